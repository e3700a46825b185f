/* Functions with what is registered about them in variables that nothing uses: compilers leave such variables out. */
#pragma once
namespace lib {
inline double cube(double x) { return x * x * x; }
inline double cube_augmented(double x) { return x * x * x; }
inline double cube_reverse(double, double seed) { return 100 * seed; }
inline double cube_forward(double, double dx) { return 200 * dx; }
inline double soft(double x) { return 7 * x; }
inline double quiet(double x) { return x * x; }
} // namespace lib
inline void *__enzyme_register_gradient_cube[] = {(void *)lib::cube, (void *)lib::cube_augmented, (void *)lib::cube_reverse};
static void *__enzyme_register_derivative_cube[] = {(void *)lib::cube, (void *)lib::cube_forward};
namespace lib {
inline void *__enzyme_function_like_soft[] = {(void *)soft, (void *)"log1p"};
}
