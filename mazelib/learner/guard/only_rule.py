"""The rule of a file that does not call ``show``: the one function or class that fits.

1. A function fits that can be asked for turns: of the view, or of the view and ``rng``. So does a
   class with a method ``turn``.
2. What the file itself uses, in another function or class say, is a helper and no rule.
3. If several are left, the one called ``turn`` is the rule. Otherwise the file is refused.
"""

import ast
from collections.abc import Mapping, Sequence

from mazelib.learner.guard.rules import takes
from mazelib.learner.script.learner_file import Definition, LearnerFile
from mazelib.learner.script.words.wrong_rules import no_rule, several_rules
from mazelib.walking.strategy import StrategyError

#: The name of a rule that needs no other sign.
TURN = "turn"


def only_rule(file: LearnerFile, namespace: Mapping[str, object]) -> object:
    """The rule of a file whose lines have run in ``namespace``. StrategyError: none, or several.

    A single function or class is returned even if it does not fit: what is wrong with it says more
    than that there is no rule.
    """
    names = [name for name in file.definitions if callable(namespace.get(name))]
    fitting = [name for name in names if _fits(namespace[name])]
    candidates = _without_helpers(file, fitting)
    if len(candidates) > 1 and TURN in candidates:
        candidates = [TURN]
    if len(candidates) > 1:
        raise _several_rules(file, candidates)
    if candidates:
        return namespace[candidates[0]]
    if callable(namespace.get(TURN)):
        return namespace[TURN]  # It was imported.
    others = _without_helpers(file, names)
    if len(others) == 1:
        return namespace[others[0]]
    raise file.error(no_rule())


def _fits(value: object) -> bool:
    """Whether a function or class can be asked for turns."""
    if isinstance(value, type):
        return callable(getattr(value, "turn", None))
    return takes(value, 1)


def _without_helpers(file: LearnerFile, names: Sequence[str]) -> Sequence[str]:
    """These names without those that the file itself uses, unless no others are left.

    Helpers of functions and classes are left out first, and then those of all other lines.
    """
    in_definitions: set[str] = set()
    elsewhere: set[str] = set()
    for statement in file.program.body:
        if isinstance(statement, Definition):
            in_definitions |= _used_by(statement) - {statement.name}
        else:
            elsewhere |= _used_by(statement)
    for used in (in_definitions, elsewhere):
        names = [name for name in names if name not in used] or names
    return names


def _used_by(statement: ast.stmt) -> set[str]:
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}


def _several_rules(file: LearnerFile, names: Sequence[str]) -> StrategyError:
    first, second, *_more = names
    first_line = file.definitions[first].lineno
    second_line = file.definitions[second].lineno
    return file.error(several_rules(first, first_line, second, second_line))
