"""Every call that some house answers, as functions of TypeScript: `web/src/calls.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import NoneType
from typing import Any, get_args

from magoteka.house.call import JSON, Call
from magoteka.house.calls import calls_in
from magoteka.offline import transfer
from magoteka.server import api
from magoteka.table import wire
from tools.typescript import Writer

HEAD = """/** What is asked for behind the question mark; what is null or "" is left out. */
export type Query = Record<string, string | number | null | undefined>

/** How a call reaches its house, and what is read of the reply. */
export interface Ask {
  json<T>(method: string, path: string, query?: Query, wish?: unknown): Promise<T>
  text(method: string, path: string, query?: Query, wish?: unknown): Promise<string>
}"""


def all_calls() -> list[Call]:
    """What a server answers, and what only a browser's own house does."""
    return [*api.calls(), *calls_in([transfer])]


def of_the_client(calls: Iterable[Call]) -> list[Call]:
    """The calls that a page makes: not the keeper's, and no pictures."""
    return [call for call in calls if not call.root and call.reply not in (bytes, dict[str, Any])]


def messages() -> list[Any]:
    """The types that calls take and give."""
    return [kind for call in of_the_client(all_calls()) for kind in (call.wish, call.reply)]


def calls_page(head: str, writer: Writer, generic: Iterable[Any]) -> str:
    """`calls.ts`."""
    calls = of_the_client(all_calls())
    rows = [row for call in calls for row in (f"  /** {call.about} */", f"  {function(call, writer, set(generic))},")]
    names = {name for row in rows[1::2] for name in re.findall(r"\b[A-Z]\w+", row)} & set(writer.names.values())
    imports = f"import type {{ {', '.join(sorted(names))} }} from './wire'"
    typed = "import type { GameName } from './games/contracts'"
    about = "/** All calls of docs/protocol.md, as `ask` makes them. */"
    body = "\n".join([about, "export const callsBy = (ask: Ask) => ({", *rows, "})"])
    return "\n\n".join([head, f"{typed}\n{imports}", HEAD, body]) + "\n"


def function(call: Call, writer: Writer, generic: set[Any]) -> str:
    """A call as a function: the parts of its path, its wish, and what may be asked for."""
    inside = re.findall(r"\{(\w+)\}", call.path)
    query = {name: kind for name, kind in call.parameters.items() if name not in inside}
    taken = [f"{name}: {'number' if call.parameters[name] is int else 'string'}" for name in inside]
    taken += [f"wish: {writer.typed(call.wish)}"] if call.wish not in (None, wire.Nothing) else []
    taken += [asked(query)] if query else []
    path = "`" + call.path.replace("{", "${") + "`" if inside else f"'{call.path}'"
    wish = None if call.wish is None else "{}" if call.wish is wire.Nothing else "wish"
    given = [
        f"'{call.method}'",
        path,
        *(["query" if query else "{}"] if query or wish else []),
        *([wish] if wish else []),
    ]
    parts = {call.reply, *get_args(call.reply)}
    of_a_game = "<G extends GameName>" if parts & generic else ""
    how = f"json<{writer.typed(call.reply)}>" if call.media == JSON and call.reply not in (str, NoneType) else "text"
    return f"{camel(call.name)}: {of_a_game}({', '.join(taken)}) => ask.{how}({', '.join(given)})"


def asked(query: dict[str, Any]) -> str:
    """The parameter for what may be asked for; nothing need be where nothing has to."""
    needed = {name: NoneType not in get_args(kind) for name, kind in query.items()}
    rows = [
        f"{name}{'' if needed[name] else '?'}: {'number' if int in (kind, *get_args(kind)) else 'string'}"
        f"{'' if needed[name] else ' | null'}"
        for name, kind in query.items()
    ]
    return f"query: {{ {'; '.join(rows)} }}" + ("" if any(needed.values()) else " = {}")


def camel(name: str) -> str:
    """open_record → openRecord."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)
