"""MPI: what each call does to memory, and rules that are calls of the same library.

A body says what analyses ask.  What is sent goes into a variable, the wire, one for each type of numbers; what is
received comes out of it: so what one process receives depends on what any process sends.  What is sent as bytes or as
structs has wires of its own, one for each way that such messages go: buffers on one wire hold the same.  A call that
returns at once leaves its buffer's address in a variable; one that waits reads and writes what all such addresses lead
to.
`openmpi.ll`, `mpich.ll` and `mpi5.ll` (the ABI that MPI 5 defines) are made of `mpi.c` by
`python -m tests.rules.make_bodies`.
"""

from __future__ import annotations

from enzyme_build.rules.library.mpi.datatypes import (
    DERIVED,
    counts_alone,
    datatype_indices,
    kind_in_fortran,
    kind_of_datatype,
)
from enzyme_build.rules.library.mpi.effects import ONE, WINDOWS, MessageForm, RuleForm, message_body, message_rule_body
from enzyme_build.rules.library.mpi.table import (
    ABIS,
    ALSO,
    FOLDER,
    MADE_OF_CALLS,
    MPI_SOURCE,
    NAME,
    OWN,
    PARAMETERS,
    REFUSED,
    WAITS,
    WIRE,
    body_of_calls,
    communicator_maker_texts,
    communicator_makers,
    fortran_body,
    fortran_message,
    has_message_rule,
    is_collective,
    is_handle,
    is_made_of_calls,
    is_message,
    is_of_messages,
    is_refused_message,
    makes_for,
    message_roles,
    message_rule,
    message_rule_texts,
    message_types,
    name_of_maker,
    needs_twins,
    reduction,
    short_name,
)

__all__ = [
    "ABIS",
    "ALSO",
    "DERIVED",
    "FOLDER",
    "MADE_OF_CALLS",
    "MPI_SOURCE",
    "NAME",
    "ONE",
    "OWN",
    "PARAMETERS",
    "REFUSED",
    "WAITS",
    "WINDOWS",
    "WIRE",
    "MessageForm",
    "RuleForm",
    "body_of_calls",
    "communicator_maker_texts",
    "communicator_makers",
    "counts_alone",
    "datatype_indices",
    "fortran_body",
    "fortran_message",
    "has_message_rule",
    "is_collective",
    "is_handle",
    "is_made_of_calls",
    "is_message",
    "is_of_messages",
    "is_refused_message",
    "kind_in_fortran",
    "kind_of_datatype",
    "makes_for",
    "message_body",
    "message_roles",
    "message_rule",
    "message_rule_body",
    "message_rule_texts",
    "message_types",
    "name_of_maker",
    "needs_twins",
    "reduction",
    "short_name",
]
