"""Trigger collection: something happened, and every skill that waits for it is queued (LY-9.1, LY-9.2).

Conditions are checked now, and once more when the skill begins. A queued skill is done even when its
character is gone by then.
"""

from __future__ import annotations

from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.skills.nodes import (
    ELSEWHERE,
    IN_EVENT_AREA,
    IN_POTENTIAL_AREA,
    ON_FIELD,
    Skill,
    SkillContext,
    WaitingSkill,
)
from madoi.games.lily.skills.triggers import Trigger


class TriggerCollector:
    """Queues the skills that wait for one thing: ``verb`` happened to a character (``about``), or else to a
    player."""

    def __init__(
        self,
        table: BaseTable,
        pool: Pool,
        waiting: list[WaitingSkill],
        verb: str,
        about: Character | None,
        player: int,
    ) -> None:
        self.table = table
        self.pool = pool
        self.waiting = waiting
        self.verb = verb
        self.about = about
        self.player = player
        self.subject = -1 if about is None else about.number

    def collect(self) -> None:
        """The turn player's skills first."""
        table = self.table
        about = self.about
        for seat in table.seats_in_turn_order():
            for stands in table.players[seat].field:
                if stands is not None:
                    self._ask_character(stands)
            if about is not None and table.left_field:
                for stands in table.left_field:
                    if stands.owner == seat and (stands is about or stands in table.defeated_together):
                        self._ask_character(stands)
            if table.event >= 0:  # LY-10.1: it works for both players, and calls each of them "you"
                self._ask_card(seat, table.event, IN_EVENT_AREA)
            for entry in table.players[seat].potentials:
                if entry & 1:
                    self._ask_card(seat, entry >> 1, IN_POTENTIAL_AREA)

    def _ask_character(self, stands: Character) -> None:
        number_on_field = stands.number
        card = stands.card
        facts: Card = self.pool.cards[card]
        for number in facts.autos:
            skill = facts.skills[number]
            when = skill.when
            if when is None or (skill.once and number in stands.used):
                continue
            if not self._fires(skill, when, stands.owner, stands, card) or self.table.is_silent(stands):
                continue
            if skill.holds(self.table, SkillContext(stands.owner, stands, card)):
                queued = WaitingSkill(stands.owner, ON_FIELD, card, number, number_on_field, self.subject)
                self.waiting.append(queued)

    def _ask_card(self, seat: int, card: int, place: int) -> None:
        """An event or a potential, which nobody on the field has."""
        facts: Card = self.pool.cards[card]
        for number in facts.autos:
            skill = facts.skills[number]
            when = skill.when
            if when is None or not self._fires(skill, when, seat, None, card):
                continue
            if skill.holds(self.table, SkillContext(seat, None, card)):
                self.waiting.append(WaitingSkill(seat, place, card, number, -1, self.subject))

    def _fires(self, skill: Skill, when: Trigger, seat: int, source: Character | None, card: int) -> bool:
        about = self.about
        if about is None:
            return when.fires_for_player(self.verb, self.player, seat)
        number = -1 if source is None else source.number
        fires = when.fires_for_character(self.verb, about.number, about.owner, about.leader, seat, number)
        wanted = skill.subject
        if not fires or wanted is None:
            return fires
        return wanted.matches(self.table, about, SkillContext(seat, source, card))


def queue_specials(
    table: BaseTable, pool: Pool, waiting: list[WaitingSkill], verb: str, owner: int, card: int
) -> None:
    """Something happened to a card: its own special skills that wait for it are queued."""
    facts: Card = pool.cards[card]
    for number in facts.specials:
        skill = facts.skills[number]
        when = skill.when
        if when is not None and when.verb == verb and skill.holds(table, SkillContext(owner, None, card)):
            waiting.append(WaitingSkill(owner, ELSEWHERE, card, number, -1, -1))
