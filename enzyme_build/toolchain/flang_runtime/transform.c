/* Transformational intrinsics that move elements: the result is allocated here, element after element is copied. */
#include "assign.h"

/* A new result of the type of `like`; its extents are in `result` when `allocate_result` is called. */
inline void begin_result(Descriptor *result, const Descriptor *like, int rank) {
  establish(result, like->type, like->element_bytes, rank, ALLOCATABLE_ATTRIBUTE, derived_type_of(like));
}

INACTIVE Int64 finish_shape(Descriptor *result) {
  Int64 bytes = result->element_bytes;
  for (int k = 0; k < result->rank; ++k) {
    result->dimensions[k].stride = bytes;
    bytes *= result->dimensions[k].extent;
  }
  return bytes;
}

inline void allocate_result(Descriptor *result) { result->base = malloc(finish_shape(result) + 1); }

/* The result owns what its elements own: allocatable components are copied, and the program frees them with it. */
static void copy_element(const Descriptor *to, Int64 to_offset, const Descriptor *from, Int64 from_offset) {
  const DerivedType *type = derived_type_of(to);
  char *target = to->base + to_offset;
  const char *source = from->base + from_offset;
  if (type) {
    if (!type->needs_no_initialization) initialize_objects(type, target, to->element_bytes, 1);
    copy_objects(type, target, 0, source, 0, 1, DEEP);
  } else
    copy_row(to->type, to->element_bytes, target, 0, source, 0, 1);
}

INACTIVE Int64 integer_at(const Descriptor *d, Int64 element) {
  const char *place = d->base + element_offset(d, element);
  switch (d->element_bytes) {
  case 1: return *(const Int8 *)place;
  case 2: return *(const short *)place;
  case 4: return *(const Int32 *)place;
  default: return *(const Int64 *)place;
  }
}

/* A mask's element; a scalar mask is the same everywhere, and an absent one is true. */
INACTIVE int is_true(const Descriptor *mask, Int64 element) {
  return !mask || !mask->base || integer_at(mask, mask->rank ? element : 0) != 0;
}

INACTIVE void copy_extents(Descriptor *to, const Descriptor *from) {
  for (int k = 0; k < to->rank; ++k) to->dimensions[k].extent = from->dimensions[k].extent;
}

INACTIVE void extents_of_reshape(Descriptor *result, const Descriptor *shape) {
  for (int k = 0; k < result->rank; ++k) {
    Int64 extent = integer_at(shape, k);
    result->dimensions[k].extent = extent > 0 ? extent : 0;
  }
}

/* Where the element that is `element`-th in the order of dimensions ORDER lies. */
INACTIVE Int64 ordered_offset(const Descriptor *result, const Descriptor *order, Int64 element) {
  Int64 offset = 0;
  for (int k = 0; k < result->rank; ++k) {
    int at = order && order->base ? (int)integer_at(order, k) - 1 : k;
    offset += element % result->dimensions[at].extent * result->dimensions[at].stride;
    element /= result->dimensions[at].extent;
  }
  return offset;
}

void _FortranAReshape(Descriptor *result, const Descriptor *source, const Descriptor *shape, const Descriptor *pad,
                      const Descriptor *order, const char *file, int line) {
  begin_result(result, source, shape->dimensions[0].extent);
  extents_of_reshape(result, shape);
  allocate_result(result);
  Int64 wanted = count_elements(result), given = count_elements(source);
  Int64 padding = pad && pad->base ? count_elements(pad) : 0;
  if (wanted > given && !padding)
    _FortranAReportFatalUserError("RESHAPE: not enough elements, need PAD=", file, line);
  for (Int64 k = 0; k < wanted && k < given; ++k)
    copy_element(result, ordered_offset(result, order, k), source, element_offset(source, k));
  for (Int64 k = given; k < wanted; ++k)
    copy_element(result, ordered_offset(result, order, k), pad, element_offset(pad, (k - given) % padding));
}

INACTIVE void extents_of_spread(Descriptor *result, const Descriptor *source, int dim, Int64 copies) {
  for (int k = 0, from = 0; k < result->rank; ++k)
    result->dimensions[k].extent = k + 1 == dim ? copies > 0 ? copies : 0 : source->dimensions[from++].extent;
}

