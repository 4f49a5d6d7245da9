"""Colors of Kasane (襲ノ色目): draft into a hand whose order never changes, dress in twelve layers.

`rules` has the cards, the yaku, the point table, the turns and the final count.
`ai` has what bots use: action values, the prior model and the search model.
"""

from __future__ import annotations

from madoi.games.kasane.game import Kasane

GAME = Kasane()
