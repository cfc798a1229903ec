"""python -m mazelib read: a printed worksheet, read back as a map."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.commands.command import MapCommand
from mazelib.kinds.options import argument, described


@dataclass(frozen=True, kw_only=True)
class Read(MapCommand):
    """Read a worksheet that was drawn on, say."""

    name: ClassVar[str] = "read"
    help: ClassVar[str] = "read a worksheet back as a map"

    file: str = field(metadata=argument("the worksheet", "FILE.xlsx"))
    sheet: str = field(default="", metadata=described("the sheet to read (the first maze)", "NAME"))

    def run(self) -> int:
        """Print or save the map."""
        self.check_save()
        # openpyxl is an extra: only this needs it.
        from mazelib.export.read_excel import read_workbook

        return self.give(read_workbook(Path(self.file), self.sheet))
