"""Planted faults: leaks, unfairness and wrong visibility in every game. Each must turn the kit red.

A fault names the check that must find it by the failure's message.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from madoi.core.action import Action, Question
from madoi.core.chance import NOBODY, Chance, Seeded
from madoi.core.event import Event
from madoi.core.game import Game
from madoi.core.refusal import Refusal
from madoi.core.testing import check
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.games.kasane import GAME as KASANE
from madoi.games.kasane.rules.packed_cards import pack
from madoi.games.lily import GAME as LILY
from madoi.games.lily.rules.piles import EVERYBODY, card_of, hidden_card
from madoi.games.yurikure import GAME as YURIKURE
from support.games.bids import bids
from support.games.faulty import About, BentEvent, BentGame, Fault

pytestmark = pytest.mark.slow

BIDS = bids()
NOTHING = Fault()

Secret = Callable[[Any, Seat], int]
"""A number that depends on what a seat hides."""


@dataclass
class Setting:
    """A game, and how long the kit plays it. ``secret`` is a number that depends on what a seat hides."""

    game: Game
    seats: int
    secret: Secret
    options: dict[str, str] = field(default_factory=dict)
    games: int = 2
    probes: float = 10
    openings: int = 60


def next_of_kasane(state: Any, seat: Seat) -> int:
    """What chance will decide next: hidden from everybody."""
    return int(state.chance.copy().below(1000, "peek"))


SETTINGS = {
    "bids": Setting(BIDS, 3, lambda state, seat: state.bids[seat], games=12, probes=4),
    "kasane": Setting(KASANE, 3, next_of_kasane, {}, games=3, probes=4, openings=5),
    "yurikure": Setting(
        YURIKURE,
        3,
        lambda state, seat: sum(state.control.own[seat][:3]) + sum(state.sheets[seat].draft),
        {"turns": "1", "procedure": "open"},
    ),
    "lily": Setting(
        LILY,
        2,
        lambda state, seat: sum(card_of(entry) for entry in state.table.players[seat].hand),
        {"decks": "dusk,dawn", "turns": "60"},
        games=1,
        probes=5,
    ),
}


def run(name: str, fault: Fault, openings_only: bool = False) -> None:
    setting = SETTINGS[name]
    game = BentGame(setting.game, fault)
    seats, probes = setting.seats, setting.probes
    games = 0 if openings_only else setting.games
    check(game, setting.options, seats, games, probes=probes, openings=setting.openings)


@pytest.mark.parametrize("name", SETTINGS)
def test_the_shell_alone_is_clean(name: str) -> None:
    setting = SETTINGS[name]
    game = BentGame(setting.game, NOTHING)
    check(game, setting.options, setting.seats, games=1, probes=0.5, openings=setting.openings)


# Faults that every game can have: one function makes them from a number that is hidden.


def others_secret(setting: Setting, state: Any, seat: Seat) -> int:
    return setting.secret(state, (seat + 1) % setting.seats)


def shown_in_data(setting: Setting) -> Fault:
    def data(state: Any, viewer: Viewer, shown: dict[str, Any]) -> object:
        return {**shown, "next": others_secret(setting, state, max(viewer, 0)) % 3}

    return Fault(data=data)


def held_by_the_view(setting: Setting) -> Fault:
    return Fault(holds=lambda state, viewer: others_secret(setting, state, max(viewer, 0)) % 3)


def in_the_question(setting: Setting) -> Fault:
    def question(state: Any, seat: Seat, asked: Question) -> Question:
        return Question(asked.key, {**asked.facts, "more": others_secret(setting, state, seat) % 3})

    return Fault(question=question)


def in_refusals(setting: Setting) -> Fault:
    def why_not(state: Any, seat: Seat, action: Action, refusal: Refusal) -> Refusal:
        return Refusal(refusal.code, refusal.rule, {"more": others_secret(setting, state, seat) % 3})

    return Fault(why_not=why_not)


def in_the_default(setting: Setting) -> Fault:
    def default(state: Any, seat: Seat, mild: Action) -> Action:
        legal: list[Action] = state.legal(seat)
        return legal[others_secret(setting, state, seat) % len(legal)]

    return Fault(default=default)


def in_what_is_legal(setting: Setting) -> Fault:
    def legal(state: Any, seat: Seat, actions: list[Action]) -> list[Action]:
        fewer = len(actions) > 1 and others_secret(setting, state, seat) % 2
        return actions[:-1] if fewer else actions

    return Fault(legal=legal)


def in_public_actions(setting: Setting) -> Fault:
    def public_actions(state: Any, seat: Seat, public: list[Action]) -> list[Action]:
        odd = (setting.secret(state, seat) + others_secret(setting, state, seat)) % 2
        return public if odd else []

    return Fault(public_actions=public_actions)


def in_the_order_of_actions(setting: Setting) -> Fault:
    def legal(state: Any, seat: Seat, actions: list[Action]) -> list[Action]:
        turned = others_secret(setting, state, seat) % len(actions)
        return actions[turned:] + actions[:turned]

    return Fault(legal=legal, public_actions=lambda state, seat, public: [])


def in_the_rule_of_events(setting: Setting) -> Fault:
    """Events that disclose nothing cite another rule where the next seat's secret is odd."""

    def events(state: Any, happened: list[Event]) -> list[Event]:
        rules = setting.game.rules[:2]
        return [
            event
            if event.discloses or not event.told_to(SPECTATOR)
            else BentEvent(event, rule=rules[setting.secret(state, 0) % 2])
            for event in happened
        ]

    return Fault(events=events)


