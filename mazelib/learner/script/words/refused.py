"""What a rule cannot have here: chance, clocks, input, folders, the sandbox itself.

A mistake that is found in the middle of a learner's line is raised there as a RefusedError.
"""

from collections.abc import Callable

from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _


class RefusedError(Exception):
    """A rule tried something that it cannot do here: what it was, and what to do instead.

    A rule may catch it, and go on without what it was refused. What has to stop a rule, whatever it
    catches, is told by Guard.stop.
    """

    def __init__(self, explanation: Explanation, of_maker: Explanation | None = None) -> None:
        """``of_maker`` explains it where the rule makes a maze, if that is another thing."""
        super().__init__(explanation.what)
        self.explanation = explanation
        self.of_maker = of_maker or explanation


def refused(explain: Callable[..., Explanation], *names: str) -> RefusedError:
    """The error about something that walks and makers cannot have, explained to each."""
    return RefusedError(explain(*names), explain(*names, is_maker=True))


def gives_chance(name: str, *, is_maker: bool = False) -> Explanation:
    """A module or function that would give chance to a rule."""
    what = _(
        "{name} cannot be used here: a rule is given its dice, so that a seed repeats its run."
    )
    advice = _(
        "Take this out. Write def my_turn(view, rng): (in a class, def __init__(self, rng):), "
        "then rng.randint(1, 6) for a number, and pick(ways, rng) for one of a list."
    )
    if is_maker:
        advice = _(
            "Take this out. Write def make(maze, rng): and let rng choose, as in: pick(walls, rng)"
        )
    return Explanation(what.format(name=name), advice)


def tells_the_time(name: str, *, is_maker: bool = False) -> Explanation:
    """A module or function that would tell a rule the time."""
    what = _(
        "{name} cannot be used here: a clock shows another time in every run, "
        "and a seed repeats its run."
    )
    advice = _("Count the turns instead: self.turns += 1")
    if is_maker:
        advice = _("Count the steps instead: steps += 1")
    return Explanation(what.format(name=name), advice)


def opens_a_window(name: str, *, is_maker: bool = False) -> Explanation:
    """A module that would draw in a window of its own."""
    what = _("{name} cannot be used here: it draws in a window of its own.").format(name=name)
    advice = _("Take this out. What the rule returns moves the walker, as in: return Turn.RIGHT")
    if is_maker:
        advice = _("Take this out. What the maze is told is drawn, as in: maze.dig_to(room)")
    return Explanation(what, advice)


def waits(name: str, *, is_maker: bool = False) -> Explanation:
    """A function that waits for some seconds."""
    what = _("{name} cannot be used here: a rule answers at once, and never waits.")
    advice = _("Take this out. In the window, - and + change how fast the walk is shown.")
    if is_maker:
        what = _("{name} cannot be used here: a maker goes on at once, and never waits.")
        advice = _("Take this out. In the window, - and + change how fast the making is shown.")
    return Explanation(what.format(name=name), advice)


def waits_for_typing(*, is_maker: bool = False) -> Explanation:
    """A rule that asks the user for something."""
    what = _("here input waits until somebody types, and a walk cannot wait.")
    advice = _("Answer from what the view tells, as in: if view.right:")
    if is_maker:
        what = _("here input waits until somebody types, and a maker cannot wait.")
        advice = _("Let rng choose instead, as in: room = pick(maze.rooms, rng)")
    return Explanation(what, advice)


def waits_or_ends_the_program(*, is_maker: bool = False) -> Explanation:
    """A rule that waits for the user, or ends the program."""
    what = _("a rule can neither wait for the user nor end the program.")
    advice = _("Take this out: a rule only answers.")
    if is_maker:
        advice = _("Take this out. If the maze is finished here, write: return")
    return Explanation(what, advice)


def is_a_folder(name: str) -> Explanation:
    """A script that imports a folder beside it."""
    what = _("{name} is a folder: a script can only import the files beside it.")
    advice = _("Move what you need from it into a file beside the script, and import that.")
    return Explanation(what.format(name=name), advice)


def shows_in_a_rule() -> Explanation:
    """A rule that calls show while it walks or makes."""
    what = _("a rule cannot call show: it opens the lesson, at the end of the file.")
    advice = _("To answer, write return. To see a value, write print.")
    return Explanation(what, advice)


def is_not_for_checks(name: str) -> Explanation:
    """A rule under check that reaches for a file, a program or Python's own parts."""
    what = _("{name} cannot be used in a check.").format(name=name)
    advice = _("There a rule knows its view, its notes and its dice, and nothing else.")
    return Explanation(what, advice)


def is_imported_by_name(name: str) -> Explanation:
    """A rule under check that has an answer of ours, but does not import it by its name."""
    what = _("in a check, {name} must be imported by its name.").format(name=name)
    return Explanation(what, _("Write: from mazelib import {name}").format(name=name))


def changes_the_sandbox(name: str) -> Explanation:
    """A line that gives something of ours an attribute of this name."""
    what = _("{name} belongs to the sandbox and cannot be changed.").format(name=name)
    return Explanation(what, _("Keep your value under a name of your own."))
