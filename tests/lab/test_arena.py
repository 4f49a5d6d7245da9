"""Tournaments: the same whoever plays them, stopped, gone on with, ended early, kept and told."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from html.parser import HTMLParser
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from madoi.cli import main
from madoi.core.refusal import BadOption
from madoi.core.session import verify
from madoi.games import find
from madoi.lab import chunk_scheduler
from madoi.lab.arena import games as arena_games
from madoi.lab.arena import standings as arena_standing
from madoi.lab.arena.charts import draw_score_history
from madoi.lab.arena.files import write_files
from madoi.lab.arena.findings import find as find_findings
from madoi.lab.arena.games import PlayedGame, play_games
from madoi.lab.arena.journal import NAME, Journal
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.arena.report import print_report
from madoi.lab.arena.standings import Standings
from madoi.lab.arena.summary import Summary
from madoi.lab.arena.tournament import Results, run
from madoi.lab.chunk_scheduler import Workers
from madoi.lab.labels import Labels
from madoi.lab.simulation import GameError, Plan, play_chunk
from madoi.lab.text_tables import TextTable, fitting, for_terminal
from madoi.lab.worker_pool import InlineExecutor
from madoi.terminal.files import read_record
from madoi.words import LANGUAGES, words


def plan(games: int = 12, **changes: Any) -> ArenaPlan:
    facts: dict[str, Any] = {
        "game": "kasane",
        "options": {},
        "bots": ("greedy", "random"),
        "seats": 2,
        "games": games,
        "seed": "spring",
    }
    return ArenaPlan(**{**facts, **changes})


def shown(standings: Standings) -> list[object]:
    """All that a standings says."""
    return [
        standings.deals,
        [(each.scores, each.better, each.shown_after) for each in standings.pairings],
        standings.alone,
        standings.points,
        standings.seats,
        standings.decisions,
        standings.shared,
        standings.undecided,
        standings.ratings() if standings.deals else [],
    ]


# ---- the games


def test_every_line_up_plays_the_same_deals() -> None:
    """Each game is the one that simulate plays with the same seed and these bots, as docs/arena.md promises."""
    three = plan(12, bots=("greedy", "casual", "random"), seats=3)
    played = play_games(three, range(len(three.line_ups), 2 * len(three.line_ups))).played
    assert len(played) == 18
    for game in played:
        alone = Plan("kasane", {}, three.bots_of(game.number), 2, "spring")
        tally = play_chunk(alone, 1, 1).tally
        assert tuple(sums.mean for sums in tally.shares) == game.shares
        assert tuple(histogram.sums().mean for histogram in tally.points) == game.points
        assert game.winners == 1 or tally.shared


def test_a_recorded_game_is_the_same_game() -> None:
    for recorded, plain in zip(
        play_games(plan(records=True), range(4)).played, play_games(plan(), range(4)).played, strict=True
    ):
        assert recorded.record.startswith("madoi-record")
        assert plain == PlayedGame(**{**vars(recorded), "record": ""})


def test_a_mistake_in_a_bot_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*args: Any) -> int:
        raise ValueError("out of cards")

    monkeypatch.setattr(arena_games, "play_bots", fails)
    with pytest.raises(GameError, match=r"kasane, seed spring/0, greedy,random:(.|\n)*out of cards"):
        play_games(plan(), [0])


# ---- what they add up to


def by_hand(mix: str = "even", bots: tuple[str, ...] = ("greedy", "random")) -> Standings:
    """Three deals for two bots on three seats of which everything is known: a bot called greedy wins alone in
    deal 0, all share deal 1, and the first seat wins deal 2."""
    made = plan(99, seats=3, mix=mix, bots=bots)
    standings = Standings(made)
    for deal in range(3):
        played: list[PlayedGame] = []
        for place, names in enumerate(made.line_ups):
            wins = [name == "greedy" for name in names] if deal == 0 else [True] * 3
            if deal == 2:
                wins = [True, False, False]
            shares = tuple(win / sum(wins) for win in wins)
            points = tuple(10.0 * win for win in wins)
            number = deal * len(made.line_ups) + place
            played.append(PlayedGame(number, shares, points, sum(wins), 20 + deal))
        standings.add(played)
    return standings


def test_the_figures_of_known_games() -> None:
    standings = by_hand()
    pairing = standings.pairing("random", "greedy")
    assert pairing.scores == pytest.approx([1, 0.5, 0.5])
    assert pairing.score("greedy") == pytest.approx(2 / 3)
    assert pairing.score("random") == pytest.approx(1 / 3)
    low, high = pairing.interval("greedy")
    assert pairing.interval("random") == pytest.approx((1 - high, 1 - low))
    assert not pairing.better
    assert [each.sums().mean for each in standings.seats] == pytest.approx([5 / 9, 2 / 9, 2 / 9])
    assert standings.points["greedy"].mean == pytest.approx((10 + 10 + 10 / 3) / 3)
    assert standings.points["random"].mean == pytest.approx((0 + 10 + 10 / 3) / 3)
    assert standings.games == 18
    assert standings.undecided == 0
    assert standings.shared == 6 + 3  # deal 1, and where two of them were greedy in deal 0
    assert standings.decisions.sums().mean == 21
    assert [each.bot for each in standings.ratings()] == ["greedy", "random"]


def test_one_among_the_others() -> None:
    standings = by_hand("one")
    assert standings.alone["greedy", "random"].sums().mean == pytest.approx((1 + 1 / 3 + 1 / 3) / 3)
    assert standings.alone["random", "greedy"].sums().mean == pytest.approx((0 + 1 / 3 + 1 / 3) / 3)


def test_each_pair_has_its_own_verdict_for_its_share_of_the_doubt() -> None:
    three = Standings(plan(99, bots=("greedy", "casual", "random")))
    two = Standings(plan(99))
    for standings in (two, three):
        for deal in range(12):
            first = deal * len(standings.plan.line_ups)
            standings.add(
                [
                    PlayedGame(
                        first + place, (1.0, 0.0) if names[0] == "greedy" else (0.0, 1.0), (0.0, 0.0), 1, 1
                    )
                    for place, names in enumerate(standings.plan.line_ups)
                ]
            )
    assert two.pairings[0].better == "greedy"
    assert three.pairing("greedy", "random").better == "greedy"
    assert three.pairing("greedy", "random").shown_after > two.pairings[0].shown_after >= 5
    assert three.pairing("casual", "random").better == ""  # each won in its turn: seat 2 won
    assert not three.clear


# ---- the same whatever the split


def test_chunks_and_order_do_not_matter() -> None:
    whole = run(plan(16), Workers(InlineExecutor(), 1), to_the_end=True)
    for seconds in (0.0, 1000.0):
        assert shown(
            run(plan(16), Workers(InlineExecutor(), 3, seconds), to_the_end=True).standings
        ) == shown(whole.standings)
    assert not whole.partial
    assert not whole.early


class Backwards(Executor):
    """Plays everything at once, but delivers the latest first."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append(lambda: future.set_result(fn(*args, **kwargs)))
        if len(self.waiting) == 4:
            while self.waiting:
                self.waiting.pop()()
        return future


