"""What a film says while it is quick: a few words, true of what is seen right then.

A quick stretch has parts of a second and a half. Each tells something rare that happens as it
begins: a dead end, say. If there is nothing, it tells what is done nearly all the time. Else, or
where it is too fast for that, the steps are counted.
"""

from collections import Counter
from dataclasses import replace

from mazelib.text.sentences import ngettext
from mazelib.window.film.film_plan import FEW_STEPS, LEAST_SECONDS, reached_at
from mazelib.window.film.film_time import FilmMoment, FilmTime
from mazelib.window.scene import AnyScene

#: What is said of may happen in so many seconds after the words have come.
SECONDS_OF_WORDS = 0.9
#: With more steps a second than this, the steps are counted.
MOST_TOLD_A_SECOND = 11.0
#: What happens in no more than this share of all steps is rare, and in this one it is usual.
RARE = 0.15
USUAL = 0.75
#: So many steps are looked at to see what is rare.
MOST_COUNTED = 2000


def steps_in_words(scene: AnyScene, tick: int) -> str:
    """How many steps there were up to a tick."""
    steps = scene.steps_in_film(tick)
    return ngettext("{steps:,} step", "{steps:,} steps", steps).format(steps=steps)


class FilmWords:
    """The words of a scene in a film of this time."""

    def __init__(self, scene: AnyScene, time: FilmTime) -> None:
        self._scene = scene
        self._time = time
        ticks = range(min(scene.last, MOST_COUNTED))
        often = Counter(scene.in_few_words(tick) for tick in ticks)
        self._rare = {words for words, count in often.items() if count <= RARE * len(ticks)}

    def at(self, second: float) -> str:
        """What is said at a second of the film, in a quick stretch.

        One that begins the film says what the walker wants.
        """
        scene = self._scene
        moment = self._time.at(second)
        if not moment.begins:
            return scene.wants(replace(scene.shown(0), is_filmed=True))
        if moment.cut_from is not None:
            return self._of_cut(moment, moment.cut_from)
        begins, ends = self._part_of(moment, second)
        before = moment.begins // 2 - 1
        if before > 0 and scene.stays_at(before) and begins <= second - moment.since + 1e-6:
            return reached_at(scene, before)
        if moment.ends - moment.begins <= 2 * FEW_STEPS:
            return ""
        return self._of_part(moment, begins, ends)

    def _part_of(self, moment: FilmMoment, second: float) -> tuple[float, float]:
        """The seconds at which the part of a stretch begins and ends that a second lies in."""
        stretch = second - moment.since
        lasts = moment.lasts / max(1, int(moment.lasts / LEAST_SECONDS))
        begins = stretch + int(moment.since / lasts) * lasts
        return begins, begins + lasts

    def _of_part(self, moment: FilmMoment, begins: float, ends: float) -> str:
        """What is said in a part of a stretch: what happens as it begins, or how many steps."""
        scene = self._scene
        first = self._time.at(begins).half // 2
        last = max(first, self._time.at(ends - 1e-6).half // 2)
        if last - first <= MOST_TOLD_A_SECOND * (ends - begins):
            soon = self._time.at(min(ends - 1e-6, begins + SECONDS_OF_WORDS)).half // 2
            words = self._told(first, max(first, soon), last)
            if words:
                return words
        return steps_in_words(scene, moment.half // 2)

    def _told(self, first: int, soon: int, last: int) -> str:
        """What is rare of these ticks, up to the one that comes soon, or else usual in all."""
        words = [self._scene.in_few_words(tick) for tick in range(first, last + 1)]
        for each in words[: soon - first + 1]:
            if each in self._rare:
                return each
        usual, count = Counter(words).most_common(1)[0]
        return usual if count >= USUAL * len(words) else ""

    def _of_cut(self, moment: FilmMoment, cut_from: int) -> str:
        """How many steps were cut."""
        scene = self._scene
        tick = max(0, moment.begins - 1) // 2
        steps = scene.steps_in_film(tick) - scene.steps_in_film(cut_from // 2)
        words = ngettext("... {steps:,} step later", "... {steps:,} steps later", steps)
        return words.format(steps=steps)
