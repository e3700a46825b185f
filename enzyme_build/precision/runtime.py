"""What the versions of a program call, in C: sums of |adjoint · rounding|, a mask, and low-accuracy functions.

Of each site the watcher keeps, over all evaluations: Σ |adjoint · value|, Σ |adjoint|, Σ |adjoint · (value − its
rounding)| for each short type, and the largest value; of functions also the range of their argument.
"""

from __future__ import annotations

FIELDS = ("magnitude", "adjoints", "single", "brief", "largest", "low", "high")
SUMS, REPLACED = "enzyme_precision_sums", "enzyme_precision_mask"

_WATCHER = """\
#include <math.h>
#include <string.h>
struct sum {{ double magnitude, adjoints, single, brief, largest, low, high; }};
struct sum enzyme_precision_sums[{count}];
__attribute__((noinline)) double enzyme_precision_watch(double value, int site, double zero) {{ return value; }}
static double augmented(double value, int site, double zero) {{ return value; }}
struct both {{ double value, zero; }};
static double brief(double value) {{
  float single = value;
  unsigned bits;
  memcpy(&bits, &single, 4);
  if ((bits & 0x7f800000u) != 0x7f800000u) bits = (bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000u;
  memcpy(&single, &bits, 4);
  return single;
}}
{add}
static struct both reverse(double value, int site, double zero, double adjoint) {{
  struct sum *sum = &enzyme_precision_sums[site];
  double size = fabs(adjoint);
  if (size != 0) {{
    add(&sum->magnitude, size * fabs(value));
    add(&sum->adjoints, size);
    add(&sum->single, size * fabs(value - (double)(float)value));
    add(&sum->brief, size * fabs(value - brief(value)));
    if (!(fabs(value) <= sum->largest)) sum->largest = fabs(value);
  }}
  return (struct both){{adjoint, 0}};
}}
__attribute__((used)) static void *__enzyme_register_gradient_precision[] = {{
    (void *)enzyme_precision_watch, (void *)augmented, (void *)reverse}};
"""
_ALONE = "static void add(double *sum, double more) { *sum += more; }"
_TOGETHER = """\
static void add(double *sum, double more) {
  double before = *sum, after;
  do after = before + more;
  while (!__atomic_compare_exchange(sum, &before, &after, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}"""


def watcher(count: int, is_parallel: bool) -> str:
    """The source of the watcher of so many sites."""
    return _WATCHER.format(count=max(1, count), add=_TOGETHER if is_parallel else _ALONE)


def mask(count: int) -> str:
    """The source of the mask."""
    return f"unsigned char enzyme_precision_mask[{max(1, count)}];\n"
