# The designer's report: what a game is like, and what it would be like with other rules.

## What can be wrong with it

lab-design-deals-few = The number of duplicate deals can't be { $given }. Use 0 for none.
lab-design-no-change = These are already the values: { $options }. There is nothing to compare.
lab-design-set-form = "{ $text }" isn't a change. Write NAME=VALUE.
lab-design-set-twice = { $option } is set twice.
lab-design-skill-form = "{ $text }" isn't two bots. Write BETTER,WEAKER.

## Heading

lab-design-title = { $game }: a designer's report
lab-design-head-deals = Duplicate deals
lab-design-head-change = Changed
lab-design-deals = { $deals ->
        [one] 1 deal
       *[other] { NUMBER($deals, useGrouping: "true") } deals
    }, { $games } games each: { $better } against { $weaker }

## Figures

lab-design-range = { $value } ({ $low } to { $high })
lab-design-row = { $row }: { $measure }
lab-design-column-before = As it is
lab-design-column-after = Changed
lab-design-column-difference = Difference
lab-design-column-row = Row
lab-design-column-measure = Measure
lab-design-clear = { $clear ->
        [0] No difference is clear
        [one] 1 difference is clear
       *[other] { $clear } differences are clear
    } (●: the 95% interval leaves out 0), of { $seen } that varied. By chance alone about { $chance } would be.
lab-design-all = Only these are shown; --all shows every number, --out writes them to files.
lab-design-note = Games of the bots named above. ± and brackets: 95% intervals; in the drawings ● is the mean, the line its interval, ┊ what it would be if all were equal. Both games of a comparison have the same seeds; differences of percentages are percentage points. That those who did something win more often does not say that they win because of it (docs/lab.md).

## What stands out: sentences made from the figures

lab-findings-title = What stands out
lab-findings-note = Chosen from { NUMBER($compared, useGrouping: "true") } comparisons. The ranges in these sentences are wider than in the tables, so that all of them hold together with 95% certainty.
lab-findings-none = There are too few games to claim anything.
lab-finding-last-more = The last player in turn order wins { $value } of the games ({ $low } to { $high }). That is more than the even share of { $even }.
lab-finding-last-less = The last player in turn order wins { $value } of the games ({ $low } to { $high }). That is less than the even share of { $even }.
lab-finding-wins-more = { $table } – { $row }: { $value } of the wins ({ $low } to { $high }). That is more than the even share of { $even }.
lab-finding-wins-less = { $table } – { $row }: { $value } of the wins ({ $low } to { $high }). That is less than the even share of { $even }.
lab-finding-even = { $table }: no advantage is shown. Every share of the wins is between { $low } and { $high }, and { $even } would be even.
lab-finding-did-more = { $table } – { $row }: these players win { $value } of the time ({ $low } to { $high }); { $even } would be even.
lab-finding-did-less = { $table } – { $row }: these players win only { $value } of the time ({ $low } to { $high }); { $even } would be even.
lab-finding-ending = { $table }: most often “{ $row }”, in { $value } of the games ({ $low } to { $high }).
lab-finding-better = { $others ->
        [one] { $better } wins { $value } of the games against { $weaker } ({ $low } to { $high }); { $even } would be even.
       *[other] One { $better } among { $others } { $weaker } wins { $value } of the games ({ $low } to { $high }); { $even } would be even.
    }
lab-finding-deal = The deal alone explains { $value } of who wins ({ $low } to { $high }).
lab-finding-length = A game takes { $value } decisions on average ({ $low } to { $high }). Nine games in ten take { $least } to { $most }.
lab-finding-change = { $table } – { $row }, { $measure }: { $before } becomes { $after }, a difference of { $difference }.
lab-finding-no-change = Nothing is shown to differ in these { NUMBER($games, useGrouping: "true") } pairs of games.
lab-simulation-title = { $game }: results of many games

## Chance and skill

lab-design-better = { $others ->
        [one] wins of { $better } against { $weaker } (if equal: { $even })
       *[other] wins of one { $better } against { $others } { $weaker } (if equal: { $even })
    }
lab-design-again = the same winner when a deal is played twice by the same bots (if it settled nothing: { $even })
lab-design-deals-too-few = Chance and skill: nothing is reported for fewer than { $least } duplicate deals.
lab-design-part-deal = the deal: what it gives a seat
lab-design-part-seat = the seat, whatever the deal
lab-design-part-who = who plays
lab-design-part-both = who plays and the deal together
lab-design-part-rest = the rest: dice and draws in play, random choices of the bots
lab-design-parts-caption = What decides who wins, in shares of the variance

## The page

lab-design-points-caption = Points of a seat
lab-design-length-caption = Decisions in a game
lab-design-contents = Contents
lab-design-changes-caption = What is changed
lab-design-clear-title = What clearly differs
lab-design-drawn = Chart
lab-design-written = The page and the tables are in { $path }.

## Tables, rows and measures that every game has

lab-table-decisive = Chance and skill
lab-table-course = Course of the game
lab-table-order = In order of play
lab-row-course-decisions = Decisions in a game
lab-row-course-shared = Shared wins
lab-row-course-undecided = No winner
lab-measure-mean = mean
lab-measure-games = share of games
lab-measure-wins = wins
lab-measure-points = points
lab-measure-times = times
lab-measure-seats = players
lab-measure-won = their wins
lab-measure-share = win share of those who did
lab-measure-decided = decided the game
