"""The belief about the others' sheets, from what they revealed and declared.

A sheet is likelier if it fits how people write sheets (`SheetPrior`) and explains its owner's declarations.
Candidates fit all reveals; they are sampled by Metropolis, one small change at a time.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Chance
from madoi.core.search_model import Belief
from madoi.core.viewer import Seat
from madoi.games.yurikure.ai.interest import RIVAL, Interest, most_revealed_by_others, rival_support
from madoi.games.yurikure.ai.prospects import Prospect, Prospects
from madoi.games.yurikure.ai.sheet_prior import SheetPrior, fill_draft
from madoi.games.yurikure.imagine import SheetGuess, extra_points, state_with
from madoi.games.yurikure.memory import WitnessedDeclaration
from madoi.games.yurikure.notation import Choice, parse
from madoi.games.yurikure.rules.actions import choices_for
from madoi.games.yurikure.rules.sheets import SETUP_VALUES, Sheet
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.view import YurikureView

_CHAINS: Final = 3  # so many times it is begun anew
_KEPT: Final = 13  # candidates a chain
_SETTLING: Final = 160  # changes before the first is kept
_BETWEEN: Final = 10  # changes between two that are kept
_FIRMNESS: Final = 20.0  # how surely people take what is worth most to them
_NEGLIGIBLE: Final = -10.0  # so much worse is never taken: the exponential is not worth its time
_WHIM: Final = 0.05  # so many choices have no reason that we know
_FINE: Final = 65536
_WHAT: Final = "bot-belief"


class _Evidence:
    """One declaration, ready to be explained."""

    def __init__(self, view: YurikureView, seen: WitnessedDeclaration) -> None:
        circle = view.settings.circle
        relations = seen.snapshot.relations(circle)
        revealed = seen.revealed()
        self._rivalry = [-RIVAL * rival for rival in rival_support(circle, revealed, seen.seat)]
        self._opposed = most_revealed_by_others(revealed, seen.seat)
        self._prospects = Prospects(circle, view.orientations, relations)
        self._declared = self._prospect(seen, parse(seen.text))
        choices = choices_for(seen.kind, relations, seen.girl)
        self._others = [self._prospect(seen, other) for other in choices if other.text != seen.text]

    def _prospect(self, seen: WitnessedDeclaration, choice: Action) -> Prospect:
        assert isinstance(choice, Choice)
        return self._prospects.of(seen.kind, seen.girl, choice, seen.actor, seen.pair)

    def likelihood(self, places: list[int], values: list[int], control: list[int]) -> float:
        """The logarithm, for somebody whose sheet has these values on these pairs."""
        desire = self._rivalry.copy()
        for number, value in enumerate(values):
            desire[places[number]] += float(value)
        interest = Interest(self._prospects, desire, control, self._opposed)
        declared = interest.value_of(self._declared)
        total = 1.0
        for other in self._others:
            better = _FIRMNESS * (interest.value_of(other) - declared)
            if better > _NEGLIGIBLE:
                total += exp(better)
        return log((1.0 - _WHIM) / total + _WHIM / (len(self._others) + 1))


class SheetSampler:
    """What one seat's sheet may be: some candidates, the likelier the oftener."""

    def __init__(self, view: YurikureView, seat: Seat, chance: Chance) -> None:
        settings = view.settings
        circle = settings.circle
        different = not settings.advanced_support
        self._opening = view.opening.relations(circle)
        self._prior = SheetPrior(circle, self._opening, different)
        self._evidence = [_Evidence(view, seen) for seen in view.witnessed if seen.seat == seat]
        values = SETUP_VALUES + [1] * extra_points(view)
        distinct = len(SETUP_VALUES) if different else 0
        self._guess = SheetGuess(circle, values, distinct, view.revealed[seat])
        self.sheets: list[Sheet] = []
        for _ in range(_CHAINS):
            self._run_chain(chance)

    def _run_chain(self, chance: Chance) -> None:
        """One chain of changes."""
        guess = self._guess
        guess.find(chance)
        likelihood = self._likelihood(-1.0e9)
        for step in range(_SETTLING + _KEPT * _BETWEEN):
            guess.propose_change(chance)
            enough = likelihood + log((chance.below(_FINE, _WHAT) + 0.5) / _FINE)
            changed = enough - 1.0 if guess.missing else self._likelihood(enough)
            if changed >= enough:
                likelihood = changed
            else:
                guess.undo_change()
            if step >= _SETTLING and step % _BETWEEN == 0:
                self.sheets.append(guess.sheet())

    def _likelihood(self, enough: float) -> float:
        """The logarithm, for the sheet as it is guessed; where it is not enough, anything that is not."""
        guess = self._guess
        found = self._prior.likelihood(guess.places)
        for evidence in self._evidence:
            if found < enough:  # what is still to come only makes it less likely
                break
            found += evidence.likelihood(guess.places, guess.values, guess.control)
        return found


class YurikureBelief(Belief):
    """A suspicion about each sheet that the viewer cannot see. Drafts, too, are imagined, written to their
    end."""

    def __init__(self, view: YurikureView, chance: Chance) -> None:
        self._view = view
        self._sampled_sheets: list[list[Sheet]] = []
        for seat, known in enumerate(view.sheets):
            self._sampled_sheets.append([known] if known is not None else _sampled_sheets(view, seat, chance))

    def draw(self, chance: Chance) -> YurikureState:
        sheets: list[Sheet] = []
        for sheets_of_seat in self._sampled_sheets:
            number = 0 if len(sheets_of_seat) == 1 else chance.below(len(sheets_of_seat), _WHAT)
            sheets.append(sheets_of_seat[number].copy())
        state = state_with(self._view, sheets, chance)
        state.stop_remembering()
        return state


def _sampled_sheets(view: YurikureView, seat: Seat, chance: Chance) -> list[Sheet]:
    due = view.due
    circle = view.settings.circle
    if due is not None and due.is_setup:
        sheets = [Sheet(circle.pairs) for _ in range(_CHAINS * _KEPT)]
    else:
        sheets = SheetSampler(view, seat, chance).sheets
    for sheet in sheets:
        sheet.handed_in = view.handed_in[seat]
        if due is not None:
            fill_draft(circle, view.relations, due, sheet, chance)
    return sheets
