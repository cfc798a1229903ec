"""Masks: which maps are shapes of a maze, and that every maker keeps to them."""

import random

import pytest

from mazelib.grid.routes import reachable
from mazelib.making import masks as masks_module
from mazelib.making.cells import CELL_BORDER, new_cells
from mazelib.making.field import Field, MakerError, field_with
from mazelib.making.group_counts import GroupCounts
from mazelib.making.makers import MAKERS, Maker, dig, floor_of_maze, make, makers_of_shapes
from mazelib.making.masks import Mask, MaskError, mask_of, read_mask
from mazelib.making.maze import Maze
from mazelib.making.wrong_uses import MazeUseError
from mazelib.maps.heya_text import HeyaError, parse
from tests.examples import is_thorough, number_of_examples
from tests.making.making_examples import (
    NAMES_FOR_SHAPES,
    SHAPES,
    SHOWN_BY_SCRIPTS,
    all_tosses,
    mask,
    recorded_in,
)
from tests.samples import HEYA_FOLDER

every_maker = pytest.mark.parametrize("name", NAMES_FOR_SHAPES)
#: A mask of four rooms.
TEE = "|# #|\n|   |\n"


def test_one_character_of_floor_is_one_room_and_letters_stand_on_floor():
    read = mask(">a#\n#G \n##b\n")
    assert read == Mask(3, 3, bytes([1, 1, 0, 0, 1, 1, 0, 0, 1]))
    assert mask("S a#\n") == mask("   #\n")


def test_a_frame_of_wall_does_not_count():
    framed = mask("+-----+\n|#####|\n|## ##|\n|#   #|\n+-----+\n")
    assert framed == Mask(3, 2, bytes([0, 1, 0, 1, 1, 1]))
    assert framed == mask(TEE)


@every_maker
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.sweep(3)
def test_each_room_of_a_mask_is_covered_once_and_all_else_stays_wall(name, shape):
    drawn = SHAPES[shape]
    for seed in range(number_of_examples(40, thorough=is_thorough())):
        heya = make(name, mask=drawn, seed=seed)
        assert (heya.width, heya.height) == (2 * drawn.width + 1, 2 * drawn.height + 1)
        rooms = rooms_of(drawn)
        found = reachable(heya, heya.start)
        assert {(x, y) for x, y in found if x % 2 == y % 2 == 1} == rooms
        # As many places between as rooms, less one, all of them joined: that is a tree.
        assert len(found) == sum(heya.floor) == 2 * len(rooms) - 1
        in_order = sorted(rooms, key=lambda room: (room[1], room[0]))
        assert heya.start == in_order[0]
        assert heya.controls == (("G", in_order[-1]),)


