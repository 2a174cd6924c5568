<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>croupier</name>
    <message>
        <source>The table is stopped. Your credits are safe. An attendant will help you.</source>
        <translation>La mesa está detenida. Su crédito está seguro. Un empleado le ayudará.</translation>
    </message>
    <message>
        <source>The table is stopped. An attendant will go through your credits with you.</source>
        <translation>La mesa está detenida. Un empleado revisará su crédito con usted.</translation>
    </message>
    <message>
        <source>The table is stopped and this round is void: every wager goes back. An attendant will help you.</source>
        <translation>La mesa está detenida y esta ronda es nula: se devuelven todas las apuestas. Un empleado le ayudará.</translation>
    </message>
    <message>
        <source>The progressive is stopped. A progressive wager already taken stands, and the game goes on.</source>
        <translation>El progresivo está detenido. Una apuesta progresiva ya aceptada sigue valiendo y el juego continúa.</translation>
    </message>
    <message>
        <source>This seat is out of service. Your credits are safe. An attendant will help you.</source>
        <translation>Este puesto está fuera de servicio. Su crédito está seguro. Un empleado le ayudará.</translation>
    </message>
    <message>
        <source>Heads Up Hold&apos;em</source>
        <translation>Heads Up Hold&apos;em</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus</source>
        <translation>Texas Hold&apos;em Bonus</translation>
    </message>
    <message>
        <source>Fast Action Hold&apos;em</source>
        <translation>Fast Action Hold&apos;em</translation>
    </message>
    <message>
        <source>Flop Poker</source>
        <translation>Flop Poker</translation>
    </message>
    <message>
        <source>Odds</source>
        <extracomment>A wager equal to the ante, paid by the player&apos;s hand.</extracomment>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Bad beat bonus</source>
        <translation>Bonus bad beat</translation>
    </message>
    <message>
        <source>Trips Plus</source>
        <translation>Trips Plus</translation>
    </message>
    <message>
        <source>Pocket Bonus</source>
        <extracomment>The name of a side wager on the player&apos;s own two cards.</extracomment>
        <translation>Pocket Bonus</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>The name of a side wager on the player&apos;s own two cards.</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Ante</source>
        <extracomment>A wager before the deal, as its spot is labelled.</extracomment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Flop</source>
        <extracomment>The wager that is made before the flop is turned.</extracomment>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>The wager, as its spot is labelled.</extracomment>
        <translation>Progresivo</translation>
    </message>
    <message>
        <source>Ante, flop, turn and river</source>
        <translation>Ante, flop, turn y river</translation>
    </message>
    <message>
        <source>Raise, in antes</source>
        <translation>Subida, en antes</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>antes del flop</translation>
    </message>
    <message>
        <source>after the flop</source>
        <translation>después del flop</translation>
    </message>
    <message>
        <source>after turn and river</source>
        <translation>después de turn y river</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>{first} high</source>
        <translation>carta alta: {first}</translation>
    </message>
    <message>
        <source>pair of {firsts}</source>
        <translation>pareja de {firsts}</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}</source>
        <translation>doble pareja, {firsts} y {seconds}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>trío de {firsts}</translation>
    </message>
    <message>
        <source>straight to the {first}</source>
        <translation>escalera hasta {first}</translation>
    </message>
    <message>
        <source>flush, {first} high</source>
        <translation>color, carta alta {first}</translation>
    </message>
    <message>
        <source>full house, {firsts} over {seconds}</source>
        <translation>full, {firsts} con {seconds}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>póker de {firsts}</translation>
    </message>
    <message>
        <source>flush with a pair of {firsts}</source>
        <translation>color con pareja de {firsts}</translation>
    </message>
    <message>
        <source>flush with two pair, {firsts} and {seconds}</source>
        <translation>color con doble pareja, {firsts} y {seconds}</translation>
    </message>
    <message>
        <source>flush with three {firsts}</source>
        <translation>color con trío de {firsts}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>repóker de {firsts}</translation>
    </message>
    <message>
        <source>flush with a full house, {firsts} over {seconds}</source>
        <translation>color con full, {firsts} con {seconds}</translation>
    </message>
    <message>
        <source>straight flush to the {first}</source>
        <translation>escalera de color hasta {first}</translation>
    </message>
    <message>
        <source>flush with four {firsts}</source>
        <translation>color con póker de {firsts}</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>escalera real</translation>
    </message>
    <message>
        <source>flush with five {firsts}</source>
        <translation>color con repóker de {firsts}</translation>
    </message>
    <message>
        <source>{first} {second} suited</source>
        <extracomment>Two cards: &quot;ace king suited&quot;</extracomment>
        <translation>{first} y {second} del mismo palo</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two cards of two suits: &quot;queen nine&quot;</extracomment>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Flush with a pair</source>
        <translation>Color con pareja</translation>
    </message>
    <message>
        <source>Flush with two pair</source>
        <translation>Color con doble pareja</translation>
    </message>
    <message>
        <source>Flush with three of a kind</source>
        <translation>Color con trío</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Repóker</translation>
    </message>
    <message>
        <source>Flush with a full house</source>
        <translation>Color con full</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Escalera de color</translation>
    </message>
    <message>
        <source>Flush with four of a kind</source>
        <translation>Color con póker</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Escalera real</translation>
    </message>
    <message>
        <source>Flush with five of a kind</source>
        <translation>Color con repóker</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Higher hand</source>
        <translation>Mano más alta</translation>
    </message>
    <message>
        <source>Jacks or better</source>
        <translation>Jotas o mejor</translation>
    </message>
    <message>
        <source>Pair of aces</source>
        <translation>Pareja de ases</translation>
    </message>
    <message>
        <source>Ace and face card, suited</source>
        <extracomment>An ace with a king, a queen or a jack</extracomment>
        <translation>As y figura, mismo palo</translation>
    </message>
    <message>
        <source>Ace and face card</source>
        <translation>As y figura</translation>
    </message>
    <message>
        <source>A-K suited</source>
        <translation>A-K mismo palo</translation>
    </message>
    <message>
        <source>A-Q or A-J suited</source>
        <translation>A-Q o A-J mismo palo</translation>
    </message>
    <message>
        <source>A-K unsuited</source>
        <translation>A-K distinto palo</translation>
    </message>
    <message>
        <source>Pair of K, Q or J</source>
        <translation>Pareja de K, Q o J</translation>
    </message>
    <message>
        <source>A-Q or A-J unsuited</source>
        <translation>A-Q o A-J distinto palo</translation>
    </message>
    <message>
        <source>Pair of 10s to 2s</source>
        <translation>Pareja del 10 al 2</translation>
    </message>
    <message>
        <source>A-A against the dealer&apos;s A-A</source>
        <translation>A-A contra A-A del crupier</translation>
    </message>
    <message>
        <source>Flopped royal flush in spades</source>
        <extracomment>The player&apos;s two cards and the first three community cards are the royal flush</extracomment>
        <translation>Escalera real de picas en el flop</translation>
    </message>
    <message>
        <source>Flopped royal flush</source>
        <translation>Escalera real en el flop</translation>
    </message>
    <message>
        <source>Royal flush on the board</source>
        <translation>Escalera real en la mesa</translation>
    </message>
    <message>
        <source>Royal flush after 5 cards</source>
        <extracomment>Complete when so many cards are known: the player&apos;s two and three, four or five community cards</extracomment>
        <translation>Escalera real con 5 cartas</translation>
    </message>
    <message>
        <source>Royal flush after 6 cards</source>
        <translation>Escalera real con 6 cartas</translation>
    </message>
    <message>
        <source>Royal flush after 7 cards</source>
        <translation>Escalera real con 7 cartas</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tablas de pago</translation>
    </message>
    <message>
        <source>Limits and clocks</source>
        <translation>Límites y tiempos</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Cartas limpias</translation>
    </message>
    <message>
        <source>Play safely</source>
        <translation>Juego seguro</translation>
    </message>
    <message>
        <source>For a winning hand. With less than a straight they come back.</source>
        <translation>Para una mano ganadora. Con menos de escalera se devuelve.</translation>
    </message>
    <message>
        <source>Paid on the odds when such a hand loses.</source>
        <translation>Se paga en el odds cuando pierde una mano así.</translation>
    </message>
    <message>
        <source>Flopped: your two cards and the first three community cards.</source>
        <translation>En el flop: sus dos cartas y las tres primeras comunitarias.</translation>
    </message>
    <message>
        <source>A face card is a king, a queen or a jack.</source>
        <translation>Una figura es un rey, una reina o una jota.</translation>
    </message>
    <message>
        <source>Only the highest line is paid.</source>
        <translation>Solo se paga la línea más alta.</translation>
    </message>
    <message>
        <source>Hands, from the highest</source>
        <translation>Manos, de mayor a menor</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>In steps of {step}.</source>
        <translation>En pasos de {step}.</translation>
    </message>
    <message>
        <source>A fixed amount.</source>
        <translation>Un importe fijo.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>To bet</source>
        <translation>Para apostar</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Para decidir</translation>
    </message>
    <message>
        <source>To cut the cards</source>
        <translation>Para cortar la baraja</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Tiempo extra</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Extra time is yours when the clock has run out. It is full again every {rounds} rounds.</source>
        <translation>El tiempo extra es suyo cuando se acaba el reloj. Se completa de nuevo cada {rounds} rondas.</translation>
    </message>
    <message>
        <source>If your time runs out, you check; after turn and river you fold.</source>
        <translation>Si se acaba su tiempo, usted pasa; después de turn y river se retira.</translation>
    </message>
    <message>
        <source>If your time runs out, you fold before the flop, and check later.</source>
        <translation>Si se acaba su tiempo, se retira antes del flop y pasa después.</translation>
    </message>
    <message>
        <source>If your time runs out, you keep two cards by the house ways.</source>
        <translation>Si se acaba su tiempo, conserva dos cartas según las reglas de la casa.</translation>
    </message>
    <message>
        <source>If your time runs out, you surrender the ante.</source>
        <translation>Si se acaba su tiempo, rinde el ante.</translation>
    </message>
    <message>
        <source>No bet is ever added for you.</source>
        <translation>Nunca se añade una apuesta por usted.</translation>
    </message>
    <message>
        <source>Large wins</source>
        <translation>Premios grandes</translation>
    </message>
    <message>
        <source>An attendant pays any single win of {amount} or more.</source>
        <translation>Un empleado paga todo premio de {amount} o más.</translation>
    </message>
    <message>
        <source>An attendant also pays a win of the whole meter.</source>
        <translation>Un empleado paga también el premio progresivo completo.</translation>
    </message>
    <message>
        <source>Ante, flop, turn, river and bonus together win {amount} at most for a seat in a round.</source>
        <translation>Ante, flop, turn, river y bonus ganan juntos {amount} como máximo por puesto y ronda.</translation>
    </message>
    <message>
        <source>Ante and flop together win {amount} at most for a seat in a round. The pot has no limit.</source>
        <translation>Ante y flop ganan juntos {amount} como máximo por puesto y ronda. El bote no tiene límite.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Su puesto</translation>
    </message>
    <message>
        <source>If you step away with credit, your seat is kept for {time}.</source>
        <translation>Si se ausenta con crédito, su puesto se guarda {time}.</translation>
    </message>
    <message>
        <source>Your credit stays yours. No clock ever takes it.</source>
        <translation>Su crédito sigue siendo suyo. Ningún reloj se lo quita.</translation>
    </message>
    <message>
        <source>The return is what comes back of all that is staked, on average over very many rounds.</source>
        <translation>El retorno es lo que vuelve de todo lo apostado, como promedio de muchísimas rondas.</translation>
    </message>
    <message>
        <source>The house edge is what the house keeps on average. Any one visit can differ widely.</source>
        <translation>La ventaja de la casa es lo que la casa conserva como promedio. Una visita concreta puede ser muy distinta.</translation>
    </message>
    <message>
        <source>Ante, odds and raise</source>
        <translation>Ante, odds y subida</translation>
    </message>
    <message>
        <source>Ante and flop</source>
        <translation>Ante y flop</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retorno medio</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>House edge, of the ante</source>
        <translation>Ventaja de la casa, sobre el ante</translation>
    </message>
    <message>
        <source>House edge, of the first wager</source>
        <translation>Ventaja de la casa, sobre la primera apuesta</translation>
    </message>
    <message>
        <source>Return at this meter</source>
        <translation>Retorno con este premio</translation>
    </message>
    <message>
        <source>House edge at this meter</source>
        <translation>Ventaja de la casa con este premio</translation>
    </message>
    <message>
        <source>Return in the long run</source>
        <translation>Retorno a largo plazo</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>Con el mejor juego.</translation>
    </message>
    <message>
        <source>Estimated, with the best play we found.</source>
        <translation>Estimado, con el mejor juego que hallamos.</translation>
    </message>
    <message>
        <source>{figure} ± {margin}</source>
        <extracomment>how far an estimate may be off, such as 98.18% ± 0.01%</extracomment>
        <translation>{figure} ± {margin}</translation>
    </message>
    <message>
        <source>Hands that best play folds are counted as lost.</source>
        <translation>Las manos que el mejor juego retira cuentan como perdidas.</translation>
    </message>
    <message>
        <source>At a meter of {amount}. The long run is over many meters, each from its start to its win.</source>
        <translation>Con un premio de {amount}. El largo plazo abarca muchos premios, cada uno desde su inicio hasta que se gana.</translation>
    </message>
    <message>
        <source>The payout limit can cut the largest wins; these figures leave it out.</source>
        <translation>El límite de pago puede recortar los premios mayores; estas cifras no lo incluyen.</translation>
    </message>
    <message>
        <source>Before the first card is dealt, the order of the whole deck is fixed and sealed with a stamp.</source>
        <translation>Antes de la primera carta, el orden de toda la baraja queda fijado y sellado.</translation>
    </message>
    <message>
        <source>Before its first card is dealt, the order of the whole shoe is fixed and sealed with a stamp.</source>
        <translation>Antes de su primera carta, el orden de todo el sabot queda fijado y sellado.</translation>
    </message>
    <message>
        <source>The players&apos; cut comes after the stamp.</source>
        <translation>El corte de los jugadores viene después del sello.</translation>
    </message>
    <message>
        <source>The stamp is a code; its first characters stand beside the dealer.</source>
        <translation>El sello es un código; sus primeros caracteres están junto al crupier.</translation>
    </message>
    <message>
        <source>Nobody can exchange a card after that: the stamp would no longer fit.</source>
        <translation>Después nadie puede cambiar una carta: el sello ya no coincidiría.</translation>
    </message>
    <message>
        <source>After the round its cards are opened, and anybody can check them against the stamp.</source>
        <translation>Tras la ronda se muestran sus cartas y cualquiera puede comprobarlas con el sello.</translation>
    </message>
    <message>
        <source>To check a round</source>
        <translation>Para comprobar una ronda</translation>
    </message>
    <message>
        <source>Note its number N and ask an attendant for the proof: {command}</source>
        <translation>Anote su número N y pida la prueba a un empleado: {command}</translation>
    </message>
    <message>
        <source>Decide before you start how much time and money it may cost.</source>
        <translation>Decida antes de empezar cuánto tiempo y dinero puede costarle.</translation>
    </message>
    <message>
        <source>Please do not play to win back what you lost.</source>
        <translation>No juegue para recuperar lo perdido, por favor.</translation>
    </message>
    <message>
        <source>Every round has a newly shuffled deck: what came before changes nothing.</source>
        <translation>Cada ronda tiene una baraja recién barajada: lo anterior no cambia nada.</translation>
    </message>
    <message>
        <source>Every {time} this seat tells you how long you have played.</source>
        <translation>Cada {time} este puesto le dice cuánto tiempo ha jugado.</translation>
    </message>
    <message>
        <source>Your credit stays yours. You can cash out after any round.</source>
        <translation>Su crédito sigue siendo suyo. Puede cobrar después de cualquier ronda.</translation>
    </message>
    <message>
        <source>Credit at this table is for demonstration. It is not money.</source>
        <translation>El crédito de esta mesa es de demostración. No es dinero.</translation>
    </message>
    <message>
        <source>If it worries you</source>
        <translation>Si le preocupa</translation>
    </message>
    <message>
        <source>About this table</source>
        <translation>Sobre esta mesa</translation>
    </message>
    <message>
        <source>Your bet</source>
        <translation>Su apuesta</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Su elección</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>When bets come back</source>
        <translation>Cuándo se devuelven las apuestas</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas adicionales</translation>
    </message>
    <message>
        <source>The progressive</source>
        <translation>El progresivo</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Naturales</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>El bote</translation>
    </message>
    <message>
        <source>You and the dealer get two cards each. Five community cards are shared.</source>
        <translation>Usted y el crupier reciben dos cartas cada uno. Cinco cartas comunitarias son para todos.</translation>
    </message>
    <message>
        <source>The best five of these seven cards are the hand.</source>
        <translation>Las mejores cinco de estas siete cartas forman la mano.</translation>
    </message>
    <message>
        <source>It counts even if you fold.</source>
        <translation>Cuenta aunque se retire.</translation>
    </message>
    <message>
        <source>If you fold, it is lost.</source>
        <translation>Si se retira, se pierde.</translation>
    </message>
    <message>
        <source>Bet the ante, and the same on the odds.</source>
        <translation>Apueste el ante y lo mismo en el odds.</translation>
    </message>
    <message>
        <source>You may raise once in a round.</source>
        <translation>Puede subir una vez por ronda.</translation>
    </message>
    <message>
        <source>Before the flop: raise 1, 2 or 3 antes, or check.</source>
        <translation>Antes del flop: suba 1, 2 o 3 antes, o pase.</translation>
    </message>
    <message>
        <source>After the flop: raise 1 or 2 antes, or check.</source>
        <translation>Después del flop: suba 1 o 2 antes, o pase.</translation>
    </message>
    <message>
        <source>After turn and river: raise 1 ante, or fold. A fold loses ante and odds.</source>
        <translation>Después de turn y river: suba 1 ante o retírese. Al retirarse pierde ante y odds.</translation>
    </message>
    <message>
        <source>Your hand is higher: ante and raise pay {pays}.</source>
        <translation>Su mano es más alta: ante y subida pagan {pays}.</translation>
    </message>
    <message>
        <source>The odds then pay by their table from a straight up. With less they come back.</source>
        <translation>El odds paga entonces según su tabla desde escalera. Con menos se devuelve.</translation>
    </message>
    <message>
        <source>Your hand is lower: ante, raise and odds lose.</source>
        <translation>Su mano es más baja: ante, subida y odds pierden.</translation>
    </message>
    <message>
        <source>But with a straight or better the odds pay by the bad beat table.</source>
        <translation>Pero con escalera o mejor el odds paga según la tabla bad beat.</translation>
    </message>
    <message>
        <source>Equal hands: ante, raise and odds come back.</source>
        <translation>Manos iguales: ante, subida y odds se devuelven.</translation>
    </message>
    <message>
        <source>The dealer has less than a pair: the ante comes back, unless you folded. Raise and odds still count.</source>
        <translation>El crupier tiene menos de una pareja: el ante se devuelve, salvo que se haya retirado. Subida y odds siguen contando.</translation>
    </message>
    <message>
        <source>Trips Plus pays for three of a kind or better in the best five of your seven cards.</source>
        <translation>Trips Plus paga desde un trío en las mejores cinco de sus siete cartas.</translation>
    </message>
    <message>
        <source>Trips Plus pays for three of a kind or better, made of both your cards and three community cards.</source>
        <translation>Trips Plus paga desde un trío formado con sus dos cartas y tres comunitarias.</translation>
    </message>
    <message>
        <source>Pocket Bonus pays for your own two cards, even if you fold.</source>
        <translation>Pocket Bonus paga por sus dos cartas, aunque se retire.</translation>
    </message>
    <message>
        <source>Bet the ante.</source>
        <translation>Apueste el ante.</translation>
    </message>
    <message>
        <source>Before the flop: bet 2 antes, or fold and lose the ante.</source>
        <translation>Antes del flop: apueste 2 antes, o retírese y pierda el ante.</translation>
    </message>
    <message>
        <source>Before the turn, and again before the river: bet 1 ante, or check.</source>
        <translation>Antes del turn, y otra vez antes del river: apueste 1 ante o pase.</translation>
    </message>
    <message>
        <source>Your hand is higher: the bets on flop, turn and river pay {pays}.</source>
        <translation>Su mano es más alta: las apuestas de flop, turn y river pagan {pays}.</translation>
    </message>
    <message>
        <source>The ante of a higher hand pays {pays} from a straight up. With less it comes back.</source>
        <translation>El ante de una mano más alta paga {pays} desde escalera. Con menos se devuelve.</translation>
    </message>
    <message>
        <source>The ante of a higher hand pays {pays} from a flush up. With less it comes back.</source>
        <translation>El ante de una mano más alta paga {pays} desde color. Con menos se devuelve.</translation>
    </message>
    <message>
        <source>If the dealer has four of a kind, the hand you kept loses. The second bet of a split comes back.</source>
        <translation>Si el crupier tiene un póker, la mano que conservó pierde. La segunda apuesta de una división se devuelve.</translation>
    </message>
    <message>
        <source>A win at so much to 1 also returns your {amount}. A part of the meter is paid without it.</source>
        <translation>Un premio de tanto a 1 devuelve también sus {amount}. Una parte del progresivo se paga sin ellos.</translation>
    </message>
    <message>
        <source>Your hand is lower: all these bets lose.</source>
        <translation>Su mano es más baja: todas estas apuestas pierden.</translation>
    </message>
    <message>
        <source>Equal hands: all these bets come back.</source>
        <translation>Manos iguales: todas estas apuestas se devuelven.</translation>
    </message>
    <message>
        <source>The bonus pays for your own two cards, even if you fold.</source>
        <translation>El bonus paga por sus dos cartas, aunque se retire.</translation>
    </message>
    <message>
        <source>Two aces against two aces of the dealer pay {pays}.</source>
        <translation>Dos ases contra dos ases del crupier pagan {pays}.</translation>
    </message>
    <message>
        <source>Make one bet.</source>
        <translation>Haga una apuesta.</translation>
    </message>
    <message>
        <source>You and the dealer get four cards each, from {decks} decks.</source>
        <translation>Usted y el crupier reciben cuatro cartas cada uno, de {decks} barajas.</translation>
    </message>
    <message>
        <source>The best five of two cards you keep and five community cards are the hand.</source>
        <translation>La mano son las mejores cinco entre las dos cartas que conserva y cinco comunitarias.</translation>
    </message>
    <message>
        <source>Keep two of your four cards.</source>
        <translation>Conserve dos de sus cuatro cartas.</translation>
    </message>
    <message>
        <source>Or split them: two hands of two cards, and a second bet equal to the first.</source>
        <translation>O divídalas: dos manos de dos cartas y una segunda apuesta igual a la primera.</translation>
    </message>
    <message>
        <source>Or surrender: half of your bet comes back.</source>
        <translation>O ríndase: se devuelve la mitad de su apuesta.</translation>
    </message>
    <message>
        <source>Four of a kind in your four cards pay {pays} at once, whatever the dealer has.</source>
        <translation>Un póker en sus cuatro cartas paga {pays} enseguida, tenga lo que tenga el crupier.</translation>
    </message>
    <message>
        <source>The dealer keeps two cards by fixed rules, the house ways.</source>
        <translation>El crupier conserva dos cartas según reglas fijas, las reglas de la casa.</translation>
    </message>
    <message>
        <source>Your hand is higher: it pays {pays}.</source>
        <translation>Su mano es más alta: paga {pays}.</translation>
    </message>
    <message>
        <source>Your hand is lower or equal: it loses. An equal hand is called a copy.</source>
        <translation>Su mano es más baja o igual: pierde. Una mano igual se llama copia.</translation>
    </message>
    <message>
        <source>Bet the ante. You play against the pay table; there is no dealer&apos;s hand.</source>
        <translation>Apueste el ante. Juega contra la tabla de pago; el crupier no tiene mano.</translation>
    </message>
    <message>
        <source>From two players on, everybody also puts {amount} into the pot.</source>
        <translation>Desde dos jugadores, cada uno pone además {amount} en el bote.</translation>
    </message>
    <message>
        <source>You get three cards. Three community cards are shared.</source>
        <translation>Recibe tres cartas. Tres cartas comunitarias son para todos.</translation>
    </message>
    <message>
        <source>Your hand is your three cards and the best two of the community cards.</source>
        <translation>Su mano son sus tres cartas y las dos mejores comunitarias.</translation>
    </message>
    <message>
        <source>Before the community cards are turned: bet the flop, as much as the ante, or surrender the ante.</source>
        <translation>Antes de abrir las comunitarias: apueste el flop, igual que el ante, o rinda el ante.</translation>
    </message>
    <message>
        <source>A pair of jacks or better: the ante pays {pays}, and the flop bet pays by its table.</source>
        <translation>Pareja de jotas o mejor: el ante paga {pays} y la apuesta de flop paga según su tabla.</translation>
    </message>
    <message>
        <source>With less, both lose.</source>
        <translation>Con menos, ambas pierden.</translation>
    </message>
    <message>
        <source>The highest hand at the table wins the pot, even if it was surrendered.</source>
        <translation>La mano más alta de la mesa gana el bote, aunque se haya rendido.</translation>
    </message>
    <message>
        <source>Equal hands share it. The house keeps nothing of it.</source>
        <translation>Las manos iguales lo comparten. La casa no se queda nada.</translation>
    </message>
    <message>
        <source>This side bet is exactly {amount}. It pays by its own table.</source>
        <translation>Esta apuesta adicional es de {amount} exactos. Paga según su propia tabla.</translation>
    </message>
    <message>
        <source>A win is paid without your {amount}.</source>
        <translation>Un premio se paga sin sus {amount}.</translation>
    </message>
    <message>
        <source>Several winners of the whole meter share it.</source>
        <translation>Varios ganadores del premio completo lo comparten.</translation>
    </message>
    <message>
        <source>Your last rounds</source>
        <translation>Sus últimas rondas</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Aún no hay rondas</translation>
    </message>
    <message>
        <source>Cash out {amount}?</source>
        <translation>¿Cobrar {amount}?</translation>
    </message>
    <message>
        <source>Leave the seat and cash out?</source>
        <translation>¿Dejar el puesto y cobrar?</translation>
    </message>
    <message>
        <source>Credits of a demonstration. No money changes hands.</source>
        <translation>Crédito de demostración. Sin dinero de por medio.</translation>
    </message>
    <message>
        <source>More credit</source>
        <translation>Más crédito</translation>
    </message>
    <message>
        <source>Step away</source>
        <translation>Ausentarse</translation>
    </message>
    <message>
        <source>{percent}% deep</source>
        <translation>Al {percent} %</translation>
    </message>
    <message>
        <source>Where shall the stack be cut? Or leave it to the next player.</source>
        <translation>¿Dónde se corta el mazo? O déjelo al siguiente jugador.</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>This table plays without money. If gambling worries you, the helpline of the place where you live can help.</source>
        <translation>En esta mesa se juega sin dinero. Si el juego le preocupa, la línea de ayuda de su lugar de residencia puede ayudarle.</translation>
    </message>
    <message>
        <source>If gambling worries you, talk to somebody: Massachusetts Problem Gambling Helpline, 1-800-327-5050. Free, confidential, day and night.</source>
        <translation>Si el juego le preocupa, hable con alguien: Massachusetts Problem Gambling Helpline, 1-800-327-5050. Gratuita, confidencial, día y noche.</translation>
    </message>
    <message>
        <source>If gambling worries you, talk to somebody: New York State HOPEline, 1-877-8-HOPENY. Day and night.</source>
        <translation>Si el juego le preocupa, hable con alguien: New York State HOPEline, 1-877-8-HOPENY. Día y noche.</translation>
    </message>
    <message>
        <source>Demonstration: this table is not certified for real-money play.</source>
        <translation>Demostración: esta mesa no está certificada para jugar con dinero real.</translation>
    </message>
    <message>
        <source>This table is not certified for real-money play.</source>
        <translation>Esta mesa no está certificada para jugar con dinero real.</translation>
    </message>
    <message>
        <source>That is not possible now. An attendant can help you.</source>
        <translation>Eso no es posible ahora. Un empleado puede ayudarle.</translation>
    </message>
    <message>
        <source>Please touch the seat to sit down first.</source>
        <translation>Toque primero el puesto para sentarse, por favor.</translation>
    </message>
    <message>
        <source>This seat is taken. Please choose another.</source>
        <translation>Este puesto está ocupado. Elija otro, por favor.</translation>
    </message>
    <message>
        <source>This seat is out of service. Please choose another.</source>
        <translation>Este puesto está fuera de servicio. Elija otro, por favor.</translation>
    </message>
    <message>
        <source>An attendant is coming to pay you {amount}. Then you play on.</source>
        <translation>Un empleado viene a pagarle {amount}. Después sigue jugando.</translation>
    </message>
    <message>
        <source>An attendant is coming with your {amount}. Please wait a moment.</source>
        <translation>Un empleado viene con sus {amount}. Espere un momento, por favor.</translation>
    </message>
    <message>
        <source>The table is closed. Please ask an attendant.</source>
        <translation>La mesa está cerrada. Pregunte a un empleado, por favor.</translation>
    </message>
    <message>
        <source>The table went on while you touched. Please look and touch again.</source>
        <translation>La mesa cambió mientras tocaba. Mire y toque de nuevo, por favor.</translation>
    </message>
    <message>
        <source>You are leaving already. Nothing more is needed.</source>
        <translation>Ya está saliendo. No hace falta nada más.</translation>
    </message>
    <message>
        <source>An attendant is on the way already.</source>
        <translation>Ya viene un empleado.</translation>
    </message>
    <message>
        <source>Your hand is in play. You can cash out after this round.</source>
        <translation>Su mano está en juego. Podrá cobrar después de esta ronda.</translation>
    </message>
    <message>
        <source>No more bets in this round. You can bet in the next one.</source>
        <translation>Ya no se apuesta en esta ronda. Podrá apostar en la siguiente.</translation>
    </message>
    <message>
        <source>You can bet as soon as the cards are ready.</source>
        <translation>Podrá apostar en cuanto las cartas estén listas.</translation>
    </message>
    <message>
        <source>There is no bet yet. Choose a chip and touch a spot.</source>
        <translation>Aún no hay apuesta. Elija una ficha y toque una casilla.</translation>
    </message>
    <message>
        <source>There is no bet that can be doubled.</source>
        <translation>No hay apuesta que se pueda doblar.</translation>
    </message>
    <message>
        <source>Touch Clear first, then Repeat.</source>
        <translation>Toque primero Borrar y después Repetir.</translation>
    </message>
    <message>
        <source>Still missing: {wager}. Touch its spot to bet at least {least}.</source>
        <translation>Falta: {wager}. Toque su casilla y apueste al menos {least}.</translation>
    </message>
    <message>
        <source>With two players or more, all play for the pot. Touch Pot to add {amount}.</source>
        <translation>Con dos jugadores o más, todos juegan por el bote. Toque Bote para añadir {amount}.</translation>
    </message>
    <message>
        <source>{wager}: {most} at most. {amount} is there now.</source>
        <translation>{wager}: {most} como máximo. Ahora hay {amount}.</translation>
    </message>
    <message>
        <source>{wager}: {least} at least. Add {missing}, or touch Clear.</source>
        <translation>{wager}: al menos {least}. Añada {missing} o toque Borrar.</translation>
    </message>
    <message>
        <source>{wager}: only in steps of {step}. Add a chip, or touch Undo.</source>
        <translation>{wager}: solo en pasos de {step}. Añada una ficha o toque Deshacer.</translation>
    </message>
    <message>
        <source>The odds must equal the ante of {amount}. Touch Clear and bet both again.</source>
        <translation>El odds debe ser igual al ante de {amount}. Toque Borrar y apueste ambos de nuevo.</translation>
    </message>
    <message>
        <source>{wager}: this amount does not fit. Touch Clear and bet again.</source>
        <translation>{wager}: este importe no vale. Toque Borrar y apueste de nuevo.</translation>
    </message>
    <message>
        <source>This game does not have that bet. Touch another spot.</source>
        <translation>Este juego no tiene esa apuesta. Toque otra casilla.</translation>
    </message>
    <message>
        <source>Please choose one of the chips shown.</source>
        <translation>Elija una de las fichas mostradas, por favor.</translation>
    </message>
    <message>
        <source>The progressive is not played in this round. Your other bets are.</source>
        <translation>El progresivo no se juega en esta ronda. Sus otras apuestas sí.</translation>
    </message>
    <message>
        <source>There is no credit on this seat.</source>
        <translation>No hay crédito en este puesto.</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Bet less, or buy in.</source>
        <translation>Hace falta más que sus {credit}. Apueste menos o compre crédito.</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Bet less, or ask an attendant for credit.</source>
        <translation>Hace falta más que sus {credit}. Apueste menos o pida crédito a un empleado.</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Please choose another button.</source>
        <translation>Hace falta más que sus {credit}. Elija otro botón, por favor.</translation>
    </message>
    <message>
        <source>An attendant puts credit on your seat. Please call one.</source>
        <translation>Un empleado carga crédito en su puesto. Llame a uno, por favor.</translation>
    </message>
    <message>
        <source>Please choose another amount. A seat holds {most} at most.</source>
        <translation>Elija otro importe, por favor. Un puesto admite {most} como máximo.</translation>
    </message>
    <message>
        <source>This round is over. The next one begins soon.</source>
        <translation>Esta ronda ha terminado. La siguiente empieza pronto.</translation>
    </message>
    <message>
        <source>You are not in this round. You can bet in the next one.</source>
        <translation>No está en esta ronda. Podrá apostar en la siguiente.</translation>
    </message>
    <message>
        <source>That is not open now. Please choose one of the buttons shown.</source>
        <translation>Eso no se puede ahora. Elija uno de los botones mostrados, por favor.</translation>
    </message>
    <message>
        <source>You have nothing to decide now. Please wait for the others.</source>
        <translation>Ahora no tiene nada que decidir. Espere a los demás, por favor.</translation>
    </message>
    <message>
        <source>The cut is not offered to you now.</source>
        <translation>Ahora no le toca cortar.</translation>
    </message>
    <message>
        <source>Please cut at least {count} cards from either end.</source>
        <translation>Corte al menos a {count} cartas de cada extremo, por favor.</translation>
    </message>
    <message>
        <source>That did not work. Please touch again.</source>
        <translation>No ha funcionado. Toque de nuevo, por favor.</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Puesto {seat}</translation>
    </message>
    <message>
        <source>Touch to sit</source>
        <translation>Toque para sentarse</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Crédito</translation>
    </message>
    <message>
        <source>Total bet</source>
        <translation>Apuesta total</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>The player has bet all that is wanted and need not wait for the clock.</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Sit out</source>
        <extracomment>The player sits this round out.</extracomment>
        <translation>Pasar ronda</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Get up from the seat.</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>Empleado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Four colours</source>
        <extracomment>A deck whose suits have four colours.</extracomment>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Choose how much to buy in</source>
        <translation>Elija cuánto crédito comprar</translation>
    </message>
    <message>
        <source>An attendant adds your credit</source>
        <translation>Un empleado carga su crédito</translation>
    </message>
    <message>
        <source>Choose a chip, touch a spot</source>
        <translation>Elija ficha y toque una casilla</translation>
    </message>
    <message>
        <source>Add chips, or touch Deal</source>
        <translation>Añada fichas o toque Repartir</translation>
    </message>
    <message>
        <source>Ready: waiting for the others</source>
        <translation>Listo: espere a los demás</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>Hold your cards to look</source>
        <translation>Mantenga para ver sus cartas</translation>
    </message>
    <message>
        <source>Choose the two cards to keep</source>
        <translation>Elija dos cartas para conservar</translation>
    </message>
    <message>
        <source>Choose one card more</source>
        <translation>Elija una carta más</translation>
    </message>
    <message>
        <source>Keep these two, or split</source>
        <translation>Conserve estas dos o divida</translation>
    </message>
    <message>
        <source>You may cut the cards</source>
        <translation>Puede cortar la baraja</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>No cortar</translation>
    </message>
    <message>
        <source>Decided: waiting for the others</source>
        <translation>Decidido: espere a los demás</translation>
    </message>
    <message>
        <source>Bets open when the cards are ready</source>
        <translation>Se apuesta cuando las cartas estén listas</translation>
    </message>
    <message>
        <source>You can bet in the next round</source>
        <translation>Apueste en la próxima ronda</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>No juega esta ronda</translation>
    </message>
    <message>
        <source>Time is up. It was decided for you.</source>
        <extracomment>The decision that was made for the player follows.</extracomment>
        <translation>Se acabó el tiempo. Se decidió por usted.</translation>
    </message>
    <message>
        <source>Your bets came back: they were not complete.</source>
        <translation>Sus apuestas volvieron: no estaban completas.</translation>
    </message>
    <message>
        <source>Your bets came back. {wager} was missing.</source>
        <translation>Sus apuestas volvieron. Faltaba: {wager}.</translation>
    </message>
    <message>
        <source>Your bets came back. {wager}: {least} at least.</source>
        <translation>Sus apuestas volvieron. {wager}: al menos {least}.</translation>
    </message>
    <message>
        <source>Your bets came back. {wager}: only in steps of {step}.</source>
        <translation>Sus apuestas volvieron. {wager}: solo en pasos de {step}.</translation>
    </message>
    <message>
        <source>Your bets came back. An attendant has to come first.</source>
        <translation>Sus apuestas volvieron. Primero tiene que venir un empleado.</translation>
    </message>
    <message>
        <source>The progressive chip was not taken. You may pick it up.</source>
        <translation>La ficha progresiva no se aceptó. Puede retirarla.</translation>
    </message>
    <message>
        <source>The progressive is stopped: the chip was not taken.</source>
        <translation>El progresivo está detenido: la ficha no se aceptó.</translation>
    </message>
    <message>
        <source>The progressive takes {amount} of credit: the chip was not taken.</source>
        <translation>El progresivo cuesta {amount} de crédito: la ficha no se aceptó.</translation>
    </message>
    <message>
        <source>You leave after this round</source>
        <translation>Saldrá después de esta ronda</translation>
    </message>
    <message>
        <source>Paid out: {amount}. Thank you!</source>
        <translation>Pagado: {amount}. ¡Gracias!</translation>
    </message>
    <message>
        <source>Hand-pay</source>
        <translation>Pago manual</translation>
    </message>
    <message>
        <source>An attendant is coming to pay you.</source>
        <translation>Un empleado viene a pagarle.</translation>
    </message>
    <message>
        <source>Cash-out</source>
        <translation>Cobro</translation>
    </message>
    <message>
        <source>An attendant is coming with your money.</source>
        <translation>Un empleado viene con su dinero.</translation>
    </message>
    <message>
        <source>Seat out of service</source>
        <translation>Puesto fuera de servicio</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Estoy aquí</translation>
    </message>
    <message>
        <source>Reserved for {time}</source>
        <translation>Reservado {time}</translation>
    </message>
    <message>
        <source>Your credit stays on the seat.</source>
        <translation>Su crédito sigue en el puesto.</translation>
    </message>
    <message>
        <source>Please ask an attendant about this seat</source>
        <translation>Pregunte a un empleado por este puesto</translation>
    </message>
    <message>
        <source>A moment to look up</source>
        <translation>Un momento de pausa</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo jugado</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Bet so far</source>
        <translation>Apostado hasta ahora</translation>
    </message>
    <message>
        <source>Returned so far</source>
        <translation>Devuelto hasta ahora</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Hagan sus apuestas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>Players decide</source>
        <translation>Los jugadores deciden</translation>
    </message>
    <message>
        <source>Winners are paid</source>
        <translation>Se paga a los ganadores</translation>
    </message>
    <message>
        <source>The cards lie open for you to inspect</source>
        <translation>Las cartas están a la vista para su revisión</translation>
    </message>
    <message>
        <source>The cards are turned over</source>
        <translation>Se dan la vuelta las cartas</translation>
    </message>
    <message>
        <source>The cards are washed</source>
        <translation>Se mezclan las cartas en la mesa</translation>
    </message>
    <message>
        <source>The cards are shuffled</source>
        <translation>Se barajan las cartas</translation>
    </message>
    <message>
        <source>Seat {seat} may cut the cards</source>
        <translation>El puesto {seat} puede cortar</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation>Cartas comunitarias</translation>
    </message>
    <message>
        <source>Burned</source>
        <translation>Quemadas</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Deck sealed: {stamp}</source>
        <extracomment>The first characters of a hash that fixes the deck before the deal.</extracomment>
        <translation>Baraja sellada: {stamp}</translation>
    </message>
    <message>
        <source>Progressive stopped</source>
        <translation>Progresivo detenido</translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive</source>
        <translation>El puesto {seat} gana el progresivo</translation>
    </message>
    <message>
        <source>Seats {seats} win the progressive</source>
        <extracomment>The seats&apos; numbers: 1, 4</extracomment>
        <translation>Los puestos {seats} ganan el progresivo</translation>
    </message>
    <message>
        <source>Touch a seat to play</source>
        <translation>Toque un puesto para jugar</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Le damos la bienvenida</translation>
    </message>
    <message>
        <source>Demonstration: no money</source>
        <translation>Demostración: sin dinero</translation>
    </message>
    <message>
        <source>Test mode</source>
        <translation>Modo de prueba</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>REPETICIÓN</translation>
    </message>
    <message>
        <source>An earlier round: nothing here is played or paid</source>
        <translation>Una ronda anterior: aquí no se juega ni se paga</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Fuera de servicio</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Código {code}</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>La mesa está cerrada</translation>
    </message>
    <message>
        <source>No new round begins. You can cash out.</source>
        <translation>No empieza otra ronda. Puede cobrar.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation>Una breve pausa</translation>
    </message>
    <message>
        <source>A short pause after this round</source>
        <translation>Una breve pausa tras esta ronda</translation>
    </message>
    <message>
        <source>An attendant needs the screen. Bets and credits stay as they are.</source>
        <translation>Un empleado necesita la pantalla. Las apuestas y los créditos quedan como están.</translation>
    </message>
    <message>
        <source>Round resumed</source>
        <translation>Ronda reanudada</translation>
    </message>
    <message>
        <source>The power was lost. Cards, bets and credits are as they were.</source>
        <translation>Se cortó la corriente. Cartas, apuestas y créditos están como estaban.</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Limpieza</translation>
    </message>
    <message>
        <source>Touch is off for {time}</source>
        <translation>Pantalla táctil desactivada: {time}</translation>
    </message>
    <message>
        <source>Raise</source>
        <extracomment>The raise as a spot is labelled: a noun.</extracomment>
        <translation>Subida</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Second wager</source>
        <extracomment>The wager on a split&apos;s second hand.</extracomment>
        <translation>Segunda apuesta</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <extracomment>The spot where the two kept cards lie.</extracomment>
        <translation>Cartas conservadas</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Raise {times}x</source>
        <translation>Subir {times}x</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>A button: make the flop, turn or river wager.</extracomment>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Keep two</source>
        <translation>Conservar dos</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Pasó</translation>
    </message>
    <message>
        <source>Raised {times}x</source>
        <translation>Subió {times}x</translation>
    </message>
    <message>
        <source>Bet made</source>
        <translation>Apostó</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Se retiró</translation>
    </message>
    <message>
        <source>Two kept</source>
        <translation>Conservó dos</translation>
    </message>
    <message>
        <source>Hand split</source>
        <translation>Dividió</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Se rindió</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pierde</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nula</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Mitad devuelta</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <extracomment>The odds wager is paid although a strong hand was beaten.</extracomment>
        <translation>Bad beat</translation>
    </message>
    <message>
        <source>Payout limit</source>
        <translation>Límite de pago</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Does not qualify</source>
        <translation>No califica</translation>
    </message>
    <message>
        <source>{n} to {d}</source>
        <translation>{n} a {d}</translation>
    </message>
    <message>
        <source>{percent}% of the meter</source>
        <translation>{percent} % del premio</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
</context>
</TS>
