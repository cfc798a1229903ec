"""The kind of lesson in which a map is looked at, beside its text: ``show()`` without a rule."""

from mazelib.kinds.map_lesson import MapLesson
from mazelib.learner.show_call import ShowCall


class LookLesson(MapLesson):
    """A map to look at; nobody walks."""

    name = "look"
    shows = "a map to look at"

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """No rule at all."""
        return call.rule is None
