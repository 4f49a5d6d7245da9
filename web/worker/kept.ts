// What the worker keeps of the service's answers once they were seen, so that they can be seen again without a line.

/** Addresses whose answers are the same for everybody and hold no secret: the last of each is kept, and shown when the
 * service cannot be reached. A page that should open offline adds the addresses it asks (with GET) here. */
export const KEPT: readonly RegExp[] = [
  /^\/api\/offer$/,
  /^\/api\/games\/[a-z]+\/stock$/,
  /^\/api\/lessons(\/|$)/,
  /^\/api\/tables\/[\w-]+\/(record|reference|replay)(\/|$)/,
];

/** Of these, what is fetched beforehand, so that it can be seen though nobody has looked at it yet. */
export const BEFOREHAND = ["/api/offer", "/api/games/lily/stock"];
/** The list of lessons; each of them is fetched beforehand too. */
export const LESSONS = "/api/lessons";

/** So many answers are kept; those that were not asked for longest go first. */
export const MOST_KEPT = 100;
