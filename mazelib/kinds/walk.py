"""The kind of lesson in which a rule walks: ``show(right_hand)``."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from mazelib.command_line.options import at_least
from mazelib.command_line.parser import described
from mazelib.command_line.rule_check import tell_check
from mazelib.command_line.terminal import FINE, NOT_ARRIVED
from mazelib.kinds.shared.lesson_options import RUN_OPTIONS
from mazelib.kinds.shared.map_lesson import WALK_PANELS, MapLesson, MapLessonOptions
from mazelib.kinds.shared.registry import kind_of
from mazelib.kinds.shared.run import Outcome, Run
from mazelib.kinds.shared.trace import Traceable
from mazelib.learner.learner_script import LearnerScript, read_script
from mazelib.learner.limits import Patience
from mazelib.learner.script.given import WalkingRule
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.learner.worker.workers import Workers
from mazelib.maps.heya import Heya
from mazelib.maps.warnings import warnings
from mazelib.text.characters import visible
from mazelib.text.diagnostics import Explanation
from mazelib.text.sentences import _, paragraph
from mazelib.values.pausing import Pausing
from mazelib.walking.lap_sentences import whether_it_goes_on
from mazelib.walking.verdict import Verdict
from mazelib.walking.walk_so_far import TICKS_OF_A_BATCH, WalkSoFar


@dataclass(frozen=True, kw_only=True)
class WalkOptions(MapLessonOptions):
    """The options of a lesson in which a rule walks."""

    run_options = RUN_OPTIONS

    strategy: Path | None = field(
        default=None,
        metadata=described(_("walk with the rule in this file instead"), "FILE.py", read=Path),
    )
    check: Path | bool = field(
        default=False,
        metadata=described(
            _("check the rule with the tasks of lesson 7, or all rules in a folder"),
            "FOLDER",
            read=Path,
            how_many="?",
        ),
    )
    limit: int | None = field(
        default=None,
        metadata=described(_("stop after this many ticks"), "TICKS", read=at_least(1)),
    )


class WalkLesson(MapLesson):
    """A walk by a rule: the script's, or that of the file named by ``--strategy``."""

    takes = WalkingRule
    shows = _("this script shows a walk by a rule.")
    panels = WALK_PANELS
    options_class = WalkOptions
    options: WalkOptions

    def __init__(self, loaded: LearnerScript, options: WalkOptions) -> None:
        super().__init__(loaded, options)
        self.strategy_path = options.strategy.absolute() if options.strategy else None
        self._strategy_script: LearnerScript | None = None

    @property
    def rule_script(self) -> LearnerScript:
        """The script whose rule walks."""
        return self._strategy_script or self.loaded

    @property
    def task(self) -> str:
        """The task of the file whose rule walks, a line above the map."""
        if self.strategy_path is None:
            return self.call.task
        usual = _("The rule in {file}: where does it go, and why?")
        return self.rule_script.call.task or usual.format(file=visible(self.strategy_path.name))

    @property
    def is_headless(self) -> bool:
        """Whether the lesson runs without a window, as a check does."""
        return super().is_headless or bool(self.options.check)

    def read_others(self, loaded: LearnerScript) -> Pausing[None]:
        """If ``--strategy`` names a file, read its rule."""
        if self.strategy_path:
            self._strategy_script = yield from read_walker(loaded.workers, self.strategy_path)

    def watched(self) -> list[Path]:
        """The paths of the script, the map, and the file of the rule."""
        paths = super().watched()
        if self._strategy_script:
            paths += self._strategy_script.paths
        elif self.strategy_path:
            paths.append(self.strategy_path)
        return paths

    def walk(self, heya: Heya, *, recorded: bool = True) -> WorkerWalk:
        """Begin a walk by the rule on a map."""
        return self.rule_script.walk(heya, self.seed, self.options.limit, recorded=recorded)

    def begin(self) -> WalkRun:
        """Begin a walk; it is recorded only if its trace is wanted, since that takes time."""
        return WalkRun(self.walk(self.heya(), recorded=self.trace.is_wanted), self.seed)

    @property
    def command_instead(self) -> list[str]:
        """With --check and a folder, the command that checks the rules in it."""
        if isinstance(self.options.check, Path):
            return ["check", str(self.options.check), "--seed", str(self.seed)]
        return super().command_instead

    def do_instead_of_run(self) -> Outcome | None:
        """With --check, check the rule instead; each result is printed at once."""
        if not self.options.check:
            return None
        self.loaded.workers.patience = Patience.OF_A_SEARCH
        return Outcome(status=tell_check(self.rule_script, self.seed))


class WalkRun(Run):
    """A walk to its verdict, by the dice of a seed."""

    def __init__(self, walk: WalkSoFar, seed: int) -> None:
        self.walk = walk
        self._seed = seed

    @property
    def warnings(self) -> list[str]:
        """What is odd about the map."""
        return warnings(self.walk.heya)

    @property
    def recording(self) -> Traceable | None:
        """The timeline of the walk, if it is recorded."""
        return self.walk.timeline if self.walk.recording else None

    @property
    def is_over(self) -> bool:
        """Whether the walk has ended."""
        return self.walk.ending is not None

    def advance(self) -> None:
        """Go on for as many ticks as a worker sends at once."""
        self.walk.advance(TICKS_OF_A_BATCH)

    def finish(self) -> Outcome:
        """How the walk ended: a line for the terminal."""
        walk = self.walk
        assert walk.ending
        status = FINE if walk.ending.verdict is Verdict.ARRIVED else NOT_ARRIVED
        return Outcome(f"{self._sentence(walk.ending.words)}\n", status)

    def _sentence(self, ending: str) -> str:
        walk = self.walk
        name = walk.heya.name
        if walk.tosses:
            sentence = _("{map}: {ending} (seed {seed})")
            return sentence.format(map=name, ending=ending, seed=self._seed)
        facts = whether_it_goes_on(walk, walk.tick)
        if facts:
            return paragraph(_("{map}: {ending}.").format(map=name, ending=ending), *facts)
        return _("{map}: {ending}").format(map=name, ending=ending)


def read_walker(workers: Workers, path: Path) -> Pausing[LearnerScript]:
    """Read a script whose rule walks. LocatedError: its rule is of another kind."""
    script = yield from read_script(workers, path)
    kind = kind_of(script)
    if not issubclass(kind, WalkLesson):
        advice = _("A rule that walks is a function of the view, or a class with a method turn.")
        raise script.file.error(Explanation(kind.shows, advice))
    return script


KIND = WalkLesson
