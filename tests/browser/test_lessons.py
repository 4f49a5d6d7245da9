"""Every lesson is gone through to its end by taps and clicks, wrong steps included, on phones and desks and in all
languages; what a step points at can be seen, and what was tried is answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from madoi.core.viewer import SPECTATOR
from madoi.lessons import NAMES, RECORD, shipped_lesson
from madoi.lessons.lesson import Lesson, Step
from madoi.server.table.projection.replay import build_replay
from madoi.words import words
from support.browser.boards import BOARDS, Board, Kasane
from support.browser.page_checks import barriers, layout
from support.browser.people import DESK, PHONE, NewPerson, Person, Size

ROUNDS = [
    ("kasane-first", "ja", PHONE),
    ("yurikure-sheet", "ja", DESK),
    ("yurikure-couple", "en", PHONE),
    ("yurikure-kiss", "zh-Hant", PHONE),
    ("lily-fight", "en", PHONE),
    ("lily-couple", "zh-Hant", PHONE),
    ("lily-counter", "zh-Hant", DESK),
    ("kasane-first", "en", DESK),
    ("yurikure-sheet", "zh-Hant", PHONE),
    ("yurikure-couple", "ja", DESK),
    ("yurikure-kiss", "en", DESK),
    ("lily-fight", "ja", DESK),
    ("lily-couple", "en", DESK),
    ("lily-counter", "ja", PHONE),
]
IN_TIME = [one for one in ROUNDS[:7] if one[0] == "yurikure-kiss"]
"""All other lessons go to their ends in a long run; tests/lessons checks what they teach."""
FIRST = ("kasane-first", "yurikure-sheet", "lily-fight")
SEEN = """(part) => {
  const shown = [...document.querySelectorAll(`[data-part~="${part}"]`)].filter((one) => one.checkVisibility());
  if (!shown.length) return "is not there";
  const box = shown[0].getBoundingClientRect();
  const x = Math.min(innerWidth - 2, Math.max(2, box.left + box.width / 2));
  for (const y of [box.top + Math.min(12, box.height / 2), box.top + box.height / 2]) {
    const top = document.elementFromPoint(x, y);
    if (top?.closest(".guide")) return "lies below the guide";
    if (top) return "";
  }
  return "is outside the window";
}"""


@cache
def read_package_data(name: str) -> Lesson:
    return shipped_lesson(name)


class ExactKasane(Kasane):
    """Takes just the offer that is meant, not the best."""

    def place_of(self, action: str, offered: list[str]) -> int:
        def rank(one: str) -> tuple[bool, int, int]:
            _, _, *yaku = one.split()
            if not yaku:
                return (True, 0, 0)
            cell = next(
                cell
                for cell in self.view["cells"]
                if (cell["yaku"], cell["count"]) == (yaku[0], int(yaku[1]))
            )
            return (False, -cell["points"][cell["taken"]], -cell["count"])

        return sorted(offered, key=rank).index(action)


class Pupil:
    """Somebody in a lesson. The gestures are those of any table; what they are asked stands in the lesson."""

    def __init__(self, person: Person, lesson: Lesson) -> None:
        self.person = person
        self.page = person.page
        self.lesson = lesson
        self.script = lesson.script
        kind = {**BOARDS, "kasane": ExactKasane}[lesson.session.game.name]
        self.board: Board = kind(person)
        person.told.append({"type": "welcome", "viewer": self.script.seat})

    def at(self, number: int) -> None:
        """They have come to this step; the board is told what stands there."""
        self.page.wait_for_selector(f".taught[data-step='{number}']")
        step = self.script.steps[number]
        state = self.lesson.session.state_at(step.after)
        seat = self.script.seat
        actions = [action.text for action in state.legal(seat)] if step.decision else []
        view: Any = msgspec.json.decode(msgspec.json.encode(state.view(seat).data()))
        self.person.now = {"view": view, "prompt": {"actions": actions, "wishes": []} if actions else None}
        guide = self.page.locator(".guide")
        guide.get_by_role("heading", name=step.title[self.person.language], exact=True).wait_for()
        self.person.settle()

    def button(self, key: str) -> Callable[[], None]:
        said = words(self.person.language).text(key)
        return self.page.locator(".guide").get_by_role("button", name=said, exact=True).click

    def answered(self, said: str) -> None:
        """The guide has answered this, and nothing has gone on."""
        answer = self.page.locator(".guide .answer")
        answer.filter(has_text=said).wait_for()
        answer.get_by_role("button").last.click()
        answer.wait_for(state="detached")

    def tries(self, number: int, step: Step) -> None:
        """Everything that they are invited to try, and on the board what is allowed and not wanted."""
        language = self.person.language
        state = self.lesson.session.state_at(step.after)
        for wrong in step.wrong:
            refusal = state.why_not(self.script.seat, self.lesson.session.game.parse(wrong.actions[0]))
            if wrong.offer:
                if not self.page.locator(".guide .offers").count():
                    self.page.locator(".guide .what-if").click()
                self.page.locator(".guide .offers").get_by_text(wrong.offer[language], exact=True).click()
                reason = "" if refusal is None else words(language).text(refusal.code, refusal.facts)[:12]
                self.answered(wrong.says.get(language) or reason)
            if wrong.allowed:
                self.board.gesture(wrong.actions[0])
                self.answered(wrong.says[language])
            assert self.page.locator(f".taught[data-step='{number}']").count()


@pytest.mark.parametrize(
    ("name", "language", "size"),
    [
        pytest.param(
            *one, id=f"{one[0]}-{one[1]}-{one[2].width}", marks=() if one in IN_TIME else pytest.mark.long
        )
        for one in ROUNDS
    ],
)
def test_a_lesson_to_its_end(new_person: NewPerson, name: str, language: str, size: Size) -> None:
    person = new_person(language, size)
    lesson = read_package_data(name)
    pupil = Pupil(person, lesson)
    steps = lesson.script.steps
    person.come(f"/learn/{name}")
    faults: list[str] = []
    for number, step in enumerate(steps):
        pupil.at(number)
        if number < len(steps) - 1:
            unseen = [(part, person.page.evaluate(SEEN, part)) for part in step.point[:1]]
            faults += [f"step {number}: {part} {why}" for part, why in unseen if why]
        if size == PHONE:
            faults += [f"step {number}: {fault}" for fault in layout(person)]
        if number in (1, len(steps) - 1) and name in FIRST:
            faults += barriers(person)
        if step.decision:
            pupil.tries(number, step)
            pupil.board.gesture(lesson.expected(step))
        elif number < len(steps) - 1:
            pupil.button("web-learn-next")()
    assert not faults, "\n".join(faults)
    for line in lesson.script.learnt[language]:
        assert person.page.get_by_text(line, exact=True).is_visible()
    game = name.partition("-")[0]
    following = [one for one in NAMES[NAMES.index(name) + 1 :] if one.startswith(game)]
    if following:
        pupil.button("web-learn-next-lesson")()
        person.page.wait_for_url(f"**/learn/{following[0]}")
        return
    if lesson.session.state_at(steps[-1].after).outcome() is not None:
        pupil.board.ending().wait_for()
    pupil.button("web-learn-play")()
    person.page.wait_for_url("**/t/*")


def test_leaving_coming_back_and_being_shown(new_person: NewPerson) -> None:
    """From the first page to a lesson; "do it for me", back, left, gone on with from the list, without a line."""
    person = new_person()
    pupil = Pupil(person, read_package_data(NAMES[0]))
    person.come()
    person.choose_game("kasane").locator("a.main").click()
    pupil.at(0)
    asked = next(number for number, step in enumerate(pupil.script.steps) if step.decision)
    for number in range(asked):
        pupil.at(number)
        pupil.button("web-learn-next")()
    pupil.at(asked)
    person.context.set_offline(True)
    person.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    pupil.button("web-learn-for-me")()
    pupil.at(asked + 1)
    pupil.button("web-learn-back")()
    pupil.at(asked)
    pupil.board.gesture(pupil.lesson.expected(pupil.script.steps[asked]))
    pupil.at(asked + 1)
    person.context.set_offline(False)
    pupil.button("web-learn-leave")()
    person.page.locator("progress").wait_for()
    person.page.locator(".do button.main").first.click()
    pupil.at(asked + 1)
    person.page.reload()
    pupil.at(asked + 1)


def test_the_list_and_a_lesson_that_is_not_there(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    person.forgiven = ("404",)
    person.come("/learn")
    person.page.locator("li.card").nth(2).wait_for()
    for language in ("ja", "zh-Hant", "en"):
        person.change_language(language)
        person.settle()
        assert layout(person) == []
    assert barriers(person) == []
    person.come("/learn/lily-first")  # a lesson that was replaced
    person.page.wait_for_url("**/learn/lily-fight")
    person.come("/learn/nowhere")
    person.page.get_by_text(words("en").text("lesson-none")).wait_for()


MOMENTS = """() => { window.moments = []; new MutationObserver(() => {
    const moment = document.querySelector(".battle[data-moment]")?.dataset.moment;
    if (moment && window.moments.at(-1) !== moment) window.moments.push(moment);
    if (document.querySelector(".layer[data-playing=yes]")) window.step = document.querySelector(".taught")?.dataset.step;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-moment"] }); }"""
OPENING = ["clash", "draw", "flip", "sum"]


def staged(person: Person) -> list[str]:
    """The moments of the last battle so far, each where it was staged first."""
    person.page.locator(".layer[data-playing=no]").wait_for(state="attached")
    moments = person.page.evaluate("window.moments.slice(window.moments.lastIndexOf('clash'))")
    return list(dict.fromkeys(moments))


@pytest.mark.long  # staged-table.svelte.test.ts tests the order
def test_a_battle_is_staged_in_order_in_lesson_and_replay(new_person: NewPerson) -> None:
    """Supports turn over before sums grow, and the blow comes last. The guide waits for the stage."""
    person = new_person(motion=True)
    person.come("/madoi.svg")
    person.page.evaluate("localStorage.setItem('madoi-comfort', JSON.stringify({ speed: 'fast' }))")
    pupil = Pupil(person, read_package_data("lily-fight"))
    person.come("/learn/lily-fight")
    pupil.at(0)
    pupil.button("web-learn-next")()
    pupil.at(1)
    person.page.evaluate(MOMENTS)
    pupil.board.gesture("attack cf rf")
    pupil.at(2)
    assert staged(person) == OPENING
    assert person.page.evaluate("window.step") == "1"
    pupil.board.gesture("pass")
    pupil.at(3)
    assert staged(person) == [*OPENING, "blow"]

    person.come("/replay")
    record = files("madoi.lessons") / "lily-fight" / RECORD
    person.page.locator("input[type=file]").set_input_files(str(record))
    person.page.locator(".replay .bar").wait_for()
    moments = build_replay(pupil.lesson.session, SPECTATOR).moments
    before = [moment.decisions for moment in moments].index(39)
    slider = person.page.locator(".bar input[type=range]")
    slider.evaluate(
        "(it, to) => { it.value = to; it.dispatchEvent(new Event('input', { bubbles: true })); }", before
    )
    person.page.locator(f".replay[data-place='{before}']").wait_for()
    person.page.evaluate(MOMENTS)
    person.page.keyboard.press("ArrowRight")
    person.until(lambda: "sum" in staged(person))
    assert staged(person) == OPENING
    person.page.keyboard.press("ArrowRight")
    person.page.locator(f".replay[data-place='{before + 2}']").wait_for()
    person.page.keyboard.press("ArrowRight")
    person.until(lambda: staged(person)[-1] == "blow")
    assert staged(person) == [*OPENING, "blow"]
