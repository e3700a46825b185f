"""The commands of the generator: see its package."""

import argparse
import shutil
import sys
from pathlib import Path

from .batches import nightly, summary
from .foreign import REGISTERED
from .program import Program
from .reduction import reduce


def main() -> int:
    """Writes programs, or checks many of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.generator")
    parser.add_argument("first", nargs="?", type=int, default=1, help="the first seed")
    parser.add_argument("count", nargs="?", type=int, default=2000, help="how many programs")
    parser.add_argument("folder", nargs="?", type=Path, help="where to write them")
    parser.add_argument("--nightly", action="store_true", help="check them, and go on where an earlier run stopped")
    parser.add_argument("-l", "--level", action="append", choices=["O0", "O2"], help="only this level")
    parser.add_argument("--size", type=int, default=8, help="programs in one build")
    parser.add_argument("-j", type=int, default=2, help="builds at once")
    parser.add_argument("--engine", choices=["ours", "rival"], default="ours")
    parser.add_argument("--reduce", nargs=2, metavar=("FILE", "LEVEL"), help="make a failing program small")
    options = parser.parse_args()
    if options.reduce:
        print(reduce(Path(options.reduce[0]), options.reduce[1]))
        return 0
    if options.nightly:
        return _nightly(options)
    if options.folder is None:
        parser.error("a folder to write the programs to, or --nightly")
    options.folder.mkdir(parents=True, exist_ok=True)
    for seed in range(options.first, options.first + options.count):
        program = Program(seed)
        (options.folder / f"g{seed}{program.suffix}").write_text(program.text())
    shutil.copy(Path(__file__).with_name(REGISTERED), options.folder)
    return 0


def _nightly(options: argparse.Namespace) -> int:
    results = []
    levels = options.level or ["O0", "O2"]
    for result in nightly(options.first, options.count, options.size, options.j, levels, options.engine):
        results.append(result)
        if result.status not in ("ok", "unfit"):
            said = " ".join(result.detail.split())[:200]
            print(f"{result.status:8} seed {result.seed} {result.level}  {said}", flush=True)
    print(summary(results))
    return int(any(r.status not in ("ok", "unfit") for r in results))


if __name__ == "__main__":
    sys.exit(main())
