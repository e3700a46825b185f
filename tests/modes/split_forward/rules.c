/* Deliberately wrong, so that its use shows: the tape is a + 100. */
#include "functions.h"
struct taped { double tape, value; };
static struct taped scale_augmented(double a, double b) {
    struct taped made = {a + 100, a * b};
    return made;
}
static double scale_tangent(double a, double da, double b, double db, double tape) { return tape * da + 11 * db; }
void *__enzyme_register_splitderivative_scale[] = {(void *)scale, (void *)scale_augmented, (void *)scale_tangent};
