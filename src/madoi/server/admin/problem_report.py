"""A problem report: one file with what one viewer may see of a table, and the versions.

People send it along, so it holds nothing that its viewer may not know: no seeds, no hidden cards, no secrets
of seats. In twin worlds the file is the same.
"""

from __future__ import annotations

import platform

import msgspec

from madoi.core.refusal import BadOption, Refusal
from madoi.core.viewer import EVERYTHING
from madoi.server.admin.inspection import Inspection
from madoi.server.protocol import PROTOCOL
from madoi.server.storage.migrations import last_revision
from madoi.version import version_text


class Versions(msgspec.Struct, frozen=True):
    """What ran."""

    madoi: str
    protocol: int
    schema: str
    system: str


class ProblemReport(msgspec.Struct, frozen=True):
    """A problem report. ``seen`` is the table or record as its viewer knows it."""

    format: str
    versions: Versions
    viewer: int
    note: str
    seen: Inspection

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def make_report(seen: Inspection, viewer: int, note: str = "") -> ProblemReport:
    """Raises `BadOption` where everything would be open."""
    if viewer == EVERYTHING:
        raise BadOption(Refusal("report-as-whom", "", {}))
    versions = Versions(version_text(), PROTOCOL, last_revision(), platform.platform())
    return ProblemReport("madoi-report 1", versions, viewer, note, seen)
