"""Cues and the voice: all there, all used, in order to the ear as far as numbers can tell."""

import ast
import importlib
import io
import math
import tomllib
import zipfile
from array import array
from functools import cache
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import resources
from kiosk.base.languages import LANGUAGES
from kiosk.base.words import Language
from kiosk.policy.device import DEALERS
from kiosk.rules.cards.hands import CATEGORIES
from kiosk.table.story.beats import DEALER_HAS, SEAT_HAS, SEAT_WINS
from make.sounds.cues import CUES, render
from make.sounds.synthesis import Sound, loudest
from ui.i18n.catalogue.phrases import CALLS, CLIPS, HANDS, PHRASES, caption, clips, hand_phrase, seat_wins
from ui.sounds import AMBIENCE, RATE, Volumes
from ui.sounds.player import Sounds

miniaudio: Any = importlib.import_module("miniaudio")  # it has no types
RESOURCES = Path(resources.__path__[0])
ROOT = RESOURCES.parent
CUE_FILES = sorted((RESOURCES / "sounds").iterdir())
VOICES = sorted((RESOURCES / "voices").rglob("*.zip"))
SILENT = Sounds(enabled=False, volumes=Volumes(0, 0, 0))


def samples(file: bytes, channels: int, rate: int) -> Sound:
    decoded: array[int] = miniaudio.decode(file, miniaudio.SampleFormat.SIGNED16, channels, rate).samples
    return np.frombuffer(decoded, np.int16).reshape(-1, channels) / 32_768


@cache
def cue(name: str) -> Sound:
    return samples((RESOURCES / "sounds" / f"{name}.ogg").read_bytes(), 2, RATE)


class Clip(NamedTuple):
    seconds: float
    peak: float
    loudness: float
    ends: float  # the louder of its first and its last sample


@cache
def voice(path: Path) -> dict[str, Clip]:
    found = {}
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            heard = samples(archive.read(name), 1, 24_000)[:, 0]
            loud = heard[np.abs(heard) > np.abs(heard).max() / 20]
            ends = max(abs(heard[0]), abs(heard[-1]))
            clip = Clip(len(heard) / 24_000, float(np.abs(heard).max()), math.sqrt((loud**2).mean()), float(ends))
            found[name.removesuffix(".ogg")] = clip
    return found


# -- everything there is used, and everything used is there ------------------------------------------------------------


