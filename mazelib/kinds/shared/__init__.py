"""What the kinds of lesson share, with each other and with their scenes.

Read in this order:

    lesson           the base of all kinds: a script at work
    lesson_options   the options that several kinds have
    map_lesson       the base of the kinds with a map
    lines_in_order   the lines of a rule that a class puts in order
    first_wrong      which of these lines is the first that cannot stand where it does
    why_wrong        why it cannot, as far as the lines above it tell
    racing_lesson    a lesson in which rules race against whoever plays
    geese            the goose of a garden, by a rule of the library or of the script
    registry         the kinds by their names, and which one a call of show makes
    run              a walk or a making without a window, and its outcome
    reopening        a lesson whose script was saved
    trace            every tick of a run, as lines of JSON
    seen_lessons     which lessons were seen to their end on this computer
    earned           which tasks were passed, by which text of a rule, and when
"""
