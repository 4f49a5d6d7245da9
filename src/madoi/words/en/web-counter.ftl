# The duel counter: Lily with the makers' own cards.

counter-title = Lily: duel counter
counter-about = For a duel with cards you own. One phone lies between you, or each of you has one. It knows the rules but no cards, and works offline.
counter-player = Player { $number }
counter-name = Name of player { $number }
counter-who-first = Who goes first?
counter-first = I go first
counter-turn = turn { $turn }
counter-over = The duel is over
counter-won = You won!
counter-lost = You lost
counter-again = New duel
counter-lose = { $name } loses
counter-less = less
counter-more = more
counter-undo = Undo
counter-potentials = Potentials: { $count } of 5
counter-set-potentials = Set potentials to { $count }
counter-last-hit = The next hit decides
counter-coupling = Coupling
counter-reversed = face down
counter-partner-upright = Partner upright
counter-partner-sideways = Partner sideways
counter-partner-down = Partner face down
counter-couple = Couple the top card (+1)
counter-levels-left = { $count ->
    [one] 1 level left
   *[other] { $count } levels left
 }
counter-deploy = Play level { $level }
counter-on-leader = on the leader (−1)
counter-extra = Extra
counter-attack = Attack
counter-no-attack = No attack in the first turn of the duel
counter-do-start = Your characters become active, then draw a card.
counter-do-event = You may play one event.
counter-do-end = Effects at the end of the turn.
counter-next-phase = Next phase
counter-end-turn = End turn
counter-up-to = Levels may be as many as the coupling value (by the book: fewer)

## The battle

counter-leader = Leader
counter-character = Character
counter-power = Power
counter-support = Support
counter-targets = Targets
counter-fails = fails
counter-critical = Critical ×2
counter-block = Block
counter-sum = { $factor ->
    [1] { $power }
   *[other] { $power } × { $factor }
 } + { $support } = { $sum }
counter-step-attack = Attack
counter-step-sange = Sange counter?
counter-step-supports = Supports
counter-step-coupling = Coupling counter?
counter-step-sums = Sums
counter-step-critical = Critical?
counter-step-block = Block?
counter-step-result = Result
counter-ask-attack = Set the attacker's power, and who is attacked.
counter-ask-sange = Turn your partner face down and strike back with twice their power?
counter-ask-supports = Reveal the top card. Events and your own character's name fail; replace an event once if you like.
counter-ask-coupling = Is your support a character with your partner's name? Then it may strike back.
counter-ask-sums = The attacker's SP skill acts now. Adjust the numbers if skills change them.
counter-ask-critical = Discard a card with the attacker's name to double the power?
counter-ask-block = Discard a card with the attacked character's name to block?
counter-ask-result = Put the supports into the trash.
counter-sange-power = Partner's power
counter-coupling-power = Power of the support card
counter-do-sange = Sange counter
counter-do-coupling = Coupling counter
counter-no = No
counter-go-on = Continue
counter-cancel = Cancel
counter-settle = End the battle
counter-blocked = blocked
counter-holds = not defeated
counter-defeated = defeated
counter-leader-hit = leader hit: +1 potential
counter-leader-falls = the leader falls

## Two phones

counter-share = Link a second phone
counter-share-about = The other player opens the link on their phone. Whoever has the link can count along.
counter-link = Link for the other phone
counter-other-side = I sit on the other side
counter-unlink = Count alone
counter-away = Offline: sent later
counter-none = This link is no longer there. You count alone now; nothing is lost.
counter-too-many = Too many duels are being counted together right now. Try again later, or count on one phone.
