"""A learner's script as the lesson sees it: it was read, and its rule walks and makes in a worker.

No line of it runs here. (For what a worker does with it, see guard/guarded_script.)
"""

import os
import sys
from collections.abc import Collection, Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from mazelib.learner.guard.our_rule import file_of_right_hand, is_right_hand_used
from mazelib.learner.script.borrowed import first_borrowed
from mazelib.learner.script.files_beside import HERE, imported_paths
from mazelib.learner.script.given import makers_of
from mazelib.learner.script.learner_file import LearnerFile, read_learner_file
from mazelib.learner.script.script_names import MAIN
from mazelib.learner.script.show_call import CallWithValue, ShowCall
from mazelib.learner.script.source import source_of
from mazelib.learner.worker.asked_walk import AskedWalk
from mazelib.learner.worker.messages import (
    MakingPlan,
    ReadScript,
    Script,
    ScriptRead,
    Seed,
    WalkPlan,
    of_class,
)
from mazelib.learner.worker.turn_asker import TurnAsker
from mazelib.learner.worker.worker_making import WorkerMaking
from mazelib.learner.worker.worker_walk import WorkerWalk
from mazelib.learner.worker.workers import Workers
from mazelib.making.field import field_to_watch
from mazelib.making.masks import Mask
from mazelib.maps.heya import Heya
from mazelib.text.diagnostics import LocatedError
from mazelib.values.pausing import Pausing
from mazelib.walking.walk import demand_target, usual_limit
from mazelib.walking.walk_so_far import OtherDice


class LearnerScript:
    """A script as it was read.

    ``file``    the file as it was read
    ``call``    what it gave to ``show``
    ``source``  the source of its rule, with all comments
    ``paths``   the learner's own files that it imports, now or later: they are to be watched
    """

    def __init__(self, workers: Workers, call: ShowCall, files: list[LearnerFile]) -> None:
        self.workers = workers
        self.file = files[0]
        self.call = call
        #: The texts of these files; None for one that cannot be read.
        self._texts: dict[Path, str | None] = {file.path: file.text for file in files}
        self.source = source_of([*files, *self._later_files(files)])
        #: Asks the rule for the turns of a check; None as long as there was none.
        self._asker: TurnAsker | None = None
        #: Asks it in another worker.
        self._other_asker: TurnAsker | None = None
        folder = self.file.path.parent
        self.paths = [path for path in self._texts if path.parent == folder]

    def _later_files(self, files: list[LearnerFile]) -> list[LearnerFile]:
        """The files that no line has imported yet, but that a turn may import."""
        later: list[LearnerFile] = []
        to_search = list(files)
        while to_search:
            for path in imported_paths(to_search.pop()):
                if path in self._texts:
                    continue
                file = saved_file(path)
                self._texts[path] = file.text if file else None
                if file:
                    later.append(file)
                    to_search.append(file)
        return later

    def _is_saved(self, path: Path) -> bool:
        """Whether the text that was read of a file is still the one that is saved."""
        file = saved_file(path)
        return self._texts[path] == (file.text if file else None)

    @property
    def is_saved(self) -> bool:
        """Whether all its files are still saved as they were read."""
        return all(map(self._is_saved, self._texts))

    @cached_property
    def fingerprint(self) -> str:
        """It is the same for the same texts of the learner's own files, and for no others."""
        texts = [(path.name, self._texts[path]) for path in sorted(self.paths)]
        return sha256(repr(texts).encode("utf-8")).hexdigest()

    @property
    def _script(self) -> Script:
        return Script(self.file.path, self.file.text)

    def read_again(self) -> Pausing["LearnerScript"]:
        """The script as its files are now. LocatedError: one of them went wrong.

        If the worker is unused, and no file has changed, then the script is the same, too.
        """
        # What Python cannot read is told while the worker of the last good script goes on.
        read_learner_file(self.file.path)
        is_used = yield from self.workers.asking_whether_used()
        if not is_used and self.is_saved:
            return self
        self.workers.renew()
        return (yield from read_script(self.workers, self.file.path))

    def walk(
        self,
        heya: Heya,
        seed: Seed,
        limit: int | None = None,
        *,
        recorded: bool = True,
        rule: int = 0,
    ) -> WorkerWalk:
        """Begin a walk on a map, with dice of that seed. ValueError: the map has no goal.

        If only the verdict is wanted, it is faster not ``recorded``. A script may show several
        rules at once, in a list. Then ``rule`` says which of them, from 0.
        """
        demand_target(heya)
        most = usual_limit(heya) if limit is None else limit
        plan = WalkPlan(heya, seed, most, recorded, rule)
        walk = WorkerWalk(self.workers, self._script, plan)
        walk.begin()
        return walk

    def asked_walk(
        self, heya: Heya, seed: Seed, limit: int, other_dice: OtherDice | None = None
    ) -> AskedWalk:
        """Begin a walk on a map that the worker never gets: the rule is asked turn by turn.

        At the tick of ``other_dice`` the dice are exchanged.
        """
        worker = self.workers.now()
        if self._asker is None or self._asker.worker is not worker:
            self._asker = TurnAsker(worker, self._script)
        patience = self.workers.patience.seconds
        return AskedWalk(self._asker, heya, seed, limit, patience, other_dice)

    def asked_walk_elsewhere(
        self, heya: Heya, seed: Seed, limit: int, other_dice: OtherDice | None = None
    ) -> AskedWalk:
        """The same by another worker, where nothing is left of all these walks.

        OSError: it cannot be started.
        """
        if self._other_asker is None or self._other_asker.worker.ended:
            self._other_asker = TurnAsker(self.workers.other(), self._script)
        patience = self.workers.patience.seconds
        return AskedWalk(self._other_asker, heya, seed, limit, patience, other_dice)

    def not_allowed(self, allowed_answers: Collection[str]) -> str | None:
        """What the rule takes from elsewhere, and may not, in words; None if it takes nothing.

        Of the answers that mazelib offers it may take those that are allowed.
        """
        beside = [path.stem for path in self.paths]
        for path, text in self._texts.items():
            if path in self.paths and text is not None:
                borrowed = first_borrowed(read_learner_file(path, text), allowed_answers, beside)
                if borrowed:
                    return borrowed.words
        return None

    def making(self, width: int, height: int, seed: Seed, mask: Mask | None = None) -> WorkerMaking:
        """Begin the making of a maze of so many rooms. MakerError: they are too few, or too many.

        All its chance comes from the seed. With a mask, it has only the rooms of that shape.
        """
        field_to_watch(width, height, mask)
        plan = MakingPlan(width, height, seed, len(makers_of(self.call.given)), mask)
        making = WorkerMaking(self.workers, self._script, plan)
        making.begin()
        return making


