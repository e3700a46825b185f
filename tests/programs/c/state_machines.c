// Control flow that no loop keyword describes: labels, computed jumps by switch, Duff's device, protothreads, retries.
// differentiate: machine(x, n)  at: x = 0.5 -1.5 2.5 0.3 -0.2, n = 5
// differentiate: duff(x, n)  at: x = 1 2 3 4 5 6 7, n = 7
// differentiate: coroutine(x, n)  at: x = 0.5 1.5 0.7, n = 3
// differentiate: retries(x)  at: x = 0.37
// differentiate: tangled(x, n)  at: x = 0.8, n = 5
// differentiate: dispatch(x, n)  at: x = 0.8, n = 6
#include <math.h>

double machine(const double *x, int n) {
    enum { START, RISING, FALLING, DONE } state = START;
    double level = 1, s = 0;
    int i = 0;
next:
    switch (state) {
    case START:
        if (i >= n) goto finish;
        state = x[i] > 0 ? RISING : FALLING;
        goto next;
    case RISING:
        level += x[i] * level;
        if (level > 3) {
            state = FALLING;
            goto again;
        }
        break;
    case FALLING:
    again:
        level *= 0.5 + 0.1 * fabs(x[i]);
        if (level < 0.2) state = DONE;
        break;
    case DONE: goto finish;
    }
    s += level * (i + 1);
    i++;
    if (state != DONE) state = START;
    goto next;
finish:
    return s + level;
}

double duff(const double *x, int n) {
    double s = 0;
    int left = (n + 3) / 4;
    const double *p = x;
    switch (n % 4) {
    case 0:
        do {
            s = s * 0.9 + *p * *p;
            p++;
        case 3: s = s * 0.8 + *p++;
        case 2: s = sin(s) + *p++;
        case 1: s += *p * s; p++;
        } while (--left > 0);
    }
    return s;
}

typedef struct {
    int line, i;
    double sum;
} thread;

static int resume(thread *t, const double *x, int n, double *out) {
    switch (t->line) {
    case 0:
        for (t->i = 0; t->i < n; t->i++) {
            t->sum += x[t->i] * x[t->i];
            *out = t->sum;
            t->line = 1;
            return 1;
        case 1:
            t->sum *= 1.5;
            *out = t->sum * x[t->i];
            t->line = 2;
            return 1;
        case 2:;
        }
    }
    t->line = 3;
    return 0;
}

double coroutine(const double *x, int n) {
    thread t = {0, 0, 0};
    double out, s = 0;
    while (resume(&t, x, n, &out)) s = s * 0.7 + out;
    return s;
}

double retries(double x) {
    double step = 1, y = x;
    int fails = 0;
retry:
    for (int i = 0; i < 6; i++) {
        double trial = y + step * (cos(y) - y);
        if (trial > 0.9) {
            step *= 0.5;
            y = x;
            if (++fails < 5) goto retry;
            goto give_up;
        }
        y = trial;
    }
    return y * step + fails;
give_up:
    return y;
}

double tangled(double x, int n) {
    double a = x, b = 1;
    int k = 0;
    if (n & 1) goto inside;
outside:
    a = a * a + 0.1;
    if (++k > n) goto end;
inside:
    b += a;
    if (b > 2) {
        b *= 0.5;
        goto outside;
    }
    if (++k <= n) goto inside;
    goto outside;
end:
    return a * b;
}

double dispatch(double x, int n) {
    static const unsigned char code[] = {0, 1, 2, 1, 0, 3, 2, 0, 3, 1};
    double v = x;
    for (int pc = 0, steps = 0; steps < 2 * n; steps++, pc = (pc + 1) % 10) {
        switch (code[pc]) {
        case 0: v += 0.1; continue;
        case 1: v *= v; break;
        case 2: v = sqrt(v + 1); break;
        default: pc = (pc + 2) % 10;
        }
        if (v > 2) v -= 1;
    }
    return v;
}
