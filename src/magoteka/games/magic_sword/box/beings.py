"""Beings without a card: of roll tables, gates, the bridge and spells."""

from typing import Final

from magoteka.games.magic_sword.box.traits import Nature


class Being:
    """A being and what it is."""

    def __init__(self, slug: str, tags: tuple[Nature, ...] = ()) -> None:
        self.slug: Final = slug
        self.tags: Final = tags


BEINGS: Final = (
    Being("tavern_bully"),
    Being("barrow_spirit", ("demon",)),
    Being("circle_guardian"),
    Being("crypt_ghoul", ("demon",)),
    Being("ravine_werewolf", ("beast", "werewolf")),
    Being("grotto_ogre", ("beast", "ogre")),
    Being("grotto_werewolf", ("beast", "werewolf")),
    Being("tomb_spectre", ("demon",)),
    Being("tomb_phantom", ("demon",)),
    Being("tomb_demon", ("demon",)),
    Being("snow_knight", ("guardian",)),
    Being("stone_monster", ("guardian",)),
    Being("rock_spirit", ("guardian",)),
    Being("darkness_demon", ("bridge",)),
    Being("bridge_monster_being", ("bridge",)),
    Being("beast", ("bridge",)),
    Being("golem"),
    Being("homunculus"),
    Being("fortune_seeker"),
)
