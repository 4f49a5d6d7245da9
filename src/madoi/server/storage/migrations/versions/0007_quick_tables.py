"""Tables where people wait for a quick match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "quick_tables",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pace", sa.String(10), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
    )
