"""Paints the making of a maze. With a goal marked there are two pictures, one over the other:

Making     how the maze was made, up to the last step before it was ready
Solving    all wall at first; then the maze, and the roads that look for the goal
"""

from pygame import Rect, draw

from mazelib.making.timeline import MakingTimeline
from mazelib.text.sentences import _
from mazelib.window.lettering import Face
from mazelib.window.painters.maze_picture import MazePicture, StepSeen
from mazelib.window.painters.place_picture import AXIS_INK
from mazelib.window.pen import Pen, without
from mazelib.window.shown import MakingShown


class MazePainter:
    """Draws the making of one maze at any of its steps, in one picture, or with a goal in two."""

    def __init__(self, timeline: MakingTimeline) -> None:
        self.timeline = timeline
        self._making = MazePicture(timeline)
        self._solving = MazePicture(timeline)

    def draw(self, pen: Pen, area: Rect, shown: MakingShown) -> None:
        """Draw the maze as of a step into an area of the window."""
        seen = self.timeline.frame(shown.step_seen)
        step = StepSeen(seen, about=self.timeline.frame(shown.tick))
        clip = pen.window.get_clip()
        pen.window.set_clip(area.clip(clip))
        if self.timeline.has_goal:
            self._draw_two(pen, area, step, has_axes=shown.has_axes)
        else:
            self._making.draw(pen, area, step, has_axes=shown.has_axes)
        pen.window.set_clip(clip)

    def _draw_two(self, pen: Pen, area: Rect, step: StepSeen, *, has_axes: bool) -> None:
        """Draw how the maze is made, and under it how it is solved, each beside its heading."""
        gap = pen.size // 2
        half = Rect(area.left, area.top, area.width, (area.height - gap) // 2)
        halves = (
            (_("Making"), self._making, self._of_making(step)),
            (_("Solving"), self._solving, self._of_solving(step)),
        )
        wide = max(pen.lettering.width(heading, pen.size, Face.BOLD) for heading, *_rest in halves)
        for heading, picture, part in halves:
            draw.rect(pen.window, pen.theme.wall, half, border_radius=pen.corner)
            picture.draw(pen, without(half, left=wide + pen.size), part, has_axes=has_axes)
            room = Rect(half.left + pen.size, half.top, wide, 3 * pen.size)
            pen.write(heading, room, AXIS_INK, face=Face.BOLD)
            half.top = half.bottom + gap

    def _of_making(self, step: StepSeen) -> StepSeen:
        """What is seen of a step where the maze is made: nothing happens there during solving."""
        if not step.about.is_solving:
            return step
        made = step.seen
        if made.is_solving and self.timeline.ready_at is not None:
            made = self.timeline.frame(self.timeline.ready_at - 1)
        return StepSeen(made, about=self.timeline.frame(0))

    def _of_solving(self, step: StepSeen) -> StepSeen:
        """What is seen of a step where the maze is solved: all is wall until then."""
        start = self.timeline.frame(0)
        if not step.about.is_solving:
            return StepSeen(start, about=start)
        return step if step.seen.is_solving else StepSeen(start, about=step.about)
