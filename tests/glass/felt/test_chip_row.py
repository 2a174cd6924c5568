"""The chips to bet with: four lie before the player, and of more the chosen one brings the next."""

from ui.glass.ui_state import UiState

CHIPS = (100, 500, 2_500, 10_000, 50_000, 100_000)


def test_four_chips_are_all_that_there_are_or_the_first_of_more() -> None:
    few = UiState().taking(CHIPS[:4], "25")
    assert (few.chip, few.before(CHIPS[:4])) == (2_500, CHIPS[:4])
    assert few.taking(CHIPS[:4], "25") == few
    assert UiState().taking(CHIPS, "1").before(CHIPS) == CHIPS[:4]


def test_the_chosen_chip_brings_the_next_and_at_last_the_first_again() -> None:
    hand = UiState().taking(CHIPS, "100")
    more = hand.taking(CHIPS, "100")
    assert (more.chip, more.before(CHIPS)) == (50_000, CHIPS[4:])
    again = more.taking(CHIPS, "1000").taking(CHIPS, "1000")
    assert (again.chip, again.before(CHIPS)) == (100, CHIPS[:4])


def test_a_table_that_begins_with_high_chips_shows_the_one_in_the_hand() -> None:
    assert UiState().taking(CHIPS, "500").before(CHIPS) == CHIPS[4:]
