"""python -m mazelib start: lessons and maps in a folder of one's own, and the door there."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from mazelib.command_line.options import HEADLESS
from mazelib.command_line.parser import argument
from mazelib.command_line.terminal import FINE, in_terminal, tell, usual_python
from mazelib.commands.shared.command import Command
from mazelib.maps.course import OURS
from mazelib.maps.files import write_bytes
from mazelib.text.sentences import _

#: The folder that is made if no other one is asked for.
USUAL_FOLDER = "maze-lessons"
#: The file that names the Python which has mazelib: see lessons/here.py.
PYTHON = ".python"
#: What is copied.
PARTS = ("lessons", "heya")
#: What Python, or a class that was here, has left in them.
LEFT_OUT = ("__pycache__", "checks")


@dataclass(frozen=True, kw_only=True)
class Start(Command):
    """Copy the lessons and the maps, never over a file that is there, and open the door."""

    help: ClassVar[str] = _("copy the lessons and maps into your own folder, and open them")

    folder: str = field(
        default=USUAL_FOLDER,
        metadata=argument(
            _("the folder, new or not ({usual})").format(usual=USUAL_FOLDER), "FOLDER", how_many="?"
        ),
    )

    headless: bool = field(default=False, metadata=HEADLESS)

    def run(self) -> int:
        """Copy what is not there yet, say where it is, and open the door there."""
        folder = Path(self.folder).absolute()
        was_there = folder.is_dir() and any(folder.iterdir())
        copied = copy_course(OURS, folder)
        lessons = folder / "lessons"
        _note_python(lessons / PYTHON)
        tell(_what_was_copied(self.folder, copied, was_there=was_there))
        tell(_("From now on, open them with:"))
        if folder != Path.cwd():
            tell(f"  cd {in_terminal(self.folder)}")
        tell(f"  {usual_python()} lessons")
        if self.headless:
            return FINE
        return subprocess.call([sys.executable, str(lessons)], cwd=folder)


def copy_course(course: Path, folder: Path) -> int:
    """Copy the files of a course that a folder does not have; return how many they were.

    ValueError: something there is no folder. OSError: a file cannot be written.
    """
    copied = 0
    for path in _files_of(course):
        target = folder / path.relative_to(course)
        for above in (folder, target.parent):
            if above.exists() and not above.is_dir():
                sentence = _("{path} is a file, not a folder. Choose another folder.")
                raise ValueError(sentence.format(path=above))
        if not target.exists() and not target.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(target, path.read_bytes())
            copied += 1
    return copied


def _note_python(path: Path) -> None:
    """Write down which Python this is, so that any other one can hand over to it."""
    if not path.exists():
        write_bytes(path, sys.executable.encode())


def _files_of(course: Path) -> Iterator[Path]:
    """The files that a course consists of."""
    for part in PARTS:
        for path in sorted((course / part).rglob("*")):
            if path.is_file() and not {*path.relative_to(course).parts} & {*LEFT_OUT}:
                yield path


def _what_was_copied(folder: str, copied: int, *, was_there: bool) -> str:
    if not copied:
        sentence = _("Your lessons and maps are already in {folder}. Nothing was changed.")
    elif was_there:
        sentence = _("Your lessons and maps are in {folder}. Existing files were left alone.")
    else:
        sentence = _("Your lessons and maps are in {folder}.")
    return sentence.format(folder=folder)


COMMAND = Start