@cache
def texts_in_code() -> frozenset[str]:
    """Every text that the glass and the story contain."""
    paths = chain((ROOT / "ui/glass").rglob("*.py"), (ROOT / "kiosk/table/story").rglob("*.py"))
    nodes = chain.from_iterable(ast.walk(ast.parse(path.read_text("utf-8"))) for path in paths)
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def cues_in_code() -> set[str]:
    """What a beat sounds, and what the glass has sounded."""
    found = set()
    for path in chain((ROOT / "ui/glass").rglob("*.py"), (ROOT / "kiosk/table/story").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.keyword(arg="sound" | "under", value=ast.Constant(str(name))):
                    found.add(name)
                case ast.Call(func=ast.Attribute(attr="sounded" | "_sounded"), args=[ast.Constant(str(name)), *_]):
                    found.add(name)
    return found - {""}


def said_in_code() -> set[str]:
    found = set()
    for path in (ROOT / "kiosk/table/story").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.keyword(arg="say", value=ast.Constant(str(name))):
                    found.add(name)
    return found - {""}


def test_every_cue_has_its_files_and_every_file_its_cue() -> None:
    wanted = {
        f"{name}-{number}.ogg" if cue.variants > 1 else f"{name}.ogg"
        for name, cue in CUES.items()
        for number in range(1, cue.variants + 1)
    }
    assert {path.name for path in CUE_FILES} == wanted
    assert {*SILENT.cues, AMBIENCE} == set(CUES)


@pytest.mark.parametrize("name", sorted(set(CUES) - {AMBIENCE}))
def test_every_cue_is_heard_somewhere(name: str) -> None:
    assert name in texts_in_code()


def test_every_sound_of_the_code_has_its_cue() -> None:
    assert cues_in_code()
    assert cues_in_code() <= set(CUES)


@pytest.mark.parametrize("phrase", CALLS)
def test_every_phrase_is_said_somewhere(phrase: str) -> None:
    assert phrase in texts_in_code()


def test_everything_that_the_story_says_is_a_phrase() -> None:
    assert said_in_code()
    assert said_in_code() <= {*PHRASES, DEALER_HAS, SEAT_HAS, SEAT_WINS}


def test_every_voice_says_every_clip_and_nothing_else() -> None:
    assert {path.stem for path in (RESOURCES / "phrases").glob("*.toml")} == LANGUAGES.keys()
    assert {(path.parent.name, path.stem) for path in VOICES} == {
        (code, who) for code in LANGUAGES for who in spoken(code)
    }
    for path in VOICES:
        assert voice(path).keys() == CLIPS, path


def test_every_clip_belongs_to_a_phrase_and_every_phrase_has_its_clips() -> None:
    assert {clip for phrase in PHRASES for clip in clips(phrase)} == CLIPS
    assert len(set(PHRASES)) == len(PHRASES)


def test_the_dealer_can_name_every_hand() -> None:
    assert {kind for kind, _ in HANDS.values()} == set(CATEGORIES)
    assert hand_phrase("two-pair", (12, 8, 5)) == "two-pair-12-8"
    assert hand_phrase("full-house", (12, 8)) == "full-house-12-8"
    assert hand_phrase("pair", (12, 14, 9, 2)) == "pair-12"
    assert hand_phrase("royal-flush", (14, 13, 12, 11, 10)) == "royal-flush"
    assert hand_phrase("flush-two-pair", (14, 13, 12)) == "flush-two-pair"


@pytest.mark.parametrize(
    ("cents", "phrase", "english"),
    [
        (300, "seat-3-wins", "Seat 3 wins."),
        (2_400, "seat-3-wins", "Seat 3 wins."),
        (2_500, "seat-3-wins-25", "Seat 3 wins 25 dollars."),
        (9_900, "seat-3-wins", "Seat 3 wins."),
        (10_000, "seat-3-wins-100", "Seat 3 wins 100 dollars."),
        (10_050, "seat-3-wins-over-100", "Seat 3 wins more than 100 dollars."),
        (127_500, "seat-3-wins-over-1000", "Seat 3 wins more than 1,000 dollars."),
        (13_287_600, "seat-3-wins-over-100000", "Seat 3 wins more than 100,000 dollars."),
    ],
)
def test_an_amount_is_said_exactly_or_as_more_than(cents: int, phrase: str, english: str) -> None:
    assert seat_wins(3, cents) == phrase
    assert caption(Language.of("en"), phrase) == english


def test_a_phrase_in_words_and_in_clips() -> None:
    english = Language.of("en")
    assert caption(english, "dealer-has-two-pair-12-8") == "Dealer has two pair, queens and eights."
    assert clips("dealer-has-two-pair-12-8") == ("dealer-has", "two-pair-12", "and-8")
    assert caption(english, "full-house-12-8") == "Full house, queens full of eights"
    assert clips("seat-3-wins-over-1000") == ("seat-3-wins", "more-than", "dollars-1000")


@pytest.mark.parametrize(
    "phrase",
    ["so-close", "seat-7-wins-over-100", "dealer-has-pair-1", "seat-7-wins", "seat-3-wins-33", "two-pair-8-12"],
)
def test_a_phrase_that_nobody_says_is_refused(phrase: str) -> None:
    with pytest.raises(ValueError, match=f"no phrase '{phrase}'"):
        clips(phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_phrases_of_a_language_are_the_same(language: str) -> None:
    assert len({caption(Language.of(language), phrase) for phrase in PHRASES}) == len(PHRASES)


def test_the_casinos_own_words_close_the_betting() -> None:
    closing = {code: caption(Language.of(code), "no-more-bets").rstrip(".。") for code in LANGUAGES}
    assert closing == {"en": "No more bets", "es": "No va más", "de": "Nichts geht mehr", "zh": "停止下注"}


def spoken(code: str) -> dict[str, str]:
    """The voices of a language, by dealer."""
    voices: dict[str, str] = tomllib.loads((RESOURCES / f"phrases/{code}.toml").read_text("utf-8"))["voices"]
    return voices


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_has_voices_and_each_dealer_another_one(code: str) -> None:
    assert spoken(code).keys() <= set(DEALERS)
    assert len(set(spoken(code).values())) == len(spoken(code)) > 0


# -- to the ear --------------------------------------------------------------------------------------------------------


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in CUE_FILES) < 1_500_000
    assert sum(path.stat().st_size for path in VOICES) < 25_000_000


def test_a_cue_is_vorbis_of_two_channels_and_not_long() -> None:
    for path in CUE_FILES:
        about = miniaudio.vorbis_get_file_info(str(path))
        assert (about.nchannels, about.sample_rate) == (2, RATE), path
        assert 0.05 < about.duration <= (25 if path.stem == AMBIENCE else 9.1), path


def test_a_clip_is_short_heard_and_ends_without_a_click() -> None:
    for path in VOICES:
        for name, clip in voice(path).items():
            assert 0.15 < clip.seconds < 4.2, (path, name)
            assert 0.1 < clip.peak <= 0.9, (path, name)
            assert clip.ends < 0.01, (path, name)


def test_every_clip_is_about_as_loud_as_the_next_in_every_voice() -> None:
    levels = [clip.loudness for path in VOICES for clip in voice(path).values()]
    assert max(levels) / min(levels) < 2.5


def test_a_cue_does_not_clip_and_ends_without_a_click() -> None:
    for path in CUE_FILES:
        heard = cue(path.stem)
        peak = np.abs(heard).max()
        assert 0.01 < peak <= 0.6, path
        if path.stem != AMBIENCE:
            assert np.abs(heard[[0, -1]]).max() < max(0.003, peak / 20), path


def test_the_mix_is_quiet_a_loss_the_quietest_and_each_win_more_than_the_one_before() -> None:
    level = {path.stem: loudest(cue(path.stem)) for path in CUE_FILES}
    effects = {name: loud for name, loud in level.items() if name != AMBIENCE}
    assert min(effects, key=effects.__getitem__) == "lose"
    ladder = [level[f"win-{name}"] for name in ("quiet", "glow", "banner", "jackpot")]
    assert all(more > 1.2 * less for less, more in pairwise(ladder))
    lengths = [len(cue(f"win-{name}")) for name in ("quiet", "glow", "banner", "jackpot")]
    assert all(more > 1.3 * less for less, more in pairwise(lengths))
    assert max(effects.values()) == ladder[-1] < 0.16
    assert max(level[often] for often in ("card-slide-1", "card-turn-2", "chip-place-3", "tap")) < level["turn-cue"]
    assert level[AMBIENCE] < level["card-slide-1"]


def test_the_rooms_end_meets_its_beginning() -> None:
    room = cue(AMBIENCE)
    steps = np.abs(np.diff(room, axis=0)).max(axis=1)
    assert np.abs(room[0] - room[-1]).max() <= np.quantile(steps, 0.999)
    halves = [math.sqrt((half**2).mean()) for half in (room[: RATE // 2], room[-RATE // 2 :])]
    assert 0.6 < halves[0] / halves[1] < 1.7


def test_variants_differ() -> None:
    for name, made in CUES.items():
        if made.variants > 1:
            first, second = (cue(f"{name}-{number}")[:4_000] for number in (1, 2))
            assert abs(np.corrcoef(first[:, 0], second[:, 0])[0, 1]) < 0.7, name


@pytest.mark.parametrize("name", ["card-turn", "chip-place", "lose", "win-quiet"])
def test_a_cue_made_again_is_what_is_checked_in(name: str) -> None:
    number = "-1" if CUES[name].variants > 1 else ""
    made, kept = render(name), cue(f"{name}{number}")
    assert abs(len(made) - len(kept)) <= 1
    count = min(len(made), len(kept))
    assert np.corrcoef(made[:count, 0], kept[:count, 0])[0, 1] > 0.9


def test_an_archive_is_not_compressed_again_and_has_no_date() -> None:
    for path in VOICES:
        with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
            assert {one.compress_type for one in archive.infolist()} == {zipfile.ZIP_STORED}
            assert {one.date_time for one in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
