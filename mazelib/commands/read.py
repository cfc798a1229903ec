"""python -m mazelib read: read a printed map back from its file."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.command_line.parser import argument, described
from mazelib.command_line.terminal import tell
from mazelib.commands.shared.command import MapCommand
from mazelib.export.printing import read_map
from mazelib.text.sentences import _


@dataclass(frozen=True, kw_only=True)
class Read(MapCommand):
    """Read a map from a worksheet, for example after a learner has drawn on it."""

    help: ClassVar[str] = _("read a printed map back")

    file: str = field(metadata=argument(_("the printed map"), "FILE"))
    sheet: str = field(
        default="", metadata=described(_("the sheet to read (the first maze)"), "NAME")
    )

    def run(self) -> int:
        """Read the map, and print or save it."""
        self.check_save()
        heya, remarks = read_map(Path(self.file), self.sheet)
        for remark in remarks:
            tell(remark)
        return self.give(heya)


COMMAND = Read
