"""madoi lily print: what is printed, and what happens where no browser can."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.refusal import Refused
from madoi.games.lily.cards.sets import shipped_pool
from madoi.server.transport.static import WEB
from madoi.words import words
from madoi.workshop import browsers, printing
from madoi.workshop.printing import count_cards, make_order
from madoi.workshop.sources import load_pool

Run = Callable[..., tuple[int, str]]

needs_client = pytest.mark.skipif(not (WEB / "index.html").exists(), reason="the client is not built")


def test_a_deck_is_printed_whole() -> None:
    order = make_order(shipped_pool(), words("ja"), ["dawn"])
    assert order["name"] == "夜明けの合唱"
    assert sum(order["cards"].values()) == 50
    assert set(order["found"]) == {*order["cards"], *order["potentials"]}
    assert count_cards(order, once=False) == 50 + sum(order["potentials"].values())
    assert count_cards(order, once=True) == len(order["found"])


def test_a_deck_of_a_file_with_cards_of_another(card_set: Path, deck: Path) -> None:
    order = make_order(load_pool(card_set), words("en"), [str(deck)])
    own = [id for id in order["cards"] if id not in shipped_pool().number_of]
    assert own
    assert order["found"][own[0]]["id"] == own[0]


def test_cards_by_id_name_and_number() -> None:
    order = make_order(shipped_pool(), words("en"), ["w101*4", "wp3", "Minato", "w101"])
    assert order["cards"]["w101"] == 5
    assert order["potentials"]["wp3"] >= 1
    assert all(card["called"]["en"] in ("Shiho", "Minato") for card in order["found"].values())


def test_an_unknown_card_is_refused(run: Run) -> None:
    status, text = run("lily print nobody --lang en")
    assert status != 0
    assert "nobody" in text


def _fake_browser(folder: Path, pages: int) -> str:
    """A program that writes so many pages, whatever it is asked for."""
    script = folder / "browser.py"
    script.write_text(
        "import sys\n"
        "out = next(one.split('=', 1)[1] for one in sys.argv if one.startswith('--print-to-pdf='))\n"
        f"open(out, 'wb').write(b'%PDF' + b'<< /Type /Page >>' * {pages} + b'<< /Type /Pages >>')\n"
    )
    program = folder / "browser"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {script} "$@"\n')
    program.chmod(0o755)
    return str(program)


@needs_client
def test_a_browser_writes_the_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MADOI_CHROMIUM", _fake_browser(tmp_path, 7))
    status, text = run(f"lily print dawn --out {tmp_path}/cards.pdf --lang en")
    assert status == 0
    assert "60 cards on 7 pages" in text
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")


@needs_client
def test_a_print_that_misses_pages_is_no_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MADOI_CHROMIUM", _fake_browser(tmp_path, 6))
    status, text = run(f"lily print dawn --out {tmp_path}/cards.pdf --lang en")
    assert status != 0
    assert "--page" in text
    assert not (tmp_path / "cards.pdf").exists()


@needs_client
def test_without_a_browser_that_prints_the_page_opens(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(printing, "find_browser", lambda: "")
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr("madoi.cli.workshop._wait_for_end", lambda: None)
    status, text = run(f"lily print dawn --out {tmp_path}/cards.pdf --paper letter --lang ja")
    assert status == 0
    assert opened[0] in text.replace("\n", "")
    assert opened[0].startswith("http://127.0.0.1:")
    assert "paper=letter" in opened[0]
    assert not (tmp_path / "cards.pdf").exists()


def test_a_browser_that_does_not_start_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        browsers.write_pdf(str(tmp_path / "nothing"), "http://127.0.0.1:1/", tmp_path / "cards.pdf", 1)
    assert refused.value.refusal.code == "workshop-print-failed"
