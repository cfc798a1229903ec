"""What was copied from somewhere else, with more than the program: a chat, a web page, a message.

Each look is a function, as in line_looks, which calls them.
"""

import html
import keyword
import re
from collections.abc import Sequence
from itertools import chain

from mazelib.learner.script.words.line_mistake import Mistake, Unreadable, is_readable
from mazelib.learner.script.words.misspelt_words import FIRST, meant_word
from mazelib.learner.script.words.other_signs import with_signs_of_python
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, listed

#: With three of these a chat begins and ends a program.
_FENCE = "```"
#: What a chat or a page writes before a point of a list.
_POINT = re.compile(r"(?:[-*•]|\d+[.)])\s+")
#: A word of a sentence.
_WORD = re.compile(r"[*_`(]*([^\W\d_][\w'’`-]*)([,.!?:;)*]*)$")
#: Signs that stand in programs, and seldom in sentences.
_SIGN_OF_A_PROGRAM = re.compile(r"[=\[\]{}\"]|\w\(|\w\.\w")
#: A sentence has so many words side by side that are not Python's.
_WORDS_SIDE_BY_SIDE = 3
#: A text in three quotes, from its beginning to its end.
_TEXTS = re.compile(r"(\"\"\"|''').*?(?:\1|\Z)", re.DOTALL)
#: The number of a line on a page; the signs of Python's own window; those of a comparison.
_NUMBER = re.compile(r"\s*(\d+)[.:|)]?(\s+\S.*|\s*)$")
_PROMPT = re.compile(r"\s*(>>>|\.\.\.)( |$)")
_COMPARED = re.compile(r"[-+](\s{4}|def\b|class\b|if\b|import\b|from\b)")
#: The beginning of a message about a mistake.
_MESSAGE = re.compile(r"\S+\.py, line \d|\s*File \".*\", line \d|Traceback \(|\w+Error: ")
#: The upper or lower edge of a map.
_MAP = re.compile(r"\s*(\+-{3,}\+|#{3,}\s*$)")
#: What stands in each lesson. And so many wrong names are no slip, though it stands there.
_OF_A_LESSON = re.compile(r"\bshow\(|\bdef \w+\((self, *)?(view|maze)\b|\blambda\b")
_MANY = 3
_SIGN_OF_A_PAGE = re.compile(r"&(?:amp|lt|gt|quot|nbsp|#39);")


def not_of_these_lessons(names: Sequence[str], lines: Sequence[str]) -> Explanation | None:
    """A program that takes names from mazelib which it does not have; None if it may be a lesson.

    Neither show nor a rule is in it, so it stands where the lesson stood.
    """
    has_a_rule = any(map(_OF_A_LESSON.search, lines))
    program = "\n".join(lines)
    called = [name for name in names if f"{name}(" in program]
    if not called or (has_a_rule and len(names) < _MANY):
        return None
    what = _("mazelib does not have {names}: this text was not written for these lessons.")
    advice = _("Take out all that came with it.")
    if not has_a_rule:
        advice = _(
            "Your lesson is gone from the file: press Ctrl+Z until it is back, "
            "or copy the lesson again."
        )
    return Explanation(what.format(names=listed(names)), advice)


def words_of_a_chat(line: Unreadable) -> Mistake | None:
    """A sentence from a chat or a page, above the program or below it."""
    if _MESSAGE.match(line.text):
        what = _("this is a message about a mistake, and no Python.")
        return Mistake(what, _("Delete this line."), 1)
    if _MAP.match(line.text):
        what = _("this is a part of a map, and no Python.")
        advice = _("Delete it here. A map is a text file of its own, in the folder heya.")
        return Mistake(what, advice, 1)
    if not is_sentence(line.text):
        return None
    others = _lines_of_a_chat(line.lines)
    what = _("these words are no Python. Perhaps they were copied from a chat or a web page.")
    advice = _("Delete this line. Or write # before it: then it is a comment.")
    if len(others) > 1:
        advice = _("Delete the lines {lines}: none of them is Python.")
        advice = advice.format(lines=listed(map(str, others)))
    return Mistake(what, advice, 1)


