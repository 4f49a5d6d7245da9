"""The arena: a tournament of bots, from the line-ups to the report (docs/arena.md).

==============  ===========================================================
`plan`          what to play: matches, line-ups, deals
`games`         one worker's part: games by number
`journal`       what was played, kept in a folder
`standings`     the results so far: scores, verdicts, and how they developed
`ratings`       one number per bot
`tournament`    plays a plan until it is over, decided or interrupted
`summary`       the results as words and tables
`report`        the results in the terminal
`files`         the results as one HTML page (with `plots`) and as CSV
==============  ===========================================================
"""
