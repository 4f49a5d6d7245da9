# madoi puzzles: positions with one clearly best move.

puzzles-unreadable = { $path } isn't a file of puzzles: { $reason }.
puzzles-other = { $path } was made with { $kept }, not with { $given }. Choose another file.
puzzles-progress = { $found } of { $count } puzzles. Looked at { $positions } decisions in { $deals } games; { $rate } puzzles per hour.
puzzles-made = { $found } puzzles are in { $path }.
puzzles-interrupted = Interrupted with { $found } puzzles in { $path }. The same command continues.
puzzles-checked = { $path }: { $kept } of { $checked } puzzles keep their best move ({ $percent }%), { $clear } with a lead of 15 points. The file has { $count }.
puzzles-lost = Another move is best now: { $ids }
