/* The descriptors of flang's compiled programs: a base address with, for each dimension, bounds and a stride in bytes.

   The layout is that of ISO_Fortran_binding.h (Fortran 2018, 18.5.3), followed, where bit 0 of `extra` says so, by the
   derived type; derived types are described by constant tables (module __fortran_type_info). */
#pragma once

typedef signed char Int8;
typedef unsigned char Byte;
typedef int Int32;
typedef long long Int64;
typedef unsigned long long Size;

typedef struct {
  Int64 lower, extent, stride;
} Dimension;

typedef struct DerivedType DerivedType;

typedef struct {
  char *base;
  Size element_bytes;
  Int32 version;
  Byte rank;
  Int8 type;
  Byte attribute;
  Byte extra;
  Dimension dimensions[];
} Descriptor;

typedef struct {
  const DerivedType *type;
  Int64 length[1];
} Addendum;

#define DESCRIPTOR(RANK) \
  union { \
    Descriptor descriptor; \
    struct { char *base; Size element_bytes; Int64 kinds; Dimension dimensions[RANK]; Addendum addendum; } room; \
  }

enum { MAX_RANK = 15, VERSION = 20240719, HAS_ADDENDUM = 1, POINTER_ATTRIBUTE = 1, ALLOCATABLE_ATTRIBUTE = 2 };

enum {
  TYPE_INT8 = 7, TYPE_INT16 = 8, TYPE_INT32 = 9, TYPE_INT64 = 10, TYPE_INT128 = 11, TYPE_LOGICAL16 = 13,
  TYPE_LOGICAL32 = 14, TYPE_LOGICAL64 = 15, TYPE_REAL4 = 27, TYPE_REAL8 = 28, TYPE_REAL10 = 29, TYPE_REAL16 = 31,
  TYPE_COMPLEX4 = 34, TYPE_COMPLEX8 = 35, TYPE_COMPLEX10 = 36, TYPE_COMPLEX16 = 38, TYPE_LOGICAL8 = 39,
  TYPE_CHARACTER = 40, TYPE_C_POINTER = 41, TYPE_DERIVED = 42
};

enum { GENRE_DATA = 1, GENRE_POINTER = 2, GENRE_ALLOCATABLE = 3, GENRE_AUTOMATIC = 4 };
enum { VALUE_DEFERRED = 1, VALUE_EXPLICIT = 2 };
enum { CATEGORY_INTEGER, CATEGORY_UNSIGNED, CATEGORY_REAL, CATEGORY_COMPLEX, CATEGORY_CHARACTER, CATEGORY_LOGICAL,
       CATEGORY_DERIVED };

typedef struct {
  Int8 genre;
  Int64 value;
} Value;

#define TABLE(RANK) \
  struct { char *base; Size element_bytes; Int64 kinds; Dimension dimensions[RANK]; }
#define TABLE_OF_TYPE(RANK) \
  struct { char *base; Size element_bytes; Int64 kinds; Dimension dimensions[RANK]; Addendum addendum; }

typedef struct {
  TABLE(0) name;
  Int8 genre, category, kind, rank;
  Int64 offset;
  Value length;
  TABLE_OF_TYPE(0) derived;
  TABLE_OF_TYPE(1) length_values;
  TABLE_OF_TYPE(2) bounds;
  char *initialization;
} Component;

typedef struct {
  TABLE(0) name;
  Int64 offset;
  char *initialization;
} ProcedureComponent;

typedef struct {
  Byte which, descriptor_arguments, is_type_bound, special_case;
  void (*procedure)(void *);
} SpecialBinding;

struct DerivedType {
  TABLE_OF_TYPE(1) bindings;
  TABLE(0) name;
  Int64 size;
  TABLE_OF_TYPE(0) uninstantiated;
  TABLE(1) kind_parameters;
  TABLE(1) length_parameters;
  TABLE_OF_TYPE(1) components;
  TABLE_OF_TYPE(1) procedures;
  TABLE_OF_TYPE(1) special;
  Int32 special_bits;
  Int8 has_parent, needs_no_initialization, needs_no_destruction, needs_no_finalization, has_no_defined_assignment;
};

_Static_assert(sizeof(Descriptor) == 24 && sizeof(Dimension) == 24, "ISO_Fortran_binding.h");
_Static_assert(sizeof(Component) == 256 && sizeof(DerivedType) == 440, "__fortran_type_info");

/* What occurs in the whole program, found when it is linked: what does not occur costs nothing. */
extern const int has_derived_types, has_final_procedures, has_complex_numbers, has_narrow_reals, has_wide_reals;

/* Bounds, kinds, text: nothing in here has a derivative, and what is written holds no address. */
#define INACTIVE static __attribute__((noinline))
#define inline static inline __attribute__((always_inline))

inline Addendum *addendum_of(const Descriptor *d) {
  return (Addendum *)&d->dimensions[d->rank];
}

inline const DerivedType *derived_type_of(const Descriptor *d) {
  return has_derived_types && d->extra & HAS_ADDENDUM ? addendum_of(d)->type : 0;
}

inline Int64 count_elements(const Descriptor *d) {
  Int64 count = 1;
  for (int k = 0; k < d->rank; ++k) count *= d->dimensions[k].extent;
  return count;
}

inline int is_contiguous(const Descriptor *d) {
  Int64 bytes = d->element_bytes;
  int answer = 1;
  for (int k = 0; k < d->rank; ++k) {
    answer &= d->dimensions[k].stride == bytes || d->dimensions[k].extent == 1;
    bytes *= d->dimensions[k].extent;
  }
  return answer || bytes == 0;
}

/* A row: the elements along the first dimension. */
inline Int64 row_length(const Descriptor *d) { return d->rank ? d->dimensions[0].extent : 1; }
inline Int64 row_step(const Descriptor *d) { return d->rank ? d->dimensions[0].stride : 0; }

inline Int64 row_offset(const Descriptor *d, Int64 row) {
  Int64 offset = 0;
  for (int k = 1; k < d->rank; ++k) {
    offset += row % d->dimensions[k].extent * d->dimensions[k].stride;
    row /= d->dimensions[k].extent;
  }
  return offset;
}

inline Int64 element_offset(const Descriptor *d, Int64 element) {
  Int64 offset = 0;
  for (int k = 0; k < d->rank; ++k) {
    offset += element % d->dimensions[k].extent * d->dimensions[k].stride;
    element /= d->dimensions[k].extent;
  }
  return offset;
}
