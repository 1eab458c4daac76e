"""Tables at which nobody is advised."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    advice = sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", advice)


def downgrade() -> None:
    op.drop_column("tables", "advice")
