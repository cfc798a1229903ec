"""Slips in lines that may not have run yet: names that nothing gives, keys that stand twice, ...

They are found in the program as Python has read it, and nothing runs. Only what is sure to be wrong
is a slip: a rule that walks well is never blamed.
"""

import ast
import builtins
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mazelib.grid.compass import Heading, Turn
from mazelib.learner.script.asked_without_brackets import asked_without_brackets
from mazelib.learner.script.begun_anew import begun_anew
from mazelib.learner.script.decided_questions import decided_questions, is_equality
from mazelib.learner.script.files_beside import HERE
from mazelib.learner.script.kept_places import kept_places
from mazelib.learner.script.learner_file import LearnerFile
from mazelib.learner.script.lost_answers import lost_answers
from mazelib.learner.script.lost_choices import lost_choices, overwritten_choices
from mazelib.learner.script.names_given import NamesGiven
from mazelib.learner.script.no_answers import no_answers
from mazelib.learner.script.picks_of_turns import picks_of_turns
from mazelib.learner.script.rules_not_shown import rules_not_shown
from mazelib.learner.script.short_loops import short_loops
from mazelib.learner.script.sides_compared import sides_compared, views_compared
from mazelib.learner.script.useless_code import useless_code
from mazelib.learner.script.views_asked import views_asked
from mazelib.learner.script.words.unknown_name import UnknownName
from mazelib.learner.script.words.wrong_fields import has_no_field
from mazelib.learner.script.words.wrong_names import (
    is_defined_twice,
    is_not_known,
    needs_here,
    stands_twice,
)
from mazelib.learner.script.words.wrong_show import is_shown_twice
from mazelib.learner.script.words.wrong_values import (
    compares_for_nothing,
    counts_as_true,
    does_not_add,
    does_nothing,
    is_no_view_any_more,
    is_only_a_text,
    takes_back,
)
from mazelib.learner.script.wrong_sides import wrong_sides
from mazelib.text.diagnostics import Explanation
from mazelib.walking.view import SENSES, View

#: The folder above our lessons, in which mazelib lies.
_OUR_PROJECT = Path(__file__).resolve().parents[3]
_OUR_PACKAGE = "mazelib"
#: What has fields, by the name that it has in a rule, and these fields.
FIELDS = {
    "Turn": {*dir(Turn), *Turn.__members__},
    "Heading": {*dir(Heading), *Heading.__members__},
    "view": {*dir(View), *SENSES},
}
#: What a list, a dict, a set or a maze does, if brackets follow: not what it has.
METHODS = {
    "add", "append", "clear", "dig_to", "dig_wall", "extend", "fill_up", "insert", "pop", "popitem",
    "remove", "reverse", "sort", "update",
}  # fmt: skip
#: What is looked for in a program, each look in a file of its own.
_LOOKS = (useless_code, short_loops, begun_anew)
#: The same, where the learner's lines are needed, too.
_LOOKS_AT_LINES = (
    decided_questions,
    asked_without_brackets,
    kept_places,
    lost_answers,
    no_answers,
    picks_of_turns,
    rules_not_shown,
)


class Slip(NamedTuple):
    """What is wrong in a line, by its number, and what to do."""

    line: int
    explanation: Explanation


def slips_in(file: LearnerFile) -> list[Slip]:
    """The slips of a file, in the order of their lines."""
    names = NamesGiven(file.program)
    slips = [
        *_missing_fields(file.program, names),
        *_doubled_keys(file.program),
        *_texts_after_or(file, names),
        *_lines_without_effect(file.program),
        *_choices_lost(file),
        *_plus_signs(file),
        *_defined_twice(file.program),
        *_shown_twice(file.program),
        *_mazelib_not_found(file),
        *(Slip(*each) for look in _LOOKS for each in look(file.program)),
        *(Slip(*each) for look in _LOOKS_AT_LINES for each in look(file.program, file.lines)),
    ]
    if names.is_ours("view"):
        slips += (Slip(*each) for each in sides_compared(file.program, file.lines))
        slips += (Slip(*each) for each in views_compared(file.program))
        slips += (Slip(*each) for each in overwritten_choices(file.program))
        mixed = [Slip(*each) for each in wrong_sides(file.program)]
        slips += mixed
        told = {slip.line for slip in slips}
        if not mixed:  # What comes of it needs no word of its own.
            slips += (Slip(*each) for each in views_asked(file.program) if each[0] not in told)
    if not names.hides_some:
        slips += _unknown_names(file, names)
    return sorted(slips, key=_line_of)


def _line_of(slip: Slip) -> int:
    return slip.line


def _missing_fields(program: ast.Module, names: NamesGiven) -> Iterator[Slip]:
    """Turn.BAKC, Heading.LEFTT, view.rihgt."""
    for node in ast.walk(program):
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=field, ctx=ast.Load()):
                if name in FIELDS and names.is_ours(name) and field not in FIELDS[name]:
                    yield Slip(node.lineno, has_no_field(name, field, FIELDS[name]))


def _unknown_names(file: LearnerFile, names: NamesGiven) -> Iterator[Slip]:
    """Names that the program reads, and that neither it nor Python gives."""
    known = {*names.given, *dir(builtins)}
    for node in ast.walk(file.program):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) if name not in known | {"__file__"}:
                unknown = UnknownName(name, node.lineno, file.lines, file.program)
                yield Slip(node.lineno, is_not_known(unknown))


