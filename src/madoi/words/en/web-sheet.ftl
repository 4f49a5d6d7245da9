# The support sheet of Yuri-Kure for one person beside the real box.

web-sheet-title = Yuri-Kure: support sheet
web-sheet-about = Your secret sheet beside the real box. It stays on this device, is sent nowhere, and needs no connection.
web-sheet-forgetful = This browser keeps nothing here (a private window, or no room left): the sheet is lost when the page is closed.
web-sheet-mode = What to do
web-sheet-points = Give points
web-sheet-reveals = Control
web-sheet-end = The end

# Giving points.
web-sheet-round = Which points
web-sheet-round-is = { $round }:
web-sheet-setup = Setup
web-sheet-after = After turn { $turn }
web-sheet-values = Value for the next pair
web-sheet-placed = on a pair already
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
web-sheet-can-take = yours from { $value } on
web-sheet-cannot-take = out of reach
web-sheet-no-control = no control
web-sheet-hidden = { $hidden } hidden
web-sheet-revealed = Revealed by you
web-sheet-others = Most by anybody else

# The end.
web-sheet-end-tap = Tap two girls for every couple of the last moment, and mark Fated Couples.
web-sheet-ending = Ending: { $ending }
web-sheet-fated = Fated
web-sheet-not-counted = does not count here
web-sheet-cut = setup { $setup } counts as 5, additional { $extra }
web-sheet-tie = Among equal sums, who has revealed less on these girls wins. You have revealed { $revealed }.
web-sheet-no-couples = With no couple at all, everyone draws.

# What breaks a rule.
web-sheet-good = No rule is broken.
web-sheet-fault-girl = { $girl } plays only with five players.
web-sheet-fault-value = { $value } is none of the values of the setup; they are 1 to 5.
web-sheet-fault-twice = { $value } is given { $count } times; each value is given once.
web-sheet-fault-missing = Not given yet: { $values }.
web-sheet-fault-same-pair = { $one } and { $other } have more than one value; the five values go on five different pairs.
web-sheet-fault-points = After turn { $turn } there { $needed ->
    [one] is 1 point
   *[other] are { $needed } points
 } to give; { $given ->
    [one] 1 is
   *[other] { $given } are
 } given.
web-sheet-fault-equal = { $girl }: you and somebody else cannot both have revealed { $value }; whoever reveals must show more.

# What the table plays.
web-sheet-how-many = Players
web-sheet-players = { $count } players
web-sheet-girls = { $count } girls
web-sheet-extra = Additional points

# The sheets of this device.
web-sheet-sheets = Sheets
web-sheet-name = Name of the open sheet
web-sheet-new = New sheet
web-sheet-redo = Do again
web-sheet-clear = Clear the open sheet
web-sheet-clear-sure = Clear everything on the open sheet? You can take it back.
web-sheet-delete = Delete { $name }
web-sheet-delete-sure = Delete { $name } for good?
web-sheet-delete-yes = Yes
