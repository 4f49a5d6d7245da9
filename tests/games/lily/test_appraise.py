"""What the greedy bot sees in potentials whose worth comes later: protection, another attack, a quiet turn."""

from __future__ import annotations

from madoi.games.lily.ai.appraise import appraise
from support.games.lily.duel import Duel


def favourite(duel: Duel, seat: int) -> str:
    """The answer that the greedy bot would give."""
    legal = duel.state.legal(seat)
    values = appraise(duel.state.view(seat), legal)  # type: ignore[arg-type]
    return legal[values.index(max(values))].text


def test_a_leader_in_danger_is_protected() -> None:
    for attacker, answer in (("h403", "yes"), ("h104", "no")):
        duel = Duel().stand(0, cf="h102!").stand(1, cf="w102!", lf=attacker).potentials(0, "hp2")
        duel.hatena(0, "hp6 hp6").phase(1, "action").say(1, "attack lf cf")
        while duel.asked()[0] != "use":
            kind, seat = duel.asked()
            assert kind == "sange"
            duel.say(seat, "pass")
        assert favourite(duel, 0) == answer


def test_allies_who_have_attacked_are_activated_to_attack_again() -> None:
    duel = Duel().stand(0, cf="r103!-", lf="r402-", rf="r404-").stand(1, cf="h102!", lf="h104")
    duel.potentials(0, "rp1").phase(0, "action")
    assert favourite(duel, 0) == "potential rp1"
    duel.say(0, "potential rp1")
    assert favourite(duel, 0) in ("target own lf", "target own cf", "target own rf")


def test_nobody_is_activated_who_could_attack_nobody() -> None:
    duel = (
        Duel().stand(0, cf="r103!", lb="r105-").stand(1, cf="h102!").potentials(0, "rp1").phase(0, "action")
    )
    assert favourite(duel, 0) != "potential rp1"


def test_a_partner_is_given_for_an_attack_that_is_worth_it() -> None:
    duel = Duel().stand(0, cf="w102 w502!-").stand(1, cf="h102!", lf="h104").partner(0, "w101", "upright")
    duel.potentials(0, "wp6").hatena(1, "hp6").potentials(1, "hp1 hp2 hp3 hp4").phase(0, "action")
    assert favourite(duel, 0) == "potential wp6"


def test_enemies_who_would_attack_are_kept_at_home() -> None:
    duel = (
        Duel().stand(0, cf="w102!", lf="h403", rf="h405").stand(1, cf="h102!", lf="h205").potentials(1, "hp5")
    )
    duel.hatena(1, "hp6 hp6").phase(1, "action").say(1, "end")
    assert duel.asked() == ("use", 1)
    assert favourite(duel, 1) == "yes"
