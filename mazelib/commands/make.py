"""python -m mazelib make: make a maze, and print it or save it as a map."""

from dataclasses import dataclass, field
from typing import ClassVar

from mazelib.command_line.options import RoomsOptions, SeedOption
from mazelib.command_line.parser import argument
from mazelib.commands.shared.command import MapCommand
from mazelib.making.makers import MAKERS, make_in
from mazelib.text.sentences import _

#: Rooms across and down without --width and --height: as text they fit a small terminal.
ROOMS_IN_A_TERMINAL = (20, 10)


@dataclass(frozen=True, kw_only=True)
class Make(SeedOption, RoomsOptions, MapCommand):
    """Make a maze by one of the library's makers."""

    help: ClassVar[str] = _("make a maze and print it, or save it")

    maker: str = field(metadata=argument(_("the way to make it"), choices=list(MAKERS)))

    def run(self) -> int:
        """Make the maze, and print or save it."""
        self.check_save()
        rooms = self.read_field(ROOMS_IN_A_TERMINAL)
        return self.give(make_in(rooms, self.maker, self.seed))


COMMAND = Make
