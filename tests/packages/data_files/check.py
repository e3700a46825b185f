"""Data files of the package are in the wheel beside the native module, excluded ones are not."""

from importlib.resources import files

import data_files as p
from derivatives import check

table = files(p) / "table"
check(p.well, p.well_gradient, [float(word) for word in (table / "points.txt").read_text().split()])
