"""A CMakeLists.txt, a package around the native module, which lies in a subpackage."""
# tag: py3-none

import own_cmake as p
from derivatives import check

check(p.product, p.product_gradient, 2.0, 3.0)
