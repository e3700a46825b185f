"""What works, by the corpus itself: tables by feature and language for docs/support.md, and the list of all programs.

`python -m tests.harness --table` writes both, and the reference of modes; tests check that all are up to date.  What
is newly refused is built, for its message; other messages stay (delete the list to have them all made again).  A
program that no feature names below is counted under the last one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from .engine import Ours
from .programs import ROOT, Program, all_programs, header_lines, read_program
from .reference import MODES_PAGE, with_reference
from .runner import BUILD_FOLDER, write_driver

SUPPORT = ROOT.parents[1] / "docs" / "support.md"
LIST = ROOT / "README.md"
BEGIN, END = "<!-- by `python -m tests.harness --table` -->\n", "<!-- end of the table -->"
LANGUAGES = {"c": "C", "cpp": "C++", "fortran": "Fortran", "rust": "Rust", "mixed": "together"}
FEATURES = {
    "numbers and mathematical functions": """
        arithmetic bits_of_constants casts complex_cpp complex_functions complex_long_double complex_numbers
        complex_values constants_as_bits fast_math half_precision intrinsics_avx intrinsics_math intrinsics_sse
        log_sum_exp long_doubles math_bessel math_float math_long_double math_parts math_sweep missing_values
        split_numbers
        number_bits unchosen
        number_parts own_mathematics poison_lanes rounding_by_sums scrambled_bits single_precision strict_floats
        sum_of_squares traps_at_zero two_scalars vector_extension vector_masks
        encoded_bits encoded_ways returned_bits hashed_singles flipped_words powers_of_two moduli_at_zero""",
    "loops and control flow": """
        active_once arrays_between_loops computed_gotos constructs do_while early_returns error_exits exceptions
        exits explicit_shape float_loop flow_mix gotos guards_and_streams interchanged_loops irreducible iterators
        lagging_counters lagging_numbers
        long_searches loops_of_all_kinds narrow_counters neighbours nested_loops nested_while options_results phi_swap
        recurrence recurrences select_case several_exits state_machines status_and_kinds strides swapped_buffers
        switch_exits switches
        exception_specifications exceptions_read failures_as_exceptions ignored_exceptions
        messages_of_exceptions
        thrown_and_caught throws_of_headers unsigned_wrap where_masks while_unknown zero_trips""",
    "calls, recursion, callbacks, dispatch": """
        atomic_assembly boxed_layers carries
        attributes c_binding callbacks callbacks_across calls calls_and_memory calls_without_arguments
        class_hierarchies closures const_arguments crtp_solver dispatch function_pointers function_records functors
        generic_sort inline_assembly internal_procedures lambdas library_prototypes mutual_recursion object_oriented
        passing_arrays procedure_arguments promised_attributes qsort_values recursion recursion_memory refused_things
        callbacks_of_constructors optional_slopes
        registries roles_of_arguments scheduled_closures std_function structs_traits swapped_dummies symbols
        templates trait_objects
        variadic variadic_sum
        virtual_calls bound_procedures structs_to_callbacks class_variables custom_on_constants
        custom_far_behind custom_struct_results rules_on_freed_memory""",
    "memory, structures, globals": """
        address_constants addresses_in_integers addresses_in_lanes aliasing aligned_addresses allocatables
        arena arena_of_nodes arena_pieces described_starts returned_values assumed_shape atomic_numbers
        behind_members boxed_addresses boxed_nodes byte_copy byte_loops byte_order
        bytes_beside_numbers bytes_of_constants byval_copies grown_tables
        cached_tables checkpoints chosen_children cloned_holders common_blocks constant_data constant_words
        constants_beside constructors contexts copied_arrays copied_elements copied_pairs copied_records
        copied_trees copies_in_pieces copies_into_common copies_of_elements counted_words custom_records
        deep_copies derived_types described_parts encoded_numbers enum_commands enum_messages enum_trees
        exported_lengths finalisers flexible_records formula_words frames_of_bytes global_settings global_tables globals
        growing_messages grown_structures kept_words hash_table heap hidden_addresses holders in_place inactive_parts
        halves_in_bytes inactive_writers initial_tables integer_handles integer_links integers_in_common kept_addresses
        kept_and_cleared kept_buffers kept_common kept_records labelled_values large_records layouts
        linked_list lists made_before mem_functions memo_counters memos memos_looked_at merged_releases module_state
        moved_addresses moving_elements named_entries named_records named_states narrow_records
        numbers_as_text numbers_in_characters numbers_in_files numbers_in_logs outputs printed_by_kind
        owned_structures ownership packed_records parsed_formulas
        parsed_characters partial_copies pieces_given ping_pong plan_cache pointer_at_first pointer_links pointer_state
        pointers_targets raii rebased_pointers records_and_ranks orders_with_names queued_closures
        records_of_singles records_of_two_widths ring_of_records row_pointers search_tree seen_two_ways
        set_before hashed_words checked_words shared_workspaces
        brought brought_ways brought_words free_list shadow_globals shared_graphs shifted_keys
        shrunk_arrays sizes_between sizes_of_elements slices small_structs split_records spreadsheet_values
        smart_pointers stack_memory states_and_views statics statics_beside_lists struct_links struct_mixed
        struct_returns struct_words structs structs_twice swaps_by_words tables_of_addresses tagged_structs
        tagged_values traces_in_bytes tree_nodes union_copies unions words_across_numbers words_printed
        settings_beside_logs logs_beside_settings""",
    "libraries, containers, array operations": """
        algorithms array_expressions array_library arrays blas_calls blas_levels cblas_calls collected_results
        collected_values errors_of_a_parser heap_of_events named_nodes names_beside_numbers
        collections
        assigned_maps cloned_maps copied_maps edited_containers eigen_arrays eigen_dynamic eigen_fixed eigen_solve
        expression_templates
        generic_containers generic_vectors inserted_records
        linear_algebra lists_and_deques logs_and_settings maps matrix_class nested_vectors operators printed_numbers
        messages_made printing ranges_and_heaps reducing_elements reductions short_input sorted_events sorted_records
        sorted_rows spliced_lists moments typed_members cached_nodes component_systems
        buffers_in_objects growing_logs numbers_in_strings written_logs written_records printed_names
        addresses_into_texts conversions_beside_numbers grown_lines sorted_pointers tokens_and_ends
        texts_beside_rows changed_characters
        streams string_buffers strings table_lookup tools valarray_gslice vectors""",
    "linear algebra, solvers, transforms": """
        cholesky conjugate_gradient eigenvalue fft fortran_prototypes gram_schmidt integrators lapack_factors
        lapack_spectra
        linear_solvers lu_in_place matrix matrix_multiply multigrid newton ode_adaptive ode_rk4 qr_householder
        qr_svd_eigen quadrature rosenbrock solvers sparse_matrix spline spline_object tridiagonal trust_region""",
    "threads, several files, several languages": """
        c_files cross_sections fortran_modules lagrangian ocean parallel_do parallel_loops
        parallel_objects parallel_regions parallel_tasks posix_threads rust_and_c std_threads three_languages
        futures""",
    "whole computations": "",
}


def write() -> None:
    """Bring both files up to date."""
    programs = [read_program(path) for path in all_programs()]
    known = said(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}
    messages = {p.name: _still(p, known.get(p.name, "")) or _message(p) for p in programs if refusals(p)}
    LIST.write_text(listed(programs, messages), encoding="utf-8")
    SUPPORT.write_text(with_table(SUPPORT.read_text(encoding="utf-8"), programs, messages), encoding="utf-8")
    MODES_PAGE.write_text(with_reference(MODES_PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def said(page: str) -> dict[str, str]:
    """The messages in the list, by the name of the program that is refused."""
    rows = re.findall(r"^\| \[.*?\]\((.*?)\) \| .* \| refused: (.*) \|$", page, re.MULTILINE)
    return {re.sub(r"\.\w+$", "", place): text.replace("\\", "").replace("&lt;", "<") for place, text in rows}


def _still(program: Program, message: str) -> str:
    """The message, if it is what is expected."""
    return message if any(re.search(expected, message) for expected in refusals(program)) else ""


def with_table(page: str, programs: list[Program], messages: dict[str, str]) -> str:
    """The page's text with both tables between their marks."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + table(programs) + "\n" + refused(programs, messages) + END + rest.split(END)[1]


