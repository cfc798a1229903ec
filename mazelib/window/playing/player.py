"""The player: it shows one half of one tick of a scene, and moves on.

    at tick 7    moves in ... sees ............ thinks ...............    then tick 8
    played       0 of the tick                                        1

A tick has two halves (see Moment); a scene without halves shows whole ticks. The player itself
decides whether it plays, and what a command does. The rest is known to its parts:

    Position    which half is shown
    Motion      how far what moves there has come
    Pace        how fast it plays, and how long it rests
    Goal        where it is going by itself
    Recorder    what is recorded, and how to get more of it
    first_stop  where playing pauses, waits or rests on its way
"""

import sys
from collections.abc import Callable

from mazelib.window.playing.goal import Goal, Going
from mazelib.window.playing.pace import LONGEST_MOVE_SECONDS, Pace, move_seconds
from mazelib.window.playing.position import Position
from mazelib.window.playing.stops import LONG_REST_SECONDS, Stop, first_stop
from mazelib.window.scene import AnyScene

#: A circle is to be seen: it is walked at no more than this many ticks a second.
FASTEST_IN_CIRCLE = 20.0
#: How long a move takes when an arrow key is pressed.
KEY_MOVE_SECONDS = 0.15
#: How long new ticks may take in a frame; and after a save, to come back to the half shown.
BUDGET_SECONDS = 0.008
COME_BACK_SECONDS = 0.03
#: Where a scene plays by itself: so many ticks a second, and after so many ticks, so many.
OWN_SPEED = 4.0
OWN_TICKS = 24
OWN_SPEED_LATER = 40.0


