"""A lesson whose script was saved: it is read again, and may have become one of another kind."""

from mazelib.command_line.parser import kept_options
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.registry import kind_of
from mazelib.values.pausing import Pausing


def reopened(lesson: Lesson) -> Pausing[Lesson]:
    """Read the script of a lesson again: the same lesson, or a new one if its kind has changed.

    A new lesson keeps the seed, and all options that its kind has, too. ValueError: the script
    cannot be used.
    """
    # A rule that thinks, perhaps for ever, must keep nothing waiting that is asked from now on.
    afresh = lesson.rule_script.has_begun or (yield from lesson.loaded.workers.is_thinking())
    loaded = yield from lesson.loaded.read_again(afresh=afresh)
    kind = kind_of(loaded)
    if kind is not type(lesson):
        seed = lesson.seed
        lesson = kind(loaded, kept_options(kind.options_class, lesson.options))
        lesson.seed = seed
    yield from lesson.read_others(loaded)
    lesson.take(loaded)
    return lesson
