# The support sheet of Yuri-Kure for one person beside the real box.

web-sheet-title = Yuri-Kure: support sheet
web-sheet-about = Your secret sheet beside the real box. It stays on this device, is never sent anywhere, and works offline.
web-sheet-forgetful = This browser can't save anything here (a private window, or no space left). The sheet is lost when you close the page.
web-sheet-mode = Mode
web-sheet-points = Support
web-sheet-reveals = Control
web-sheet-end = Final score

# Giving points.
web-sheet-round = Support points
web-sheet-round-is = { $round }:
web-sheet-setup = Setup
web-sheet-after = After turn { $turn }
web-sheet-values = Value for the next pair
web-sheet-placed = already placed
web-sheet-all-placed = Everything is placed. Tap a pair in the list to change it.
web-sheet-tap-point = { $count ->
    [one] 1 point left: tap two girls.
   *[other] { $count } points left: tap two girls for each.
 }
web-sheet-faulty = has a fault
web-sheet-line = setup { $setup }, additional { $extra }
web-sheet-remove = Remove

# Control.
web-sheet-reveals-about = Your control of each girl, and what of it is still hidden. Open a girl to note what was revealed.
web-sheet-yours = you decide
web-sheet-can-take = yours from { $value } up
web-sheet-cannot-take = out of reach
web-sheet-no-control = no control
web-sheet-hidden = { $hidden } hidden
web-sheet-revealed = Revealed by you
web-sheet-others = Most revealed by another player

# The end.
web-sheet-end-tap = Tap two girls for each couple at the end, and mark the Fated Couples.
web-sheet-ending = Ending: { $ending }
web-sheet-fated = Fated
web-sheet-not-counted = doesn't count here
web-sheet-cut = setup { $setup } counts as 5, additional { $extra }
web-sheet-tie = On a tie, the player who revealed less on these girls wins. You revealed { $revealed }.
web-sheet-no-couples = Without any couple, everybody ties.

# What breaks a rule.
web-sheet-good = No rule is broken.
web-sheet-fault-girl = { $girl } is only in games with five players.
web-sheet-fault-value = { $value } isn't a setup value. Use 1 to 5.
web-sheet-fault-twice = { $value } is given { $count } times. Give each value once.
web-sheet-fault-missing = Not given yet: { $values }.
web-sheet-fault-same-pair = { $one } and { $other } have more than one value. The five values go on five different pairs.
web-sheet-fault-points = After turn { $turn }, you give { $needed ->
    [one] 1 point
   *[other] { $needed } points
 }, but { $given ->
    [one] 1 is
   *[other] { $given } are
 } given.
web-sheet-fault-equal = { $girl }: you and somebody else can't both have revealed { $value }. A reveal must be higher than all before.

# What the table plays.
web-sheet-how-many = Players
web-sheet-players = { $count } players
web-sheet-girls = { $count } girls
web-sheet-extra = Additional points

# The sheets of this device.
web-sheet-sheets = Sheets
web-sheet-name = Name of this sheet
web-sheet-new = New sheet
web-sheet-redo = Redo
web-sheet-clear = Clear this sheet
web-sheet-clear-sure = Clear everything on this sheet? You can undo it.
web-sheet-delete = Delete { $name }
web-sheet-delete-sure = Delete { $name } for good?
web-sheet-delete-yes = Delete