def test_it_ends_early_at_the_same_deal_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_standing, "FEWEST", 5)
    easy = plan(400)
    straight = run(easy, Workers(InlineExecutor(), 1))
    assert straight.early
    assert not straight.partial
    assert straight.standings.pairings[0].better == "greedy"
    assert straight.standings.deals == max(5, straight.standings.pairings[0].shown_after) < 100
    monkeypatch.setattr(chunk_scheduler, "_GRACE_SECONDS", 0.01)
    assert shown(run(easy, Workers(Backwards(), 2, 0.0)).standings) == shown(straight.standings)
    on = run(plan(80), Workers(InlineExecutor(), 1), to_the_end=True)
    assert on.standings.deals == 40 > straight.standings.deals
    assert not on.early


def test_it_does_not_end_before_the_figures_are_worth_reading() -> None:
    standings = Standings(plan(400))
    for deal in range(30):
        assert not standings.clear
        standings.add(
            [
                PlayedGame(2 * deal, (1.0, 0.0), (1, 0), 1, 9),
                PlayedGame(2 * deal + 1, (0.0, 1.0), (0, 1), 1, 9),
            ]
        )
    assert standings.clear


# ---- interrupted and gone on with


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    small = plan(20, bots=("greedy", "casual", "random"), records=True)
    done = [0]

    def note(played: int, total: int) -> None:
        done[0] = played

    with Journal(small, tmp_path) as journal:
        first = run(small, Workers(InlineExecutor(), 1, 0.0, lambda: done[0] >= 8), note, journal=journal)
    assert first.partial
    assert 1 <= first.standings.deals < 4
    assert first.played == done[0]
    again: list[int] = []
    with Journal(small, tmp_path) as journal:
        assert len(journal.played) == first.played
        second = run(
            small,
            Workers(InlineExecutor(), 1),
            journal=journal,
            progress=lambda played, total: again.append(played),
        )
    assert again[0] >= first.played  # the bar begins where it was
    assert second.played == small.all_games - first.played
    assert not second.partial
    whole = run(plan(20, bots=("greedy", "casual", "random")), Workers(InlineExecutor(), 1))
    assert shown(second.standings) == shown(whole.standings)
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == small.all_games
    for path in records[::5]:
        record = read_record(path)
        assert verify(find("kasane"), record).state.outcome() is not None
    assert records[7].name == "000001-002.madoi"
    assert [player.kind for player in read_record(records[7]).players] == list(small.bots_of(7))
    with Journal(small, tmp_path) as journal:
        third = run(small, Workers(InlineExecutor(), 1), journal=journal)
    assert third.played == 0
    assert shown(third.standings) == shown(whole.standings)


