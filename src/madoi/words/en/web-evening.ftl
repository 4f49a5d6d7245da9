# An evening: a small tournament among friends.

evening-about = Play several rounds with your friends. Everyone gets a table each round, and the points add up.
evening-game = Game
evening-mode = Who meets whom
evening-mode-swiss = Swiss
evening-mode-round-robin = Round robin
evening-mode-about-swiss = Players with similar results meet, and nobody meets the same player twice if it can be avoided.
evening-mode-about-round-robin = Everyone meets everyone, in as many rounds as that takes.
evening-rounds = Rounds
evening-open = Open the evening
evening-of = An evening of { $game }
evening-round = Round { $number } of { $count }
evening-round-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
 }
evening-host-waits = { $count ->
    [one] Send the link. You can start with two players.
   *[other] { $count } players are here. Start when everyone has joined.
 }
evening-waits = { $count ->
    [one] One player is here. The host starts the evening.
   *[other] { $count } players are here. The host starts the evening.
 }
evening-pause = The next round starts in
evening-is-over = The evening is over. Thanks for playing!
evening-won = { $names } won the evening!
evening-playing = The round is on.
evening-others-play = Your game is over. The others are still playing.
evening-bye = You sit out this round and get 1 point.
evening-to-table = To my table
evening-join = Join
evening-start = Start
evening-next = Next round now
evening-end = End the evening
evening-end-sure = End it now, really
evening-leave = Leave after this round
evening-return = Join in again
evening-link-about = Everyone who opens it can join. You can also join later, between rounds.
evening-players = Players
evening-standings = Standings
evening-place = Place
evening-points = Points
evening-strength = Opponents
evening-firsts = Wins
evening-points-about = First place at a table scores 1 point, last place 0, the others in between. Ties are broken by the average points of the opponents, then by wins.
evening-host = host
evening-left = left
evening-final = The final
evening-watch = Watch
evening-replay = Replay
evening-play-on = Let bots play on
evening-no-result = No result: everyone gets half a point
evening-sits-out = Sitting out, with 1 point: { $names }
evening-call = Notify me when a round starts
call-title-round = { $game }: a round is waiting for you
