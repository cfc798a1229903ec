"""The source of a rule: the pieces of code that are shown, and the comments that are captions."""

import ast
import io
import tokenize
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from mazelib.learner.script.learner_file import MOST_KEPT, LearnerFile
from mazelib.learner.script.slips import Slip, slips_in
from mazelib.text.sentences import _
from mazelib.values.lines_run import Line, LinesRun

#: What may stand before the first word of a comment.
_COMMENT_SIGNS = "#! "


class Comment(NamedTuple):
    """A comment: the number of its line, its words, and whether it stands alone on its line."""

    line: int
    words: str
    stands_alone: bool = False


@dataclass(frozen=True)
class Piece:
    """The lines of a function, class or table, the number of the first one, and its file's path.

    ``turn`` is the number of the line at which the turn of a class begins, if it has one. ``keys``
    are the keys of a table, each with the number of its line. ``name`` is that of a function or
    class.
    """

    file: str
    first: int
    lines: tuple[str, ...]
    turn: int | None = None
    keys: Mapping[str, int] = field(default_factory=dict)
    name: str = ""


@dataclass(frozen=True)
class Source:
    """All pieces of a rule, those of its own file first, and the comments at the ends of lines.

    ``comment_lines`` are the lines that are nothing but a comment. ``slips`` are what is wrong in
    lines of the rule's own file that may not have run yet. ``begins`` says where a statement, or
    the head of a block, begins that goes on in a line.
    """

    pieces: tuple[Piece, ...] = ()
    comments: Mapping[Line, str] = field(default_factory=dict)
    comment_lines: frozenset[Line] = frozenset()
    slips: tuple[Slip, ...] = ()
    begins: Mapping[Line, Line] = field(default_factory=dict)

    def ran(self, line: Line, lines_run: LinesRun) -> bool:
        """Whether a line ran: by itself, or as a part of a statement that began before."""
        return line in lines_run.lines or self.begins.get(line) in lines_run.lines

    def without(self, names: Collection[str]) -> "Source":
        """The same, but for the functions and classes of these names."""
        return replace(self, pieces=tuple(each for each in self.pieces if each.name not in names))

    def of_rule(self, rule: str) -> "Source":
        """The same, but for the functions and classes that the rule of this name never names."""
        named = {piece.name: _names_in(piece) for piece in self.pieces if piece.name}
        if rule not in named:
            return self
        reached = {rule}
        new = {rule}
        while new:
            new = set().union(*[named[each] for each in new]) & named.keys() - reached
            reached |= new
        return self.without(named.keys() - reached)

    def line_of_key(self, key: str) -> Line | None:
        """The line of a key in the table that is the rule; None if there is no such line."""
        for piece in self.pieces:
            if key in piece.keys:
                return piece.file, piece.keys[key]
        return None

    @property
    def side_asked_first(self) -> str:
        """The side that the rule asks its view about first, "right" or "left"; "" if neither."""
        for piece in self.pieces:
            asked = sorted(_sides_asked("\n".join(piece.lines)))
            if asked:
                return asked[0][1]
        return ""

    @property
    def calls_itself(self) -> str:
        """The name of the first function that calls itself, or calls one that calls it; or ""."""
        named = {piece.name: _names_in(piece) for piece in self.pieces if piece.name}
        for name in named:
            reached = set[str]()
            new = named[name] & named.keys()
            while new:
                reached |= new
                new = set().union(*[named[each] for each in new]) & named.keys() - reached
            if name in reached:
                return name
        return ""

    @property
    def slip_in_words(self) -> str:
        """The first slip: its line, what is wrong, and what to do; "" if there is none.

        No more is said: one mistake at a time.
        """
        for line, explanation in self.slips:
            told = _("Line {line}: {what} {advice}")
            return told.format(line=line, what=explanation.what, advice=explanation.advice)
        return ""

    def caption(self, lines_run: LinesRun | None) -> str:
        """The comments of the lines that ran, in order; empty if these lines have none."""
        if lines_run is None:
            return ""
        spoken = [line for line in lines_run.spoken_lines if line in self.comments]
        return " ".join(self.comments[line] for line in spoken)

    def strong(self, lines_run: LinesRun) -> Line:
        """The one line to mark strong: the last whose comment is read.

        If no line speaks, or if the last one that does is in another file, it is the line that
        decided: that line called the other file.
        """
        spoken = [line for line in lines_run.spoken_lines if line in self.comments]
        if spoken and spoken[-1][0] == lines_run.decided[0]:
            return spoken[-1]
        return lines_run.decided

    def without_comment(self, line: Line, text: str) -> str:
        """The text of a line without the comment at its end."""
        return _without(self.comments.get(line), text)


def _names_in(piece: Piece) -> set[str]:
    """The names that a piece says."""
    program = ast.parse("\n".join(piece.lines))
    return {node.id for node in ast.walk(program) if isinstance(node, ast.Name)}


