"""`madoi.server.limits` has every limit of the service, and nothing that is not one."""

from __future__ import annotations

import ast
from pathlib import Path

from madoi.server import limits
from support.checkout import TOP

SERVER = Path(limits.__file__).parent
NAMES = [name for name in vars(limits) if name.isupper()]


def test_every_limit_is_used() -> None:
    sources = [SERVER.parent / "cli" / "serving.py", *SERVER.rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    assert [name for name in NAMES if f"limits.{name}" not in source] == []


def test_limits_import_nothing_of_ours() -> None:
    tree = ast.parse(Path(limits.__file__).read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert imported == ["__future__", "typing"]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]


def test_no_other_module_has_a_limit_of_its_own() -> None:
    """A constant whose name has a unit of time or size belongs to `limits`, unless a standard says it."""
    fixed = {
        "_DAY_SECONDS",
        "_SECRET_BYTES",
        "_READ_BYTES",
        "_SCALAR_BYTES",
        "_AUTH_BYTES",
        "_SALT_BYTES",
        "_RECORD_BYTES",
        "_NONCE_BYTES",
        "_SHORT_BYTES",
        "_LONG_BYTES",
    }
    units = ("_SECONDS", "_BYTES", "_CHARACTERS", "_PER_SECOND", "_PER_MINUTE", "_BURST")
    for path in SERVER.rglob("*.py"):
        if path.name == "limits.py":
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                name = getattr(target, "id", "")
                assert name in fixed or not name.endswith(units), f"{path.name}: {name}"


def test_the_table_of_limits_says_what_the_limits_are() -> None:
    """docs/security.md, “The limits of one address”."""
    page = (TOP / "docs" / "security.md").read_text(encoding="utf-8")
    table = page.split("## The limits of one address")[1].split("## ")[0]
    requests = limits.OPENED_TABLES_PER_MINUTE / 60 * limits.REQUESTS_PER_OPENED_TABLE
    openings = limits.OPENED_TABLES_PER_MINUTE * limits.OPENED_TABLES_BURST_MINUTES
    for row in (
        f"| requests | {requests:g} per second, {requests * limits.REQUESTS_BURST_SECONDS:g} at once;"
        f" a file of the web client counts as {limits.CLIENT_FILE_TOKENS:g} |",
        f"| connections | {limits.MAX_CONNECTIONS_PER_ADDRESS},"
        f" of which {limits.MAX_WEBSOCKETS_PER_ADDRESS} WebSockets;"
        f" {limits.CONNECTIONS_PER_SECOND:g} new ones per second, {limits.CONNECTIONS_BURST:g} at once |",
        f"| bytes sent | {limits.SENT_BYTES_PER_SECOND:,.0f} per second,"
        f" {limits.SENT_BYTES_BURST:,.0f} at once |",
        f"| bytes of the runtime of local tables | {limits.RUNTIME_BYTES_PER_SECOND:,.0f} per second,"
        f" {limits.RUNTIME_BYTES_BURST:,.0f} at once |",
        f"| HTTP answers under way | {limits.MAX_ANSWER_BYTES_PER_ADDRESS:,} bytes |",
        f"| unread bytes of one connection | about 200,000 for {limits.HTTP_WRITE_SECONDS:g} s |",
        f"| time of the event loop | {limits.LOOP_SECONDS_PER_SECOND:g} s per second |",
        f"| messages of one connection | {limits.MESSAGES_PER_SECOND:g} per second,"
        f" {limits.MESSAGES_BURST:g} at once |",
        f"| tables opened | {limits.OPENED_TABLES_PER_MINUTE:g} per minute, {openings:g} at once |",
        f"| public tables that are not over | {limits.MAX_PUBLIC_TABLES_PER_ADDRESS},"
        f" of which the lobby shows {limits.MAX_LISTED_TABLES_PER_ADDRESS} |",
        f"besides decisions | {limits.MAX_SIDE_ENTRIES} for all seats and the spectators",
        f"| chat | {limits.ADDRESS_CHAT_PER_SECOND:g} messages per second,"
        f" {limits.ADDRESS_CHAT_BURST:g} at once |",
        f"| hints | {limits.MAX_HINTS_PER_ADDRESS} under way; one per {1 / limits.HINTS_PER_SECOND:g} s,"
        f" {limits.HINTS_BURST:g} at once |",
        f"| records to check or replay | {limits.MAX_SANDBOX_JOBS_PER_ADDRESS} under way;"
        f" one per second, {limits.RECORD_JOBS_BURST:g} at once |",
        f"| analyses and trials of decks | {limits.MAX_ANALYSES_PER_ADDRESS} under way |",
    ):
        assert row in table
