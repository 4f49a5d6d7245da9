"""Endpoints for puzzles: the list, a position, an answer, ratings."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request

from madoi.core.refusal import Refusal, Refused
from madoi.puzzles.ratings import first_rating
from madoi.ratings.rating import shown
from madoi.server.http.context import ApiContext
from madoi.server.http.encoding import EncodedAnswer
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.puzzles import (
    PuzzleAnswered,
    PuzzleAnswerRequest,
    PuzzleContent,
    PuzzleList,
    PuzzleRating,
    PuzzleRatings,
    PuzzleRatingsRequest,
    PuzzleReference,
    PuzzleSolution,
)
from madoi.server.storage import puzzle_ratings
from madoi.server.storage.puzzle_ratings import StoredRating
from madoi.server.tokens import hashed


async def list_puzzles(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """All puzzles, by game and level."""
    found = await asyncio.to_thread(context.puzzles.list_puzzles)
    return context.encoded_once("puzzles", lambda: msgspec.json.encode(found))


async def show_puzzle_reference(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """The constant data that all puzzles of a game share."""
    game = str(request.path_params["game"])
    body = await asyncio.to_thread(context.puzzles.encoded_reference, game)
    context.limit_reads(request, len(body))
    return context.encoded(f"puzzles of {game}", body)


async def show_puzzle(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """A puzzle as the seat that is to decide sees it."""
    context.limit_puzzles(request)
    return EncodedAnswer(await asyncio.to_thread(context.puzzles.encoded_content, *_path(request)))


async def answer_puzzle(context: ApiContext, request: Request, given: PuzzleAnswerRequest) -> PuzzleAnswered:
    """Try a move, and get the solution. The first attempt of a device at a puzzle is rated."""
    context.limit_puzzles(request)
    game, id = _path(request)
    puzzle = await asyncio.to_thread(context.puzzles.find, game, id)
    if all(move.action != given.action for move in puzzle.chances):
        raise Refused(Refusal("puzzle-no-move", "", {"text": given.action}))
    body = await asyncio.to_thread(context.puzzles.encoded_solution, game, id)
    solution = msgspec.json.decode(body, type=PuzzleSolution)
    solved = given.action in puzzle.answers
    if given.device is None:
        return PuzzleAnswered(solved, solution)
    rated = await puzzle_ratings.rate_first_attempt(
        context.registry.store, game, id, hashed(given.device), solved, first_rating(puzzle.level)
    )
    if rated is None:
        return PuzzleAnswered(solved, solution)
    return PuzzleAnswered(solved, solution, *map(_rating, rated))


async def show_puzzle_ratings(
    context: ApiContext, request: Request, given: PuzzleRatingsRequest
) -> PuzzleRatings:
    """The ratings of a device, by game."""
    context.limit_puzzles(request)
    found = await puzzle_ratings.player_ratings(context.registry.store, hashed(given.device))
    return PuzzleRatings({game: _rating(stored) for game, stored in found.items()})


def _path(request: Request) -> tuple[str, str]:
    return str(request.path_params["game"]), str(request.path_params["puzzle"])


def _rating(stored: StoredRating) -> PuzzleRating:
    points = shown(stored.rating)
    return PuzzleRating(points.points, points.low, points.high, stored.attempts, stored.solved)


_DEVICE: Final = "A" * 32
ENDPOINTS: Final = (
    Endpoint("GET", "/api/puzzles", list_puzzles, PuzzleList),
    Endpoint(
        "POST", "/api/puzzles", show_puzzle_ratings, PuzzleRatings, PuzzleRatingsRequest, {"device": _DEVICE}
    ),
    Endpoint("GET", "/api/puzzles/{game}", show_puzzle_reference, PuzzleReference, refusals=(404,)),
    Endpoint("GET", "/api/puzzles/{game}/{puzzle}", show_puzzle, PuzzleContent, refusals=(404,)),
    Endpoint(
        "POST",
        "/api/puzzles/{game}/{puzzle}",
        answer_puzzle,
        PuzzleAnswered,
        PuzzleAnswerRequest,
        {"action": "take 1", "device": _DEVICE},
        refusals=(404,),
    ),
)
