# Lily on the web table.

## The board

web-lily-now = Turn { $turn } · { $seat }: { $phase }
web-lily-field = { $seat }'s field
web-lily-side = Beside { $seat }'s field
web-lily-whose = { $seat }: { $what }
web-lily-empty = empty
web-lily-level = level { $level }
web-lily-power = power { $power }
web-lily-power-now = power { $power } now
web-lily-ready-act = can act
web-lily-ready-attacked = can be attacked
web-lily-lives = { $count ->
    [one] 1 petal left
   *[other] { $count } petals left
}
web-lily-standing-petals = { $count ->
    [one] petal
   *[other] petals
}
web-lily-next-hit-wins = Next hit wins
web-lily-next-hit-loses = Next hit loses
web-lily-on-field = On the field
web-lily-shown = Shown cards
web-lily-nothing = No cards here.
web-lily-in-words = The table in words
web-lily-hint = Tap or drag a character or a card to play it. Hold it to read it large.

## What is picked

web-lily-read = Read { $name } large
web-lily-close = Close
web-lily-skill = skill
web-lily-place = to
web-lily-choose = choose
web-lily-swap = { $area }, with { $name }
web-lily-hint-area = Tap a lit area on the table, or choose here.
web-lily-hint-aim = This attack is wide: tap the second area, beside the first.
web-lily-do-couple = Couple { $name }
web-lily-exchange = { $count ->
    [0] Keep this hand
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
}
web-lily-do-leader = Lead with { $name }
web-lily-do-partner = Make { $name } the partner
web-lily-do-return = Exchange { $name }
web-lily-do-event = Put “{ $title }” into the event area
web-lily-do-block = Block with { $name }
web-lily-do-potential = Use “{ $title }”

## Settings

web-lily-needless = Skip questions that change nothing
web-lily-needless-about = A critical or a block that can’t change the battle is passed for you.

## The end

web-lily-won = { $seat } won
web-lily-drawn = Draw
web-lily-leader-was = leader { $name }
web-lily-leader-gone = the leader is gone
web-lily-partner-was = partner { $name }
web-lily-numbers = potentials { $potentials } of { $most }, coupling value { $couplings }
web-lily-turns = { $turn ->
    [one] After 1 turn.
   *[other] After { $turn } turns.
 }

## Decks to choose from

web-option-decks-dawn = Chorus at Dawn (White Lily)
web-option-decks-dusk = Catalogue of Dusk (Hexagram)
web-option-decks-ember = Ember (Rhododendron)
web-option-decks-lantern = Lantern Night (Rhododendron)
web-option-decks-eclipse = Eclipse (White Lily and Hexagram)

## The stage

web-lily-your-turn = Your turn
web-lily-their-turn = { $seat }'s turn
web-lily-last-battle = Last battle
web-lily-moment-sange = Sange counter!
web-lily-moment-coupling = Coupling counter!
web-lily-moment-critical = Critical!
web-lily-moment-block = Blocked!
web-lily-moment-blow = A hit!
web-lily-moment-last = The last blow
web-lily-moment-held = She holds.
web-lily-moment-petal = A petal falls.
web-lily-part-printed = printed power of { $name }
web-lily-part-times = multiplied by { $name }
web-lily-part-set = set by a skill of { $name }
web-lily-part-half = halved by a skill of { $name }
web-lily-part-skill = a skill of { $name }
web-lily-part-sange = Sange counter: the partner's power counts twice
web-lily-part-least = power never falls below 0
web-lily-part-critical = critical: the power counts twice
web-lily-part-support = support by { $name }
web-lily-part-failed = the support { $name } fails
