"""What the versions of a program call, in C: sums of |adjoint · rounding|, a mask, and low-accuracy functions.

Of each site the watcher keeps, over all evaluations: Σ |adjoint · value|, Σ |adjoint|, Σ |adjoint · (value − its
rounding to the short type)|, and the largest value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FIELDS = ("magnitude", "adjoints", "actual", "largest")
SUMS = "enzyme_precision_sums"
RELATIVE, RANGES, SAMPLED = "enzyme_precision_relative", "enzyme_precision_ranges", "enzyme_precision_sampled"

_WATCHER = """\
#include <math.h>
#include <string.h>
struct sum {{ double magnitude, adjoints, actual, largest; }};
struct sum enzyme_precision_sums[{count}];
__attribute__((noinline)) double enzyme_precision_watch(double value, int site, double zero) {{ return value; }}
static double augmented(double value, int site, double zero) {{ return value; }}
struct both {{ double value, zero; }};
{short}
{add}
static struct both reverse(double value, int site, double zero, double adjoint) {{
  struct sum *sum = &enzyme_precision_sums[site];
  double size = fabs(adjoint);
  if (size != 0) {{
    add(&sum->magnitude, size * fabs(value));
    add(&sum->adjoints, size);
    add(&sum->actual, size * fabs(value - shortened(value)));
    if (!(fabs(value) <= sum->largest)) sum->largest = fabs(value);
  }}
  return (struct both){{adjoint, 0}};
}}
__attribute__((used)) static void *__enzyme_register_gradient_precision[] = {{
    (void *)enzyme_precision_watch, (void *)augmented, (void *)reverse}};
"""
_SINGLE = "static double shortened(double value) { return (float)value; }"
_HALF_OF_SINGLE = """\
static double shortened(double value) {
  float single = value;
  unsigned bits;
  memcpy(&bits, &single, 4);
  if ((bits & 0x7f800000u) != 0x7f800000u) bits = (bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000u;
  memcpy(&single, &bits, 4);
  return single;
}"""
_ALONE = "static void add(double *sum, double more) { *sum += more; }"
_TOGETHER = """\
static void add(double *sum, double more) {
  double before = *sum, after;
  do after = before + more;
  while (!__atomic_compare_exchange(sum, &before, &after, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}"""


def watcher(count: int, is_single: bool, is_parallel: bool) -> str:
    """The source of the watcher of so many sites, for float32 or bfloat16."""
    short, add = _SINGLE if is_single else _HALF_OF_SINGLE, _TOGETHER if is_parallel else _ALONE
    return _WATCHER.format(count=max(1, count), short=short, add=add)


def mask(count: int) -> str:
    """The source of the mask."""
    return f"unsigned char enzyme_precision_mask[{max(1, count)}];\n"


_THROUGH = """\
#include <math.h>
{sources}
double enzyme_precision_relative[{count}];
double enzyme_precision_ranges[{count}][2];
double enzyme_precision_through(double value, double argument, int site) {{
  double *range = enzyme_precision_ranges[site];
  if (!(argument >= range[0])) range[0] = argument;
  if (!(argument <= range[1])) range[1] = argument;
  switch (site) {{
{cases}
  }}
  return value * (1 + enzyme_precision_relative[site]);
}}
/* The largest error of a replacement, absolute or relative, at equally distant points of an interval. */
double enzyme_precision_sampled(int which, double low, double high, int is_absolute) {{
  double largest = 0;
  for (int k = 0; k <= {points}; ++k) {{
    double at = low + (high - low) * k / {points}, value = 0, other = 0;
    switch (which) {{
{references}
    }}
    double error = value == other ? 0 : fabs((other - value) / (is_absolute ? 1 : value));
    if (!(error <= largest)) largest = error;
  }}
  return largest;
}}
"""
_POINTS = 100_000


def through(count: int, source: str, replacements: Mapping[str, tuple[str, Sequence[int]]]) -> str:
    """The source of what results of functions go through; `replacements` are, by name, another function and the sites.

    A site without a replacement has its result changed by a relative error.
    """
    cases = [
        f"  case {site}: if (enzyme_precision_relative[site]) return {other}(argument); return value;"
        for other, sites in replacements.values()
        for site in sites
    ]
    references = [
        f"    case {which}: value = {name}(at); other = {other}(at); break;"
        for which, (name, (other, _)) in enumerate(replacements.items())
    ]
    return _THROUGH.format(
        sources=source,
        count=max(1, count),
        cases="\n".join(cases) or "  default: break;",
        references="\n".join(references) or "    default: break;",
        points=_POINTS,
    )