/* The source's offset for an element of a result that has one dimension more. */
INACTIVE Int64 offset_without(const Descriptor *result, const Descriptor *source, int dim, Int64 element) {
  Int64 offset = 0;
  for (int k = 0, from = 0; k < result->rank; ++k) {
    Int64 at = element % result->dimensions[k].extent;
    element /= result->dimensions[k].extent;
    if (k + 1 != dim) offset += at * source->dimensions[from++].stride;
  }
  return offset;
}

void _FortranASpread(Descriptor *result, const Descriptor *source, int dim, Int64 copies, const char *file, int line) {
  begin_result(result, source, source->rank + 1);
  extents_of_spread(result, source, dim, copies);
  allocate_result(result);
  Int64 count = count_elements(result);
  for (Int64 k = 0; k < count; ++k)
    copy_element(result, element_offset(result, k), source, offset_without(result, source, dim, k));
}

INACTIVE void extents_of_transpose(Descriptor *result, const Descriptor *matrix) {
  result->dimensions[0].extent = matrix->dimensions[1].extent;
  result->dimensions[1].extent = matrix->dimensions[0].extent;
}

void _FortranATranspose(Descriptor *result, const Descriptor *matrix, const char *file, int line) {
  begin_result(result, matrix, 2);
  extents_of_transpose(result, matrix);
  allocate_result(result);
  Int64 rows = result->dimensions[0].extent, columns = result->dimensions[1].extent;
  for (Int64 j = 0; j < columns; ++j)
    for (Int64 i = 0; i < rows; ++i)
      copy_element(result, (j * rows + i) * result->element_bytes, matrix,
                   j * matrix->dimensions[0].stride + i * matrix->dimensions[1].stride);
}

#define OUTSIDE (-0x7fffffffffffffffLL)

/* The source's offset of an element of the shifted array, or OUTSIDE. */
INACTIVE Int64 shifted_offset(const Descriptor *source, int dim, const Descriptor *shifts, Int64 shift, int is_circular,
                              Int64 element) {
  Int64 offset = 0, at_dim = 0, other = 0, others = 1;
  for (int k = 0; k < source->rank; ++k) {
    Int64 extent = source->dimensions[k].extent, at = element % extent;
    element /= extent;
    if (k + 1 == dim) {
      at_dim = at;
    } else {
      offset += at * source->dimensions[k].stride;
      other += at * others;
      others *= extent;
    }
  }
  Int64 extent = source->dimensions[dim - 1].extent;
  Int64 from = at_dim + (shifts ? integer_at(shifts, shifts->rank ? other : 0) : shift);
  if (is_circular) {
    from %= extent;
    if (from < 0) from += extent;
  } else if (from < 0 || from >= extent) {
    return OUTSIDE;
  }
  return offset + from * source->dimensions[dim - 1].stride;
}

static void circular_shift(Descriptor *result, const Descriptor *source, const Descriptor *shifts, Int64 shift,
                           int dim) {
  begin_result(result, source, source->rank);
  copy_extents(result, source);
  allocate_result(result);
  Int64 count = count_elements(result);
  for (Int64 k = 0; k < count; ++k)
    copy_element(result, element_offset(result, k), source, shifted_offset(source, dim, shifts, shift, 1, k));
}

void _FortranACshift(Descriptor *result, const Descriptor *source, const Descriptor *shifts, int dim, const char *file,
                     int line) {
  circular_shift(result, source, shifts, 0, dim);
}
void _FortranACshiftVector(Descriptor *result, const Descriptor *source, Int64 shift, const char *file, int line) {
  circular_shift(result, source, 0, shift, 1);
}

/* For an element outside: which element of the boundary array it is. */
INACTIVE Int64 boundary_offset(const Descriptor *source, const Descriptor *boundary, int dim, Int64 element) {
  Int64 offset = 0;
  for (int k = 0, at_boundary = 0; k < source->rank; ++k) {
    Int64 at = element % source->dimensions[k].extent;
    element /= source->dimensions[k].extent;
    if (k + 1 != dim && boundary->rank) offset += at * boundary->dimensions[at_boundary++].stride;
  }
  return offset;
}

/* Zero, or a blank: what comes in where no boundary is given. */
static void clear_element(const Descriptor *result, Int64 offset) {
  static const __float128 zeros[2] = {0, 0};
  if (result->type == TYPE_CHARACTER)
    copy_text(result->base + offset, 0, result->element_bytes, (const char *)zeros, 0, 0, 1);
  else
    fill_row(result->type, result->element_bytes, result->base + offset, (const char *)zeros, 1);
}

