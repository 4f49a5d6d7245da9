"""The battle (LY-8), step by step. Skills and potentials act between the steps."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.cards.card import Card
from madoi.games.lily.cards.card_facts import CHARACTER
from madoi.games.lily.cards.card_facts import EVENT as EVENT_CARD
from madoi.games.lily.data_types import BattleStep, Counter
from madoi.games.lily.events import Summed
from madoi.games.lily.rules.choice import BLOCK, COUNTER, CRITICAL, REDRAW, SANGE, Choice
from madoi.games.lily.rules.continuous import lasting_grants
from madoi.games.lily.rules.pieces import FACE_DOWN, OFF_FIELD, SIDEWAYS, UPRIGHT, Battle, Character
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.power import PowerBreakdown, SumStep
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.values import counter_power, counter_steps, support_bonus, support_steps
from madoi.games.lily.skills.nodes import AS_SUPPORT, AT_BATTLE_END, SkillContext, WaitingSkill
from madoi.games.lily.skills.permissions import NO_BLOCK, NO_COUNTER, NO_CRITICAL, NO_DEFEAT

DECLARED: Final = 0
STARTS: Final = 1
ATTACKED: Final = 2
REVEAL: Final = 3
REVEAL_AGAIN: Final = 4
REDRAWING: Final = 5
COUNTERING: Final = 6
SP: Final = 7
SUMS: Final = 8
CRITICALS: Final = 9
BLOCKS: Final = 10
COMPARE: Final = 11
SP_AT_END: Final = 12
CLEAN_UP: Final = 13
STEPS: Final[list[BattleStep]] = [
    "declared",
    "starts",
    "starts",
    "support",
    "support",
    "support",
    "counter",
    "sp",
    "sums",
    "critical",
    "block",
    "compare",
    "end",
    "end",
]


def step(table: Table, battle: Battle) -> None:
    """Go on with the battle until somebody is asked or something waits."""
    now = battle.step
    if now < SP_AT_END and not _goes_on(table, battle):
        battle.step = CLEAN_UP
        return
    battle.current_step = now
    battle.step = now + 1
    if now <= COUNTERING:
        _before_sums(table, battle, now)
    elif now == SP:
        _run_sp(table, battle, at_end=False)
    elif now == SUMS:
        _emit_sums(table, battle)
    elif now == CRITICALS:
        if attacker_grants(table, battle) & NO_CRITICAL == 0:
            table.ask(Choice(CRITICAL, battle.side, []))
    elif now == BLOCKS:
        _offer_block(table, battle)
    elif now == COMPARE:
        _compare(table, battle)
    elif now == SP_AT_END:
        _run_sp(table, battle, at_end=True)
    else:
        _clean_up(table, battle)


def _before_sums(table: Table, battle: Battle, now: int) -> None:
    """LY-8.2 to LY-8.6: until it is clear who attacks whom with which support."""
    if now == DECLARED:
        if may_sange(table, battle):
            table.ask(Choice(SANGE, 1 - battle.side, []))
    elif now == STARTS:
        table.trigger_for_player("battle", battle.side)
        _trigger_for_attacker(table, battle, "attacks")
    elif now == ATTACKED:
        for character in targets(table, battle):
            table.trigger_for_character("attacked", character)
    elif now == REVEAL:
        battle.step = REDRAWING
        for seat in table.seats_in_turn_order():
            _reveal_support(table, battle, seat)
    elif now == REVEAL_AGAIN:
        _reveal_support(table, battle, battle.side)
    elif now == REDRAWING:
        _offer_redraw(table, battle)
    elif may_counter(table, battle):
        table.ask(Choice(COUNTER, 1 - battle.side, []))


def _goes_on(table: Table, battle: Battle) -> bool:
    """Whether there is still somebody on both sides; skills may have taken them away."""
    battle.targets = [number for number in battle.targets if table.character(number) is not None]
    attacker = table.character(battle.attacker)
    if attacker is not None:
        battle.card = attacker.card  # the one that counts, should she leave before the end
    return len(battle.targets) > 0 and (attacker is not None or battle.attacker == OFF_FIELD)


# SkillContext fights, and how strongly.


def targets(table: Table, battle: Battle) -> list[Character]:
    """The attacked characters that are still on the field."""
    found: list[Character] = []
    for number in battle.targets:
        character = table.character(number)
        if character is not None:
            found.append(character)
    return found


def attacking_card(table: Table, battle: Battle) -> Card:
    """The present card of the attacking character, or the card that attacks in a counter."""
    attacker = table.character(battle.attacker)
    return table.facts(battle.card if attacker is None else attacker.card)


def attacker_grants(table: Table, battle: Battle) -> int:
    """What the attacker is granted or forbidden."""
    attacker = table.character(battle.attacker)
    return lasting_grants(table, OFF_FIELD) if attacker is None else table.granted(attacker)


def support_fails(table: Table, battle: Battle, seat: int, own: Card) -> bool:
    """LY-8.5, LY-D3: an event, or a card with the name of the player's own battling character."""
    card = battle.supports[seat]
    if card < 0:
        return True
    facts = table.facts(card)
    return facts.kind == EVENT_CARD or facts.is_named(own)


