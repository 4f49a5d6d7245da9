"""The lab: many games played by bots, and their statistics.

It knows a game only through the contract. The game's `Statistics`, where it offers them, become tables, files
and plots, with labels from the word catalogues (`madoi.lab.labels`). In five lines (docs/data.md):

    from madoi import lab

    if __name__ == "__main__":
        run = lab.play("kasane", "greedy*4", games=20000, jobs=2)
        print(*run.findings(), run.columns["points-1"][:10], sep="\\n")
        run.write("results")
"""

from madoi.lab.runs import Run, compare, play

__all__ = ["Run", "compare", "play"]
