// Functions with derivatives of their own, in a header as libraries have them.  The bodies hide their result's bits, so
// that a derivative which looks into them is refused; the rules are right, so that differences agree.
#include <math.h>
#include <string.h>

static const unsigned char registered_digits[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static double registered_hidden(double y) {
    unsigned long long bits;
    memcpy(&bits, &y, sizeof bits);
    for (int i = 0; i < 16; i++) bits = bits << 60 | (bits & ~15ull) >> 4 | (unsigned long long)(registered_digits[bits & 15] ^ (bits & 15)) << 60;
    memcpy(&y, &bits, sizeof bits);
    return y;
}

static double registered_cube(double y) { return registered_hidden(y * y * y); }
static double registered_cube_forward(double y, double dy) { return 3 * y * y * dy; }
static double registered_cube_augmented(double y) { return y * y * y; }
static double registered_cube_reverse(double y, double seed) { return 3 * y * y * seed; }
void *__enzyme_register_gradient_cube[] = {(void *)registered_cube, (void *)registered_cube_augmented, (void *)registered_cube_reverse};
void *__enzyme_register_derivative_cube[] = {(void *)registered_cube, (void *)registered_cube_forward};

static double registered_sine(double y) { return registered_hidden(sin(y)); }
void *__enzyme_function_like_sine[] = {(void *)registered_sine, "sin"};
