"""Cards of Lily looked through, a deck built by taps, sent through text and back, tried and played; cards of one's own
from a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, expect

from madoi.games.lily.cards.deck_stats import SupportFailure, without_leader_and_partner
from madoi.games.lily.cards.decks import DeckList, built_in_deck, faults, read_deck
from madoi.games.lily.cards.sets import pool_with, shipped_pool
from madoi.games.lily.file_options import LilyFileOptions
from support.browser.boards import Lily
from support.browser.keyboard import Keys
from support.browser.page_checks import PageChecks
from support.browser.people import DESK, PHONE, NewPerson, Person, said
from support.browser.service_worker import WORKER
from support.games.lily.own_set import OWN

CARDS = cast(dict[str, dict[str, Any]], LilyFileOptions().catalogue()["cards"])
BUILT = dict.fromkeys(["w101", "w102", "w201", "w202", "w301"], 2) | dict.fromkeys(
    ["w104", "w107", "w108", "w109", "w205", "w403", "w404"], 4
)
BUILT["we1"] = 2
"""Forty cards: of the strongest a deck may have two each (LY-D15)."""
POTENTIALS = {"wp1": 2, "wp2": 2, "wp3": 2, "wp4": 1}


def button(person: Person, key: str, **facts: object) -> Locator:
    return person.page.get_by_role("button", name=said(person, key, **facts), exact=True)


def tab(person: Person, name: str) -> None:
    person.page.locator(f"#tab-{name}").click()


def row(person: Person, id: str) -> Locator:
    return person.page.locator(f".browser li[data-id={id}]")


def kept(person: Person) -> list[dict[str, Any]]:
    """The decks on this person's device."""
    found: list[dict[str, Any]] = json.loads(
        person.page.evaluate("localStorage.getItem('madoi-lily-decks')") or "[]"
    )
    return found


def as_list(deck: dict[str, Any]) -> DeckList:
    return DeckList({}, {}, deck["cards"], deck["potentials"], deck["leader"], deck["partner"])


def from_nothing(person: Person) -> None:
    person.come("/decks")
    button(person, "decks-from-nothing").click()
    row(person, "w101").wait_for()


