"""Endpoints for lessons: first games that explain themselves."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.encoding import EncodedAnswer
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.lessons import LessonContent, LessonList


async def list_lessons(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """The lessons, in the order in which they are offered."""
    lessons = await asyncio.to_thread(context.lessons.list_lessons)
    return context.encoded_once("lessons", lambda: msgspec.json.encode(lessons))


async def show_lesson(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """A whole lesson. It can then be played offline."""
    name = str(request.path_params["lesson"])
    lesson = await asyncio.to_thread(context.lessons.encoded_lesson, name)
    context.limit_reads(request, len(lesson))
    return context.encoded(f"lesson {name}", lesson)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/lessons", list_lessons, LessonList),
    Endpoint("GET", "/api/lessons/{lesson}", show_lesson, LessonContent, refusals=(404,)),
)
