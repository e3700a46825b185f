/* Functions with what is registered about them: every file that includes this has its own.  Each body says something else
 * than its rule, so that a compiler that looked into it gives itself away. */
#include <stdlib.h>
static double like_log1p(double x) { return 5 * x; }
__attribute__((used)) static void *__enzyme_function_like_log1p[] = {(void *)like_log1p, (void *)"log1p"};

static double clipped(double x) { return x; }
static double clipped_augmented(double x) { return x; }
static double clipped_reverse(double x, double seed) { return 7 * seed; }
__attribute__((used)) static void *__enzyme_register_gradient_clipped[] = {
    (void *)clipped, (void *)clipped_augmented, (void *)clipped_reverse};

static inline double constant(double x) { return 4; }
static double constant_forward(double x, double dx) { return 9 * dx; }
__attribute__((used)) static void *__enzyme_register_derivative_constant[] = {
    (void *)constant, (void *)constant_forward};

static inline double halves(double x) { return x; }
static double halves_augmented(double x) { return x; }
static double halves_tangent(double x, double dx) { return 3 * dx; }
__attribute__((used)) static void *__enzyme_register_splitderivative_halves[] = {
    (void *)halves, (void *)halves_augmented, (void *)halves_tangent};

static inline double quiet(double x) { return x * x; }
__attribute__((used)) static void *__enzyme_inactivefn_quiet[] = {(void *)quiet};

static void *get(long bytes) { return malloc(bytes + 8); }
static void give(void *memory) { free(memory); }
__attribute__((used)) static void *__enzyme_allocation_like_get[] = {(void *)get, (void *)0, (void *)"-1", (void *)give};

__attribute__((annotate("enzyme_inactive"))) static inline double still(double x) { return x * x; }
__attribute__((annotate("enzyme_function_like=sin"))) static inline double like_sin(double x) { return 2 * x; }
