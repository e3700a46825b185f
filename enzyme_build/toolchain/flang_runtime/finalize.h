/* Finalisation and release: final procedures of the program, then what allocatable components own. */
#pragma once
#include "derived.h"

enum { ELEMENTAL_FINAL = 7, ASSUMED_RANK_FINAL = 8, SCALAR_FINAL = 9 };

/* The tables list special procedures in the order of their codes; the final ones of rank k have code SCALAR_FINAL + k. */
inline const SpecialBinding *special_binding(const DerivedType *type, int which) {
  if (!(type->special_bits >> which & 1)) return 0;
  int before = __builtin_popcount(type->special_bits & ((1u << which) - 1));
  return (const SpecialBinding *)type->special.base + before;
}

INACTIVE void copy_dimensions(Descriptor *to, const Descriptor *from) {
  for (int k = 0; k < from->rank; ++k) to->dimensions[k] = from->dimensions[k];
}

/* A descriptor of some of the objects, as a final procedure with an assumed-shape dummy argument wants it. */
inline void describe_objects(Descriptor *d, const DerivedType *type, const Descriptor *whole) {
  establish(d, TYPE_DERIVED, whole->element_bytes, whole->rank, POINTER_ATTRIBUTE, type);
  copy_dimensions(d, whole);
  d->base = whole->base;
}

static void call_final(const SpecialBinding *binding, const DerivedType *type, const Descriptor *objects) {
  DESCRIPTOR(MAX_RANK) given;
  if (binding->descriptor_arguments & 1) {
    describe_objects(&given.descriptor, type, objects);
    binding->procedure(&given);
  } else {
    binding->procedure(objects->base);
  }
}

static void call_final_for_each(const SpecialBinding *binding, const DerivedType *type, const Descriptor *objects) {
  Int64 count = count_elements(objects);
  for (Int64 i = 0; i < count; ++i) {
    DESCRIPTOR(0) one;
    establish(&one.descriptor, TYPE_DERIVED, objects->element_bytes, 0, POINTER_ATTRIBUTE, type);
    one.descriptor.base = objects->base + element_offset(objects, i);
    call_final(binding, type, &one.descriptor);
  }
}

INACTIVE void set_extent(Descriptor *d, Int64 extent) { d->dimensions[0].extent = extent; }

static void finalize_objects(const DerivedType *type, const Descriptor *objects) {
  if (!has_final_procedures || type->needs_no_finalization || !objects->base) return;
  const SpecialBinding *whole = special_binding(type, SCALAR_FINAL + objects->rank);
  const SpecialBinding *any = special_binding(type, ASSUMED_RANK_FINAL);
  const SpecialBinding *each = special_binding(type, ELEMENTAL_FINAL);
  if (whole)
    call_final(whole, type, objects);
  else if (any)
    call_final(any, type, objects);
  else if (each)
    call_final_for_each(each, type, objects);
  for (Int64 c = component_count(type); c-- > 0;) {
    const Component *component = component_at(type, c);
    const DerivedType *inner = component->category == CATEGORY_DERIVED ? type_of_component(component) : 0;
    if (!inner || inner->needs_no_finalization) continue;
    Int64 count = count_elements(objects);
    for (Int64 i = 0; i < count; ++i) {
      char *place = objects->base + element_offset(objects, i) + component->offset;
      if (component->genre == GENRE_ALLOCATABLE || component->genre == GENRE_AUTOMATIC) {
        finalize_objects(inner, (const Descriptor *)place);
      } else if (component->genre == GENRE_DATA) {
        DESCRIPTOR(1) part;
        int is_array = component->rank > 0;
        establish(&part.descriptor, TYPE_DERIVED, inner->size, is_array, POINTER_ATTRIBUTE, inner);
        if (is_array) set_extent(&part.descriptor, elements_of_component(component));
        part.descriptor.base = place;
        finalize_objects(inner, &part.descriptor);
      }
    }
  }
}

static void release_allocatable(Descriptor *d) {
  if (!d->base) return;
  const DerivedType *type = derived_type_of(d);
  if (type && !type->needs_no_destruction) release_objects(type, d->base, d->element_bytes, count_elements(d));
  free(d->base);
  d->base = 0;
}

static void release_objects(const DerivedType *type, char *objects, Int64 step, Int64 count) {
  for (Int64 c = 0; c < component_count(type); ++c) {
    const Component *component = component_at(type, c);
    const DerivedType *inner = component->category == CATEGORY_DERIVED ? type_of_component(component) : 0;
    if (component->genre == GENRE_POINTER) continue;
    if (component->genre == GENRE_DATA && (!inner || inner->needs_no_destruction)) continue;
    for (Int64 i = 0; i < count; ++i) {
      char *place = objects + i * step + component->offset;
      if (component->genre == GENRE_DATA)
        release_objects(inner, place, inner->size, elements_of_component(component));
      else
        release_allocatable((Descriptor *)place);
    }
  }
}
