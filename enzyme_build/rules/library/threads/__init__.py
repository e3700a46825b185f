"""Functions that start, join and lead threads, and what they are for one thread alone (`alone.c`).

OpenMP's names are those of LLVM's runtime, which clang and flang call.  `alone.ll` is made of `alone.c` by
`python -m tests.rules.make_bodies`.
"""

from __future__ import annotations

import re
from pathlib import Path

from enzyme_build.rules.library.definition_files import definitions_in, with_callees
from enzyme_build.rules.library.inactive import inactive, inactive_pattern

ALONE = Path(__file__).resolve().parent / "alone.ll"
PREFIX = "enzyme_build.alone."
LOOP_SIZE = 24  # bytes of the state of a loop with a dynamic schedule
FORKS = {"__kmpc_fork_call": 3, "__kmpc_fork_teams": 3, "__kmpc_fork_call_if": 4}  # and which arguments go on
TEAM_SIZE = "omp_get_num_threads"
THREAD = "__kmpc_global_thread_num"
_BEGINNINGS = (
    *("__kmpc_", "omp_", "pthread_", "__once_proxy", "thrd_", "cnd_", "sem_"),
    *("_ZNSt6thread", "_ZNSt13__future", "_ZNSt28__atomic_futex"),
    *(f"_ZNSt{place}condition_variable" for place in ("18", "22", "3__118", "3__122")),
)
_LOCKS = ("__kmpc_critical", "__kmpc_critical_with_hint", "__kmpc_end_critical")
_QUERIES = ("omp_get_thread_num", TEAM_SIZE, "omp_in_parallel")
_IDLE = frozenset(
    f"__kmpc_{name}"
    for name in """
    begin end for_static_fini dispatch_fini_4 dispatch_fini_4u dispatch_fini_8 dispatch_fini_8u dispatch_deinit barrier
    flush push_num_threads push_proc_bind push_num_teams push_num_teams_51 set_thread_limit serialized_parallel
    end_serialized_parallel end_single end_master end_masked copyprivate ordered end_ordered scope end_scope
    omp_taskwait omp_taskwait_deps_51 omp_wait_deps omp_taskyield omp_task_begin_if0 omp_reg_task_with_affinity
    taskgroup end_taskgroup taskred_init taskred_modifier_init task_reduction_init task_reduction_modifier_init
    task_reduction_modifier_fini threadprivate_register threadprivate_register_vec doacross_init doacross_wait
    doacross_post doacross_fini
    """.split()
) | {"pthread_detach", "thrd_detach", "_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj"}
_STARTS_OBJECT = "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE"
_STARTS = ("pthread_create", "thrd_create", _STARTS_OBJECT)
_SHARED = re.compile(
    r"__kmpc_(?:(?:dist_)?for_static_init|dispatch_init|reduce|single|master|masked|barrier|copyprivate|ordered|doacross)"
)

_WAITS = re.compile(
    r"pthread_cond_(?:timed|clock)?wait|pthread_barrier_wait|sem_(?:timed|clock)?wait|cnd_(?:timed)?wait"
    r"|_ZNSt28__atomic_futex_unsigned_base\d+_M_futex_wait_until\w*"
    r"|_ZNSt(?:3__1)?18condition_variable(?:4wait|15__do_timed_wait)\w+|_ZNSt(?:3__1)?22condition_variable_any\w*wait\w*"
)

inactive(" ".join([*_LOCKS, THREAD]), because="synchronisation")
inactive_pattern(r"_ZNSt28__atomic_futex_unsigned_base\w+", because="synchronisation")
inactive("_ZNSt6thread6_StateD2Ev _ZNSt6thread20hardware_concurrencyEv", because="no numbers in it")


def is_about_threads(name: str) -> bool:
    """It means something else for one thread alone."""
    if not name.startswith(_BEGINNINGS):
        return False  # most names: the bodies' file is not read for them
    return name in _IDLE or name in FORKS or name in _QUERIES or body_alone(name) != "" or waits_for_another(name)


def waits_for_another(name: str) -> bool:
    """Another thread must do something before it returns."""
    return _WAITS.fullmatch(name) is not None


def is_idle_alone(name: str) -> bool:
    """It does nothing then, and answers nothing or 0."""
    return name in _IDLE


def is_thread_query(name: str) -> bool:
    """It asks for a thread's number or for its team."""
    return name in _QUERIES


def starts_thread(name: str) -> bool:
    """It runs a function in a thread of its own."""
    return name in _STARTS


def calls_method(name: str) -> bool:
    """What it runs is no function that is handed over, but a virtual one of an object."""
    return name == _STARTS_OBJECT


def shares_work(name: str) -> bool:
    """The threads of a team come there together, and each gets its part or waits for the others."""
    return _SHARED.match(name) is not None


def takes_loop(name: str) -> bool:
    """Its body takes a loop's state, of `LOOP_SIZE` bytes, in front."""
    return name.startswith("__kmpc_dispatch_") and body_alone(name) != ""


def body_alone(name: str) -> str:
    """The function that does what is left of it; "" if nothing is known of it."""
    own = PREFIX + name.lstrip("_")
    return own if own in definitions_in(ALONE) else ""


def bodies_alone(name: str) -> dict[str, str]:
    """That function's text by its name, in front of the texts of what it calls."""
    return with_callees(ALONE, body_alone(name))
