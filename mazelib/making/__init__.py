"""Making mazes: a rule works on a maze step by step; a recording lets a class go back.

Read in this order:

    masks                   the shape of a maze, drawn as a map
    field, cells            rooms and walls: the size of a maze; its cells for fast makers
    maze_to_ask, maze       what a rule asks of the maze it works on, and what it changes
    rule_helpers            what is given to a rule with a plain name
    wrong_uses              what a rule cannot do with its maze, in words
    ground, digging         what stands at each place; which rooms are dug, and from where
    asked, step             what a rule asks, and what it does in one step
    open_calls              how many calls of a rule are open: it may call itself
    making                  the rule at work, or two, one after the other
    recording, change_log   what every step did, and every change of a place
    batch                   a part of a recording that goes to another process, checked
    timeline, frame         every step, read from its recording; and the maze after one
    way_back                from where digging began to where the worker stands
    group_counts            what a strip counts from step to step
    maze_state              whether a maze is made after a step, and what is missing if not
    makers/                 the library's makers, one file each: no steps, but fast
    chance                  the dice of makers
    made_map                a maze that is made becomes a map
    solved_steps            in how many steps a maze was solved, before and after a change
"""
