"""Making mazes: the maze that a rule works on, its recording, and one file a way to make one."""
