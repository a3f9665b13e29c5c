"""The rules pages as they are shown: tables are filled from the box, options bear the names that the table uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from magoteka.core.game import Game, Setting
from magoteka.texts import Texts

Say = Callable[..., str]
TABLE = re.compile(r"^```table (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"^```picture [^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OPTION = re.compile(r"`(\w+)`(?: = `([\w-]+)`)?")
QUOTES = {"ru": "«{}»"}  # elsewhere English ones


class NoTable(Exception):
    """A page asks for a table that its game does not have."""


def filled(page: str, game: Game, lang: str) -> str:
    """A page with its tables, and with its options by their names."""
    texts = Texts(lang)
    named = OPTION.sub(lambda found: option_name(found, game, texts), page)
    return TABLE.sub(lambda found: table_of(found, game, texts), named)


def plain(page: str) -> str:
    """A page where nothing can be drawn: a picture is its caption."""
    return PICTURE.sub(lambda found: f"[{found[1].strip()}]", page)


def option_name(found: re.Match[str], game: Game, texts: Texts) -> str:
    """The name of an option and of the choice that is meant; what is no option's key stays as it is."""
    key, choice = found[1], found[2]
    if key not in {setting.key for setting in game.settings}:
        return found[0]
    title = QUOTES.get(texts.lang, "“{}”").format(texts.say(f"{game.name}-setting-{key}"))
    return title if choice is None else f"{title}: {texts.say(f'{game.name}-setting-{key}-{choice}')}"


def table_of(found: re.Match[str], game: Game, texts: Texts) -> str:
    """A table in the place of the block that asks for it, under the block's own words."""
    name, caption = found[1], found[2].strip()
    if name == "settings":
        rows = settings_table(game, texts)
    elif name in game.tables:
        rows = game.tables[name](texts.say)
    else:
        raise NoTable(f"{game.name}: {name}")
    return f"{caption}\n\n{written(rows)}" if caption else written(rows)


def written(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells in Markdown, the head first."""
    lines = ["| " + " | ".join(cell.replace("|", "/").replace("\n", " ") for cell in row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])


def settings_table(game: Game, texts: Texts) -> list[list[str]]:
    """What is agreed on before a game: the usual choice comes first."""
    say = texts.say
    head = [say(f"page-{part}") for part in ("option", "option-about", "option-usual", "option-else", "clause")]
    return [head, *(setting_row(game, setting, say) for setting in game.settings)]


def setting_row(game: Game, setting: Setting, say: Say) -> list[str]:
    """An option: its name, what it does, the usual choice, the others, its clause."""
    key = f"{game.name}-setting-{setting.key}"
    others = ", ".join(say(f"{key}-{str(one).lower()}") for one in setting.choices if one != setting.usual)
    return [say(key), say(f"{key}-about"), say(f"{key}-{str(setting.usual).lower()}"), others, setting.clause]
