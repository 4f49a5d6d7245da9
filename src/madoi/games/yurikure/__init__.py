"""Yuri-Kure (百合紅) with Utsuroi: secret support, hidden control, and dice that decide who stays together.

`rules` has the girls, their relations, the sheets, control, the procedures and the phases.
`ai` has what bots use. `view` is what a viewer knows, `memory` what a player can remember.
`imagine` draws a state that fits a view. `premoves` pass in advance.
"""

from __future__ import annotations

from madoi.games.yurikure.game import Yurikure

GAME = Yurikure()
