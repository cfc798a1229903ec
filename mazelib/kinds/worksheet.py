"""The kind of lesson that prints a worksheet: ``show(Worksheet(...))``."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from mazelib.export.printing import check_may_print, print_pages, usual_name
from mazelib.export.worksheet import Worksheet
from mazelib.kinds.lesson import Lesson, Run
from mazelib.kinds.options import HeadlessOption, LessonOptions, PrintOption, SeedOption
from mazelib.kinds.parser import described
from mazelib.kinds.terminal import FINE, progress
from mazelib.learner.show_call import ShowCall
from mazelib.text.sentences import _


@dataclass(frozen=True, kw_only=True)
class WorksheetOptions(HeadlessOption, PrintOption, SeedOption, LessonOptions):
    """The options of such a lesson."""

    size: int | None = field(
        default=None, metadata=described(_("rooms across and down, 2 to 60"), "ROOMS", read=int)
    )
    count: int | None = field(
        default=None,
        metadata=described(_("the number of different mazes; answers at the end"), "N", read=int),
    )


class WorksheetLesson(Lesson):
    """A worksheet to print."""

    name = "worksheet"
    shows = _("this script shows a worksheet.")
    options_class = WorksheetOptions
    options: WorksheetOptions

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """True for a Worksheet."""
        return isinstance(call.given, Worksheet)

    @property
    def worksheet(self) -> Worksheet:
        """The script's worksheet, with the size and number of --size and --count; or ValueError."""
        sheet = self.call.given_as(Worksheet)
        if self.options.size is not None:
            sheet = replace(sheet, rooms=(self.options.size, self.options.size))
        if self.options.count is not None:
            sheet = replace(sheet, how_many=self.options.count)
        return sheet

    def check_files(self) -> None:
        """Check that worksheet and film can be written; ValueError: one of them cannot."""
        path = self.options.to or usual_name()
        check_may_print(path, self.worksheet.how_many, force=self.options.force)
        super().check_files()

    def print_sheet(
        self, sheet: Worksheet, seed: int, report: Callable[[str], None] = progress
    ) -> Path:
        """Write a worksheet into a file, and return its path.

        ``report`` is called with a sentence about the progress. ValueError, OSError: the file
        cannot be written.
        """
        path = self.options.to or usual_name()
        print_pages(list(sheet.pages(seed)), path, report, force=self.options.force)
        return path.absolute()

    def run_headless(self, begun: Run | None = None) -> int:
        """Write the worksheet, and print its path."""
        print(self.print_sheet(self.worksheet, self.seed))
        return FINE
