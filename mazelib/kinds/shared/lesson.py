"""The base of all kinds of lesson: a script at work, with or without a window."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, final

from mazelib.command_line.terminal import tell
from mazelib.kinds.shared.lesson_options import USUAL_SPEED, LessonOptions
from mazelib.kinds.shared.run import Outcome, Run
from mazelib.kinds.shared.trace import trace_named
from mazelib.learner.learner_script import LearnerScript
from mazelib.learner.script.given import Given
from mazelib.learner.script.show_call import ShowCall
from mazelib.text.sentences import _
from mazelib.values.pausing import Pausing


class Lesson:
    """One script at work. A kind of lesson is a subclass in a file of its own.

    Each kind sets these:

    ``takes``         the class of what ``show`` has to be given
    ``shows``         a sentence for messages: "this script shows a game."
    ``panels``        the panels that it can open, in their order on the screen
    ``options_class`` its options on the command line; its ``run_options`` name those of seed,
                      speed, play, headless and trace that it offers
    ``must_be_named`` whether a script has to name the kind: show(..., kind="exercises")

    A lesson has these:

    ``loaded``        the script as it was last read
    ``script``        the path of the script
    ``film_path``     the path of the film; None if none is asked for
    ``seed``          the seed of all chance
    ``trace``         where every tick is written: nowhere, if no trace is asked for
    """

    takes: ClassVar[type]
    shows: ClassVar[str]
    panels: ClassVar[tuple[str, ...]] = ()
    options_class: ClassVar[type[LessonOptions]] = LessonOptions
    must_be_named: ClassVar[bool] = False

    options: LessonOptions

    def __init__(self, loaded: LearnerScript, options: LessonOptions) -> None:
        self.loaded = loaded
        self.options = options
        # Absolute, since a learner's script may change the current folder.
        self.script = loaded.file.path.absolute()
        self.film_path = options.film.absolute() if options.film else None
        self.seed = options.seed
        self.trace = trace_named(options.trace)

    @classmethod
    def can_take(cls, given: Given) -> bool:
        """Whether this kind can make a lesson of what ``show`` was given."""
        return isinstance(given, cls.takes)

    @property
    def name(self) -> str:
        """The name of the kind: that of its file."""
        return type(self).__module__.rpartition(".")[2]

    @property
    def call(self) -> ShowCall:
        """What the script gave to ``show``."""
        return self.loaded.call

    @property
    def rule_script(self) -> LearnerScript:
        """The script whose rule is at work. In some kinds it can be another one."""
        return self.loaded

    @property
    def text(self) -> str:
        """The docstring of the script."""
        return self.loaded.file.docstring

    @property
    def task(self) -> str:
        """The task, a line above the map."""
        return self.call.task

    @property
    def speed(self) -> float:
        """The speed at the start, in steps a second: the one asked for, or the usual one."""
        speed = self.options.speed
        return self.usual_speed if speed is None else speed

    @property
    def usual_speed(self) -> float:
        """The speed at the start if none was asked for, in steps a second."""
        return USUAL_SPEED

    @property
    def plays_at_once(self) -> bool:
        """Whether the lesson plays at once, without waiting for Space."""
        return self.options.play

    @property
    def is_headless(self) -> bool:
        """Whether the lesson runs without a window."""
        return self.options.headless

    # At the start. A kind overrides what it does in another way.

    def check_may_begin(self) -> None:
        """Check first that all files can be written. ValueError: one of them cannot."""
        self.trace.check(force=self.options.force)
        self.options.check_film()
        paths = self.files_to_write()
        if len(set(paths)) < len(paths):
            sentence = _(
                "The maze, the trace and the film can't be the same file. Give each one its own "
                "name."
            )
            raise ValueError(sentence)

    def files_to_write(self) -> list[Path]:
        """The paths of all files that this run will write."""
        return [path.resolve() for path in (self.film_path, self.trace.path) if path]

    def before_window(self) -> None:
        """Do what the options ask for before a window opens."""

    def begin(self) -> Run | None:
        """Begin a run; None: in this kind of lesson nothing goes on by itself.

        A kind that overrides this offers RUN_OPTIONS, and its scene has the ``run`` that it plays.
        """
        return None

    @property
    def command_instead(self) -> list[str]:
        """The command of ``python -m mazelib`` that was asked for instead, if one was."""
        return []

    def do_instead_of_run(self) -> Outcome | None:
        """Do what this lesson does without a window instead of a run; None: it runs.

        A kind that overrides this offers the option ``headless``.
        """
        return None

    @final
    def run_headless(self, begun: Run | None = None) -> Outcome:
        """Run to the end without a window, and return the outcome.

        ``begun`` is a run that has begun already, and goes on: a film shows the very run whose
        outcome is printed. None: a new run begins.
        """
        outcome = self.do_instead_of_run()
        if outcome:
            return outcome
        run = begun or self.begin()
        return self.run_to_end(run) if run else Outcome()

    def run_to_end(self, run: Run) -> Outcome:
        """Let a run go on to its end, and write its trace up to there.

        StrategyError: its rule goes wrong; the trace goes up to that tick. ValueError, OSError: the
        trace cannot be written.
        """
        for warning in run.warnings:
            tell(warning)
        while not run.is_over:
            try:
                run.advance()
            finally:
                self._follow(run)
        # A run that a scene began may have been over already.
        self._follow(run)
        return run.finish()

    def _follow(self, run: Run) -> None:
        if run.recording is not None:
            self.trace.follow(run.recording)

    # While it runs: a file was saved, or another map is asked for.

    def watched(self) -> list[Path]:
        """The files to watch: the run begins again when one of them changes."""
        return list(self.loaded.paths)

    def note_saved(self, paths: list[Path]) -> None:
        """React to those watched files that were saved, just before the run begins again."""

    def read_others(self, loaded: LearnerScript) -> Pausing[None]:
        """Read the other scripts that the lesson needs. ValueError: one cannot be used."""
        yield from ()

    def take(self, loaded: LearnerScript) -> None:
        """Use the script as it was just read. ValueError: it cannot be used."""
        self.loaded = loaded

    def turn_on(self, further: int) -> None:
        """Turn to the map, maze or page so much further on, or back if that is less than 0.

        Here it is the one with the seed so much larger, unless a kind differs.
        """
        self.seed += further

    @property
    def is_last_map(self) -> bool:
        """Whether the lesson has shown all its maps: the next lesson comes after this one."""
        return False
