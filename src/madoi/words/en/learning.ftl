# madoi learn: tensors and training.

learn-layout = Observation tensors of { $game } with { $count } seats: { $size } numbers, { $actions } actions. Layout { $version }, { $hash }.
learn-layout-columns = Columns: start, shape, strides, field and meaning.
learn-no-layout = No tensors: { $reason }.

learn-no-numpy = Training needs the Python package { $module }: pip install "madoi[research]".
learn-other-run = { $path } is the run of another network or another layout. Choose another --out, or delete it.
learn-continues = Continuing the run in { $path }.
learn-progress = { $count } seats: { $games } games, loss { $loss }
learn-trained = { $count } seats: trained on { $games } games in { $minutes } minutes.
learn-interrupted = Interrupted. What was learnt is in { $path }; the same command continues.
learn-result = { $count } seats, one among greedy bots: wins { $share }% of { $games } games (95% interval { $low } to { $high }; equal bots would win { $even }).
learn-written = The weights are in { $path }. In an arena, the bot is learned:{ $path }.

learn-no-prior-model = { $game } has no features of actions to fit.
learn-other-games = { $path } has games of another run. Choose another --out, or delete it.
learn-games = { $count } seats: { $games } games
learn-games-kept = Interrupted. The games so far are in { $path }; the same command continues.
learn-fitted = { $count } seats: fitted to { $games } games with { $decisions } decisions. Of games that were not fitted to, a choice surprises the weights by { $now }; { $least } is the least that is possible.
learn-fitted-before = The weights that the game has are surprised by { $before }.
learn-fit-written = The weights are in { $path }.