def support_for(table: Table, battle: Battle, seat: int, own: Card) -> int:
    """What a support adds for this battling character (LY-8.8); judged for each target on its own (LY-D5)."""
    printed = 0
    if not support_fails(table, battle, seat, own):
        printed = table.facts(battle.supports[seat]).support + support_bonus(table, seat)
    return printed + battle.support_bonus[seat]


def attack_power(table: Table, battle: Battle) -> int:
    """LY-8.8, LY-8.9: power, doubled by a sange counter and by a critical; support is added after that
    (LY-4.5)."""
    attacker = table.character(battle.attacker)
    if attacker is None:
        strength = counter_power(table, battle.card, battle.counter == "sange")
    else:
        strength = table.power(attacker)
    if battle.critical:
        strength *= 2
    return strength + support_for(table, battle, battle.side, attacking_card(table, battle))


def critical_power(table: Table, battle: Battle) -> int:
    """What the attack's sum would be with a critical (LY-8.9); it has none yet."""
    battle.critical = True
    doubled = attack_power(table, battle)
    battle.critical = False
    return doubled


def defence_power(table: Table, battle: Battle, target: Character) -> int:
    return table.power(target) + support_for(table, battle, target.owner, table.facts(target.card))


def attack_breakdown(table: Table, battle: Battle) -> PowerBreakdown:
    """How the attack comes about."""
    attacker = table.character(battle.attacker)
    card = attacking_card(table, battle)
    own = card.power if attacker is None else table.power(attacker)
    times = (2 if battle.counter == "sange" else 1) * (2 if battle.critical else 1)
    if attacker is None:
        steps = counter_steps(table, battle.card, battle.counter == "sange")
    else:
        steps = table.power_steps(attacker)
    if battle.critical:
        steps.append(SumStep("critical", 2, battle.card if attacker is None else attacker.card))
    return _breakdown(table, battle, battle.side, card, own, times, attack_power(table, battle), steps)


def defence_breakdown(table: Table, battle: Battle, target: Character) -> PowerBreakdown:
    """How a defence comes about."""
    card = table.facts(target.card)
    total = defence_power(table, battle, target)
    steps = table.power_steps(target)
    return _breakdown(table, battle, target.owner, card, table.power(target), 1, total, steps)


def _breakdown(
    table: Table,
    battle: Battle,
    seat: int,
    card: Card,
    own: int,
    times: int,
    total: int,
    steps: list[SumStep],
) -> PowerBreakdown:
    """``steps`` lead to the power; support and what skills add to it come after them."""
    support = battle.supports[seat]
    failed = support_fails(table, battle, seat, card)
    counts = 0 if failed else table.facts(support).support
    if support >= 0:
        steps = [*steps, SumStep("failed" if failed else "support", counts, support)]
    if not failed:
        steps = steps + support_steps(table, seat)
    added = [SumStep("skill", value, by) for side, by, value in battle.support_changes if side == seat]
    return PowerBreakdown(own, times, counts, failed and support >= 0, total, steps + added)


# Counters.


def may_sange(table: Table, battle: Battle) -> bool:
    """LY-8.2: the leader is attacked, alone or among others, and the partner is face up and upright."""
    if table.players[1 - battle.side].partner_lies != UPRIGHT or attacker_grants(table, battle) & NO_COUNTER:
        return False
    return any(character.leader for character in targets(table, battle))


