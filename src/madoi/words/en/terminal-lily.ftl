# Lily in the terminal: the board, the menu, what an action would do, what may be typed.

play-nothing-called = Nothing here is called "{ $text }".
lily-named-several = "{ $text }" could mean: { $meant }.
lily-named-nobody = There is no { $text } here.

## The board

lily-board-title = Lily · turn { $turn } · { $seat }: { $phase }
lily-board-before = Lily · before the first turn
lily-board-won = Lily · the duel is over: { $seat } won
lily-board-drawn = Lily · the duel is over: a draw
lily-board-phase-start = start phase
lily-board-phase-coupling = coupling phase
lily-board-phase-event = event phase
lily-board-phase-deployment = deployment phase
lily-board-phase-action = action phase
lily-board-phase-end = end phase
lily-board-hint = card h104 or card Mio: the text of a card · ? 3: what choice 3 would do
lily-board-more-choices = … { $count } more choices: type menu
lily-board-help = In a duel of Lily:
      card h104         what is printed on a card; card Mio: all cards of this name
      ? cf              who stands in an area
      deploy h104 lf    and so on: level h201 cf, attack cf rf, move lf lb, skill cf 1
      lf cf rf          left, center and right front; lb cb rb: back. Or: left front
      attack Mio Kuroe  names work too, if they are clear: deploy Mio left front
lily-board-sign-down = (…) face down

# One letter a colour, one a card without any.
lily-board-mark-white-lily = W
lily-board-mark-hexagram = H
lily-board-mark-rhododendron = R
lily-board-mark-event = E
lily-board-mark-potential = P
lily-board-kind-event = event
lily-board-kind-potential = potential
lily-board-event-for-both = In the event area it works for both players. [LY-10.1]
lily-board-facts = { $color }, level { $level }, power { $power }, support { $support }, range { $range }
lily-board-brief = { $mark }, level { $level }, power { $power }, support { $support }, range { $range }
lily-board-no-skill = No skill.

lily-board-level = Lv{ $level }
lily-board-below = { $count } below
lily-board-used = skill { $number } used
lily-board-face-down = face down
lily-board-attacks = attacks
lily-board-attacked = attacked
lily-board-blocked = blocked
lily-board-nobody = nobody
lily-board-empty = { $area } (nobody)
lily-board-stands = { $seat }, { $area }: power { $power }
lily-board-stands-nobody = { $seat }, { $area }: nobody
lily-board-granted-wide = wide
lily-board-granted-piercing = piercing
lily-board-granted-range-1 = also range 1
lily-board-granted-range-2 = also range 2
lily-board-granted-range-1-2 = also range 1-2
lily-board-granted-range-1-3 = also range 1-3
lily-board-granted-no-attack = cannot attack
lily-board-granted-no-move = cannot move
lily-board-granted-no-activate = stays inactive
lily-board-granted-no-defeat = undefeatable
lily-board-granted-no-critical = no criticals
lily-board-granted-no-block = unblockable
lily-board-granted-no-counter = uncounterable
lily-board-granted-no-target = untargetable
lily-board-granted-twins = may share a name
lily-board-granted-silent = no skills
lily-board-of = (played by { $seat }; works for both players)

lily-board-hatena = hatena
lily-board-trash = trash
lily-board-removed = removed
lily-board-later = Put off
lily-board-later-turn-end = at turn end
lily-board-later-next-turn = next turn
lily-board-later-battle-end = at battle end
lily-board-first = went first
lily-board-coupling = coupling
lily-board-value = value { $value }, levels { $played } of { $most }
lily-board-value-waiting = value { $value }, up to { $most ->
    [one] 1 level
   *[other] { $most } levels
 }
lily-board-deck-top = top of deck
lily-board-deck-bottom = bottom of deck
lily-board-known-hand = in hand
lily-board-trash-last = last trashed
lily-board-choosing = choosing leader and partner
lily-board-lies-upright = upright
lily-board-lies-sideways = sideways
lily-board-lies-face-down = face down
lily-board-own-hand = Hand ({ $count })

