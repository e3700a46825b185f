// State in globals: one with a registered shadow, static locals, an array written and read, a pointer to current data.
// differentiate: registered(x)  at: x = 1.3
// differentiate: counted(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: current(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: unseen(x, n)  at: x = 1.3 0.7 2.1, n = 3
// differentiate: own_memory(x)  at: x = 1.3
// differentiate: words(x)  at: x = 1.3
#include <stdlib.h>

double state[2], state_shadow[2];
struct shadow_pair {
    void *primal, *shadow;
};
struct shadow_pair __enzyme_shadow_globals_state[] = {{state, state_shadow}};

__attribute__((noinline)) static void advance(double x) {
    state[0] = state[0] * x + 1;
    state[1] += state[0] * x;
}

double registered(double x) {
    state[0] = x;
    state[1] = 0;
    for (int i = 0; i < 4; i++) advance(x);
    double r = state[0] * state[1];
    state[0] = state[1] = 0;
    return r;
}

__attribute__((noinline)) static double moving_average(double v, int restart) {
    static double total;
    static int count;
    if (restart) total = count = 0;
    total += v * v;
    return total / ++count;
}

double counted(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += moving_average(x[i], i == 0) * x[i];
    return s;
}

static double first[4], second[4];
static double *active_buffer = first;

__attribute__((noinline)) static void flip(void) { active_buffer = active_buffer == first ? second : first; }

double current(const double *x, int n) {
    active_buffer = first;
    for (int i = 0; i < n; i++) first[i] = x[i];
    for (int step = 0; step < 3; step++) {
        const double *from = active_buffer;
        flip();
        for (int i = 0; i < n; i++) active_buffer[i] = from[i] * from[(i + 1) % n] * 0.5 + from[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += active_buffer[i] * (i + 1);
    return s;
}

static double *work;
static int length;
__attribute__((noinline)) static void square_all(void) {
    for (int i = 0; i < length; i++) work[i] *= work[i];
}

double unseen(const double *x, int n) {
    work = malloc(n * sizeof *work);
    length = n;
    for (int i = 0; i < n; i++) work[i] = x[i];
    square_all();
    square_all();
    double s = 0;
    for (int i = 0; i < n; i++) s += work[i];
    free(work);
    return s;
}

__attribute__((noinline)) static void set_first(double x) { *work = x * x; }
__attribute__((noinline)) static void add_first(void) { work[1] += *work; }

double own_memory(double x) {
    double here[2] = {1, 2};
    work = here;
    set_first(x);
    add_first();
    return here[0] * here[1];
}

static struct {
    int updates;
    union {
        long count;
        double number;
    } slot[3];
} words_state;

__attribute__((noinline)) static void square_slot(int i) {
    words_state.slot[i].number *= words_state.slot[i].number;
    words_state.updates++;
}

double words(double x) {
    words_state.updates = 0;
    words_state.slot[0].count = 4;
    words_state.slot[1].number = x;
    square_slot(1);
    square_slot(1);
    return words_state.slot[1].number * words_state.updates + words_state.slot[0].count;
}
