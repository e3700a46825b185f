"""python -m tests.generator SEED COUNT FOLDER"""

import sys
from pathlib import Path

from tests.generator import Program

first, count, folder = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
folder.mkdir(parents=True, exist_ok=True)
for seed in range(first, first + count):
    (folder / f"g{seed}.c").write_text(Program(seed).text())
