"""Lesson 12: the maze game. Beat the clock!

What to see:  a fresh maze, and a golden cup in the place farthest from the start. The up
              arrow walks ahead, left and right only turn, down turns back. Coins lie in dead ends:
              each one is two seconds more, and the steps to it cost no star. At half-time a small
              map comes, with what you have seen so far. V changes the view: by torch you look from
              above, and see two places around you.
What to try:  the first key starts the clock, Space pauses. R is the same maze again, and your best
              run races you. Shift R makes another maze, M is the next level: it opens when you
              have won this one. Few steps earn stars, and all coins of a level a crown: can you
              get all of them? C chooses who races you: a rule, say, or a friend at your side.
              Then change the numbers, save the file, and play by your own rules.
What comes next:  a game of your own. Which lesson would you build into it?
"""

import here  # finds mazelib beside this folder
from mazelib import Game, show

game = Game(
    # Rooms across and down, level by level.
    levels=[(4, 3), (5, 4), (6, 5), (7, 5), (8, 6), (9, 7), (10, 8), (12, 9)],
    keys_a_second=2,  # so fast a walker is who knows the way
    easy=2,  # at level 1 you have so many times the seconds of that walker
    hard=1.3,  # and at the last level so many times
    map_after=0.5,  # when half of the time is over, the small map comes
    coin_seconds=2,  # for each coin
    three_stars=1.2,  # for at most so many times the shortest steps
    two_stars=2,
    against="you",  # your own best run; or a rule: "right_hand"
    ghost_speed=2,  # the steps of that rule a second
    players=1,  # 2: side by side, by the arrow keys and by W A S D
    match_points=10,  # who of two has so many points first wins the match
)

if __name__ == "__main__":
    show(game, task="Find the golden cup before the clock runs out.")
