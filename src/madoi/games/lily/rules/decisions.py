"""Decisions: the legal answers to every question, the fault of any other answer, and what an answer does."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.cards.card_facts import CHARACTER as CHARACTER_CARD
from madoi.games.lily.cards.card_facts import EVENT as EVENT_CARD
from madoi.games.lily.notation import ActionTable, LilyAction
from madoi.games.lily.rules import battle as battles
from madoi.games.lily.rules import setup, state_based, turn
from madoi.games.lily.rules.areas import ADJACENT, EVERYWHERE
from madoi.games.lily.rules.choice import (
    ACT,
    AREA,
    BLOCK,
    CARD,
    CHARACTER,
    COUNTER,
    COUPLE,
    CRITICAL,
    DEPLOY,
    DISCARD,
    EVENT,
    FACE_DOWN_COPY,
    KEEP,
    MAY,
    MULLIGAN,
    OPTION,
    ORDER,
    PLACE,
    REDRAW,
    REVERSE,
    SACRIFICE,
    SANGE,
    USE,
    Choice,
)
from madoi.games.lily.rules.pieces import Battle, Character
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.values import ranges
from madoi.games.lily.skills import runner
from madoi.games.lily.skills.nodes import RunningSkill
from madoi.games.lily.skills.permissions import NO_TARGET, PIERCING, WIDE

VERBS: Final[dict[str, list[str]]] = {
    MULLIGAN: ["return", "pass"],
    COUPLE: ["couple", "pass"],
    EVENT: ["event", "pass"],
    DEPLOY: ["deploy", "level", "end"],
    ACT: ["move", "attack", "skill", "potential", "end"],
    SANGE: ["counter", "pass"],
    REDRAW: ["redraw", "pass"],
    COUNTER: ["counter", "pass"],
    CRITICAL: ["critical", "pass"],
    BLOCK: ["block", "pass"],
    ORDER: ["first"],
    USE: ["yes", "no"],
    MAY: ["yes", "no"],
    REVERSE: ["reverse"],
    DISCARD: ["take"],
    SACRIFICE: ["target"],
    CHARACTER: ["target", "pass"],
    CARD: ["take", "take-down", "pass"],
    PLACE: ["place", "pass"],
    AREA: ["to"],
    OPTION: ["option"],
    KEEP: ["keep"],
}
"""What each question can be answered with."""

_ON_THE_FIELD: Final = [COUPLE, SANGE, REDRAW, COUNTER, ORDER, CHARACTER, SACRIFICE, AREA]
"""Questions whose answers everybody can see."""
_IN_THE_OPEN: Final = ["move", "attack", "end"]
"""Answers that everybody can see, whatever else could be answered."""

RULES: Final[dict[str, str]] = {
    MULLIGAN: "LY-5.4",
    COUPLE: "LY-6.2",
    EVENT: "LY-6.3",
    DEPLOY: "LY-6.4",
    ACT: "LY-6.5",
    SANGE: "LY-8.2",
    REDRAW: "LY-8.4",
    COUNTER: "LY-8.6",
    CRITICAL: "LY-8.9",
    BLOCK: "LY-8.10",
    ORDER: "LY-9.2",
    USE: "LY-9.3",
    MAY: "LY-9.3",
    REVERSE: "LY-9.4",
    DISCARD: "LY-9.4",
    SACRIFICE: "LY-9.4",
    KEEP: "LY-4.6",
}
"""The rule that puts the question; LY-9.1 where a skill does."""

FAULT_RULES: Final[dict[str, str]] = {
    "lily-levels": "LY-D1",
    "lily-no-color": "LY-6.4",
    "lily-same-name": "LY-6.4",
    "lily-other-name": "LY-6.4",
    "lily-inactive": "LY-6.5",
    "lily-other-inactive": "LY-6.6",
    "lily-not-adjacent": "LY-6.6",
    "lily-cannot-move": "LY-4.1",
    "lily-cannot-attack": "LY-4.1",
    "lily-cannot-be-attacked": "LY-4.1",
    "lily-first-turn": "LY-6.5",
    "lily-no-enemy-there": "LY-8.1",
    "lily-not-wide": "LY-7.5",
    "lily-wide": "LY-7.5",
    "lily-wide-not-adjacent": "LY-7.5",
    "lily-used": "LY-9.3",
    "lily-cost": "LY-9.4",
    "lily-condition": "LY-9.1",
    "lily-no-such-skill": "LY-9.1",
    "lily-silent": "LY-9.1",
    "lily-nothing-to-do": "LY-4.2",
    "lily-no-such-potential": "LY-11.1",
    "lily-other-timing": "LY-11.1",
    "lily-no-critical": "LY-8.9",
    "lily-no-block": "LY-8.10",
}
"""The rule behind a fault, where it is not the question's own."""

