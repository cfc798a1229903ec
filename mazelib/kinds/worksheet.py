"""The kind of lesson that prints a worksheet: ``show(Worksheet(...))``."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from mazelib.command_line.parser import described
from mazelib.command_line.sheet_options import SheetOptions
from mazelib.command_line.terminal import progress, tell
from mazelib.export.page import Page
from mazelib.export.printing import USUAL_ENDING, check_may_print, print_pages
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import LessonOptions
from mazelib.kinds.shared.run import Outcome
from mazelib.learner.learner_script import LearnerScript
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS
from mazelib.text.sentences import _

#: The files that the window can save: their endings, and what they are called.
ENDINGS = {".pdf": "PDF", ".xlsx": "Excel"}


@dataclass(frozen=True, kw_only=True)
class WorksheetOptions(SheetOptions, LessonOptions):
    """The options of such a lesson."""

    run_options = ("seed", "headless")

    size: int | None = field(
        default=None,
        metadata=described(
            _("rooms across and down, {least} to {most}").format(
                least=LEAST_ROOMS, most=MOST_ROOMS
            ),
            "ROOMS",
            read=int,
        ),
    )

    def changed(self, sheet: Worksheet) -> Worksheet:
        """A worksheet with what these options say. ExplainedError: something of it is wrong."""
        if self.size is not None:
            sheet = sheet.changed({"rooms": (self.size, self.size)})
        return super().changed(sheet)


class WorksheetLesson(Lesson):
    """A worksheet to print.

    ``choices`` is the worksheet as the class has changed it in the window; None: as it is.
    """

    takes = Worksheet
    shows = _("this script shows a worksheet.")
    panels = ("choices", "paper")
    options_class = WorksheetOptions
    options: WorksheetOptions

    def __init__(self, loaded: LearnerScript, options: WorksheetOptions) -> None:
        super().__init__(loaded, options)
        self.choices: Worksheet | None = None
        #: The ending of the file that is saved: that of --to, or else the usual one.
        self.ending = options.to.suffix if options.to else USUAL_ENDING
        if options.code:
            self.seed = options.code.of_class.seed

    @property
    def worksheet(self) -> Worksheet:
        """The worksheet: the script's, changed by the options, or else by choices in the window.

        ValueError: something of it is wrong.
        """
        return self.choices or self.options.changed(self.call.given_as(Worksheet))

    def note_saved(self, paths: list[Path]) -> None:
        """Show what the script says now: what was chosen in the window before is over."""
        self.choices = None

    def pages(self, sheet: Worksheet) -> Iterator[Page]:
        """The pages of a worksheet: all of them, or those of the sheet that was asked for."""
        return sheet.pages(self.seed, 0 if self.choices else self.options.sheet)

    @cached_property
    def path(self) -> Path:
        """The file of a run without a window. ValueError: something of the worksheet is wrong."""
        return self.next_path()

    def next_path(self) -> Path:
        """The file for the next print: that of --to, or else a new one, named after its mazes."""
        return self.options.to or _new_file(self.worksheet, self.ending)

    def check_may_begin(self) -> None:
        """Check that the worksheet and a film can be written. ValueError: one of them cannot."""
        check_may_print(self.path, self.worksheet.how_many, force=self.options.force)
        super().check_may_begin()

    def print_sheet(
        self, sheet: Worksheet, path: Path, report: Callable[[str], None] = progress
    ) -> list[str]:
        """Write a worksheet to a file. Gives back sentences about what did not become as asked.

        ``report`` is called with sentences about the progress. ValueError, OSError: the file cannot
        be written.
        """
        return print_pages(list(self.pages(sheet)), path, report, force=self.options.force)

    def do_instead_of_run(self) -> Outcome:
        """Write the worksheet. The outcome is its path."""
        for remark in self.print_sheet(self.worksheet, self.path):
            tell(remark)
        return Outcome(f"{self.path.absolute()}\n")


def _new_file(sheet: Worksheet, ending: str) -> Path:
    """A file that is not there yet: maze_3_stars_30.pdf, or else maze_3_stars_30_2.pdf.

    A book is maze_book_3_stars.pdf.
    """
    name = Path(sheet.mask).stem or "maze"
    if sheet.book:
        name = f"{name}_book"
    if sheet.rooms:
        across, down = sheet.rooms
        name = f"{name}_{across}x{down}"
    else:
        name = f"{name}_{sheet.hard}_stars"
    if sheet.how_many > 1 and not sheet.book:
        name = f"{name}_{sheet.how_many}"
    path = Path(f"{name}{ending}")
    number = 2
    while path.exists():
        path = Path(f"{name}_{number}{ending}")
        number += 1
    return path


KIND = WorksheetLesson
