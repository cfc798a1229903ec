"""What the class is asked and told while it guesses. Who asks, and when, is in ``guessing``."""

import re
from enum import Enum, auto

from mazelib.text.sentences import _, one_of, paragraph


class Question(Enum):
    """What the class is asked now."""

    WAY = auto()
    WHY = auto()


QUESTION_WORDS = {
    Question.WAY: _("Where will it go?"),
    Question.WHY: _("And which line of the rule will answer?"),
}
#: The small heading: the questions come one at a time.
HEADINGS = {
    Question.WAY: _("Guess 1 of 2"),
    Question.WHY: _("Guess 2 of 2"),
}
#: What is said away from junctions, so that the class knows that it will be asked.
AT_NEXT_JUNCTION = _("At the next junction, you guess first.")
#: What is said of a guess: whether its way was right, and whether its line was.
VERDICTS = {
    (True, True): _("Yes, that way, and that line."),
    (True, False): _("Yes, that way. But another line answers."),
    (False, True): _("It goes another way. But yes, that line."),
    (False, False): _("It goes another way, and another line answers."),
}
#: The words with which a line of code asks, and those without which no line can answer.
ASKS = re.compile(r"\s*(if|elif|while)\b")
ANSWERS = re.compile(r"\b(return|lambda)\b")


def question_words(question: Question, *, tosses: bool) -> str:
    """The question; where coins are tossed, it says so."""
    if question is Question.WAY and tosses:
        return _("Where will its coins send it?")
    return QUESTION_WORDS[question]


def how_to_answer(question: Question, ways: int, *, tosses: bool) -> str:
    """How to answer: ``ways`` can be guessed. Where coins are tossed, nobody can know."""
    if question is Question.WHY:
        return _("Click it in the rule.")
    if tosses:
        return paragraph(_keys_of(ways), _("Nobody can know it."))
    return _keys_of(ways)


def first_guess(question: Question, ways: int) -> str:
    """What is said to somebody who wants to go on without an answer."""
    if question is Question.WHY:
        return _("Guess first. Click the line of the rule that will answer.")
    return paragraph(_("Guess first."), _keys_of(ways))


def _keys_of(ways: int) -> str:
    numbers = one_of(str(number) for number in range(1, ways + 1))
    return _("Press {numbers}, or click a way.").format(numbers=numbers)


def hint_about(text: str, *, speaks: bool) -> str:
    """What is said of a line of code that was clicked and cannot answer; "" of one that can.

    Also a line that ``speaks`` can: the rule says by its comment why it goes where it goes.
    """
    if not text or ANSWERS.search(text):
        return ""
    if ASKS.match(text):
        return _("That line asks. Which one answers?")
    if speaks:
        return ""
    return _("That line does not answer. Which one does?")
