"""What the watch believes of a sensor: chips, duplicates, restarts, lies and every trouble's beginning and end."""

import pytest

from kiosk.devices.bet_sensor.frames import BAD, Message, SetLamps, State, Strange
from kiosk.devices.bet_sensor.watch import (
    CALM_MS,
    FLIP_LIMIT,
    HEARTBEAT_MS,
    MAX_STEP,
    NOISE_LIMIT,
    PAST_BOOTS,
    SILENT_MS,
    STUCK_MS,
    Watch,
)
from tests.kit.sensor_rig import reports_of

CALM_BEATS = CALM_MS // HEARTBEAT_MS
RECOVERY_BEATS = 5_000 // HEARTBEAT_MS  # docs/bet-sensor.md
ONE, TWO, THREE = 0b1, 0b10, 0b100


class Talk:
    """A device that talks to a watch, a heartbeat at a time."""

    def __init__(self, chips: int = 0) -> None:
        self.watch = Watch()
        self.now_ms = 1_000
        self.nonce, self.sequence = 7, 0
        self.chips, self.broken = chips, 0
        lie = [f"chip {seat}" for seat in range(1, 7) if chips >> (seat - 1) & 1]
        assert self.beat(RECOVERY_BEATS) == ["well", *lie]

    def next(self) -> State:
        """The next state of the device."""
        self.sequence += 1
        return State(self.nonce, self.sequence, self.chips, self.broken, 0)

    def hear(self, *messages: Message, ms: int = HEARTBEAT_MS) -> list[str]:
        """So much later, the watch hears these."""
        self.now_ms += ms
        return reports_of(self.watch.step(self.now_ms, messages))

    def beat(self, times: int = 1) -> list[str]:
        return [words for _ in range(times) for words in self.hear(self.next())]

    def restart(self) -> None:
        self.nonce, self.sequence = self.nonce + 1, 0


@pytest.fixture
def talk() -> Talk:
    """A talk with a chip at seat 1."""
    return Talk(ONE)


# Chips.


def test_a_chip_is_seen_and_gone_with_the_third_state_alike(talk: Talk) -> None:
    talk.chips = ONE | THREE
    assert [talk.beat() for _ in range(4)] == [[], [], ["chip 3"], []]
    talk.chips = THREE
    assert [talk.beat() for _ in range(4)] == [[], [], ["no chip 1"], []]


def test_a_chip_that_bounces_has_to_lie_still_first(talk: Talk) -> None:
    for chips in (THREE, 0, THREE, THREE, 0, THREE, THREE):
        talk.chips = ONE | chips
        assert talk.beat() == []
    assert talk.beat() == ["chip 3"]


def test_a_flick_is_nothing(talk: Talk) -> None:
    for chips in (0, ONE, 0, 0, ONE, ONE | TWO, ONE):
        talk.chips = chips
        assert talk.beat() == []
    assert talk.beat(10) == []


def test_many_states_in_one_moment_are_not_200_ms(talk: Talk) -> None:
    talk.chips = 0
    assert talk.hear(*(talk.next() for _ in range(MAX_STEP))) == []
    assert talk.hear(talk.next(), ms=199) == []
    assert talk.hear(talk.next(), ms=1) == ["no chip 1"]


def test_two_states_are_not_enough_however_far_apart(talk: Talk) -> None:
    talk.chips = 0
    assert talk.hear(talk.next(), ms=SILENT_MS) == []
    assert talk.hear(talk.next(), ms=SILENT_MS) == []
    assert talk.hear(talk.next(), ms=SILENT_MS) == ["no chip 1"]


def test_seats_are_told_in_order_and_apart(talk: Talk) -> None:
    talk.chips = TWO
    talk.beat()
    talk.chips = TWO | 0b110000
    assert [talk.beat() for _ in range(3)] == [[], ["no chip 1", "chip 2"], ["chip 5", "chip 6"]]


# The same frame again, and frames of the past.


def test_a_duplicated_frame_makes_no_chip(talk: Talk) -> None:
    talk.chips = ONE | TWO
    seen = talk.next()
    assert [talk.hear(seen) for _ in range(5)] == [[]] * 5
    talk.chips = ONE
    assert talk.beat(RECOVERY_BEATS) == []


def test_a_duplicated_frame_takes_no_chip(talk: Talk) -> None:
    talk.chips = 0
    gone = talk.next()
    assert [talk.hear(gone) for _ in range(5)] == [[]] * 5
    talk.chips = ONE
    assert talk.beat(RECOVERY_BEATS) == []


