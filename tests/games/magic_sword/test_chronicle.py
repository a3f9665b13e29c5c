"""The chronicle: every change is told, by the right name, as a sentence."""

import pytest

from games.magic_sword.stage import SPELL, Table
from magoteka.games.magic_sword.box.book import PRAYER_EFFECTS
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.cards.tales import ambush, swap_stats
from magoteka.games.magic_sword.rules.character.goods import lose_card
from magoteka.games.magic_sword.rules.character.life import die, petrify
from magoteka.games.magic_sword.table.state import CRUSADER_SLOT, HAND
from magoteka.texts import Texts

NAMES = ("Анна", "Борис", "Вера")
RUSSIAN = Texts("ru")


def told(t: Table) -> list[str]:
    return [RUSSIAN.sentence(GAME, "event", event, NAMES) for event in t.g.events]


def wizards(*heroes: str, spell: str, square: str = "L3") -> Table:
    t = Table(*heroes, square=square, together=True)
    t.g.magic[0] = 5
    t.hand(0, spell)
    return t


@pytest.mark.rule("MS-A70")
def test_a_golem_is_told_by_its_owner_and_its_victim():
    t = wizards("witch", "elf", spell="golem")
    t.start_turn(0).say("golem").throw(6, 1)
    assert "Голем игрока Анна нападает; цель — Борис." in told(t)
    assert any("побеждает Голем." in one for one in told(t))
    t = wizards("witch", "elf", spell="homunculus")
    t.lay("L9", "bear")
    t.start_turn(0).say("homunculus", "bear").throw(6, 1)
    assert "Гомункул игрока Анна нападает; цель — Медведь." in told(t)
    assert "Медведь уходит в сброс." in told(t)
    assert "Анна теряет: Медведь." not in told(t)


@pytest.mark.rule("MS-17.4", "MS-1.4")
def test_an_explorer_who_beats_an_attacking_creature_is_the_winner():
    t = Table("troll", "elf")
    t.lay("L3", "wolf")
    t.land(0).say("explore", "ready").throw(6, 1)
    assert "Бой: Анна — Волк." in told(t)
    assert any(one.endswith("побеждает Анна.") for one in told(t))
    assert "Анна берёт трофей: Волк." in told(t)


@pytest.mark.rule("MS-17.8")
def test_a_creature_that_wins_is_named():
    t = Table("troll", "elf")
    t.lay("L3", "werewolf")
    t.land(0).say("explore", "ready").throw(1, 6)
    assert any(one.endswith("побеждает Оборотень.") for one in told(t))


@pytest.mark.rule("MS-A84")
def test_a_friends_spell_goes_with_its_owners_friend():
    t = Table("troll", "elf")
    crusader = t.give(1, "crusader")[0]
    t.g.spell[t.g.seats * HAND + CRUSADER_SLOT] = SPELL["doom"] + 1
    lose_card(t.g, 1, crusader, "gone")
    assert "Борис теряет: Крестоносец." in told(t)
    assert "Заклинание Крестоносца уходит в сброс: «Рок»." in told(t)
    assert not any("Анна" in one for one in told(t))


@pytest.mark.rule("MS-A105")
def test_an_ambush_tells_what_it_takes():
    t = Table("troll", "elf")
    t.give(0, "dagger")
    t.g.gold[0] = 2
    ambush(t.g, 0)
    assert "Стиллет теперь на поле «Вересковые Пустоши»." in told(t)
    assert "На поле «Вересковые Пустоши» ложится золото игрока Анна: 2." in told(t)


@pytest.mark.rule("MS-A79")
def test_the_conjurer_tells_the_new_numbers():
    t = Table("troll", "elf")
    swap_stats(t.g, 0)
    assert "Анна меняет Меч и Магию местами: Меч 1, Магия 6." in told(t)


@pytest.mark.rule("MS-A76")
def test_possession_is_told():
    t = Table("troll", "elf")
    begin(t.g, PRAYER_EFFECTS[0][9 - 2], 0, -1)
    t.g.asking()
    assert "Одержимость: Анна будет ходить, лишь выбросив 1–3." in told(t)


@pytest.mark.rule("MS-A94", "MS-A96")
@pytest.mark.parametrize(
    ("hero", "deed", "sentence"),
    [
        ("kobold", "charm", "Анна чарует: следующий ход игрока Борис украден."),
        ("witch", "drive-to-temple", "Анна насылает наговор: Борис идёт теперь к храму."),
    ],
)
def test_whom_a_charm_or_a_geas_hits_is_told(hero, deed, sentence):
    t = Table(hero, "elf", square="M9", together=True)
    t.land(0).say(1, deed)
    assert sentence in told(t)


@pytest.mark.rule("MS-A61")
def test_a_spell_aimed_at_a_card_or_a_square_names_it():
    t = wizards("witch", "elf", spell="master_of_thunder")
    t.start_turn(0).say("master_of_thunder")
    assert "Анна читает «Властелин Грома»; цель — поле «Тропа I»." in told(t)
    assert "Гром сковывает игрока Борис." in told(t)


@pytest.mark.rule("MS-4.4", "MS-20.2")
@pytest.mark.parametrize("end", [die, petrify])
def test_what_a_character_leaves_behind_is_told(end):
    t = Table("troll", "elf", square="L9")
    t.give(0, "dagger")
    t.trophy(0, "wolf")
    t.g.gold[0] = 3
    end(t.g, 0)
    assert "Стиллет теперь на поле «Чёртова Мельница»." in told(t)
    assert "На поле «Чёртова Мельница» ложится золото игрока Анна: 3." in told(t)
    assert ("Волк уходит в сброс." in told(t)) == (end is die)


@pytest.mark.rule("MS-5.5")
def test_a_deed_is_named():
    t = Table("troll", "elf")
    t.give(0, "mule", "strength_elixir")
    t.start_turn(0).say("drink-elixir")
    assert "Анна пьёт Эликсир Силы: +2 Меча до своего следующего хода." in told(t)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_an_event_of_an_older_program_is_still_a_sentence(lang):
    """Tables on disk lack the fields that are told since."""
    older = [
        {"tag": "battle-began", "kind": "sword", "seat": None, "rival": 1, "being": "golem"},
        {
            "tag": "battle-fought",
            "seat": 0,
            "rival": None,
            "own": 8,
            "other": 3,
            "result": "won",
            "own_die": 6,
            "other_die": 1,
        },
        {"tag": "aid-used", "seat": 0, "what": "charm"},
        {"tag": "card-lost", "seat": 0, "card": 3, "design": "dragon", "how": "gone"},
        {"tag": "spell-announced", "seat": 0, "spell": "doom", "target": 1, "square": None, "card": None},
        {"tag": "spell-discarded", "seat": 0, "spell": "doom"},
    ]
    texts = Texts(lang)
    for fact in older:
        event = GAME.codec.decode(fact)
        sentence = texts.sentence(GAME, "event", event, NAMES)
        assert "none" not in sentence, sentence
        assert "{" not in sentence, sentence
