"""An extension module for the stable ABI."""
# tag: abi3

import stable_abi as p
from derivatives import check

check(lambda x: x * x, p.slope, 3.0)
