"""A learner's script: found, read, checked, guarded, run in a worker, and explained.

1. A learner starts a script, and Python runs it up to its call of ``show``; or a lesson is told its
   name (``--strategy mine.py``). To the lesson it is a LearnerScript, of which it runs no line.
2. The file is read. What Python cannot read is explained at its line. Counting is written into the
   program, so that each line is noted when it begins.
3. A worker, a process of its own, runs the program under a guard. The guard ends what is endless,
   refuses chance and clocks, and finds the rule: what ``show`` gets, or the only one that fits.
4. The lesson asks the worker to go on with a walk or a making for a moment, again and again. The
   rule answers each tick or step. What was recorded comes back through a pipe, and is shown.
5. If the rule comes back to a state, and the file is plain, a circle is proven.
6. What goes wrong is blamed on the learner's own line, and explained in words. If the rule thinks
   for too long, or takes too much memory, the lesson ends its worker; another one stands ready.

       learner_script     the entrance: read_script, and then its walks and makings
       limits             how long a learner's code may think, and how much it may use up
       script/            what stands in a learner's file, and what is written into it
       guard/             how its lines run, and what they cannot do
       worker/            the process in which they run, and what it and the lesson say

The rooms above enter by learner_script, and otherwise use only these:

    script/show_call         what a script gave to show: the words,
    script/given             and the rule, described in plain values
    script/class_question    what a lesson asks its class
    script/foreseen          what a rule will keep and print, before it has run
    script/source            the functions and comments of a script, to be shown
    script/words/exceptions  an exception in words
    script/words/wrong_show  what show cannot take, in words
    script/texts_side_by_side  texts with no comma between them
    script/line_of_file      a line of a file, as it ran
    script/learner_file      the lines of a file of a learner
    script/files_beside      the name of the file that finds mazelib
    script/borrowed          what a rule under check may not take from elsewhere
    script/slips             what is surely wrong in a script, before its lines run
    worker/workers           the workers of a lesson, to be started and ended
    worker/worker_walk       a walk under way
    worker/worker_making     a making under way
    limits                   how long a caller waits, and when it says that a rule thinks

Where to add something (``file.name`` is a name in that file):

    what a learner is told of a mistake  script/words: its table, by kind of mistake
    a limit of time or of memory         limits; one that only one file knows, in that file
    a limit of a call                    limits.Budget: a field, which says how to count it
    what a rule cannot have              script/surroundings.CHANCE, script/surroundings.CLOCKS,
                                         script/surroundings.WAITING, script/surroundings.CHANGED
    what may stand in a proven rule      guard/proof.WORDS, guard/proof.FUNCTIONS,
                                         guard/proof.METHODS, guard/proof.ATTRIBUTES
    a name that mazelib offers           its row in script/our_names.OUR_NAMES
    something to be remembered
      of the lines of each tick          values/lines_run.LinesRun: a field;
                                         script/line_notes.LineNotes.lines_run sets it, and a panel
                                         finds it in shown.lines_run
      of each tick, something else       walking/strategy.Strategy: a method, which
                                         guard/guarded_rules.GuardedStrategy answers;
                                         walking/batch.WalkBatch sends it, worker/worker_walk checks
                                         it, and walking/timeline.Timeline reads it
      of a whole walk                    walking/walk_so_far.WalkProgress; walking/walk sets it
    a request to the worker              worker/messages.Request: its class, with the number of its
                                         run and its answer_class; its case in
                                         worker/runs.Runs.answer
    an answer of the worker              worker/messages.Answer: its class; its request names it as
                                         its answer_class
    a way in which a worker ends         script/words/ended: its words; worker/worker.Worker calls
                                         them where it notices that end, and
                                         worker/endings.Cause says why
    why a script needs a fresh worker    worker/workers.Workers.asking_whether_used

This room knows walks and makings, and what a script gave to show. It does not know what a lesson
does with them: it imports no kind of lesson, no window, and neither the game nor the worksheet.
"""
