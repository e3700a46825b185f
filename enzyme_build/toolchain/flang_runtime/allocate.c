/* ALLOCATE, DEALLOCATE, MOVE_ALLOC; initialisation and end of life of objects. */
#include "assign.h"

enum { OK = 0, NULL_BASE = 11, BASE_NOT_NULL = 12, NO_MEMORY = 19 };

INACTIVE void set_bounds(Descriptor *d, int dimension, Int64 lower, Int64 upper) {
  Dimension *its = &d->dimensions[dimension];
  its->lower = upper >= lower ? lower : 1;
  its->extent = upper >= lower ? upper - lower + 1 : 0;
}

/* Contiguous strides; the number of bytes. */
INACTIVE Int64 lay_out(Descriptor *d) {
  Int64 bytes = d->element_bytes;
  for (int k = 0; k < d->rank; ++k) {
    d->dimensions[k].stride = bytes;
    bytes *= d->dimensions[k].extent;
  }
  return bytes;
}

INACTIVE void set_message(const Descriptor *message, const char *text) {
  if (!message || !message->base) return;
  for (Size k = 0; k < message->element_bytes; ++k) message->base[k] = *text ? *text++ : ' ';
}

inline int fail(int code, Int8 has_stat, const Descriptor *message, const char *text, const char *file, int line) {
  if (!has_stat) _FortranAReportFatalUserError(text, file, line);
  set_message(message, text);
  return code;
}

static void initialize_new(Descriptor *d) {
  const DerivedType *type = derived_type_of(d);
  if (type && !type->needs_no_initialization)
    initialize_objects(type, d->base, d->element_bytes, count_elements(d));
}

static int allocate(Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  if (d->base) return fail(BASE_NOT_NULL, has_stat, message, "Base address is not null", file, line);
  Int64 bytes = lay_out(d);
  d->base = malloc(bytes > 0 ? bytes : 1);
  if (!d->base) return fail(NO_MEMORY, has_stat, message, "Memory allocation failed", file, line);
  initialize_new(d);
  return OK;
}

static int deallocate(Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  if (!d->base) return fail(NULL_BASE, has_stat, message, "Base address is null", file, line);
  const DerivedType *type = derived_type_of(d);
  if (type) finalize_objects(type, d);
  release_allocatable(d);
  return OK;
}

int _FortranAAllocatableAllocate(Descriptor *d, Int64 *stream, _Bool has_stat, const Descriptor *message,
                                 const char *file, int line, void *copier) {
  return allocate(d, has_stat, message, file, line);
}

int _FortranAAllocatableDeallocate(Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file,
                                   int line) {
  return deallocate(d, has_stat, message, file, line);
}

/* Behind a pointer's target lies its address, inverted: so flang knows its own blocks. */
INACTIVE void sign_block(char *block, Int64 bytes) { *(Size *)(block + bytes) = ~(Size)block; }

int _FortranAPointerAllocate(Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line,
                             void *copier) {
  Int64 bytes = (lay_out(d) + 7) / 8 * 8;
  d->base = malloc(bytes + 8);
  if (!d->base) return fail(NO_MEMORY, has_stat, message, "Memory allocation failed", file, line);
  sign_block(d->base, bytes);
  initialize_new(d);
  return OK;
}

int _FortranAPointerDeallocate(Descriptor *d, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  return deallocate(d, has_stat, message, file, line);
}

void _FortranAAllocatableDeallocateNoFinal(Descriptor *d, const char *file, int line) { release_allocatable(d); }

int _FortranAAllocatableDeallocatePolymorphic(Descriptor *d, const DerivedType *type, _Bool has_stat,
                                              const Descriptor *message, const char *file, int line) {
  int stat = deallocate(d, has_stat, message, file, line);
  if (stat == OK && d->extra & HAS_ADDENDUM) addendum_of(d)->type = type;
  return stat;
}

int _FortranAPointerDeallocatePolymorphic(Descriptor *d, const DerivedType *type, _Bool has_stat,
                                          const Descriptor *message, const char *file, int line) {
  return _FortranAAllocatableDeallocatePolymorphic(d, type, has_stat, message, file, line);
}

void _FortranAAllocatableSetBounds(Descriptor *d, int dimension, Int64 lower, Int64 upper) {
  set_bounds(d, dimension, lower, upper);
}

void _FortranAPointerSetBounds(Descriptor *d, int dimension, Int64 lower, Int64 upper) {
  set_bounds(d, dimension, lower, upper);
}

inline void allocatable_of_type(Descriptor *d, int type, Int64 bytes, int rank, const DerivedType *of) {
  if (!d->base) establish(d, type, bytes, rank, ALLOCATABLE_ATTRIBUTE, of);
}

