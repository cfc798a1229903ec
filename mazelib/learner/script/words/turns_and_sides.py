"""Words that learners write for the turns of a rule and for the sides of its view."""

from mazelib.grid.compass import Heading, Turn
from mazelib.text.sentences import _, listed
from mazelib.walking.view import SENSES

#: The turns, the headings, and the sides of the view, as a learner writes them.
TURNS = listed(f"Turn.{turn.name}" for turn in Turn)
HEADINGS = listed(f"Heading.{heading.name}" for heading in Heading)
SIDES = listed(f"view.{side}" for side in SENSES)
#: Other words for two of the sides.
_OTHER_WORDS = {
    "ahead": "front",
    "go": "front",
    "forward": "front",
    "forwards": "front",
    "straight": "front",
    "behind": "back",
    "backward": "back",
    "backwards": "back",
    "around": "back",
}


def meant_side(word: str) -> str:
    """The side that a word means: front, right, left or back; "" if it means none."""
    side = _OTHER_WORDS.get(word.lower(), word.lower())
    return side if side in SENSES else ""


def meant_turn(word: str) -> str:
    """The name of the turn that a word means, AHEAD say; "" if it means none."""
    side = meant_side(word)
    return Turn.AHEAD.name if side == "front" else side.upper()


def what_are_the_turns(word: str) -> str:
    """The advice about a word after ``Turn.`` that means no turn."""
    if word.upper() in Heading.__members__:
        sentence = _("{word} is a heading on the map, and no turn. The turns are {turns}.")
        return sentence.format(word=word.lower(), turns=TURNS)
    return _("The turns are {turns}.").format(turns=TURNS)


def ask_side_as_it_is(side: str) -> str:
    """The advice about a side of the view that is compared with something."""
    sentence = _("Ask it as it is: if view.{side}: or, for a wall, if not view.{side}:")
    return sentence.format(side=side)


def what_are_the_sides(word: str = "") -> str:
    """The advice about a word after ``view.`` that means no side."""
    if word.upper() in Heading.__members__:
        sentence = _("{word} is a heading on the map. The view turns with the walker: {sides}.")
        return sentence.format(word=word, sides=SIDES)
    return _("The view has {sides}. Each is True where the way is open.").format(sides=SIDES)


def dots_stand_for_the_rest() -> str:
    """What the three dots of show(my_rule, ...) are."""
    return _("the three dots only stand for what is there already: nobody writes them.")


def ask_with_a_dot(code: str) -> str:
    """The advice where a side of the view is asked for in another way."""
    return _("Ask it with a dot, as in: {code}").format(code=code)
