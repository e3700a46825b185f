/* What one thread alone makes of a call that starts, joins or leads others: `alone_NAME` stands for `NAME`, without the
   underscores that NAME begins with.

   OpenMP's calls are those of LLVM's runtime (`kmp.h`; clang's and flang's code).  A team of one is what any conforming
   program must expect: it gets every iteration, waits for nobody, and runs a task when it is created.  A thread of
   POSIX, C11 or C++ runs when it is created, too, before its creator goes on: one of the orders in which it may run.
   Threads of other teams may run the same derivative, so that locks stay calls of the library. */

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
  int64_t lower, upper;
  int32_t is_fresh;
} Loop; /* of a dynamic schedule: what `init` notes and `next` gives out, all at once */

typedef struct {
  void *shared;
  int32_t (*entry)(int32_t, void *);
} Task; /* how a task begins; its own copies of variables lie behind */

typedef struct {
  uint64_t lower, upper, stride;
  int32_t is_last;
} TaskLoop; /* how the own part of a task loop's task begins */

extern void __kmpc_critical(void *, int32_t, void *);
extern void __kmpc_end_critical(void *, int32_t, void *);

/* Loops over T count in steps of S, which is signed. */
#define LOOPS(NAME, T, S)                                                                                              \
  void alone_kmpc_for_static_init_##NAME(void *at, int32_t id, int32_t schedule, int32_t *last, T *lower, T *upper,        \
                                    S *stride, S step, S chunk) {                                                      \
    int is_empty = step > 0 ? *upper < *lower : *lower < *upper;                                                       \
    if (last)                                                                                                          \
      *last = !is_empty;                                                                                               \
    *stride = is_empty ? step : step > 0 ? (S)(*upper - *lower + 1) : (S)(*upper - *lower - 1);                        \
  }                                                                                                                    \
  void alone_kmpc_dist_for_static_init_##NAME(void *at, int32_t id, int32_t schedule, int32_t *last, T *lower, T *upper,   \
                                         T *end, S *stride, S step, S chunk) {                                         \
    *end = *upper;                                                                                                     \
    alone_kmpc_for_static_init_##NAME(at, id, schedule, last, lower, upper, stride, step, chunk);                           \
  }                                                                                                                    \
  void alone_kmpc_dispatch_init_##NAME(Loop *loop, void *at, int32_t id, int32_t schedule, T lower, T upper, S step,        \
                                  S chunk) {                                                                           \
    loop->lower = (int64_t)lower;                                                                                      \
    loop->upper = (int64_t)upper;                                                                                      \
    loop->is_fresh = step > 0 ? lower <= upper : upper <= lower;                                                       \
  }                                                                                                                    \
  int32_t alone_kmpc_dispatch_next_##NAME(Loop *loop, void *at, int32_t id, int32_t *last, T *lower, T *upper, S *stride) { \
    if (!loop->is_fresh)                                                                                               \
      return 0;                                                                                                        \
    loop->is_fresh = 0;                                                                                                \
    *lower = (T)loop->lower;                                                                                           \
    *upper = (T)loop->upper;                                                                                           \
    if (last)                                                                                                          \
      *last = 1;                                                                                                       \
    return 1;                                                                                                          \
  }

LOOPS(4, int32_t, int32_t)
LOOPS(8, int64_t, int64_t)
LOOPS(4u, uint32_t, int32_t)
LOOPS(8u, uint64_t, int64_t)

int32_t alone_kmpc_reduce(void *at, int32_t id, int32_t count, size_t size, void *list, void *reduce, void *lock) {
  __kmpc_critical(at, id, lock);
  return 1; /* "add yours to the shared ones, plainly" */
}
int32_t alone_kmpc_reduce_nowait(void *at, int32_t id, int32_t count, size_t size, void *list, void *reduce, void *lock) {
  __kmpc_critical(at, id, lock);
  return 1;
}
void alone_kmpc_end_reduce(void *at, int32_t id, void *lock) { __kmpc_end_critical(at, id, lock); }
void alone_kmpc_end_reduce_nowait(void *at, int32_t id, void *lock) { __kmpc_end_critical(at, id, lock); }

int32_t alone_kmpc_single(void *at, int32_t id) { return 1; }
int32_t alone_kmpc_master(void *at, int32_t id) { return 1; }
int32_t alone_kmpc_masked(void *at, int32_t id, int32_t thread) { return thread == 0; }

