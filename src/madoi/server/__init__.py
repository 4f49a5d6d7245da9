"""The table service: people, bots and spectators at one table, over the network."""
