"""The keypad on which a seat types a custom bet: the wager, its limits, and why an amount cannot be placed. Pure."""

from kiosk.base.words import Language
from kiosk.policy.config import Limit
from kiosk.rules.game_words import BET
from kiosk.rules.intents import Refusal, Refused
from kiosk.rules.pay.money import Cents, dollars
from kiosk.table.views import TableView
from ui.glass.viewmodels.part_models import PanelProps
from ui.i18n.catalogue import panels as words
from ui.i18n.catalogue.refusals import refusal_words
from ui.i18n.catalogue.wagers import spot_words, wager_words

_WHY = {
    Refusal.BELOW_MINIMUM: words.TOO_LITTLE,
    Refusal.ABOVE_MAXIMUM: words.TOO_MUCH,
    Refusal.NOT_A_STEP: words.NO_STEP,
}
_ABREAST = 3


def custom_bet(
    view: TableView, language: Language, limit: Limit, cents: int, refused: Refused | None, wagers: tuple[str, ...]
) -> PanelProps:
    """`refused`: why the table would not take the amount."""
    span = {"least": Cents(limit.least), "most": Cents(limit.most), "step": Cents(limit.step)}
    why = _WHY.get(refused.code) if refused and cents else None
    if why:
        told = language.say(why, **span)
    elif refused and cents:
        already = refused.code == Refusal.WRONG_AMOUNT
        told = language.say(words.THERE_ALREADY) if already else refusal_words(language, refused, view)
    else:
        told = language.say(words.CUSTOM_LIMITS, **span)
    blocks = ({"kind": "heading" if why else "text", "text": told, "more": ""},)
    several = wagers if len(wagers) > 1 else ()
    buttons = [
        {"name": f"wager {one}", "label": spot_words(language, one), "chosen": one == limit.wager} for one in several
    ]
    buttons += [{"name": "", "label": ""}] * (-len(several) % _ABREAST)
    buttons += [{"name": f"digit {digit}", "label": str(digit)} for digit in range(1, 10)]
    buttons += [
        {"name": "erase", "label": "", "icon": "undo", "enabled": bool(cents)},
        {"name": "digit 0", "label": "0"},
        {"name": "place", "label": language.say(BET.button), "tone": "primary", "enabled": not refused},
    ]
    title = f"{wager_words(language, limit.wager)} {dollars(cents)}"
    return PanelProps(kind="custom", title=title, blocks=blocks, buttons=tuple(buttons), abreast=_ABREAST)
