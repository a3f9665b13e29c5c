"""Games end, options are what they say, and a copy is a copy."""

from contract.cases import EVERY_CASE, EVERY_SIZE, Case, finish, play_on, tables_along_the_way
from magoteka.core.agenda import NATURE, Poll
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.problems import IllegalAnswer, NotYourTurn


@EVERY_CASE
def test_random_games_end_with_winners_or_an_honest_loss(case: Case) -> None:
    for seed in range(3):
        g = case.table()
        rng = Rng(seed)
        answers = 0
        while (question := g.asking()) is not None:
            index = question.sample(g, rng)
            assert question.allows(g, index)
            g.answer(index)
            answers += 1
            assert answers <= case.game.max_answers
        winners = case.game.winners(g)
        assert all(0 <= seat < case.seats for seat in winners)
        assert winners or case.seats == 1


@EVERY_SIZE
def test_every_option_offered_is_accepted(case: Case) -> None:
    for g in tables_along_the_way(case, 11, every=17):
        question = g.asking()
        assert question is not None
        assert question.indices(g), f"a dead end at {question}"
        for index in question.indices(g):
            branch = g.clone()
            branch.answer(index)
            branch.asking()
            assert case.game.digest(branch) != case.game.digest(g)


@EVERY_SIZE
def test_what_is_not_offered_is_refused_with_a_clause_and_changes_nothing(case: Case) -> None:
    match = case.match(5)
    rng = Rng(5)
    for _ in range(40):
        if match.over:
            break
        before = match.digest()
        for seat in range(case.seats):
            refused = [Option(), *closed_entries(match, seat)]
            for choice in refused:
                refusal = match.why_not(seat, choice)
                assert refusal is not None
                assert refusal.clause.startswith(case.game.prefix)
                try:
                    match.submit(seat, choice)
                except (IllegalAnswer, NotYourTurn):
                    pass
                else:
                    raise AssertionError(f"{choice} was taken from seat {seat}")
        assert match.digest() == before
        play_on(match, rng, 1)


def closed_entries(match, seat):
    question = match.asked(seat)
    if question is None:
        return []
    open_entries = set(question.indices(match.state))
    menu = question.menu(match.state)
    return [choice for index, choice in enumerate(menu) if index not in open_entries][:8]


@EVERY_SIZE
def test_the_clone_plays_on_and_the_original_stays(case: Case) -> None:
    for seed, g in enumerate(tables_along_the_way(case, 3, every=29)):
        before = case.game.digest(g)
        copy = g.clone()
        assert case.game.digest(copy) == before
        finish(copy, Rng(seed))
        assert case.game.digest(g) == before


@EVERY_SIZE
def test_nature_answers_within_its_odds(case: Case) -> None:
    """`sample` stands beside `mask` and `weight`: over many draws it meets all of them, and nothing else."""
    rng = Rng(2)
    checked = 0
    for g in tables_along_the_way(case, 4, every=7):
        question = g.asking()
        if question is None or question.seat != NATURE or checked >= 12:
            continue
        checked += 1
        weights = {index: int(question.weight(g, index)) for index in question.indices(g)}
        total = sum(weights.values())
        draws = 60 * len(weights)
        met = [question.sample(g, rng) for _ in range(draws)]
        assert set(met) <= set(weights)
        spread = sum((met.count(index) - draws * w / total) ** 2 / (draws * w / total) for index, w in weights.items())
        assert spread < 4 * len(weights) + 40


@EVERY_SIZE
def test_a_poll_does_not_mind_the_order_of_answers(case: Case) -> None:
    rng = Rng(8)
    for g in tables_along_the_way(case, 6, every=3):
        question = g.asking()
        if not isinstance(question, Poll) or bin(question.waiting).count("1") < 2:
            continue
        seats = [seat for seat in range(case.seats) if question.waiting >> seat & 1]
        choices = {seat: question.turned_to(seat).sample(g, rng) for seat in seats}
        digests = set()
        for order in (seats, seats[::-1]):
            branch = g.clone()
            for seat in order:
                branch.asking()
                branch.turn_to(seat)
                branch.answer(choices[seat])
            branch.asking()
            digests.add(case.game.digest(branch))
        assert len(digests) == 1
