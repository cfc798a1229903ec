"""A scene on its way to be shown. As long as it isn't ready, the one before is shown.

    WITH_SAVED_RULE            a mistake in the file is shown over the scene before
    WITH_SAVED_OR_LAST_RULE    on a new map: if the file has a mistake, its last good rule is shown
    WITH_LAST_RULE             that is so now, and the mistake has been told

It opens in one of these ways, and only goes on from the second to the third.
"""

from collections.abc import Generator
from enum import Enum, auto

from mazelib.kinds.shared.lesson import Lesson
from mazelib.window.scene import AnyScene
from mazelib.window.scenes import open_scene, open_with_last_rule


class Opens(Enum):
    """With which rule a scene is being opened."""

    WITH_SAVED_RULE = auto()
    WITH_SAVED_OR_LAST_RULE = auto()
    WITH_LAST_RULE = auto()


class Opening:
    """One scene that is being opened, a step at a time.

    If it ``stays``, it is to be shown from the half on that is shown before it. The ``steps`` yield
    the scene once it can be shown, and return it once it can go on.
    """

    def __init__(self, lesson: Lesson, *, stays: bool, is_map_new: bool) -> None:
        self.stays = stays
        self.steps: Generator[AnyScene | None, None, AnyScene] = open_scene(lesson)
        self._lesson = lesson
        self._opens = Opens.WITH_SAVED_OR_LAST_RULE if is_map_new else Opens.WITH_SAVED_RULE

    @property
    def has_last_rule(self) -> bool:
        """Whether it opens with the last good rule, since that in the file has a mistake."""
        return self._opens is Opens.WITH_LAST_RULE

    def try_last_rule(self) -> bool:
        """Go on with the last good rule, where that is wanted; return whether it is."""
        if self._opens is not Opens.WITH_SAVED_OR_LAST_RULE:
            return False
        self._opens = Opens.WITH_LAST_RULE
        self.steps = open_with_last_rule(self._lesson)
        return True
