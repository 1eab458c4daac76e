"""Alembic's door: the connection comes from the store, which runs the migrations itself."""

from __future__ import annotations

from alembic import context

from regent.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
