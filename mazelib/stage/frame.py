"""One whole frame of the stage, drawn from what there is to show.

Sheets that lie over the map are the help page, and what is wrong with a file.
"""

import re
from collections.abc import Sequence
from functools import partial
from textwrap import wrap
from typing import NamedTuple

import pygame
from pygame import Rect

from mazelib.diagnostics import LocatedError, clipped, visible
from mazelib.stage.keys import Command
from mazelib.stage.layout import Layout, laid_out
from mazelib.stage.lettering import SMALLEST, Lettering
from mazelib.stage.panels.text import TextPanel
from mazelib.stage.pen import Pen
from mazelib.stage.scene import Scene
from mazelib.stage.theme import Colour, Theme
from mazelib.stage.toolbar import Toolbar
from mazelib.view import View

#: Messages are written no smaller for longer lines: those are wrapped. Lines shown around an error.
MOST_COLUMNS, MOST_LINES = 64, 12
NOW = "now:"  # The caption tells how the walker came here, the senses are those of now.


class Problem(NamedTuple):
    """What is wrong: a title, and a message of one or more lines."""

    title: str
    message: str


class Frame(NamedTuple):
    """Everything that a frame shows; two equal frames look the same. ``on`` are the buttons switched on."""

    size: tuple[int, int]
    theme: Theme
    task: str
    help_text: str
    tick: int
    last: int
    speed_words: str
    playing: bool
    phase: float
    caption: str
    problem: Problem | None
    on: frozenset[Command]
    asked_for: Command | None
    scene: Scene


def draw_frame(frame: Frame, window: pygame.Surface, lettering: Lettering, toolbar: Toolbar) -> None:
    """Draw it all; the toolbar is laid out on the way, so that it knows where its buttons are."""
    scene = frame.scene
    names = scene.panels(frame.on, frame.asked_for)
    lay_out = partial(laid_out, frame.size, has_panels=bool(names), shows_code_first=names[:1] == ["code"])
    layout = lay_out()
    lines = len(lettering.wrapped(scene.note, layout.text, layout.note.width))
    layout = lay_out(shape=scene.shape, note_lines=lines)
    pen = Pen(window, frame.theme, lettering, layout.text)
    window.fill(frame.theme.window)
    draw_header(pen, layout, frame.task, frame.caption)
    toolbar.place(layout)
    shown = scene.shown(frame.tick, frame.phase)
    draw_status(pen, layout.status, *scene.status(frame.tick), frame.speed_words)
    if Command.TEXT in frame.on and not scene.is_blank:
        TextPanel().draw(pen, layout.map, shown)
    else:
        scene.draw_map(pen, layout.map, frame.tick)
    pen.write_lines(scene.note, layout.note, frame.theme.faint)
    scene.draw_panels(pen, layout.panels, names, shown)
    toolbar.draw(pen, frame.tick / max(1, frame.last), frame.on - scene.hidden, frame.playing)
    body = Rect(layout.task.topleft, (layout.task.width, layout.timeline.top - layout.task.top))
    if frame.problem:
        draw_problem(pen, body if scene.is_blank else layout.map, frame.problem)
    if Command.HELP in frame.on:
        draw_help(pen, body, toolbar.commands, f"{frame.help_text}\nThe map: {scene.note}")


