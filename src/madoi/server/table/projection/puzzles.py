"""Projection of puzzles: what the seat sees, and after the answer what the search found.

A position is one moment of a replay for the seat. How many decisions led to it is not told, because some of
them may be secret; nor is the seed."""

from __future__ import annotations

from msgspec.structs import replace

from madoi.bots.cast import pick_character
from madoi.core.capabilities import reference_data
from madoi.core.game import Game
from madoi.core.record import PERSON, Player, read
from madoi.core.session import Session
from madoi.core.session import replay as replay_record
from madoi.puzzles import shipped_puzzles
from madoi.puzzles.puzzle import Puzzle, continued
from madoi.server.protocol.common import Facts
from madoi.server.protocol.puzzles import PuzzleContent, PuzzleMove, PuzzleSolution
from madoi.server.protocol.records import Moment, Replay
from madoi.server.table.projection.replay import build_replay

_BOT = "strong"


def shared_reference(game: Game) -> Facts:
    """The game's constant data at the table of its first puzzle: a new table may have newer cards."""
    first = read(shipped_puzzles(game.name).puzzles[0].record)
    return reference_data(game, game.settings(first.options, len(first.players)))


def puzzle_content(game: Game, puzzle: Puzzle) -> PuzzleContent:
    """The puzzle as the seat sees it. Raises `BadRecord` where the rules have changed since it was made."""
    session = _position(game, puzzle)
    shown = _shown(session, puzzle, session.decisions)
    common = shared_reference(game)
    own = {name: part for name, part in shown.reference.items() if common.get(name) != part}
    return PuzzleContent(puzzle.id, puzzle.level, replace(shown, reference=own))


def puzzle_solution(game: Game, puzzle: Puzzle) -> PuzzleSolution:
    """The answer. Chances and lines belong to imagined worlds, so they tell nothing that was hidden.
    The record does: somebody who plays on from the position needs the game that led to it."""
    session = _position(game, puzzle)
    state, at = session.state, session.decisions
    moves = []
    for move in puzzle.chances:
        parts = state.action_parts(puzzle.seat, game.parse(move.action))
        moves.append(PuzzleMove(move.action, move.chance, parts))
    lines = []
    for line in puzzle.lines:
        fork = continued(game, session, puzzle.seat, line)
        lines.append(replace(_shown(fork, puzzle, at), reference={}))
    world = session.fork(at, puzzle.seat, session.record.players, puzzle.lines[0].seed)
    return PuzzleSolution(puzzle.answers, moves, lines, world.record.text(), at)


def _position(game: Game, puzzle: Puzzle) -> Session:
    """The game up to the position, played by "you" and characters."""
    record = read(puzzle.record)
    names: list[str] = []
    for seat in range(len(record.players)):
        names.append(pick_character(f"{puzzle.id}/{seat}", names))
    record.players = [
        Player(name, PERSON if seat == puzzle.seat else _BOT) for seat, name in enumerate(names)
    ]
    return replay_record(game, record)


def _shown(session: Session, puzzle: Puzzle, begins: int) -> Replay:
    """What the seat sees from the position on, as if it were the beginning."""
    session.record.commitment = session.record.seed = ""
    shown = build_replay(session, puzzle.seat, begins)
    moments = [
        Moment(moment.decisions - begins, moment.news, moment.changes, moment.action if place else "")
        for place, moment in enumerate(shown.moments)
    ]
    return replace(shown, decisions=moments[-1].decisions, first=0, moments=moments)
