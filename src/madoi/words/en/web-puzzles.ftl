# Puzzles: positions with one clearly best move.

puzzle-none = There is no such puzzle.
puzzle-no-move = That move isn't possible here.
puzzle-away = Puzzles can't be loaded right now. You can still look at the ones you've opened before; for others, try again when you're online.
puzzle-answer-away = Your move can't be checked right now. Try again when you're online.

puzzle-title = Find the best move
puzzle-about = In each of these positions, one move is clearly better than all others.
puzzle-all = All puzzles
puzzle-level = Level
puzzle-level-any = Any
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
 }
puzzle-solved-here = { $solved } of { $tried } solved
puzzle-solve = Solve a puzzle

## One puzzle

puzzle-task = Find your best move
puzzle-task-about = Play it on the board, as in a game. Only your first try counts.
puzzle-right = That's it!
puzzle-right-about = You win { $percent }% of the time with it. That is { $gap } points more than with any other move.
puzzle-wrong = Not the best move
puzzle-wrong-about = Your move wins { $percent }% of the time, the best one { $best }%.
puzzle-chances = How often you win after each move
puzzle-percent = { $percent }%
puzzle-your-move = your move
puzzle-all-moves = Show all { $count } moves
puzzle-show-best = Watch the best move
puzzle-show-other = Watch the second best
puzzle-imagined = This is one way it could go on. What you can't see is made up.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-play-on = Play on from here

## Ratings

puzzle-rating = Your rating: { $points } ({ $low } to { $high }).
puzzle-rating-few = { $attempts ->
    [one] A first guess, after one puzzle.
   *[other] A rough guess, after { $attempts } puzzles.
 }
puzzle-rating-many = After { $attempts } puzzles.
puzzle-rating-puzzle = This puzzle: { $points }, solved { $solved } of { $attempts } times.
