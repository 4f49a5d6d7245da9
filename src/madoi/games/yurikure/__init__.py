"""Yuri-Kure (百合紅) with Utsuroi: secret support, hidden control, and dice that decide who stays together.

`rules` has the girls, their relations, the sheets, control, the procedures and the phases.
`ai` has what bots ask. `view` is what a viewer knows, `memory` what she remembers, `imagine` what she may
suppose, `premoves` how she passes beforehand.
"""

from __future__ import annotations

from madoi.games.yurikure.game import Yurikure

GAME = Yurikure()
