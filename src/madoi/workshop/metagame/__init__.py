"""The metagame: a search for decks that break a pool of cards, and for leaders that can be played.

Evolution keeps the best deck of every leader (a quality-diversity search). Its duels are played by bots
against the ready decks and the champions so far. Then everything is measured again, on new duels.
"""
