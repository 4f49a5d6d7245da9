"""HTTP: opening tables, sitting down, records, what can be played. A module a subject, put together here.

Every endpoint says the types of what it takes and gives; the OpenAPI description (`openapi`) is made from
them.
"""

from __future__ import annotations

from typing import Final

from madoi.server.http import analysis, games, health, lessons, my_tables, push, records, tables, transfers

ENDPOINTS: Final = [
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    *analysis.ENDPOINTS,
    *lessons.ENDPOINTS,
    *my_tables.ENDPOINTS,
    *push.ENDPOINTS,
    *transfers.ENDPOINTS,
    *health.ENDPOINTS,
]
