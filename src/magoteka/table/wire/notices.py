"""Notices: how somebody is told that it is his turn while he is not there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from magoteka.table.schema import Most

ChannelKind: TypeAlias = Literal["push", "mail", "hook"]
HookShape: TypeAlias = Literal["json", "discord", "telegram"]
Language: TypeAlias = Literal["ru", "en"]
Address: TypeAlias = Annotated[str, Most(500)]


@dataclass(frozen=True)
class PushRequest:
    """Tell this browser: the subscription that its push service has given it."""

    endpoint: Address
    p256dh: Annotated[str, Most(100)]
    auth: Annotated[str, Most(40)]
    lang: Language


@dataclass(frozen=True)
class MailRequest:
    """Tell an address by mail, once its owner has confirmed it; `daily`: at most one letter a day."""

    address: Annotated[str, Most(200)]
    daily: bool
    lang: Language


@dataclass(frozen=True)
class HookRequest:
    """Tell a place of mine whose turn it is at a table; `chat` is where Telegram's bot is to write."""

    shape: HookShape
    url: Address
    lang: Language
    chat: Annotated[str, Most(60)] = ""


@dataclass(frozen=True)
class ConfirmRequest:
    """The secret of a letter that confirms its address."""

    code: Annotated[str, Most(64)]


@dataclass(frozen=True)
class Channel:
    """A way by which I am told; `to` says where, as far as it is no secret; `table`: only of that one."""

    id: str
    kind: ChannelKind
    to: str
    confirmed: bool
    daily: bool
    table: str = ""


@dataclass(frozen=True)
class Notices:
    """What the house can do: the public key of its pushes (empty: none), and whether it sends mail; and my ways."""

    key: str
    mail: bool
    channels: list[Channel]
