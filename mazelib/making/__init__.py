"""Making mazes: a rule works on a maze step by step; a recording lets a class go back.

Read in this order:

    field                 rooms and walls: the size of a maze
    maze, workings        what a rule works on, and what is noted of it meanwhile
    making, step          the rule at work, and what one step of it did
    timeline, log, frame  every step, recorded; a frame is the maze after one of them
    dig_log, group_counts what panels count from step to step
    makers/               the library's makers, one file each: no steps, but fast
    made_map              a maze that is made becomes a map
"""
