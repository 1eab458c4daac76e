"""What all messages are made of."""

from __future__ import annotations

from typing import Any, Final

import msgspec

JsonValue = Any
NAME_LENGTH: Final = 40


class Struct(msgspec.Struct, frozen=True):
    """A message as it is sent: every field is written out."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message as it is received: a field we do not know is a mistake worth telling."""
