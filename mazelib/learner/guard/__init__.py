"""The guard: the learner's lines run, counted and watched, in a worker.

The lesson itself uses only two of these files: it reads last_line, and shows the file of our_rule.

1. The lines of a script run once, and what they show is taken.
       guarded_script     the script, and a fresh run of its lines for each walk
       guard              calls all of the learner's code, and stops it if it is endless
       blame              what went wrong, at the learner's own line
       slips_first        a slip above an error that led to it is told first
       last_line          the line that began last: the guard notes it, the lesson reads it
       our_rule           our right-hand rule, guarded too when a script calls it
       only_rule          what its rule is, if it does not call show
2. The rule is asked for turns, or for steps.
       rules              a function of the view, or an object with a memory
       guarded_rules      guarded, it is a Strategy for a walk, or a maker of a maze
3. What it keeps is compared, to know whether it walks in a circle.
       what_is_kept       its memory, frozen while nothing in it can have changed
       proof              whether a rule surely does the same again: its file is plain
       only_noted         counters and logs, which need not come back
"""
