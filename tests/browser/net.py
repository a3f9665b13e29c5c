"""The net between a browser and a house. It can fall silent: nothing arrives, and nobody says the line is dead."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress
from typing import Self

from browser.driver import House, free_port

STEP = 0.05  # s: so soon it notices that it is to be silent, or to end


class Net:
    """Carries bytes between a port of its own and the house; while it is silent they are lost for good."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.port = free_port()
        self.silent = False
        self.ended = False

    def __enter__(self) -> Self:
        self.door = socket.create_server(("127.0.0.1", self.port))
        self.door.settimeout(STEP)
        self.thread = threading.Thread(target=self.serve, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended = True
        self.thread.join()
        self.door.close()

    @property
    def address(self) -> str:
        """The house, as it is reached by this net."""
        return f"http://127.0.0.1:{self.port}"

    def serve(self) -> None:
        """One thread for every line that comes."""
        while not self.ended:
            with suppress(TimeoutError):
                line, _ = self.door.accept()
                threading.Thread(target=self.carry, args=(line,), daemon=True).start()

    def carry(self, line: socket.socket) -> None:
        """A line that comes in a silence, or was there when it began, never speaks again."""
        with line, suppress(OSError), socket.create_connection(("127.0.0.1", self.house.port)) as house:
            sides = {line: house, house: line}
            while not self.ended:
                ready = select.select(sides, [], [], STEP)[0]
                if self.silent:
                    break
                for side in ready:
                    if not (data := side.recv(65536)):
                        return
                    sides[side].sendall(data)
            while not self.ended:
                threading.Event().wait(STEP)
