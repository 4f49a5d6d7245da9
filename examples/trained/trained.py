"""A bot for Colors of Kasane that has learnt by playing (docs/learning.md), as a plugin.

madoi serve --plugin examples/trained/trained.py
"""

from pathlib import Path

from madoi.bots.learned import learned

BOTS = {"trained": learned(Path(__file__).with_name("kasane.json"))}
WORDS = {
    "en": "bot-name-trained = Trained",
    "ja": "bot-name-trained = 学習済み",
    "zh-Hant": "bot-name-trained = 訓練過的",
}
