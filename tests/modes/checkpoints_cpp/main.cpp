// reference: checkpoints: C++'s `enzyme::checkpoint_for<Scheme>(steps, state, [&](State &state, long i) { … })`: `Revolve<s>`, `Periodic<k>`, `StoreAll`, `Budget<bytes>`; the memory of 10⁶ steps
#include "../check.h"
#include "functions.h"
#include <cstdio>
#include <initializer_list>
template <typename Result, typename... Arguments> Result __enzyme_autodiff(void *, Arguments...);
extern int enzyme_dup, enzyme_out, enzyme_const;
using Loop = double (*)(const double *, double, long);
struct Slopes { double dx[N] = {}, dk; };
template <Loop f> static Slopes slopes(const double *x, long steps) {
    Slopes s;
    s.dk = __enzyme_autodiff<double>((void *)f, enzyme_dup, x, s.dx, enzyme_out, 0.1, enzyme_const, steps);
    return s;
}
static void same(const Slopes &a, const Slopes &b) {
    check(a.dk, b.dk);
    for (int j = 0; j < N; ++j) check(a.dx[j], b.dx[j]);
}
static long peak_kilobytes() {
    char line[200];
    long found = 0;
    FILE *status = std::fopen("/proc/self/status", "r");
    while (status && std::fgets(line, sizeof line, status)) std::sscanf(line, "VmHWM: %ld", &found);
    if (status) std::fclose(status);
    return found;
}
int main() {
    double x[N];
    for (int j = 0; j < N; ++j) x[j] = std::sin(0.3 * j) + 0.5;
    check(automatic(x, 0.1, 30), plain(x, 0.1, 30));
    for (long steps : {0L, 1L, 40L}) {
        Slopes right = slopes<plain>(x, steps);
        same(slopes<automatic>(x, steps), right);
        same(slopes<periodic>(x, steps), right);
        same(slopes<all>(x, steps), right);
        same(slopes<budget>(x, steps), right);
    }
    double up = values(x, 0.1 + 1e-6, 40), down = values(x, 0.1 - 1e-6, 40);
    nearly(slopes<values>(x, 40).dk, (up - down) / 2e-6);
    /* a thousand times the steps in ten states more; storing all takes so much more already for few */
    slopes<automatic>(x, 1000);
    long before = peak_kilobytes();
    slopes<automatic>(x, 1000000);
    long logarithmic = peak_kilobytes();
    check(logarithmic < before + 1024, 1);
    slopes<all>(x, 100000);
    check(peak_kilobytes() > logarithmic + 100000 * (long)sizeof(Field) / 1024 / 2, 1);
    return failures();
}