def in_facts_of_events(setting: Setting) -> Fault:
    """Public events tell a number that depends on a secret, whether they disclose or not."""

    def events(state: Any, happened: list[Event]) -> list[Event]:
        more = {"more": setting.secret(state, 0)}
        return [BentEvent(event, public=more) if event.told_to(SPECTATOR) else event for event in happened]

    return Fault(events=events)


def in_whether_undo_is_free(setting: Setting) -> Fault:
    def events(state: Any, happened: list[Event]) -> list[Event]:
        odd = setting.secret(state, 0) % 2 == 1
        return [event if event.discloses else BentEvent(event, discloses=odd) for event in happened]

    return Fault(events=events)


def told_privately_to_all(setting: Setting) -> Fault:
    """Every seat gets every private face: the fault that used to pass."""

    def events(state: Any, happened: list[Event]) -> list[Event]:
        return [
            BentEvent(
                event,
                told_to=lambda viewer: True,
                public={} if event.told_to(SPECTATOR) else event.public(),
                private=lambda viewer, event=event: {**event.private(EVERYTHING), "told": True},  # type: ignore[misc]
            )
            for event in happened
        ]

    return Fault(events=events)


def asked_at_paper_tables(setting: Setting) -> Fault:
    """The subject of a question of chance depends on a secret."""

    def about(state: Any, said: About | None, what: str) -> About:
        said = said or About({})
        more = 0 if state is None else setting.secret(state, 0) % 3
        return About({**said.subject, "more": more}, said.against, said.by, said.private, said.offered)

    return Fault(about=about)


def offered_at_paper_tables(setting: Setting) -> Fault:
    """More results are offered where a secret is large."""

    def about(state: Any, said: About | None, what: str) -> About:
        said = said or About({})
        secret = 0 if state is None else setting.secret(state, 0) % 5
        offered = [*range(200), 200 + secret]
        return About(said.subject, said.against, said.by, said.private, offered)

    return Fault(about=about)


def rolled_for_one_seat(setting: Setting) -> Fault:
    """Results that everybody learns are said to be private."""

    def about(state: Any, said: About | None, what: str) -> About:
        said = said or About({})
        return About(said.subject, said.against, max(said.by, 0), True, said.offered)

    return Fault(about=about)


def rolled_for_nobody(setting: Setting) -> Fault:
    def about(state: Any, said: About | None, what: str) -> About:
        said = said or About({})
        return About(said.subject, said.against, NOBODY, False, said.offered)

    return Fault(about=about)


def offered_too_little(setting: Setting) -> Fault:
    def about(state: Any, said: About | None, what: str) -> About:
        said = said or About({})
        return About(said.subject, said.against, said.by, said.private, [0, 1])

    return Fault(about=about)


def imagined_by_another_chance(setting: Setting) -> Fault:
    """Hidden things and the future are always the same: only the chance that the kit sees is right."""

    def imagine(game: Game, view: Any, chance: Chance, more: Any) -> Any:
        return game.imagine(view, Seeded("always"))

    return Fault(imagine=imagine)


class Spy:
    """Keeps the last true state that somebody looked at, where the kit cannot see it."""

    def __init__(self, setting: Setting) -> None:
        self.truth: Any = None
        self.often = 1

    def data(self, state: Any, viewer: Viewer, shown: dict[str, Any]) -> object:
        self.truth = state.copy()
        return shown

    def imagine(self, game: Game, view: Any, chance: Chance, more: Any) -> Any:
        if chance.below(self.often, "spy"):
            return game.imagine(view, chance)
        return self.truth.copy()


def imagined_as_it_is(setting: Setting) -> Fault:
    spy = Spy(setting)
    return Fault(data=spy.data, imagine=spy.imagine)


