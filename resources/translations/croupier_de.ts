<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>croupier</name>
    <message>
        <source>The table is stopped. Your credits are safe. An attendant will help you.</source>
        <translation>Der Tisch ist angehalten. Ihr Guthaben ist sicher. Das Personal hilft Ihnen.</translation>
    </message>
    <message>
        <source>The table is stopped. An attendant will go through your credits with you.</source>
        <translation>Der Tisch ist angehalten. Das Personal geht Ihr Guthaben mit Ihnen durch.</translation>
    </message>
    <message>
        <source>The table is stopped and this round is void: every wager goes back. An attendant will help you.</source>
        <translation>Der Tisch ist angehalten und diese Runde ungültig: Alle Einsätze gehen zurück. Das Personal hilft Ihnen.</translation>
    </message>
    <message>
        <source>The progressive is stopped. A progressive wager already taken stands, and the game goes on.</source>
        <translation>Der Jackpot ist angehalten. Ein schon angenommener Jackpot-Einsatz gilt weiter, und das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>This seat is out of service. Your credits are safe. An attendant will help you.</source>
        <translation>Dieser Platz ist außer Betrieb. Ihr Guthaben ist sicher. Das Personal hilft Ihnen.</translation>
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
        <translation>Bad-Beat-Bonus</translation>
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
        <translation>Einsatz</translation>
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
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Ante, flop, turn and river</source>
        <translation>Ante, Flop, Turn und River</translation>
    </message>
    <message>
        <source>Raise, in antes</source>
        <translation>Erhöhung in Antes</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>vor dem Flop</translation>
    </message>
    <message>
        <source>after the flop</source>
        <translation>nach dem Flop</translation>
    </message>
    <message>
        <source>after turn and river</source>
        <translation>nach Turn und River</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>{first} high</source>
        <translation>{first} hoch</translation>
    </message>
    <message>
        <source>pair of {firsts}</source>
        <translation>Paar {firsts}</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}</source>
        <translation>zwei Paare, {firsts} und {seconds}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>Drilling, {firsts}</translation>
    </message>
    <message>
        <source>straight to the {first}</source>
        <translation>Straße bis {first}</translation>
    </message>
    <message>
        <source>flush, {first} high</source>
        <translation>Flush, {first} hoch</translation>
    </message>
    <message>
        <source>full house, {firsts} over {seconds}</source>
        <translation>Full House, {firsts} über {seconds}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>Vierling, {firsts}</translation>
    </message>
    <message>
        <source>flush with a pair of {firsts}</source>
        <translation>Flush mit Paar {firsts}</translation>
    </message>
    <message>
        <source>flush with two pair, {firsts} and {seconds}</source>
        <translation>Flush mit zwei Paaren, {firsts} und {seconds}</translation>
    </message>
    <message>
        <source>flush with three {firsts}</source>
        <translation>Flush mit Drilling, {firsts}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>Fünfling, {firsts}</translation>
    </message>
    <message>
        <source>flush with a full house, {firsts} over {seconds}</source>
        <translation>Flush mit Full House, {firsts} über {seconds}</translation>
    </message>
    <message>
        <source>straight flush to the {first}</source>
        <translation>Straight Flush bis {first}</translation>
    </message>
    <message>
        <source>flush with four {firsts}</source>
        <translation>Flush mit Vierling, {firsts}</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>flush with five {firsts}</source>
        <translation>Flush mit Fünfling, {firsts}</translation>
    </message>
    <message>
        <source>{first} {second} suited</source>
        <extracomment>Two cards: &quot;ace king suited&quot;</extracomment>
        <translation>{first} und {second}, gleiche Farbe</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two cards of two suits: &quot;queen nine&quot;</extracomment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Hohe Karte</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Flush with a pair</source>
        <translation>Flush mit Paar</translation>
    </message>
    <message>
        <source>Flush with two pair</source>
        <translation>Flush mit zwei Paaren</translation>
    </message>
    <message>
        <source>Flush with three of a kind</source>
        <translation>Flush mit Drilling</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>Flush with a full house</source>
        <translation>Flush mit Full House</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>Flush with four of a kind</source>
        <translation>Flush mit Vierling</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>Flush with five of a kind</source>
        <translation>Flush mit Fünfling</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Higher hand</source>
        <translation>Höhere Hand</translation>
    </message>
    <message>
        <source>Jacks or better</source>
        <translation>Buben oder besser</translation>
    </message>
    <message>
        <source>Pair of aces</source>
        <translation>Paar Asse</translation>
    </message>
    <message>
        <source>Ace and face card, suited</source>
        <extracomment>An ace with a king, a queen or a jack</extracomment>
        <translation>Ass mit Bild, eine Farbe</translation>
    </message>
    <message>
        <source>Ace and face card</source>
        <translation>Ass mit Bild</translation>
    </message>
    <message>
        <source>A-K suited</source>
        <translation>A-K gleiche Farbe</translation>
    </message>
    <message>
        <source>A-Q or A-J suited</source>
        <translation>A-Q, A-J gleiche Farbe</translation>
    </message>
    <message>
        <source>A-K unsuited</source>
        <translation>A-K ungleiche Farbe</translation>
    </message>
    <message>
        <source>Pair of K, Q or J</source>
        <translation>Paar K, Q oder J</translation>
    </message>
    <message>
        <source>A-Q or A-J unsuited</source>
        <translation>A-Q, A-J ungleiche Farbe</translation>
    </message>
    <message>
        <source>Pair of 10s to 2s</source>
        <translation>Paar 10 bis 2</translation>
    </message>
    <message>
        <source>A-A against the dealer&apos;s A-A</source>
        <translation>A-A gegen A-A des Dealers</translation>
    </message>
    <message>
        <source>Flopped royal flush in spades</source>
        <extracomment>The player&apos;s two cards and the first three community cards are the royal flush</extracomment>
        <translation>Royal Flush in Pik am Flop</translation>
    </message>
    <message>
        <source>Flopped royal flush</source>
        <translation>Royal Flush am Flop</translation>
    </message>
    <message>
        <source>Royal flush on the board</source>
        <translation>Royal Flush auf dem Tisch</translation>
    </message>
    <message>
        <source>Royal flush after 5 cards</source>
        <extracomment>Complete when so many cards are known: the player&apos;s two and three, four or five community cards</extracomment>
        <translation>Royal Flush nach 5 Karten</translation>
    </message>
    <message>
        <source>Royal flush after 6 cards</source>
        <translation>Royal Flush nach 6 Karten</translation>
    </message>
    <message>
        <source>Royal flush after 7 cards</source>
        <translation>Royal Flush nach 7 Karten</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Gewinntabellen</translation>
    </message>
    <message>
        <source>Limits and clocks</source>
        <translation>Limits und Zeiten</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Rückzahlung</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Faire Karten</translation>
    </message>
    <message>
        <source>Play safely</source>
        <translation>Sicher spielen</translation>
    </message>
    <message>
        <source>For a winning hand. With less than a straight they come back.</source>
        <translation>Für eine Gewinnhand. Unter einer Straße kommen sie zurück.</translation>
    </message>
    <message>
        <source>Paid on the odds when such a hand loses.</source>
        <translation>Wird auf Odds gezahlt, wenn eine solche Hand verliert.</translation>
    </message>
    <message>
        <source>Flopped: your two cards and the first three community cards.</source>
        <translation>Am Flop: Ihre zwei Karten und die ersten drei Gemeinschaftskarten.</translation>
    </message>
    <message>
        <source>A face card is a king, a queen or a jack.</source>
        <translation>Ein Bild ist ein König, eine Dame oder ein Bube.</translation>
    </message>
    <message>
        <source>Only the highest line is paid.</source>
        <translation>Nur die höchste Zeile wird gezahlt.</translation>
    </message>
    <message>
        <source>Hands, from the highest</source>
        <translation>Hände, von der höchsten an</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>In steps of {step}.</source>
        <translation>In Schritten von {step}.</translation>
    </message>
    <message>
        <source>A fixed amount.</source>
        <translation>Ein fester Betrag.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>To bet</source>
        <translation>Zum Setzen</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Zum Entscheiden</translation>
    </message>
    <message>
        <source>To cut the cards</source>
        <translation>Zum Abheben</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Extrazeit</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Extra time is yours when the clock has run out. It is full again every {rounds} rounds.</source>
        <translation>Extrazeit haben Sie, wenn die Uhr abgelaufen ist. Alle {rounds} Runden ist sie wieder voll.</translation>
    </message>
    <message>
        <source>If your time runs out, you check; after turn and river you fold.</source>
        <translation>Läuft Ihre Zeit ab, checken Sie; nach Turn und River passen Sie.</translation>
    </message>
    <message>
        <source>If your time runs out, you fold before the flop, and check later.</source>
        <translation>Läuft Ihre Zeit ab, passen Sie vor dem Flop und checken später.</translation>
    </message>
    <message>
        <source>If your time runs out, you keep two cards by the house ways.</source>
        <translation>Läuft Ihre Zeit ab, behalten Sie zwei Karten nach den Hausregeln.</translation>
    </message>
    <message>
        <source>If your time runs out, you surrender the ante.</source>
        <translation>Läuft Ihre Zeit ab, geben Sie die Ante auf.</translation>
    </message>
    <message>
        <source>No bet is ever added for you.</source>
        <translation>Für Sie wird nie ein Einsatz dazugesetzt.</translation>
    </message>
    <message>
        <source>Large wins</source>
        <translation>Große Gewinne</translation>
    </message>
    <message>
        <source>An attendant pays any single win of {amount} or more.</source>
        <translation>Jeden einzelnen Gewinn ab {amount} zahlt das Personal aus.</translation>
    </message>
    <message>
        <source>An attendant also pays a win of the whole meter.</source>
        <translation>Auch den ganzen Jackpot zahlt das Personal aus.</translation>
    </message>
    <message>
        <source>Ante, flop, turn, river and bonus together win {amount} at most for a seat in a round.</source>
        <translation>Ante, Flop, Turn, River und Bonus gewinnen zusammen höchstens {amount} je Platz und Runde.</translation>
    </message>
    <message>
        <source>Ante and flop together win {amount} at most for a seat in a round. The pot has no limit.</source>
        <translation>Ante und Flop gewinnen zusammen höchstens {amount} je Platz und Runde. Der Pot hat kein Limit.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Ihr Platz</translation>
    </message>
    <message>
        <source>If you step away with credit, your seat is kept for {time}.</source>
        <translation>Gehen Sie mit Guthaben kurz weg, bleibt Ihr Platz {time} frei.</translation>
    </message>
    <message>
        <source>Your credit stays yours. No clock ever takes it.</source>
        <translation>Ihr Guthaben bleibt Ihres. Keine Uhr nimmt es Ihnen.</translation>
    </message>
    <message>
        <source>The return is what comes back of all that is staked, on average over very many rounds.</source>
        <translation>Die Rückzahlung ist, was von allen Einsätzen im Mittel sehr vieler Runden zurückkommt.</translation>
    </message>
    <message>
        <source>The house edge is what the house keeps on average. Any one visit can differ widely.</source>
        <translation>Der Hausvorteil ist, was das Haus im Mittel behält. Ein einzelner Besuch kann ganz anders ausgehen.</translation>
    </message>
    <message>
        <source>Ante, odds and raise</source>
        <translation>Ante, Odds und Erhöhung</translation>
    </message>
    <message>
        <source>Ante and flop</source>
        <translation>Ante und Flop</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rückzahlungsquote</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Hausvorteil</translation>
    </message>
    <message>
        <source>House edge, of the ante</source>
        <translation>Hausvorteil, auf die Ante</translation>
    </message>
    <message>
        <source>House edge, of the first wager</source>
        <translation>Hausvorteil, auf den ersten Einsatz</translation>
    </message>
    <message>
        <source>Return at this meter</source>
        <translation>Rückzahlung bei diesem Jackpot</translation>
    </message>
    <message>
        <source>House edge at this meter</source>
        <translation>Hausvorteil bei diesem Jackpot</translation>
    </message>
    <message>
        <source>Return in the long run</source>
        <translation>Rückzahlung auf lange Sicht</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>Bei bestem Spiel.</translation>
    </message>
    <message>
        <source>Estimated, with the best play we found.</source>
        <translation>Geschätzt, mit dem besten Spiel, das wir fanden.</translation>
    </message>
    <message>
        <source>{figure} ± {margin}</source>
        <extracomment>how far an estimate may be off, such as 98.18% ± 0.01%</extracomment>
        <translation>{figure} ± {margin}</translation>
    </message>
    <message>
        <source>Hands that best play folds are counted as lost.</source>
        <translation>Hände, die bestes Spiel passt, zählen als verloren.</translation>
    </message>
    <message>
        <source>At a meter of {amount}. The long run is over many meters, each from its start to its win.</source>
        <translation>Bei einem Jackpot von {amount}. Auf lange Sicht heißt: über viele Jackpots, jeder vom Anfang bis zum Gewinn.</translation>
    </message>
    <message>
        <source>The payout limit can cut the largest wins; these figures leave it out.</source>
        <translation>Das Auszahlungslimit kann die größten Gewinne kürzen; diese Zahlen lassen es weg.</translation>
    </message>
    <message>
        <source>Before the first card is dealt, the order of the whole deck is fixed and sealed with a stamp.</source>
        <translation>Bevor die erste Karte gegeben wird, steht die Folge aller Karten fest und ist versiegelt.</translation>
    </message>
    <message>
        <source>Before its first card is dealt, the order of the whole shoe is fixed and sealed with a stamp.</source>
        <translation>Bevor seine erste Karte gegeben wird, steht die Folge des ganzen Schlittens fest und ist versiegelt.</translation>
    </message>
    <message>
        <source>The players&apos; cut comes after the stamp.</source>
        <translation>Die Spieler heben nach dem Versiegeln ab.</translation>
    </message>
    <message>
        <source>The stamp is a code; its first characters stand beside the dealer.</source>
        <translation>Das Siegel ist ein Code; seine ersten Zeichen stehen neben dem Dealer.</translation>
    </message>
    <message>
        <source>Nobody can exchange a card after that: the stamp would no longer fit.</source>
        <translation>Danach kann niemand eine Karte tauschen: Das Siegel würde nicht mehr passen.</translation>
    </message>
    <message>
        <source>After the round its cards are opened, and anybody can check them against the stamp.</source>
        <translation>Nach der Runde werden ihre Karten offengelegt, und jeder kann sie mit dem Siegel vergleichen.</translation>
    </message>
    <message>
        <source>To check a round</source>
        <translation>Eine Runde prüfen</translation>
    </message>
    <message>
        <source>Note its number N and ask an attendant for the proof: {command}</source>
        <translation>Notieren Sie ihre Nummer N und bitten Sie das Personal um den Nachweis: {command}</translation>
    </message>
    <message>
        <source>Decide before you start how much time and money it may cost.</source>
        <translation>Entscheiden Sie vorher, wie viel Zeit und Geld es kosten darf.</translation>
    </message>
    <message>
        <source>Please do not play to win back what you lost.</source>
        <translation>Bitte spielen Sie nicht, um Verlorenes zurückzugewinnen.</translation>
    </message>
    <message>
        <source>Every round has a newly shuffled deck: what came before changes nothing.</source>
        <translation>Jede Runde hat frisch gemischte Karten: Was vorher war, ändert nichts.</translation>
    </message>
    <message>
        <source>Every {time} this seat tells you how long you have played.</source>
        <translation>Alle {time} sagt Ihnen dieser Platz, wie lange Sie gespielt haben.</translation>
    </message>
    <message>
        <source>Your credit stays yours. You can cash out after any round.</source>
        <translation>Ihr Guthaben bleibt Ihres. Auszahlen können Sie nach jeder Runde.</translation>
    </message>
    <message>
        <source>Credit at this table is for demonstration. It is not money.</source>
        <translation>Guthaben an diesem Tisch dient der Vorführung. Es ist kein Geld.</translation>
    </message>
    <message>
        <source>If it worries you</source>
        <translation>Wenn es Ihnen Sorgen macht</translation>
    </message>
    <message>
        <source>About this table</source>
        <translation>Über diesen Tisch</translation>
    </message>
    <message>
        <source>Your bet</source>
        <translation>Ihr Einsatz</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>When bets come back</source>
        <translation>Wann Einsätze zurückkommen</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebeneinsätze</translation>
    </message>
    <message>
        <source>The progressive</source>
        <translation>Der Jackpot</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Naturals</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Der Pot</translation>
    </message>
    <message>
        <source>You and the dealer get two cards each. Five community cards are shared.</source>
        <translation>Sie und der Dealer bekommen je zwei Karten. Fünf Gemeinschaftskarten gelten für alle.</translation>
    </message>
    <message>
        <source>The best five of these seven cards are the hand.</source>
        <translation>Die besten fünf dieser sieben Karten sind die Hand.</translation>
    </message>
    <message>
        <source>It counts even if you fold.</source>
        <translation>Das gilt auch, wenn Sie passen.</translation>
    </message>
    <message>
        <source>If you fold, it is lost.</source>
        <translation>Wenn Sie passen, ist der Einsatz verloren.</translation>
    </message>
    <message>
        <source>Bet the ante, and the same on the odds.</source>
        <translation>Setzen Sie die Ante und ebenso viel auf Odds.</translation>
    </message>
    <message>
        <source>You may raise once in a round.</source>
        <translation>Sie dürfen einmal je Runde erhöhen.</translation>
    </message>
    <message>
        <source>Before the flop: raise 1, 2 or 3 antes, or check.</source>
        <translation>Vor dem Flop: 1, 2 oder 3 Antes erhöhen oder checken.</translation>
    </message>
    <message>
        <source>After the flop: raise 1 or 2 antes, or check.</source>
        <translation>Nach dem Flop: 1 oder 2 Antes erhöhen oder checken.</translation>
    </message>
    <message>
        <source>After turn and river: raise 1 ante, or fold. A fold loses ante and odds.</source>
        <translation>Nach Turn und River: 1 Ante erhöhen oder passen. Wer passt, verliert Ante und Odds.</translation>
    </message>
    <message>
        <source>Your hand is higher: ante and raise pay {pays}.</source>
        <translation>Ihre Hand ist höher: Ante und Erhöhung zahlen {pays}.</translation>
    </message>
    <message>
        <source>The odds then pay by their table from a straight up. With less they come back.</source>
        <translation>Odds zahlen dann ab einer Straße nach ihrer Tabelle. Mit weniger kommen sie zurück.</translation>
    </message>
    <message>
        <source>Your hand is lower: ante, raise and odds lose.</source>
        <translation>Ihre Hand ist niedriger: Ante, Erhöhung und Odds verlieren.</translation>
    </message>
    <message>
        <source>But with a straight or better the odds pay by the bad beat table.</source>
        <translation>Doch ab einer Straße zahlen Odds nach der Bad-Beat-Tabelle.</translation>
    </message>
    <message>
        <source>Equal hands: ante, raise and odds come back.</source>
        <translation>Gleiche Hände: Ante, Erhöhung und Odds kommen zurück.</translation>
    </message>
    <message>
        <source>The dealer has less than a pair: the ante comes back, unless you folded. Raise and odds still count.</source>
        <translation>Der Dealer hat weniger als ein Paar: Die Ante kommt zurück, außer Sie haben gepasst. Erhöhung und Odds gelten weiter.</translation>
    </message>
    <message>
        <source>Trips Plus pays for three of a kind or better in the best five of your seven cards.</source>
        <translation>Trips Plus zahlt ab einem Drilling in den besten fünf Ihrer sieben Karten.</translation>
    </message>
    <message>
        <source>Trips Plus pays for three of a kind or better, made of both your cards and three community cards.</source>
        <translation>Trips Plus zahlt ab einem Drilling aus Ihren beiden Karten und drei Gemeinschaftskarten.</translation>
    </message>
    <message>
        <source>Pocket Bonus pays for your own two cards, even if you fold.</source>
        <translation>Pocket Bonus zahlt für Ihre eigenen zwei Karten, auch wenn Sie passen.</translation>
    </message>
    <message>
        <source>Bet the ante.</source>
        <translation>Setzen Sie die Ante.</translation>
    </message>
    <message>
        <source>Before the flop: bet 2 antes, or fold and lose the ante.</source>
        <translation>Vor dem Flop: 2 Antes setzen oder passen und die Ante verlieren.</translation>
    </message>
    <message>
        <source>Before the turn, and again before the river: bet 1 ante, or check.</source>
        <translation>Vor dem Turn und noch einmal vor dem River: 1 Ante setzen oder checken.</translation>
    </message>
    <message>
        <source>Your hand is higher: the bets on flop, turn and river pay {pays}.</source>
        <translation>Ihre Hand ist höher: Die Einsätze auf Flop, Turn und River zahlen {pays}.</translation>
    </message>
    <message>
        <source>The ante of a higher hand pays {pays} from a straight up. With less it comes back.</source>
        <translation>Die Ante einer höheren Hand zahlt {pays} ab einer Straße. Mit weniger kommt sie zurück.</translation>
    </message>
    <message>
        <source>The ante of a higher hand pays {pays} from a flush up. With less it comes back.</source>
        <translation>Die Ante einer höheren Hand zahlt {pays} ab einem Flush. Mit weniger kommt sie zurück.</translation>
    </message>
    <message>
        <source>If the dealer has four of a kind, the hand you kept loses. The second bet of a split comes back.</source>
        <translation>Hat der Dealer einen Vierling, verliert Ihre behaltene Hand. Der zweite Einsatz einer Teilung kommt zurück.</translation>
    </message>
    <message>
        <source>A win at so much to 1 also returns your {amount}. A part of the meter is paid without it.</source>
        <translation>Ein Gewinn von so viel zu 1 bringt auch Ihre {amount} zurück. Ein Teil des Jackpots wird ohne sie gezahlt.</translation>
    </message>
    <message>
        <source>Your hand is lower: all these bets lose.</source>
        <translation>Ihre Hand ist niedriger: Alle diese Einsätze verlieren.</translation>
    </message>
    <message>
        <source>Equal hands: all these bets come back.</source>
        <translation>Gleiche Hände: Alle diese Einsätze kommen zurück.</translation>
    </message>
    <message>
        <source>The bonus pays for your own two cards, even if you fold.</source>
        <translation>Der Bonus zahlt für Ihre eigenen zwei Karten, auch wenn Sie passen.</translation>
    </message>
    <message>
        <source>Two aces against two aces of the dealer pay {pays}.</source>
        <translation>Zwei Asse gegen zwei Asse des Dealers zahlen {pays}.</translation>
    </message>
    <message>
        <source>Make one bet.</source>
        <translation>Setzen Sie einen Einsatz.</translation>
    </message>
    <message>
        <source>You and the dealer get four cards each, from {decks} decks.</source>
        <translation>Sie und der Dealer bekommen je vier Karten aus {decks} Kartenspielen.</translation>
    </message>
    <message>
        <source>The best five of two cards you keep and five community cards are the hand.</source>
        <translation>Die besten fünf aus zwei behaltenen Karten und fünf Gemeinschaftskarten sind die Hand.</translation>
    </message>
    <message>
        <source>Keep two of your four cards.</source>
        <translation>Behalten Sie zwei Ihrer vier Karten.</translation>
    </message>
    <message>
        <source>Or split them: two hands of two cards, and a second bet equal to the first.</source>
        <translation>Oder teilen Sie: zwei Hände mit zwei Karten und ein zweiter Einsatz wie der erste.</translation>
    </message>
    <message>
        <source>Or surrender: half of your bet comes back.</source>
        <translation>Oder geben Sie auf: Die Hälfte Ihres Einsatzes kommt zurück.</translation>
    </message>
    <message>
        <source>Four of a kind in your four cards pay {pays} at once, whatever the dealer has.</source>
        <translation>Ein Vierling in Ihren vier Karten zahlt sofort {pays}, was immer der Dealer hat.</translation>
    </message>
    <message>
        <source>The dealer keeps two cards by fixed rules, the house ways.</source>
        <translation>Der Dealer behält zwei Karten nach festen Regeln, den Hausregeln.</translation>
    </message>
    <message>
        <source>Your hand is higher: it pays {pays}.</source>
        <translation>Ihre Hand ist höher: Sie zahlt {pays}.</translation>
    </message>
    <message>
        <source>Your hand is lower or equal: it loses. An equal hand is called a copy.</source>
        <translation>Ihre Hand ist niedriger oder gleich: Sie verliert. Eine gleiche Hand heißt Kopie.</translation>
    </message>
    <message>
        <source>Bet the ante. You play against the pay table; there is no dealer&apos;s hand.</source>
        <translation>Setzen Sie die Ante. Sie spielen gegen die Tabelle; der Dealer hat keine Hand.</translation>
    </message>
    <message>
        <source>From two players on, everybody also puts {amount} into the pot.</source>
        <translation>Ab zwei Spielern setzt jeder auch {amount} in den Pot.</translation>
    </message>
    <message>
        <source>You get three cards. Three community cards are shared.</source>
        <translation>Sie bekommen drei Karten. Drei Gemeinschaftskarten gelten für alle.</translation>
    </message>
    <message>
        <source>Your hand is your three cards and the best two of the community cards.</source>
        <translation>Ihre Hand sind Ihre drei Karten und die besten zwei Gemeinschaftskarten.</translation>
    </message>
    <message>
        <source>Before the community cards are turned: bet the flop, as much as the ante, or surrender the ante.</source>
        <translation>Bevor die Gemeinschaftskarten aufgedeckt werden: Flop setzen, so viel wie die Ante, oder die Ante aufgeben.</translation>
    </message>
    <message>
        <source>A pair of jacks or better: the ante pays {pays}, and the flop bet pays by its table.</source>
        <translation>Ein Paar Buben oder besser: Die Ante zahlt {pays}, der Flop-Einsatz nach seiner Tabelle.</translation>
    </message>
    <message>
        <source>With less, both lose.</source>
        <translation>Mit weniger verlieren beide.</translation>
    </message>
    <message>
        <source>The highest hand at the table wins the pot, even if it was surrendered.</source>
        <translation>Die höchste Hand am Tisch gewinnt den Pot, auch wenn sie aufgegeben wurde.</translation>
    </message>
    <message>
        <source>Equal hands share it. The house keeps nothing of it.</source>
        <translation>Gleiche Hände teilen ihn. Das Haus behält nichts davon.</translation>
    </message>
    <message>
        <source>This side bet is exactly {amount}. It pays by its own table.</source>
        <translation>Dieser Nebeneinsatz ist genau {amount}. Er zahlt nach eigener Tabelle.</translation>
    </message>
    <message>
        <source>A win is paid without your {amount}.</source>
        <translation>Ein Gewinn wird ohne Ihre {amount} gezahlt.</translation>
    </message>
    <message>
        <source>Several winners of the whole meter share it.</source>
        <translation>Mehrere Gewinner des ganzen Jackpots teilen ihn.</translation>
    </message>
    <message>
        <source>Your last rounds</source>
        <translation>Ihre letzten Runden</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Noch keine Runden</translation>
    </message>
    <message>
        <source>Cash out {amount}?</source>
        <translation>{amount} auszahlen?</translation>
    </message>
    <message>
        <source>Leave the seat and cash out?</source>
        <translation>Platz verlassen und auszahlen?</translation>
    </message>
    <message>
        <source>Credits of a demonstration. No money changes hands.</source>
        <translation>Guthaben zur Vorführung. Es fließt kein Geld.</translation>
    </message>
    <message>
        <source>More credit</source>
        <translation>Mehr Guthaben</translation>
    </message>
    <message>
        <source>Step away</source>
        <translation>Kurz weggehen</translation>
    </message>
    <message>
        <source>{percent}% deep</source>
        <translation>Bei {percent} %</translation>
    </message>
    <message>
        <source>Where shall the stack be cut? Or leave it to the next player.</source>
        <translation>Wo soll abgehoben werden? Oder überlassen Sie es dem Nächsten.</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>This table plays without money. If gambling worries you, the helpline of the place where you live can help.</source>
        <translation>An diesem Tisch wird ohne Geld gespielt. Wenn das Spielen Ihnen Sorgen macht, hilft die Beratungsstelle an Ihrem Wohnort.</translation>
    </message>
    <message>
        <source>If gambling worries you, talk to somebody: Massachusetts Problem Gambling Helpline, 1-800-327-5050. Free, confidential, day and night.</source>
        <translation>Wenn das Spielen Ihnen Sorgen macht, sprechen Sie mit jemandem: Massachusetts Problem Gambling Helpline, 1-800-327-5050. Kostenlos, vertraulich, Tag und Nacht.</translation>
    </message>
    <message>
        <source>If gambling worries you, talk to somebody: New York State HOPEline, 1-877-8-HOPENY. Day and night.</source>
        <translation>Wenn das Spielen Ihnen Sorgen macht, sprechen Sie mit jemandem: New York State HOPEline, 1-877-8-HOPENY. Tag und Nacht.</translation>
    </message>
    <message>
        <source>Demonstration: this table is not certified for real-money play.</source>
        <translation>Vorführung: Dieser Tisch ist nicht für das Spiel um echtes Geld zertifiziert.</translation>
    </message>
    <message>
        <source>This table is not certified for real-money play.</source>
        <translation>Dieser Tisch ist nicht für das Spiel um echtes Geld zertifiziert.</translation>
    </message>
    <message>
        <source>That is not possible now. An attendant can help you.</source>
        <translation>Das geht gerade nicht. Das Personal hilft Ihnen gern.</translation>
    </message>
    <message>
        <source>Please touch the seat to sit down first.</source>
        <translation>Bitte berühren Sie zuerst den Platz, um sich zu setzen.</translation>
    </message>
    <message>
        <source>This seat is taken. Please choose another.</source>
        <translation>Dieser Platz ist besetzt. Bitte wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>This seat is out of service. Please choose another.</source>
        <translation>Dieser Platz ist außer Betrieb. Bitte wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>An attendant is coming to pay you {amount}. Then you play on.</source>
        <translation>Das Personal kommt und zahlt Ihnen {amount} aus. Dann spielen Sie weiter.</translation>
    </message>
    <message>
        <source>An attendant is coming with your {amount}. Please wait a moment.</source>
        <translation>Das Personal kommt mit Ihren {amount}. Einen Moment bitte.</translation>
    </message>
    <message>
        <source>The table is closed. Please ask an attendant.</source>
        <translation>Der Tisch ist geschlossen. Bitte fragen Sie das Personal.</translation>
    </message>
    <message>
        <source>The table went on while you touched. Please look and touch again.</source>
        <translation>Der Tisch war inzwischen weiter. Bitte sehen Sie hin und berühren Sie erneut.</translation>
    </message>
    <message>
        <source>You are leaving already. Nothing more is needed.</source>
        <translation>Sie gehen schon. Mehr ist nicht nötig.</translation>
    </message>
    <message>
        <source>An attendant is on the way already.</source>
        <translation>Das Personal ist schon unterwegs.</translation>
    </message>
    <message>
        <source>Your hand is in play. You can cash out after this round.</source>
        <translation>Ihre Hand ist im Spiel. Auszahlen können Sie nach dieser Runde.</translation>
    </message>
    <message>
        <source>No more bets in this round. You can bet in the next one.</source>
        <translation>In dieser Runde geht nichts mehr. In der nächsten können Sie setzen.</translation>
    </message>
    <message>
        <source>You can bet as soon as the cards are ready.</source>
        <translation>Sie können setzen, sobald die Karten bereit sind.</translation>
    </message>
    <message>
        <source>There is no bet yet. Choose a chip and touch a spot.</source>
        <translation>Es liegt noch kein Einsatz. Wählen Sie einen Jeton und berühren Sie ein Feld.</translation>
    </message>
    <message>
        <source>There is no bet that can be doubled.</source>
        <translation>Es liegt kein Einsatz, der sich verdoppeln lässt.</translation>
    </message>
    <message>
        <source>Touch Clear first, then Repeat.</source>
        <translation>Berühren Sie zuerst Löschen, dann Wiederholen.</translation>
    </message>
    <message>
        <source>Still missing: {wager}. Touch its spot to bet at least {least}.</source>
        <translation>Es fehlt noch: {wager}. Berühren Sie das Feld und setzen Sie mindestens {least}.</translation>
    </message>
    <message>
        <source>With two players or more, all play for the pot. Touch Pot to add {amount}.</source>
        <translation>Ab zwei Spielern spielen alle um den Pot. Berühren Sie Pot, um {amount} zu setzen.</translation>
    </message>
    <message>
        <source>{wager}: {most} at most. {amount} is there now.</source>
        <translation>{wager}: höchstens {most}. Jetzt liegen dort {amount}.</translation>
    </message>
    <message>
        <source>{wager}: {least} at least. Add {missing}, or touch Clear.</source>
        <translation>{wager}: mindestens {least}. Setzen Sie {missing} dazu oder berühren Sie Löschen.</translation>
    </message>
    <message>
        <source>{wager}: only in steps of {step}. Add a chip, or touch Undo.</source>
        <translation>{wager}: nur in Schritten von {step}. Setzen Sie einen Jeton dazu oder berühren Sie Rückgängig.</translation>
    </message>
    <message>
        <source>The odds must equal the ante of {amount}. Touch Clear and bet both again.</source>
        <translation>Odds müssen der Ante von {amount} gleichen. Berühren Sie Löschen und setzen Sie beide neu.</translation>
    </message>
    <message>
        <source>{wager}: this amount does not fit. Touch Clear and bet again.</source>
        <translation>{wager}: Dieser Betrag passt nicht. Berühren Sie Löschen und setzen Sie neu.</translation>
    </message>
    <message>
        <source>This game does not have that bet. Touch another spot.</source>
        <translation>Diesen Einsatz gibt es hier nicht. Berühren Sie ein anderes Feld.</translation>
    </message>
    <message>
        <source>Please choose one of the chips shown.</source>
        <translation>Bitte wählen Sie einen der gezeigten Jetons.</translation>
    </message>
    <message>
        <source>The progressive is not played in this round. Your other bets are.</source>
        <translation>Der Jackpot wird in dieser Runde nicht gespielt. Ihre anderen Einsätze gelten.</translation>
    </message>
    <message>
        <source>There is no credit on this seat.</source>
        <translation>Auf diesem Platz ist kein Guthaben.</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Bet less, or buy in.</source>
        <translation>Dafür reichen Ihre {credit} nicht. Setzen Sie weniger oder kaufen Sie ein.</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Bet less, or ask an attendant for credit.</source>
        <translation>Dafür reichen Ihre {credit} nicht. Setzen Sie weniger oder bitten Sie das Personal um Guthaben.</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Please choose another button.</source>
        <translation>Dafür reichen Ihre {credit} nicht. Bitte wählen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>An attendant puts credit on your seat. Please call one.</source>
        <translation>Das Personal lädt Guthaben auf Ihren Platz. Bitte rufen Sie es.</translation>
    </message>
    <message>
        <source>Please choose another amount. A seat holds {most} at most.</source>
        <translation>Bitte wählen Sie einen anderen Betrag. Ein Platz fasst höchstens {most}.</translation>
    </message>
    <message>
        <source>This round is over. The next one begins soon.</source>
        <translation>Diese Runde ist vorbei. Die nächste beginnt gleich.</translation>
    </message>
    <message>
        <source>You are not in this round. You can bet in the next one.</source>
        <translation>Sie sind nicht in dieser Runde. In der nächsten können Sie setzen.</translation>
    </message>
    <message>
        <source>That is not open now. Please choose one of the buttons shown.</source>
        <translation>Das geht jetzt nicht. Bitte wählen Sie eine der gezeigten Tasten.</translation>
    </message>
    <message>
        <source>You have nothing to decide now. Please wait for the others.</source>
        <translation>Sie müssen jetzt nichts entscheiden. Bitte warten Sie auf die anderen.</translation>
    </message>
    <message>
        <source>The cut is not offered to you now.</source>
        <translation>Das Abheben steht Ihnen jetzt nicht zu.</translation>
    </message>
    <message>
        <source>Please cut at least {count} cards from either end.</source>
        <translation>Bitte heben Sie mindestens {count} Karten von jedem Ende ab.</translation>
    </message>
    <message>
        <source>That did not work. Please touch again.</source>
        <translation>Das hat nicht geklappt. Bitte berühren Sie noch einmal.</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>Touch to sit</source>
        <translation>Zum Setzen berühren</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Guthaben</translation>
    </message>
    <message>
        <source>Total bet</source>
        <translation>Gesamteinsatz</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>The player has bet all that is wanted and need not wait for the clock.</extracomment>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Sit out</source>
        <extracomment>The player sits this round out.</extracomment>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>Auszahlen</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Get up from the seat.</extracomment>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Four colours</source>
        <extracomment>A deck whose suits have four colours.</extracomment>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Choose how much to buy in</source>
        <translation>Wählen Sie Ihren Einkauf</translation>
    </message>
    <message>
        <source>An attendant adds your credit</source>
        <translation>Das Personal lädt Guthaben auf</translation>
    </message>
    <message>
        <source>Choose a chip, touch a spot</source>
        <translation>Jeton wählen, Feld berühren</translation>
    </message>
    <message>
        <source>Add chips, or touch Deal</source>
        <translation>Mehr setzen oder Karten geben</translation>
    </message>
    <message>
        <source>Ready: waiting for the others</source>
        <translation>Bereit: bitte warten</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind dran</translation>
    </message>
    <message>
        <source>Hold your cards to look</source>
        <translation>Karten halten zum Ansehen</translation>
    </message>
    <message>
        <source>Choose the two cards to keep</source>
        <translation>Zwei Karten zum Behalten</translation>
    </message>
    <message>
        <source>Choose one card more</source>
        <translation>Wählen Sie noch eine Karte</translation>
    </message>
    <message>
        <source>Keep these two, or split</source>
        <translation>Zwei behalten oder teilen</translation>
    </message>
    <message>
        <source>You may cut the cards</source>
        <translation>Sie dürfen abheben</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Nicht abheben</translation>
    </message>
    <message>
        <source>Decided: waiting for the others</source>
        <translation>Entschieden: bitte warten</translation>
    </message>
    <message>
        <source>Bets open when the cards are ready</source>
        <translation>Einsätze, sobald die Karten bereit sind</translation>
    </message>
    <message>
        <source>You can bet in the next round</source>
        <translation>Setzen in der nächsten Runde</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Time is up. It was decided for you.</source>
        <extracomment>The decision that was made for the player follows.</extracomment>
        <translation>Die Zeit ist um. Es wurde für Sie entschieden.</translation>
    </message>
    <message>
        <source>Your bets came back: they were not complete.</source>
        <translation>Ihre Einsätze kamen zurück: Sie waren nicht vollständig.</translation>
    </message>
    <message>
        <source>Your bets came back. {wager} was missing.</source>
        <translation>Ihre Einsätze kamen zurück. Es fehlte: {wager}.</translation>
    </message>
    <message>
        <source>Your bets came back. {wager}: {least} at least.</source>
        <translation>Ihre Einsätze kamen zurück. {wager}: mindestens {least}.</translation>
    </message>
    <message>
        <source>Your bets came back. {wager}: only in steps of {step}.</source>
        <translation>Ihre Einsätze kamen zurück. {wager}: nur in Schritten von {step}.</translation>
    </message>
    <message>
        <source>Your bets came back. An attendant has to come first.</source>
        <translation>Ihre Einsätze kamen zurück. Erst muss das Personal kommen.</translation>
    </message>
    <message>
        <source>The progressive chip was not taken. You may pick it up.</source>
        <translation>Der Jackpot-Jeton wurde nicht angenommen. Sie können ihn wegnehmen.</translation>
    </message>
    <message>
        <source>The progressive is stopped: the chip was not taken.</source>
        <translation>Der Jackpot ist angehalten: Der Jeton wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>The progressive takes {amount} of credit: the chip was not taken.</source>
        <translation>Der Jackpot kostet {amount}. Der Jeton wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>You leave after this round</source>
        <translation>Sie gehen nach dieser Runde</translation>
    </message>
    <message>
        <source>Paid out: {amount}. Thank you!</source>
        <translation>Ausgezahlt: {amount}. Danke!</translation>
    </message>
    <message>
        <source>Hand-pay</source>
        <translation>Handzahlung</translation>
    </message>
    <message>
        <source>An attendant is coming to pay you.</source>
        <translation>Das Personal kommt und zahlt Sie aus.</translation>
    </message>
    <message>
        <source>Cash-out</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>An attendant is coming with your money.</source>
        <translation>Das Personal kommt mit Ihrem Geld.</translation>
    </message>
    <message>
        <source>Seat out of service</source>
        <translation>Platz außer Betrieb</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>Reserved for {time}</source>
        <translation>Reserviert für {time}</translation>
    </message>
    <message>
        <source>Your credit stays on the seat.</source>
        <translation>Ihr Guthaben bleibt auf dem Platz.</translation>
    </message>
    <message>
        <source>Please ask an attendant about this seat</source>
        <translation>Bitte fragen Sie das Personal nach diesem Platz</translation>
    </message>
    <message>
        <source>A moment to look up</source>
        <translation>Ein Moment zum Aufblicken</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <source>Bet so far</source>
        <translation>Bisher gesetzt</translation>
    </message>
    <message>
        <source>Returned so far</source>
        <translation>Bisher zurück</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Ihre Einsätze, bitte</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Players decide</source>
        <translation>Die Spieler entscheiden</translation>
    </message>
    <message>
        <source>Winners are paid</source>
        <translation>Gewinne werden ausgezahlt</translation>
    </message>
    <message>
        <source>The cards lie open for you to inspect</source>
        <translation>Die Karten liegen zur Prüfung offen</translation>
    </message>
    <message>
        <source>The cards are turned over</source>
        <translation>Die Karten werden umgedreht</translation>
    </message>
    <message>
        <source>The cards are washed</source>
        <translation>Die Karten werden gewaschen</translation>
    </message>
    <message>
        <source>The cards are shuffled</source>
        <translation>Die Karten werden gemischt</translation>
    </message>
    <message>
        <source>Seat {seat} may cut the cards</source>
        <translation>Platz {seat} darf abheben</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation>Gemeinschaftskarten</translation>
    </message>
    <message>
        <source>Burned</source>
        <translation>Verbrannt</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Schlitten</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Deck sealed: {stamp}</source>
        <extracomment>The first characters of a hash that fixes the deck before the deal.</extracomment>
        <translation>Karten versiegelt: {stamp}</translation>
    </message>
    <message>
        <source>Progressive stopped</source>
        <translation>Jackpot angehalten</translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive</source>
        <translation>Platz {seat} gewinnt den Jackpot</translation>
    </message>
    <message>
        <source>Seats {seats} win the progressive</source>
        <extracomment>The seats&apos; numbers: 1, 4</extracomment>
        <translation>Die Plätze {seats} gewinnen den Jackpot</translation>
    </message>
    <message>
        <source>Touch a seat to play</source>
        <translation>Zum Spielen einen Platz berühren</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Demonstration: no money</source>
        <translation>Vorführung: ohne Geld</translation>
    </message>
    <message>
        <source>Test mode</source>
        <translation>Testbetrieb</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>RÜCKBLICK</translation>
    </message>
    <message>
        <source>An earlier round: nothing here is played or paid</source>
        <translation>Eine frühere Runde: Hier wird nichts gespielt oder gezahlt</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Außer Betrieb</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Der Tisch ist geschlossen</translation>
    </message>
    <message>
        <source>No new round begins. You can cash out.</source>
        <translation>Es beginnt keine neue Runde. Sie können auszahlen.</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation>Eine kurze Pause</translation>
    </message>
    <message>
        <source>A short pause after this round</source>
        <translation>Eine kurze Pause nach dieser Runde</translation>
    </message>
    <message>
        <source>An attendant needs the screen. Bets and credits stay as they are.</source>
        <translation>Das Personal braucht den Bildschirm. Einsätze und Guthaben bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Round resumed</source>
        <translation>Runde fortgesetzt</translation>
    </message>
    <message>
        <source>The power was lost. Cards, bets and credits are as they were.</source>
        <translation>Der Strom war ausgefallen. Karten, Einsätze und Guthaben sind wie zuvor.</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Reinigung</translation>
    </message>
    <message>
        <source>Touch is off for {time}</source>
        <translation>Der Bildschirm reagiert {time} nicht</translation>
    </message>
    <message>
        <source>Raise</source>
        <extracomment>The raise as a spot is labelled: a noun.</extracomment>
        <translation>Erhöhung</translation>
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
        <translation>Pot</translation>
    </message>
    <message>
        <source>Second wager</source>
        <extracomment>The wager on a split&apos;s second hand.</extracomment>
        <translation>Zweiter Einsatz</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <extracomment>The spot where the two kept cards lie.</extracomment>
        <translation>Behaltene Karten</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Checken</translation>
    </message>
    <message>
        <source>Raise {times}x</source>
        <translation>Erhöhen {times}x</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>A button: make the flop, turn or river wager.</extracomment>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Keep two</source>
        <translation>Zwei behalten</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Gecheckt</translation>
    </message>
    <message>
        <source>Raised {times}x</source>
        <translation>{times}x erhöht</translation>
    </message>
    <message>
        <source>Bet made</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Two kept</source>
        <translation>Zwei behalten</translation>
    </message>
    <message>
        <source>Hand split</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Hälfte zurück</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <extracomment>The odds wager is paid although a strong hand was beaten.</extracomment>
        <translation>Bad Beat</translation>
    </message>
    <message>
        <source>Payout limit</source>
        <translation>Auszahlungslimit</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Eingesetzt</translation>
    </message>
    <message>
        <source>Does not qualify</source>
        <translation>Nicht qualifiziert</translation>
    </message>
    <message>
        <source>{n} to {d}</source>
        <translation>{n} zu {d}</translation>
    </message>
    <message>
        <source>{percent}% of the meter</source>
        <translation>{percent} % des Jackpots</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
</context>
</TS>