def _sides_asked(text: str) -> Iterator[tuple[tuple[int, int], str]]:
    """Where a piece asks view.right or view.left, and which of them."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(value=ast.Name(id="view"), attr="right" | "left" as side):
                yield (node.lineno, node.col_offset), side


def source_of(files: Sequence[LearnerFile]) -> Source:
    """The source of a rule in these files."""
    return _source_of(tuple(files))


@lru_cache(MOST_KEPT)
def _source_of(files: tuple[LearnerFile, ...]) -> Source:
    """The same. It is kept: a window reads files again for each walk, and few have changed."""
    pieces: list[Piece] = []
    comments: dict[Line, str] = {}
    comment_lines = set[Line]()
    begins: dict[Line, Line] = {}
    for file in files:
        pieces.extend(pieces_of(file))
        begins.update(_begins_in(file))
        for comment in comments_in(file.text):
            line = (str(file.path), comment.line)
            if comment.stands_alone:
                comment_lines.add(line)
            else:
                comments[line] = comment.words
    slips = slips_in(files[0]) if files else []
    return Source(tuple(pieces), comments, frozenset(comment_lines), tuple(slips), begins)


def _begins_in(file: LearnerFile) -> Iterator[tuple[Line, Line]]:
    """Each line in which a statement goes on, and the line in which it begins."""
    path = str(file.path)
    for node in ast.walk(file.program):
        if isinstance(node, ast.stmt):
            for number in range(node.lineno + 1, _last_line_of_its_own(node) + 1):
                yield (path, number), (path, node.lineno)


def _last_line_of_its_own(statement: ast.stmt) -> int:
    """The last line of a statement; if there is a block in it, the line before that."""
    inner = [
        node.lineno
        for node in ast.walk(statement)
        if isinstance(node, (ast.stmt, ast.pattern)) and node is not statement
    ]
    if inner:
        return min(inner) - 1
    return statement.end_lineno or statement.lineno


def pieces_of(file: LearnerFile) -> list[Piece]:
    """The functions and classes at the top level of a file, with the decorators above them.

    A table that is given to ``show`` is a piece, too.
    """
    pieces = []
    given = given_to_show(file.program)
    names = {value.id for value in given if isinstance(value, ast.Name)}
    for statement in file.program.body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            decorators = [decorator.lineno for decorator in statement.decorator_list]
            first = min([statement.lineno, *decorators])
            lines = file.lines[first - 1 : statement.end_lineno]
            turn = _turn_of(statement)
            piece = Piece(str(file.path), first, tuple(lines), turn, name=statement.name)
            pieces.append(piece)
        elif isinstance(statement, ast.Assign) and names & _names_set_by(statement):
            pieces.append(_table(file, statement, statement.value))
    pieces.extend(_table(file, value, value) for value in given if isinstance(value, ast.Dict))
    return pieces


def given_to_show(program: ast.Module) -> list[ast.expr]:
    """What a program gives to ``show`` first, as it is written."""
    calls = [node for node in ast.walk(program) if isinstance(node, ast.Call) and node.args]
    given = list[ast.expr]()
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id == "show":
            given.append(call.args[0])
    return given


def _table(file: LearnerFile, node: ast.Assign | ast.expr, value: ast.expr) -> Piece:
    """The piece of a table that is written from the first to the last line of a node."""
    keys = dict[str, int]()
    for key in value.keys if isinstance(value, ast.Dict) else []:
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            keys[key.value] = key.lineno
    lines = file.lines[node.lineno - 1 : node.end_lineno]
    return Piece(str(file.path), node.lineno, tuple(lines), keys=keys)


def _names_set_by(statement: ast.Assign) -> set[str]:
    return {target.id for target in statement.targets if isinstance(target, ast.Name)}


def _turn_of(statement: ast.FunctionDef | ast.ClassDef) -> int | None:
    """The number of the line at which the turn of a class begins; None if there is no turn."""
    if isinstance(statement, ast.ClassDef):
        for inner in statement.body:
            if isinstance(inner, ast.FunctionDef) and inner.name == "turn":
                return inner.lineno
    return None


@lru_cache(MOST_KEPT)
def comments_in(text: str) -> tuple[Comment, ...]:
    """All comments of a text. They are kept: a window reads the same text again for each walk."""
    return tuple(_comments(text))


def without_comment(text: str) -> str:
    """The text of a line that stands alone, without the comment at its end.

    It need not be a whole statement: "if view.right:" is not.
    """
    comment = None
    with suppress(tokenize.TokenError, SyntaxError):
        for found in _comments(text):
            if not found.stands_alone:
                comment = found.words
    return _without(comment, text)


def _comments(text: str) -> Iterator[Comment]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            line, column = token.start
            words = token.string.lstrip(_COMMENT_SIGNS).strip()
            yield Comment(line, words, stands_alone=not token.line[:column].strip())


def _without(comment: str | None, text: str) -> str:
    """The text of a line without these words of a comment at its end; None: it has no comment."""
    text = text.rstrip()
    if comment is None:
        return text
    return text.removesuffix(comment).rstrip(_COMMENT_SIGNS)
