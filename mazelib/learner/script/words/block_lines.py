"""A line that begins a block: its first word, its question, and the colon at its end."""

import re

from mazelib.learner.script.words.line_mistake import (
    BEGIN_BLOCKS,
    WRITE_WITHOUT_BRACKETS,
    Mistake,
    Unreadable,
    is_of_maker,
    is_readable,
)
from mazelib.learner.script.words.misspelt_words import (
    unknown_word,
)
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES

#: Those after which a question is asked.
_ASK = ("if", "elif", "while")
#: Signs that want something after them.
_WANTS_MORE = re.compile(r"(==|!=|<=|>=|[-+*/%<>=.]|\b(?:and|or|not|in|is))\s*:?$")
#: What may stand after these words and a dot.
_EXAMPLES = {"Turn": "Turn.RIGHT", "view": "view.right", "self": "self.places"}
#: A side of the view, and a dot after it as at the end of a sentence.
_ENDS_WITH_A_SIDE = re.compile(rf"\bview\.({'|'.join(SENSES)})\.\s*:?$")
#: What a line of a block begins with, after the line that asks.
_GOES_ON = re.compile(r"(?<=\S) +(return|pass|break|continue|yield)\b")


def wrong_end_of_block_line(line: Unreadable) -> Mistake | None:
    """A line that begins a block, and ends with something else than a colon."""
    if line.first_word not in BEGIN_BLOCKS:
        return None
    finished = line.with_words("", len(line.code), len(line.code))
    if line.code.endswith(";"):
        what = _("this line ends with a semicolon. It needs a colon.")
        return Mistake(what, _("Write : instead of ;"), len(line.code), code=finished)
    if line.code.endswith("{"):
        what = _("this line ends with a bracket. It needs a colon.")
        advice = _("Write : there. The lines that belong to it begin further to the right.")
        return Mistake(
            what, advice, len(line.code), code=finished, write=WRITE_WITHOUT_BRACKETS
        )
    goes_on = _GOES_ON.search(line.code)
    if goes_on and ":" not in line.code[: goes_on.start()]:
        return _answer_in_the_same_line(line, goes_on)
    return _then(line)


def _answer_in_the_same_line(line: Unreadable, goes_on: re.Match[str]) -> Mistake:
    """What a block does, behind its question, and no colon between them."""
    what = _("the colon before {word} is missing.").format(word=goes_on[1])
    question = re.sub(r"(\s*,|\s+then)$", "", line.text[: goes_on.start()].rstrip())
    if question != line.text[: goes_on.start()].rstrip():
        what = _("a colon belongs between the question and {word}, and nothing else.")
        what = what.format(word=goes_on[1])
    begin = question.strip() + ":"
    answer = line.text[goes_on.start(1) : len(line.code)].rstrip(";")
    indent = " " * line.indent
    two = [f"{indent}{begin}", f"{indent}    {answer}"]
    lines = [*line.lines[: line.number - 1], *two, *line.lines[line.number :]]
    advice = _("Write : there, and {word} in a line of its own.").format(word=goes_on[1])
    if is_readable(lines, line.number + 1):
        advice = _(
            "Write two lines: {first} and below it, {count} spaces further to the right: {second}"
        )
        advice = advice.format(first=begin, second=answer, count=4)
    return Mistake(what, advice, len(question) + 1)


def then_after_the_colon(line: Unreadable) -> Mistake | None:
    """A then after the colon, in this line or in the one above it."""
    for number in (line.number, line.number - 1):
        text = line.lines[number - 1] if number else ""
        found = re.match(r"\s*((?:if|elif|while)\b.*?:)\s*(then)\s*:?\s*(#.*)?$", text)
        if found:
            what = unknown_word("then")
            advice = _("Take it out: the colon says all.")
            return Mistake(what, advice, found.start(2) + 1, number, found[1])
    return None


