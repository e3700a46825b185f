/* The entry points of assignment, and copies in and out of contiguous temporaries. */
#include "assign.h"

void _FortranAAssign(Descriptor *to, const Descriptor *from, const char *file, int line) {
  assign(to, from, REALLOCATES | FINALIZES);
}

void _FortranAAssignTemporary(Descriptor *to, const Descriptor *from, const char *file, int line) {
  const DerivedType *type = derived_type_of(to);
  if (type && !type->needs_no_initialization && to->base)
    initialize_objects(type, to->base, to->element_bytes, count_elements(to));
  assign(to, from, REALLOCATES | POLYMORPHIC);
}

void _FortranAAssignExplicitLengthCharacter(Descriptor *to, const Descriptor *from, const char *file, int line) {
  assign(to, from, REALLOCATES | FINALIZES | KEEPS_LENGTH);
}

void _FortranAAssignPolymorphic(Descriptor *to, const Descriptor *from, const char *file, int line) {
  assign(to, from, REALLOCATES | FINALIZES | POLYMORPHIC);
}

void _FortranACopyInAssign(Descriptor *temporary, const Descriptor *variable, const char *file, int line) {
  copy_descriptor(temporary, variable);
  temporary->attribute = ALLOCATABLE_ATTRIBUTE;
  temporary->base = malloc(take_shape(temporary, variable, 0) + 1);
  copy_elements(temporary, variable, SHALLOW);
}

void _FortranACopyOutAssign(Descriptor *variable, Descriptor *temporary, const char *file, int line) {
  if (variable) copy_elements(variable, temporary, SHALLOW);
  free(temporary->base);
  temporary->base = 0;
}

void _FortranAShallowCopyDirect(const Descriptor *result, const Descriptor *source, const char *file, int line) {
  copy_elements(result, source, SHALLOW);
}

void _FortranAShallowCopy(Descriptor *result, const Descriptor *source, const char *file, int line) {
  if (!result->base) result->base = malloc(take_shape(result, source, 0) + 1);
  copy_elements(result, source, SHALLOW);
}

INACTIVE void update_descriptor(Descriptor *d, int attribute, int bounds) {
  d->attribute = attribute;
  if (bounds)
    for (int k = 0; k < d->rank; ++k) d->dimensions[k].lower = bounds == 1;
}

void _FortranACopyAndUpdateDescriptor(Descriptor *to, const Descriptor *from, const DerivedType *type, Byte attribute,
                                      int bounds) {
  copy_descriptor(to, from);
  if (type) addendum_of(to)->type = type;
  update_descriptor(to, attribute, bounds);
}