def is_sentence(text: str) -> bool:
    """Whether a line at the left edge has words as people write them, and no program."""
    if text[:1].isspace() or text.startswith(("#", '"', "'")):
        return False
    said = _POINT.sub("", text, count=1) if _POINT.match(text) else text
    words = said.split()
    if not words or _SIGN_OF_A_PROGRAM.search(said) or _begins_a_program(words[0]):
        return False
    if len(words) == 1:
        return re.match(r"[A-Z][a-z]+!$", words[0]) is not None
    in_a_row = 0
    longest = 0
    for word in words:
        found = _WORD.match(word)
        is_word = found is not None and not keyword.iskeyword(found[1])
        in_a_row = in_a_row + 1 if is_word else 0
        longest = max(longest, in_a_row)
    return longest >= _WORDS_SIDE_BY_SIDE


def _begins_a_program(word: str) -> bool:
    return keyword.iskeyword(word) or bool(meant_word(word, FIRST)) or word in ("print", "repeat")


def _lines_of_a_chat(lines: Sequence[str]) -> list[int]:
    """The numbers of all lines that are none of the program; none if that is not sure."""
    program = "\n".join(lines)
    texts = chain.from_iterable(
        range(program.count("\n", 0, found.start()) + 1, program.count("\n", 0, found.end()) + 2)
        for found in _TEXTS.finditer(program)
    )
    in_texts = set(texts)
    numbers = [
        number
        for number, text in enumerate(lines, start=1)
        if number not in in_texts and (is_sentence(text) or text.startswith(_FENCE))
    ]
    kept = ["" if number in numbers else text for number, text in enumerate(lines, start=1)]
    return numbers if is_readable(kept) else []


def fence_of_a_chat(line: Unreadable) -> Mistake | None:
    """Three marks with which a chat begins and ends a program."""
    if not line.text.strip().startswith(_FENCE):
        return None
    what = _("{fence} belongs to the chat or page that this was copied from, and not to Python.")
    advice = _("Delete this line.")
    others = _lines_of_a_chat(line.lines)
    for number in range(line.number + 1, len(line.lines) + 1):
        if line.lines[number - 1].strip().startswith(_FENCE):
            advice = _("Delete this line, and the {fence} in line {line}.")
            advice = advice.format(line=number, fence=_FENCE)
            break
    if any(is_sentence(line.lines[number - 1]) for number in others):
        advice = _("Delete the lines {lines}: none of them is Python.")
        advice = advice.format(lines=listed(map(str, others)))
    return Mistake(what.format(fence=_FENCE), advice, line.indent + 1)


def marks_of_a_page(line: Unreadable) -> Mistake | None:
    """Numbers of lines, >>>, or the + and - of a comparison, before the lines of a program."""
    numbered = _NUMBER.match(line.text)
    if numbered and _is_next(int(numbered[1]), line):
        what = _("the numbers before the lines are those of a page, and not of the program.")
        advice = _("Delete the number at the beginning of each line, and one space after it.")
        return Mistake(what, advice, numbered.start(1) + 1)
    prompt = _PROMPT.match(line.text)
    if prompt:
        what = _("{signs} stands on a page before what somebody types. It is no Python.")
        advice = _("Delete >>> and ... and the space after them at the beginning of each line.")
        return Mistake(what.format(signs=prompt[1]), advice, prompt.start(1) + 1)
    if _COMPARED.match(line.text):
        what = _("the signs + and - before the lines are those of a page, and not of the program.")
        advice = _("Delete each line that begins with -. Delete the + before all others.")
        return Mistake(what, advice, 1)
    return None


def _is_next(number: int, line: Unreadable) -> bool:
    """Whether the line above or below has the number before this one, or the one after it."""
    for at, wanted in ((line.number - 2, number - 1), (line.number, number + 1)):
        if 0 <= at < len(line.lines):
            found = _NUMBER.match(line.lines[at])
            if found and int(found[1]) == wanted:
                return True
    return False


def sign_of_a_page(line: Unreadable) -> Mistake | None:
    """A sign as it stands in the source of a web page: &lt; for <."""
    found = _SIGN_OF_A_PAGE.search(line.text)
    if found is None:
        return None
    code = html.unescape(line.text.strip()).replace("\u00a0", " ")
    what = _("{written} is how a web page keeps the sign {sign}. Python does not know it.")
    what = what.format(written=found[0], sign=html.unescape(found[0]).replace("\u00a0", " "))
    advice = _("Write the sign itself.")
    return Mistake(what, advice, found.start() + 1, code=with_signs_of_python(code))
