<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>croupier</name>
    <message>
        <source>The table is stopped. Your credits are safe. An attendant will help you.</source>
        <translation>牌桌已暂停。您的余额安全无虞，服务员会协助您。</translation>
    </message>
    <message>
        <source>The table is stopped. An attendant will go through your credits with you.</source>
        <translation>牌桌已暂停。服务员会与您核对余额。</translation>
    </message>
    <message>
        <source>The table is stopped and this round is void: every wager goes back. An attendant will help you.</source>
        <translation>牌桌已暂停，本局作废，所有注码退回。服务员会协助您。</translation>
    </message>
    <message>
        <source>The progressive is stopped. A progressive wager already taken stands, and the game goes on.</source>
        <translation>累积奖已暂停。已接受的累积奖注仍然有效，牌局继续。</translation>
    </message>
    <message>
        <source>This seat is out of service. Your credits are safe. An attendant will help you.</source>
        <translation>此座位暂停服务。您的余额安全无虞，服务员会协助您。</translation>
    </message>
    <message>
        <source>Heads Up Hold&apos;em</source>
        <translation>单挑德州扑克</translation>
    </message>
    <message>
        <source>Texas Hold&apos;em Bonus</source>
        <translation>德州扑克奖金版</translation>
    </message>
    <message>
        <source>Fast Action Hold&apos;em</source>
        <translation>快速德州扑克</translation>
    </message>
    <message>
        <source>Flop Poker</source>
        <translation>翻牌扑克</translation>
    </message>
    <message>
        <source>Odds</source>
        <extracomment>A wager equal to the ante, paid by the player&apos;s hand.</extracomment>
        <translation>赔率注</translation>
    </message>
    <message>
        <source>Bad beat bonus</source>
        <translation>强牌落败奖</translation>
    </message>
    <message>
        <source>Trips Plus</source>
        <translation>三条以上</translation>
    </message>
    <message>
        <source>Pocket Bonus</source>
        <extracomment>The name of a side wager on the player&apos;s own two cards.</extracomment>
        <translation>底牌奖</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>The name of a side wager on the player&apos;s own two cards.</extracomment>
        <translation>奖金注</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>注码</translation>
    </message>
    <message>
        <source>Ante</source>
        <extracomment>A wager before the deal, as its spot is labelled.</extracomment>
        <translation>底注</translation>
    </message>
    <message>
        <source>Flop</source>
        <extracomment>The wager that is made before the flop is turned.</extracomment>
        <translation>翻牌注</translation>
    </message>
    <message>
        <source>Progressive</source>
        <extracomment>The wager, as its spot is labelled.</extracomment>
        <translation>累积奖</translation>
    </message>
    <message>
        <source>Ante, flop, turn and river</source>
        <translation>底注、翻牌注、转牌注、河牌注</translation>
    </message>
    <message>
        <source>Raise, in antes</source>
        <translation>加注（底注倍数）</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>翻牌前</translation>
    </message>
    <message>
        <source>after the flop</source>
        <translation>翻牌后</translation>
    </message>
    <message>
        <source>after turn and river</source>
        <translation>转牌和河牌后</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>A</translation>
    </message>
    <message>
        <source>{first} high</source>
        <translation>{first} 高牌</translation>
    </message>
    <message>
        <source>pair of {firsts}</source>
        <translation>一对 {firsts}</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}</source>
        <translation>两对 {firsts} 和 {seconds}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>三条 {firsts}</translation>
    </message>
    <message>
        <source>straight to the {first}</source>
        <translation>顺子，{first} 高</translation>
    </message>
    <message>
        <source>flush, {first} high</source>
        <translation>同花，{first} 高</translation>
    </message>
    <message>
        <source>full house, {firsts} over {seconds}</source>
        <translation>葫芦 {firsts} 带 {seconds}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>四条 {firsts}</translation>
    </message>
    <message>
        <source>flush with a pair of {firsts}</source>
        <translation>同花一对 {firsts}</translation>
    </message>
    <message>
        <source>flush with two pair, {firsts} and {seconds}</source>
        <translation>同花两对 {firsts} 和 {seconds}</translation>
    </message>
    <message>
        <source>flush with three {firsts}</source>
        <translation>同花三条 {firsts}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>五条 {firsts}</translation>
    </message>
    <message>
        <source>flush with a full house, {firsts} over {seconds}</source>
        <translation>同花葫芦 {firsts} 带 {seconds}</translation>
    </message>
    <message>
        <source>straight flush to the {first}</source>
        <translation>同花顺，{first} 高</translation>
    </message>
    <message>
        <source>flush with four {firsts}</source>
        <translation>同花四条 {firsts}</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>皇家同花顺</translation>
    </message>
    <message>
        <source>flush with five {firsts}</source>
        <translation>同花五条 {firsts}</translation>
    </message>
    <message>
        <source>{first} {second} suited</source>
        <extracomment>Two cards: &quot;ace king suited&quot;</extracomment>
        <translation>{first} {second} 同花色</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two cards of two suits: &quot;queen nine&quot;</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>高牌</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>一对</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>两对</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <source>Flush with a pair</source>
        <translation>同花一对</translation>
    </message>
    <message>
        <source>Flush with two pair</source>
        <translation>同花两对</translation>
    </message>
    <message>
        <source>Flush with three of a kind</source>
        <translation>同花三条</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>五条</translation>
    </message>
    <message>
        <source>Flush with a full house</source>
        <translation>同花葫芦</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>Flush with four of a kind</source>
        <translation>同花四条</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>皇家同花顺</translation>
    </message>
    <message>
        <source>Flush with five of a kind</source>
        <translation>同花五条</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>天牌</translation>
    </message>
    <message>
        <source>Higher hand</source>
        <translation>牌型更大</translation>
    </message>
    <message>
        <source>Jacks or better</source>
        <translation>J 对或更好</translation>
    </message>
    <message>
        <source>Pair of aces</source>
        <translation>一对 A</translation>
    </message>
    <message>
        <source>Ace and face card, suited</source>
        <extracomment>An ace with a king, a queen or a jack</extracomment>
        <translation>A 配人头牌，同花色</translation>
    </message>
    <message>
        <source>Ace and face card</source>
        <translation>A 配人头牌</translation>
    </message>
    <message>
        <source>A-K suited</source>
        <translation>A-K 同花色</translation>
    </message>
    <message>
        <source>A-Q or A-J suited</source>
        <translation>A-Q 或 A-J 同花色</translation>
    </message>
    <message>
        <source>A-K unsuited</source>
        <translation>A-K 不同花色</translation>
    </message>
    <message>
        <source>Pair of K, Q or J</source>
        <translation>一对 K、Q 或 J</translation>
    </message>
    <message>
        <source>A-Q or A-J unsuited</source>
        <translation>A-Q 或 A-J 不同花色</translation>
    </message>
    <message>
        <source>Pair of 10s to 2s</source>
        <translation>一对 10 至 2</translation>
    </message>
    <message>
        <source>A-A against the dealer&apos;s A-A</source>
        <translation>A-A 对庄家 A-A</translation>
    </message>
    <message>
        <source>Flopped royal flush in spades</source>
        <extracomment>The player&apos;s two cards and the first three community cards are the royal flush</extracomment>
        <translation>翻牌黑桃皇家同花顺</translation>
    </message>
    <message>
        <source>Flopped royal flush</source>
        <translation>翻牌皇家同花顺</translation>
    </message>
    <message>
        <source>Royal flush on the board</source>
        <translation>公共牌皇家同花顺</translation>
    </message>
    <message>
        <source>Royal flush after 5 cards</source>
        <extracomment>Complete when so many cards are known: the player&apos;s two and three, four or five community cards</extracomment>
        <translation>5 张成皇家同花顺</translation>
    </message>
    <message>
        <source>Royal flush after 6 cards</source>
        <translation>6 张成皇家同花顺</translation>
    </message>
    <message>
        <source>Royal flush after 7 cards</source>
        <translation>7 张成皇家同花顺</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>Limits and clocks</source>
        <translation>限额与时间</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>返还率</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>Play safely</source>
        <translation>安全游戏</translation>
    </message>
    <message>
        <source>For a winning hand. With less than a straight they come back.</source>
        <translation>适用于赢牌。小于顺子则退回。</translation>
    </message>
    <message>
        <source>Paid on the odds when such a hand loses.</source>
        <translation>此类牌型落败时，按赔率注派彩。</translation>
    </message>
    <message>
        <source>Flopped: your two cards and the first three community cards.</source>
        <translation>翻牌成型：您的两张牌加前三张公共牌。</translation>
    </message>
    <message>
        <source>A face card is a king, a queen or a jack.</source>
        <translation>人头牌指 K、Q 或 J。</translation>
    </message>
    <message>
        <source>Only the highest line is paid.</source>
        <translation>只按最高一项派彩。</translation>
    </message>
    <message>
        <source>Hands, from the highest</source>
        <translation>牌型，从大到小</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>下注额</translation>
    </message>
    <message>
        <source>In steps of {step}.</source>
        <translation>须为 {step} 的倍数。</translation>
    </message>
    <message>
        <source>A fixed amount.</source>
        <translation>固定金额。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>To bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>To cut the cards</source>
        <translation>切牌</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>额外时间</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>Extra time is yours when the clock has run out. It is full again every {rounds} rounds.</source>
        <translation>计时结束后可用额外时间，每 {rounds} 局补满一次。</translation>
    </message>
    <message>
        <source>If your time runs out, you check; after turn and river you fold.</source>
        <translation>时间用完即视为过牌；转牌和河牌后视为弃牌。</translation>
    </message>
    <message>
        <source>If your time runs out, you fold before the flop, and check later.</source>
        <translation>时间用完：翻牌前视为弃牌，之后视为过牌。</translation>
    </message>
    <message>
        <source>If your time runs out, you keep two cards by the house ways.</source>
        <translation>时间用完则按庄家规则保留两张牌。</translation>
    </message>
    <message>
        <source>If your time runs out, you surrender the ante.</source>
        <translation>时间用完则放弃底注。</translation>
    </message>
    <message>
        <source>No bet is ever added for you.</source>
        <translation>绝不会替您加注。</translation>
    </message>
    <message>
        <source>Large wins</source>
        <translation>大额派彩</translation>
    </message>
    <message>
        <source>An attendant pays any single win of {amount} or more.</source>
        <translation>单笔赢额达 {amount} 或以上由服务员支付。</translation>
    </message>
    <message>
        <source>An attendant also pays a win of the whole meter.</source>
        <translation>赢得全部累积大奖也由服务员支付。</translation>
    </message>
    <message>
        <source>Ante, flop, turn, river and bonus together win {amount} at most for a seat in a round.</source>
        <translation>底注、翻牌注、转牌注、河牌注和奖金注每座每局合计最多赢 {amount}。</translation>
    </message>
    <message>
        <source>Ante and flop together win {amount} at most for a seat in a round. The pot has no limit.</source>
        <translation>底注和翻牌注每座每局合计最多赢 {amount}。彩池不设上限。</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>您的座位</translation>
    </message>
    <message>
        <source>If you step away with credit, your seat is kept for {time}.</source>
        <translation>您有余额而暂离时，座位保留 {time}。</translation>
    </message>
    <message>
        <source>Your credit stays yours. No clock ever takes it.</source>
        <translation>您的余额始终属于您，不会因超时而失去。</translation>
    </message>
    <message>
        <source>The return is what comes back of all that is staked, on average over very many rounds.</source>
        <translation>返还率是极多局平均下来，全部注码中返还的部分。</translation>
    </message>
    <message>
        <source>The house edge is what the house keeps on average. Any one visit can differ widely.</source>
        <translation>庄家优势是庄家平均保留的部分。单次结果可能相差很大。</translation>
    </message>
    <message>
        <source>Ante, odds and raise</source>
        <translation>底注、赔率注和加注</translation>
    </message>
    <message>
        <source>Ante and flop</source>
        <translation>底注和翻牌注</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>平均返还率</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>House edge, of the ante</source>
        <translation>庄家优势（按底注）</translation>
    </message>
    <message>
        <source>House edge, of the first wager</source>
        <translation>庄家优势（按首注）</translation>
    </message>
    <message>
        <source>Return at this meter</source>
        <translation>当前累积奖下的返还率</translation>
    </message>
    <message>
        <source>House edge at this meter</source>
        <translation>当前累积奖下的庄家优势</translation>
    </message>
    <message>
        <source>Return in the long run</source>
        <translation>长期返还率</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>按最佳打法。</translation>
    </message>
    <message>
        <source>Estimated, with the best play we found.</source>
        <translation>估算值，按我们找到的最佳打法。</translation>
    </message>
    <message>
        <source>{figure} ± {margin}</source>
        <extracomment>how far an estimate may be off, such as 98.18% ± 0.01%</extracomment>
        <translation>{figure} ± {margin}</translation>
    </message>
    <message>
        <source>Hands that best play folds are counted as lost.</source>
        <translation>按最佳打法应弃的牌计为输。</translation>
    </message>
    <message>
        <source>At a meter of {amount}. The long run is over many meters, each from its start to its win.</source>
        <translation>累积奖为 {amount} 时。长期指许多轮累积奖，每轮从起始到中出。</translation>
    </message>
    <message>
        <source>The payout limit can cut the largest wins; these figures leave it out.</source>
        <translation>派彩上限可能削减最大赢额，上述数字未计入。</translation>
    </message>
    <message>
        <source>Before the first card is dealt, the order of the whole deck is fixed and sealed with a stamp.</source>
        <translation>发出第一张牌之前，整副牌的顺序已固定并加盖印记封存。</translation>
    </message>
    <message>
        <source>Before its first card is dealt, the order of the whole shoe is fixed and sealed with a stamp.</source>
        <translation>牌靴发出第一张牌之前，全部牌的顺序已固定并加盖印记封存。</translation>
    </message>
    <message>
        <source>The players&apos; cut comes after the stamp.</source>
        <translation>玩家切牌在加盖印记之后。</translation>
    </message>
    <message>
        <source>The stamp is a code; its first characters stand beside the dealer.</source>
        <translation>印记是一段代码，其开头几位显示在庄家旁边。</translation>
    </message>
    <message>
        <source>Nobody can exchange a card after that: the stamp would no longer fit.</source>
        <translation>此后任何人都无法换牌，否则印记不再相符。</translation>
    </message>
    <message>
        <source>After the round its cards are opened, and anybody can check them against the stamp.</source>
        <translation>牌局结束后公开牌序，任何人都可与印记核对。</translation>
    </message>
    <message>
        <source>To check a round</source>
        <translation>核对牌局</translation>
    </message>
    <message>
        <source>Note its number N and ask an attendant for the proof: {command}</source>
        <translation>记下局号 N，请服务员提供证明：{command}</translation>
    </message>
    <message>
        <source>Decide before you start how much time and money it may cost.</source>
        <translation>开始前请先决定愿花多少时间和金钱。</translation>
    </message>
    <message>
        <source>Please do not play to win back what you lost.</source>
        <translation>请勿为追回损失而继续游戏。</translation>
    </message>
    <message>
        <source>Every round has a newly shuffled deck: what came before changes nothing.</source>
        <translation>每局都用重新洗过的牌，先前结果毫无影响。</translation>
    </message>
    <message>
        <source>Every {time} this seat tells you how long you have played.</source>
        <translation>每隔 {time}，本座位会提示您已玩的时间。</translation>
    </message>
    <message>
        <source>Your credit stays yours. You can cash out after any round.</source>
        <translation>您的余额始终属于您，每局结束后均可兑现。</translation>
    </message>
    <message>
        <source>Credit at this table is for demonstration. It is not money.</source>
        <translation>本桌余额仅供演示，不是金钱。</translation>
    </message>
    <message>
        <source>If it worries you</source>
        <translation>如果您感到困扰</translation>
    </message>
    <message>
        <source>About this table</source>
        <translation>关于本桌</translation>
    </message>
    <message>
        <source>Your bet</source>
        <translation>您的下注</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>发牌方式</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>您的选择</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>输赢</translation>
    </message>
    <message>
        <source>When bets come back</source>
        <translation>何时退注</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>The progressive</source>
        <translation>累积奖说明</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>天牌说明</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>彩池说明</translation>
    </message>
    <message>
        <source>You and the dealer get two cards each. Five community cards are shared.</source>
        <translation>您和庄家各得两张牌，五张公共牌共用。</translation>
    </message>
    <message>
        <source>The best five of these seven cards are the hand.</source>
        <translation>七张牌中最好的五张组成牌型。</translation>
    </message>
    <message>
        <source>It counts even if you fold.</source>
        <translation>即使弃牌也有效。</translation>
    </message>
    <message>
        <source>If you fold, it is lost.</source>
        <translation>弃牌则输掉该注。</translation>
    </message>
    <message>
        <source>Bet the ante, and the same on the odds.</source>
        <translation>下底注，并在赔率注下同样金额。</translation>
    </message>
    <message>
        <source>You may raise once in a round.</source>
        <translation>每局可加注一次。</translation>
    </message>
    <message>
        <source>Before the flop: raise 1, 2 or 3 antes, or check.</source>
        <translation>翻牌前：加注 1、2 或 3 倍底注，或过牌。</translation>
    </message>
    <message>
        <source>After the flop: raise 1 or 2 antes, or check.</source>
        <translation>翻牌后：加注 1 或 2 倍底注，或过牌。</translation>
    </message>
    <message>
        <source>After turn and river: raise 1 ante, or fold. A fold loses ante and odds.</source>
        <translation>转牌和河牌后：加注 1 倍底注，或弃牌。弃牌输掉底注和赔率注。</translation>
    </message>
    <message>
        <source>Your hand is higher: ante and raise pay {pays}.</source>
        <translation>您的牌更大：底注和加注 {pays}。</translation>
    </message>
    <message>
        <source>The odds then pay by their table from a straight up. With less they come back.</source>
        <translation>此时赔率注自顺子起按表派彩，更小则退回。</translation>
    </message>
    <message>
        <source>Your hand is lower: ante, raise and odds lose.</source>
        <translation>您的牌更小：底注、加注和赔率注均输。</translation>
    </message>
    <message>
        <source>But with a straight or better the odds pay by the bad beat table.</source>
        <translation>但持顺子或更大时，赔率注按强牌落败表派彩。</translation>
    </message>
    <message>
        <source>Equal hands: ante, raise and odds come back.</source>
        <translation>牌型相同：底注、加注和赔率注均退回。</translation>
    </message>
    <message>
        <source>The dealer has less than a pair: the ante comes back, unless you folded. Raise and odds still count.</source>
        <translation>庄家不足一对：除非您已弃牌，否则退回底注。加注和赔率注照常计算。</translation>
    </message>
    <message>
        <source>Trips Plus pays for three of a kind or better in the best five of your seven cards.</source>
        <translation>三条以上：您七张牌中最好的五张达到三条或更大即派彩。</translation>
    </message>
    <message>
        <source>Trips Plus pays for three of a kind or better, made of both your cards and three community cards.</source>
        <translation>三条以上：用您的两张牌和三张公共牌组成三条或更大即派彩。</translation>
    </message>
    <message>
        <source>Pocket Bonus pays for your own two cards, even if you fold.</source>
        <translation>底牌奖按您自己的两张牌派彩，即使弃牌也有效。</translation>
    </message>
    <message>
        <source>Bet the ante.</source>
        <translation>下底注。</translation>
    </message>
    <message>
        <source>Before the flop: bet 2 antes, or fold and lose the ante.</source>
        <translation>翻牌前：下 2 倍底注，或弃牌并输掉底注。</translation>
    </message>
    <message>
        <source>Before the turn, and again before the river: bet 1 ante, or check.</source>
        <translation>转牌前和河牌前各一次：下 1 倍底注，或过牌。</translation>
    </message>
    <message>
        <source>Your hand is higher: the bets on flop, turn and river pay {pays}.</source>
        <translation>您的牌更大：翻牌注、转牌注和河牌注 {pays}。</translation>
    </message>
    <message>
        <source>The ante of a higher hand pays {pays} from a straight up. With less it comes back.</source>
        <translation>牌更大且达到顺子时底注 {pays}，更小则退回。</translation>
    </message>
    <message>
        <source>The ante of a higher hand pays {pays} from a flush up. With less it comes back.</source>
        <translation>牌更大且达到同花时底注 {pays}，更小则退回。</translation>
    </message>
    <message>
        <source>If the dealer has four of a kind, the hand you kept loses. The second bet of a split comes back.</source>
        <translation>庄家持四条时，您保留的牌输。分牌的第二注退回。</translation>
    </message>
    <message>
        <source>A win at so much to 1 also returns your {amount}. A part of the meter is paid without it.</source>
        <translation>按“1 赔若干”派彩时一并退回您的 {amount}；按累积奖比例派彩时不退。</translation>
    </message>
    <message>
        <source>Your hand is lower: all these bets lose.</source>
        <translation>您的牌更小：以上各注均输。</translation>
    </message>
    <message>
        <source>Equal hands: all these bets come back.</source>
        <translation>牌型相同：以上各注均退回。</translation>
    </message>
    <message>
        <source>The bonus pays for your own two cards, even if you fold.</source>
        <translation>奖金注按您自己的两张牌派彩，即使弃牌也有效。</translation>
    </message>
    <message>
        <source>Two aces against two aces of the dealer pay {pays}.</source>
        <translation>您与庄家各持一对 A 时 {pays}。</translation>
    </message>
    <message>
        <source>Make one bet.</source>
        <translation>下一个注。</translation>
    </message>
    <message>
        <source>You and the dealer get four cards each, from {decks} decks.</source>
        <translation>您和庄家各得四张牌，共用 {decks} 副牌。</translation>
    </message>
    <message>
        <source>The best five of two cards you keep and five community cards are the hand.</source>
        <translation>您保留的两张牌加五张公共牌，取最好的五张组成牌型。</translation>
    </message>
    <message>
        <source>Keep two of your four cards.</source>
        <translation>从四张牌中保留两张。</translation>
    </message>
    <message>
        <source>Or split them: two hands of two cards, and a second bet equal to the first.</source>
        <translation>或分牌：两手各两张，第二注与第一注相同。</translation>
    </message>
    <message>
        <source>Or surrender: half of your bet comes back.</source>
        <translation>或投降：退回一半注码。</translation>
    </message>
    <message>
        <source>Four of a kind in your four cards pay {pays} at once, whatever the dealer has.</source>
        <translation>您的四张牌为四条时立即 {pays}，不论庄家持何牌。</translation>
    </message>
    <message>
        <source>The dealer keeps two cards by fixed rules, the house ways.</source>
        <translation>庄家按固定的庄家规则保留两张牌。</translation>
    </message>
    <message>
        <source>Your hand is higher: it pays {pays}.</source>
        <translation>您的牌更大：{pays}。</translation>
    </message>
    <message>
        <source>Your hand is lower or equal: it loses. An equal hand is called a copy.</source>
        <translation>您的牌更小或相同：输。相同的牌称为“复制牌”。</translation>
    </message>
    <message>
        <source>Bet the ante. You play against the pay table; there is no dealer&apos;s hand.</source>
        <translation>下底注。您按赔率表对赌，庄家不持牌。</translation>
    </message>
    <message>
        <source>From two players on, everybody also puts {amount} into the pot.</source>
        <translation>两人以上时，每人另投 {amount} 入彩池。</translation>
    </message>
    <message>
        <source>You get three cards. Three community cards are shared.</source>
        <translation>您得三张牌，三张公共牌共用。</translation>
    </message>
    <message>
        <source>Your hand is your three cards and the best two of the community cards.</source>
        <translation>您的三张牌加最好的两张公共牌组成牌型。</translation>
    </message>
    <message>
        <source>Before the community cards are turned: bet the flop, as much as the ante, or surrender the ante.</source>
        <translation>公共牌翻开前：下与底注相同的翻牌注，或放弃底注。</translation>
    </message>
    <message>
        <source>A pair of jacks or better: the ante pays {pays}, and the flop bet pays by its table.</source>
        <translation>J 对或更好：底注 {pays}，翻牌注按表派彩。</translation>
    </message>
    <message>
        <source>With less, both lose.</source>
        <translation>更小则两注均输。</translation>
    </message>
    <message>
        <source>The highest hand at the table wins the pot, even if it was surrendered.</source>
        <translation>全桌最大的牌赢得彩池，即使该牌已投降。</translation>
    </message>
    <message>
        <source>Equal hands share it. The house keeps nothing of it.</source>
        <translation>相同牌型平分。庄家分文不取。</translation>
    </message>
    <message>
        <source>This side bet is exactly {amount}. It pays by its own table.</source>
        <translation>此边注固定为 {amount}，按其专用赔率表派彩。</translation>
    </message>
    <message>
        <source>A win is paid without your {amount}.</source>
        <translation>派彩时不退回您的 {amount}。</translation>
    </message>
    <message>
        <source>Several winners of the whole meter share it.</source>
        <translation>多人赢得全部累积奖时平分。</translation>
    </message>
    <message>
        <source>Your last rounds</source>
        <translation>您最近的牌局</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>暂无牌局</translation>
    </message>
    <message>
        <source>Cash out {amount}?</source>
        <translation>兑现 {amount}？</translation>
    </message>
    <message>
        <source>Leave the seat and cash out?</source>
        <translation>离座并兑现？</translation>
    </message>
    <message>
        <source>Credits of a demonstration. No money changes hands.</source>
        <translation>演示余额，不涉及金钱往来。</translation>
    </message>
    <message>
        <source>More credit</source>
        <translation>增加余额</translation>
    </message>
    <message>
        <source>Step away</source>
        <translation>暂时离开</translation>
    </message>
    <message>
        <source>{percent}% deep</source>
        <translation>{percent}%处</translation>
    </message>
    <message>
        <source>Where shall the stack be cut? Or leave it to the next player.</source>
        <translation>在哪里切牌？也可以留给下一位玩家。</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>所有主题</translation>
    </message>
    <message>
        <source>This table plays without money. If gambling worries you, the helpline of the place where you live can help.</source>
        <translation>本桌不涉及金钱。如果您为赌博感到困扰，可拨打您所在地的求助热线。</translation>
    </message>
    <message>
        <source>If gambling worries you, talk to somebody: Massachusetts Problem Gambling Helpline, 1-800-327-5050. Free, confidential, day and night.</source>
        <translation>如果您为赌博感到困扰，请找人谈谈：马萨诸塞州问题赌博求助热线 1-800-327-5050。免费、保密、昼夜服务。</translation>
    </message>
    <message>
        <source>If gambling worries you, talk to somebody: New York State HOPEline, 1-877-8-HOPENY. Day and night.</source>
        <translation>如果您为赌博感到困扰，请找人谈谈：纽约州 HOPEline 热线 1-877-8-HOPENY。昼夜服务。</translation>
    </message>
    <message>
        <source>Demonstration: this table is not certified for real-money play.</source>
        <translation>演示：本桌未获真钱游戏认证。</translation>
    </message>
    <message>
        <source>This table is not certified for real-money play.</source>
        <translation>本桌未获真钱游戏认证。</translation>
    </message>
    <message>
        <source>That is not possible now. An attendant can help you.</source>
        <translation>现在无法这样操作。服务员可以协助您。</translation>
    </message>
    <message>
        <source>Please touch the seat to sit down first.</source>
        <translation>请先触摸座位入座。</translation>
    </message>
    <message>
        <source>This seat is taken. Please choose another.</source>
        <translation>此座位已有人，请另选座位。</translation>
    </message>
    <message>
        <source>This seat is out of service. Please choose another.</source>
        <translation>此座位暂停服务，请另选座位。</translation>
    </message>
    <message>
        <source>An attendant is coming to pay you {amount}. Then you play on.</source>
        <translation>服务员即将前来支付您 {amount}，之后您可继续游戏。</translation>
    </message>
    <message>
        <source>An attendant is coming with your {amount}. Please wait a moment.</source>
        <translation>服务员正带着您的 {amount} 过来，请稍候。</translation>
    </message>
    <message>
        <source>The table is closed. Please ask an attendant.</source>
        <translation>牌桌已关闭，请询问服务员。</translation>
    </message>
    <message>
        <source>The table went on while you touched. Please look and touch again.</source>
        <translation>您触摸时牌局已有变化，请看清后再触摸。</translation>
    </message>
    <message>
        <source>You are leaving already. Nothing more is needed.</source>
        <translation>您已在离座，无需其他操作。</translation>
    </message>
    <message>
        <source>An attendant is on the way already.</source>
        <translation>服务员已在路上。</translation>
    </message>
    <message>
        <source>Your hand is in play. You can cash out after this round.</source>
        <translation>您的牌仍在局中，本局结束后可兑现。</translation>
    </message>
    <message>
        <source>No more bets in this round. You can bet in the next one.</source>
        <translation>本局已停止下注，请下一局再下注。</translation>
    </message>
    <message>
        <source>You can bet as soon as the cards are ready.</source>
        <translation>牌准备好后即可下注。</translation>
    </message>
    <message>
        <source>There is no bet yet. Choose a chip and touch a spot.</source>
        <translation>还没有下注。请选筹码再触摸注区。</translation>
    </message>
    <message>
        <source>There is no bet that can be doubled.</source>
        <translation>没有可加倍的注。</translation>
    </message>
    <message>
        <source>Touch Clear first, then Repeat.</source>
        <translation>请先触摸“清除”，再触摸“重复”。</translation>
    </message>
    <message>
        <source>Still missing: {wager}. Touch its spot to bet at least {least}.</source>
        <translation>还缺：{wager}。请触摸其注区，至少下注 {least}。</translation>
    </message>
    <message>
        <source>With two players or more, all play for the pot. Touch Pot to add {amount}.</source>
        <translation>两人以上时所有人都要投彩池。请触摸“彩池”加 {amount}。</translation>
    </message>
    <message>
        <source>{wager}: {most} at most. {amount} is there now.</source>
        <translation>{wager}：最高 {most}，现有 {amount}。</translation>
    </message>
    <message>
        <source>{wager}: {least} at least. Add {missing}, or touch Clear.</source>
        <translation>{wager}：最低 {least}。请再加 {missing}，或触摸“清除”。</translation>
    </message>
    <message>
        <source>{wager}: only in steps of {step}. Add a chip, or touch Undo.</source>
        <translation>{wager}：须为 {step} 的倍数。请再加筹码，或触摸“撤销”。</translation>
    </message>
    <message>
        <source>The odds must equal the ante of {amount}. Touch Clear and bet both again.</source>
        <translation>赔率注须等于底注 {amount}。请触摸“清除”，重新下这两注。</translation>
    </message>
    <message>
        <source>{wager}: this amount does not fit. Touch Clear and bet again.</source>
        <translation>{wager}：金额不符。请触摸“清除”后重新下注。</translation>
    </message>
    <message>
        <source>This game does not have that bet. Touch another spot.</source>
        <translation>本游戏没有这种注，请触摸其他注区。</translation>
    </message>
    <message>
        <source>Please choose one of the chips shown.</source>
        <translation>请选择所示筹码之一。</translation>
    </message>
    <message>
        <source>The progressive is not played in this round. Your other bets are.</source>
        <translation>本局不设累积奖，您的其他注有效。</translation>
    </message>
    <message>
        <source>There is no credit on this seat.</source>
        <translation>此座位没有余额。</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Bet less, or buy in.</source>
        <translation>您的余额 {credit} 不足。请少下一些，或买入。</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Bet less, or ask an attendant for credit.</source>
        <translation>您的余额 {credit} 不足。请少下一些，或请服务员充值。</translation>
    </message>
    <message>
        <source>This takes more than your {credit}. Please choose another button.</source>
        <translation>您的余额 {credit} 不足，请选择其他按钮。</translation>
    </message>
    <message>
        <source>An attendant puts credit on your seat. Please call one.</source>
        <translation>服务员为您的座位充值，请呼叫服务员。</translation>
    </message>
    <message>
        <source>Please choose another amount. A seat holds {most} at most.</source>
        <translation>请另选金额。每个座位最多 {most}。</translation>
    </message>
    <message>
        <source>This round is over. The next one begins soon.</source>
        <translation>本局已结束，下一局即将开始。</translation>
    </message>
    <message>
        <source>You are not in this round. You can bet in the next one.</source>
        <translation>您未参与本局，请下一局下注。</translation>
    </message>
    <message>
        <source>That is not open now. Please choose one of the buttons shown.</source>
        <translation>现在不能这样选，请选择所示按钮之一。</translation>
    </message>
    <message>
        <source>You have nothing to decide now. Please wait for the others.</source>
        <translation>您现在无需决定，请等待其他玩家。</translation>
    </message>
    <message>
        <source>The cut is not offered to you now.</source>
        <translation>现在没有请您切牌。</translation>
    </message>
    <message>
        <source>Please cut at least {count} cards from either end.</source>
        <translation>切牌处距两端至少 {count} 张牌。</translation>
    </message>
    <message>
        <source>That did not work. Please touch again.</source>
        <translation>操作未成功，请再触摸一次。</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>座位 {seat}</translation>
    </message>
    <message>
        <source>Touch to sit</source>
        <translation>触摸入座</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Total bet</source>
        <translation>总注额</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>The player has bet all that is wanted and need not wait for the clock.</extracomment>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Sit out</source>
        <extracomment>The player sits this round out.</extracomment>
        <translation>暂不参加</translation>
    </message>
    <message>
        <source>Cash out</source>
        <translation>兑现</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Get up from the seat.</extracomment>
        <translation>离座</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>服务员</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>大字体</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Four colours</source>
        <extracomment>A deck whose suits have four colours.</extracomment>
        <translation>四色牌</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Choose how much to buy in</source>
        <translation>请选择买入金额</translation>
    </message>
    <message>
        <source>An attendant adds your credit</source>
        <translation>服务员为您充值</translation>
    </message>
    <message>
        <source>Choose a chip, touch a spot</source>
        <translation>选筹码，再触摸注区</translation>
    </message>
    <message>
        <source>Add chips, or touch Deal</source>
        <translation>继续下注，或触摸“发牌”</translation>
    </message>
    <message>
        <source>Ready: waiting for the others</source>
        <translation>已就绪，等待其他玩家</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到您</translation>
    </message>
    <message>
        <source>Hold your cards to look</source>
        <translation>按住牌即可看牌</translation>
    </message>
    <message>
        <source>Choose the two cards to keep</source>
        <translation>请选择保留的两张牌</translation>
    </message>
    <message>
        <source>Choose one card more</source>
        <translation>请再选一张牌</translation>
    </message>
    <message>
        <source>Keep these two, or split</source>
        <translation>保留这两张，或分牌</translation>
    </message>
    <message>
        <source>You may cut the cards</source>
        <translation>您可以切牌</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>不切牌</translation>
    </message>
    <message>
        <source>Decided: waiting for the others</source>
        <translation>已决定，等待其他玩家</translation>
    </message>
    <message>
        <source>Bets open when the cards are ready</source>
        <translation>牌准备好后开始下注</translation>
    </message>
    <message>
        <source>You can bet in the next round</source>
        <translation>您可在下一局下注</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>本局未参加</translation>
    </message>
    <message>
        <source>Time is up. It was decided for you.</source>
        <extracomment>The decision that was made for the player follows.</extracomment>
        <translation>时间到，已为您作出决定。</translation>
    </message>
    <message>
        <source>Your bets came back: they were not complete.</source>
        <translation>您的下注不完整，已退回。</translation>
    </message>
    <message>
        <source>Your bets came back. {wager} was missing.</source>
        <translation>您的下注已退回：缺少{wager}。</translation>
    </message>
    <message>
        <source>Your bets came back. {wager}: {least} at least.</source>
        <translation>您的下注已退回。{wager}：最低 {least}。</translation>
    </message>
    <message>
        <source>Your bets came back. {wager}: only in steps of {step}.</source>
        <translation>您的下注已退回。{wager}：须为 {step} 的倍数。</translation>
    </message>
    <message>
        <source>Your bets came back. An attendant has to come first.</source>
        <translation>您的下注已退回，请先等候服务员前来。</translation>
    </message>
    <message>
        <source>The progressive chip was not taken. You may pick it up.</source>
        <translation>累积奖筹码未被接受，您可以取回。</translation>
    </message>
    <message>
        <source>The progressive is stopped: the chip was not taken.</source>
        <translation>累积奖已暂停，筹码未被接受。</translation>
    </message>
    <message>
        <source>The progressive takes {amount} of credit: the chip was not taken.</source>
        <translation>累积奖注需余额 {amount}，筹码未被接受。</translation>
    </message>
    <message>
        <source>You leave after this round</source>
        <translation>您将在本局后离座</translation>
    </message>
    <message>
        <source>Paid out: {amount}. Thank you!</source>
        <translation>已支付 {amount}，谢谢！</translation>
    </message>
    <message>
        <source>Hand-pay</source>
        <translation>人工支付</translation>
    </message>
    <message>
        <source>An attendant is coming to pay you.</source>
        <translation>服务员即将前来为您支付。</translation>
    </message>
    <message>
        <source>Cash-out</source>
        <translation>兑现中</translation>
    </message>
    <message>
        <source>An attendant is coming with your money.</source>
        <translation>服务员正带着您的钱过来。</translation>
    </message>
    <message>
        <source>Seat out of service</source>
        <translation>座位暂停服务</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>我在</translation>
    </message>
    <message>
        <source>Reserved for {time}</source>
        <translation>保留 {time}</translation>
    </message>
    <message>
        <source>Your credit stays on the seat.</source>
        <translation>您的余额仍保留在座位上。</translation>
    </message>
    <message>
        <source>Please ask an attendant about this seat</source>
        <translation>请就此座位询问服务员</translation>
    </message>
    <message>
        <source>A moment to look up</source>
        <translation>休息一下</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>已玩时间</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>Bet so far</source>
        <translation>累计下注</translation>
    </message>
    <message>
        <source>Returned so far</source>
        <translation>累计返还</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Players decide</source>
        <translation>玩家决定中</translation>
    </message>
    <message>
        <source>Winners are paid</source>
        <translation>正在派彩</translation>
    </message>
    <message>
        <source>The cards lie open for you to inspect</source>
        <translation>牌已摊开供您检查</translation>
    </message>
    <message>
        <source>The cards are turned over</source>
        <translation>正在翻转牌</translation>
    </message>
    <message>
        <source>The cards are washed</source>
        <translation>正在洗散牌</translation>
    </message>
    <message>
        <source>The cards are shuffled</source>
        <translation>正在洗牌</translation>
    </message>
    <message>
        <source>Seat {seat} may cut the cards</source>
        <translation>座位 {seat} 可以切牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Community cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Burned</source>
        <translation>烧牌</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>弃牌区</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} 至 {most}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Deck sealed: {stamp}</source>
        <extracomment>The first characters of a hash that fixes the deck before the deal.</extracomment>
        <translation>牌序已封存：{stamp}</translation>
    </message>
    <message>
        <source>Progressive stopped</source>
        <translation>累积奖已暂停</translation>
    </message>
    <message>
        <source>Seat {seat} wins the progressive</source>
        <translation>{seat}号位赢得累积大奖</translation>
    </message>
    <message>
        <source>Seats {seats} win the progressive</source>
        <extracomment>The seats&apos; numbers: 1, 4</extracomment>
        <translation>{seats}号位赢得累积大奖</translation>
    </message>
    <message>
        <source>Touch a seat to play</source>
        <translation>触摸座位开始游戏</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎光临</translation>
    </message>
    <message>
        <source>Demonstration: no money</source>
        <translation>演示：不涉及金钱</translation>
    </message>
    <message>
        <source>Test mode</source>
        <translation>测试模式</translation>
    </message>
    <message>
        <source>RECALL</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>An earlier round: nothing here is played or paid</source>
        <translation>这是先前的牌局，不进行游戏或支付</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>暂停服务</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>代码 {code}</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>牌桌已关闭</translation>
    </message>
    <message>
        <source>No new round begins. You can cash out.</source>
        <translation>不再开始新的牌局，您可以兑现。</translation>
    </message>
    <message>
        <source>A short pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>A short pause after this round</source>
        <translation>本局后暂停</translation>
    </message>
    <message>
        <source>An attendant needs the screen. Bets and credits stay as they are.</source>
        <translation>服务员需要使用牌桌。注码和余额不变。</translation>
    </message>
    <message>
        <source>Round resumed</source>
        <translation>牌局已恢复</translation>
    </message>
    <message>
        <source>The power was lost. Cards, bets and credits are as they were.</source>
        <translation>刚才断电。牌、下注和余额均与之前相同。</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>清洁中</translation>
    </message>
    <message>
        <source>Touch is off for {time}</source>
        <translation>触摸已关闭 {time}</translation>
    </message>
    <message>
        <source>Raise</source>
        <extracomment>The raise as a spot is labelled: a noun.</extracomment>
        <translation>加注</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转牌注</translation>
    </message>
    <message>
        <source>River</source>
        <translation>河牌注</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>彩池</translation>
    </message>
    <message>
        <source>Second wager</source>
        <extracomment>The wager on a split&apos;s second hand.</extracomment>
        <translation>第二注</translation>
    </message>
    <message>
        <source>Kept cards</source>
        <extracomment>The spot where the two kept cards lie.</extracomment>
        <translation>保留的牌</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>过牌</translation>
    </message>
    <message>
        <source>Raise {times}x</source>
        <translation>加注 {times} 倍</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>A button: make the flop, turn or river wager.</extracomment>
        <translation>下注</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>Keep two</source>
        <translation>保留两张</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>已过牌</translation>
    </message>
    <message>
        <source>Raised {times}x</source>
        <translation>已加注 {times} 倍</translation>
    </message>
    <message>
        <source>Bet made</source>
        <translation>已下注</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>已弃牌</translation>
    </message>
    <message>
        <source>Two kept</source>
        <translation>已保留两张</translation>
    </message>
    <message>
        <source>Hand split</source>
        <translation>已分牌</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>已投降</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>退回一半</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <extracomment>The odds wager is paid although a strong hand was beaten.</extracomment>
        <translation>强牌落败</translation>
    </message>
    <message>
        <source>Payout limit</source>
        <translation>派彩上限</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>投注额</translation>
    </message>
    <message>
        <source>Does not qualify</source>
        <translation>不合资格</translation>
    </message>
    <message>
        <source>{n} to {d}</source>
        <translation>{d} 赔 {n}</translation>
    </message>
    <message>
        <source>{percent}% of the meter</source>
        <translation>累积奖的 {percent}%</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输注</translation>
    </message>
</context>
</TS>
