"""Coroutines in tests that are not coroutines themselves."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

Run = Callable[[Coroutine[Any, Any, Any]], Any]
