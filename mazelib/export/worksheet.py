"""A worksheet as a script describes it: which mazes, how many, and how the sheets look."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from operator import itemgetter
from pathlib import Path

from mazelib.export import book, hardness
from mazelib.export.hardness import field_for
from mazelib.export.mazes_of_class import SeededMaze, mazes_as_hard
from mazelib.export.page import NAME_AND_DATE, Page
from mazelib.export.page_code import BOOK, NO_ANSWERS, ClassCode
from mazelib.export.shaped import Shaped, has_outline, shaped
from mazelib.export.sheets.design import (
    ARROWS,
    BEST,
    FROM_S_TO_G,
    GRIDS,
    LETTERS,
    MARKS,
    PAPERS,
    PICTURES,
    TURNS,
    Design,
    rooms_on,
)
from mazelib.export.sheets.themes import IN_TURN, THEMES
from mazelib.export.words_of_script import filled, quoted
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS, Field
from mazelib.making.makers import makers_of_shapes
from mazelib.making.masks import MaskError, read_mask
from mazelib.maps.folder import find_shape
from mazelib.text.characters import visible
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _, one_of, one_of_quoted
from mazelib.values.settings import WRITE_A_TEXT, Demand, Settings, are_sizes, write_a_number

#: What a setting can be.
Setting = int | str | tuple[int, int] | None
MOST_SHEETS = 200
WRITE_TRUE_OR_FALSE = _("Write True or False.")
ONE_ON_A_SHEET = _("A book has one maze on a sheet: write on_a_page=1.")
NO_ROOMS_IN_BOOK = _("In a book, the stars say how many rooms a maze has: leave out rooms.")
#: A maze in the shape of a mask has at most so many rooms across and down.
MOST_OF_MASK = 120
#: The line above the mazes, unless the script has one of its own.
INSTRUCTIONS: dict[str, str | None] = {
    PICTURES: None,  # Each maze has that of its theme.
    ARROWS: _("Go in at one arrow and out at the other."),
    LETTERS: FROM_S_TO_G,
}


@dataclass(frozen=True)
class Worksheet(Settings):
    """What goes on the sheets. ExplainedError: one of the fields is wrong.

    ``hard`` is 1 to 5: how many rooms there are, how far the answer goes out of its way, and how
    many wrong turns are deep. ``rooms`` (across, down) or a ``mask`` (a shape in heya/shapes/, or
    the path of a map) may give another size. ``made_by`` is the name of a maker (see
    ``making.makers``).

    There are ``how_many`` mazes, all different, ``on_a_page`` on each sheet. The ``title`` stands
    above each maze, the ``line`` below the title (None: how one solves it). In the title, {number},
    {across}, {down} and {seed} are filled in. ``paper`` and ``turn`` say which paper it is, and
    how it is turned. ``marks`` says what stands at both ends of a maze: pictures are those of the
    ``theme`` (see export.sheets.themes), or of all themes in turn. Without ``answers``, there are
    none at the end. A ``book`` has mazes that become harder, up to ``hard``, in one shape after the
    other, and a certificate at the end (see export.book).
    """

    made_by: str = "merge"
    rooms: tuple[int, int] | None = None
    how_many: int = 1
    title: str = _("Maze {number}")
    line: str | None = None
    hard: int = 3
    on_a_page: int = 1
    mask: str = ""
    paper: str = "A4"
    turn: str = BEST
    marks: str = PICTURES
    theme: str = IN_TURN
    answers: bool = True
    book: bool = False

    def demands(self) -> list[Demand]:
        """The demands on the fields."""
        hard = write_a_number(hardness.LEAST, hardness.MOST)
        how_many = write_a_number(1, MOST_SHEETS)
        pages = _("Write {numbers}.").format(numbers=one_of(map(str, GRIDS)))
        sentence = _("Write two numbers, {least} to {most}: (20, 20).")
        rooms = sentence.format(least=LEAST_ROOMS, most=MOST_ROOMS)
        are_rooms = self.rooms is None or are_sizes([self.rooms], LEAST_ROOMS, MOST_ROOMS)
        is_a_grid = type(self.on_a_page) is int and self.on_a_page in GRIDS
        return [
            self._one_of("made_by", makers_of_shapes()),
            Demand("hard", _is_in(self.hard, hardness.LEAST, hardness.MOST), hard, is_number=True),
            Demand("rooms", are_rooms, rooms),
            Demand("how_many", _is_in(self.how_many, 1, MOST_SHEETS), how_many, is_number=True),
            Demand("on_a_page", is_a_grid, pages, is_number=True),
            Demand("title", isinstance(self.title, str), WRITE_A_TEXT),
            Demand("line", self.line is None or isinstance(self.line, str), WRITE_A_TEXT),
            self._one_of("paper", tuple(PAPERS)),
            self._one_of("turn", TURNS),
            self._one_of("marks", MARKS),
            self._one_of("theme", (IN_TURN, *THEMES)),
            Demand("answers", isinstance(self.answers, bool), WRITE_TRUE_OR_FALSE),
            Demand("book", isinstance(self.book, bool), WRITE_TRUE_OR_FALSE),
            Demand("book", not self.book or self.on_a_page == 1, ONE_ON_A_SHEET),
            Demand("book", not self.book or self.rooms is None, NO_ROOMS_IN_BOOK),
            self._mask_demand(),
        ]

    def _one_of(self, name: str, names: tuple[str, ...]) -> Demand:
        """The demand that a field is one of these names."""
        advice = _("Write {names}.").format(names=one_of_quoted(names))
        return Demand(name, getattr(self, name) in list(names), advice)

    def _mask_demand(self) -> Demand:
        """The demand that the mask is the name of a shape, or the path of a map that can be one."""
        if not isinstance(self.mask, str):
            return Demand("mask", False, WRITE_A_TEXT)
        try:
            field = self.field
        except (LocatedError, MaskError) as error:
            return Demand("mask", False, str(error))
        except (TypeError, KeyError, ValueError):  # Another field is wrong, and is told first.
            return Demand("mask", True, "")
        advice = _("Choose a smaller shape, with at most {most} rooms across and down.")
        is_small = max(field.width, field.height) <= MOST_OF_MASK
        return Demand("mask", is_small, advice.format(most=MOST_OF_MASK))

    def changed(self, settings: Mapping[str, Setting]) -> "Worksheet":
        """The same worksheet with other settings. ExplainedError: one of them is wrong."""
        return Worksheet(**{**vars(self), **settings})

    @property
    def field(self) -> Field:
        """The size of the mazes, or their shape. LocatedError: there is no such mask."""
        if has_outline(self.mask):
            in_outline = self._shaped().mask
            return Field(in_outline.width, in_outline.height, in_outline)
        mask = read_mask(find_shape(self.mask)) if self.mask else None
        return field_for(self.hard, self.rooms or self.rooms_by_stars(self.turn), mask)

    def _shaped(self) -> Shaped:
        """The mask in the outline of its name, with about as many rooms as the stars say."""
        across, down = hardness.ROOMS[self.hard]
        return shaped(self.mask, across * down)

    def rooms_by_stars(self, turn: str) -> tuple[int, int]:
        """How many rooms there are across and down where the script says nothing about it."""
        return rooms_on(turn, self.on_a_page, hardness.ROOMS[self.hard])

    @property
    def sheets(self) -> int:
        """How many sheets of mazes there are."""
        return -(-self.how_many // self.on_a_page)

    def code(self, seed: int) -> ClassCode:
        """The code of the class with this seed; how many mazes there are is not said in it."""
        mask = Path(self.mask).stem
        rooms: tuple[int, int] | None = self.rooms or self.rooms_by_stars(self.turn)
        if rooms == self.rooms_by_stars(BEST):
            rooms = None  # The code says so already: how hard, and how many on a sheet.
        names = (self.hard, self.made_by, self.on_a_page)
        return ClassCode(seed, *names, rooms, mask, tuple(self._unusual_looks()))

    def _unusual_looks(self) -> Iterator[str]:
        """The words of a code for how the sheets look, where it is not as usual."""
        for name in ("paper", "turn", "marks", "theme"):
            if getattr(self, name) != getattr(USUAL, name):
                yield getattr(self, name)
        if not self.answers:
            yield NO_ANSWERS
        if self.book:
            yield BOOK

    def pages(self, seed: int, sheet: int = 0) -> Iterator[Page]:
        """The pages, one for each maze; those of one ``sheet`` only, if its number is not 0."""
        first = 0
        last = self.how_many
        if sheet:
            first = (sheet - 1) * self.on_a_page
            last = min(last, first + self.on_a_page)
        if self.book:
            yield from self._pages_of_book(seed, first + 1, last)
            return
        design = self._design(seed)
        mazes = mazes_as_hard(self.made_by, self.field, self.hard, seed)
        for number, maze in enumerate(islice(mazes, last), 1):
            if number > first:
                title = self._title(number, maze)
                yield Page(maze.heya, title, NAME_AND_DATE, (), False, number, design)

    def _pages_of_book(self, seed: int, first: int, last: int) -> Iterator[Page]:
        """The pages of a book: each way is longer than the one before, so those are made, too."""
        steps = 0
        for number in range(book.first_of(first), last + 1):
            if book.place_of(number) == 1:
                steps = 0
            pages = islice(self._pages_for_book(seed, number, steps + 1), book.TRIES)
            tried = list[tuple[int, Page]]()
            for page in pages:
                tried.append((page.answer().steps, page))
                if tried[-1][0] > steps:
                    break
            steps, page = max(tried, key=itemgetter(0))
            if number >= first:
                yield page

    def _pages_for_book(self, seed: int, number: int, fewest_steps: int) -> Iterator[Page]:
        """Pages for this number in a book: its maze has stars, a shape and a theme of its own.

        Their ways have at least so many steps, as far as such mazes are found.
        """
        stars = book.stars_of(number, self.hard)
        shapes = [self.mask or shape for shape in book.SHAPES]
        themes = book.themes_of(self.theme, shapes, seed)
        place = book.place_of(number) - 1
        part = replace(self, hard=stars, mask=shapes[place], theme=themes[place], book=False)
        seed_of_part = seed * MOST_SHEETS + number
        mazes = mazes_as_hard(part.made_by, part.field, stars, seed_of_part, fewest_steps)
        design = replace(
            part._design(seed),
            code=self.code(seed).text(),
            in_a_book=book.MAZES,
            themes_of_book=themes,
        )
        for maze in mazes:
            title = part._title(number, maze)
            yield Page(maze.heya, title, NAME_AND_DATE, (), False, number, design)

    def _design(self, seed: int) -> Design:
        """How all sheets look."""
        return Design(
            paper=self.paper,
            turn=self.turn,
            on_a_page=self.on_a_page,
            marks=self.marks,
            theme=self.theme,
            first_theme=seed,
            answers=self.answers,
            is_single=self.how_many == 1,
            outline=self._shaped().outline if has_outline(self.mask) else None,
            title=self._title_of_sheet(),
            instruction=INSTRUCTIONS[self.marks] if self.line is None else visible(self.line),
            stars=self.hard,
            code=self.code(seed).text(),
            words_with_code=self._words_with_code(),
        )

    def _words_with_code(self) -> str:
        """The options that print the same words again, if they are not the usual ones."""
        words = ""
        for name in ("title", "line"):
            if getattr(self, name) != getattr(USUAL, name):
                words += f" --{name} {quoted(visible(getattr(self, name)))}"
        return words

    def _title_of_sheet(self) -> str:
        """The title of a sheet with several mazes; {number} is not filled in yet.

        One with {seed} stands above each maze alone, as the usual one does.
        """
        if self.title == USUAL.title or "{seed}" in self.title:
            return ""
        field = self.field
        return filled(self.title, {"across": field.width, "down": field.height})

    def _title(self, number: int, maze: SeededMaze) -> str:
        """The title of one maze."""
        field = self.field
        gaps = {
            "number": number,
            "across": field.width,
            "down": field.height,
            "seed": maze.seed,
        }
        return filled(self.title, gaps)


def _is_in(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number within these limits. True and False do not count."""
    return type(value) is int and least <= value <= most


#: The worksheet of a script that says nothing.
USUAL = Worksheet()