def test_more_games_are_the_same_tournament(tmp_path: Path) -> None:
    for games in (4, 10, 6):
        with Journal(plan(games), tmp_path) as journal:
            results = run(plan(games), Workers(InlineExecutor(), 1), journal=journal, to_the_end=True)
        assert results.standings.games == games
    assert results.played == 0


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    with Journal(plan(12), tmp_path) as journal:
        journal.keep(play_games(plan(12), [0, 3, 4, 9]).played)
    with Journal(plan(12), tmp_path) as journal:
        results = run(plan(12), Workers(InlineExecutor(), 1), journal=journal, to_the_end=True)
    assert results.played == 8
    assert shown(results.standings) == shown(
        run(plan(12), Workers(InlineExecutor(), 1), to_the_end=True).standings
    )


def played_journal(folder: Path) -> Path:
    with Journal(plan(6), folder) as journal:
        run(plan(6), Workers(InlineExecutor(), 1), journal=journal)
    return folder / NAME


def test_a_line_that_was_being_written_is_played_again(tmp_path: Path) -> None:
    path = played_journal(tmp_path)
    path.write_bytes(path.read_bytes()[:-7])
    with Journal(plan(6), tmp_path) as journal:
        assert sorted(journal.played) == [0, 1, 2, 3, 4]
        assert run(plan(6), Workers(InlineExecutor(), 1), journal=journal).played == 1
    with Journal(plan(6), tmp_path) as journal:
        assert sorted(journal.played) == [0, 1, 2, 3, 4, 5]
    path.write_bytes(b"")
    with Journal(plan(6), tmp_path) as journal:
        assert not journal.played


def refused(folder: Path, wanted: ArenaPlan) -> str:
    with pytest.raises(BadOption) as found:
        Journal(wanted, folder)
    for language in LANGUAGES:
        assert str(folder) in words(language).refusal(found.value.refusal)
    return words("en").refusal(found.value.refusal)


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (3, lambda line: line.replace(b"0", b"1", 1)),
        (3, lambda line: b""),
        (1, lambda line: b"a letter to a friend"),
        (4, lambda line: line[: len(line) // 2]),
        (5, lambda line: line.upper()),
    ],
)
def test_a_damaged_journal_is_named_with_its_line(
    line: int, change: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    path = played_journal(tmp_path)
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = change(lines[line - 1])
    path.write_bytes(b"\n".join(lines))
    assert f"is damaged in line {line}." in refused(tmp_path, plan(6))


def test_the_same_game_twice_is_damage(tmp_path: Path) -> None:
    path = played_journal(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[-1]]))
    assert "is damaged in line 8." in refused(tmp_path, plan(6))


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (plan(6, seed="autumn"), "seed"),
        (plan(6, bots=("random", "greedy")), "bots"),
        (plan(6, seats=4, mix="one"), "seats, mix"),
        (plan(6, options={"easier": "yes"}), "options"),
        (plan(6, records=True), "records"),
    ],
)
def test_the_journal_of_another_tournament_is_left_alone(other: ArenaPlan, what: str, tmp_path: Path) -> None:
    path = played_journal(tmp_path)
    before = path.read_bytes()
    assert f"differs in: {what}." in refused(tmp_path, other)
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="locks")
def test_two_cannot_write_one_journal(tmp_path: Path) -> None:
    with Journal(plan(6), tmp_path):
        assert "Another process" in refused(tmp_path, plan(6))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    assert "Can't write" in refused(tmp_path / "taken", plan(6))


# ---- told


