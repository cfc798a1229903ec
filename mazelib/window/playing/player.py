"""The player: it shows one half of one tick of a scene, and moves on.

    at tick 7    moves in ... sees ............ thinks ...............    then tick 8
    played       0 of the tick                                        1

A tick has two halves (see Moment). Both are seen when it plays slowly; from MELTS_FROM ticks a
second on, only the second half is, the thinking. A scene without halves shows whole ticks. The
player shows what is recorded; when it comes to the end of that, it asks for more.
"""

import sys
from collections.abc import Callable

from mazelib.window.playing.goal import Goal, Going
from mazelib.window.playing.recorder import Recorder
from mazelib.window.playing.speeds import FASTEST, next_faster, next_slower, speed_in_words
from mazelib.window.playing.stops import LONG_REST_SECONDS, first_stop
from mazelib.window.scene import AnyScene

#: From this many ticks a second on, the halves melt into one, and the walker jumps.
MELTS_FROM = 8.0
#: A circle is to be seen: it is walked at no more than this many ticks a second.
FASTEST_IN_CIRCLE = 20.0
#: The parts of a tick that is played: the move into it takes the first MOVE_PART of its time, and
#: from THINK_PART on the walker thinks.
MOVE_PART = 0.4
THINK_PART = 0.6
#: The longest time of a move; and its time when an arrow key is pressed.
LONGEST_MOVE_SECONDS = 0.35
KEY_MOVE_SECONDS = 0.15
#: How long it takes a control point to pop, and a ring to draw itself.
POP_SECONDS = 0.6
#: How long new ticks may take in a frame; and after a save, to come back to the half shown.
BUDGET_SECONDS = 0.008
COME_BACK_SECONDS = 0.03
#: Where a scene plays by itself: so many ticks a second, and after so many ticks, so many.
OWN_SPEED = 4.0
OWN_TICKS = 24
OWN_SPEED_LATER = 40.0
#: As fast as it goes: this many ticks in a frame, however long it is.
TICKS_AT_ONCE = 20_000


