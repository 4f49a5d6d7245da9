"""Duels for the tests of single cards.

Minato (w102) and Yoru (h102), both 50, lead unless a test says otherwise; w110 is a support of 10, w205 one of 30.
"""

from __future__ import annotations

from madoi.games.lily.rules.pieces import UNTIL_TURN
from support.games.lily.duel import Duel

COUPLING = "r103 r105 r403 h104 w110 w205"
"""Three rhododendrons among six cards: up to five levels may be played."""


def fresh() -> Duel:
    """Nothing on the fields; the next potentials are known and do nothing by themselves."""
    return Duel().hatena(0, "rp1 rp1").hatena(1, "rp1 rp1")


def led(**allies: str) -> Duel:
    """Both leaders in the centre of the front, and these allies of seat 0."""
    return fresh().leaders().stand(0, **allies)


def deploying(hand: str, coupling: str = COUPLING, **allies: str) -> Duel:
    """Seat 0's deployment phase with these cards in hand."""
    return led(**allies).hand(0, hand).couple(0, coupling).phase(0, "deployment")


def supports(duel: Duel, *pairs: str) -> Duel:
    """The supports of battles to come: seat 0's and seat 1's."""
    for seat in (0, 1):
        duel.top(seat, " ".join(pair.split()[seat] for pair in pairs))
    return duel


def fight(duel: Duel, seat: int, attack: str, **answers: str) -> list[str]:
    """Attack and answer what is asked with these, by the kind of question, otherwise with no; what was asked."""
    duel.say(seat, attack)
    asked: list[str] = []
    while duel.table.battle is not None and duel.table.choice is not None:
        kind, who = duel.asked()
        asked.append(kind)
        legal = duel.legal(who)
        wanted = [text for text in answers.get(kind, "").split(", ") if text in legal]
        duel.say(who, (wanted + [text for text in ("pass", "no") if text in legal] + legal)[0])
    return asked


def sums(duel: Duel) -> list[object]:
    """The sums of the battle (LY-8.8): the attacker's, then those of the attacked."""
    return [facts["number"] for kind in ("sum-attack", "sum-defence") for facts in duel.told(kind)]


def next_turn(duel: Duel) -> Duel:
    """To the action phase of the other player; neither plays anything."""
    duel.say(duel.table.mover, "end")
    duel.say(duel.table.mover, "pass", "pass", "end")
    return duel


def lasts(duel: Duel, seat: int, area: str, kind: int, value: int) -> Duel:
    """Somebody did this to a character for the turn."""
    duel.table.add_lasting_change(duel.at(seat, area).number, kind, value, UNTIL_TURN, seat, 0)
    return duel


def id_at(duel: Duel, seat: int, area: str) -> str:
    return duel.ids([duel.at(seat, area).card])[0]
