"""A learner's script as the lesson has it: where it comes from, what belongs to it,
how it is read again.
"""

import sys

import pytest

from mazelib.learner.learner_script import LearnerScript, read_script, script_that_runs
from mazelib.learner.script.show_call import CallWithValue
from mazelib.learner.worker.workers import Workers
from mazelib.text.diagnostics import LocatedError
from mazelib.values.pausing import finished
from mazelib.walking.strategies.right_hand import right_hand
from mazelib.walking.strategy import StrategyError
from tests.learners import saved, script_of, workers
from tests.samples import heya

GOOD = "from mazelib import Turn\ndef turn(view):\n    return Turn.{turn}\n"
HELPED = "from helper import answer\ndef turn(view):\n    return answer(view)\n"
HELPER = (
    "from mazelib import Turn\ndef answer(view):\n    return Turn.LEFT  # The helper says so.\n"
)


def error_of_walk(folder):
    with pytest.raises(StrategyError) as caught:
        script_of(folder / "mine.py").walk(heya("first"), 0, 10).run()
    return caught.value


def test_a_file_beside_it_is_the_learners_too(tmp_path):
    saved(tmp_path, HELPER, "helper.py")
    script = script_of(saved(tmp_path, HELPED))
    assert [path.name for path in script.paths] == ["mine.py", "helper.py"]
    walk = script.walk(heya("first"), 0, 4)
    walk.run()
    lines_run = walk.timeline.lines_run_at(1)
    assert script.source.caption(lines_run) == "The helper says so."
    assert lines_run.lines == ((str(tmp_path / "mine.py"), 3), (str(tmp_path / "helper.py"), 3))


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("raise ArithmeticError", "ArithmeticError"),
        ("while True: pass", "gave no answer"),
        pytest.param(
            "import os; os._exit(0)", "Python itself stopped here", marks=pytest.mark.thorough
        ),
    ],
)
def test_what_goes_wrong_in_a_file_beside_it_is_told_there(tmp_path, body, words):
    saved(tmp_path, f"def answer(view):\n    {body}\n", "helper.py")
    saved(tmp_path, HELPED)
    error = error_of_walk(tmp_path)
    assert (error.name, error.first.line) == ("helper.py", 2)
    assert words in error.first.what


def test_what_python_cannot_read_in_a_file_beside_it_is_told_there(tmp_path):
    saved(tmp_path, "def answer(view)\n", "helper.py")
    with pytest.raises(LocatedError) as caught:
        script_of(saved(tmp_path, HELPED))
    assert (caught.value.name, caught.value.first.line) == ("helper.py", 1)


def test_a_file_beside_it_is_run_afresh_in_every_run(tmp_path):
    saved(
        tmp_path,
        "seen = []\ndef answer(view):\n    seen.append(view)\n    return len(seen)\n",
        "helper.py",
    )
    text = (
        "from mazelib import Turn\n"
        "import helper\n"
        "def turn(view):\n"
        "    return Turn(helper.answer(view) % 4)\n"
    )
    script = script_of(saved(tmp_path, text))
    runs = [script.walk(heya("first"), 0, 5) for _number in range(2)]
    for run in runs:
        run.run()
    assert runs[0].recording.batch(-1).states == runs[1].recording.batch(-1).states


LATER = """from mazelib import Turn
def turn(view):
    from helper import answer
    return answer(view)
"""


def test_a_file_that_only_a_turn_imports_is_watched_and_shown_from_the_beginning(tmp_path):
    saved(tmp_path, "import other\n" + HELPER, "helper.py")
    saved(tmp_path, "def not_python(\n", "other.py")
    saved(tmp_path, "", "string.py")
    script = script_of(saved(tmp_path, "import string\n" + LATER))
    assert [path.name for path in script.paths] == ["mine.py", "helper.py", "other.py"]
    saved(tmp_path, "NUMBER = 1\n", "other.py")
    assert finished(script.read_again()) is not script
    walk = script.walk(heya("first"), 0, 4)
    walk.run()
    assert script.source.caption(walk.timeline.lines_run_at(1)) == "The helper says so."


@pytest.mark.parametrize(
    "starts", ["by its name", pytest.param("in its folder", marks=pytest.mark.thorough)]
)
def test_no_file_beside_the_script_that_python_runs_is_seen_by_another_script(
    tmp_path, monkeypatch, starts
):
    first = tmp_path / "first"
    second = tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
    saved(first, "NUMBER = 1\n", "helper_of_first.py")
    if starts == "by its name":
        monkeypatch.setattr(sys, "argv", [str(first / "lesson.py")])
    else:
        monkeypatch.chdir(first)
    monkeypatch.setattr(sys, "path", [*sys.path, str(first)])
    text = "import here\nimport helper_of_first\n" + GOOD.format(turn="LEFT")
    with Workers() as own_workers, pytest.raises(StrategyError) as caught:
        finished(read_script(own_workers, saved(second, text)))
    assert (caught.value.name, caught.value.first.line) == ("mine.py", 2)


def test_files_that_import_each_other_do_not_go_round(tmp_path):
    saved(tmp_path, "import other\nfrom mazelib import Turn\n", "helper.py")
    saved(tmp_path, "import helper\n", "other.py")
    script = script_of(saved(tmp_path, "import helper\n" + GOOD.format(turn="LEFT")))
    assert len(script.paths) == 3


