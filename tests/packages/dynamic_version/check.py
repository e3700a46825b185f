"""The version is read from the sources."""

import sys
from pathlib import Path

import dynamic_version as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1])
assert list(Path(sys.argv[1]).glob("dynamic_version-2.5.1.dist-info"))
