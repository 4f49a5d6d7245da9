# Yuri-Kure: what is asked, what happens, why not. Terms and rules have files of their own.

yurikure-question-setup = In secret, put 5, 4, 3, 2 and 1 support points on pairs of girls, in this order; then hand your sheet in.
yurikure-question-extra = In secret, put { $count ->
    [one] 1 additional support point
   *[other] { $count } additional support points, one by one,
 } on any pairs; then hand your sheet in.
yurikure-question-action = What will { $girl } do this turn? Reveal, declare or pass.
yurikure-question-answer = { $actor } has confessed to { $girl }. Yes or No? Reveal, declare or pass.
yurikure-question-vote = Should { $one } and { $other } be a couple? { $girl } agrees or not: reveal, declare or pass.
yurikure-question-love-answer = The others want { $one } and { $other } to be a couple. Does { $girl }, Yes or No? Reveal, declare or pass.
yurikure-question-cool = Who is on the mind of { $girl } from the start? Reveal, declare or pass.
yurikure-question-start = Before the first turn: reveal control points on { $girl }, or pass.

yurikure-chance-orientation = an orientation
yurikure-chance-couple = the couple of the start
yurikure-chance-favor = a pair that starts with favor
yurikure-chance-favor-girl = a girl of a pair that starts with favor
yurikure-chance-order = the next girl in the action order
yurikure-chance-virtual = the virtual controller
yurikure-chance-confession = the die of a confession
yurikure-chance-couple-die = the die of a couple in the Couples Phase
yurikure-chance-kiss = the die of a Kiss of Promise
yurikure-chance-imagined = a guess at the sheets of the others

## Setup and support

yurikure-orientation = { $girl } is: { $orientations }.
yurikure-orientation-name = the girls' orientations
yurikure-setup-couple = The story begins with a couple: { $one } and { $other }.
yurikure-setup-couple-name = the couple of the start
yurikure-setup-favor = { $one } and { $other } start with favor { $value }.
yurikure-setup-favor-name = the favor of the start
yurikure-order = The action order: { $girls }.
yurikure-order-name = the action order
yurikure-virtual = The virtual controller: { $seat }.
yurikure-virtual-name = the virtual controller
yurikure-supported = { $seat } put { $value ->
    [one] 1 support point
   *[other] { $value } support points
 } on { $one } and { $other }.
yurikure-cleared = { $seat } began the sheet again.
yurikure-handed-in = { $seat } handed in a sheet.
yurikure-handed-in-name = that a sheet was handed in
yurikure-extra = Time to think again: everybody adds { $count ->
    [one] 1 support point
   *[other] { $count } support points
 } in secret.

## Phases and control

yurikure-start-phase = The Game Start Phase: girl by girl, control points may be revealed.
yurikure-turn = Turn { $turn } of { $turns }.
yurikure-revealed = { $seat } revealed control of { $girl }: { $before } → { $value }.
yurikure-revealed-name = revealed control points
yurikure-passed = { $seat } passed.
yurikure-passed-over = { $seats } can’t reveal more on { $girl }, as everybody can see: passed.
yurikure-left-out =
    { $kind ->
        [vote] The vote is decided. Not asked any more: { $girls }.
        [love-answer] One No is enough. Not asked any more: { $girls }.
       *[answer] Whatever { $girls } would answer, they become a couple.
    }
yurikure-declared = { $seat } declared for { $girl }: { $choice }.
yurikure-void = The declaration for { $girl } is void.
yurikure-nobody = Nobody was in control of { $girl }: she did nothing and agreed to nothing.
yurikure-final-action = { $girl } made up her mind: { $choice }.
yurikure-final-answer = { $girl } answered the confession: { $choice }.
yurikure-final-love-answer = { $girl } was asked whether she wants to be a couple: { $choice }.
yurikure-final-cool = { $girl } had somebody on her mind: { $choice }.

## What becomes of the girls

yurikure-favor = { $before ->
    [6] { $one } and { $other } could not be closer: favor stays at { $after }.
   *[other] { $one } and { $other } grew closer: favor { $before } → { $after }.
 }
yurikure-discomfort = { $before ->
    [6] { $one } and { $other } could not be more at odds: discomfort stays at { $after }.
   *[other] A cloud between { $one } and { $other }: discomfort { $before } → { $after }.
 }
yurikure-couple = { $one } and { $other } became a couple.
yurikure-broke-up = { $one } and { $other } broke up: favor and discomfort fall to 0.
yurikure-confession-die = The answer was No, but feelings have a say too: { $one } and { $other } rolled a { $die }; at most { $limit } makes them a couple.
yurikure-confession-die-name = the die of a confession
yurikure-voted = { $girl } voted { $agrees ->
    [yes] for
   *[no] against
 } it{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } votes)
 }.
yurikure-vote-result = The vote: { $agree } for, { $disagree } against. { $passed ->
    [yes] Now the two are asked.
   *[no] Nothing comes of it.
 }
