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

from typing import NamedTuple

from pygame import Rect

SMALLEST_TEXT = 16
#: A window has one line of text for every so many pixels of its width and height.
WIDTH_PER_TEXT, HEIGHT_PER_TEXT = 62, 38
#: Narrower windows (in pixels) have two rows of buttons; two lines of caption; three rows, and two of status.
ONE_ROW, NARROW, SLIM = 1180, 1000, 560
#: The panels' share of the width: in a wide window, in a narrow one, and there if they show code.
WIDE_SHARE, NARROW_SHARE, CODE_SHARE = 0.39, 0.32, 0.48


class Layout(NamedTuple):
    """The rectangles of the stage in pixels, the height of text, and how many lines or rows there are."""

    text: int
    gap: int
    task: Rect
    caption: Rect
    caption_text: int
    status: Rect
    map: Rect
    note: Rect
    panels: Rect
    timeline: Rect
    buttons: Rect
    button_rows: int


def laid_out(
    size: tuple[int, int], *, has_panels: bool = False, shows_code_first: bool = False,
    shape: tuple[int, int] = (1, 1), note_lines: int = 0,
) -> Layout:  # fmt: skip
    """The layout for a window of so many pixels; in a narrow one code takes more of the width.

    What a map of this shape (places across and down) leaves free belongs to its note, of so many lines.
    """
    width, height = size
    text = max(SMALLEST_TEXT, min(width // WIDTH_PER_TEXT, height // HEIGHT_PER_TEXT))
    gap, line, is_narrow = text // 2, round(text * 1.3), width < NARROW
    button_rows = 3 if width < SLIM else 2 if width < ONE_ROW else 1

    def row(y: int, tall: int) -> Rect:
        return Rect(gap, y, max(1, width - 2 * gap), max(1, tall))

    task = row(gap // 2, line)
    caption_text = max(SMALLEST_TEXT, text if is_narrow else round(text * 1.2))
    caption = row(task.bottom, round(caption_text * 1.3) * (2 if is_narrow else 1) + gap // 2)
    status = row(caption.bottom, line * (2 if width < SLIM else 1) + gap // 2)
    buttons_height = button_rows * round(text * (2.2 if button_rows == 1 else 1.6))
    buttons = row(height - buttons_height - gap // 2, buttons_height)
    timeline = row(buttons.top - line, line)
    body, panels = row(status.bottom + gap // 2, timeline.top - status.bottom - gap), Rect(0, 0, 0, 0)
    if has_panels:
        share = WIDE_SHARE if not is_narrow else CODE_SHARE if shows_code_first else NARROW_SHARE
        body, panels = divided(body, gap, share)
    left_over = (body.height - body.width * shape[1] // shape[0]) // line
    note_height = line * min(note_lines, max(2 if is_narrow else 3, left_over))
    map_rect = Rect(body.topleft, (body.width, max(1, body.height - note_height)))
    note = Rect(body.left, map_rect.bottom, body.width, note_height)
    return Layout(
        text, gap, task, caption, caption_text, status, map_rect, note, panels, timeline,
        buttons, button_rows,
    )  # fmt: skip


def divided(body: Rect, gap: int, share: float) -> tuple[Rect, Rect]:
    """The room for the map, and the room for the panels beside it, or below it in a high window."""
    if body.height > body.width:
        half = body.height // 2
        panels = Rect(body.left, body.bottom - half, body.width, half)
        return Rect(body.topleft, (body.width, max(1, body.height - half - gap))), panels
    width = round(body.width * share)
    panels = Rect(body.right - width, body.top, width, body.height)
    return Rect(body.topleft, (max(1, body.width - width - gap), body.height)), panels