def test_every_frame_twice_is_noise_and_no_chip_is_told_until_it_ends(talk: Talk) -> None:
    def twice() -> list[str]:
        state = talk.next()
        return talk.hear(state, state)

    talk.chips = ONE | TWO
    assert [words for _ in range(NOISE_LIMIT - 1) for words in twice()] == ["chip 2"]
    assert twice() == ["noisy"]
    talk.chips = TWO
    assert [words for _ in range(100) for words in twice()] == []
    assert talk.beat(CALM_BEATS) == ["noisy over", "chip 2"]


def test_duplicates_from_the_first_frame_on_do_not_keep_the_device_from_being_known() -> None:
    talk = Talk()
    talk.watch, talk.chips = Watch(), TWO
    heard = [words for _ in range(20) for state in [talk.next()] for words in talk.hear(state, state)]
    assert heard == ["well", "chip 2", "noisy"]


@pytest.mark.parametrize("age", [1, 2, 19, 45])
def test_a_replayed_frame_neither_makes_nor_takes_a_chip(age: int) -> None:
    for before, now in ((TWO, ONE), (0, ONE), (ONE, 0)):
        talk = Talk(before)
        old = State(talk.nonce, talk.sequence, before, 0, 0)
        talk.chips = now
        talk.beat(age)
        assert [words for _ in range(10) for words in talk.hear(old, talk.next())] == ["lying"]
        assert talk.beat(RECOVERY_BEATS) == ["lying over"] + ["chip 1"] * (now == ONE)


def test_one_number_for_two_states_is_a_lie(talk: Talk) -> None:
    state = talk.next()
    assert talk.hear(state, state._replace(chips=TWO)) == ["lying"]
    assert talk.beat(CALM_BEATS) == ["lying over", "chip 1"]


def test_a_single_forged_frame_in_its_place_in_the_line_makes_no_chip(talk: Talk) -> None:
    for false in range(64):
        assert talk.hear(talk.next()._replace(chips=false)) == []
        assert talk.beat(20) == []


@pytest.mark.parametrize(
    ("ahead", "troubles"),
    [(1, ["lying"]), (2, ["lying"]), (5, ["lying"]), (6, ["lying", "silent"]), (MAX_STEP, ["lying", "silent"])],
)
def test_a_forged_frame_that_runs_ahead_holds_the_line_up_for_a_moment_only(
    talk: Talk, ahead: int, troubles: list[str]
) -> None:
    assert talk.hear(State(talk.nonce, talk.sequence + ahead, TWO, 0, 0)) == []
    heard = talk.beat(RECOVERY_BEATS)
    assert heard == [*troubles, *(f"{trouble} over" for trouble in troubles), "chip 1"]


def test_lost_frames_are_noise(talk: Talk) -> None:
    for _ in range(NOISE_LIMIT - 1):
        talk.sequence += 1
        assert talk.beat() == []
    talk.sequence += MAX_STEP - 1
    assert talk.beat() == ["noisy"]
    assert talk.beat(CALM_BEATS) == ["noisy over", "chip 1"]


# Restarts.


def test_after_a_restart_the_chips_are_told_anew(talk: Talk) -> None:
    talk.restart()
    talk.chips = TWO
    assert [talk.beat() for _ in range(3)] == [[], [], ["silent"]]
    assert talk.beat(CALM_BEATS) == ["silent over", "chip 2"]


def test_a_leap_of_the_sequence_is_a_new_beginning(talk: Talk) -> None:
    talk.sequence += MAX_STEP
    assert [talk.beat() for _ in range(3)] == [[], [], ["silent"]]
    assert talk.beat(CALM_BEATS) == ["silent over", "chip 1"]


@pytest.mark.parametrize("sequence", [0, 1, 1_000, 2**32 - 1])
def test_a_single_frame_of_another_boot_changes_nothing_but_is_a_lie(talk: Talk, sequence: int) -> None:
    assert talk.hear(State(99, sequence, TWO, 0, 0)) == []
    assert talk.beat() == ["lying"]
    assert talk.beat(CALM_BEATS) == ["lying over", "chip 1"]


def test_two_devices_on_one_line_are_lying_and_the_other_one_is_never_believed(talk: Talk) -> None:
    heard = [words for count in range(100) for words in talk.hear(State(99, count, TWO, 0, 0), talk.next())]
    assert heard == ["lying"]


def test_frames_of_another_boot_in_one_moment_are_not_a_restart(talk: Talk) -> None:
    assert talk.hear(*(State(99, count, TWO, 0, 0) for count in range(10))) == []
    assert talk.beat() == ["lying"]


def test_two_frames_of_another_boot_are_not_a_restart_however_far_apart(talk: Talk) -> None:
    assert talk.hear(State(99, 0, TWO, 0, 0)) == []
    assert talk.hear(State(99, 1, TWO, 0, 0), ms=SILENT_MS - HEARTBEAT_MS) == []
    assert talk.beat() == ["lying"]


