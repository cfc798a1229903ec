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


@dataclass(frozen=True, kw_only=True)
class WorksheetOptions(HeadlessOption, PrintOption, SeedOption, LessonOptions):
    """What such a lesson can be asked for."""

    size: int | None = field(
        default=None, metadata=described("across and down, 2 to 60", "ROOMS", read=int)
    )
    count: int | None = field(
        default=None,
        metadata=described("so many different mazes, with answers at the end", "N", read=int),
    )


def worksheet_in(call: ShowCall) -> Worksheet:
    """The worksheet that a script gave to ``show``; each call that the kind takes has one."""
    assert isinstance(call.rule, Worksheet)
    return call.rule


class WorksheetLesson(Lesson):
    """A worksheet to print."""

    name = "worksheet"
    shows = "a worksheet"
    options_class = WorksheetOptions
    options: WorksheetOptions

    @classmethod
    def takes(cls, call: ShowCall) -> bool:
        """A Worksheet."""
        return isinstance(call.rule, Worksheet)

    @property
    def worksheet(self) -> Worksheet:
        """The worksheet, as large and as often as was asked for; ValueError: it cannot be."""
        sheet = worksheet_in(self.rule.call)
        if self.options.size is not None:
            sheet = replace(sheet, rooms=(self.options.size, self.options.size))
        if self.options.count is not None:
            sheet = replace(sheet, how_many=self.options.count)
        return sheet

    def check_files(self) -> None:
        """ValueError if the worksheet or the film cannot be written."""
        path = self.options.to or usual_name()
        check_may_print(path, self.worksheet.how_many, force=self.options.force)
        super().check_files()

    def print_sheet(
        self, sheet: Worksheet, seed: int, report: Callable[[str], None] = progress
    ) -> Path:
        """Write a worksheet into a file, which is returned; ``report`` hears how far it has come.

        ValueError, OSError: it cannot be written.
        """
        path = self.options.to or usual_name()
        print_pages(list(sheet.pages(seed)), path, report, force=self.options.force)
        return path.absolute()

    def run_headless(self, begun: Run | None = None) -> int:
        """Write the worksheet, and print where it is."""
        print(self.print_sheet(self.worksheet, self.seed))
        return FINE
