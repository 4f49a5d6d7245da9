"""Sitting down, leaving, bots at seats, and replacing who has gone."""

from __future__ import annotations

import pytest

from madoi.bots.bot import Bot
from madoi.bots.cast import CHARACTERS
from madoi.core.action import Action, Decision
from madoi.core.capabilities import reference_data
from madoi.core.chance import Chance
from madoi.core.game import Game, View
from madoi.core.testing import dump
from madoi.core.viewer import SPECTATOR
from madoi.server.protocol.tables import SeatRequest
from madoi.server.table import automation
from madoi.server.table.commands import decisions, seating
from madoi.server.table.commands.opening import SeatPlans
from madoi.server.table.log import Entry, Filled, Handed, Left, Plan, Sat, Terms, Voted, encode_entry
from madoi.server.table.projection import snapshot
from madoi.server.tokens import hashed
from support.server.tables import (
    GAMES,
    NAMES,
    SEATS,
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
    started_table,
    waiting_table,
)

EVERYBODY: list[int] = []
"""Nobody is connected, so anybody may be voted out."""


def kinds(table: ScriptedTable) -> list[str]:
    return [seat["kind"] for seat in table.now(SPECTATOR)["seats"]]


def waiting() -> ScriptedTable:
    """Somebody who opened the table, a bot, a seat for anybody, a seat for who was invited."""
    seats = [person(0), bot(), Plan(), Plan("invited", key=hashed("invitation"))]
    return waiting_table("kasane", seats)


# Before the game.


def test_a_table_begins_when_no_seat_is_free() -> None:
    table = waiting()
    assert kinds(table) == ["person", "bot", "open", "invited"]
    assert automation.next_due(table.table) is None
    table.write(seating.sit(table.table, 2, "Kuroki", secret(2)))
    assert automation.next_due(table.table) is None
    table.write(seating.sit(table.table, 3, "Tsuge", secret(3), "invitation"))
    assert kinds(table) == ["person", "bot", "person", "person"]
    assert table.now(SPECTATOR)["phase"] == "waiting"
    table.settle("begin")
    assert table.now(SPECTATOR)["phase"] == "playing"
    assert automation.next_due(table.table) is None or automation.next_due(table.table).kind != "begin"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_who_waits_too_long_fills_up_with_bots(game: str) -> None:
    table = waiting_table(game, [person(0), *[Plan()] * (SEATS[game] - 1)])
    for seat in range(1, SEATS[game]):
        assert automation.next_due(table.table) is None
        table.write(seating.fill(table.table, seat, "greedy"))
        assert table.last(SPECTATOR)["bot"] == "greedy"
    table.settle("begin")
    assert kinds(table) == ["person", *["bot"] * (SEATS[game] - 1)]
    assert table.table.started_session.record.players[0].kind == "person"
    assert table.table.started_session.record.players[1].kind == "greedy"


def test_a_seat_is_taken_once() -> None:
    table = waiting()
    for seat in (0, 1):
        with refused("seat-taken") as found:
            seating.sit(table.table, seat, "Sorai", "another secret")
        assert found[0].facts == {"number": seat + 1}
        with refused("seat-taken"):
            seating.fill(table.table, seat, "greedy")
    for seat in (-1, 4):
        with refused("seat-none"):
            seating.sit(table.table, seat, "Sorai", "another secret")
        with refused("seat-none"):
            seating.fill(table.table, seat, "greedy")
    with refused("bot-unknown"):
        seating.fill(table.table, 2, "nobody")


@pytest.mark.parametrize("invitation", ["", "guessed", hashed("invitation"), secret(0)])
def test_an_invited_seat_takes_its_invitation(invitation: str) -> None:
    table = waiting()
    with refused("seat-invited"):
        seating.sit(table.table, 3, "Sorai", "another secret", invitation)
    table.write(seating.fill(table.table, 3, "random"))  # who waits too long may give it away


def duel(*plans: Plan) -> ScriptedTable:
    return waiting_table("lily", plans or [person(0), Plan()], {"decks": "dawn,dusk"})


def test_who_sits_down_brings_her_own_deck() -> None:
    table = duel()
    table.write(seating.sit(table.table, 1, "Mio", secret(1), options={"decks": "ember"}))
    assert snapshot.table_summary(table.table).options["decks"] == "dawn,ember"
    table.settle("begin")
    assert table.table.started_session.record.options["decks"] == "dawn,ember"
    assert (
        reference_data(table.table.game, table.table.settings)["decks"]
        != reference_data(table.table.game, table.table.game.settings({}, 2))["decks"]
    )


