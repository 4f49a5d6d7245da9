# Titles and descriptions of links, for chat programs.

preview-evening-invites = { $name } invites you to an evening of { $game }
preview-table-playing = { $game }: { $name } are playing
preview-table-over = { $game }: { $name } have played
preview-replay = Replay of { $game }: { $name }
preview-rules = Rules of { $game }
preview-new = Play { $game }
preview-decks = Decks for Lily
preview-cards = The cards of Lily
preview-decks-about = Build a deck, test how it draws, and play it against bots or friends.
preview-learn-all = Learn by playing: first games that explain themselves
preview-rules-all = The rules, with pictures
