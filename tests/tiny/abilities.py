"""What the words on the cards do."""

from __future__ import annotations

from typing import Final

from tests.tiny.state import ON_ARRIVE, ON_FALL, ON_INCOME, Outposts

COINS: Final = 0
DRAW: Final = 1
LOOK: Final = 2
STEAL: Final = 3

WHEN: Final = ["income", "arrive", "fall"]
CLAUSE: Final = {ON_INCOME: "T-INCOME-4", ON_ARRIVE: "T-ARRIVE-1", ON_FALL: "T-STORM-2"}


def do(t: Outposts, kind: int, seat: int, card: int) -> None:
    """Carry out the ops of a card for one kind of trigger."""
    ops = t.spec.does[kind][t.face[card]]
    clause = CLAUSE[kind]
    for i in range(0, len(ops), 2):
        word = ops[i]
        amount = ops[i + 1]
        left = (seat + 1) % t.seats
        if word == COINS:
            t.gain(seat, amount, clause)
        elif word == DRAW:
            for _ in range(amount):
                t.draw(seat, clause)
        elif word == LOOK:
            for held in t.hand(left):
                t.learn(held, 1 << seat)
                t.emit("sees", seat, clause, held)
        else:
            taken = min(amount, t.coins[left])
            t.coins[left] -= taken
            t.emit("loses", left, clause, taken)
            t.gain(seat, taken, clause)
