"""Counting written into a program changes nothing else about it."""

import ast
import sys
from itertools import repeat

from mazelib.learner.counting import ANSWERED, LINES_LEFT, NEXT, OVERRUN, counted

ZOO = '''"""A docstring."""
from __future__ import annotations
import contextlib

TOP = [n * n for n in range(4) if n % 2]


def decorated(function):
    return function


@decorated
@decorated
def documented(a, b=2, *c, d=4, **e):
    """Says what it does."""
    global COUNT
    COUNT = a
    return (
        a
        + b
        + d
    )


class Thing:
    """A thing."""

    size: int = 3

    def grow(self):
        "Grows."
        total = 0

        def inner():
            nonlocal total
            total += self.size
            return

        for _ in range(3):
            if total > 3: break
            inner()
        else:
            total = -1
        return total


def generator(n):
    while n:
        n -= 1
        received = yield n
        if received: return received
    return "done"


def delegating():
    result = yield from generator(2)
    yield result


def all_ways(x):
    result = []
    try:
        result.append(1 / x)
    except ZeroDivisionError as error:
        result.append(type(error).__name__)
    else:
        result.append("else")
    finally:
        result.append("finally")
    with contextlib.suppress(KeyError):
        result.append({}[x])
    match x:
        case 0: result.append("zero")
        case _ if x > 5:
            result.append("large")
        case _:
            result.append("small")
    if x == 0: result.append("a")
    elif x == 1:
        result.append("b")
    else: result.append("c")
    while True:
        x += 1; result.append(x)
        if x > 2: break
    key = lambda item: str(item)
    assert result, "never"
    del x
    return sorted(result, key=key), {k: v for k, v in zip("ab", "cd")}, {i for i in "aab"}


def run():
    return [
        TOP, documented(1), documented.__doc__, Thing.__doc__, Thing.grow.__doc__, Thing().grow(),
        list(generator(3)), list(delegating()), all_ways(0), all_ways(1), all_ways(7), __doc__, COUNT,
    ]
'''


def run_zoo(count: bool) -> tuple[list[object], list[tuple[str, int]]]:
    """What the zoo answers, and every line event on the way."""
    tree = ast.parse(ZOO)
    code = compile(counted(tree) if count else tree, "<zoo>", "exec", dont_inherit=True)
    names = {NEXT: next, LINES_LEFT: repeat(True), OVERRUN: None, ANSWERED: lambda answer, line: answer}
    namespace = {"__name__": "zoo", **(names if count else {})}
    lines: list[tuple[str, int]] = []

    def watching(frame, event, argument):
        if frame.f_code.co_filename != "<zoo>":
            return None
        if event == "line":
            lines.append((frame.f_code.co_name, frame.f_lineno))
        return watching

    before = sys.gettrace()
    sys.settrace(watching)
    try:
        exec(code, namespace)
        result = namespace["run"]()
    finally:
        sys.settrace(before)
    return result, lines


def test_counting_changes_nothing_that_a_program_does():
    assert run_zoo(count=True)[0] == run_zoo(count=False)[0]


OWN_ROUNDS = """
class Rounds:
    next, repeat = None, None
    def __init__(self):
        self.count = 0
    def __iter__(self):
        return self
    def __next__(self):
        self.count += 1
        return self.count
    def __overrun__(self):
        return [answer for answer in (1, 2)]
    __lines_left__ = __answered__ = None
    def reset(self):
        self.count = 0
rounds = Rounds()
first = [next(rounds), next(rounds), rounds.__overrun__()]
"""


def test_names_of_the_program_never_stand_before_those_that_count():
    names = {NEXT: next, LINES_LEFT: repeat(True), OVERRUN: None, ANSWERED: lambda answer, line: answer}
    exec(compile(counted(ast.parse(OWN_ROUNDS)), "<rounds>", "exec", dont_inherit=True), names)
    assert names["first"] == [1, 2, [1, 2]]


def test_counting_changes_nothing_of_which_lines_run():
    ran, plain = (set(run_zoo(count=count)[1]) for count in (True, False))
    assert ran == plain
