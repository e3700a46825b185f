// Containers of void pointers and element sizes that serve numbers, structs and integers; callbacks over them.
// differentiate: pushed(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
// differentiate: swapped(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
// differentiate: visited(x, n)  at: x = 0.5 1.5 -0.7, n = 3
// differentiate: queued(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
// differentiate: by_words(x, n)  at: x = 0.5 1.5 -0.7 2.5, n = 4
#include <stdlib.h>
#include <string.h>

typedef struct {
    void *data;
    size_t count, capacity, size;
} vector;

static void *at(const vector *v, size_t i) { return (char *)v->data + i * v->size; }

static void push(vector *v, const void *item) {
    if (v->count == v->capacity) {
        v->capacity = v->capacity ? 2 * v->capacity : 2;
        v->data = realloc(v->data, v->capacity * v->size);
    }
    memcpy(at(v, v->count++), item, v->size);
}

typedef struct {
    double position, mass;
    int id;
} body;

double pushed(const double *x, int n) {
    vector numbers = {.size = sizeof(double)}, ids = {.size = sizeof(int)}, bodies = {.size = sizeof(body)};
    double s = 0;
    for (int i = 0; i < n; i++) {
        double square = x[i] * x[i];
        int id = 7 * i;
        body b = {x[i], square + 1, id};
        push(&numbers, &square);
        push(&ids, &id);
        push(&bodies, &b);
    }
    for (size_t i = 0; i < numbers.count; i++) {
        const body *b = at(&bodies, i);
        s += *(double *)at(&numbers, i) * b->position * b->mass + *(int *)at(&ids, i) * x[0];
    }
    free(bodies.data);
    free(ids.data);
    free(numbers.data);
    return s;
}

static void swap_bytes(void *a, void *b, size_t size) {
    unsigned char t[64];
    memcpy(t, a, size);
    memcpy(a, b, size);
    memcpy(b, t, size);
}

double swapped(const double *x, int n) {
    double v[8];
    int order[8];
    for (int i = 0; i < n; i++) v[i] = x[i] * (i + 1), order[i] = i;
    for (int i = 0; i < n / 2; i++) {
        swap_bytes(&v[i], &v[n - 1 - i], sizeof *v);
        swap_bytes(&order[i], &order[n - 1 - i], sizeof *order);
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i] * v[i] * (order[i] + 1);
    return s;
}

typedef void visitor(void *item, void *context);

static void each(vector *v, visitor *visit, void *context) {
    for (size_t i = 0; i < v->count; i++) visit(at(v, i), context);
}

static void add_square(void *item, void *context) { *(double *)context += *(double *)item * *(double *)item; }
static void scale(void *item, void *context) { *(double *)item *= *(double *)context; }

double visited(const double *x, int n) {
    vector v = {.size = sizeof(double)};
    for (int i = 0; i < n; i++) push(&v, &x[i]);
    double total = 0, factor = x[0];
    each(&v, scale, &factor);
    each(&v, add_square, &total);
    free(v.data);
    return total;
}

typedef struct {
    double *ring;
    int head, count, size;
} queue;

static int enqueue(queue *q, double v) {
    if (q->count == q->size) return 0;
    q->ring[(q->head + q->count++) % q->size] = v;
    return 1;
}

static double dequeue(queue *q) {
    double v = q->ring[q->head];
    q->head = (q->head + 1) % q->size;
    q->count--;
    return v;
}

double queued(const double *x, int n) {
    queue q = {malloc(3 * sizeof(double)), 0, 0, 3};
    double s = 0;
    for (int i = 0; i < 3 * n; i++)
        if (!enqueue(&q, x[i % n] * (s + 1) * 0.5)) {
            s += dequeue(&q) * dequeue(&q);
            i--;
        }
    while (q.count) s = s * 0.9 + dequeue(&q);
    free(q.ring);
    return s;
}

/* Records of any type, swapped word by word. */
typedef struct {
    long id;
    double value;
    const double *seen;
    double weight;
} record;

static void swap_words(void *a, void *b, size_t words) {
    for (size_t i = 0; i < words; ++i) {
        char *p = (char *)a + 8 * i, *q = (char *)b + 8 * i, s[8], t[8];
        memcpy(s, p, 8);
        memcpy(t, q, 8);
        memcpy(p, t, 8);
        memcpy(q, s, 8);
    }
}

double by_words(const double *x, int n) {
    record *all = malloc(n * sizeof *all);
    for (int i = 0; i < n; ++i) {
        all[i] = (record){i, x[i] * x[i], x + (n - 1 - i), 1.0 + x[i]};
    }
    for (int i = 0; i + 1 < n; ++i) {
        if (x[i] > 0.0) {
            swap_words(all + i, all + i + 1, sizeof *all / 8);
        }
    }
    double sum = 0.0;
    for (int i = 0; i < n; ++i) {
        sum += all[i].value * (double)all[i].id * *all[i].seen + all[i].weight * i;
    }
    free(all);
    return sum;
}
