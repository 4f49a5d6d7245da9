# madoi learn: tensors and training.

learn-layout = Observation tensors of { $game } with { $seats } seats: { $size } numbers, { $actions } actions. Layout { $version }, { $hash }.
learn-layout-columns = Columns: start, shape, strides, field and meaning.
learn-no-layout = No tensors: { $reason }.
