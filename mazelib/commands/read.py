"""python -m mazelib read: a printed map, read back."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.commands.command import MapCommand
from mazelib.export.printing import read_map
from mazelib.kinds.parser import argument, described


@dataclass(frozen=True, kw_only=True)
class Read(MapCommand):
    """Read a map from a worksheet that was drawn on, say."""

    name: ClassVar[str] = "read"
    help: ClassVar[str] = "read a printed map back"

    file: str = field(metadata=argument("the printed map", "FILE"))
    sheet: str = field(default="", metadata=described("the sheet to read (the first maze)", "NAME"))

    def run(self) -> int:
        """Print or save the map."""
        self.check_save()
        return self.give(read_map(Path(self.file), self.sheet))
