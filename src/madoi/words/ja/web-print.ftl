# カードの印刷。

print-page = Lily：カードを印刷
print-choose = どのデッキを印刷しますか？
print-counts = カード{ $cards }枚、{ $sheets }ページ
print-unknown = この端末にないカードは印刷されません：{ $cards }
print-select = 印刷するカード
print-select-all = デッキ全部
print-select-cards = 潜在能力以外
print-select-potentials = 潜在能力のみ
print-select-once = 各1枚
print-paper = 用紙
print-paper-a4 = A4
print-paper-letter = レター
print-backs = 裏面も印刷する（両面印刷用）
print-do = 印刷・PDF保存
print-about = 印刷画面では同じ用紙、倍率100%、余白なしを選んでください。裏面も印刷するときは長辺とじにします。カードは63×88mmで、一般的なスリーブに入ります。
print-code-about = カードのコードは、実物のテーブルで遊ぶときに使います。入力するか、カメラにかざしてください。
print-foot = { $name } · { $page } / { $pages }
print-owners = 「Lily: The Coupling Generation」は作者のものです。このカードと絵はMadoiが作りました。
