"""The door: a card for each lesson of a folder. A click, or a number key, opens one.

One door stands for as long as the program runs: it keeps its pictures, and whether it is dark.

    Maze lessons                              Pick one, or press its number.
    +---------+  +---------+  +---------+  +---------+
    | picture |  |         |  |         |  |         |
    | 1 title |  |         |  |         |  |         |
    +---------+  +---------+  +---------+  +---------+
"""

from math import ceil, sqrt
from pathlib import Path
from time import perf_counter, sleep

import pygame
from pygame import Rect

from mazelib.kinds.shared.seen_lessons import seen_lessons
from mazelib.text.sentences import _
from mazelib.window.layout import text_size
from mazelib.window.lesson_cards import CardPictures, LessonCard, lesson_cards
from mazelib.window.lettering import Face, Lettering
from mazelib.window.pen import Pen, without
from mazelib.window.pictures import Pictures
from mazelib.window.theme import DARK, LIGHT
from mazelib.window.window import Window

FRAMES_A_SECOND = 60
#: How long a second digit is waited for, in seconds: 1 may become 12.
DIGIT_SECONDS = 0.8
#: How much of a frame is spent on making pictures, and how long to wait for a worker, in seconds.
MAKING_SECONDS = 0.008
WAITING_SECONDS = 0.001
#: What H says.
HELP = _(
    "Open a lesson by its number, a click, or the arrow keys and Return. D: dark or light."
    " Esc: close."
)
#: A card is about this many times as wide as high; in a small window it is a low row.
CARD_SHAPE = 1.4
ROW_SHAPE = 5.0
#: How wide the picture of such a row is, in heights of the row.
PICTURE_IN_ROW = 1.8