def sange(table: Table, battle: Battle) -> None:
    """LY-8.2: the partner attacks the attacker, and is then used up."""
    defender = 1 - battle.side
    player = table.players[defender]
    player.partner_lies = FACE_DOWN
    table.emit("sange", "LY-8.2", defender, player.partner)
    _swap_sides(battle, "sange", player.partner)


def may_counter(table: Table, battle: Battle) -> bool:
    """LY-8.6, LY-D10: the attacked player's support is a character with the name of their upright partner."""
    defender = 1 - battle.side
    player = table.players[defender]
    card = battle.supports[defender]
    if (
        battle.counter
        or card < 0
        or player.partner_lies != UPRIGHT
        or attacker_grants(table, battle) & NO_COUNTER
    ):
        return False
    facts = table.facts(card)
    return facts.kind == CHARACTER and facts.is_named(table.facts(player.partner))


def counter(table: Table, battle: Battle) -> None:
    """LY-8.6: the support card attacks; only this player reveals a support again."""
    defender = 1 - battle.side
    player = table.players[defender]
    player.partner_lies = SIDEWAYS
    card = battle.supports[defender]
    table.emit("coupling-counter", "LY-8.6", defender, card)
    battle.supports[defender] = -1
    battle.redrawn[defender] = False
    _swap_sides(battle, "coupling", card)
    battle.step = REVEAL_AGAIN


def _swap_sides(battle: Battle, kind: Counter, card: int) -> None:
    """LY-D6, LY-D8: now the other side attacks, by a card that is not on the field; one target, the former
    attacker."""
    battle.counter = kind
    battle.targets = [battle.attacker]
    battle.attacker = OFF_FIELD
    battle.card = card
    battle.side = 1 - battle.side


# Supports.


def _reveal_support(table: Table, battle: Battle, seat: int) -> None:
    """LY-8.4. The card lies beside the deck for the time of the battle: it is not drawn, and does not keep
    the deck from being refilled (LY-D11)."""
    entry = table.take_top(seat, seat)
    if entry < 0:
        battle.supports[seat] = -1
        table.emit("no-support", "LY-D11", seat)
        return
    battle.supports[seat] = card_of(entry)
    table.emit("support", "LY-8.4", seat, card_of(entry), discloses=True)
    table.refresh(seat)


def may_redraw(table: Table, battle: Battle, seat: int) -> bool:
    card = battle.supports[seat]
    return not battle.redrawn[seat] and card >= 0 and table.facts(card).kind == EVENT_CARD


def _offer_redraw(table: Table, battle: Battle) -> None:
    """LY-8.4: an event may be replaced by another reveal; the turn player decides first."""
    for seat in table.seats_in_turn_order():
        if may_redraw(table, battle, seat):
            battle.step = REDRAWING
            table.ask(Choice(REDRAW, seat, []))
            return


def redraw(table: Table, battle: Battle, seat: int, yes: bool) -> None:
    battle.redrawn[seat] = True
    if yes:
        card = battle.supports[seat]
        battle.supports[seat] = -1
        table.put_in_trash(seat, card, triggers=table.by_book)
        table.emit("redrew", "LY-8.4", seat, card)
        table.refresh(seat)
        _reveal_support(table, battle, seat)


def _run_sp(table: Table, battle: Battle, at_end: bool) -> None:
    """LY-8.7, LY-8.13: the attacking side's support, if it did not fail."""
    card = battle.supports[battle.side]
    if card < 0 or support_fails(table, battle, battle.side, attacking_card(table, battle)):
        return
    facts = table.facts(card)
    for number in facts.sp:
        skill = facts.skills[number]
        if skill.at_end == at_end and skill.holds(table, SkillContext(battle.side, None, card)):
            table.waiting.append(WaitingSkill(battle.side, AS_SUPPORT, card, number, -1, -1))


# Sums, critical, block, comparison.


def _emit_sums(table: Table, battle: Battle) -> None:
    """LY-8.8: what each side has now."""
    if not table.heard:
        return
    card = table.pool.number_of[attacking_card(table, battle).id]
    _emit_sum(table, "sum-attack", battle.side, card, attack_breakdown(table, battle))
    for character in targets(table, battle):
        breakdown = defence_breakdown(table, battle, character)
        _emit_sum(table, "sum-defence", character.owner, character.card, breakdown, character.area)


