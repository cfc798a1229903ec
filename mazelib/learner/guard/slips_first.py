"""A slip that leads to an error is told first: an append that is assigned, a value thrown away.

ways = ways.append(way)       told first: this is the line to mend
return pick(ways, rng)        where it is noticed
"""

import ast
from collections.abc import Collection, Iterable

from mazelib.learner.script.learner_file import Definition, LearnerFile
from mazelib.learner.script.slips import Slip
from mazelib.learner.script.source import source_of


def slip_before(
    file: LearnerFile, line: int, ran: Collection[int], *, is_known: bool
) -> Slip | None:
    """The first slip that may have led to an error in a line; None if there is none.

    It stands above the line, in the same function or class, and it ran if it is in that function.
    ``is_known``: of its own line, the error tells as much as a slip.
    """
    definition = _around(line, file.definitions.values())
    if definition is None:
        return None
    inside = [node for node in ast.walk(definition) if isinstance(node, ast.FunctionDef)]
    function = _around(line, inside)
    for slip in source_of([file]).slips:
        is_before = definition.lineno <= slip.line <= line - is_known
        if is_before and (slip.line in ran or _around(slip.line, inside) is not function):
            return slip
    return None


def _around(line: int, definitions: Iterable[Definition]) -> Definition | None:
    """Which of these a line is in: the innermost one, which is found last."""
    found = None
    for each in definitions:
        if each.lineno <= line <= (each.end_lineno or each.lineno):
            found = each
    return found
