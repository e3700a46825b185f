/* Runs a kernel of a device on the host: one block after the other, its threads as coroutines that change places at
   barriers and where a warp exchanges values.  Between two barriers threads run in the order that is asked for, and
   every access is compared with those of other threads: what two threads touch in a phase nobody may write, but
   atomically.  Memory that other blocks touch is theirs for the whole launch. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

enum { RUNS, AT_BARRIER, IN_WARP, ENDED };
enum { READ, WRITE, ATOMIC };
enum { ASCENDING, DESCENDING, RANDOM };
enum { WARP = 32, STACK = 1 << 17, PLACES = 1 << 22 };

typedef struct {
    ucontext_t context;
    int state;
    uint64_t given, result;
    uint32_t mask, lane;
    int kind;
} Thread;

typedef struct {
    uintptr_t place;
    uint32_t launch, block, phase;
    uint32_t writer, reader, atomic;                      /* in this phase, 1 + thread; ~0: several */
    uint32_t block_writer, block_reader, block_atomic;    /* in this launch, 1 + block; ~0: several */
} Access;

static ucontext_t scheduler;
static Thread *threads;
static int current, count;
static uint32_t size[3], grid[3], block[3], launch_number, block_number, phase;
static Access *accesses;
static long races, divergences;
static void (*kernel)(void **);
static void **arguments;
static char first_race[200];
static uint64_t random_state, *shared_memory;

static uint32_t next_random(void) {
    random_state = random_state * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(random_state >> 33);
}

int emu_thread(int axis) {
    int number = current;
    if (axis == 0) return number % size[0];
    if (axis == 1) return number / size[0] % size[1];
    return number / (size[0] * size[1]);
}
int emu_block(int axis) { return block[axis]; }
int emu_block_size(int axis) { return size[axis]; }
int emu_grid_size(int axis) { return grid[axis]; }
int emu_lane(void) { return current % WARP; }

/* What AMD's kernels are given behind their arguments: numbers of blocks, sizes of a block. */
void *emu_given(void) {
    static struct { uint32_t blocks[3]; uint16_t sizes[3]; } given;
    for (int axis = 0; axis < 3; axis++) given.blocks[axis] = grid[axis], given.sizes[axis] = size[axis];
    return &given;
}

static void yield(int state) {
    threads[current].state = state;
    swapcontext(&threads[current].context, &scheduler);
}

void emu_barrier(void) { yield(AT_BARRIER); }

/* kind: 0 exchange by lane (~0: the own value), 1 ballot, 2 all are waited for */
uint64_t emu_exchange(int kind, uint32_t mask, uint64_t value, uint32_t lane) {
    Thread *self = &threads[current];
    self->kind = kind, self->mask = mask, self->given = value, self->lane = lane;
    yield(IN_WARP);
    return threads[current].result;
}

/* As PTX's manual has it (instruction shfl.sync). */
static uint32_t source_lane(char kind, uint32_t b, uint32_t c) {
    int lane = emu_lane(), segment = c >> 8 & 31, steps = b & 31, last = (lane & segment) | (c & ~segment & 31), from = lane;
    if (kind == 'd') return (from += steps) <= last ? from : lane;
    if (kind == 'u') return (from -= steps) >= last ? from : lane;
    from = kind == 'b' ? lane ^ steps : (lane & segment) | (steps & ~segment & 31);
    return from <= last ? from : lane;
}
#define SHUFFLE(name, kind)                                                                                           \
    uint32_t emu_##name##_i32(uint32_t mask, uint32_t value, uint32_t b, uint32_t c) {                                \
        return emu_exchange(0, mask, value, source_lane(kind, b, c));                                                 \
    }                                                                                                                 \
    float emu_##name##_f32(uint32_t mask, float value, uint32_t b, uint32_t c) {                                      \
        uint32_t bits;                                                                                                \
        memcpy(&bits, &value, 4);                                                                                     \
        bits = emu_##name##_i32(mask, bits, b, c);                                                                    \
        memcpy(&value, &bits, 4);                                                                                     \
        return value;                                                                                                 \
    }
