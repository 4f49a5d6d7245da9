"""Bans, and what the owner did while the service runs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("value", sa.String(100), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_index("bans_by_end", "bans", ["until"])
    op.create_table(
        "owner_actions",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("action", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
    )
    op.create_index("owner_actions_by_time", "owner_actions", ["at"])