def results(standings: Standings, games: int, to_the_end: bool = False) -> Results:
    standings.plan = plan(games, seats=3, mix=standings.plan.mix, bots=standings.plan.bots)
    return Results(standings.plan, standings, to_the_end, 18, 2.0)


def printed(made: Results, language: str) -> str:
    file = StringIO()
    print_report(Summary(made, words(language)), Console(file=file, width=80))
    return file.getvalue()


def test_the_terminal_shows_the_figures() -> None:
    text = printed(results(by_hand(), 18), "en")
    for part in (
        "18 games: 3 deals, each in 6 line-ups",
        "66.7%",
        "33.3%",
        "neither is shown",
        "9 games per second",
    ):
        assert part in text, part
    assert "PARTIAL" not in text
    assert "55.6%" in next(line for line in text.splitlines() if line.startswith("Seat 1"))


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "PARTIAL"), ("ja", "途中結果"), ("zh-Hant", "部分結果")]
)
@pytest.mark.parametrize("mix", ["even", "one"])
def test_every_language_has_all_words(language: str, mark: str, mix: str) -> None:
    text = printed(results(by_hand(mix), 99), language)
    assert "lab-" not in text
    assert text.count(mark) == 2
    assert all(len(line) <= 80 for line in text.splitlines())
    nothing = printed(results(Standings(plan(9, seats=3)), 9), language)
    assert mark in nothing
    assert "%" not in nothing


def test_a_table_that_is_too_wide_is_shown_in_parts() -> None:
    bots = [f"strong:{number}" for number in range(1, 8)]
    sheet = TextTable("Title", ["Bot", *bots], [[bot, *("12.3%\n10.0–14.0%" for _ in bots)] for bot in bots])
    console = Console(file=StringIO(), width=60)
    parts = list(fitting(sheet, console))
    assert len(parts) > 1
    assert [column for part in parts for column in part.columns if column != "Bot"] == bots
    for part in parts:
        console.print(for_terminal(part))
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().count("10.0–14.0%") == 49
    assert list(fitting(sheet, Console(width=200))) == [sheet]


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br", "polygon", "polyline", "line"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_one_file_that_everybody_can_read(language: str, tmp_path: Path) -> None:
    made = results(by_hand("one", ("greedy", "strong:5")), 99)
    path = write_files(Summary(made, words(language)), words(language), tmp_path)
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    assert not page.open
    assert page.all("html")[0]["lang"] == language
    assert len(page.all("h1")) == 1
    assert "lab-" not in text
    assert "strong:5" in text
    assert page.all("script") == [{}]  # one, of its own
    assert not page.all("link") + page.all("img")
    pictures = [facts for facts in page.all("div") if facts.get("class") == "picture"] + page.all("svg")
    assert [facts["aria-hidden"] for facts in pictures] == ["true"] * 2
    assert len(page.all("li")) == 2  # the pair, and the seats
    assert "http" not in text
    assert all("data-v" in cell for cell in page.all("td"))
    score, low = re.search(r"([\d.]+)%\D+([\d.]+)%", text.split("</li>")[0].split("<li>")[1]).groups()  # type: ignore[union-attr]
    assert float(low) < float(score)  # a verdict says how sure it is
    assert all(cell.get("scope") in ("row", "col") for cell in page.all("th"))
    assert len(page.all("caption")) == len(page.all("table")) == 5
    assert words(language).text("lab-partial", {"games": 18, "planned": 102}) in text


def tournament(strengths: dict[str, float], seat_bonus: float, deals: int = 60) -> Standings:
    """A tournament at two seats: in how many of ten deals the first seat wins is fixed by strength."""
    standings = Standings(plan(999, seats=2, bots=tuple(strengths)))
    for deal in range(deals):
        played: list[PlayedGame] = []
        for place, names in enumerate(standings.plan.line_ups):
            ahead = strengths[names[0]] + seat_bonus - strengths[names[1]]
            first = (deal % 10) / 10 < 0.5 + ahead
            shares = (1.0, 0.0) if first else (0.0, 1.0)
            played.append(PlayedGame(standings.games + place, shares, shares, 1, 20))
        standings.add(played)
    return standings


