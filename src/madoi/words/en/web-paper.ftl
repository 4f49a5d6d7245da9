# The paper table in the browser.

web-lies = Where you play
web-lies-here = On this screen
web-lies-device = On this device only
web-lies-paper = On a real table
web-lies-about-here = The program deals, shuffles and rolls.
web-lies-about-device = Against bots, even without a connection. The game stays in this browser.
web-lies-about-paper = The box is on your table, and each phone is its player's sheet. You enter what is rolled, drawn and laid out; the program keeps score and knows the rules.
web-lies-about-box = Do you have the box?
web-paper = Dice and cards
web-paper-rolls-people = People roll
web-paper-rolls-program = The program rolls
web-paper-rolls-about-people = You enter what comes up on the table. You can switch at any time.
web-paper-rolls-about-program = The program rolls and draws for everybody. You can switch at any time.
web-corrections = Corrections
web-corrections-agreed = By consent
web-corrections-free = Freely
web-corrections-about-agreed = To change an earlier entry, you ask the others. A typo you just made you can fix yourself.
web-corrections-about-free = Anyone can change an earlier entry at once. Everybody sees it in the log.
web-paper-link-about = Each player joins on their own phone with this link or code. A screen in the middle of the table can open the same link and spectate.

## What falls

web-paper-setup = Setup: { $game }
web-paper-setup-about = Set up the game on your table by the rules and enter it step by step, or let the program do it.
web-paper-box-kasane = Lay the four score cards so that 1 to 20 run on: the score track. Lay the nine yaku cards where everybody sees them, in the order of the summary card. Everybody takes a summary card, an illustration card and two markers of one color: one lies in front of you, the other beside the score track. Keep the marbles in reach: one goes on every space that is taken.
web-paper-box-yurikure = Lay the girl cards in a ring with room between them. Favor and discomfort tokens and couple markers lie between the two girls they belong to. Beside the ring lies the board for revealed control, with the girl tokens along it from left to right in action order.
web-paper-let-program = Let the program roll
web-paper-let-people = Roll ourselves
web-paper-so-far = So far
web-paper-change = Change
web-paper-only-you = Only you see it, so only you can enter it.
web-paper-anybody = Anybody at the table can enter it.
web-paper-waits = { $seats } can enter it.
web-paper-unsent = Not sent yet
web-paper-unsent-many = Not sent yet: { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }.
web-paper-drop = Withdraw
web-paper-drop-last = Withdraw last
web-paper-unknown = The next question comes when the connection is back.
web-paper-all-entered = Everything known so far is entered.
web-paper-perhaps = Only if you rolled it on your table.
web-paper-not-rolled = Not rolled
web-paper-withdrawn = The entries from here on don't fit what the table asks and weren't used
web-paper-kept = { $count ->
    [one] 1 entry is
   *[other] { $count } entries are
 } saved on this device and will be sent when the connection is back.
web-paper-only-one = (the only one left)
web-paper-program = The program
web-falls-kasane-chance-start = Who is the start player?
web-falls-kasane-chance-card = Which card is laid next?
web-falls-yurikure-chance-orientation = Which orientation does { $girl } get?
web-falls-yurikure-chance-couple = Which pair is the starting couple?
web-falls-yurikure-chance-favor = Pair { $number } of 3: which one starts with favor { $value }?
web-falls-yurikure-chance-favor-girl = Pair { $number } of 3: which girl is in the pair that starts with favor { $value }?
web-falls-yurikure-chance-order = Who is number { $place } in the action order?
web-falls-yurikure-chance-virtual = Who is the virtual controller? They count as in control as long as nobody is.
web-falls-yurikure-chance-confession = Confession between { $one } and { $other }: roll a die.
web-falls-yurikure-chance-couple-die = { $one } and { $other } in the Couples Phase: roll a die.
web-falls-yurikure-chance-kiss = Kiss of Promise of { $one } and { $other }: roll a die.
web-falls-lily-chance-first = Who goes first?
web-falls-lily-chance-card = Which card comes from { $seat }'s deck?
web-falls-lily-chance-potential = Which card comes from { $seat }'s hatena?
web-against-yurikure-chance-confession = On { $limit } or less they become a couple; otherwise their favor rises by 1.
web-against-yurikure-chance-couple-die = Die minus discomfort { $discomfort }{ $patience ->
    [0] { "" }
   *[other] { " " }(counted { $patience } less: Attracted)
 }: 3 or more changes nothing, 1 or 2 adds discomfort, 0 or less breaks them up. A 6 raises their favor instead, but a couple with discomfort 6 still breaks up.
web-against-yurikure-chance-kiss = Die + favor { $favor } − discomfort { $discomfort }{ $charm ->
    [0] {""}
   *[other] {" "}+ { $charm } (Cute)
 }: { $needed } or more succeeds.
web-kasane-lay = Column { $column }, card { $place } of { $height }
web-lily-find = Code, number or name of the card
web-lily-not-found = This deck has no such card.
web-lily-wrong-code = No card has this code. Check each character.
web-lily-other-code = This card isn't one of those that can come now.
web-lily-scan = Scan the code
web-lily-scan-stop = Stop scanning
web-lily-scan-about = Hold the code of the card before the camera.
web-lily-scan-refused = The camera can't be used: { $reason } Type the code instead.

## Correcting

web-paper-correct = Change an entry
web-paper-correct-do = Change it
web-paper-correct-free = The game is recalculated, and everybody sees the change.
web-paper-correct-agreed = The game is recalculated. Unless it's a typo you just made, the others are asked first.
web-paper-of-bot = A decision of { $seat }. You can choose from what everybody knows was possible.
web-paper-find = Search
web-paper-stands = as it is now
web-paper-show = Show this entry
web-paper-missing = This would have been rolled too
web-paper-cut = Go back to that point
web-paper-cut-sure = Go back
web-paper-cut-about = Everything from that entry on is lost and has to be played again. You can't undo this.
web-paper-hidden = Hidden from you
web-paper-cuts = The game goes back to the last point where it still fits.
web-correct-asked = { $seat } asks to change an earlier entry. Agree?
web-correct-waits = { $seat } asked to change an earlier entry. Waiting for the others.
web-news-decided = { $name } decided.
web-news-fell = { $name } entered:
web-news-rolls = { $why ->
    [program] { $name }: the program rolls from now on.
   *[other] { $name }: people roll again from now on.
 }
web-news-correct-asked = { $name } asks to change:
web-news-corrected = { $name } changed:
