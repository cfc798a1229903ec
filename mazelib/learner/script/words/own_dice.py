"""Where a learner imports random: the same lines with the dice that a rule is given.

    import random                       taken out

    def my_turn(view):                  def my_turn(view, rng):
        random.choice(ways)                 pick(ways, rng)
        random.randint(0, 1)                rng.randint(0, 1)
"""

import ast
import re
from collections.abc import Sequence
from contextlib import suppress

from mazelib.learner.script.words.line_mistake import is_readable
from mazelib.text.sentences import _

#: A line that imports all of random.
_IMPORT = re.compile(r"import random\s*(#.*)?$")
#: What is used of it, and what the dice have under the same name.
_USED = re.compile(r"\brandom\.(choice|randint|random|randrange|uniform)\(")
_CHOICE = re.compile(r"\brandom\.choice\(([^()]*)\)")
_PARAMETERS = re.compile(r"(def \w+\((?:self, *)?(?:view|maze)\b[^()]*?)\s*\)")


def dice_instead_of_random(quoted: str, lines: Sequence[str]) -> str:
    """The advice to write the rule with its own dice; "" if it is not sure how.

    ``quoted`` is the line that imports random, and ``lines`` are all lines of the file.
    """
    if not _IMPORT.match(quoted):
        return ""
    used = [number for number, text in enumerate(lines, start=1) if _USED.search(text)]
    definition = _rule_around(lines, used)
    if definition is None:
        return ""
    (line,) = used
    text = lines[definition - 1]
    begin = text if re.search(r"\brng\b", text) else _PARAMETERS.sub(r"\1, rng)", text)
    code = _USED.sub(r"rng.\1(", lines[line - 1])
    if re.search(r"\bpick\b", _imports(lines)):
        code = _USED.sub(r"rng.\1(", _CHOICE.sub(r"pick(\1, rng)", lines[line - 1]))
    changed = list(lines)
    changed[definition - 1] = begin
    changed[line - 1] = code
    if "rng" not in begin or not is_readable(changed):
        return ""
    advice = _(
        "The walker has dice of its own, so take this line out at last. "
        "Before that, write in line {first}: {begin} And in line {line}: {code}"
    )
    if begin == text:
        advice = _(
            "rng are the dice, so take this line out at last. "
            "Before that, write in line {line}: {code}"
        )
    return advice.format(first=definition, begin=begin.strip(), line=line, code=code.strip())


def _rule_around(lines: Sequence[str], used: Sequence[int]) -> int | None:
    """The line with the def of the rule around the only line that uses random; None: not sure."""
    if len(used) != 1:
        return None
    with suppress(SyntaxError):
        for node in ast.walk(ast.parse("\n".join(lines))):
            match node:
                case ast.FunctionDef(lineno=first, end_lineno=int(last)) if first < used[0] <= last:
                    return first if _is_rule(node) else None
                case _:
                    pass
    return None


def _is_rule(function: ast.FunctionDef) -> bool:
    """Whether the program itself calls this function: it takes view or maze, or is a class's turn.
    """
    names = [each.arg for each in function.args.args if each.arg != "rng"]
    if names[:1] == ["self"]:
        return function.name == "turn"
    return names in (["view"], ["maze"])


def _imports(lines: Sequence[str]) -> str:
    return "\n".join(text for text in lines if text.startswith("from mazelib import "))
