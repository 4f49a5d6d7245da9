"""The turn (LY-6): its phases, and what may be played, moved and attacked in it."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.cards.card_facts import CHARACTER
from madoi.games.lily.cards.card_facts import EVENT as EVENT_CARD
from madoi.games.lily.data_types import Phase
from madoi.games.lily.rules.areas import ADJACENT, REACH_OF_SEVERAL
from madoi.games.lily.rules.base_table import DRAW
from madoi.games.lily.rules.choice import ACT, COUPLE, DEPLOY, EVENT, Choice
from madoi.games.lily.rules.pieces import SIDEWAYS, UPRIGHT, Battle, Character
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.state_based import end_duel
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.values import levels_allowed, levels_of, range_bits
from madoi.games.lily.skills.nodes import (
    AT_NEXT_TURN,
    AT_TURN_END,
    IN_POTENTIAL_AREA,
    ON_FIELD,
    RunningSkill,
    Skill,
    SkillContext,
    WaitingSkill,
)
from madoi.games.lily.skills.permissions import NO_ACTIVATE, NO_ATTACK, NO_MOVE, NO_TARGET, WIDE
from madoi.games.lily.skills.runner import can_pay, start_now
from madoi.games.lily.skills.triggers import ACTION

START: Final = 0
REFRESH: Final = 1
DRAWING: Final = 2
COUPLING: Final = 3
EVENTS: Final = 4
DEPLOYMENT: Final = 5
ACTING: Final = 6
END: Final = 7
OVER: Final = 8
PHASES: Final[list[Phase]] = [
    "start",
    "start",
    "start",
    "coupling",
    "event",
    "deployment",
    "action",
    "end",
    "end",
]


def step(table: Table) -> None:
    """Go on with the turn until somebody is asked or something waits."""
    seat = table.mover
    now = table.step
    if now == START:
        _start(table)
    elif now == REFRESH:
        _make_active(table, seat)
        table.step = DRAWING
    elif now == DRAWING:
        _straighten_partner(table, seat)
        table.draw(seat, table.settings.draw, "LY-6.1")
        table.step = COUPLING
    elif now == COUPLING:
        _reveal(table, seat)
    elif now == EVENTS:
        table.ask(Choice(EVENT, seat, []))
    elif now == DEPLOYMENT:
        table.ask(Choice(DEPLOY, seat, []))
    elif now == ACTING:
        table.ask(Choice(ACT, seat, []))
    elif now == END:
        table.step = OVER
        table.trigger_for_player("turn-end", seat)
        table.queue_later(AT_TURN_END)
    else:
        _pass_turn(table)


def _start(table: Table) -> None:
    """LY-6.1: turn-start effects. The first player's first turn has no start phase."""
    table.turn += 1
    table.levels_played = 0
    table.extra_levels = 0
    table.emit("turn", "LY-6.1", table.mover, number=table.turn)
    for player in table.players:
        for stands in player.characters():
            stands.used = []
    if table.turn == 1:
        table.step = COUPLING
    else:
        table.step = REFRESH
        table.trigger_for_player("turn-start", table.mover)
        table.queue_later(AT_NEXT_TURN)


def _make_active(table: Table, seat: int) -> None:
    """LY-6.1: own characters become active."""
    player = table.players[seat]
    for stands in player.characters():
        if not stands.active and table.granted(stands) & NO_ACTIVATE == 0:
            table.activate(stands)


def _straighten_partner(table: Table, seat: int) -> None:
    """LY-6.1: the partner is upright again."""
    player = table.players[seat]
    if player.partner_lies == SIDEWAYS:
        player.partner_lies = UPRIGHT
        table.emit("partner-upright", "LY-6.1", seat, player.partner)


def _pass_turn(table: Table) -> None:
    """LY-6.7: the turn passes; LY-D12: after the last one it is a draw."""
    table.lasting = [one for one in table.lasting if one.last_turn != table.turn]
    limit = table.settings.turns
    if limit and table.turn >= limit:
        end_duel(table, DRAW, "LY-D12")
        return
    table.mover = 1 - table.mover
    table.step = START
    table.skill_steps = 0


# Coupling and event.


def _reveal(table: Table, seat: int) -> None:
    """LY-6.2: the top card is shown, and stays where it is until the player has decided."""
    card = table.reveal_top(seat)
    if card < 0:
        table.step = EVENTS
        return
    table.emit("revealed", "LY-6.2", seat, card, discloses=True)
    table.ask(Choice(COUPLE, seat, []))


