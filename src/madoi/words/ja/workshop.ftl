# madoi lily：カード、デッキ、カードセットを見て、調べて、数える。

folder-empty = { $path }にカードのファイル（.toml）がありません。
folder-not-joined = { $path }の{ $count }個のファイルは、合わせると正しいTOMLになりません：{ $reason }。どれもテーブルとテーブルの配列だけにし、同じテーブルを二度書かないでください。
file-not-toml = ファイル{ $path }は正しいTOMLではありません：{ $reason }。

workshop-no-deck = 「{ $text }」というデッキはありません。そのようなファイルはなく、付属のデッキは{ $allowed }です。
workshop-no-card = 「{ $text }」というカードはありません。ID、名前、二つ名のどれかを入れてください。一覧は madoi lily cards で見られます。
workshop-no-cards = 当てはまるカードはありません。
workshop-cards = { $count }枚

workshop-deck-good = { $deck }：使えるデッキです。カード{ $count }枚、潜在能力{ $potentials }枚。リーダーは{ $leader }、パートナーは{ $partner }。
workshop-deck-faults = 間違いが{ $count }つあります。このデッキは使えません。
workshop-deck-made-of = カード{ $count }枚、潜在能力{ $potentials }枚。リーダーは{ $leader }、パートナーは{ $partner }。
workshop-kinds = 種類
workshop-characters = キャラ
workshop-colors = 色
workshop-names = 名前（{ $count }種）：{ $names }。
workshop-leader-name = リーダーと同じ名前（{ $name }）のカード：{ $named }枚。レベルアップ、クリティカル、ブロックに使えます。
workshop-mean-support = サポートの平均：キャラに書かれた値で{ $printed }、{ $name }が戦うときは失敗を0として{ $counted }。
workshop-support-fails = { $name }が戦うときにサポートが失敗する確率は{ $chance }%：リーダーとパートナーを除く{ $size }枚のうち同じ名前のキャラが{ $same }枚、イベントが{ $events }枚（1回だけ公開し直す）なので、{ $same }/{ $size } + { $events }/{ $size } × { $again }/{ $left }。デッキにほかにない名前のキャラなら{ $others }%。[LY-8.4、LY-8.5]

workshop-watching = { $path }を見ています。ファイルを保存するとカードを表示します。Ctrl-Cで終わります。
workshop-changed = { $count ->
    [0] 使えるカードに変更はありません。
   *[other] { $count }枚のカードが変わりました。
 }
workshop-no-faults = 間違いはありません。
workshop-line = { $line }行目：{ $fault }
workshop-set-faults = 間違いが{ $count }つあります。
workshop-set-fine = 問題のないカード：{ $cards }。
workshop-set-none = 問題のないカードはありません。
workshop-fine-character = キャラ{ $count }枚
workshop-fine-event = イベント{ $count }枚
workshop-fine-potential = 潜在能力{ $count }枚

# madoi new
new-name = 「{ $text }」という名前は使えません。まだ使われていない半角小文字の一語（英数字）にしてください。
new-game =
    { $path } に書き出しました。
    遊ぶ：{ $use }
    テスト：{ $test }
new-bot =
    { $path } に書き出しました。
    試す：{ $use }
    テスト：{ $test }
new-lesson =
    { $path } に書き出しました。
    検査：{ $check }
    見る：{ $use }

# 印刷。
workshop-print-cards = カード
workshop-printed = { $path }：カード{ $count }枚、{ $pages }ページ。倍率100%で印刷してください。
workshop-no-browser = PDFを作れるChromium、Chrome、Edgeが見つかりません。お使いのブラウザーでページをPDFに保存するか、MADOI_CHROMIUMで指定してください。
workshop-print-page = カードは { $address } にあります。そこで印刷するか、PDFに保存してください。Ctrl-Cで終了します。
workshop-print-failed = { $browser } で印刷できませんでした：{ $reason } --page を付けると、お使いのブラウザーで印刷できます。
workshop-no-client = このインストールには、カードを描くウェブクライアントがありません。wheelからインストールするか、クライアントをビルドしてください。

# カード工房のページ。
workshop-page = Lily：カード工房
workshop-watch-page = 編集中のカードを { $address } に表示します。Ctrl-Cで終了します。
workshop-page-faults = 誤り{ $count }件
workshop-try = { $name }を手札に持って対戦してみる
workshop-try-about = ボットと対戦します。既製デッキに、このカードを入れられるだけ入れます。潜在能力は潜在能力デッキに入ります。
workshop-try-faults = まず誤りを直してください。
workshop-no-try = { $card } は試せません。入れられる既製デッキがありません。