static Task *task(size_t size, size_t shared, void *entry) {
  size_t begins = (size + 7) & ~(size_t)7;
  Task *made = malloc(begins + shared);
  made->shared = (char *)made + begins;
  made->entry = (int32_t(*)(int32_t, void *))entry;
  return made;
}
void *alone_kmpc_omp_task_alloc(void *at, int32_t id, int32_t flags, size_t size, size_t shared, void *entry) {
  return task(size, shared, entry);
}
void *alone_kmpc_omp_target_task_alloc(void *at, int32_t id, int32_t flags, size_t size, size_t shared, void *entry,
                                  int64_t device) {
  return task(size, shared, entry);
}
static int32_t run(int32_t id, Task *task) {
  task->entry(id, task);
  free(task);
  return 0;
}
int32_t alone_kmpc_omp_task(void *at, int32_t id, Task *task) { return run(id, task); }
int32_t alone_kmpc_omp_task_with_deps(void *at, int32_t id, Task *task, int32_t count, void *depends, int32_t others,
                                 void *without_alias) {
  return run(id, task);
}
void alone_kmpc_omp_task_complete_if0(void *at, int32_t id, Task *task) { free(task); }
void alone_kmpc_taskloop(void *at, int32_t id, Task *task, int32_t condition, TaskLoop *loop, uint64_t *upper,
                    int64_t stride, int32_t no_group, int32_t schedule, uint64_t size, void *copy) {
  loop->is_last = 1;
  run(id, task);
}
void alone_kmpc_taskloop_5(void *at, int32_t id, Task *task, int32_t condition, TaskLoop *loop, uint64_t *upper,
                      int64_t stride, int32_t no_group, int32_t schedule, uint64_t size, int32_t is_strict,
                      void *copy) {
  loop->is_last = 1;
  run(id, task);
}
void *alone_kmpc_task_reduction_get_th_data(int32_t id, void *group, void *item) { return item; }
void *alone_kmpc_threadprivate_cached(void *at, int32_t id, void *variable, size_t size, void *cache) { return variable; }

void *alone_kmpc_alloc(int32_t id, size_t size, void *allocator) { return malloc(size); }
void alone_kmpc_free(int32_t id, void *memory, void *allocator) { free(memory); }

int32_t alone_omp_get_thread_num(void) { return 0; }
int32_t alone_omp_get_num_threads(void) { return 1; }
int32_t alone_omp_in_parallel(void) { return 0; }

/* ---- POSIX and C11: the result waits in what names the thread ---- */
int32_t alone_pthread_create(uint64_t *thread, void *how, void *(*run)(void *), void *given) {
  *thread = (uint64_t)run(given);
  return 0;
}
int32_t alone_pthread_join(uint64_t thread, void **result) {
  if (result)
    *result = (void *)thread;
  return 0;
}
int32_t alone_thrd_create(uint64_t *thread, int32_t (*run)(void *), void *given) {
  *thread = (uint64_t)run(given);
  return 0;
}
int32_t alone_thrd_join(uint64_t thread, int32_t *result) {
  if (result)
    *result = (int32_t)thread;
  return 0;
}

/* What runs once: other threads that run a derivative wait for it, too. */
typedef void (*Once)(void);
static int32_t alone_once_lock[12] = {0, 0, 0, 0, PTHREAD_MUTEX_RECURSIVE}; /* GNU's PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP */

int32_t alone_pthread_once(int32_t *state, Once run) {
  pthread_mutex_lock((pthread_mutex_t *)alone_once_lock);
  if (*state != 2) { /* as GNU's library marks what has run */
    run();
    *state = 2;
  }
  pthread_mutex_unlock((pthread_mutex_t *)alone_once_lock);
  return 0;
}
extern __thread Once _ZSt11__once_call;
void alone_once_proxy(void) { _ZSt11__once_call(); }

/* ---- std::future of GNU's library: what is waited for is there already, or nobody makes it ---- */
typedef struct {
  void *methods, *error;
} Result;
extern void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **);

void alone_ZNSt13__future_base12_Result_baseC2Ev(Result *result) { result->error = 0; }
void alone_ZNSt13__future_base12_Result_baseD2Ev(Result *result) {
  if (result->error)
    _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&result->error);
}

/* ---- std::thread of GNU's library: what runs is an object with a virtual function behind its two destructors ---- */
typedef void (*Method)(void *);

void alone_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(uint64_t *thread,
                                                                                               Method ***owner,
                                                                                               void *depends) {
  Method **state = (Method **)*owner;
  *owner = 0;
  (*(Method **)state)[2](state);
  (*(Method **)state)[1](state);
  *thread = 1;
}
void alone_ZNSt6thread4joinEv(uint64_t *thread) { *thread = 0; }
void alone_ZNSt6thread6detachEv(uint64_t *thread) { *thread = 0; }
