"""The question that a lesson asks its class before each turn or step: ``show(..., question=...)``.

    "Where will it go next, and why?"                         a text
    "{one} and {other}: break this wall, or leave it?"        of a maker: with gaps
    {"none": "All dug: what now?",                            of a maker: a text for each case, by
     "one": "Only one is wall: what now?",                    how many rooms may be taken
     "many": "{count} are wall: which one?",
     "again": "None here, either.",                           or none once more
     "nearest": "{count} ways: which one is nearest to G?",   or if no chance decides, on its way
     "back": "A new road begins here: which number?",         or for an older room, where one may
     "wall": "Break this wall, or leave it?"}                 or for a wall between two rooms
"""

from collections.abc import Mapping
from string import Formatter
from typing import NamedTuple

from mazelib.text.sentences import _, listed

#: A question, or one for each case.
ClassQuestion = str | Mapping[str, str]


class Question(NamedTuple):
    """A question as it is put to the class: what is ``asked``, and what else is said, if anything.

    A lesson writes both as one text: "Where will it go? Think of the wall."
    """

    asked: str
    more: str = ""


#: The gaps that a question of a maker may have: how many rooms around may be taken, and the numbers
#: of the two rooms beside the wall.
GAPS = ("count", "one", "other")
#: The cases: how many rooms around may be taken; that none may once more, as in the step before;
#: that of several the rule takes one on its way to the goal, and not by chance; that some may be
#: taken, but the worker has gone back to an older room; or that it is about a wall between two
#: rooms.
NUMBERS = ("none", "one", "many")
AGAIN = "again"
NEAREST = "nearest"
BACK = "back"
OF_A_WALL = "wall"
CASES = (*NUMBERS, AGAIN, NEAREST, BACK, OF_A_WALL)

WRITE_A_QUESTION = _("Write some text in quotes. Its gaps may be {gaps}.").format(
    gaps="{count}, {one}, {other}"
)
WRITE_CASES = _("Write a text for some of these cases: {cases}.").format(
    cases="{" + listed(f'"{case}": "..."' for case in CASES) + "}"
)
WRITE_ONE_TEXT = _("Write one text in quotes, without gaps: only a maker's question has them.")


def advice_about(question: object, *, is_about_maze: bool) -> str:
    """What to write instead of a wrong question; "" if nothing is wrong with it."""
    if not is_about_maze:
        has_gaps = not isinstance(question, str) or _gaps_in(question) not in (set(), None)
        return WRITE_ONE_TEXT if has_gaps else ""
    texts = [question]
    if isinstance(question, Mapping):
        if not set(CASES).issuperset(question):
            return WRITE_CASES
        texts = list(question.values())
    for text in texts:
        gaps = _gaps_in(text) if isinstance(text, str) else None
        if gaps is None or not gaps <= set(GAPS):
            return WRITE_A_QUESTION
    return ""


def _gaps_in(text: str) -> set[str] | None:
    """The names of the gaps of a text; None if its brackets cannot be read as gaps."""
    gaps = set()
    try:
        for _text, name, form, conversion in Formatter().parse(text):
            if form or conversion:
                return None
            if name is not None:
                gaps.add(name)
    except ValueError:
        return None
    return gaps


def question_of(text: str) -> Question | None:
    """The question in a lesson's text: what stands after its question mark is said besides.

    None if the text is empty.
    """
    asked, question_mark, more = text.partition("?")
    return Question(asked + question_mark, more.strip()) if text else None


def in_words(
    question: ClassQuestion,
    count: int,
    beside: tuple[int, int] | None,
    *,
    is_back: bool,
    is_again: bool,
    is_to_goal: bool,
) -> Question | None:
    """A question about a maze, its gaps filled; None if there is none for this case.

    ``count`` is how many rooms may be taken. Of a wall, ``beside`` has the numbers of its rooms.
    ``is_back`` says whether the worker has gone back to an older room, ``is_to_goal`` whether the
    rule takes one of several on its way to the goal, and not by chance, and ``is_again`` whether in
    the step before there was no room that may be taken.
    """
    text = question
    if isinstance(text, Mapping):
        case = OF_A_WALL if beside else NUMBERS[min(count, 2)]
        if is_to_goal and NEAREST in text:
            case = NEAREST
        if is_back and count and BACK in text:
            case = BACK
        if is_again and not count and not beside and AGAIN in text:
            case = AGAIN
        text = text.get(case, "")
    one, other = beside or (0, 0)
    return question_of(text.format(count=count, one=one, other=other))
