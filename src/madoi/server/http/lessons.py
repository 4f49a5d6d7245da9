"""First games that explain themselves."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request

from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.lessons import LessonContent, LessonList


async def list_lessons(desk: Desk, request: Request, _: None) -> LessonList:
    """The first games that explain themselves."""
    return await asyncio.to_thread(desk.teacher.listed)


async def give_lesson(desk: Desk, request: Request, _: None) -> msgspec.Raw:
    """A lesson, all of it: with it one can go on without a line."""
    given = await asyncio.to_thread(desk.teacher.given, str(request.path_params["lesson"]))
    desk.may_look(request, len(given))
    return msgspec.Raw(given)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/lessons", list_lessons, None, LessonList),
    Endpoint("GET", "/api/lessons/{lesson}", give_lesson, None, LessonContent, (404,)),
]