def word_of_a_block_alone(line: Unreadable) -> Mistake | None:
    """A def without a name, or a word with which other languages end a block."""
    if re.match(r"\s*def\s*:?$", line.code):
        what = _("after def the name of the function is missing.")
        example = "def make(maze, rng):" if is_of_maker(line.lines) else "def my_turn(view):"
        advice = _("Write it, as in: {example}").format(example=example)
        return Mistake(what, advice, len(line.code) + 1)
    if re.match(r"\s*end\s+(if|for|while|def|function)\s*;?$", line.code, re.IGNORECASE):
        what = _("a block ends where its lines end, and no word says so.")
        return Mistake(what, _("Delete this line."), line.indent + 1)
    return None


def _then(line: Unreadable) -> Mistake | None:
    then = re.search(r"\bthen\b", line.code)
    if then:
        what = unknown_word("then")
        advice = _("Write a colon instead of then.")
        begin = len(line.code[: then.start()].rstrip())
        code = line.with_words("", begin, then.end())
        return Mistake(what, advice, then.start() + 1, code=code)
    return None


def colon_too_early(line: Unreadable) -> Mistake | None:
    """The colon comes after the first word, and the question after it."""
    found = re.match(r"\s*(if|elif|while)(\s*:\s*)\w", line.code)
    if found is None:
        return None
    what = _("the colon stands too early: it belongs at the end of this line.")
    code = line.with_words(" ", *found.span(2))
    advice = _("Write it there.")
    return Mistake(what, advice, found.start(2) + 1, code=code)


def colon_missing(line: Unreadable) -> Mistake | None:
    """A line that begins a block, and has no colon at its end."""
    if not line.reason.startswith("expected ':'"):
        return None
    what = _("a colon is missing at the end of this line.")
    advice = _("Lines that begin with if, elif, else, while, for, def and class end with a colon.")
    return Mistake(what, advice, code=line.with_words("", len(line.code), len(line.code)))


def what_is_missing(line: Unreadable) -> Mistake | None:
    """A line that stops too early, or in which something is left out."""
    makes = is_of_maker(line.lines)
    if line.first_word in _ASK and line.code.strip().rstrip(": ") == line.first_word:
        what = _("after {word} the question is missing.").format(word=line.first_word)
        asked = "walls" if makes else "view.right"
        example = f"{line.first_word} {asked}:"
        return Mistake(what, _("Write it, as in: {example}").format(example=example))
    stops = _WANTS_MORE.search(line.code)
    if stops and line.first_word in _ASK and _ENDS_WITH_A_SIDE.search(line.code):
        what = _("a dot stands at the end of this line. It needs a colon.")
        code = line.with_words(":", stops.start(), len(line.code))
        return Mistake(
            what, _("Take out the dot, and write a colon."), stops.end(1), code=code
        )
    if stops and line.reason.startswith(("invalid syntax", "expected ':'")):
        what = _("after {sign} something is missing.").format(sign=stops[1])
        advice = _("Write what belongs after it, as in: view.right or Turn.RIGHT")
        for owner, example in _EXAMPLES.items():
            if re.search(rf"\b{owner}\.\s*:?$", line.code):
                advice = _("Write what belongs after it, as in: {example}").format(example=example)
        if makes:
            advice = _("Write what belongs after it, as in: maze.rooms or maze.dig_to(room)")
        if stops[1] != ".":
            advice = _("Write what belongs after it, or take it out.")
        return Mistake(what, advice, stops.end(1))
    return None


def no_first_word(line: Unreadable) -> Mistake | None:
    """A line with a colon at its end, and no if before it."""
    if not line.code.endswith(":") or line.reason != "invalid syntax":
        return None
    if line.first_word in (*BEGIN_BLOCKS, "except", "finally"):
        return None
    asked = re.match(r"\s*\w+\s+((not\s+)?view\b.*)", line.code)
    if asked:
        what = unknown_word(line.first_word)
        code = f"if {asked[1]}"
        return Mistake(what, _("Begin the line with if."), line.indent + 1, code=code)
    what = _("only a line that begins with if, elif, else, for, while or def ends with a colon.")
    advice = _("Write the missing word, as in: {example}")
    example = f"if {line.code.strip()}"
    return Mistake(what, advice.format(example=example), line.indent + 1)
