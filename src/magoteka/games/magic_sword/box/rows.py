"""A table that dice decide, as rows: which results lead to what, and how likely they are."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from magoteka.games.magic_sword.box.effects import FACES

Happening: TypeAlias = tuple[str, int, str]  # what, how much of it, and to or by what; also the words between two
MOST_DICE: Final = 3


def ways(dice: int) -> list[int]:
    """In how many ways so many dice make each sum."""
    found = [1]
    for _ in range(dice):
        wider = [0] * (len(found) + len(FACES))
        for total, count in enumerate(found):
            for face in FACES:
                wider[total + face] += count
        found = wider
    return found


WAYS: Final = [ways(dice) for dice in range(MOST_DICE + 1)]


class Row:
    """Results of a throw that lead to the same."""

    def __init__(self, faces: list[int], deeds: list[Happening]) -> None:
        self.faces: Final = faces
        self.deeds: Final = deeds


class Table:
    """What a throw decides; `when` says for whom or after which choice it is thrown."""

    def __init__(self, when: list[Happening], dice: i64, rows: list[Row]) -> None:
        self.when: Final = when
        self.dice: Final[i64] = dice
        self.rows: Final = rows

    def odds(self, row: Row) -> float:
        """How likely a row is."""
        if self.dice == 1:
            return len(row.faces) / 6.0
        counts = WAYS[self.dice]
        return float(sum([counts[face] for face in row.faces])) / float(sum(counts))


def by_result(first: int, deeds: list[list[Happening]]) -> list[Row]:
    """What each result leads to, from the lowest on; neighbours that lead to the same are one row."""
    rows: list[Row] = []
    for at, told in enumerate(deeds):
        if rows and rows[-1].deeds == told:
            rows[-1].faces.append(first + at)
        else:
            rows.append(Row([first + at], told))
    return rows


def low_or_not(highest: int, low: Happening, other: Happening) -> list[Row]:
    """A die that is lucky up to a number."""
    return by_result(1, [[low] if face <= highest else [other] for face in FACES])
