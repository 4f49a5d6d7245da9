"""Yuri-Kure (百合紅) with Utsuroi: secret support, hidden control, and dice that decide who stays together.

girls: the girls and their pairs. sheets: secret support. control: what it gives, and what is revealed.
procedure: who decides for a girl, with competition and open_procedure. actions, love: what girls do, and
what it does to them. phases: the dice. orientations: what makes them different. state: the course of a
game. scoring: who wins. imagine: sheets that others may have. wishes: passing beforehand.
"""

from __future__ import annotations

from madoi.games.yurikure.game import Yurikure

GAME = Yurikure()
