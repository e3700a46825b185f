// Kernel habits: intrusive lists with container_of, X-macros, _Generic, Duff's device, one-based arrays, skip lists, packed records, gap buffers.
// differentiate: scheduled(x, n)  at: x = 1.3 0.4 2.2 0.9 1.6, n = 5
// differentiate: one_based(a, n)  at: a = 2 0.5 0.3 0.5 3 0.2 0.3 0.2 4, n = 3
// differentiate: packed_records(x, n)  at: x = 0.7 1.9 2.4 0.6, n = 4
// differentiate: skip_list(x, n)  at: x = 2.1 0.8 3.3 1.7 2.9, n = 5
// differentiate: unrolled(x, y, n)  at: x = 1 2 3 4 5 6 7, y = 0.5 0.4 0.3 0.2 0.1 0.6 0.7, n = 7
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct list_head { struct list_head *next, *prev; };
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))
#define list_for_each_safe(p, q, head) for (p = (head)->next, q = p->next; p != (head); p = q, q = p->next)
static void list_init(struct list_head *h) { h->next = h->prev = h; }
static void list_add(struct list_head *n, struct list_head *after) {
    n->next = after->next, n->prev = after;
    after->next->prev = n, after->next = n;
}
static void list_del(struct list_head *n) { n->prev->next = n->next, n->next->prev = n->prev; }

#define FIELDS(X) X(double, weight, 1) X(int, id, 0) X(double, runtime, 2) X(float, nice, 0.5f)
struct task {
#define X(type, name, start) type name;
    FIELDS(X)
#undef X
    struct list_head run, all;
};

static struct task *task_new(void) {
    struct task *t = malloc(sizeof *t);
#define X(type, name, start) t->name = start;
    FIELDS(X)
#undef X
    return t;
}

double scheduled(const double *x, int n) {
    struct list_head queue, all, *p, *q;
    list_init(&queue), list_init(&all);
    for (int i = 0; i < n; i++) {
        struct task *t = task_new();
        t->weight = x[i], t->id = i;
        struct list_head *at = &queue;
        while (at->next != &queue && container_of(at->next, struct task, run)->weight < x[i]) at = at->next;
        list_add(&t->run, at);
        list_add(&t->all, &all);
    }
    double clock = 0, cost = 0;
    for (int round = 0; round < 3; round++)
        list_for_each_safe(p, q, &queue) {
            struct task *t = container_of(p, struct task, run);
            double slice = t->weight / (1 + t->runtime) * t->nice;
            clock += slice, t->runtime -= slice;
            if (t->runtime < 1.4) {
                cost += clock * clock;
                list_del(p);
            }
        }
    list_for_each_safe(p, q, &all) {
        struct task *t = container_of(p, struct task, all);
        cost += t->runtime * (t->id + 1);
        list_del(p);
        free(t);
    }
    return cost;
}

static double *dvector(long lo, long hi) { return (double *)malloc((hi - lo + 2) * sizeof(double)) - lo + 1; }
static void free_dvector(double *v, long lo) { free(v + lo - 1); }
static double **dmatrix(long rl, long rh, long cl, long ch) {
    long rows = rh - rl + 1, cols = ch - cl + 1;
    double **m = (double **)malloc((rows + 1) * sizeof(double *)) + 1 - rl;
    m[rl] = (double *)malloc((rows * cols + 1) * sizeof(double)) + 1 - cl;
    for (long i = rl + 1; i <= rh; i++) m[i] = m[i - 1] + cols;
    return m;
}
static void free_dmatrix(double **m, long rl, long cl) { free(m[rl] + cl - 1), free(m + rl - 1); }

double one_based(const double *a, int n) {
    double **m = dmatrix(1, n, 1, n), *d = dvector(1, n), s = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) m[i][j] = a[(i - 1) * n + j - 1];
    for (int i = 1; i <= n; i++) {
        for (int j = i; j <= n; j++) {
            double sum = m[i][j];
            for (int k = i - 1; k >= 1; k--) sum -= m[i][k] * m[j][k];
            if (i == j) d[i] = sqrt(sum);
            else m[j][i] = sum / d[i];
        }
    }
    for (int i = 1; i <= n; i++) s += log(d[i]) * i + (i > 1 ? m[i][i - 1] : 0);
    free_dvector(d, 1);
    free_dmatrix(m, 1, 1);
    return s;
}

#pragma pack(push, 1)
typedef struct { uint8_t type; double value; uint16_t next : 12, flag : 4; float half; } record;
#pragma pack(pop)

double packed_records(const double *x, int n) {
    record *r = calloc(n + 1, sizeof *r), keep;
    for (int i = 0; i < n; i++) r[i] = (record){.type = (uint8_t)('a' + i), .value = x[i] * x[i], .next = (uint16_t)((i + 2) % n), .flag = i & 1, .half = 0.5f * i};
    memmove(r + 1, r, n * sizeof *r);
    keep = r[n];
    r[0] = keep;
    double s = 0;
    int at = 0;
    for (int i = 0; i < 2 * n; i++) {
        s = s * 0.7 + r[at].value * r[at].half + (r[at].flag ? sin(r[at].value) : 0);
        r[at].value += 0.1 * s;
        at = r[at].next;
    }
    free(r);
    return s;
}

typedef struct skip { double key, payload; int levels; struct skip *next[]; } skip;

double skip_list(const double *x, int n) {
    skip *head = calloc(1, sizeof *head + 4 * sizeof(skip *));
    head->levels = 4;
    unsigned rng = 12345;
    for (int i = 0; i < n; i++) {
        int levels = 1;
        while (levels < 4 && ((rng = rng * 1664525u + 1013904223u) >> 30 & 1)) levels++;
        skip *s = malloc(sizeof *s + levels * sizeof(skip *)), *at = head;
        s->key = x[i], s->payload = x[i] * x[(i + 1) % n], s->levels = levels;
        for (int l = 3; l >= 0; l--) {
            while (at->next[l] && at->next[l]->key < s->key) at = at->next[l];
            if (l < levels) s->next[l] = at->next[l], at->next[l] = s;
        }
    }
    double sum = 0, last = 0;
    for (skip *s = head->next[0]; s; s = s->next[0]) sum += (s->key - last) * s->payload * s->levels, last = s->key;
    for (skip *s = head, *t; s; s = t) t = s->next[0], free(s);
    return sum;
}

static double square_d(double x) { return x * x; }
static float square_f(float x) { return x * x; }
static int square_i(int x) { return x * x; }
#define SQUARE(x) _Generic((x), double: square_d, float: square_f, int: square_i)(x)

double unrolled(const double *x, const double *y, int n) {
    double s = 0;
    int rounds = (n + 3) / 4;
    switch (n % 4) {
    case 0: do { s += SQUARE(*x) * *y++; x++;
    case 3: s += *x++ * SQUARE(*y); y++;
    case 2: s += *x++ / *y++;
    case 1: s += SQUARE(*x++ - *y++); s *= 0.9;
        } while (--rounds > 0);
    }
    return s + SQUARE(rounds + 3) * s;
}
