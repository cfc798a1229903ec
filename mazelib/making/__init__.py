"""Making mazes: the maze that a rule works on, its recording, and makers, each in its own file."""
