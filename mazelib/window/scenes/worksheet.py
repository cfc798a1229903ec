"""The scene of a worksheet: its sheets as they will print, beside what can be chosen."""

from pathlib import Path
from threading import Thread

from pygame import Rect

from mazelib.command_line.terminal import missing_package
from mazelib.export.printing import USUAL_ENDING
from mazelib.export.sheets.design import GRIDS
from mazelib.export.sheets.layout import rooms_too_small
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.worksheet import WorksheetLesson
from mazelib.text.sentences import _, ngettext
from mazelib.window.drawing.pen import Pen
from mazelib.window.features import Features
from mazelib.window.input.clicks import ClickTarget, SheetChoice, SheetWords
from mazelib.window.input.hands import Typing
from mazelib.window.input.keys import Action, Command
from mazelib.window.input.typed_words import TypedWords
from mazelib.window.painters.desk import Desk
from mazelib.window.scene import Reopening, Scene
from mazelib.window.scenes.shared.sheet_choices import what_else_changes
from mazelib.window.scenes.shared.sheet_recording import SheetRecording
from mazelib.window.scenes.shared.sheet_words import how_to_print, saved_in_words, saves_in_words
from mazelib.window.screen.layout import Share
from mazelib.window.screen.strip import Card, Strip
from mazelib.window.shown import PageShown
from mazelib.window.stage.open_file import can_open, open_file

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
LEAF = _("N and B turn pages, A shows answers.")
TURN = _("A turns it over: there is the answer.")
TURN_BACK = _("A turns it back.")
IN_A_BOOK = _("It has a cover, six mazes, each longer than the last, and a certificate.")
TYPING = Strip(
    _("Type your own words"),
    _("Enter puts them on the sheets."),
    more=_("Esc leaves everything as it was. Type nothing for the usual words."),
)
#: The settings on which it depends how large the rooms are.
SIZED_BY = ("hard", "how_many", "on_a_page", "rooms", "mask")

