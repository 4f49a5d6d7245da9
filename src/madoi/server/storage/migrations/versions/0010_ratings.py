"""Ratings of players and bots by season, and the seats whose games are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "rating_claims",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("mean_before", sa.Float, nullable=True),
        sa.Column("spread_before", sa.Float, nullable=True),
        sa.Column("mean", sa.Float, nullable=True),
        sa.Column("spread", sa.Float, nullable=True),
    )
    op.create_index("rating_claims_by_state", "rating_claims", ["state", "table_id"])
    op.create_index("rating_claims_by_device", "rating_claims", ["device"])
    op.create_index("rating_claims_by_time", "rating_claims", ["at"])
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("season", sa.String(10), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("face", sa.String(10), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("broken_off", sa.Integer, nullable=False),
        sa.Column("certain", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_low", "ratings", ["season", "game", "certain", "low"])
    op.create_index("ratings_by_name", "ratings", ["name"])
    op.create_index("ratings_by_time", "ratings", ["at"])
