"""How fast `croupier settle --lines` is: against PokerKit's hands, and against reading and writing the JSON alone.

The corpus: random rounds of the five rule sets in equal parts, six seats each, whole single decks or the cards that
a Fast Action round used. The three are measured in turn, several times over, and the best of each counts.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from pokerkit import Automation, FixedLimitTexasHoldem

from tests.rounds import GAMES, play, random_setup

DOCUMENTS = 20_000
HANDS = 150
TURNS = 3
LEAST_POKERKIT, MOST_JSON = 30, 10


def corpus(path: Path) -> None:
    rng = random.Random(1)
    with path.open("w") as out:
        for number in range(DOCUMENTS):
            played = play(rng, random_setup(rng, GAMES[number % len(GAMES)], seats=6))
            document = played.document()
            if played.setup.game.copies == 1:
                document["deck"] = played.setup.deck
            out.write(json.dumps(document) + "\n")


def settle_lines(documents: Path, answers: Path) -> None:
    with answers.open("wb") as out:
        subprocess.run(
            [Path(sys.executable).with_name("croupier"), "settle", "--lines", documents], stdout=out, check=True
        )


def json_alone(documents: Path, answers: Path, out: Path) -> None:
    """Read the same documents and write the same answers, which lie in memory already."""
    replies = [json.loads(line) for line in answers.open()]
    started = time.perf_counter()
    with documents.open() as source, out.open("w") as target:
        for line, reply in zip(source, replies, strict=True):
            json.loads(line)
            target.write(json.dumps(reply) + "\n")
    json_alone.seconds = time.perf_counter() - started  # type: ignore[attr-defined]


def pokerkit_hand() -> None:
    """A heads-up fixed-limit hand to the showdown, a bet and a call on each street, everything else automatic."""
    manual = {Automation.CHIPS_PULLING}
    state = FixedLimitTexasHoldem.create_state(
        tuple(set(Automation) - manual) + tuple(manual), True, 0, (1, 2), 2, 4, 200, 2
    )
    bet_on = None
    while state.status:
        if state.street_index != bet_on and state.can_complete_bet_or_raise_to():
            bet_on = state.street_index
            state.complete_bet_or_raise_to()
        else:
            state.check_or_call()


def seconds(work: Callable[[], None]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def run() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        documents, answers, scratch = (Path(folder, name) for name in ("in.jsonl", "out.jsonl", "scratch.jsonl"))
        corpus(documents)
        settled, bare, hand = [], [], []
        for _ in range(TURNS):
            settled.append(seconds(lambda: settle_lines(documents, answers)) / DOCUMENTS)
            json_alone(documents, answers, scratch)
            bare.append(json_alone.seconds / DOCUMENTS)  # type: ignore[attr-defined]
            hand.append(seconds(lambda: [pokerkit_hand() for _ in range(HANDS)] and None) / HANDS)
    against_pokerkit = min(hand) / min(settled)
    against_json = min(settled) / min(bare)
    print("settle --lines, six seats, five rule sets mixed, command start included")
    print(f"  a document                {min(settled) * 1e6:8.1f} us")
    print(f"  its JSON alone            {min(bare) * 1e6:8.1f} us   ratio {against_json:5.2f}   at most {MOST_JSON}")
    print(
        f"  a PokerKit hand           {min(hand) * 1e6:8.1f} us   ratio {against_pokerkit:5.1f}   at least {LEAST_POKERKIT}"
    )
    return against_pokerkit >= LEAST_POKERKIT and against_json <= MOST_JSON
