"""Lesson 12: the maze game. Beat the clock!

What to see:  a fresh maze, with G in the place farthest from the start. The up arrow walks ahead,
              left and right only turn, down turns back. After a while a mini-map comes, with what
              you have seen so far. V shows the maze from above, where every arrow walks its own
              way: easier!
What to try:  the first arrow starts the clock, Space pauses. R makes another maze, M the next
              level. Few steps earn stars, however long they take: can you get all three? Then
              change the numbers in the script, save it, and play by your own rules. Write
              against="right_hand": who is faster? Try "branch_stack" and "random_walk" too.
What comes next:  a game of your own. Which lesson would you build into it?
"""

import here  # finds mazelib beside this folder
from mazelib import Game, show

game = Game(
    levels=[(4, 3), (5, 4), (6, 4), (7, 5), (8, 6)],  # rooms across and down
    seconds=30,  # on the clock
    map_after=15,  # seconds, then the mini-map comes
    three_stars=1.2,  # for at most so many times the shortest steps
    two_stars=2,
    against="",  # the rule of a ghost that starts with you
    ghost_speed=4,  # its steps a second
)

if __name__ == "__main__":
    show(game, task="Find G before the clock runs out. Which way would you look first?")
