// What has no derivative and says so: setjmp, active inline assembly.
// differentiate: jumps(x)  at: x = 1.3
// expect: refused: setjmp
// differentiate: assembly(x)  at: x = 1.3
// expect: refused: inline assembly
#include <setjmp.h>

static jmp_buf place;

__attribute__((noinline)) static void leave(double x) {
    if (x > 1) longjmp(place, 1);
}

double jumps(double x) {
    volatile double y = x;
    if (setjmp(place) == 0) {
        y = y * x;
        leave(y);
        y += 1;
    }
    return y;
}

double assembly(double x) {
    double y;
    __asm__("addsd %1, %1\n\tmovapd %1, %0" : "=x"(y), "+x"(x));
    return y;
}
