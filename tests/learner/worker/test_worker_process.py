"""What a worker's process is like for the learner's code in it: this is asked by a script."""

import pytest

from mazelib.learner.worker.messages import GoOn, ReadScript, Script, ScriptRead
from mazelib.walking.strategy import StrategyError
from tests.learner.worker.asking import tries
from tests.learners import saved

PATIENCE = 30.0
RULE = "from mazelib import Turn\ndef turn(view):\n    return Turn.LEFT\n"


def read(workers, folder, text):
    """What comes of reading a script."""
    script = Script(saved(folder, text + RULE))
    return workers.now().ask(ReadScript(script), script).answer(PATIENCE)


#: Lines that pass without an error.
TRUE = {
    "its memory is limited": (
        "import resource\nassert resource.getrlimit(resource.RLIMIT_AS)[0] == 1_073_741_824"
    ),
    "it leaves no image of its memory": (
        "import resource\nassert resource.getrlimit(resource.RLIMIT_CORE) == (0, 0)"
    ),
    "nobody types to it": "import sys\nassert sys.stdin.read() == ''",
    "standard input and output lead nowhere": (
        "import os\nassert os.read(0, 1) == b'' and os.write(1, b'x') == 1"
    ),
    "sets keep one order": "import os\nassert os.environ['PYTHONHASHSEED'] == '0'",
    "an error in a thread is nobody's": (
        "import threading\nt = threading.Thread(target=lambda: 1 / 0)\nt.start()\nt.join()"
    ),
    "a copy of it ends at once": "import os\nassert os.waitpid(os.fork(), 0)[1] == 0",
    "it is no window's process": "import sys\nassert 'pygame' not in sys.modules",
}


@pytest.mark.parametrize("name", TRUE)
def test_it_is_true_in_a_worker(workers, tmp_path, name):
    assert isinstance(read(workers, tmp_path, TRUE[name] + "\n"), ScriptRead)


def test_what_is_false_would_be_told(workers, tmp_path):
    with pytest.raises(StrategyError, match="asserts is not true"):
        read(workers, tmp_path, "assert False\n")


NO_MEMORY = """
import mazelib.learner.worker.runs as ours
def no_memory(*_arguments): raise MemoryError
setattr(ours, "Script", no_memory)
"""


@pytest.mark.thorough
def test_a_rule_that_leaves_no_memory_for_ours_ends_python(workers, tmp_path):
    with pytest.raises(StrategyError, match="need too much memory"):
        read(workers, tmp_path, NO_MEMORY)
    assert isinstance(read(workers, tmp_path, ""), ScriptRead), "a fresh one answers"


#: What is no answer that can be sent: a text of a class of the learner's, and one that is too long.
NOT_TO_BE_SENT = {
    "a class of its own": (
        "from mazelib import show\nclass Odd(str): pass\nshow(turn, task=Odd('x'))\n"
    ),
    # To write really long ones would take seconds.
    "too long": "import mazelib.learner.limits as ours\nfrom mazelib import show\n"
    "vars(ours)['MOST_BYTES_OF_A_MESSAGE'] = 100_000\nshow(turn, task='x' * 200_000)\n",
}


@pytest.mark.parametrize("name", tries(NOT_TO_BE_SENT, "a class of its own"))
def test_an_answer_that_cannot_be_sent_is_told(workers, tmp_path, name):
    path = saved(tmp_path, RULE + NOT_TO_BE_SENT[name])
    with pytest.raises(StrategyError, match="cannot be shown") as caught:
        workers.now().ask(ReadScript(Script(path)), Script(path)).answer(PATIENCE)
    assert caught.value.name == "mine.py"
    assert isinstance(read(workers, tmp_path, ""), ScriptRead), "a fresh one answers"


def test_what_is_no_text_is_told_at_the_line_that_prints_it(workers, tmp_path):
    with pytest.raises(StrategyError) as caught:
        read(workers, tmp_path, "import sys\nsys.stdout.write(b'x')\n")
    assert (caught.value.name, caught.value.first.line) == ("mine.py", 2)


@pytest.mark.thorough
def test_prints_that_cannot_be_passed_on_are_told_as_ours_and_not_as_the_end_of_python(
    workers, tmp_path
):
    with pytest.raises(StrategyError, match="mazelib itself went wrong"):
        read(workers, tmp_path, "import sys\nvars(sys.stdout)['_parts'].append(5)\n")
    assert isinstance(read(workers, tmp_path, ""), ScriptRead), "a fresh one answers"


def test_our_mistake_before_a_request_is_answered_is_told_as_ours(workers, tmp_path):
    spoils = "import mazelib.learner.worker.printing as ours\nvars(ours)['GoOn'] = 5\n"
    assert isinstance(read(workers, tmp_path, spoils), ScriptRead)
    with pytest.raises(StrategyError, match="mazelib itself went wrong"):
        read(workers, tmp_path, "")


def test_a_line_of_the_request_before_is_not_told_as_one_of_this(workers, tmp_path):
    assert isinstance(read(workers, tmp_path, ""), ScriptRead)
    script = Script(tmp_path / "mine.py")
    with pytest.raises(StrategyError, match="mazelib itself went wrong") as caught:
        workers.now().ask(GoOn(10**9, 1, 0), script).answer(PATIENCE)
    assert (caught.value.name, caught.value.first.line) == ("mine.py", None)
