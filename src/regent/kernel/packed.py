"""Lists of numbers by card, packed where the rules are compiled.

mypyc keeps `vec[i64]` of librt as a plain array: it is copied in one go, and reading it makes no
object. Interpreted, and so without any package, the same names are Python's own lists. This file
is never compiled, because mypyc would keep only the half for types (see EXCLUDE in
tools/compile.py). A packed list grows by `numbers = append(numbers, number)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64

    Ints = vec[i64]
else:
    i64 = int
    vec = list
    Ints = list

    def append(numbers, number):  # noqa: ANN001, ANN201 - the types are those of the other half
        numbers.append(number)
        return numbers


def is_packed(field: Any) -> bool:
    """Is this a packed list of a compiled table?"""
    return type(field).__name__ == "vec[i64]"


def unpacked(field: Any) -> Any:
    """A field as plain data: a packed list as Python's own, anything else as it is."""
    return list(field) if is_packed(field) else field
