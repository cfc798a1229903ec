class Hidden:
    n = 0

    def more(self):
        self.n += 1
        return self.n

count_it = Hidden().more

def count():
    return count_it()
