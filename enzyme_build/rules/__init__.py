"""What is known about each operation: its derivative, its memory behaviour, or that it has none.

Mathematical functions.  `scalar_rule(instruction)` answers an `AppliedRule`: the operands that the rule is about
(integers among them; `applied.rule.differentiable` says which can carry a derivative), what partial `k` reads
(`applied.reads(k)`: a set of `Operand(j)` and `Result()`), and whether it is identically zero
(`applied.depends_on(k)`).  Derivatives are emitted where the builder stands:

- `emit_tangent(builder, applied, tangents, leaf)`: Σ ∂y/∂xₖ·ẋₖ; None stands for an inactive operand's tangent.
- `emit_adjoint(builder, applied, k, seed, leaf)`: ȳ·∂y/∂xₖ, to be added to operand k's adjoint.
- `emit_partial(builder, applied, k, leaf)`: the partial by itself.

`leaf(Operand(j))` and `leaf(Result())` give the primal values; they are asked only for what `reads` names.  Both
combinators answer None where the derivative is identically zero.  With `strong_zero=True` every zero seed gives
zero.  A tangent or seed that is a vector while the primal is a scalar is a derivative of several lanes.

Results that are structs or complex numbers have tangents and seeds of the same type.  `outputs_rule(call)` answers
for functions that write through pointers: its `outputs` are each an `AppliedRule` of the call's float inputs with
the argument that it is written through (None: returned).

Memory and the rest, by the callee's name (`plain_name` takes LLVM's quotes off): `allocation_rule`,
`deallocation_rule`, `memory_rule` (who copies, sets, from where to where), `mirrored_rule` (what is repeated on
shadow pointers: the links of std::map and std::list) and `inactive_rule` (what has no derivative, and why); None
means that nothing is known.  `is_annotation(instruction)` is a call that derived code leaves out.

`way_out` is advice about unknown functions of known runtimes.

`allocate`, `reallocate`, `release`, `usable_size` and `zero_fill` write calls for the memory of the derivative, and
`tape_block` and `release_tape` for that of tapes, `open_stack`, `reserve` and `reset_stack` for that of calls; `stop`
ends the program with a message.  `block_call` writes calls about the blocks of memory that the program has as it runs,
and their shadows where they were set before (`library.blocks`).
"""

from __future__ import annotations

