"""What is laid over a seat when it asks for more than its buttons: each panel's words and buttons. Pure.

A button's name is what the seat's controller is told when it is pressed.
"""

from kiosk.base.words import Language
from kiosk.policy import profiles
from kiosk.rules.pay.money import Cents, dollars
from kiosk.table.views import TableView
from ui.glass.help.help_pages import Heading, Page, Paragraph, help_pages, spot_page
from ui.glass.panels.reality_check import SeatSession
from ui.glass.ui_state import VOLUMES, UiState
from ui.glass.viewmodels.part_models import PanelProps
from ui.i18n.catalogue import panels as words
from ui.i18n.catalogue import seat as seat_words

BUY_INS = (10_000, 50_000, 100_000, 500_000)
CUTS = (25, 40, 50, 60, 75)  # percent of the stack, counted from its front


def buy_in(language: Language) -> PanelProps:
    buttons = [_button(f"buy {cents}", dollars(cents), "primary") for cents in BUY_INS]
    return PanelProps(
        kind="buy-in",
        title=language.say(seat_words.BUY_IN_FIRST),
        blocks=(piece("text", language.say(words.NO_MONEY)),),
        buttons=tuple(buttons),
    )


def menu(ui_state: UiState, *, by_touch: bool, pays_out: bool) -> PanelProps:
    """What is offered at the seat; `pays_out`: there is credit to cash out, now or after this hand."""
    say = ui_state.speech.say
    buttons = [
        *([_button("cash-out", say(seat_words.CASH_OUT), "primary")] if pays_out else []),
        *([_button("buy-in", say(words.MORE_CREDIT))] if by_touch else []),
        _button("sound", say(seat_words.SOUNDS[VOLUMES.index(ui_state.volume)]), chosen=ui_state.volume > 0),
        _button("large", say(seat_words.LARGER_TYPE), chosen=ui_state.large),
        _button("contrast", say(seat_words.HIGH_CONTRAST), chosen=ui_state.contrast),
        _button("four", say(seat_words.FOUR_COLOURS), chosen=ui_state.four_colours),
        _button("calm", say(seat_words.LESS_MOTION), chosen=ui_state.calm),
        _button("history", say(seat_words.HISTORY)),
        _button("away", say(words.STEP_AWAY)),
        _button("leave", say(seat_words.LEAVE)),
    ]
    return PanelProps(kind="menu", title=say(seat_words.MENU), buttons=tuple(buttons))


def languages(ui_state: UiState) -> PanelProps:
    buttons = [
        _button(f"speak {code}", Language.of(code).name, chosen=code == ui_state.language) for code in Language.codes
    ]
    return PanelProps(kind="language", title=ui_state.speech.say(seat_words.LANGUAGE), buttons=tuple(buttons))


def help_panel(view: TableView, language: Language, page: str = "") -> PanelProps:
    """What there is to read, or one page of it."""
    pool = view.meter_cents * 10_000 if view.meter_cents is not None else None  # micros
    pages = help_pages(view.config, language, pool)
    shown = next((one for one in pages if one.id == page), None)
    if shown is None:
        topics = tuple(_button(f"page {one.id}", one.title) for one in pages)
        return PanelProps(kind="help", title=language.say(seat_words.HELP), buttons=topics)
    back = (_button("help", language.say(words.ALL_TOPICS)),)
    return PanelProps(kind="help", title=shown.title, blocks=_blocks(shown), buttons=back)


def spot_pays(view: TableView, wager: str, language: Language) -> PanelProps:
    """What the wager of a spot pays."""
    page = spot_page(view.config, language, wager)
    return PanelProps(kind="pays", title=page.title, blocks=_blocks(page))


def _blocks(page: Page) -> tuple[dict[str, str], ...]:
    blocks: list[dict[str, str]] = []
    for block in page.blocks:
        if isinstance(block, Heading):
            blocks.append(piece("heading", block.text))
        elif isinstance(block, Paragraph):
            blocks.append(piece("text", block.text))
        else:
            blocks += [piece("row", left, right) for left, right in block.rows]
            blocks += [piece("text", block.note)] if block.note else []
    return tuple(blocks)


def pay_out(kind: str, cents: int | None, language: Language) -> PanelProps:
    """Whether to cash out, or to leave, is asked twice. None: the hand is in play, and nobody knows the amount yet."""
    leaves = kind == "leave"
    title = language.say(seat_words.LEAVE if leaves else seat_words.CASH_OUT)
    if cents is None:
        told = (piece("text", language.say(words.LEAVE_AFTER if leaves else words.CASH_OUT_AFTER)),)
        answers = (words.AFTER_THIS_HAND, seat_words.KEEP_PLAYING)
        return _question(kind, title, told, answers, language)
    if leaves and not cents:
        told = (piece("text", language.say(words.CONFIRM_LEAVE_WITH_NOTHING)),)
        return _question(kind, title, told, (seat_words.YES, seat_words.NO), language)
    asked = language.say(words.CONFIRM_LEAVE if leaves else words.CONFIRM_CASH_OUT, amount=Cents(cents))
    blocks = (piece("figure", dollars(cents)), piece("text", asked))
    return _question(kind, title, blocks, (seat_words.YES, seat_words.NO), language)


def _question(
    kind: str, title: str, blocks: tuple[dict[str, str], ...], answers: tuple[str, str], language: Language
) -> PanelProps:
    yes, no = map(language.say, answers)
    buttons = (_button(f"yes {kind}", yes, "primary"), _button("no", no))
    return PanelProps(kind=kind, title=title, blocks=blocks, buttons=buttons)


def reality(view: TableView, sitting: SeatSession, now_ms: int, language: Language) -> PanelProps:
    """Time and money since the player sat down, and where help is."""
    say = language.say
    minutes = (now_ms - sitting.since_ms) // 60_000
    money = ((seat_words.BET_SO_FAR, sitting.staked), (seat_words.RETURNED_SO_FAR, sitting.returned))
    blocks = (
        piece("row", say(seat_words.TIME_PLAYED), say(seat_words.MINUTES, minutes=minutes)),
        *(piece("row", say(what), dollars(cents)) for what, cents in money if cents is not None),
        piece("text", say(profiles.load(view.config.profile).helpline)),
    )
    buttons = (
        _button("no", say(seat_words.KEEP_PLAYING), "primary"),
        _button("leave", say(seat_words.LEAVE)),
    )
    return PanelProps(kind="reality", title=say(seat_words.REALITY_CHECK), blocks=blocks, buttons=buttons)


def cut(view: TableView, language: Language) -> PanelProps:
    size = view.shoe.size if view.shoe else 0
    buttons = [
        _button(f"cut {size * percent // 100}", language.say(words.CUT_DEPTH, percent=percent), "primary")
        for percent in CUTS
    ]
    buttons.append(_button("cut", language.say(seat_words.NO_CUT)))
    blocks = (piece("text", language.say(words.CUT_WHERE)),)
    return PanelProps(kind="cut", title=language.say(seat_words.CUT_OFFERED), blocks=blocks, buttons=tuple(buttons))


def _button(name: str, label: str, tone: str = "calm", *, chosen: bool = False) -> dict[str, object]:
    return {"name": name, "label": label, "tone": tone, "chosen": chosen}


def piece(kind: str, text: str, more: str = "") -> dict[str, str]:
    return {"kind": kind, "text": text, "more": more}
