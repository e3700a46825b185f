"""Two native modules."""

from ._energy import *
from ._well import *
