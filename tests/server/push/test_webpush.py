"""Web Push encryption, compared with the example of its standard."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric import ec

from madoi.server.push import webpush
from madoi.server.push.webpush import base64url_decode, base64url_encode, encrypt


def test_the_seal_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    number = int.from_bytes(base64url_decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, ec.SECP256R1())
    public = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    salt = base64url_decode("DGv6ra1nlYgDCS1FRnbzlw")
    message = encrypt(
        b"When I grow up, I want to be a watermelon", public, "BTBZMqHH6r4Tts7J_aSIgg", salt, own
    )
    assert base64url_encode(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert encrypt(b"twice", public, "BTBZMqHH6r4Tts7J_aSIgg") != encrypt(
        b"twice", public, "BTBZMqHH6r4Tts7J_aSIgg"
    )
    for bad in ("", "BCVx", "=" * 87, "A" * 87):
        assert not webpush.is_subscription(bad, "BTBZMqHH6r4Tts7J_aSIgg")
    assert not webpush.is_subscription(public, "short")
