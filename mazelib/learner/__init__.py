"""A learner's script: it runs in a process of its own, the worker, under a guard.

    the lesson      worker.ask(GoOn(7, 20)) ------ a pipe ----->      runs.answer
    (a window)      question.answer(0.01)   <----- a pipe ------      (guarded_script, a walk)

In the lesson's process no line of a learner's runs, except what Python itself runs of a script up
to its call of show. Here are:

       learner_script     the entrance: read_script, and then its walks and makings
       limits             how long a learner's code may think, and how much it may use up

Below are three rooms, each with its own table of contents:

       worker/            the two processes, and what they say to each other
       guard/             what the worker does with the learner's lines, so that none can harm
       script/            what stands in a learner's file, and what is written into it

The rooms above enter by learner_script, and otherwise use only these:

    script/show_call      what a script gave to show: the words,
    script/given          and the rule, described in plain values
    script/source         the functions and comments of a script, to be shown
    script/explanations   which word was meant
    script/exceptions     an exception in words
    script/line_of_file   a line of a file, as it ran
    worker/workers        the workers of a lesson, to be started and ended
    worker/worker_walk    a walk under way
    worker/worker_making  a making under way
    limits                how long a caller waits, and when it says that a rule thinks

Where to add something:

    a message about a mistake            script/explanations (Python cannot read a line),
                                         script/exceptions (it raised one) or
                                         script/rule_mistakes (we noticed it)
    a limit of one call                  limits, in Budget; count it in guard/guard, where the
                                         learner's lines call us, and end the call there with stop;
                                         its words stand in script/rule_mistakes
    a limit of time or of memory         limits
    what Python offers but a rule
    cannot have                          script/surroundings
    why a circle is not proven           guard/proof (its lists of words)
    something to be remembered of the
    lines of each tick                   a field in values/lines_run (LinesRun, and its plain data),
                                         filled in script/line_notes (lines_run). It is sent,
                                         recorded and shown as the others: a panel finds it in
                                         shown.lines_run
    something else of each tick          a method of walking/strategy, which guard/guarded_rules
                                         answers; it is noted and sent in walking/recording
                                         (WalkBatch), and read in walking/timeline
    something of a whole walk            walking/walk_so_far (WalkProgress), set in walking/walk
    a request to the worker, an answer   see mazelib.learner.worker
    when a script needs a fresh worker   worker/workers (is_used)
    what is told when a worker ends      worker/endings

This room knows walks and makings, and what a script gave to show. What a lesson does with them, it
does not know: it imports no kind of lesson, no window, and neither the game nor the worksheet.
"""
