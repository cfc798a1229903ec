"""A learner's script: read, run under a guard, asked for turns or steps, and its errors explained.

1. The file is read.
       loading            the entrance: load_script, and a fresh strategy or maker for each walk
       script_run         one run of its lines, and what they show
       learner_file       the file as it was read, with its text
       syntax_errors      what Python cannot read, in words
       show_call          the call of show that a script makes
       given              what the script gave to show, described in plain values
       source             its functions and comments, for the window to show
2. Counting is written into its lines.
       counting           what is written in: note this line, count it, this line answered
       changes            which lines may change what is kept
       line_notes          which lines ran, and which one decided
3. It runs under its guard.
       guard              calls all of the learner's code, and stops it if it is endless
       purpose            what a call is for, and what is said if it never ends
       alarm              ends the program if it hangs in a single line
       surroundings       the names that it finds: print, dice, and those that are refused
       our_rule           our right-hand rule, guarded too when a script calls it
4. It is asked for turns, or for steps.
       only_rule          what its rule is, where it does not call show
       rules              a function of the view, or an object with a memory
       guarded_strategy   asked for turns: a Strategy for a walk
       guarded_maker      asked for steps, to make a maze
5. What it keeps is frozen, and compared.
       script_names       which names of a script stand for data that it keeps
       freezer            turns the data into bytes
       doubts             which parts of its code may keep something unseen
       known_words        the tables of what is known to keep nothing
       vocabulary         our names that learners write
       syntax             small questions about Python's syntax tree
6. What went wrong is explained.
       hints              an exception, or an answer that is not a turn

Where to add something: a message about a mistake in hints (or in syntax_errors, if Python cannot
even read the line); a limit beside MOST_LINES in guard; something that Python offers but a rule
cannot have in surroundings; a kind of value that can be compared in freezer, and its name in
known_words.

This room does not know what a script is used for: no kinds of lesson, no game, no worksheet, no
window.
"""
