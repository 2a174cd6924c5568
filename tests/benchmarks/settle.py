"""How fast `croupier settle --lines` is: against PokerKit's hands, and against reading and writing the JSON alone.

The corpus: random rounds of the five rule sets in equal parts, with six seats and the default elections, as documents
of played rounds are: with the cards that the round used. The three are measured in short turns, one after the other,
and each turn gives its own ratio; the median counts, so that a machine which slows down for a while slows all of them.
"""

import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from pokerkit import Automation, FixedLimitTexasHoldem

from tests.kit.random_rounds import GAMES, play, random_setup

ROUNDS = 10_000
DOCUMENTS = 3 * ROUNDS
HANDS = 400
TURNS = 5
LEAST_POKERKIT, MOST_JSON = 30, 10


def corpus(path: Path) -> None:
    rng = random.Random(1)
    lines = []
    for number in range(ROUNDS):
        played = play(rng, random_setup(rng, GAMES[number % len(GAMES)], seats=6, house={}))
        lines.append(json.dumps(played.document()) + "\n")
    path.write_text("".join(lines) * (DOCUMENTS // ROUNDS))


def settle_lines(documents: Path, answers: Path) -> None:
    command = [str(Path(sys.executable).with_name("croupier")), "settle", "--lines", str(documents)]
    with answers.open("wb") as out:
        subprocess.run(command, stdout=out, check=True)


def json_alone(documents: Path, replies: list[object], out: Path) -> None:
    """Read the same documents and write the same answers, which lie in memory already."""
    with documents.open() as source, out.open("w") as target:
        for line, reply in zip(source, replies, strict=True):
            json.loads(line)
            target.write(json.dumps(reply) + "\n")


def pokerkit_hands() -> None:
    """Heads-up fixed-limit hands to the showdown, a bet and a call on each street, everything else automatic."""
    for _ in range(HANDS):
        state = FixedLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 4, 200, 2)
        bet_on = None
        while state.status:
            if state.street_index != bet_on and state.can_complete_bet_or_raise_to():
                bet_on = state.street_index
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()


def micros_each(work: Callable[[], None], count: int) -> float:
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) / count * 1e6


def run() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        documents, answers, scratch = (Path(folder, name) for name in ("in.jsonl", "out.jsonl", "scratch.jsonl"))
        corpus(documents)
        settle_lines(documents, answers)
        replies = [json.loads(line) for line in answers.open()]
        gc.freeze()  # or the collector would walk the replies again and again at the baselines' cost
        turns = [
            (
                micros_each(lambda: settle_lines(documents, answers), DOCUMENTS),
                micros_each(lambda: json_alone(documents, replies, scratch), DOCUMENTS),
                micros_each(pokerkit_hands, HANDS),
            )
            for _ in range(TURNS)
        ]
    settled, bare, hand = (median(column) for column in zip(*turns, strict=True))
    against_json = median(one / two for one, two, _ in turns)
    against_pokerkit = median(three / one for one, _, three in turns)
    print("settle --lines, six seats, five rule sets mixed, command start included; medians")
    print(f"  a document       {settled:8.1f} us")
    print(f"  its JSON alone   {bare:8.1f} us   ratio {against_json:5.2f}   wanted at most {MOST_JSON}")
    print(f"  a PokerKit hand  {hand:8.1f} us   ratio {against_pokerkit:5.1f}   wanted at least {LEAST_POKERKIT}")
    return against_pokerkit >= LEAST_POKERKIT and against_json <= MOST_JSON
