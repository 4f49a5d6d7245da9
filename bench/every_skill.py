"""Duels of Lily until every skill of every card has been at work.

    python3 run.py skills [--most 5000] [--seed S]

Each deck holds every card of one of the shipped files. Random and greedy players take turns, since some
skills need somebody who wants them. A skill that does something has fired when it was done; one that
gives something, when the gift made a difference to a power, a permission, a support or a cost; one that
only says what a card counts as, when the card was coupled or deployed. Ctrl-C ends it; what is missing is
reported.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from rich.console import Console
from rich.progress import Progress

from madoi.bots import find
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event
from madoi.core.settings import with_recommended
from madoi.games.lily import GAME
from madoi.games.lily.cards.card import Card
from madoi.games.lily.cards.card_facts import POTENTIAL
from madoi.games.lily.cards.decks import DeckList, crowded_names
from madoi.games.lily.cards.editions import SETS
from madoi.games.lily.cards.sets import shipped_pool, shipped_sets
from madoi.games.lily.events import Happened
from madoi.games.lily.rules.state import LilyState
from madoi.games.lily.rules.table import Table
from madoi.games.lily.skills.nodes import Skill, SkillContext
from madoi.version import version_text

Fired = Counter[tuple[str, int]]
DECK, ALIKE = 50, 4


def deck_of(name: str, chance: Chance) -> str:
    """All cards of a file, filled up at random."""
    pool = shipped_pool()
    cards = [pool.cards[pool.number_of[id]] for id in shipped_sets()[name]]
    counts = {card.id: 1 for card in cards if card.kind != POTENTIAL}
    potentials = {card.id: 1 for card in cards if card.kind == POTENTIAL}
    for part, most, alike in ((counts, DECK, ALIKE), (potentials, 10, 2)):
        ids = list(part)
        while sum(part.values()) < most:
            id = ids[chance.below(len(ids), "skills-deck")]
            more = {**part, id: part[id] + 1}
            most_alike = min(alike, pool.cards[pool.number_of[id]].most_alike)
            if more[id] <= most_alike and not crowded_names(pool, more):
                part[id] += 1
    first = [card.id for card in cards if card.level == 1]
    leader = first[chance.below(len(first), "skills-leader")]
    partner = next(id for id in first if id != leader)
    return DeckList({}, {}, counts, potentials, leader, partner).text()


def skills_of(cards: list[Card]) -> list[tuple[Card, int, Skill]]:
    return [(card, number, skill) for card in cards for number, skill in enumerate(card.skills)]


def only_counts_as(skill: Skill) -> bool:
    """Whether it is a special skill that says what the card counts as."""
    return skill.type == "special" and bool(skill.gives)


def see_events(events: list[Event], fired: Fired, cards: list[Card]) -> None:
    for event in events:
        if not isinstance(event, Happened) or event.card < 0:
            continue
        card = cards[event.card]
        if event.kind == "lily-skill":
            fired[card.id, event.number - 1] += 1
        elif event.kind in ("lily-coupled", "lily-deployed", "lily-levelled"):
            for number, skill in enumerate(card.skills):
                if only_counts_as(skill):
                    fired[card.id, number] += 1


def see_gifts(table: Table, fired: Fired) -> None:
    """Which continuous skills make a difference at this moment."""
    for seat in (0, 1):
        givers = [
            SkillContext(seat, stands, stands.card)
            for stands in table.players[seat].characters()
            if not table.is_silent(stands)
        ]
        if table.event >= 0:
            givers.append(SkillContext(seat, None, table.event))
        for who in givers:
            card = table.facts(who.card)
            for place, skill in enumerate(card.skills):
                if skill.gives and skill.holds(table, who) and any(matters(table, who, seat, skill)):
                    fired[card.id, place] += 1


def matters(table: Table, who: SkillContext, seat: int, skill: Skill) -> list[bool]:
    found: list[bool] = []
    characters = [stands for player in table.players for stands in player.characters()]
    hand = [entry >> 3 for entry in table.players[seat].hand]
    for static in skill.gives:
        found += [
            static.power_for(table, who, one) != 0
            or static.grants(table, who, one) != 0
            or static.instead_of_trash(table, who, one) != ""
            for one in characters
        ]
        found.append(table.battle is not None and static.support_bonus(table, who) != 0)
        found.append(static.extra_levels(table, who) != 0)
        found += [static.level_discount(table, who, card) != 0 for card in hand]
    return found


def play(number: int, seed: str, fired: Fired) -> None:
    """One duel."""
    chance = Seeded(f"{seed}/{number}/decks")
    names = [SETS[number % len(SETS)], SETS[number // len(SETS) % len(SETS)]]
    decks = ",".join(deck_of(name, chance) for name in names)
    settings = GAME.settings(with_recommended({"decks": decks}, GAME.options), 2)
    state, events = GAME.new(settings, Seeded(f"{seed}/{number}"))
    assert isinstance(state, LilyState)
    kinds = (
        ["greedy", "greedy"]
        if number // len(SETS) ** 2 % 2
        else ["random", "greedy"]
        if number % 2
        else ["random", "random"]
    )
    bots = [find(kind, GAME) for kind in kinds]
    while state.to_move():
        seat = state.to_move()[0]
        events = state.play(seat, bots[seat].choose(state.view(seat), state.decision(seat), chance))
        see_events(events, fired, settings.pool.cards)
        see_gifts(state.table, fired)
    state.audit()


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py skills", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--most", type=int, default=5000, help="duels at most (default: %(default)s)")
    parser.add_argument("--seed", default="skills")
    wanted = parser.parse_args()
    every = [(card.id, number) for card, number, _ in skills_of(shipped_pool().cards)]
    fired: Fired = Counter()
    console = Console()
    duels = 0
    try:
        with Progress(console=console) as progress:
            bar = progress.add_task("skills that have fired", total=len(every))
            while duels < wanted.most and len(fired) < len(every):
                play(duels, wanted.seed, fired)
                duels += 1
                progress.update(bar, completed=len(fired))
    except KeyboardInterrupt:
        console.print("interrupted")
    console.print(f"{version_text()}: {len(fired)} of {len(every)} skills have fired in {duels:,} duels")
    missing = [f"{id} ({number + 1})" for id, number in every if (id, number) not in fired]
    if missing:
        console.print("not yet:", ", ".join(missing))
    rarest = [f"{id} ({number + 1}) {times}" for (id, number), times in fired.most_common()[-8:]]
    console.print("rarest:", ", ".join(rarest))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