class Player:
    """Shows one half of a tick, and moves on with the time or when told to. It begins paused.

    ``half`` counts both halves of every tick, from 0; a scene without halves has only the even
    ones. ``begun`` is true once somebody has played or stepped. ``speed`` is in ticks a second.
    Playing goes on after ``rest_seconds``; in each frame, new ticks may take ``budget_seconds``.
    """

    def __init__(self, scene: AnyScene, speed: float) -> None:
        self.scene = scene
        self.speed = speed
        #: Whether to wait at a tick until somebody has guessed; asked for every tick on the way.
        self.waits: Callable[[int], bool] = _never_waits
        self.playing = False
        self.begun = False
        self.half = 0
        self.rest_seconds = 0.0
        self.budget_seconds = BUDGET_SECONDS
        self._recorder = Recorder(scene)
        self._goal = Goal()
        self._part = 0.0  # how much of the tick has been played, 0 to 1
        self._moved_seconds = 0.0  # since the move into the tick began
        self._move_seconds = 0.0  # for the whole of that move
        self._is_next_half = False  # the half shown came after the one shown before
        self._was_begun = False  # also before a fresh scene was shown
        self._is_speed_chosen = False  # by the class

    @property
    def tick(self) -> int:
        """The tick that is shown."""
        return self.half // 2

    @property
    def thinks(self) -> bool:
        """Whether its second half is shown."""
        return self.half % 2 == 1

    @property
    def opening_seconds(self) -> float:
        """How long the scene has introduced its walker; 0 if that is over, or nothing is to be.

        That is done once, unless the class begins anew at the start: those who played know it.
        """
        is_over = self._moved_seconds >= self.scene.opening_seconds
        if is_over or self._was_begun or self.begun or self.playing or self.half:
            return 0.0
        return self._moved_seconds

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
    def at_end(self) -> bool:
        """Whether the last half of a scene that has ended is shown, and no circle follows."""
        return self.scene.ended and self.half == self._recorder.last_half

    @property
    def failure(self) -> ValueError | None:
        """What went wrong, if the half that is shown is the last one."""
        return self._recorder.failure if self.half == self._recorder.last_half else None

    @property
    def phase(self) -> float:
        """How far the move into the tick shown has come: 1 when it is over."""
        if self._moved_seconds >= self._move_seconds:
            return 1.0
        return self._moved_seconds / self._move_seconds

    @property
    def popped(self) -> float:
        """How far the picture of what happened at the tick shown has come: 1 when it is over.

        A control point that is reached pops, and a circle that closes draws its ring, once: where
        the walker comes to that tick by itself, and not after a jump.
        """
        if not self._move_seconds or not self.scene.stays_at(self.tick):
            return 1.0
        seconds = self._moved_seconds - self._move_seconds
        return max(0.0, min(1.0, seconds / POP_SECONDS))

    @property
    def flipped(self) -> float:
        """How far what changes in the second half of a tick has come: 1 when it is over.

        After a jump it is as it is.
        """
        if not self.thinks or not self._is_next_half:
            return 1.0
        return min(1.0, self._moved_seconds / self.scene.change_seconds)

    @property
    def speed_words(self) -> str:
        """The speed in words."""
        return speed_in_words(self.speed)

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
            self._show(0)
        is_opening = self.opening_seconds > 0
        self.playing = not self.playing
        self.begun = True
        self._part = THINK_PART if self.thinks else MOVE_PART
        if is_opening:
            self._part = 0.0  # It faces as the walk starts, and that is to be seen first.
        self.rest_seconds = 0.0

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
        self._moved_seconds = self._move_seconds
        return True

    def answer(self, rest_seconds: float) -> None:
        """Show the half that thinks, now that it was guessed; what played plays on after a rest."""
        plays_on = self.playing
        self._moved_seconds = max(self._moved_seconds, self._move_seconds)
        self.step()
        self.playing = plays_on
        self.rest_seconds = rest_seconds
        self._part = THINK_PART

    def show_moment(self, half: int, seconds: float, move_seconds: float) -> None:
        """Play a half as it is seen so many seconds after it came; a move takes ``move_seconds``.

        A film says itself what is seen when.
        """
        self._show(half)
        self.playing = True
        self.begun = True
        self._is_next_half = half > 0
        self._moved_seconds = seconds
        if half and not self.thinks:
            self._move_seconds = max(move_seconds, self.scene.seconds_of_move(self.tick))

    def step_back(self) -> None:
        """Pause, and show the half before, or the tick before."""
        self.playing = False
        self.stop_aiming()
        self._show(max(0, self.half - self._step))

    @property
    def _step(self) -> int:
        """How many halves one step is."""
        return 1 if self.scene.features.has_halves else 2

    def seek(self, tick: int) -> None:
        """Pause, and show any tick that is recorded."""
        self.playing = False
        self.stop_aiming()
        self.begun = True
        self._show(2 * max(0, min(tick, self.scene.last)))

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
        self._recorder.record(sys.maxsize, self.budget_seconds)
        scene = self.scene
        is_walked = scene.features.takes_arrows or scene.features.has_clock
        if scene.ended or self._recorder.failure or is_walked:
            self._goal.stay()
            self._show(2 * scene.last if scene.goes_round else self._recorder.last_half)

    def show_newest(self) -> None:
        """Show where an arrow key has led; a clock goes on."""
        self.playing = self.scene.features.has_clock and not self.scene.ended
        self.begun = True
        self.stop_aiming()
        self._show(2 * self.scene.last, KEY_MOVE_SECONDS if self.scene.features.has_halves else 0.0)

    def go_faster(self) -> None:
        """Take the next higher speed, whether it plays or not."""
        self.speed = next_faster(self.speed)
        self._is_speed_chosen = True

    def go_slower(self) -> None:
        """Take the next lower speed."""
        self.speed = next_slower(self.speed)
        self._is_speed_chosen = True

    def take_usual_speed(self, speed: float) -> None:
        """Take the speed that is usual for what is shown, unless the class has chosen one."""
        if not self._is_speed_chosen:
            self.speed = speed

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
        self.scene = scene
        self._recorder = Recorder(scene)
        self._part = 0.0
        self.rest_seconds = 0.0
        self._goal.forget()
        if stays:
            self._goal.come_back_to(came_from)
        elif scene.opens_at:
            starts_at = scene.opens_at if scene.plays_from is None else scene.plays_from
            self._goal.come_to(starts_at)
        self._show(0)
        self._come_to_aim(COME_BACK_SECONDS)
        if not stays and scene.opens_at and scene.plays_from is not None:
            self._goal.play_to(scene.opens_at)
            self.playing = True
            self.begun = True

    def elapse(self, seconds: float) -> None:
        """Move on as far as the speed goes in that time, or let the clock run."""
        self._moved_seconds += seconds
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
        elif self.rest_seconds > 0:
            self.rest_seconds = max(0.0, self.rest_seconds - seconds)
        elif self.at_end and self.scene.goes_on:
            self.scene.ask_for_next()
        elif not self.failure and not self.is_waiting:
            self._play(seconds)

    def _come_to_aim(self, seconds: float) -> None:
        """Show the half that was aimed at, or the newest one on the way there."""
        aim = self._goal.aim
        if aim is None:
            return
        self._recorder.record((aim + 1) // 2, seconds)
        half = min(aim, self._recorder.last_half)
        if half != self.half:
            longest = max(LONGEST_MOVE_SECONDS, self.scene.seconds_of_move(half // 2))
            self._show(half, 0.0 if self.playing else longest)
        if half == aim or self.scene.ended:
            self._goal.arrive(half)
        elif self._recorder.failure:
            self._goal.fail()

    def _play(self, seconds: float) -> None:
        """Move on by this many seconds of playing."""
        speed = self.speed
        if self._goal.going is Going.PLAYS:
            speed = OWN_SPEED if self.tick < OWN_TICKS else OWN_SPEED_LATER
        elif self.scene.goes_round and self.tick >= self.scene.last:
            speed = min(speed, FASTEST_IN_CIRCLE)
        ticks = TICKS_AT_ONCE if speed == FASTEST else speed * seconds
        part = self._part + ticks
        self._part = part % 1
        self._go_on(int(part), speed)

    def _go_on(self, ticks: int, speed: float) -> None:
        """Move on by this many ticks, or by as many as the time of a frame allows."""
        melts = speed >= MELTS_FROM
        goal = 2 * (self.tick + ticks)
        if self.scene.features.has_halves and (melts or self._part >= THINK_PART):
            goal += 1
        goal = self._goal.at_most(goal)
        self._recorder.record((goal + 1) // 2, self.budget_seconds)
        if self._recorder.is_coming(goal):
            self._part = 1.0  # The tick is due in the next frame, too.
        half = min(goal, self._recorder.last_half)
        may_rest = self.speed < MELTS_FROM
        stop = first_stop(self.scene, self.tick, half, self.waits, may_rest=may_rest)
        if stop.half != self.half:
            self._show(stop.half, 0.0 if melts else min(LONGEST_MOVE_SECONDS, MOVE_PART / speed))
        if stop.waits or stop.rest_seconds:
            self._part = MOVE_PART
        self.rest_seconds = stop.rest_seconds
        if self._move_seconds and not self.thinks:
            self._take_longer(self.scene.seconds_of_move(self.tick))
        if self.at_end and self.scene.goes_on:
            self.rest_seconds = LONG_REST_SECONDS
        elif stop.pauses or self.at_end or self.half == self._goal.plays_to:
            self.playing = False
            self._goal.stay()

    def _take_longer(self, seconds: float) -> None:
        """Let the move into the tick shown take so long at least; playing rests meanwhile."""
        if seconds > self._move_seconds:
            self.rest_seconds += seconds - self._move_seconds
            self._move_seconds = seconds

    def _show(self, half: int, seconds: float = 0.0) -> None:
        """Show a half; a move into the next tick takes this many seconds."""
        self._goal.shows(half)
        is_next = half // 2 == self.tick + 1
        self._is_next_half = half == self.half + 1
        self._moved_seconds = 0.0
        self._move_seconds = seconds if is_next else 0.0
        self.half = half


def _never_waits(tick: int) -> bool:
    return False
