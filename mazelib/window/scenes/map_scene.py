"""What the scenes on a map have in common: the map itself, and one who stands or walks on it."""

from collections.abc import Set

from pygame import Rect

from mazelib.grid.compass import Place
from mazelib.kinds.lesson import Lesson
from mazelib.maps import reach
from mazelib.maps.heya import Heya
from mazelib.walking.recording import Timeline
from mazelib.window.clicks import MapPlaces
from mazelib.window.keys import Command
from mazelib.window.painters.walk_painter import WalkPainter
from mazelib.window.pen import Pen
from mazelib.window.scene import Scene
from mazelib.window.shown import Shown, WalkShown


class MapScene(Scene):
    """Shows a map beside its text, or whatever else is seen of it."""

    commands: Set[Command] = frozenset()
    panels_besides: tuple[str, ...] = ("text",)
    panels_share, in_halves = 0.5, True

    def __init__(self, lesson: Lesson, heya: Heya) -> None:
        timeline = Timeline.still(heya)
        super().__init__(lesson, timeline, heya.name.removesuffix(".txt"), (heya.width, heya.height))
        # (A very large map is not searched.)
        letters = reach.unreachable(heya) if len(heya.floor) <= 50_000 else []
        unreached = f"Nobody can get to {' and '.join(letters)}. " if letters else ""
        self.note = unreached + " ".join(heya.note.split())
        self._show(timeline)

    def _show(self, timeline: Timeline) -> None:
        self.recording = self.timeline = timeline
        self._painter = WalkPainter(timeline, self.call.hand)

    def place_at(self, tick: int) -> Place:
        return self.timeline.place(self.timeline.recorded(tick))

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> WalkShown:
        # On the way into a tick the half before is shown: it was thought, now it is done.
        is_moving = phase < 1 and self.has_halves and not thinks and tick > 0
        if is_moving:
            tick -= 1
            thinks = True
        moment = self.timeline.moment(tick, thinks=thinks)
        return WalkShown(
            timeline=self.timeline,
            moment=moment,
            tick=tick,
            source=self.source,
            ran=moment.ran,
            phase=phase if is_moving else 0.0,
        )

    def draw_map(self, pen: Pen, area: Rect, shown: Shown) -> None:
        has_arrived = 0 < len(self.timeline.heya.controls) == self.timeline.reached_count(shown.tick)
        tour = self.timeline.tour if has_arrived and shown.tick == self.last else ()
        grid = self._painter.draw(pen, area, WalkShown.of(shown), tour)
        pen.can_click(grid.area, MapPlaces(grid))