def test_what_python_itself_has_by_that_name_comes_first(tmp_path):
    saved(tmp_path, "raise ArithmeticError\n", "string.py")
    script = script_of(saved(tmp_path, "import string\n" + GOOD.format(turn="LEFT")))
    assert [path.name for path in script.paths] == ["mine.py"]


def test_saved_it_is_read_again_by_a_fresh_worker(tmp_path):
    path = saved(tmp_path, "import os\nos.environ['mark'] = '1'\n" + GOOD.format(turn="LEFT"))
    text = "import os\nassert 'mark' not in os.environ\n" + GOOD.format(turn="RIGHT")
    with Workers() as own_workers:
        script = finished(read_script(own_workers, path))
        saved(tmp_path, text)
        again = finished(script.read_again())
    assert again.file.text == text


@pytest.mark.thorough
def test_as_long_as_nothing_has_begun_and_nothing_is_saved_it_stays_as_it_is(tmp_path):
    with Workers() as own_workers:
        script = finished(read_script(own_workers, saved(tmp_path, GOOD.format(turn="LEFT"))))
        assert finished(script.read_again()) is script
        script.walk(heya("first"), 0, 1).run()
        assert finished(script.read_again()) is not script


TASK_OF_HELPER = "from helper import TASK\nfrom mazelib import show\nshow(task=TASK)\n"


@pytest.mark.thorough
def test_a_saved_file_beside_it_counts_even_if_nothing_has_begun(tmp_path):
    saved(tmp_path, "TASK = 'one'\n", "helper.py")
    with Workers() as own_workers:
        script = finished(read_script(own_workers, saved(tmp_path, TASK_OF_HELPER)))
        assert finished(script.read_again()) is script
        saved(tmp_path, "TASK = 'two'\n", "helper.py")
        again = finished(script.read_again())
        assert (script.call.task, again.call.task) == ("one", "two")
        (tmp_path / "helper.py").unlink()
        with pytest.raises(LocatedError) as caught:
            finished(again.read_again())
    assert (caught.value.name, caught.value.first.line) == ("mine.py", 1)


def test_the_script_that_python_runs_need_not_be_read_by_a_worker(tmp_path, monkeypatch):
    text = "from mazelib import right_hand\nimport helper\n" + GOOD.format(turn="LEFT")
    path = saved(tmp_path, text)
    helper = saved(tmp_path, HELPER, "helper.py")
    module = type(sys)("helper")
    module.__file__ = str(helper)
    monkeypatch.setitem(sys.modules, "helper", module)
    shown = CallWithValue.of(lambda view: None)
    by_python = script_that_runs(workers(), path, shown, {"right_hand": right_hand})
    by_worker = finished(read_script(workers(), path))
    assert by_python.paths == by_worker.paths
    pieces = sorted(by_worker.source.pieces, key=repr)
    assert sorted(by_python.source.pieces, key=repr) == pieces
    assert by_python.source.comments == by_worker.source.comments


#: What a script does to our own code in its worker, so that its answer makes no sense.
MEDDLES = {
    "an answer of another kind": "ours.ScriptRead = lambda *parts: ours.Walked(progress=None)",
    "a report of another kind": "ours._report = lambda *parts: ours.ScriptRead(None, ())",
    "files that are none": "ours.Script = lambda *parts: 5",
    "no call": "read = ours.ScriptRead; ours.ScriptRead = lambda call, files: read(5, files)",
}


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name",
    [
        "an answer of another kind",
        pytest.param("a report of another kind", marks=pytest.mark.thorough),
        pytest.param("files that are none", marks=pytest.mark.thorough),
        "no call",
    ],
)
def test_a_script_that_meddles_with_our_code_while_it_is_read_is_told(tmp_path, name):
    head = "import mazelib.learner.worker.runs as ours\nvars_of = vars(ours)\n"
    body = MEDDLES[name]
    for each in ("ScriptRead", "_report", "Script"):
        body = body.replace(f"ours.{each} =", f"vars_of['{each}'] =")
    path = saved(tmp_path, head + body + "\n" + GOOD.format(turn="LEFT"))
    for _time in range(2):
        with pytest.raises(StrategyError, match="changed our own notes") as caught:
            script_of(path).walk(heya("first"), 0, 10).run()
        assert caught.value.name == "mine.py"
    good = saved(tmp_path, GOOD.format(turn="RIGHT"), "good.py")
    assert script_of(good).walk(heya("first"), 0, 10).run().tick <= 10


@pytest.mark.thorough
def test_the_lesson_itself_compiles_nothing_which_would_take_longer_than_a_window_waits(tmp_path):
    body = "".join(f"    if view.right and {number} > 1:\n        pass\n" for number in range(90))
    path = saved(tmp_path, f"def turn(view):\n{body}    return 1\n")
    with Workers() as started:
        script = finished(read_script(started, path))
        assert script.file.path == path
        assert "code" not in vars(script.file)


@pytest.mark.thorough
def test_if_our_own_code_goes_wrong_while_an_answer_is_read_that_is_told_as_ours(
    tmp_path, monkeypatch
):
    path = saved(tmp_path, GOOD.format(turn="LEFT"))
    with Workers() as started, monkeypatch.context() as patch:
        patch.setattr(LearnerScript, "_later_files", None)
        with pytest.raises(StrategyError, match="mazelib itself went wrong here") as caught:
            finished(read_script(started, path))
    assert "the mistake is ours" in caught.value.first.advice
