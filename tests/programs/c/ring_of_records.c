// Records with padding in a ring: taken out, changed in one member, and put back.
// differentiate: f(x, n)  at: x = 0.4 1.3 0.6 0.9 2.2, n = 5
typedef struct { double gain, level; short rank; } sample;
typedef struct { sample buf[8]; unsigned head, tail; } ring;
static void push(ring *q, sample v) { q->buf[q->tail++ & 7] = v; }
static sample pop(ring *q) { return q->buf[q->head++ & 7]; }
double f(const double *x, int n) {
    ring q = {.head = 0};
    double s = 0;
    for (int i = 0; i < n; i++) {
        sample a = {1.0f + i, x[i] * x[i], i};
        push(&q, a);
    }
    while (q.tail - q.head > 1) {
        sample a = pop(&q), b = pop(&q);
        s += a.level * a.gain - b.gain * b.level;
        if (a.rank < 3) {
            a.rank += 3;
            push(&q, a);
        }
    }
    return s;
}
