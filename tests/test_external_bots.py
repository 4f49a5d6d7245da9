"""Bots from outside: a Python class, a program, a client of the service. They play everywhere, and lose honestly when
they crash, stall or cheat."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import madoi.bots
from madoi.bots.bot import Bot
from madoi.client import open_table
from madoi.core.chance import Seeded
from madoi.core.event import Outcome
from madoi.core.refusal import BadOption
from madoi.external_bots import is_external
from madoi.external_bots.judge import SECONDS_VARIABLE, BotFailed
from madoi.games import find
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.arena.summary import Summary
from madoi.lab.arena.tournament import play
from madoi.lab.design.cell_text import StudyText
from madoi.lab.design.page import simulation_page
from madoi.lab.design.plan import design_plan
from madoi.lab.design.study import study
from madoi.lab.forfeits import Forfeit, settle
from madoi.lab.simulation import Plan, simulate
from madoi.server.table.automation import search_job
from madoi.server.workers.bot_pool import choose_action
from madoi.words import words
from support.games.plugins import using_plugins
from support.server import tables
from support.server.service_process import Service

CLASSES = """
import time
from madoi.bots.bot import Bot
from madoi.core.action import Action
from madoi.external_bots import program


class First(Bot):
    def choose(self, view, decision, chance):
        return decision.actions[0]


class Crashing(Bot):
    def __init__(self, game):
        self.game = game

    def choose(self, view, decision, chance):
        raise ValueError("no idea")


class Stalling(Bot):
    def choose(self, view, decision, chance):
        try:
            while True:
                time.sleep(0.01)
        except Exception:
            return decision.actions[0]


class Cheating(Bot):
    def choose(self, view, decision, chance):
        decision.actions.append(Action("take everything"))
        return decision.actions[-1]


BOTS = {"first": First, "crashing": Crashing, "piped": program("PYTHON PROGRAM")}
"""
PROGRAM = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    mode = sys.argv[1] if len(sys.argv) > 1 else ""
    if mode == "crash":
        sys.exit(3)
    if mode == "stall":
        time.sleep(60)
    if mode == "nonsense":
        print("hello", flush=True)
        continue
    print(json.dumps({"action": "take everything" if mode == "cheat" else asked["actions"][-1]}), flush=True)
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "program.py").write_text(PROGRAM)
    code = CLASSES.replace("PYTHON", sys.executable).replace("PROGRAM", str(tmp_path / "program.py"))
    (tmp_path / "madoi_mine.py").write_text(code)
    monkeypatch.setenv(SECONDS_VARIABLE, "60")  # no test depends on how fast a machine is
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("madoi_mine", None)


def program(folder: Path, mode: str = "") -> str:
    return f"program:{sys.executable} {folder / 'program.py'} {mode}".strip()


def failure(name: str) -> BotFailed:
    """What a bot fails with at its first decision."""
    game = find("kasane")
    state, _ = game.new(game.settings({}, 2), Seeded("first"))
    with pytest.raises(BotFailed) as failed:
        madoi.bots.find(name, game).choose(state.view(0), state.decision(0), Seeded("own"))
    return failed.value


def test_names_that_say_where_a_bot_is() -> None:
    for name in ("my:Bot", "my.bots:Bot", "program:./mine --fast"):
        assert is_external(name)
    for name in ("greedy", "my:", ":Bot", "../my:Bot", "my bot:Bot"):
        assert not is_external(name)


def test_a_class_and_a_program_play_whole_games(bots: Path) -> None:
    line_up = ("madoi_mine:First", program(bots), "random")
    tally = simulate(Plan("kasane", {}, line_up, 2, "outside")).tally
    assert tally.games == 2
    assert not tally.forfeits


@pytest.mark.parametrize(
    ("name", "code", "detail"),
    [
        ("madoi_mine:Crashing", "bot-crashed", "ValueError: no idea"),
        ("madoi_mine:Stalling", "bot-stalled", "0.3"),
        ("madoi_mine:Cheating", "bot-cheated", "take everything"),
        ("crash", "bot-crashed", "exit status 3"),
        ("stall", "bot-stalled", "0.3"),
        ("cheat", "bot-cheated", "take everything"),
        ("nonsense", "bot-crashed", "JSONDecodeError"),
    ],
)
def test_each_way_to_fail_is_found(
    bots: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str, detail: str
) -> None:
    if code == "bot-stalled":
        monkeypatch.setenv(SECONDS_VARIABLE, "0.3")
    failed = failure(name if ":" in name else program(bots, name))
    assert (failed.code, failed.seat) == (code, 0)
    assert detail in failed.detail


def test_a_program_that_is_not_there_and_a_class_that_is_not_a_bot(bots: Path) -> None:
    assert failure("program:/nowhere/mine").code == "bot-crashed"
    for name in ("madoi_mine:program", "madoi_mine:Nobody", "madoi_nowhere:Bot"):
        with pytest.raises(BadOption):
            madoi.bots.find(name, find("kasane"))


def test_a_bot_that_fails_loses_and_the_report_says_why(bots: Path) -> None:
    plan = ArenaPlan("kasane", {}, ("madoi_mine:Crashing", "random"), 2, 4, "arena", records=True)
    results = play(plan, to_the_end=True)
    assert results.standings.forfeits.total() == results.standings.games
    told = "madoi_mine:Crashing crashed in 4 of 4 games and lost them: ValueError: no idea."
    assert Summary(results, words("en")).failures() == [told]
    simulated = simulate(Plan("kasane", {}, ("madoi_mine:Cheating", "random"), 3, "simulate"))
    assert simulated.tally.bot_shares["random"].mean == 1
    assert sum(simulated.tally.forfeits.values()) == 3
    assert "madoi_mine:Cheating chose something" in simulation_page(simulated, words("en"))


def test_a_bot_that_fails_does_not_end_a_report(bots: Path) -> None:
    base = Plan("kasane", {}, ("madoi_mine:Crashing", "random"), 2, "report")
    found = study(design_plan(base, {"twelve-points": "5"}, "random", "madoi_mine:Crashing", deals=1))
    assert StudyText(words("en"), found.plan).failures(found) == [
        "madoi_mine:Crashing crashed in 4 of 4 games and lost them: ValueError: no idea."
    ]
    assert found.pairs.sides[1].bot_shares["random"].mean == 1


def test_a_journal_keeps_what_was_forfeited(bots: Path) -> None:
    plan = ArenaPlan("kasane", {}, ("madoi_mine:Crashing", "random"), 2, 2, "journal")
    first = play(plan, out=bots / "out", to_the_end=True)
    again = play(plan, out=bots / "out", to_the_end=True)
    assert again.played == 0
    assert again.standings.forfeits == first.standings.forfeits != {}


def test_who_forfeits_cannot_win() -> None:
    lost = [Forfeit(0, "bot-crashed", "")]
    assert settle(Outcome([5.0, 1.0, 1.0], [1.0, 0.0, 0.0], [0]), lost).shares == [0.0, 0.5, 0.5]
    assert settle(Outcome([5.0, 5.0, 1.0], [0.5, 0.5, 0.0], [0, 1]), lost).winners == [1]
    assert settle(Outcome([5.0], [1.0], [0]), []).winners == [0]


def test_bots_of_a_plugin_sit_at_a_table_and_think_in_another_process(bots: Path) -> None:
    with using_plugins(bots / "madoi_mine.py"):
        for name, expected in (("first", 0), ("piped", -1), ("crashing", 0)):
            seats = [*tables.people(1), tables.bot(name)]
            scripted = tables.started_table("kasane", seats)
            seat, table = 1, scripted.table
            tables.until_asked(scripted, seat)
            job = search_job(table, seat)
            assert job is not None
            legal = [action.text for action in table.started_session.state.legal(seat)]
            assert choose_action(job) == legal[expected]


async def test_a_client_of_the_service_plays_in_a_process_of_its_own(service: Service) -> None:
    """It may think as long as the table's clock lets it, and what is not allowed is refused."""
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    opened = await open_table(service.address, {"game": "kasane", "seats": seats, "terms": {"pace": 0.05}})
    script = Path(__file__).parent / "support" / "server" / "remote_bot.py"
    command = [sys.executable, str(script), service.address, opened["table"], "1", "Mine", ""]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=120, check=False
    )
    assert '"outcome"' in done.stdout, done.stderr


