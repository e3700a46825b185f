/* Objects of derived types: components found in the tables, copied, initialised and released one by one.

   `count` objects lie `step` bytes apart.  Components that are allocatable have a descriptor in the object and own what
   it describes: a deep copy copies it too. */
#pragma once
#include "elements.h"

void *malloc(Size bytes);
void free(void *block);
void _FortranAReportFatalUserError(const char *message, const char *file, int line) __attribute__((noreturn));

enum { SHALLOW, DEEP };
static void assign_allocatable_component(Descriptor *to, const Descriptor *from);
static void release_objects(const DerivedType *type, char *objects, Int64 step, Int64 count);
static void initialize_objects(const DerivedType *type, char *objects, Int64 step, Int64 count);
static void copy_objects(const DerivedType *type, char *to, Int64 to_step, const char *from, Int64 from_step,
                         Int64 count, int depth);

inline Int64 component_count(const DerivedType *type) {
  return type->components.base ? type->components.dimensions[0].extent : 0;
}
inline const Component *component_at(const DerivedType *type, Int64 k) {
  return (const Component *)type->components.base + k;
}
inline Int64 procedure_count(const DerivedType *type) {
  return type->procedures.base ? type->procedures.dimensions[0].extent : 0;
}
inline const ProcedureComponent *procedure_at(const DerivedType *type, Int64 k) {
  return (const ProcedureComponent *)type->procedures.base + k;
}
inline const DerivedType *type_of_component(const Component *component) {
  return (const DerivedType *)component->derived.base;
}

/* Of an array component that lies in the object itself. */
INACTIVE Int64 elements_of_component(const Component *component) {
  const Value *bounds = (const Value *)component->bounds.base;
  Int64 count = 1;
  for (int k = 0; k < component->rank; ++k) {
    Int64 extent = bounds[2 * k + 1].value - bounds[2 * k].value + 1;
    count *= extent > 0 ? extent : 0;
  }
  return count;
}

INACTIVE Int64 element_bytes_of_component(const Component *component) {
  if (component->category == CATEGORY_DERIVED)
    return type_of_component(component) ? type_of_component(component)->size : 0;
  if (component->category == CATEGORY_CHARACTER) return component->length.value * component->kind;
  return bytes_of(component->category, component->kind);
}

/* The type code of a component.  A C address is an object with one integer, under a name that no user's component has. */
INACTIVE int type_of_data(const Component *component) {
  return component->name.base[0] == '_' ? TYPE_C_POINTER : type_code(component->category, component->kind);
}

/* The bounds and kinds of a descriptor, without its addresses. */
INACTIVE void copy_shape(Descriptor *to, const Descriptor *from) {
  to->element_bytes = from->element_bytes;
  to->version = from->version;
  to->rank = from->rank;
  to->type = from->type;
  to->attribute = from->attribute;
  to->extra = from->extra;
  for (int k = 0; k < from->rank; ++k) to->dimensions[k] = from->dimensions[k];
  if (from->extra & HAS_ADDENDUM) addendum_of(to)->length[0] = addendum_of(from)->length[0];
}

inline void copy_descriptor(Descriptor *to, const Descriptor *from) {
  copy_shape(to, from);
  to->base = from->base;
  if (from->extra & HAS_ADDENDUM) addendum_of(to)->type = addendum_of(from)->type;
}

INACTIVE void take_length_parameter(Descriptor *to, const Descriptor *from) {
  addendum_of(to)->length[0] = addendum_of(from)->length[0];
}

/* Where there is room for a derived type: none of a number's in a `class(*)`. */
inline void take_type(Descriptor *to, const Descriptor *from) {
  if (!(to->extra & HAS_ADDENDUM)) return;
  addendum_of(to)->type = derived_type_of(from);
  if (from->extra & HAS_ADDENDUM) take_length_parameter(to, from);
}

INACTIVE void establish_shape(Descriptor *d, int type, Int64 element_bytes, int rank, int attribute, int has_addendum) {
  d->element_bytes = element_bytes;
  d->version = VERSION;
  d->rank = rank;
  d->type = type;
  d->attribute = attribute;
  d->extra = has_addendum;
  for (int k = 0; k < rank; ++k) d->dimensions[k] = (Dimension){1, 0, element_bytes};
  if (has_addendum) addendum_of(d)->length[0] = 0;
}

inline void establish(Descriptor *d, int type, Int64 element_bytes, int rank, int attribute, const DerivedType *of) {
  establish_shape(d, type, element_bytes, rank, attribute, of != 0);
  d->base = 0;
  if (of) addendum_of(d)->type = of;
}

