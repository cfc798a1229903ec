"""The course: the folder that has lessons/ and heya/.

There may be several on one computer: a clone of the project; a copy that a learner has made with
``maze-lessons start``; and the one that was installed, which nobody should have to write into.
"""

import sys
from pathlib import Path

#: The course that mazelib came with.
OURS = Path(__file__).resolve().parents[2]
#: What it is called where it was installed.
INSTALLED = "heya_maze_lessons"


def course_at_work() -> Path:
    """The course of the script that Python runs, or of the current folder, or else mazelib's own.

    A script's course lies above its folder, as in lessons/04_right_hand.py.
    """
    script = getattr(sys.modules["__main__"], "__file__", None)
    folders = [*Path(script).resolve().parents[1:2]] if script else []
    for folder in (*folders, Path.cwd()):
        if is_course(folder):
            return folder
    return OURS


def is_course(folder: Path) -> bool:
    """Whether a folder has lessons and maps in it."""
    return (folder / "lessons").is_dir() and (folder / "heya").is_dir()


#: The course of this program.
COURSE = course_at_work()
#: Whether it is only installed: then nothing is kept in it.
IS_INSTALLED = COURSE.name == INSTALLED