def imagined_too_often_as_it_is(setting: Setting) -> Fault:
    spy = Spy(setting)
    spy.often = 2
    return Fault(data=spy.data, imagine=spy.imagine)


def declared_too_little(setting: Setting) -> Fault:
    return Fault(hidden=lambda state, viewer, hidden: {})


HIDING = ["bids", "yurikure", "lily"]
EVERYWHERE = ["kasane", *HIDING]
GENERAL: list[tuple[Callable[[Setting], Fault], list[str], str]] = [
    (shown_in_data, EVERYWHERE, "secrets: .* sees a difference"),
    (held_by_the_view, EVERYWHERE, "secrets: the view object"),
    (in_the_question, EVERYWHERE, "secrets: .* is asked"),
    (in_refusals, EVERYWHERE, "secrets: .* refused differently"),
    (in_the_default, EVERYWHERE, "secrets: other default"),
    (in_what_is_legal, EVERYWHERE, "secrets: other actions|secrets: .* may choose"),
    (in_public_actions, ["bids", "lily"], "secrets: .* may choose"),
    (in_the_order_of_actions, EVERYWHERE, "secrets: other actions"),
    (in_the_rule_of_events, HIDING, "secrets: .* apart by|faces: .* its view does not know"),
    (in_facts_of_events, HIDING, "secrets: .* apart by|faces: .* its view does not know"),
    (in_whether_undo_is_free, HIDING, "secrets: .* apart by|faces: .* its view does not know"),
    (told_privately_to_all, EVERYWHERE, "faces: "),
    (asked_at_paper_tables, ["lily"], "is asked differently"),
    (offered_at_paper_tables, ["lily"], "is asked differently"),
    (rolled_for_one_seat, EVERYWHERE, "chance: a paper table hides"),
    (rolled_for_nobody, EVERYWHERE, "chance: a paper table hides"),
    (offered_too_little, EVERYWHERE, "chance: .* not offered"),
    (imagined_by_another_chance, HIDING, "imagine: unfair: .* too often the same|imagine: unfair"),
    (imagined_as_it_is, HIDING, "imagine: .*never differs from the truth|too often"),
    (imagined_too_often_as_it_is, HIDING, "imagine: unfair: .* the true one too often"),
    (declared_too_little, HIDING, "hidden: does not name"),
]


@pytest.mark.parametrize(
    ("plant", "name", "failure"),
    [
        pytest.param(
            plant,
            name,
            failure,
            id=f"{name}-{plant.__name__}",
            marks=() if name in (names[0], names[number % len(names)]) else pytest.mark.long,
        )
        for number, (plant, names, failure) in enumerate(GENERAL)
        for name in names
    ],
)
def test_the_kit_finds_what_any_game_can_get_wrong(
    plant: Callable[[Setting], Fault], name: str, failure: str
) -> None:
    with pytest.raises(AssertionError, match=failure):
        run(name, plant(SETTINGS[name]), "unfair" in failure or "never" in failure)


# Faults of one game each.


def bend(kind: str, bent: Callable[[Any, Event], Event]) -> Fault:
    """Bend the events of this kind."""
    return Fault(
        events=lambda state, happened: [
            bent(state, event) if event.kind == kind else event for event in happened
        ]
    )


def imagining(bent: Callable[[Any, Viewer], None]) -> Fault:
    """Change what was imagined."""

    def imagine(game: Game, view: Any, chance: Chance, more: Any) -> Any:
        state = game.imagine(view, chance)
        bent(state, view.viewer)
        return state

    return Fault(imagine=imagine)


def owner_of(event: Event) -> Seat:
    seat = event.face(EVERYTHING)["seat"]
    assert isinstance(seat, int)
    return seat


def told_to_neighbour(event: Event, seats: int) -> Event:
    """The next seat learns all that the owner does."""
    allowed = (owner_of(event), (owner_of(event) + 1) % seats, EVERYTHING)
    private = event.private(EVERYTHING)
    return BentEvent(
        event,
        told_to=lambda viewer: viewer in allowed or event.told_to(viewer),
        private=lambda viewer: {**private} if viewer in allowed else {},
    )


def told_to_all(event: Event) -> Event:
    """The private face is public."""
    return BentEvent(
        event, told_to=lambda viewer: True, public=event.private(EVERYTHING), private=lambda viewer: {}
    )


def show_hands(state: Any, viewer: Viewer, shown: dict[str, Any]) -> object:
    for seat, side in enumerate(shown["seats"]):
        side["hand"] = state.hands[seat].copy()
    return shown