void _FortranAAllocatableInitIntrinsicForAllocate(Descriptor *d, int category, int kind, int rank, int corank) {
  allocatable_of_type(d, type_code(category, kind), bytes_of(category, kind), rank, 0);
}
void _FortranAAllocatableInitCharacterForAllocate(Descriptor *d, Int64 length, int kind, int rank, int corank) {
  allocatable_of_type(d, type_code(CATEGORY_CHARACTER, kind), length * kind, rank, 0);
}
void _FortranAAllocatableInitDerivedForAllocate(Descriptor *d, const DerivedType *type, int rank, int corank) {
  allocatable_of_type(d, TYPE_DERIVED, type->size, rank, type);
}
void _FortranAPointerNullifyDerived(Descriptor *d, const DerivedType *type, int rank, int corank) {
  establish(d, TYPE_DERIVED, type->size, rank, POINTER_ATTRIBUTE, type);
}
void _FortranAPointerNullifyIntrinsic(Descriptor *d, int category, int kind, int rank, int corank) {
  establish(d, type_code(category, kind), bytes_of(category, kind), rank, POINTER_ATTRIBUTE, 0);
}
void _FortranAPointerNullifyCharacter(Descriptor *d, Int64 length, int kind, int rank, int corank) {
  establish(d, type_code(CATEGORY_CHARACTER, kind), length * kind, rank, POINTER_ATTRIBUTE, 0);
}

INACTIVE void take_mold(Descriptor *d, const Descriptor *mold, int rank) {
  d->element_bytes = mold->element_bytes;
  d->type = mold->type;
  d->rank = rank;
  for (int k = 0; k < rank && k < mold->rank; ++k) d->dimensions[k] = mold->dimensions[k];
}

static void apply_mold(Descriptor *d, const Descriptor *mold, int rank) {
  take_mold(d, mold, rank);
  take_type(d, mold);
}

void _FortranAAllocatableApplyMold(Descriptor *d, const Descriptor *mold, int rank) {
  if (!d->base) apply_mold(d, mold, rank);
}
void _FortranAPointerApplyMold(Descriptor *d, const Descriptor *mold, int rank) { apply_mold(d, mold, rank); }

int _FortranAAllocatableAllocateSource(Descriptor *d, const Descriptor *source, _Bool has_stat,
                                       const Descriptor *message, const char *file, int line) {
  int stat = allocate(d, has_stat, message, file, line);
  if (stat == OK) copy_elements(d, source, DEEP);
  return stat;
}

int _FortranAPointerAllocateSource(Descriptor *d, const Descriptor *source, _Bool has_stat, const Descriptor *message,
                                   const char *file, int line) {
  int stat = _FortranAPointerAllocate(d, has_stat, message, file, line, 0);
  if (stat == OK) copy_elements(d, source, DEEP);
  return stat;
}

int _FortranAMoveAlloc(Descriptor *to, Descriptor *from, const DerivedType *type, _Bool has_stat,
                       const Descriptor *message, const char *file, int line) {
  if (to == from && from->base)
    return fail(109, has_stat, message, "MOVE_ALLOC passed the same address as to and from", file, line);
  if (to->base) deallocate(to, 1, 0, file, line);
  if (from->base) {
    copy_descriptor(to, from);
    from->base = 0;
    if (type && from->extra & HAS_ADDENDUM) addendum_of(from)->type = type;
  }
  return OK;
}

void _FortranAInitialize(const Descriptor *d, const char *file, int line) {
  const DerivedType *type = derived_type_of(d);
  if (!type || type->needs_no_initialization) return;
  Int64 count = count_elements(d), length = row_length(d);
  for (Int64 row = 0; length && row < count / length; ++row)
    initialize_objects(type, d->base + row_offset(d, row), row_step(d), length);
}

void _FortranAFinalize(const Descriptor *d, const char *file, int line) {
  if (derived_type_of(d)) finalize_objects(derived_type_of(d), d);
}

void _FortranADestroyWithoutFinalization(const Descriptor *d) {
  const DerivedType *type = derived_type_of(d);
  if (!type || type->needs_no_destruction || !d->base) return;
  Int64 count = count_elements(d), length = row_length(d);
  for (Int64 row = 0; length && row < count / length; ++row)
    release_objects(type, d->base + row_offset(d, row), row_step(d), length);
}

void _FortranADestroy(const Descriptor *d) {
  if (derived_type_of(d)) finalize_objects(derived_type_of(d), d);
  _FortranADestroyWithoutFinalization(d);
}