from enzyme_build.rules.applied import callee_name, is_like_another, known_as, plain_name, scalar_rule
from enzyme_build.rules.combinators import (
    AppliedRule,
    Rule,
    emit_adjoint,
    emit_partial,
    emit_tangent,
    is_added,
    seed_times,
)
from enzyme_build.rules.complex_numbers import is_complex
from enzyme_build.rules.costs import is_cheap
from enzyme_build.rules.emission import LeafValue, constant_of, define_products, scaled_gradient, without_poison
from enzyme_build.rules.expression import Leaf, Operand, Result
from enzyme_build.rules.families import lookup, names_of, single_name
from enzyme_build.rules.formulas import written_row
from enzyme_build.rules.instructions import arithmetic, reductions, x86
from enzyme_build.rules.instructions.assembly import Assembly, meaning_of_assembly
from enzyme_build.rules.instructions.atomic_assembly import AtomicAssembly, atomic_assembly
from enzyme_build.rules.instructions.bits import bit_order, choice
from enzyme_build.rules.instructions.masked import MaskedAccess, clears_bits, masked_access, narrows
from enzyme_build.rules.library import (
    complex,
    f2c,
    fortran,
    inactive_c,
    inactive_cxx,
    inactive_fortran,
    inactive_llvm,
    inactive_rust,
    math,
    outputs,
    rounding,
    special,
)
from enzyme_build.rules.library.allocation import AllocationRule, DeallocationRule, allocation_rule, deallocation_rule
from enzyme_build.rules.library.any_memory import serves_any_memory
from enzyme_build.rules.library.blas import (
    REAL_FUNCTIONS,
    BlasForm,
    LibraryCall,
    blas_body,
    blas_form,
    blas_parameters,
    blas_prototype,
    blas_wrapper,
    library_call,
    library_rule,
    library_rule_texts,
)
from enzyme_build.rules.library.blocks import (
    BLOCK_BEGIN,
    BLOCK_END,
    BLOCK_GIVEN,
    BLOCK_GLOBAL,
    BLOCK_GONE,
    BLOCK_KNOWN,
    BLOCK_MADE,
    BLOCK_PREFIX,
    BLOCK_SHADOW,
    block_call,
    define_blocks,
    forget_blocks,
    uses_blocks,
)
from enzyme_build.rules.library.bodies import ANY_SIZE, body_of, is_body, name_of_body, size_argument
from enzyme_build.rules.library.contents import (
    copies_text,
    head_behind,
    is_container_class,
    is_description,
    is_exception_class,
    is_in_tree,
    is_method_of_container,
    is_table_of,
    is_text_class,
    is_vector,
    is_vector_of_numbers,
    moves_anything,
    moves_characters,
    moves_elements,
    own_members,
)
from enzyme_build.rules.library.definitions import DEFINITIONS
from enzyme_build.rules.library.descriptors import (
    BOUNDS_AT,
    DESCRIPTOR_TAG,
    DESCRIPTOR_VERSION,
    ELEMENT_AT,
    FORTRAN_DATA,
    MADE_DATA,
    RANK_AT,
    SINGLES,
    VERSION_AT,
    Descriptor,
    descriptor_with,
)
from enzyme_build.rules.library.devices import (
    is_barrier,
    is_fence_of_device,
    is_other_device,
    is_plain_barrier,
)
from enzyme_build.rules.library.error_number import reads_error_number
from enzyme_build.rules.library.inactive import (
    FILLED,
    NEVER_THE_SAME,
    RESULT,
    InactiveRule,
    inactive_rule,
    is_another_function,
    is_inactive_class,
    is_inactive_memory,
)
from enzyme_build.rules.library.inactive_c import RETURN_AGAIN, jumps
from enzyme_build.rules.library.inactive_cxx import (
    answers_exception,
    is_inside_stream,
    is_stream_class,
    keeps_exception,
)
from enzyme_build.rules.library.inactive_llvm import is_annotation, is_checked_arithmetic
from enzyme_build.rules.library.inactive_rust import is_writer, parses_number, prints_numbers, writes_bytes
from enzyme_build.rules.library.late_stops import NO_DERIVATIVE, enter, leave, no_derivative
from enzyme_build.rules.library.memory import MemoryRule, compares_memory, memory_rule
from enzyme_build.rules.library.mirrored import MirroredRule, mirrored_rule
from enzyme_build.rules.library.mpi import (
    AGAIN_IN_PLACE,
    AGAIN_ON_COPIES,
    ALSO,
    DERIVED,
    ONE,
    STEPS_AGAIN,
    STEPS_BEGIN,
    STEPS_END,
    WINDOWS,
    MessageForm,
    RuleForm,
    body_of_calls,
    communicator_maker_texts,
    communicator_makers,
    counts_alone,
    datatype_indices,
    fortran_body,
    fortran_message,
    has_message_rule,
    is_collective,
    is_handle,
    is_made_of_calls,
    is_message,
    is_of_library,
    is_of_messages,
    is_refused_message,
    is_wait,
    is_wire,
    kind_in_fortran,
    kind_of_datatype,
    makes_for,
    message_body,
    message_roles,
    message_rule,
    message_rule_body,
    message_rule_texts,
    message_types,
    name_of_maker,
    needs_twins,
    reduction,
    roles_of_call,
    short_name,
    written_by_message,
)
from enzyme_build.rules.library.runtime import (
    FREE,
    HEAP_ALIGNMENT,
    allocate,
    allocate_elements,
    message_text,
    reallocate,
    release,
    release_elements,
    stop,
    stop_with,
    usable_size,
    zero_fill,
)
from enzyme_build.rules.library.standard import standard_function
from enzyme_build.rules.library.stops import GUARD, define_stops, may_throw, needs_stops
from enzyme_build.rules.library.systems import personality
from enzyme_build.rules.library.tape_memory import (
    define_tape_memory,
    forget_tape_marks,
    grow_tape,
    release_grown_tape,
    release_tape,
    tape_block,
)
from enzyme_build.rules.library.tape_stack import define_tape_stack, open_stack, reserve, reset_stack, zeros
from enzyme_build.rules.library.texts import ASK as TEXT_ASK
from enzyme_build.rules.library.texts import BEFORE as TEXT_BEFORE
from enzyme_build.rules.library.texts import BEGIN as TEXT_BEGIN
from enzyme_build.rules.library.texts import END as TEXT_END
from enzyme_build.rules.library.texts import LISTED as TEXT_LISTED
from enzyme_build.rules.library.texts import PRINTED as TEXT_PRINTED
from enzyme_build.rules.library.texts import READ as TEXT_READ
from enzyme_build.rules.library.texts import text_call
from enzyme_build.rules.library.threads import (
    FORKS,
    LOOP_SIZE,
    TEAM_SIZE,
    THREAD,
    bodies_alone,
    body_alone,
    calls_method,
    is_about_threads,
    is_idle_alone,
    is_thread_query,
    shares_work,
    starts_thread,
    takes_loop,
    waits_for_another,
)
from enzyme_build.rules.library.ways_out import way_out
from enzyme_build.rules.outputs import AppliedOutput, AppliedOutputs, outputs_rule
from enzyme_build.rules.rounding_errors import is_exact, unit_of
from enzyme_build.rules.rows import ROWS, Row, check_closure

