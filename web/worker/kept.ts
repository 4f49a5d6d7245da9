// Which answers of the service the worker caches for offline use.

/** Addresses whose answers are the same for everybody and hold no secret. The last answer of each is cached, and
 * shown when the service is out of reach. A page that should open offline adds its GET addresses here. */
export const KEPT: readonly RegExp[] = [
  /^\/api\/offer$/,
  /^\/api\/games\/[a-z]+\/stock$/,
  /^\/api\/lessons(\/|$)/,
  // Those that were opened can be looked at; the answer comes from the service.
  /^\/api\/puzzles(\/[\w-]+){0,2}$/,
  /^\/api\/tables\/[\w-]+\/(record|reference|replay)(\/|$)/,
];

/** Fetched in advance, before anybody has opened their page. */
export const BEFOREHAND = ["/api/offer", "/api/games/lily/stock"];
/** The list of lessons; each lesson is fetched in advance too. */
export const LESSONS = "/api/lessons";

/** The least recently used answers go first. */
export const MOST_KEPT = 100;
