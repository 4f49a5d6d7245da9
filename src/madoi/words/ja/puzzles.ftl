# madoi puzzles：はっきりした最善手のある局面。

puzzles-unreadable = { $path }は次の一手のファイルではありません：{ $reason }。
puzzles-other = { $path }は{ $given }ではなく{ $kept }で作られています。別のファイルを指定してください。
puzzles-progress = { $count }問中{ $found }問。{ $deals }局の{ $positions }手を調べました（1時間に{ $rate }問）。
puzzles-made = { $path }に{ $found }問あります。
puzzles-interrupted = 中断しました。{ $path }に{ $found }問あり、同じコマンドで再開できます。
puzzles-checked = { $path }：{ $checked }問中{ $kept }問で最善手が変わりませんでした（{ $percent }%）。うち{ $clear }問は15ポイント以上の差があります。ファイル全体は{ $count }問です。
puzzles-lost = 最善手が変わった問題：{ $ids }
