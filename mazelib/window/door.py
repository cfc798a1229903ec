"""The door: a card for each lesson of a folder. A click, or a number key, opens one.

    Maze lessons                              Pick one, or press its number.
    +---------+  +---------+  +---------+  +---------+
    | picture |  |         |  |         |  |         |
    | 1 title |  |         |  |         |  |         |
    +---------+  +---------+  +---------+  +---------+
"""

from math import ceil, sqrt
from pathlib import Path

import pygame
from pygame import Rect

from mazelib.kinds.shared.seen_lessons import seen_lessons
from mazelib.text.sentences import _
from mazelib.window.layout import text_size
from mazelib.window.lesson_cards import CardPictures, LessonCard, lesson_cards
from mazelib.window.lettering import Face, Lettering
from mazelib.window.pen import Pen, without
from mazelib.window.pictures import Pictures
from mazelib.window.theme import LIGHT, PAPER
from mazelib.window.window import Window

FRAMES_A_SECOND = 60
#: How long a second digit is waited for, in seconds: 1 may become 12.
DIGIT_SECONDS = 0.8
#: A card's picture is this large in the making, in pixels.
PICTURE = (516, 252)
#: A card is about this many times as wide as high; in a small window it is a row without a picture.
CARD_SHAPE = 1.4
ROW_SHAPE = 5.0


