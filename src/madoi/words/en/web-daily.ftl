# The deal of the day: why something is refused.
daily-no-day = There is no deal for this day.
daily-no-game = This game has no deal of the day. These have: { $allowed }.
daily-no-undo = In the deal of the day every decision stands.
daily-no-bot = In the deal of the day you play yourself.
daily-no-copy = The deal of the day can't be copied or taken along once it has begun.
daily-sealed = Others may still be playing this deal. Its record opens two hours after the day ends.
daily-unfinished = This game isn't over yet.
daily-not-alone = This game doesn't count: something in it was undone or decided by a bot.
daily-no-attempt = This isn't a game of this deal.
daily-begun = You have begun this deal here already, so you can't take it along.
daily-not-taken = You haven't taken this deal along.
daily-too-many = Too many players have begun this deal from your network. You can practice it tomorrow.
