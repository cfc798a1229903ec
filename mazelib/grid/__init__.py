"""Places and headings: the one table of directions, the one numbering of places, and routes.

Read in this order:

    compass   headings and turns, and which way they lead
    places    the places of a grid, each with a number
    exits     which sides of a place lead to floor
    routes    which places can be reached, and the shortest path there
"""