RANGE_RULES: Final = ["LY-7.1", "LY-7.2", "LY-7.3", "LY-7.4"]
"""The rule of each range."""


def find_fault(table: Table, choice: Choice, action: LilyAction) -> str:
    """Why this is no answer to the question now, as a key of the catalogues; empty if it is one."""
    kind = choice.kind
    verb = action.verb
    if verb not in VERBS[kind]:
        return "lily-other-question"
    if verb == "pass":
        return "" if _may_pass(table, choice) else "lily-must-choose"
    seat = choice.seat
    if kind == ACT:
        return _act_fault(table, seat, action)
    if verb == "deploy":
        return turn.deploy_fault(table, seat, action.card, action.one)
    if verb == "level":
        return turn.level_fault(table, seat, action.card, action.one)
    if verb == "event":
        return turn.event_fault(table, seat, action.card)
    if verb == "return":
        return "" if action.card in setup.hand_cards(table, seat) else "lily-not-in-hand"
    if verb in ("critical", "block"):
        return _battle_card_fault(table, choice, action.card)
    if kind == DISCARD:
        return "" if action.card in setup.hand_cards(table, seat) else "lily-not-in-hand"
    if verb == "reverse":
        return "" if action.card in runner.reversible(table, seat) else "lily-not-among"
    if kind in (CHARACTER, SACRIFICE, CARD, PLACE, AREA, OPTION, ORDER, KEEP):
        return "" if _pick(table, choice, action) >= 0 else "lily-not-among"
    return ""


def fault_rule(table: Table, choice: Choice, action: LilyAction, found: str) -> str:
    """The rule that forbids this answer; of several ranges of an attacker, that of the widest."""
    if found == "lily-out-of-range":
        attacker = table.players[choice.seat].field[action.one]
        assert attacker is not None
        return RANGE_RULES[ranges(table, attacker)[-1]]
    return FAULT_RULES.get(found, question_rule(choice))


def question_verb(choice: Choice, run: RunningSkill) -> str:
    """What a player does who answers the question of a skill, as the ending of a key of the catalogues."""
    if choice.kind in (USE, REVERSE, DISCARD, SACRIFICE, AREA):
        return choice.kind
    assert run.asking is not None
    return run.asking.verb()


def question_rule(choice: Choice) -> str:
    """The rule that puts a question."""
    return RULES.get(choice.kind, "LY-9.1")


def _act_fault(table: Table, seat: int, action: LilyAction) -> str:
    if action.verb == "move":
        return turn.move_fault(table, seat, action.one, action.two)
    if action.verb == "attack":
        return turn.attack_fault(table, seat, action.one, action.two, action.three)
    if action.verb == "skill":
        return turn.activated_fault(table, seat, action.one, action.two)
    if action.verb == "potential":
        return turn.potential_fault(table, seat, action.card)
    return ""


def _battle_card_fault(table: Table, choice: Choice, card: int) -> str:
    """LY-8.9, LY-8.10: a card from hand with the battling character's name."""
    if card not in setup.hand_cards(table, choice.seat):
        return "lily-not-in-hand"
    battle = table.battle
    assert battle is not None
    if choice.kind == CRITICAL:
        named = battles.attacking_card(table, battle)
        return "" if table.facts(card).is_named(named) else "lily-no-critical"
    target = table.character(choice.candidates[0])
    assert target is not None
    return "" if table.facts(card).is_named(table.facts(target.card)) else "lily-no-block"


def is_public(choice: Choice, text: str) -> bool:
    """Whether everybody knows of a legal answer that it is legal: what is done on the field, and to let
    something go by; not what needs a card of the hand, nor a skill, whose price may be one."""
    return choice.kind in _ON_THE_FIELD or text.partition(" ")[0] in _IN_THE_OPEN


def _may_pass(table: Table, choice: Choice) -> bool:
    if choice.kind == CHARACTER:
        return choice.least == 0 or not _characters_on_field(table, choice)
    if choice.kind in (CARD, PLACE):
        return choice.least == 0 or not _cards(table)
    return True


def _characters_on_field(table: Table, choice: Choice) -> list[Character]:
    found = [table.character(number) for number in choice.candidates]
    return [character for character in found if character is not None]