def table(programs: Iterable[Program]) -> str:
    """Programs by feature and language: how many work, and how many are refused."""
    works: Counter[tuple[str, str]] = Counter()
    refused: Counter[tuple[str, str]] = Counter()
    for program in programs:
        for language in (program.folder, ""):
            (refused if refusals(program) else works)[feature_of(program), language] += 1
    columns = [*LANGUAGES, ""]
    lines = [f"| programs | {' | '.join(LANGUAGES.values())} | all |", "|---|" + "--:|" * len(columns)]
    for feature in FEATURES:
        cells = (_cell(works[feature, language], refused[feature, language]) for language in columns)
        lines.append(f"| {feature} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def refused(programs: list[Program], messages: dict[str, str]) -> str:
    """What is refused, by feature: the program that shows it, and what is said."""
    lines = ["| of these refused, as a whole or in part | what is said |", "|---|---|"]
    for feature in FEATURES:
        for program in programs:
            if program.name in messages and feature_of(program) == feature:
                link = f"[{program.name}](../tests/programs/{_place(program)})"
                lines.append(f"| {feature}: {link} | {_escaped(_without_metadata(messages[program.name]))} |")
    return "\n".join(lines) + "\n"


def _without_metadata(message: str) -> str:
    return re.sub(r",? !\w+ !\d+", "", message)


def _cell(works: int, refused: int) -> str:
    if not refused:
        return str(works or "")
    return f"{works} of {works + refused}"


def feature_of(program: Program) -> str:
    """The feature that a program is listed under."""
    stem = program.name.split("/")[-1]
    return next((feature for feature, names in FEATURES.items() if stem in names.split()), [*FEATURES][-1])


def listed(programs: Iterable[Program], messages: dict[str, str]) -> str:
    """Every program, what it is about, and of those that are refused the message."""
    programs = list(programs)
    lines = ["# The corpus", "", "Every program is differentiated as its header says: see `tests/harness`.", ""]
    for folder, language in LANGUAGES.items():
        lines += [f"## {language}", "", "| program | is about | and |", "|---|---|---|"]
        for program in (p for p in programs if p.folder == folder):
            place = program.name.removeprefix(f"{folder}/")
            link = f"[{place}]({_place(program)})"
            stops = any(request.stop for request in program.requests)
            state = "works, or stops with a message" if stops else "works"
            state = f"refused: {_escaped(messages[program.name])}" if program.name in messages else state
            lines.append(f"| {link} | {_escaped(headline(program))} | {state} |")
        lines.append("")
    return "\n".join(lines)


def _place(program: Program) -> Path:
    """Where it lies: a file, or a folder of several."""
    return (program.files[0].parent if program.folder == "mixed" else program.files[0]).relative_to(ROOT)


def headline(program: Program) -> str:
    """The first sentence of the header that is not for the harness: what the program is about."""
    for file in program.files:
        lines: list[str] = []
        for line in header_lines(file):
            is_about = line.strip() and not re.match(r"\s*[a-z]+:(\s|$)", line)
            if is_about:
                lines.append(line.strip())
            elif lines:
                break
        if lines:
            return " ".join(lines).split(". ")[0].rstrip(".")
    return ""


def _escaped(text: str) -> str:
    """Text in a cell of a table; what stands between backquotes needs no other care."""
    return text.replace("|", "") if "`" in text else text.replace("|", "\\|").replace("<", "&lt;").replace("_", "\\_")


def refusals(program: Program) -> list[str]:
    """What the messages must contain, for the requests that are refused."""
    return [request.refusal for request in program.requests if request.refusal]


def _message(program: Program) -> str:
    """What is said when the program is built, at the first level that is refused."""
    folder = BUILD_FOLDER / "table" / program.name
    folder.mkdir(parents=True, exist_ok=True)
    for level in ("-O2", "-O0"):
        try:
            Ours().build(program, write_driver(program, folder), [level], folder)
        except Exception as error:  # whatever it is, it is what users see
            lines = [re.sub(r"^error(\[\w+\])?: ", "", line) for line in str(error).splitlines()]
            return next((line for line in lines if _still(program, line)), lines[0])
    return "nothing: it works, and its mark can go"
