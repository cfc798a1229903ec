"""python -m mazelib stump: search for the smallest map on which a rule never arrives."""

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import ClassVar

from mazelib.challenges.stump import Search, Stumped
from mazelib.challenges.walks import WalkBegins
from mazelib.command_line.options import SeedOption, from_to, how_to_repeat
from mazelib.command_line.parser import argument, described
from mazelib.command_line.terminal import NOT_ARRIVED, progress, tell, tell_thinking
from mazelib.commands.shared.command import MapCommand
from mazelib.kinds.walk import read_walker
from mazelib.learner.limits import Patience
from mazelib.learner.worker.workers import Workers
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, listed, ngettext, paragraph
from mazelib.values.pausing import finished
from mazelib.walking.doubt import DoubtKind
from mazelib.walking.strategies import RULES, fresh_strategy
from mazelib.walking.strategy import StrategyError
from mazelib.walking.verdict import Ending
from mazelib.walking.walk import Walk

#: The seconds between two lines of progress.
SECONDS_BETWEEN = 0.2


@dataclass(frozen=True, kw_only=True)
class Stump(SeedOption, MapCommand):
    """Search for a map that beats a rule."""

    help: ClassVar[str] = _("find the smallest map on which a rule never arrives")

    file: str = field(
        metadata=argument(
            _("the file of a rule, or one of these: {rules}").format(rules=listed(RULES)),
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
        if self.file in RULES:
            return self._search_with(partial(_walk_by_rule, self.file))
        with Workers(tell_thinking) as workers:
            workers.patience = Patience.OF_A_SEARCH
            script = finished(read_walker(workers, Path(self.file)))
            return self._search_with(partial(script.walk, recorded=False))

    def _search_with(self, begin_walk: WalkBegins) -> int:
        """Search for a map on which these walks never arrive."""
        search = Search(begin_walk, self.seed)
        smallest = self._smallest(search)
        progress("")
        tell(how_to_repeat(self.seed))
        if smallest is None:
            tell(_none_found(self.file, search))
            return NOT_ARRIVED
        why = smallest.why
        if isinstance(why, StrategyError):
            tell(why)
        note = _note(Path(self.file).stem, why)
        return self.give(smallest.heya.changed(note=note))

    def _smallest(self, search: Search) -> Stumped | None:
        """The result with the smallest map found in time; None if there is none."""
        smallest: Stumped | None = None
        until = monotonic() + self.seconds
        show_at = monotonic()
        for found in search.results():
            smallest = found or smallest
            now = monotonic()
            if now > until:
                break
            if now > show_at:
                progress(_progress(search.walks, smallest))
                show_at = now + SECONDS_BETWEEN
        return smallest


def _walk_by_rule(name: str, heya: Heya, seed: int | str, limit: int) -> Walk:
    """A walk by a rule of the library."""
    return Walk(heya, fresh_strategy(name, seed), limit, recorded=False)


def _progress(walks: int, smallest: Stumped | None) -> str:
    """How far the search has come."""
    if smallest is None:
        return _("{walks:,} walks. No map so far.").format(walks=walks)
    heya = smallest.heya
    sentence = _("{walks:,} walks. The smallest map so far: {width} × {height} places")
    return sentence.format(walks=walks, width=heya.width, height=heya.height)


def _note(rule: str, why: Ending | StrategyError) -> str:
    """The note of the map: why the rule never arrives."""
    if isinstance(why, Ending):
        return _("{rule} never gets to a: {ending}.").format(rule=rule, ending=why.words)
    sentence = _("{rule} stops before it gets to a, in {place}: {what}")
    place = why.first.place_in(why.name)
    return sentence.format(rule=rule, place=place, what=why.first.what)


def _none_found(rule: str, search: Search) -> str:
    """That the search was in vain, and what kept it from a proof."""
    sentences = [_("It was never proven that {rule} goes round in circles.").format(rule=rule)]
    doubt = search.doubt
    if doubt and doubt.kind is DoubtKind.DICE:
        sentences.append(_("It tosses coins, so there's no such proof."))
    elif doubt:
        sentences.append(doubt.cannot_be_told)
    walks = ngettext("It walked {walks:,} time.", "It walked {walks:,} times.", search.walks)
    return paragraph(*sentences, walks.format(walks=search.walks))


COMMAND = Stump
