"""The tables of the database. Alembic's migrations make and change them; this is where they are
read from."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData()

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False, server_default=""),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("header", Text, nullable=False),
    Column("state", String(12), nullable=False, index=True),
    Column("host", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("reveal", Boolean, nullable=False),
    Column("lesson", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("touched", String(32), nullable=False, index=True),
    Column("answers", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("awaited", Integer, nullable=False),
    Column("problem", Text, nullable=False),
    Column("keys", Text, nullable=False, server_default="{}"),
    Column("clock", Integer, nullable=False, server_default="0"),
    Column("many", Boolean, nullable=False, server_default=false()),
    Column("shown", Boolean, nullable=False, server_default=false()),
    Column("won", Integer, nullable=False, server_default="0"),
    Column("advice", Boolean, nullable=False, server_default=true()),
    Column("chat", Boolean, nullable=False, server_default=true()),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("away", Boolean, nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""A journal, an entry in a row. Two processes that play one table meet at the primary key, and the
second is refused."""

SPOKEN: Final = Table(
    "spoken",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", String(600), nullable=False),
    Column("at", String(32), nullable=False),
)
"""The last of what was said at a table beside the game."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("said", String(300), nullable=False),
    Column("created", String(32), nullable=False),
)
"""What a guest is told when next here: that a table is gone, and why."""
