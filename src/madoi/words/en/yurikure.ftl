# Yuri-Kure: what is asked, what happens, why not. Terms and rules have files of their own.

yurikure-question-setup = In secret, put 5, 4, 3, 2 and 1 support points on pairs of girls, in this order. Then hand in your sheet.
yurikure-question-extra = In secret, put { $count ->
    [one] 1 additional support point
   *[other] { $count } additional support points, one by one,
 } on any pairs. Then hand in your sheet.
yurikure-question-action = What will { $girl } do this turn?
yurikure-question-answer = { $actor } confessed to { $girl }. Yes or No?
yurikure-question-vote = { $girl }'s vote: should { $one } and { $other } be a couple?
yurikure-question-love-answer = The others want { $one } and { $other } to be a couple. Does { $girl } want it too?
yurikure-question-cool = Who has been on { $girl }'s mind from the start?
yurikure-question-start = Before the first turn: reveal control points on { $girl }, or pass.

yurikure-chance-orientation = an orientation
yurikure-chance-couple = the starting couple
yurikure-chance-favor = a pair that starts with favor
yurikure-chance-favor-girl = a girl of a pair that starts with favor
yurikure-chance-order = the next girl in the action order
yurikure-chance-virtual = the virtual controller
yurikure-chance-confession = the die of a confession
yurikure-chance-couple-die = the die of a couple in the Couples Phase
yurikure-chance-kiss = the die of a Kiss of Promise
yurikure-chance-imagined = a guess at the others' sheets

## Setup and support

yurikure-orientation = { $girl } is: { $orientations }.
yurikure-orientation-name = the girls' orientations
yurikure-setup-couple = The story begins with a couple: { $one } and { $other }.
yurikure-setup-couple-name = the starting couple
yurikure-setup-favor = { $one } and { $other } start with favor { $value }.
yurikure-setup-favor-name = the starting favor
yurikure-order = Action order: { $girls }.
yurikure-order-name = the action order
yurikure-virtual = { $seat ->
    [You] You are
   *[other] { $seat } is
 } the virtual controller.
yurikure-virtual-name = the virtual controller
yurikure-supported = { $seat } put { $value ->
    [one] 1 support point
   *[other] { $value } support points
 } on { $one } and { $other }.
yurikure-cleared = { $seat } cleared the sheet.
yurikure-handed-in = { $seat } handed in a sheet.
yurikure-handed-in-name = that a sheet was handed in
yurikure-extra = Time to think again: everybody adds { $count ->
    [one] 1 support point
   *[other] { $count } support points
 } in secret.

## Phases and control

yurikure-start-phase = Game Start Phase: girl by girl, players may reveal control points.
yurikure-turn = Turn { $turn } of { $turns }.
yurikure-revealed = { $seat } revealed control of { $girl }: { $before } → { $value }.
yurikure-revealed-name = revealed control points
yurikure-passed = { $seat } passed.
yurikure-passed-over = { $seats } can't reveal more on { $girl }, as everybody can see, and passed.
yurikure-left-out =
    { $kind ->
        [vote] The vote is decided. { $girls } need not vote.
        [love-answer] One No is enough. { $girls } need not answer.
       *[answer] Whatever { $girls } would answer, they become a couple.
    }
yurikure-declared = { $seat } declared for { $girl }: { $choice }.
yurikure-void = The declaration for { $girl } is void.
yurikure-nobody = Nobody controls { $girl }: she does nothing and agrees to nothing.
yurikure-final-action = { $girl } makes up her mind: { $choice }.
yurikure-final-answer = { $girl } answers the confession: { $choice }.
yurikure-final-love-answer = { $girl } is asked whether she wants to be a couple: { $choice }.
yurikure-final-cool = { $girl } has somebody on her mind: { $choice }.

## What becomes of the girls

yurikure-favor = { $before ->
    [6] { $one } and { $other } couldn't be closer: favor stays at { $after }.
   *[other] { $one } and { $other } grew closer: favor { $before } → { $after }.
 }
yurikure-discomfort = { $before ->
    [6] { $one } and { $other } couldn't be more at odds: discomfort stays at { $after }.
   *[other] A cloud between { $one } and { $other }: discomfort { $before } → { $after }.
 }
yurikure-couple = { $one } and { $other } became a couple.
yurikure-broke-up = { $one } and { $other } broke up. Favor and discomfort drop to 0.
yurikure-confession-die = The answer is No, but feelings have a say too: { $one } and { $other } rolled a { $die }. They become a couple on { $limit } or less.
yurikure-confession-die-name = the die of a confession
yurikure-voted = { $girl } voted { $agrees ->
    [yes] for
   *[no] against
 } it{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } votes)
 }.
yurikure-vote-result = { $agree } for, { $disagree } against. { $passed ->
    [yes] Now it's up to the two of them.
   *[no] Nothing comes of it.
 }