CLIENT = Path(__file__).parent / "support" / "server" / "remote_bot.py"
WRONG_CLIENT = """
import asyncio, sys
from madoi.client import seated, sit_down

async def main(address, table, seat):
    taken = await sit_down(address, table, seat, "Wrong")
    async with seated(address, table, taken["secret"]) as me:
        await me.until(lambda me: me.prompt)
        if sys.argv[1] == "crash":
            sys.exit(4)
        if sys.argv[1] == "stall":
            await asyncio.sleep(60)
        await me.play("take everything")
        await asyncio.sleep(60)

asyncio.run(main(sys.argv[2], sys.argv[3], int(sys.argv[4])))
"""


def test_a_client_of_the_service_enters_the_arena(bots: Path) -> None:
    """The same client as at a real table."""
    plan = Plan("kasane", {}, (f"client:{sys.executable} {CLIENT}", "random"), 2, "client")
    tally = simulate(plan).tally
    assert tally.games == 2
    assert not tally.forfeits


@pytest.mark.parametrize(
    ("mode", "code", "detail"),
    [
        ("crash", "bot-crashed", "exit status 4"),
        ("stall", "bot-stalled", "0.3"),
        ("cheat", "bot-cheated", "take everything"),
    ],
)
def test_a_client_that_fails_loses(
    bots: Path, monkeypatch: pytest.MonkeyPatch, mode: str, code: str, detail: str
) -> None:
    if mode == "stall":
        monkeypatch.setenv(SECONDS_VARIABLE, "0.3")
    (bots / "wrong_client.py").write_text(WRONG_CLIENT)
    failed = failure(f"client:{sys.executable} {bots / 'wrong_client.py'} {mode}")
    assert (failed.code, failed.detail) == (code, detail)


def test_bots_are_ours(bots: Path) -> None:
    """A class of a plugin is judged however it is named."""
    bot = madoi.bots.find("madoi_mine:First", find("kasane"))
    assert isinstance(bot, Bot)
    assert type(bot).__name__ == "JudgedBot"
