"""What only a server answers, a room a subject, declared like the calls of `magoteka.house`."""
