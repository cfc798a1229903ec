"""What all scenes on a map have in common: the map, and the walker on it."""

from collections.abc import Sequence

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.shared.lesson import Lesson
from mazelib.learner.script.given import WalkingRule
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.text.sentences import _, one_of, paragraph
from mazelib.walking.timeline import Timeline
from mazelib.walking.verdict import Verdict
from mazelib.window.drawing.pen import Pen
from mazelib.window.input.clicks import MapPlaces
from mazelib.window.painters.walk_painter import WalkPainter, has_arrived
from mazelib.window.scene import Scene
from mazelib.window.shown import WalkShown, so_far_drawn

#: The timeline has room for at least, and at most, so many ticks at first.
LEAST_TICKS = 40
MOST_TICKS = 1000


class MapScene(Scene[WalkShown]):
    """Shows a map, and whoever walks on it; by itself, nobody does."""

    def __init__(self, lesson: Lesson, heya: Heya) -> None:
        timeline = Timeline.still(heya)
        name = heya.name.removesuffix(".txt")
        super().__init__(lesson, timeline, name)
        closed = unreached(heya) if self._tells_closed else ""
        self.note = paragraph(closed, " ".join(heya.note.split()))
        self._show(timeline)

    def _show(self, timeline: Timeline) -> None:
        self.recording = timeline
        self.timeline = timeline
        hand = self.call.hand
        if hand:  # At first a walk may be the same with either hand: then the rule itself tells.
            hand = self.source.side_asked_first or hand
        self._painter = WalkPainter(
            timeline,
            hand,
            by_chance=self.takes_coins,
            tells_closed=self._tells_closed,
            has_lanes=self.features.takes_arrows,
        )

    @property
    def _tells_closed(self) -> bool:
        """Whether it is told from the start that no way leads to a letter.

        Not where the rule is to find it out: there the lesson has a question for that end.
        """
        return not self.call.question_at_end(Verdict.UNREACHABLE)

    @property
    def takes_coins(self) -> bool:
        """Whether a rule that takes coins walks, also before its first toss."""
        given = self.call.given
        return isinstance(given, WalkingRule) and given.takes_dice

    @property
    def shape(self) -> tuple[float, float] | None:
        return self.timeline.heya.width, self.timeline.heya.height

    def place_at(self, tick: int) -> Place:
        return self.timeline.place(tick)

    def laps_proven(self, tick: int) -> int:
        return self.timeline.laps_proven(tick)

    @property
    def usual_length(self) -> int:
        return max(LEAST_TICKS, min(3 * len(self.timeline.heya.floor) // 2, MOST_TICKS))

    def signs(self) -> set[tuple[Place, str]]:
        heya = self.timeline.heya
        return set(zip(heya.places, "".join(heya.rows), strict=True))

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> WalkShown:
        # During the move into a tick, the half before is shown: its thought is being carried out.
        is_moving = phase < 1 and self.features.has_halves and not thinks and tick > 0
        if is_moving:
            tick -= 1
            thinks = True
        moment = self.timeline.moment(tick, thinks=thinks)
        return WalkShown(
            timeline=self.timeline,
            moment=moment,
            thinks=thinks,
            tick=tick,
            source=self.source,
            lines_run=moment.lines_run,
            phase=phase if is_moving else 0.0,
        )

    def draw_map(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        way = so_far_drawn(self._shortest_way(shown), shown.drawn)
        grid = self._painter.draw(pen, area, shown, way)
        pen.can_click(grid.area, MapPlaces(grid))

    def _shortest_way(self, shown: WalkShown) -> Sequence[Place]:
        """At an arrival by a longer way, the shortest one, for drawing; otherwise nothing."""
        timeline = self.timeline
        if not has_arrived(timeline, shown.tick):
            return ()
        shortest = timeline.tour
        return shortest if timeline.steps(shown.tick) > len(shortest) - 1 else ()


def unreached(heya: Heya) -> str:
    """A sentence about the control points that cannot be reached; "" if there are none."""
    if len(heya.floor) > reach.MOST_SEARCHED:
        return ""
    letters = reach.unreachable(heya)
    if not letters:
        return ""
    return _("There's no path to {letters}.").format(letters=one_of(letters))
