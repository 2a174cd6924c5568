"""What plays the sounds: mixed, placed, at three volumes, the room below the voice; or silently not at all."""

import importlib
import subprocess
import sys
import zipfile
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import resources
from ui.i18n.catalogue.phrases import clips
from ui.sounds import RATE, Volumes, player
from ui.sounds.mixer import DUCKED, FRAME, MOST_AT_ONCE, MOST_WAITING, Mixer, placed
from ui.sounds.player import Sounds

miniaudio: Any = importlib.import_module("miniaudio")  # it has no types
RESOURCES = Path(resources.__path__[0])
FULL = Volumes()
SILENCE = Volumes(0, 0, 0)


def flat(value: int, count: int) -> bytes:
    """The same value in both channels, so many frames long."""
    return array("h", [value] * 2 * count).tobytes()


def left(frames: bytes) -> list[int]:
    return list(array("h", frames))[::2]


def right(frames: bytes) -> list[int]:
    return list(array("h", frames))[1::2]


# -- the mixer ---------------------------------------------------------------------------------------------------------


def test_cues_overlap_and_end_on_their_own() -> None:
    mixer = Mixer(FULL)
    mixer.cue(flat(100, 5))
    first = left(mixer.frames(2))
    mixer.cue(flat(7, 4))
    assert first + left(mixer.frames(6)) == [100, 100, 107, 107, 107, 7, 0, 0]
    assert left(mixer.frames(3)) == [0, 0, 0]


def test_phrases_follow_each_other_and_never_overlap() -> None:
    mixer = Mixer(FULL)
    mixer.phrase(flat(1, 3))
    mixer.phrase(flat(2, 3))
    assert left(mixer.frames(4)) + left(mixer.frames(4)) == [1, 1, 1, 2, 2, 2, 0, 0]


def test_what_is_too_loud_together_is_cut_off_and_does_not_wrap() -> None:
    mixer = Mixer(FULL)
    for value in (30_000, 30_000):
        mixer.cue(flat(value, 1))
    assert left(mixer.frames(2)) == [32_767, 0]
    for value in (-30_000, -30_000):
        mixer.cue(flat(value, 1))
    assert left(mixer.frames(1)) == [-32_768]


def test_a_device_that_stops_asking_does_not_fill_the_memory() -> None:
    mixer = Mixer(FULL)
    for _ in range(100):
        mixer.cue(flat(1, 2))
        mixer.phrase(flat(1000, 1))
    heard = left(mixer.frames(200))
    assert heard[:MOST_WAITING] == [MOST_AT_ONCE + 1000] * 2
    assert sum(value >= 1000 for value in heard) == MOST_WAITING


def test_each_kind_has_its_own_volume() -> None:
    mixer = Mixer(Volumes(0.5, 0.25, 0))
    mixer.cue(flat(1000, 2))
    mixer.phrase(flat(1000, 1))
    assert left(mixer.frames(2)) == [750, 500]
    mixer.set_volumes(Volumes(0, 1, 0))
    mixer.cue(flat(1000, 1))
    mixer.phrase(flat(300, 1))
    assert left(mixer.frames(1)) == [300]


def test_the_room_goes_round_fades_in_and_gives_way_to_the_voice() -> None:
    mixer = Mixer(FULL)
    mixer.set_room(array("h", [value for step in range(10) for value in (1000 + step,) * 2]).tobytes())
    assert left(mixer.frames(3)) == [0, 0, 0]  # it is not wanted yet
    mixer.want_room(1)
    first = left(mixer.frames(1))
    assert 0 < first[0] < 200
    for _ in range(29):
        mixer.frames(1)
    assert left(mixer.frames(20)) == [1000 + step % 10 for step in range(20)]
    mixer.phrase(flat(0, 100))
    for _ in range(20):
        mixer.frames(1)
    assert left(mixer.frames(1))[0] == pytest.approx(1000 * DUCKED, abs=10)
    for _ in range(90):
        mixer.frames(1)
    assert left(mixer.frames(1))[0] >= 1000  # the dealer has spoken


