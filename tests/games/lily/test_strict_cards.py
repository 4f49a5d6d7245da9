"""What a node does not use is refused, with its field and line: a text can promise nothing that the engine ignores."""

from __future__ import annotations

import tomllib

import pytest

from madoi.core.refusal import BadOption
from madoi.games.lily import GAME
from madoi.games.lily.cards.drafts import validate_set
from madoi.games.lily.cards.sets import make_pool, one_line, shipped_pool
from support.games.lily.plain_cards import event, girl, potential

ONCE = 'type = "activated", once = true, '
ATTACKS = 'type = "auto", when = "self attacks", '
USELESS = [
    (ONCE + 'do = [{ put = { pick = "trash", row = "front" }, to = "hand" }]', "do[1].put.pick.row", "unused"),
    (ONCE + 'do = [{ put = { pick = "hand", up = true }, to = "trash" }]', "do[1].put.pick.up", "unused"),
    (ONCE + 'do = [{ put = { all = "trash", active = true }, to = "hand" }]', "do[1].put.all.active", "unused"),
    (ONCE + 'do = [{ look = 3, leader = true }]', "do[1].leader", "unused"),
    (ONCE + 'do = [{ defeat = { pick = "enemies", kind = "event" } }]', "do[1].defeat.pick.kind", "unused"),
    (ONCE + 'do = [{ defeat = { pick = "enemies", other = true } }]', "do[1].defeat.pick.other", "unused"),
    (ONCE + 'do = [{ defeat = { pick = "enemies", count = 1, up-to = 2 } }]', "do[1].defeat.count", "unused"),
    (ONCE + 'do = [{ power = { each = "allies", whose = "opponent" } }]', "do[1].power.each.whose", "unused"),
    (ONCE + 'if = [{ count = "allies", whose = "you", least = 1 }], do = [{ draw = 1 }]', "if[1].count.whose", "unused"),
    (ONCE + 'if = [{ self = { column = "same" } }], do = [{ draw = 1 }]', "if[1].self.column", "unused"),
    ('type = "continuous", gives = [{ cheaper = 1, kind = "character" }]', "gives[1].kind", "unused"),
    (ONCE + 'if = [{ count = "hand", least = 5, most = 2 }], do = [{ draw = 1 }]', "if[1]", "never"),
    (ONCE + 'if = [{ count = "hand", least = 0 }], do = [{ draw = 1 }]', "if[1]", "never"),
    (ONCE + 'if = [], do = [{ draw = 1 }]', "if", "never"),
    (ONCE + 'do = [{ look = 3, level-least = 4, level-most = 2 }]', "do[1]", "never"),
    (ONCE + 'do = [{ look = 3, kind = "event", level-most = 2 }]', "do[1]", "never"),
    (ONCE + 'do = [{ look = 3, kind = "potential" }]', "do[1]", "never"),
    (ONCE + 'do = [{ put = { pick = "coupling", up = false, color = "hexagram" }, to = "hand" }]', "do[1].put.pick", "never"),
    (ONCE + 'do = [{ defeat = "subject" }]', "do[1].defeat", "no-subject"),
    ('type = "auto", when = "you turn-start", do = [{ defeat = "subject" }]', "do[1].defeat", "no-subject"),
    ('type = "special", when = "this trashed", do = [{ defeat = "subject" }]', "do[1].defeat", "no-subject"),
    (ONCE + 'do = [{ defeat = "attacker" }]', "do[1].defeat", "no-battle"),
    (ONCE + 'do = [{ power = 10, until = "battle" }]', "do[1].until", "no-battle"),
    (ONCE + 'do = [{ support = 10 }]', "do[1].support", "no-battle"),
    ('type = "auto", when = "you turn-end", do = [{ grant = "wide", until = "battle" }]', "do[1].until", "no-battle"),
    (ATTACKS + 'do = [{ defeat = "chosen" }]', "do[1].defeat", "none-chosen"),
    (ATTACKS + 'do = [{ one-of = [[{ draw = 1 }]] }]', "do[1].one-of", "one-option"),
    (ATTACKS + 'may = true, cost = { reverse = 1 }, do = [{ draw = 1 }]', "may", "may"),
]  # fmt: skip


def faults_of(card: str) -> list[tuple[str, object]]:
    _, wrong = make_pool(shipped_pool(), [("test", tomllib.loads(card))])
    return [(fault.code, fault.facts["field"]) for fault in wrong]


@pytest.mark.parametrize(("skill", "field", "code"), USELESS)
def test_what_would_mean_nothing_is_refused(skill: str, field: str, code: str) -> None:
    assert faults_of(girl("t1", "rin", "1 30 10", skill)) == [(f"lily-file-{code}", f"skills[1].{field}")]


@pytest.mark.parametrize(("skill", "field", "code"), USELESS)
def test_a_set_of_an_old_record_is_read_as_it_was(skill: str, field: str, code: str) -> None:
    """LY-D14: what is refused today was let pass then."""
    text = one_line(tomllib.loads(girl("t1", "rin", "1 30 10", skill)))
    assert "t1" in GAME.settings({"set": text}, 2).pool.number_of
    with pytest.raises(BadOption) as bad:
        GAME.settings({"set": text, "rulings": "2"}, 2)
    assert bad.value.refusal.code == f"lily-file-{code}"


def test_a_potential_can_be_declined_anyway() -> None:
    card = potential("t1", 'when = "action", may = true, do = [{ draw = 1 }]')
    assert faults_of(card) == [("lily-file-may", "skills[1].may")]


def test_the_moment_of_an_event_may_be_in_a_battle() -> None:
    assert (
        faults_of(
            event("t1", 'when = "ally attacks", do = [{ power = 10, on = "subject", until = "battle" }]')
        )
        == []
    )


def test_each_fault_has_the_line_of_its_skill() -> None:
    """The second skill of the second card, on a line of its own."""
    useless = ONCE + 'do = [{ look = 3, row = "front" }]'
    text = girl("t1", "rin", "1 30 10") + girl("t2", "rin", "2 40 10", ONCE + "do = [{ draw = 1 }]", useless)
    faults = validate_set(text).faults
    assert [fault.code for fault in faults] == ["lily-file-unused"]
    line = faults[0].facts["line"]
    assert isinstance(line, int)
    assert "look = 3" in text.splitlines()[line - 1]


def test_a_skill_over_several_lines_is_found_where_it_begins() -> None:
    text = girl("t1", "rin", "1 30 10", 'type = "continuous", gives = [\n  { power = 10 }]', 'type = "sp", do = [\n  { draw = 1, row = "front" }]')  # fmt: skip
    faults = validate_set(text).faults
    assert [fault.facts["field"] for fault in faults] == ["skills[2].do[1].row"]
    line = faults[0].facts["line"]
    assert isinstance(line, int)
    assert '"sp"' in text.splitlines()[line - 1]
