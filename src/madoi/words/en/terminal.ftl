# What the terminal says around every game.

in-file = { $path }: { $refusal }
option-no-file = Option { $option } is not given as a file.
seat-kind = "{ $text }" is no seat. A seat is one of { $allowed }, with a name (Aki=me) or a number of times (greedy*3) if you like.
seat-times = "{ $text }" asks for no number of seats from 1 to 9.
resume-none = There is no game to go on with in { $path }.
resume-fed = The game in { $path } was played with dice and cards typed in by hand; it cannot go on here.
game-first = Name the game right behind the command: play { $game } …
hotseat-bots = With --hotseat everybody is a person; leave the bots out, or leave --hotseat out.
resume-over = The game in { $path } is over; look at it with: { $command }
resume-options = A resumed game keeps its own seats, seed and options; leave { $option } out.

# An unnamed person: told of like everybody else ("Player's Mio"), since sentences do not know "you have".
play-you = Player
play-bots = Bots at the table: { $bots }
play-sealed = The deal is sealed: SHA-256 { $commitment }. The seed is opened when the game ends.
play-opened = The seed was: { $seed }
play-left = The game is kept in { $path }. Go on with: { $command }
play-over = The record is in { $path }. Look at it with: { $command }
play-saved = The game is kept in { $path }, after every decision.
play-undone = Taken back to decision { $number }.
play-pass-screen = { $name }, it is your turn. Press Enter when only you can see the screen.
play-wish-set = Set beforehand: { $wish } (ask: be asked again)
play-prompt = Your move (? for help):
play-no-number = There is no choice { $number }; there are 1 to { $most }.
play-only-one = { $choice } (nothing else could be done)
play-no-rule = There is no rule { $rule-id }.
play-no-language = "{ $text }" is no language here. There are: { $allowed }.
play-help = A number chooses from the list, or type a move in notation. Where only one thing can be done, it is done without asking, unless several people share this keyboard.
      ? 3               what choice 3 would do
      ? { $move }  what a move would do, or why it is not allowed
      ? rules           all rules by id
      ? { $chapter }            a chapter of the rules
      ? { $rule-id }          a rule in full
      undo              back to your last decision, until something new is dealt or shown
      save FILE         keep the game in a file of your choice (it is always kept somewhere)
      log               everything that has happened
      why               the last thing that happened, and its rule
      menu              all choices, where the page has no room for them
      board             draw the table again
      lang ja           change the language: ja, zh-Hant, en
      quit              leave; the game is kept

replay-prompt = Enter: next, p: back, ?: help
replay-help = Enter or n: next · p: back · 12: to decision 12 · start · end · seat 2: as seat 2 sees it · spectator · all · q: leave
replay-place = Decision { $number } of { $most }, seen by: { $eyes }
replay-eyes-spectator = a spectator
replay-eyes-all = everything
replay-no-place = There is no decision { $number }; there are 0 (the start) to { $most }.
replay-viewer = "{ $text }" is nobody here. Say a seat from 1 to { $count }, a player's name, spectator or all.
replay-not-ended = The game has not ended, so nobody may see everything yet.

verify-good = { $path }: a true record. Decisions: { $decisions }, all legal; points { $points }.
verify-unfinished = { $path }: true so far, but unfinished. Decisions: { $decisions }, all legal.
verify-unchecked = { $count ->
    [one] 1 line has
   *[other] { $count } lines have
 } no check digits: a legal decision or a name there could have been changed unseen.
verify-seed = The seed is the one committed to: SHA-256 { $commitment }.
verify-no-commitment = No seed was committed to, so nobody can say whether the deal was fair.

simulate-person = People cannot be simulated: seats of a simulation are bots.
simulate-worker-died = A process that played games was ended from outside (out of memory, perhaps). Try again with fewer --jobs.
simulate-written = The tables and plots are in { $path }.

kasane-board-title = Colors of Kasane · round { $round } of { $rounds } · { $deck } cards in the deck
kasane-board-points = points
kasane-board-hand = hand
kasane-board-row = robe
kasane-board-own-hand = Hand (front on the right):
kasane-board-over = Colors of Kasane · the game is over
kasane-board-progress = { $count }/12 · { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
 }
kasane-board-end = At the end, 8 cards or more score for their colours ({ $counts } → { $points }), all 12 cards 2 more [KS-5.1, KS-5.2]
kasane-board-yaku = yaku
kasane-board-ours = ○ free  ● taken
kasane-menu-take = from column { $column }
kasane-menu-make = → { $yaku } of { $count }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }:
kasane-menu-join = → { $yaku } of { $count } joined to your robe, { $points ->
    [one] 1 point
   *[other] { $points } points
 }:
kasane-explain-take = The { $card } of column { $column } goes to the front of your hand. [KS-2.1]
kasane-explain-plus-one = The +1 of column { $column } is laid at the right end of your robe: 1 point. [KS-2.2]
kasane-explain-make = { $cards } is { $yaku } ({ $condition }). The cards are laid to the right of your robe in their order: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. [KS-2.3, KS-2.6]
kasane-explain-join = { $cards } is { $yaku } ({ $condition }); its first card lies at the end of your robe already and stays there. The others are laid to its right: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. [KS-2.4, KS-2.6]
kasane-explain-after = Then your hand is { $hand } and your robe { $row }.

# What the cards of a yaku must be, as short as a column needs it.
kasane-short-kasane = same number
kasane-short-juu = sum of 10
kasane-short-sakura-chirashi = 1, 2, 6 in any order
kasane-short-mukai-zuru = 3, 8, 9 in any order
kasane-short-shippou = 4, 5, 7 in any order
kasane-short-wakana-ge = 1 to 5, up or down
kasane-short-wakana-jou = 5 to 9, up or down
kasane-short-asagao = odd numbers
kasane-short-yugiri = even numbers
