"""Push subscriptions for an evening, before its player has a table: they need not name a table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    # SQLite cannot drop a foreign key, so the rows move to a new table.
    op.rename_table("calls", "calls_before")
    op.drop_index("calls_by_address", "calls_before")
    calls = op.create_table(
        "calls",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(1000), primary_key=True),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("wait", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "key", "address", name="calls_of_all"),
    )
    columns = ", ".join(column.name for column in calls.columns)
    op.execute(f"insert into calls ({columns}) select {columns} from calls_before")
    op.drop_table("calls_before")
    op.create_index("calls_by_address", "calls", ["address"])
