"""The derivative goes through $<TARGET_OBJECTS:...>."""

import object_library as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
