"""What is true of one function, found without changing it.

Who comes before whom (`ControlFlow`), its loops (`LoopForest`) and how often they run (`trip_count`); where pointers
point (`MemoryObjects`) and whether two accesses can meet (`Aliasing`); how far behind an argument they go (`Reach`);
what kind of data lies where (`TypeInference`); which functions a pointer may call (`FunctionPointers`); which values
have a derivative (`Activity`); which loads can be repeated later (`Overwrites`); and which values are recorded because
the reverse sweep can neither reload nor recompute them (`choose_recorded`).

An analysis knows the shapes of instructions; what a named function does it asks from `rules` (`classify`).
"""

from enzyme_build.analysis.activity import Activity, Seeds
from enzyme_build.analysis.addresses import distance_of, leads_to_other_memory
from enzyme_build.analysis.aliasing import Aliasing
from enzyme_build.analysis.bit_sources import BitSource
from enzyme_build.analysis.bits import bits_of
from enzyme_build.analysis.blocks_in_globals import (
    BlocksInGlobals,
    addresses_in,
    nodes_behind,
    numbers_behind,
    reached_behind,
    views_in_globals,
)
from enzyme_build.analysis.byte_places import is_narrow
from enzyme_build.analysis.call_graph import CallGroups, reached_by_calls
from enzyme_build.analysis.calls import (
    CallKind,
    argument_attribute,
    body_called,
    called_function,
    callee_name,
    calls_in,
    classify,
    copied_from,
    displacement,
    has_attribute,
    has_rule,
    is_of_fortran_runtime,
    makes_memory,
    memory_effects,
    only_prints,
    passed_in_memory,
    resolve_function,
)
from enzyme_build.analysis.caught_objects import handlers_read_numbers
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.constant_data import leads_to_constants
from enzyme_build.analysis.control_flow import ControlFlow, remove_incoming, remove_unreachable_blocks
from enzyme_build.analysis.copies_kept import KeptCopies, KeptCopy
from enzyme_build.analysis.counted_bits import bits_used, watched_stores
from enzyme_build.analysis.declared_layouts import is_text_literal
from enzyme_build.analysis.deferral import deferrable, is_freed_alike, is_passed, makes_new_memory
from enzyme_build.analysis.forwarding import Forwarding, Source
from enzyme_build.analysis.generic_elements import moves_characters, word_leaf
from enzyme_build.analysis.hidden_bits import is_said_integer
from enzyme_build.analysis.index_ranges import first_offset, last_offset
from enzyme_build.analysis.indirect_calls import FunctionPointers, functions_in, parts_of
from enzyme_build.analysis.initial_pointers import InitialPointer, initial_integers, initial_pointers
from enzyme_build.analysis.initialised_once import initialised_once
from enzyme_build.analysis.inner_addresses import inner_addresses, inner_places
from enzyme_build.analysis.integer_addresses import is_changed_address
from enzyme_build.analysis.integer_sources import becomes_number, bits_behind, is_made_of_number, is_plain_value
from enzyme_build.analysis.integers_read import only_integers_read
from enzyme_build.analysis.lanes import Lane, RootKinds, varying_roots
from enzyme_build.analysis.leading_to import leading_to
from enzyme_build.analysis.left_addresses import Change, LeftAddress, left_addresses, made_behind
from enzyme_build.analysis.left_alone import LeftAlone
from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.memory_objects import MemoryObject, MemoryObjects, is_table, leads_on
from enzyme_build.analysis.memos import Memo, Memos
from enzyme_build.analysis.module_types import ModuleTypes
from enzyme_build.analysis.moved_pieces import ends_piece, is_moved_piece
from enzyme_build.analysis.moved_words import (
    ONCE_NAMED,
    is_moved_on,
    is_untyped_run,
    names_integer,
    size_of_access,
)
from enzyme_build.analysis.named_integers import SIZES_OF_WORDS, NamedIntegers
from enzyme_build.analysis.needed import ReverseAvailability
from enzyme_build.analysis.number_texts import (
    Reader,
    format_of_list,
    may_print,
    numbers_from_text,
    prints_varied,
    reads_numbers,
    spelled_numbers,
)
from enzyme_build.analysis.number_traffic import number_under
from enzyme_build.analysis.number_variables import NumberVariables, base_of
from enzyme_build.analysis.numbers_reached import NumbersReached
from enzyme_build.analysis.offsets import CHOICES, Address, address_of, multiple_of, origins_of, scaled_indices
from enzyme_build.analysis.only_doubles import is_aligned, size_of_number
from enzyme_build.analysis.only_read import OnlyRead
from enzyme_build.analysis.outside_code import OutsideCode, Place, returned_by
from enzyme_build.analysis.overlays import numbers_collide
from enzyme_build.analysis.overwrites import Obstacle, Overwrites
from enzyme_build.analysis.piece_moves import PieceMoves
from enzyme_build.analysis.polynomials import Polynomial, polynomial_of
from enzyme_build.analysis.program_calls import ProgramCalls
from enzyme_build.analysis.reach import Reach
from enzyme_build.analysis.recording import Need, choose_recorded
from enzyme_build.analysis.refills import Refill, is_barrier, lost_refills, may_wait
from enzyme_build.analysis.renewals import Looks, Renewal, Renewals
from enzyme_build.analysis.separate_arguments import SeparateArguments, copied, goes_straight
from enzyme_build.analysis.shadowless_memory import ShadowlessMemory, calls_by_callee, unseen_links
from enzyme_build.analysis.shape_nodes import Node
from enzyme_build.analysis.shapes import Program, Shapes, Union
from enzyme_build.analysis.spelled_numbers import spelled_in
from enzyme_build.analysis.spots import Spot, Spots, overlap
from enzyme_build.analysis.static_types import is_class_table, is_type_test, tests_of
from enzyme_build.analysis.steady_globals import SteadyGlobals
from enzyme_build.analysis.strides import address_polynomial, is_linear, stride_of
from enzyme_build.analysis.tbaa_leaves import INTEGERS, WORDS, is_bookkeeping, tagged_leaf
from enzyme_build.analysis.text_pointers import TextPointers
from enzyme_build.analysis.trip_counts import (
    TripCount,
    affine_in,
    constant_trip_count,
    first_and_later,
    hoist_level,
    induction_of,
    running_step,
    shifts_at_most,
    step_from,
    trip_count,
)
from enzyme_build.analysis.type_inference import TypeInference
from enzyme_build.analysis.type_trees import MIXED, PAIR, UNTYPED, WHOLE_WORDS, WIDTHS, WORD, Layout
from enzyme_build.analysis.unchosen import Unchosen
from enzyme_build.analysis.unknown_words import copies_literal
from enzyme_build.analysis.varied_numbers import Asked, VariedNumbers
from enzyme_build.analysis.ways import Memory
from enzyme_build.analysis.whole_numbers import WholeNumbers

