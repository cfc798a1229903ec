"""The kind of lesson that makes a maze: ``show(make)``, where make is a generator function.

With ``show([make, solve])`` the second one begins where the first one ends.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mazelib.command_line.options import RoomsOptions, SaveOption
from mazelib.command_line.parser import described
from mazelib.command_line.terminal import tell
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import RUN_OPTIONS, LessonOptions
from mazelib.kinds.shared.run import Outcome, Run
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.script.given import Given, MakingRule, makers_of
from mazelib.learner.script.slips import slips_in
from mazelib.learner.worker.worker_making import WorkerMaking
from mazelib.making.field import Field, MakerError, field_to_watch
from mazelib.making.masks import Mask, read_mask
from mazelib.making.maze_state import maze_after
from mazelib.making.solved_steps import SolvedSteps
from mazelib.making.timeline import MakingTimeline
from mazelib.maps.files import check_may_save
from mazelib.maps.folder import save_heya, saved_in_words
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import write
from mazelib.maps.reach import unreachable
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, ngettext
from mazelib.walking.strategy import StrategyError

#: The steps made in one batch: with few, most of the time goes into messages to the worker.
STEPS_AT_ONCE = 100
#: A maze with so many rooms or more is made at this usual speed, in steps a second.
FASTER_FROM = ((400, 200.0), (100, 10.0))

#: What is filmed without a window has at most so many rooms across and down, unless asked for.
ROOMS_OF_A_FILM = (7, 5)
LEAST_ROOMS_OF_A_FILM = 20


@dataclass(frozen=True, kw_only=True)
class MakeOptions(LessonOptions, SaveOption, RoomsOptions):
    """The options of such a lesson."""

    run_options = RUN_OPTIONS

    forever: bool = field(
        default=False,
        metadata=described(
            _("one maze after another, forever; a film shows one; not with --headless alone")
        ),
    )


class MakeLesson(Lesson):
    """The making of a maze. ``size_number`` is the number of its size, from 0.

    While ``goes_on`` is true, the next maze begins by itself when one is finished. ``solved``
    remembers in how many steps mazes were solved.

    ValueError: there can be no maze of that size, or its mask cannot be used.
    """

    takes = MakingRule
    shows = _("this script shows the making of a maze.")
    panels = ("code",)
    options_class = MakeOptions
    options: MakeOptions

    def __init__(self, loaded: LearnerScript, options: MakeOptions) -> None:
        super().__init__(loaded, options)
        self.size_number = 0
        self.goes_on = options.forever
        self.solved = SolvedSteps()
        mask_path = options.mask_path()
        self._mask_path = mask_path.absolute() if mask_path else None
        self._mask = self._read_mask()  # What is impossible is an error now, and not later.

    @classmethod
    def can_take(cls, given: Given) -> bool:
        """Whether it is a maker, or a list of two."""
        return bool(makers_of(given))

    @property
    def size(self) -> tuple[int, int]:
        """The size of the current maze: rooms across and down."""
        field = self._field(self._mask)
        return field.width, field.height

    def _field(self, mask: Mask | None) -> Field:
        """The field of the current maze: its mask, or the size whose turn it is."""
        fields = self._fields(mask)
        return fields[self.size_number % len(fields)]

    def _fields(self, mask: Mask | None) -> list[Field]:
        """The fields of all sizes, each once; of a mask, or of a size asked for, there is one."""
        sizes = list(self.call.sizes)
        if self.film_path and self.is_headless and not self.options.save:
            sizes = [_for_a_film(sizes)]
        fields = [self.options.field(size, mask) for size in sizes]
        return list(dict.fromkeys(fields))

    @property
    def has_sizes(self) -> bool:
        """Whether there are mazes of several sizes."""
        return len(self._fields(self._mask)) > 1

    @property
    def usual_speed(self) -> float:
        """Large mazes are made faster."""
        rooms = self._field(self._mask).rooms
        for least_rooms, speed in FASTER_FROM:
            if rooms >= least_rooms:
                return speed
        return super().usual_speed

    def _read_mask(self) -> Mask | None:
        """Read the mask, if there is one. ValueError: there can be no such maze."""
        mask = read_mask(self._mask_path) if self._mask_path else None
        field = self._field(mask)
        field_to_watch(field.width, field.height, mask)
        return mask

    def watched(self) -> list[Path]:
        """The paths of the script and the mask."""
        paths = super().watched()
        if self._mask_path:
            paths.append(self._mask_path)
        return paths

    def take(self, loaded: LearnerScript) -> None:
        """Use the script and the mask as they are now. ValueError: one of them cannot be used."""
        mask = self._read_mask()
        super().take(loaded)
        self._mask = mask
        self.solved.note_change()

    def turn_on(self, further: int) -> None:
        """Turn to the size so much further on; the first one follows the last."""
        self.size_number = (self.size_number + further) % len(self._fields(self._mask))

    @property
    def is_last_map(self) -> bool:
        """Whether this is the last of several sizes."""
        return self.has_sizes and self._field(self._mask) == self._fields(self._mask)[-1]

    def turn_to_next_maze(self) -> None:
        """Turn to the maze that follows by itself: it has the next size, and another seed."""
        self.turn_on(1)
        self.seed += 1

    def files_to_write(self) -> list[Path]:
        """The paths of film, trace and map."""
        paths = super().files_to_write()
        if self.options.save:
            paths.append(self.options.save.resolve())
        return paths

    def check_may_begin(self) -> None:
        """Check that map, trace and film can be written, and that there is an end.

        ValueError: one of them cannot be written, or there is none.
        """
        if self.options.forever and self.is_headless and not self.film_path:
            sentence = _("--forever never ends without a window. Leave out --headless.")
            raise ValueError(sentence)
        if self.options.save:
            check_may_save(self.options.save, force=self.options.force)
        super().check_may_begin()

    def making(self) -> WorkerMaking:
        """Let the rule begin a maze."""
        return self.rule_script.making(*self.size, self.seed, self._mask)

    def begin(self) -> MakingRun:
        """Begin a maze that is made to its end."""
        return MakingRun(self, self.making())

    def before_window(self) -> None:
        """Make and save a maze, if --save asks for it."""
        if self.options.save:
            self.run_to_end(self.begin())

    def save(self, heya: Heya) -> None:
        """Save a maze that was made, if --save asks for it."""
        if self.options.save:
            save_heya(heya, self.options.save, force=self.options.force)
            tell(saved_in_words(heya, self.options.save))

    def error(self, what: str, advice: str, part: int = 0) -> StrategyError:
        """An error about the maze as a whole, at the line where one of its rules begins."""
        file = self.rule_script.file
        line = file.line_of(makers_of(self.call.given)[part].name)
        return file.error(Explanation(what, advice), line)


def _for_a_film(sizes: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The size of a maze that a film has time for, if none was asked for.

    In a very small one, not all that a rule can do may happen.
    """
    large = [size for size in sizes if size[0] * size[1] >= LEAST_ROOMS_OF_A_FILM]
    size = large[0] if large else sizes[-1]
    return min(size[0], ROOMS_OF_A_FILM[0]), min(size[1], ROOMS_OF_A_FILM[1])