def test_a_boot_of_the_past_is_never_believed_again(talk: Talk) -> None:
    old = [State(talk.nonce, talk.sequence + count, TWO, 0, 0) for count in range(1, 101)]
    talk.restart()
    talk.beat(RECOVERY_BEATS)
    assert [words for state in old for words in talk.hear(state)] == ["lying", "silent"]
    assert talk.beat(RECOVERY_BEATS) == ["lying over", "silent over", "chip 1"]


def test_the_past_is_long_but_ends(talk: Talk) -> None:
    first, reached = talk.nonce, talk.sequence
    for _ in range(PAST_BOOTS):
        talk.restart()
        talk.beat(RECOVERY_BEATS)
    assert talk.hear(State(first, reached + 1, ONE, 0, 0)) == ["lying"]
    talk.beat(RECOVERY_BEATS)
    talk.restart()
    talk.beat(RECOVERY_BEATS)
    talk.nonce, talk.sequence = first, reached + 1
    assert talk.beat(RECOVERY_BEATS) == ["silent", "silent over", "chip 1"]


def test_a_forged_frame_of_the_next_boot_does_not_lock_it_out(talk: Talk) -> None:
    talk.restart()
    assert talk.hear(State(talk.nonce, 2**32 - 1, TWO, 0, 0)) == []
    assert talk.beat(RECOVERY_BEATS) == ["silent", "silent over", "chip 1"]


# Silence, noise, lies.


def test_silence(talk: Talk) -> None:
    assert talk.hear(ms=SILENT_MS) == []
    assert talk.hear(ms=1) == ["silent"]
    assert talk.hear(ms=3_600_000) == []
    talk.chips = TWO
    assert talk.beat(CALM_BEATS - 1) == []
    assert talk.beat() == ["silent over", "chip 2"]


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ("mute", ["silent", "silent over", "well", "chip 1"]),
        ("unplugged", ["unplugged", "unplugged over", "well", "chip 1"]),
        ("a lie", ["lying", "lying over", "well", "chip 1"]),
        ("broken", ["stuck 3", "well", "chip 1"]),  # a single seat's sensor: the device itself is well
    ],
)
def test_a_device_is_well_once_it_was_heard_and_nothing_is_wrong_with_all_of_it(first: str, said: list[str]) -> None:
    talk = Talk(ONE)
    talk.watch = Watch()
    heard = reports_of(talk.watch.step(talk.now_ms, ()))
    if first == "mute":
        heard += talk.hear(ms=SILENT_MS + 1)
    elif first == "unplugged":
        heard += reports_of(talk.watch.unplugged(talk.now_ms, "gone"))
    elif first == "a lie":
        heard += talk.hear(Strange("nonsense"))
    else:
        talk.broken = THREE
    assert heard + talk.beat(2 * RECOVERY_BEATS) == said
    assert talk.beat(RECOVERY_BEATS) == []


def test_a_device_that_never_speaks_is_silent() -> None:
    watch = Watch()
    assert watch.step(10_000, ()) == ()
    assert watch.step(10_000 + SILENT_MS, ()) == ()
    assert reports_of(watch.step(10_001 + SILENT_MS, ())) == ["silent"]


def test_a_late_poll_is_no_silence_if_the_device_spoke(talk: Talk) -> None:
    assert talk.hear(talk.next(), ms=10_000) == []


def test_noise(talk: Talk) -> None:
    assert talk.hear(talk.next(), *[BAD] * (NOISE_LIMIT - 1)) == []
    assert talk.beat(CALM_BEATS + 1) == []
    assert talk.hear(talk.next(), *[BAD] * (NOISE_LIMIT - 1)) == []
    assert talk.hear(talk.next(), BAD) == ["noisy"]
    talk.chips = TWO
    assert talk.beat(CALM_BEATS - 1) == []
    assert talk.beat() == ["noisy over", "chip 2"]


@pytest.mark.parametrize(
    "lie",
    [
        Strange("it speaks version 2 of the protocol"),
        SetLamps(0),
        State(7, 52, 0b1000000, 0, 0),
        State(7, 52, 0b10000000, 0, 0),
        State(7, 52, 0, 0b1000000, 0),
        State(7, 52, 0b110, 0b010, 0),
        State(7, 52, 0, 0, 0b11),
        State(7, 52, 0, 0, 0b11 << 10),
        State(7, 52, 0, 0, 1 << 12),
    ],
)
def test_what_cannot_be_true_is_a_lie_and_not_believed(talk: Talk, lie: Message) -> None:
    assert talk.hear(lie) == ["lying"]
    assert talk.beat(CALM_BEATS - 1) == []
    assert talk.beat() == ["lying over", "chip 1"]