/* Of a `class(*)` too, which has room for a type, but none yet. */
static void establish_component(Descriptor *d, const Component *component) {
  int is_derived = component->category == CATEGORY_DERIVED;
  int attribute = component->genre == GENRE_POINTER ? POINTER_ATTRIBUTE : ALLOCATABLE_ATTRIBUTE;
  establish_shape(d, type_code(component->category, component->kind), element_bytes_of_component(component),
                  component->rank, attribute, is_derived);
  d->base = 0;
  if (is_derived) addendum_of(d)->type = type_of_component(component);
}

static void copy_data_component(const Component *component, char *to, Int64 to_step, const char *from,
                                Int64 from_step, Int64 count, int depth) {
  Int64 elements = elements_of_component(component), bytes = element_bytes_of_component(component);
  if (component->category == CATEGORY_DERIVED) {
    for (Int64 k = 0; k < elements; ++k)
      copy_objects(type_of_component(component), to + k * bytes, to_step, from + k * bytes, from_step, count, depth);
    return;
  }
  int type = type_of_data(component);
  if (count == 1)
    copy_row(type, bytes, to, bytes, from, bytes, elements);
  else
    for (Int64 k = 0; k < elements; ++k)
      copy_row(type, bytes, to + k * bytes, to_step, from + k * bytes, from_step, count);
}

static void copy_objects(const DerivedType *type, char *to, Int64 to_step, const char *from, Int64 from_step,
                         Int64 count, int depth) {
  for (Int64 c = 0; c < component_count(type); ++c) {
    const Component *component = component_at(type, c);
    char *target = to + component->offset;
    const char *source = from + component->offset;
    if (component->genre == GENRE_DATA) {
      copy_data_component(component, target, to_step, source, from_step, count, depth);
      continue;
    }
    for (Int64 i = 0; i < count; ++i) {
      Descriptor *left = (Descriptor *)(target + i * to_step);
      const Descriptor *right = (const Descriptor *)(source + i * from_step);
      if (component->genre == GENRE_POINTER || depth == SHALLOW)
        copy_descriptor(left, right);
      else
        assign_allocatable_component(left, right);
    }
  }
  for (Int64 c = 0; c < procedure_count(type); ++c) {
    Int64 offset = procedure_at(type, c)->offset;
    copy_address(to + offset, to_step, from + offset, from_step, count);
  }
}

static void fill_object(const DerivedType *type, char *to, const char *image);

static void fill_component(const Component *component, char *to, const char *image) {
  Int64 elements = elements_of_component(component), bytes = element_bytes_of_component(component);
  if (component->genre != GENRE_DATA)
    copy_descriptor((Descriptor *)to, (const Descriptor *)image);
  else if (component->category == CATEGORY_DERIVED)
    for (Int64 k = 0; k < elements; ++k) fill_object(type_of_component(component), to + k * bytes, image + k * bytes);
  else
    fill_row(type_of_data(component), bytes, to, image, elements);
}

static void fill_object(const DerivedType *type, char *to, const char *image) {
  for (Int64 c = 0; c < component_count(type); ++c) {
    Int64 offset = component_at(type, c)->offset;
    fill_component(component_at(type, c), to + offset, image + offset);
  }
  for (Int64 c = 0; c < procedure_count(type); ++c) {
    Int64 offset = procedure_at(type, c)->offset;
    copy_address(to + offset, 0, image + offset, 0, 1);
  }
}

static void initialize_data_component(const Component *component, char *object) {
  Int64 elements = elements_of_component(component), bytes = element_bytes_of_component(component);
  if (component->initialization)
    fill_component(component, object, component->initialization);
  else if (component->category == CATEGORY_DERIVED && !type_of_component(component)->needs_no_initialization)
    initialize_objects(type_of_component(component), object, bytes, elements);
}

static void initialize_objects(const DerivedType *type, char *objects, Int64 step, Int64 count) {
  for (Int64 c = 0; c < component_count(type); ++c) {
    const Component *component = component_at(type, c);
    for (Int64 i = 0; i < count; ++i) {
      char *place = objects + i * step + component->offset;
      if (component->genre == GENRE_DATA)
        initialize_data_component(component, place);
      else if (component->genre == GENRE_POINTER && component->initialization)
        copy_descriptor((Descriptor *)place, (const Descriptor *)component->initialization);
      else
        establish_component((Descriptor *)place, component);
    }
  }
  for (Int64 c = 0; c < procedure_count(type); ++c)
    for (Int64 i = 0; i < count; ++i)
      *(char **)(objects + i * step + procedure_at(type, c)->offset) = procedure_at(type, c)->initialization;
}
