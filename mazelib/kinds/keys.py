"""The kind of lesson in which the arrow keys walk: ``show({"up": Heading.UP, ...})``."""

from collections.abc import Mapping
from dataclasses import dataclass

from mazelib.grid.compass import Heading
from mazelib.kinds.shared.map_lesson import WALK_PANELS, MapLesson, MapLessonOptions
from mazelib.learner.script.given import KeyTable
from mazelib.text.sentences import _


@dataclass(frozen=True, kw_only=True)
class KeysOptions(MapLessonOptions):
    """The options of such a lesson."""

    run_options = ("trace",)


class KeysLesson(MapLesson):
    """A walk by the arrow keys."""

    takes = KeyTable
    shows = _("this script shows a walk by keys.")
    panels = WALK_PANELS
    options_class = KeysOptions
    options: KeysOptions

    def headings(self) -> Mapping[str, Heading]:
        """The heading for each arrow key."""
        return self.call.given_as(KeyTable).headings


KIND = KeysLesson
