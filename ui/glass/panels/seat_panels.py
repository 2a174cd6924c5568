"""What is laid over a seat when it asks for more than its buttons: each panel's words and buttons. Pure.

A button's name is what the seat's controller is told when it is pressed.
"""

from collections.abc import Iterable

from kiosk.audit.recall import Recorded
from kiosk.base.words import Language
from kiosk.policy import profiles
from kiosk.rules.cards.made_hands import MadeHand
from kiosk.rules.pay.money import dollars
from kiosk.rules.shown_hands import seat_hands
from kiosk.table.views import TableView
from ui.glass.derive.amounts import signed
from ui.glass.help.help_pages import Heading, Page, Paragraph, help_pages
from ui.glass.panels.reality_check import SeatSession
from ui.glass.ui_state import UiState
from ui.glass.viewmodels.part_models import PanelProps
from ui.i18n.catalogue import panels as words
from ui.i18n.catalogue import seat as seat_words
from ui.i18n.catalogue import table as table_words
from ui.i18n.catalogue.wagers import STAKED
from ui.i18n.hand_words import capital, made_words

BUY_INS = (10_000, 50_000, 100_000, 500_000)
CUTS = (25, 40, 50, 60, 75)  # percent of the stack, counted from its front
_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def buy_in(language: Language) -> PanelProps:
    buttons = [_button(f"buy {cents}", dollars(cents), "primary") for cents in BUY_INS]
    return PanelProps(
        kind="buy-in",
        title=language.say(seat_words.BUY_IN_FIRST),
        blocks=(_block("text", language.say(words.NO_MONEY)),),
        buttons=tuple(buttons),
    )


def menu(ui_state: UiState, *, by_touch: bool, pays_out: bool) -> PanelProps:
    """What is offered at the seat; `pays_out`: there is credit to cash out, now or after this hand."""
    say = ui_state.speech.say
    buttons = [
        *([_button("cash-out", say(seat_words.CASH_OUT), "primary")] if pays_out else []),
        *([_button("buy-in", say(words.MORE_CREDIT))] if by_touch else []),
        _button("sound", say(seat_words.SOUND_OFF if ui_state.muted else seat_words.SOUND), chosen=not ui_state.muted),
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


def _blocks(page: Page) -> tuple[dict[str, str], ...]:
    blocks: list[dict[str, str]] = []
    for block in page.blocks:
        if isinstance(block, Heading):
            blocks.append(_block("heading", block.text))
        elif isinstance(block, Paragraph):
            blocks.append(_block("text", block.text))
        else:
            blocks += [_block("row", left, right) for left, right in block.rows]
            blocks += [_block("text", block.note)] if block.note else []
    return tuple(blocks)


def history(rounds: Iterable[Recorded], seat: int, language: Language) -> PanelProps:
    """The seat's last rounds, the latest first."""
    blocks: list[dict[str, str]] = []
    for played in rounds:
        own = next(one for one in played.settlement.seats if one.seat == seat)
        cards = " ".join(card[0].replace("T", "10") + _SUITS[card[1]] for card in own.cards)
        hands = " · ".join(capital(made_words(language, hand)) for hand in _hands(played, seat))
        number = language.say(table_words.ROUND, number=played.number)
        blocks += [
            _block("heading", f"{number}   {signed(own.returned - own.staked)}"),
            _block("row", cards, hands),
            _block("row", language.say(STAKED), dollars(own.staked)),
        ]
    shown = tuple(blocks) or (_block("text", language.say(words.NO_ROUNDS)),)
    return PanelProps(kind="history", title=language.say(words.LAST_ROUNDS), blocks=shown)


def _hands(played: Recorded, seat: int) -> tuple[MadeHand, ...]:
    """What the seat's own cards made, turned for the others or not."""
    game, view = played.game, played.game.public_view(played.end)
    public = next(one for one in view.seats if one.seat == seat)
    own = next(one for one in played.end.seats if one.seat == seat)
    return seat_hands(game, view, public._replace(cards=game.as_set(public, own.cards)))


def cash_out(cents: int, language: Language, *, after: bool = False) -> PanelProps:
    """Asked twice; in the middle of a hand, `after` it."""
    if after:
        told = (_block("text", language.say(words.CASH_OUT_AFTER)),)
        buttons = (
            _button("yes cash-out", language.say(words.AFTER_THIS_HAND), "primary"),
            _button("no", language.say(seat_words.KEEP_PLAYING)),
        )
        return PanelProps(kind="cash-out", title=language.say(seat_words.CASH_OUT), blocks=told, buttons=buttons)
    amount = dollars(cents)
    blocks = (_block("figure", amount), _block("text", language.say(words.CONFIRM_CASH_OUT, amount=amount)))
    return _question("cash-out", language.say(seat_words.CASH_OUT), blocks, language)


def leave(cents: int | None, language: Language) -> PanelProps:
    """Asked twice; None: what there is to pay is not told yet."""
    figure = (_block("figure", dollars(cents)),) if cents is not None else ()
    blocks = (*figure, _block("text", language.say(words.CONFIRM_LEAVE)))
    return _question("leave", language.say(seat_words.LEAVE), blocks, language)


def _question(kind: str, title: str, blocks: tuple[dict[str, str], ...], language: Language) -> PanelProps:
    buttons = (
        _button(f"yes {kind}", language.say(seat_words.YES), "primary"),
        _button("no", language.say(seat_words.NO)),
    )
    return PanelProps(kind=kind, title=title, blocks=blocks, buttons=buttons)


def reality(view: TableView, sitting: SeatSession, now_ms: int, language: Language) -> PanelProps:
    """Time and money since the player sat down, and where help is."""
    say = language.say
    minutes = (now_ms - sitting.since_ms) // 60_000
    money = ((seat_words.BET_SO_FAR, sitting.staked), (seat_words.RETURNED_SO_FAR, sitting.returned))
    blocks = (
        _block("row", say(seat_words.TIME_PLAYED), say(seat_words.MINUTES, minutes=minutes)),
        *(_block("row", say(what), dollars(cents)) for what, cents in money if cents is not None),
        _block("text", say(profiles.load(view.config.profile).helpline)),
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
    blocks = (_block("text", language.say(words.CUT_WHERE)),)
    return PanelProps(kind="cut", title=language.say(seat_words.CUT_OFFERED), blocks=blocks, buttons=tuple(buttons))


def _button(name: str, label: str, tone: str = "calm", *, chosen: bool = False) -> dict[str, object]:
    return {"name": name, "label": label, "tone": tone, "chosen": chosen}


def _block(kind: str, text: str, more: str = "") -> dict[str, str]:
    return {"kind": kind, "text": text, "more": more}
