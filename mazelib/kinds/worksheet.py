"""The kind of lesson that prints a worksheet: ``show(Worksheet(...))``."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from mazelib.command_line.options import PrintOption, new_sheet
from mazelib.command_line.parser import described
from mazelib.command_line.terminal import progress
from mazelib.export.printing import check_may_print, print_pages
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.shared.lesson import Lesson
from mazelib.kinds.shared.lesson_options import LessonOptions
from mazelib.kinds.shared.run import Outcome
from mazelib.learner.learner_script import LearnerScript
from mazelib.making.field import LEAST_ROOMS, MOST_ROOMS
from mazelib.text.sentences import _


@dataclass(frozen=True, kw_only=True)
class WorksheetOptions(PrintOption, LessonOptions):
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
    count: int | None = field(
        default=None,
        metadata=described(_("the number of different mazes; answers at the end"), "N", read=int),
    )


class WorksheetLesson(Lesson):
    """A worksheet to print. ``shows_answer`` says whether the window shows its answer."""

    takes = Worksheet
    shows = _("this script shows a worksheet.")
    options_class = WorksheetOptions
    options: WorksheetOptions

    def __init__(self, loaded: LearnerScript, options: WorksheetOptions) -> None:
        super().__init__(loaded, options)
        self.shows_answer = False
        #: The file of a run without a window.
        self.path = self.next_path()

    @property
    def worksheet(self) -> Worksheet:
        """The script's worksheet, changed by --size and --count. ValueError: one is wrong."""
        sheet = self.call.given_as(Worksheet)
        if self.options.size is not None:
            sheet = replace(sheet, rooms=(self.options.size, self.options.size))
        if self.options.count is not None:
            sheet = replace(sheet, how_many=self.options.count)
        return sheet

    def next_path(self) -> Path:
        """The file for the next print: that of --to, or else a new one."""
        return self.options.to or new_sheet()

    def check_may_begin(self) -> None:
        """Check that the worksheet and a film can be written. ValueError: one of them cannot."""
        check_may_print(self.path, self.worksheet.how_many, force=self.options.force)
        super().check_may_begin()

    def print_sheet(
        self, sheet: Worksheet, seed: int, path: Path, report: Callable[[str], None] = progress
    ) -> None:
        """Write a worksheet to a file.

        ``report`` is called with sentences about the progress. ValueError, OSError: the file cannot
        be written.
        """
        print_pages(list(sheet.pages(seed)), path, report, force=self.options.force)

    def do_instead_of_run(self) -> Outcome:
        """Write the worksheet. The outcome is its path."""
        self.print_sheet(self.worksheet, self.seed, self.path)
        return Outcome(f"{self.path.absolute()}\n")


KIND = WorksheetLesson
