"""The shared part of the screen, derived from what is shown of the table and from what the presenter does. Pure."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import NamedTuple

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.policy.config import Limit, TableConfig, game_of
from kiosk.policy.device import DEALERS
from kiosk.rules.cards.cards import face_up, spread
from kiosk.rules.cards.positions import COMMUNITY, DEALER, POSITIONS
from kiosk.rules.game import DISCARD
from kiosk.rules.pay.money import dollars
from kiosk.rules.rule_sets import RULE_SETS, spec_of
from kiosk.rules.shown_hands import dealer_hand, dealer_roles, seat_hands
from kiosk.table.story.beats import Beat
from kiosk.table.views import TableView
from ui.glass.countdown import Clock
from ui.glass.derive.amounts import short_money
from ui.glass.derive.derive_spots import stack
from ui.glass.derive.example import example_of, invitations, lessons
from ui.glass.derive.flights import flight_of
from ui.glass.derive.jackpot import jackpot_of
from ui.glass.derive.motion import motion_of
from ui.glass.derive.recent_wins import recent_wins
from ui.glass.derive.seat_inputs import stopped, won
from ui.glass.felt import layout
from ui.glass.felt.layout import SEAT_X, SEAT_Y
from ui.glass.felt.print_spec import print_of
from ui.glass.felt.reach import point_of
from ui.glass.help.help_steps import progressive_table
from ui.glass.presenter import Celebration
from ui.glass.viewmodels.part_models import CardProps
from ui.glass.viewmodels.seat_model import MOST_CARDS
from ui.glass.viewmodels.table_model import BOARD_CARDS, TableProps
from ui.i18n.catalogue import seat as seat_words
from ui.i18n.catalogue import table as words
from ui.i18n.catalogue.faults import fault_words
from ui.i18n.catalogue.games import INSCRIBED, game_title, inscription_words
from ui.i18n.catalogue.help import EXTRA_TIME
from ui.i18n.catalogue.phrases import caption
from ui.i18n.catalogue.results import HOUSE_WAY, NATURAL
from ui.i18n.catalogue.wagers import NOT_QUALIFIED, wager_words
from ui.i18n.hand_words import capital, category_words, hand_words, is_hand, made_words, row_words

STAMP = 8  # characters of a commitment that are shown
_STAGES = {"spread": words.INSPECTION, "turned": words.TURNED, "washed": words.WASH}
_LABELS = {
    "dealer": words.DEALER,
    "board": words.COMMUNITY_CARDS,
    "burned": words.BURNED,
    "discards": words.DISCARDS,
    "shoe": words.SHOE,
    "limits": words.LIMITS,
    "credit": seat_words.CREDIT,
    "staff": words.STAFF,
}


class TableInputs(NamedTuple):
    view: TableView  # as it is shown
    beat: Beat
    speech: str  # a phrase, or nothing
    language: str
    clock: Clock | None
    celebration: Celebration | None = None
    recovered: bool = False
    cleaning: str = ""  # the time left of it
    large: frozenset[int] = frozenset()  # the seats whose players want larger type
    still: frozenset[int] = frozenset()  # the seats whose players want less motion
    wall_ms: int = 0
    zone: tzinfo = UTC  # where the table stands
    service_share: float = 0.0
    dealer: str = DEALERS[0]


def table_props(shown: TableInputs) -> TableProps:
    view, language = shown.view, Language.of(shown.language)
    say = language.say
    kind, title, text, code = _notice(shown, language)
    state, told = _meter(shown, language)
    gesture, at = _gesture(shown)
    spec = spec_of(view.game)
    marker = _marker(view)
    lies = layout.marker(marker) if marker else (0.0, 0.0)
    pot = _pot(view)
    clock = _clock(shown)
    return TableProps(
        person=shown.dealer,
        mark={"demonstration": say(words.DEMONSTRATION), "test": say(words.TEST_MODE)}.get(view.kind, ""),
        certification=say(profiles.load(view.config.profile).certification),
        title=game_title(language, view.game),
        limits=tuple(_limit(limit, language) for limit in view.limits),
        ranges=tuple(_ranges(view.limits, language)),
        timeOfDay=datetime.fromtimestamp(shown.wall_ms / 1000, tz=UTC).astimezone(shown.zone).strftime("%H:%M"),
        phase=view.phase.value,
        stage=view.stage,
        phaseText="\n".join((_phase(shown, language), *_calls(view, language))),
        clock=clock.text() if clock else "",
        share=clock.share if clock else 0.0,
        stamp=_stamp(view),
        stampLabel=say(words.FAIRNESS, stamp=_stamp(view)) if view.commitment else "",
        round=say(words.ROUND, number=view.round_number) if view.round_number else "",
        caption=caption(language, shown.speech) if shown.speech else "",
        gaze=_gaze(shown),
        gesture=gesture,
        reachX=at[0],
        reachY=at[1],
        flight=flight_of(view, shown.beat, at, shown.still),
        smiles=shown.celebration is not None or _won(view),
        beat=shown.beat.what,
        beatMs=shown.beat.ms,
        served=shown.beat.served or 0,
        back=view.back,
        otherBack=_OTHER_BACK[view.back],
        rackBack=_OTHER_BACK[view.back] if view.phase == Phase.BETTING and view.shoe is None else view.back,
        dealerPlays=spec.dealer_cards > 0,
        dealerHand=_dealer_hand(view, language),
        dealerVerdict=_dealer_verdict(view, language),
        places=game_of(view.config).board_cards,
        marker=marker,
        markerX=lies[0],
        markerY=lies[1],
        coverCard=_cover_card(view),
        cutCard="" if view.shoe is None else "out" if view.shoe.cut_due else "shoe",
        fromRight=spec.board_from_right,
        dealerPlaces=spec.dealer_cards,
        burned=view.round.burned if view.round else 0,
        discards=_discards(view),
        pot=f"{wager_words(language, game_of(view.config).shared_wagers[0])} {dollars(pot)}" if pot else "",
        potChips=stack(pot),
        print=print_of(view.config, shown.language, progressive=view.meter_cents is not None),
        inscriptions=_inscriptions(view.config, shown.language),
        labels={name: say(source) for name, source in _LABELS.items()},
        meterOffered=view.meter_cents is not None,
        meter=_frozen(shown),
        meterLabel=_top_award(view.config, language),
        meterState=state,
        jackpot=jackpot_of(view, shown.celebration, language),
        meterText=told,
        serviceShare=shown.service_share,
        noticeKind=kind,
        noticeTitle=title,
        noticeText=text,
        noticeCode=code,
        example=example_of(view.config, _example_seat(view)) if view.phase == Phase.ATTRACT else (),
        lessons=lessons(view.config, shown.language) if view.phase == Phase.ATTRACT else (),
        invitations=invitations(),
        wins=tuple(recent_wins(view.wins, shown.wall_ms, shown.zone, language)),
        spread=spread(1) * game_of(view.config).copies if view.phase == Phase.OPENING else (),
    )


_CLOCKED = (Phase.BETTING, Phase.PLAYING, Phase.CUTTING)


def _banks(shown: TableInputs) -> list[int]:
    """The time banks of those who still decide, once the clock has run out."""
    if shown.view.phase != Phase.PLAYING or shown.clock is None or not shown.clock.on_bank:
        return []
    return [seat.bank_ms for seat in shown.view.seats if seat.choices]


def _clock(shown: TableInputs) -> Clock | None:
    """The clock that all can see; in extra time, the longest that somebody has."""
    if shown.clock is None or shown.view.phase not in _CLOCKED:
        return None
    if shown.view.phase != Phase.PLAYING or not shown.clock.on_bank:
        return shown.clock
    banks = _banks(shown)
    return shown.clock.bank(max(banks), shown.view.pace.time_bank_ms) if banks else None


def _limit(limit: Limit, language: Language) -> str:
    name = wager_words(language, limit.wager)
    if limit.least == limit.most:
        return f"{name} {dollars(limit.least)}"
    return f"{name} {language.say(words.FROM_TO, least=dollars(limit.least), most=dollars(limit.most))}"


def _ranges(limits: Iterable[Limit], language: Language) -> Iterator[str]:
    """The first wager with each range."""
    told: set[tuple[int, int]] = set()
    for limit in limits:
        if (limit.least, limit.most) not in told and limit.least != limit.most:
            told.add((limit.least, limit.most))
            yield f"{wager_words(language, limit.wager)} {short_money(limit.least)}\N{EN DASH}{short_money(limit.most)}"


def _stamp(view: TableView) -> str:
    text = (view.commitment or "")[:STAMP]
    return f"{text[:4]} {text[4:]}" if text else ""


def _phase(shown: TableInputs, language: Language) -> str:
    view, say = shown.view, language.say
    match view.phase:
        case Phase.ATTRACT:
            return say(words.WELCOME)
        case Phase.OPENING:
            return say(_STAGES.get(view.stage, words.SHUFFLE))
        case Phase.CUTTING:
            return say(words.CUT_OFFERED_TO, seat=view.cut_offered_to) if view.cut_offered_to else say(words.SHUFFLE)
        case Phase.BETTING:
            return say(words.PLACE_YOUR_BETS)
        case Phase.PLAYING if _banks(shown):
            return say(EXTRA_TIME)
        case Phase.PLAYING:
            return say(words.PLAYERS_DECIDE if any(seat.choices for seat in view.seats) else words.NO_MORE_BETS)
        case Phase.RESULT:
            return say(words.SETTLING_BETS)


def _calls(view: TableView, language: Language) -> Iterator[str]:
    """Where an attendant is wanted, below a phase that has room for it."""
    calling = [str(seat.seat) for seat in view.seats if seat.calling]
    if calling and view.phase not in (Phase.OPENING, Phase.CUTTING):
        yield language.say(words.ATTENDANT_TO, seats=", ".join(calling))


def _gaze(shown: TableInputs) -> int:
    """The seat that is served, or that is to act."""
    deciding = [seat.seat for seat in shown.view.seats if seat.choices]
    return shown.beat.look or shown.view.cut_offered_to or (deciding[0] if deciding else 0)


_OTHER_BACK = {"red": "blue", "blue": "red"}
_GESTURES = {  # of beats that are called otherwise
    "no-more-bets": "open",
    "open-bets": "open",
    "shuffle": "wash",
    "offer": "point",
    "set": "reveal",
    "award": "pay",
}


def _gesture(shown: TableInputs) -> tuple[str, tuple[float, float]]:
    """What the dealer's hands do, and where: at the card or the chips, or at the seat that is spoken to."""
    if shown.celebration is not None:
        return "applause", (0.0, 0.0)
    beat = shown.beat
    gesture = _GESTURES.get(beat.what, beat.what)
    if beat.reach is not None:
        return gesture, point_of(beat.reach, shown.view.config, shown.large)
    return gesture, (SEAT_X[beat.look], SEAT_Y[beat.look] - 60) if beat.look and gesture else (0.0, 0.0)


