# The lab: many games and what they add up to.

## What can be wrong with a plan

lab-games-few = Play at least one game, not { $given }.
lab-jobs-few = Use at least one process, not { $given }.
lab-line-up-form = "{ $text }" isn't a line-up of bots. Write names, such as greedy*2,random.
lab-resume-where = --resume needs --out, the folder of the run.
lab-resume-other = The run in { $path } is another one, which differs in: { $what }. Repeat that command, or leave out --resume to begin again.

## Progress

lab-progress-start = Playing the first games
lab-progress = { NUMBER($done, useGrouping: "true") } of { NUMBER($total, useGrouping: "true") } games, { NUMBER($rate, useGrouping: "true") } per second
lab-partial = PARTIAL: stopped after { $games ->
        [one] { NUMBER($games, useGrouping: "true") } game
       *[other] { NUMBER($games, useGrouping: "true") } games
    } of { NUMBER($planned, useGrouping: "true") }. All figures are for those games only.

## Heading

lab-head-game = Game
lab-head-games = Played
lab-head-line-up = Bots
lab-head-options = Options
lab-head-seed = Seed
lab-head-time = Time
lab-games = { $games ->
        [one] { NUMBER($games, useGrouping: "true") } game
       *[other] { NUMBER($games, useGrouping: "true") } games
    }
lab-rotating = { $line-up }, rotated by one seat each game
lab-time = { $seconds } s, { NUMBER($rate, useGrouping: "true") } games per second

## Tables

lab-table-seats = By seat
lab-table-bots = By bot
lab-table-endings = Length and endings
lab-column-seat = Seat
lab-column-bot = Bot
lab-column-seats = Seats
lab-column-wins = Wins
lab-column-interval = 95% interval
lab-column-even = If equal
lab-column-points = Points
lab-column-deviation = SD
lab-column-median = Median
lab-column-range = Range
lab-row-length = Decisions per game
lab-length = { $mean } (SD { $deviation }, from { $least } to { $most })
lab-row-shared = Shared wins
lab-row-undecided = No winner
lab-note = Means per game. Intervals and ±: 95% confidence; no ± where nothing varied. SD: standard deviation of one game. Percentages: of the games played.

## Kasane

lab-table-kasane-yaku = Yaku
lab-row-kasane-yaku = { $name }, { $number } cards
lab-measure-kasane-yaku-times = made
lab-measure-kasane-yaku-seats = players
lab-measure-kasane-yaku-points = points
lab-measure-kasane-yaku-share = win share of players who made it
lab-table-kasane-cards = Cards taken
lab-measure-kasane-cards-times = taken
lab-measure-kasane-cards-share = win share of players who took it
lab-table-kasane-robe = Robes
lab-measure-kasane-robe-cards = cards
lab-measure-kasane-robe-enough = enough for colors
lab-measure-kasane-robe-twelve = all twelve
lab-table-kasane-robes = Length of robes
lab-row-kasane-robes = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
lab-measure-kasane-robes-times = robes
lab-measure-kasane-robes-share = win share of their players
lab-table-kasane-colours = Colors in scoring robes
lab-row-kasane-colours = { $number ->
        [one] { $number } color
       *[other] { $number } colors
    }
lab-measure-kasane-colours-times = robes
lab-measure-kasane-colours-share = win share of their players
lab-row-kasane-order = { $number ->
        [1] the start player
       *[other] number { $number }
    }
lab-number-kasane-plus-ones = +1 cards in the deck
lab-number-kasane-bonus-row = cards a robe needs to score for colors
lab-number-kasane-twelve-points = points for all twelve layers

# Bots from outside that failed.
lab-bot-crashed = { $bot } crashed in { $count } of { $games } games and lost them: { $detail }.
lab-bot-stalled = { $bot } took longer than { $detail } s for a decision in { $count } of { $games } games and lost them.
lab-bot-cheated = { $bot } chose something that isn't allowed ({ $detail }) in { $count } of { $games } games and lost them.
