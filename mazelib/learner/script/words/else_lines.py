"""A line with else or elif that belongs to no if, or that asks what it cannot ask."""

import re

from mazelib.learner.script.words.indents import (
    block_above,
    if_around,
    line_above,
    move_left,
)
from mazelib.learner.script.words.line_mistake import (
    Mistake,
    Unreadable,
)
from mazelib.learner.script.words.mistake_table import ELSE_ASKS
from mazelib.text.sentences import _

#: Those after which a question is asked.
_ASK = ("if", "elif", "while")



def else_in_one_line(line: Unreadable) -> Mistake | None:
    """An else behind what belongs to its if."""
    found = re.match(r"\s*(?:if|elif)\b.*?:\s*\S.*?\s*(;?\s*\belse\s*:.*)$", line.code)
    if found is None:
        return None
    column = line.code.index("else", found.start(1))
    what = _("this else needs a line of its own.")
    advice = _("Move it into a new line below, which begins exactly where this line begins: {code}")
    code = line.text[column : len(line.code)].rstrip(";")
    return Mistake(what, advice.format(code=code), column + 1)


def else_with_a_question(line: Unreadable) -> Mistake | None:
    """An else before if, or one that asks."""
    question = re.match(r"\s*else\s+(if\s+)?([^:\s].*)", line.code)
    if question is None:
        return None
    advice = _("Write else: alone, or elif and a question.")
    if question[1]:
        what = _("Python writes else if as one word: elif.")
        code = line.with_words("elif ", line.indent, question.start(2))
        return Mistake(what, advice, line.indent + 1, code=code)
    return Mistake(ELSE_ASKS, advice, question.start(2) + 1)


def if_before_else(line: Unreadable) -> Mistake | None:
    """An if before else, and nothing between them."""
    if not re.match(r"\s*if\s+else\s*:$", line.code):
        return None
    what = _("an else asks no question, so no if stands before it.")
    return Mistake(what, _("Take out the if."), line.indent + 1, code="else:")


def else_without_if(line: Unreadable) -> Mistake | None:
    """An else or elif under no if."""
    if line.reason != "invalid syntax" or not re.match(r"\s*(else\s*:|elif\b.*:)$", line.code):
        return None
    what = _("this {word} belongs to no if.").format(word=line.first_word)
    advice = _("Let it begin exactly below its if, right after the lines that belong to that if.")
    above = line_above(line)
    block = block_above(line)
    outer = if_around(line)
    if outer:
        what = _("this {word} is inside the if in line {line}, and not below it.")
        what = what.format(word=line.first_word, line=outer.number)
        advice = move_left(line.indent - outer.indent, outer.number)
    elif block and re.match(r"\s*else\b", line.lines[block.number - 1]):
        what = _("this {word} comes after the else in line {line}, and an else comes last.")
        what = what.format(word=line.first_word, line=block.number)
        advice = _("Move it above line {line}, with the lines that belong to it.")
        advice = advice.format(line=block.number)
    elif above and above.indent == line.indent:
        what = _("line {above} ends the if above it, so this {word} belongs to no if.")
        what = what.format(above=above.number, word=line.first_word)
        advice = _("Put 4 more spaces before line {above}, or take it out.")
        advice = advice.format(above=above.number)
    elif above and above.indent < line.indent and line.first_word == "elif":
        advice = _("The first question begins with if.")
        code = line.code.strip().removeprefix("el")
        write = _("The first question begins with if. Write: {code}")
        return Mistake(what, advice, line.indent + 1, code=code, write=write)
    return Mistake(what, advice, line.indent + 1)
