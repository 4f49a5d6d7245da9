"""The test kit: checks, on random play, what every game must promise. One call does it.

    from madoi.core.testing import check
    check(GAME, {}, seats=4, games=200)

It plays whole random games and checks everything at random points of each:

- *notation*: texts are unique within a decision, parse back, and belong to the vocabulary;
- *legality*: `why_not` and `legal` agree on the whole vocabulary for every seat;
- *copies* are independent, repeat the same events, and let their chance be replaced;
- *views* are plain data and share nothing with a state; comparisons below cover all that a view object holds;
- *faces*: every event, for every viewer: only those whom the game declares get a private face;
- *choices*: two choices of another seat that look the same leave the same view, prompts, refusals and log;
- *results*: a single die or draw is changed. Viewers from whom `Chance.about` hides it cannot tell;
  those to whom it shows it can. Questions of a paper table tell nothing hidden;
- *twin worlds*: a state imagined from a seat's view is the same to that seat, and goes on the same;
- *memory*: what a viewer has learnt of hidden things is in its view; an imagined state leaves every seat
  as much to know as the true one does;
- *tensors*: equal views have equal tensors, and a tensor tells all of its view but what its layout leaves
  out (`madoi.core.observations`), where the game has them;
- *fairness*: hidden things are imagined as they come about, by a statistical test with fixed seeds;
- *audit*: the game's own invariants hold, games end, and the record of a game replays to the same end.

The game says what is hidden (`madoi.core.capabilities.Secrets`), and the kit checks that it says all.
A failure message has the seed and the decisions that lead to it.
"""

from madoi.core.testing.kit import Checked, check
from madoi.core.testing.plain_data import dump, faces, held

__all__ = ["Checked", "check", "dump", "faces", "held"]
