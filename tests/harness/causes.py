"""Why upstream is wrong on functions of the corpus, where someone read its derivative; by program and function."""

_OVERWRITTEN = "the reverse sweep reads memory again that a later iteration of the loop has overwritten"
_TABLE = "forward mode calls a function that returns the tangent only, and takes a value and a tangent from it"
_NOTHING_TAKEN = "a call without active arguments counts as inactive, whatever it does to globals"
_ONE_ORDER = "the adjoint of a `memmove` goes through overlapping memory in one fixed order"
_IRREDUCIBLE = "the reverse sweep goes once through a cycle with two entries: only loops with one are repeated"
_POISON = "a lane that nobody uses is poison, and its adjoint, zero times poison, is stored with the others"

CAUSES = {
    "c/in_place:chain": f"{_OVERWRITTEN}: `x[i + 1]`",
    "c/finance:binomial": f"{_OVERWRITTEN}: `price[i + 1]`",
    "c/ping_pong:heat": f"{_OVERWRITTEN}: both buffers, which change places each step",
    "c/fast_math:guarded": "0 times infinity on the branch not taken; a flag of upstream, off by default, prevents it",
    "c/byval_copies:f": "the copy that a call by value makes has no shadow of its own: the callee changes the caller's",
    "c/mem_functions:shift_down": _ONE_ORDER,
    "c/calls_and_memory:shifted": _ONE_ORDER,
    "c/docking:best_energy": "an inactive array is kept in an active structure, which upstream has right only with "
    "runtime activity (or with the array active, too)",
    "c/irreducible:into_loop": _IRREDUCIBLE,
    "c/irreducible:two_entries": _IRREDUCIBLE,
    "c/irreducible:struct_around": _IRREDUCIBLE,
    "c/state_machines:tangled": _IRREDUCIBLE,
    "c/poison_lanes:low_lane": _POISON,
    "c/poison_lanes:trace_of_square": _POISON,
    "c/callbacks:mutual": _TABLE,
    "c/callbacks:library": _TABLE,
    "c/function_pointers:chosen": _TABLE,
    "c/function_pointers:by_table": _TABLE,
    "c/calls_without_arguments:steps": _NOTHING_TAKEN,
    "c/calls_without_arguments:behind_pointers": _NOTHING_TAKEN,
    "c/globals:chosen": _NOTHING_TAKEN,
    "c/globals:borrowed": _NOTHING_TAKEN,
    "c/global_tables:through_table": _NOTHING_TAKEN,
    "c/pointer_state:swapped": _NOTHING_TAKEN,
    "c/pointer_state:registered_callback": _TABLE,
    "c/shadow_globals:current": _NOTHING_TAKEN,
    "c/shadow_globals:unseen": _NOTHING_TAKEN,
    "c/shadow_globals:own_memory": _NOTHING_TAKEN,
    "c/shadow_globals:words": _NOTHING_TAKEN,
    "c/spline_object:natural_spline": "an inactive number that is passed through a function pointer is its own tangent",
    "c/globals:through_global": "the seed's store to the global's shadow is gone after upstream's own optimising",
    "cpp/class_hierarchies:visited": _TABLE,
    "rust/closures:boxed_rules": _TABLE,
    "fortran/blas_calls:single_": "the number that `saxpy` takes lies in the vector that it changes: the tangent's "
    "second update reads it after the first",
    "c/arrays_between_loops:triangular": "an array is recorded in front of an inner loop, and not at all where that "
    "loop has no turn; the reverse sweep reads the record in any case",
}
