"""Looks at a line that Python cannot read, for what learners mistype. Each look is a function.

A look is sure of what it finds, or finds nothing. The first that finds something is told.
"""

import keyword
import re
from collections.abc import Callable

from mazelib.learner.script.words.habits import ELSE_ASKS, habit
from mazelib.learner.script.words.indents import (
    block_above,
    if_around,
    line_above,
    move_left,
    spaces_of_a_page,
    wrong_indent,
)
from mazelib.learner.script.words.line_mistake import (
    BEGIN_BLOCKS,
    WRITE_WITHOUT_BRACKETS,
    Mistake,
    Unreadable,
    is_of_maker,
)
from mazelib.learner.script.words.line_reasons import wide_sign
from mazelib.learner.script.words.missing_signs import (
    bracket_alone,
    bracket_open_at_the_colon,
    bracket_open_at_the_end,
    comment_without_sign,
    def_without_bracket,
    fence_of_a_chat,
    text_that_swallows_quotes,
    text_without_end,
    words_of_a_sentence,
)
from mazelib.learner.script.words.misspelt_words import (
    def_without_its_word,
    misspelt_word,
    new_object,
    return_with_more,
    unknown_word,
    word_of_another_language,
)
from mazelib.learner.script.words.turns_and_sides import ask_side_as_it_is, dots_stand_for_the_rest
from mazelib.text.sentences import _
from mazelib.walking.view import SENSES

#: Those after which a question is asked.
_ASK = ("if", "elif", "while")
#: Signs of other languages, and what Python has instead.
_SIGN_INSTEAD = {
    "&&": "and",
    "||": "or",
    "===": "==",
    "=!": "!=",
    "=>": ">=",
    "=<": "<=",
    "<>": "!=",
}
_FOREIGN = re.compile("|".join(map(re.escape, _SIGN_INSTEAD)))
#: Signs that want something after them.
_WANTS_MORE = re.compile(r"(==|!=|<=|>=|[-+*/%<>=.]|\b(?:and|or|not|in|is))\s*:?$")


#: What may stand after these words and a dot.
_EXAMPLES = {"Turn": "Turn.RIGHT", "view": "view.right", "self": "self.places"}
#: A side of the view, and a dot after it as at the end of a sentence.
_ENDS_WITH_A_SIDE = re.compile(rf"\bview\.({'|'.join(SENSES)})\.\s*:?$")
#: A side of the view before one equals sign.
_SIDE_BEFORE_EQUALS = re.compile(rf"\bview\.({'|'.join(SENSES)})\s*=(?!=)")


def mistake_found_in(line: Unreadable) -> Mistake | None:
    """What the first look that finds something finds; None if none does.

    Where a text never ends, its words are no program, and nothing is looked for in them.
    """
    if begins := text_that_swallows_quotes(line) or text_without_end(line):
        return begins
    if "unterminated" in line.reason:
        return habit(line)
    for look in _LOOKS:
        found = look(line)
        if found:
            return found
    return None


def _foreign_sign(line: Unreadable) -> Mistake | None:
    """A sign of another language."""
    found = _FOREIGN.search(line.code)
    if found:
        what = _("Python does not know the sign {sign}.").format(sign=found[0])
        advice = _("Write {instead} instead.").format(instead=_SIGN_INSTEAD[found[0]])
        code = line.with_words(_SIGN_INSTEAD[found[0]], *found.span())
        code = _FOREIGN.sub(lambda other: _SIGN_INSTEAD[other[0]], code)
        return Mistake(what, advice, found.start() + 1, code=code)
    exclamation = re.search(r"!(?!=)", line.code)
    if exclamation:
        what = _("Python does not know the sign ! before a question.")
        code = line.with_words("not ", *exclamation.span())
        advice = _("Write not, and a space after it.")
        return Mistake(what, advice, exclamation.start() + 1, code=code)
    becomes = re.match(r"\s*[\w.]+\s*(:=)", line.code)
    if becomes:
        what = _("to give a name a value, Python writes = alone.")
        return Mistake(what, _("Take out the colon before it."), becomes.start(1) + 1)
    counting = re.search(r"([\w.]+)\s*(\+\+|--)\s*;?$", line.code)
    if counting:
        what = _("Python does not know the sign {sign}.").format(sign=counting[2])
        advice = _("Write: {name} {sign}= 1").format(name=counting[1], sign=counting[2][0])
        return Mistake(what, advice, counting.start(2) + 1)
    stray = re.search(r"[?$]", line.code)
    if stray:
        what = _("the sign {sign} means nothing in Python.").format(sign=stray[0])
        return Mistake(what, _("Take it out."), stray.start() + 1)
    return None


