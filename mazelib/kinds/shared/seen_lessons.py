"""The lessons of a folder: which one follows, and which were seen to an end on this computer.

["01_heya", "04_right_hand"]

They are kept where the best times are kept. Without the package platformdirs there is no such
place: then no lesson is known to be seen.
"""

from contextlib import suppress
from pathlib import Path
from typing import TypeGuard

from mazelib.command_line.terminal import tell
from mazelib.maps.kept_files import A_NEW_LIST_BEGINS, DamagedError, read_kept, write_kept
from mazelib.text.sentences import _, paragraph

FILE = "seen_lessons.json"


def following_script(script: Path) -> Path | None:
    """The numbered script that follows another one in its folder; None after the last."""
    following = [path for path in script.parent.glob("[0-9]*_*.py") if path.name > script.name]
    return min(following, default=None)


def seen_lessons() -> frozenset[str]:
    """The names of the scripts that were seen to an end; none if that cannot be read."""
    try:
        return frozenset(read_kept(FILE, _are_names) or ())
    except DamagedError:
        what = _("The list of the lessons that you have seen was damaged.")
        tell(paragraph(what, A_NEW_LIST_BEGINS))
    except (OSError, ModuleNotFoundError):
        pass  # No lesson is known to be seen.
    return frozenset()


def keep_seen(script: Path) -> None:
    """Keep that a script was seen to an end; where that cannot be kept, a tick is missing."""
    seen = seen_lessons()
    if script.stem not in seen:
        with suppress(OSError, ModuleNotFoundError):
            write_kept(FILE, sorted(seen | {script.stem}))


def _are_names(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)
