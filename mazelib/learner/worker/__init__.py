"""The worker: the process in which a learner's code runs, seen from both sides.

The story of a run:

 1. The lesson starts a worker, a Python with two pipes to the lesson. A second one stands ready.
 2. The lesson asks it to read a script (ReadScript). The worker runs the lines of the script under
    guard, and answers what the script shows.
 3. The lesson asks it to begin a walk or a making (Begin), and then, again and again, to go on
    (GoOn). After 20 milliseconds the worker ends the tick or step that it is at, and answers how
    far it has come, and what was recorded since (Walked, Made). The lesson checks that, and appends
    it to a recording of its own, from which a window plays. Once a frame, a window takes what has
    arrived (Workers.take_arrivals): to draw the frame changes nothing.
    A rule that is checked gets no map: the walk goes on in the lesson, and the worker is asked for
    one turn after the other (BeginTurns, AskTurns).
 4. If a line of the learner's goes wrong, the answer says so (Failed). If a line of ours does, it
    says that, too (Broken). What the learner's code prints comes at any time (PrintedText).
 5. A rule that thinks for a second is said to think, and at which line: the line that began last
    stands in memory that both processes share. After 10 seconds the lesson kills the worker.
 6. If a worker dies or is killed on the way, another one begins the same run, repeats what is
    recorded, and goes on one tick or step at a time, to find the one in which the rule goes wrong.
    If it sends what cannot be, the run is over. (WorkerRun._go_wrong in worker_run decides that.)
 7. A script that was saved is read by a fresh worker. At its end, the lesson kills all workers. A
    worker whose lesson is gone ends itself.

Where to add a request, an answer or a way to end: see the table in mazelib.learner.

If you forget a part of a new message, it looks as if a learner's code had forged it. Then start the
lesson with python -X dev: the terminal tells where the message was refused, and why.

In the lesson's process, from the top:

       worker_walk        a walk in a worker
       worker_making      the making of a maze in a worker
       asked_walk         a walk in the lesson, whose rule is asked turn by turn in a worker
       turn_asker         asks for the turns of such walks, for several in one request
       worker_run         what walks and makings in a worker have in common: a run
       workers            the worker at work, and the one that stands ready
       worker             one worker: asked, waited for, and ended if it takes too long
       questions          what it was asked and has not answered
       endings            how it ended, and at which line
       child_process      its process: started, spoken to, killed

In both processes:

       messages           what they say to each other
       soundness          whether what a worker says can be what it says
       channel            how it gets through a pipe
       shared_memory      where the line stands that began last (see guard/last_line)
       printing           what is printed there comes to the terminal here
       prints             what a walk has printed, by its ticks

In the worker:

       worker_process     answers one request after the other, and ends when the lesson does
       runs               reads a script, or goes on with a walk or a making
       asked_rule         a rule that is asked turn by turn
"""
