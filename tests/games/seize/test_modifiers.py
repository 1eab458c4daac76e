from typing import Any
from tests.games.seize.table import Game


def patched(patch: str, *map_: dict[str, Any], **more: Any) -> Game:
    seats = more.pop("seats", 2)
    placed: dict[str, list[str]] = {f"hand {s}": [] for s in range(seats)}
    placed.update({f"hand {s}": cards for s, cards in more.pop("hands", {}).items()})
    figures = {str(s): people for s, people in more.pop("figures", {}).items()}
    return Game(
        {
            "title": "seize",
            "seats": seats,
            "ruleset": "2022",
            "settings": more.pop("settings", {}),
            "fast": True,
            "patch": patch,
            "given": {
                "moment": more.pop("moment", "military"),
                "seat": 0,
                "zones": placed,
                "map": list(map_),
                "figures": figures,
                "resources": more.pop("resources", [5] * seats),
                **more,
            },
        }
    )
