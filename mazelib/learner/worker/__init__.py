"""The worker: the process in which a learner's code runs, seen from both sides.

In the lesson's process:

       worker_walk        a walk in a worker
       worker_making      the making of a maze in a worker
       worker_run         what both have in common: asked to go on, and recorded here
       workers            the worker at work, and the one that stands ready
       worker             asks a worker, and ends it if it takes too long
       terminal_thread    writes what it prints to the terminal

In both processes:

       messages           what they say to each other
       channel            how it gets through a pipe, and nothing else does

In the worker:

       worker_process     answers one request after the other, and ends when the lesson does
       runs               reads a script, or goes on with a walk or a making
       printed            catches what is printed
"""
