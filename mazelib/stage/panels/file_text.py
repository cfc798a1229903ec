"""The file panel: the text of the map's file, line by line, as an editor shows it."""

from __future__ import annotations

from pygame import Rect

from mazelib.diagnostics import visible
from mazelib.stage.panels.panel import WalkShown
from mazelib.stage.pen import Pen


class FileTextPanel:
    """Shows that the map on the left and the text in the file are the same thing."""

    share = 1.0
    least_lines = 5

    def draw(self, pen: Pen, area: Rect, shown: WalkShown) -> None:
        """Draw the lines of the file with their numbers, as large as they fit."""
        heya = shown.timeline.heya
        inner = pen.panel(area, f"The text in {heya.name}")
        lines = heya.text.replace("\r\n", "\n").split("\n")
        widest = min(100, max(heya.width, 10)) + 4
        size = pen.lettering.mono_size(widest, inner.width, pen.size)
        height = pen.lettering.line_height(size)
        columns = max(1, inner.width // pen.lettering.mono_width(size) - 4)
        for number, line in enumerate(lines[: inner.height // height]):
            y = inner.top + number * height
            faint = pen.lettering.mono(f"{number + 1:3}", size, pen.theme.faint)
            pen.window.blit(faint, (inner.left, y))
            colour = pen.theme.text if number < heya.height else pen.theme.faint
            said = visible(line if len(line) <= columns else line[: columns - 1] + "…")
            text = pen.lettering.mono(said, size, colour)
            pen.window.blit(text, (inner.left + 4 * pen.lettering.mono_width(size), y))
