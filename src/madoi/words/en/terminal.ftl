# What the terminal says around every game.

in-file = { $path }: { $refusal }
option-no-file = { $option } can't be given as a file.
seat-kind = "{ $text }" isn't a seat. Use one of { $allowed }, optionally with a name (Aki=me) or a count (greedy*3).
seat-times = "{ $text }": the number of seats must be from 1 to 9.
resume-none = There is no game to resume in { $path }.
resume-fed = The game in { $path } was played with real dice and cards and can't be resumed here.
game-first = Put the game right after the command: play { $game } …
hotseat-bots = With --hotseat, everybody is a person. Leave out the bots or --hotseat.
resume-over = The game in { $path } is over. Watch it with: { $command }
resume-options = A resumed game keeps its seats, seed and options. Leave out { $option }.

# An unnamed person: told of like everybody else ("Player's Mio"), since sentences do not know "you have".
play-you = Player
play-bots = Bots: { $bots }
play-sealed = The deal is sealed (SHA-256 { $commitment }). The seed is shown when the game ends.
play-opened = Seed: { $seed }
play-left = Your game is saved in { $path }. Resume it with: { $command }
play-won = Won: { $seats }.
play-over = The record is saved in { $path }. Watch it with: { $command }
play-saved = The game is saved in { $path } after every decision.
play-undone = Back to decision { $number }.
play-pass-screen = { $name }, it is your turn. Press Enter when only you can see the screen.
play-wish-set = Set in advance: { $wish } (type ask to be asked again)
play-prompt = Your move (? for help):
play-concede-sure = Type { $command } to give up the game. The other player wins.
play-no-concession = This game can't be conceded. Type quit to leave.
play-no-number = There is no choice { $number }. Choose one from 1 to { $most }.
play-only-one = { $choice } (the only possible move)
play-no-rule = There is no rule { $rule-id }.
play-no-language = "{ $text }" isn't a language here. Available: { $allowed }.
play-help = Type a number from the list, or a move in notation. A single possible move is played without asking, unless several people share this keyboard.
      ? 3               what choice 3 would do
      ? { $move }  what a move would do, or why it isn't allowed
      ? rules           all rules by id
      ? { $chapter }            a chapter of the rules
      ? { $rule-id }          a rule in full
      undo              back to your last decision, until something new is dealt or shown
      save FILE         save a copy to a file (the game is always saved anyway)
      log               everything that has happened
      why               the last thing that happened, and its rule
      menu              all choices, where the page has no room for them
      board             draw the table again
      lang ja           change the language: ja, zh-Hant, en
      concede           give the game up (Lily)
      quit              leave; the game is saved

replay-prompt = Enter: next, p: back, ?: help
replay-help = Enter or n: next · p: back · 12: to decision 12 · start · end · seat 2: as seat 2 sees it · spectator · all · q: leave
replay-place = Decision { $number } of { $most }, seen by { $eyes }
replay-eyes-spectator = a spectator
replay-eyes-all = everybody at once
replay-no-place = There is no decision { $number }. Choose one from 0 (the start) to { $most }.
replay-viewer = "{ $text }" isn't here. Give a seat from 1 to { $count }, a player's name, spectator or all.
replay-not-ended = The game isn't over, so you can't see everything yet.

verify-good = { $path }: a valid record. { $decisions } decisions, all legal; points { $points }.
verify-unfinished = { $path }: valid so far, but unfinished. { $decisions } decisions, all legal.
verify-unchecked = { $count ->
    [one] 1 line has
   *[other] { $count } lines have
 } no check digits: a legal decision or a name could have been changed there unnoticed.
verify-seed = The seed matches the commitment: SHA-256 { $commitment }.
verify-no-commitment = There is no commitment to a seed, so nobody can tell whether the deal was fair.

simulate-person = People can't be simulated. Use bots in all seats.
simulate-worker-died = A worker process was killed, perhaps because memory ran out. Try again with fewer --jobs.
simulate-written = The page and the tables are in { $path }.

kasane-board-title = Colors of Kasane · round { $round } of { $rounds } · { $deck } cards in the deck
kasane-board-points = points
kasane-board-hand = hand
kasane-board-row = robe
kasane-board-own-hand = Hand (front on the right):
kasane-board-over = Colors of Kasane · the game is over
kasane-board-progress = { $count }/12 · { $colours ->
    [one] 1 color
   *[other] { $colours } colors
 }
kasane-board-end = At the end, 8 cards or more score for their colors ({ $counts } → { $points }), all 12 cards 2 more
kasane-board-yaku = yaku
kasane-board-ours = ○ free  ● taken
kasane-menu-take = from column { $column }
kasane-menu-make = → { $yaku } of { $count }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }:
kasane-menu-join = → { $yaku } of { $count } with your robe's last card, { $points ->
    [one] 1 point
   *[other] { $points } points
 }:
kasane-explain-take = The { $card } from column { $column } goes to the front of your hand. [KS-2.1]
kasane-explain-plus-one = The +1 from column { $column } goes on the right end of your robe: 1 point. [KS-2.2]
kasane-explain-make = { $cards } is { $yaku } ({ $condition }). The cards go on the right of your robe, in this order: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. [KS-2.3, KS-2.6]
kasane-explain-join = { $cards } is { $yaku } ({ $condition }). Its first card is the last one of your robe and stays there; the others go on its right: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. [KS-2.4, KS-2.6]
kasane-explain-after = Your hand will be { $hand } and your robe { $row }.

# What the cards of a yaku must be, as short as a column needs it.
kasane-short-kasane = same number
kasane-short-juu = sum of 10
kasane-short-sakura-chirashi = 1, 2, 6 in any order
kasane-short-mukai-zuru = 3, 8, 9 in any order
kasane-short-shippou = 4, 5, 7 in any order
kasane-short-wakana-ge = 1–5 up or down, gaps ok
kasane-short-wakana-jou = 5–9 up or down, gaps ok
kasane-short-asagao = odd numbers
kasane-short-yugiri = even numbers
play-bot-crashed = { $bot } crashed ({ $detail }). The mildest choice was made for it.
play-bot-stalled = { $bot } took longer than { $detail } s. The mildest choice was made for it.
play-bot-cheated = { $bot } chose { $detail }, which isn't allowed. The mildest choice was made for it.
