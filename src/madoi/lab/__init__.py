"""The lab: many games played by bots, and their statistics.

It knows a game only through the contract. The game's `Statistics`, where it offers them, become tables, files
and plots, with labels from the word catalogues (`madoi.lab.labels`).

    plan = Plan("kasane", {}, ("greedy",) * 4, games=20000, seed="spring")
    results = simulate(plan, jobs=2)
    print_report(results, words("en"), Console())
    write_files(results, Path("out"))
"""
