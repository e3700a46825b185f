"""Differentiation of IR: requests in a module are answered by derivative functions written into it.

`protect` runs before the optimiser, `find_requests` lists what is asked, `differentiate` answers it; a `Session` keeps
what was decided on the way, for those who want to explain it.
"""

from enzyme_build.analysis import has_rule
from enzyme_build.differentiate.answers import answer_requests, derive_unasked, differentiate
from enzyme_build.differentiate.caught_exceptions import catch_exceptions
from enzyme_build.differentiate.choices import find_requests
from enzyme_build.differentiate.communicators import define_twins
from enzyme_build.differentiate.late_stops import LateStops
from enzyme_build.differentiate.offers import Offer, assume_offers, offer, offers_of, take_offers
from enzyme_build.differentiate.outlined_requests import PlainRequest, outline, plain_requests
from enzyme_build.differentiate.plan import ReversePlan, TapeOfCall
from enzyme_build.differentiate.preparation import protect
from enzyme_build.differentiate.requests import Request
from enzyme_build.differentiate.rule_files import doubtful_rules
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import Signature
from enzyme_build.differentiate.threads_alone import run_threads_alone
from enzyme_build.rules import define_stops, needs_stops, needs_twins

__all__ = [
    "Derivative",
    "LateStops",
    "Offer",
    "PlainRequest",
    "Request",
    "ReversePlan",
    "Session",
    "Signature",
    "TapeOfCall",
    "answer_requests",
    "assume_offers",
    "catch_exceptions",
    "define_stops",
    "define_twins",
    "derive_unasked",
    "differentiate",
    "doubtful_rules",
    "find_requests",
    "has_rule",
    "needs_stops",
    "needs_twins",
    "offer",
    "offers_of",
    "outline",
    "plain_requests",
    "protect",
    "run_threads_alone",
    "take_offers",
]
