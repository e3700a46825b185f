// A tagged value of a number or an address is returned by value: its tag is known, and its word goes in a register
// differentiate: f(x, n)  at: x = 0.7 1.3, n = 2
// differentiate: all_of(x, n)  at: x = 0.7 1.3 0.4, n = 3
typedef struct { int tag; union { double number; void *vector; } as; } Value;
static double as_number(Value v) { return v.tag == 1 ? v.as.number : 0; }
__attribute__((noinline)) static Value twice(const Value *v) { return (Value){1, {.number = as_number(*v)}}; }
double f(const double *x, int n) {
    Value v[2] = {{2, {.vector = 0}}, {1, {.number = x[0]}}};
    v[1] = twice(&v[1]);
    return as_number(v[1]) * (1 + as_number(v[0]));
}

static double held[2] = {2, 3};

__attribute__((noinline)) static Value chosen(const Value *v, int which) {
    if (which > 1) return (Value){2, {.vector = held}};
    return (Value){v->tag, {.number = which * as_number(*v)}};
}

double all_of(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        Value v = {1, {.number = x[i] * x[i]}}, w = chosen(&v, i);
        s += w.tag == 2 ? x[i] * ((double *)w.as.vector)[1] : as_number(w);
    }
    return s;
}
