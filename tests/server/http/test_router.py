"""The routes of the API."""

from __future__ import annotations

from collections import Counter

from madoi.server.http.router import ENDPOINTS


def test_every_endpoint_has_a_name_of_its_own() -> None:
    """OpenAPI calls an operation by the name of its handler, and links lead to it by that name."""
    names = Counter(endpoint.handler.__name__ for endpoint in ENDPOINTS)
    assert [name for name, count in names.items() if count > 1] == []
