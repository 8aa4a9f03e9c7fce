"""Gefecht: games, records, exact odds, scenarios and simulations of three rulebooks.

Many games at once are in `gefecht.vector`, an environment for PettingZoo in `gefecht.pettingzoo`.
"""

from ._gefecht import (
    Fault,
    Game,
    Record,
    Refused,
    Tables,
    odds,
    rulesets,
    scenario,
    setup,
    simulate,
)

__all__ = [
    "Fault",
    "Game",
    "Record",
    "Refused",
    "Tables",
    "odds",
    "rulesets",
    "scenario",
    "setup",
    "simulate",
]
