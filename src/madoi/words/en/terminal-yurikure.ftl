# Yuri-Kure in the terminal: the board, the menu, what a move would do.

yurikure-board-title = Yuri-Kure · turn { $turn } of { $turns }
yurikure-board-before = Yuri-Kure · before the first turn
yurikure-board-pair = pair
yurikure-board-order = action order
yurikure-board-own = your control
yurikure-board-hidden = still hidden
yurikure-board-hint-setup = or the whole sheet at once: akane kuroki 5, sorai tsuge 4, akane sorai 3, tsuge murafuji 2, midorino sorai 1
yurikure-board-hint-extra = or all at once, with points: akane kuroki 2, sorai tsuge 1
yurikure-board-help = In a game of Yuri-Kure:
      a, b, c           pass in advance, where offered
      ask               be asked again
yurikure-board-declared = Declared for { $girl }: { $choice }
yurikure-board-sheet = { $seat }'s support
yurikure-menu-support = put { $value } on { $one } – { $other }
yurikure-menu-clear = clear the sheet
yurikure-menu-hand-in = hand in the sheet
yurikure-menu-reveal = reveal { $value } on { $girl } ({ $hidden } would stay hidden)
yurikure-menu-pass = pass
yurikure-explain-support = { $value } support points go on { $one } and { $other }, and you get as much control of both. [YK-1.6, YK-2.5]
yurikure-explain-clear = Your sheet is empty again. Nobody learns of it. [YK-2.5]
yurikure-explain-hand-in = Your sheet is final. The others learn only that you handed it in. [YK-2.5]
yurikure-explain-reveal = You show { $value } of your control of { $girl } and decide for her, until somebody shows more. You keep { $hidden } hidden. [YK-4.1, YK-4.2]
yurikure-explain-pass = You reveal nothing. Nobody can tell whether you could have. [YK-4.4, YK-D13]
yurikure-explain-approach = Their favor rises, and other couples of either girl are disturbed. Target: { $girl }. [YK-5.1]
yurikure-explain-confess = { $girl } is asked. On a Yes, they become a couple. On a No, they still do if a die rolls their favor or less; otherwise their favor rises. [YK-5.2]
yurikure-explain-love = The other girls vote on { $one } and { $other }; then the two are asked. Two Yeses make a couple, anything else discomfort. [YK-5.3]
yurikure-explain-nothing = She does nothing. [YK-5.4]
yurikure-explain-yes = She agrees. [YK-5.2, YK-5.3]
yurikure-explain-no = She doesn't agree. [YK-5.2, YK-5.3]
yurikure-explain-warm = Her favor with { $girl } rises by 3. [YK-8.12]
yurikure-sheet-part = "{ $text }" isn't two girls and a number.
yurikure-sheet-values = Use the values 1, 2, 3, 4 and 5 once each, not { $given }.
yurikure-sheet-points = Give { $needed } points, not { $given }.
yurikure-wish-until-reveal = Pass on { $girl } this turn until someone reveals more than { $value } (I’m asked about my own pairs)
yurikure-wish-all-votes = Pass on every vote of this Game of Love
yurikure-wish-this-action = Pass until { $girl }’s action is over (I’m asked about my own pairs)
yurikure-wish-all-this-action = Pass until { $girl }’s action is over, my own pairs too
yurikure-wish-off-sheet = From now on, pass on every pair that isn’t on my sheet
yurikure-wish-unless-mine = From now on, ask me only when I have to declare

# What the numbers of statistics are called.
lab-table-yurikure-endings = How games ended
lab-measure-yurikure-endings-games = share of games
yurikure-endings-fated = Fated Couple
yurikure-endings-polygamy = Yuri Polygamy
yurikure-endings-nine-turns = after the last turn
lab-table-yurikure-length = Length
lab-row-length-turns = turns
lab-row-yurikure-order = { $number ->
        [1] the virtual controller
       *[other] number { $number }
    }
lab-table-yurikure-girl = Girls
lab-measure-yurikure-girl-formed = couples made
lab-table-yurikure-pair = Pairs
lab-measure-yurikure-pair-times = supporters
lab-measure-yurikure-pair-share = win share of the supporters
lab-measure-yurikure-pair-support = support in all
lab-measure-yurikure-pair-formed = became a couple
lab-table-yurikure-orientation = Orientations, each girl who has it
lab-measure-yurikure-orientation-formed = couples made
lab-measure-yurikure-orientation-broken = broke up
lab-row-orientation-all = any girl
lab-number-yurikure-turns = turns in a game
lab-number-yurikure-extra-after-3 = support points added after turn 3
lab-number-yurikure-extra-after-6 = support points added after turn 6
lab-number-yurikure-kiss = the sum a Kiss of Promise takes
lab-table-yurikure-favor = The most favor a pair ever had
lab-row-yurikure-favor = favor { $number }
lab-measure-yurikure-favor-pairs = pairs
lab-measure-yurikure-favor-deciding = of them decided
lab-table-yurikure-spread = How many pairs a player supported
lab-row-yurikure-spread = { $number ->
        [one] { $number } pair
        [8] 8 pairs or more
       *[other] { $number } pairs
    }
lab-measure-yurikure-spread-times = players
lab-measure-yurikure-spread-share = win share of these players
lab-table-yurikure-control = Control revealed
lab-row-control-most = the most of all
lab-row-control-least = the least of all
lab-measure-yurikure-control-times = players
lab-measure-yurikure-control-share = win share of these players
lab-table-yurikure-last-turn = In which turn
lab-row-yurikure-last-turn = turn { $number }
lab-measure-yurikure-last-turn-games = share of games
lab-table-yurikure-actions = What girls did
lab-measure-yurikure-actions-done = done
lab-measure-yurikure-actions-couples = couples made
yurikure-actions-approach = Approach
yurikure-actions-confess = Confession
yurikure-actions-love = Game of Love
yurikure-actions-nothing = declared nothing
lab-table-yurikure-couples = Couples
lab-measure-yurikure-couples-times = times
yurikure-couples-by-favor = formed by favor alone
yurikure-couples-broke-up = broke up
yurikure-couples-kissed = kiss succeeded
yurikure-couples-failed-to-kiss = kiss failed
lab-table-yurikure-dice = Dice
lab-measure-yurikure-dice-rolled = rolled
yurikure-dice-confession = confession
yurikure-dice-couple = couples phase
yurikure-dice-kiss = kiss
lab-table-yurikure-players = Support and revealed control
lab-measure-yurikure-players-support = support that counted
lab-measure-yurikure-players-revealed = control revealed in all
yurikure-players-winners = winners
yurikure-players-others = the others
