"""Who won a game that is over, so that lists can say it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("won", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "won")
