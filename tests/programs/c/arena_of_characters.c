// An arena of characters in a struct, carved into records, arrays that are copied in and arrays of floats.
// differentiate: carved(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4  tolerance: 5e-3  roundoff: 2e-5
// differentiate: handed_on(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4  tolerance: 5e-3  roundoff: 2e-5
#include <math.h>
#include <stddef.h>
#include <string.h>
typedef struct {
    unsigned char bytes[4096];
    size_t used;
} arena;
typedef struct list {
    double v;
    int id;
    struct list *next;
} list;

static void *take(arena *a, size_t n) {
    size_t at = (a->used + 15) & ~(size_t)15;
    a->used = at + n;
    return a->bytes + at;
}
static list *listed(arena *a, const double *x, int n) {
    list *head = NULL;
    for (int i = 0; i < n; i++) {
        list *l = take(a, sizeof *l);
        l->v = x[i] * x[i], l->id = i, l->next = head;
        head = l;
    }
    return head;
}

double carved(const double *x, int n) {
    arena a;
    a.used = 0;
    list *head = listed(&a, x, n);
    double *w = take(&a, n * sizeof *w), s = 0;
    memcpy(w, x, n * sizeof *w);
    float *q = take(&a, n * sizeof *q);
    for (int i = 0; i < n; i++) q[i] = (float)x[i];
    for (list *l = head; l; l = l->next) s += sin(l->v) * w[l->id] + q[l->id];
    return s;
}

static __attribute__((noinline)) void squares(float *q, const float *from, int n) {
    for (int i = 0; i < n; i++) q[i] = from[i] * from[i];
}
double handed_on(const double *x, int n) {
    arena a;
    float made[8];
    a.used = 0;
    list *head = listed(&a, x, n);
    for (int i = 0; i < n; i++) made[i] = (float)x[i];
    float *q = take(&a, n * sizeof *q), *r = take(&a, n * sizeof *r);
    memcpy(q, made, n * sizeof *q);
    squares(r, q, n);
    double s = 0;
    for (list *l = head; l; l = l->next) s += sin(l->v) * r[l->id];
    return s;
}