class Door:
    """The window with the cards of all lessons. ``message`` is what went wrong in the last one."""

    def __init__(self, folder: Path, message: str = "") -> None:
        self.window = Window(_("Maze lessons"))
        self.cards = lesson_cards(folder)
        self.message = message
        self.seen = seen_lessons()
        #: The script that was chosen.
        self.chosen: Path | None = None
        self.is_open = True
        #: The card that the keys or the mouse point at, by its place in the list.
        self.pointed: int | None = None
        #: Where each card stands.
        self.places: list[Rect] = []
        self._pictures = CardPictures(self.cards, PICTURE)
        self._lettering = Lettering()
        self._own_pictures = Pictures()
        self._digits = ""
        self._seconds_left = 0.0
        self._columns = 1

    def run(self) -> Path | None:
        """Show the cards until one is chosen (its script) or the window is closed (None)."""
        clock = pygame.time.Clock()
        try:
            while self.is_open and self.chosen is None:
                self.frame(clock.tick(FRAMES_A_SECOND) / 1000)
        finally:
            self._pictures.end()
        return self.chosen

    def frame(self, seconds: float) -> None:
        """Do one frame: take keys and mouse, make a part of a picture, draw."""
        for event in pygame.event.get():
            self._take(event)
        self._wait_for_digit(seconds)
        self._pictures.go_on()
        self.draw()
        pygame.display.flip()

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.is_open = False
        elif event.type == pygame.KEYDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEMOTION:
            self.pointed = self._card_at(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._open(self._card_at(event.pos))

    def _press(self, event: pygame.event.Event) -> None:
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_UP: -self._columns,
            pygame.K_DOWN: self._columns,
        }
        if event.key == pygame.K_ESCAPE:
            self.is_open = False
        elif event.key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
            self._open(self.pointed)
        elif event.key in steps:
            self._point(steps[event.key])
        elif event.unicode.isdecimal():
            self._type(event.unicode)

    def _point(self, further: int) -> None:
        """Point at the card so much further on, or at the first one."""
        pointed = 0 if self.pointed is None else self.pointed + further
        if 0 <= pointed < len(self.cards):
            self.pointed = pointed

    def _type(self, digit: str) -> None:
        """Take a digit: open the lesson of this number, unless a longer number begins so."""
        self._digits += digit
        numbers = [card.number for card in self.cards]
        number = int(self._digits)
        may_go_on = any(number * 10 <= each < number * 10 + 10 for each in numbers if number)
        self.pointed = numbers.index(number) if number in numbers else None
        self._seconds_left = DIGIT_SECONDS
        if not may_go_on:
            self._digits = ""
            self._open(self.pointed)

    def _wait_for_digit(self, seconds: float) -> None:
        """Open the lesson of the number that was typed if no digit follows it in time."""
        if not self._digits:
            return
        self._seconds_left -= seconds
        if self._seconds_left <= 0:
            self._digits = ""
            self._open(self.pointed)

    def _open(self, number: int | None) -> None:
        if number is not None:
            self.chosen = self.cards[number].script

    def _card_at(self, point: tuple[int, int]) -> int | None:
        """The card under a point of the window, or None."""
        for number, place in enumerate(self.places):
            if place.collidepoint(point):
                return number
        return None

    def draw(self) -> Pen:
        """Draw the door, and return the pen, which knows what is written where."""
        surface = self.window.surface
        size = text_size(surface.get_size())
        pen = Pen(
            surface, LIGHT, self._lettering, self._own_pictures, size.usual, size.smallest
        )
        surface.fill(pen.theme.window)
        area = surface.get_rect().inflate(-4 * size.usual, -2 * size.usual)
        head = Rect(area.left, area.top, area.width, round(3.2 * size.usual))
        self._draw_head(pen, head)
        body = without(area, top=head.height + size.usual // 2)
        shape = ROW_SHAPE if size.is_small else CARD_SHAPE
        gap = size.usual // 2 if size.is_small else size.usual
        self._columns, self.places = _places(body, len(self.cards), gap, shape)
        for number, card in enumerate(self.cards):
            self._draw_card(pen, self.places[number], card, is_pointed=number == self.pointed)
        return pen

    def _draw_head(self, pen: Pen, head: Rect) -> None:
        """Draw the title; beside it what to do, or what went wrong."""
        title = pen.write(_("Maze lessons"), head, None, round(1.9 * pen.size), face=Face.BOLD)
        beside = without(head, left=title.width + 2 * pen.size)
        if self.message:
            pen.write_lines(pen.fitting(self.message, beside), beside, pen.theme.wrong)
        elif not self.cards:
            pen.write(_("There are no lessons in this folder."), beside, pen.theme.wrong)
        else:
            words = _("Pick one, or press its number.")
            if pen.lettering.width(words, pen.smallest) <= beside.width:
                pen.write(words, beside, pen.theme.faint, anchor="midright")

    def _draw_card(self, pen: Pen, at: Rect, card: LessonCard, *, is_pointed: bool) -> None:
        """Draw a card: its picture, its number or a tick, its title."""
        pen.card(at)
        if is_pointed:
            pen.card(at, pen.theme.accent, max(3, pen.size // 6))
        edge = pen.size // 2
        foot = max(3 * pen.size, at.height // 4)
        if at.height < 2 * foot:
            foot = at.height
        frame = Rect(at.left + edge, at.top + edge, at.width - 2 * edge, at.height - edge - foot)
        if frame.height > pen.size:
            self._draw_picture(pen, frame, card)
        row = Rect(at.left + edge, at.bottom - foot, at.width - 2 * edge, foot)
        disc = _draw_number(pen, row, card.number, is_seen=card.script.stem in self.seen)
        title = without(row, left=disc.width + pen.size // 2)
        size = pen.lines_to_fit(card.title, title, pen.size, Face.BOLD)
        high = min(title.height, pen.height(card.title, title.width, size, Face.BOLD))
        room = Rect(title.left, title.centery - high // 2, title.width, high)
        pen.write_lines(card.title, room, size=size, face=Face.BOLD)

    def _draw_picture(self, pen: Pen, frame: Rect, card: LessonCard) -> None:
        picture = self._pictures.pictures.get(card.script)
        pygame.draw.rect(pen.window, pen.theme.wall, frame, border_radius=pen.size // 2)
        if picture:
            # It covers the whole frame: what is too much of it is cut off.
            scale = max(frame.width / picture.get_width(), frame.height / picture.get_height())
            drawn = pygame.transform.smoothscale_by(picture, scale)
            part = frame.move(-frame.left, -frame.top)
            part.center = drawn.get_rect().center
            pen.window.blit(drawn, frame, part.clip(drawn.get_rect()))


def _draw_number(pen: Pen, row: Rect, number: int, *, is_seen: bool) -> Rect:
    """Draw the number of a lesson on a disc, or a tick; return where the disc is."""
    radius = min(round(0.85 * pen.size), row.height // 2 - 2)
    disc = Rect(row.left, row.centery - radius, 2 * radius, 2 * radius)
    ground = pen.theme.good if is_seen else pen.theme.accent
    pen.disc(disc.center, radius, ground)
    if is_seen:
        points = [(-0.4, 0), (-0.1, 0.35), (0.45, -0.35)]
        corners = [(disc.centerx + x * radius, disc.centery + y * radius) for x, y in points]
        pygame.draw.lines(pen.window, PAPER, False, corners, max(2, radius // 4))
    else:
        pen.write(str(number), disc, PAPER, radius, face=Face.BOLD, anchor="center")
    return disc


def _places(body: Rect, count: int, gap: int, shape: float) -> tuple[int, list[Rect]]:
    """How many columns of cards there are, and where each card stands."""
    if not count:
        return 1, []
    columns = round(sqrt(count * body.width / body.height / shape))
    columns = max(1, min(count, columns))
    rows = ceil(count / columns)
    wide = (body.width - (columns - 1) * gap) // columns
    high = (body.height - (rows - 1) * gap) // rows
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        left = body.left + column * (wide + gap)
        places.append(Rect(left, body.top + row * (high + gap), wide, high))
    return columns, places
