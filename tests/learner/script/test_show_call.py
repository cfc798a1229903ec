"""The calls of show by a script that is only read."""

import re
import sys
from dataclasses import fields
from inspect import signature
from random import Random

import pytest

from mazelib.learner.guard.guarded_script import load_script
from mazelib.learner.script.given import MakingRule
from mazelib.learner.script.show_call import TAKES_CALLS, ShowCall, taker_of_calls
from mazelib.lesson import show
from mazelib.text.diagnostics import ExplainedError
from mazelib.walking.verdict import Verdict
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


def test_show_has_the_words_of_a_call_and_each_means_the_same_if_it_is_left_out():
    parameters = dict(signature(show).parameters)
    del parameters["misspelt"]
    words = {field.name: field.default for field in fields(ShowCall)}
    del words["line"]
    words["rule"] = words.pop("given")
    assert {name: parameter.default for name, parameter in parameters.items()} == words


WORDS = ["task", "panels", "sizes", "maps", "hand", "question", "ask", "kind"]


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_a_call_is_checked(word):
    with pytest.raises(ExplainedError, match=rf"^{word}=5\.5 is wrong\."):
        ShowCall(**{word: 5.5})


def test_a_question_belongs_to_one_way_to_end_and_a_lone_one_to_an_arrival():
    assert [*map(ShowCall(ask="Why?").question_at_end, Verdict)] == ["Why?", "", "", "", "", ""]
    call = ShowCall(ask={"circling": "How long?", "cannot be reached": "How?"})
    assert [*map(call.question_at_end, Verdict)] == ["", "How long?", "", "", "How?", ""]
    with pytest.raises(ExplainedError, match='one for each end'):
        ShowCall(ask={"loop": "Why?"})


def test_a_question_about_a_maze_is_for_the_end_or_for_where_it_is_ready():
    maker = MakingRule("make")
    call = ShowCall(maker, ask="Why?")
    assert (call.question_when_ready(), call.question_at_end()) == ("", "Why?")
    call = ShowCall(maker, ask={"ready": "How many?", "end": "Why?"})
    assert (call.question_when_ready(), call.question_at_end()) == ("How many?", "Why?")
    assert ShowCall(maker, ask={"ready": "How many?"}).question_at_end() == ""
    with pytest.raises(ExplainedError, match=r'"ready": "\.\.\.", "end"'):
        ShowCall(maker, ask={"arrived": "Why?"})
    with pytest.raises(ExplainedError, match='one for each end'):
        ShowCall(ask={"ready": "How many?"})


def test_a_call_keeps_what_was_given_even_if_the_script_changes_its_own_list_later():
    panels = ["code"]
    sizes = [(3, 2)]
    questions = {"arrived": "Why?"}
    call = ShowCall(panels=panels, sizes=sizes, ask=questions)
    panels.append("memory")
    sizes.clear()
    questions.clear()
    assert (call.panels, call.sizes, call.question_at_end()) == (("code",), ((3, 2),), "Why?")


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


WAITS_IN_A_THREAD = """\
import threading
from mazelib import Turn, show
def rule(view):
    return Turn.LEFT
goes_on = threading.Event()
def wait():
    goes_on.wait()
for _time in range(3):
    threading.Thread(target=wait, daemon=True).start()
show(rule, "By the first one.")
"""


def test_a_call_is_no_matter_of_a_thread_that_an_earlier_script_has_left_behind(tmp_path):
    first = load_script(saved(tmp_path, WAITS_IN_A_THREAD))
    assert load_script(saved(tmp_path, SHOWS)).call.task == "First."
    first.strategy(Random(0)).guard.namespace["goes_on"].set()


def test_the_first_call_counts(tmp_path):
    assert load_script(saved(tmp_path, SHOWS)).call.task == "First."


def test_a_file_beside_the_script_may_call_show(tmp_path):
    saved(tmp_path, HELPER, "shows_for_others.py")
    assert load_script(saved(tmp_path, SHOWS_BY_HELPER)).call.task == "By a helper."
    del sys.modules["shows_for_others"]


#: Words of show without their brackets, and what is said to write.
WITHOUT_BRACKETS = {
    'maps="loop"': 'even with only one name. Write: maps=["loop"],',
    'maps="first, loop"': 'quotes of its own. Write: maps=["first", "loop"],',
    'maps="Where is it?"': 'such as ["first", "loop"].',
    "sizes=[10, 6]": "in round brackets of its own. Write: sizes=[(10, 6)],",
    "sizes=(10, 6)": "Write: sizes=[(10, 6)],",
    "sizes=[12, 7, 20, 12]": "Write: sizes=[(12, 7), (20, 12)],",
    "sizes=[12, 0]": "Each size is a pair: rooms across and down, from 1 to 300",
    "sizes=[12]": "Each size is a pair",
    "sizes=[True, 2]": "Each size is a pair",
    "sizes=[(12, 7), 20]": "Each size is a pair",
}


@pytest.mark.parametrize("written", WITHOUT_BRACKETS)
def test_a_word_of_show_without_its_brackets_is_told_with_them(written):
    with pytest.raises(ExplainedError, match=re.escape(WITHOUT_BRACKETS[written])):
        eval(f"ShowCall({written})")


@pytest.mark.parametrize("size", [(0, 0), (-1, 5), (0, 3), (301, 300), (300, 301), (10**9, 10**9)])
def test_a_size_that_no_maze_can_have_is_a_wrong_word_of_show(size):
    assert ShowCall(sizes=[(1, 300), (300, 1)])
    advice = r"\. Each size is a pair: rooms across and down, from 1 to 300 each, as in "
    with pytest.raises(ExplainedError, match=rf"sizes=.*{size[0]}.*{advice}"):
        ShowCall(sizes=[(3, 2), size])
