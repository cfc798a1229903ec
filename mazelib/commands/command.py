"""What a command of ``python -m mazelib`` is."""

from dataclasses import dataclass
from typing import ClassVar

from mazelib.kinds.options import ForceOption, SaveOption
from mazelib.kinds.parser import Options
from mazelib.kinds.terminal import FINE
from mazelib.maps.files import check_may_save
from mazelib.maps.folder import save_heya
from mazelib.maps.heya import Heya
from mazelib.maps.heya_text import write


@dataclass(frozen=True, kw_only=True)
class Command(Options):
    """A command as it was asked for: its fields are what the command line says.

    ``name`` is the word it is called by, ``help`` what it is for.
    """

    name: ClassVar[str]
    help: ClassVar[str]

    def run(self) -> int:
        """Do it; the exit status. ValueError, OSError: it cannot be done."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class MapCommand(SaveOption, ForceOption, Command):
    """A command that gives a map: it is printed, or saved where that was asked for."""

    def check_save(self) -> None:
        """ValueError if the map cannot be saved there: said before it is made."""
        if self.save:
            check_may_save(self.save, force=self.force)

    def give(self, heya: Heya) -> int:
        """Print the map, or save it and print where; the exit status."""
        if self.save:
            print(save_heya(heya, self.save, force=self.force))
        else:
            print(write(heya), end="")
        return FINE