yurikure-couple-die = { $die ->
    [6] { $one } and { $other } rolled a 6: a happy time, and their favor rises.
   *[other] { $one } and { $other } rolled a { $die }: { $die } − discomfort { $discomfort } = { $sum }.
 }{ $patience ->
    [0] { "" }
   *[other] { " " }(Attracted: discomfort counts { $patience } lower.)
 }{ $result ->
    [break-up] { " " }They part.
    [discomfort] { " " }Their discomfort rises.
    [nothing] { " " }All stays as it is.
   *[favor] { "" }
 }
yurikure-couple-die-name = the die of a couple
yurikure-kiss-die = The Kiss of Promise of { $one } and { $other }: die { $die } + favor { $favor } - discomfort { $discomfort }{ $charm ->
    [0] { "" }
   *[other] { " " }+ Cute { $charm }
 } = { $sum }; it takes { $needed }.
yurikure-kiss-die-name = the die of a Kiss of Promise
yurikure-sworn = { $one } and { $other } kissed and made their promise. Once more, and they are fated.
yurikure-unsworn = { $one } and { $other } did not kiss: no promise between them.
yurikure-fated = A second kiss in a row: { $one } and { $other } are a Fated Couple.

## The end

yurikure-ending-fated = Fate has spoken: { $pairs }. The game ended in turn { $turn }.
yurikure-ending-polygamy = Why choose only one? Yuri Polygamy: { $pairs }. The game ended in turn { $turn }.
yurikure-ending-nine-turns = Turn { $turn } is over, and so are their school days: the couples of this moment count: { $pairs }.
yurikure-sheet-opened = The sheet of { $seat } (setup+additional): { $pairs }.
yurikure-sheet-opened-name = the support of all players
yurikure-score = { $seat }: { $parts }, together { $points ->
    [one] 1 point
   *[other] { $points } points
 } of support, { $revealed } revealed on these girls.
yurikure-ended = { $count ->
    [0] A draw between { $seats }: nobody wins.
   *[other] The winner: { $seats }.
 }

## Refusals

yurikure-sheet-handed-in = You have handed in your sheet; it is final.
yurikure-sheet-unfinished = Your sheet is not full: { $count ->
    [one] 1 value is
   *[other] { $count } values are
 } still to be placed.
yurikure-sheet-empty = Your sheet is empty; there is nothing to clear.
yurikure-sheet-first = "{ $text }" must wait: first everybody fills a sheet.
yurikure-sheet-full = Your sheet is full. Hand it in, or clear it and begin again.
yurikure-sheet-same-pair = This pair has a value already; the five values must be on five different pairs.
yurikure-girl-not-here = One of these girls is not in this game; it has the first { $count } girls.
yurikure-not-asked = You are not asked now; asked: { $seats }.
yurikure-not-now = "{ $text }" is not possible now.
yurikure-reveal-other-girl = Only { $girl } is to be revealed on now, and not while her controller must declare.
yurikure-reveal-too-much = You cannot reveal { $value } on { $girl }: your control of her is { $most }.
yurikure-reveal-too-little = Revealing { $value } on { $girl } is not enough: it must be more than { $highest }.
yurikure-must-declare = You control { $girl } and must declare for her; you cannot pass.
yurikure-not-yours-to-declare = You cannot declare for { $girl } now: only her controller can, once it is time to declare.
yurikure-declared-before = You have declared "{ $text }" for { $girl } before, and nobody has revealed anything on her since.
yurikure-choice-herself = { $girl } cannot choose herself.
yurikure-confess-in-couple = { $girl } is in a couple, so she cannot confess.
yurikure-love-couple = "{ $text }" is not possible: a Game of Love is about two girls who are not a couple.
yurikure-choice-wrong-kind = "{ $text }" is no answer to what { $girl } is asked now.
yurikure-advanced-with-orientations = Advanced support cannot be played together with orientations.
yurikure-orientation-girl = "{ $text }" does not begin with a girl of this game. There are: { $allowed }.
yurikure-orientation-twice = { $text } is given orientations twice.
yurikure-orientation-unknown = "{ $text }" is no orientation. There are: { $allowed }.
yurikure-orientation-two = { $text } must have two different orientations; { $count ->
    [one] 1 was
   *[other] { $count } were
 } given.
yurikure-orientation-holders = { $text } is on { $count } girls; an orientation may be on three at most.
yurikure-notation = "{ $text }" is no move. Moves are: support GIRL GIRL, clear, hand-in, reveal GIRL NUMBER, pass, approach GIRL, confess GIRL, love GIRL GIRL, nothing, yes, no, warm GIRL.
yurikure-notation-girl = "{ $text }" is no girl. There are: { $allowed }.
yurikure-notation-same = A pair is two different girls, not { $text } twice.
yurikure-notation-value = "{ $text }" is no number of control points; there are 1 to { $most }.

# Phrases inside other sentences.
yurikure-sheet-entry = { $one } – { $other } { $setup }+{ $extra }
yurikure-pair = { $one } – { $other }
yurikure-score-part = { $one } – { $other } { $setup }+{ $extra }

# What somebody may do later (hints): only what the action itself says.
yurikure-later-support = write { $one } – { $other } on the sheet
yurikure-later-reveal = reveal { $value } on { $girl }
yurikure-later-declare = declare “{ $choice }”
yurikure-later-yes = declare “Yes”
yurikure-later-no = declare “No”
