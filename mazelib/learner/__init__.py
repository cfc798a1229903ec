"""A learner's script: read, run under a guard, asked for turns or steps, and its errors explained.

1. The file is read.
       loading            the entrance: load_script, and a fresh strategy or maker for each walk
       learner_file       the file as it was read, with its text
       source             its functions and comments, for the window to show
2. Counting is written into its lines.
       counting           what is written in: note this line, count it, this line answered
       changes            which lines may change what is kept
       line_notes         which lines ran, and which one decided
3. Its lines run once, under a guard, and what they show is taken.
       script_run         one run of the lines
       guard              calls all of the learner's code, and stops it if it is endless
       alarm              ends the program if it hangs in a single line
       surroundings       the names that it finds: print, dice, and those that are refused
       vocabulary         our names that learners write
       our_rule           our right-hand rule, guarded too when a script calls it
       show_call          the call of show that a script makes
       given              what the script gave to show, described in plain values
       only_rule          what its rule is, if it does not call show
4. The rule is asked for turns, or for steps.
       rules              a function of the view, or an object with a memory
       guarded_strategy   asked for turns: a Strategy for a walk
       guarded_maker      asked for steps, to make a maze
5. What it keeps is frozen, and compared.
       script_names       which names of a script stand for data that it keeps
       proof              whether a rule surely does the same again: its file is plain
       plain_words        all that a plain file may be written with
       only_noted         counters and logs, which need not come back
6. What went wrong is explained, whenever it does.
       explanations       of unreadable lines, exceptions, answers that are no turns, endless loops

Where to add something: a message about a mistake in explanations; a limit beside MOST_LINES in
guard; something that Python offers but a rule cannot have in surroundings; a word that a rule may
use and still be proven to circle in plain_words.

This room does not know what a script is used for: no kinds of lesson, no game, no worksheet, no
window.
"""
