"""Triggers: what autos, specials, events and potentials wait for (LY-9.1, LY-10.1, LY-11.1)."""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts

CHARACTER_SUBJECTS: Final = ["self", "ally", "other-ally", "enemy", "leader"]
CHARACTER_VERBS: Final = [
    "deployed",
    "levelled",
    "placed",
    "attacks",
    "attacked",
    "defeats",
    "defeated",
    "failed",
    "critical",
    "blocked",
    "activated",
    "moved",
]
PLAYER_SUBJECTS: Final = ["you", "opponent", "anyone"]
PLAYER_VERBS: Final = ["turn-start", "turn-end", "battle", "couples", "event", "potential", "refresh"]
CARD_VERBS: Final = ["trashed", "coupled"]
"""What happens to a card with a special skill, wherever it is: ``this trashed``."""

ACTION: Final = "action"
"""The timing of a potential that may be used at will in your action phase."""

TRIGGERS: Final = (
    [f"{subject} {verb}" for subject in CHARACTER_SUBJECTS for verb in CHARACTER_VERBS]
    + [f"{subject} {verb}" for subject in PLAYER_SUBJECTS for verb in PLAYER_VERBS]
    + [f"this {verb}" for verb in CARD_VERBS]
    + [ACTION]
)
"""Everything that may stand behind ``when``."""

RULES: Final[dict[str, str]] = {
    "turn-start": "LY-6.1",
    "turn-end": "LY-6.7",
    "battle": "LY-8.3",
    "attacks": "LY-8.3",
    "attacked": "LY-8.3",
    "critical": "LY-8.13",
    "blocked": "LY-8.13",
    "defeats": "LY-8.13",
    "defeated": "LY-8.13",
    "failed": "LY-8.13",
}
"""The rule that names a trigger; LY-9.1 where none does."""


class Trigger(Immutable):
    """Whom and what a skill waits for."""

    def __init__(self, text: str) -> None:
        subject, _, verb = text.partition(" ")
        self.text = text
        self.subject = subject
        self.verb = verb or ACTION

    def fires_for_character(
        self, verb: str, about: int, owner: int, leader: bool, seat: int, source: int
    ) -> bool:
        """Whether it waits for this to happen to a character: ``about`` her number, ``source`` the number
        of the character that has the skill, ``seat`` the player the skill calls "you"."""
        if verb != self.verb and not (self.verb == "placed" and verb in ("deployed", "levelled")):
            return False
        subject = self.subject
        if subject == "self":
            return about == source
        if subject == "enemy":
            return owner != seat
        if owner != seat:
            return False
        if subject == "leader":
            return leader
        return subject == "ally" or (subject == "other-ally" and about != source)

    def fires_for_player(self, verb: str, player: int, seat: int) -> bool:
        """Whether it waits for this to happen to a player."""
        if verb != self.verb:
            return False
        subject = self.subject
        return subject == "anyone" or (
            (subject == "you") == (player == seat) and subject in ("you", "opponent")
        )

    def noun(self) -> str:
        """The group of those whom it can happen to."""
        return "enemies" if self.subject == "enemy" else "allies"

    def phrase(self, who: Facts | None) -> Facts:
        """``who``: the noun and what is asked of it, where something is."""
        if self.text == ACTION:
            return {"key": "lily-in-action"}
        when: Facts = {"key": "lily-when-" + self.text.replace(" ", "-")}
        if self.subject in CHARACTER_SUBJECTS:
            when = {"key": f"lily-when-{self.verb}", "who": f"@lily-subject-{self.subject}"}
            if who is not None:
                when["who"] = {"key": f"lily-some-{self.subject}", "what": who}
        return {"key": "lily-when", "when": when}
