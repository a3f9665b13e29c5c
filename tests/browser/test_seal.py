"""The seal of the dice before real browsers: parts that go out by themselves, and the check at the end."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, FRIEND, ME, House, Person, play_on
from extent import first

SMALL: ViewportSize = {"width": 390, "height": 664}
DESK: ViewportSize = {"width": 1440, "height": 900}
WORDS = {
    "ru": ("Броски под печатью", "Печать проверена", "Проверено:", "Показать сами числа", "Стол"),
    "en": ("Dice under seal", "Seal verified", "Verified:", "Show the numbers themselves", "Table"),
}
OWN = {
    "ru": "Это устройство проверило запись само, без дома: все броски",
    "en": "This device has checked the record by itself, without the house: all",
}


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose luck does not repeat itself."""
    house = House(tmp_path_factory.mktemp("sealed"), luck=()).start()
    yield house
    house.kill()


def looking(one: Person, phone: bool) -> Person:
    one.page.set_viewport_size(SMALL if phone else DESK)
    return one.connoisseur()


def sheet(one: Person, lang: str, picture: str, phone: bool) -> None:
    """Open the seal from the table's own page, with all numbers, and look at it."""
    if phone:
        one.page.locator("button.drawer").click()
    one.page.get_by_role("tab", name=WORDS[lang][4]).click()
    one.page.get_by_role("button", name=WORDS[lang][0]).click()
    one.picture(f"{picture}-words")
    one.page.get_by_text(WORDS[lang][3]).click()
    one.fits()
    one.picture(f"{picture}-numbers")


@pytest.mark.parametrize(
    ("lang", "phone", "theme"),
    first(2, [("ru", True, "light"), ("en", False, "dark"), ("ru", False, "dark"), ("en", True, "dark")]),
)
def test_a_match_is_played_under_seal_and_verified(
    person: Callable[..., Person], sealed: House, lang: str, phone: bool, theme: str
) -> None:
    anna = looking(person(lang, phone, theme, to=sealed).called("Анна" if lang == "ru" else "Ann"), phone)
    look = f"seal-{'phone' if phone else 'desk'}-{theme}-{lang}"
    table = anna.sit(ME, BOT, BOT, parts=True)["table"]
    sheet(anna, lang, f"{look}-play", phone)
    parts = anna.page.locator("dl code")
    expect(parts).to_have_count(2)  # the fingerprint and one's own part; bots add nothing
    fingerprint = parts.first.inner_text()
    anna.page.keyboard.press("Escape")
    anna.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "random"})
    anna.page.locator("[data-over]").wait_for(timeout=240_000)
    mark = anna.page.get_by_role("dialog").get_by_role("button", name=WORDS[lang][1])
    mark.wait_for(timeout=120_000)
    anna.picture(f"{look}-ending")
    mark.click()
    expect(anna.page.get_by_text(WORDS[lang][2])).to_be_visible()
    expect(anna.page.get_by_text(OWN[lang])).to_be_visible()  # by her own receipt, without the house
    anna.picture(f"{look}-end-words")
    anna.page.get_by_text(WORDS[lang][3]).last.click()
    anna.fits()
    anna.picture(f"{look}-end-numbers")
    numbers = anna.page.locator("dialog[open] dl code")
    expect(numbers).to_have_count(3)  # and now the secret
    assert numbers.first.inner_text() == fingerprint


def test_what_two_devices_have_tagged_is_certified_by_the_page_that_knows_no_rules(
    person: Callable[..., Person], sealed: House, tmp_path: Path
) -> None:
    """A whole match by hand; then its record and a receipt from the device, before the page that checks by itself."""
    anna, boris = (looking(person("ru", to=sealed).called(name), phone=False) for name in ("Анна", "Борис"))
    created = anna.table(ME, FRIEND, parts=True)
    path = f"/t/{created['table']}"
    anna.go(path)
    boris.go(f"{path}?join={created['invites'][0]['token']}")
    boris.page.locator("form button.primary").click()
    play_on([anna, boris])
    for one in (anna, boris):
        one.page.locator("[data-over]").wait_for()
        mark = one.page.get_by_role("dialog").locator("button.mark")
        mark.click()
        own = one.page.get_by_text(OWN["ru"])
        while not own.is_visible():  # until the key of the other device has come
            one.page.keyboard.press("Escape")
            mark.click()
            one.page.wait_for_timeout(100)
        expect(mark).to_have_text(WORDS["ru"][1])
    files = {"record": tmp_path / "record.json", "odds": tmp_path / "odds.json", "receipt": tmp_path / "receipt.json"}
    for what in ("record", "odds"):
        asked = anna.context.request.get(f"{sealed.address}/api/tables/{created['table']}/{what}")
        files[what].write_bytes(asked.body())
    with anna.page.expect_download() as kept:
        anna.page.get_by_role("link", name="Расписка этого устройства").click()
    kept.value.save_as(files["receipt"])
    told = json.loads(files["receipt"].read_text("utf-8"))["said"]["0"]
    assert verdict(anna, files) == (True, f"Ответов с отметкой устройства игрока: {vouched(files['record'])}.")
    tags = json.loads(files["record"].read_text("utf-8"))["seal"]["said"]
    assert {tag[:16] for _, _, tag in tags} >= set(told) != set()
    receipt = json.loads(files["receipt"].read_text("utf-8"))
    files["receipt"].write_text(json.dumps({**receipt, "said": {"0": [*told, "ab" * 8]}}), encoding="utf-8")
    assert verdict(anna, files)[0] is False, "an answer that the device has given is not there"


def vouched(record: Path) -> int:
    return sum(row[0] >= 0 for row in json.loads(record.read_text("utf-8"))["answers"])


def verdict(one: Person, files: dict[str, Path]) -> tuple[bool, str]:
    """What the page /verify says: whether all is certified, and how many answers are vouched for."""
    page = one.go("/verify")
    for label, what in (("Запись партии", "record"), ("Какое число", "odds"), ("Расписка", "receipt")):
        page.get_by_label(label).set_input_files(files[what])
    found = page.locator("section[role=status]")
    expect(found).to_contain_text("Ответов с отметкой устройства игрока")
    expect(found).not_to_contain_text("Без расписки")  # all three have been read
    said = page.get_by_text("Ответов с отметкой устройства игрока").first.inner_text()
    one.picture("verify-page")
    return "whole" in str(found.get_attribute("class")), said


def test_friends_wait_for_each_other_and_are_dealt_to(person: Callable[..., Person], sealed: House) -> None:
    anna = looking(person("ru", to=sealed).called("Анна"), phone=False)
    created = anna.table(ME, FRIEND, parts=True)
    anna.go(f"/t/{created['table']}")
    expect(anna.page.locator(".held")).to_be_visible()
    anna.picture("seal-held-desk")
    boris = looking(person("ru", phone=True, theme="light", to=sealed).called("Борис"), phone=True)
    boris.go(f"/t/{created['table']}?join={created['invites'][0]['token']}")
    boris.page.locator("form button.primary").click()
    for one in (anna, boris):
        one.page.locator(".held").wait_for(state="detached")
    expect(anna.page.locator("[data-option]").first.or_(anna.page.locator(".said").first).first).to_be_visible()
    assert boris.version() == anna.version()
