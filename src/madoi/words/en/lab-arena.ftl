# The arena: a tournament of bots. And clusters, on which it can be played.

## What can be wrong

lab-arena-bots-few = A tournament needs at least two bots, not { $given }.
lab-arena-bot-twice = The bot { $bot } is named twice. Name each bot once.
lab-arena-mix = There is no mix "{ $given }". Available: { $allowed }.
lab-arena-records-where = --records needs --out, the folder for the records.
lab-arena-journal-other = The journal { $path } belongs to another tournament, which differs in: { $what }. Repeat that command, or give another --out.
lab-arena-journal-damaged = The journal { $path } is damaged in line { $line }. Give another --out, or delete the journal to begin again.
lab-arena-journal-busy = Another process is writing the journal { $path }. Wait until it is done, or give another --out.
lab-cluster-missing = A cluster needs Dask, which is not installed. Install the package "distributed", or leave out --on.
lab-cluster-silent = No Dask scheduler is answering at { $address }.
lab-cluster-empty = The cluster at { $address } has no workers.
lab-cluster-without = Worker { $worker } of the cluster at { $address } can't load Madoi { $here }. Install it there.
lab-cluster-version = The worker { $worker } of the cluster at { $address } has Madoi { $there }, and this is { $here }. They must be the same.
lab-cluster-lost = The cluster at { $address } was lost. An arena with --out has saved its games; the same command continues it.

## Heading

lab-arena-title = { $game }: a tournament of bots
lab-arena-played = { $games ->
        [one] { NUMBER($games, useGrouping: "true") } game
       *[other] { NUMBER($games, useGrouping: "true") } games
    }: { $deals ->
        [one] { NUMBER($deals, useGrouping: "true") } deal
       *[other] { NUMBER($deals, useGrouping: "true") } deals
    }, each in { NUMBER($line-ups, useGrouping: "true") } line-ups
lab-arena-head-seats = Seats
lab-arena-even = { $seats }; the two bots of a match sit alternately, and change seats
lab-arena-one = { $seats }; of the two bots of a match, each in turn is alone among copies of the other, in every seat
lab-arena-early = Stopped early, after { NUMBER($games, useGrouping: "true") } of { NUMBER($planned, useGrouping: "true") } games: of every two bots, one is shown to be better. The chance that any of these verdicts is wrong is at most 5%.
lab-arena-best = { $bot } has the highest rating: { $value } Elo points ({ $low } to { $high }).
lab-arena-better = { $better } is better than { $worse }: it takes { $value } of the wins between them ({ $low } to { $high }), shown after { $deals ->
        [one] { NUMBER($deals, useGrouping: "true") } deal
       *[other] { NUMBER($deals, useGrouping: "true") } deals
    }.
lab-arena-neither = { $one } and { $other }: neither is shown to be better. { $one } takes { $value } of the wins ({ $low } to { $high }); 50% would be equal.

## Tables

lab-arena-table-ratings = Ratings
lab-arena-table-cross = Who against whom
lab-arena-table-alone = One against many
lab-arena-column-rating = Rating
lab-arena-column-score = Score
lab-arena-column-what = What
lab-arena-column-value = Value
lab-arena-note-ratings = Rating: Elo points around 0; 400 points more is ten times as many wins per seat. Score: mean of the scores against the others.
lab-arena-note-cross = Score of the bot at the left against the one above: its share of the wins; 50% if both are equal.
lab-arena-note-alone = Share of the wins of one copy of the bot at the left, alone among copies of the one above; { $even } if both are equal.
lab-arena-note = Intervals: 95%, valid at every moment of a tournament, whenever you look or stop; so they are wider than those of a run of fixed length.

## Plots

lab-arena-plot-history = The curves show how each answer became clear: the score and its 95% interval after each number of deals. Dashed: equal. Upright line: from here on, one of the two is shown to be better.

## Files

lab-arena-written = The report is { $path }.
lab-arena-go-on = The games are saved in { $path }; the same command continues the tournament.
