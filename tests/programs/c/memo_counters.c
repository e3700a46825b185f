// What is computed again when its key changes counts how often, too: to make it again would count once more
// differentiate: counted(x)  at: x = 0.7  expect: stops: the derivative depends on what the variable `.*` keeps
#include <math.h>

struct { double last, value; int calls; } state;

__attribute__((noinline)) static void set(double x) {
    state.value = sin(x);
    for (int i = 0; i < 3; i++) state.value = 1.1 * state.value + x;
}

__attribute__((noinline)) static double looked_up(double x) {
    if (x != state.last) {
        state.last = x;
        set(x);
        state.calls++;
    }
    return state.value * (state.calls < 1000000 ? 1 : 2);
}

double counted(double x) {
    return x * looked_up(x);
}
