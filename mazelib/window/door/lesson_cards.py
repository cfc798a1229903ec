"""The cards of the door: every lesson of a folder, with its picture.

The lessons' pictures lie beside them, in the folder ``pictures``; `.ci/lesson_pictures` makes them
with the stage. A lesson without one, such as a class's own, has the plain map that it begins with.
"""

import ast
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Surface

from mazelib.grid.places import Places
from mazelib.making.field import is_room
from mazelib.maps.files import read_text
from mazelib.maps.folder import find_map, read_heya
from mazelib.maps.heya import Heya
from mazelib.window.drawing.lettering import Lettering
from mazelib.window.drawing.pen import Pen
from mazelib.window.drawing.theme import DARK, LIGHT, Theme
from mazelib.window.painters.place_picture import PlacePicture, has_rim
from mazelib.window.pictures import Pictures

#: The folder of the pictures, beside the lessons.
FOLDER_OF_PICTURES = "pictures"
#: A picture has this size, in pixels.
SIZE = (540, 300)
#: The name of the same picture in the dark theme, from that of the script.
DARK_NAME = "{}_dark.png"
#: A lesson that names no map makes one of rooms: at first, so many places across and down.
ROOMS = Places(21, 11)
_NUMBERED = re.compile(r"0*(\d+)_\w+")


@dataclass(frozen=True)
class LessonCard:
    """A lesson of the folder: its script, its number, and its title."""

    script: Path
    number: int
    title: str
    #: The first map that the script names; "" if it names none.
    map: str = ""


def lesson_cards(folder: Path) -> list[LessonCard]:
    """The numbered scripts of a folder, in the order of their numbers."""
    cards = []
    for path in folder.glob("*.py"):
        numbered = _NUMBERED.fullmatch(path.stem)
        if numbered:
            cards.append(_card_of(path, int(numbered.group(1))))
    return sorted(cards, key=lambda card: (card.number, card.script.name))


def _card_of(path: Path, number: int) -> LessonCard:
    """The card of a script: read, but not run. A broken script has the name of its file."""
    try:
        tree = ast.parse(read_text(path))
    except (SyntaxError, ValueError):
        return LessonCard(path, number, path.stem)
    text = ast.get_docstring(tree) or path.stem
    title = re.sub(r"^[Ll]esson \d+:\s*", "", text.partition("\n")[0]).rstrip(". ")
    return LessonCard(path, number, title[:1].upper() + title[1:], _first_map(tree))


def _first_map(tree: ast.Module) -> str:
    """The first of the ``maps`` that a script gives to show; "" if it gives none."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "maps":
            for name in ast.walk(node.value):
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    return name.value
    return ""


def card_picture(card: LessonCard, *, is_dark: bool = False) -> Surface:
    """The picture of a lesson; without one, the plain map that it begins with."""
    folder = card.script.parent / FOLDER_OF_PICTURES
    path = folder / f"{card.script.stem}.png"
    dark = folder / DARK_NAME.format(card.script.stem)
    if is_dark and dark.is_file():
        path = dark
    if path.is_file():
        with suppress(pygame.error, OSError):
            return pygame.image.load(path).convert_alpha()
    heya = None
    if card.map:
        with suppress(ValueError, OSError):
            heya = read_heya(find_map(card.map))
    return _plain_picture(heya, DARK if is_dark else LIGHT)


def _plain_picture(heya: Heya | None, theme: Theme) -> Surface:
    """Nothing but the walls of a map; without one, rooms that are not joined yet."""
    pen = Pen(Surface(SIZE, pygame.SRCALPHA), theme, Lettering(), Pictures(), 9, 1)
    pen.window.fill(pen.theme.wall)
    if heya:
        places = heya.places
        floor = heya.floor
    else:
        places = ROOMS
        floor = bytes(is_room(place) for place in places)
    picture = PlacePicture(places, bytearray(floor), has_rim=has_rim(places, floor))
    palette = (pen.theme.wall, pen.theme.floor)
    picture.draw(pen, pen.window.get_rect(), palette, floor)
    return pen.window
