"""A mark for compiled classes that interpreted ones may inherit from.

mypyc seals a compiled class unless it is told otherwise. A title from outside
(`REGENT_TITLES`) is plain Python and must run on a compiled kernel too, so the classes a title
subclasses carry `@mypyc_attr(allow_interpreted_subclasses=True)`. mypyc knows the mark by its
origin in mypy_extensions, which must not be needed to play: at run time it does nothing, so
here it is a function that does nothing. This file is never compiled, because mypyc would keep
only the half for types (see EXCLUDE in tools/compile.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks):  # noqa: ANN003, ANN201 - the types are those of the other half
        return lambda cls: cls
