"""What is told when a worker ends: it quotes the line that ran, and none that was saved since."""

from mazelib.learner.script.line_of_file import LineOfFile, checksum_of
from mazelib.learner.script.words.ended import died
from mazelib.learner.worker.endings import error_at
from mazelib.learner.worker.messages import Script
from tests.learners import saved


def test_without_a_line_the_script_is_named(tmp_path):
    script = Script(tmp_path / "mine.py", "import helper")
    error = error_at(None, script, died())
    assert (error.name, error.first.line) == ("mine.py", None)
    assert str(error).startswith("mine.py: Python itself stopped here.")


def test_a_line_of_a_file_beside_the_script_is_quoted_only_as_it_ran(tmp_path):
    script = Script(tmp_path / "mine.py", "import helper")
    helper = saved(tmp_path, "first\nsecond\n", "helper.py")
    line = LineOfFile(str(helper), 2, checksum_of("first\nsecond\n"))
    assert error_at(line, script, died()).first.quoted == "second"
    saved(tmp_path, "first\nanother\n", "helper.py")
    error = error_at(line, script, died())
    assert (error.name, error.first.line, error.first.quoted) == ("helper.py", 2, "")
