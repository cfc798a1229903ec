"""What rooms that may not import each other have in common.

    lines_run   which of the learner's lines ran: walks and makings record it, the learner's room
                fills it in
    settings    what a script gives as one value, and what it has to be: the calls of show, the
                game, worksheets
    pausing     functions that pause while they work: challenges, the learner's room, lessons
    plugins     things that are found in a folder: kinds, scenes, panels, formats, commands

Nothing else lies here. What only one room uses, with those above it, lies in that room.
"""