#: What a line of a block begins with, after the line that asks.
_GOES_ON = re.compile(r"(?<=\S) +(return|pass|break|continue|yield)\b")


def _wrong_end_of_block_line(line: Unreadable) -> Mistake | None:
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
        what = _("the colon before {word} is missing.").format(word=goes_on[1])
        advice = _("Write : there, and {word} in a line of its own.").format(word=goes_on[1])
        return Mistake(what, advice, goes_on.start() + 1)
    return _then(line)


def _then(line: Unreadable) -> Mistake | None:
    then = re.search(r"\bthen\b", line.code)
    if then:
        what = unknown_word("then")
        advice = _("Write a colon instead of then.")
        begin = len(line.code[: then.start()].rstrip())
        code = line.with_words("", begin, then.end())
        return Mistake(what, advice, then.start() + 1, code=code)
    return None


def _colon_too_early(line: Unreadable) -> Mistake | None:
    """The colon comes after the first word, and the question after it."""
    found = re.match(r"\s*(if|elif|while)(\s*:\s*)\w", line.code)
    if found is None:
        return None
    what = _("the colon stands too early: it belongs at the end of this line.")
    code = line.with_words(" ", *found.span(2))
    advice = _("Write it there.")
    return Mistake(what, advice, found.start(2) + 1, code=code)


def _dots_of_an_example(line: Unreadable) -> Mistake | None:
    """The three dots with which show(MyTurn, ...) stands for all that stays as it is."""
    dots = re.search(r",\s*(\.\.\.),?\s*\)?$", line.code)
    if dots is None:
        return None
    what = dots_stand_for_the_rest()
    advice = _("Take them out, and let all else in the brackets of show stay as it is.")
    return Mistake(what, advice, dots.start(1) + 1)


def _colon_missing(line: Unreadable) -> Mistake | None:
    if not line.reason.startswith("expected ':'"):
        return None
    what = _("a colon is missing at the end of this line.")
    advice = _("Lines that begin with if, elif, else, while, for, def and class end with a colon.")
    return Mistake(what, advice, code=line.with_words("", len(line.code), len(line.code)))


def _else_with_a_question(line: Unreadable) -> Mistake | None:
    question = re.match(r"\s*else\s+(if\s+)?([^:\s].*)", line.code)
    if question is None:
        return None
    advice = _("Write else: alone, or elif and a question.")
    if question[1]:
        what = _("Python writes else if as one word: elif.")
        code = line.with_words("elif ", line.indent, question.start(2))
        return Mistake(what, advice, line.indent + 1, code=code)
    return Mistake(ELSE_ASKS, advice, question.start(2) + 1)


def _else_in_one_line(line: Unreadable) -> Mistake | None:
    """An else behind what belongs to its if."""
    found = re.match(r"\s*(?:if|elif)\b.*?:\s*\S.*?\s*(;?\s*\belse\s*:.*)$", line.code)
    if found is None:
        return None
    column = line.code.index("else", found.start(1))
    what = _("this else needs a line of its own.")
    advice = _("Move it into a new line below, which begins exactly where this line begins: {code}")
    code = line.text[column : len(line.code)].rstrip(";")
    return Mistake(what, advice.format(code=code), column + 1)


def _if_before_else(line: Unreadable) -> Mistake | None:
    if not re.match(r"\s*if\s+else\s*:$", line.code):
        return None
    what = _("an else asks no question, so no if stands before it.")
    return Mistake(what, _("Take out the if."), line.indent + 1, code="else:")


def _else_without_if(line: Unreadable) -> Mistake | None:
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


def _what_is_missing(line: Unreadable) -> Mistake | None:
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


