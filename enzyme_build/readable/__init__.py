"""Derivatives for readers: functions of a module as one C file that compiles without this package.

`Unit` prints functions with all that they need; `name_values` writes the source's names into a module before it is
differentiated, so that they can be read off the derivative.
"""

from enzyme_build.readable.naming import name_values
from enzyme_build.readable.question import Question, take_in
from enzyme_build.readable.runtime import ready_to_tidy
from enzyme_build.readable.unit import Statistics, Unit

__all__ = ["Question", "Statistics", "Unit", "name_values", "ready_to_tidy", "take_in"]
