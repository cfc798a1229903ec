"""The limits of a learner's code: how long it may think, and how much it may use up.

Seconds are those of the clock.

How the time of one request goes by, in seconds:

    0.01    a window waits no longer, and draws its next frame
    0.02    the worker answers after the tick or step that it is at, with what it has recorded
    1       the lesson says that the rule is still thinking, and at which line
    10      the lesson ends the worker, and tells the line
    15      the worker ends itself: the lesson was killed, or does not look

Each is read when it is needed, as ``limits.LONGEST``: a test in this process changes it here. (A
guard takes BUDGETS when it is made.) A worker is another process, and such a change does not reach
it. (LONGEST_ALONE does: the lesson hands it over when it starts the worker.)

A limit that only one file knows stands in that file:

    guard/last_line.SIZE                        the memory that both processes share
    guard/only_noted.LONGEST_STEP               by how much a counter may grow in a turn
    guard/proof.MOST_LETTERS                    how much is quoted of a line that is not plain
    worker/prints.MOST_LINES                    how many printed lines are kept of a tick,
    worker/prints.LONGEST_LINE                  and of each so many characters
    script/foreseen.MOST_PIECES                 how many pieces are kept as Python reads them
    script/given.MOST_MAKERS                    how many makers work on one maze
    script/learner_file.MOST_KEPT               how many files are kept in memory
    script/words/raised._MOST_CHARACTERS        how much is told of Python's own words
    script/words/wrong_values._MOST_CHARACTERS  how much is told of a key
    values/lines_run.MOST_KNOWN                 how many LinesRuns are kept, to be one object
    walking/freezer.MOST_BYTES_OF_A_MEMORY      how large a frozen memory may be
    walking/memory_log.PIECE                    how many values of a log are frozen together
    walking/circle.MOST_BYTES_ONE_BY_ONE        how much memory is looked at tick by tick
    walking/circle.MOST_BYTES_A_TICK            how much of it is looked at later, on average
    walking/history.MOST_BYTES_KEPT             how much of a walk's history is kept
    walking/short_form.MOST_ENTRIES             how much of a memory is shown,
    walking/short_form.MOST_ENTRIES_INSIDE      of what lies in it,
    walking/short_form.MOST_SORTED              of a set that is put in order,
    walking/short_form.MOST_LETTERS             and of a text
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from math import inf


class Patience(Enum):
    """How many seconds a caller waits for an answer before it does something else.

    ``seconds`` if it has just asked a run to go on, and ``seconds_again`` for any other wait.
    """

    #: Without a window, the caller waits as long as the worker is allowed to think.
    UNTIL_ANSWERED = inf, inf
    #: A search looks at the clock meanwhile.
    OF_A_SEARCH = 0.1, 0.1
    #: A window waits no longer than a part of the time for which it shows a frame.
    OF_A_WINDOW = 0.01, 0.001

    def __init__(self, seconds: float, seconds_again: float) -> None:
        self.seconds = seconds
        self.seconds_again = seconds_again


# In the lesson.

#: Most answers are there after this time; a worker that takes longer thinks.
MOMENT = 0.03
#: A worker that has thought about a request for this time is said to be still thinking.
SLOW = 1.0
#: A worker that has thought about a request for this time is ended.
LONGEST = 10.0
#: One tick or step may take this time in a run whose worker was ended before.
LONGEST_NEXT_TIME = 2.0
#: A worker ends itself after this time, even in the middle of one endless call of Python's.
LONGEST_ALONE = LONGEST + 5.0
#: A worker may take this time to begin, for machines are slow and busy at times.
LONGEST_START = 60.0
#: At the end of a lesson, the lesson waits this time for each of its threads.
LONGEST_END = 2.0
#: The most texts that wait until the terminal takes them.
MOST_TEXTS_WAITING = 1000

# In both processes.

#: The most bytes of a learner's file.
MOST_BYTES_OF_A_SCRIPT = 100_000
#: The most bytes of a message: a map has fewer, and so has what is recorded in one request.
MOST_BYTES_OF_A_MESSAGE = 150_000_000

# In the worker.

#: Going on with a run takes this time, and ends with the tick or step at which it has gone by.
BATCH = 0.02
#: Turns of several walks are answered together; no more of them are begun after this time.
BATCH_OF_TURNS = 0.5
#: What is printed within this time is passed on together.
PRINTED_TOGETHER = 0.1
#: The most characters that are passed on of what one run prints.
MOST_CHARACTERS_PRINTED = 100_000
#: How many calls may lie in each other. Python's own limit is 1,000; in a maze of 300 × 300 rooms,
#: the function of lesson 10 calls itself up to 1,100 times or so.
MOST_CALLS_INSIDE = 1500
#: The most memory that a worker may have, in bytes. (Windows and macOS do not see to it.)
MOST_MEMORY = 1 << 30


class Purpose(Enum):
    """What a call of a learner's code is for: to load it, for a turn, for a step, to look at it."""

    LOADING = "loading"
    TURN = "turn"
    STEP = "step"
    LOOKING = "looking"


@dataclass(frozen=True)
class Budget:
    """What one call of a learner's code may use up. The guard counts it, and ends the call.

    A new limit is a field here. In guard/guard, each new Call gets a counter of it, and the hook
    that counts ends the call with Guard.stop. Its words are a table in words/wrong_answers with a
    row for each Purpose, as _ENDLESS is.
    """

    #: A turn may run this many lines: enough for 10,000 places, ten lines each.
    lines: int = 100_000


#: The budget of a call, by its purpose. To renumber a large maze in one step takes many lines.
BUDGETS: Mapping[Purpose, Budget] = {
    Purpose.LOADING: Budget(),
    Purpose.TURN: Budget(),
    Purpose.STEP: Budget(lines=1_000_000),
    Purpose.LOOKING: Budget(),
}