def saved_file(path: Path) -> LearnerFile | None:
    """The file that is saved at a path; None if it cannot be read. (The worker says why.)"""
    try:
        return read_learner_file(path)
    except LocatedError:
        return None


def script_that_runs(
    workers: Workers, path: Path, shown: CallWithValue, names: Mapping[str, object]
) -> LearnerScript:
    """The script that Python itself has run up to its call of ``show``; no worker is asked.

    ``names`` are the names of the script, with their values. LocatedError: it cannot be read.
    """
    files = [read_learner_file(path)]
    folder = str(path.parent)
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if name not in (HERE, MAIN) and file.rpartition(os.sep)[0] == folder:
            files.append(read_learner_file(Path(file)))
    if is_right_hand_used(names, shown):
        files.append(file_of_right_hand())
    return LearnerScript(workers, shown.call, files)


def read_script(workers: Workers, path: Path, text: str | None = None) -> Pausing[LearnerScript]:
    """Let a worker read a script, and run it once to see what its rule is.

    ``text`` is the text of a script that is not saved. LocatedError: it cannot be used. OSError: no
    worker can be started.
    """
    # What Python cannot read is told without a worker.
    file = read_learner_file(path, text=text)
    script = Script(path, file.text)
    request = ReadScript(script, workers.are_for_checks)
    worker = workers.now()
    answer = yield from worker.ask(request, script).awaited(workers.patience)
    try:
        read = of_class(answer, ScriptRead)
        files = [read_learner_file(each.path, text=each.text) for each in read.files]
        return LearnerScript(workers, read.call, files)
    except Exception as error:  # Either nonsense was sent, or our own code is wrong.
        raise worker.end_for(error).error from None
