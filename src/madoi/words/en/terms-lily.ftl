# Lily: names of things, as sentences and screens use them.

lily-name = Lily: The Coupling Generation

lily-term-color-white-lily = White Lily (blue)
lily-term-color-hexagram = Hexagram (black)
lily-term-color-rhododendron = Rhododendron (red)

lily-term-leader = leader
lily-term-partner = partner
lily-term-ally = ally
lily-term-enemy = enemy

lily-term-deck = deck
lily-term-hand = hand
lily-term-coupling-area = coupling area
lily-term-coupling-value = coupling value
lily-term-trash = trash
lily-term-hatena = hatena
lily-term-potential-area = potential area
lily-term-potential = potential
lily-term-event = event
lily-term-field = field
lily-term-front = front
lily-term-back = back

lily-term-active = active
lily-term-inactive = inactive
lily-term-deploy = deploy
lily-term-level-up = level up
lily-term-move = move
lily-term-attack = attack
lily-term-refresh = refresh

lily-term-level = level
lily-term-power = power
lily-term-support = support
lily-term-range = range
lily-term-wide = wide
lily-term-piercing = piercing

lily-term-critical = critical
lily-term-block = block
lily-term-defeat = defeat
lily-term-sange-counter = Sange counter
lily-term-coupling-counter = coupling counter

lily-term-skill-activated = activated
lily-term-skill-continuous = continuous
lily-term-skill-auto = auto
lily-term-skill-special = special
lily-term-skill-sp = SP
lily-term-once-a-turn = once a turn
lily-term-cost-action = action cost
lily-term-cost-reverse = reverse cost