def _cards(table: Table) -> list[int]:
    """What the running skill lets one pick."""
    run = table.running
    assert run is not None
    assert run.asking is not None
    return run.asking.candidates(table, run)


def _pick(table: Table, choice: Choice, action: LilyAction) -> int:
    """What an answer picks, as the one who asked wants to have it; -1 when it is not among the candidates."""
    kind = choice.kind
    if kind in (CHARACTER, SACRIFICE):
        for character in _characters_on_field(table, choice):
            if character.area == action.two and (character.owner == choice.seat) == (action.one == 0):
                return character.number
        return -1
    if kind in (CARD, PLACE):
        wanted = action.card if kind == CARD else action.card * 6 + action.one
        if action.verb == "take-down":
            wanted += FACE_DOWN_COPY
        return wanted if wanted in _cards(table) else -1
    return action.one if action.one in choice.candidates else -1


def legal_answers(table: Table, choice: Choice, action_table: ActionTable) -> list[LilyAction]:
    """Every answer, in a fixed order."""
    kind = choice.kind
    seat = choice.seat
    if kind == DEPLOY:
        return _deployments(table, seat, action_table)
    if kind == ACT:
        return _acts(table, seat, action_table)
    found: list[LilyAction] = []
    if kind in (MULLIGAN, DISCARD):
        verb = "return" if kind == MULLIGAN else "take"
        found = [action_table.with_card[verb][card] for card in setup.hand_cards(table, seat)]
    elif kind == EVENT:
        cards = setup.hand_cards(table, seat)
        found = [
            action_table.with_card["event"][card] for card in cards if table.facts(card).kind == EVENT_CARD
        ]
    elif kind in (CRITICAL, BLOCK):
        verb = "critical" if kind == CRITICAL else "block"
        for card in setup.hand_cards(table, seat):
            if not _battle_card_fault(table, choice, card):
                found.append(action_table.with_card[verb][card])
    elif kind == REVERSE:
        found = [
            action_table.with_card["reverse"][card] for card in sorted(set(runner.reversible(table, seat)))
        ]
    elif kind in (COUPLE, SANGE, COUNTER, REDRAW, USE, MAY):
        found = [action_table.plain[VERBS[kind][0]]]
        if kind in (USE, MAY):
            found.append(action_table.plain["no"])
    else:
        found = _picks(table, choice, action_table)
    if "pass" in VERBS[kind] and _may_pass(table, choice):
        found.append(action_table.plain["pass"])
    return found


