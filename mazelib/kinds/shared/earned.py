"""The exercises that were passed on this computer: by which rule, and when.

{"/home/ada/07_your_turn.py": {"fast": ["10:42", "5f2c...", false, ""]}}

They are kept where the best times are kept, apart for each script. Without the package platformdirs
there is no such place: then they are forgotten when the window closes.
"""

from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TypeGuard

from mazelib.command_line.terminal import tell
from mazelib.maps.kept_files import A_NEW_LIST_BEGINS, DamagedError, read_kept, write_kept
from mazelib.text.sentences import _, paragraph

FILE = "passed_tasks.json"


class Standing(Enum):
    """What is known of the rule as it is now, once an exercise was passed."""

    PASSES = auto()
    NOT_CHECKED = auto()
    FAILS = auto()


@dataclass(frozen=True)
class Earned:
    """An exercise was passed at this ``time`` of day: "10:42".

    ``rule`` is the fingerprint of the rule that passed; ``by_lines`` says that it was put together
    from lines. ``failed`` is the fingerprint of the newest rule that did not pass since ("": none).
    """

    time: str
    rule: str
    by_lines: bool = False
    failed: str = ""

    def standing(self, rule: str) -> Standing:
        """What is known of the rule with this fingerprint."""
        if rule == self.failed:
            return Standing.FAILS
        return Standing.PASSES if rule == self.rule else Standing.NOT_CHECKED


#: A row of the file: the four fields of what was earned.
Row = tuple[str, str, bool, str]


def earned_before(script: Path) -> dict[str, Earned]:
    """What was earned with a script, by the names of the exercises; nothing if it is not known."""
    rows = _read().get(str(script), {})
    return {name: Earned(*row) for name, row in rows.items()}


def keep_earned(script: Path, earned: dict[str, Earned]) -> bool:
    """Keep what was earned with a script; returns whether that could be kept.

    What another window has kept of other exercises meanwhile stays.
    """
    rows = _read()
    of_script = rows.setdefault(str(script), {})
    for name, each in earned.items():
        of_script[name] = (each.time, each.rule, each.by_lines, each.failed)
    with suppress(OSError, ModuleNotFoundError):
        write_kept(FILE, rows)
        return True
    return False


def _read() -> dict[str, dict[str, Row]]:
    """What is kept of all scripts; nothing if it cannot be read."""
    try:
        return read_kept(FILE, _are_rows) or {}
    except DamagedError:
        what = _("The list of the tasks that you have passed was damaged.")
        tell(paragraph(what, A_NEW_LIST_BEGINS))
    except (OSError, ModuleNotFoundError):
        pass  # Nothing is known to be passed.
    return {}


def _are_rows(value: object) -> TypeGuard[dict[str, dict[str, Row]]]:
    return isinstance(value, dict) and all(map(_is_of_script, value.values()))


def _is_of_script(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_row, value.values()))


def _is_row(value: object) -> bool:
    """Whether these are the fields of what was earned."""
    if not isinstance(value, list):
        return False
    return [type(field) for field in value] == [str, str, bool, str]
