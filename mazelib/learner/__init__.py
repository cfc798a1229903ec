"""A learner's script: it runs in a process of its own, the worker, under a guard.

    the lesson      worker.ask(GoOn(7, 20)) ------ a pipe ----->      runs.answer
    (a window)      question.answer(0.01)   <----- a pipe ------      (guarded_script, a walk)

In the lesson's process no line of a learner's runs. There it is known by one module:

       learner_script     the entrance: read_script, and then its walks and makings

and below it are three rooms, each with its own table of contents:

       worker/            the two processes, and what they say to each other
       guard/             what the worker does with the learner's lines, so that none can harm
       script/            what stands in a learner's file, and what is written into it

Where to add something:

    a message about a mistake            script/explanations (Python cannot read a line),
                                         script/exceptions (it raised one) or
                                         script/rule_mistakes (we noticed it)
    a limit of lines                     guard/guard, in LIMITS
    a limit of something else that a
    call may do too often                count it in guard/guard, where the learner's lines call us,
                                         and end the call there with stop; its words stand in
                                         script/rule_mistakes
    a limit of time or of memory         worker/limits
    what Python offers but a rule
    cannot have                          script/surroundings
    why a circle is not proven           guard/proof
    a word that a rule may use and
    still be proven to circle            guard/plain_words
    something to be remembered of
    each tick                            note it in script/line_notes, read it in guard/guard
                                         (lines_run), send it in walking/recording (WalkBatch), show
                                         it in walking/moment
    a new request to the worker          worker/messages, and its case in worker/runs
    what is told when a worker ends      worker/endings

This room does not know what a script is used for: no kinds of lesson, no game, no worksheet, no
window.
"""