def couple(table: Table, yes: bool) -> None:
    """LY-6.2: the revealed card goes to the coupling area, or stays on top, known to both (LY-D2)."""
    seat = table.mover
    table.step = EVENTS
    if yes:
        entry = table.take_top(seat, seat)
        table.put_in_coupling(seat, card_of(entry), "LY-6.2", discloses=False, origin="deck")
    else:
        table.emit("not-coupled", "LY-D2", seat)


def event_fault(table: Table, seat: int, card: int) -> str:
    """Why a card cannot be the event; empty if it can (LY-6.3)."""
    if not _in_hand(table, seat, card):
        return "lily-not-in-hand"
    return "" if table.facts(card).kind == EVENT_CARD else "lily-no-event"


def play_event(table: Table, seat: int, card: int) -> None:
    """LY-6.3: the event there before goes to its owner's trash."""
    if table.event >= 0:
        table.put_in_trash(table.event_owner, table.event)
        table.emit("event-left", "LY-6.3", table.event_owner, table.event)
    news = table.take_from_hand(seat, card)
    table.event = card
    table.event_owner = seat
    table.emit("event-played", "LY-6.3", seat, card, discloses=news)
    table.trigger_for_player("event", seat)


# Deployment.


def play_fault(table: Table, seat: int, card: int, onto: Character | None) -> str:
    """Why a card cannot be played from hand in the deployment phase, wherever it goes (LY-6.4)."""
    if not _in_hand(table, seat, card):
        return "lily-not-in-hand"
    facts = table.facts(card)
    if facts.kind != CHARACTER:
        return "lily-no-character"
    if not _has_color(table, seat, card):
        return "lily-no-color"
    if table.levels_played + levels_of(table, seat, card, onto) > levels_allowed(table, seat):
        return "lily-levels"
    return ""


def deploy_fault(table: Table, seat: int, card: int, area: int) -> str:
    """Why a card cannot be deployed there; empty if it can."""
    if table.players[seat].field[area] is not None:
        return "lily-occupied"
    fault = play_fault(table, seat, card, None)
    if fault:
        return fault
    return "" if table.namesake(seat, card, area) is None else "lily-same-name"


def level_fault(table: Table, seat: int, card: int, area: int) -> str:
    """Why a card cannot be put on the ally there; empty if it can."""
    onto = table.players[seat].field[area]
    if onto is None:
        return "lily-nobody-there"
    if not table.facts(card).is_named(table.facts(onto.card)):
        return "lily-other-name"
    return play_fault(table, seat, card, onto)


def deploy(table: Table, seat: int, card: int, area: int) -> None:
    table.levels_played += levels_of(table, seat, card, None)
    table.deploy_character(seat, card, area, "LY-6.4", table.take_from_hand(seat, card), "hand")


def level_up(table: Table, seat: int, card: int, area: int) -> None:
    onto = table.players[seat].field[area]
    assert onto is not None
    table.levels_played += levels_of(table, seat, card, onto)
    table.level_up(onto, card, "LY-6.4", table.take_from_hand(seat, card), "hand")


def _in_hand(table: Table, seat: int, card: int) -> bool:
    return any(card_of(entry) == card for entry in table.players[seat].hand)


def _has_color(table: Table, seat: int, card: int) -> bool:
    """LY-6.4: a face-up coupling card of its colour."""
    colors = table.facts(card).colors
    for entry in table.players[seat].coupling:
        if entry & 1:
            for color in table.facts(entry >> 1).colors:
                if color in colors:
                    return True
    return False


# Action.


def move_fault(table: Table, seat: int, start: int, area: int) -> str:
    """Why the character there cannot move there (LY-6.6); empty if she can."""
    field = table.players[seat].field
    mover = field[start]
    if mover is None:
        return "lily-nobody-there"
    if not mover.active:
        return "lily-inactive"
    if area not in ADJACENT[start]:
        return "lily-not-adjacent"
    other = field[area]
    if other is not None and not other.active:
        return "lily-other-inactive"
    if table.granted(mover) & NO_MOVE or (other is not None and table.granted(other) & NO_MOVE):
        return "lily-cannot-move"
    return ""


def move(table: Table, seat: int, start: int, area: int) -> None:
    """LY-6.6: she acts; onto an ally both act, and swap."""
    field = table.players[seat].field
    mover = field[start]
    other = field[area]
    assert mover is not None
    mover.active = False
    if other is not None:
        other.active = False
    table.move_character(mover, area, "LY-6.6")


