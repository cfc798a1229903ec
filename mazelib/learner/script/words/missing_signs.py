"""Looks at a line that Python cannot read, for a sign that is missing: a bracket, #, quotes.

Each look is a function, as in line_looks, which calls them.
"""

import keyword
import re
from collections.abc import Sequence

from mazelib.learner.script.words.line_mistake import (
    BEGIN_BLOCKS,
    Mistake,
    Unreadable,
    is_readable,
)
from mazelib.learner.script.words.line_reasons import PARTNERS
from mazelib.learner.script.words.mistake_table import COMMENT_SIGN, NO_SECOND_QUOTE
from mazelib.text.sentences import _

#: What is said of a text in three quotes that never ends, and the first words of a program.
NEVER_ENDS = _("a text begins here with three quotes and never ends.")
#: A line of the program, and not of a text.
_LOOKS_LIKE_CODE = re.compile(
    r"\s*((import|from|def|class|if|for|while|return|yield)\b.|[\w.]+\s*=|[\w.]+\()"
)
#: So many words that are not Python's own make a sentence.
_WORDS_OF_A_SENTENCE = 3
#: A text in three quotes, from its beginning to its end; another one in a line; or a comment.
_TEXTS = re.compile(
    r"(?P<quotes>\"\"\"|''').*?(?P=quotes)|\"[^\"\n]*\"|'[^'\n]*'|#[^\n]*", re.DOTALL
)
#: A text between single quotes, with apostrophes in it: each between two letters.
_WITH_APOSTROPHE = re.compile(
    r"(?P<before>[^'\"#]*(?<!\w))'(?P<words>(?:[^'\"]|(?<=\w)'(?=\w))*)'(?!\w)"
)


def text_that_swallows_quotes(line: Unreadable) -> Mistake | None:
    """A text in three quotes that never ends, above the line that Python cannot read.

    Python takes the quotes with which the next text begins for its end, and reads the words after
    them as program. So what comes right after its end is a word.
    """
    program = "\n".join(line.lines)
    for found in _TEXTS.finditer(program):
        number = program.count("\n", 0, found.start()) + 1
        if number >= line.number:
            return None
        if found["quotes"] and re.match(r"\w", program[found.end() :]):
            column = found.start() - program.rfind("\n", 0, found.start())
            advice = _where_it_ends(number, found["quotes"], line.lines)
            return Mistake(NEVER_ENDS, advice, column, number)
    return None


def text_without_end(line: Unreadable) -> Mistake | None:
    """A text in three quotes that never ends, in a line that Python names."""
    if "unterminated triple-quoted" not in line.reason:
        return None
    begins = re.search(r"\"\"\"|'''", line.text)
    quotes = begins[0] if begins else '"""'
    return Mistake(NEVER_ENDS, _where_it_ends(line.number, quotes, line.lines))


def _where_it_ends(begins: int, quotes: str, lines: Sequence[str]) -> str:
    """Where to end a text that begins in this line: above the first line that looks like code."""
    for number in range(begins, len(lines)):
        is_code = _LOOKS_LIKE_CODE.match(lines[number])
        if is_code and is_readable([*lines[:number], quotes, *lines[number:]]):
            last = number
            while not lines[last - 1].strip():
                last -= 1
            sentence = _(
                "Its last line is probably line {line}: write {quotes} alone in a new line below."
            )
            if last == begins:
                sentence = _("Write {quotes} at the end of line {line}.")
            return sentence.format(line=last, quotes=quotes)
    return _("Write three quotes after it, too.")


def quote_that_ends_a_text(line: Unreadable) -> Mistake | None:
    """An apostrophe in a text between single quotes: 'Don't turn left!'."""
    found = _WITH_APOSTROPHE.match(line.text)
    apostrophe = re.search(r"\w'\w", found["words"]) if found else None
    if found is None or apostrophe is None:
        return None
    code = f'{found["before"]}"{found["words"]}"{line.text[found.end() :]}'
    lines = [*line.lines[: line.number - 1], code, *line.lines[line.number :]]
    if not is_readable(lines, line.number):
        return None
    what = _("the text ends here already, because ' is also its quote.")
    column = found.start("words") + apostrophe.start() + 2
    return Mistake(what, "", column, code=code.strip())


def quote_missing_at_the_end(line: Unreadable) -> Mistake | None:
    """A text to which only its last quote is missing: at the end, or before a comma or bracket."""
    begins = re.search(r"[\"']", line.text)
    if "unterminated string" not in line.reason or begins is None:
        return None
    text = line.text.rstrip()
    for end in (r"\)+[,:]?$", r"\]+\)*,?$", r",$", r"$"):
        found = re.search(end, text)
        if found is None:
            continue
        code = f"{text[: found.start()]}{begins[0]}{found[0]}"
        lines = [*line.lines[: line.number - 1], code, *line.lines[line.number :]]
        if is_readable(lines, line.number):
            advice = _("Write it where the text ends.")
            return Mistake(NO_SECOND_QUOTE, advice, begins.start() + 1, code=code.strip())
    return None


def bracket_alone(line: Unreadable) -> Mistake | None:
    """A line with nothing but the bracket that ends a block in other languages."""
    if line.reason != "unmatched '}'" or line.code.strip(" ;") != "}":
        return None
    what = _("a block does not end with a bracket in Python.")
    return Mistake(what, _("Delete this line."), line.indent + 1)