class Building:
    """Somebody who builds a deck with their thumb."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def deck(self) -> DeckList:
        """The one they have last begun, as it lies on their device."""
        return as_list(kept(self.person)[0])

    @property
    def failing(self) -> SupportFailure:
        pool = shipped_pool()
        return SupportFailure(
            without_leader_and_partner(pool, self.deck), pool.cards[pool.number_of[self.deck.leader]]
        )

    def add(self, id: str, copies: int) -> None:
        for _ in range(copies):
            row(self.person, id).locator(".more").tap()

    def home(self) -> None:
        self.page.get_by_role("link", name=said(self.person, "web-decks")).first.tap()

    def build(self) -> None:
        """What is missing is said from the beginning, with its rule and what to do about it."""
        person, page = self.person, self.page
        from_nothing(person)
        tab(person, "deck")
        expect(page.locator("#panel-deck li:has(button)")).to_have_count(5)
        faults = page.locator("section", has=page.locator("#deck-faults"))
        expect(faults.locator(".mark[href$='#LY-5.2']")).to_be_visible()
        button(person, "decks-do-first-level").tap()
        leaders = sum(card.get("level") == 1 for card in CARDS.values())
        expect(page.locator("#decks-found")).to_contain_text(f"{leaders} ")
        button(person, "decks-clear").tap()
        for id, copies in BUILT.items():
            if copies == 4:  # as many as a deck may have, by one tap
                row(person, id).locator(".all").tap()
            else:
                self.add(id, copies)
        for id, copies in POTENTIALS.items():
            self.add(id, copies)

    def set_right(self) -> None:
        """One too many: by which rule, and one tap sets it right."""
        person, page = self.person, self.page
        self.add("w101", 1)
        tab(person, "deck")
        alike = page.locator("#panel-deck li", has_text="3 copies of")
        expect(alike.locator(".mark[href$='#LY-5.1']")).to_be_visible()
        alike.get_by_role("button", name=said(person, "decks-do-take", count=1)).tap()
        page.locator("#deck-leader").select_option("w101")
        page.locator("#deck-partner").select_option("w102")
        expect(page.locator("#deck-faults")).to_contain_text(said(person, "decks-good"))
        button(person, "decks-undo").tap()  # and back again
        expect(page.locator("#deck-partner")).to_have_value("")
        page.locator("#deck-partner").select_option("w102")
        name = page.locator(".name input")
        name.fill('Hers "and" mine')
        name.blur()

    def look_at_figures(self) -> None:
        """The numbers are the engine's."""
        page = self.page
        tab(self.person, "figures")
        expect(page.locator(".chance")).to_have_text(f"{float(self.failing.chance) * 100:.1f}%")
        levels = [
            sum(copies for id, copies in BUILT.items() if CARDS[id].get("level") == level)
            for level in range(1, 6)
        ]
        expect(page.locator("figure svg .count")).to_have_text([str(count) for count in levels])

    def give_out(self, folder: Path) -> tuple[Path, str, str]:
        """The deck as a saved file, as a list and as a link."""
        person, page = self.person, self.page
        button(person, "decks-give-out").tap()
        text = page.locator("dialog textarea").input_value()
        assert read_deck(text).text() == self.deck.text()
        assert read_deck(text).name["en"] == 'Hers "and" mine'
        with page.expect_download() as download:
            button(person, "decks-save-file").tap()
        file = folder / download.value.suggested_filename
        download.value.save_as(file)
        assert file.name == "Hers-and-mine.toml"
        assert file.read_text(encoding="utf-8") == text
        page.locator("dialog label", has_text=said(person, "decks-form-list")).tap()
        listed = page.locator("dialog textarea").input_value()
        page.locator("dialog label", has_text=said(person, "decks-form-link")).tap()
        link = page.locator("dialog input[readonly]").input_value()
        page.keyboard.press("Escape")
        return file, listed, link

    def take_in(self, file: Path, listed: str) -> None:
        """The same deck from the file, and from the list, of which a line is wrong at first."""
        person, page = self.person, self.page
        same = self.deck.text()
        self.home()
        button(person, "decks-take-in").tap()
        page.locator("dialog input[type=file]").set_input_files(file)
        button(person, "decks-keep-new").tap()
        page.locator("#tab-deck").wait_for()
        assert self.deck.text() == same
        self.home()
        button(person, "decks-take-in").tap()
        wrong = listed.replace("4 w104", "4 nobody")
        field = page.locator("dialog textarea")
        field.fill(wrong)
        button(person, "decks-read").tap()
        place = next(number for number, line in enumerate(wrong.splitlines(), 1) if "nobody" in line)
        expect(page.locator("dialog .misread")).to_contain_text(f"Line {place}:")
        assert field.input_value() == wrong, "nothing is lost"
        field.fill(listed)
        button(person, "decks-read").tap()
        button(person, "decks-keep-new").tap()
        page.locator("#tab-deck").wait_for()
        assert self.deck.text() == same

    def draw(self) -> None:
        """Six cards, two of them exchanged, one drawn, supports turned over."""
        person, page = self.person, self.page
        tab(person, "draw")
        hand = page.locator("#panel-draw .cards .mini")
        expect(hand).to_have_count(6)
        hand.nth(0).tap()
        hand.nth(3).tap()
        button(person, "decks-draw-exchange", count=2).tap()
        expect(hand).to_have_count(6)
        left = said(person, "decks-draw-left", deck=30, trash=2)
        expect(page.locator("#panel-draw .head")).to_contain_text(left)
        button(person, "decks-draw-card").tap()
        expect(hand).to_have_count(7)
        button(person, "decks-draw-turn").tap()
        button(person, "decks-draw-many", count=100).tap()
        chance = float(self.failing.chance)
        counted = page.locator("#panel-draw p", has_text=" of 101 failed")
        expect(counted).to_contain_text(said(person, "decks-draw-expected", chance=f"{chance * 100:.1f}"))
        failed = int(re.findall(r"(\d+) of 101", counted.inner_text())[0])
        assert abs(failed / 101 - chance) < 0.25


