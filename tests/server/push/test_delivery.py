"""Which addresses are those of a push service (finding F14)."""

from __future__ import annotations

import pytest

from madoi.server.clock import SYSTEM
from madoi.server.push.delivery import PushServices

SERVICES = PushServices(SYSTEM, ["http://127.0.0.1:9000", "*.example.com"])


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://a-b.push.apple.com/",
        "http://127.0.0.1:9000/x",
        f"https://{'a' * 63}.example.com/x",
    ],
)
def test_the_address_of_a_push_service(address: str) -> None:
    assert SERVICES.allows(address)


@pytest.mark.parametrize(
    "address",
    [
        "https://..push.apple.com/x",
        "https://.push.apple.com/x",
        "https://a..push.apple.com/x",
        f"https://{'a' * 64}.push.apple.com/x",
        f"https://{'a' * 63}.{'b' * 63}.{'c' * 63}.{'d' * 63}.push.apple.com/x",
        "https://-a.push.apple.com/x",
        "https://a-.push.apple.com/x",
        "https://fcm.googleapis.com./x",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com:99999999/x",
        "https:///x",
        "https://fcm.googleapis.com@127.0.0.1/x",
    ],
)
def test_an_address_that_is_none_is_refused_without_an_error(address: str) -> None:
    assert not SERVICES.allows(address)