class MakingRun(Run):
    """A making until its maze is finished, and has become a map."""

    def __init__(self, lesson: MakeLesson, making: WorkerMaking) -> None:
        self._lesson = lesson
        self._making = making
        self._most_steps = 1000 + 100 * making.timeline.field.rooms

    @property
    def recording(self) -> MakingTimeline:
        """The timeline of the making."""
        return self._making.timeline

    @property
    def is_over(self) -> bool:
        """Whether the maze is finished, or the rule has made more steps than any maze takes."""
        return self.recording.done or self.recording.last >= self._most_steps

    def advance(self) -> None:
        """Go on for a few steps."""
        self._making.advance(STEPS_AT_ONCE)

    def _loop_to_end(self, part: int) -> str:
        """The advice about a rule that never ends: which while has to end, if it has only one."""
        lesson = self._lesson
        name = makers_of(lesson.call.given)[part].name
        loops = lesson.rule_script.file.loops_of(name)
        if len(loops) != 1:
            return _("Make its loop end sooner.")
        sentence = _("Line {line} goes on while {question}. Something in it has to end that.")
        return sentence.format(line=loops[0].lineno, question=ast.unparse(loops[0].test))

    def finish(self) -> Outcome:
        """Save the maze if --save asks for it, and print it as a map.

        StrategyError: its rule never ends, or leaves rooms of wall.
        """
        if not self.recording.done:
            file = self._lesson.loaded.file
            for slip in slips_in(file):
                raise file.error(slip.explanation, slip.line)
            sentence = _(
                "no maze of this size needs {steps:,} steps, and this one still isn't ready."
            )
            what = sentence.format(steps=self._most_steps)
            part = self.recording.frame(self.recording.last).part
            raise self._lesson.error(what, self._loop_to_end(part), part)
        try:
            heya = self.recording.heya(self._note)
        except MakerError as error:
            advice = _("Make it open every room before it ends.")
            raise self._lesson.error(str(error), advice) from None
        self._lesson.save(heya)
        self._tell_ways_missing(heya)
        return Outcome(write(heya))

    def _tell_ways_missing(self, heya: Heya) -> None:
        """Say if no way leads from some rooms to others: such a map can be saved all the same."""
        state = maze_after(self.recording, self.recording.ready_at or 0)
        if missing := state.ways_missing(is_goal_reached=not unreachable(heya)):
            tell(missing)

    @property
    def _note(self) -> str:
        lesson = self._lesson
        field = self.recording.field
        if field.mask:
            sentence = ngettext(
                "Made by lesson {lesson}: {count:,} room in the shape of {mask}, seed {seed}.",
                "Made by lesson {lesson}: {count:,} rooms in the shape of {mask}, seed {seed}.",
                field.rooms,
            )
            gaps = {"count": field.rooms, "mask": field.mask.name}
            return sentence.format(lesson=lesson.script.stem, seed=lesson.seed, **gaps)
        sentence = _("Made by lesson {lesson}: {width:,} × {height:,} rooms, seed {seed}.")
        return sentence.format(
            lesson=lesson.script.stem, width=field.width, height=field.height, seed=lesson.seed
        )


KIND = MakeLesson
