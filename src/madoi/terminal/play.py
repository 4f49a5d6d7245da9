"""Plays a game in the terminal: people and bots take turns, and every decision is saved to a record."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from madoi.bots import SEARCH_SECONDS
from madoi.bots import find as find_bot
from madoi.core.action import Action
from madoi.core.capabilities import Concession, Premoves, reference_data
from madoi.core.chance import Seeded
from madoi.core.record import PERSON
from madoi.core.refusal import Facts, Malformed, Refusal, Refused
from madoi.core.session import Session
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.external_bots.judge import BotFailed
from madoi.terminal.boards import Board, Examples, board_for
from madoi.terminal.files import check_new, own_record_path, write_text
from madoi.terminal.hints import show_hint
from madoi.terminal.screen import Left, Screen, command
from madoi.terminal.seats import described_bots, shown_names
from madoi.terminal.wrapping import Wrapped
from madoi.words import LANGUAGES, words

_LETTERS = "abcdefgh"
_BOT_FAILED = {
    "bot-crashed": "play-bot-crashed",
    "bot-stalled": "play-bot-stalled",
    "bot-cheated": "play-bot-cheated",
}
"""What is said of a bot from outside that failed."""
RULE_ID = re.compile(r"[A-Za-z]{2}-D?\d+(\.\d+)?")
_LAST_NEWS = 8
"""So much of the news stands below the board, where it is read; what is older stands above."""
_NEWS_HANG = 2
_PROMPT_LINES = 1
_LEAST_CHOICES = 4
"""At least this many lines of choices are shown, even where a page has to scroll for them."""
_EXAMPLE = 14
"""How wide the help's example of a move may be."""


