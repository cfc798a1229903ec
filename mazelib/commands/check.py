"""python -m mazelib check: every error and every warning of maps."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.commands.command import Command
from mazelib.kinds.parser import argument
from mazelib.kinds.terminal import BAD_INPUT, FINE
from mazelib.maps.folder import HEYA_FOLDER, ORDER, find_map, maps_in, read_heya
from mazelib.maps.reach import warnings
from mazelib.text.diagnostics import LocatedError
from mazelib.text.sentences import _


@dataclass(frozen=True, kw_only=True)
class Check(Command):
    """Look through some maps, or through all of heya/."""

    name: ClassVar[str] = "check"
    help: ClassVar[str] = "tell every error and warning of maps"

    files: Sequence[str] = field(
        default=(), metadata=argument("all of heya/, if none is named", "FILE", how_many="*")
    )

    def run(self) -> int:
        """Print what there is to say of each; BAD_INPUT if one of them is no map."""
        names = self.files or [str(path) for path in maps_in(HEYA_FOLDER)]
        status = FINE
        for name in names:
            # The list of their order lies among the maps, and *.txt names it too.
            if Path(name).name != ORDER and not _checked(name):
                status = BAD_INPUT
        return status


def _checked(name: str) -> bool:
    """Print what there is to say of a map; whether it is one."""
    try:
        heya = read_heya(find_map(name))
    except LocatedError as error:
        print(error)
        return False
    found = warnings(heya)
    for warning in found:
        print(warning)
    if not found:
        print(_("{map}: nothing wrong.").format(map=heya.name))
    return True