def _texts_after_or(file: LearnerFile, names: NamesGiven) -> Iterator[Slip]:
    """``if view.left or "right":``, which is always true."""
    for node in ast.walk(file.program):
        match node:
            case ast.If(
                test=ast.BoolOp(op=ast.Or(), values=[first, *_, ast.Constant(value=str(text))])
            ):
                if text and names.is_ours("view") and not is_equality(first):
                    yield Slip(node.lineno, counts_as_true(ast.unparse(node.test), text))
            case ast.If(test=ast.Constant(value=str(text))) if names.is_ours("view"):
                yield Slip(node.lineno, is_only_a_text(text))
            case _:
                pass


def _lines_without_effect(program: ast.Module) -> Iterator[Slip]:
    """``way.pop``, or ``answer == Turn.LEFT``, in a line of its own: they do nothing."""
    for node in ast.walk(program):
        match node:
            case ast.Expr(value=ast.Attribute(attr=name)) if name in METHODS:
                yield Slip(node.lineno, does_nothing(ast.unparse(node)))
            case ast.Expr(value=ast.Compare(left=left, ops=[ast.Eq()], comparators=[right])):
                written = (ast.unparse(left), ast.unparse(right))
                yield Slip(node.lineno, compares_for_nothing(*written))
            case ast.Assign(
                targets=[ast.Name(id="view")],
                value=ast.Attribute(value=ast.Name(id="Turn")) as turn,
            ):
                yield Slip(node.lineno, is_no_view_any_more(ast.unparse(turn)))
            case _:
                pass


def _choices_lost(file: LearnerFile) -> Iterator[Slip]:
    """A turn that is chosen, and then taken back by the else of another if."""
    for lost in lost_choices(file.program):
        line = lost.line
        while not file.lines[line - 1].lstrip().startswith("else"):
            line -= 1
        yield Slip(line, takes_back(lost.first, lost.anew))


def _plus_signs(file: LearnerFile) -> Iterator[Slip]:
    """``n =+ 1`` and ``++n``, which add nothing."""
    for node in ast.walk(file.program):
        match node:
            case ast.Assign(value=ast.UnaryOp(op=ast.UAdd(), operand=number)):
                line = file.lines[node.value.lineno - 1].encode()
                if line[: node.value.col_offset].endswith(b"="):
                    name = ast.unparse(node.targets[0])
                    added = ast.get_source_segment(file.text, number) or ast.unparse(number)
                    yield Slip(node.lineno, does_not_add(f"{name} =+ {added}", name, added))
            case ast.Expr(
                value=ast.UnaryOp(op=ast.UAdd(), operand=ast.UnaryOp(op=ast.UAdd(), operand=number))
            ):
                name = ast.unparse(number)
                yield Slip(node.lineno, does_not_add(f"++{name}", name, "1"))
            case _:
                pass


def _defined_twice(program: ast.Module) -> Iterator[Slip]:
    """A function whose name is given to another one below: the first is never used."""
    lines = dict[str, int]()
    for node in program.body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]):
                if name in lines:
                    yield Slip(node.lineno, is_defined_twice(name, lines[name]))
                lines[name] = node.lineno
            case ast.Import() | ast.ImportFrom():
                pass
            case _:
                lines.clear()  # What stands here may use the functions above it.


def _shown_twice(program: ast.Module) -> Iterator[Slip]:
    """A second call of show, below the first one: it is never reached."""
    blocks = [program.body, *(node.body for node in program.body if isinstance(node, ast.If))]
    for statements in blocks:
        lines = list[int]()
        for node in statements:
            match node:
                case ast.Expr(value=ast.Call(func=ast.Name(id="show"))):
                    lines.append(node.lineno)
        if len(lines) > 1:
            yield Slip(lines[1], is_shown_twice(lines[0]))


def _is_found_without_here() -> bool:
    """Whether Python finds mazelib by itself: installed, say, or in a folder it looks into."""
    if HERE not in sys.modules:
        return True
    folders = list(sys.path)
    if str(_OUR_PROJECT) in folders:
        folders.remove(str(_OUR_PROJECT))
    return any((Path(folder) / _OUR_PACKAGE).is_dir() for folder in folders)


def _mazelib_not_found(file: LearnerFile) -> Iterator[Slip]:
    """An import of mazelib that only ``import here`` makes possible, and that has none above it."""
    folder = file.path.absolute().parent
    if folder.parent != _OUR_PROJECT or not (folder / f"{HERE}.py").is_file():
        return
    if _is_found_without_here():
        return
    for node in file.program.body:
        match node:
            case ast.Import(names=[ast.alias(name="here")]):
                return
            case ast.ImportFrom(module="mazelib"):
                yield Slip(node.lineno, needs_here())
                return
            case _:
                pass


def _doubled_keys(program: ast.Module) -> Iterator[Slip]:
    """Keys that stand in one dict twice: the first of them leads nowhere."""
    for node in ast.walk(program):
        if isinstance(node, ast.Dict):
            seen = set[str]()
            for key in node.keys:
                match key:
                    case ast.Constant(value=str(word)):
                        if word in seen:
                            yield Slip(key.lineno, stands_twice(word))
                        seen.add(word)
