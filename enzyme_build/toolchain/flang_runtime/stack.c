/* Stacks of values: what the right-hand sides of a FORALL give before anything is assigned. */
#include "assign.h"

typedef struct { Descriptor descriptor; Dimension dimensions[MAX_RANK]; Addendum addendum; } Kept;
typedef struct { Kept **items; Int64 count, room; } Stack;

INACTIVE Int64 wider(const Stack *stack) { return stack->count < stack->room ? 0 : 2 * stack->room + 4; }

static Kept *push(Stack *stack) {
  Int64 room = wider(stack);
  if (room) {
    Kept **items = (Kept **)malloc(room * sizeof(Kept *));
    for (Int64 k = 0; k < stack->count; ++k) items[k] = stack->items[k];
    free(stack->items);
    stack->items = items;
    stack->room = room;
  }
  Kept *kept = (Kept *)malloc(sizeof(Kept));
  stack->items[stack->count++] = kept;
  return kept;
}

static Stack *create(void) {
  Stack *stack = (Stack *)malloc(sizeof(Stack));
  stack->items = 0;
  stack->count = stack->room = 0;
  return stack;
}

void *_FortranACreateValueStack(const char *file, int line) { return create(); }
void *_FortranACreateDescriptorStack(const char *file, int line) { return create(); }

void _FortranAPushValue(void *stack, const Descriptor *value) {
  Kept *kept = push((Stack *)stack);
  make_temporary(&kept->descriptor, value);
}
void _FortranAPushDescriptor(void *stack, const Descriptor *value) {
  Kept *kept = push((Stack *)stack);
  copy_descriptor(&kept->descriptor, value);
}

void _FortranAValueAt(void *stack, Size at, Descriptor *value) {
  copy_descriptor(value, &((Stack *)stack)->items[at]->descriptor);
}
void _FortranADescriptorAt(void *stack, Size at, Descriptor *value) {
  copy_descriptor(value, &((Stack *)stack)->items[at]->descriptor);
}

void _FortranADestroyValueStack(void *stack) {
  Stack *all = (Stack *)stack;
  for (Int64 k = 0; k < all->count; ++k) {
    free(all->items[k]->descriptor.base);
    free(all->items[k]);
  }
  free(all->items);
  free(all);
}
void _FortranADestroyDescriptorStack(void *stack) {
  Stack *all = (Stack *)stack;
  for (Int64 k = 0; k < all->count; ++k) free(all->items[k]);
  free(all->items);
  free(all);
}
