"""Moments: something happened, and every skill that waits for it is put among the waiting (LY-9.1, LY-9.2).

Conditions are looked at now, and once more when the skill begins; a skill that waits is done even when its
character is gone by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.skills.nodes import Skill, Who
from madoi.games.lily.skills.running_skill import (
    ELSEWHERE,
    IN_EVENT_AREA,
    IN_POTENTIAL_AREA,
    ON_FIELD,
    Waiting,
)
from madoi.games.lily.skills.triggers import Trigger

if TYPE_CHECKING:
    from madoi.games.lily.rules.table import Table


def character_moment(table: Table, verb: str, about: Character) -> None:
    """This happened to a character."""
    _collect(table, verb, about, -1)


def player_moment(table: Table, verb: str, player: int) -> None:
    """This happened to a player."""
    _collect(table, verb, None, player)


def card_moment(table: Table, verb: str, owner: int, card: int) -> None:
    """This happened to a card that has special skills."""
    facts = table.facts(card)
    for number in facts.specials:
        skill = facts.skills[number]
        if skill.when is not None and skill.when.verb == verb and skill.holds(table, Who(owner, None, card)):
            table.waiting.append(Waiting(owner, ELSEWHERE, card, number, -1, -1))


def _collect(table: Table, verb: str, about: Character | None, player: int) -> None:
    for seat in table.first_seats():
        for stands in table.players[seat].field:
            if stands is not None:
                _ask_character(table, verb, about, player, stands)
        for stands in table.gone:
            if stands is about and stands.owner == seat:
                _ask_character(table, verb, about, player, stands)
        _ask_event(table, verb, about, player, seat)
        _ask_potentials(table, verb, about, player, seat)


def _waits_for(
    when: Trigger, verb: str, about: Character | None, player: int, seat: int, source: int
) -> bool:
    if about is None:
        return when.told_of_player(verb, player, seat)
    return when.told_of_character(verb, about.number, about.owner, about.leader, seat, source)


def _ask_character(table: Table, verb: str, about: Character | None, player: int, stands: Character) -> None:
    card = stands.card
    facts = table.facts(card)
    for number in facts.autos:
        skill = facts.skills[number]
        when = skill.when
        if when is None or (skill.once and number in stands.used):
            continue
        if not _waits_for(when, verb, about, player, stands.owner, stands.number):
            continue
        if skill.holds(table, Who(stands.owner, stands, card)):
            subject = -1 if about is None else about.number
            table.waiting.append(Waiting(stands.owner, ON_FIELD, card, number, stands.number, subject))


def _ask_event(table: Table, verb: str, about: Character | None, player: int, seat: int) -> None:
    """LY-10.1: the event works for both players: each is the one whom it calls "you"."""
    if table.event >= 0:
        facts = table.facts(table.event)
        for number in facts.autos:
            _offer(table, facts.skills[number], verb, about, player, seat, table.event, number, IN_EVENT_AREA)


def _ask_potentials(table: Table, verb: str, about: Character | None, player: int, seat: int) -> None:
    for entry in table.players[seat].potentials:
        if entry & 1:
            facts = table.facts(entry >> 1)
            for number in facts.autos:
                skill = facts.skills[number]
                _offer(table, skill, verb, about, player, seat, entry >> 1, number, IN_POTENTIAL_AREA)


def _offer(
    table: Table,
    skill: Skill,
    verb: str,
    about: Character | None,
    player: int,
    seat: int,
    card: int,
    number: int,
    place: int,
) -> None:
    when = skill.when
    if when is None or not _waits_for(when, verb, about, player, seat, -1):
        return
    if skill.holds(table, Who(seat, None, card)):
        subject = -1 if about is None else about.number
        table.waiting.append(Waiting(seat, place, card, number, -1, subject))
