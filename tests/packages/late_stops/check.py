"""A derivative that stops where there is none: an exception in Python, and the process goes on."""

import late_stops as p
from derivatives import check

check(lambda x: p.fit(x, 0), lambda x: p.fit_gradient(x, 0), 1.5)
try:
    p.fit_gradient(1.5, 1)
except Exception as error:
    assert "fit.c" in str(error) and "integer arithmetic" in str(error), error
else:
    raise AssertionError("no exception")
check(lambda x: p.fit(x, 0), lambda x: p.fit_gradient(x, 0), 1.5)
