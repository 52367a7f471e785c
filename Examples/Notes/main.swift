for line in try NoteReport().lines { print(line) }
