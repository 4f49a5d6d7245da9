"""A table is its log: what is written, what each viewer is told of it, and what they are not."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from madoi.core.chance import commitment
from madoi.core.refusal import Refused
from madoi.core.session import TakeBackPlan
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat
from madoi.server.table import automation
from madoi.server.table.commands import chat, decisions, seating, undo
from madoi.server.table.log import (
    Began,
    ClockTerms,
    Decided,
    Entry,
    Filled,
    Handed,
    Hinted,
    Left,
    Opened,
    Plan,
    Rematched,
    Returned,
    Said,
    Sat,
    Terms,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    Wished,
    decode_entry,
    encode_entry,
)
from support.server.tables import (
    GAMES,
    NAMES,
    SEED,
    ScriptedTable,
    bot,
    everybody,
    hand_in,
    mover,
    people,
    person,
    play_on,
    play_out,
    refused,
    secret,
    sent_update,
    started_table,
    waiting_table,
)

# The log.


@pytest.mark.parametrize(
    "entry",
    [
        Opened(
            "kasane",
            {"a": "b"},
            [person(0), bot(), Plan(), Plan("invited", key="k")],
            Terms(True),
            "x",
            3,
            1,
            "t",
        ),
        Sat(1, "円居", "key"),
        Filled(1, "greedy", "greedy"),
        Left(1),
        Began("seed", 1),
        Decided(1, "take 1", "wish"),
        Wished(1, "unless-mine"),
        Hinted(1),
        UndoAsked(1, 4),
        UndoAnswered(1, True),
        Undone(1, 4, [5, 6]),
        Handed(1, "greedy", "clock"),
        Returned(1),
        Voted(1, 2, "Rin"),
        Said(1, "Rin", "", "table", "good-game"),
        Said(-1, "Rin", '「」\\"<b>', "spectators"),
        Rematched("table"),
    ],
)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert decode_entry(encode_entry(entry)) == entry
    assert "\n" not in encode_entry(entry)


# Who is told what.


def test_a_table_that_frees_its_caches_shows_and_does_the_same() -> None:
    rested, other = (started_table("yurikure", people(3)) for _ in range(2))
    for table in (rested, other):
        play_on(table, 12)
    for _ in range(3):
        rested.table.free_caches()
        assert not rested.table.memo
        assert rested.all_sent() == other.all_sent()
        assert len(rested.table.clocks.latencies) == len(other.table.clocks.latencies) > 0
        for table in (rested, other):
            play_on(table, 3)


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_numbers_their_news_without_gaps(game: str) -> None:
    table = started_table(game)
    play_on(table, 30)
    for viewer in everybody(table):
        news = table.update(viewer)["news"]
        assert [one["number"] for one in news] == list(range(len(news)))
        assert table.now(viewer)["number"] == len(news) - 1


@pytest.mark.parametrize("game", GAMES)
def test_who_was_away_gets_exactly_what_she_missed(game: str) -> None:
    table = started_table(game)
    play_on(table, 20)
    for viewer in everybody(table):
        news = table.update(viewer)["news"]
        for since in range(-1, len(news) + 2):
            assert table.update(viewer, since)["news"] == news[since + 1 :]
            assert table.update(viewer, since)["now"] == table.now(viewer)


def test_a_secret_placing_is_no_news_and_no_change_for_the_others() -> None:
    table = started_table("yurikure")
    before = table.all_sent()
    prompts = {seat: table.prompt(seat).id for seat in range(3)}
    for action in ("support akane kuroki", "support akane tsuge", "clear", "support akane sorai"):
        table.play(1, action)
        for viewer in (SPECTATOR, 0, 2):
            assert table.sent(viewer) == before[viewer]
        assert table.last(1)["what"] == "decided"
        assert table.last(1)["lines"], "they are told themselves"
    assert table.prompt(0).id == prompts[0]
    assert table.prompt(2).id == prompts[2]
    assert table.now(1)["number"] == table.now(0)["number"] + 4


def test_a_leader_chosen_face_down_is_no_news_for_the_other() -> None:
    table = started_table("lily")
    before = {viewer: table.sent(viewer) for viewer in (SPECTATOR, 0)}
    table.play(1, "leader h101")
    assert {viewer: table.sent(viewer) for viewer in before} == before


def test_a_sheet_that_is_handed_in_is_news_for_all() -> None:
    table = started_table("yurikure")
    hand_in(table, 1)
    for viewer in everybody(table):
        assert table.last(viewer)["what"] == "decided"
        assert table.last(viewer)["seat"] == 1
        assert table.now(viewer)["to_move"] == [0, 2]


def test_news_say_who_sat_down_and_never_with_what() -> None:
    table = waiting_table("kasane", [person(0), Plan(), Plan("invited", key="hash"), bot()])
    table.write(seating.sit(table.table, 1, "Kuroki", secret(1)))
    assert table.last(0) == {"number": 1, "at": table.time, "what": "sat", "seat": 1, "name": "Kuroki"}
    table.write(seating.fill(table.table, 2, "random"))
    assert table.last(0) == {
        "number": 2,
        "at": table.time,
        "what": "filled",
        "seat": 2,
        "name": table.table.names()[2],
        "bot": "random",
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_sealed_while_the_game_lasts_and_open_when_it_is_over(game: str) -> None:
    table = started_table(game)
    for viewer in everybody(table):
        assert table.now(viewer)["commitment"] == commitment(SEED)
        assert SEED not in table.sent(viewer).decode()
        assert "open" not in table.now(viewer)
    play_out(table)
    everything = table.table.started_session.state.view(EVERYTHING).data()
    for viewer in everybody(table):
        assert table.now(viewer)["phase"] == "over"
        assert table.now(viewer)["outcome"]["seed"] == SEED
        assert table.now(viewer)["open"] == msgspec.json.decode(msgspec.json.encode(everything))
        assert "prompt" not in table.now(viewer)


def test_a_spectator_is_asked_nothing_and_sees_what_the_public_sees() -> None:
    table = started_table("yurikure")
    table.play(0, "support akane kuroki")
    shown = table.now(SPECTATOR)
    assert "prompt" not in shown
    assert "undo" not in shown
    assert shown["view"] == table.table.started_session.state.view(SPECTATOR).data()
    assert "support akane kuroki" not in table.sent(SPECTATOR).decode()


# Prompts.


def test_a_prompt_stays_while_nothing_changes_for_the_seat() -> None:
    table = started_table("yurikure")
    asked = table.prompt(0).id
    table.play(1, "support akane kuroki")
    table.write(chat.say(table.table, 1, "", "Good luck!"))
    table.write(chat.say(table.table, SPECTATOR, "Momozono", "Shh!"))
    table.write(undo.take_back(table.table, 1))
    table.write(seating.hand_over(table.table, 2, "greedy"))
    table.write(seating.leave(table.table, 1))
    hand_in_by_bot(table, 2)
    assert table.prompt(0).id == asked, "what they are asked is still the same, also when others are done"
    table.write(seating.hand_over(table.table, 0, "greedy"))
    table.write(seating.return_to(table.table, 0))
    assert table.prompt(0).id == asked
    assert decisions.prompt(table.again(), 0).id == asked  # type: ignore[union-attr]


def hand_in_by_bot(table: ScriptedTable, seat: Seat) -> None:
    while seat in table.table.to_move():
        table.settle("bot")


@pytest.mark.parametrize("game", GAMES)
def test_no_prompt_comes_twice(game: str) -> None:
    table = started_table(game)
    seen: set[tuple[Seat, str]] = set()
    for _ in range(40):
        seat = table.table.to_move()[0]
        asked = table.prompt(seat).id
        assert (seat, asked) not in seen
        seen.add((seat, asked))
        play_on(table, 1)
        if game == "kasane" and isinstance(undo.free_undo(table.table, seat), TakeBackPlan):
            table.write(undo.take_back(table.table, seat))
            assert (seat, table.prompt(seat).id) not in seen
            play_on(table, 1)


def test_a_prompt_changes_when_the_choices_do() -> None:
    """Yuri-Kure, the open procedure: somebody reveals more, so that they can no longer reveal as little."""
    table = started_table("yurikure", options={"procedure": "open"})
    hand_in(table, 0, 1, 2)
    asked = table.prompt(0)
    revealed = next(action for action in table.prompt(1).actions if action.endswith(" 1"))
    assert revealed in asked.actions
    table.play(1, revealed)
    assert revealed not in table.prompt(0).actions
    for action in ("pass", revealed):
        with refused("table-stale"):
            decisions.decide(table.table, 0, asked.id, action)
    table.play(0, "pass")


def test_an_interruption_of_one_who_has_passed() -> None:
    """Yuri-Kure, the open procedure: only that seat is told what it could still do, and nobody waits for it."""
    table = started_table("yurikure", options={"procedure": "open"})
    hand_in(table, 0, 1, 2)
    assert "out_of_turn" not in table.now(0)
    table.play(0, "pass")
    offered = table.now(0)["out_of_turn"]
    assert "prompt" not in table.now(0)
    assert table.now(0)["to_move"] == [1, 2]
    assert all("out_of_turn" not in table.now(viewer) for viewer in (1, 2, SPECTATOR))
    assert [parts["verb"] for parts in offered["parts"]] == ["reveal"] * len(offered["actions"])
    with refused("table-stale"):
        decisions.decide(table.table, 0, "", offered["actions"][0])
    with refused("yurikure-not-asked"):
        decisions.decide(table.table, 0, offered["id"], "pass")
    table.write(decisions.decide(table.table, 0, offered["id"], offered["actions"][0]))
    with refused("table-stale"):
        decisions.decide(table.table, 0, offered["id"], offered["actions"][1])
    assert table.again().to_move() == table.table.to_move()


def test_an_answer_counts_once() -> None:
    table = started_table("yurikure")
    asked = table.prompt(0)
    table.play(0, "support akane kuroki")
    for action in ("support akane kuroki", "support akane tsuge"):
        with refused("table-stale"):
            decisions.decide(table.table, 0, asked.id, action)
    with refused("table-stale"):
        decisions.decide(table.table, 0, "", "support akane tsuge")


def test_an_answer_counts_for_the_seat_that_was_asked() -> None:
    table = started_table("kasane")
    seat = mover(table)
    asked = table.prompt(seat)
    with refused("not-your-turn"):
        decisions.decide(table.table, (seat + 1) % 4, asked.id, asked.actions[0])


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    table = started_table("yurikure")
    with refused("yurikure-sheet-unfinished") as found:
        decisions.decide(table.table, 0, table.prompt(0).id, "hand-in")
    assert found[0].rule
    reason = decisions.why_not(table.table, 0, "hand-in")
    assert reason is not None
    assert reason.code == "yurikure-sheet-unfinished"
    assert decisions.why_not(table.table, 0, "support akane kuroki") is None
    with pytest.raises(Refused):
        decisions.decide(table.table, 0, table.prompt(0).id, "no such thing")
    waiting = waiting_table("kasane", [person(0), Plan(), Plan(), Plan()])
    with refused("table-not-begun"):
        decisions.decide(waiting.table, 0, "", "take 1")


def test_an_answer_is_written_as_the_notation_has_it() -> None:
    table = started_table("yurikure")
    entry = decisions.decide(table.table, 0, table.prompt(0).id, "  SUPPORT   kuroki akane ")
    assert entry == Decided(0, "support akane kuroki", "person", "yurikure-question-setup")


# Chat.


def test_spectators_talk_among_themselves() -> None:
    table = started_table("kasane")
    players = {viewer: table.sent(viewer) for viewer in range(4)}
    table.write(chat.say(table.table, SPECTATOR, "Momozono", "Take the third column!"))
    assert {viewer: table.sent(viewer) for viewer in players} == players
    assert table.last(SPECTATOR)["text"] == "Take the third column!"
    assert table.last(SPECTATOR)["name"] == "Momozono"
    table.write(chat.say(table.table, 1, "somebody else", "Hello!"))
    for viewer in everybody(table):
        assert (table.last(viewer)["name"], table.last(viewer)["text"]) == (NAMES[1], "Hello!")


def test_who_has_muted_gets_no_chat_and_all_the_rest() -> None:
    table = started_table("kasane")
    table.write(chat.say(table.table, 1, "", "Hello!"))
    play_on(table, 1)
    whats = [news["what"] for news in table.update(0, chat=False)["news"]]
    assert whats == ["opened", "began", "decided"]
    assert [news["what"] for news in table.update(0)["news"]] == ["opened", "began", "said", "decided"]
    assert table.update(0, chat=False)["now"] == table.now(0)


@pytest.mark.parametrize("text", ["", " ", "a\nb", "x" * 301, "\x1b[31m", "a\u2028b"])
def test_a_line_of_chat_is_one_line_of_text(text: str) -> None:
    table = started_table("kasane")
    for viewer in (0, SPECTATOR):
        with refused("chat-bad"):
            chat.say(table.table, viewer, "Momozono", text)
    with refused("name-bad"):
        chat.say(table.table, SPECTATOR, text, "Hello!")


def test_a_table_may_have_no_chat() -> None:
    table = started_table("kasane", terms=Terms(chat=False))
    with refused("chat-off"):
        chat.say(table.table, 0, "", "Hello!")


def test_markup_is_text() -> None:
    table = started_table("kasane")
    table.write(chat.say(table.table, 0, "", "<b>& \" '</b>"))
    assert table.last(1)["text"] == "<b>& \" '</b>"


# Whatever is asked of a table.


class Crowd:
    """People, bots and spectators at a table who ask for anything, sensible or not."""

    def __init__(self, seed: int, game: str) -> None:
        self.chance = random.Random(f"{seed} {game}")
        count = {"kasane": 4, "yurikure": 3 + seed % 3, "lily": 2}[game]
        options = {"procedure": self.chance.choice(["competition", "open"])} if game == "yurikure" else {}
        clock = self.chance.choice([ClockTerms(), ClockTerms("each", 20), ClockTerms("bank", 60, 2)])
        timeout: Any = self.chance.choice(["default", "bot"])
        seats = people(count)
        if count > 2:
            seats[-1] = bot("random")
        self.table = started_table(
            game, seats, options, Terms(clock=clock, timeout=timeout, bot="random", pace=1.0)
        )
        self.asks: list[Callable[[Seat], Entry]] = [
            self.decide,
            self.decide,
            self.decide,
            self.wait,
            self.wait,
            self.wish,
            lambda seat: undo.take_back(self.now, seat),
            lambda seat: undo.ask(self.now, seat),
            lambda seat: undo.answer(self.now, seat, self.chance.random() < 0.8),
            lambda seat: undo.answer(self.now, seat, True),
            lambda seat: seating.hand_over(self.now, seat, "random"),
            lambda seat: seating.return_to(self.now, seat),
            lambda seat: seating.leave(self.now, seat),
            lambda seat: seating.vote(self.now, seat, self.any_seat(), []),
            self.sit,
            lambda seat: seating.fill(self.now, seat, "random"),
            lambda seat: chat.say(self.now, seat, "", "Hello!"),
            lambda seat: chat.say(self.now, SPECTATOR, "Momozono", "Shh!"),
            self.answer_late,
        ]
        self.old: dict[Seat, str] = {}
        self.written: set[str] = set()

    @property
    def now(self) -> Any:
        return self.table.table

    def any_seat(self) -> Seat:
        return self.chance.randrange(len(self.now.seats))

    def decide(self, seat: Seat) -> Entry:
        movers = self.now.to_move()
        if not movers:
            return self.answer_late(seat)
        seat = self.chance.choice(movers)
        asked = self.table.prompt(seat)
        self.old[seat] = asked.id
        actions = [action for action in asked.actions if action != "clear"]
        return decisions.decide(self.now, seat, asked.id, self.chance.choice(actions))

    def answer_late(self, seat: Seat) -> Entry:
        return decisions.decide(
            self.now, seat, self.old.get(seat, ""), self.chance.choice(["pass", "take 1", "hand-in"])
        )

    def wish(self, seat: Seat) -> Entry:
        asked = decisions.prompt(self.now, seat)
        offered = [] if asked is None else decisions.premoves(self.now, seat, asked)
        return decisions.set_premove(self.now, seat, self.chance.choice(["", "unless-mine", *offered]))

    def wait(self, seat: Seat) -> Entry:
        due = automation.next_due(self.now)
        if due is None:
            return seating.return_to(self.now, seat)
        self.table.time = max(self.table.time, due.at)
        return automation.carry_out(self.now, due)

    def sit(self, seat: Seat) -> Entry:
        return seating.sit(self.now, seat, "Sorai", f"secret {len(self.table.log)}")

    def ask(self) -> bool:
        """One thing; whether it was accepted."""
        try:
            entry = self.chance.choice(self.asks)(self.any_seat())
        except Refused:
            return False
        self.table.write(entry, self.chance.random() * 4)
        self.written.add(str(entry.__struct_config__.tag))
        return True


def told(shown: bytes) -> list[bytes]:
    """The news of an update, as they were sent."""
    return [bytes(news) for news in msgspec.json.decode(shown, type=_Shown).news]


class _Shown(msgspec.Struct):
    news: list[msgspec.Raw]


REQUESTS = {"kasane": 150, "yurikure": 220, "lily": 90}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_asked_of_a_table(seed: int, game: str) -> None:
    """Whatever people ask, in any order: nothing but refusals and entries; what a viewer was told stays as it was; who
    was told of nothing sees no difference, to the byte; and the log, read again, is the same table."""
    crowd = Crowd(seed, game)
    table = crowd.table
    shown = table.all_sent()
    for _ in range(REQUESTS[game]):
        if crowd.ask():
            before, shown = shown, table.all_sent()
            for viewer in table.table.viewers():
                untold = len(table.table.visible_entries[viewer]) == len(told(before[viewer]))
                assert not untold or shown[viewer] == before[viewer], table.log[-1]
                assert told(shown[viewer])[: len(told(before[viewer]))] == told(before[viewer]), table.log[-1]
    again = table.again()
    for viewer in again.viewers():
        assert sent_update(again, viewer, -1, True) == shown[viewer]
    due, due_again = automation.next_due(table.table), automation.next_due(again)
    assert due_again is None or (due is not None and due_again.is_same(due))
    assert len(crowd.written) >= 8, crowd.written


def test_everything_is_asked_of_some_table() -> None:
    """The crowds of the test before do everything that can be done at a table."""
    written_: set[str] = set()
    for seed in range(12):
        crowd = Crowd(seed, "yurikure" if seed % 2 else "kasane")
        for _ in range(150):
            crowd.ask()
        written_ |= crowd.written
    assert written_ >= {
        "sat",
        "left",
        "decided",
        "wished",
        "undo-asked",
        "undo-answered",
        "undone",
        "handed",
        "returned",
        "voted",
        "said",
    }
