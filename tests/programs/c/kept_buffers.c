// Work arrays on the heap that are kept from one call to the next, and grow when more is needed.
// differentiate: grown(x, n)  at: x = 1 2 3, n = 3
// differentiate: replaced(x, n)  at: x = 1 2 3, n = 3
// differentiate: helper(x, n)  at: x = 0.5 1.5 -0.5, n = 3
// differentiate: members(x, n)  at: x = 0.5 1.5 -0.5, n = 3
// differentiate: singles(x, n)  at: x = 0.5 1.5 -0.5, n = 3
// differentiate: renewed(x, n)  at: x = 0.5, n = 4
// differentiate: resized(x, n)  at: x = 0.5 1.5 -0.5, n = 3
// differentiate: carried(x, n)  at: x = 0.5 1.5 -0.5, n = 3
#include <math.h>
#include <stdlib.h>
#include <string.h>

double grown(const double *x, int n) {
    static double *work;
    static int room;
    if (n > room) {
        work = realloc(work, n * sizeof *work);
        room = n;
    }
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += work[i] * sin(work[n - 1 - i]);
    return s;
}

static double *scratch;
static size_t scratch_size;
static __attribute__((noinline)) double *need(size_t n) {
    if (n > scratch_size) {
        free(scratch);
        scratch = malloc(n * sizeof *scratch);
        scratch_size = n;
    }
    return scratch;
}
double replaced(const double *x, int n) {
    double *a = need(2 * n), *b = a + n, s = 0;
    for (int i = 0; i < n; i++) a[i] = exp(x[i]), b[i] = a[i] * x[i];
    for (int i = 0; i < n; i++) s += b[i] * a[(i + 1) % n];
    return s;
}

static void ensure(double **p, int *room, int n) {
    if (*room < n) {
        *room = 2 * n;
        *p = realloc(*p, *room * sizeof **p);
    }
}
double helper(const double *x, int n) {
    static double *first, *second;
    static int rooms[2];
    ensure(&first, &rooms[0], n);
    ensure(&second, &rooms[1], n + 1);
    memcpy(first, x, n * sizeof *x);
    second[0] = 1;
    for (int i = 0; i < n; i++) second[i + 1] = second[i] * first[i] + first[i];
    return second[n] * second[n - 1];
}

static struct {
    double *position, *velocity;
    int *order;
    int n;
} body;
double members(const double *x, int n) {
    if (body.n != n) {
        free(body.position);
        free(body.velocity);
        free(body.order);
        body.position = calloc(n, sizeof(double));
        body.velocity = calloc(n, sizeof(double));
        body.order = calloc(n, sizeof(int));
        body.n = n;
    }
    for (int i = 0; i < n; i++) body.position[i] = x[i], body.velocity[i] = -x[i] * x[i], body.order[i] = n - 1 - i;
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < n; i++) body.position[i] += 0.1 * body.velocity[body.order[i]] * body.position[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += body.position[i] * (i + 1);
    return s;
}

float singles(const float *x, int n) {
    static float *work;
    if (!work) work = malloc(100 * sizeof *work);
    work[0] = 1;
    for (int i = 0; i < n; i++) work[i + 1] = work[i] * x[i] + x[i];
    return work[n];
}

// a table that is made again when the argument changes
double renewed(double x, int n) {
    static double last = -1, *table;
    static int room;
    if (n > room) {
        table = realloc(table, n * sizeof *table);
        room = n;
        last = -1;
    }
    if (x != last) {
        for (int i = 0; i < n; i++) table[i] = pow(x, i);
        last = x;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += table[i] * table[n - 1 - i] * (i + 1);
    return s;
}

// grows while it holds something, and is given back now and then
double resized(const double *x, int n) {
    static double *list;
    static int room;
    int count = 0;
    for (int i = 0; i < 3 * n; i++) {
        if (count == room) {
            room = room ? 2 * room : 2;
            list = realloc(list, room * sizeof *list);
        }
        list[count++] = x[i % n] * (i + 1) + (i ? list[i - 1] * 0.5 : 0);
    }
    double s = 0;
    for (int i = 0; i < count; i++) s += list[i] * list[i];
    if (room > 8) {
        free(list);
        list = NULL;
        room = 0;
    }
    return s;
}

// what the last call left is an input
double carried(const double *x, int n) {
    static double *before;
    if (!before) before = calloc(8, sizeof *before);
    double s = 0;
    for (int i = 0; i < n; i++) s += before[i] * x[i] + x[i] * x[i] * (i + 1);
    for (int i = 0; i < n; i++) before[i] = 0;
    return s;
}