yurikure-couple-die = { $die ->
    [6] { $one } and { $other } rolled a 6: a happy time. Their favor rises.
   *[other] { $one } and { $other } rolled a { $die }: { $die } − discomfort { $discomfort } = { $sum }.
 }{ $patience ->
    [0] { "" }
   *[other] { " " }(Attracted: discomfort counts { $patience } less.)
 }{ $result ->
    [break-up] { " " }They part.
    [discomfort] { " " }Their discomfort rises.
    [nothing] { " " }Nothing changes.
   *[favor] { "" }
 }
yurikure-couple-die-name = the die of a couple
yurikure-kiss-die = Kiss of Promise of { $one } and { $other }: die { $die } + favor { $favor } − discomfort { $discomfort }{ $charm ->
    [0] { "" }
   *[other] { " " }+ Cute { $charm }
 } = { $sum }. They need { $needed }.
yurikure-kiss-die-name = the die of a Kiss of Promise
yurikure-sworn = { $one } and { $other } kissed and made their promise. One more kiss, and they are fated.
yurikure-unsworn = { $one } and { $other } didn't kiss. There is no promise between them.
yurikure-fated = A second kiss in a row: { $one } and { $other } are a Fated Couple.

## The end

yurikure-ending-fated = Fate has spoken: { $pairs }. The game ended in turn { $turn }.
yurikure-ending-polygamy = Why choose only one? Yuri Polygamy: { $pairs }. The game ended in turn { $turn }.
yurikure-ending-nine-turns = Turn { $turn } is over, and so are their school days. These couples count: { $pairs }.
yurikure-sheet-opened = { $seat }'s sheet: { $pairs }.
yurikure-sheet-opened-name = everybody's support
yurikure-score = { $seat }: { $parts }. Total: { $points ->
    [one] 1 support point
   *[other] { $points } support points
 }, { $revealed } revealed on these girls.
yurikure-ended = { $count ->
    [0] { $seats } tie: nobody wins.
   *[other] { $seats } won.
 }

## Refusals

yurikure-sheet-handed-in = You have already handed in your sheet.
yurikure-sheet-unfinished = Your sheet isn't full: { $count ->
    [one] 1 value is
   *[other] { $count } values are
 } still missing.
yurikure-sheet-empty = Your sheet is already empty.
yurikure-sheet-first = "{ $text }" has to wait until everybody has handed in a sheet.
yurikure-sheet-full = Your sheet is full. Hand it in, or clear it and start again.
yurikure-sheet-same-pair = This pair already has a value. The five values go on five different pairs.
yurikure-girl-not-here = One of these girls isn't in this game, which has the first { $count } girls.
yurikure-not-asked = You aren't asked now. Waiting for { $seats }.
yurikure-not-now = "{ $text }" isn't possible now.
yurikure-reveal-other-girl = You can reveal only on { $girl } now, and not while her controller has to declare.
yurikure-reveal-too-much = You can't reveal { $value } on { $girl }: your control of her is { $most }.
yurikure-reveal-too-little = { $value } on { $girl } isn't enough: reveal more than { $highest }.
yurikure-must-declare = You control { $girl }, so you must declare for her and can't pass.
yurikure-not-yours-to-declare = You can't declare for { $girl } now. Only her controller can, when it's time to declare.
yurikure-declared-before = You have already declared "{ $text }" for { $girl }, and nobody has revealed anything on her since.
yurikure-choice-herself = { $girl } can't choose herself.
yurikure-confess-in-couple = { $girl } is in a couple, so she can't confess.
yurikure-love-couple = "{ $text }" isn't possible: a Game of Love is about two girls who aren't a couple.
yurikure-choice-wrong-kind = "{ $text }" doesn't answer what { $girl } is asked now.
yurikure-advanced-with-orientations = Advanced support can't be combined with orientations.
yurikure-orientation-girl = "{ $text }" doesn't begin with a girl of this game. Available: { $allowed }.
yurikure-orientation-twice = { $text } has orientations twice.
yurikure-orientation-unknown = "{ $text }" isn't an orientation. Available: { $allowed }.
yurikure-orientation-two = { $text } needs two different orientations, but { $count ->
    [one] 1 was
   *[other] { $count } were
 } given.
yurikure-orientation-holders = { $count } girls have { $text }. At most three can.
yurikure-notation = "{ $text }" isn't a move. Moves: support GIRL GIRL, clear, hand-in, reveal GIRL NUMBER, pass, approach GIRL, confess GIRL, love GIRL GIRL, nothing, yes, no, warm GIRL.
yurikure-notation-girl = "{ $text }" isn't a girl. Available: { $allowed }.
yurikure-notation-same = A pair needs two different girls, not { $text } twice.
yurikure-notation-value = "{ $text }" isn't a number of control points. Use 1 to { $most }.

# Phrases inside other sentences.
yurikure-sheet-entry = { $one } – { $other } { $setup }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }
yurikure-pair = { $one } – { $other }
yurikure-score-part = { $one } – { $other } { $setup }{ $extra ->
    [0] {""}
   *[other] +{ $extra }
 }

# What somebody may do later (hints): only what the action itself says.
yurikure-later-support = write { $one } – { $other } on the sheet
yurikure-later-reveal = reveal { $value } on { $girl }
yurikure-later-declare = declare “{ $choice }”
yurikure-later-yes = declare “Yes”
yurikure-later-no = declare “No”
