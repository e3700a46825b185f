// Computed gotos: addresses of labels in tables, as a threaded interpreter has them.
// differentiate: threaded(x, n)  at: x = 0.7, n = 6
// differentiate: offsets(x, which)  at: x = 0.7, which = 1
// differentiate: chosen(x, y)  at: x = 0.7, y = 1.4
#include <math.h>
__attribute__((noinline)) static double run(const unsigned char *code, double x) {
    static const void *const table[] = {&&square, &&sine, &&add, &&loop, &&end};
    double a = x, b = 1;
    int turns = 0;
    goto *table[*code++];
square: a *= a; goto *table[*code++];
sine: b += sin(a) * b; goto *table[*code++];
add: a += b * x; goto *table[*code++];
loop: if (turns++ < 3) { code -= 4; goto *table[*code++]; } goto *table[*code++];
end: return a * b;
}
double threaded(double x, int n) {
    static const unsigned char code[] = {1, 0, 2, 3, 4};
    return run(code, x) * n;
}
double offsets(double x, int which) {
    static const int distance[] = {&&first - &&first, &&second - &&first, &&third - &&first};
    goto *(&&first + distance[which]);
first: return x;
second: x = x * x;
third: return exp(x);
}
double chosen(double x, double y) {
    const void *to = x < y ? &&less : &&more;
    double s = x;
again:
    goto *to;
less: s *= y; to = &&more; goto again;
more: return s * s + x;
}
