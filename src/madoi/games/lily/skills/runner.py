"""Runs skills: their order (LY-9.2), their costs (LY-9.3, LY-9.4), and their effects one after the other.

Nothing about a running skill is hidden: every view shows its questions.
So each answer is an event, even if nothing follows from it yet.
"""

from __future__ import annotations

from madoi.games.lily.events import PLACES
from madoi.games.lily.notation import MOST_NUMBERS
from madoi.games.lily.rules.choice import (
    CARD,
    CHARACTER,
    DISCARD,
    ORDER,
    PLACE,
    REVERSE,
    SACRIFICE,
    USE,
    Choice,
)
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.rules.piles import card_of
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
    SkillContext,
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
        if (other.card, other.number) != (first.card, first.number) or other.delayed is not first.delayed:
            return False
        if (other.source, other.subject) != (first.source, first.subject):
            return False
    return True


def start_waiting(table: Table, place: int) -> None:
    waiting = table.waiting.pop(place)
    run = RunningSkill(waiting, table.facts(waiting.card).skills[waiting.number])
    table.running = run
    delayed = waiting.delayed
    if delayed is not None:  # it was used before: what was put off is done now
        run.stage = DOING
        run.chosen = delayed.chosen.copy()
        run.enter(delayed.block)
        table.emit("later", run.rule, run.seat, waiting.card)


def start_now(table: Table, waiting: WaitingSkill) -> None:
    """A skill that a player uses at will: nothing is asked any more but what it costs."""
    skill = table.facts(waiting.card).skills[waiting.number]
    table.running = RunningSkill(waiting, skill)
    _pay(table, table.running)


def can_pay(table: Table, skill: Skill, seat: int, character: Character | None) -> bool:
    """LY-9.4: all or nothing. LY-4.3: an inactive character cannot act."""
    cost = skill.cost
    if cost.action and (character is None or not character.active):
        return False
    player = table.players[seat]
    if cost.discard > len(player.hand):
        return False
    if cost.sacrifice and cost.sacrifice > len(sacrificeable(table, skill, seat, character)):
        return False
    up = sum(1 for entry in player.coupling if entry & 1)
    return up >= cost.reverse


def sacrificeable(table: Table, skill: Skill, seat: int, source: Character | None) -> list[int]:
    """The numbers of those who can be sacrificed for a skill; never a leader."""
    whom = skill.cost.whom
    if whom is None:
        return [] if source is None or source.leader else [source.number]
    context = SkillContext(seat, source, -1)
    allies = table.players[seat].characters()
    return [ally.number for ally in allies if not ally.leader and whom.matches(table, ally, context)]


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
    optional = potential or skill.may or not skill.cost.is_free()
    idle = not skill.holds(table, run.context(table)) or not skill.block.can(table, run)
    if used or idle or not can_pay(table, skill, run.seat, character):
        table.running = None
    elif optional:
        table.ask(Choice(USE, run.seat, []))
    else:
        _pay(table, run)


def _pay(table: Table, run: RunningSkill) -> None:
    """LY-9.4: the character acts; coupling cards are turned face down, cards of the hand discarded, allies
    sacrificed, and the player picks which. The skill shows while they pick."""
    cost = run.skill.cost
    character = table.character(run.waiting.source)
    if run.stage != PAYING:
        run.stage = PAYING
        run.remaining = cost.reverse
        run.discards = cost.discard
        run.sacrifices = cost.sacrifice
        waiting = run.waiting
        number = waiting.number + 1
        table.emit("skill", run.rule, run.seat, waiting.card, area=_place(table, waiting), number=number)
        if cost.action and character is not None:
            character.active = False
    if run.remaining:
        up = reversible(table, run.seat)
        if len(up) > run.remaining and len(set(up)) > 1:
            table.ask(Choice(REVERSE, run.seat, [], run.remaining, run.remaining))
            return
        for card in up[: run.remaining]:
            turn_coupling(table, run.seat, card, False, "LY-9.4")
        run.remaining = 0
    if not _ask_for_discards(table, run) and not _ask_for_sacrifices(table, run):
        _begin(table, run)


def _ask_for_discards(table: Table, run: RunningSkill) -> bool:
    """Whether the player is asked which cards to discard: always, unless it is the whole hand."""
    if not run.discards:
        return False
    hand = table.players[run.seat].hand
    if len(hand) > run.discards:
        table.ask(Choice(DISCARD, run.seat, [], run.discards, run.discards))
        return True
    for card in sorted([card_of(entry) for entry in hand]):
        _discard(table, run, card)
    return False


def _discard(table: Table, run: RunningSkill, card: int) -> None:
    run.discards -= 1
    news = table.take_from_hand(run.seat, card)
    table.put_in_trash(run.seat, card, triggers=True)
    table.emit("to-trash", "LY-9.4", run.seat, card, discloses=news, origin="hand")


def _ask_for_sacrifices(table: Table, run: RunningSkill) -> bool:
    """Whether the player is asked whom to sacrifice."""
    if not run.sacrifices:
        return False
    source = table.source(run.waiting.source)
    allies = sacrificeable(table, run.skill, run.seat, source)
    if len(allies) > run.sacrifices:
        table.ask(Choice(SACRIFICE, run.seat, allies, run.sacrifices, run.sacrifices))
        return True
    for number in allies:
        _sacrifice(table, run, number)
    return False


def _sacrifice(table: Table, run: RunningSkill, number: int) -> None:
    """She goes to the trash with the cards below, and is not defeated."""
    run.sacrifices -= 1
    ally = table.character(number)
    assert ally is not None
    table.remove_character(ally)
    table.players[run.seat].trash += ally.cards
    table.emit("sacrificed", "LY-9.4", run.seat, ally.card, area=ally.area)


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
    elif choice.kind == DISCARD:
        _discard(table, run, pick)
    elif choice.kind == SACRIFICE:
        _sacrifice(table, run, pick)
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