@pytest.mark.parametrize("silent", ["volume", "unwanted"])
def test_a_silent_room_does_not_go_on(silent: str) -> None:
    mixer = Mixer(FULL)
    mixer.set_room(array("h", range(2000)).tobytes())
    mixer.want_room(1)
    mixer.frames(500)
    if silent == "volume":
        mixer.set_volumes(Volumes(1, 1, 0))
    else:
        mixer.want_room(0)
    for _ in range(40):
        mixer.frames(1)
    place = mixer._room[1]
    assert left(mixer.frames(100)) == [0] * 100
    assert mixer._room[1] == place


def test_what_is_placed_is_louder_on_its_side() -> None:
    assert placed(flat(1000, 2), 0) == flat(1000, 2)
    assert (left(placed(flat(1000, 2), 0.4)), right(placed(flat(1000, 2), 0.4))) == ([600] * 2, [1000] * 2)
    assert (left(placed(flat(1000, 2), -1)), right(placed(flat(1000, 2), -1))) == ([1000] * 2, [0] * 2)


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

        parts = {key: getattr(miniaudio, key) for key in ("decode", "SampleFormat", "Backend", "MiniaudioError")}
        monkeypatch.setitem(sys.modules, "miniaudio", SimpleNamespace(**parts, PlaybackDevice=open_device))
        return opened

    return replace


@pytest.fixture
def no_device(library: Callable[[Any], list[Device]]) -> Iterator[Sounds]:
    library(absent)
    sounds = Sounds(True, FULL)
    yield sounds
    sounds.close()


def done(sounds: Sounds) -> None:
    """What is done beside everything else is done."""
    sounds._worker.submit(str).result()


def seconds(frames: bytes) -> float:
    """Until the last that is heard."""
    return max((at for at, sample in enumerate(left(frames)) if sample), default=0) / RATE