def test_one_deck_for_all_becomes_one_for_each() -> None:
    table = waiting_table("lily", [person(0), Plan()], {"decks": "dawn"})
    table.write(seating.sit(table.table, 1, "Mio", secret(1), options={"decks": "dusk"}))
    assert table.table.settings.options["decks"] == "dawn,dusk"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"decks": "ember,ember"}, "seat-no-option"),  # the other one's is not theirs to choose
        ({"turns": "60"}, "seat-no-option"),
        ({"nothing": "60"}, "seat-no-option"),
        ({"decks": "nobody"}, "lily-deck-text"),
        ({"decks": "w101*2 / wp1*2 / w101 w101"}, "lily-deck-size"),
    ],
)
def test_nothing_else_is_chosen_by_sitting_down(options: dict[str, str], code: str) -> None:
    table = duel()
    with refused(code):
        seating.sit(table.table, 1, "Mio", secret(1), options=options)


def test_in_a_running_game_the_decks_are_what_they_are() -> None:
    table = duel(person(0), person(1))
    table.begin()
    table.write(seating.leave(table.table, 1))
    table.write(seating.vote(table.table, 0, 1, {0}))
    with refused("seat-no-option"):
        seating.sit(table.table, 1, "Mio", "another secret", options={"decks": "ember"})
    table.write(seating.sit(table.table, 1, "Mio", "another secret"))


def test_a_seat_that_is_left_before_the_game_is_free_again() -> None:
    table = waiting()
    table.write(seating.sit(table.table, 3, "Tsuge", secret(3), "invitation"))
    for seat in (0, 3):
        assert seating.seat_of(table.table, secret(seat)) == seat
        table.write(seating.leave(table.table, seat))
        with refused("seat-no-secret"):
            seating.seat_of(table.table, secret(seat))
    assert kinds(table) == ["open", "bot", "open", "invited"]
    assert [seat.get("gone", False) for seat in table.now(SPECTATOR)["seats"]] == [False] * 4
    with refused("seat-invited"):
        seating.sit(table.table, 3, "Sorai", "another secret")
    table.write(seating.sit(table.table, 3, "Sorai", "another secret", "invitation"))
    assert seating.seat_of(table.table, "another secret") == 3


def test_nobody_has_the_name_of_another() -> None:
    table = waiting_table("kasane", [person(0), Plan(), Plan(), Plan()])
    table.write(seating.sit(table.table, 1, "Akane", secret(1)))
    table.write(seating.sit(table.table, 2, "akane", secret(2)))
    assert table.table.names() == ["Akane", "Akane 2", "akane 3", ""]
    assert seating.unique_name("Akane", ["Akane", "Akane 2"]) == "Akane 3"
    longest = "x" * 40
    assert len(seating.unique_name(longest, [longest])) <= 40


def test_bots_are_characters_no_two_the_same_at_one_table() -> None:
    table = waiting_table("kasane", [person(0), Plan(), Plan(), Plan()])
    for seat in (1, 2, 3):
        table.write(seating.fill(table.table, seat, "greedy"))
    characters = table.table.names()[1:]
    assert set(characters) <= set(CHARACTERS)
    assert len(set(characters)) == 3
    assert [seat_state.bot for seat_state in table.table.seats[1:]] == ["greedy"] * 3
    for name in CHARACTERS:
        called = waiting_table("kasane", [Plan("person", name.title(), key="k"), Plan()])
        assert seating.fill(called.table, 1, "greedy").name != name, "it would read like the person's"


def test_the_face_of_a_person_is_shown_while_the_seat_is_theirs() -> None:
    table = waiting_table("kasane", [person(0), Plan("person", "Mio", "", hashed(secret(1)), "fox"), Plan()])
    table.write(seating.sit(table.table, 2, "Rin", secret(2), face="owl"))
    table.settle("begin")

    def faces() -> list[str]:
        return [seat.get("face", "") for seat in table.now(SPECTATOR)["seats"]]

    assert faces() == ["", "fox", "owl"]
    table.write(seating.hand_over(table.table, 1, "greedy"))
    assert faces() == ["", "fox", "owl"], "it is still theirs"
    table.write(Handed(2, "greedy", "vote"))
    assert faces() == ["", "fox", ""]


