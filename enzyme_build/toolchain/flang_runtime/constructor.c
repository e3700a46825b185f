/* Array constructors whose length is found while they are filled: [t, (f(i), i = 1, n), u]. */
#include "assign.h"

typedef struct {
  Descriptor *to;
  Int64 next, room;
  const char *file;
  Int32 line;
  _Bool uses_length_parameters;
} Constructor;

_Static_assert(sizeof(Constructor) == 40, "flang/Runtime/array-constructor-consts.h");

void _FortranAInitArrayConstructorVector(Constructor *vector, Descriptor *to, _Bool uses_length_parameters,
                                         const char *file, int line) {
  vector->to = to;
  vector->next = 0;
  vector->room = to->base ? count_elements(to) : 0;
  vector->uses_length_parameters = uses_length_parameters;
}

INACTIVE void take_length(Descriptor *to, const Descriptor *from) {
  to->element_bytes = from->element_bytes;
  to->dimensions[0].stride = from->element_bytes;
}

INACTIVE void set_length(Descriptor *to, Int64 length) { to->dimensions[0] = (Dimension){1, length, to->element_bytes}; }

/* Room for `more` elements: at once if the program knew the length, else twice as much as there was. */
inline void make_room(Constructor *vector, Int64 more) {
  Descriptor *to = vector->to;
  Int64 wanted = vector->next + more;
  if (!to->base) {
    Int64 known = to->dimensions[0].extent;
    vector->room = known > more ? known : more;
    if (known < more) set_length(to, more);
    to->base = malloc(vector->room * to->element_bytes + 1);
    return;
  }
  if (vector->room < wanted) {
    Int64 room = 2 * vector->room > wanted ? 2 * vector->room : wanted;
    Descriptor *old = to;
    DESCRIPTOR(1) fresh;
    copy_descriptor(&fresh.descriptor, old);
    set_length(&fresh.descriptor, vector->next);
    set_length(to, vector->next);
    fresh.descriptor.base = malloc(room * to->element_bytes + 1);
    copy_elements(&fresh.descriptor, to, SHALLOW);
    free(to->base);
    to->base = fresh.descriptor.base;
    vector->room = room;
  }
  if (to->dimensions[0].extent < wanted) set_length(to, wanted);
}

inline void describe_tail(Descriptor *tail, const Constructor *vector, Int64 count) {
  copy_descriptor(tail, vector->to);
  set_length(tail, count);
  tail->base = vector->to->base + vector->next * vector->to->element_bytes;
  const DerivedType *type = derived_type_of(tail);
  if (type && !type->needs_no_initialization) initialize_objects(type, tail->base, tail->element_bytes, count);
}

void _FortranAPushArrayConstructorValue(Constructor *vector, const Descriptor *from) {
  if (vector->uses_length_parameters && !vector->to->base) take_length(vector->to, from);
  Int64 count = count_elements(from);
  make_room(vector, count);
  DESCRIPTOR(1) tail;
  describe_tail(&tail.descriptor, vector, count);
  if (from->rank <= 1) {
    copy_elements(&tail.descriptor, from, DEEP);
  } else {
    DESCRIPTOR(MAX_RANK) flat;
    make_temporary(&flat.descriptor, from);
    char *base = flat.descriptor.base;
    flat.descriptor.rank = 1;
    set_length(&flat.descriptor, count);
    copy_elements(&tail.descriptor, &flat.descriptor, DEEP);
    free(base);
  }
  vector->next += count;
}

void _FortranAPushArrayConstructorSimpleScalar(Constructor *vector, char *from) {
  make_room(vector, 1);
  Descriptor *to = vector->to;
  char *place = to->base + vector->next * to->element_bytes;
  const DerivedType *type = derived_type_of(to);
  if (type)
    copy_objects(type, place, 0, from, 0, 1, SHALLOW);
  else
    copy_row(to->type, to->element_bytes, place, 0, from, 0, 1);
  vector->next += 1;
}
