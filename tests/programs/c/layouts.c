// Where numbers lie in memory of several kinds: an array at the end of a struct, a matrix inside one, flags beside an array.
// differentiate: flexible(x, n)   at: x = 0.1 0.5 0.9 1.4 2.0, n = 5
// differentiate: matrix_inside(x)   at: x = 1.2
// differentiate: ring(x, n)   at: x = 1 1.2 1.4 0.8 0.6 0.5, n = 6
// differentiate: grown(x, n)   at: x = 0.3 1.2 0.7 0.9 1.4, n = 5
// differentiate: counted(a, n)   at: a = 1 0.5 0.2 0.3, n = 2
// differentiate: worlds(p, n)   at: p = 1 0.5 0.2 2, n = 4
// differentiate: events(x, n)   at: x = 0.3 0.9 1.4 0.2, n = 4
// differentiate: flagged(x, n)   at: x = 0.3 0.9 1.4 0.2, n = 4
// differentiate: points_inside(x, n)   at: x = 0.5 1.5 0.7 2.1, n = 4
// differentiate: clips(f, n)  at: f = 1 2 3 4, n = 4
// differentiate: tracks(x, f, n)  at: x = 1 2 3 4 5, f = 0.5 0.7, n = 5
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef struct { size_t length, room; double mean; double data[]; } series;
static series *push(series *s, double v) {
    if (!s || s->length == s->room) {
        size_t room = s ? s->room * 2 : 2, length = s ? s->length : 0;
        s = realloc(s, offsetof(series, data) + room * sizeof(double));
        if (!s) abort();
        s->room = room;
        s->length = length;
        if (!length) s->mean = 0;
    }
    s->data[s->length++] = v;
    s->mean += (v - s->mean) / s->length;
    return s;
}
double flexible(const double *x, int n) {
    series *s = NULL;
    for (int i = 0; i < n; i++) s = push(s, exp(-x[i]));
    memmove(s->data + 1, s->data, (n - 2) * sizeof(double));
    double v = 0;
    for (double *p = s->data, *e = s->data + s->length; p < e; ++p) v += (*p - s->mean) * (*p - s->mean);
    v = v / s->length + s->mean;
    free(s);
    return v;
}
enum { N = 3 };
struct system { int n; double A[N][N]; double rhs[N]; double scale; struct system *next; };
static void solve(struct system *k, double *x) {
    for (int c = 0; c < k->n; c++) {
        int p = c;
        for (int i = c + 1; i < k->n; i++) if (fabs(k->A[i][c]) > fabs(k->A[p][c])) p = i;
        if (p != c) {
            double t[N];
            memcpy(t, k->A[p], sizeof t), memcpy(k->A[p], k->A[c], sizeof t), memcpy(k->A[c], t, sizeof t);
            double b = k->rhs[p];
            k->rhs[p] = k->rhs[c], k->rhs[c] = b;
        }
        for (int i = c + 1; i < k->n; i++) {
            double f = k->A[i][c] / k->A[c][c];
            for (int j = c; j < k->n; j++) k->A[i][j] -= f * k->A[c][j];
            k->rhs[i] -= f * k->rhs[c];
        }
    }
    for (int i = k->n - 1; i >= 0; i--) {
        double s = k->rhs[i];
        for (int j = i + 1; j < k->n; j++) s -= k->A[i][j] * x[j];
        x[i] = s / k->A[i][i] * k->scale;
    }
}
double matrix_inside(double x) {
    struct system k;
    memset(&k, 0, sizeof k);
    k.n = N, k.scale = x, k.next = &k;
    double v[N] = {0};
    for (int step = 0; step < 3; step++) {
        memset(k.A, 0, sizeof k.A), memset(k.rhs, 0, sizeof k.rhs);
        for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) k.next->A[i][(j + 1) % N] += (i == j ? 2 + x + v[0] : 0.3 * x);
        k.rhs[0] = 1, k.rhs[2] = x;
        solve(k.next, v);
    }
    return v[0] * v[1] + v[2];
}
typedef struct { double slots[8]; volatile uint8_t head; volatile uint8_t tail; uint8_t full : 1; uint8_t errors : 3; } queue;
static queue fifo;
double ring(const double *x, int n) {
    memset(&fifo, 0, sizeof fifo);
    for (int i = 0; i < n; i++) {
        if (((fifo.head + 1u) & 7) == fifo.tail) fifo.errors++;
        else fifo.slots[fifo.head] = x[i], fifo.head = (uint8_t)((fifo.head + 1u) & 7);
    }
    double s = 0;
    while (fifo.head != fifo.tail) s += fifo.slots[fifo.tail] * fifo.slots[fifo.tail], fifo.tail = (uint8_t)((fifo.tail + 1u) & 7);
    return s + fifo.errors;
}
typedef struct { int room, n, *at; double *value; } sparse;
static void *grow(void *p, int n, size_t size, int *ok) {
    void *made = realloc(p, n * size);
    *ok = made != NULL;
    return *ok ? made : p;
}
__attribute__((noinline)) static int enlarge(sparse *s) {
    int ok, too = 1, room = s->n ? s->at[s->n - 1] + 2 * s->n : 1;
    s->at = grow(s->at, room, sizeof(int), &ok);
    if (s->value) s->value = grow(s->value, room, sizeof(double), &too);
    if (ok && too) s->room = room;
    return ok && too;
}
double grown(const double *x, int n) {
    sparse s = {1, 0, malloc(sizeof(int)), malloc(sizeof(double))};
    for (int i = 0; i < n; i++) {
        if (s.n >= s.room && !enlarge(&s)) return 0;
        s.at[s.n] = i, s.value[s.n++] = x[i] * x[i];
    }
    double sum = 0;
    for (int i = 0; i < s.n; i++) sum += s.value[i] * x[s.at[i]] * (i + 1);
    free(s.at), free(s.value);
    return sum;
}
typedef struct { int references, rows, columns; double d[]; } matrix;
static matrix *made(int rows, int columns) {
    matrix *m = malloc(sizeof *m + sizeof(double) * rows * columns);
    m->references = 1, m->rows = rows, m->columns = columns;
    memset(m->d, 0, sizeof(double) * rows * columns);
    return m;
}
static matrix *shared(matrix *m) { m->references++; return m; }
static void dropped(matrix *m) { if (--m->references == 0) free(m); }
__attribute__((noinline)) static matrix *product(matrix *a, matrix *b) {
    matrix *m = made(a->rows, b->columns);
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < b->columns; j++)
            for (int k = 0; k < a->columns; k++) m->d[i * m->columns + j] += a->d[i * a->columns + k] * b->d[k * b->columns + j];
    dropped(a), dropped(b);
    return m;
}
double counted(const double *a, int n) {
    matrix *m = made(n, n);
    memcpy(m->d, a, sizeof(double) * n * n);
    matrix *p = shared(m);
    for (int i = 0; i < 3; i++) p = product(p, shared(m)), p->d[0] *= 0.9;
    double t = 0;
    for (int i = 0; i < n; i++) t += p->d[i * n + i];
    dropped(p), dropped(m);
    return t;
}
typedef struct { double t; int n; double at[4], speed[4], force[4]; char tag[8]; uint32_t flags; double log[3][4]; } world;
double worlds(const double *p, int n) {
    world both[2], *now = &both[0], *next = &both[1];
    memset(both, 0, sizeof both);
    now->n = n;
    strcpy(now->tag, "run");
    for (int i = 0; i < n; i++) now->at[i] = p[i] * (i + 1);
    for (int step = 0; step < 4; step++) {
        *next = *now;
        memset(next->force, 0, sizeof next->force);
        for (int i = 1; i < n; i++) next->force[i] += p[0] * (next->at[i - 1] - next->at[i]);
        for (int i = 0; i < n; i++) next->speed[i] += 0.1 * next->force[i], next->at[i] += 0.1 * next->speed[i];
        memmove(next->log[1], next->log[0], 2 * sizeof next->log[0]);
        memcpy(next->log[0], next->at, sizeof next->at);
        next->flags |= 1u << step;
        world *held = now;
        now = next, next = held;
    }
    double s = now->flags == 0;
    for (int i = 0; i < n; i++) s += now->speed[i] * now->speed[i] + now->log[2][i] * next->log[1][i];
    return s;
}
typedef struct { int kind; double t; union { struct { int who; double amount; } push; struct { double by[2]; } scale; } u; } event;
typedef struct { event *all; size_t n, room; } queue_of_events;
static void put(queue_of_events *q, event e) {
    if (q->n == q->room) q->room += 2, q->all = realloc(q->all, q->room * sizeof *q->all);
    size_t i = q->n++;
    for (; i > 0 && q->all[i - 1].t < e.t; i--) q->all[i] = q->all[i - 1];
    q->all[i] = e;
}
double events(const double *x, int n) {
    queue_of_events q = {0};
    double v[2] = {1, 2};
    for (int i = 0; i < n; i++)
        put(&q, i % 2 ? (event){1, x[i], {.scale = {{x[i], 1 / (1 + x[i])}}}} : (event){0, x[i], {.push = {i / 2, x[i] * x[i]}}});
    while (q.n) {
        event e = q.all[--q.n];
        if (e.kind == 0) v[e.u.push.who] += e.u.push.amount * e.t;
        else for (int i = 0; i < 2; i++) v[i] *= e.u.scale.by[i];
    }
    free(q.all);
    return v[0] * v[1];
}
typedef struct { double at, speed; unsigned cell : 10, alive : 1, kind : 3; struct { float weight; int hits; } more; } body;
double flagged(const double *x, int n) {
    body *b = calloc(n, sizeof *b);
    for (int i = 0; i < n; i++) b[i] = (body){.at = x[i], .cell = (unsigned)(x[i] * 8), .alive = i != 2, .kind = i % 3, .more = {1, i}};
    body held = b[0];
    b[0] = b[n - 1], b[n - 1] = held;
    double s = 0;
    for (int i = 0; i < n; i++) b[i].speed = b[i].at * b[(i + 1) % n].at, s += b[i].speed * b[i].alive * (b[i].kind + b[i].more.hits + b[i].cell);
    free(b);
    return s;
}
struct shape { struct { double x, y; int flag; } at[3]; struct shape *next; double weight; };
double points_inside(const double *x, int n) {
    struct shape *first = NULL;
    for (int i = 0; i < n; i++) {
        struct shape *q = calloc(1, sizeof *q);
        for (int k = 0; k < 3; k++) q->at[k].x = x[i] * k, q->at[k].y = x[(i + k) % n], q->at[k].flag = k;
        q->weight = x[i], q->next = first, first = q;
    }
    struct shape copy = *first;
    memcpy(&first->at[0], &first->next->at[1], 2 * sizeof first->at[0]);
    double s = copy.at[2].x * copy.weight;
    for (struct shape *q = first, *next; q; q = next) {
        next = q->next;
        for (int k = 0; k < 3; k++) s += q->at[k].x * q->at[k].y * (q->at[k].flag + 1) * q->weight;
        free(q);
    }
    return s;
}

