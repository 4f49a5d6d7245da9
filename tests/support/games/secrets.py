"""What each viewer must not learn, by game: for taint tests."""

from __future__ import annotations

from collections.abc import Callable

from madoi.core.game import State
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