class PageScene(Scene[PageShown]):
    """Shows the sheets of a worksheet. What is chosen is shown at once.

    Saving runs in its own thread: thirty sheets take seconds.
    """

    lesson: WorksheetLesson
    recording: SheetRecording
    features = Features(
        commands=frozenset(
            {
                Command.PRINT,
                Command.OPEN_FILE,
                Command.ANSWER,
                Command.STEP,
                Command.BACK,
                Command.FIRST,
                Command.LAST,
            }
        ),
        panels=("choices", "paper"),
        companion="choices",
        share=Share.PAGE,
        has_text_beside=True,
    )

    def __init__(self, lesson: WorksheetLesson) -> None:
        self._sheet = lesson.worksheet
        recording = SheetRecording(lesson.pages(self._sheet), self._sheet)
        across, down = recording.first_page.size
        name = _("{across} × {down} rooms").format(across=across, down=down)
        super().__init__(lesson, recording, name)
        self._is_saving = False
        #: The file that was saved last, if one was.
        self._saved: Path | None = None
        #: The sheet that was turned over last.
        self._turned_at = 0
        self._typed: TypedWords | None = None
        self._strip = self._strip_before()
        #: Where the paper was drawn last.
        self.paper = Rect(0, 0, 0, 0)
        self._desk = Desk()

    def _strip_before(self) -> Strip:
        """What is said before anything was saved."""
        many = self._sheet.how_many
        saves = saves_in_words(self._sheet)
        if self.lesson.ending != USUAL_ENDING:
            return Strip(_("In Excel it looks plainer"), saves, more=EXCEL)
        too_small = rooms_too_small(self.recording.first_pages)
        if too_small:
            return Strip(_("Careful: too small"), too_small, more=saves)
        more = LEAF if many > 1 else TURN
        if self._sheet.book:
            more = IN_A_BOOK
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
        if command is Command.OPEN_FILE:
            self._open_saved()

    def _open_saved(self) -> None:
        """Open the file that was saved, as a double click would."""
        if self._saved is None:
            self.news = _("Nothing is saved yet. P saves.")
        elif not can_open():
            self.news = _("Open it yourself: no program was found for it.")
        else:
            self.news = how_to_print()
            Thread(target=self._open, args=[self._saved], daemon=True).start()

    def _open(self, path: Path) -> None:
        """Open a file; if that is not possible, the strip says so."""
        if not open_file(path):
            self._strip = self._strip._replace(heading=_("No program opened it"))

    def _tell_progress(self, words: str) -> None:
        self._strip = Strip(_("Saving"), words)

    def _save(self) -> None:
        """Save the sheets. An error is told here, since nothing else would catch it."""
        try:
            path = self.lesson.next_path()
            remarks = self.lesson.print_sheet(self._sheet, path, self._tell_progress)
            self._saved = path.absolute()
            self._strip = saved_in_words(self._saved, remarks)
        except ModuleNotFoundError as error:
            self._strip = Strip(_("Not saved"), missing_package(error))
        except Exception as error:
            self._strip = Strip(_("Not saved"), str(error))
        finally:
            self._is_saving = False

    def is_of_use(self, action: Action) -> bool:
        if action is Command.OPEN_FILE:
            return self._saved is not None
        if action is Command.ANSWER:
            return self._sheet.answers
        return super().is_of_use(action)

    @property
    def words_of_next(self) -> str:
        return _("New maze") if self._sheet.how_many == 1 else _("New mazes")

    def shown(self, tick: int, thinks: bool = False, phase: float = 1.0) -> PageShown:
        page = self.recording.page_on(tick)
        return PageShown(
            number=page.number,
            stars=page.design.stars if self.recording.has_mazes(tick) else self._sheet.hard,
            has_mazes=self.recording.has_mazes(tick),
            is_cover=self.recording.is_cover(tick),
            tick=tick,
            worksheet=self._sheet,
            ending=self.lesson.ending,
            sheets=len(self.recording.sheets),
            typed=(self._typed.name, self._typed.text) if self._typed else None,
        )

    def is_seen_to_end(self, card: Card | None) -> bool:
        """Whether a sheet was saved."""
        return self._saved is not None

    def says(self, shown: PageShown, *, is_asking: bool) -> Strip:
        if shown.is_filmed:
            words = _("Sheet {number:,} of {total:,}.")
            return Strip("", words.format(number=shown.tick + 1, total=shown.sheets))
        if self._typed:
            return TYPING
        is_answer = not shown.has_mazes and self._strip.more == TURN
        strip = self._strip._replace(more=TURN_BACK) if is_answer else self._strip
        return strip._replace(gives_way=True)

    def status(self, shown: PageShown) -> str:
        return _("worksheet · seed {seed}").format(seed=self.seed)

    @property
    def shape(self) -> tuple[float, float]:
        sheet = self.recording.sheets[0]
        return sheet.width, sheet.height

    def other_side(self, tick: int) -> int:
        """The sheet with the answers to the one at a tick; or from there, the one with the maze."""
        begin = self.recording.answers_begin
        if begin is None:
            return tick
        if tick < begin:
            answer = self.recording.answer_to(tick)
            return tick if answer is None else answer
        if self.recording.answer_to(self._turned_at) == tick:
            return self._turned_at
        maze = self.recording.answered_by(tick)
        return tick if maze is None else maze

    @property
    def why_no_other_side(self) -> str:
        if not self._sheet.answers:
            return _("These sheets have no answers.")
        if not self.recording.is_complete:
            return _("The answers are still being made.")
        return _("This sheet has no answers.")

    def note_turned(self, tick: int) -> None:
        """Take it that the sheet at a tick was turned over: turned again, it is there again."""
        if self.recording.answer_to(tick) is not None:
            self._turned_at = tick

    def draw_map(self, pen: Pen, area: Rect, shown: PageShown) -> None:
        sheets = self.recording.sheets
        tick = min(shown.tick, self.recording.last)
        other = self.other_side(tick)
        has_room = self._sheet.answers and not shown.is_filmed
        has_other = has_room and other != tick
        behind = sheets[other] if has_other else None
        lying = self._desk.draw(pen, area, sheets[tick], behind, has_room=has_room)
        self.paper = lying.front
        if has_other:
            pen.can_click(lying.behind.clip(area), Command.ANSWER)
            pen.can_click(lying.front, Command.ANSWER)


SCENE = PageScene
