def peek(it):
    return it.value

class MyTurn:
    look = peek

    def __init__(self):
        self.value = 0

    def count(self, heading):
        self.value += 1
        look = self.look
        return look()
