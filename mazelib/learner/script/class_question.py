"""The question that a lesson asks its class before each turn or step: ``show(..., question=...)``.

    "Where will it go next, and why?"                         a text
    "{one} and {other}: break this wall, or leave it?"        of a maker: with gaps
    {"none": "All dug: what now?",                            of a maker: a text for each case, by
     "one": "Only one is wall: what now?",                    how many rooms may be taken
     "many": "{count} are wall: which one?",
     "again": "None here, either.",                           or none once more
     "nearest": "{count} ways: which one is nearest to G?",   or if no chance decides, on its way
     "back": "It went back {rooms}. And now?",                or for an older room, where one may
     "wall": "Break this wall, or leave it?"}                 or for a wall between two rooms
"""

from collections.abc import Mapping
from string import Formatter
from typing import NamedTuple

from mazelib.text.nearest import did_you_mean
from mazelib.text.sentences import _, listed, ngettext, paragraph

#: A question, or one for each case.
ClassQuestion = str | Mapping[str, str]


class Question(NamedTuple):
    """A question as it is put to the class: what is ``asked``, and what else is said, if anything.

    A lesson writes both as one text: "It went back {rooms}. Where will it go? Think of the wall."
    ``says_rooms``: it has told how many rooms the worker has gone back.
    """

    asked: str
    more: str = ""
    says_rooms: bool = False


#: The gaps that a question of a maker may have: how many rooms around may be taken, and the numbers
#: of the two rooms beside the wall.
GAPS_OF_A_ROOM = ("count",)
GAPS_OF_A_WALL = ("one", "other")
GAPS = (*GAPS_OF_A_ROOM, *GAPS_OF_A_WALL)
#: Where the worker has gone back: how far, as "14 rooms".
ROOMS_GAP = "rooms"
GAPS_OF_GOING_BACK = (*GAPS_OF_A_ROOM, ROOMS_GAP)
ALL_GAPS = (*GAPS, ROOMS_GAP)
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
    if isinstance(question, Mapping):
        advice = (_advice_about_case(case, text) for case, text in question.items())
        return next(filter(None, advice), "")
    return _advice_about_text(question)


def _advice_about_case(case: object, text: object) -> str:
    """What to write instead of a wrong case of a question; "" if nothing is wrong with it."""
    if case not in CASES:
        what = _('There is no case "{case}".').format(case=case)
        return paragraph(what, did_you_mean(str(case), CASES) or WRITE_CASES)
    wrong = _advice_about_text(text, ALL_GAPS)
    if not isinstance(text, str) or wrong:
        return wrong
    gaps = {OF_A_WALL: GAPS_OF_A_WALL, BACK: GAPS_OF_GOING_BACK}.get(str(case), GAPS_OF_A_ROOM)
    for gap in ALL_GAPS:
        if gap not in gaps and gap in (_gaps_in(text) or ()):
            words = _('In the case "{case}", {gap} is not known. Its gaps may be {gaps}.')
            return words.format(case=case, gap=_in_brackets(gap), gaps=_in_brackets(*gaps))
    return ""


def _advice_about_text(text: object, known: tuple[str, ...] = GAPS) -> str:
    """What to write instead of a text with wrong gaps; "" if nothing is wrong with them."""
    if not isinstance(text, str):
        return WRITE_A_QUESTION
    gaps = _gaps_in(text)
    if gaps is not None and gaps <= set(known):
        return ""
    missing = ""
    if text.count("{") > text.count("}"):
        missing = _("The bracket {bracket} is missing.").format(bracket="}")
    elif text.count("{") < text.count("}"):
        missing = _("The bracket {bracket} is missing.").format(bracket="{")
    return paragraph(missing, WRITE_A_QUESTION)


def _in_brackets(*gaps: str) -> str:
    """Gaps as a script writes them: "{one}, {other}"."""
    return listed(f"{{{gap}}}" for gap in gaps)


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
    rooms_back: int,
    is_again: bool,
    is_to_goal: bool,
) -> Question | None:
    """A question about a maze, its gaps filled; None if there is none that fits this case.

    ``count`` is how many rooms may be taken. Of a wall, ``beside`` has the numbers of its rooms.
    ``rooms_back`` says how far the worker has gone back to an older room, 0 if it has not;
    ``is_to_goal`` whether the rule takes one of several on its way to the goal, and not by chance;
    and ``is_again`` whether in the step before there was no room that may be taken.
    """
    text = question
    if isinstance(text, Mapping):
        case = OF_A_WALL if beside else NUMBERS[min(count, 2)]
        if is_to_goal and NEAREST in text:
            case = NEAREST
        if rooms_back and count and BACK in text:
            case = BACK
        if is_again and not count and not beside and AGAIN in text:
            case = AGAIN
        text = text.get(case, "")
    if not beside and set(GAPS_OF_A_WALL) & (_gaps_in(text) or set()):
        return None  # There are no numbers to fill in.
    one, other = beside or (0, 0)
    rooms = ngettext("{rooms:,} room", "{rooms:,} rooms", rooms_back).format(rooms=rooms_back)
    asked = question_of(text.format(count=count, one=one, other=other, rooms=rooms))
    return asked and asked._replace(says_rooms=ROOMS_GAP in (_gaps_in(text) or ()))
