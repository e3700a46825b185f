"""The Debug configuration of Ninja Multi-Config."""

import multi_config as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
