# The home page: ways into a game.

web-play = Play
web-decks = Decks
web-puzzles = Puzzles
web-puzzle-of-day = Puzzle of the day
web-also = More
web-your-turn = Your turn
web-learn-to-play = Learn to play in { $minutes } minutes
web-learn-resume = Continue the lesson
web-play-at-once = Skip the lesson
web-with-friends = With friends

## Friends, invitations and the waiting room

web-name-ask = What should the others call you?
web-name-go-on = Continue
web-invites-you = { $name } invites you to { $game }
web-invitation-to = You are invited to { $game }
web-invited-learn = Never played it? Learn it first: { $minutes } minutes
web-more-settings = More
web-practice = Play a practice deal while you wait
web-practice-again = Deal again
web-waiting-title = Invite your friends
web-share-link = Share the link
web-link-opened = { $count ->
    [0] Nobody else has the link open yet.
    [one] One person has the link open.
   *[other] { $count } people have the link open.
 }
web-link-opened-by = { $others ->
    [0] Looking at your invitation: { $names }
   *[other] Looking at your invitation: { $names } and { $others } more
 }
web-more-ways = More
web-ways-bots = Against bots
web-ways-friends = With friends
web-ways-friends-about = You get a link to send. Everyone who opens it can join.
web-invite = Invite
web-all-settings = All settings
web-seat-take = Take this seat
web-tempo = When
web-tempo-live = Right now
web-tempo-daily = One move a day
web-tempo-about-live = Everyone is there at the same time.
web-tempo-about-daily = Nobody has to be there at the same time. Turn on notifications to hear when it is your turn.
web-today = Today
web-daily = Deal of the day
web-today-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
 }

## Evenings

web-evening-page = An evening with friends
web-evening-table = { $game }: a round of the evening
web-evening-back = Back to the evening
