"""Endpoints for lessons: first games that explain themselves."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.lessons import LessonContent, LessonList


async def list_lessons(context: ApiContext, request: Request, _: None) -> LessonList:
    """The lessons, in the order in which they are offered."""
    return await asyncio.to_thread(context.lessons.list_lessons)


async def show_lesson(context: ApiContext, request: Request, _: None) -> msgspec.Raw:
    """A whole lesson. It can then be played offline."""
    lesson = await asyncio.to_thread(context.lessons.encoded_lesson, str(request.path_params["lesson"]))
    context.limit_reads(request, len(lesson))
    return msgspec.Raw(lesson)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/lessons", list_lessons, LessonList),
    Endpoint("GET", "/api/lessons/{lesson}", show_lesson, LessonContent, refusals=(404,)),
)
