"""How each game is played with a mouse or a finger: the gestures for an action that the page was offered.

`Board.play` makes them and says which decision came of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from madoi.words import words
from support.browser.people import PATIENCE, Data, Person


class Board:
    """What a person does on a board. ``likes`` are kinds of action, the dearest first: they take one of the dearest
    that is offered, and any of all others."""

    game = ""
    likes: Sequence[str] = ()

    def __init__(self, person: Person, seed: str = "clicks") -> None:
        self.person = person
        self.page = person.page
        self.chance = Random(seed)

    @property
    def view(self) -> Data:
        view: Data = self.person.now["view"]
        return view

    def play(self, action: str) -> str:
        """Decide this by clicks; gives what was decided, which may say the same in other words."""
        return self.person.does(lambda: self.gesture(action))

    def gesture(self, action: str) -> None:
        raise NotImplementedError

    def choice(self) -> str:
        """Something they might do now."""
        actions = self.person.actions
        for verb in self.likes:
            if liked := [action for action in actions if action.split()[0] == verb]:
                return self.chance.choice(liked)
        return self.chance.choice(actions)

    def decisions(self, most: int = 1000) -> Iterator[int]:
        """Answer whatever is asked until the game is over, or so many times; gives a look at the table before
        each answer."""
        for count in range(most):
            if not self.person.until_asked():
                return
            yield count
            self.decide(count)

    def decide(self, count: int) -> None:
        """Answer, after so many answers before."""
        self.play(self.choice())

    GLANCE = 3.0
    """Seconds after which a person looks again whether the question is still there."""

    def unless_settled(self, gestures: Callable[[], object]) -> bool:
        """Make these gestures, again if they do not succeed at first, as long as the question is there: it may be
        settled while a finger is on its way. Says whether they were made."""
        asked = self.person.asked
        self.page.set_default_timeout(self.GLANCE * 1000)
        deadline = time.monotonic() + PATIENCE
        try:
            while self.person.is_still_asked(asked):
                try:
                    gestures()
                except (PlaywrightTimeout, AssertionError):
                    if time.monotonic() > deadline:
                        raise
                else:
                    return True
        finally:
            self.page.set_default_timeout(PATIENCE * 1000)
        return False

    def play_on(self, most: int = 1000) -> int:
        """The same without looking; says how often something was answered."""
        return sum(1 for _ in self.decisions(most))

    def ending(self) -> Locator:
        """The scene at the end."""
        return self.page.locator("section.board .ending")

    def button(self, key: str, **facts: Any) -> Locator:
        """A button that says this, in the language of the page."""
        said = words(self.person.language).text(key, facts)
        return self.page.locator(".board").get_by_role("button", name=said, exact=True)


class Kasane(Board):
    """Tap a column, then what to do with its card."""

    game = "kasane"

    def columns(self) -> Locator:
        return self.page.locator(".columns > button")

    def offers(self) -> Locator:
        said = words(self.person.language).text("web-kasane-offers")
        return self.page.get_by_role("list", name=said).get_by_role("button")

    def gesture(self, action: str) -> None:
        column = int(action.split()[1]) - 1
        self.person.press(self.columns().nth(column))
        offered = [one for one in self.person.actions if int(one.split()[1]) - 1 == column]
        self.offers().first.wait_for()
        assert self.offers().count() == len(offered)
        self.person.press(self.offers().nth(self.place_of(action, offered)))

    def place_of(self, action: str, offered: list[str]) -> int:
        """The best yaku come first; only to take comes last."""
        return 0 if len(action.split()) > 2 else len(offered) - 1

    def choice(self) -> str:
        """A yaku where one can be made."""
        return max(self.person.actions, key=lambda action: (len(action.split()), self.chance.random()))


class Yurikure(Board):
    """Tap girls in the circle; kinds of action, a slider and answers are below it."""

    game = "yurikure"
    PATIENT = 30
    """How often they look at everything themselves; later they are only asked for what is theirs."""

    def decide(self, count: int) -> None:
        if count >= self.PATIENT and self.may_wish():
            self.wish_to_be_asked_less()
        else:
            self.answer_unless_settled()

    def answer_unless_settled(self) -> None:
        """Everybody is asked at once: the others may settle a question before a finger is there."""
        self.unless_settled(lambda: self.play(self.choice()))

    def choice(self) -> str:
        """What they must declare; otherwise they pass or reveal."""
        by_verb: dict[str, list[str]] = {}
        for action in self.person.actions:
            by_verb.setdefault(action.split()[0], []).append(action)
        if "hand-in" in by_verb:
            return "hand-in"
        declaring = [verb for verb in by_verb if verb not in ("clear", "reveal", "pass")]
        if declaring:
            return self.chance.choice(by_verb[self.chance.choice(declaring)])
        if "reveal" in by_verb and self.chance.random() < 0.3:
            return self.chance.choice(by_verb["reveal"])
        return "pass"

    def wish_to_be_asked_less(self) -> None:
        """Set beforehand that they pass wherever there is nothing of theirs to declare."""
        self.put_dice_away()
        self.person.press(self.button("web-yurikure-beforehand"))
        self.person.press(self.button("yurikure-wish-unless-mine"))
        self.person.until(lambda: self.person.now.get("wish"))

    def may_wish(self) -> bool:
        return bool(self.person.asked and self.person.asked["wishes"] and not self.person.now.get("wish"))

    def girl(self, girl: str) -> Locator:
        """On the ring, or in the table of all pairs."""
        return self.page.locator(f"[data-part='girl-{girl}'], [data-part='row-{girl}']")

    def gesture(self, action: str) -> None:
        self.put_dice_away()
        verb, *rest = action.split()
        if verb == "support":
            for girl in rest:
                self.person.press(self.girl(girl))
        elif verb == "reveal":
            self.reveal(rest[0], int(rest[1]))
        elif verb in ("approach", "confess", "love", "warm"):
            self.person.press(self.button(f"web-yurikure-verb-{verb}"))
            for girl in rest:
                self.person.press(self.girl(girl))
            self.person.press(self.page.locator(".dock .declare"))
        elif verb in ("yes", "no"):
            self.person.press(self.page.locator(".dock .buttons button.main").nth(["yes", "no"].index(verb)))
        else:
            said = {"nothing": "yurikure-choice-nothing"}.get(verb, f"yurikure-menu-{verb}")
            self.person.press(self.button(said))

    def reveal(self, girl: str, value: int) -> None:
        chosen = self.page.locator(".dock .verbs")
        if chosen.count():
            self.person.press(self.button("web-yurikure-verb-reveal"))
        elif self.page.locator(".dock .reveals[aria-pressed=false]").count():
            self.person.press(self.page.locator(".dock .reveals"))
        if girl != self.view["question"]["girl"]:
            self.person.press(self.girl(girl))
        self.page.locator(".dock .reveal input").fill(str(value))
        self.person.press(self.page.locator(".dock .reveal .go"))

    def put_dice_away(self) -> None:
        """They also go by themselves, perhaps in the moment in which a finger reaches for them."""
        self.page.evaluate("document.querySelector('.over-circle .close')?.click()")
        self.page.locator(".over-circle .close").wait_for(state="detached")


class Lily(Board):
    """Tap somebody or a card, then where to; or an answer below."""

    game = "lily"
    likes = ("leader", "partner", "couple", "attack", "deploy", "level", "place", "event", "skill", "end")

    WITH_CARD = ("leader", "partner", "event", "critical", "block", "take", "reverse", "potential")
    ONTO = ("deploy", "level", "place")
    SHOWN = ("leader", "partner", "take", "reverse", "potential", "place")

    def choice(self) -> str:
        """Marked cards are exchanged all at once, which is more than one decision: the hand is kept."""
        is_mulligan = any(action.startswith("return ") for action in self.person.actions)
        return "pass" if is_mulligan else super().choice()

    def gesture(self, action: str) -> None:
        verb, *rest = action.split()
        if verb in self.WITH_CARD or verb in self.ONTO:
            self.tap_card(verb, rest[0])
            if verb in self.ONTO:
                self.person.press(self.spot("own", rest[1]))
            else:
                self.person.press(self.page.locator(".sheet .offers button:not([aria-disabled])").first)
        elif verb == "target":
            self.person.press(self.spot(rest[0], rest[1]))
        elif verb in ("to", "keep"):
            self.person.press(self.spot("own", rest[0]))
        elif verb == "attack":
            self.person.press(self.spot("own", rest[0]))
            for area in rest[1:]:
                self.person.press(self.spot("enemy", area))
        elif verb == "move":
            self.person.press(self.spot("own", rest[0]))
            self.person.press(self.spot("own", rest[1]))
        elif verb == "skill":
            self.person.press(self.spot("own", rest[0]))
            offered = self.page.locator(".sheet .offers .group button:not([aria-disabled])")
            self.person.press(offered.nth(self.place_of_skill(rest[0], action)))
        elif verb == "first":
            self.person.press(self.page.locator(".trigger").nth(self.person.actions.index(action)))
        else:
            plain = [one for one in self.person.actions if self.is_plain(one)]
            self.person.press(self.page.locator(".answers button").nth(plain.index(action)))

    def is_plain(self, action: str) -> bool:
        verb, *rest = action.split()
        return not rest or verb == "option"

    def place_of_skill(self, area: str, action: str) -> int:
        """Attacks stand before it on the sheet, each target once, then moves."""
        of_spot = [one.split() for one in self.person.actions]
        attacks = {one[2] for one in of_spot if one[:2] == ["attack", area]}
        moves = [one for one in of_spot if one[:2] == ["move", area]]
        skills = [one for one in self.person.actions if one.split()[:2] == ["skill", area]]
        return len(attacks) + len(moves) + skills.index(action)

    def spot(self, side: str, area: str) -> Locator:
        field = ".field.mine" if side == "own" else ".field:not(.mine)"
        return self.page.locator(f"{field} .spot[data-area={area}]")

    def tap_card(self, verb: str, card: str) -> None:
        if verb in self.SHOWN:
            shown = [one.split()[1] for one in self.person.actions if one.split()[0] in self.SHOWN]
            cards = list(dict.fromkeys(shown))
            if verb == "place" and len(cards) == 1:
                return
            self.person.press(self.page.locator(".tray .mini").nth(cards.index(card)))
        else:
            hand = [one for one in self.view["players"][self.person.seat]["hand"] if one is not None]
            self.person.press(self.page.locator(".hand .mini").nth(hand.index(card)), edge=True)


class Generic(Board):
    """Any game on the generic board: tap what the action names, then say what to do with it."""

    def gesture(self, action: str) -> None:
        for name in action.split()[1:]:
            self.person.press(self.page.locator(f'.generic .own .thing-button[aria-label="{name}"]').first)
        self.person.press(self.page.locator(".generic .choices button.main").first)


BOARDS: dict[str, type[Board]] = {board.game: board for board in (Kasane, Yurikure, Lily)}
