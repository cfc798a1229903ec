"""python -m mazelib print: print a map, or a new maze, as a worksheet."""

from dataclasses import dataclass, field
from typing import ClassVar

from mazelib.command_line.options import A_MAP, ForceOption, PrintOption, RoomsOptions, SeedOption
from mazelib.command_line.parser import argument
from mazelib.command_line.terminal import FINE, progress, tell
from mazelib.commands.shared.command import Command
from mazelib.export.page import NAME_AND_DATE, Page
from mazelib.export.printing import USUAL_FILE, print_pages
from mazelib.making.field import Field
from mazelib.making.makers import make_in
from mazelib.maps.folder import find_map, read_heya
from mazelib.text.sentences import _

#: Rooms across and down without --width and --height: for the wall of a classroom.
ROOMS_OF_A_POSTER = (50, 30)


@dataclass(frozen=True, kw_only=True)
class Print(ForceOption, SeedOption, RoomsOptions, PrintOption, Command):
    """Write a worksheet of one page."""

    help: ClassVar[str] = _("print a map, or a new maze, as a worksheet")

    file: str = field(default="", metadata=argument(A_MAP, "FILE", how_many="?"))

    def run(self) -> int:
        """Write the page to a file, and print its path."""
        path = self.to or USUAL_FILE
        print_pages([self._page()], path, progress, force=self.force)
        tell(_("Printed: {path}").format(path=path))
        return FINE

    def _page(self) -> Page:
        if self.file:
            heya = read_heya(find_map(self.file))
            return Page(heya, heya.name.removesuffix(".txt"), NAME_AND_DATE)
        rooms = self.read_field(ROOMS_OF_A_POSTER)
        maze = make_in(rooms, "merge", self.seed)
        return Page(maze, self._title_of(rooms), NAME_AND_DATE, has_note=False)

    def _title_of(self, rooms: Field) -> str:
        """The title above a new maze: from it the maze can be made again."""
        if rooms.mask:
            shape = rooms.mask.name.removesuffix(".txt")
            return _("{shape}, seed {seed}").format(shape=shape, seed=self.seed)
        sentence = _("{across} × {down} rooms, seed {seed}")
        return sentence.format(across=rooms.width, down=rooms.height, seed=self.seed)


COMMAND = Print
