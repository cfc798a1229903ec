from mazelib import pick, show


def dig(maze, rng):
    room = pick(maze.rooms, rng)
    maze.dig_to(room)
    way = [room]  # all rooms from here back to the first one
    yield "Begin in any room."
    while way:
        walls = maze.walls_around(way[-1])
        if walls:
            room = pick(walls, rng)
            maze.dig_to(room)
            way.append(room)
            yield "Still wall: dig there."
        else:
            way.pop()
            if way:  # At home there is no way back: all is dug.
                yield "Stuck: go back."


def fill(maze, rng):
    while maze.dug:
        newest = maze.dug[-1]
        maze.fill_up(newest)
        yield "Fill the newest room."


if __name__ == "__main__":
    show(
        [dig, fill],
        task="Dig a maze. Stuck? Go back.",
        panels=["code"],
        sizes=[(4, 3)],
        question={
            "many": "It can dig {count} ways. Which one?",
            "one": "Only one way to dig here.",
            "none": "Stuck. How far back will it go?",
            "again": "Here, too, nothing is left to dig.",
        },
        ask={
            "ready": "Pick two rooms. How many ways lead from one to the other?",
            "end": "Was each room a dead end when it was filled?",
        },
    )
