"""Runs skills: their order (LY-9.2), their costs (LY-9.3, LY-9.4), and their effects one after the other.

Nothing about a running skill is hidden: every view shows its questions.
So each answer is an event, even if nothing follows from it yet.
"""

from __future__ import annotations

from madoi.games.lily.events import PLACES
from madoi.games.lily.notation import MOST_NUMBERS
from madoi.games.lily.rules.choice import CARD, CHARACTER, ORDER, PLACE, REVERSE, USE, Choice
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.rules.table import Table
from madoi.games.lily.skills.effects.turning_cards import turn_coupling
from madoi.games.lily.skills.nodes import (
    DOING,
    IN_EVENT_AREA,
    IN_POTENTIAL_AREA,
    OFFERED,
    ON_FIELD,
    PAYING,
    RunningSkill,
    Skill,
    WaitingSkill,
)


def start_next_waiting(table: Table) -> None:
    """LY-9.2: of the waiting skills the turn player's are done first, in the order they like; then the
    other's."""
    for seat in table.seats_in_turn_order():
        own = [place for place, waiting in enumerate(table.waiting) if waiting.seat == seat]
        if len(own) > 1 and not _all_alike(table, own):
            table.ask(Choice(ORDER, seat, own[:MOST_NUMBERS]))
            return
        if own:
            start_waiting(table, own[0])
            return


def _all_alike(table: Table, places: list[int]) -> bool:
    """Whether it makes no difference which comes first: the same skill, for the same reason."""
    first = table.waiting[places[0]]
    for place in places[1:]:
        other = table.waiting[place]
        if (other.card, other.number) != (first.card, first.number):
            return False
        if (other.source, other.subject) != (first.source, first.subject):
            return False
    return True


def start_waiting(table: Table, place: int) -> None:
    waiting = table.waiting.pop(place)
    table.running = RunningSkill(waiting, table.facts(waiting.card).skills[waiting.number])


def start_now(table: Table, waiting: WaitingSkill) -> None:
    """A skill that a player uses at will: nothing is asked any more but what it costs."""
    skill = table.facts(waiting.card).skills[waiting.number]
    table.running = RunningSkill(waiting, skill)
    _pay(table, table.running)


def can_pay(table: Table, skill: Skill, seat: int, character: Character | None) -> bool:
    """LY-9.4: all or nothing. LY-4.3: an inactive character cannot act."""
    if skill.action and (character is None or not character.active):
        return False
    up = sum(1 for entry in table.players[seat].coupling if entry & 1)
    return up >= skill.reverse


def step(table: Table, run: RunningSkill) -> None:
    """Go on with the running skill until it asks, changes something, or is done."""
    if run.stage == OFFERED:
        _offer(table, run)
    elif run.stage == PAYING:
        _pay(table, run)
    elif not run.blocks:
        _finish(table, run)
    else:
        block = run.blocks[-1]
        place = run.positions[-1]
        if place == len(block.effects):
            run.blocks.pop()
            run.positions.pop()
            return
        run.positions[-1] = place + 1
        effect = block.effects[place]
        run.asking = effect
        effect.do(table, run)


def _offer(table: Table, run: RunningSkill) -> None:
    """Ask whether to use it, where one may decline; a skill that cannot be paid or would do nothing is not
    offered."""
    skill = run.skill
    waiting = run.waiting
    character = table.character(waiting.source)
    potential = waiting.zone == IN_POTENTIAL_AREA
    if potential and waiting.card * 2 + 1 not in table.players[run.seat].potentials:
        table.running = None  # another trigger has used it up
        return
    marked = _marked(table, waiting)
    used = skill.once and marked is not None and waiting.number in marked.used
    optional = potential or skill.may or skill.action or skill.reverse > 0
    idle = not skill.holds(table, run.context(table)) or not skill.block.can(table, run)
    if used or idle or not can_pay(table, skill, run.seat, character):
        table.running = None
    elif optional:
        table.ask(Choice(USE, run.seat, []))
    else:
        _pay(table, run)


