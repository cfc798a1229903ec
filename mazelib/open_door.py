"""Opens the door of a folder: a window with a card for each lesson, and then the one picked."""

from pathlib import Path

from mazelib.command_line.terminal import BAD_INPUT, FINE, answered, tell
from mazelib.run_lesson import Ended, run_once


def open_door(folder: Path) -> int:
    """Show a card for each lesson of a folder, and run those that are picked; the exit status.

    A lesson that ends comes back to the cards. Closing the window ends all.
    """
    return answered(lambda: _keep_door(folder.absolute()))


def _keep_door(folder: Path) -> int:
    from mazelib.window.door.door import Door
    from mazelib.window.rule.problem import unusable
    from mazelib.window.stage.window import close_window

    door = Door(folder)
    script = door.run()
    while script:
        try:
            ended = run_once(script, [], stays_open=True)
            problem = None
            broken = None
        except (ValueError, OSError, ModuleNotFoundError) as error:
            problem = unusable(error)
            broken = script
            tell(problem.message)
            ended = Ended(BAD_INPUT, was_quit=False)
        if ended.was_quit:
            break
        script = ended.next_script
        if script is None:
            door.open(problem, broken)
            script = door.run()
    close_window()
    return FINE
