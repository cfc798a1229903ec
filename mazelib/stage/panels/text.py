"""The text panel: the text of the map's file, line by line, as an editor shows it."""

from pygame import Rect

from mazelib.diagnostics import visible
from mazelib.heya import Heya, lines_of
from mazelib.stage.panels.panel import Panel, Shown
from mazelib.stage.pen import Pen

#: Longer lines do not make the letters smaller; they are cut.
MOST_COLUMNS = 100


class TextPanel(Panel):
    """Shows that the map on the left and the text in the file are the same thing."""

    def draw(self, pen: Pen, area: Rect, shown: Shown) -> None:
        """Draw the lines of the file with their numbers, as large as they fit."""
        heya = shown.recording.heya
        inner = pen.panel(area, f"The text in {heya.name}")
        columns, high = min(MOST_COLUMNS, max(heya.width, 10)) + 4, inner.height // (heya.height + 5)
        size = pen.lettering.mono_size(columns, inner.width, max(pen.size, round(high / 1.3)))
        height = pen.lettering.line_height(size)
        for number, line, is_map in text_rows(heya)[: inner.height // height]:
            at = Rect(inner.left, inner.top + (number - 1) * height, inner.width, height)
            pen.write_columns(f"    {line}", at, size, pen.theme.text if is_map else pen.theme.faint)
            pen.write_columns(f"{number:3}", at, size, pen.theme.faint)


def text_rows(heya: Heya) -> list[tuple[int, str, bool]]:
    """The lines of the file: number from 1, text, and whether the line belongs to the map."""
    return [(row, visible(line), row <= heya.height) for row, line in enumerate(lines_of(heya.text), 1)]
