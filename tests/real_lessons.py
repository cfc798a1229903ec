"""The real lessons, for tests of what they are and what they say."""

import ast
import random
import re
import runpy
from functools import cache

from mazelib.learner.guard.guarded_script import GuardedScript, load_script
from mazelib.learner.script.given import makers_of
from mazelib.learner.script.learner_file import read_learner_file
from mazelib.learner.script.source import source_of
from mazelib.walking.walk import Walk
from tests.conftest import PROJECT
from tests.lessons import lesson_of
from tests.samples import heya

LESSONS = sorted((PROJECT / "lessons").glob("[0-9][0-9]_*.py"))
#: What somebody who has known Python for a month has not met.
HARD = (
    ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.IfExp, ast.NamedExpr,
    ast.AsyncFunctionDef, ast.Await, ast.Global, ast.Nonlocal, ast.Starred, ast.Try, ast.With,
    ast.Match,
)  # fmt: skip


def lesson(number: str):
    """The script of a lesson by its number, "04" say."""
    return next(path for path in LESSONS if path.stem.startswith(number))


@cache
def loaded(number: str) -> GuardedScript:
    """The script of a lesson, loaded once for all examples: each has a fresh strategy of it."""
    return load_script(lesson(number))


def walked(number: str, name: str, seed: int = 0) -> Walk:
    walk = Walk(heya(name), loaded(number).strategy(random.Random(seed)))
    walk.run()
    return walk


@cache
def makers_in(number: str) -> list:
    """The makers that a lesson shows, in their order: those of its list, or the one."""
    names = runpy.run_path(str(lesson(number)))
    return [names[maker.name] for maker in makers_of(lesson_of(lesson(number)).call.given)]


def maps_of(number: str) -> list[str]:
    return [*lesson_of(lesson(number)).call.maps]


def says(number: str, *sentences: str) -> None:
    """The text at the top of a lesson says all of these."""
    text = " ".join(read_learner_file(lesson(number)).docstring.split())
    assert [sentence for sentence in sentences if sentence not in text] == []


def hard_words(text: str) -> set[str]:
    """What in a script somebody who has known Python for a month would stumble over."""
    tree = ast.parse(text)
    found = {type(node).__name__ for node in ast.walk(tree) if isinstance(node, HARD)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            inner = [node for node in ast.walk(function) if node is not function]
            found |= {"nested function" for node in inner if isinstance(node, ast.FunctionDef)}
    found |= {"yield from" for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    return found


def rows_of_rule(number: str) -> list[str]:
    """The rows of a rule as the class sees them: without comments at line ends and blank lines."""
    file = read_learner_file(lesson(number))
    source = source_of([file])
    rows = []
    for piece in source.pieces:
        for line, text in enumerate(piece.lines, piece.first):
            rows.append(source.without_comment((piece.file, line), text))
    return [row for row in rows if row.strip()]


def sentences_in(text: str) -> list[str]:
    return re.findall(r"[^.?!]+[.?!]", text)
