"""Mistakes of real classes, each with its exact message: run as a lesson runs a script it has read.

They stand in mistakes.txt, in tests/broken_strategies/lessons, beside the lessons into which they
are made: 07.py is lesson 7, and so on.

    === 07 if right             the lesson, and the name of the mistake
    def my_turn(view):          what stands in lesson 7 instead of its rule
        if right:
    - pick(walls, rng)          or what is taken out of a lesson,
    + pick(walls)               and put in instead
    ---
    mine.py, line 5: ...        the message
"""

import re

import pytest

from mazelib.command_line.parser import lesson_parser, options_of
from mazelib.kinds.shared.registry import kind_of
from tests.learners import BROKEN, saved, script_of

FOLDER = BROKEN / "lessons"
#: The rule of lesson 7: from its def to the call of show.
RULE = re.compile(r"^def my_turn.*?(?=\n\n\nif __name__)", re.DOTALL | re.MULTILINE)


def mistakes():
    """Each mistake by its name: the text of its script, and the message."""
    found = {}
    text = (FOLDER / "mistakes.txt").read_text(encoding="utf-8")
    for section in text.split("\n=== ")[1:]:
        title, _end, rest = section.partition("\n")
        written, _end, message = rest.partition("\n---\n")
        lesson, _space, name = title.partition(" ")
        assert name not in found, name
        script = (FOLDER / f"{lesson}.py").read_text(encoding="utf-8")
        found[name] = (with_mistake(script, written), message.strip())
    return found


def with_mistake(script, written):
    """The script with the mistake in it."""
    rule = []
    for old, new, other in re.findall(r"((?:^- .*\n?)+)((?:^\+ .*\n?)*)|(^.*\n?)", written, re.M):
        rule.append(other)
        if old:
            taken = without_signs(old)
            assert taken in script, taken
            script = script.replace(taken, without_signs(new), 1)
    text = "".join(rule).strip("\n")
    return RULE.sub(lambda _found: text, script) if text else script


def without_signs(lines):
    return re.sub("^[-+] ", "", lines, flags=re.MULTILINE).rstrip("\n")


MISTAKES = mistakes()
#: A few in every run, all of them in the thorough one.
QUICK = ["if right", "no return one way", "show(C())", "return for yield", "indent too far"]


def what_is_told(folder, script):
    """What a lesson without a window says when it runs the script."""
    loaded = script_of(saved(folder, script))
    kind = kind_of(loaded)
    parser = lesson_parser("mine", loaded.file.docstring, kind.panels)
    return kind(loaded, options_of(kind.options_class, parser, ["--headless"])).run_headless().text


def check(name, folder):
    script, message = MISTAKES[name]
    with pytest.raises(ValueError) as caught:
        what_is_told(folder, script)
    assert str(caught.value) == message


@pytest.mark.parametrize("name", QUICK)
def test_a_mistake_is_told_in_these_words(name, tmp_path):
    check(name, tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize("name", [name for name in MISTAKES if name not in QUICK])
def test_each_mistake_of_a_class_is_told_in_its_words(name, tmp_path):
    check(name, tmp_path)


def test_the_lessons_without_a_mistake_tell_none(tmp_path):
    for path in FOLDER.glob("*.py"):
        assert what_is_told(tmp_path, path.read_text(encoding="utf-8"))
    assert len(MISTAKES) > 100
