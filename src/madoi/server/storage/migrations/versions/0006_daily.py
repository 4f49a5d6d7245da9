"""Attempts at the deals of the day, and their pars."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("face", sa.String(10), nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("again", sa.Boolean, nullable=False),
        sa.Column("opener", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("finished", sa.Float, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("margin", sa.Float, nullable=True),
        sa.Column("points", sa.Float, nullable=True),
    )
    op.create_index("daily_attempts_by_place", "daily_attempts", ["day", "game", "place"])
    op.create_index("daily_attempts_by_opener", "daily_attempts", ["day", "game", "opener"])
    op.create_table(
        "daily_pars",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("margin", sa.Float, nullable=True),
        sa.Column("points", sa.Float, nullable=True),
    )