lily-board-battle-plain = Battle
lily-board-battle-sange = Battle: Sange counter
lily-board-battle-coupling = Battle: coupling counter
lily-board-step-declared = attack
lily-board-step-starts = start
lily-board-step-support = supports
lily-board-step-counter = counter
lily-board-step-sp = SP
lily-board-step-sums = sums
lily-board-step-critical = critical
lily-board-step-block = block
lily-board-step-compare = result
lily-board-step-end = end
lily-board-attack = attack
lily-board-defence = defense
lily-board-off-field = not on the field
lily-board-fails = fails
lily-board-by-skills = skills
lily-board-beats = { $attack } ≥ { $defence }: would be defeated
lily-board-holds = { $attack } < { $defence }: would hold
lily-board-is-blocked = { $attack } against { $defence }, but blocked: cannot be defeated
lily-board-no-defeat = { $attack } against { $defence }, but cannot be defeated
lily-board-beaten = { $attack } against { $defence }: was defeated
lily-board-held = { $attack } against { $defence }: was not defeated
lily-board-running = Resolving
lily-board-waiting = Next
lily-board-target = { $leader ->
    [yes] leader { $name }
   *[no] { $name }
 } (power { $power })

## The menu: an action in one line

lily-menu-leader = lead with { $name } (power { $power }, range { $range }, { $copies } in the deck): { $skill }
lily-menu-partner = partner { $name } (power { $power }, range { $range }, { $copies } in the deck): { $skill }
lily-menu-return = exchange { $name } ({ $brief })
lily-menu-couple = couple { $name } ({ $brief })
lily-menu-couple-up-skill = couple { $name } ({ $brief }): { $skill }
lily-menu-couple-down = couple { $name } face down: the name is already there
lily-menu-couple-down-skill = couple { $name } face down (the name is already there): { $skill }
lily-menu-event = event { $name }: { $skill }
lily-menu-deploy = deploy { $name } to the { $area } (level { $level }, power { $power })
lily-menu-deploy-areas = deploy { $name } (level { $level }, power { $power }) to
lily-menu-level = level up { $name } in the { $area } (level { $before } → { $level }, power { $power })
lily-menu-level-leader = level up leader { $name } (level { $before } → { $level }, power { $power }; counts 1 less)
lily-menu-move = move { $name }: { $area } → { $to }
lily-menu-move-swap = move { $name }: { $area } → { $to }, swapping with { $other }
lily-menu-attack = { $name } (power { $power }) attacks { $targets }
lily-menu-attack-several = { $name } (power { $power }) attacks { $targets }
lily-menu-skill = { $name }, { $area }: { $skill }
lily-menu-potential = potential { $name }: { $skill }
lily-menu-end = end
lily-menu-end-deploy = go to the action phase
lily-menu-end-act = end the turn
lily-menu-counter = counter
lily-menu-counter-sange = Sange counter: { $name } attacks with power { $power }
lily-menu-counter-counter = coupling counter: { $name } attacks with power { $power }
lily-menu-redraw = trash the event and reveal another card
lily-menu-critical = critical with { $card }: attack { $power }
lily-menu-block = block with { $card }
lily-menu-first = first { $name }: { $skill }
lily-menu-yes = yes
lily-menu-yes-use = use it
lily-menu-yes-may = do it
lily-menu-no = no
lily-menu-no-use = don't use it
lily-menu-no-may = don't
lily-menu-reverse = turn { $card } face down
lily-menu-target = { $name } of { $seat } ({ $area }, power { $power })
lily-menu-take = { $name } ({ $brief })
lily-menu-take-down = { $name }, the face-down copy
lily-menu-place = { $name } to the { $area } (level { $level }, power { $power })
lily-menu-place-areas = { $name } (level { $level }, power { $power }) to
lily-menu-to = to the { $area }
lily-menu-to-swap = to the { $area }, swapping with { $other }
lily-menu-option = { $skill }
lily-menu-option-unknown = the choice numbered { $number }
lily-menu-keep = keep { $name } ({ $area }, power { $power })
lily-menu-pass = pass
lily-menu-pass-mulligan = keep the rest of the hand
lily-menu-pass-couple = leave it on top of the deck
lily-menu-pass-event = no event
lily-menu-pass-sange = no Sange counter
lily-menu-pass-redraw = keep the event: the support fails
lily-menu-pass-counter = no coupling counter
lily-menu-pass-critical = no critical
lily-menu-pass-block = no block
lily-menu-pass-character = nobody else
lily-menu-pass-card = nothing else
lily-menu-pass-place = put nobody there

