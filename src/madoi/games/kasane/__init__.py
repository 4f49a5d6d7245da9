"""Colors of Kasane (襲ノ色目): draft into a hand whose order never changes, dress in twelve layers.

cards: what is in the box. yaku: which cards make which yaku. table: cells and points. settings: what
a table may choose. notation: actions as text. state: the turn and the rounds. ending: the last
count. view: what a viewer may know. judgement: a quick opinion of moves. survey: a game in numbers.
"""

from __future__ import annotations

from madoi.games.kasane.game import Kasane

GAME = Kasane()
