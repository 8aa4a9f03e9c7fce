"""A simulation spread over a Ray cluster, written as a Parquet file.

    python ray_simulation.py legion --games 200 --workers 2 --out games.parquet

On one machine it starts a cluster of its own; with `--address auto` it joins one. A game depends on its
number and the seed alone, so the file is the same however many workers there are.
"""

import argparse

import gefecht
import pyarrow
import pyarrow.parquet
import ray

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("ruleset", choices=gefecht.rulesets())
parser.add_argument("--games", type=int, default=200)
parser.add_argument("--players", default="greedy,greedy")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--workers", type=int, default=2)
parser.add_argument("--address", help="of a cluster, such as `auto`")
parser.add_argument("--out", default="games.parquet")
arguments = parser.parse_args()


@ray.remote(num_cpus=1)
def part(numbers: list[int]) -> list[dict]:
    """The games of some numbers."""
    return gefecht.simulate(
        arguments.ruleset,
        arguments.games,
        players=arguments.players.split(","),
        seed=arguments.seed,
        numbers=numbers,
    )


cluster = {} if arguments.address else {"num_cpus": arguments.workers, "include_dashboard": False}
ray.init(address=arguments.address, **cluster)
try:
    numbers = range(arguments.games)
    parts = [list(numbers[start :: arguments.workers]) for start in range(arguments.workers)]
    played = sum(ray.get([part.remote(numbers) for numbers in parts if numbers]), [])
finally:
    ray.shutdown()
played.sort(key=lambda game: game["number"])
pyarrow.parquet.write_table(pyarrow.Table.from_pylist(played), arguments.out)
wins = [sum(game["winner"] == seat for game in played) for seat in range(2)]
print(f"{len(played)} games: player 1 won {wins[0]}, player 2 won {wins[1]}; see {arguments.out}")
