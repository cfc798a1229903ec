"""Making mazes: a rule works on a maze step by step; a recording lets a class go back.

Read in this order:

    masks                   the shape of a maze, drawn as a map
    field, cells            rooms and walls: the size of a maze; its cells for fast makers
    maze, step              what a rule works on, and what it does to it in one step
    making                  the rule at work
    recording, change_log   what every step did, and every change of a place
    batch                   a part of a recording that goes to another process, checked
    timeline, frame         every step, read from its recording; and the maze after one
    dig_log, group_counts   what panels count from step to step
    makers/                 the library's makers, one file each: no steps, but fast
    chance                  the dice of makers
    made_map                a maze that is made becomes a map
"""
