class MyTurn:
    left = [[], [], [], [], [], [], []]
    def __init__(self):
        self.right = [[] for _ in range(7)]
    def bit(self, i):
        self.left[i].append(1)
        shared = len(self.right[i])
        self.left[i].clear()
        return shared
    def put(self, i, one):
        self.right[i] = self.left[i] if one else []
    def count(self, heading):
        n = sum(self.bit(i) << i for i in range(7)) + 1
        for i in range(7):
            self.put(i, n >> i & 1)
        return n
