"""Cards of the box that never lie on the table as tokens: set-up cards and Edicts. What they say is
printed; the rules read set-up cards from `map.py` and have the Edicts in `edicts.py`."""

from __future__ import annotations

from typing import Final

from regent.games.arcs.map import PLACES, SETUP_CARDS, SetupCard
from regent.kernel.card import Boxed

EXPERIENCED: Final = ("2 frontiers", "3 core-conflict")
"""Marked on the card, in the rulebook's table by an asterisk."""

EDICTS: Final = (
    (
        "Guild Envoys Depart",
        "00",
        "S-EDICT-2",
        "2 players: bury all Guild cards in the Court without Agents, then refill.",
    ),
    (
        "Policy of War",
        "03",
        "S-EDICT-7",
        "Demand: 1 Trophy or Captive of each Rival Regent. Action: each Regent gets 1 Weapon.",
    ),
    (
        "Policy of Peace",
        "03",
        "S-EDICT-6",
        "Demand: 1 Relic or Psionic of each Regent. Action: Regents gain their cities' bonus.",
    ),
    (
        "Policy of Escalation",
        "03",
        "S-EDICT-6",
        "Demand: 1 Material, Fuel or Weapon of each Regent. Action: 2 fresh Imperial ships.",
    ),
)
"""S-COMP-6: name, number, the clause of its effect, and the effect in our words."""


def boxed(empire: bool) -> list[Boxed]:
    """The Edicts of the Empire (S-COMP-6), which uses no set-up cards (S-COMP-11); or else those
    (A-COMP-5)."""
    return [_edict(*row) for row in EDICTS] if empire else [_setup(card) for card in SETUP_CARDS]


def _edict(name: str, number: str, clause: str, text: str) -> Boxed:
    facts = {"number": number, "provenance": "printed", "note": clause}
    return Boxed(name, "edict", facts, [text])


def _setup(card: SetupCard) -> Boxed:
    facts = {"seats": str(card.seats), "out": _clusters(card)}
    for seat, places in enumerate(card.places):
        facts[f"seat_{seat + 1}"] = " ".join(PLACES[place] for place in places)
    facts |= {"provenance": "printed", "note": "A-SETUP-5"}
    out = _clusters(card).split()
    text = [
        f"Clusters {' and '.join(out)} are out of play."
        if len(out) > 1
        else f"Cluster {out[0]} is out of play."
    ]
    if f"{card.seats} {card.name}" in EXPERIENCED:
        text.append("For experienced players.")
    return Boxed(f"{card.seats}P {card.name.replace('-', ' ').title()}", "setup", facts, text)


def _clusters(card: SetupCard) -> str:
    return " ".join(str(cluster + 1) for cluster in range(6) if card.out >> cluster & 1)