def sort_others_hands(state: Any, viewer: Viewer) -> None:
    for seat, robe in enumerate(state.robes):
        if seat != viewer:
            robe.hand = pack(sorted(robe.hand_cards()))


def discard_from_deck(state: Any, viewer: Viewer) -> None:
    if state.deck:
        state.discards.append(state.deck.pop())


def count_drafts(state: Any, viewer: Viewer, shown: dict[str, Any]) -> object:
    return {**shown, "placed": [len(sheet.draft) for sheet in state.sheets]}


def without_the_odd(state: Any, movers: list[Seat]) -> list[Seat]:
    """Seats with an odd control of the girl are not asked."""
    if state.procedure is None:
        return movers
    girl = state.procedure.question.girl
    return [seat for seat in movers if state.control.own[seat][girl] % 2 == 0] or movers


def draft_on_first_pair(state: Any, viewer: Viewer) -> None:
    for seat, sheet in enumerate(state.sheets):
        if seat != viewer and sheet.draft:
            place = sheet.draft.index(0) if 0 in sheet.draft else 0
            sheet.draft[place] = sheet.draft[0]
            sheet.draft[0] = 0


def turn_own_draft(state: Any, viewer: Viewer) -> None:
    if viewer >= 0 and state.sheets[viewer].handed_in:
        state.sheets[viewer].draft.reverse()


def forget_declarations(state: Any, viewer: Viewer) -> None:
    state.witnessed.clear()


def hold_low_cards(state: Any, viewer: Viewer) -> None:
    for seat, player in enumerate(state.table.players):
        if seat != viewer:
            unseen = [entry for entry in player.hand if not entry >> max(viewer, 0) & 1]
            cards = sorted([card_of(entry) for entry in unseen] + player.deck.bag)
            known = [entry for entry in player.hand if entry not in unseen]
            low = [hidden_card(card, 1 << seat) for card in cards[: len(unseen)]]
            player.hand = known + low
            player.deck.bag = cards[len(unseen) :]


def forget_what_others_saw(state: Any, viewer: Viewer) -> None:
    for player in state.table.players:
        player.hand = [
            hidden_card(card_of(entry), 1 << max(viewer, 0)) if entry & EVERYBODY == EVERYBODY else entry
            for entry in player.hand
        ]


def order_of_hands(state: Any, viewer: Viewer, shown: dict[str, Any]) -> object:
    hands = [player.hand for player in state.table.players]
    return {**shown, "order": [[sorted(hand).index(entry) for entry in hand] for hand in hands]}


def events_in_hands(state: Any, viewer: Viewer, shown: dict[str, Any]) -> object:
    hands = [[card_of(entry) for entry in player.hand] for player in state.table.players]
    return {**shown, "events": [sum(card % 2 for card in hand) for hand in hands]}


def said_nothing(state: Any, said: About | None, what: str) -> About | None:
    return None


def shown_to_the_other(state: Any, said: About | None, what: str) -> About | None:
    if said is not None and said.private:
        return About(said.subject, said.against, 1 - said.by, True, said.offered)
    return said


def bids_held(state: Any, seat: int) -> list[int]:
    return [
        card for card in range(1, int(state.settings.options["cards"]) + 1) if card not in state.spent[seat]
    ]


def bid_lowest(state: Any, viewer: Viewer) -> None:
    for seat, bid in enumerate(state.bids):
        if bid and seat != viewer:
            state.bids[seat] = min(bids_held(state, seat))


def bid_alike(state: Any, viewer: Viewer) -> None:
    """Everybody bids what the seat before bids, where possible: each bid alone is fair, both are not."""
    for seat in range(1, len(state.bids)):
        if state.bids[seat] and seat != viewer and state.bids[seat - 1] in bids_held(state, seat):
            state.bids[seat] = state.bids[seat - 1]


def forget_spent(state: Any, viewer: Viewer) -> None:
    for cards in state.spent:
        cards.reverse()


