# Lessons in the browser.
web-learn = Learn
web-learn-title = A first game that explains itself
web-learn-about = Three to ten minutes each, with a prepared deal, against bots. Every step tells you what to do and why. Try wrong moves, too: nothing can break.
web-learn-minutes = about { $minutes } minutes
web-learn-begin = Start
web-learn-go-on = Continue at step { $number } of { $count }
web-learn-again = Start over
web-learn-done = You finished this lesson.
web-learn-all = All lessons
web-learn-try-again = Try again
web-learn-guide = Guide
web-learn-step = { $number } / { $count }
web-learn-leave = Leave (you can continue later)
web-learn-back = Back
web-learn-next = Next
web-learn-for-me = Do it for me
web-learn-go-on-so = Continue
web-learn-why = Why?
web-learn-what-if = What if I …?
web-learn-is-fine = Just as good! The lesson continues with the guide's move.
web-learn-is-other = You could do that.
web-learn-is-refused = That isn't allowed.
web-learn-otherwise = The lesson goes on with another move, because it wants to show you something. In a game of your own you can play this.
web-learn-skipped = { $count ->
    [one] The lesson played 1 decision for you.
   *[other] The lesson played { $count } decisions for you.
}
web-learn-meanwhile = What happened ({ $count })
web-learn-learnt = What you know now
web-learn-next-lesson = Next lesson
web-learn-play = Play a game against beginners
