"""The calls of show by a script that is only read."""

import sys

from mazelib.learner.loading import load_script
from mazelib.learner.show_call import TAKES_CALLS, taker_of_calls
from tests.learners import saved

SHOWS = """\
from mazelib import Turn, show
def rule(view):
    return Turn.LEFT
show(rule, task="First.")
show(rule, task="Second.")
"""
HELPER = """\
from mazelib import show
def show_it(rule):
    show(rule, task="By a helper.")
"""
SHOWS_BY_HELPER = """\
from shows_for_others import show_it
def rule(view):
    show_it(None)
    return None
show_it(rule)
"""


def test_nobody_takes_a_call_while_python_itself_runs_a_script():
    assert taker_of_calls() is None


def test_a_call_is_taken_from_everything_that_a_guarded_script_calls():
    taken = []
    names = {"__builtins__": {TAKES_CALLS: taken.append}, "taker_of_calls": taker_of_calls}
    exec("def deep(): return taker_of_calls()\ntaker = deep()\n", names)
    assert names["taker"] == taken.append
    assert taker_of_calls() is None


IN_A_THREAD = """\
import threading
from mazelib import Turn, show
def rule(view):
    return Turn.LEFT
thread = threading.Thread(target=show, args=[rule, "By a thread."])
thread.start()
thread.join()
"""


def test_a_thread_of_the_script_may_call_show(tmp_path):
    assert load_script(saved(tmp_path, IN_A_THREAD)).call.task == "By a thread."


def test_the_first_call_counts(tmp_path):
    assert load_script(saved(tmp_path, SHOWS)).call.task == "First."


def test_a_file_beside_the_script_may_call_show(tmp_path):
    saved(tmp_path, HELPER, "shows_for_others.py")
    assert load_script(saved(tmp_path, SHOWS_BY_HELPER)).call.task == "By a helper."
    del sys.modules["shows_for_others"]
