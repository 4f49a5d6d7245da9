"""What HTTP handlers depend on: registry, push, sandbox, job queue, and rate limits per network."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starlette.requests import Request

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import Viewer
from madoi.server import limits
from madoi.server.config import Config
from madoi.server.http.encoding import EncodedAnswer
from madoi.server.http.previews import PagePreviews
from madoi.server.push.notifier import PushNotifier
from madoi.server.rate_limits import TokenBuckets, client_network
from madoi.server.runtime.daily import DailyService
from madoi.server.runtime.evenings import EveningService
from madoi.server.runtime.lesson_catalogue import LessonCatalogue
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.matchmaker import Matchmaker
from madoi.server.runtime.puzzle_catalogue import PuzzleCatalogue
from madoi.server.runtime.ratings import RatingService
from madoi.server.runtime.registry import TableRegistry
from madoi.server.workers.job_queue import JobQueue
from madoi.server.workers.sandbox import Sandbox, Task


class ApiContext:
    """The parts of a running service that HTTP handlers use. The ``limit_…`` methods raise `Refused`."""

    def __init__(self, registry: TableRegistry, push: PushNotifier, config: Config) -> None:
        self.registry = registry
        self.push = push
        self.daily = DailyService(registry)
        self.matchmaker = Matchmaker(registry)
        self.evenings = EveningService(registry)
        self.ratings = RatingService(registry, config.ratings)
        self.lessons = LessonCatalogue(config.lessons)
        self.puzzles = PuzzleCatalogue()
        self.previews = PagePreviews(registry, self.lessons, config.origins)
        clock = registry.clock
        self.sandbox = Sandbox(clock, registry.context.shared)
        self.jobs = JobQueue(clock, registry.context.shared)
        self.replays: dict[tuple[str, Viewer], bytes] = {}
        """A cache of replays, by record and viewer; the latest requests stay."""
        self._answers: dict[str, EncodedAnswer] = {}
        per_minute = config.openings_per_minute
        rate = per_minute / 60

        def buckets(name: str, rate: float, burst: float) -> TokenBuckets:
            return TokenBuckets(name, rate, burst, registry.context.shared, clock)

        self._openings = buckets(
            "openings",
            rate,
            max(limits.MIN_OPENED_TABLES_BURST, per_minute * limits.OPENED_TABLES_BURST_MINUTES),
        )
        self._drafts = buckets(
            "drafts", rate, max(limits.MIN_DRAFTS_BURST, per_minute * limits.DRAFTS_BURST_MINUTES)
        )
        self._record_jobs = buckets("records", limits.RECORD_JOBS_PER_SECOND, limits.RECORD_JOBS_BURST)
        self._reads = buckets("reads", limits.READS_PER_SECOND, limits.READS_BURST)
        self._subscriptions = buckets(
            "subscriptions", limits.SUBSCRIPTIONS_PER_SECOND, limits.SUBSCRIPTIONS_BURST
        )
        self._counters = buckets("counters", limits.COUNTERS_PER_SECOND, limits.COUNTERS_BURST)
        self._evenings = buckets("evenings", limits.EVENINGS_PER_SECOND, limits.EVENINGS_BURST)
        self._matches = buckets("matches", limits.MATCHES_PER_SECOND, limits.MATCHES_BURST)
        self._puzzles = buckets("puzzles", limits.PUZZLES_PER_SECOND, limits.PUZZLES_BURST)
        self._ratings = buckets("ratings", limits.RATINGS_PER_SECOND, limits.RATINGS_BURST)
        self._transfers = buckets("transfers", limits.TRANSFERS_PER_SECOND, limits.TRANSFERS_BURST)

    def encoded(self, name: str, body: bytes) -> EncodedAnswer:
        """The answer of this name, compressed once as long as its body stays the same."""
        answer = self._answers.pop(name, None)
        if answer is None or answer.body is not body:
            answer = EncodedAnswer(body)
        self._answers[name] = answer
        if len(self._answers) > limits.MAX_CACHED_ANSWERS:
            del self._answers[next(iter(self._answers))]
        return answer

    def encoded_once(self, name: str, encode: Callable[[], bytes]) -> EncodedAnswer:
        """The answer of this name, encoded when it is not in the cache. It never changes."""
        answer = self._answers.get(name)
        return self.encoded(name, encode() if answer is None else answer.body)

    async def find_table(self, request: Request) -> LiveTable:
        """The table of the request's path. Raises `Refused`."""
        return await self.registry.find(str(request.path_params["table"]))

    def check_names(self, names: Iterable[str]) -> None:
        """Raise `Refused` where the owner has banned one of these names."""
        for name in names:
            self.registry.context.bans.check_name(name)

    async def run_sandboxed(self, request: Request, task: Task) -> bytes:
        """Run a task on a record in a sandbox. Raises `Refused`."""
        _limit(self._record_jobs, request)
        return await self.sandbox.run(task, client_network(request.scope))

    def limit_openings(self, request: Request, characters: int = 0) -> None:
        """For opening a table, or reading a file for one. ``characters`` of options cost extra."""
        _limit(self._openings, request, 1 + characters // limits.CHARACTERS_PER_TOKEN)

    def limit_drafts(self, request: Request, characters: int) -> None:
        """For validating a draft."""
        _limit(self._drafts, request, 1 + characters // limits.CHARACTERS_PER_TOKEN)

    def limit_reads(self, request: Request, answer_bytes: int = 0) -> None:
        """For one table, replay or lesson: it may be read from the store, and is compressed."""
        _limit(self._reads, request, 1 + answer_bytes // limits.BYTES_PER_READ_TOKEN)

    def limit_subscriptions(self, request: Request) -> None:
        """For a push subscription, or fetching a transfer."""
        _limit(self._subscriptions, request)

    def limit_counters(self, request: Request) -> None:
        """For reading or changing a shared duel counter."""
        _limit(self._counters, request)

    def limit_matches(self, request: Request) -> None:
        """For a seat in a quick match."""
        _limit(self._matches, request)

    def limit_puzzles(self, request: Request) -> None:
        """For a puzzle, an answer to one, or ratings."""
        _limit(self._puzzles, request)

    def limit_ratings(self, request: Request) -> None:
        """For the list of ratings, or having a game rated."""
        _limit(self._ratings, request)

    def limit_evenings(self, request: Request) -> None:
        """For looking at an evening, or acting in it."""
        _limit(self._evenings, request)

    def limit_transfers(self, request: Request) -> None:
        """For storing a device transfer."""
        _limit(self._transfers, request)


def _limit(buckets: TokenBuckets, request: Request, tokens: int = 1) -> None:
    if not buckets.take(client_network(request.scope), min(tokens, buckets.burst)):
        raise Refused(Refusal("http-too-fast", "", {}))


def count_characters(options: dict[str, str]) -> int:
    return sum(map(len, options.values()))
