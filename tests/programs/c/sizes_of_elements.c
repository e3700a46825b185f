// Generic code that is told how large elements are, for several types at once: a stable sort, a heap, a reversal
// differentiate: sorted(x, n)  at: x = 0.2 0.5 -0.3 0.4 1.1, n = 5
// differentiate: median(v, w, n)  at: v = 0.3 1.2 0.7 0.9 0.1, w = 1.5 0.4 2 0.6 1.1, n = 5
// differentiate: nearest(x, n)  at: x = 0.9 0.2 1.4 0.6 1.7 0.35, n = 6
// differentiate: reversed(x, n)  at: x = 0.9 0.2 1.4 0.6, n = 4
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef int (*Compare)(const void *, const void *, void *);

void merge_sort(void *base, size_t n, size_t width, Compare compare, void *context) {
    if (n < 2) return;
    size_t h = n / 2, i = 0, j = h, k = 0;
    char *b = base;
    merge_sort(b, h, width, compare, context);
    merge_sort(b + h * width, n - h, width, compare, context);
    char *out = malloc(n * width);
    while (i < h && j < n) {
        size_t *from = compare(b + j * width, b + i * width, context) < 0 ? &j : &i;
        memcpy(out + k++ * width, b + (*from)++ * width, width);
    }
    memcpy(out + k * width, b + i * width, (h - i) * width);
    k += h - i;
    memcpy(out + k * width, b + j * width, (n - j) * width);
    memcpy(b, out, n * width);
    free(out);
}

typedef struct { int row, column; double value; } Triplet;

static int by_place(const void *a, const void *b, void *context) {
    const Triplet *p = a, *q = b;
    ++*(int *)context;
    return p->row != q->row ? p->row - q->row : p->column - q->column;
}

double sorted(const double *x, int n) {
    Triplet *t = NULL;
    for (int i = 0; i < n; i++) {
        t = realloc(t, (i + 1) * sizeof *t);
        t[i] = (Triplet){i % 2, -i, x[i]};
    }
    int compared = 0;
    merge_sort(t, n, sizeof *t, by_place, &compared);
    double *v = malloc(n * (sizeof(double) + sizeof(int))), s = 0;
    int *r = (int *)(v + n);
    for (int i = 0; i < n; i++) v[i] = t[i].value, r[i] = t[i].row;
    for (int i = 0; i < n; i++) s += v[i] * v[i] * (1 + r[i]) * i + t[i].column * t[i].value;
    free(t), free(v);
    return s;
}

typedef struct { float weight; char tag; double value; const double *source; } Weighted;

static int by_member(const void *a, const void *b, void *context) {
    size_t offset = *(size_t *)context;
    double p, q;
    memcpy(&p, (const char *)a + offset, sizeof p), memcpy(&q, (const char *)b + offset, sizeof q);
    return (p > q) - (p < q);
}

double median(const double *v, const double *w, int n) {
    Weighted *items = malloc(n * sizeof *items);
    for (int i = 0; i < n; i++) items[i] = (Weighted){0.5f * (1 + i % 3), (char)('a' + i), v[i] * w[i], v + i};
    size_t offset = offsetof(Weighted, value);
    merge_sort(items, n, sizeof *items, by_member, &offset);
    double s = items[n / 2].value * *items[n / 2 - 1].source + items[0].weight * items[0].value + (items[1].tag - 'a');
    free(items);
    return s;
}

// a heap of elements of any type, each of so many bytes
typedef struct { char *data; size_t used, room; } Heap;

static void swap_elements(char *a, char *b, size_t size) {
    char kept[64];
    memcpy(kept, a, size);
    memcpy(a, b, size);
    memcpy(b, kept, size);
}

void heap_push(Heap *h, const void *element, size_t size, int (*less)(const void *, const void *)) {
    if (h->used == h->room) h->data = realloc(h->data, (h->room = 2 * h->room + 2) * size);
    memcpy(h->data + h->used * size, element, size);
    for (size_t i = h->used++; i > 0 && less(h->data + i * size, h->data + (i - 1) / 2 * size); i = (i - 1) / 2)
        swap_elements(h->data + i * size, h->data + (i - 1) / 2 * size, size);
}

void heap_pop(Heap *h, void *element, size_t size, int (*less)(const void *, const void *)) {
    memcpy(element, h->data, size);
    memcpy(h->data, h->data + --h->used * size, size);
    for (size_t i = 0, c; (c = 2 * i + 1) < h->used; i = c) {
        if (c + 1 < h->used && less(h->data + (c + 1) * size, h->data + c * size)) c++;
        if (!less(h->data + c * size, h->data + i * size)) break;
        swap_elements(h->data + i * size, h->data + c * size, size);
    }
}

typedef struct { double distance; int from; short level; } Candidate;

static int nearer(const void *a, const void *b) {
    return ((const Candidate *)a)->distance < ((const Candidate *)b)->distance;
}

static int lower(const void *a, const void *b) { return **(const double *const *)a < **(const double *const *)b; }

double nearest(const double *x, int n) {
    Heap candidates = {0}, pointers = {0};
    for (int i = 0; i < n; i++) {
        Candidate c = {fabs(x[i] - 0.5) * x[(i + 1) % n], i, (short)(i / 2)};
        const double *p = x + i;
        heap_push(&candidates, &c, sizeof c, nearer);
        heap_push(&pointers, &p, sizeof p, lower);
    }
    double s = 0;
    for (int k = 0; k < n / 2; k++) {
        Candidate c;
        const double *p;
        heap_pop(&candidates, &c, sizeof c, nearer);
        heap_pop(&pointers, &p, sizeof p, lower);
        s += (1 + c.level) * c.distance * exp(-*p) + c.from;
    }
    free(candidates.data), free(pointers.data);
    return s;
}

void reverse(void *base, size_t n, size_t size) {
    for (size_t i = 0; i < n / 2; i++) swap_elements((char *)base + i * size, (char *)base + (n - 1 - i) * size, size);
}

double reversed(const double *x, int n) {
    Triplet *t = malloc(n * sizeof *t);
    Weighted *w = malloc(n * sizeof *w);
    for (int i = 0; i < n; i++) {
        t[i] = (Triplet){i, -i, x[i]};
        w[i] = (Weighted){(float)i, 'x', x[i] * x[i], x + n - 1 - i};
    }
    reverse(t, n, sizeof *t);
    reverse(w, n, sizeof *w);
    double s = 0;
    for (int i = 0; i < n; i++) s += t[i].row * t[i].value * w[i].value + *w[i].source * w[i].weight;
    free(t), free(w);
    return s;
}
