"""The texts of the jurisdiction profiles, marked for translation: `language.say(profile.helpline)`.

An operator's own text, which nobody has translated, is said as it is.
"""

from ui.i18n.language import QT_TRANSLATE_NOOP

HELPLINES = (
    QT_TRANSLATE_NOOP(
        "croupier",
        "This table plays without money. If gambling worries you, the helpline of the place where you live can help.",
    ),
    QT_TRANSLATE_NOOP(
        "croupier",
        "If gambling worries you, talk to somebody: Massachusetts Problem Gambling Helpline, 1-800-327-5050. "
        "Free, confidential, day and night.",
    ),
    QT_TRANSLATE_NOOP(
        "croupier",
        "If gambling worries you, talk to somebody: New York State HOPEline, 1-877-8-HOPENY. Day and night.",
    ),
)
CERTIFICATION = (
    QT_TRANSLATE_NOOP("croupier", "Demonstration: this table is not certified for real-money play."),
    QT_TRANSLATE_NOOP("croupier", "This table is not certified for real-money play."),
)
