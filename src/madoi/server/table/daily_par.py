"""Par: what a strong bot reaches from the player's seat of a deal, against the same bots."""

from __future__ import annotations

from typing import Final

from madoi.core.record import PERSON, Player
from madoi.core.session import start
from madoi.daily.deal import BOT, Deal, next_seat
from madoi.daily.score import Score, score_of
from madoi.games import find
from madoi.server import limits
from madoi.server.table.automation import bot_seed, quick_choice
from madoi.server.table.search_job import SearchJob

PAR_BOT: Final = "strong"


class ParGame:
    """A game of the deal in which a search plays in place of the player. `next_job` and `answer` take
    turns, so that the caller can do other things between two searches."""

    def __init__(self, deal: Deal, seed: str) -> None:
        self._deal = deal
        self._seed = seed
        players = [Player(name, BOT) if name else Player("par", PERSON) for name in deal.characters]
        self.session = start(find(deal.game), deal.options, players, seed)

    def next_job(self) -> SearchJob | None:
        """The next search; None at the end of the game. Bots and forced choices are played at once."""
        session, own = self.session, self._deal.seat
        while to_move := session.state.to_move():
            seat = next_seat(to_move, own)
            seed, decision = bot_seed(session, self._seed, seat), session.state.decision(seat)
            if seat != own:
                session.play(seat, quick_choice(session, seat, BOT, seed, decision))
            elif len(decision.actions) > 1:
                return SearchJob(session.record.text(), own, PAR_BOT, limits.PAR_SEARCH_SECONDS, seed)
            else:
                session.play(own, decision.actions[0])
        return None

    def answer(self, action: str) -> None:
        self.session.play(self._deal.seat, self.session.game.parse(action))

    def score(self) -> Score:
        found = score_of(self.session.game, self.session.state, self._deal.seat)
        assert found is not None
        return found
