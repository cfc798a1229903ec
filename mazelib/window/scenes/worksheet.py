"""The scene of a worksheet: its sheets as they will print, beside what can be chosen."""

from collections.abc import Iterator, Mapping
from math import ceil
from threading import Thread

from pygame import Rect, Surface, draw

from mazelib.command_line.terminal import missing_package
from mazelib.export.page import Page
from mazelib.export.printing import USUAL_ENDING
from mazelib.export.sheets.design import GRIDS
from mazelib.export.sheets.plan import maze_sheets, rooms_too_small, sheets_after
from mazelib.export.sheets.shapes import Sheet
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.worksheet import WorksheetLesson
from mazelib.text.sentences import _, ngettext
from mazelib.window.clicks import ClickTarget, SheetChoice, SheetWords
from mazelib.window.features import Features
from mazelib.window.hands import Typing
from mazelib.window.keys import Action, Command
from mazelib.window.layout import Share
from mazelib.window.painters.sheet import SheetPainter
from mazelib.window.pen import Pen
from mazelib.window.scene import Reopening, Scene
from mazelib.window.sheet_choices import what_else_changes
from mazelib.window.shown import PageShown
from mazelib.window.strip import Card, Strip
from mazelib.window.typed_words import TypedWords

#: What N, B and their like mean on sheets.
MEANINGS = {
    Command.STEP: _("go to the next sheet"),
    Command.BACK: _("go to the previous sheet"),
    Command.FIRST: _("go to the first sheet"),
    Command.LAST: _("go to the last sheet"),
    Command.NEXT_MAP: _("make other mazes"),
}
#: What a workbook is for.
EXCEL = _("Its cells are rooms: change the maze there, and read it back in.")
LEAF = _("N and B turn the sheets.")
TYPE_WORDS = _("Click its title or its line to type your own.")
TYPING = Strip(
    _("Type your own words"),
    _("Enter puts them on the sheets."),
    more=_("Esc leaves everything as it was. Type nothing for the usual words."),
)
#: The settings on which it depends how large the rooms are.
SIZED_BY = ("hard", "how_many", "on_a_page", "rooms", "mask")
#: Sheets cast a shadow of this part of their width.
SHADOW = 0.008


class SheetRecording:
    """The sheets, as far as they are made: first those with mazes, then those with answers.

    To make many takes seconds, so they are made maze by maze.
    """

    def __init__(self, pages: Iterator[Page], sheet: Worksheet) -> None:
        self._coming = pages
        self._pages: list[Page] = []
        self._on_a_page = sheet.on_a_page
        self.sheets: list[Sheet] = []
        self.is_complete = False
        while not self.sheets:
            self.make_one()

    @property
    def last(self) -> int:
        """The number of the last sheet so far."""
        return len(self.sheets) - 1

    def traced(self, tick: int) -> Mapping[str, object]:
        """Nothing: sheets have no trace."""
        return {}

    @property
    def first_pages(self) -> list[Page]:
        """The pages of the mazes on the first sheet."""
        return self._pages[: self._on_a_page]

    @property
    def first_page(self) -> Page:
        """The page of the first maze."""
        return self._pages[0]

    def make_one(self) -> None:
        """Make one more maze; after the last one, the answers."""
        if self.is_complete:
            return
        page = next(self._coming, None)
        if page is not None:
            self._pages.append(page)
        begun = len(self._pages) % self._on_a_page
        if page is None and begun:
            self.sheets += maze_sheets(self._pages[-begun:])
        if page is None:
            self.sheets += sheets_after(self._pages)
            self.is_complete = True
        elif not begun:
            self.sheets += maze_sheets(self._pages[-self._on_a_page :])


