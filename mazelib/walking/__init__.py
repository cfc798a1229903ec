"""Walks: a strategy leads a walker tick by tick to a verdict; a recording lets a class go back.

Read in this order:

    view               what the walker senses
    strategy, answers  what a walk asks of a rule, and what it may answer
    strategies/        the library's rules, one file each
    walk, verdict      the walk itself, and how it ended
    memory, circle     what a rule keeps, and when that proves a circle
    recording          what happened at every tick; walk_batch takes it to another process
    timeline, moment   every moment of a walk, made from its recording
    lap, lap_watch     laps that are seen where no circle is proven
    raycaster          what the walker sees ahead, as a picture
"""
