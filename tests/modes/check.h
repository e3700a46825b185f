/* Numbers that a program checks itself: it says which are wrong, and fails. */
#ifndef CHECK_H
#define CHECK_H
#include <math.h>
#include <stdio.h>
static int wrong;
static void compare(double got, double wanted, double allowed, const char *what, int line) {
    if (!(fabs(got - wanted) <= allowed * (1 + fabs(wanted)))) {
        printf("line %d: %s is %.12g, but %.12g is right\n", line, what, got, wanted);
        ++wrong;
    }
}
#define check(got, wanted) compare((got), (wanted), 1e-10, #got, __LINE__)
#define nearly(got, wanted) compare((got), (wanted), 1e-6, #got, __LINE__)
static int failures(void) { return wrong != 0; }
#endif
