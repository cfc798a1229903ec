"""A lesson that can't open yet: its script has a mistake. The window shows it, and waits.

The mistake is shown as in any lesson: the line in the rule, and in the strip what is wrong. Once
the file is saved, the lesson is tried again.

    (7)  07_your_turn.py                                   Esc: close
    +----------------------------+ +------------------------------+
    |        Fix line 19         | |  The mistake is in line 19.  |
    |     and save the file.     | |  17  def my_turn(view)       |
    +----------------------------+ |  19      return Turn.AHEAD   |
    |  A colon is missing ...    | |                              |
    +----------------------------+ +------------------------------+
"""

from enum import Enum, auto
from pathlib import Path

import pygame
from pygame import Rect

from mazelib.maps.watching import FileWatcher
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _
from mazelib.window.drawing.lettering import Face, Lettering
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.drawing.theme import DARK, LIGHT, PAPER
from mazelib.window.painters.problem import draw_problem
from mazelib.window.painters.rule_rows import RowsInSight, draw_rows
from mazelib.window.panel import below_title, title_row
from mazelib.window.pictures import Pictures
from mazelib.window.rule.code_letters import lettered_to_fit
from mazelib.window.rule.code_rows import CodeRow, part_in_sight, rows_as_saved
from mazelib.window.rule.problem import Problem, unusable, with_saved_code
from mazelib.window.screen.header import draw_number, draw_title
from mazelib.window.screen.layout import Layout, Share, is_too_small, laid_out, text_size
from mazelib.window.screen.screen import draw_too_small, pen_for
from mazelib.window.stage.window import Window

FRAMES_A_SECOND = 30
#: The letters of what to do, and the size of the walker above them, in heights of text.
TO_DO = 40 / 21
WALKER = 6
#: How much larger what is wrong is than in a lesson.
LARGER = 1.3


class MendingEnd(Enum):
    """How the waiting ended: the file was saved, Esc was pressed, or the window was closed."""

    SAVED = auto()
    LEFT = auto()
    QUIT = auto()


class Mending:
    """The window of a script with a mistake; ``saved`` watches its files.

    ValueError: no window can be opened.
    """

    def __init__(self, script: Path, error: LocatedError, saved: FileWatcher) -> None:
        self.window = Window(script.name)
        self.problem: Problem = with_saved_code(unusable(error), [script.parent / error.name])
        self.is_dark = False
        #: How the waiting ended; None while it goes on.
        self.end: MendingEnd | None = None
        self._script = script
        self._saved = saved
        #: The keys that are still down from before: they are not pressed here.
        self._still_held = set(self.window.held_before)
        self._lettering = Lettering()
        self._pictures = Pictures()

    def run(self) -> MendingEnd:
        """Show the mistake until the file is saved, or the window is closed."""
        clock = pygame.time.Clock()
        while self.end is None:
            clock.tick(FRAMES_A_SECOND)
            self.frame()
        return self.end

    def frame(self) -> None:
        """Do one frame: take the keys, look at the file, draw."""
        for event in pygame.event.get():
            self._take(event)
        if self.end is None and self._saved.changed():
            self.end = MendingEnd.SAVED
        self.draw()
        pygame.display.flip()

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.end = MendingEnd.QUIT
        elif event.type == pygame.KEYUP:
            self._still_held.discard(event.key)
        elif event.type == pygame.KEYDOWN and event.key not in self._still_held:
            if event.key == pygame.K_ESCAPE:
                self.end = MendingEnd.LEFT
            elif event.key == pygame.K_d:
                self.is_dark = not self.is_dark

    def draw(self) -> Pen:
        """Draw all of it; return the pen, which knows what is written where."""
        surface = self.window.surface
        size = surface.get_size()
        pen = pen_for(surface, DARK if self.is_dark else LIGHT, self._lettering, self._pictures)
        if is_too_small(size):
            draw_too_small(pen)
            return pen
        layout = laid_out(size, Share.SHORT_RULE)
        surface.fill(pen.theme.window)
        self._draw_header(pen, layout)
        place = Rect(layout.map)
        place.height = layout.strip.top - layout.gap - place.top
        self._draw_to_do(pen, place)
        strip = Rect(layout.strip)
        strip.height = layout.controls.bottom - layout.gap - strip.top
        self._draw_problem(pen, strip)
        if not text_size(size).is_small and self.problem.saved and self.problem.line:
            side = Rect(layout.side)
            side.height = layout.controls.bottom - layout.gap - side.top
            self._draw_lines(pen, side)
        return pen

    def _draw_header(self, pen: Pen, layout: Layout) -> None:
        """Draw the file's name, and how to leave."""
        left = draw_number(pen, layout.header, self._script.stem)
        words = _("Esc: close")
        wide = pen.lettering.width(words, pen.size)
        pen.write(words, layout.header, pen.theme.faint, anchor="midright")
        area = without(layout.header, left=left - layout.header.left)
        draw_title(pen, Rect(area.left, area.top, area.width - wide - pen.size, area.height),
                   self._script.name)

    def _draw_to_do(self, pen: Pen, place: Rect) -> None:
        """Draw in the map's place what opens the lesson, below a walker that waits for it."""
        pen.rounded(place, pen.theme.wall, pen.corner)
        words = _("Fix {file} and save it. Then the lesson opens.")
        if self.problem.line:
            words = _("Fix line {line} and save the file. Then the lesson opens.")
        words = words.format(file=self.problem.file, line=self.problem.line)
        inner = place.inflate(-3 * pen.size, -2 * pen.size)
        side = min(round(WALKER * pen.size), inner.height // 2)
        size = pen.lines_to_fit(words, without(inner, top=side), round(TO_DO * pen.size), Face.BOLD)
        high = pen.height(words, inner.width, size, Face.BOLD)
        top = inner.centery - (side + high) // 2
        pen.picture("asleep", (inner.left + side // 2, top + side // 2), side)
        below = Rect(inner.left, top + side, inner.width, high)
        pen.write_lines(words, below, PAPER, size, Face.BOLD)

    def _draw_problem(self, pen: Pen, strip: Rect) -> None:
        """Draw what is wrong, in larger letters than in a lesson: nothing else is said here."""
        size = round(LARGER * pen.size)
        large = Pen(
            pen.window, pen.theme, self._lettering, self._pictures, size, pen.smallest
        )
        draw_problem(large, strip, self.problem)
        pen.written += large.written

    def _draw_lines(self, pen: Pen, side: Rect) -> None:
        """Draw the lines around the mistake as they were saved, the wrong one marked."""
        saved = self.problem.saved
        line = self.problem.line
        if saved is None or line is None:
            return
        pen.card(side)
        words = _("The mistake is in line {line}.").format(line=line)
        pen.write(words, title_row(pen, side), pen.theme.wrong, pen.smallest)
        area = below_title(pen, side)
        rows = rows_as_saved(saved, line)
        lettered = lettered_to_fit(pen, area, rows)
        seen: list[CodeRow] = [row._replace(ran=row.is_wrong, decided=row.is_wrong) for row in rows]
        in_sight = part_in_sight(seen, area.height / lettered.row, None)
        draw_rows(pen, area, RowsInSight(rows, in_sight), lettered, asks=False)
