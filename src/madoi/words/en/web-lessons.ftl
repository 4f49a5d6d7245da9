# Lessons in the browser.
web-learn = Learn
web-learn-title = A first game that explains itself
web-learn-about = About ten minutes each, on a prepared deal, against bots. Every step says what to do and why. Try the wrong thing, too: nothing can break.
web-learn-first = First time? Learn it in { $minutes } minutes
web-learn-minutes = about { $minutes } minutes
web-learn-begin = Begin
web-learn-go-on = Go on at step { $number } of { $count }
web-learn-again = Once more
web-learn-done = You have finished this one.
web-learn-all = All lessons
web-learn-try-again = Try again
web-learn-guide = Your guide
web-learn-step = { $number } / { $count }
web-learn-leave = Leave; you can go on here later
web-learn-back = Back
web-learn-next = Next
web-learn-for-me = Do it for me
web-learn-go-on-so = Go on
web-learn-why = Why?
web-learn-what-if = What if I …?
web-learn-is-fine = Just as good! The lesson goes on as the guide says.
web-learn-is-other = You could do that.
web-learn-is-refused = That is not allowed.
web-learn-otherwise = In this lesson, follow the guide.
web-learn-skipped = { $count ->
    [one] One decision of yours was made for you.
   *[other] { $count } decisions of yours were made for you.
}
web-learn-meanwhile = What has happened ({ $count })
web-learn-learnt = What you know now
web-learn-play = Now play against beginner bots
