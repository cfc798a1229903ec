"""What a rule will keep and print, foreseen from its lines: before it has run, nothing else tells.

    class BranchStack:
        def __init__(self):
            self.cards = {}
        def turn(self, view, place, heading):
            self.cards[place] = card          a card for a place
            mark(self.chalk, place, way)      chalk
            print(place)                      prints
"""

import ast
import textwrap
from collections.abc import Iterator
from functools import lru_cache

from mazelib.learner.script.source import Source

#: So many pieces are kept as Python reads them: those of a rule, and of the one before it.
MOST_PIECES = 16


def calls(source: Source, name: str) -> bool:
    """Whether a rule calls a function of this name anywhere."""
    called = (each.func for each in _parts(source) if isinstance(each, ast.Call))
    return any(isinstance(each, ast.Name) and each.id == name for each in called)


def notes_ways(source: Source) -> bool:
    """Whether a rule notes a way for a place in a table of its own, as lesson 5 notes cards."""
    return any(_notes_way(each) for each in _parts(source))


def _notes_way(part: ast.AST) -> bool:
    """Whether this is a line such as ``self.cards[place] = way``; a number or a sum is no way."""
    if not isinstance(part, ast.Assign) or not isinstance(part.value, (ast.Name, ast.Subscript)):
        return False
    target = part.targets[0]
    return (
        isinstance(target, ast.Subscript)
        and isinstance(target.value, ast.Attribute)
        and isinstance(target.slice, ast.Name)
    )


def _parts(source: Source) -> Iterator[ast.AST]:
    for piece in source.pieces:
        yield from _parts_of(piece.lines)


@lru_cache(MOST_PIECES)
def _parts_of(lines: tuple[str, ...]) -> tuple[ast.AST, ...]:
    """All parts of a piece, as Python reads them; nothing if it cannot."""
    try:
        return tuple(ast.walk(ast.parse(textwrap.dedent("\n".join(lines)))))
    except SyntaxError:
        return ()
