"""The line that began last, as another process reads it."""

from pathlib import Path

from mazelib.learner.guard.last_line import LastLine, remove
from mazelib.learner.script.line_of_file import LineOfFile


def test_whoever_opens_the_same_file_reads_the_line_and_knows_the_text_that_ran():
    last_line, path = LastLine.shared()
    there = LastLine(path)
    assert last_line.read() is None
    there.add_file(Path("mine.py"), "one\ntwo")
    there.add_file(Path("my helper.py"), "three")
    there.code[0] = there.codes["my helper.py"] + 1
    line = last_line.read()
    assert line == LineOfFile("my helper.py", 1)
    assert line.is_of("three")
    assert not line.is_of("four")
    there.add_file(Path("my helper.py"), "four")
    assert last_line.read().is_of("four")
    there.code[0] = there.codes["mine.py"] + 2
    assert (last_line.read().path, last_line.read().is_of("one\ntwo")) == ("mine.py", True)
    for each in (last_line, there):
        each.close()
    remove(path)
