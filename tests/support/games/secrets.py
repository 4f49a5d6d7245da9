"""What each viewer must not learn, by game: for taint tests."""

from __future__ import annotations

import json
from collections.abc import Callable

from madoi.core.capabilities import Secrets as DeclaredSecrets
from madoi.core.game import Game, State
from madoi.core.viewer import Viewer
from support.games.kasane.secrets import secrets as kasane_secrets
from support.games.lily.secrets import secrets as lily_secrets
from support.games.yurikure.secrets import secrets as yurikure_secrets

Secrets = Callable[[State, Viewer], list[str]]
"""Texts that must not appear in anything the viewer is sent."""

SECRETS: dict[str, Secrets] = {
    "kasane": kasane_secrets,
    "yurikure": yurikure_secrets,
    "lily": lily_secrets,
}


def secrets_of(game: Game) -> Secrets:
    """Those of a game; for one from outside, the texts among what it says to be hidden."""
    declared = game.capability(DeclaredSecrets)

    def declared_texts(state: State, viewer: Viewer) -> list[str]:
        assert declared is not None
        found = [thing for things in declared.hidden(state, viewer).values() for thing in things]
        return [json.dumps(thing) for thing in found if isinstance(thing, str)]

    return SECRETS.get(game.name, declared_texts)
