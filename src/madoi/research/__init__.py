"""Games for research and learning. It needs the extra ``research``; nothing else in the program imports it,
except the command ``madoi learn train``.

`tree`: a game of the contract as a tree of numbered actions, with chance as nodes or as a seed.
`openspiel`, `pettingzoo`, `gymnasium`: the same for these frameworks. `vector`: many games at once.
`training`, `training_run`: a value network that learns by self-play.
"""
