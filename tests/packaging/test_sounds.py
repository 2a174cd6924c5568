"""Cues and phrases: all there, in order to the ear as far as numbers can tell, and played or silently not."""

import importlib
import math
import subprocess
import sys
import tomllib
import wave
from array import array
from collections.abc import Callable, Iterator
from operator import mul
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import resources
from kiosk.base.languages import LANGUAGES
from kiosk.base.words import Language
from kiosk.rules.cards.hands import CATEGORIES
from make.sounds.__main__ import write
from make.sounds.cues import CUES, render
from make.sounds.synthesis import loudest
from ui.sounds import RATE, Samples, player
from ui.sounds.player import MOST_AT_ONCE, MOST_WAITING, Mixer, Sounds

miniaudio: Any = importlib.import_module("miniaudio")  # it has no types
RESOURCES = Path(resources.__path__[0])
ENGLISH: dict[str, str] = tomllib.loads((RESOURCES / "phrases/en.toml").read_text("utf-8"))["phrases"]
PHRASES = {code: {name: Language.of(code).say(text) for name, text in ENGLISH.items()} for code in LANGUAGES}
CUE_FILES = sorted((RESOURCES / "sounds").glob("*.wav"))
PHRASE_FILES = sorted((RESOURCES / "voices").glob("*/*.wav"))


def decoded(path: Path) -> Samples:
    samples: Samples = miniaudio.wav_read_file_s16(str(path)).samples
    return samples


# -- the files ---------------------------------------------------------------------------------------------------------


def test_every_cue_has_its_file_and_every_file_its_cue() -> None:
    assert {path.stem for path in CUE_FILES} == set(CUES)


def test_every_phrase_is_spoken_in_every_language_and_nothing_else_is() -> None:
    assert {path.stem for path in (RESOURCES / "phrases").glob("*.toml")} == LANGUAGES.keys()
    wanted = {(language, phrase) for language, phrases in PHRASES.items() for phrase in phrases}
    assert {(path.parent.name, path.stem) for path in PHRASE_FILES} == wanted


def test_the_dealer_can_name_every_hand() -> None:
    hands = [phrase.removeprefix("dealer-has-") for phrase in ENGLISH if phrase.startswith("dealer-has-")]
    assert hands == list(CATEGORIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_phrases_of_a_language_are_the_same(language: str) -> None:
    assert len(set(PHRASES[language].values())) == len(PHRASES[language])


def test_the_casinos_own_words_close_the_betting() -> None:
    closing = {language: phrases["no-more-bets"].rstrip(".。") for language, phrases in PHRASES.items()}
    assert closing == {"en": "No more bets", "es": "No va más", "de": "Nichts geht mehr", "zh": "停止下注"}


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in CUE_FILES) < 1_500_000
    assert sum(path.stat().st_size for path in PHRASE_FILES) < 4_000_000


def test_a_cue_is_sixteen_bits_of_one_channel() -> None:
    for path in CUE_FILES:
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE), path
            assert 0.05 < file.getnframes() / RATE <= 3.1, path


def test_a_phrase_is_mu_law_of_one_channel_and_short() -> None:
    for path in PHRASE_FILES:
        about = miniaudio.wav_get_file_info(str(path))
        form = int.from_bytes(path.read_bytes()[20:22], "little")
        assert (form, about.nchannels, about.sample_rate) == (7, 1, 16_000), path
        assert 0.3 < about.duration < 3.5, path


def test_it_is_heard_does_not_clip_and_ends_without_a_click() -> None:
    for path in CUE_FILES + PHRASE_FILES:
        samples = decoded(path)
        peak = max(map(abs, samples))
        assert 500 < peak <= 0.71 * 32_768, path
        assert abs(samples[0]) <= 8, path
        assert abs(samples[-1]) <= 8, path
        assert max(map(abs, samples[-24:])) < peak / 20, path


def test_every_phrase_is_about_as_loud_as_the_next() -> None:
    powers = [sum(map(mul, samples, samples)) / len(samples) for samples in map(decoded, PHRASE_FILES)]
    assert math.sqrt(max(powers) / min(powers)) < 3


def test_the_mix_is_quiet_a_loss_the_quietest_and_a_win_below_the_voice() -> None:
    level = {path.stem: loudest([sample / 32_768 for sample in decoded(path)]) for path in CUE_FILES}
    assert min(level, key=level.__getitem__) == "lose"
    assert max(level.values()) == level["win-big"] < 0.11
    assert level["win-small"] < level["win-medium"] < level["win-big"]
    assert max(level[often] for often in ("card-slide", "card-turn", "chip-place", "tap")) < level["turn-cue"]


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_made_again_has_the_same_bytes(cue: str, tmp_path: Path) -> None:
    write(tmp_path / "again.wav", render(cue))
    assert (tmp_path / "again.wav").read_bytes() == (RESOURCES / "sounds" / f"{cue}.wav").read_bytes()


# -- the mixer ---------------------------------------------------------------------------------------------------------


def flat(value: int, count: int) -> Samples:
    return array("h", [value] * count)


def test_cues_overlap_and_end_on_their_own() -> None:
    mixer = Mixer()
    mixer.cue(flat(100, 5))
    first = list(mixer.frames(2))
    mixer.cue(flat(7, 4))
    assert first + list(mixer.frames(6)) == [100, 100, 107, 107, 107, 7, 0, 0]
    assert list(mixer.frames(3)) == [0, 0, 0]


def test_phrases_follow_each_other_and_never_overlap() -> None:
    mixer = Mixer()
    mixer.phrase(flat(1, 3))
    mixer.phrase(flat(2, 3))
    assert list(mixer.frames(4)) + list(mixer.frames(4)) == [1, 1, 1, 2, 2, 2, 0, 0]


