"""The kind of lesson in which the arrow keys walk: ``show({"up": Heading.UP, ...})``."""

from dataclasses import dataclass

from mazelib.grid.compass import Heading
from mazelib.kinds.map_lesson import MapLesson, MapLessonOptions
from mazelib.kinds.options import TraceOption
from mazelib.learner.show_call import ShowCall
from mazelib.text.sentences import _


@dataclass(frozen=True, kw_only=True)
class KeysOptions(TraceOption, MapLessonOptions):
    """The options of such a lesson."""


def headings_in(call: ShowCall) -> dict[str, Heading] | None:
    """The heading for each arrow key that a script gave to ``show``.

    The arrow keys are "up", "right", "down" and "left"; at least one must be there. None: the dict
    has something else in it.
    """
    assert isinstance(call.rule, dict), "takes() has looked"
    headings = dict(call.rule)
    are_arrows = set(headings) <= {heading.word for heading in Heading}
    are_headings = all(type(heading) is Heading for heading in headings.values())
    return headings if headings and are_arrows and are_headings else None


class KeysLesson(MapLesson):
    """A walk by the arrow keys."""

    name = "keys"
    shows = _("this script shows a walk by keys.")
    options_class = KeysOptions
    options: KeysOptions

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """True for any dict; ``headings`` checks what is in it."""
        return isinstance(call.rule, dict)

    def headings(self) -> dict[str, Heading]:
        """The heading for each arrow key; LocatedError if the dict of the script is wrong."""
        headings = headings_in(self.rule.call)
        if headings is None:
            what = _("the dict in show must lead from arrow keys to headings.")
            advice = _("Write: {example}").format(example='{"up": Heading.UP, ...}')
            raise self.rule.file.error(what, advice)
        return headings
