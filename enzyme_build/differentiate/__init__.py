"""Differentiation of IR: requests in a module are answered by derivative functions written into it.

`protect` runs before the optimiser, `find_requests` lists what is asked, `differentiate` answers it.
"""

from enzyme_build.differentiate.answers import differentiate
from enzyme_build.differentiate.preparation import protect
from enzyme_build.differentiate.requests import Request, find_requests

__all__ = ["Request", "differentiate", "find_requests", "protect"]
