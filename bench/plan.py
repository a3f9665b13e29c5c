"""What is measured, and the aims it is held against."""

from dataclasses import dataclass

COMPILED, INTERPRETED, PEERS = "compiled", "interpreted", "peers"

OPENSPIEL_CPP = ("openspiel_cpp:crazy_eights", "openspiel_cpp:leduc_poker", "openspiel_cpp:euchre")
OPENSPIEL_BINDING = ("openspiel_binding:crazy_eights", "openspiel_binding:leduc_poker", "openspiel_binding:hanabi")

# An area of --only: our jobs, then the peers' jobs of the same kind.
AREAS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "playout": (
        ("playout:abraca", "playout:siggil", "playout:five_seals", "playout:fabled", "playout:magic_sword"),
        OPENSPIEL_CPP,
    ),
    "python_loop": (
        ("python_loop:abraca", "python_legal:abraca"),
        (*OPENSPIEL_BINDING, "rlcard:leduc-holdem", "rlcard:uno", "pettingzoo:connect_four", "catanatron"),
    ),
    "clone": (
        ("clone:abraca", "clone:siggil", "clone:five_seals", "clone:fabled", "clone:magic_sword"),
        ("openspiel_clone:crazy_eights", "openspiel_clone:leduc_poker", "openspiel_clone:hanabi"),
    ),
    "clone_answer": (
        ("clone_answer:abraca", "clone_answer:siggil", "clone_answer:five_seals"),
        ("openspiel_clone_apply:crazy_eights", "openspiel_clone_apply:leduc_poker", "openspiel_clone_apply:hanabi"),
    ),
    "options": (("options:five_seals", "options_worst:five_seals"), ()),
    "redeal_playout": (("redeal_playout:abraca", "redeal_round:abraca"), ()),
    "search": (("search:abraca",), ("openspiel_ismcts:leduc_poker", "openspiel_ismcts:euchre")),
}


@dataclass(frozen=True)
class Aim:
    """A figure to reach: a count per second of CPU time, alone or as a ratio to a geometric mean of other jobs."""

    text: str
    job: str
    count: str
    now: float
    end: float | None = None
    against: tuple[tuple[str, str], ...] = ()
    in_ns: bool = False


def _peers(jobs: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((PEERS, job) for job in jobs)


AIMS = (
    Aim("playouts in the core, Abraca / OpenSpiel C++", "playout:abraca", "decisions", 1, 2, _peers(OPENSPIEL_CPP)),
    Aim(
        "Python loop, Abraca / OpenSpiel binding", "python_loop:abraca", "decisions", 3, None, _peers(OPENSPIEL_BINDING)
    ),
    Aim(
        "… with a list of options, as there",
        "python_legal:abraca",
        "decisions",
        3,
        None,
        _peers(OPENSPIEL_BINDING),
    ),
    Aim(
        "compiled / interpreted, Abraca playouts",
        "playout:abraca",
        "decisions",
        15,
        None,
        ((INTERPRETED, "playout:abraca"),),
    ),
    Aim("clone, Abraca, ns", "clone:abraca", "operations", 500, 150, in_ns=True),
    Aim("search, Abraca, iterations/s", "search:abraca", "operations", 100e3, 400e3),
    Aim("playouts/s, Siggil", "playout:siggil", "games", 1e4),
    Aim("playouts/s, Five Seals", "playout:five_seals", "games", 1e4),
    Aim("a turn's options, Five Seals, five players, ns", "options:five_seals", "operations", 2e6, in_ns=True),
    Aim("… in the slowest of a thousand positions, ns", "options_worst:five_seals", "operations", 2e6, in_ns=True),
    Aim("playouts/s, Fabled", "playout:fabled", "games", 2e3),
    Aim("playouts/s, Magic Sword", "playout:magic_sword", "games", 1e3),
)
