"""A game in the terminal: people and bots take turns, everything is kept in a record as it happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.core.game import EVERYTHING, SPECTATOR, Action, Seat, Viewer
from madoi.core.record import PERSON
from madoi.core.refusal import Malformed, Refusal, Refused
from madoi.core.session import Session
from madoi.terminal.boards import Board, board_for
from madoi.terminal.files import check_new, own_record_path, write_text
from madoi.terminal.screen import Left, Screen, command
from madoi.terminal.seats import shown_names
from madoi.words import LANGUAGES, words

_LETTERS = "abcdefgh"
RULE_ID = re.compile(r"[A-Za-z]{2}(-D?\d+(\.\d+)?)?")


class Play:
    """One game at one terminal. Nothing is lost: the record is written after every decision."""

    def __init__(self, session: Session, screen: Screen, path: Path, sealed: bool = True) -> None:
        """``sealed``: nobody knows the seed, so it is worth saying that it is committed to."""
        self.session = session
        self.screen = screen
        self.path = path
        self.people = [seat for seat, player in enumerate(session.record.players) if player.kind == PERSON]
        self.told: dict[Seat, int] = {}
        self.wishes: dict[Seat, str] = {}
        self.sealed = sealed
        self.printed = session.game.reference(session.settings)

    @property
    def names(self) -> list[str]:
        return shown_names(self.session.record.players, self.screen.words)

    @property
    def board(self) -> Board:
        return board_for(self.session.game.name, self.screen.words, self.names, self.printed)

    def run(self) -> bool:
        """Play until the game is over (True) or everybody has left (False)."""
        if self.sealed:
            self.screen.say("play-sealed", "dim", commitment=self.session.record.commitment)
        self.keep()
        try:
            while self.session.state.to_move():
                self.step(self.session.state.to_move()[0])
        except (Left, KeyboardInterrupt):
            self.keep()
            again = command("play", "--resume", self.path)
            self.screen.say("play-left", path=str(self.path), command=again)
            return False
        self.end()
        return True

    def step(self, seat: Seat) -> None:
        player = self.session.record.players[seat]
        state = self.session.state
        if player.kind == PERSON:
            wished = self.wished(seat)
            if wished is None:
                self.turn(seat)
            else:
                self.decide(seat, wished)
            return
        chance = Seeded(f"{self.session.record.seed}/bot/{seat}/{self.session.decisions}")
        bot = find_bot(player.kind, self.session.game)
        self.decide(seat, bot.choose(state.view(seat), state.decision(seat), chance))

    def wished(self, seat: Seat) -> Action | None:
        """What the person has asked for beforehand; a wish that says nothing any more is forgotten, unless
        it is for the whole game."""
        wish = self.wishes.get(seat)
        if wish is None:
            return None
        state = self.session.state
        action = self.session.game.follow(wish, state.view(seat), state.decision(seat))
        if action is None and " " in wish:
            del self.wishes[seat]
        return action

    def decide(self, seat: Seat, action: Action) -> None:
        self.session.play(seat, action)
        self.keep()

    def keep(self) -> None:
        try:
            write_text(self.path, self.session.record.text())
        except Refused as refused:
            self.screen.notice(self.screen.words.refusal(refused.refusal))
            self.path = own_record_path(self.session.game.name)
            write_text(self.path, self.session.record.text())
            self.screen.notice(self.screen.text("play-saved", path=str(self.path)))

    def turn(self, seat: Seat) -> None:
        """Ask a person until she has decided, or taken something back."""
        if len(self.people) > 1 and any(self.has_secrets(person) for person in self.people):
            self.screen.curtain(self.screen.text("play-pass-screen", name=self.names[seat]))
        else:
            self.screen.clear()
        self.news(seat)
        self.table(seat)
        before = self.session.decisions
        while self.session.decisions == before:
            self.answer(seat, self.screen.ask(self.screen.text("play-prompt")))

    def has_secrets(self, seat: Seat) -> bool:
        """Whether this seat sees anything that the others must not."""
        state = self.session.state
        own, public = state.view(seat).data(), state.view(SPECTATOR).data()
        return {**own, "viewer": None} != {**public, "viewer": None}

    def news(self, viewer: Viewer) -> None:
        """What has happened since this viewer was last told."""
        self.log(viewer, self.told.get(viewer, 0))
        self.told[viewer] = self.session.decisions + 1

    def log(self, viewer: Viewer, since: int) -> None:
        for events in self.session.events[since:]:
            for event in events:
                if not event.told_to(viewer):
                    continue
                text = self.screen.words.event(event, viewer, self.names)
                self.screen.line(f"{text} [{event.rule}]", "dim")

    def table(self, seat: Seat) -> None:
        """The board, the question and the choices."""
        state = self.session.state
        data = state.view(seat).data()
        board = self.board
        self.screen.line("")
        self.screen.show_table(board.draw(data), board.reference(data))
        self.screen.line("")
        question = state.question(seat)
        self.screen.line(self.screen.words.text(question.key, question.facts, self.names), "bold")
        for number, action in enumerate(state.legal(seat), 1):
            self.screen.console.print(f"{number:>3}  ", board.choice(data, action.text), sep="")
        if board.hint(data):
            self.screen.line(f"     {board.hint(data)}", "dim")
        for letter, wish in zip(_LETTERS, self.offered(seat), strict=False):
            self.screen.line(f"  {letter}  {self.wish_text(wish)}", "dim")
        if seat in self.wishes:
            self.screen.say("play-wish-set", "yellow", wish=self.wish_text(self.wishes[seat]))

    def offered(self, seat: Seat) -> list[str]:
        state = self.session.state
        return self.session.game.wishes(state.view(seat), state.decision(seat))

    def wish_text(self, wish: str) -> str:
        return self.screen.text(f"{self.session.game.name}-wish-{wish.partition(' ')[0]}")

    def answer(self, seat: Seat, answer: str) -> None:
        """Do what the person typed; a wrong answer gets one line."""
        word, _, rest = answer.partition(" ")
        commands = self.commands()
        letters = _LETTERS[: len(self.offered(seat))]
        try:
            if answer.startswith("?"):
                self.explain(seat, answer[1:].strip())
            elif word.lower() in commands:
                commands[word.lower()](seat, rest.strip())
            elif answer and answer in letters:
                self.wish(seat, self.offered(seat)[letters.index(answer)])
            elif answer:
                self.choose(seat, answer)
        except Refused as refused:
            self.screen.refuse(refused.refusal, self.names)

    def commands(self) -> dict[str, Callable[[Seat, str], None]]:
        """Everything that can be typed besides moves."""
        return {
            **dict.fromkeys(("help", "h"), self.explain),
            **dict.fromkeys(("quit", "exit", "q"), self.leave),
            "undo": self.undo,
            "save": self.save,
            "log": lambda seat, _: self.log(seat, 0),
            "board": lambda seat, _: self.table(seat),
            "why": self.why,
            "card": self.look_up,
            "ask": self.ask_again,
            "lang": self.speak,
        }

    def leave(self, seat: Seat, rest: str) -> None:
        raise Left

    def ask_again(self, seat: Seat, rest: str) -> None:
        self.wishes.pop(seat, None)
        self.table(seat)

    def choose(self, seat: Seat, answer: str) -> None:
        """One action, or several in a row where the board reads them so, with all faults named at once."""
        meant = self.board.several(self.session.state.view(seat).data(), answer)
        if not meant:
            self.decide(seat, self.meant(seat, answer))
        for one in meant:
            if isinstance(one, Refusal):
                self.screen.refuse(one, self.names)
            else:
                self.decide(seat, self.session.game.parse(one))

    def wish(self, seat: Seat, wish: str) -> None:
        self.wishes[seat] = wish
        action = self.wished(seat)
        if action is not None:
            self.decide(seat, action)

    def why(self, seat: Seat, rest: str) -> None:
        """The last thing that happened, and the rule that made it so."""
        told = [event for events in self.session.events for event in events if event.told_to(seat)]
        self.screen.line(self.screen.words.event(told[-1], seat, self.names))
        self.rules(told[-1].rule)

    def meant(self, seat: Seat, answer: str) -> Action:
        """The action of a number in the menu, or of a text in notation. Raises `Refused`."""
        if not answer.isdecimal():
            data = self.session.state.view(seat).data()
            return self.session.game.parse(self.board.in_notation(data, answer))
        legal = self.session.state.legal(seat)
        if not 1 <= int(answer) <= len(legal):
            raise Refused(Refusal("play-no-number", "", {"number": answer, "most": len(legal)}))
        return legal[int(answer) - 1]

    def look_up(self, seat: Seat, what: str) -> None:
        """What is printed on something on the table."""
        found = self.board.look_up(what)
        if found is None:
            raise Refused(Refusal("play-nothing-called", "", {"text": what}))
        self.screen.show(found)

    def explain(self, seat: Seat, what: str) -> None:
        words = self.screen.words
        if not what:
            self.screen.say("play-help")
            if self.board.help():
                self.screen.line(self.board.help())
        elif what.lower() == "rules" or RULE_ID.fullmatch(what):
            self.rules("" if what.lower() == "rules" else what.upper())
        else:
            state = self.session.state
            try:
                action = self.meant(seat, what)
            except Malformed:
                if self.board.look_up(what) is None:
                    raise
                self.look_up(seat, what)
                return
            refusal = state.why_not(seat, action)
            if refusal is None:
                data = state.view(seat).data()
                self.screen.line(self.board.explain(data, action.text))
                return
            self.screen.refuse(refusal, self.names)
            rule = words.rule(refusal.rule)
            if rule is not None:
                self.screen.line(f"{refusal.rule}  {rule}", "dim")

    def rules(self, start: str) -> None:
        """A rule in full, or the titles of all that begin so."""
        words = self.screen.words
        if start in self.session.game.rules:
            self.screen.line(f"{start}  {words.rule(start)}")
            return
        chapter = start + ("." if "-" in start else "-") if start else ""
        found = [rule for rule in self.session.game.rules if rule.startswith(chapter)]
        if not found:
            raise Refused(Refusal("play-no-rule", "", {"rule_id": start}))
        for rule in found:
            self.screen.line(f"{rule:8}{words.rule_title(rule)}")

    def undo(self, seat: Seat, rest: str) -> None:
        back = self.session.free_undo(seat)
        if isinstance(back, Refusal):
            raise Refused(back)
        self.session.back_to(back)
        self.keep()
        for viewer in self.told:
            self.told[viewer] = min(self.told[viewer], back + 1)
        self.screen.notice(self.screen.text("play-undone", number=back + 1))

    def save(self, seat: Seat, name: str) -> None:
        if name:
            path = Path(name).expanduser()
            if path != self.path:
                check_new(path)
            write_text(path, self.session.record.text())
            self.path = path
        self.screen.say("play-saved", path=str(self.path))

    def speak(self, seat: Seat, language: str) -> None:
        if language not in LANGUAGES:
            raise Refused(Refusal("play-no-language", "", {"text": language, "allowed": LANGUAGES}))
        self.screen.words = words(language)
        self.table(seat)

    def end(self) -> None:
        """The game is over: everything may be seen, the seed is opened."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.told.setdefault(viewer, self.session.decisions)
        self.screen.clear()
        self.news(viewer)
        self.screen.line("")
        data = self.session.state.view(EVERYTHING).data()
        self.screen.show_table(self.board.draw(data), self.board.reference(data))
        self.screen.line("")
        self.screen.say("play-opened", seed=self.session.record.seed)
        look = command("replay", self.path)
        self.screen.say("play-over", path=str(self.path), command=look)