@pytest.mark.parametrize("name", ["", " Akane", "Akane ", "a\nb", "a\x00b", "x" * 41, "\u202egreedy"])
def test_a_name_is_one_line_of_text(name: str) -> None:
    with refused("name-bad"):
        seating.sit(waiting().table, 2, name, secret(2))


def test_who_opens_a_table_sits_at_one_seat_and_invites_to_others() -> None:
    wanted = [
        SeatRequest("me", "Rin"),
        SeatRequest("invited"),
        SeatRequest("bot", "Rin", "greedy"),
        SeatRequest("open"),
    ]
    drawn = SeatPlans(wanted)
    assert [plan.kind for plan in drawn.plans] == ["person", "invited", "bot", "open"]
    assert [plan.name for plan in drawn.plans] == ["Rin", "", "Rin 2", ""]
    table = waiting_table("kasane", drawn.plans)
    assert seating.seat_of(table.table, drawn.secret) == drawn.seat == 0
    (invitation,) = drawn.invitations
    table.write(seating.sit(table.table, invitation.seat, "Sora", secret(1), invitation.invitation))
    assert invitation.seat == 1
    with refused("seat-me-twice"):
        SeatPlans([SeatRequest("me", "Rin"), SeatRequest("me", "Sora")])
    with refused("bot-unknown"):
        SeatPlans([SeatRequest("bot", "", "nobody")])


def test_secrets_are_kept_as_hashes_and_shown_to_nobody() -> None:
    table = waiting()
    table.write(seating.sit(table.table, 2, "Kuroki", secret(2)))
    table.write(seating.sit(table.table, 3, "Tsuge", secret(3), "invitation"))
    table.begin()
    play_on(table, 3)
    log = "\n".join(text for _, text in table.log)
    shown = "\n".join(table.sent(viewer).decode() for viewer in everybody(table))
    for held in (secret(0), secret(2), secret(3), "invitation"):
        assert held not in log.replace('"kind":"invited"', "")
        assert hashed(held) in log
        assert held not in shown.replace('"kind":"invited"', "")
        assert hashed(held) not in shown


def test_a_secret_holds_its_own_seat_and_no_other() -> None:
    table = started_table("kasane", [person(0), person(1), bot(), person(3)])
    for seat in (0, 1, 3):
        assert seating.seat_of(table.table, secret(seat)) == seat
    for wrong in ("", "guessed", secret(2), hashed(secret(0)), secret(0) + " "):
        with refused("seat-no-secret"):
            seating.seat_of(table.table, wrong)
    with refused("seat-no-secret"):  # it lets one sit down; it holds nothing
        seating.seat_of(waiting().table, "invitation")


# A bot at a person's seat.


