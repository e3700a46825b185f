/* Enzyme's entry points and markers, for C and C++.
 *
 * Served by the drivers and the CMake package without an include path.  An entry point differentiates its
 * first argument, a function; each further argument is [marker] value [shadow].  None of these names is left
 * after the link. */
#ifndef ENZYME_BUILD_ENZYME_H
#define ENZYME_BUILD_ENZYME_H

#ifdef __cplusplus
extern "C" {
#endif

/* activity of the argument that follows */
extern int enzyme_const;         /* not differentiated */
extern int enzyme_dup;           /* value, shadow */
extern int enzyme_dupnoneed;     /* value, shadow; what the function leaves in the value is not wanted */
extern int enzyme_out;           /* a number whose derivative is returned */
extern int enzyme_dupv;          /* stride in bytes, value, packed shadows */
extern int enzyme_dupnoneedv;
extern int enzyme_interleave;
extern int enzyme_not_overwritten;
extern int enzyme_byref;

/* about the request as a whole */
extern int enzyme_width;
extern int enzyme_primal_return;
extern int enzyme_noret;
extern int enzyme_const_return;
extern int enzyme_active_return;
extern int enzyme_dup_return;
extern int enzyme_runtime_activity;
extern int enzyme_strong_zero;
extern int enzyme_nofree;
extern int enzyme_allocated;
extern int enzyme_tape;
extern int enzyme_scalar;
extern int enzyme_vector;
extern int enzyme_buffer;

#ifdef __cplusplus
}
#endif

#ifndef __cplusplus
/* A request that returns something else than a double declares a name of its own: any name that contains an
 * entry point's is one. */
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#else
template <typename Result, typename... Arguments> Result __enzyme_autodiff(Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_fwddiff(Arguments...);
#endif

/* A derivative written by hand. */
#define ENZYME_REGISTER_GRADIENT(function, augmented, reverse)                                                    \
    void *__enzyme_register_gradient_##function[3] = {(void *)(function), (void *)(augmented), (void *)(reverse)};
#define ENZYME_REGISTER_DERIVATIVE(function, forward)                                                             \
    void *__enzyme_register_derivative_##function[2] = {(void *)(function), (void *)(forward)};
#define ENZYME_INACTIVE(function) void *__enzyme_inactivefn_##function[1] = {(void *)(function)};

#endif
