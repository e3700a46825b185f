"""An extension module of Python that asks for a derivative."""
# tag: cpython

import extension_module as p
from derivatives import check

check(lambda x: x * x, p.slope, 3.0)
