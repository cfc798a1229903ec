"""A learner's script: read, run under a guard, asked for turns or steps, and told what went wrong.

1. The file is read.
       loading            the way in: load_script, and a fresh strategy or maker for each run
       learner_file       the file as it was read, with its text
       syntax_errors      what Python cannot read, in words
       show_call          what the script gave to show
       source             the functions and comments of it that the window shows
2. Its lines are counted.
       counting           writes into the program: note this line, count it, this line answered
       changes            which lines may change what is kept
       ran_lines          which lines ran, and which one decided
3. It runs under its guard.
       guard              calls all that is the learner's, and ends what is endless
       purpose            what it is called for, and what is said if that call never ends
       alarm              ends the program where it hangs in a single line
       surroundings       the names that Python gives it: print, dice, what is refused
       our_rule           the right hand of ours that it may call is guarded, too
4. It is asked for turns, or for steps.
       rules              a function of the view, or an object with a memory
       guarded_strategy   asked for turns: a Strategy for a walk
       guarded_maker      asked for steps, for a making
5. What it keeps is frozen, and compared.
       script_names       which names of a script are data that it keeps
       freezer            data becomes bytes
       doubts             what in its code may keep something where nobody looks
       known_words        the tables of what does not
       vocabulary         the names of ours that learners write
       syntax             small questions about Python's syntax tree
6. What went wrong is explained.
       hints              an exception, or an answer that is no turn

Where to add what: a message about a mistake in hints (in syntax_errors, if Python cannot even read
the line); a limit beside MOST_LINES in guard; something that Python offers and a rule cannot have
in surroundings; a kind of thing that may be remembered and compared in freezer, and the word for it
in known_words.

What is done with a script is not known here: no kinds of lesson, no game, no worksheet, no window.
"""
