"""Opens a lesson again whose script was saved: it may be of another kind now."""

from mazelib.command_line.parser import kept_options
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import kind_of
from mazelib.values.pausing import Pausing


def reopened(lesson: Lesson) -> Pausing[Lesson]:
    """Read the script of a lesson again: the same lesson, or a new one if its kind has changed.

    A new lesson keeps the seed, and those options that its kind has. ValueError: the script cannot
    be used.
    """
    loaded = yield from lesson.loaded.read_again()
    kind = kind_of(loaded)
    if kind is not type(lesson):
        seed = lesson.seed
        lesson = kind(loaded, kept_options(kind.options_class, lesson.options))
        lesson.seed = seed
    yield from lesson.read_others(loaded)
    lesson.take(loaded)
    return lesson