## What an action would do

lily-explain-leader = { $card } is your leader, face down in your center front until both have chosen. If she leaves the field, you lose. { $about }. { $skill } [LY-5.1, LY-5.3, LY-1.1]
lily-explain-partner = { $card } is your partner, face down until both have chosen. Upright, she can answer an attack with a Sange counter or lend her name to a coupling counter. { $about }. { $skill } [LY-5.3, LY-8.2, LY-8.6]
lily-explain-return = { $card } goes to the trash. When you are done, you draw as many as you gave back. { $about }. [LY-5.4]
lily-explain-couple = { $card } goes face up to your coupling area. Your coupling value rises by one, and you can play characters of its color. { $about }. { $skills } [LY-6.2, LY-3.3, LY-6.4]
lily-explain-couple-down = { $card } goes to your coupling area face down, because its name is already there. Your coupling value rises, but the card gives no color. { $about }. { $skills } [LY-4.8, LY-3.2]
lily-explain-event = { $card } goes to the event area and works for both players. The event there goes to its owner's trash. { $skill } [LY-6.3, LY-10.1]
lily-explain-deploy = { $card } is put on the empty { $area }, active, and may act in this turn. It counts { $level ->
    [one] 1 level
   *[other] { $level } levels
 } unless a skill makes it cheaper; { $played } of { $most } are played. { $about }. [LY-6.4, LY-D1]
lily-explain-level = { $card } is put on { $name } ({ $area }); her state and area stay, her once-a-turn marks are cleared. It counts { $level ->
    [one] 1 level
   *[other] { $level } levels
 } unless a skill makes it cheaper; { $played } of { $most } are played. { $about }. [LY-6.4, LY-6.8, LY-D1]
