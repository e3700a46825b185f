// Values of three kinds, passed and returned by value, by functions that a table holds; sorted and moved in a list.
// differentiate: folded(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
// differentiate: handed_on(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
// differentiate: listed(x, n)  at: x = 0.5 0.7 0.9 1.1, n = 4
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    union {
        double num;
        double *ptr;
        int64_t i;
    } w;
    unsigned tag;
} val;
typedef val (*primitive)(val, val);

static val number(double d) { return (val){.w.num = d, .tag = 0}; }
static val integer(int64_t i) { return (val){.w.i = i, .tag = 1}; }
static val address(double *p) { return (val){.w.ptr = p, .tag = 2}; }
static double real(val v) { return v.tag == 0 ? v.w.num : v.tag == 1 ? (double)v.w.i : *v.w.ptr; }

__attribute__((noinline)) static val add(val a, val b) {
    if (a.tag == 1 && b.tag == 1) return integer(a.w.i + b.w.i);
    return number(real(a) + real(b));
}
__attribute__((noinline)) static val multiply(val a, val b) {
    if (a.tag == 1 && b.tag == 1) return integer(a.w.i * b.w.i);
    return number(real(a) * real(b));
}
__attribute__((noinline)) static val put(val a, val b) {
    if (a.tag == 2) *a.w.ptr = real(b);
    return b;
}
static const primitive primitives[] = {add, multiply, put};

double folded(double *x, int n) {
    double cell = 1;
    val sum = integer(2);
    for (int i = 0; i < n; i++) {
        sum = primitives[i % 2](sum, i == 2 ? integer(3) : number(x[i]));
        primitives[2](address(&cell), sum);
        sum = multiply(sum, address(&cell));
    }
    return real(sum) * 1e-3 + cell;
}

double handed_on(double *x, int n) {
    double cell = 1;
    val sum = number(x[0]);
    for (int i = 1; i < n; i++) {
        val last = primitives[i % 3](i % 3 == 2 ? address(&cell) : sum, number(x[i] * x[i]));
        sum = add(sum, last);
    }
    return real(sum) * cell;
}

static int descending(const void *a, const void *b) {
    double p = real(*(const val *)a), q = real(*(const val *)b);
    return (p < q) - (p > q);
}

double listed(double *x, int n) {
    val *l = malloc((2 * n + 1) * sizeof *l), *m = malloc((2 * n + 1) * sizeof *m);
    for (int i = 0; i < n; i++) {
        l[2 * i] = number(x[i] * x[i]);
        l[2 * i + 1] = integer(i);
    }
    l[2 * n] = address(&x[0]);
    qsort(l, 2 * n + 1, sizeof *l, descending);
    memcpy(m, l, (2 * n + 1) * sizeof *m);
    memmove(m + 1, m, 2 * n * sizeof *m);
    double s = 0;
    for (int i = 0; i < 2 * n + 1; i++) s += real(m[i]) * real(l[i]);
    free(l);
    free(m);
    return s;
}
