# Printing cards.

print-page = Lily: print cards
print-choose = Which deck do you want on paper?
print-counts = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } on { $sheets ->
    [one] 1 page
   *[other] { $sheets } pages
 }
print-unknown = These cards aren't on this device and are left out: { $cards }.
print-select = Cards
print-select-all = Whole deck
print-select-cards = Without potentials
print-select-potentials = Potentials only
print-select-once = Each card once
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Also print the backs (for both sides of the paper)
print-do = Print or save as PDF
print-about = In the print dialog choose this paper, 100% and no margins; with backs, turn over the long edge. Cards measure 63 × 88 mm, so they fit common sleeves.
print-code-about = The code on a card is read at a paper table: type it, or hold the card before the camera.
print-foot = { $name } · { $page } / { $pages }
print-owners = Lily: The Coupling Generation belongs to its makers. These cards and drawings are Madoi’s own.
