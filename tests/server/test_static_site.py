"""A site without a server: which files it has, and that they find each other wherever it lies."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from madoi.core.refusal import BadOption
from madoi.server.static_site import write_site
from madoi.server.transport import static
from tools.checkout import ROOT

INDEX = (
    '<head><title>Madoi</title><link rel="icon" href="/madoi.svg" />'
    '<script type="module" src="/assets/index-x.js"></script></head>'
)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client and a runtime, as small as they can be."""
    client, runtime = tmp_path / "web", tmp_path / "runtime"
    (client / "assets").mkdir(parents=True)
    (runtime / "0123").mkdir(parents=True)
    (client / "index.html").write_text(INDEX)
    (client / "assets" / "index-x.js").write_text("1")
    (runtime / "manifest.json").write_text("{}")
    (runtime / "0123" / "python.wasm.gz").write_bytes(gzip.compress(b"wasm"))
    monkeypatch.setattr(static, "WEB", client)
    monkeypatch.setattr(static, "RUNTIME", runtime)
    return tmp_path / "out"


def test_every_page_finds_its_files_and_no_page_needs_a_server(built: Path) -> None:
    write_site(built, "/games/madoi/", ROOT / "docs" / "findings", puzzles=1)
    pages = list(built.rglob("index.html"))
    assert {page.parent.relative_to(built).as_posix() for page in pages} >= {
        *(".", "rules/kasane", "new/lily", "replay", "decks", "learn", "findings", "findings/yurikure"),
    }
    for page in pages:
        for address in re.findall(r'(?:href|src)="([^"]*)"', page.read_text(encoding="utf-8")):
            assert not address.startswith("/"), (page, address)
            if not address.startswith(("https:", "#")):
                assert (page.parent / address).exists() or address.endswith("madoi.svg"), (page, address)
    findings = (built / "findings" / "index.html").read_text(encoding="utf-8")
    assert findings.count("<table>") == findings.count('<div class="wide" tabindex="0"><table>') > 0, (
        "on a phone"
    )
    unknown = (built / "404.html").read_text(encoding="utf-8")
    assert 'src="/games/madoi/assets/index-x.js"' in unknown
    assert "script-src &#x27;self&#x27;;" in unknown
    manifest = json.loads((built / "runtime/manifest.json").read_bytes())
    packed = built / "runtime" / "0123" / f"python.wasm{manifest['packed']}"
    assert gzip.decompress(packed.read_bytes()) == b"wasm"
    lessons = json.loads((built / "api/lessons.json").read_bytes())["lessons"]
    assert all((built / f"api/lessons/{one['id']}.json").exists() for one in lessons)
    for one in json.loads((built / "api/puzzles.json").read_bytes())["games"]:
        [puzzle] = one["puzzles"]
        folder = built / "api" / "puzzles" / one["game"]
        assert (folder.with_suffix(".json")).exists()
        assert b'"moves"' not in (folder / f"{puzzle['id']}.json").read_bytes()
        assert b'"moves"' in (folder / puzzle["id"] / "solution.json").read_bytes()


def test_a_folder_with_something_in_it_and_a_client_that_is_not_built_are_refused(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadOption):
        write_site(tmp_path)
    monkeypatch.setattr(static, "RUNTIME", tmp_path / "none")
    with pytest.raises(BadOption):
        write_site(built)