class Play:
    """One game at one terminal. Nothing is lost: the record is written after every decision."""

    def __init__(self, session: Session, screen: Screen, path: Path, sealed: bool = True) -> None:
        """``sealed``: nobody knows the seed, so it is worth saying that it is committed to."""
        self.session = session
        self.screen = screen
        self.path = path
        self.people = [seat for seat, player in enumerate(session.record.players) if player.kind == PERSON]
        self.told: dict[Seat, int] = {}
        self.premoves: dict[Seat, str] = {}
        self.only_ones: dict[int, tuple[Mapping[str, object], str]] = {}
        self.knows_legend: set[Seat] = set()
        self.sealed = sealed
        self.printed = reference_data(session.game, session.settings)

    @property
    def names(self) -> list[str]:
        return shown_names(self.session.record.players, self.screen.words)

    @property
    def board(self) -> Board[Any, Any]:
        return board_for(self.session.game, self.screen.words, self.names, self.printed)

    def run(self) -> bool:
        """Play until the game is over (True) or everybody has left (False)."""
        bots = described_bots(self.session.record.players, self.screen.words)
        if bots:
            self.screen.say("play-bots", "dim", bots=bots)
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
            action = self.premove_action(seat) or self.only_one(seat)
            if action is None:
                self.turn(seat)
            else:
                self.decide(seat, action)
            return
        chance = Seeded(f"{self.session.record.seed}/bot/{seat}/{self.session.decisions}")
        bot = find_bot(player.kind, self.session.game)
        decision = state.decision(seat)
        try:
            action = bot.choose(state.view(seat), decision, chance)
        except BotFailed as failed:
            facts: Facts = {"bot": self.names[seat], "detail": failed.detail}
            self.screen.notice(self.screen.words.text(_BOT_FAILED[failed.code], facts))
            action = decision.default
        self.decide(seat, action)

    def premove_action(self, seat: Seat) -> Action | None:
        """The answer of the person's premove; a premove that no longer answers is forgotten, unless
        it is for the whole game."""
        premove = self.premoves.get(seat)
        premoves = self.session.game.capability(Premoves)
        if premove is None or premoves is None:
            return None
        state = self.session.state
        view = state.view(seat)
        if premoves.is_over(premove, view):
            del self.premoves[seat]
            return None
        return premoves.answer(premove, view, state.decision(seat))

    def only_one(self, seat: Seat) -> Action | None:
        """What a person does without being asked: all that they can. Where several share the keyboard
        everybody is asked, or the others would learn from it what they cannot do."""
        state = self.session.state
        legal = state.legal(seat)
        if len(self.people) > 1 or len(legal) > 1:
            return None
        self.only_ones[self.session.decisions + 1] = (state.view(seat).data(), legal[0].text)
        return legal[0]

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
        """Ask a person until they have decided, or taken something back."""
        if len(self.people) > 1 and any(self.has_secrets(person) for person in self.people):
            self.screen.curtain(self.screen.text("play-pass-screen", name=self.names[seat]))
        else:
            self.screen.clear()
        news = self.news(seat)
        if not self.is_page:
            for line in news[:-_LAST_NEWS]:
                self.screen.line(line, "dim", _NEWS_HANG)
        self.table(seat, news[-_LAST_NEWS:], legend=seat not in self.knows_legend)
        before = self.session.decisions
        while self.session.decisions == before:
            self.answer(seat, self.screen.ask(self.screen.text("play-prompt")))

    def has_secrets(self, seat: Seat) -> bool:
        """Whether this seat sees anything that the others must not."""
        state = self.session.state
        own, public = state.view(seat).data(), state.view(SPECTATOR).data()
        return {**own, "viewer": None} != {**public, "viewer": None}

    def news(self, viewer: Viewer) -> list[str]:
        """What has happened since this viewer was last told."""
        since = self.told.get(viewer, 0)
        self.told[viewer] = self.session.decisions + 1
        return self.happened(viewer, since)

    def happened(self, viewer: Viewer, since: int) -> list[str]:
        """What the decisions from this one on made happen; what was decided for the viewer is said where
        nothing else tells it."""
        lines: list[str] = []
        for number, events in enumerate(self.session.events[since:], since):
            told = [event for event in events if event.told_to(viewer)]
            if not told and number in self.only_ones:
                choice = self.board.in_words(*self.only_ones[number])
                lines.append(self.screen.text("play-only-one", choice=choice))
            texts = [self.screen.words.event(event, viewer, self.names) for event in told]
            lines += [f"{text} [{event.rule}]" for text, event in zip(texts, told, strict=True)]
        return lines

    def log(self, seat: Seat, rest: str) -> None:
        for line in self.happened(seat, 0):
            self.screen.line(line, "dim", _NEWS_HANG)

    @property
    def is_page(self) -> bool:
        """Whether the table is drawn on one page, again and again in the same place."""
        return self.board.FITS_PAGE and self.screen.is_small

    def page(self, seat: Seat, news: Sequence[str]) -> None:
        """The board, the question, and as many choices and news as one page has room for."""
        state, board, screen = self.session.state, self.board, self.screen
        data = state.view(seat).data()
        question = state.question(seat)
        asked = Wrapped(Text(screen.words.text(question.key, question.facts, self.names), "bold"))
        drawing = board.draw(data)
        room = screen.console.height - screen.height_of(drawing) - screen.height_of(asked) - _PROMPT_LINES
        legal = [action.text for action in state.legal(seat)]
        menu = board.menu(data, legal, screen.console.width, max(room - len(screen.notices), _LEAST_CHOICES))
        room -= screen.height_of(menu) + len(screen.notices)
        screen.clear()
        screen.show(drawing)
        for line in news[-room:] if room > 0 else []:
            text = Text(line, "dim")
            text.truncate(screen.console.width, overflow="ellipsis")
            screen.show(text)
        screen.show_notices()
        screen.show(asked)
        screen.show(menu)

    def table(self, seat: Seat, news: Sequence[str] = (), legend: bool = True) -> None:
        """The board, the latest news, the question and the choices."""
        if self.is_page:
            self.page(seat, news)
            return
        state = self.session.state
        data = state.view(seat).data()
        board = self.board
        self.screen.line("")
        if board.LEGEND and not legend:
            self.screen.show(board.draw(data))
        else:
            self.screen.show_table(board.draw(data), board.reference(data))
            self.knows_legend.add(seat)
        self.screen.line("")
        for line in news:
            self.screen.line(line, "dim", _NEWS_HANG)
        self.screen.show_notices()
        question = state.question(seat)
        self.screen.line(self.screen.words.text(question.key, question.facts, self.names), "bold")
        legal = [action.text for action in state.legal(seat)]
        self.screen.show(board.menu(data, legal, self.screen.console.width))
        if board.hint(data):
            self.screen.line(f"     {board.hint(data)}", "dim")
        for letter, premove in zip(_LETTERS, self.offered(seat), strict=False):
            self.screen.line(f"  {letter}  {self.premove_text(premove)}", "dim")
        if seat in self.premoves:
            self.screen.say("play-wish-set", "yellow", wish=self.premove_text(self.premoves[seat]))

    def offered(self, seat: Seat) -> list[str]:
        """The premoves that this seat could set and has not."""
        state = self.session.state
        premoves = self.session.game.capability(Premoves)
        found = [] if premoves is None else premoves.offered(state.view(seat), state.decision(seat))
        return [premove for premove in found if premove != self.premoves.get(seat)]

    def premove_text(self, premove: str) -> str:
        premoves = self.session.game.capability(Premoves)
        facts = {} if premoves is None else premoves.facts(premove)
        key = f"{self.session.game.name}-wish-{premove.partition(' ')[0]}"
        return self.screen.words.text(key, facts, self.names)

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
                self.set_premove(seat, self.offered(seat)[letters.index(answer)])
            elif answer:
                self.choose(seat, answer)
            elif self.is_page:
                self.table(seat)
        except Refused as refused:
            self.screen.refuse(refused.refusal, self.names)

    def commands(self) -> dict[str, Callable[[Seat, str], None]]:
        """Everything that can be typed besides moves."""
        return {
            **dict.fromkeys(("help", "h"), self.explain),
            **dict.fromkeys(("quit", "exit", "q"), self.leave),
            "concede": self.concede,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "board": lambda seat, _: self.table(seat),
            "menu": self.menu,
            "why": self.why,
            "hint": self.hint,
            "card": self.look_up,
            "ask": self.ask_again,
            "lang": self.speak,
        }

    def menu(self, seat: Seat, rest: str) -> None:
        """All choices, where a page has no room for them."""
        state = self.session.state
        legal = [action.text for action in state.legal(seat)]
        self.screen.show(self.board.menu(state.view(seat).data(), legal, self.screen.console.width))

    def leave(self, seat: Seat, rest: str) -> None:
        raise Left

    def concede(self, seat: Seat, rest: str) -> None:
        """Give the game up, once that is confirmed."""
        offers = self.session.game.capability(Concession)
        if offers is None:
            self.screen.say("play-no-concession")
        elif rest.lower() != "yes":
            self.screen.say("play-concede-sure", command="concede yes")
        else:
            self.decide(seat, offers.action)

    def ask_again(self, seat: Seat, rest: str) -> None:
        self.premoves.pop(seat, None)
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

    def set_premove(self, seat: Seat, premove: str) -> None:
        self.premoves[seat] = premove
        action = self.premove_action(seat)
        if action is not None:
            self.decide(seat, action)

    def why(self, seat: Seat, rest: str) -> None:
        """The last thing that happened, and the rule that made it so."""
        told = [event for events in self.session.events for event in events if event.told_to(seat)]
        self.screen.line(self.screen.words.event(told[-1], seat, self.names))
        self.rules(told[-1].rule)

    def hint(self, seat: Seat, rest: str) -> None:
        """What a bot would do, from what this seat knows."""
        show_hint(self.session, self.session.decisions, seat, self.board, self.screen, SEARCH_SECONDS)

    def meant(self, seat: Seat, answer: str) -> Action:
        """The action of a number in the menu, or of a text in notation. Raises `Refused`."""
        if not answer.isdecimal():
            data = self.session.state.view(seat).data()
            offered = [action.text for action in self.session.state.legal(seat)]
            return self.session.game.parse(self.board.in_notation(data, answer, offered))
        legal = self.session.state.legal(seat)
        if not 1 <= int(answer) <= len(legal):
            raise Refused(Refusal("play-no-number", "", {"number": answer, "most": len(legal)}))
        return legal[int(answer) - 1]

    def look_up(self, seat: Seat, what: str) -> None:
        """What is printed on something on the table."""
        found = self.board.look_up(self.session.state.view(seat).data(), what)
        if found is None:
            raise Refused(Refusal("play-nothing-called", "", {"text": what}))
        self.screen.show(found)

    def examples(self, seat: Seat) -> Examples:
        """What can be asked about in a game whose board names no examples."""
        rule = self.session.game.rules[0] if self.session.game.rules else ""
        return Examples(self.session.state.legal(seat)[0].text, rule.partition(".")[0], rule)

    def is_rulebook(self, letters: str) -> bool:
        """Whether the ids of the game's rules begin with these letters."""
        return any(rule.partition("-")[0] == letters for rule in self.session.game.rules)

    def explain(self, seat: Seat, what: str) -> None:
        words = self.screen.words
        if not what:
            move, chapter, rule_id = self.board.EXAMPLES or self.examples(seat)
            self.screen.say("play-help", move=move.ljust(_EXAMPLE), chapter=chapter, rule_id=rule_id)
            if self.board.help():
                self.screen.line(self.board.help())
            if self.board.LEGEND:
                self.screen.show(self.board.reference(self.session.state.view(seat).data()))
        elif what.lower() == "rules":
            self.rules("")
        elif RULE_ID.fullmatch(what) or self.is_rulebook(what.upper()):
            self.rules(what.upper())
        else:
            state = self.session.state
            try:
                action = self.meant(seat, what)
            except Malformed:
                if self.board.look_up(state.view(seat).data(), what) is None:
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
            self.screen.line(f"{start}  {words.rule(start) or ''}")
            return
        chapter = start + ("." if "-" in start else "-") if start else ""
        found = [rule for rule in self.session.game.rules if rule.startswith(chapter)]
        if not found:
            raise Refused(Refusal("play-no-rule", "", {"rule_id": start}))
        for rule in found:
            self.screen.line(f"{rule:8}{words.rule_title(rule)}")

    def undo(self, seat: Seat, rest: str) -> None:
        """Back to their last decision; to one that they really made, since the others would be made for them
        again at once. Nothing changes when that is not allowed."""
        session = self.session
        steps = session.record.steps.copy()
        back = session.free_undo(seat)
        while not isinstance(back, Refusal):
            session.back_to(back)
            if len(self.people) > 1 or len(session.state.legal(seat)) > 1:
                break
            back = session.free_undo(seat)
        if isinstance(back, Refusal):
            for step in steps[len(session.record.steps) :]:
                session.play(step.seat, session.game.parse(step.text))
            raise Refused(back)
        self.keep()
        for viewer in self.told:
            self.told[viewer] = min(self.told[viewer], back + 1)
        self.only_ones = {number: one for number, one in self.only_ones.items() if number <= back}
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
        news = self.news(viewer)
        for line in news[:-_LAST_NEWS]:
            self.screen.line(line, "dim", _NEWS_HANG)
        self.screen.line("")
        data = self.session.state.view(EVERYTHING).data()
        if self.board.LEGEND:
            self.screen.show(self.board.draw(data))
        else:
            self.screen.show_table(self.board.draw(data), self.board.reference(data))
        self.screen.line("")
        for line in news[-_LAST_NEWS:-1]:
            self.screen.line(line, "dim", _NEWS_HANG)
        self.screen.line(news[-1], "bold", _NEWS_HANG)  # who won, and why
        outcome = self.session.state.outcome()
        if outcome is not None and not self.board.TELLS_WINNERS:
            self.screen.say("play-won", "bold", seats=[self.names[seat] for seat in outcome.winners])
        self.screen.show_notices()
        self.screen.say("play-opened", seed=self.session.record.seed)
        look = command("replay", self.path)
        self.screen.say("play-over", path=str(self.path), command=look)