__all__ = [
    "CHOICES",
    "INTEGERS",
    "MIXED",
    "ONCE_NAMED",
    "PAIR",
    "SIZES_OF_WORDS",
    "UNTYPED",
    "WHOLE_WORDS",
    "WIDTHS",
    "WORD",
    "WORDS",
    "Activity",
    "Address",
    "Aliasing",
    "Asked",
    "BitSource",
    "BlocksInGlobals",
    "CallGroups",
    "CallKind",
    "Change",
    "Closure",
    "ControlFlow",
    "Forwarding",
    "FunctionPointers",
    "InitialPointer",
    "KeptCopies",
    "KeptCopy",
    "Lane",
    "Layout",
    "LeftAddress",
    "LeftAlone",
    "Looks",
    "Loop",
    "LoopForest",
    "Memo",
    "Memory",
    "MemoryObject",
    "MemoryObjects",
    "Memos",
    "ModuleTypes",
    "NamedIntegers",
    "Need",
    "Node",
    "NumberVariables",
    "NumbersReached",
    "Obstacle",
    "OnlyRead",
    "OutsideCode",
    "Overwrites",
    "PieceMoves",
    "Place",
    "Polynomial",
    "Program",
    "ProgramCalls",
    "Reach",
    "Reader",
    "Refill",
    "Renewal",
    "Renewals",
    "ReverseAvailability",
    "RootKinds",
    "Seeds",
    "SeparateArguments",
    "ShadowlessMemory",
    "Shapes",
    "Source",
    "Spot",
    "Spots",
    "SteadyGlobals",
    "TextPointers",
    "TripCount",
    "TypeInference",
    "Unchosen",
    "Union",
    "VariedNumbers",
    "WholeNumbers",
    "address_of",
    "address_polynomial",
    "addresses_in",
    "affine_in",
    "argument_attribute",
    "base_of",
    "becomes_number",
    "bits_behind",
    "bits_of",
    "bits_used",
    "body_called",
    "called_function",
    "callee_name",
    "calls_by_callee",
    "calls_in",
    "choose_recorded",
    "classify",
    "constant_trip_count",
    "copied",
    "copied_from",
    "copies_literal",
    "deferrable",
    "displacement",
    "distance_of",
    "ends_piece",
    "first_and_later",
    "first_offset",
    "format_of_list",
    "functions_in",
    "goes_straight",
    "handlers_read_numbers",
    "has_attribute",
    "has_rule",
    "hoist_level",
    "induction_of",
    "initial_integers",
    "initial_pointers",
    "initialised_once",
    "inner_addresses",
    "inner_places",
    "is_aligned",
    "is_barrier",
    "is_bookkeeping",
    "is_changed_address",
    "is_class_table",
    "is_freed_alike",
    "is_linear",
    "is_made_of_number",
    "is_moved_on",
    "is_moved_piece",
    "is_narrow",
    "is_of_fortran_runtime",
    "is_passed",
    "is_plain_value",
    "is_said_integer",
    "is_table",
    "is_text_literal",
    "is_type_test",
    "is_untyped_run",
    "last_offset",
    "leading_to",
    "leads_on",
    "leads_to_constants",
    "leads_to_other_memory",
    "left_addresses",
    "lost_refills",
    "made_behind",
    "makes_memory",
    "makes_new_memory",
    "may_print",
    "may_wait",
    "memory_effects",
    "moves_characters",
    "multiple_of",
    "names_integer",
    "nodes_behind",
    "number_under",
    "numbers_behind",
    "numbers_collide",
    "numbers_from_text",
    "only_integers_read",
    "only_prints",
    "origins_of",
    "overlap",
    "parts_of",
    "passed_in_memory",
    "polynomial_of",
    "prints_varied",
    "reached_behind",
    "reached_by_calls",
    "reads_numbers",
    "remove_incoming",
    "remove_unreachable_blocks",
    "resolve_function",
    "returned_by",
    "running_step",
    "scaled_indices",
    "shifts_at_most",
    "size_of_access",
    "size_of_number",
    "spelled_in",
    "spelled_numbers",
    "step_from",
    "stride_of",
    "tagged_leaf",
    "tests_of",
    "trip_count",
    "unseen_links",
    "varying_roots",
    "views_in_globals",
    "watched_stores",
    "word_leaf",
]
