# madoi lily metagame: the search for decks that break the pool.

metagame-number = --{ $option } must be at least { $least }, not { $given }.
metagame-no-field = Name at least one deck for the field.
metagame-not-saved = { $path } isn't a saved search. Give another --out.
metagame-other-plan = { $path } belongs to another search, which differs in: { $what }. Repeat that command, or give another --out.

metagame-title = Lily: a search for decks that break the pool
metagame-head-field = Ready decks
metagame-head-cards = Cards in the pool
metagame-head-round = Stage
metagame-round-generation = generation { $number } of { $all }
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
metagame-go-on = The search is saved in { $path }; the same command continues it.
