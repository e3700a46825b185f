// Blocks that begin at a multiple of some number of bytes, found by the remainder of an address.
// differentiate: spread(x, align)  at: x = 1.3 0.7 -0.4 2.1, align = 24
// differentiate: buckets(x, n)  at: x = 1.5 0.75 -0.5 2.25, n = 7
#include <stdint.h>
#include <stdlib.h>

/* A pool whose items are aligned by a number that is known at run time, and how far the first lies in its block:
   the remainder of an address. */
typedef struct Pool {
  void *block;
  char *next;
  uintptr_t size, align, first;
} Pool;

static __attribute__((noinline)) void begin(Pool *pool, uintptr_t align) {
  pool->align = align, pool->size = align;
  pool->block = malloc(8 * pool->size + align);
  uintptr_t at = (uintptr_t)pool->block;
  pool->next = (char *)(at + align - at % align);
  pool->first = pool->next - (char *)pool->block;
}

static __attribute__((noinline)) double *item(Pool *pool) {
  double *found = (double *)pool->next;
  pool->next += pool->size;
  return found;
}

double spread(double *x, int align) {
  Pool pool;
  double *items[4], sum = 0;
  begin(&pool, align);
  for (int k = 0; k < 4; k++) *(items[k] = item(&pool)) = x[k] * x[k];
  for (int k = 0; k < 4; k++) sum += *items[k] * *(double *)((char *)pool.block + pool.first + (k + 1) % 4 * pool.size);
  free(pool.block);
  return sum;
}

/* A table of numbers by their addresses: whatever the order, the sum at the point is exact. */
typedef struct Node {
  double value;
  struct Node *next;
} Node;

double buckets(double *x, int n) {
  Node *heads[64] = {0}, *all[4];
  double sum = 0;
  for (int k = 0; k < 4; k++) {
    Node *node = all[k] = malloc(sizeof *node);
    uintptr_t place = (uintptr_t)node / sizeof *node % n;
    *node = (Node){x[k] * x[k], heads[place]};
    heads[place] = node;
  }
  for (int place = 0; place < n; place++)
    for (Node *node = heads[place]; node; node = node->next) sum += node->value * node->value;
  for (int k = 0; k < 4; k++) free(all[k]);
  return sum;
}
