"""The tasks of lesson 7: what is said of them, and who races the class."""
