# Decks and cards that somebody is still writing.

lily-list-nobody = Line { $line }: there is no card "{ $text }". Write a number and an id, or title and name as printed: 3 w101.
lily-list-several = Line { $line }: "{ $text }" is ambiguous: { $meant }. Write the id instead.
lily-deck-no-leader = The deck has no leader yet.
lily-deck-no-partner = The deck has no partner yet.
lily-set-no-cards = { $file }: no cards found.
lily-more-faults = { $count ->
    [one] And 1 more fault.
   *[other] And { $count } more faults.
 }

## Trials

trial-too-much = The games took too long.
trial-bot = { $bot } thinks too long for a trial.