static void end_off_shift(Descriptor *result, const Descriptor *source, const Descriptor *shifts, Int64 shift,
                          const Descriptor *boundary, int dim) {
  begin_result(result, source, source->rank);
  copy_extents(result, source);
  allocate_result(result);
  Int64 count = count_elements(result);
  for (Int64 k = 0; k < count; ++k) {
    Int64 place = element_offset(result, k), from = shifted_offset(source, dim, shifts, shift, 0, k);
    if (from != OUTSIDE)
      copy_element(result, place, source, from);
    else if (boundary && boundary->base)
      copy_element(result, place, boundary, boundary_offset(source, boundary, dim, k));
    else
      clear_element(result, place);
  }
}

void _FortranAEoshift(Descriptor *result, const Descriptor *source, const Descriptor *shifts,
                      const Descriptor *boundary, int dim, const char *file, int line) {
  end_off_shift(result, source, shifts, 0, boundary, dim);
}
void _FortranAEoshiftVector(Descriptor *result, const Descriptor *source, Int64 shift, const Descriptor *boundary,
                            const char *file, int line) {
  end_off_shift(result, source, 0, shift, boundary, 1);
}

INACTIVE Int64 count_true(const Descriptor *mask, Int64 count) {
  Int64 found = 0;
  for (Int64 k = 0; k < count; ++k) found += is_true(mask, k);
  return found;
}

void _FortranAPack(Descriptor *result, const Descriptor *source, const Descriptor *mask, const Descriptor *vector,
                   const char *file, int line) {
  Int64 count = count_elements(source), chosen = count_true(mask, count);
  begin_result(result, source, 1);
  Int64 length = vector && vector->base ? vector->dimensions[0].extent : chosen;
  set_extent(result, length);
  allocate_result(result);
  Int64 at = 0;
  for (Int64 k = 0; k < count; ++k)
    if (is_true(mask, k)) {
      copy_element(result, at * result->element_bytes, source, element_offset(source, k));
      ++at;
    }
  for (Int64 k = chosen; k < length; ++k)
    copy_element(result, k * result->element_bytes, vector, k * vector->dimensions[0].stride);
}

void _FortranAUnpack(Descriptor *result, const Descriptor *vector, const Descriptor *mask, const Descriptor *field,
                     const char *file, int line) {
  begin_result(result, vector, mask->rank);
  copy_extents(result, mask);
  allocate_result(result);
  Int64 count = count_elements(result), at = 0;
  for (Int64 k = 0; k < count; ++k) {
    Int64 place = element_offset(result, k);
    if (is_true(mask, k)) {
      copy_element(result, place, vector, at * vector->dimensions[0].stride);
      ++at;
    } else {
      copy_element(result, place, field, field->rank ? element_offset(field, k) : 0);
    }
  }
}

/* Bits under another type: the bytes are moved as they are, and what they hold must follow from the program. */
INACTIVE Int64 whole_elements(Int64 bytes, Size element_bytes) {
  return element_bytes ? (bytes + (Int64)element_bytes - 1) / (Int64)element_bytes : 0;
}

static void transfer(Descriptor *result, const Descriptor *source, const Descriptor *mold, int rank, Int64 size) {
  begin_result(result, mold, rank);
  if (rank) set_extent(result, size);
  allocate_result(result);
  Int64 room = count_elements(result) * result->element_bytes, step = source->element_bytes;
  Int64 count = count_elements(source);
  for (Int64 k = 0; k < count && k * step < room; ++k)
    __builtin_memcpy(result->base + k * step, source->base + element_offset(source, k),
                     room - k * step < step ? room - k * step : step);
}

void _FortranATransfer(Descriptor *result, const Descriptor *source, const Descriptor *mold, const char *file, int line) {
  Int64 bytes = count_elements(source) * source->element_bytes;
  transfer(result, source, mold, mold->rank > 0, whole_elements(bytes, mold->element_bytes));
}
void _FortranATransferSize(Descriptor *result, const Descriptor *source, const Descriptor *mold, const char *file,
                           int line, Int64 size) {
  transfer(result, source, mold, 1, size);
}
