"""The lab: many games played by bots, and what they add up to.

It knows a game only through the contract: whatever `madoi.core.game.Game.survey` reports becomes
tables, files and plots, with the labels that the word catalogues have for it (`madoi.lab.labels`).

    plan = Plan("kasane", {}, ("greedy",) * 4, games=20000, seed="spring")
    results = simulate(plan, jobs=2)
    print_report(results, words("en"), Console())
    write_files(results, Path("out"))
"""