def comment_without_sign(line: Unreadable) -> Mistake | None:
    """A comment as other languages begin it."""
    found = re.search(r"//\s*[^\W\d]\w*\s+[^\W\d]\w*|/\*", line.code)
    if found is None:
        return None
    advice = _("Write # instead of {sign}.").format(sign=found[0][:2])
    return Mistake(COMMENT_SIGN, advice, found.start() + 1)


def words_of_a_sentence(line: Unreadable) -> Mistake | None:
    """A sentence without # or quotes: several words, a space between any two, and a full stop."""
    found = re.search(r"[^\W\d]\w*[:,]?(\s+[^\W\d]\w*[:,]?)+\.$", line.code)
    words = re.findall(r"\w+", found[0]) if found else []
    if sum(not keyword.iskeyword(word) for word in words) < _WORDS_OF_A_SENTENCE:
        return None
    what = _("these words are a sentence, and no Python.")
    said = re.match(r"\s*yield\s+(.+)$", line.text)
    if said:
        advice = _('Write quotes around them, as in: yield "Dig there."')
        return Mistake(what, advice, code=f'yield "{said[1]}"')
    if line.first_word == "print":
        return Mistake(what, _("Write brackets and quotes around them."))
    advice = _("Write # before it, if it is a comment. Write quotes around it, if it is a text.")
    return Mistake(what, advice)


def def_without_bracket(line: Unreadable) -> Mistake | None:
    """A function whose name has a space in it, or no bracket after it."""
    found = re.match(r"\s*def\s+([^\W\d]\w*)(.*)$", line.code)
    if found is None or found[2].lstrip().startswith("("):
        return None
    column = found.end(1) + 1
    if re.match(r"\s*:?$", found[2]):
        what = _("after the name of a function there must be brackets.")
        code = f"def {found[1]}(view):"
        return Mistake(what, _("Write ( ) there, and : at the end."), column, code=code)
    other = re.match(r"\s*[\[{<]\s*([\w, ]*?)\s*[\]}>]\s*:?$", found[2])
    if other:
        what = _("the names after {name} stand in round brackets.").format(name=found[1])
        code = f"def {found[1]}({other[1]}):"
        return Mistake(what, _("Write ( ) around them."), column, code=code)
    spaced = re.match(r"((?:\s+\w+)+)\(", found[2])
    if spaced:
        name = "_".join([found[1], *spaced[1].split()])
        what = _("the name of a function has no space in it.")
        return Mistake(what, _("Write _ instead, as in: {name}").format(name=name), column)
    if re.match(r"\s+\w", found[2]):
        code = f"def {found[1]}({found[2].strip()}"
        what = _("the bracket ( is missing after {name}.").format(name=found[1])
        return Mistake(what, _("Write it there."), column, code=code)
    return None


def bracket_open_above(line: Unreadable) -> Mistake | None:
    """A bracket that is opened in a line above and never closed: maps=["first"."""
    found = re.match(r"closing .* does not match .* '(?P<bracket>.)' on line (\d+)", line.reason)
    if found is None:
        return None
    bracket = found["bracket"]
    opener = int(found[2])
    opened = _last_open(bracket, Unreadable(line.lines[opener - 1], "").code)
    for number in range(line.number - 1, opener - 1, -1):
        code = _closed(line.lines[number - 1], PARTNERS[bracket])
        lines = [*line.lines[: number - 1], code, *line.lines[number:]]
        if code and opened and is_readable(lines, line.number):
            what = _("the bracket {bracket} is opened here and never closed.")
            advice = _("It ends in line {line}. Write there: {code}")
            advice = advice.format(line=number, code=code.strip())
            same = code.strip() if number == opener else ""
            return Mistake(what.format(bracket=bracket), advice, opened, opener, same)
    return None


def _last_open(bracket: str, code: str) -> int:
    """The column of the last bracket of this kind that a line does not close; 0: none."""
    opened = list[int]()
    for column, sign in enumerate(code, start=1):
        if sign == bracket:
            opened.append(column)
        elif sign == PARTNERS[bracket] and opened:
            opened.pop()
    return opened[-1] if opened else 0


def _closed(text: str, bracket: str) -> str:
    """A line with this bracket at its end, before a comma; "" where nothing would stand in it."""
    code = Unreadable(text, "").code
    end = len(code.rstrip(", "))
    if not end or code[end - 1] in "([{":
        return ""
    return f"{text[:end]}{bracket}{',' if code.endswith(',') else ''}"


def bracket_open_at_the_end(line: Unreadable) -> Mistake | None:
    """A line that ends within a round bracket, though what stands in it seems to be all."""
    if "was never closed" not in line.reason or not re.search(r"\w\([^()]*[^(),\s]$", line.code):
        return None
    what = _("a bracket ) is missing at the end of this line.")
    code = line.with_words(")", len(line.code), len(line.code))
    return Mistake(what, _("Write it there."), len(line.code) + 1, code=code)


def bracket_open_at_the_colon(line: Unreadable) -> Mistake | None:
    """A line that begins a block, in which a round bracket is not closed."""
    if line.first_word not in BEGIN_BLOCKS or not line.code.endswith(":"):
        return None
    opened = list[int]()
    for place, sign in enumerate(line.code):
        if sign == "(":
            opened.append(place)
        elif sign == ")" and opened:
            opened.pop()
    if not opened:
        return None
    what = _("the bracket ( is never closed.")
    return Mistake(what, _("Write ) where it ends, before the colon."), opened[-1] + 1)
