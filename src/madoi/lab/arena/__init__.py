"""The arena: a tournament of bots, from who sits where to the report. docs/arena.md is for its readers.

==============  ===========================================================
`plan`          what is to be played: matches, line-ups, deals
`games`         one worker's part: games by number
`journal`       what was played, kept in a folder
`standing`      what the games say so far: scores, verdicts, and the course
`ratings`       one number a bot
`tournament`    plays a plan until it is over, clear or interrupted
`figures`       the figures as words and tables
`report`        the figures in the terminal
`files`         the figures as one HTML page (with `plots`) and as CSV
==============  ===========================================================
"""
