"""Cards on paper: the sheets as they are printed, and the code of a card typed or scanned at a paper table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.cli import main
from support.browser import chromium, phones
from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person
from support.card_codes import codes_of

PX_PER_MM = 96 / 25.4
SIZES = """() => [...document.querySelectorAll(".sheet")].map((sheet) => {
  return [...sheet.querySelectorAll(".place")].map((place) => {
    const frame = place.querySelector(".frame");
    return [place.offsetWidth, place.offsetHeight, frame.scrollHeight - frame.clientHeight,
            Number(frame.style.getPropertyValue("--fit")) || 1];
  });
})"""
SCANNER = """
window.shown = "";
window.BarcodeDetector = class {
  static getSupportedFormats = async () => ["qr_code"];
  detect = async () => (window.shown ? [{ rawValue: window.shown }] : []);
};
Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: async () => {
  const canvas = document.createElement("canvas");
  canvas.getContext("2d").fillRect(0, 0, 8, 8);
  return canvas.captureStream(5);
} } });
"""
"""A camera before which a test holds cards."""


@pytest.mark.long  # the command's pages are looked at below
def test_every_card_of_a_deck_fits_its_paper(new_person: NewPerson) -> None:
    person = new_person()
    looking = PageChecks(person)
    person.come("/print/dusk")
    person.page.locator("input[name=select]").nth(3).check()
    person.page.locator(".sheet .frame img").first.wait_for()
    for language in ("en", "ja", "zh-Hant"):
        person.change_language(language)
        sheets = person.page.evaluate(SIZES)
        cards = [card for sheet in sheets for card in sheet]
        assert all(len(sheet) <= 9 for sheet in sheets)
        assert len(cards) > 20
        for width, height, over, fit in cards:
            assert abs(width - 63 * PX_PER_MM) < 1
            assert abs(height - 88 * PX_PER_MM) < 1
            assert over <= 0, "a text is cut"
            assert fit >= 0.7, "a text is too small"
    person.change_language("en")
    person.page.emulate_media(media="print")
    assert not person.page.locator("header, footer, .settings").filter(visible=True).count()
    person.page.emulate_media(media="screen")
    looking.nothing()


def test_the_command_writes_pages_of_paper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MADOI_CHROMIUM", chromium.shell())
    file = tmp_path / "cards.pdf"
    assert main(["lily", "print", "w101", "h503*9", "--backs", "--out", str(file), "--lang", "ja"]) == 0
    content = file.read_bytes()
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert [(round(float(w) / 72 * 25.4), round(float(h) / 72 * 25.4)) for w, h in boxes] == [(210, 297)] * 4


def _until_card(person: Person) -> None:
    """Until a card is drawn."""
    while (person.now.get("chance") or {}).get("what") != "lily-chance-card":
        person.until(lambda: person.now.get("chance") or len(person.actions) > 1)
        if person.now.get("chance"):
            if phones.chance(person)["what"] == "lily-chance-first":
                phones.enter(person, 0)
            continue
        phones.choose(person, person.actions[0])


def _entered(person: Person, wanted: str, enter: Callable[[], None]) -> None:
    """Enter a card, and see that this card and no other was."""
    asked = phones.chance(person)["id"]
    enter()
    person.until(lambda: (person.now.get("chance") or {}).get("id") != asked)
    fell = [one["fell"] for one in person.news.values() if one.get("fell")]
    assert fell[-1][-1]["shown"]["card"]["id"] == wanted


def test_the_code_of_a_card_is_typed_or_scanned(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    person.context.add_init_script(SCANNER)
    opened = person.sit("lily", 1, terms={"paper": True, "pace": 0.01}, options={"decks": "ember,dawn"})
    _until_card(person)
    path = f"{person.address}/api/tables/{opened['table']}/reference"
    reference = person.context.request.get(path).json()
    # The last ones: both copies of the first lie on the table, as leader and partner.
    ids = [choice["shown"]["card"]["id"] for choice in phones.chance(person)["choices"]][-3:]
    codes = codes_of([reference["cards"][id] for id in [*ids, "h101"]])
    field = phones.falling(person).locator("input")
    field.fill(codes[0][:5] + ("0" if codes[0][5] != "0" else "1"))
    person.page.get_by_role("alert").filter(has_text="No card has this code").wait_for()
    field.fill(codes[3])
    person.page.get_by_role("alert").filter(has_text="can come now").wait_for()
    _entered(person, ids[0], lambda: field.fill(f"{codes[0][:3]} {codes[0][3:]}".lower()))
    _until_card(person)
    person.press(phones.falling(person).get_by_role("button", name="Scan the code"))
    person.page.locator("video").wait_for()
    _entered(
        person,
        ids[1],
        lambda: person.page.evaluate("(text) => void (window.shown = text)", f"LILY:{codes[1]}"),
    )
    # The camera stays open, and the card that is still before it is not entered again.
    _until_card(person)
    person.page.locator("video").wait_for()
    _entered(
        person,
        ids[2],
        lambda: person.page.evaluate("(text) => void (window.shown = text)", f"LILY:{codes[2]}"),
    )
