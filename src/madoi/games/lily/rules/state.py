"""The state of a duel as the contract wants it: who decides, what they may answer, and what follows."""

from __future__ import annotations

from typing import Final, cast

from madoi.core.action import Action, Question
from madoi.core.chance import Chance
from madoi.core.event import Event, Outcome
from madoi.core.game import State, View
from madoi.core.refusal import Facts, Refusal
from madoi.core.viewer import Seat, Viewer
from madoi.games.lily.data_types import CardPhrase
from madoi.games.lily.imagine import cards_outside_bag
from madoi.games.lily.notation import CONCEDE, LilyAction
from madoi.games.lily.rules import decisions, setup
from madoi.games.lily.rules.advance import advance
from madoi.games.lily.rules.base_table import DRAW, GOES_ON
from madoi.games.lily.rules.battle import attacking_card
from madoi.games.lily.rules.choice import BLOCK, COUPLE, CRITICAL, DEPLOY, Choice
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.state_based import end_duel
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.values import levels_allowed, levels_of
from madoi.games.lily.settings import LilySettings
from madoi.games.lily.view import LilyView

_MILDEST: Final = ["pass", "end", "no"]


class LilyState(State):
    """The state of one duel."""

    def __init__(self, table: Table, chance: Chance) -> None:
        super().__init__(chance)
        self.table = table
        self.settings: LilySettings = table.settings

    def to_move(self) -> list[Seat]:
        table = self.table
        if table.result != GOES_ON:
            return []
        if table.choice is not None:
            return [table.choice.seat]
        return setup.choosers(table)

    def first_to_move(self) -> Seat:
        choice = self.table.choice
        return super().first_to_move() if choice is None or self.table.result != GOES_ON else choice.seat

    def legal(self, seat: Seat) -> list[Action]:
        table = self.table
        action_table = self.settings.action_table
        choice = table.choice
        if table.result == GOES_ON and choice is not None and choice.seat == seat:
            return cast("list[Action]", decisions.legal_answers(table, choice, action_table))
        if choice is not None or seat not in self.to_move():
            return []
        verb = "leader" if table.players[seat].leader_card < 0 else "partner"
        return [action_table.with_card[verb][card] for card in setup.leader_candidates(table, seat)]

    def public_actions(self, seat: Seat) -> list[Action]:
        choice = self.table.choice
        if choice is None or choice.seat != seat:
            return []
        return [action for action in self.legal(seat) if decisions.is_public(choice, action.text)]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        table = self.table
        if table.result != GOES_ON:
            return Refusal("game-over", "", {})
        answer = self.settings.action_table.by_text.get(action.text)
        if answer is None:
            return Refusal("lily-not-in-duel", "LY-5.1", {"text": action.text})
        if answer.verb == CONCEDE:
            return None
        choice = table.choice
        if choice is None:
            return self._why_not_choose(seat, answer)
        if seat != choice.seat:
            return Refusal("not-your-turn", decisions.question_rule(choice), {"seat": choice.seat})
        fault = decisions.find_fault(table, choice, answer)
        if not fault:
            return None
        rule = decisions.fault_rule(table, choice, answer, fault)
        return Refusal(fault, rule, self._facts(choice, answer))

    def _why_not_choose(self, seat: Seat, answer: LilyAction) -> Refusal | None:
        """LY-5.3: leader, then partner."""
        player = self.table.players[seat]
        if player.partner >= 0:
            return Refusal("lily-already-chosen", "LY-5.3", {})
        verb = "leader" if player.leader_card < 0 else "partner"
        if answer.verb != verb:
            return Refusal("lily-choose-first", "LY-5.3", {"what": f"@lily-term-{verb}"})
        if answer.card not in setup.leader_candidates(self.table, seat):
            return Refusal("lily-cannot-lead", "LY-5.1", {"card": self._card(answer.card)})
        return None

    def _card(self, card: int) -> CardPhrase:
        return self.table.facts(card).phrase()

    def _facts(self, choice: Choice, answer: LilyAction) -> Facts:
        """What the sentence of a refusal may need."""
        table = self.table
        facts: Facts = {"verb": answer.verb, "question": f"@lily-asked-{choice.kind}"}
        if answer.card >= 0:
            facts["card"] = self._card(answer.card)
        if choice.kind == DEPLOY and answer.card >= 0:
            onto = table.players[choice.seat].field[answer.one] if answer.verb == "level" else None
            facts["levels"] = levels_of(table, choice.seat, answer.card, onto)
            facts["played"] = table.levels_played
            facts["most"] = levels_allowed(table, choice.seat)
            facts["value"] = len(table.players[choice.seat].coupling)
        return facts

    def play(self, seat: Seat, action: Action) -> list[Event]:
        table = self.table
        answer = self.settings.action_table.by_text[action.text]
        table.chance = self.chance
        table.log = []
        if answer.verb == CONCEDE:
            end_duel(table, 1 - seat, "LY-D13", "conceded")
        elif table.choice is None:
            setup.choose_leader_or_partner(table, seat, answer.card)
            advance(table)
        else:
            decisions.answer(table, table.choice, answer)
            advance(table)
        table.chance = None
        log = table.log
        table.log = []
        return log

    def play_unheard(self, seat: Seat, action: Action) -> None:
        self.table.heard = False
        self.play(seat, action)
        self.table.heard = True

    def view(self, viewer: Viewer) -> View:
        return LilyView(viewer, self.table)

    def outcome(self) -> Outcome | None:
        result = self.table.result
        if result == GOES_ON:
            return None
        if result == DRAW:
            return Outcome([0.5, 0.5], [0.5, 0.5], [])
        points = [1.0 if seat == result else 0.0 for seat in (0, 1)]
        return Outcome(points, points.copy(), [result])

    def copy(self) -> State:
        return LilyState(self.table.copy(), self.chance.copy())

    def question(self, seat: Seat) -> Question:
        table = self.table
        choice = table.choice
        if choice is None:
            verb = "leader" if table.players[seat].leader_card < 0 else "partner"
            return Question(f"lily-question-{verb}", {})
        return Question(f"lily-question-{choice.kind}", self._question_facts(choice))

    def _question_facts(self, choice: Choice) -> Facts:
        """What the sentence of a question needs."""
        table = self.table
        facts: Facts = {"least": choice.least, "most": choice.most}
        kind = choice.kind
        battle = table.battle
        run = table.running
        if kind == COUPLE:
            facts["card"] = self._card(card_of(table.players[choice.seat].deck.top[-1]))
        elif kind == DEPLOY:
            facts["played"] = table.levels_played
            facts["most"] = levels_allowed(table, choice.seat)
        elif kind == BLOCK:
            target = table.character(choice.candidates[0])
            assert target is not None
            facts["card"] = self._card(target.card)
        elif kind == CRITICAL and battle is not None:
            facts["card"] = attacking_card(table, battle).phrase()
        elif run is not None:
            facts["card"] = self._card(run.waiting.card)
            facts["skill"] = run.skill.phrase()
            facts["seat"] = run.seat
            facts["whose"] = "own" if run.seat == choice.seat else "other"
            facts["verb"] = {
                "key": f"lily-verb-{decisions.question_verb(choice, run)}",
                "least": choice.least,
                "most": choice.most,
                "card": facts["card"],
            }
        return facts

    def default(self, seat: Seat) -> Action:
        """Declines where one can; the suggested leader and partner; otherwise the first that is offered."""
        table = self.table
        legal = self.legal(seat)
        if table.choice is None:
            deck = self.settings.decks[seat]
            first = table.players[seat].leader_card < 0
            wanted = table.facts(deck.leader if first else deck.partner).id
            for action in legal:
                if action.text.endswith(" " + wanted):
                    return action
        for action in legal:
            if action.text in _MILDEST:
                return action
        return self._leader_first(legal)

    def _leader_first(self, legal: list[Action]) -> Action:
        """LY-4.6: of two with the same name nobody gives up their leader by not answering."""
        choice = self.table.choice
        if choice is not None and choice.kind == "keep":
            leader = self.table.leader(choice.seat)
            for action in legal:
                if leader is not None and action is self.settings.action_table.with_area["keep"][leader.area]:
                    return action
        return legal[0]

    def audit(self) -> None:
        table = self.table
        for seat, player in enumerate(table.players):
            deck = self.settings.decks[seat]
            there = sorted(cards_outside_bag(table, seat) + player.deck.bag)
            assert there == sorted(deck.cards), f"cards of seat {seat} are lost or doubled"
            potentials = sorted([entry >> 1 for entry in player.potentials] + player.hatena.cards())
            assert potentials == sorted(deck.potentials), f"potentials of seat {seat} are lost or doubled"
            for area, stands in enumerate(player.field):
                assert stands is None or (stands.area == area and stands.owner == seat), (
                    "somebody stands elsewhere"
                )
            leaders = [stands for stands in player.characters() if stands.leader]
            assert len(leaders) == (1 if table.opened and table.result == GOES_ON else len(leaders)), (
                "leaders"
            )
            names = [entry >> 1 for entry in player.coupling if entry & 1]
            for place, card in enumerate(names):
                for other in names[place + 1 :]:
                    assert not table.facts(card).is_named(table.facts(other)), "LY-4.8: two names face up"
        numbers = [stands.number for player in table.players for stands in player.characters()]
        assert len(set(numbers)) == len(numbers)