SHUFFLE(down, 'd')
SHUFFLE(up, 'u')
SHUFFLE(bfly, 'b')
SHUFFLE(idx, 'i')
uint32_t emu_ballot(uint32_t mask, _Bool value) { return emu_exchange(1, mask, value, 0); }
_Bool emu_all(uint32_t mask, _Bool value) { return !emu_ballot(mask, !value); }
_Bool emu_any(uint32_t mask, _Bool value) { return emu_ballot(mask, value); }
void emu_warp(uint32_t mask) { emu_exchange(2, mask, 0, 0); }

static uint32_t add(uint32_t known, uint32_t one) { return known == 0 || known == one ? one : ~0u; }
static int is_other(uint32_t known, uint32_t one) { return known != 0 && known != one; }

static void report(const char *what, uintptr_t place, int kind) {
    if (!races++) snprintf(first_race, sizeof first_race, "%s at %p: kind %d, thread %d, block %u, phase %u", what,
                           (void *)place, kind, current, block_number, phase);
}

static int is_shared(void *address) {
    for (uint64_t *one = shared_memory; one && one[0]; one += 2)
        if ((uint64_t)address - one[0] < one[1]) return 1;
    return 0;
}

_Bool emu_is_own(void *address) {
    char *stack = threads[current].context.uc_stack.ss_sp;
    return (char *)address >= stack && (char *)address < stack + STACK;
}

void emu_access(void *address, int64_t bytes, int kind) {
    if (emu_is_own(address)) return;
    int is_common = is_shared(address);
    for (uintptr_t place = (uintptr_t)address / 4; place <= ((uintptr_t)address + bytes - 1) / 4; place++) {
        Access *at = &accesses[(place * 2654435761u) % PLACES];
        while (at->place && at->place != place) at = at + 1 == accesses + PLACES ? accesses : at + 1;
        if (!at->place || at->launch != launch_number) *at = (Access){.place = place, .launch = launch_number};
        if (at->block != block_number || at->phase != phase) {
            at->block = block_number, at->phase = phase;
            at->writer = at->reader = at->atomic = 0;
        }
        uint32_t me = current + 1, here = block_number + 1;
        uint32_t *known[] = {&at->reader, &at->writer, &at->atomic};
        uint32_t *blocks[] = {&at->block_reader, &at->block_writer, &at->block_atomic};
        for (int other = 0; other < 3; other++) {
            if (kind == other && kind != WRITE) continue;
            if (is_other(*known[other], me)) report("race in a block", place * 4, kind);
            if (!is_common && is_other(*blocks[other], here)) report("race of blocks", place * 4, kind);
        }
        *known[kind] = add(*known[kind], me);
        *blocks[kind] = add(*blocks[kind], here);
    }
}

/* Blocks of the device's heap are no other thread's again before the launch ends: their accesses are not compared. */
void *emu_malloc(uint64_t size) { return malloc(size); }
void emu_free(void *block) { (void)block; }

static void run_thread(void) {
    kernel(arguments);
    threads[current].state = ENDED;
    setcontext(&scheduler);
}

static int resolve_warps(void) {
    int found = 0;
    for (int first = 0; first < count; first += WARP) {
        int last = first + WARP < count ? first + WARP : count;
        for (int one = first; one < last; one++) {
            if (threads[one].state != IN_WARP) continue;
            uint32_t mask = threads[one].mask, ready = 0;
            for (int other = first; other < last; other++)
                if (threads[other].state == IN_WARP && threads[other].kind == threads[one].kind &&
                    threads[other].mask == mask)
                    ready |= 1u << (other - first);
            uint32_t present = 0;
            for (int other = first; other < last; other++)
                if (threads[other].state != ENDED) present |= 1u << (other - first);
            if ((ready & mask) != (mask & present)) continue;
            phase += threads[one].kind == 2 && count <= WARP; /* (of several warps this one alone has waited) */
            uint32_t ballot = 0;
            for (int other = first; other < last; other++)
                if ((mask >> (other - first) & 1) && threads[other].state == IN_WARP && threads[other].given)
                    ballot |= 1u << (other - first);
            for (int other = first; other < last; other++) {
                Thread *thread = &threads[other];
                if (!(mask >> (other - first) & 1) || thread->state != IN_WARP) continue;
                uint32_t lane = thread->lane == ~0u ? (uint32_t)(other - first) : thread->lane;
                int source = first + (int)lane;
                int is_there = source < last && (mask >> lane & 1) && threads[source].state == IN_WARP;
                thread->result = thread->kind == 1 ? ballot : is_there ? threads[source].given : 0x7ff8dead7ff8deadull;
            }
            for (int other = first; other < last; other++)
                if ((mask >> (other - first) & 1) && threads[other].state == IN_WARP) threads[other].state = RUNS;
            found = 1;
        }
    }
    return found;
}

