"""Lesson 12: the maze game. Beat the clock!

What to see:  a new maze, and a golden cup in the place farthest from the start. The up arrow walks
              ahead, left and right only turn, down turns back. Coins are in dead ends: each gives
              you two more seconds, and the steps to get it don't cost you stars. At half-time a
              small map appears, with what you've seen so far. Each level is another garden, with
              something new in it: a fountain, a goose, a key ... V changes the view: by
              torchlight you look from above, and see two places around you.
What to try:  the first key starts the clock, Space pauses. R is the same maze again, and your best
              run races you. Shift R makes another maze. M is the next level: it opens when you
              win this one. Take few steps to win stars, and collect every coin in a level to win a
              crown: can you get them all? C chooses who races you: a rule, or a friend beside you.
              Then write another rule for the goose, change the numbers, save the file, and play by
              your own rules.
What comes next:  a game of your own. Which lesson would you build into it?
"""

import here  # finds mazelib beside this folder
from mazelib import Game, Turn, show


def goose(view):
    """It keeps its right wing on the hedge."""
    if view.right:
        return Turn.RIGHT
    if view.front:
        return Turn.AHEAD
    return Turn.LEFT


game = Game(
    # Rooms across and down, level by level.
    levels=[(4, 3), (5, 4), (6, 5), (7, 5), (8, 6), (9, 7), (10, 8), (12, 9)],
    keys_a_second=2,  # keys per second, for someone who knows the way
    easy=3,  # at level 1 you get this many times as long
    hard=1.3,  # and this many times as long at the last level
    map_after=0.5,  # the small map appears when half the time is over
    coin_seconds=2,  # how many more you get for each coin
    three_stars=1.2,  # if you take at most this many times the fewest steps
    two_stars=2,
    against="you",  # your own best run; or a rule: "right_hand"
    ghost_speed=2,  # that rule's steps per second
    players=1,  # 2: side by side, with the arrow keys and W A S D
    match_points=10,  # the first of two players with this many points wins the match
    geese={3: goose, 6: "random_walk", 8: "tremaux"},  # the levels with a goose, and its rule
    goose_speed=1,  # its steps per second
    goose_seconds=3,  # how much time it costs you if you meet it
)

if __name__ == "__main__":
    show(game, task="Find the golden cup before the clock runs out.")