def _picks(table: Table, choice: Choice, action_table: ActionTable) -> list[LilyAction]:
    kind = choice.kind
    if kind in (CHARACTER, SACRIFICE):
        characters = _characters_on_field(table, choice)
        return [action_table.targets[0 if one.owner == choice.seat else 1][one.area] for one in characters]
    if kind == CARD:
        picks = sorted(set(_cards(table)))
        verbs = ["take" if pick < FACE_DOWN_COPY else "take-down" for pick in picks]
        return [
            action_table.with_card[verb][pick % FACE_DOWN_COPY]
            for verb, pick in zip(verbs, picks, strict=True)
        ]
    if kind == PLACE:
        places = sorted(set(_cards(table)))
        return [action_table.with_card_and_area["place"][pick // 6][pick % 6] for pick in places]
    if kind in (AREA, KEEP):
        return [action_table.with_area["to" if kind == AREA else "keep"][area] for area in choice.candidates]
    verb = "option" if kind == OPTION else "first"
    return [action_table.with_number[verb][number] for number in choice.candidates]


def _deployments(table: Table, seat: int, action_table: ActionTable) -> list[LilyAction]:
    found: list[LilyAction] = []
    for card in setup.hand_cards(table, seat):
        if table.facts(card).kind != CHARACTER_CARD:
            continue
        # What does not depend on the area is asked once. A level-up of the leader may be cheaper, hence
        # two askings.
        deployable = not turn.play_fault(table, seat, card, None)
        for area in EVERYWHERE:
            if table.players[seat].field[area] is None:
                if deployable and table.namesake(seat, card, area) is None:
                    found.append(action_table.with_card_and_area["deploy"][card][area])
            elif not turn.level_fault(table, seat, card, area):
                found.append(action_table.with_card_and_area["level"][card][area])
    found.append(action_table.plain["end"])
    return found


def _acts(table: Table, seat: int, action_table: ActionTable) -> list[LilyAction]:
    found: list[LilyAction] = []
    field = table.players[seat].field
    for area in EVERYWHERE:
        stands = field[area]
        if stands is None:
            continue
        if stands.active:
            beside = [other for other in ADJACENT[area] if not turn.move_fault(table, seat, area, other)]
            found += [action_table.moves[area][other] for other in beside]
            _add_attacks(table, seat, stands, action_table, found)
        skills = table.facts(stands.card).activated
        ready = [number for number in skills if not turn.activated_fault(table, seat, area, number)]
        found += [action_table.skills[area][number] for number in ready]
    up = sorted({entry >> 1 for entry in table.players[seat].potentials if entry & 1})
    usable = [card for card in up if not turn.potential_fault(table, seat, card)]
    found += [action_table.with_card["potential"][card] for card in usable]
    found.append(action_table.plain["end"])
    return found


def _add_attacks(
    table: Table, seat: int, stands: Character, action_table: ActionTable, found: list[LilyAction]
) -> None:
    """As `turn.attack_fault` allows them; what depends on the attacker alone is asked once."""
    start = stands.area
    if turn.attacker_fault(table, seat, start):
        return
    enemies = table.players[1 - seat].field
    wide = table.granted(stands) & WIDE != 0
    for area in turn.areas_in_range(table, seat, start):
        target = enemies[area]
        if target is None or table.granted(target) & NO_TARGET:
            continue
        if wide:
            found += [action_table.wide_attacks[start][area][beside] for beside in ADJACENT[area]]
        else:
            found.append(action_table.attacks[start][area])


def answer(table: Table, choice: Choice, action: LilyAction) -> None:
    """Carry out an answer. It is legal."""
    kind = choice.kind
    passed = action.verb == "pass"
    battle = table.battle
    if kind == MULLIGAN:
        setup.mulligan(table, choice, -1 if passed else action.card)
        return
    if kind == KEEP:
        state_based.keep_one(table, choice, action.one)
        return
    if kind in (ORDER, USE, MAY, REVERSE, DISCARD, SACRIFICE, CHARACTER, CARD, PLACE, AREA, OPTION):
        runner.answer(table, choice, _skill_pick(table, choice, action))
        return
    table.choice = None
    if kind == COUPLE:
        turn.couple(table, not passed)
    elif kind == EVENT:
        table.step = turn.DEPLOYMENT
        if not passed:
            turn.play_event(table, choice.seat, action.card)
    elif kind == DEPLOY:
        _deploy(table, choice.seat, action)
    elif kind == ACT:
        _act(table, choice.seat, action)
    elif battle is not None:
        _answer_in_battle(table, battle, choice, action, passed)


def _answer_in_battle(table: Table, battle: Battle, choice: Choice, action: LilyAction, passed: bool) -> None:
    kind = choice.kind
    if kind == BLOCK:
        battles.block(table, battle, action.card)
    elif kind == REDRAW:
        battles.redraw(table, battle, choice.seat, not passed)
    elif passed:
        table.emit("passed-" + kind, RULES[kind], choice.seat)
    elif kind == SANGE:
        battles.sange(table, battle)
    elif kind == COUNTER:
        battles.counter(table, battle)
    else:
        battles.critical(table, battle, action.card)


def _skill_pick(table: Table, choice: Choice, action: LilyAction) -> int:
    if action.verb in ("pass", "no"):
        return -1 if action.verb == "pass" else 0
    if action.verb == "yes":
        return 1
    return action.card if choice.kind in (REVERSE, DISCARD) else _pick(table, choice, action)


def _deploy(table: Table, seat: int, action: LilyAction) -> None:
    if action.verb == "end":
        table.step = turn.ACTING
    elif action.verb == "deploy":
        turn.deploy(table, seat, action.card, action.one)
    else:
        turn.level_up(table, seat, action.card, action.one)


def _act(table: Table, seat: int, action: LilyAction) -> None:
    if action.verb == "end":
        table.step = turn.END
    elif action.verb == "move":
        turn.move(table, seat, action.one, action.two)
    elif action.verb == "skill":
        turn.use_skill(table, seat, action.one, action.two)
    elif action.verb == "potential":
        turn.use_potential(table, seat, action.card)
    else:
        attacker = table.players[seat].field[action.one]
        assert attacker is not None
        piercing = table.granted(attacker) & PIERCING != 0
        table.battle = turn.declare_attack(table, seat, action.one, action.two, action.three, piercing)