def test_a_device_that_lies_all_the_time_is_silent_too(talk: Talk) -> None:
    heard = [words for _ in range(100) for words in talk.hear(talk.next()._replace(chips=0b1000001))]
    assert heard == ["lying", "silent"]


def test_a_trouble_says_why(talk: Talk) -> None:
    (report,) = talk.watch.step(talk.now_ms, [SetLamps(0)])
    assert report == ("lying", None, "the table's own words came back")


# A seat's own troubles.


def flicker(talk: Talk, seat_bit: int, times: int) -> list[str]:
    heard = []
    for _ in range(times):
        talk.chips ^= seat_bit
        heard += talk.beat()
    return heard


def test_a_seat_whose_chip_flickers_is_noisy_and_the_others_play_on(talk: Talk) -> None:
    assert flicker(talk, TWO, FLIP_LIMIT - 1) == []
    assert talk.beat(2 * CALM_BEATS) == ["chip 2"]
    assert flicker(talk, ONE | TWO, FLIP_LIMIT) == ["noisy 1", "noisy 2"]
    talk.chips = ONE | THREE
    assert talk.beat(3) == ["chip 3"]
    assert talk.beat(CALM_BEATS) == ["noisy 1 over", "chip 1", "noisy 2 over"]


def test_a_chip_where_nobody_sits_is_a_stuck_sensor(talk: Talk) -> None:
    talk.watch.expect_clear(1, clear=True)
    talk.watch.expect_clear(2, clear=True)
    assert talk.beat(STUCK_MS // HEARTBEAT_MS) == []
    assert talk.beat() == ["stuck 1"]
    talk.chips = ONE | THREE
    assert talk.beat(3) == ["chip 3"]


def test_asking_again_does_not_begin_the_wait_again(talk: Talk) -> None:
    heard = []
    for _ in range(STUCK_MS // HEARTBEAT_MS + 1):
        talk.watch.expect_clear(1, clear=True)
        heard += talk.beat()
    assert heard == ["stuck 1"]


def test_where_somebody_sits_a_chip_may_lie_for_ever(talk: Talk) -> None:
    talk.watch.expect_clear(1, clear=True)
    talk.beat(STUCK_MS // HEARTBEAT_MS)
    talk.watch.expect_clear(1, clear=False)
    assert talk.beat(2 * STUCK_MS // HEARTBEAT_MS) == []


def stuck(talk: Talk) -> Talk:
    talk.watch.expect_clear(1, clear=True)
    assert talk.beat(STUCK_MS // HEARTBEAT_MS + 1) == ["stuck 1"]
    return talk


def test_a_stuck_sensor_stays_so_for_the_next_player_until_it_is_seen_empty(talk: Talk) -> None:
    stuck(talk).watch.expect_clear(1, clear=False)
    assert talk.beat(1_000) == []
    talk.chips = 0
    assert talk.beat(CALM_BEATS) == ["stuck 1 over"]
    talk.chips = ONE
    assert talk.beat(3) == ["chip 1"]


def test_a_stuck_sensor_out_of_sight_is_still_stuck(talk: Talk) -> None:
    stuck(talk)
    assert talk.hear(ms=10_000) == ["silent"]
    assert talk.hear(ms=10_000) == []
    assert talk.beat(RECOVERY_BEATS) == ["silent over"]
    talk.restart()
    assert talk.beat(RECOVERY_BEATS) == ["silent", "silent over"]
    talk.chips = 0
    assert talk.beat(CALM_BEATS) == ["stuck 1 over"]


def test_a_failed_self_test_is_a_stuck_sensor(talk: Talk) -> None:
    talk.chips, talk.broken = 0, ONE
    assert talk.beat(100) == ["stuck 1"]
    talk.chips, talk.broken = ONE, 0
    assert talk.beat(10) == []
    talk.chips = 0
    assert talk.beat(CALM_BEATS) == ["stuck 1 over"]


# The port gone.


def test_unplugged(talk: Talk) -> None:
    for words in (["unplugged"], [], []):
        talk.now_ms += 10_000
        assert reports_of(talk.watch.unplugged(talk.now_ms, "gone")) == words
    assert talk.beat(CALM_BEATS - 1) == []
    assert talk.beat() == ["unplugged over", "chip 1"]


def test_plugged_in_again_and_silent(talk: Talk) -> None:
    talk.now_ms += 10_000
    assert reports_of(talk.watch.unplugged(talk.now_ms, "gone")) == ["unplugged"]
    assert [talk.hear(ms=ms) for ms in (SILENT_MS, 1, CALM_MS)] == [[], ["silent"], ["unplugged over"]]
    assert talk.beat(CALM_BEATS) == ["silent over", "chip 1"]
