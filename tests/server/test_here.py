"""The house without a server, beside one that has it for browsers to keep."""

from pathlib import Path

from magoteka.server.settings import AccessSettings
from server.houses import inside


def built(folder: Path, text: str = "<html><head></head></html>") -> Path:
    """A folder as `make site` leaves it, as far as a server cares."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(text, "utf-8")
    (folder / "sw.js").write_text("self", "utf-8")
    (folder / "assets" / "engine.wasm").write_bytes(b"\0asm")
    return folder


def test_it_is_served_below_here_and_both_pages_know_of_each_other(tmp_path: Path) -> None:
    here, static = built(tmp_path / "site"), built(tmp_path / "static")
    access = AccessSettings(hosts=("testserver.local",), here=here)
    with inside(tmp_path / "data", access=access, static=static) as house:
        page = house.client.get("/here/")
        assert '<meta name="magoteka-house" content="/" />' in page.text
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        worker = house.client.get("/here/sw.js")
        assert (worker.headers["service-worker-allowed"], worker.headers["content-type"][:15]) == (
            "/",
            "text/javascript",
        )
        engine = house.client.get("/here/assets/engine.wasm")
        assert engine.headers["content-type"] == "application/wasm"
        first = house.client.get("/t/whatever")
        assert '<meta name="magoteka-here" content="/here/" />' in first.text
        assert "wasm" not in first.headers["content-security-policy"]
        for missing in ("/here/nothing", "/here/../static/index.html%00", "/here/%2e%2e/data/magoteka.db"):
            assert house.client.get(missing).status_code == 404


def test_nothing_is_offered_where_it_was_not_built(tmp_path: Path) -> None:
    with inside(tmp_path / "data", static=built(tmp_path / "static")) as house:
        assert "magoteka-here" not in house.client.get("/").text
        assert house.client.get("/here/").status_code == 404
