"""The position in a scene: which half of which tick is shown, and how far what moves there is."""

from mazelib.window.playing.motion import Motion
from mazelib.window.playing.recorder import Recorder
from mazelib.window.scene import AnyScene


class Position:
    """One half of one tick of a scene.

    ``half`` counts both halves of every tick, from 0; a scene without halves has only the even
    ones.
    """

    def __init__(self, scene: AnyScene) -> None:
        self.scene = scene
        self.recorder = Recorder(scene)
        self.half = 0
        self.motion = Motion()

    @property
    def tick(self) -> int:
        """The tick that is shown."""
        return self.half // 2

    @property
    def thinks(self) -> bool:
        """Whether its second half is shown."""
        return self.half % 2 == 1

    @property
    def at_end(self) -> bool:
        """Whether the last half of a scene that has ended is shown, and no circle follows."""
        return self.scene.ended and self.half == self.recorder.last_half

    @property
    def failure(self) -> ValueError | None:
        """What went wrong, if the half that is shown is the last one."""
        return self.recorder.failure if self.half == self.recorder.last_half else None

    @property
    def phase(self) -> float:
        """How far the move into the tick shown has come: 1 when it is over."""
        return self.motion.phase

    @property
    def popped(self) -> float:
        """How far the picture of what happened at the tick shown has come: 1 when it is over.

        A control point that is reached pops, and a circle that closes draws its ring, once: where
        the walker comes to that tick by itself, and not after a jump.
        """
        return self.motion.popped if self.scene.stays_at(self.tick) else 1.0

    @property
    def flipped(self) -> float:
        """How far what changes in the second half of a tick has come: 1 when it is over.

        After a jump it is as it is.
        """
        return self.motion.flipped(self.scene.change_seconds) if self.thinks else 1.0

    def show(self, half: int, move_seconds: float = 0.0) -> None:
        """Show a half; a move into the next tick takes this many seconds, a jump takes none."""
        is_next_tick = half // 2 == self.tick + 1
        moves = move_seconds if is_next_tick else 0.0
        self.motion.begin(moves, is_next_half=half == self.half + 1)
        self.half = half

    def take_scene(self, scene: AnyScene) -> None:
        """Be in another scene, at the same half until another one is shown."""
        self.scene = scene
        self.recorder = Recorder(scene)