def _discards(view: TableView) -> int:
    """What the rack holds: what was collected of a shoe or of this round; until the next deal, all of the last one."""
    settled = view.last if view.last_round == view.round_number else None
    earlier = view.shoe.size - view.shoe.left - (settled.cards_used if settled else 0) if view.shoe else 0
    if view.round is not None and view.phase in _ON_FELT:
        return earlier + view.round.burned + sum(len(seat.cards) for seat in view.round.seats if seat.mucked)
    if view.phase != Phase.BETTING or view.shoe is not None:
        return earlier
    return view.last.cards_used if view.last and any(seat.repeats for seat in view.seats) else 0


def _pot(view: TableView) -> int:
    """In cents: what one of the players wins from the others, in the middle of the table until it is awarded."""
    if view.round is None or view.phase not in _ON_FELT:
        return 0
    shared = game_of(view.config).shared_wagers
    return sum(
        cents
        for seat in view.round.seats
        for wager, cents in seat.wagers.items()
        if wager in shared and wager not in {line.wager for line in seat.lines}
    )


def _example_seat(view: TableView) -> int:
    """Where the example is dealt to while nobody plays: a free place in the middle; 0 if there is none."""
    free = {seat.seat for seat in view.seats if not seat.taken}
    return next((seat for seat in (4, 3, 5, 2, 6, 1) if seat in free), 0)


