"""The door: a card for each lesson of a folder. A click, or a number key, opens one.

One door stands for as long as the program runs: it keeps its page, and whether it is dark. Where
not all cards have room, the window shows a page of them.

    Maze lessons                              Pick one, or press its number.
    +---------+  +---------+  +---------+  +---------+
    | picture |  |         |  |         |  |         |
    | 1 title |  |         |  |         |  |         |
    +---------+  +---------+  +---------+  +---------+
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Rect, Surface

from mazelib.kinds.shared.seen_lessons import seen_lessons
from mazelib.maps.watching import FileWatcher
from mazelib.text.sentences import _
from mazelib.window.door.card_grid import CardGrid, edge_of, grid_for
from mazelib.window.door.lesson_cards import LessonCard, card_picture, lesson_cards
from mazelib.window.door.typed_number import TypedNumber
from mazelib.window.drawing.lettering import Face, Lettering
from mazelib.window.drawing.pen import Pen, without
from mazelib.window.drawing.theme import DARK, LIGHT
from mazelib.window.painters.door_card import (
    draw_help,
    draw_number,
    draw_start_here,
    draw_title,
    with_round_corners,
)
from mazelib.window.painters.problem import draw_problem
from mazelib.window.pictures import Pictures
from mazelib.window.rule.problem import Problem
from mazelib.window.screen.layout import is_too_small, text_size
from mazelib.window.screen.screen import draw_too_small, pen_for
from mazelib.window.stage.window import Window

FRAMES_A_SECOND = 60
#: The largest letters of a title, in heights of text.
TITLE = 24 / 21
#: At most this many scaled pictures are kept: those of a few sizes of the window.
MOST_KEPT = 200


class Door:
    """The window with the cards of all lessons."""

    def __init__(self, folder: Path) -> None:
        self.is_dark = False
        #: Whether the page of help is open.
        self.helps = False
        #: The page that is shown, from 0.
        self.page = 0
        self._pictures: list[Surface] = []
        self._scaled = lru_cache(MOST_KEPT)(self._picture)
        self._folder = folder
        self._lettering = Lettering()
        self._own_pictures = Pictures()
        self.open()

    def open(self, problem: Problem | None = None, broken: Path | None = None) -> None:
        """Open it, or come back to it; ``problem`` is what went wrong in a lesson.

        The ``broken`` script is opened again as soon as it is saved.
        """
        self.window = Window(_("Maze lessons"))
        #: The keys that are still down from the lesson before: they are not pressed here.
        self._still_held = set(self.window.held_before)
        self.cards = lesson_cards(self._folder)
        self.problem = problem
        self.seen = seen_lessons()
        #: The script that was chosen.
        self.chosen: Path | None = None
        self.is_open = True
        self._broken = broken
        self._saved = FileWatcher(lambda: [broken] if broken else [])
        #: The card that the keys or the mouse point at, by its place in the list.
        self.pointed: int | None = None
        #: Where each card stands.
        self.places: list[Rect] = []
        self._typed = TypedNumber([card.number for card in self.cards])
        #: How the cards of a page stand.
        self.grid = CardGrid(1, 1, 1, 1, 1)
        self._load_pictures()

    def _load_pictures(self) -> None:
        """Load the pictures of all cards, light or dark."""
        self._pictures = [card_picture(card, is_dark=self.is_dark) for card in self.cards]
        self._scaled.cache_clear()

    def run(self) -> Path | None:
        """Show the cards until one is chosen (its script) or the window is closed (None)."""
        clock = pygame.time.Clock()
        while self.is_open and self.chosen is None:
            self.frame(clock.tick(FRAMES_A_SECOND) / 1000)
        return self.chosen

    def frame(self, seconds: float) -> None:
        """Do one frame: take keys and mouse, draw."""
        for event in pygame.event.get():
            self._take(event)
        self._open_typed(seconds)
        if self._saved.changed():
            self.chosen = self._broken
        self.draw()
        pygame.display.flip()

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.is_open = False
        elif event.type == pygame.KEYDOWN:
            if event.key not in self._still_held:
                self._press(event)
        elif event.type == pygame.KEYUP:
            self._still_held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._still_held.clear()
        elif event.type == pygame.MOUSEMOTION:
            self.pointed = self._card_at(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.helps or self.problem:
                self._close_page()
            else:
                self._open(self._card_at(event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            self._turn_page(-event.y)

    def _press(self, event: pygame.event.Event) -> None:
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_UP: -self.grid.columns,
            pygame.K_DOWN: self.grid.columns,
        }
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if event.key == pygame.K_ESCAPE:
            self.is_open = self.helps or self.problem is not None
            self._close_page()
        elif event.key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER):
            self._open(self.pointed)
        elif event.key in steps:
            self._point(steps[event.key])
        elif event.key in pages:
            self._turn_page(pages[event.key])
        elif event.key == pygame.K_d:
            self.is_dark = not self.is_dark
            self._load_pictures()
        elif event.key in (pygame.K_h, pygame.K_F1):
            self.helps = not self.helps
        elif event.unicode.isdecimal():
            self._type(event.unicode)

    def _close_page(self) -> None:
        """Close the help, or what is told of a broken lesson."""
        self.helps = False
        self.problem = None

    def _point(self, further: int) -> None:
        """Point at the card so much further on, or at the first one of the page."""
        first = self.page * self.grid.cards
        pointed = first if self.pointed is None else self.pointed + further
        if 0 <= pointed < len(self.cards):
            self.pointed = pointed
            self.page = pointed // self.grid.cards

    def _turn_page(self, further: int) -> None:
        """Show the page so much further on, if there is one."""
        if 0 <= self.page + further < self.grid.pages(len(self.cards)):
            self.page += further
            self.pointed = None

    def _type(self, digit: str) -> None:
        """Point at the card of the number so far; open it, if no longer number begins so."""
        number = self._typed.type(digit)
        numbers = [card.number for card in self.cards]
        self.pointed = numbers.index(number) if number in numbers else None
        self._open_typed(0.0)

    def _open_typed(self, seconds: float) -> None:
        """Open the lesson of the number that was typed, once it is whole."""
        if self._typed.is_whole(seconds):
            self._open(self.pointed)

    def _open(self, number: int | None) -> None:
        if number is not None:
            self.chosen = self.cards[number].script

    def _card_at(self, point: tuple[int, int]) -> int | None:
        """The card under a point of the window, or None."""
        first = self.page * self.grid.cards
        for number, place in enumerate(self.places, first):
            if place.collidepoint(point):
                return number
        return None

    def draw(self) -> Pen:
        """Draw the door, and return the pen, which knows what is written where."""
        surface = self.window.surface
        size = text_size(surface.get_size())
        theme = DARK if self.is_dark else LIGHT
        pen = pen_for(surface, theme, self._lettering, self._own_pictures)
        if is_too_small(surface.get_size()):
            self.places = []
            draw_too_small(pen)
            return pen
        surface.fill(pen.theme.window)
        margin = size.usual if size.is_small else 2 * size.usual
        area = surface.get_rect().inflate(-2 * margin, -margin)
        head = Rect(area.left, area.top, area.width, round(2.6 * size.usual))
        body = without(area, top=head.height + size.usual // 3)
        self.grid = grid_for(body, len(self.cards), size)
        self.page = min(self.page, self.grid.pages(len(self.cards)) - 1)
        first = self.page * self.grid.cards
        cards = self.cards[first : first + self.grid.cards]
        self.places = self.grid.places(body, len(cards), size)
        self._draw_head(pen, head)
        if self.helps:
            draw_help(pen, body)
        elif self.problem:
            draw_problem(pen, body, self.problem)
        else:
            self._draw_cards(pen, cards, first)
        return pen

    def _draw_cards(self, pen: Pen, cards: Sequence[LessonCard], first: int) -> None:
        """Draw the cards of a page; its first one has this number among all."""
        title_size = self._title_size(pen, [card.title for card in cards])
        for number, card in enumerate(cards):
            self._draw_card(pen, self.places[number], card, first + number, title_size)

    def _title_size(self, pen: Pen, titles: list[str]) -> int:
        """The height of letters at which all titles of a page fit into their rows."""
        if not titles:
            return pen.size
        row = self._title_row(pen, self.places[0])
        largest = round(TITLE * pen.size)
        return min(pen.lines_to_fit(title, row, largest, Face.BOLD) for title in titles)

    def _title_row(self, pen: Pen, at: Rect) -> Rect:
        """The room of the title on a card."""
        edge = edge_of(text_size(pen.window.get_size()))
        return without(at.inflate(-2 * edge, -4), top=self.grid.picture_height + edge)

    def _draw_head(self, pen: Pen, head: Rect) -> None:
        """Draw the title; beside it what to do."""
        title = pen.write(_("Maze lessons"), head, None, round(1.9 * pen.size), face=Face.BOLD)
        beside = without(head, left=title.width + 2 * pen.size)
        if not self.cards:
            pen.write(_("There are no lessons in this folder."), beside, pen.theme.wrong)
        else:
            words = self._what_to_do()
            if pen.lettering.width(words, pen.smallest) <= beside.width:
                pen.write(words, beside, pen.theme.faint, anchor="midright")

    def _what_to_do(self) -> str:
        """What can be done at the door; where there are pages, how to turn them."""
        pages = self.grid.pages(len(self.cards))
        if self.problem:
            return _("Save it, and it opens again. Esc: all lessons.")
        if pages == 1:
            return _("Pick one, or press its number. H for help.")
        sentence = _("Page {page} of {pages}. Page Down turns it.")
        return sentence.format(page=self.page + 1, pages=pages)

    def _draw_card(
        self, pen: Pen, at: Rect, card: LessonCard, number: int, title_size: int
    ) -> None:
        """Draw a card: its picture, its number, its title; and a tick if it was seen."""
        pen.card(at)
        is_first = number == 0 and not self.seen
        if is_first:
            pen.card(at, pen.theme.mark, max(4, pen.size // 4))
        if number == self.pointed:
            pen.card(at, pen.theme.accent, max(3, pen.size // 6))
        edge = edge_of(text_size(pen.window.get_size()))
        frame = Rect(at.left + edge, at.top + edge, at.width - 2 * edge, self.grid.picture_height)
        pen.window.blit(self._scaled(number, frame.size, pen.corner), frame)
        if is_first:
            draw_start_here(pen, frame)
        draw_number(pen, frame, card.number)
        if card.script.stem in self.seen:
            badge = round(1.7 * pen.size)
            corner = (frame.right - badge // 2 - 3, frame.top + badge // 2 + 3)
            pen.picture("tick", corner, badge)
        draw_title(pen, self._title_row(pen, at), card.title, title_size)

    def _picture(self, number: int, size: tuple[int, int], radius: int) -> Surface:
        return with_round_corners(self._pictures[number], size, radius)