/* Arrays of floats in a struct, with a double behind them: loops over the arrays say nothing about it. */
typedef struct { int rate, channels; float left[4], right[4]; double level; } clip;

float clips(const float *f, int n) {
    clip *c = calloc(2, sizeof *c);
    for (int k = 0; k < 2; k++) {
        c[k].rate = k + 1;
        for (int i = 0; i < n; i++) {
            c[k].left[i] = f[i] * (k + 1);
            c[k].right[(i + k) % n] = f[i] * f[i];
            c[k].level += f[i];
        }
    }
    clip m = c[0];
    for (int i = 0; i < n; i++) {
        m.left[i] += c[1].right[i];
        m.right[i] *= c[1].left[n - 1 - i];
    }
    c[0] = m;
    float s = 0;
    for (int i = 0; i < n; i++) s += c[0].left[i] * c[0].right[i];
    s *= (float)c[0].level / c[0].rate;
    free(c);
    return s;
}

typedef struct { double level; float v[5]; float w; double last[3]; } track;

double tracks(const double *x, const float *f, int n) {
    track t = {x[0], {0}, f[0], {0}}, *h = malloc(2 * sizeof *h);
    for (int i = 0; i < n; i++) t.v[i] = (float)x[i] * f[1];
    for (int i = 1; i < n; i++) t.v[i] = 0.5f * (t.v[i] + t.v[i - 1]) + t.w;
    for (int i = 0; i < 3; i++) t.last[i] = x[i] * x[i];
    h[1] = t;
    h[0] = h[1];
    for (int i = 1; i < 3; i++) h[0].last[i] += h[0].last[i - 1] * h[0].v[i];
    track u = h[0];
    free(h);
    double s = u.level;
    for (int i = 0; i < n; i++) s += u.v[i] * x[i];
    return s * u.last[2] + u.w;
}
