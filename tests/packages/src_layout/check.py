"""The package lies below src/, the native sources elsewhere."""

import src_layout as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1, -0.7])
