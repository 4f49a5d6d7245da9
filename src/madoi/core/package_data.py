"""The one place where the core and the games read files: data that is part of the package."""

from __future__ import annotations

from importlib.resources import files


def read_package_data(package: str, name: str) -> str:
    """The text of a data file that lies beside a module of this program."""
    return (files(package) / name).read_text(encoding="utf-8")
