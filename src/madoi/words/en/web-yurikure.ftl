# Yuri-Kure on the web: the board, and where one chooses.

# Letters: one sign for each girl, where her name has no room.
web-yurikure-letter-akane = Ak
web-yurikure-letter-shirakaba = Sh
web-yurikure-letter-kuroki = Ku
web-yurikure-letter-tsuge = Ts
web-yurikure-letter-murafuji = Mu
web-yurikure-letter-midorino = Mi
web-yurikure-letter-sorai = So
web-yurikure-letter-haila = Ha
web-yurikure-letter-momozono = Mo

# The circle of girls.
web-yurikure-place = { $girl }, number { $place } in the action order
web-yurikure-acting = acts now
web-yurikure-asked = is asked now
web-yurikure-controlled = { $seat } controls her with { $value }
web-yurikure-uncontrolled = no controller
web-yurikure-bonds = Between the girls
web-yurikure-couple = a couple ({ $state })
web-yurikure-no-bonds = Nothing between her and anybody yet.
web-yurikure-in-words = The board in words
web-yurikure-close = Close

# What one is asked, and what one can do.
web-yurikure-dock = Your decision
web-yurikure-verbs = Kinds of action
web-yurikure-verb-approach = Approach
web-yurikure-verb-confess = Confess
web-yurikure-verb-love = Game of Love
web-yurikure-verb-warm = On her mind
web-yurikure-verb-reveal = Reveal
web-yurikure-tap-target = Tap the other girl.
web-yurikure-tap-lit = Tap a lit girl to reveal on her.
web-yurikure-tap-two = Tap two girls.
web-yurikure-tap-second = { $girl } and …? Tap the other girl.
web-yurikure-tap-pair = Tap two girls: { $value } goes on the pair.
web-yurikure-full = Your sheet is full. You can start again until you hand it in.
web-yurikure-left = Still to place: { $values }
web-yurikure-must-declare = You control { $girl }: declare for her.
web-yurikure-not-final = Declared by { $seat }, not final yet
web-yurikure-declare = Declare: { $choice }
web-yurikure-to-vote = { $count ->
    [one] 1 vote left
   *[other] { $count } votes left
 }
web-yurikure-beforehand = Pass until …
web-yurikure-reveal-on = Reveal on { $girl }
web-yurikure-reveal = Reveal { $value } on { $girl }
web-yurikure-stays = { $hidden ->
    [0] nothing stays hidden
    [one] 1 stays hidden
   *[other] { $hidden } stay hidden
 }
web-yurikure-ahead = You lead with { $value }. If you pass, that stays so unless somebody reveals more.
web-yurikure-other-ahead = { $seat } leads with { $value }.
web-yurikure-nobody-ahead = Nobody has revealed anything on her yet.
web-yurikure-less = Less
web-yurikure-more = More

# One's own sheet, control, dice.
web-yurikure-revealed = Revealed control
web-yurikure-handed-in = handed in
web-yurikure-sheet = Your sheet
web-yurikure-sheet-empty = Nothing on it yet.
web-yurikure-on-circle = On the circle
web-yurikure-cover = Hide
web-yurikure-uncover = Show
web-yurikure-covered = Your sheet is hidden.
web-yurikure-uncover-first = Show your sheet to reveal
web-yurikure-dice = Dice
web-yurikure-unchanged = Nothing changes.

# The last scene.
web-yurikure-sheets = All sheets
web-yurikure-show-sheet = Show { $seat }'s sheet on the circle
web-yurikure-sum = Total
web-yurikure-exposed = revealed on these girls
