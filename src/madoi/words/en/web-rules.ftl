# The rulebooks in the browser. The rules themselves are in rules-….ftl, what their pictures show in rules-pictures.ftl.

rules-title = Rules
rules-all = All
rules-books = Rulebooks
rules-about = The complete rules of each game, in our own words. Every rule has an id; the § beside a log line or a reason leads to it. Search by word or id.
rules-size = { $count } rules in { $chapters } chapters
rules-contents = Contents
rules-seek = Search the rules
rules-seek-hint = a word, or { $rule }
rules-seek-end = Clear search
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
rules-nothing = Nothing found. Try other words, or fewer.
rules-no-book = There is no rulebook called { $name }. Available:
rules-no-rule = There is no rule { $rule } here.
rules-other-book = This rule is in another book:
rules-is-decision = our decision
rules-is-expansion = expansion
rules-is-option = option
rules-copy = Copy the link to { $rule }
rules-in-book = In the rulebook

## In the pictures

rules-front = front
rules-robe = Robe
rules-hand = Hand
rules-taken = Taken
rules-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
rules-colours = { $cards } cards, { $colours } colors: { $points }
rules-die = Die
rules-face-couple = become a couple
rules-face-favor = favor +1
rules-face-break = break up
rules-face-discomfort = discomfort +1
rules-face-same = nothing changes
rules-face-kiss = the kiss succeeds
rules-face-fails = the kiss fails
rules-bid-reveals = reveals { $value }
rules-bid-passes = passes
rules-bid-declares = declares: { $choice }
rules-support-setup = From the setup
rules-support-extra = Additional
rules-support-counted = Counts
rules-lily-title = title
rules-lily-name = name
rules-lily-attacks = attacker
rules-lily-attacked = attacked
