"""The derivative goes through a project that FetchContent copies into the build folder."""

import fetch_content as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
