"""Several people at a table: what they say to each other, who leaves, and playing again."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser.people import PHONE, NewPerson, Person, said


def sit_together(host: Person, *guests: Person, game: str = "kasane", bots: int = 0, **wanted: object) -> str:
    """A table that the host opens and the guests join. Its id."""
    opened = host.sit(game, bots=bots, people=1 + len(guests), **wanted)
    for seat, guest in enumerate(guests, 1):
        body = {"name": ["Mio", "Aki", "Kei"][seat - 1]}
        path = f"{guest.address}/api/tables/{opened['table']}/seats/{seat}"
        taken = guest.context.request.post(path, data=body).json()
        guest.hold(opened["table"], taken["secret"])
        guest.come(f"/t/{opened['table']}")
    for person in (host, *guests):
        until_playing(person)
    return str(opened["table"])


def until_playing(person: Person) -> None:
    person.until(lambda: person.now.get("phase") == "playing")
    person.settle()


def board_top(person: Person) -> float:
    return float(person.page.locator(".board").evaluate("(board) => board.getBoundingClientRect().top"))


def test_chat_on_a_phone_and_each_in_their_own_language(new_person: NewPerson) -> None:
    host, guest = new_person("ja"), new_person("en", size=PHONE)
    sit_together(host, guest)
    tops = board_top(host), board_top(guest)

    host.page.locator("#table-chat-card summary").click()
    host.page.locator("[data-phrase=hello]").click()
    bubble = guest.page.locator("[data-bubble='0']")
    expect(bubble).to_contain_text(said(guest, "web-phrase-hello"))
    expect(host.page.locator("[data-bubble='0']")).to_contain_text(said(host, "web-phrase-hello"))
    expect(guest.page.locator("[data-unread='1']")).to_be_visible()

    opener = guest.page.locator("[popovertarget=table-chat]")
    opener.tap()
    expect(guest.page.locator("[data-unread]")).to_have_count(0)
    sheet = guest.page.locator("#table-chat")
    expect(sheet.get_by_role("listitem")).to_contain_text(said(guest, "web-phrase-hello"))
    sheet.get_by_role("textbox").fill("nice to meet you")
    sheet.get_by_role("button", name=said(guest, "web-say")).tap()
    expect(host.page.locator("[data-bubble='1']")).to_contain_text("nice to meet you")
    sheet.locator("[data-phrase=flower]").tap()
    expect(sheet).to_be_hidden()
    expect(host.page.locator("[data-bubble='1'] svg")).to_be_visible()
    assert (board_top(host), board_top(guest)) == tops, "nothing moves because of a bubble"

    seat = host.page.locator(".seats > li").nth(1).get_by_role("button")
    seat.click()
    host.page.get_by_role("button", name=said(host, "web-mute-person", name="Mio")).click()
    expect(host.page.locator("#table-chat-card li", has_text="nice to meet you")).to_have_count(0)
    host.page.reload()
    host.until(lambda: host.page.locator("#table-chat-card").count())
    expect(host.page.locator("#table-chat-card li", has_text="nice to meet you")).to_have_count(0)


def test_a_bot_plays_on_for_who_leaves_until_they_return(new_person: NewPerson) -> None:
    host, guest = new_person("zh-Hant", size=PHONE), new_person()
    sit_together(host, guest, game="kasane")
    top = board_top(host)
    guest.press(guest.page.locator("[popovertarget=table-menu]"))
    guest.page.locator("#table-menu").get_by_role("button", name=said(guest, "web-leave")).click()
    guest.page.locator("#table-menu").get_by_role("button", name=said(guest, "web-leave-sure")).click()
    question = host.page.locator(".notices [data-absent='1']")
    expect(question).to_contain_text(said(host, "web-absence-left", seat="Mio"))
    assert board_top(host) == top, "nothing moves because of a question"
    question.locator("[data-answer=bot]").tap()
    host.until(lambda: host.now["seats"][1].get("bot"))
    expect(question).to_have_count(0)
    guest.page.get_by_role("button", name=said(guest, "web-return")).click()
    host.until(lambda: not host.now["seats"][1].get("bot") and not host.now["seats"][1].get("gone"))


def test_a_rematch_of_all_on_other_seats(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person(size=PHONE)
    first = sit_together(host, guest, game="lily")
    guest.page.locator("[popovertarget=table-chat]").tap()
    guest.page.locator("#table-chat [data-phrase=good-game]").tap()
    host.until(lambda: any(one.get("phrase") for one in host.news.values()))
    host.press(host.page.locator("[popovertarget=table-menu]"))
    host.page.locator("#table-menu").get_by_role("button", name=said(host, "web-concede")).click()
    host.page.locator("#table-menu").get_by_role("button", name=said(host, "web-concede-sure")).click()
    guest.until(lambda: guest.over)
    host.page.get_by_role("combobox", name=said(host, "web-rematch-seats")).select_option("next")
    host.page.get_by_role("button", name=said(host, "web-rematch"), exact=True).click()
    host.page.wait_for_url(lambda url: not url.endswith(first))
    host.page.get_by_text(said(host, "web-rematch-waits")).wait_for()
    assert host.now["phase"] == "waiting"
    assert host.now["evening"] == {"games": 1, "wins": [1, 0]}
    expect(guest.page.locator(".notices")).to_contain_text(said(guest, "web-rematch-by", seat="Rin"))
    guest.page.locator(".notices").get_by_role("button", name=said(guest, "web-follow")).tap()
    for person in (host, guest):
        until_playing(person)
    assert (host.seat, guest.seat) == (1, 0), "everybody has moved one seat"
    guest.page.locator("[popovertarget=table-chat]").tap()
    expect(guest.page.locator("#table-chat li").first).to_contain_text(said(guest, "web-phrase-good-game"))


def test_players_see_who_watches_and_spectators_see_it_later(new_person: NewPerson) -> None:
    host, late = new_person(), new_person("ja", size=PHONE)
    opened = host.sit("kasane", bots=1, terms={"pace": 0.01, "spectator_delay": 2})
    late.come()
    late.page.evaluate("localStorage.setItem('madoi-name', 'Aki')")
    late.come(f"/t/{opened['table']}")
    expect(host.page.locator(".bar")).to_contain_text("Aki")
    until_playing(late)
    expect(late.page.locator(".watching")).to_contain_text(said(late, "web-watching"))
    assert late.asked is None