static int run_block(int order) {
    int *turn = malloc(sizeof(int) * count);
    for (int i = 0; i < count; i++) {
        static char *stacks;
        static int has;
        if (has < count) stacks = realloc(stacks, (size_t)STACK * count), has = count;
        threads[i].state = RUNS;
        getcontext(&threads[i].context);
        threads[i].context.uc_stack.ss_sp = stacks + (size_t)STACK * i;
        threads[i].context.uc_stack.ss_size = STACK;
        makecontext(&threads[i].context, run_thread, 0);
        turn[i] = order == DESCENDING ? count - 1 - i : i;
    }
    for (;;) {
        if (order == RANDOM)
            for (int i = count - 1; i > 0; i--) {
                int other = next_random() % (i + 1), kept = turn[i];
                turn[i] = turn[other], turn[other] = kept;
            }
        int ran = 0, waiting = 0, ended = 0;
        for (int i = 0; i < count; i++) {
            if (threads[turn[i]].state != RUNS) continue;
            current = turn[i], ran = 1;
            swapcontext(&scheduler, &threads[current].context);
        }
        if (resolve_warps()) continue;
        for (int i = 0; i < count; i++) waiting += threads[i].state == AT_BARRIER, ended += threads[i].state == ENDED;
        if (ended == count) break;
        if (waiting + ended == count) {
            divergences += ended > 0;
            for (int i = 0; i < count; i++)
                if (threads[i].state == AT_BARRIER) threads[i].state = RUNS;
            phase++;
        } else if (!ran) {
            free(turn);
            return 1; /* a warp waits for ever */
        }
    }
    free(turn);
    return 0;
}

/* `shared`: a null-ended list of (address, bytes) that is poisoned before each block; 1: threads wait for ever */
int emu_launch(void (*function)(void **), void **given, const uint32_t *grid_size, const uint32_t *block_size, int order,
               uint64_t seed, uint64_t *shared) {
    shared_memory = shared, kernel = function, arguments = given, random_state = seed;
    memcpy(grid, grid_size, sizeof grid), memcpy(size, block_size, sizeof size);
    count = size[0] * size[1] * size[2];
    threads = calloc(count, sizeof *threads);
    if (!accesses) accesses = calloc(PLACES, sizeof *accesses);
    memset(accesses, 0, PLACES * sizeof *accesses);
    launch_number++;
    uint32_t blocks = grid[0] * grid[1] * grid[2];
    uint32_t *turn = malloc(sizeof *turn * blocks);
    for (uint32_t i = 0; i < blocks; i++) turn[i] = order == DESCENDING ? blocks - 1 - i : i;
    for (uint32_t i = blocks - 1; order == RANDOM && i > 0; i--) {
        uint32_t other = next_random() % (i + 1), kept = turn[i];
        turn[i] = turn[other], turn[other] = kept;
    }
    int failed = 0;
    for (uint32_t i = 0; i < blocks && !failed; i++) {
        block_number = turn[i], phase = 0;
        block[0] = turn[i] % grid[0], block[1] = turn[i] / grid[0] % grid[1], block[2] = turn[i] / grid[0] / grid[1];
        for (uint64_t *one = shared; one && one[0]; one += 2) memset((void *)one[0], 0xff, one[1]);
        failed = run_block(order);
    }
    free(turn);
    free(threads);
    return failed;
}

long emu_races(char *text) {
    long found = races;
    strcpy(text, races ? first_race : "");
    races = 0;
    return found;
}
long emu_divergences(void) {
    long found = divergences;
    divergences = 0;
    return found;
}
double erfcx(double x) { return exp(x * x) * erfc(x); }
double normcdf(double x) { return 0.5 * erfc(-x * sqrt(0.5)); }
uint32_t brev(uint32_t x) {
    uint32_t found = 0;
    for (int bit = 0; bit < 32; bit++) found |= (x >> bit & 1) << (31 - bit);
    return found;
}
void __assertfail(void) { abort(); }
double rsqrt(double x) { return 1 / sqrt(x); }
float rsqrtf(float x) { return 1 / sqrtf(x); }
