"""The plan of a search: the pool, the field, and the budget in duels."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from madoi.core.refusal import BadOption, Refusal

BROKEN_SHARE = 0.60
"""A deck that wins more than this against the field breaks the pool."""
PRACTICAL_SHARE = 0.45
"""A leader is practical if the best deck of this leader wins at least this share against the ready decks."""


@dataclass(frozen=True)
class MetagamePlan:
    """What to search. ``field`` are the ready decks, each one line of text or the name of a shipped deck;
    ``options`` are those of every duel, without ``decks``. Raises `BadOption`.

    ``duels`` are for one deck against one opponent: in a generation, in the choice among the ``contenders``
    of a leader, in the measurement of leaders, in the final, and in the final by the strong bot.
    """

    field: tuple[str, ...]
    options: dict[str, str]
    seed: str
    generations: int = 12
    children: int = 24
    veterans: int = 6
    champions: int = 3
    duels: int = 8
    contenders: int = 3
    shortlist_duels: int = 20
    leader_duels: int = 40
    finalists: int = 6
    final_duels: int = 200
    strong_finalists: int = 2
    strong_duels: int = 10
    leaders: tuple[str, ...] = ()
    """The names of the leaders to search for; none: all."""
    bot: str = "greedy"
    strong_bot: str = "strong:400"
    """`strong` with all its simulations, however busy the machine is."""

    def __post_init__(self) -> None:
        least = {
            "generations": 1,
            "children": 1,
            "duels": 1,
            "contenders": 1,
            "shortlist_duels": 1,
            "leader_duels": 1,
            "finalists": 1,
            "final_duels": 1,
            "veterans": 0,
            "champions": 0,
            "strong_finalists": 0,
            "strong_duels": 0,
        }
        for name, lowest in least.items():
            given = getattr(self, name)
            if given < lowest:
                option = name.replace("_", "-")
                raise BadOption(
                    Refusal("metagame-number", "", {"option": option, "least": lowest, "given": given})
                )
        if not self.field:
            raise BadOption(Refusal("metagame-no-field", "", {}))

    def facts(self) -> dict[str, object]:
        """As plain data. Two plans with the same facts are the same search."""
        return {**asdict(self), "field": list(self.field), "leaders": list(self.leaders)}