def rooms_of(drawn):
    """The rooms of a mask, by the rule that is told: one character is one room."""
    numbers = range(drawn.width * drawn.height)
    inside = [number for number in numbers if drawn.rooms[number]]
    return {(2 * (number % drawn.width) + 1, 2 * (number // drawn.width) + 1) for number in inside}


@every_maker
def test_the_same_seed_makes_the_same_maze_in_a_mask_and_another_seed_another(name):
    heart = SHAPES["heart"]
    assert make(name, mask=heart, seed=5) == make(name, mask=heart, seed=5)
    assert len({make(name, mask=heart, seed=seed).floor for seed in range(20)}) == 20


@every_maker
def test_a_mask_of_all_rooms_makes_the_maze_that_is_made_without_one(name):
    whole = Mask(6, 4, bytes([1]) * 24)
    assert make(name, mask=whole, seed=3).rows == make(name, 6, 4, 3).rows


def test_a_ring_of_eight_rooms_has_just_the_eight_mazes_that_leave_out_one_wall():
    ring = Field(3, 3, Mask(3, 3, bytes([1, 1, 1, 1, 0, 1, 1, 1, 1])))
    made = set(all_tosses(lambda rng: floor_of_maze("dig", ring, rng)))
    assert len(made) == 8
    assert made == {floor_of_maze("merge", ring, random.Random(seed)) for seed in range(200)}


def test_a_made_map_says_of_which_shape_it_is():
    made = make("dig", mask=mask(TEE, "tee.txt"), seed=7)
    assert made.note == "Made by dig: 4 rooms in the shape of tee.txt, seed 7."
    assert make("dig", mask=mask("#S#", "dot.txt")).note.startswith("Made by dig: 1 room in the")


@pytest.mark.parametrize("shape", SHAPES)
def test_what_touches_a_room_outside_the_mask_is_border(shape):
    drawn = SHAPES[shape]
    field = field_with(None, None, drawn)
    cells = new_cells(field)
    rooms = rooms_of(drawn)
    for x, y in field.places:
        touched = {(a, b) for a in (x - 1, x, x + 1) for b in (y - 1, y, y + 1) if a % 2 and b % 2}
        is_inside = touched <= rooms
        assert field.is_inside((x, y)) == is_inside, (x, y)
        assert (cells[field.places.index((x, y))] != CELL_BORDER) == is_inside, (x, y)
    assert field.rooms == len(rooms)
    numbers = [field.number_without_mask(room) for room in field.places if room in rooms]
    assert numbers == [number for number, is_room in enumerate(drawn.rooms) if is_room]
    assert {field.places.place(index) for index in field.room_indexes()} == rooms
    for x, y in rooms:
        around = [(x, y - 2), (x + 2, y), (x, y + 2), (x - 2, y)]
        assert field.rooms_around((x, y)) == [room for room in around if room in rooms]


TWO_PIECES = "#####\n# # #\n# ###\n##  #\n#####\n"


def test_a_mask_in_pieces_is_refused_with_a_place_of_each():
    with pytest.raises(MaskError) as caught:
        mask_of(parse(TWO_PIECES, "cut.txt"))
    error = caught.value
    assert (error.name, error.first.line, error.first.column) == ("cut.txt", 2, 4)
    assert error.first.also == ((4, 3),)
    assert str(error) == (
        "cut.txt, line 2, column 4: the mask isn't in one piece: there's no path from here "
        "to its first room, in line 2, column 2.\n"
        "    # # #\n"
        "       ^\n"
        "  Also in line 4, column 3.\n"
        "  Join the pieces with spaces, or fill one of them with #."
    )


def test_rooms_that_only_touch_at_a_corner_are_two_pieces():
    assert mask(" ##\n  #").rooms.count(1) == 3, "one more room, and they are one piece"
    with pytest.raises(MaskError) as caught:
        mask(" #\n# ")
    assert caught.value.first.position == (2, 2)


def test_a_short_line_that_cuts_off_a_piece_is_told_as_what_it_is():
    with pytest.raises(MaskError) as caught:
        mask("######\n#  #\n######\n")
    assert caught.value.first.position == (2, 5)
    assert caught.value.first.quoted == "#  #  "
    assert caught.value.first.advice == (
        "The end of a short line counts as floor: fill it up with #."
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the map is empty"),
        ("###\n###\n", "the map has no floor"),
        ("#x#\n", "'x'"),
        ("# #\n\n# #\n", "this blank line ends the map"),
    ],
)
def test_what_is_wrong_with_a_map_is_wrong_with_a_mask_and_told_in_the_same_words(
    text, words, tmp_path
):
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(HeyaError, match=r"mine\.txt, line [12], column [12]: ") as caught:
        read_mask(path)
    assert words in str(caught.value)


def test_a_mask_has_a_size_of_its_own():
    tee = mask(TEE, "tee.txt")
    assert make("road", 3, 2, 4, mask=tee) == make("road", seed=4, mask=tee)
    for sizes in ((4, 2), (3, 1), (3, 3)):
        with pytest.raises(MakerError, match=r"The mask tee\.txt has 3 × 2 rooms, not"):
            make("dig", *sizes, mask=tee)
    with pytest.raises(MakerError, match="too few"):
        make("dig", 0, 2, mask=tee)
    with pytest.raises(MakerError, match="Write a width and a height, or a mask"):
        make("dig", 3)


def test_a_mask_that_is_too_large_is_refused_before_it_is_searched(monkeypatch):
    monkeypatch.setattr(masks_module, "MOST_PLACES", 7 * 5)
    assert make("dig", mask=mask("|   |\n|   |\n"))
    words = r"^huge\.txt: 4 × 2 rooms are too many: a map has .*\n  Draw a smaller one\.$"
    with pytest.raises(MaskError, match=words):
        mask("|    |\n|    |\n", "huge.txt")
    with pytest.raises(MakerError, match=r"^4 × 2 rooms are too many"):
        make("dig", 4, 2)
    monkeypatch.setattr(masks_module, "reachable", None)
    with pytest.raises(MaskError, match=r"^huge\.txt: 4 × 3 rooms are too many"):
        mask("|  # |\n|####|\n|  # |\n", "huge.txt")


def test_the_shapes_that_come_with_the_lessons_are_as_large_as_their_notes_say():
    found = {}
    for path in sorted((HEYA_FOLDER / "shapes").glob("*.txt")):
        drawn = read_mask(path)
        found[path.stem] = drawn.width, drawn.height
        assert f" {drawn.rooms.count(1)} rooms." in path.read_text(encoding="utf-8")
    assert found == {"heart": (11, 9), "letter_m": (15, 13), "ring": (15, 15)}


def test_a_rule_sees_the_rooms_of_a_mask_alone_and_can_touch_nothing_else():
    maze = Maze(3, 2, mask(TEE))
    assert maze.rooms == ((3, 1), (1, 3), (3, 3), (5, 3))
    assert (maze.first, maze.last_room) == ((3, 1), (5, 3))
    assert maze.walls == ((3, 2), (2, 3), (4, 3))
    assert maze.walls_around((3, 3)) == [(3, 1), (5, 3), (1, 3)]
    assert maze.walls_around((3, 1)) == [(3, 3)]
    for place in ((1, 1), (5, 1), (2, 1), (1, 2), (2, 2), (0, 3)):
        for touch in (maze.dig, maze.fill, maze.__getitem__, maze.rooms_around, maze.dig_to):
            with pytest.raises(MazeUseError, match="isn't inside the border") as caught:
                touch(place)
            assert caught.value.explanation.advice == (
                "Everything outside its shape stays wall. Take rooms from maze.rooms."
            )


@pytest.mark.parametrize("name", SHOWN_BY_SCRIPTS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.sweep(3)
def test_a_lesson_makes_of_a_mask_what_the_library_makes_of_it(name, shape):
    drawn = SHAPES[shape]
    for seed in range(number_of_examples(20, thorough=is_thorough())):
        assert recorded_in(drawn, name, seed).heya().rows == make(name, mask=drawn, seed=seed).rows


@pytest.mark.parametrize("shape", SHAPES)
def test_groups_and_walls_broken_are_as_many_as_the_rooms_of_the_shape_at_every_step(shape):
    timeline = recorded_in(SHAPES[shape], "merge")
    rooms = SHAPES[shape].rooms.count(1)
    counts = GroupCounts(timeline)
    assert (counts.rooms, counts.groups(0), counts.walls_broken(0)) == (rooms, rooms, 0)
    for step in range(timeline.last + 1):
        assert counts.groups(step) + counts.walls_broken(step) == rooms
    assert counts.groups(timeline.last) == 1
    frame = timeline.frame(timeline.last)
    assert {frame.value(room) for room in timeline.rooms} == {0}


def test_a_maker_of_rectangles_refuses_a_mask_and_is_not_offered_for_sheets(monkeypatch):
    monkeypatch.setitem(MAKERS, "comb", Maker(dig.make, fills_masks=False))
    assert make("comb", 4, 3, 1).rows == make("dig", 4, 3, 1).rows
    with pytest.raises(MakerError, match=r"^comb can only .* leave out the mask, or take dig, "):
        make("comb", mask=SHAPES["heart"])
    assert makers_of_shapes() == NAMES_FOR_SHAPES
