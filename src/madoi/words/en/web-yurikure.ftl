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
web-yurikure-controlled = { $seat ->
    [You] You control
   *[other] { $seat } controls
 } her with { $value }
web-yurikure-uncontrolled = no controller
web-yurikure-bonds = Between the girls
web-yurikure-couple = a couple ({ $state })
web-yurikure-no-bonds = Nothing between her and anybody yet.
web-yurikure-in-words = The board in words
web-yurikure-close = Close
web-yurikure-matrix = All pairs
web-yurikure-turn = Turn { $turn } of { $turns }
web-yurikure-setup = Setup
web-yurikure-turns-about = At the end of turn 3 everybody adds 1 support point in secret, at the end of turn 6 another 3.
web-yurikure-own-support = Your support: { $points }

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
web-yurikure-let-pass = { $seat } declared for { $girl }: { $choice }. Let it pass?
web-yurikure-chosen = { $girl }: { $choice }?
web-yurikure-your-answer = You answer for { $girl }: become a couple with { $other }?
web-yurikure-your-vote = You vote for { $girl }: should { $one } and { $other } be a couple?
web-yurikure-passed-together = { $seats } passed.
web-yurikure-not-final = Declared by { $seat }, not final yet
web-yurikure-confirm = Declare
web-yurikure-about-approach = Favor +1 with one girl. Other couples of the two get discomfort +1.
web-yurikure-about-confess = She may say Yes. After a No, a die up to their favor makes them a couple, too.
web-yurikure-about-love = Everybody else votes on two girls. If it passes, both are asked.
web-yurikure-about-warm = She begins with favor 3 for this girl.
web-yurikure-effects = What it will do
web-yurikure-if-yes = If Yes
web-yurikure-if-no = If No
web-yurikure-if-yes-or-die = If Yes, or No and a die of { $most }
web-yurikure-if-die = Die { $most }
web-yurikure-if-die-above = Die { $least }
web-yurikure-if-no-die = If No and a die of { $least }
web-yurikure-if-vote = If the vote passes and both say Yes
web-yurikure-if-one-refuses = If one of them says No
web-yurikure-if-both = If both say Yes
web-yurikure-vote-effect = A majority means that both girls are asked.
web-yurikure-effect-couple = they become a couple
web-yurikure-speak-up = Reveal out of turn
web-yurikure-keep-quiet = Stay silent
web-yurikure-speaking-up = Tap a lit girl and reveal before this is settled.
web-yurikure-to-vote = { $count ->
    [one] 1 vote left
   *[other] { $count } votes left
 }
web-yurikure-pass-votes = Pass{"\u00A0"}all votes
web-yurikure-pass-action = Pass{"\u00A0"}this action
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
# What a die decides, behind its sum.
web-yurikure-verdict = { $result ->
    [confession-couple] : they become a couple
    [confession-favor] : not a couple, but closer
    [couple-break-up] : they part
    [couple-discomfort] : a cloud between them
    [couple-favor] : they grow closer
    [kiss-success] : they kiss
    [kiss-failure] : no kiss
   *[couple-nothing] : nothing changes
 }

# The last scene.
web-yurikure-sheets = All sheets
web-yurikure-show-sheet = Show { $seat }'s sheet on the circle
web-yurikure-sum = Total
web-yurikure-exposed = revealed on these girls
