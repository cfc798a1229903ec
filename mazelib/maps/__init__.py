"""Maps (heya): what a map is, how it is written as text, and the files that keep it.

Read in this order:

    heya                  what a map is
    signs                 the characters of its text, and what each one is
    heya_text             the text of a map, read and written
    marks, mistakes       what stands on its rows; what can be wrong with it
    warnings, reach       what is odd about a map that can be used; what can be reached on it
    drawing               a map that was made gets its text
    editing               a class draws on the text of a map
    undo, shared_file     the texts that can be taken back; a file that an editor saves, too
    history               what was drawn on a map, saved and taken back
    drawing_tasks         what a class that draws for the first time is asked to do
    files, course         files read and written whole; the folder of lessons and maps
    folder                the folder of maps
    kept_files            what is kept from run to run: best times, lessons that were seen
    watching              which files were saved
"""