class Spy(Bot):
    """Takes the last choice, and remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[View, Decision]] = []

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        self.given.append((view, decision))
        return decision.actions[-1]


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    """Every bot is this one."""
    found = Spy()

    def find_spy(name: str, game: Game) -> Bot:
        return found

    monkeypatch.setattr(automation, "find_bot", find_spy)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gets_exactly_what_the_seat_knows(game: str, spy: Spy) -> None:
    table = started_table(game)
    play_on(table, 5)
    seat = table.table.to_move()[-1]
    view = table.now(seat)["view"]
    asked = table.now(seat)["prompt"]
    table.write(seating.hand_over(table.table, seat, "greedy"))
    table.settle("bot")
    (given,) = spy.given
    assert given[0].viewer == seat
    assert dump(given[0].data()) == dump(view)
    assert [action.text for action in given[1].actions] == asked["actions"]
    assert table.last(seat)["how"] == "bot"
    for viewer in everybody(table):
        if viewer not in (seat, SPECTATOR):
            assert dump(given[0].data()) != dump(table.now(viewer)["view"])


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_handed_to_a_bot_and_taken_back(game: str) -> None:
    table = started_table(game)
    play_on(table, 5)
    seat = table.table.to_move()[-1]
    asked, view = table.now(seat)["prompt"], table.now(seat)["view"]
    table.write(seating.hand_over(table.table, seat, "random"))
    for viewer in everybody(table):
        assert table.last(viewer)["what"] == "handed"
        assert table.last(viewer)["bot"] == table.now(viewer)["seats"][seat]["bot"] == "random"
        assert table.now(viewer)["seats"][seat]["kind"] == "person", "it is still theirs"
    assert "prompt" not in table.now(seat)
    assert table.now(seat)["view"] == view, "they still see what they saw"
    with refused("table-bot-plays"):
        decisions.decide(table.table, seat, asked["id"], asked["actions"][0])
    with refused("table-bot-plays"):
        decisions.set_premove(table.table, seat, "")
    with refused("table-bot-plays"):
        seating.hand_over(table.table, seat, "random")
    assert seating.seat_of(table.table, secret(seat)) == seat
    table.write(seating.return_to(table.table, seat))
    assert table.now(seat)["prompt"] == asked
    assert table.now(seat)["view"] == view
    assert "bot" not in table.now(SPECTATOR)["seats"][seat]
    table.play(seat, asked["actions"][0])
    with refused("seat-yours-already"):
        seating.return_to(table.table, seat)


def test_a_seat_is_handed_over_only_in_a_game_and_only_to_a_bot_there_is() -> None:
    table = waiting_table("kasane", [person(0), Plan(), bot(), bot()])
    with refused("table-not-playing"):
        seating.hand_over(table.table, 0, "greedy")
    table.write(seating.sit(table.table, 1, "Kuroki", secret(1)))
    table.begin()
    with refused("bot-unknown"):
        seating.hand_over(table.table, 0, "nobody")
    table = started_table("kasane")
    play_out(table)
    with refused("table-not-playing"):
        seating.hand_over(table.table, 0, "greedy")


# Leaving, and being replaced.


def test_who_leaves_in_the_game_keeps_her_seat_until_the_others_replace_her() -> None:
    table = started_table("kasane")
    table.write(seating.leave(table.table, 1))
    assert table.now(0)["seats"][1]["gone"]
    assert table.now(0)["seats"][1]["kind"] == "person"
    assert seating.seat_of(table.table, secret(1)) == 1
    table.write(seating.return_to(table.table, 1))
    assert "gone" not in table.now(0)["seats"][1]


def test_only_somebody_who_has_gone_is_replaced() -> None:
    table = started_table("kasane", [*people(3), bot()])
    here = [0, 1, 2]
    for seat in (0, 1, 3):  # they are here, it is the voter's own, it is a bot
        with refused("vote-here"):
            seating.vote(table.table, 1, seat, here)
    with refused("seat-none"):
        seating.vote(table.table, 1, 4, here)
    with refused("vote-here"):
        seating.vote(table.table, 1, 1, [])
    assert isinstance(seating.vote(table.table, 1, 0, [1, 2]), Voted), "their connection is lost"
    table.write(seating.leave(table.table, 0))
    assert isinstance(seating.vote(table.table, 1, 0, here), Voted), "they said so, and still look on"


def test_nobody_is_replaced_where_no_game_is_played() -> None:
    table = waiting_table("kasane", [person(0), person(1), Plan(), Plan()])
    with refused("table-not-playing"):
        seating.vote(table.table, 0, 1, EVERYBODY)
    table = started_table("kasane")
    play_out(table)
    with refused("table-not-playing"):
        seating.vote(table.table, 0, 1, EVERYBODY)


@pytest.mark.parametrize(
    ("others", "needed"),
    [(1, 1), (2, 2), (3, 2), (4, 3)],
)
def test_more_than_half_of_the_others_must_want_it(others: int, needed: int) -> None:
    """The last seat has gone. Bots have no vote."""
    game = "yurikure" if others >= 2 else "lily"
    table = started_table(game, people(others + 1))
    for voter in range(needed - 1):
        table.write(seating.vote(table.table, voter, others, EVERYBODY))
        assert table.last(others)["what"] == "voted"
        assert table.last(others)["name"] == NAMES[voter]
        assert table.now(SPECTATOR)["seats"][others]["votes"] == voter + 1
        with refused("vote-twice"):
            seating.vote(table.table, voter, others, EVERYBODY)
        assert seating.seat_of(table.table, secret(others)) == others
    decisive = seating.vote(table.table, needed - 1, others, EVERYBODY)
    assert decisive == Handed(others, table.table.terms.bot, "vote")
    table.write(decisive)
    assert "votes" not in table.now(SPECTATOR)["seats"][others]


def test_bots_have_no_vote() -> None:
    table = started_table("kasane", [person(0), person(1), bot(), bot("random")])
    assert isinstance(seating.vote(table.table, 0, 1, EVERYBODY), Handed)


def test_those_who_have_left_too_are_not_waited_for() -> None:
    table = started_table("kasane")
    table.write(seating.vote(table.table, 0, 3, EVERYBODY))
    table.write(seating.leave(table.table, 1))
    table.write(seating.leave(table.table, 2))
    assert isinstance(seating.vote(table.table, 0, 3, EVERYBODY), Handed), "theirs is now more than half"


def test_votes_are_forgotten_when_she_plays_again() -> None:
    table = started_table("kasane")
    gone = mover(table)
    voters = [seat for seat in range(4) if seat != gone]
    table.write(seating.vote(table.table, voters[0], gone, EVERYBODY))
    play_on(table, 1)
    assert "votes" not in table.now(SPECTATOR)["seats"][gone]
    assert isinstance(seating.vote(table.table, voters[1], gone, EVERYBODY), Voted)
    table.write(seating.vote(table.table, voters[1], gone, EVERYBODY))
    table.write(seating.leave(table.table, gone))
    table.write(seating.return_to(table.table, gone))
    assert "votes" not in table.now(SPECTATOR)["seats"][gone]


def test_the_vote_of_who_was_replaced_is_not_that_of_who_sits_there_now() -> None:
    table = started_table("yurikure", people(5))
    table.write(Voted(4, 0, NAMES[0]))
    table.write(Handed(0, "greedy", "vote"))
    table.write(seating.sit(table.table, 0, "Sorai", "another secret"))
    assert "votes" not in table.now(SPECTATOR)["seats"][4]
    assert isinstance(seating.vote(table.table, 0, 4, EVERYBODY), Voted)
    earlier = next(news for news in table.update(1)["news"] if news["what"] == "voted")
    assert earlier["name"] == NAMES[0], "news stay as they were told"


def test_who_was_voted_out_is_out() -> None:
    table = started_table("yurikure")
    hand_in(table, 0, 1, 2)
    table.write(decisions.set_premove(table.table, mover(table), "unless-mine"))
    gone = mover(table)
    for voter in {0, 1, 2} - {gone}:
        table.write(seating.vote(table.table, voter, gone, EVERYBODY))
    assert table.now(SPECTATOR)["seats"][gone]["kind"] == "bot"
    assert table.now(SPECTATOR)["seats"][gone]["vacant"]
    assert table.now(gone).get("wish", "") == "", "what they wished is nobody's now"
    with refused("seat-no-secret"):
        seating.seat_of(table.table, secret(gone))
    table.settle("bot")


@pytest.mark.parametrize("game", GAMES)
def test_somebody_else_sits_down_with_what_the_seat_knows(game: str) -> None:
    table = started_table(game)
    play_on(table, 5)
    gone = table.table.to_move()[-1]
    seen, asked = table.update(gone), table.now(gone)["prompt"]
    table.write(Handed(gone, "greedy", "vote"))
    table.write(seating.sit(table.table, gone, "Sorai", "another secret"))
    assert seating.seat_of(table.table, "another secret") == gone
    with refused("seat-no-secret"):
        seating.seat_of(table.table, secret(gone))
    assert table.now(gone)["view"] == seen["now"]["view"]
    assert table.now(gone)["prompt"] == asked
    assert table.update(gone)["news"][: len(seen["news"])] == seen["news"]
    seat = table.now(SPECTATOR)["seats"][gone]
    assert seat == {"kind": "person", "name": "Sorai"}
    with refused("seat-taken"):
        seating.sit(table.table, gone, "Tsuge", "a third secret")
    table.play(gone, asked["actions"][0])


def test_a_bot_that_keeps_a_vacant_seat_is_not_filled_up_again() -> None:
    table = started_table("kasane")
    table.write(Handed(1, "greedy", "vote"))
    with refused("seat-taken"):
        seating.fill(table.table, 1, "random")


def test_every_way_to_sit_or_go_is_in_the_log_without_a_secret() -> None:
    entries: list[Entry] = [
        seating.sit(waiting().table, 2, "Kuroki", secret(2)),
        seating.fill(waiting().table, 2, "greedy"),
        seating.leave(waiting().table, 0),
        seating.hand_over(started_table("kasane").table, 0, "greedy"),
        seating.vote(started_table("kasane", terms=Terms(bot="random")).table, 0, 1, EVERYBODY),
    ]
    assert [type(entry) for entry in entries] == [Sat, Filled, Left, Handed, Voted]
    assert secret(2) not in "".join(encode_entry(entry) for entry in entries)
