"""The designer's report: how a game plays, and how it would play with a changed rule (docs/lab.md).

================  =======================================================================
`plan`            what to play: the game as it is, as changed, and duplicate deals
`pairs`           both versions of the game on the same seeds, counted together
`decisiveness`    how much of the result is the deal, the seat, who plays, and the rest
`study`           plays a plan, and holds the results
`figure_tables`   the results, as every form of the report shows them
`findings`        the most important results as sentences, with their certainty
`report`          for the terminal
`page`, `charts`  as one HTML file
`tables`          as CSV
================  =======================================================================
"""