def _won(view: TableView) -> bool:
    """Whether a wager that was won has been paid before everybody's eyes."""
    return any(map(won, view.round.seats)) if view.round and view.phase == Phase.RESULT else False


def _dealer_hand(view: TableView, language: Language) -> str:
    """The dealer's hand in words once it has been turned."""
    if view.round is None:
        return ""
    if game_of(view.config).is_natural(view.round.dealer):
        return hand_words(language, face_up(view.round.dealer))
    made = dealer_hand(game_of(view.config), view.round)
    return capital(made_words(language, made)) if made else ""


def _dealer_verdict(view: TableView, language: Language) -> str:
    """What has to be said of it: that it does not qualify, is a natural, or why two of its cards are kept."""
    if view.round is None:
        return ""
    game = game_of(view.config)
    if game.is_natural(view.round.dealer):
        return capital(language.say(NATURAL))
    if view.round.dealer_kept and (way := spec_of(view.game).way_of(face_up(view.round.dealer))):
        return language.say(HOUSE_WAY, why=language.say(spec_of(view.game).ways[way - 1]))
    made = dealer_hand(game, view.round)
    return language.say(NOT_QUALIFIED) if made and game.qualifies(made.strength) is False else ""


def _marker(view: TableView) -> int:
    """Where the dealing marker lies (fah 7(b)); it moves on when the round is over, not while it is told."""
    if not spec_of(view.game).from_shoe:
        return 0
    told = view.phase in _ON_FELT and view.last_round == view.round_number
    return POSITIONS[POSITIONS.index(view.marker) - 1] if told else view.marker


