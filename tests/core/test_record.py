"""Records: written and read back; whatever is wrong with one is said with its line."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.core.game import Game
from madoi.core.manual_chance import ManualChance
from madoi.core.record import FORMAT, VERSION, Player, Record, Step, check_seal, read
from madoi.core.refusal import BadOption, BadRecord, Illegal, Refusal
from madoi.core.session import Session, replay, start, verify
from madoi.games import find

GAME: Game = find("kasane")
PLAYERS = [Player("Aki"), Player("Yui of the north"), Player("greedy", "greedy"), Player("百合")]


def finished(seed: str = "record") -> Session:
    session = start(GAME, {}, PLAYERS, seed)
    while session.state.to_move():
        seat = session.state.to_move()[0]
        session.play(seat, session.state.legal(seat)[-1])
    return session


def refusal_of(text: str) -> Refusal:
    with pytest.raises(BadRecord) as caught:
        verify(GAME, read(text))
    return caught.value.refusal


def test_a_record_is_readable() -> None:
    lines = finished().record.text().splitlines()
    assert lines[:2] == ["madoi-record 1", "game kasane 1"]
    assert "seat 2 person Yui of the north" in lines
    assert "seat 3 greedy greedy" in lines
    assert any(line.startswith(("1 take ", "2 take ")) for line in lines)
    assert lines[-1] == "end"


def test_what_is_written_is_read_back() -> None:
    text = finished().record.text()
    assert read(text).text() == text
    assert verify(GAME, read(text)).record.text() == text


def test_an_unfinished_record_goes_on_where_it_was() -> None:
    session = start(GAME, {"easier": "yes"}, PLAYERS, "half")
    for _ in range(20):
        seat = session.state.to_move()[0]
        session.play(seat, session.state.legal(seat)[-1])
    again = verify(GAME, read(session.record.text()))
    assert again.decisions == 20
    assert again.state.view(0).data() == session.state.view(0).data()
    seat = again.state.to_move()[0]
    again.play(seat, again.state.legal(seat)[0])


def test_comments_blank_lines_and_missing_checks_do_no_harm() -> None:
    text = finished().record.text()
    bare = "\n".join("\n# a word\n" + line.partition(" ~")[0] for line in text.splitlines())
    assert verify(GAME, read(bare)).record.text() == text


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_a_changed_decision_is_found_at_its_line() -> None:
    text = finished().record.text()
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(("1 take", "2 take")))
    lines[place + 5] = lines[place + 5].replace("take", "take  ").replace("take   4", "take 3")
    seat, _, rest = lines[place + 5].partition(" ")
    lines[place + 5] = f"{seat} take 1 {rest.rpartition('~')[1]}{rest.rpartition('~')[2]}"
    refusal = refusal_of("\n".join(lines))
    assert refusal.code == "record-step-changed"
    assert refusal.facts["line"] == place + 6


def test_a_removed_and_a_swapped_line_are_found() -> None:
    lines = finished().record.text().splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith("begin"))
    without = lines[: begin + 4] + lines[begin + 5 :]
    assert refusal_of("\n".join(without)).facts["line"] == begin + 5
    swapped = lines.copy()
    swapped[begin + 3], swapped[begin + 4] = swapped[begin + 4], swapped[begin + 3]
    assert refusal_of("\n".join(swapped)).facts["line"] == begin + 4


def test_a_changed_header_seed_commitment_or_result_is_found() -> None:
    text = finished().record.text()
    assert refusal_of(edited(text, "easier no", "easier yes")).code == "record-header-changed"
    assert refusal_of(edited(text, "seed record", "seed another")).code == "record-seed"
    points = next(line for line in text.splitlines() if line.startswith("points"))
    assert refusal_of(edited(text, points, "points 99 0 0 0")).code == "record-points"


def unchecked(text: str) -> str:
    """As a forger would who leaves the check digits out."""
    return "\n".join(line.partition(" ~")[0] for line in text.splitlines())


def test_without_check_digits_an_illegal_decision_is_found_at_its_line() -> None:
    lines = unchecked(finished().record.text()).splitlines()
    begin = lines.index("begin")
    lines[begin + 7] = lines[begin + 7].split()[0] + " take 1 asagao 12"
    refusal = refusal_of("\n".join(lines))
    assert refusal.code == "record-decision"
    assert (refusal.facts["line"], refusal.facts["decision"]) == (begin + 8, 7)
    assert isinstance(refusal.facts["refusal"], Refusal)


def test_without_check_digits_another_seed_does_not_fit_its_commitment() -> None:
    text = edited(unchecked(finished().record.text()), "seed record", "seed other")
    assert refusal_of(text).code == "record-seed"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("madoi-record 1", "madoi-record 2", "record-version"),
        ("madoi-record 1", "[Event]", "record-no-record"),
        ("game kasane 1", "game kasane one", "record-header"),
        ("game kasane 1\n", "", "record-missing"),
        ("game kasane 1", "game kasane 9", "record-rules-version"),
        ("seat 2", "seat 3", "record-header"),
        ("chance madoi-chance-1", "chance dice-5", "record-chance"),
        ("chance madoi-chance-1\n", "", "record-missing"),
        ("begin", "start", "record-header"),
        ("\nend\n", "\n", "record-cut-off"),
        ("\nend\n", "\nend\n1 take 1\n", "record-after-end"),
        ("\npoints", "\n9 take 1\npoints", "record-step"),
        ("\npoints", "\n1\npoints", "record-step"),
        ("\npoints", "\nhello\npoints", "record-step"),
        ("\npoints", "\n= 5\npoints", "record-step"),
        ("\nend", "\n1 take 1\nend", "record-after-points"),
        ("\nseed record", "", "record-sealed"),
        ("option easier no", "option easier no\noption easier yes", "record-header"),
        ("game kasane 1", "game kasane 1\ngame kasane 1", "record-header"),
        ("chance madoi-chance-1", "chance madoi-chance-1\nchance fed", "record-header"),
        ("commitment", "commitment 00\ncommitment", "record-header"),
        ("game kasane 1", "game kasane " + "9" * 5000, "record-header"),
        ("game kasane 1", "game kasane ١", "record-header"),
        ("madoi-record 1", "madoi-record 12", "record-version"),
        (
            "seat 1 person Aki\nseat 2 person Yui of the north\nseat 3 greedy greedy\nseat 4 person 百合\n",
            "",
            "record-missing",
        ),
        ("seat 1 person Aki", "seat 1 person \x1b[31mred", "record-header"),
        ("\npoints", "\n0 take 1\npoints", "record-step"),
        ("\nend", "\nend x", "record-after-points"),
        ("\nseed record", "\nseed record\nseed record", "record-after-points"),
        ("\nend", "\npoints 1 2 3 4\nend", "record-after-points"),
        ("game kasane 1", "game kasane 0", "record-rules-version"),
    ],
)
def test_a_broken_record_is_refused(old: str, new: str, code: str) -> None:
    text = edited(unchecked(finished().record.text()) + "\n", old, new)
    assert refusal_of(text).code == code


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for start_line in ("", f"{FORMAT} {VERSION}\n"):
        with pytest.raises(BadRecord):
            read(start_line + text)


@given(st.data())
def test_a_damaged_record_is_read_or_refused_never_more(data: st.DataObject) -> None:
    lines = SAMPLE.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        line = lines[place]
        cut = data.draw(st.integers(0, len(line)))
        lines[place] = line[:cut] + data.draw(st.text(max_size=3)) + line[cut + 1 :]
    with suppress(BadRecord):
        replay(GAME, read("\n".join(lines)))


SAMPLE = unchecked(finished().record.text())


def fed_session() -> Session:
    area = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7]
    return Session(GAME, GAME.settings({}, 4), PLAYERS, ManualChance([2, *area]))


def test_a_fed_game_is_recorded_with_its_results_and_verified_without_a_seed() -> None:
    session = fed_session()
    for _ in range(11):
        seat = session.state.to_move()[0]
        session.play(seat, session.state.default(seat))
    seat = session.state.to_move()[0]
    session.play(seat, session.state.default(seat), [1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 9, 0, 0, 1, 2, 3])
    text = session.record.text()
    assert "chance fed" in text
    assert "\n= 2 ~" in text
    again = verify(GAME, read(text))
    assert again.record.text() == text
    assert again.state.view(1).data() == session.state.view(1).data()


def test_a_fed_record_with_a_missing_or_impossible_result_is_refused() -> None:
    text = unchecked(fed_session().record.text())
    missing = text.replace("\n= 7", "", 1)
    assert refusal_of(missing).code == "record-unfed"
    assert refusal_of(text.replace("\n= 7", "\n= 17", 1)).code == "record-decision"
    assert refusal_of(text.replace("\nend", "\n= 3\nend")).code == "record-decision"


def test_the_seal_is_checked_by_itself() -> None:
    record = Record("kasane", 1, {}, PLAYERS, "fed")
    record.steps.append(Step(0, "take 1", 5, "00000000"))
    with pytest.raises(BadRecord):
        check_seal(record)


def test_an_illegal_decision_changes_nothing() -> None:
    session = start(GAME, {}, PLAYERS, "illegal")
    before = session.record.text()
    seat = session.state.to_move()[0]
    with pytest.raises(Illegal):
        session.play((seat + 1) % 4, session.state.legal(seat)[0])
    with pytest.raises(Illegal):
        session.play(seat, GAME.parse("take 1 asagao 6"))
    assert session.record.text() == before
    assert session.decisions == 0


def test_a_forged_line_with_its_own_check_digits_is_found_at_the_next() -> None:
    """The digits are chained: who changes a line must change all below."""
    record = finished().record
    text = record.text()
    lines = text.splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith("begin"))
    other = read(text)
    other.steps[2].text = "take 1 juu 2"
    lines[begin + 3] = f"{other.steps[2].to_line()} ~{other.checks()[3]}"
    refusal = refusal_of("\n".join(lines))
    assert (refusal.code, refusal.facts["line"]) == ("record-step-changed", begin + 5)


def test_a_changed_header_with_its_own_check_digits_is_found_at_the_first_decision() -> None:
    text = finished().record.text()
    other = read(text.replace("seat 1 person Aki", "seat 1 person Eve"))
    lines = text.replace("seat 1 person Aki", "seat 1 person Eve").splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith("begin"))
    lines[begin] = f"begin ~{other.checks()[0]}"
    refusal = refusal_of("\n".join(lines))
    assert (refusal.code, refusal.facts["line"]) == ("record-step-changed", begin + 2)


def test_line_ends_of_other_systems_do_no_harm() -> None:
    record = finished().record.text()
    assert read(record.replace("\n", "\r\n")).text() == record
    assert read(record.replace("madoi-record 1", "madoi-record\t1")).text() == record


lines_of_text = st.text(min_size=1, max_size=40).filter(
    lambda text: text.isprintable() and text == text.strip()
)


@given(st.lists(lines_of_text, min_size=4, max_size=4), lines_of_text.filter(lambda text: " " not in text))
def test_whatever_the_program_can_make_is_read_back(names: list[str], seed: str) -> None:
    session = start(GAME, {}, [Player(name) for name in names], seed)
    text = session.record.text()
    assert verify(GAME, read(text)).record.text() == text
    assert read(text).names == names
    assert read(text).seed == seed


@pytest.mark.parametrize("name", ["", " a", "a ", "a\nb", "\x1b[31m", "a\u2028b", "\udcff", "x" * 41])
def test_names_and_seeds_that_no_record_could_keep_are_refused(name: str) -> None:
    with pytest.raises(BadOption):
        start(GAME, {}, [Player(name), Player("b")], "seed")
    with pytest.raises(BadOption):
        start(GAME, {}, [Player("a"), Player("b")], name if len(name) != 41 else "x" * 65)


@pytest.mark.parametrize(("old", "new"), [("= 7", "= 77"), ("= 5", "= --5"), ("= 5", "= " + "9" * 5000)])
def test_a_wrong_result_is_found_at_its_own_line(old: str, new: str) -> None:
    text = unchecked(fed_session().record.text())
    lines = text.replace("\n" + old, "\n" + new, 1).splitlines()
    place = lines.index(new) + 1
    assert refusal_of("\n".join(lines)).facts["line"] == place
