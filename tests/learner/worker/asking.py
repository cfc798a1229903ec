"""How tests ask a worker what a script shows, and scripts that it is asked about."""

from pathlib import Path

import pytest

from mazelib.learner.worker.messages import ReadScript, Script
from mazelib.learner.worker.questions import Question
from mazelib.learner.worker.worker import Worker
from mazelib.walking.strategy import StrategyError
from tests.learners import saved

PATIENCE = 30.0
GOOD = "from mazelib import Turn\ndef turn(view):\n    return Turn.LEFT\n"

#: Scripts that take for ever at line 3: asleep, in a loop that no lines count, in one large number,
#: in a pattern, in a thread that it waits for.
ENDLESS = {
    "sleeps": "from threading import Event\n\nEvent().wait(9999)\n",
    "one call": "import itertools\n\nsum(itertools.count())\n",
    "a large number": "n = 10\n\nn ** n ** 9\n",
    "a pattern": "import re\n\nre.match('(a*)*b', 'a' * 60)\n",
    "catches all": (
        "from threading import Event\n"
        "def wait():\n"
        "    Event().wait(9999)\n"
        "try:\n"
        "    wait()\n"
        "except BaseException:\n"
        "    wait()\n"
    ),
    "joins": (
        "import threading, time\n"
        "thread = threading.Thread(target=threading.Event().wait, args=[9999]); thread.start()\n"
        "thread.join()\n"
    ),
}


def tries(table, *quick):
    """The names of a table; all but some only in the thorough run."""
    return [
        pytest.param(name, marks=() if name in quick else pytest.mark.thorough) for name in table
    ]


def asked(worker: Worker, path: Path) -> Question:
    """The question what a script shows."""
    script = Script(path)
    return worker.ask(ReadScript(script), script)


def error_of(worker: Worker, folder: Path, text: str) -> StrategyError:
    """What is told of a script."""
    question = asked(worker, saved(folder, text))
    with pytest.raises(StrategyError) as caught:
        question.answer(PATIENCE)
    return caught.value
