"""Adapters for research frameworks.

`tree`: a game of the contract as a tree of numbered actions, with chance as nodes or as a seed.
`openspiel`: the same for OpenSpiel. It needs the extra ``research``; nothing else in the program imports it.
"""
