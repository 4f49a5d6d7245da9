"""The rulebooks in the browser: chosen, searched, reached from a table; a rule has an address that leads to it, by mouse
and by keys. What a search finds is tested beside it (web/src/features/rules)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from madoi.games import NAMES, find
from madoi.words import LANGUAGES, words
from support.browser.boards import Kasane
from support.browser.page_checks import barriers, layout, resize
from support.browser.people import DESK, PHONE, NewPerson, Person


def read(person: Person) -> list[str]:
    """The ids of the rules that are shown."""
    found: list[str] = person.page.locator("section.rule").evaluate_all("(all) => all.map((one) => one.id)")
    return found


def here(person: Person) -> str:
    """What has the focus, if it is seen: its id."""
    return str(
        person.page.evaluate(
            """() => {
              const at = document.activeElement, box = at.getBoundingClientRect();
              return box.top >= 0 && box.top < innerHeight ? at.id : `${at.id} is at ${box.top}`;
            }"""
        )
    )


@pytest.mark.long  # tests/words holds every rule
def test_every_rule_has_its_place(new_person: NewPerson) -> None:
    """Each book in another language; that all have the same rules and titles is tested in web/src/i18n."""
    person = new_person(size=DESK)
    person.come("/rules")
    person.page.locator("ul.games a").nth(2).wait_for()
    for name, language in zip(NAMES, LANGUAGES, strict=True):
        person.page.locator(f"nav.books a[href='/rules/{name}']").click()
        person.speak(language)
        person.page.locator("h1", has_text=words(language).text(f"{name}-name")).wait_for()
        assert read(person) == find(name).rules
        titles = person.page.locator("section.rule > header h3").all_inner_texts()
        wanted = [f"{rule} {words(language).rule_title(rule)}" for rule in find(name).rules]
        spaced = [re.sub(r"\s+", " ", title) for title in titles]
        assert [title[: len(want)] for title, want in zip(spaced, wanted, strict=True)] == wanted
        contents = person.page.locator("nav.contents ol ol a").evaluate_all(
            "(all) => all.map((one) => one.hash)"
        )
        assert contents == [f"#{rule}" for rule in find(name).rules]
    # Pictures are drawn; where something could not be, the page would be without figures.
    assert person.page.locator("figure .drawing > *").count() > 10
    # A place that does not exist is said, and nothing breaks.
    person.come("/rules/kasane#KS-77.7")
    person.page.get_by_role("alert").filter(has_text="KS-77.7").wait_for()
    person.come("/rules/chess")
    person.page.get_by_role("alert").filter(has_text="chess").wait_for()


@pytest.mark.long  # search.test.ts searches
def test_searching_as_one_types(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    page = person.page
    person.come("/rules/kasane")
    field = page.get_by_role("searchbox")
    field.fill("ROBE  Right-most")  # capitals and spaces do not matter, all words must be there
    page.locator("mark").first.wait_for()
    assert "KS-2.4" in read(person)
    assert len(read(person)) < 6
    assert {text.lower() for text in page.locator("mark").all_inner_texts()} == {"robe", "right-most"}
    page.wait_for_url("**/rules/kasane?q=ROBE*")

    # In all books, by id; Enter goes there, and "back" comes back to the search.
    person.speak("zh-Hant")
    page.locator("nav.books a").first.click()
    field.fill("ｙｋ-4.8")
    page.wait_for_function("document.querySelectorAll('.hits > li').length === 1")
    assert page.locator(".hits a .id").all_inner_texts() == ["YK-4.8"]
    page.wait_for_url("**/rules?q=%EF%BD%99%EF%BD%8B-4.8")  # which is written when they have stopped typing
    field.press("Enter")
    page.wait_for_url("**/rules/yurikure#YK-4.8")
    person.until(lambda: here(person) == "YK-4.8")
    page.go_back()
    page.locator(".hits > li").wait_for()
    assert field.input_value() == "ｙｋ-4.8"

    field.fill("zzzz")
    page.get_by_text(words("zh-Hant").text("rules-nothing")).wait_for()


def test_by_keys_alone(new_person: NewPerson) -> None:
    person = new_person(size=DESK)
    page = person.page
    person.come("/rules/lily#LY-8.2")
    person.until(lambda: here(person) == "LY-8.2")
    page.keyboard.press("Tab")  # one goes on from the rule one came for
    assert page.evaluate("document.activeElement.closest('section.rule').id") == "LY-8.2"
    page.keyboard.press("/")
    page.keyboard.type("ly-d10")
    person.until(lambda: read(person) == ["LY-D10"])
    page.keyboard.press("Enter")
    person.until(lambda: here(person) == "LY-D10")
    assert page.locator("section.rule.here .standing").inner_text() == words("en").text("rules-is-decision")
    # A rule that another one names is one key away, and so is the next.
    person.come("/rules/lily#LY-D9")
    person.until(lambda: here(person) == "LY-D9")
    page.locator("#LY-D9 a.mark", has_text="LY-8.12").focus()
    page.keyboard.press("Enter")
    person.until(lambda: here(person) == "LY-8.12")
    page.get_by_role("link", name="LY-8.13 →").focus()
    page.keyboard.press("Enter")
    person.until(lambda: here(person) == "LY-8.13")


def test_from_a_table_to_the_book(new_person: NewPerson) -> None:
    """A reason, and a line of the log: their marks name the rule and show it over the table; from there the book
    opens beside it."""
    person = new_person(size=DESK)
    page = person.page
    person.sit("kasane", 3)
    board = Kasane(person)
    board.play_on(1)
    person.until_asked()  # the log stands still
    page.locator(".yaku button:not(.lit)").first.click()
    for mark in (page.locator(".why a.mark").first, page.locator(".log a.mark").last):
        assert mark.inner_text() == "§"
        rule = (mark.get_attribute("href") or "").removeprefix("/rules/kasane#")
        mark.hover()
        expect(mark).to_have_attribute("aria-label", f"{rule} {words('en').rule_title(rule)}")
        mark.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text(words("en").rule_title(rule)).wait_for()
        with person.context.expect_page() as opened:
            dialog.get_by_role("link", name=words("en").text("rules-in-book")).click()
        book = opened.value
        book.wait_for_url(f"**/rules/kasane#{rule}")
        book.wait_for_function("(rule) => document.activeElement.id === rule", arg=rule)
        book.close()
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
    # From there one leafs on, also on a phone: to a rule with a picture, and to the one with a table.
    resize(person, PHONE)
    page.locator("a.mark[href$='#KS-1.3']").first.dispatch_event("click")
    for _ in range(18):
        looked_at = dialog.locator("h2 .id").inner_text()
        if looked_at in ("KS-2.4", "KS-3.10"):
            dialog.locator("figure, table").first.wait_for()
            assert not layout(person) + barriers(person)
        dialog.get_by_role("button", name="→").click()
    assert dialog.locator("h2 .id").inner_text() == "KS-4.1"
    assert person.asked, "the table went on being there"
