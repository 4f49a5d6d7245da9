"""Package data: the only files that the core and the games read."""

from __future__ import annotations

from importlib.resources import files


def read_package_data(package: str, name: str) -> str:
    return (files(package) / name).read_text(encoding="utf-8")
