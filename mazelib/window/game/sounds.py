"""Sounds of the game, made by arithmetic: no files. Where there is no sound, it stays silent."""

import math
import os
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from functools import cache

import pygame

#: Samples a second.
RATE = 22050
#: The loudest sample.
LOUD = 9000


class Sound(Enum):
    """A sound, as its notes: each has a frequency at its start and its end, and its seconds."""

    STEP = ((180.0, 120.0, 0.06),)
    TURN = ((320.0, 360.0, 0.05),)
    WALL = ((90.0, 60.0, 0.12),)
    CLOCK = ((1200.0, 1200.0, 0.03),)
    COIN = ((988.0, 988.0, 0.07), (1319.0, 1319.0, 0.16))
    HONK = ((430.0, 330.0, 0.14), (90.0, 90.0, 0.03), (410.0, 250.0, 0.3))
    NEAR = ((330.0, 260.0, 0.05), (300.0, 220.0, 0.07))
    STAR = ((1568.0, 1568.0, 0.05), (2093.0, 2093.0, 0.18))
    WIN = ((523.0, 523.0, 0.11), (659.0, 659.0, 0.11), (784.0, 784.0, 0.11), (1047.0, 1047.0, 0.3))
    LOST = ((392.0, 370.0, 0.2), (330.0, 311.0, 0.2), (262.0, 196.0, 0.4))


class Sounds:
    """Plays sounds. The first one opens the system's sound, if there is any."""

    def __init__(self) -> None:
        self._is_tried = False
        self._works = False

    def play(self, sound: Sound) -> None:
        """Play a sound, or nothing where there is no sound."""
        if not self._is_tried:
            self._is_tried = True
            self._works = _open()
        if self._works:
            pygame.mixer.Sound(buffer=samples(sound)).play()


def _open() -> bool:
    """Open the system's sound; return whether there is any."""
    try:
        with _silent_errors():
            pygame.mixer.init(RATE, -16, 1, 512)
    except pygame.error:
        return False
    found = pygame.mixer.get_init()
    return found is not None and found[1:] == (-16, 1)


@contextmanager
def _silent_errors() -> Iterator[None]:
    """Keep a system without sound from writing its complaints to the terminal."""
    own = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(own, 2)
        os.close(own)


@cache
def samples(sound: Sound) -> bytes:
    """The samples of a sound: two bytes each. Every note fades away."""
    wave = array("h")
    for begin, end, seconds in sound.value:
        count = round(RATE * seconds)
        turn = 0.0
        for number in range(count):
            part = number / count
            turn += (begin + (end - begin) * part) / RATE
            wave.append(round(LOUD * (1 - part) * math.sin(2 * math.pi * turn)))
    return wave.tobytes()
