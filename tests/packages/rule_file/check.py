"""A rule file: a function without a derivative, and one whose derivative is given."""

import rule_file as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
check(p.strange, p.strange_gradient, 1.5)
