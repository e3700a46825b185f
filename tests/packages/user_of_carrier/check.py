"""`uses`: the derivatives of another wheel, which carries them (`separate`)."""
# needs: carrier
# also: auditwheel

import numpy
import user_of_carrier as p
from derivatives import check

x = numpy.array([0.3, 1.1, 0.7])
check(p.energy, p.energy_gradient, list(x))
assert abs(p.energy_jvp(x, numpy.array([0.0, 1.0, 0.0]))[1] - p.energy_gradient(x)[1]) < 1e-12