NO_FACE = "faces: .* not declared"
WRONG_SEAT = "faces: the private face of|faces: .* its view does not know"
FORGOTTEN = "faces: .* its view does not know"
UNFAIR = "imagine: unfair"
SPECIAL: list[tuple[str, str, Fault, str]] = [
    ("kasane-shows-hands", "kasane", Fault(data=show_hands), "covered: the view"),
    (
        "kasane-logs-a-hand",
        "kasane",
        bend(
            "kasane-took",
            lambda state, event: BentEvent(
                event, public={"hand": state.hands[(owner_of(event) + 1) % 3].copy()}
            ),
        ),
        "covered: the log",
    ),
    (
        "kasane-tells-one-seat",
        "kasane",
        bend(
            "kasane-took",
            lambda state, event: BentEvent(
                event, private=lambda viewer: {"deck": len(state.deck)} if viewer in (0, EVERYTHING) else {}
            ),
        ),
        NO_FACE,
    ),
    ("kasane-imagines-other-hands", "kasane", imagining(sort_others_hands), "secrets: the view object"),
    ("kasane-imagines-another-deck", "kasane", imagining(discard_from_deck), "secrets: .* sees a difference"),
    (
        "yurikure-tells-support",
        "yurikure",
        bend("yurikure-supported", lambda state, event: told_to_all(event)),
        FORGOTTEN,
    ),
    (
        "yurikure-tells-support-to-one",
        "yurikure",
        bend("yurikure-supported", lambda state, event: told_to_neighbour(event, 3)),
        WRONG_SEAT,
    ),
    (
        "yurikure-tells-a-sheet-handed-in",
        "yurikure",
        bend(
            "yurikure-handed-in",
            lambda state, event: BentEvent(
                event, public={"pairs": state.sheets[owner_of(event)].draft.copy()}
            ),
        ),
        FORGOTTEN,
    ),
    ("yurikure-counts-drafts", "yurikure", Fault(data=count_drafts), "secrets: .* sees a difference"),
    (
        "yurikure-asks-only-some",
        "yurikure",
        Fault(to_move=without_the_odd),
        "secrets: other seats to move",
    ),
    (
        "yurikure-offers-reveals",
        "yurikure",
        Fault(public_actions=lambda state, seat, public: state.legal(seat) if state.due is None else []),
        "secrets: .* may choose",
    ),
    ("yurikure-imagines-one-pair", "yurikure", imagining(draft_on_first_pair), UNFAIR),
    ("yurikure-imagines-another-draft", "yurikure", imagining(turn_own_draft), "imagine: changes draft"),
    (
        "yurikure-imagines-no-declarations",
        "yurikure",
        imagining(forget_declarations),
        "secrets: the view object",
    ),
    (
        "lily-tells-draws-to-the-other",
        "lily",
        bend("lily-drew", lambda state, event: told_to_neighbour(event, 2)),
        WRONG_SEAT,
    ),
    ("lily-tells-draws", "lily", bend("lily-drew", lambda state, event: told_to_all(event)), FORGOTTEN),
    (
        "lily-tells-the-leader",
        "lily",
        bend("lily-chose-leader", lambda state, event: told_to_all(event)),
        FORGOTTEN,
    ),
    (
        "lily-lets-draws-be-undone",
        "lily",
        bend("lily-drew", lambda state, event: BentEvent(event, discloses=False)),
        "apart by lily-drew",
    ),
    ("lily-shows-the-order-of-hands", "lily", Fault(data=order_of_hands), "secrets: .* sees a difference"),
    ("lily-counts-cards", "lily", Fault(data=events_in_hands), "secrets: .* sees a difference"),
    (
        "lily-says-nothing-about-draws",
        "lily",
        Fault(about=said_nothing),
        "chance: a paper table shows|chance: .* is asked differently",
    ),
    (
        "lily-shows-draws-to-the-other",
        "lily",
        Fault(about=shown_to_the_other),
        "chance: a paper table shows",
    ),
    ("lily-imagines-low-cards", "lily", imagining(hold_low_cards), UNFAIR),
    ("lily-imagines-no-memory", "lily", imagining(forget_what_others_saw), "imagine: hand .* hides"),
    ("bids-tells-the-bid", "bids", bend("bids-picked", lambda state, event: told_to_all(event)), FORGOTTEN),
    (
        "bids-tells-the-bid-to-one",
        "bids",
        bend("bids-picked", lambda state, event: told_to_neighbour(event, 3)),
        WRONG_SEAT,
    ),
    ("bids-imagines-the-lowest", "bids", imagining(bid_lowest), UNFAIR),
    ("bids-imagines-bids-alike", "bids", imagining(bid_alike), UNFAIR),
    ("bids-imagines-another-past", "bids", imagining(forget_spent), "secrets: the view object"),
]


@pytest.mark.parametrize(
    ("name", "fault", "failure"), [pytest.param(*fault, id=id) for id, *fault in SPECIAL]
)
def test_the_kit_finds_the_faults_of_one_game(name: str, fault: Fault, failure: str) -> None:
    with pytest.raises(AssertionError, match=failure):
        run(name, fault, "unfair" in failure)


def test_a_game_must_say_what_is_hidden() -> None:
    game = BentGame(BIDS, NOTHING)
    game.capabilities = []
    with pytest.raises(AssertionError, match="hidden: the game does not say"):
        check(game, {}, 3, games=1)
