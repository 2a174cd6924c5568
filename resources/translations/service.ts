<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
    <context>
        <name>service</name>
        <message>
            <source>Attendant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Credit a seat, take money in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pay a cash-out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pay a hand-pay, a jackpot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dispute a hand-pay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear a fault</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declare an irregularity, a misdeal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Answer a call, the call log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clean the glass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waiting for you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Calls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing waits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{code} seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{code} is cleared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear {code}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand-pay, seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the player at seat {seat} {amount} in cash. When they have it, confirm: the seat plays on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand-pay, seat {seat}: disputed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The player does not agree with {amount}. It stays open, and is owed, until it is paid. The seat waits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It stays open, as disputed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is disputed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>won with {wager}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>disputed: it stays open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disputed …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pay {amount} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand-pay {amount}, seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {seat} was answered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {seat} calls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cash-out, seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the player at seat {seat} {amount} in cash. When they have it, confirm: the credit becomes $0.00.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {seat} keeps its credit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cash-out {amount}, seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the seat is locked until it is paid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Amount, for example 200 or 12.50</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give credit …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Credit for a seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a seat first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Credit for seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take {amount} in cash. When you have it, confirm: seat {seat} gets {amount} of credit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {seat} has {amount} more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I have taken {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which seat?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declare …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something went wrong in the round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then {remedy} ({clause}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say which seat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} (seat {seat})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declare an irregularity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}. Then {remedy}. It cannot be taken back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is declared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declare it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch is ignored meanwhile. A round in play is finished first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clean for 30 seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch is off for 30 seconds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} at seat {seat} is paid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I have paid {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} entries, copied and verified.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{files} are written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The whole ledger with its checkpoints and its public key, without any secret. The copy is checked before it gets its name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rounds that are over, the log of all events, all postings and the meters, as files for other programs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backup and export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back up the ledger to a medium</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export rounds, events, postings and meters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder, for example /media/stick</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for media</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keyboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Progress</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{medium}, {room} free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no medium is plugged in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plug in a medium and look for it, or write a folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{room} free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No such folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It goes to {folder}. The table plays on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: under way to {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They lie in {folder}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was written: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped. Nothing was left behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>○ off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>● on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>◐ blinks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Diagnostics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bet sensors and lamps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch test and calibration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Screens, sound, disk, memory and clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Running</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no chip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No sensor is fitted: players touch the spots.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The sensors are in order.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of {room}, where the ledger lies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>used; {room} free on this machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>since the machine was switched on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test all lamps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay a chip on each spot and take it away: it shows here at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch a progressive spot on the players' screen: it shows here at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bet sensors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Screens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing can be heard: there is no sound device, or the volume is 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sound device is there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Entry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Amount</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search and export the event log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Newer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Older</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export CSV</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every event with “{words}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Page {page}, {count} lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Page {page}, {count} lines, and there are older ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch a line to read all of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such event.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written: {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>asked for by {one} and {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>asked for by {one}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Entry {number}, {time}, {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fault {code}, {fault}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>round {round}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Games and paytables</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change a paytable, see the return (RTP)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limits and chip values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write, import or export a paytable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profile and game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cards in from the back; nothing: a quarter of the stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pay tables and elections</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} of the house's own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dealing procedure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shuffling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dollars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chip values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limits and chips, in dollars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut card: write how many cards it stands from the back, or nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Meters now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand-pays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Progressive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reconciliation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Meters and reports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every meter now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Daily, shift or period report, as PDF or CSV</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand-pay report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Progressive report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reconciliation of meters and ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Live: real play. Every cent is in this ledger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Demonstration: credits without money, on a ledger of its own. Nothing here touches a live meter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test: on a ledger of its own. Nothing here touches a live meter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>demonstration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same rules and the same chance as in live play, with credits that are no money, on a ledger of its own: the live meters, credits and events stay as they are. The screen says all the time that it is no live play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rounds to try the device with, on a new ledger of its own. When live play goes on, test credits are gone, and everything is as it was. The screen says all the time that it is no live play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table and modes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open or close the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order a reshuffle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Demonstration mode</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test mode</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch is ignored for a while. A round in play is finished first, and no clock runs meanwhile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round in play is finished; then nobody can bet until a supervisor opens the table again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players can bet again at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cards are shuffled anew before the next round, and committed to anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closed: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to live play …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start {mode} mode …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Live play ends here, and the table starts again in {mode} mode. To come back, open this page there. A power cut brings live play back, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Starting {mode} mode.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start {mode} mode</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This mode ends, and the table starts again with live play, as it was left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to live play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The players' screen ignores every touch for {count} seconds, from the end of the round on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch is off for {count} seconds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overview</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop, win and hold today</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hands an hour, use by seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Actual and theoretical return today</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What waits now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fault {code}, seat {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fault {code}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>disputed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing waits: no fault, no hand-pay, no call.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the attendant's page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop today</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hands an hour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Actual return</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Theoretical return</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wagered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wagered and won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Return, with the band of chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use by seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wagered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>win of the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>95% band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>theoretical</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>actual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>credits out {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>returned {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wagered less returned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>win of the drop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in {count} rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rounds {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in the band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>outside the band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>band {low} to {high}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last week</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last month</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reserve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overflow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contributed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Won from the pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paid, all awards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A second person has to confirm it; both names go on record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The progressive's meters and last hits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameters of the progressive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the progressive's meter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer the progressive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plan the progressive's end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on the meter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no progressive is offered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for the next pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>without the reserve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pool over time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the ledger…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing is written yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last 25 hits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>100 or -12.50</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes two persons.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>table that takes the pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plan the end …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once planned, the pool can be transferred: by two persons, when nobody plays here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round is in play: the progressive is locked until it is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No end is planned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned to end on {date}; the pool goes to {to}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>(say why)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pool is {pool}. It becomes {amount} more, because: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pool is {pool}. It becomes {amount} less, because: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pool is corrected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plan the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The progressive ends on {date}, and its pool goes to {to}. Players are told. Nothing moves yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The end is planned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plan</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} (pool, reserve and overflow) goes to {to}, and the progressive ends here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer the pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pool went to {to}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transfer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing: no limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offer a progressive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no progressive.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Terms, in dollars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Progressive table of the house's own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ago</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Staked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Returned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What went wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An hour ago</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Six hours ago</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A day ago</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Document</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proof</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round again, card by card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why a round or a seat was void</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fairness proof of a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>round number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>before, such as 2026-01-31 18:00</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All seats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only void or irregular</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before then</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The time {error}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking through the rounds…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch a round to see it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rounds before {round} are on the next page.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the round's number, or touch a round in the list.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading round {round}…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show every card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RECALL  ·  round {round}  ·  {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place} of {count}  ·  {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writing…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{minutes} min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{hours} h {minutes}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{days} days</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Betting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to place bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for each decision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reveal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to see the cards before the decision's clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to see who won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Opening the decks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for each step of inspection, wash and shuffle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to cut the cards, where they are cut by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time bank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of a seat beyond its clocks, for 25 rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One glass for all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A screen for each seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jurisdiction profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pace: how long betting and decisions take</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House language, layout, screens, volume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the pace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It counts from the next clock on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing would change.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: {old} s becomes {new} s.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pace is changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of a table that nobody sits at; each seat chooses its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the number of the first one for players, from 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Volume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>after the first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>seats' screens: {seats}; bet sensor: {sensor}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set up as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The volume counts at once, the rest when the program starts next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Certification</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A win that waits for an attendant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{amount} and more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least return without a warning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rounds that can be recalled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reality check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>every {minutes} minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wrong PINs until a lock-out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Menu locks itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>after {minutes} minutes without a touch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Helpline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is chosen with the game: see Games and paytables.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Jurisdiction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Users</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change your own PIN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add or remove a user</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give somebody a new PIN, end a lock-out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Role</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who may enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>removed; the records keep the name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>locked out for {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>has the PIN that {giver} gave</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 wrong PIN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} wrong PINs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New PIN, 6 to 12 digits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set this PIN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove this user</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your PIN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PIN of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody else should know it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They have to change it before they can be one of two persons.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The two are not the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has a new PIN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} enters with this PIN from now on. A lock-out ends; if {name} is logged in, that ends too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new PIN for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is removed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} cannot enter any more. The records keep the name, and nobody else can get it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name, without blanks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First PIN, 6 to 12 digits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new user</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} can enter as {role} with this PIN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is added.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Verification</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the software's files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seeded check for inspectors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Verify the ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test the random numbers (RNG)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>croupier {version}, configuration {configuration}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the inspector's seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check with this seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the files again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last changes of the software, as each start told it:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Software</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>first start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SHA-256 of all {count} files: {hash}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Public key of the release: {key}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Public key of the release: missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the seed first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HMAC-SHA-256 with the seed {seed}: {hash}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not verified since this page was opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every entry, signature, posting, meter and round is checked, each round played again from its cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Verifying</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>whole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fair shuffle reaches it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Self-test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test {count} shuffles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The generators' health tests, and statistics of shuffles at 99%. They use the device's sources of chance, and no cards of the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Testing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NOT PASSED: {failure}. Close the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{share}% of the time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PASSED: known answers, repetition, proportion and recurrence of both sources.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{entries} entries, {rounds} rounds. Last entry {hash}. Public key {key}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} entries are not signed yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round} is in play and not judged yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Called at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who came</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody has called yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the calls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no return changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing yet: choose at the left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wager</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Return</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Element of risk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Volatility</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Under the best play, exact over every deal unless it says estimated. Element of risk: what is lost of all that is staked. Volatility: the standard deviation of one round, in antes or units.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What every wager returns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped: what these settings return is not known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what that returns is not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>and {count} more, as listed on the page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No return changes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the wagers return is not known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings are changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{wager} (new)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{wager} (gone)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>words in the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only a certain time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Also the entries of rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round is a number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}  ·  {page}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What do you want to do? Or a round's number, a name, a word</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>own …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the highest line down: odds to 1 such as 200, a part of the pool such as 10%, a sum such as $500.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What each line pays to 1, from the highest down: 3, 1.5 or 3:2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use this table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These are the lines of the printed table {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table cannot be written there: {error}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written and signed: {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no pay table in {place}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file}, signed by the key {key}…: {lines}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It tests the screen that this menu is on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep this calibration …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the calibration …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test the touch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Calibrate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touches lie up to {pixels} pixels off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is to be done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They do not fit together: calibrate again, and touch the middle of each cross.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With this calibration, {pixels}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This machine's own rules (udev) set its touch screens. They want:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the next start of the device on, touches are found where the fingers are. Switch it off and on, and test the touch. Should the glass be of no use then, a keyboard works on this page, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep this calibration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the next start of the device on, the touch screen is as it came.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the calibration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch with as many fingers as you like.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch the middle of each cross.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fingers now: {now}. Most at once: {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mouse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>finger {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>attendant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>technician</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>supervisor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>auditor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Serves players: credit, cash-outs, hand-pays, calls, simple faults.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks after the device: diagnostics, backups, verification, technical faults.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything, with a second person where two are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reads everything, changes nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another person has to confirm it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody plays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The decks are prepared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shoe is cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets are open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round is in play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round is over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No round begins: nobody can bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no seats taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 seat taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} seats taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopping...</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Period</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>« week</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>− day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+ day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>week »</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{begin} to {end}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Times are those of {zone}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The period must end after it begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Today</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yesterday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use this place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PIN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose your name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your name, without blanks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A PIN of 6 to 12 digits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same PIN again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody may enter this table's menu yet. You become its supervisor, and add the others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A mode has a ledger and staff of its own: whoever enters first is its supervisor, in this mode alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first supervisor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Create</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The two PINs are not the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>live ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>demonstration ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>test ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Croupier service</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who are you?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What {name} began goes on: {work}. It stops if somebody else enters, or the menu is closed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, {role}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped, as {name} had begun it: {work}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 hand-pay open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} hand-pays open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{ledger}   croupier {version}   configuration {configuration}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It takes two, one of them a supervisor: {name}, who asks for it, and another one, who confirms it here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A second person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Confirm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still under way: {work}. If the menu is closed, it stops.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop it and close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to 1; nothing: as any aces</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
