"""What each viewer must not learn, by game: for taint tests."""

from __future__ import annotations

from madoi.core.testing import Secrets
from support.games.kasane.secrets import secrets as kasane_secrets
from support.games.lily.secrets import secrets as lily_secrets
from support.games.yurikure.secrets import secrets as yurikure_secrets

SECRETS: dict[str, Secrets] = {
    "kasane": kasane_secrets,
    "yurikure": yurikure_secrets,
    "lily": lily_secrets,
}