def _one_equals_sign(line: Unreadable) -> Mistake | None:
    if "Maybe you meant '=='" not in line.reason and "cannot assign to" not in line.reason:
        return None
    if line.first_word not in _ASK:
        what = _("on the left of = there must be one name.")
        advice = _("A name has letters, digits and _ in it, and nothing else, as in: my_coin")
        return Mistake(what, advice)
    single = re.search(r"(?<![=!<>])=(?!=)", line.code)
    what = _("one equals sign gives a name a value. It does not compare.")
    advice = _("To compare, write two: ==")
    side = _SIDE_BEFORE_EQUALS.search(line.code)
    if side:
        advice = ask_side_as_it_is(side[1])
    return Mistake(what, advice, single.start() + 1 if single else None)


def _no_first_word(line: Unreadable) -> Mistake | None:
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


def _list_without_brackets(line: Unreadable) -> Mistake | None:
    """Several texts after a name and =, in the brackets of a call: maps="first", "loop"."""
    if not line.reason.startswith("positional argument follows keyword"):
        return None
    for number in range(line.number, 0, -1):
        text = line.lines[number - 1]
        texts = re.match(r"\s*(\w+=)(\"[^\"]*\"(?:\s*,\s*\"[^\"]*\")+)(.*)$", text)
        if texts:
            what = _("several texts after one name need square brackets around them.")
            code = f"{texts[1]}[{texts[2]}]{texts[3]}"
            advice = _("Write [ before, and ] after them.")
            return Mistake(what, advice, texts.start(2) + 1, number, code)
        if re.match(r"\s*show\(", text):
            break
    return None


def _missing_comma(line: Unreadable) -> Mistake | None:
    if "forgot a comma" not in line.reason:
        return None
    if line.goes_on:
        what = _("perhaps a comma is missing at the end of this line.")
        column = len(line.code) + 1
        code = line.with_words(",", len(line.code), len(line.code))
        advice = _("Write a comma between any two values in brackets.")
        return Mistake(what, advice, column, code=code)
    if re.search(r"\w=\s*[^\W\d]\w*\s+[^\W\d]", line.code):
        what = _("these words are no single value.")
        return Mistake(what, _('If they are a text, write quotes around them, as in: "My task"'))
    printed = re.search(r"\bprint\(\s*([^\W\d]\w*(?:\s+\w+)+)\s*\)", line.code)
    if printed:
        what = _("these words are no single value.")
        code = f'print("{printed[1]}")'
        return Mistake(what, _("If they are a text, write: {code}").format(code=code))
    what = _("perhaps a comma is missing between two values.")
    return Mistake(what, _("Write a comma between any two values in brackets."))


def _word_of_pythons_as_name(line: Unreadable) -> Mistake | None:
    """A name that a learner cannot give to anything."""
    found = re.match(r"\s*(?:(?:def|class)\s+(\w+)|(\w+)\s*=(?!=))", line.code)
    word = (found[1] or found[2]) if found else ""
    if not found or not keyword.iskeyword(word):
        return None
    what = _("'{word}' is a word of Python's own and cannot be a name.").format(word=word)
    return Mistake(what, _("Choose another name."), found.start(1 if found[1] else 2) + 1)


def _two_names_side_by_side(line: Unreadable) -> Mistake | None:
    if line.reason != "invalid syntax":
        return None
    for found in re.finditer(r"\b([^\W\d]\w*)(?=(\s+)([^\W\d]\w*))", line.code):
        one, _space, other = found.groups()
        if keyword.iskeyword(one) or keyword.iskeyword(other):
            continue
        what = _("something is missing between {one} and {other}.").format(one=one, other=other)
        advice = _("Perhaps a dot, a comma, or a word such as and.")
        return Mistake(what, advice, found.start(2) + 1)
    return None


_LOOKS: tuple[Callable[[Unreadable], Mistake | None], ...] = (
    wrong_indent,
    spaces_of_a_page,
    fence_of_a_chat,
    bracket_alone,
    wide_sign,
    habit,
    comment_without_sign,
    words_of_a_sentence,
    word_of_another_language,
    return_with_more,
    new_object,
    _else_in_one_line,
    _foreign_sign,
    _wrong_end_of_block_line,
    _colon_too_early,
    _else_with_a_question,
    misspelt_word,
    def_without_its_word,
    _word_of_pythons_as_name,
    def_without_bracket,
    bracket_open_at_the_colon,
    bracket_open_at_the_end,
    _dots_of_an_example,
    _what_is_missing,
    _one_equals_sign,
    _if_before_else,
    _else_without_if,
    _no_first_word,
    _colon_missing,
    _list_without_brackets,
    _missing_comma,
    _two_names_side_by_side,
)
