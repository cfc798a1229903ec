"""Walks: a strategy leads a walker tick by tick to a verdict; a recording lets a class go back.

Read in this order:

    view                    what the walker senses
    strategy                what a walk asks of a rule, and what the rule may answer
    strategies/             the library's rules, one file each
    ways                    the open ways at a place, as headings of the map
    chalk                   marks along the ways that were walked, for lesson 6
    walk, verdict           the walk itself, and how it ended
    walk_so_far             what can be read of a walk, wherever it takes place
    memory, freezer         what a rule keeps, frozen: as bytes that can be compared
    memory_log              a list that only grows is frozen in pieces
    circle, doubt           what a walk is watched for: when a state that comes back proves a circle
    observers               they look on while a walk goes on; one of them looks for laps
    recording, history      another one writes down what happens
    batch                   a part of a recording that goes to another process, checked
    timeline, moment        every moment of a walk, read from its recording
    hand                    which hand a walk keeps on the wall
    lap, lap_sentences      laps that are seen where no circle is proven, and how they are told
    short_form              what a rule keeps, in few words
"""
