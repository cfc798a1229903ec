"""The sounds of the game: what they are, and that a system without sound stays silent."""

from array import array
from itertools import pairwise

import pygame
import pytest

from mazelib.window.game.sounds import RATE, Sound, Sounds, samples


@pytest.mark.parametrize("sound", list(Sound))
def test_a_sound_is_as_long_as_its_notes_audible_and_fades_away(sound):
    wave = array("h", samples(sound))
    assert len(wave) == sum(round(RATE * seconds) for _begin, _end, seconds in sound.value)
    assert 4000 < max(wave) < 32000
    assert max(map(abs, wave[-20:])) < max(wave) / 20


def crossings(wave):
    """How often a wave goes from below zero to above."""
    return sum(one < 0 <= other for one, other in pairwise(wave))


def test_a_note_has_its_frequency():
    begin, end, seconds = Sound.COIN.value[0]
    assert begin == end
    wave = array("h", samples(Sound.COIN))[: round(RATE * seconds)]
    assert crossings(wave) == pytest.approx(begin * seconds, abs=1)
    other = array("h", samples(Sound.LOST))[: round(RATE * seconds)]
    assert crossings(other) < crossings(wave) / 2


def test_where_there_is_no_sound_nothing_is_played_or_told_and_it_is_tried_once(
    monkeypatch, capfd
):
    tried = []

    def fails(*settings):
        tried.append(settings)
        raise pygame.error("no sound")

    monkeypatch.setattr(pygame.mixer, "init", fails)
    sounds = Sounds()
    for _ in range(3):
        sounds.play(Sound.STEP)
    assert len(tried) == 1
    assert capfd.readouterr() == ("", "")