def _pay(table: Table, run: RunningSkill) -> None:
    """LY-9.4: the character acts; coupling cards are turned face down, the player picks which. The skill is
    told before: it shows while they pick."""
    skill = run.skill
    character = table.character(run.waiting.source)
    if run.stage != PAYING:
        run.stage = PAYING
        run.remaining = skill.reverse
        waiting = run.waiting
        number = waiting.number + 1
        table.emit("skill", run.rule, run.seat, waiting.card, area=_place(table, waiting), number=number)
        if skill.action and character is not None:
            character.active = False
    if run.remaining:
        up = reversible(table, run.seat)
        if len(up) > run.remaining and len(set(up)) > 1:
            table.ask(Choice(REVERSE, run.seat, [], run.remaining, run.remaining))
            return
        for card in up[: run.remaining]:
            turn_coupling(table, run.seat, card, False, "LY-9.4")
        run.remaining = 0
    _begin(table, run)


def reversible(table: Table, seat: int) -> list[int]:
    """The face-up coupling cards."""
    return [entry >> 1 for entry in table.players[seat].coupling if entry & 1]


def _begin(table: Table, run: RunningSkill) -> None:
    """Everything is paid: it counts as used (LY-9.3), and its effects are done."""
    run.stage = DOING
    run.enter(run.skill.block)
    waiting = run.waiting
    marked = _marked(table, waiting)
    if run.skill.once and marked is not None:
        marked.used.append(waiting.number)


def _place(table: Table, waiting: WaitingSkill) -> int:
    """Where the skill comes from, as in `PLACES`: her area, which tells two with the same card apart."""
    if waiting.zone != ON_FIELD:
        return PLACES.index("event") + waiting.zone - IN_EVENT_AREA
    source = table.source(waiting.source)
    assert source is not None
    return source.area


def _marked(table: Table, waiting: WaitingSkill) -> Character | None:
    """The character with the once-a-turn mark of a skill, while its card is her present one (LY-6.8)."""
    character = table.character(waiting.source) if waiting.zone == ON_FIELD else None
    return character if character is not None and character.card == waiting.card else None


def _finish(table: Table, run: RunningSkill) -> None:
    """LY-11.1: a potential that was used is turned face down."""
    table.running = None
    if run.waiting.zone == IN_POTENTIAL_AREA:
        potentials = table.players[run.seat].potentials
        up = run.waiting.card * 2 + 1
        if up in potentials:
            potentials[potentials.index(up)] = up - 1
            table.emit("potential-used", "LY-11.1", run.seat, run.waiting.card)


def answer(table: Table, choice: Choice, pick: int) -> None:
    """A player answered: ``pick`` is what they picked, -1 when they want no more; 1 for yes, 0 for no."""
    table.choice = None
    if choice.kind == ORDER:
        card = table.waiting[pick].card
        table.emit("comes-first", "LY-9.2", choice.seat, card, number=pick + 1)
        start_waiting(table, pick)
        return
    run = table.running
    assert run is not None
    if choice.kind == USE:
        if pick == 1:
            _pay(table, run)
        else:
            table.running = None  # LY-9.3: not used up
    elif choice.kind == REVERSE:
        turn_coupling(table, run.seat, pick, False, "LY-9.4")
        run.remaining -= 1
    elif choice.kind in (CHARACTER, CARD, PLACE):
        _take_one_pick(table, choice, run, pick)
    else:
        assert run.asking is not None
        run.asking.take_pick(table, run, pick)


def _take_one_pick(table: Table, choice: Choice, run: RunningSkill, pick: int) -> None:
    """One of several picks; the question stays until there are enough."""
    effect = run.asking
    assert effect is not None
    if pick < 0:
        effect.complete(table, run)
        return
    again = choice.copy()
    again.least = max(choice.least - 1, 0)
    again.most = choice.most - 1
    if choice.kind == CHARACTER:
        run.chosen.append(pick)
        again.candidates.remove(pick)
        character = table.character(pick)
        assert character is not None
        table.emit("chosen", run.rule, character.owner, character.card, area=character.area)
    else:
        effect.take_pick(table, run, pick)
    more = choice.kind == CHARACTER or effect.hides() or len(effect.candidates(table, run)) > 0
    if again.most > 0 and more:
        table.choice = again
    else:
        effect.complete(table, run)