class PageScene(Scene[PageShown]):
    """Shows the sheets of a worksheet. What is chosen is shown at once.

    Saving runs in its own thread: thirty sheets take seconds.
    """

    lesson: WorksheetLesson
    recording: SheetRecording
    features = Features(
        commands=frozenset(
            {Command.PRINT, Command.STEP, Command.BACK, Command.FIRST, Command.LAST}
        ),
        panels=("choices",),
        companion="choices",
        share=Share.PAGE,
    )

    def __init__(self, lesson: WorksheetLesson) -> None:
        self._sheet = lesson.worksheet
        recording = SheetRecording(lesson.pages(self._sheet), self._sheet)
        across, down = recording.first_page.size
        name = _("{across} × {down} rooms").format(across=across, down=down)
        super().__init__(lesson, recording, name)
        self._is_saving = False
        self._is_saved = False
        self._typed: TypedWords | None = None
        self._strip = self._strip_before()
        #: Where the paper was drawn last.
        self.paper = Rect(0, 0, 0, 0)
        self._pictures = dict[tuple[int, tuple[int, int]], Surface]()

    def _strip_before(self) -> Strip:
        """What is said before anything was saved."""
        many = self._sheet.how_many
        saves = ngettext(
            "P saves this maze and its answer.", "P saves {count} mazes and their answers.", many
        )
        if not self._sheet.answers:
            saves = ngettext("P saves this maze.", "P saves {count} mazes.", many)
        saves = saves.format(count=many)
        if self.lesson.ending != USUAL_ENDING:
            return Strip(_("In Excel it looks plainer"), saves, more=EXCEL)
        too_small = rooms_too_small(self.recording.first_pages)
        if too_small:
            return Strip(_("Careful: too small"), too_small, more=saves)
        more = LEAF if many > 1 else TYPE_WORDS
        return Strip(_("As it will print"), saves, more=more)

    def work(self) -> None:
        self.recording.make_one()

    def tick_words(self, tick: int) -> str:
        total = len(self.recording.sheets)
        if not self.recording.is_complete:
            return _("sheet {number:,}").format(number=tick + 1)
        return _("sheet {number:,} of {total:,}").format(number=tick + 1, total=total)

    def meaning(self, action: Action) -> str:
        if isinstance(action, Command) and action in MEANINGS:
            return MEANINGS[action]
        return super().meaning(action)

    @property
    def typing(self) -> Typing:
        return self

    def type_words(self, words: str) -> None:
        if self._typed:
            self._typed.add(words)

    def type_key(self, key: int, letter: str) -> bool:
        if not self._typed:
            return False
        is_for_typing = self._typed.take(key, letter)
        self._end_typing()
        return is_for_typing

    def _end_typing(self) -> None:
        """Put words on the sheets that were typed to their end."""
        typed = self._typed
        if not typed or not (typed.is_done or typed.is_dropped):
            return
        self._typed = None
        typed.end()
        if typed.is_done:
            self.lesson.choices = self._sheet.changed({typed.name: typed.value})
            self.reopening = Reopening.UNCHANGED

    def choose(self, what: ClickTarget) -> None:
        """Take a click on a choice: the sheets are made anew. A click on words begins to type."""
        if isinstance(what, SheetWords):
            self._typed = TypedWords(what.name, self._sheet)
        if not isinstance(what, SheetChoice):
            return
        if what.name == "ending":
            self._choose_ending(str(what.value))
            return
        also, self.news = what_else_changes(self._sheet, what)
        if self._typed:
            self._typed.end()
            also = {**also, self._typed.name: self._typed.value}
        sheet = self._sheet.changed({what.name: what.value, **also})
        if what.name in SIZED_BY:
            sheet = self._with_room_for_pencils(sheet)
        self.lesson.choices = sheet
        self.reopening = Reopening.UNCHANGED

    def _with_room_for_pencils(self, sheet: Worksheet) -> Worksheet:
        """The same, with fewer mazes on a sheet if their rooms would be too small for a pencil."""
        for many in sorted(GRIDS, reverse=True):
            if many > sheet.on_a_page:
                continue
            fewer = sheet.changed({"on_a_page": many})
            page = next(fewer.pages(self.lesson.seed))
            if not rooms_too_small([page] * min(many, sheet.how_many)):
                if many < sheet.on_a_page:
                    self.news = ngettext(
                        "More would be too small for a pencil: {count} on a sheet.",
                        "More would be too small for a pencil: {count} on a sheet.",
                        many,
                    ).format(count=many)
                return fewer
        return sheet

    def _choose_ending(self, ending: str) -> None:
        """Save another kind of file from now on."""
        if self.lesson.options.to:
            self.news = _("The file was named with --to.")
        else:
            self.lesson.ending = ending
            self._strip = self._strip_before()

    def carry_out(self, command: Command) -> None:
        """Save the sheets, unless they are being saved already."""
        if command is Command.PRINT and not self._is_saving:
            self._is_saving = True
            self._tell_progress("")
            Thread(target=self._save).start()

    def _tell_progress(self, words: str) -> None:
        self._strip = Strip(_("Saving"), words)

    def _save(self) -> None:
        """Save the sheets. An error is told here, since nothing else would catch it."""
        try:
            path = self.lesson.next_path()
            remarks = self.lesson.print_sheet(self._sheet, path, self._tell_progress)
            self._is_saved = True
            folder = _("It is in the folder {folder}").format(folder=path.absolute().parent)
            more = " ".join([*remarks, folder])
            self._strip = Strip(_("Saved: open it and print it"), path.name, more=more)
        except ModuleNotFoundError as error:
            self._strip = Strip(_("Not saved"), missing_package(error))
        except Exception as error:
            self._strip = Strip(_("Not saved"), str(error))
        finally:
            self._is_saving = False

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> PageShown:
        return PageShown(
            tick=tick,
            worksheet=self._sheet,
            ending=self.lesson.ending,
            sheets=len(self.recording.sheets),
            typed=(self._typed.name, self._typed.text) if self._typed else None,
        )

    def is_seen_to_end(self, card: Card | None) -> bool:
        """Whether a sheet was saved."""
        return self._is_saved

    def says(self, shown: PageShown, *, is_asking: bool) -> Strip:
        if shown.is_filmed:
            words = _("Sheet {number:,} of {total:,}.")
            return Strip("", words.format(number=shown.tick + 1, total=shown.sheets))
        return TYPING if self._typed else self._strip

    def status(self, shown: PageShown) -> str:
        return _("worksheet · seed {seed}").format(seed=self.seed)

    @property
    def shape(self) -> tuple[float, float]:
        sheet = self.recording.sheets[0]
        return sheet.width, sheet.height

    def draw_map(self, pen: Pen, area: Rect, shown: PageShown) -> None:
        sheet = self.recording.sheets[min(shown.tick, self.recording.last)]
        paper = Rect(0, 0, ceil(sheet.width), ceil(sheet.height)).fit(area.inflate(-8, -8))
        self.paper = paper
        shadow = max(2, round(SHADOW * paper.width))
        draw.rect(pen.window, pen.theme.line, paper.move(shadow, shadow))
        key = (shown.tick, paper.size)
        if key not in self._pictures:
            self._pictures = {key: SheetPainter(pen.lettering).picture(sheet, paper.size)}
        pen.window.blit(self._pictures[key], paper)
        draw.rect(pen.window, pen.theme.line, paper, 1)


SCENE = PageScene
