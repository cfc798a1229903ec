class counted:
    def __init__(self, function):
        self.n = 0

    def __call__(self):
        self.n += 1
        return self.n

class Hidden:
    @counted
    def __len__(self):
        return 0

def count():
    return Hidden.__len__()
