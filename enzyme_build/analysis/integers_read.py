"""Arguments behind which a function only reads integers: sizes, say, that Fortran hands over by address.

Their callers may hand over addresses of anything, but no derivative ever depends on a shadow of it.
"""

from __future__ import annotations

import re

from enzyme_build.analysis.number_traffic import Traffic
from enzyme_build.ir import Argument, Function

_ONLY_READ = re.compile(r"\b(?:readonly|readnone)\b")
_KEPT_NOWHERE = re.compile(r"\bnocapture\b|\bcaptures\(none\)")


def only_integers_read(traffic: Traffic | None, function: Function) -> set[int]:
    """The indices of these arguments; `traffic` is what the function does with numbers and addresses there.

    (Where no address is read, nothing deeper is reached.)
    """
    if traffic is None:
        return set()
    others = {index for index, is_deep in traffic.reads | traffic.writes | traffic.addresses if not is_deep}
    return {a.index for a in function.arguments if _is_looked_at(a) and a.index not in others}


def _is_looked_at(argument: Argument) -> bool:
    return bool(_ONLY_READ.search(argument.attributes) and _KEPT_NOWHERE.search(argument.attributes))
