"""A designer's report: what a game is like, and what it would be like if a rule were another.

docs/lab.md says what its figures mean and what they do not.

================  =======================================================================
`plan`            what is to be played: the game as it is, as it would be, and duplicate deals
`pairs`           the game as it is and as it would be, on the same seeds, counted together
`joint`           several numbers of one game, summed up with their products
`worth`           how those fared who did something
`decisiveness`    how much of the result is the deal, the seat, who plays, and the rest
`study`           plays a plan, and holds what came of it
`findings`        the figures, as every form of the report shows them
`report`          for the terminal
`page`, `charts`  as one HTML file
`tables`          as CSV
================  =======================================================================
"""
