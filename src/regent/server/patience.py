"""How long each seat has been asked, and who wants a bot to stand in there."""

from __future__ import annotations

from time import monotonic

from regent.play.session import Session


class Patience:
    """The clocks of the seats of one table.

    An answer that is taken back brings back the time that the question had cost, and the votes:
    who answers and takes back, again and again, would never be late. As soon as that can no longer
    be taken back, or was not one's own answer, all of it is forgotten.
    """

    def __init__(self) -> None:
        self.asked: dict[int, tuple[int, float]] = {}
        """By seat the question that it was shown, and since when it is. A sealed answer is one
        question in all its parts: when they come is to be felt by nobody (K-SEAL-1)."""
        self.votes: dict[int, set[int]] = {}
        """By seat the seats that want a bot to stand in there."""
        self.before: dict[int, dict[int, tuple[float, set[int]]]] = {}
        """By seat and question the seconds that it had, and the votes, when it was answered."""
        self.horizon: dict[int, int] = {}
        """By seat the first question to which it can go back."""

    def clear(self) -> None:
        """Another game begins."""
        self.asked.clear()
        self.before.clear()

    def asked_for(self, seat: int) -> float:
        """Seconds for which this seat has been shown the question that it is asked now."""
        found = self.asked.get(seat)
        return monotonic() - found[1] if found is not None else 0.0

    def note(self, session: Session) -> None:
        """Something was shown: who is asked now, and what?"""
        awaited = session.awaited() if not session.table.over else []
        question = session.table.serial
        for seat in range(session.table.seats):
            known = self._kept(session, seat)
            found = self.asked.get(seat)
            if seat in awaited and found is not None and found[0] == question:
                continue
            if found is not None:  # it has answered
                spent, votes = self.asked_for(seat), self.votes.pop(seat, set())
                known[found[0]] = (spent, votes)
                del self.asked[seat]
            if seat in awaited:
                spent, votes = known.get(question, (0.0, set()))
                self.asked[seat] = (question, monotonic() - spent)
                if votes:
                    self.votes[seat] = votes

    def _kept(self, session: Session, seat: int) -> dict[int, tuple[float, set[int]]]:
        """What is known of questions to which the seat can still go back by itself."""
        mine = [mark.before.serial for mark in session.marks if mark.seat == seat]
        first = mine[0] if mine else session.table.serial
        if self.horizon.get(seat) != first:
            self.horizon[seat] = first
            self.before[seat] = {}
        return self.before.setdefault(seat, {})
