/* Assignment: `to = from`, where an allocatable `to` gets the shape of `from`. */
#pragma once
#include "finalize.h"

enum { REALLOCATES = 1, FINALIZES = 2, KEEPS_LENGTH = 4, POLYMORPHIC = 8 };

static void copy_elements(const Descriptor *to, const Descriptor *from, int depth) {
  const DerivedType *type = derived_type_of(to);
  if (from->type == TYPE_DERIVED && from->rank == 0) type = derived_type_of(from) && !type ? derived_type_of(from) : type;
  Int64 count = count_elements(to), length = row_length(to);
  if (count <= 0) return;
  int at_once = is_contiguous(to) && (from->rank == 0 || is_contiguous(from));
  Int64 rows = at_once ? 1 : count / length;
  Int64 to_step = at_once ? (Int64)to->element_bytes : row_step(to);
  Int64 from_step = from->rank == 0 ? 0 : at_once ? (Int64)from->element_bytes : row_step(from);
  if (at_once) length = count;
  for (Int64 row = 0; row < rows; ++row) {
    char *target = to->base + (at_once ? 0 : row_offset(to, row));
    const char *source = from->base + (at_once || from->rank == 0 ? 0 : row_offset(from, row));
    if (type)
      copy_objects(type, target, to_step, source, from_step, length, depth);
    else if (to->type == TYPE_CHARACTER)
      copy_text(target, to_step, to->element_bytes, source, from_step, from->element_bytes, length);
    else
      copy_row(to->type, to->element_bytes, target, to_step, source, from_step, length);
  }
}

/* Bounds for new memory: from 1, or as they were in `from`; contiguous. */
INACTIVE Int64 take_shape(Descriptor *to, const Descriptor *from, int keeps_length) {
  to->type = from->type;
  if (!keeps_length) to->element_bytes = from->element_bytes;
  Int64 bytes = to->element_bytes;
  for (int k = 0; k < from->rank; ++k) {
    Dimension its = from->dimensions[k];
    to->dimensions[k] = (Dimension){its.extent > 0 ? its.lower : 1, its.extent, bytes};
    bytes *= its.extent;
  }
  if (from->rank == 0)
    for (int k = 0; k < to->rank; ++k) {
      to->dimensions[k].stride = bytes;
      bytes *= to->dimensions[k].extent;
    }
  return bytes;
}

static void allocate_like(Descriptor *to, const Descriptor *from, int keeps_length) {
  Int64 bytes = take_shape(to, from, keeps_length);
  take_type(to, from);
  to->base = malloc(bytes > 0 ? bytes : 1);
  const DerivedType *type = derived_type_of(to);
  if (type && !type->needs_no_initialization)
    initialize_objects(type, to->base, to->element_bytes, count_elements(to));
}

INACTIVE int has_other_shape(const Descriptor *to, const Descriptor *from, int flags) {
  if (to->type != from->type) return 1;
  if (to->type == TYPE_CHARACTER && !(flags & KEEPS_LENGTH) && to->element_bytes != from->element_bytes) return 1;
  if (flags & POLYMORPHIC && derived_type_of(to) != derived_type_of(from)) return 1;
  int answer = 0;
  if (from->rank)
    for (int k = 0; k < to->rank; ++k) answer |= to->dimensions[k].extent != from->dimensions[k].extent;
  return answer;
}

inline Int64 lowest(const Descriptor *d) {
  Int64 at = 0;
  for (int k = 0; k < d->rank; ++k)
    if (d->dimensions[k].stride < 0) at += (d->dimensions[k].extent - 1) * d->dimensions[k].stride;
  return at;
}
inline Int64 behind(const Descriptor *d) {
  Int64 at = d->element_bytes;
  for (int k = 0; k < d->rank; ++k)
    if (d->dimensions[k].stride > 0) at += (d->dimensions[k].extent - 1) * d->dimensions[k].stride;
  return at;
}
INACTIVE int may_overlap(const Descriptor *a, const Descriptor *b) {
  if (!a->base || !b->base || !count_elements(a) || !count_elements(b)) return 0;
  return a->base + lowest(a) < b->base + behind(b) && b->base + lowest(b) < a->base + behind(a);
}

/* A contiguous copy of `from` in memory of its own; what its elements own stays theirs. */
static void make_temporary(Descriptor *temporary, const Descriptor *from) {
  establish(temporary, from->type, from->element_bytes, from->rank, ALLOCATABLE_ATTRIBUTE, derived_type_of(from));
  temporary->base = malloc(take_shape(temporary, from, 0) + 1);
  copy_elements(temporary, from, SHALLOW);
}

static void assign(Descriptor *to, const Descriptor *from, int flags) {
  int replaces = flags & REALLOCATES && to->attribute == ALLOCATABLE_ATTRIBUTE;
  DESCRIPTOR(MAX_RANK) old;
  old.descriptor.base = 0;
  int overlaps = may_overlap(to, from);
  if (flags & FINALIZES && derived_type_of(to)) finalize_objects(derived_type_of(to), to);
  if (replaces && to->base && has_other_shape(to, from, flags)) {
    copy_descriptor(&old.descriptor, to);
    to->base = 0;
    overlaps = 0;
  }
  if (overlaps) { /* what the elements own is copied, too: it would go when the first of them is replaced */
    DESCRIPTOR(MAX_RANK) temporary;
    establish(&temporary.descriptor, from->type, from->element_bytes, from->rank, ALLOCATABLE_ATTRIBUTE,
              derived_type_of(from));
    allocate_like(&temporary.descriptor, from, 0);
    copy_elements(&temporary.descriptor, from, DEEP);
    copy_elements(to, &temporary.descriptor, DEEP);
    release_allocatable(&temporary.descriptor);
    return;
  }
  if (replaces && !to->base) allocate_like(to, from, flags & KEEPS_LENGTH);
  copy_elements(to, from, DEEP);
  release_allocatable(&old.descriptor);
}

/* The old content goes first (10.2.1.3, 13), whatever its shape. */
static void assign_allocatable_component(Descriptor *to, const Descriptor *from) {
  release_allocatable(to);
  copy_shape(to, from);
  if (from->extra & HAS_ADDENDUM) addendum_of(to)->type = addendum_of(from)->type;
  if (!from->base) return;
  allocate_like(to, from, 0);
  copy_elements(to, from, DEEP);
}

