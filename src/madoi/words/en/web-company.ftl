# The company at a table: chat, reactions, who is away, rematches, spectators.

web-reactions = Reactions
web-phrases = Phrases
web-phrase-love = Love it
web-phrase-laugh = Ha ha
web-phrase-wow = Wow
web-phrase-cry = Boo hoo
web-phrase-think = Hmm
web-phrase-flower = For you
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-nice = Nice move!
web-phrase-oh-no = Oh no!
web-phrase-thanks = Thanks!
web-phrase-sorry = Sorry!
web-phrase-moment = One moment, please.
web-phrase-back = I'm back.
web-phrase-good-game = Good game!
web-mute-person = Mute { $name }
web-unmute-person = Unmute { $name }
web-mute-person-about = Only you stop seeing what they say. Nobody is told.

## Somebody is away

web-absence = What now?
web-absence-left = { $seat } left. What now?
web-absence-lost = { $seat } lost the connection. What now?
web-absence-late = { $seat } ran out of time. What now?
web-absence-answer-bot = A bot plays on
web-absence-answer-wait = Wait
web-absence-answer-end = End the game
web-absence-rule = A bot plays on if more than half of you want it; the game ends if all of you do.
web-news-absence-answered = { $why ->
    [bot] { $by } wants a bot to play on for { $name }.
    [end] { $by } wants to end the game.
   *[wait] { $by } waits for { $name }.
 }
web-news-arrived = { $name } is here.
web-news-abandoned = The players ended the game without a result.
web-abandoned = The game was ended
web-abandoned-about = It has no result.
web-abandoned-replay = Look back
web-news-moved-here = The game goes on here. What { $name } couldn't know was drawn again.
web-news-taken-along = { $name } took the game along to their own device.
web-taken-along = The game goes on elsewhere
web-taken-along-about = Its player took it along to their own device.
web-taken-along-again = Continue on this device
web-consent-withdraw = I don't agree after all
web-undo-withdraw = Never mind
web-news-undo-withdrawn = { $name } no longer asks to undo.

## Once more

web-rematch-by = { $seat } asked for a rematch.
web-rematch-seats = Seats in the rematch
web-rematch-seats-same = Same seats
web-rematch-seats-next = Move up one seat
web-rematch-seats-shuffled = Draw seats
web-rematch-title = { $game }: rematch
web-rematch-waits = The game starts when everybody is here.
web-rematch-here = here
web-rematch-on-the-way = not here yet
web-evening = { $count ->
    [one] Wins in one game
   *[other] Wins in { $count } games
 }

## Quick match

web-news-bots-wanted = { $answer ->
    [yes] { $name } would like bots on the free seats.
   *[other] { $name } would rather wait for people.
 }
web-news-trimmed = The game starts with those who are here.

## Spectators

web-play-along = Play along
web-watching = You are watching
web-watching-live = live
web-watching-late = { $span } behind
web-spectator-delay = Spectators see the game
web-spectators-named = { $count }: { $names }

## Preferences and keys

web-preferences = Preferences
web-preferences-about = They are kept in this browser. At a table the others see your name and face.
web-theme = Colors
web-theme-system = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-auto-analysis = Analyze finished games automatically
web-muted = Muted
web-shortcuts = Keyboard shortcuts
web-shortcut-shortcuts = Show this list
web-shortcut-chat = Open or close the chat
web-shortcut-undo = Undo
web-shortcut-hint = Hint
web-shortcut-skip = Skip to now
web-shortcut-log = Go to the log
web-shortcut-rules = Rules
web-shortcut-sound = Sound on or off
web-shortcut-menu = Menu
web-shortcut-preferences = Preferences
