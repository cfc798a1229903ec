"""A learner's script: it runs in a process of its own, the worker, under a guard.

    the lesson      worker.ask(GoOn(7, 20)) ------ a pipe ----->      runs.answer
    (a window)      question.answer(0.01)   <----- a pipe ------      (guard, script_run, a walk)

In the lesson's process no line of a learner's runs:

       learner_script     the entrance: read_script, and then its walks and makings
       learner_file       the file as it was read, with its text
       source             its functions and comments, for the window to show
       worker_run         a run in a worker: asked to go on, and recorded here
       worker_walk        a walk
       worker_making      the making of a maze
       workers            the worker at work, and the one that stands ready
       worker             starts a worker, asks it, ends it if it takes too long
       terminal_thread    writes what it prints to the terminal

Both processes know

       messages           what they say to each other
       channel            how it gets through a pipe, and nothing else does
       last_line          the line that began last, in memory that both share
       show_call          the call of show that a script makes
       given              what the script gave to show, described in plain values

The rest is what a worker does:

1. It takes requests.
       worker_process     answers one after the other, and ends when the lesson does
       runs               reads a script, or goes on with a walk or a making
       printed            catches what is printed
       loading            a script as it was loaded, and a fresh strategy or maker for each walk
2. Counting is written into its lines.
       counting           what is written in: note this line, count it, this line answered
       changes            which lines may change what is kept
       line_notes         which lines ran, and which one decided
3. Its lines run once, under a guard, and what they show is taken.
       script_run         one run of the lines
       guard              calls all of the learner's code, and stops it if it is endless
       files_beside       the files that the script imports are the learner's, too
       surroundings       the names that it finds: Python's, ours, dice, and those that are refused
       our_rule           our right-hand rule, guarded too when a script calls it
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
guard, of time beside LONGEST in worker, or of memory in worker_process; something that Python
offers but a rule cannot have in surroundings; a word that a rule may use and still be proven to
circle in plain_words.

This room does not know what a script is used for: no kinds of lesson, no game, no worksheet, no
window.
"""