def test_what_is_too_loud_together_is_cut_off_and_does_not_wrap() -> None:
    mixer = Mixer()
    for value in (30_000, 30_000):
        mixer.cue(flat(value, 1))
    assert list(mixer.frames(2)) == [32_767, 0]
    for value in (-30_000, -30_000):
        mixer.cue(flat(value, 1))
    assert list(mixer.frames(1)) == [-32_768]


def test_a_device_that_stops_asking_does_not_fill_the_memory() -> None:
    mixer = Mixer()
    for _ in range(100):
        mixer.cue(flat(1, 2))
        mixer.phrase(flat(1000, 1))
    heard = list(mixer.frames(200))
    assert heard[:2] == [MOST_AT_ONCE + 1000] * 2
    assert heard.count(1000) == MOST_WAITING - 2


# -- the player --------------------------------------------------------------------------------------------------------


class Device:
    """A device that plays when it is told to."""

    def __init__(self, *_: object, **__: object) -> None:
        self.playing: Any = None
        self.closed = 0

    def start(self, playing: Any) -> None:
        self.playing = playing

    def close(self) -> None:
        self.closed += 1


def absent(*_: object, **__: object) -> None:
    raise miniaudio.MiniaudioError("failed to init device", -401)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], list[Device]]:
    """Puts another device in the place of the real one, and tells which were opened."""

    def replace(make: Any) -> list[Device]:
        opened: list[Device] = []

        def open_device(*arguments: object, **options: object) -> Device:
            opened.append(make(*arguments, **options))
            return opened[-1]

        parts = {key: getattr(miniaudio, key) for key in ("decode_file", "SampleFormat", "Backend", "MiniaudioError")}
        monkeypatch.setitem(sys.modules, "miniaudio", SimpleNamespace(**parts, PlaybackDevice=open_device))
        return opened

    return replace


@pytest.fixture
def no_device(library: Callable[[Any], list[Device]]) -> Iterator[Sounds]:
    library(absent)
    sounds = Sounds(True, 1)
    yield sounds
    sounds.close()


def test_a_machine_without_a_device_is_silent_and_leaves_no_thread(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(player, "_CARDS", tmp_path / "none")
    monkeypatch.setattr(player, "BACKENDS", ("ALSA",))
    before = threads()
    sounds = Sounds(True, 1)
    sounds.cue("card-slide")
    sounds.say("de", "welcome")
    assert not sounds.audible
    assert threads() == before
    sounds.close()
    assert capfd.readouterr() == ("", "")


def test_a_device_that_cannot_be_opened_is_no_error(no_device: Sounds) -> None:
    no_device.cue("card-slide")
    no_device.say("zh", "welcome")
    assert not no_device.audible


def test_a_machine_without_the_library_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    sounds = Sounds(True, 1)
    sounds.cue("tap")
    assert not sounds.audible
    sounds.close()


def test_where_sound_is_off_no_device_is_opened(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    for sounds in (Sounds(False, 1), Sounds(True, 0)):
        sounds.cue("tap")
        sounds.say("en", "push")
        sounds.close()
    assert not opened


def test_names_that_do_not_exist_are_refused_even_where_nothing_is_heard(no_device: Sounds) -> None:
    with pytest.raises(ValueError, match="no sound named 'trumpet'"):
        no_device.cue("trumpet")
    with pytest.raises(ValueError, match="does not speak 'tlh'"):
        no_device.say("tlh", "welcome")
    with pytest.raises(ValueError, match="no phrase 'so-close'"):
        no_device.say("en", "so-close")


@pytest.mark.parametrize("volume", [-0.1, 1.1, float("nan")])
def test_a_volume_out_of_range_is_refused(volume: float) -> None:
    with pytest.raises(ValueError, match="volume is from 0 to 1"):
        Sounds(True, volume)


def test_a_cue_is_played_at_its_volume_and_close_closes_once(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    sounds = Sounds(True, 0.5)
    assert sounds.audible
    sounds.cue("tap")
    whole = decoded(RESOURCES / "sounds" / "tap.wav")
    heard = opened[0].playing.send(len(whole))
    assert list(heard) == [round(sample * 0.5) for sample in whole]
    sounds.close()
    sounds.close()
    sounds.cue("tap")
    assert opened[0].closed == 1


def test_the_dealer_speaks_over_the_cues_one_phrase_after_the_other(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    sounds = Sounds(True, 1)
    sounds.say("en", "push")
    sounds.say("es", "push")
    seconds = sum(
        miniaudio.wav_get_file_info(str(RESOURCES / f"voices/{one}/push.wav")).duration for one in ("en", "es")
    )
    heard = opened[0].playing.send(RATE * 3)
    last = max(at for at, sample in enumerate(heard) if sample)
    assert last / RATE == pytest.approx(seconds, abs=0.03)
    sounds.close()


def test_the_real_library_plays_and_leaves_no_thread_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "BACKENDS", ("NULL",))
    before = threads()
    sounds = Sounds(True, 1)
    assert sounds.audible
    assert threads() > before
    sounds.cue("tap")
    sounds.close()
    assert threads() <= before  # one that an earlier test left may have ended meanwhile


def test_a_program_that_forgets_to_close_it_still_ends() -> None:
    silent = "from ui.sounds import player; player.BACKENDS = ('NULL',); "
    forgetful = silent + "sounds = player.Sounds(True, 1); sounds.cue('shuffle')"
    subprocess.run([sys.executable, "-c", forgetful], check=True, timeout=30, cwd=RESOURCES.parent)


def threads() -> int:
    return len(list(Path("/proc/self/task").iterdir()))
