"""Where everything is on the stage, for a window of any size.

    +------------------------------------------+
    | task                                     |
    | caption                                  |
    | status                                   |
    +---------------------------+--------------+
    |           map             |    panels    |
    | note                      |              |
    +---------------------------+--------------+
    | timeline                                 |
    | buttons                                  |
    +------------------------------------------+

All sizes grow with the window. In a narrow window the buttons take two rows, in a slim one three.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

SMALLEST_TEXT = 16
#: A window has one line of text for every so many pixels of its width and height.
WIDTH_PER_TEXT, HEIGHT_PER_TEXT = 62, 38
#: Narrower windows (in pixels) have two rows of buttons; two lines of caption; three rows, and two of status.
ONE_ROW, NARROW, SLIM = 1180, 1000, 560
#: The panels' share of the width: in a wide window, in a narrow one, and there if they show code.
WIDE_SHARE, NARROW_SHARE, CODE_SHARE = 0.39, 0.32, 0.48


@dataclass(frozen=True)
class Layout:
    """The rectangles of the stage, in pixels of the window."""

    text: int
    gap: int
    task: Rect
    caption: Rect
    caption_text: int
    caption_lines: int
    status: Rect
    map: Rect
    note: Rect
    note_lines: int
    panels: Rect
    timeline: Rect
    buttons: Rect
    button_rows: int

    def with_note(self, lines: int, shape: tuple[int, int]) -> Layout:
        """The same with room for a note of so many lines of text, as far as the map leaves it.

        ``shape`` is how many places the map has across and down.
        """
        line = self.note.height // self.note_lines
        columns, rows = shape
        left_over = self.map.height + self.note.height - self.map.width * rows // columns
        height = line * min(lines, max(self.note_lines, left_over // line))
        note = Rect(self.note.left, self.note.bottom - height, self.note.width, height)
        map_rect = Rect(self.map.topleft, (self.map.width, max(1, note.top - self.map.top)))
        return replace(self, map=map_rect, note=note)


def laid_out(width: int, height: int, *, has_panels: bool, shows_code_first: bool = False) -> Layout:
    """The layout for a window of so many pixels; in a narrow one, code takes more of the width."""
    text = max(SMALLEST_TEXT, min(width // WIDTH_PER_TEXT, height // HEIGHT_PER_TEXT))
    gap, line, is_narrow = text // 2, round(text * 1.3), width < NARROW
    caption_lines, note_lines = (2, 2) if is_narrow else (1, 3)
    button_rows = 3 if width < SLIM else 2 if width < ONE_ROW else 1

    def row(y: int, tall: int) -> Rect:
        return Rect(gap, y, max(1, width - 2 * gap), max(1, tall))

    task = row(gap // 2, line)
    caption_text = max(SMALLEST_TEXT, text if is_narrow else round(text * 1.2))
    caption = row(task.bottom, round(caption_text * 1.3) * caption_lines + gap // 2)
    status = row(caption.bottom, line * (2 if width < SLIM else 1) + gap // 2)
    buttons_height = button_rows * round(text * (2.2 if button_rows == 1 else 1.6))
    buttons = row(height - buttons_height - gap // 2, buttons_height)
    timeline = row(buttons.top - line, line)
    body, panels = row(status.bottom + gap // 2, timeline.top - status.bottom - gap), Rect(0, 0, 0, 0)
    if has_panels:
        share = WIDE_SHARE if not is_narrow else CODE_SHARE if shows_code_first else NARROW_SHARE
        body, panels = divided(body, gap, share)
    map_rect = Rect(body.topleft, (body.width, max(1, body.height - line * note_lines)))
    note = Rect(body.left, map_rect.bottom, map_rect.width, line * note_lines)
    return Layout(
        text, gap, task, caption, caption_text, caption_lines, status, map_rect, note, note_lines,
        panels, timeline, buttons, button_rows,
    )  # fmt: skip


def divided(body: Rect, gap: int, share: float) -> tuple[Rect, Rect]:
    """The room for the map, and the room for the panels beside it, or below it in a high window."""
    if body.height > body.width:
        height = body.height // 2
        panels = Rect(body.left, body.bottom - height, body.width, height)
        return Rect(body.left, body.top, body.width, max(1, body.height - height - gap)), panels
    width = round(body.width * share)
    panels = Rect(body.right - width, body.top, width, body.height)
    return Rect(body.left, body.top, max(1, body.width - width - gap), body.height), panels
