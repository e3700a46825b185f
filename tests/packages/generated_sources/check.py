"""A source that the build writes."""

import generated_sources as p
from derivatives import check

check(p.powers, p.powers_gradient, 0.7)
