"""A package in a namespace that has no __init__.py."""

import acme
import acme.wells as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1, -0.7])
assert getattr(acme, "__file__", None) is None
