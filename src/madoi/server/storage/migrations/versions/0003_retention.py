"""What retention needs: who joined, when a table was last in use, and indexes instead of full scans."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("active", sa.Float, nullable=False, server_default="0"))
    op.execute(
        "update tables set active ="
        " (select max(entries.at) from entries where entries.table_id = tables.id)"
        " where exists (select 1 from entries where entries.table_id = tables.id)"
    )
    op.execute(
        "update tables set joined = exists (select 1 from entries where entries.table_id = tables.id"
        """ and (entries.body like '{"type":"sat"%'"""
        """ or entries.body like '{"type":"decided"%"how":"person"%'))"""
        " where phase <> 'over'"
    )
    # A game that is over has no lease: the index on leases then has only tables where something is due.
    op.execute("update tables set steward = '', steward_until = 1e12 where phase = 'over'")
    op.create_index("tables_by_steward", "tables", ["steward"])
    op.create_index("tables_by_lease", "tables", ["steward_until"])
    op.create_index("tables_by_age", "tables", ["phase", "joined", "active"])
    op.create_index("calls_by_address", "calls", ["address"])
    op.create_index("parcels_by_end", "parcels", ["until"])
    op.create_table(
        "chores",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
    )
