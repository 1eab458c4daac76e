"""Selectors that also ask for what has to be worked out: those of targets, hosts and effects."""

from __future__ import annotations

from typing import Final

from regent.games.contention.codes import K_MAX_DEFENSE
from regent.games.contention.select import Plain, Scene
from regent.games.contention.state import Contention
from regent.games.contention.values import defense
from regent.kernel.vocabulary import ABSENT, Selector


class Meaning(Plain):
    __slots__ = ()

    def fits(self, t: Contention, selector: Selector, scene: Scene, thing: int) -> bool:
        if not super().fits(t, selector, scene, thing):
            return False
        most = selector.args[K_MAX_DEFENSE]
        return most == ABSENT or defense(t, thing) <= most


MEANING: Final = Meaning()