def draw_header(pen: Pen, layout: Layout, task: str, caption: str) -> None:
    """Draw the task, and the caption on a ground of its own."""
    pen.write(task, layout.task, pen.theme.accent, pen.size_to_fit(task, layout.task.width, pen.size))
    pygame.draw.rect(pen.window, pen.theme.panel, layout.caption, border_radius=layout.gap // 2)
    inner, size = layout.caption.inflate(-layout.gap, 0), layout.caption_text
    while size > pen.size and pen.height(caption, inner.width, size) > inner.height:
        size -= 1
    high = min(inner.height, pen.height(caption, inner.width, size))
    pen.write_lines(caption, Rect(inner.left, inner.centery - high // 2, inner.width, high), size=size)


def draw_status(pen: Pen, at: Rect, said: list[str], view: View | None, speed: str) -> None:
    """Draw how things stand, the speed, and the four senses: in one line, or in two where it is narrow."""
    senses = view.words if view else []
    rows = 2 if at.height > 2 * pen.lettering.line_height(pen.size) else 1
    first = "    ".join([*said, speed])
    second = "     ".join([NOW, *senses])
    widest = max(first, second, key=len) if rows == 2 else f"{first}    {second}"
    size = pen.size_to_fit(widest, at.width, pen.size)
    x, y, height = at.left, at.top, at.height // rows
    for words in said:
        x = pen.write(words, Rect(x, y, at.right - x, height), size=size).right + size
    x = pen.write(speed, Rect(x, y, at.right - x, height), pen.theme.faint, size).right + size
    if rows == 2:
        x, y = at.left, y + height
    if senses:
        x = pen.write(NOW, Rect(x, y, at.right - x, height), pen.theme.faint, size).right + size // 2
    for words in senses:
        x = pen.sense(Rect(x, y, at.right - x, height), words, words.endswith("open"), size) + size


def problem_of(title: str, error: ValueError, *, has_scene: bool) -> Problem:
    """What to show of an error; where nothing else is to be seen, the text of the file, its place marked."""
    if has_scene:
        return Problem(title, str(error))
    lines, marked = [], 1
    if isinstance(error, LocatedError) and error.text:
        lines, marked = error.text.split("\n"), error.first.line or 1
    first = max(0, min(marked - MOST_LINES // 2, len(lines) - MOST_LINES))
    some = enumerate(lines[first : first + MOST_LINES], first + 1)
    text = [f"{'>' if row == marked else ' '} {row:3}  {clipped(visible(line), 60)}" for row, line in some]
    return Problem(title, "\n".join([str(error), "", *text, "Mend the file and save it: it is read again."]))


def draw_help(pen: Pen, window: Rect, commands: Sequence[Command], lesson_text: str) -> None:
    """Draw the help page: the text of the lesson, then the keys, in letters as large as find room."""
    sheet, text = _sheet(pen, window, pen.theme.accent), help_words(commands, lesson_text)
    size = round(pen.size * 1.2)
    while size > SMALLEST and pen.height(text, sheet.width, size) > sheet.height:
        size -= 1
    pen.write_lines(text, sheet, size=size)


def help_words(commands: Sequence[Command], lesson_text: str) -> str:
    """The help page: paragraphs with their lines joined (one not indented begins a new one), and the keys."""
    paragraphs = [" ".join(part.split()) for part in re.split(r"\n(?=\S)", lesson_text) if part.strip()]
    keys = ".  ".join(f"{command.key}: {command.meaning}" for command in commands)
    return "\n\n".join([*paragraphs, f"Keys.  {keys}."])


def draw_problem(pen: Pen, area: Rect, problem: Problem) -> None:
    """Draw what is wrong, its lines in columns so that the caret points right; the map is seen over it."""
    lines, width = problem.message.split("\n"), area.width - 4 * pen.size
    size = pen.lettering.mono_size(min(max(map(len, lines)), MOST_COLUMNS), width, pen.size)
    fitted = in_columns(lines, max(8, width // pen.lettering.mono_width(size)))
    line, title_line = pen.lettering.line_height(size), pen.lettering.line_height(pen.size)
    high = min(area.height, title_line * 2 + line * (len(fitted) + 2))
    sheet = _sheet(pen, Rect(area.left, area.bottom - high, area.width, high), pen.theme.wrong)
    pen.write(problem.title, Rect(sheet.left, sheet.top, sheet.width, title_line), pen.theme.wrong)
    top = sheet.top + round(title_line * 1.2)
    fit = max(1, (sheet.bottom + line // 2 - top) // line)
    for number, said in enumerate(fitted if len(fitted) <= fit else [*fitted[: fit - 1], "…"]):
        pen.write_columns(said, Rect(sheet.left, top + number * line, sheet.width, line), size)


def _sheet(pen: Pen, area: Rect, edge: Colour) -> Rect:
    sheet = area.inflate(-2 * pen.size, -pen.size)
    pen.box(sheet, edge, 3)
    return sheet.inflate(-2 * pen.size, -pen.size)


def in_columns(lines: list[str], most: int) -> list[str]:
    """Lines of at most so many letters; a longer one goes on in the next, as far in as it began."""
    fitted = []
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())][: most // 2]
        fitted += wrap(line, most, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return fitted