def _emit_sum(
    table: Table, kind: str, seat: int, card: int, breakdown: PowerBreakdown, area: int = -1
) -> None:
    """With the rule that one would ask for: why a support counted nothing, where it did."""
    rule = "LY-8.5" if breakdown.failed else "LY-8.8"
    table.log.append(Summed(kind, rule, table.cards.facts_of, seat, card, breakdown, area))


def critical(table: Table, battle: Battle, card: int) -> None:
    """LY-8.9, LY-D4: a card from hand with the attacker's name."""
    news = table.take_from_hand(battle.side, card)
    table.put_in_trash(battle.side, card, triggers=True)
    battle.critical = True
    if table.heard:
        breakdown = attack_breakdown(table, battle)
        facts_of = table.cards.facts_of
        table.log.append(Summed("critical", "LY-8.9", facts_of, battle.side, card, breakdown, discloses=news))
    _trigger_for_attacker(table, battle, "critical")


def _offer_block(table: Table, battle: Battle) -> None:
    """LY-8.10: for each target; asked whether or not she could."""
    left = [number for number in battle.targets if number not in battle.block_offered]
    if left and attacker_grants(table, battle) & NO_BLOCK == 0:
        battle.step = BLOCKS
        battle.block_offered.append(left[0])
        table.ask(Choice(BLOCK, 1 - battle.side, [left[0]]))


def block(table: Table, battle: Battle, card: int) -> None:
    """LY-8.10, LY-D4: a card from hand with the attacked character's name; -1 for none."""
    number = battle.block_offered[-1]
    if card < 0:
        spared = table.character(number)
        area = -1 if spared is None else spared.area
        table.emit("not-blocked", "LY-8.10", 1 - battle.side, area=area)
        return
    seat = 1 - battle.side
    news = table.take_from_hand(seat, card)
    table.put_in_trash(seat, card, triggers=True)
    battle.blocked.append(number)
    character = table.character(number)
    area = -1 if character is None else character.area
    table.emit("blocked", "LY-8.10", seat, card, area=area, discloses=news)
    if character is not None:
        table.trigger_for_character("blocked", character)


def defeated_now(table: Table, battle: Battle) -> list[Character]:
    """LY-8.11: those whose power is not above the attacker's, unless they are safe."""
    strength = attack_power(table, battle)
    found: list[Character] = []
    for character in targets(table, battle):
        safe = character.number in battle.blocked or table.granted(character) & NO_DEFEAT
        if not safe and strength >= defence_power(table, battle, character):
            found.append(character)
    return found


def _compare(table: Table, battle: Battle) -> None:
    """LY-8.11: the attacker's power at least the other's."""
    beaten = defeated_now(table, battle)
    spared = [character for character in targets(table, battle) if character not in beaten]
    for character in spared:
        table.emit("not-defeated", "LY-8.11", character.owner, character.card, area=character.area)
    battle.defeated = [character.number for character in beaten]
    table.defeat(beaten, "LY-8.11")
    for _ in beaten:
        _trigger_for_attacker(table, battle, "defeats")
    for _ in spared:
        _trigger_for_attacker(table, battle, "failed")


def _trigger_for_attacker(table: Table, battle: Battle, verb: str) -> None:
    """Something happened to the attacker; the card that attacks in a counter is not on the field and hears
    nothing."""
    attacker = table.character(battle.attacker)
    if attacker is not None:
        table.trigger_for_character(verb, attacker)


def _clean_up(table: Table, battle: Battle) -> None:
    """LY-8.14, LY-D7: supports, and the card that attacked in a coupling counter, go to the trash: from the
    deck, where a revealed card still is (LY-3.4, LY-D14)."""
    triggers = table.by_book
    for seat in table.seats_in_turn_order():
        if battle.counter == "coupling" and seat == battle.side:
            table.put_in_trash(seat, battle.card, triggers)
        if battle.supports[seat] >= 0:
            table.put_in_trash(seat, battle.supports[seat], triggers)
    table.emit("battle-over", "LY-8.14")
    table.lasting = [one for one in table.lasting if one.last_turn and one.character != OFF_FIELD]
    table.battle = None
    table.queue_later(AT_BATTLE_END)