TABLES = (
    arithmetic,
    reductions,
    x86,
    math,
    rounding,
    special,
    outputs,
    complex,
    f2c,
    fortran,
    inactive_c,
    inactive_cxx,
    inactive_fortran,
    inactive_llvm,
    inactive_rust,
)
check_closure()

__all__ = [
    "AGAIN_IN_PLACE",
    "AGAIN_ON_COPIES",
    "ALSO",
    "ANY_SIZE",
    "BLOCK_BEGIN",
    "BLOCK_END",
    "BLOCK_GIVEN",
    "BLOCK_GLOBAL",
    "BLOCK_GONE",
    "BLOCK_KNOWN",
    "BLOCK_MADE",
    "BLOCK_PREFIX",
    "BLOCK_SHADOW",
    "BOUNDS_AT",
    "DEFINITIONS",
    "DERIVED",
    "DESCRIPTOR_TAG",
    "DESCRIPTOR_VERSION",
    "ELEMENT_AT",
    "FILLED",
    "FORKS",
    "FORTRAN_DATA",
    "FREE",
    "GUARD",
    "HEAP_ALIGNMENT",
    "LOOP_SIZE",
    "MADE_DATA",
    "NEVER_THE_SAME",
    "NO_DERIVATIVE",
    "ONE",
    "RANK_AT",
    "REAL_FUNCTIONS",
    "RESULT",
    "RETURN_AGAIN",
    "ROWS",
    "SINGLES",
    "STEPS_AGAIN",
    "STEPS_BEGIN",
    "STEPS_END",
    "TABLES",
    "TEAM_SIZE",
    "TEXT_ASK",
    "TEXT_BEFORE",
    "TEXT_BEGIN",
    "TEXT_END",
    "TEXT_LISTED",
    "TEXT_PRINTED",
    "TEXT_READ",
    "THREAD",
    "VERSION_AT",
    "WINDOWS",
    "AllocationRule",
    "AppliedOutput",
    "AppliedOutputs",
    "AppliedRule",
    "Assembly",
    "AtomicAssembly",
    "BlasForm",
    "DeallocationRule",
    "Descriptor",
    "InactiveRule",
    "Leaf",
    "LeafValue",
    "LibraryCall",
    "MaskedAccess",
    "MemoryRule",
    "MessageForm",
    "MirroredRule",
    "Operand",
    "Result",
    "Row",
    "Rule",
    "RuleForm",
    "allocate",
    "allocate_elements",
    "allocation_rule",
    "answers_exception",
    "atomic_assembly",
    "bit_order",
    "blas_body",
    "blas_form",
    "blas_parameters",
    "blas_prototype",
    "blas_wrapper",
    "block_call",
    "bodies_alone",
    "body_alone",
    "body_of",
    "body_of_calls",
    "callee_name",
    "calls_method",
    "choice",
    "clears_bits",
    "communicator_maker_texts",
    "communicator_makers",
    "compares_memory",
    "constant_of",
    "copies_text",
    "counts_alone",
    "datatype_indices",
    "deallocation_rule",
    "define_blocks",
    "define_products",
    "define_stops",
    "define_tape_memory",
    "define_tape_stack",
    "descriptor_with",
    "emit_adjoint",
    "emit_partial",
    "emit_tangent",
    "enter",
    "forget_blocks",
    "forget_tape_marks",
    "fortran_body",
    "fortran_message",
    "grow_tape",
    "has_message_rule",
    "head_behind",
    "inactive_rule",
    "is_about_threads",
    "is_added",
    "is_annotation",
    "is_another_function",
    "is_barrier",
    "is_body",
    "is_cheap",
    "is_checked_arithmetic",
    "is_collective",
    "is_complex",
    "is_container_class",
    "is_description",
    "is_exact",
    "is_exception_class",
    "is_fence_of_device",
    "is_handle",
    "is_idle_alone",
    "is_in_tree",
    "is_inactive_class",
    "is_inactive_memory",
    "is_inside_stream",
    "is_like_another",
    "is_made_of_calls",
    "is_message",
    "is_method_of_container",
    "is_of_library",
    "is_of_messages",
    "is_other_device",
    "is_plain_barrier",
    "is_refused_message",
    "is_stream_class",
    "is_table_of",
    "is_text_class",
    "is_thread_query",
    "is_vector",
    "is_vector_of_numbers",
    "is_wait",
    "is_wire",
    "is_writer",
    "jumps",
    "keeps_exception",
    "kind_in_fortran",
    "kind_of_datatype",
    "known_as",
    "leave",
    "library_call",
    "library_rule",
    "library_rule_texts",
    "lookup",
    "makes_for",
    "masked_access",
    "may_throw",
    "meaning_of_assembly",
    "memory_rule",
    "message_body",
    "message_roles",
    "message_rule",
    "message_rule_body",
    "message_rule_texts",
    "message_text",
    "message_types",
    "mirrored_rule",
    "moves_anything",
    "moves_characters",
    "moves_elements",
    "name_of_body",
    "name_of_maker",
    "names_of",
    "narrows",
    "needs_stops",
    "needs_twins",
    "no_derivative",
    "open_stack",
    "outputs_rule",
    "own_members",
    "parses_number",
    "personality",
    "plain_name",
    "prints_numbers",
    "reads_error_number",
    "reallocate",
    "reduction",
    "release",
    "release_elements",
    "release_grown_tape",
    "release_tape",
    "reserve",
    "reset_stack",
    "roles_of_call",
    "scalar_rule",
    "scaled_gradient",
    "seed_times",
    "serves_any_memory",
    "shares_work",
    "short_name",
    "single_name",
    "size_argument",
    "standard_function",
    "starts_thread",
    "stop",
    "stop_with",
    "takes_loop",
    "tape_block",
    "text_call",
    "unit_of",
    "usable_size",
    "uses_blocks",
    "waits_for_another",
    "way_out",
    "without_poison",
    "writes_bytes",
    "written_by_message",
    "written_row",
    "zero_fill",
    "zeros",
]