class Player(Position):
    """A position that moves on with the time, or when told to. It begins paused.

    ``begun`` is true once somebody has played or stepped. In each frame, new ticks may take
    ``budget_seconds``.
    """

    def __init__(self, scene: AnyScene, speed: float) -> None:
        super().__init__(scene)
        self.pace = Pace(speed)
        #: Whether to wait at a tick until somebody has guessed; asked for every tick on the way.
        self.waits: Callable[[int], bool] = _never_waits
        self.playing = False
        self.begun = False
        self.budget_seconds = BUDGET_SECONDS
        self._goal = Goal()
        self._was_begun = False  # also before a fresh scene was shown

    @property
    def opening_seconds(self) -> float:
        """How long the scene has introduced its walker; 0 if that is over, or nothing is to be.

        That is done once, unless the class begins anew at the start: those who played know it.
        """
        is_over = self.motion.seconds >= self.scene.opening_seconds
        if is_over or self._was_begun or self.begun or self.playing or self.half:
            return 0.0
        return self.motion.seconds

    @property
    def is_waiting(self) -> bool:
        """Whether it waits for a guess. What played then plays on after the answer."""
        return not self.thinks and self._goal.aim is None and self.waits(self.tick)

    @property
    def is_after_save(self) -> bool:
        """Whether its rule was saved while it paused, and nobody has gone elsewhere since."""
        return self._goal.is_after_save(self.half) and not self.playing

    @property
    def seconds_to_end(self) -> float | None:
        """For how many seconds it has been on its way to the end; None if it is not."""
        return self._goal.seconds if self._goal.going is Going.TO_END else None

    @property
    def needs_space(self) -> bool:
        """Whether it waits for Space: before the first press, and where a maze is ready.

        With a clock, the first arrow key starts it, and Space goes on after a pause.
        """
        if self.scene.features.has_clock:
            return self.begun and not self.playing and not self.scene.ended
        if not self.begun:
            return True
        pauses_at = self.scene.pauses_at
        is_ready = pauses_at is not None and self.half == 2 * pauses_at and not self.playing
        return is_ready and not self.at_end and not self.scene.goes_round

    def toggle(self) -> None:
        """Play or pause; at the end, play again from the start, unless the scene goes on."""
        if self._end_own_play():
            return
        self.stop_aiming()
        if not self.playing and self.at_end and not self.scene.goes_on:
            self.show(0)
        is_opening = self.opening_seconds > 0
        self.playing = not self.playing
        self.begun = True
        self.pace.begin_tick()  # As it opens it faces as the walk starts: that is seen first.
        if self.thinks:
            self.pace.begin_thinking()
        elif not is_opening:
            self.pace.begin_looking()

    def step(self) -> None:
        """Pause, and show the next half of a tick, or the next tick of a scene without halves.

        If the rule has not decided yet, that is shown as soon as it has. While a guess is asked
        for, there is nothing to show. While the walker is introduced, that ends.
        """
        if self._end_own_play():
            return
        self.playing = False
        if not self.thinks and self.waits(self.tick):
            return
        is_opening = self.opening_seconds > 0
        self.begun = True
        if is_opening:
            return
        self._goal.come_to(self.half + self._step)
        self._come_to_aim(self.budget_seconds)

    def end_move(self) -> bool:
        """Pause, and end the move into the tick that is shown; return whether there was one.

        Until then nobody has seen what is asked there.
        """
        if self.phase == 1 or not self.scene.features.has_halves:
            return False
        self.playing = False
        self.motion.end_move()
        return True

    def answer(self, rest_seconds: float) -> None:
        """Show the half that thinks, now that it was guessed; what played plays on after a rest."""
        plays_on = self.playing
        self.motion.end_move()
        self.step()
        self.playing = plays_on
        self.pace.rest_seconds = rest_seconds
        self.pace.begin_thinking()

    def show_moment(self, half: int, seconds: float, move_seconds: float) -> None:
        """Play a half as it is seen so many seconds after it came; a move takes ``move_seconds``.

        A film says itself what is seen when.
        """
        self.show(half)
        self.playing = True
        self.begun = True
        if self.thinks or half == 0:
            moves = 0.0
        else:
            moves = max(move_seconds, self.scene.seconds_of_move(self.tick))
        self.motion.begin(moves, is_next_half=half > 0)
        self.motion.elapse(seconds)

    def step_back(self) -> None:
        """Pause, and show the half before, or the tick before."""
        self.playing = False
        self.stop_aiming()
        self.show(max(0, self.half - self._step))

    def seek(self, tick: int) -> None:
        """Pause, and show any tick that is recorded."""
        self.playing = False
        self.stop_aiming()
        self.begun = True
        self.show(2 * max(0, min(tick, self.scene.last)))

    def go_to_first(self) -> None:
        """Pause, and show the first tick."""
        self.seek(0)

    def go_to_last(self) -> None:
        """Pause, let the run go on to its end, frame by frame, and then show that."""
        self.playing = False
        self.begun = True
        self._goal.go_to_end()
        self._go_on_to_end(0.0)

    def stop_going_to_end(self) -> None:
        """Stay where it is on its way to the end; a step that is still to come does come."""
        if self._goal.going is Going.TO_END:
            self._goal.stay()

    def stop_aiming(self) -> None:
        """Stay at the half that is shown."""
        self._goal.stay()

    def show(self, half: int, move_seconds: float = 0.0) -> None:
        """Show a half; a move into the next tick takes this many seconds."""
        self._goal.shows(half)
        super().show(half, move_seconds)

    @property
    def _step(self) -> int:
        """How many halves one step is."""
        return 1 if self.scene.features.has_halves else 2

    def _end_own_play(self) -> bool:
        """Go to where a scene plays by itself; return whether it was on its way there."""
        opening_ends_at = self._goal.plays_to
        if opening_ends_at is None:
            return False
        self.playing = False
        self._goal.come_to(opening_ends_at)
        self._come_to_aim(self.budget_seconds)
        return True

    def _go_on_to_end(self, seconds: float) -> None:
        """Record for the time of a frame; show the end once nothing more is to come."""
        if self._goal.going is not Going.TO_END:
            return
        self._goal.seconds += seconds
        self.recorder.record(sys.maxsize, self.budget_seconds)
        scene = self.scene
        is_walked = scene.features.takes_arrows or scene.features.has_clock
        if scene.ended or self.recorder.failure or is_walked:
            self._goal.stay()
            self.show(2 * scene.last if scene.goes_round else self.recorder.last_half)

    def show_newest(self) -> None:
        """Show where an arrow key has led; a clock goes on."""
        self.playing = self.scene.features.has_clock and not self.scene.ended
        self.begun = True
        self.stop_aiming()
        self.show(2 * self.scene.last, KEY_MOVE_SECONDS if self.scene.features.has_halves else 0.0)

    def play(self) -> None:
        """Play, if it does not play already."""
        if not self.playing:
            self.toggle()

    def pause_at_end(self) -> None:
        """Pause, if the end is shown."""
        if self.at_end:
            self.playing = False

    def introduce_again(self) -> None:
        """Let a fresh scene introduce its walker again, if this one is at its start."""
        if self.half == 0 and not self.playing:
            self._was_begun = False
            self.begun = False

    def restart(self, scene: AnyScene, stays: bool = False) -> None:
        """Show a fresh scene from its start; with ``stays`` at the half shown, if it gets there.

        While it is on its way there, the newest half is shown. If its rule fails on the way, the
        next scene still aims at that half, unless the class has gone elsewhere. What was over
        plays again from its start, but does not play where it stays.
        """
        plays_again = self.at_end and self.begun and not stays
        missed = self._goal.missed
        came_from = self.half if missed is None else missed
        self._was_begun = self._was_begun or self.begun
        self.playing = (self.playing or plays_again) and not scene.features.has_clock
        self.begun = self.playing or (self.begun and stays)
        self.take_scene(scene)
        self.pace.begin_tick()
        self._goal.forget()
        self.show(0)
        if stays:
            self._goal.come_back_to(came_from)
            self._come_to_aim(COME_BACK_SECONDS)
        elif scene.opens_at:
            self._go_to_opening(scene)

    def _go_to_opening(self, scene: AnyScene) -> None:
        """Go to the half that a scene is shown from at first, or play up to there."""
        plays_from = scene.plays_from
        self._goal.come_to(scene.opens_at if plays_from is None else plays_from)
        self._come_to_aim(COME_BACK_SECONDS)
        if plays_from is not None:
            self._goal.play_to(scene.opens_at)
            self.playing = True
            self.begun = True

    def elapse(self, seconds: float) -> None:
        """Move on as far as the speed goes in that time, or let the clock run."""
        self.motion.elapse(seconds)
        self.scene.idle(seconds)
        self._come_to_aim(self.budget_seconds)
        self._go_on_to_end(seconds)
        if not self.playing or self._goal.aim is not None:
            return
        if self.scene.features.has_clock and self.tick == self.scene.last:
            self.scene.elapse(seconds)
            if self.tick < self.scene.last:  # A key that was kept has led on.
                self.show_newest()
            self.playing = not self.scene.ended
        elif self.pace.rest_seconds > 0:
            self.pace.rest(seconds)
        elif self.at_end and self.scene.goes_on:
            self.scene.ask_for_next()
        elif not self.failure and not self.is_waiting:
            self._play(seconds)

    def _come_to_aim(self, seconds: float) -> None:
        """Show the half that was aimed at, or the newest one on the way there."""
        aim = self._goal.aim
        if aim is None:
            return
        self.recorder.record((aim + 1) // 2, seconds)
        half = min(aim, self.recorder.last_half)
        if half != self.half:
            longest = max(LONGEST_MOVE_SECONDS, self.scene.seconds_of_move(half // 2))
            self.show(half, 0.0 if self.playing else longest)
        if half == aim or self.scene.ended:
            self._goal.arrive(half)
        elif self.recorder.failure:
            self._goal.fail()

    def _play(self, seconds: float) -> None:
        """Move on by this many seconds of playing."""
        speed = self._speed_here()
        self._go_on(self.pace.ticks_due(seconds, speed), speed)

    def _speed_here(self) -> float:
        """The speed at which it plays here: that of the class, unless something is to be seen."""
        if self._goal.going is Going.PLAYS:
            return OWN_SPEED if self.tick < OWN_TICKS else OWN_SPEED_LATER
        if self.scene.goes_round and self.tick >= self.scene.last:
            return min(self.pace.speed, FASTEST_IN_CIRCLE)
        return self.pace.speed

    def _go_on(self, ticks: int, speed: float) -> None:
        """Move on by this many ticks, or by as many as the time of a frame allows."""
        goal = 2 * (self.tick + ticks)
        if self.scene.features.has_halves and self.pace.thinks(speed):
            goal += 1
        goal = self._goal.at_most(goal)
        self.recorder.record((goal + 1) // 2, self.budget_seconds)
        if self.recorder.is_coming(goal):
            self.pace.stay_due()
        half = min(goal, self.recorder.last_half)
        stop = first_stop(self.scene, self.tick, half, self.waits, may_rest=self.pace.may_rest)
        if stop.half != self.half:
            self.show(stop.half, move_seconds(speed))
        self._stay_at(stop)

    def _stay_at(self, stop: Stop) -> None:
        """Rest or pause where playing has come to, if anything is to be seen or asked there."""
        if stop.waits or stop.rest_seconds:
            self.pace.begin_looking()
        self.pace.rest_seconds = stop.rest_seconds
        if self.motion.has_move and not self.thinks:  # It rests while a longer move goes on.
            move = self.scene.seconds_of_move(self.tick)
            self.pace.rest_seconds += self.motion.take_at_least(move)
        if self.at_end and self.scene.goes_on:
            self.pace.rest_seconds = LONG_REST_SECONDS
        elif stop.pauses or self.at_end or self.half == self._goal.plays_to:
            self.playing = False
            self._goal.stay()


def _never_waits(tick: int) -> bool:
    return False
