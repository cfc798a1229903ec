"""The kind of lesson in which a maze is made: ``show(make)``, a generator function."""

import random
from dataclasses import dataclass
from pathlib import Path

from mazelib.kinds.lesson import Lesson, Run
from mazelib.kinds.options import (
    HeadlessOption,
    LessonOptions,
    PlayOptions,
    RoomsOptions,
    SaveOption,
    SeedOption,
    TraceOption,
)
from mazelib.kinds.terminal import FINE, tell
from mazelib.learner.alarm import alarm
from mazelib.learner.loading import LoadedScript, is_maker
from mazelib.learner.show_call import ShowCall
from mazelib.making.maze import Maze, field_to_watch
from mazelib.making.recording import Making
from mazelib.maps.files import check_may_save
from mazelib.maps.folder import save_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import write
from mazelib.text.sentences import _

#: So many steps are made at once: they take longer than the ticks of a walk.
STEPS_AT_ONCE = 10


@dataclass(frozen=True, kw_only=True)
class MakeOptions(
    TraceOption, HeadlessOption, PlayOptions, SeedOption, SaveOption, RoomsOptions, LessonOptions
):
    """What such a lesson can be asked for."""


class MakeLesson(Lesson):
    """The making of a maze; ValueError: there is no maze of that size."""

    name = "make"
    shows = "the making of a maze"
    panels = ("groups", "log", "code")
    options_class = MakeOptions
    options: MakeOptions

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """A generator function."""
        return is_maker(call.rule)

    def __init__(self, loaded: LoadedScript, options: MakeOptions) -> None:
        super().__init__(loaded, options)
        field_to_watch(*self.size)  # A size that cannot be is told at once.

    @property
    def size(self) -> tuple[int, int]:
        """The size of the maze that is made now, in rooms."""
        sizes = self.call.sizes
        return self.options.rooms(sizes[self.maze_number % len(sizes)])

    def files_to_write(self) -> list[Path]:
        """Film, trace and map."""
        paths = super().files_to_write()
        if self.options.save:
            paths.append(self.options.save.resolve())
        return paths

    def check_files(self) -> None:
        """ValueError if map, trace or film cannot be written."""
        if self.options.save:
            check_may_save(self.options.save, force=self.options.force)
        super().check_files()

    def making(self) -> Making:
        """Begin a maze under the hands of the rule."""
        maze = Maze(*self.size)
        maker = self.rule.maker(maze, random.Random(self.seed))
        return Making(maze, maker.steps, maker.ran, alarm)

    def before_window(self) -> None:
        """Save a maze, if that was asked for."""
        if self.options.save:
            self._finished(self.making())

    def run_headless(self, begun: Run | None = None) -> int:
        """Make the maze, and print it as a map."""
        heya = self._finished(begun if isinstance(begun, Making) else self.making())
        self.print_outcome(write(heya))
        return FINE

    def _finished(self, making: Making) -> Heya:
        """Make the maze, and save it where that was asked for. StrategyError: it has no end."""
        most = 1000 + 100 * len(making.maze.rooms)
        while making.last < most and not making.done:
            making.advance(STEPS_AT_ONCE)
        if not making.done:
            what = _("after {steps:,} steps it still yields.").format(steps=most)
            raise self.rule.file.error(what, _("Does its loop ever end?"))
        self.write_trace(making)
        width, height = self.size
        sentence = _("Made by lesson {lesson}: {width:,} × {height:,} rooms, seed {seed}.")
        note = sentence.format(lesson=self.script.stem, width=width, height=height, seed=self.seed)
        heya = making.heya(note)
        if self.options.save:
            tell(save_heya(heya, self.options.save, force=self.options.force))
        return heya
