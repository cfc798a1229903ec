"""Making mazes: a rule works on a maze step by step; a recording lets a class go back.

Read in this order:

    field                   rooms and walls: the size of a maze
    maze, step              what a rule works on, and what it does to it in one step
    making                  the rule at work
    timeline                every step, recorded
    change_log, frame       every change of a place; and the maze after a step
    dig_log, group_counts   what panels count from step to step
    makers/                 the library's makers, one file each: no steps, but fast
    chance                  the dice of makers
    made_map                a maze that is made becomes a map
"""
