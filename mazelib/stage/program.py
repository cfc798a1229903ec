"""A program: what a lesson gives to the stage. One class for each kind of lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from mazelib.stage.keys import Command, Words
from mazelib.stage.scene import Scene


class Program(Protocol):
    """What a lesson gives to the stage."""

    name: str
    title: str
    task: str
    help_text: str
    speed: float
    #: The panels that are open at the start: EYES, CODE.
    opened: frozenset[Command]

    @property
    def commands(self) -> list[Command]:
        """The commands that mean something in the lesson, in the order of their buttons."""

    @property
    def words(self) -> dict[Command, Words]:
        """What buttons and help say of a command where the lesson means something of its own by it."""

    @property
    def follows(self) -> str:
        """What comes after the end of the scene, in words; nothing where nothing does."""

    @property
    def plays(self) -> bool:
        """Whether the scene plays by itself."""

    def open_scene(self) -> Scene:
        """Make the scene afresh. Raises ValueError with a message for the learner."""

    def next_map(self) -> None:
        """Turn to the next map of the folder."""

    def go_on(self) -> bool:
        """Turn to what comes after the end of the scene; False where nothing does."""

    def switch_lenses(self) -> None:
        """Show two scenes side by side, or one again."""

    def other_chance(self) -> None:
        """Turn to other coins."""

    def watched(self) -> list[Path]:
        """The files of which a change makes the scene anew."""

    def has_news(self) -> bool:
        """Whether what the scene waited for is ready: then the scene is made anew."""

    def frame_done(self, scene: Scene) -> None:
        """Told after each frame, to write some of what is new into the trace.

        Raises TraceError or BrokenPipeError, and then traces no more.
        """

    def closed(self, scene: Scene) -> None:
        """Told when the window was closed, to write the rest."""
