"""Writes a function in C: the sum of the first powers of x."""

import sys
from pathlib import Path

terms = " + ".join("*".join(["x"] * n) for n in range(1, 5))
Path(sys.argv[1]).write_text(f"double powers(double x) {{ return {terms}; }}\n")
