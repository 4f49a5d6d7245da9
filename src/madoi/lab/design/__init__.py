"""The designer's report: how a game plays, and how it would play with a changed rule (docs/lab.md).

================  =======================================================================
`plan`            what to play: the game as it is, as changed, and duplicate deals
`pairs`           both versions of the game on the same seeds, counted together
`joint`           several numbers of one game, summed up with their products
`choice_value`    how seats fared that did something
`decisiveness`    how much of the result is the deal, the seat, who plays, and the rest
`study`           plays a plan, and holds the results
`findings`        the results, as every form of the report shows them
`report`          for the terminal
`page`, `charts`  as one HTML file
`tables`          as CSV
================  =======================================================================
"""
