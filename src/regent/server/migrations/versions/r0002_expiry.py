"""When guests were here last, what they are told, which invitations hold, and the clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("keys", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("many", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("said", sa.String(300), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_index("ix_tables_touched", "tables")
    for table, column in (
        ("tables", "many"),
        ("tables", "clock"),
        ("tables", "keys"),
        ("people", "seen"),
    ):
        op.drop_column(table, column)
