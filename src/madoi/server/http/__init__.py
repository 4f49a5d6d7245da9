"""HTTP: opening tables, sitting down, records, what can be played. A module a subject, put together here.

Every endpoint says the types of what it takes and gives; the OpenAPI description (`openapi`) is made from
them.
"""

from __future__ import annotations

from typing import Final

from madoi.server.http import calls, games, health, lessons, mine, parcels, records, reviews, tables

ENDPOINTS: Final = [
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    *reviews.ENDPOINTS,
    *lessons.ENDPOINTS,
    *mine.ENDPOINTS,
    *calls.ENDPOINTS,
    *parcels.ENDPOINTS,
    *health.ENDPOINTS,
]