def test_every_finding_has_its_figure_its_range_and_its_picture() -> None:
    uneven = tournament({"strong:9": 0.4, "greedy": 0.1, "random": 0.0}, 0.3)
    found = find_findings(uneven, words("en"), Labels(words("en"), "kasane"))
    texts = [finding.text for finding in found]
    assert texts[0].startswith("strong:9 has the highest rating: +")
    assert texts[1].startswith("strong:9 is better than greedy")
    assert texts[3] == texts[-2]
    assert texts[-1].startswith("By seat – Seat 1: ")
    assert "more than the even share of 50.0%" in texts[-1]
    for finding in found:
        assert re.search(r"\([+−]?[\d.]+%? to [+−]?[\d.]+%?\)", finding.text), finding.text
        assert "<strong>" in finding.draw() or 'class="band"' in finding.draw()
    # A curve is about the bot that its sentence names, and says where the answer became clear.
    pairing = uneven.pairing("greedy", "random")
    assert pairing.better == "greedy"
    assert f">{pairing.shown_after}</text>" in draw_score_history(pairing, "greedy")
    *_, (deals, score, interval) = pairing.score_history("random", 10)
    assert deals == 60
    assert score == pytest.approx(pairing.score("random"))
    assert interval.low <= score <= interval.high


def test_where_seats_are_even_no_seat_is_claimed() -> None:
    even = tournament({"greedy": 0.0, "random": 0.0}, 0.0)
    found = find_findings(even, words("en"), Labels(words("en"), "kasane"))
    assert len(found) == 2
    assert "neither is shown to be better" in found[0].text
    assert "no advantage is shown" in found[1].text
    assert "<strong>" not in found[1].draw()


def test_the_tables_for_programs(tmp_path: Path) -> None:
    made = results(by_hand("one"), 18)
    write_files(Summary(made, words("ja")), words("ja"), tmp_path)
    lines = (tmp_path / "pairs.csv").read_text().splitlines()
    assert lines[0] == "bot,other,deals,score,low,high,better,shown-after"
    assert lines[1].startswith("greedy,random,3,0.6666666666666666,0.")
    assert (tmp_path / "ratings.csv").read_text().startswith("bot,rating,low,high,score,points\ngreedy,")
    assert (
        (tmp_path / "alone.csv").read_text().splitlines()[1].startswith("greedy,random,3,0.555555555555555")
    )
    about = dict(line.split(",", 1) for line in (tmp_path / "run.csv").read_text().splitlines())
    assert (about["games"], about["partial"], about["mix"]) == ("18", "no", "one")


# ---- as a command


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("--bots greedy", "at least two bots, not 1"),
        ("--bots greedy,greedy", "named twice"),
        ("--bots greedy,strong:fast", "strong:fast"),
        ("--bots greedy,me", '"me"'),
        ("--games 0", "at least one game"),
        ("--jobs 0", "at least one process"),
        ("--seats 7", "7 seats"),
        ("--records", "--records needs --out"),
        ("--out /dev/null/x", "Can't write"),
        ("--on 127.0.0.1:1", "127.0.0.1:1"),
    ],
)
def test_bad_input_gets_one_clear_sentence(given: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kasane", *given.split(), "--lang", "en"]) == 2
    shown_text = "".join(capsys.readouterr())
    if given.startswith("--on") and find_spec("distributed") is None:
        told = "not installed"
    assert told in shown_text
    assert len(shown_text.strip().splitlines()) == 1


HEEDS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Tests that run in the background of a shell, and all that they start, would not hear Ctrl-C."""


@pytest.fixture
def command(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    running: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", HEEDS, "-m", "madoi", "arena", "kasane", "--lang", "en", *arguments],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for(lines: int, path: Path, process: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + 60
    while lines_of(path) < lines:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_ctrl_c_and_the_same_command_again(
    command: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    """Slow bots, so that Ctrl-C comes in the middle of a game."""
    out = tmp_path / "out"
    given = ["--bots", "strong:0.1s,random", "--seats", "2", "--games", "4", "--jobs", "1", "--out", str(out)]
    process = command(*given)
    wait_for(2, out / NAME, process)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes
    text, _ = process.communicate(timeout=240)
    assert process.returncode == 130
    assert "Traceback" not in text
    assert "PARTIAL" in text
    assert "the same command continues" in text
    assert 1 <= lines_of(out / NAME) - 1 < 4
    assert (out / "report.html").exists()
    process = command(*given)
    text, _ = process.communicate(timeout=240)
    assert process.returncode == 0
    assert "PARTIAL" not in text
    header, *games = (out / NAME).read_text().splitlines()
    assert json.loads(header.partition(" ")[2])["bots"] == ["strong:0.1s", "random"]
    assert sorted(json.loads(line.partition(" ")[2])[0] for line in games) == [0, 1, 2, 3]
