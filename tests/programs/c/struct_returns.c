// Results in registers, through sret, and structs of floats that travel as one <2 x float>.
// differentiate: small(x, y)  at: x = 1.3, y = 0.6
// differentiate: large(x, y)  at: x = 1.3, y = 0.6
// differentiate: packed(x, y)  at: x = 1.5, y = 0.5
typedef struct { double a, b; } two;
typedef struct { double a[6]; int n; } big;
typedef struct { float a, b; } two_floats;
typedef struct { double a; int k; } value_and_count;

__attribute__((noinline)) static two swap_scale(two p) { return (two){p.b * p.b, p.a * p.b}; }
__attribute__((noinline)) static value_and_count count(double x) {
    value_and_count r = {x, 0};
    while (r.a > 1) r.a *= 0.7, r.k++;
    return r;
}
__attribute__((noinline)) static big powers(double x, int n) {
    big r = {.n = n};
    r.a[0] = 1;
    for (int i = 1; i < n; i++) r.a[i] = r.a[i - 1] * x;
    return r;
}
__attribute__((noinline)) static double evaluate(big p, double y) {
    double s = 0;
    for (int i = p.n - 1; i >= 0; i--) s = s * y + p.a[i];
    p.a[0] = 100;
    return s;
}
__attribute__((noinline)) static two_floats turn(two_floats p) { return (two_floats){p.a - p.b * p.b, p.b + p.a}; }

double small(double x, double y) {
    two p = swap_scale(swap_scale((two){x, y}));
    value_and_count c = count(x * 5);
    return p.a + 3 * p.b + c.a * c.k;
}
double large(double x, double y) {
    big p = powers(x, 6);
    return evaluate(p, y) + p.a[0] + evaluate(powers(y, 4), x);
}
float packed(float x, float y) {
    two_floats p = turn(turn((two_floats){x, y}));
    return p.a * p.b;
}
