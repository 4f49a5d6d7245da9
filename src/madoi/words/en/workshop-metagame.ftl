# madoi lily metagame: the search for decks that break the pool.

metagame-number = --{ $option } must be at least { $least }, not { $given }.
metagame-no-field = Name at least one deck for the field.
metagame-not-saved = { $path } isn't a saved run of this command. Give another --out.
metagame-other-plan = { $path } belongs to another run, which differs in: { $what }. Repeat that command, or give another --out.

metagame-title = Lily: a search for decks that break the pool
metagame-head-field = Ready decks
metagame-head-cards = Cards in the pool
metagame-head-round = Stage
metagame-round-generation = generation { $number } of { $all }
metagame-round-shortlist = choosing a deck for each leader
metagame-round-leaders = measuring the leaders
metagame-round-final = final
metagame-round-strong = final with the strong bot
metagame-round-over = finished
metagame-progress = Next: { $round }. Best deck so far: { $share } (in the duels of the search).
metagame-partial = Stopped early. These are the findings so far.

metagame-broken = Broken: with { $bot }, the best deck, led by { $leader }, wins { $share } (95% interval { $interval }) against the field. The limit is { $limit }.
metagame-holds = The pool holds: with { $bot }, the best deck, led by { $leader }, wins { $share } (95% interval { $interval }) against the field. The limit is { $limit }.
metagame-practical = { $count } of { $all } leaders are practical: their best deck wins at least { $share } against the ready decks.
metagame-unused = The bots never used these potentials of the ready decks: { $potentials }.

metagame-table-final = The final
metagame-table-strong = The final with the strong bot
metagame-table-leaders = Leaders
metagame-table-best = The best deck of each leader so far
metagame-column-deck = Deck
metagame-column-all = Against all
metagame-column-leader = Leader
metagame-column-field = Against the ready decks
metagame-column-duels = Duels
metagame-note-final = Against all: ready decks and the other finalists. The columns after it: against each ready deck.
metagame-note-leaders = The best deck that was found for each leader, in new duels. Practical: at least { $share }.
metagame-note-best = Found and measured in the same duels, so the best are overrated.
metagame-plot-final = Wins against all others in the final, with 95% intervals. Dashed: the limit for a fair pool.
metagame-alt-final = A dot on an interval for each deck; the same figures as in the table of the final.
metagame-plot-leaders = Wins of each leader's best deck against the ready decks, with 95% intervals. Dashed: from here on a leader is practical.
metagame-alt-leaders = A dot on an interval for each leader; the same figures as in the table of leaders.

metagame-written = The report is { $path }.
metagame-go-on = The run is saved in { $path }; the same command continues it.

# madoi lily matchups: every deck against every other.

matchups-two-decks = Name at least two decks, not { $given }.
matchups-title = Lily: every deck against every other
matchups-head-decks = Decks
matchups-head-bot = Bot
matchups-head-duels = Duels
matchups-fair = Fair: in each of the { $pairs } pairs, both decks win between { $low } and { $high }.
matchups-unfair = { $count } of { $pairs } pairs are outside { $low } to { $high }, { $certain } of them beyond chance (their whole interval is outside).
matchups-unfair-pair = { $deck } wins { $share } (95% interval { $interval }) against { $other }.
matchups-first-fair = Going first is fair: the first player wins { $share } (95% interval { $interval }), and { $least } to { $most } by pair.
matchups-first-unfair = Going first isn't fair in every pair: the first player wins { $share } (95% interval { $interval }) in all, and { $least } to { $most } by pair.
matchups-turns = The median duel takes { $least } turns each in every pair.
matchups-turns-range = The median duel takes { $least } to { $most } turns each, depending on the pair.
matchups-pair = { $deck } against { $other }
matchups-table-decks = Decks
matchups-note-decks = How often the deck of the row wins: against all others together, then against each.
matchups-table-pairs = Pairs
matchups-column-pair = Pair
matchups-column-wins = First-named deck wins
matchups-column-first = First player wins
matchups-column-turns = Turns each (median)
matchups-plot = Wins of the first-named deck, with 95% intervals. Dashed: the limits of a fair pair.
matchups-alt = A dot on an interval for each pair; the same figures as in the table of pairs.
