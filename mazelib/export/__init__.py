"""Printing: pages, worksheets, and the formats in which they are printed.

Read in this order:

    page, paper        a map as squares with its words, and the sheet of paper that it lies on
    answer             the way through a maze, and the wrong turns beside it
    hardness           how hard a maze is to solve on paper, in stars
    book               a book to take home: harder and harder mazes, and a certificate
    mazes_of_class     mazes for a class: all different, and all as hard
    page_code          the short code at the foot that gives a sheet again
    smooth_columns     where the outline can be opened, and the picture stays the picture
    clear_of_rooms     an outline that reaches into none of its rooms
    shaped             a maze in an outline: which rooms of a grid lie in it
    worksheet          what a script asks for: which mazes, how many, how the sheets look
    worksheet_of_code  what the code at the bottom of a sheet asks for
    words_of_script    the words of a script: gaps filled in, in quotes
    sheets/            sheets of paper, drawn once for the window and the PDF
    format, formats/   a kind of file; one file for each, named after its ending
    excel/             workbooks, written and read back
    printing           writes pages to a file, and reads a map back from one
"""
