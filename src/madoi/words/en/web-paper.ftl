# The paper table in the browser.

web-lies = Where the game lies
web-lies-here = On this screen
web-lies-paper = On a real table
web-lies-about-here = The program deals, shuffles and rolls.
web-lies-about-paper = The box lies on your table, and every phone is its owner's sheet. What is rolled, drawn and laid there is typed in; the program keeps the books and knows the rules.
web-lies-about-box = The box lies on your table?
web-paper = Dice and cards
web-paper-rolls-people = People roll
web-paper-rolls-program = The program rolls
web-paper-rolls-about-people = What falls on the table is typed in. It can be switched at any time.
web-paper-rolls-about-program = The program rolls and draws for all. It can be switched at any time.
web-corrections = Corrections
web-corrections-agreed = By consent
web-corrections-free = Freely
web-corrections-about-agreed = Who wants to change an earlier entry asks the others. What one has just mistyped one changes by oneself.
web-corrections-about-free = Anybody changes an earlier entry at once; everybody sees it in the log.
web-paper-link-about = Everybody joins on their own phone, with this link or its code. A screen in the middle of the table opens the same link and just looks on.

## What falls

web-paper-setup = Setting up { $game }
web-paper-setup-about = Set the game up on your table as the rules say and enter it step by step, or let the program do it.
web-paper-let-program = Let the program roll
web-paper-let-people = Roll ourselves
web-paper-so-far = So far:
web-paper-change = Change
web-paper-only-you = Only you see it, so only you can enter it.
web-paper-anybody = Anybody at the table can enter it.
web-paper-waits = { $seats } can enter it.
web-paper-unsent = Not sent yet:
web-paper-unsent-many = Not sent yet: { $count ->
    [one] one entry
   *[other] { $count } entries
 }.
web-paper-drop = Withdraw
web-paper-drop-last = Withdraw the last
web-paper-unknown = What is asked next only the table can say; it goes on when the line is back.
web-paper-all-entered = All that is known to fall is entered.
web-paper-perhaps = Only if it was rolled on your table.
web-paper-not-rolled = It was not rolled
web-paper-withdrawn = From here on what you entered does not fit what the table asks for; it was not used:
web-paper-kept = { $count ->
    [one] One entry is
   *[other] { $count } entries are
 } kept on this device and will be sent when the line is back.
web-paper-only-one = (the only one left)
web-paper-program = The program
web-falls-kasane-chance-start = Who is the start player?
web-falls-kasane-chance-card = Which card is laid next?
web-falls-yurikure-chance-orientation = Which orientation does { $girl } get?
web-falls-yurikure-chance-couple = Which pair is the couple of the start?
web-falls-yurikure-chance-favor = Which pair starts with favor { $value }?
web-falls-yurikure-chance-favor-girl = Which girl is in the pair that starts with favor { $value }?
web-falls-yurikure-chance-order = Who is number { $place } in the action order?
web-falls-yurikure-chance-virtual = Who is the virtual controller?
web-falls-yurikure-chance-confession = The confession between { $one } and { $other }: roll a die.
web-falls-yurikure-chance-couple-die = { $one } and { $other } in the Couples Phase: roll a die.
web-falls-yurikure-chance-kiss = The Kiss of Promise of { $one } and { $other }: roll a die.
web-falls-lily-chance-first = Who goes first?
web-falls-lily-chance-card = Which card comes from the deck of { $seat }?
web-falls-lily-chance-potential = Which card comes from the hatena of { $seat }?
web-against-yurikure-chance-confession = With { $limit } or less they become a couple; with more, their favor rises by 1.
web-against-yurikure-chance-couple-die = The die minus discomfort { $discomfort }{ $patience ->
    [0] { "" }
   *[other] { " " }(counted { $patience } lower: Attracted)
 }: 3 or more changes nothing, 1 or 2 brings discomfort, 0 or less breaks them up. A 6 raises their favor instead, but a couple with discomfort 6 breaks up all the same.
web-against-yurikure-chance-kiss = The die + favor { $favor } − discomfort { $discomfort }{ $charm ->
    [0] {""}
   *[other] {" "}+ { $charm } (Cute)
 }: with { $needed } or more it succeeds.
web-kasane-lay = Column { $column }, card { $place } of { $height }
web-lily-find = Number or name of the card
web-lily-not-found = No card of this deck is called so.

## Correcting

web-paper-correct = Change an entry
web-paper-correct-do = Change it
web-paper-correct-free = The game is played again with it; everybody sees what was changed.
web-paper-correct-agreed = The game is played again with it. The others are asked first, unless you only change what you have just typed.
web-paper-of-bot = A decision of { $seat }; you can choose from what everybody knows to have been possible.
web-paper-find = Search
web-paper-stands = as it is now
web-paper-show = Show this entry
web-paper-missing = This would have been rolled too:
web-paper-cut = Go back to there instead
web-paper-cut-sure = Yes, go back to there
web-paper-cut-about = Everything from that entry on is lost and will be played again. This cannot be undone.
web-paper-hidden = Something that is hidden from you.
web-paper-cuts = The game goes back to where it could not have gone on as it did.
web-correct-asked = { $seat } asks to change an earlier entry. Agree?
web-correct-waits = { $seat } has asked to change an earlier entry; waiting for the others.
web-news-decided = { $name } has decided.
web-news-fell = { $name } enters:
web-news-rolls = { $why ->
    [program] { $name } lets the program roll from now on.
   *[other] { $name } wants people to roll again.
 }
web-news-correct-asked = { $name } asks to change:
web-news-corrected = { $name } has changed:
