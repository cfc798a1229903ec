"""Sheets that lie over the map: the help page, and what is wrong with a file."""

from __future__ import annotations

import re

import pygame
from pygame import Rect

from mazelib.stage.keys import Command, Words
from mazelib.stage.pen import Pen

#: Messages are written no smaller for lines that are longer than this: those are wrapped.
MOST_COLUMNS = 64
#: The smallest letters of the help page, in pixels.
SMALLEST = 12

KEY_HELP = {
    Command.PLAY: "play or pause",
    Command.STEP: "one step (hold to go on)",
    Command.BACK: "one step back (hold to go on)",
    Command.FASTER: "faster, up to as fast as it goes",
    Command.SLOWER: "slower, down to one a second",
    Command.RESTART: "start again",
    Command.NEXT_MAP: "the next map of the folder",
    Command.TEXT: "the map as its text",
    Command.EYES: "through the walker's eyes",
    Command.CODE: "the code that runs",
    Command.GUESS: "guess first, by arrow key",
    Command.LENSES: "making and solving side by side",
    Command.THEME: "dark or light",
    Command.HELP: "this page (F1 too)",
    Command.FULL_SCREEN: "full screen",
    Command.SCREENSHOT: "save a picture of the window",
    Command.CLOSE: "close",
}


def draw_help(
    pen: Pen, window: Rect, commands: list[Command], lesson_text: str, words: dict[Command, Words]
) -> None:
    """Draw the help page: the keys, then the text of the lesson, as large as both find room."""
    sheet = _sheet(pen, window, pen.theme.accent)
    said = KEY_HELP | {command: own for command, (_, own) in words.items()}
    rows = [(command.key, said[command]) for command in commands]
    columns = 2 if sheet.width > 34 * pen.size else 1
    text, size = paragraphs(lesson_text), pen.size
    while size > SMALLEST and not _help_fits(pen, sheet, rows, columns, text, size):
        size -= 1
    line, down = pen.lettering.line_height(size), -(-len(rows) // columns)
    for number, (key, meaning) in enumerate(rows):
        column, row = divmod(number, down)
        x = sheet.left + column * sheet.width // columns
        y = sheet.top + row * line
        pen.write(key, Rect(x, y, 4 * size, line), pen.theme.accent, size)
        pen.write(meaning, Rect(x + 4 * size, y, sheet.width // columns - 4 * size, line), None, size)
    below = sheet.top + down * line + size // 2
    pygame.draw.line(pen.window, pen.theme.line, (sheet.left, below), (sheet.right, below))
    rest = Rect(sheet.left, below + size // 2, sheet.width, sheet.bottom - below - size // 2)
    if rest.height > line:
        pen.write_lines(text, rest, None, size)


def _help_fits(
    pen: Pen, sheet: Rect, rows: list[tuple[str, str]], columns: int, text: str, size: int
) -> bool:
    """Whether all keys and the whole text find room in letters of a size."""
    longest = max((meaning for _, meaning in rows), key=len)
    lines = -(-len(rows) // columns) + len(pen.lettering.wrapped(text, size, sheet.width))
    return (
        pen.lettering.width(longest, size) + 4 * size <= sheet.width // columns
        and lines * pen.lettering.line_height(size) + size <= sheet.height
    )


def paragraphs(text: str) -> str:
    """A docstring with the lines of each paragraph joined; a line that is not indented begins one."""
    return "\n".join(" ".join(part.split()) for part in re.split(r"\n(?=\S)", text) if part.strip())


def draw_problem(pen: Pen, area: Rect, title: str, message: str) -> None:
    """Draw what is wrong with a file, its lines in columns so that the caret points right."""
    lines = message.split("\n")
    longest = max(len(each) for each in lines)
    width = area.width - 4 * pen.size
    size = pen.lettering.mono_size(min(longest, MOST_COLUMNS), width, pen.size)
    fitted = _in_columns(lines, max(8, width // pen.lettering.mono_width(size)))
    # No higher than it must be, and at the bottom: the last good map is to be seen over it.
    line = pen.lettering.line_height(size)
    high = min(area.height, pen.lettering.line_height(pen.size) * 2 + line * (len(fitted) + 2))
    sheet = _sheet(pen, Rect(area.left, area.bottom - high, area.width, high), pen.theme.wrong)
    title_line = pen.lettering.line_height(pen.size)
    pen.write(title, Rect(sheet.left, sheet.top, sheet.width, title_line), pen.theme.wrong)
    y = sheet.top + round(title_line * 1.2)
    for said in fitted:
        if y + line > sheet.bottom + line // 2:
            pen.write("…", Rect(sheet.left, y, sheet.width, line), None, size)
            return
        pen.window.blit(pen.lettering.mono(said, size, pen.theme.text), (sheet.left, y))
        y += line


def _in_columns(lines: list[str], most: int) -> list[str]:
    """Lines of at most so many letters; a longer one goes on in the next, as far in as it began."""
    fitted = []
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())][: most // 2]
        while len(line) > most:
            cut = line.rfind(" ", len(indent) + 1, most + 1)
            cut = cut if cut > 0 else most
            fitted.append(line[:cut])
            line = indent + line[cut:].lstrip()
        fitted.append(line)
    return fitted


def _sheet(pen: Pen, area: Rect, edge: tuple[int, int, int]) -> Rect:
    sheet = area.inflate(-2 * pen.size, -pen.size)
    pygame.draw.rect(pen.window, pen.theme.panel, sheet, border_radius=10)
    pygame.draw.rect(pen.window, edge, sheet, 3, border_radius=10)
    return sheet.inflate(-2 * pen.size, -pen.size)
