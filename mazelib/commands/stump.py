"""python -m mazelib stump: search for the smallest map on which a rule never arrives."""

from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import ClassVar

from mazelib.challenges.stump import stumped
from mazelib.challenges.walks import WalkBegins
from mazelib.command_line.options import SeedOption, from_to
from mazelib.command_line.parser import argument, described
from mazelib.command_line.terminal import NOT_ARRIVED, progress, tell, tell_thinking
from mazelib.commands.command import MapCommand
from mazelib.kinds.walk import read_walker
from mazelib.learner.worker.workers import Workers
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _
from mazelib.values.pausing import finished
from mazelib.walking.strategies import RULES, fresh_strategy
from mazelib.walking.walk import BareWalk

#: Progress is shown after this many walks, each time.
WALKS_UNTOLD = 200


@dataclass(frozen=True, kw_only=True)
class Stump(SeedOption, MapCommand):
    """Search for a map that beats a rule."""

    help: ClassVar[str] = _("find the smallest map on which a rule never arrives")

    file: str = field(
        metadata=argument(
            _("the file of a rule, or one of these: {rules}").format(rules=", ".join(RULES)),
            "STRATEGY",
        )
    )
    seconds: int = field(
        default=30,
        metadata=described(_("search at most this long (30)"), "SECONDS", read=from_to(1, 3600)),
    )

    def run(self) -> int:
        """Print or save the map; NOT_ARRIVED if none was found."""
        self.check_save()
        found = self._search()
        progress("")
        if found is None:
            sentence = _(
                "{rule} was never proven to walk in a circle."
                " (For a rule with dice, there is no such proof.)"
            )
            tell(sentence.format(rule=self.file))
            return NOT_ARRIVED
        sentence = _("{rule} never gets to a: {note}.")
        note = sentence.format(rule=Path(self.file).stem, note=found.note)
        return self.give(replace(found, note=note))

    def _search(self) -> Heya | None:
        """The smallest map found in the time; None if there is none."""
        if self.file in RULES:
            return self._search_with(partial(_walk_by_rule, self.file))
        with Workers(tell_thinking) as workers:
            script = finished(read_walker(workers, Path(self.file)))
            return self._search_with(script.bare_walk)

    def _search_with(self, begin_walk: WalkBegins) -> Heya | None:
        """The smallest map on which these walks never arrive."""
        until = monotonic() + self.seconds
        smallest: Heya | None = None
        for number, found in enumerate(stumped(begin_walk, self.chosen_seed)):
            smallest = found or smallest
            if number % WALKS_UNTOLD == 0:
                progress(_progress(number, smallest))
            if monotonic() > until:
                break
        return smallest


def _walk_by_rule(name: str, heya: Heya, seed: int | str, limit: int) -> BareWalk:
    """A walk by a rule of the library."""
    return BareWalk(heya, fresh_strategy(name, seed), limit)


def _progress(walks: int, smallest: Heya | None) -> str:
    if smallest is None:
        return _("{walks:,} walks. No map so far.").format(walks=walks)
    return _("{walks:,} walks. The smallest map so far: {width} × {height} places").format(
        walks=walks, width=smallest.width, height=smallest.height
    )


COMMAND = Stump
