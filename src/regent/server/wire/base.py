"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

JsonValue = Any
NAME_LENGTH: Final = 40

# What strangers send is bounded before anybody looks at it; the decoder sees to it.
MOST_SEATS: Final = 12
Word = Annotated[str, msgspec.Meta(max_length=80)]
"""A name of something."""
Phrase = Annotated[str, msgspec.Meta(max_length=400)]
"""An option, a secret, what somebody wrote on a line."""
Speech = Annotated[str, msgspec.Meta(max_length=300)]
"""What somebody says to the others at a table."""
Page = Annotated[str, msgspec.Meta(max_length=20_000)]
"""A deck, a map."""
Booklet = Annotated[str, msgspec.Meta(max_length=256 * 1024)]
"""A scenario."""
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
Phrases = Annotated[list[Phrase], msgspec.Meta(max_length=64)]
Words = Annotated[list[Word], msgspec.Meta(max_length=64)]


class Struct(msgspec.Struct, frozen=True):
    """A message as it is sent: every field is written out."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message as it is received: a field we do not know is a mistake worth telling."""
