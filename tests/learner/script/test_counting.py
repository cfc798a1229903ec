"""Counting written into a program changes nothing else about it."""

import ast
import sys
from itertools import repeat

from mazelib.learner.script.counting import (
    ANSWERED,
    LINES_LEFT,
    NEXT,
    OVERRUN,
    RAN,
    YIELDED,
    counted,
)

ZOO = '''"""A docstring."""
from __future__ import annotations
import contextlib

TOP = [n * n for n in range(4) if n % 2]

def decorated(function):
    return function

@decorated
def documented(a, b=2, *c, d=4, **e):
    """Says what it does."""
    global COUNT
    COUNT = a
    return (
        a + b
        + d
    )

class Thing:
    """A thing."""
    size: int = 3
    next, repeat = None, None

    def grow(self):
        "Grows."
        total = 0
        def inner():
            nonlocal total
            total += self.size
            return
        inner()
        return total

def generator(n):
    while n:
        n -= 1
        received = yield n
    for n in range(3):
        if n == 1:
            continue
        yield n
    else:
        yield "else"

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
    while True:
        x += 1; result.append(x)
        if x > 2: break
    key = lambda item: str(item)
    return sorted(result, key=key), {k: v for k, v in zip("ab", "cd")}, {i for i in "aab"}

def run():
    return [
        TOP, documented(1), documented.__doc__, Thing.__doc__, Thing.grow.__doc__, Thing().grow(),
        list(generator(3)), all_ways(0), all_ways(1), all_ways(7), __doc__, COUNT,
    ]
'''


def run_zoo(count: bool) -> tuple[list[object], set[tuple[str, int]]]:
    """What the zoo answers, and which lines ran on the way."""
    tree = ast.parse(ZOO)
    code = compile(counted(tree, "<zoo>") if count else tree, "<zoo>", "exec", dont_inherit=True)
    names = {
        NEXT: next,
        LINES_LEFT: repeat(True),
        OVERRUN: None,
        ANSWERED: lambda answer, line: answer,
        YIELDED: lambda answer, line: answer,
    }
    names[RAN] = [].append
    namespace = {"__name__": "zoo", **(names if count else {})}
    lines: set[tuple[str, int]] = set()

    def watching(frame, event, argument):
        if frame.f_code.co_filename != "<zoo>":
            return None
        if event == "line":
            lines.add((frame.f_code.co_name, frame.f_lineno))
        return watching

    before = sys.gettrace()
    sys.settrace(watching)
    try:
        exec(code, namespace)
        return namespace["run"](), lines
    finally:
        sys.settrace(before)


def test_counting_changes_nothing_that_a_program_does_nor_which_lines_run():
    assert run_zoo(count=True) == run_zoo(count=False)
