"""Entries of a sparse matrix in C, by colours: what the source of the requests needs for `f_sparse_jacobian` and kin.

Columns that share no row have one colour, and one product with the matrix.  One product more, with a vector in general
position, must agree with the entries: a pattern that lacks one is said, as in Python (`matrices`).
"""

from __future__ import annotations

STATUS = "0, or what is wrong with the pattern (from 0): 1 a place outside, 2 a place twice, 3 an entry is missing"

PRELUDE = """\
/* What is wrong with a pattern: 0 nothing, 1 a place outside of the matrix, 2 a place that is named twice. The entries
   of column k are by_column[start[k]] up to start[k + 1]; those of rows likewise. */
static int32_t enzyme_sorted(size_t entries, const int64_t *keys, size_t count, size_t *start, size_t *sorted)
{
    for (size_t k = 0; k < entries; ++k) {
        if (keys[k] < 0 || (uint64_t)keys[k] >= count)
            return 1;
        ++start[keys[k] + 1];
    }
    for (size_t k = 0; k < count; ++k)
        start[k + 1] += start[k];
    size_t *next = enzyme_copy(start, count + 1, sizeof(size_t));
    for (size_t k = 0; k < entries; ++k)
        sorted[next[keys[k]]++] = k;
    free(next);
    return 0;
}

/* A colour for each column, from 0, those of one colour share no row; -1 for columns without an entry. */
static int32_t enzyme_colours(size_t entries, const int64_t *rows, const int64_t *columns, size_t row_count,
                              size_t column_count, int64_t *colour, int64_t *colours)
{
    size_t *row_start = enzyme_zeros(row_count + 1, sizeof(size_t)), *by_row = enzyme_zeros(entries, sizeof(size_t));
    size_t *start = enzyme_zeros(column_count + 1, sizeof(size_t)), *by_column = enzyme_zeros(entries, sizeof(size_t));
    size_t *seen = enzyme_zeros(column_count + 1, sizeof(size_t)), *met = enzyme_zeros(row_count, sizeof(size_t));
    int32_t problem = enzyme_sorted(entries, rows, row_count, row_start, by_row);
    if (!problem)
        problem = enzyme_sorted(entries, columns, column_count, start, by_column);
    *colours = 0;
    for (size_t c = 0; c < column_count && !problem; ++c) {
        colour[c] = -1;
        for (size_t k = start[c]; k < start[c + 1] && !problem; ++k) {
            size_t row = rows[by_column[k]];
            problem = met[row] == c + 1 ? 2 : 0;
            met[row] = c + 1;
            for (size_t other = row_start[row]; other < row_start[row + 1]; ++other) {
                size_t near = columns[by_row[other]];
                if (near < c)
                    seen[colour[near]] = c + 1;
            }
        }
        if (start[c] == start[c + 1])
            continue;
        for (colour[c] = 0; seen[colour[c]] == c + 1;)
            ++colour[c];
        if (colour[c] >= *colours)
            *colours = colour[c] + 1;
    }
    free(row_start), free(by_row), free(start), free(by_column), free(seen), free(met);
    return problem;
}

static double enzyme_probe(size_t k)
{
    double turns = 0.5 + (double)k * 0.6180339887498949;
    return 1 + (turns - (double)(size_t)turns) / 2;
}

static double enzyme_size(double x) { return x < 0 ? -x : x; }

/* Whether the entries of some row do not add up to what a product with the probe says. */
static int32_t enzyme_lacks(size_t entries, const int64_t *rows, const double *parts, const double *found,
                            size_t row_count, double tolerance)
{
    double *sum = enzyme_zeros(row_count, sizeof(double)), *scale = enzyme_zeros(row_count, sizeof(double)), most = 0;
    int32_t problem = 0;
    for (size_t k = 0; k < entries; ++k)
        sum[rows[k]] += parts[k], scale[rows[k]] += enzyme_size(parts[k]);
    for (size_t r = 0; r < row_count; ++r)
        most = enzyme_size(found[r]) > most ? enzyme_size(found[r]) : most;
    for (size_t r = 0; r < row_count; ++r)
        if (enzyme_size(found[r] - sum[r]) > tolerance * (scale[r] + 1e-3 * most))
            problem = 3;
    free(sum), free(scale);
    return problem;
}
"""


def body(
    type_: str, columns: str, rows: str, tangent: str, found: str, names: tuple[str, str, str, str], call: list[str]
) -> list[str]:
    """The statements that fill the values and return the status; `call` makes `found` the product with `tangent`.

    `columns` and `rows` count the numbers of these two vectors of `type_`; `names` are the parameters' names: the count
    of entries, their rows, columns and values.
    """
    entries, at_row, at_column, values = names
    tolerance = "1.5e-8" if type_ != "float" else "3.5e-4"
    return [
        f"    size_t enzyme_width = {columns}, enzyme_height = {rows};",
        "    int64_t enzyme_count = 0, *enzyme_colour = enzyme_zeros(enzyme_width, sizeof(int64_t));",
        f"    double *enzyme_parts = enzyme_zeros({entries}, sizeof(double));",
        "    double *enzyme_along = enzyme_zeros(enzyme_height, sizeof(double));",
        f"    int32_t enzyme_status = enzyme_colours({entries}, {at_row}, {at_column}, enzyme_height, enzyme_width, "
        "enzyme_colour, &enzyme_count);",
        "    for (int64_t enzyme_c = 0; !enzyme_status && enzyme_c <= enzyme_count; ++enzyme_c) {",
        "        for (size_t enzyme_i = 0; enzyme_i < enzyme_width; ++enzyme_i)",
        f"            {tangent}[enzyme_i] = enzyme_c < enzyme_count ? enzyme_colour[enzyme_i] == enzyme_c : "
        "enzyme_probe(enzyme_i);",
        *(f"        {line}" for line in call),
        f"        for (size_t enzyme_k = 0; enzyme_c < enzyme_count && enzyme_k < {entries}; ++enzyme_k)",
        f"            if (enzyme_colour[{at_column}[enzyme_k]] == enzyme_c)",
        f"                {values}[enzyme_k] = {found}[{at_row}[enzyme_k]];",
        "    }",
        "    if (!enzyme_status) {",
        f"        for (size_t enzyme_k = 0; enzyme_k < {entries}; ++enzyme_k)",
        f"            enzyme_parts[enzyme_k] = (double){values}[enzyme_k] * {tangent}[{at_column}[enzyme_k]];",
        "        for (size_t enzyme_i = 0; enzyme_i < enzyme_height; ++enzyme_i)",
        f"            enzyme_along[enzyme_i] = {found}[enzyme_i];",
        f"        enzyme_status = enzyme_lacks({entries}, {at_row}, enzyme_parts, enzyme_along, enzyme_height, "
        f"{tolerance});",
        "    }",
        "    free(enzyme_colour), free(enzyme_parts), free(enzyme_along);",
    ]
