"""The worker: the process in which a learner's code runs, seen from both sides.

In the lesson's process, from the top:

       worker_walk        a walk in a worker
       worker_making      the making of a maze in a worker
       worker_run         what both have in common: asked to go on, and recorded here
       workers            the worker at work, and the one that stands ready
       questions          what it was asked and has not answered
       worker             one worker: asked, waited for, and ended if it takes too long
       endings            what is told when it ends
       child_process      its process: started, spoken to, killed

In both processes:

       limits             how long it may think, and how much it may take
       messages           what they say to each other
       soundness          whether what a worker says can be what it says
       channel            how it gets through a pipe
       printing           what is printed there comes to the terminal here

In the worker:

       worker_process     answers one request after the other, and ends when the lesson does
       runs               reads a script, or goes on with a walk or a making
"""