def _cover_card(view: TableView) -> str:
    """Where it lies while a round is on the felt (huh-ma 7(d), thb 7(d), 10(g))."""
    played = view.round if view.phase in _ON_FELT else None
    if played is None or not played.dealer or not RULE_SETS[view.game].cover_card:
        return ""
    return "hand" if None in played.dealer else "aside"


def _lit_by(shown: TableInputs) -> int:
    """Whose five are lit on the board: the seat that is served, or the dealer until one is; 0 nobody's."""
    view = shown.view
    if view.round is None or view.phase not in _ON_FELT:
        return 0
    game = game_of(view.config)
    named = [seat.seat for seat in view.round.seats if not seat.void and seat_hands(game, view.round, seat)]
    served = shown.beat.served
    if served in named or (len(named) == 1 and shown.beat.held is None):
        return served or named[0]
    return DEALER if not named and dealer_hand(game, view.round) else 0


def _lit_on_board(shown: TableInputs) -> set[int]:
    view, whose = shown.view, _lit_by(shown)
    if view.round is None or not whose:
        return set()
    game = game_of(view.config)
    dealer = dealer_hand(game, view.round)
    if whose == DEALER:
        return set(dealer.board) if dealer else set()
    seat = next(seat for seat in view.round.seats if seat.seat == whose)
    return {index for hand in seat_hands(game, view.round, seat) for index in hand.board}


@lru_cache(maxsize=16)
def _inscriptions(config: TableConfig, code: str) -> tuple[dict[str, object], ...]:
    language = Language.of(code)
    return tuple(
        {
            "title": inscription_words(language, one.title) if one.title in INSCRIBED else one.title,
            "lines": [
                {"hand": _line(language, hand), "pays": pays if isinstance(pays, str) else pays.said(language)}
                for hand, pays in one.lines
            ],
        }
        for one in game_of(config).inscriptions
    )