lily-explain-level-leader = { $card } is put on your leader { $name } ({ $area }); her state and area stay, her once-a-turn marks are cleared. A higher level than hers counts one level less; { $played } of { $most } are played. { $about }. [LY-6.4, LY-6.8, LY-D1]
lily-explain-move = { $name } acts, becomes inactive, and goes to the { $to }. [LY-6.5, LY-6.6]
lily-explain-move-swap = { $name } and { $other } swap areas; both act and become inactive. [LY-6.6]
lily-explain-attack = { $name } (power { $power }) acts and attacks { $targets }. Both reveal a support. The attacker wins with at least the other's sum. A critical doubles her power; a block saves the other. If the leader is attacked, the partner can counter. [LY-8.1, LY-8.4, LY-8.9, LY-8.10, LY-8.11]
lily-explain-attack-several = { $name } (power { $power }) acts and attacks { $targets } in one battle. Support, sum and block are separate for each of them. [LY-7.5, LY-7.6, LY-8.1, LY-D5]
lily-explain-skill = { $name } ({ $area }) uses her skill { $number }: { $skill } [LY-9.1, LY-9.4]
lily-explain-potential = { $card } is used and then turned face down. { $skill } [LY-11.1]
lily-explain-end = You are done with this phase. [LY-6.5]
lily-explain-end-deploy = The action phase begins. You can't deploy any more this turn. [LY-6.4, LY-6.5]
lily-explain-end-act = Your turn ends and the other player's begins. [LY-6.7]
lily-explain-counter = You counter the attack. [LY-8.2, LY-8.6]
lily-explain-counter-sange = { $partner } is turned face down, and the battle becomes her attack on the attacker, with her power doubled: { $power }. [LY-8.2, LY-D6, LY-D8]
lily-explain-counter-counter = { $partner } is turned sideways, and the battle becomes the attack of { $support } (power { $power }) on the attacker. You alone reveal a support again. [LY-8.6, LY-D6, LY-D8]
lily-explain-redraw = The event goes to the trash and the next card is revealed as support, once. [LY-8.4]
lily-explain-critical = { $card } goes from your hand to the trash. The attacker's power doubles, and her sum becomes { $power }. [LY-8.9, LY-4.5, LY-D4]
lily-explain-block = { $card } goes from your hand to the trash. The attacked character can't be defeated in this battle. { $about }. [LY-8.10, LY-D4]
lily-explain-first = The skill of { $card } resolves first, then the others. { $skill } [LY-9.2]
lily-explain-yes = Yes. { $skill } [LY-9.3]
lily-explain-yes-use = You pay the costs and use the skill. { $skill } [LY-9.3, LY-9.4]
lily-explain-yes-may = You use the effect. { $skill } [LY-9.3]
lily-explain-no = No. [LY-9.3]
lily-explain-no-use = You don't use the skill, and it isn't used up. [LY-9.3]
lily-explain-no-may = You don't use the effect. The rest of the skill goes on, except for what depends on it. [LY-4.2, LY-9.3]
lily-explain-reverse = { $card } is turned face down as a cost. It still counts in the coupling value but gives no color. { $about }. [LY-9.4, LY-3.2]
lily-explain-target = { $name } of { $seat } ({ $area }, power { $power }) is chosen for the skill. [LY-9.1]
lily-explain-take = { $card } is chosen for the skill. { $about }. [LY-9.1]
lily-explain-take-down = The face-down copy of { $card } is chosen for the skill. { $about }. [LY-9.1]
lily-explain-place = { $card } is put on the { $area } by the skill. { $about }. [LY-9.1]
lily-explain-to = She is put on the { $area }. [LY-9.1]
lily-explain-to-swap = She is put on the { $area } and swaps with { $other }. [LY-9.1, LY-6.6]
lily-explain-option = { $skill } [LY-9.1]
lily-explain-option-unknown = Option { $number } of the skill. [LY-9.1]
lily-explain-keep = { $name } ({ $area }, power { $power }) stays. The others with her name go to the trash. [LY-4.6]
lily-explain-pass = You do nothing. [LY-9.1]
lily-explain-pass-mulligan = You keep the rest and draw as many as you gave back. [LY-5.4]
lily-explain-pass-couple = The revealed card stays on top of your deck, known to both. [LY-6.2, LY-D2]
lily-explain-pass-event = You play no event. The one in play stays. [LY-6.3]
lily-explain-pass-sange = The attack goes on; your partner stays as she is. [LY-8.2]
lily-explain-pass-redraw = The event stays your support: it fails and counts 0. [LY-8.4, LY-8.5]
lily-explain-pass-counter = The attack goes on; your partner stays as she is. [LY-8.6]
lily-explain-pass-critical = The attacker's power is not doubled. Nobody learns whether you could have. [LY-8.9, LY-8.10]
lily-explain-pass-block = You don't block. Nobody learns whether you could have. [LY-8.10]
lily-explain-pass-character = You choose nobody else. [LY-9.1]
lily-explain-pass-card = You choose no more cards. [LY-9.1]
lily-explain-pass-place = You put nobody else on the field. [LY-9.1]

## What people may type for a word of the notation, besides the word; between bars

lily-typed-lf = left front|front left
lily-typed-cf = centre front|center front|middle front|front centre|front center
lily-typed-rf = right front|front right
lily-typed-lb = left back|back left
lily-typed-cb = centre back|center back|middle back|back centre|back center
lily-typed-rb = right back|back right
lily-typed-own = my|mine|ally
lily-typed-enemy = their|hers|opponent
lily-typed-leader = lead with|lead
lily-typed-partner = partner with
lily-typed-return = exchange|give back
lily-typed-couple = coupling
lily-typed-event = play event
lily-typed-deploy = play
lily-typed-level = level up|levelup
lily-typed-move = go
lily-typed-attack = hit
lily-typed-skill = use skill
lily-typed-potential = use potential
lily-typed-counter = sange counter|coupling counter|sange
lily-typed-redraw = reveal anew
lily-typed-critical = crit
lily-typed-block = guard
lily-typed-yes = y
lily-typed-no = n
lily-typed-reverse = turn down
lily-typed-target = choose
lily-typed-keep = stay
lily-typed-pass = no more|nothing
lily-typed-end = done

## Premoves

lily-wish-needless = Don’t ask me about a critical or a block that can’t change the battle