def test_a_deck_is_built_by_taps_and_played(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person(size=PHONE)
    building = Building(person)
    building.build()
    building.set_right()
    deck = building.deck
    assert deck.cards == BUILT
    assert deck.potentials == POTENTIALS
    assert not faults(shipped_pool(), deck)
    building.look_at_figures()
    building.take_in(*building.give_out(tmp_path)[:2])
    building.draw()
    # At once into a game, with this deck.
    button(person, "decks-play").tap()
    person.until(lambda: person.now)
    welcome = next(message for message in person.told if message["type"] == "welcome")
    assert welcome["options"]["decks"] == f"{deck.text()},dawn"
    assert Lily(person).play_on(4) == 4


@pytest.mark.long  # a deck by taps is above; deck.test.ts tests what is sent
def test_a_deck_is_sent_deleted_and_brought_back(new_person: NewPerson) -> None:
    person = new_person(language="zh-Hant", size=PHONE)
    page = person.page
    person.come("/decks")
    page.locator(".ready button").nth(1).tap()
    page.locator("#tab-deck").wait_for()
    dusk = built_in_deck("dusk").text()
    assert as_list(kept(person)[0]).text() == dusk
    button(person, "decks-double").tap()
    button(person, "decks-drop").tap()
    assert len(kept(person)) == 1
    button(person, "decks-undo").tap()
    assert len(kept(person)) == 2
    page.locator(".decks a").first.tap()
    button(person, "decks-give-out").tap()
    page.locator("dialog label", has_text=said(person, "decks-form-link")).tap()
    link = page.locator("dialog input[readonly]").input_value()
    friend = new_person(size=PHONE, language="ja")
    friend.come(link.removeprefix(person.address))
    button(friend, "decks-keep-new").tap()
    friend.page.locator("#tab-deck").wait_for()
    assert as_list(kept(friend)[0]).text() == dusk
    friend.come("/decks#deck=w101*4")
    expect(friend.page.get_by_role("alert")).to_have_text(said(friend, "decks-sent-bad"))


@pytest.mark.long
def test_every_filter_asks_something(new_person: NewPerson) -> None:
    """Which cards each of them shows is compared with the engine without a browser (tests/web/test_cards.py)."""
    person = new_person(size=DESK)
    page = person.page
    person.come("/cards")
    row(person, "w101").wait_for()
    cards = page.locator("li[data-id]")
    chips = page.locator(".filters fieldset input")
    assert chips.count() > 20
    for chip in chips.all():
        chip.check(force=True)
        expect(cards).not_to_have_count(len(CARDS))
        chip.uncheck(force=True)
        expect(cards).to_have_count(len(CARDS))
    for number, value in enumerate(["60", "70", "kuroe", "shiho", "leader"]):
        page.locator(".filters select").nth(number).select_option(value)
        expect(cards).not_to_have_count(len(CARDS))
        button(person, "decks-clear").click()
        expect(cards).to_have_count(len(CARDS))
    page.locator(".sort select").select_option("power")
    strongest = max(card.get("power", 0) for card in CARDS.values())
    first = cards.first.get_attribute("data-id")
    assert CARDS[str(first)]["power"] == strongest


@pytest.mark.long
def test_cards_are_found_and_read_by_keys(new_person: NewPerson) -> None:
    person = new_person(size=DESK)
    page = person.page
    person.come("/cards")
    row(person, "w101").wait_for()
    # To the search, to the cards, into one, on to the next, and back to where one was.
    keys = Keys(person)
    page.locator(".texts input").focus()
    keys.press("/")
    assert keys.is_at("input[type=search]")
    page.keyboard.type("w10")
    keys.go_to("li[data-id=w101] .read")
    keys.press("ArrowRight")
    assert keys.is_at("li[data-id=w102] .read")
    keys.press("Enter")
    expect(page.locator("dialog .lily-card .name")).to_have_text(CARDS["w102"]["called"]["en"])
    page.keyboard.press("ArrowRight")
    expect(page.locator("dialog .lily-card code")).to_have_text("w103")
    page.locator("dialog .mark[href$='#LY-5.1']").click()
    expect(page.locator("#rule-title")).to_contain_text("LY-5.1")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    keys.look()
    assert keys.is_at("li[data-id=w102] .read")


def build_with_own_cards(person: Person, tmp_path: Path) -> None:
    """Faults by line, then looked through and built with."""
    page = person.page
    person.come("/cards")
    row(person, "w101").wait_for()
    file = tmp_path / "lantern.toml"
    file.write_text(OWN.replace("power = 30", "power = 35"), encoding="utf-8")
    page.locator("section input[type=file]").set_input_files(file)
    expect(page.locator(".misread")).to_contain_text(said(person, "decks-line", line=13))
    expect(page.locator(".misread")).to_contain_text("lantern.toml")
    expect(page.locator(".misread code")).to_have_text("power = 35")
    file.write_text(OWN, encoding="utf-8")
    page.locator("section input[type=file]").set_input_files(file)
    expect(row(person, "my-nagisa-1")).to_have_count(1)
    expect(page.locator(".misread")).to_have_count(0)

    page.get_by_role("link", name=said(person, "decks-page"), exact=True).first.click()
    page.locator(".ready button").first.click()
    row(person, "w101").wait_for()
    page.reload()  # what is kept is there again
    row(person, "my-nagisa-1").locator(".more").click()
    row(person, "w101").locator(".fewer").click()
    page.locator("#deck-leader").select_option("my-nagisa-1")
    page.locator("#deck-partner").select_option("w102")
    expect(page.locator("#deck-faults")).to_contain_text(said(person, "decks-good"))


@pytest.mark.long  # test_offline.py opens the page without a line
def test_building_goes_on_without_a_line(new_person: NewPerson, tmp_path: Path) -> None:
    """The page opens, building goes on, and what it did is checked afterwards."""
    person = new_person(size=DESK, language="ja", worker=True)
    page = person.page
    build_with_own_cards(person, tmp_path)
    person.forgiven = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page.evaluate(WORKER)
    person.context.set_offline(True)
    page.reload()
    for _ in range(3):
        row(person, "w102").locator(".more").click()
    expect(page.locator(".away")).to_have_text(said(person, "decks-away"))
    assert kept(person)[0]["cards"]["w102"] == 5
    person.context.set_offline(False)
    fault = page.locator("#panel-deck li", has_text="w102").first
    expect(fault.locator(".mark[href$='#LY-5.1']")).to_be_visible()
    button(person, "decks-do-take", count=3).click()
    expect(page.locator(".faults")).to_contain_text(said(person, "decks-bar-good"))


@pytest.mark.long  # test_workshop.py tries a card of one's own
def test_cards_of_ones_own(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person(size=DESK, language="ja", pace=None)
    page = person.page
    build_with_own_cards(person, tmp_path)

    # The new-table page has the deck too, and takes its cards along.
    line = as_list(kept(person)[0]).text()
    person.come("/new/lily#settings")
    page.locator(".entry select").first.select_option(line)
    expect(page.locator("form")).to_contain_text("lantern.toml")
    person.come(f"/decks/{kept(person)[0]['id']}")
    button(person, "decks-play").click()
    person.until(lambda: person.now)
    welcome = next(message for message in person.told if message["type"] == "welcome")
    pool = pool_with(welcome["options"]["set"])
    assert "my-nagisa-1" in pool.number_of
    assert welcome["options"]["decks"].split(",")[0] == line
    assert person.until_asked()
    assert [action.split()[1] for action in person.played] == line.split()[-2:], "whom the deck names"


@pytest.mark.long  # another screen, looked at as test_looks.py does
def test_how_it_looks(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    page = person.page
    looking = PageChecks(person)
    person.come("/cards")
    row(person, "w101").wait_for()
    page.locator("details > summary").click()
    page.locator(".texts input").check()
    looking.measure("cards")
    page.locator("fieldset input[value='5']").check(force=True)
    looking.examine("cards")
    page.locator("li[data-id] .read").first.click()
    looking.measure("a card")
    looking.examine("a card")
    person.come("/decks")
    page.locator(".ready button").nth(2).click()
    page.locator("#tab-cards").wait_for()
    row(person, "r101").locator(".more").click()
    page.locator("input[type=search]").fill("r10")
    looking.measure("a deck, cards")
    for name in ("deck", "figures", "draw"):
        page.locator(f"#tab-{name}").click()
        if name == "draw":
            page.locator("#panel-draw .row button").last.click()
        looking.measure(f"a deck, {name}")
        looking.examine(f"a deck, {name}")
    page.locator(".tools button").nth(1).click()
    looking.measure("sharing")
    page.keyboard.press("Escape")
    page.locator(".against").click()
    looking.measure("against whom")
    page.keyboard.press("Escape")
    page.locator(".top a").first.click()
    page.locator(".decks li").wait_for()
    looking.measure("decks")
    page.locator(".row button").last.click()
    page.locator("dialog textarea").fill("3 nobody\n4 w101")
    page.locator("dialog .row button").click()
    page.locator("dialog .misread").wait_for()
    looking.measure("from text")
    looking.examine("from text")
    looking.nothing()


def test_decks_that_ship_are_there_to_begin_with() -> None:
    ready_decks = cast(dict[str, dict[str, Any]], LilyFileOptions().catalogue()["decks"])
    assert {name: built_in_deck(name).text() for name in ready_decks} == {
        name: as_list(deck).text() for name, deck in ready_decks.items()
    }


@pytest.mark.long  # another way to the same deck
def test_a_deck_is_begun_in_the_gallery_and_completed_by_one_tap(new_person: NewPerson) -> None:
    """All copies at once; the search is in the address; what is missing comes from the nearest ready deck."""
    person = new_person(size=DESK)
    page = person.page
    person.come("/decks")
    button(person, "decks-from-nothing").click()
    page.locator(".browser .lily-card img").first.wait_for()
    assert page.locator(".browser .lily-card img").count() < len(CARDS) / 2, "what is far away is not drawn"
    row(person, "r101").scroll_into_view_if_needed()
    row(person, "r101").locator(".lily-card img").wait_for()
    row(person, "r101").locator(".all").click()
    expect(row(person, "r101").locator(".count")).to_have_text("×2")
    row(person, "r101").locator(".read").hover()
    expect(page.locator(".preview .lily-card")).to_be_visible()
    page.locator(".search input").fill("akari")
    expect(page).to_have_url(re.compile(r"\?q=akari$"))
    page.reload()
    expect(page.locator(".search input")).to_have_value("akari")
    expect(row(person, "r101").locator(".count")).to_have_text("×2")
    button(person, "decks-complete").click()
    expect(page.locator("#deck-faults")).to_contain_text(said(person, "decks-good"))
    deck = kept(person)[0]
    assert deck["cards"]["r101"] == 2
    assert not faults(shipped_pool(), as_list(deck))


def test_one_card_is_read_in_three_languages(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    page = person.page
    person.come("/cards")
    row(person, "w101").locator(".read").tap()
    page.locator("dialog summary").tap()
    for language in ("ja", "zh-Hant", "en"):
        title = CARDS["w101"]["title"][language]
        expect(page.locator(f"dialog article[lang={language}] .title")).to_have_text(title)
