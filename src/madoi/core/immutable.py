"""The marker for values that never change."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Immutable:
    """A value that never changes once it is made. States, their copies and views may share it."""

    def __deepcopy__(self, memo: object) -> Immutable:
        return self