def attacker_fault(table: Table, seat: int, start: int) -> str:
    """Why the character there cannot attack at all; empty if she can (LY-6.5)."""
    if table.turn == 1:
        return "lily-first-turn"
    attacker = table.players[seat].field[start]
    if attacker is None:
        return "lily-nobody-there"
    if not attacker.active:
        return "lily-inactive"
    return "lily-cannot-attack" if table.granted(attacker) & NO_ATTACK else ""


def areas_in_range(table: Table, seat: int, start: int) -> list[int]:
    """The areas that the character there can attack (LY-7), occupied or not."""
    attacker = table.players[seat].field[start]
    assert attacker is not None
    return REACH_OF_SEVERAL[range_bits(table, attacker)][start]


def attack_fault(table: Table, seat: int, start: int, area: int, wide: int) -> str:
    """Why she cannot attack like this: ``wide`` is the second area (LY-7.5), -1 for none."""
    fault = attacker_fault(table, seat, start)
    if fault:
        return fault
    target = table.players[1 - seat].field[area]
    if target is None:
        return "lily-no-enemy-there"
    if area not in areas_in_range(table, seat, start):
        return "lily-out-of-range"
    if table.granted(target) & NO_TARGET:
        return "lily-cannot-be-attacked"
    attacker = table.players[seat].field[start]
    assert attacker is not None
    if table.granted(attacker) & WIDE == 0:
        return "lily-not-wide" if wide >= 0 else ""
    if wide < 0:
        return "lily-wide"
    return "" if wide in ADJACENT[area] else "lily-wide-not-adjacent"


def attacked_areas(piercing: bool, area: int, wide: int) -> list[int]:
    """All areas an attack goes to: the named one, the wide one (LY-7.5), and the front before those in the
    back (LY-7.6)."""
    areas = [area] if wide < 0 else [area, wide]
    if piercing:
        for back in areas.copy():
            if back >= 3 and back - 3 not in areas:
                areas.append(back - 3)
    return areas


def activated_fault(table: Table, seat: int, area: int, number: int) -> str:
    """Why the skill with this number of the character there cannot be used; empty if it can (LY-9.1)."""
    character = table.players[seat].field[area]
    if character is None:
        return "lily-nobody-there"
    facts = table.facts(character.card)
    if number not in facts.activated:
        return "lily-no-such-skill"
    if table.is_silent(character):
        return "lily-silent"
    skill = facts.skills[number]
    if skill.once and number in character.used:
        return "lily-used"
    if not can_pay(table, skill, seat, character):
        return "lily-cost"
    return _usable(table, skill, WaitingSkill(seat, ON_FIELD, character.card, number, character.number, -1))


def use_skill(table: Table, seat: int, area: int, number: int) -> None:
    character = table.players[seat].field[area]
    assert character is not None
    start_now(table, WaitingSkill(seat, ON_FIELD, character.card, number, character.number, -1))


def potential_fault(table: Table, seat: int, card: int) -> str:
    """Why a potential cannot be used now; empty if it can (LY-11.1)."""
    if card * 2 + 1 not in table.players[seat].potentials:
        return "lily-no-such-potential"
    skill = table.facts(card).skills[0]
    if skill.when is None or skill.when.text != ACTION:
        return "lily-other-timing"
    if not can_pay(table, skill, seat, None):
        return "lily-cost"
    return _usable(table, skill, WaitingSkill(seat, IN_POTENTIAL_AREA, card, 0, -1, -1))


def use_potential(table: Table, seat: int, card: int) -> None:
    start_now(table, WaitingSkill(seat, IN_POTENTIAL_AREA, card, 0, -1, -1))


def _usable(table: Table, skill: Skill, waiting: WaitingSkill) -> str:
    context = SkillContext(waiting.seat, table.character(waiting.source), waiting.card)
    if not skill.holds(table, context):
        return "lily-condition"
    return "" if skill.block.can(table, RunningSkill(waiting, skill)) else "lily-nothing-to-do"


def declare_attack(table: Table, seat: int, start: int, area: int, wide: int, piercing: bool) -> Battle:
    """LY-8.1: the attacker acts; the battle begins."""
    attacker = table.players[seat].field[start]
    assert attacker is not None
    attacker.active = False
    targets: list[int] = []
    field = table.players[1 - seat].field
    for place in attacked_areas(piercing, area, wide):
        stands = field[place]
        if stands is not None and table.granted(stands) & NO_TARGET == 0:
            targets.append(stands.number)
            table.emit("attacked", "LY-8.1", seat, attacker.card, stands.card, area=place, start=start)
    return Battle(seat, attacker.number, attacker.card, targets)
