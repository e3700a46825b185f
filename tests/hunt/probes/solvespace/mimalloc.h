// an arena of the same interface
#pragma once
#include <cstdlib>
#include <vector>
struct mi_heap_t {
  std::vector<void *> blocks;
};
inline mi_heap_t *mi_heap_new() { return new mi_heap_t; }
inline void mi_heap_destroy(mi_heap_t *heap) {
  for (void *one : heap->blocks) free(one);
  delete heap;
}
inline void *mi_heap_zalloc(mi_heap_t *heap, size_t size) {
  heap->blocks.push_back(calloc(1, size));
  return heap->blocks.back();
}
