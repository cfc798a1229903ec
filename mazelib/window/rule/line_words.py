"""What the words of a line of the rule mean: it is said while the mouse points at the line.

    ways = onward_ways(view, heading)    onward_ways: the open ways, the right one first, ...
    self.cards[place] = ways[1]          ways[1]: the second one in ways. Python counts from 0.
    while maze.dug:                      maze.dug: the rooms that are dug, the oldest first.

What a helper of mazelib does, and what a maze is asked, is the first sentence of its docstring.
"""

import inspect
import re
from functools import cache
from types import ModuleType

from mazelib.grid import compass
from mazelib.learner.script.source import Source
from mazelib.making import chance, rule_helpers
from mazelib.making.maze import Maze
from mazelib.text.sentences import _, paragraph
from mazelib.values.lines_run import Line
from mazelib.walking import chalk, ways
from mazelib.walking.strategies.right_hand import right_hand

#: The modules whose functions are helpers of lessons; lesson 4's own rule is one, too.
HELPER_MODULES: tuple[ModuleType, ...] = (compass, ways, chalk, chance, rule_helpers)
#: What Python's own words mean, as far as the rules of the lessons need them.
PYTHON_WORDS = {
    "append": _("append: put it at the end of the list."),
    "len": _("len: how many there are."),
    "pop": _("pop: take it out from there."),
    "pop()": _("pop: take the last one out of the list."),
    "reversed": _("reversed: the same list backwards, so the last one comes first."),
}
#: What it means to yield a sentence, or all that another function yields.
YIELD_WORDS = _("yield: this step is done. Its words appear below the map.")
YIELD_FROM_WORDS = _("yield from: do all steps of that call first, and then go on here.")
#: What a name in curly brackets means in a text that has f before it.
GAP_WORDS = _('f"...": {gap} becomes the value of {name}.')
#: What a place in square brackets means behind a maze.
VALUE_WORDS = _("maze[place]: the number there; or WALL, or FLOOR.")
#: What an index means, by its number.
INDEX_WORDS = {
    "0": _("{name}[0]: the first one in {name}."),
    "1": _("{name}[1]: the second one in {name}. Python counts from 0."),
    "2": _("{name}[2]: the third one in {name}. Python counts from 0."),
    "-1": _("{name}[-1]: the last one in {name}."),
}
_CALLED = re.compile(r"(\.?)\b(\w+)\((\)?)")
_INDEXED = re.compile(r"((?:maze\.)?\b\w+)\[(-?\d+)\]")
_YIELDS = re.compile(r"\s*yield\b( from\b)?")
_TEXT_WITH_GAPS = re.compile(r"""\bf(["'])(.*?)\1""")
_GAP = re.compile(r"{(\w+)}")
_OF_MAZE = re.compile(r"\bmaze\.(\w+)")
_VALUE = re.compile(r"\bmaze\[")
_DEFINED = re.compile(r"\s*(?:def|class) (\w+)")
_END_OF_SENTENCE = re.compile(r"(?<=\.)\s")


def meaning_of(line: Line, source: Source) -> str:
    """What the words of a line mean; "" if there is nothing to say of them.

    What the line's own file defines is in sight there already.
    """
    path, number = line
    own = set[str]()
    text = ""
    for piece in source.pieces:
        if piece.file == path:
            own |= {found[1] for found in map(_DEFINED.match, piece.lines) if found}
            if 0 <= number - piece.first < len(piece.lines):
                text = source.without_comment(line, piece.lines[number - piece.first])
    said = list[str]()
    for name in _OF_MAZE.findall(text):
        said.append(words_of_maze().get(name, ""))
    if _VALUE.search(text):
        said.append(VALUE_WORDS)
    for dot, name, end in _CALLED.findall(text):
        if name in PYTHON_WORDS:
            said.append(PYTHON_WORDS.get(f"{name}({end}", PYTHON_WORDS[name]))
        elif name not in own and not dot:
            said.append(helper_words().get(name, ""))
    for name, index in _INDEXED.findall(text):
        said.append(INDEX_WORDS.get(index, "").format(name=name))
    said += _words_of_yield(text)
    return paragraph(*dict.fromkeys(filter(None, said)))


def _words_of_yield(text: str) -> list[str]:
    """What a line does that yields, and what the gaps in its sentence mean."""
    yields = _YIELDS.match(text)
    if not yields:
        return []
    said = [YIELD_FROM_WORDS if yields[1] else YIELD_WORDS]
    for _quote, sentence in _TEXT_WITH_GAPS.findall(text):
        for name in _GAP.findall(sentence):
            said.append(GAP_WORDS.format(gap=f"{{{name}}}", name=name))
    return said


def has_words(source: Source) -> bool:
    """Whether there is a line of the rule whose words are explained."""
    for piece in source.pieces[:1]:
        last = piece.first + len(piece.lines)
        return any(meaning_of((piece.file, number), source) for number in range(piece.first, last))
    return False


@cache
def helper_words() -> dict[str, str]:
    """What each helper does, in one sentence that begins with its name."""
    helpers = {right_hand.__name__: right_hand.__doc__}
    for module in HELPER_MODULES:
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and name[0] != "_":
                helpers[name] = function.__doc__
    return {name: _explained(name, docstring) for name, docstring in helpers.items()}


@cache
def words_of_maze() -> dict[str, str]:
    """What each property and each method of a maze means, in one sentence."""
    names = [name for name in dir(Maze) if name[0] != "_"]
    return {name: _explained(f"maze.{name}", getattr(Maze, name).__doc__) for name in names}


def _explained(name: str, docstring: str | None) -> str:
    """A name, and the first sentence of its docstring."""
    does = _END_OF_SENTENCE.split(docstring or "", maxsplit=1)[0].replace("``", "")
    does = " ".join(does.split())
    return _("{name}: {does}").format(name=name, does=does[:1].lower() + does[1:])