def _line(language: Language, text: str) -> str:
    if is_hand(text):
        return row_words(language, text)
    return inscription_words(language, text) if text in INSCRIBED else text


def _top_award(config: TableConfig, language: Language) -> str:
    table = progressive_table(config)
    if table is None:
        return ""
    return f"{wager_words(language, 'progressive')} · {category_words(language, next(iter(table.pays)))}"


def _frozen(shown: TableInputs) -> str:
    """The meter; while a win of it is celebrated, what was won."""
    won = shown.celebration
    cents = won.cents if won and won.pooled else shown.view.meter_cents
    return dollars(cents) if cents is not None else ""


def _meter(shown: TableInputs, language: Language) -> tuple[str, str]:
    """The state of the progressive and the words for it."""
    won = shown.celebration
    if won is not None and won.pooled:
        return "won", language.say(words.PROGRESSIVE_WON_BY, seat=won.seat)
    if shown.view.meter_cents is not None and shown.view.progressive_stopped:
        return "stopped", language.say(words.PROGRESSIVE_STOPPED)
    return "", ""


def _notice(shown: TableInputs, language: Language) -> tuple[str, str, str, str]:
    """What everybody has to know first: kind, title, words, code."""
    view, say = shown.view, language.say
    if fault := stopped(view):
        code = say(words.FAULT_CODE, code=fault.code)
        return "stopped", say(words.OUT_OF_SERVICE), fault_words(language, fault.code), code
    if shown.cleaning:
        return "cleaning", say(words.CLEANING), say(words.CLEANING_WORDS, time=shown.cleaning), ""
    if view.closed is not None:
        return "closed", say(words.CLOSED), say(words.CLOSED_WORDS), ""
    if view.held:
        title = words.PAUSE_AFTER if view.phase == Phase.PLAYING else words.PAUSE
        return "paused", say(title), say(words.PAUSE_WORDS), ""
    if shown.recovered:
        return "recovered", say(words.RESUMED), say(words.RESUMED_WORDS), ""
    return "", "", "", ""


def board_props(shown: TableInputs) -> tuple[CardProps, ...]:
    """The community cards; those that make the hand that is told are lit."""
    cards = shown.view.round.community if shown.view.round and shown.view.phase in _ON_FELT else ()
    lit = _lit_on_board(shown)
    gold = shown.view.round is not None and _lit_by(shown) in {one.seat for one in shown.view.round.seats if won(one)}
    return tuple(
        card._replace(lit=index in lit, gold=gold and index in lit, dim=bool(lit) and card.dealt and index not in lit)
        for index, card in enumerate(_cards(shown, COMMUNITY, cards, BOARD_CARDS))
    )


def dealer_props(shown: TableInputs) -> tuple[CardProps, ...]:
    """The dealer's cards; once the hand is set, those that are not kept are out of play."""
    played = shown.view.round if shown.view.phase in _ON_FELT else None
    if played is None:
        return _cards(shown, DEALER, (), MOST_CARDS)
    made = dealer_hand(game_of(shown.view.config), played)
    best = made.own if made else ()
    roles = (*dealer_roles(played), *("",) * MOST_CARDS)
    return tuple(
        card._replace(
            role=role,
            lit=index in best,
            dim=role == DISCARD or (role == "" and bool(made) and card.dealt and index not in best),
        )
        for index, (card, role) in enumerate(zip(_cards(shown, DEALER, played.dealer, MOST_CARDS), roles, strict=False))
    )


_ON_FELT = (Phase.PLAYING, Phase.RESULT)


def _cards(shown: TableInputs, place: int, cards: tuple[str | None, ...], most: int) -> tuple[CardProps, ...]:
    motion = motion_of(shown.beat)
    done = [
        CardProps(*motion.of(place, index), dealt=True, face=face or "", back=shown.view.back)
        for index, face in enumerate(cards)
    ]
    return (*done, *(CardProps(),) * (most - len(done)))