class Door:
    """The window with the cards of all lessons."""

    def __init__(self, folder: Path) -> None:
        self.is_dark = False
        #: Whether the help stands beside the title.
        self.helps = False
        self.pictures = CardPictures()
        self._folder = folder
        self._lettering = Lettering()
        self._own_pictures = Pictures()
        self.open()

    def open(self, message: str = "") -> None:
        """Open it, or come back to it; ``message`` is what went wrong in a lesson."""
        self.window = Window(_("Maze lessons"))
        self.cards = lesson_cards(self._folder)
        self.message = message
        self.seen = seen_lessons()
        #: The script that was chosen.
        self.chosen: Path | None = None
        self.is_open = True
        #: The card that the keys or the mouse point at, by its place in the list.
        self.pointed: int | None = None
        #: Where each card stands.
        self.places: list[Rect] = []
        self._digits = ""
        self._seconds_left = 0.0
        self._columns = 1
        self.pictures.begin(self.cards)

    def run(self) -> Path | None:
        """Show the cards until one is chosen (its script) or the window is closed (None)."""
        clock = pygame.time.Clock()
        try:
            while self.is_open and self.chosen is None:
                self.frame(clock.tick(FRAMES_A_SECOND) / 1000)
        finally:
            self.pictures.end()
        if self.chosen:
            self.pictures.make_anew(self.chosen)
        return self.chosen

    def frame(self, seconds: float) -> None:
        """Do one frame: take keys and mouse, make a part of a picture, draw."""
        for event in pygame.event.get():
            self._take(event)
        self._wait_for_digit(seconds)
        self._make_pictures()
        self.draw()
        pygame.display.flip()

    def _make_pictures(self) -> None:
        """Make a part of a picture, in a part of the frame's time."""
        until = perf_counter() + MAKING_SECONDS
        while self.pictures.go_on() and perf_counter() < until:
            sleep(WAITING_SECONDS)

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
        elif event.key == pygame.K_d:
            self.is_dark = not self.is_dark
        elif event.key in (pygame.K_h, pygame.K_F1):
            self.helps = not self.helps
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
            surface,
            DARK if self.is_dark else LIGHT,
            self._lettering,
            self._own_pictures,
            size.usual,
            size.smallest,
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
        if self.helps and not self.message:
            high = pen.height(HELP, head.width, pen.size)
            room = Rect(head.left, max(head.top, head.centery - high // 2), head.width, head.height)
            pen.write_lines(pen.fitting(HELP, head), room)
            return
        title = pen.write(_("Maze lessons"), head, None, round(1.9 * pen.size), face=Face.BOLD)
        beside = without(head, left=title.width + 2 * pen.size)
        if self.message:
            pen.write_lines(pen.fitting(self.message, beside), beside, pen.theme.wrong)
        elif not self.cards:
            pen.write(_("There are no lessons in this folder."), beside, pen.theme.wrong)
        else:
            words = _("Pick one, or press its number. H: help.")
            if pen.lettering.width(words, pen.smallest) <= beside.width:
                pen.write(words, beside, pen.theme.faint, anchor="midright")

    def _draw_card(self, pen: Pen, at: Rect, card: LessonCard, *, is_pointed: bool) -> None:
        """Draw a card: its picture, its number or a tick, its title."""
        pen.card(at)
        if is_pointed:
            pen.card(at, pen.theme.accent, max(3, pen.size // 6))
        edge = pen.size // 2
        inner = at.inflate(-2 * edge, -2 * edge)
        foot = max(3 * pen.size, at.height // 4)
        if at.height < 2 * foot:
            row = self._draw_picture_in_row(pen, inner, card)
        else:
            row = Rect(inner.left, at.bottom - foot, inner.width, foot)
            frame = Rect(inner.topleft, (inner.width, row.top - inner.top))
            self._draw_picture(pen, frame, card)
        is_seen = card.script.stem in self.seen
        disc = _draw_number(pen, row, card.number, is_seen=is_seen)
        title = without(row, left=disc.width + pen.size // 2)
        size = pen.lines_to_fit(card.title, title, pen.size, Face.BOLD)
        high = min(title.height, pen.height(card.title, title.width, size, Face.BOLD))
        room = Rect(title.left, title.centery - high // 2, title.width, high)
        pen.write_lines(card.title, room, size=size, face=Face.BOLD)

    def _draw_picture_in_row(self, pen: Pen, inner: Rect, card: LessonCard) -> Rect:
        """Draw the picture of a low card at its right; return the room that is left for words."""
        wide = round(PICTURE_IN_ROW * inner.height)
        row = Rect(inner.left, inner.top, inner.width - wide - pen.size // 2, inner.height)
        if inner.height < 3 * pen.size:
            return inner.inflate(0, pen.size - 4)  # The words need all of it.
        self._draw_picture(pen, Rect(inner.right - wide, inner.top, wide, inner.height), card)
        return row

    def _draw_picture(self, pen: Pen, frame: Rect, card: LessonCard) -> None:
        """Draw the whole picture in the middle of a frame, on the colour of walls."""
        picture = self.pictures.pictures[card.script]
        pygame.draw.rect(pen.window, LIGHT.wall, frame, border_radius=pen.size // 2)
        scale = min(frame.width / picture.get_width(), frame.height / picture.get_height())
        drawn = pygame.transform.smoothscale_by(picture, scale)
        pen.window.blit(drawn, drawn.get_rect(center=frame.center))


def _draw_number(pen: Pen, row: Rect, number: int, *, is_seen: bool) -> Rect:
    """Draw the number of a lesson on a disc, and a tick on it if it was seen; return its place."""
    radius = min(round(0.85 * pen.size), row.height // 2 - 2)
    disc = Rect(row.left, row.centery - radius, 2 * radius, 2 * radius)
    ground = pen.theme.good if is_seen else pen.theme.accent
    pen.disc(disc.center, radius, ground)
    pen.write(str(number), disc, pen.theme.on_accent, radius, face=Face.BOLD, anchor="center")
    if not is_seen:
        return disc
    badge = Rect(disc.right + radius // 4, disc.top, 2 * radius, 2 * radius)
    points = [(-0.5, 0), (-0.15, 0.4), (0.5, -0.4)]
    corners = [(badge.centerx + x * radius, badge.centery + y * radius) for x, y in points]
    pygame.draw.lines(pen.window, pen.theme.good, False, corners, max(2, radius // 4))
    return disc.union(badge)


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