def test_a_machine_without_a_device_is_silent_and_leaves_no_thread(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(player, "_CARDS", tmp_path / "none")
    monkeypatch.setattr(player, "BACKENDS", ("ALSA",))
    before = threads()
    sounds = Sounds(True, FULL)
    sounds.cue("card-slide")
    sounds.say("de", "welcome")
    sounds.room(1)
    assert not sounds.audible
    assert threads() == before
    sounds.close()
    assert capfd.readouterr() == ("", "")


def test_a_device_that_cannot_be_opened_is_no_error(no_device: Sounds) -> None:
    no_device.cue("card-slide", 3)
    no_device.say("zh", "welcome")
    no_device.room(1)
    assert not no_device.audible


def test_a_machine_without_the_library_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    sounds = Sounds(True, FULL)
    sounds.cue("tap")
    assert not sounds.audible
    sounds.close()


def test_where_sound_is_off_no_device_is_opened(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    for sounds in (Sounds(False, FULL), Sounds(True, SILENCE)):
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
    for volumes in (Volumes(volume, 1, 1), Volumes(1, volume, 1), Volumes(1, 1, volume)):
        with pytest.raises(ValueError, match="volume is from 0 to 1"):
            Sounds(True, volumes)


def test_a_cue_is_played_once_and_close_closes_once(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    sounds = Sounds(True, FULL)
    assert sounds.audible
    sounds.cue("tap")
    file = (RESOURCES / "sounds/tap.ogg").read_bytes()
    whole = miniaudio.decode(file, miniaudio.SampleFormat.SIGNED16, 2, RATE).samples.tobytes()
    assert opened[0].playing.send(len(whole) // FRAME) == whole
    sounds.close()
    sounds.close()
    sounds.cue("tap")
    assert opened[0].closed == 1


def test_a_seats_sound_comes_from_its_side_and_variants_take_turns(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    sounds = Sounds(True, FULL)
    heard = {}
    for seat in (1, 6, 1, 1, None):
        sounds.cue("chip-place", seat)
        frames = opened[0].playing.send(RATE // 2)
        loud = [sum(map(abs, side(frames))) for side in (left, right)]
        heard[seat] = loud[0] / loud[1]
    assert heard[1] < 0.7
    assert heard[6] > 1.4
    assert 0.7 < heard[None] < 1.4
    for _ in range(2):
        sounds.cue("chip-place", None)
        sounds.cue("chip-place", None)
        sounds.cue("chip-place", None)
        opened[0].playing.send(RATE)
    first = [played(sounds, opened[0], "card-turn") for _ in range(6)]
    assert first[:3] == first[3:]
    assert len(set(first[:3])) == 3
    sounds.close()


def test_what_is_played_quieter_is_quieter(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    sounds = Sounds(True, FULL)
    loud: list[list[int]] = []
    for volume in (1, 0.5, 0.2, 0):
        sounds.cue("tap", 3, volume)
        heard = [opened[0].playing.send(RATE)]
        sounds.say("en", "push", volume)
        done(sounds)
        heard.append(opened[0].playing.send(RATE))
        loud.append([sum(map(abs, left(frames))) for frames in heard])
    for cue, phrase in zip(loud[0], loud[1], strict=True):
        assert phrase == pytest.approx(cue / 2, rel=0.02)
    assert sorted(loud, reverse=True) == loud
    assert loud[3] == [0, 0]
    sounds.close()


def played(sounds: Sounds, device: Device, cue: str) -> bytes:
    sounds.cue(cue)
    frames: bytes = device.playing.send(RATE)
    return frames


@pytest.mark.parametrize("dealer", ["man", "woman"])
def test_the_dealer_speaks_in_parts_that_follow_each_other(library: Callable[[Any], list[Device]], dealer: str) -> None:
    opened = library(Device)
    sounds = Sounds(True, FULL, dealer)
    sounds.say("en", "dealer-has-two-pair-12-8")
    done(sounds)
    with zipfile.ZipFile(RESOURCES / f"voices/en/{dealer}.zip") as archive:
        files = [archive.read(f"{clip}.ogg") for clip in clips("dealer-has-two-pair-12-8")]
    whole = sum(miniaudio.vorbis_get_info(file).duration for file in files)
    assert seconds(opened[0].playing.send(RATE * 6)) == pytest.approx(whole, abs=0.06)
    sounds.say("de", "push")
    done(sounds)
    assert seconds(opened[0].playing.send(RATE * 3)) > 0.2
    sounds.close()


def test_the_room_is_heard_once_it_is_wanted(library: Callable[[Any], list[Device]]) -> None:
    opened = library(Device)
    sounds = Sounds(True, FULL)
    sounds.room(1)
    done(sounds)
    for _ in range(30):
        frames = opened[0].playing.send(RATE // 30)
    assert any(left(frames))
    sounds.room(0)
    for _ in range(30):
        frames = opened[0].playing.send(RATE // 30)
    assert not any(left(frames))
    sounds.close()


def test_the_real_library_plays_and_leaves_no_thread_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "BACKENDS", ("NULL",))
    before = threads()
    sounds = Sounds(True, FULL)
    assert sounds.audible
    assert threads() > before
    sounds.cue("tap", 2)
    sounds.room(1)
    sounds.close()
    assert threads() <= before  # one that an earlier test left may have ended meanwhile


def test_a_program_that_forgets_to_close_it_still_ends() -> None:
    silent = "from ui.sounds import Volumes, player; player.BACKENDS = ('NULL',); "
    forgetful = silent + "sounds = player.Sounds(True, Volumes()); sounds.cue('shuffle')"
    subprocess.run([sys.executable, "-c", forgetful], check=True, timeout=30, cwd=RESOURCES.parent)


def threads() -> int:
    return len(list(Path("/proc/self/task").iterdir()))
