/* Copies elements, each kind as what it is: numbers have derivatives, addresses have shadows, and the rest has neither.

   `count` elements lie `step` bytes apart. */
#pragma once
#include "descriptor.h"

typedef struct { float re, im; } Complex4;
typedef struct { double re, im; } Complex8;
typedef struct { long double re, im; } Complex10;
typedef struct { __float128 re, im; } Complex16;

#define REAL_COPY(NAME, TYPE) \
  inline void copy_##NAME(char *to, Int64 to_step, const char *from, Int64 from_step, Int64 count) { \
    for (Int64 i = 0; i < count; ++i) *(TYPE *)(to + i * to_step) = *(TYPE *)(from + i * from_step); \
  }
#define COMPLEX_COPY(NAME, TYPE) \
  inline void copy_##NAME(char *to, Int64 to_step, const char *from, Int64 from_step, Int64 count) { \
    for (Int64 i = 0; i < count; ++i) { \
      const TYPE *source = (const TYPE *)(from + i * from_step); \
      TYPE *target = (TYPE *)(to + i * to_step); \
      __typeof__(source->re) re = source->re, im = source->im; \
      target->re = re; \
      target->im = im; \
    } \
  }

REAL_COPY(real4, float)
REAL_COPY(real8, double)
REAL_COPY(real10, long double)
REAL_COPY(real16, __float128)
REAL_COPY(address, void *)
COMPLEX_COPY(complex4, Complex4)
COMPLEX_COPY(complex8, Complex8)
COMPLEX_COPY(complex10, Complex10)
COMPLEX_COPY(complex16, Complex16)

/* Integers, logicals and text. */
INACTIVE void copy_words(char *to, Int64 to_step, const char *from, Int64 from_step, Int64 count, Int64 bytes) {
  for (Int64 i = 0; i < count; ++i) __builtin_memmove(to + i * to_step, from + i * from_step, bytes);
}

INACTIVE void copy_text(char *to, Int64 to_step, Int64 to_bytes, const char *from, Int64 from_step, Int64 from_bytes,
                        Int64 count) {
  Int64 shared = to_bytes < from_bytes ? to_bytes : from_bytes;
  for (Int64 i = 0; i < count; ++i) {
    __builtin_memmove(to + i * to_step, from + i * from_step, shared);
    __builtin_memset(to + i * to_step + shared, ' ', to_bytes - shared);
  }
}

/* What lies in a derived type, its description says; without one nothing may be copied, nor what was left out here. */
extern void stop(const char *text, Size bytes) __asm__("enzyme_build.stop") __attribute__((noreturn));

INACTIVE void refuse_unknown_type(void) {
  static const char message[] = "error: a Fortran object is copied of whose type nothing is known\n";
  stop(message, sizeof message - 1);
}

INACTIVE int holds_numbers(int type) {
  switch (type) {
  case TYPE_REAL4: case TYPE_REAL8: case TYPE_REAL10: case TYPE_REAL16: case TYPE_DERIVED:
  case TYPE_COMPLEX4: case TYPE_COMPLEX8: case TYPE_COMPLEX10: case TYPE_COMPLEX16: return 1;
  default: return 0;
  }
}

static void copy_row(int type, Int64 bytes, char *to, Int64 to_step, const char *from, Int64 from_step, Int64 count) {
  switch (type) {
  case TYPE_REAL8: copy_real8(to, to_step, from, from_step, count); return;
  case TYPE_C_POINTER: copy_address(to, to_step, from, from_step, count); return;
  }
  if (has_narrow_reals && type == TYPE_REAL4) copy_real4(to, to_step, from, from_step, count);
  else if (has_narrow_reals && type == TYPE_COMPLEX4) copy_complex4(to, to_step, from, from_step, count);
  else if (has_complex_numbers && type == TYPE_COMPLEX8) copy_complex8(to, to_step, from, from_step, count);
  else if (has_wide_reals && type == TYPE_REAL10) copy_real10(to, to_step, from, from_step, count);
  else if (has_wide_reals && type == TYPE_REAL16) copy_real16(to, to_step, from, from_step, count);
  else if (has_wide_reals && type == TYPE_COMPLEX10) copy_complex10(to, to_step, from, from_step, count);
  else if (has_wide_reals && type == TYPE_COMPLEX16) copy_complex16(to, to_step, from, from_step, count);
  else if (holds_numbers(type)) refuse_unknown_type();
  else copy_words(to, to_step, from, from_step, count, bytes);
}

/* Initial values: numbers that the program's tables hold depend on nothing. */
#define REAL_FILL(NAME, TYPE) \
  INACTIVE TYPE constant_##NAME(const char *from) { return *(const TYPE *)from; } \
  inline void fill_##NAME(char *to, const char *from, Int64 count) { \
    for (Int64 i = 0; i < count; ++i) ((TYPE *)to)[i] = constant_##NAME(from + i * (Int64)sizeof(TYPE)); \
  }
REAL_FILL(real4, float)
REAL_FILL(real8, double)
REAL_FILL(real10, long double)
REAL_FILL(real16, __float128)

static void fill_row(int type, Int64 bytes, char *to, const char *from, Int64 count) {
  switch (type) {
  case TYPE_REAL8: fill_real8(to, from, count); return;
  }
  if (has_narrow_reals && type == TYPE_REAL4) fill_real4(to, from, count);
  else if (has_narrow_reals && type == TYPE_COMPLEX4) fill_real4(to, from, 2 * count);
  else if (has_complex_numbers && type == TYPE_COMPLEX8) fill_real8(to, from, 2 * count);
  else if (has_wide_reals && type == TYPE_REAL10) fill_real10(to, from, count);
  else if (has_wide_reals && type == TYPE_REAL16) fill_real16(to, from, count);
  else if (has_wide_reals && type == TYPE_COMPLEX10) fill_real10(to, from, 2 * count);
  else if (has_wide_reals && type == TYPE_COMPLEX16) fill_real16(to, from, 2 * count);
  else if (type == TYPE_C_POINTER) copy_address(to, bytes, from, bytes, count);
  else copy_words(to, bytes, from, bytes, count, bytes);
}

/* The type code of a component, or of a result, from flang's category and kind. */
INACTIVE int type_code(int category, int kind) {
  switch (category) {
  case CATEGORY_REAL: return kind == 4 ? TYPE_REAL4 : kind == 8 ? TYPE_REAL8 : kind == 10 ? TYPE_REAL10 : TYPE_REAL16;
  case CATEGORY_COMPLEX:
    return kind == 4 ? TYPE_COMPLEX4 : kind == 8 ? TYPE_COMPLEX8 : kind == 10 ? TYPE_COMPLEX10 : TYPE_COMPLEX16;
  case CATEGORY_CHARACTER: return kind == 1 ? TYPE_CHARACTER : kind == 2 ? 43 : 44;
  case CATEGORY_LOGICAL:
    return kind == 1 ? TYPE_LOGICAL8 : kind == 2 ? TYPE_LOGICAL16 : kind == 4 ? TYPE_LOGICAL32 : TYPE_LOGICAL64;
  case CATEGORY_DERIVED: return TYPE_DERIVED;
  default: return (category == CATEGORY_UNSIGNED ? 45 : TYPE_INT8) + (kind == 1 ? 0 : kind == 2 ? 1 : kind == 4 ? 2 : kind == 8 ? 3 : 4);
  }
}

INACTIVE Int64 bytes_of(int category, int kind) {
  Int64 part = kind == 10 ? 16 : kind;
  return category == CATEGORY_COMPLEX ? 2 * part : part;
}
