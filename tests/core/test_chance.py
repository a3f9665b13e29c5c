"""The generator gives the same numbers in both modes, evenly."""

from hypothesis import given
from hypothesis import strategies as st

from magoteka.core.bits import bit, full, has, members, nth, size
from magoteka.core.boards import array
from magoteka.core.cards import kinds, pick, total
from magoteka.core.chance import Rng, SecretRng


def test_the_stream_is_the_same_on_every_machine_and_in_both_modes() -> None:
    rng = Rng(2026)
    assert [rng.word() for _ in range(4)] == STREAM
    rng = Rng(-1)
    assert [rng.below(6) for _ in range(12)] == ROLLS


STREAM = [624758355, 2469147917, 1026866915, 2033135534]
ROLLS = [5, 3, 5, 3, 2, 5, 0, 4, 5, 1, 4, 4]


def test_every_number_is_equally_likely() -> None:
    rng = Rng(1)
    for n in (2, 3, 6, 7, 56):
        met = [0] * n
        for _ in range(2000 * n):
            met[rng.below(n)] += 1
        assert sum((count - 2000) ** 2 / 2000 for count in met) < 2 * n + 30


def test_people_get_dice_from_the_operating_system() -> None:
    met = {SecretRng().below(6) for _ in range(200)}
    assert met == {0, 1, 2, 3, 4, 5}


@given(st.integers(0, 60))
def test_a_bit_is_a_bit_beyond_thirty_one(n: int) -> None:
    assert bit(n) == 2**n
    assert full(n) == 2**n - 1


@given(st.sets(st.integers(0, 60), min_size=1))
def test_sets_as_bits(numbers: set[int]) -> None:
    mask = sum(2**n for n in numbers)
    assert members(mask) == sorted(numbers)
    assert size(mask) == len(numbers)
    assert [nth(mask, place) for place in range(len(numbers))] == sorted(numbers)
    assert all(has(mask, n) == (n in numbers) for n in range(61))


def test_a_multiset_is_drawn_from_by_its_counts() -> None:
    counts = array([0, 3, 0, 1])
    assert total(counts) == 4
    assert members(kinds(counts)) == [1, 3]
    rng = Rng(4)
    met = [pick(counts, rng, 4) for _ in range(4000)]
    assert set(met) == {1, 3}
    assert 2850 < met.count(1) < 3150
