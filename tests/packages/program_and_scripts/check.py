"""A program that asks for a derivative goes into the scripts of the wheel, beside an entry point."""
# tag: py3-none

import subprocess
import sys
from pathlib import Path

import program_and_scripts
from derivatives import check

data = next(Path(sys.argv[1]).glob("*.data"))
program = data / "scripts" / "slope-of-cube"
program.chmod(0o755)
check(lambda x: x**3, lambda x: float(subprocess.check_output([program, str(x)])), 1.5)
entries = next(Path(sys.argv[1]).glob("*.dist-info/entry_points.txt"))
assert "program-main = program_and_scripts:main" in entries.read_text()
assert program_and_scripts.main() is None
