"""Yuri-Kure (百合紅) with Utsuroi: secret support, hidden control, and dice that decide who stays together.

`rules` has the rulebook, `ai` what bots use, `view` what a viewer knows, `memory` what a player can remember.
"""

from __future__ import annotations

from madoi.games.yurikure.game import Yurikure

GAME = Yurikure()
