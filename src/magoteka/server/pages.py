"""The web client: its files, and one page for every address that is not a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import File

from magoteka.house.problems import NoPage
from magoteka.server.hub import Hub
from magoteka.server.link_cards import language

NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Magoteka</title>"
    "<p>The web client is not built yet: run <code>make play</code> in the checkout, or install the package."
)
FOREVER = "public, max-age=31536000, immutable"  # built files carry a hash in their name
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".zip": "application/zip",
}
HERE = "/here/"  # below it is the house without a server, for times when this one is away
WORKER = "sw.js"  # it watches over all pages, to show that house where this one does not answer
PAGE = "index.html"

LINK = re.compile(r"/[rt]/([\w-]{1,40})")  # to a table, or to a match that is looked at again
Call = Request[Any, Any, State]


def within(root: Path, path: str) -> Path | None:
    """A file of the client, never one outside."""
    try:
        found = (root / path.lstrip("/")).resolve()
        found.is_file()
    except (OSError, ValueError):  # no file can be called so
        raise NoPage() from None
    return found if found.is_relative_to(root.resolve()) and found.is_file() else None


@get("/", include_in_schema=False)
async def first_page(request: Call) -> Response[Any]:
    """The first page."""
    return shown(request, None)


@get("/{path:path}", include_in_schema=False)
async def page(request: Call, path: FromPath[str]) -> Response[Any]:
    """A file of the client, or its one page."""
    hub: Hub = request.app.state.hub
    if f"{path}/".startswith(HERE):
        return shown_here(hub, path)
    file = within(hub.settings.static, path)
    link = LINK.fullmatch(path)
    if link is not None:
        return await told(request, link.group(1))
    if file is None and (path.startswith("/api/") or "." in path.rsplit("/", 1)[-1]):
        raise NoPage()
    return shown(request, file)


async def told(request: Call, table_id: str) -> Response[Any]:
    """The page of the client for a link to a table, with what a messenger says of it."""
    hub: Hub = request.app.state.hub
    file = within(hub.settings.static.resolve(), "index.html")
    if file is None:
        return shown(request, None)
    query = {name: str(value) for name, value in request.query_params.items()}
    lang = language(query.get("lang"), request.headers.get("accept-language", ""))
    origin = str(request.base_url).rstrip("/") + hub.settings.access.below
    return first(hub, file, await hub.gallery.tags(table_id, query, lang, origin))


def shown(request: Call, file: Path | None) -> Response[Any]:
    """A file, or the page of the client, or the sentence that it is not built."""
    hub: Hub = request.app.state.hub
    root = hub.settings.static.resolve()
    file = file or within(root, "index.html")
    if file is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML)
    return first(hub, file) if file.name == PAGE else sent(root, file)


def first(hub: Hub, file: Path, tags: str = "") -> Response[Any]:
    """The page of the client: it names its files as they are called from here, and the path of the house."""
    below = hub.settings.access.below
    marks = f'<meta name="magoteka-below" content="{below}" />' if below else ""
    marks += f'<meta name="magoteka-here" content="{below}{HERE}" />' if offered(hub) else ""
    return marked(file.read_text("utf-8").replace('="./', f'="{below}/'), tags + marks)


def offered(hub: Hub) -> bool:
    """Whether browsers may keep the house without a server."""
    return (hub.settings.here / PAGE).is_file()


def shown_here(hub: Hub, path: str) -> Response[Any]:
    """A file of the house without a server; its page knows where the other house is."""
    root, house = hub.settings.here, f"{hub.settings.access.below}/"
    wanted = path.removeprefix(HERE.rstrip("/")).lstrip("/")
    file = within(root, wanted or PAGE)
    if file is None:
        raise NoPage()
    if file.name == PAGE:
        return marked(file.read_text("utf-8"), f'<meta name="magoteka-house" content="{house}" />')
    response = sent(root.resolve(), file)
    if wanted == WORKER:
        response.headers["service-worker-allowed"] = house
    return response


def marked(page: str, marks: str) -> Response[Any]:
    """A page with something more in its head."""
    text = page.replace("</head>", f"{marks}</head>", 1)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def sent(root: Path, file: Path) -> Response[Any]:
    """A file as it is; built ones are kept for ever."""
    caching = FOREVER if "assets" in file.relative_to(root).parts else "no-cache"
    kind = TYPES.get(file.suffix, "application/octet-stream")
    return File(file, media_type=kind, content_disposition_type="inline", headers={"cache-control": caching})
