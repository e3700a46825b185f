/* Enzyme's entry points, markers and registrations, for C and C++.
 *
 * Served by the drivers and the CMake package without an include path.  An entry point differentiates its first
 * argument, a function; for each of its parameters follows [marker] value [shadow].  A call of any function whose name
 * contains an entry point's is a request: declare one of your own for every other type of result.  None of these
 * names is left after the link. */
#ifndef ENZYME_BUILD_ENZYME_H
#define ENZYME_BUILD_ENZYME_H

/* In CUDA and HIP all of it may be used by devices: requests stand in kernels, and in functions that those call. */
#if defined(__CUDA__) || defined(__HIP__)
#define ENZYME_MARKER extern __attribute__((device))
#pragma clang force_cuda_host_device begin
#else
#define ENZYME_MARKER extern
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* activity of the argument that follows */
ENZYME_MARKER int enzyme_const;           /* not differentiated */
ENZYME_MARKER int enzyme_dup;             /* value, shadow */
ENZYME_MARKER int enzyme_dupnoneed;       /* value, shadow; what the function leaves in the value is not wanted */
ENZYME_MARKER int enzyme_out;             /* a number whose derivative is returned */
ENZYME_MARKER int enzyme_dupv;            /* stride in bytes, value, packed shadows */
ENZYME_MARKER int enzyme_dupnoneedv;      /* the same, of dupnoneed */
ENZYME_MARKER int enzyme_not_overwritten; /* its memory stays as it is until the reverse half */
ENZYME_MARKER int enzyme_byref;           /* size in bytes, address of the value */

/* about the request as a whole */
ENZYME_MARKER int enzyme_width;            /* then the number of lanes */
ENZYME_MARKER int enzyme_interleave;       /* all shadows behind all values */
ENZYME_MARKER int enzyme_primal_return;    /* the result, too */
ENZYME_MARKER int enzyme_noret;            /* no result, although the function has one */
ENZYME_MARKER int enzyme_const_return;     /* the result is not differentiated */
ENZYME_MARKER int enzyme_active_return;    /* the result is differentiated, and has a seed */
ENZYME_MARKER int enzyme_dup_return;       /* the shadow of the result, too */
ENZYME_MARKER int enzyme_runtime_activity; /* a shadow that is the value itself means: inactive */
ENZYME_MARKER int enzyme_strong_zero;      /* a zero seed or slope gives zero, times infinity too */

/* split modes */
ENZYME_MARKER int enzyme_nofree;    /* the half that reads the tape may run again */
ENZYME_MARKER int enzyme_allocated; /* then the size of a tape that the caller owns */
ENZYME_MARKER int enzyme_tape;      /* then the tape */

/* batch */
ENZYME_MARKER int enzyme_scalar; /* one value for all lanes */
ENZYME_MARKER int enzyme_vector; /* one value a lane */
ENZYME_MARKER int enzyme_buffer; /* bytes from lane to lane, then the address of the first value */

/* schemes of checkpointed loops, each followed by a number */
ENZYME_MARKER int enzyme_revolve;   /* snapshots, placed so that the fewest steps run again */
ENZYME_MARKER int enzyme_periodic;  /* steps between snapshots */
ENZYME_MARKER int enzyme_store_all; /* 0: a snapshot of each step */
ENZYME_MARKER int enzyme_budget;    /* bytes for snapshots */
ENZYME_MARKER int enzyme_state;     /* then a pointer, which the step takes, and the number of bytes there that it changes */

#ifdef __cplusplus
}
#endif

#ifndef __cplusplus
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);
unsigned long __enzyme_augmentsize(void *, ...);
void *__enzyme_virtualreverse(void *);
int __enzyme_iter(int, int);
/* (load, store, more…): a shadow that is no memory; what derivatives read d bytes behind it is load(d, more…), what they
 * write there goes to store(value, d, more…) */
void *__enzyme_todense(void *, void *, ...);
void *__enzyme_post_sparse_todense(void *, void *, ...);
#else
template <typename Result, typename... Arguments> Result __enzyme_autodiff(Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_fwddiff(Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_augmentfwd(Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_reverse(Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_fwdsplit(Arguments...);
template <typename... Arguments> unsigned long __enzyme_augmentsize(Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_batch(Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_call_inactive(Arguments...);
template <typename Pointer, typename... Arguments> Pointer __enzyme_todense(void *, void *, Arguments...);
template <typename Pointer, typename... Arguments> Pointer __enzyme_post_sparse_todense(void *, void *, Arguments...);
template <typename Function> void *__enzyme_virtualreverse(Function);
template <typename Number> Number __enzyme_ignore_derivatives(Number);
extern "C" int __enzyme_iter(int, int);
#endif
#ifdef __cplusplus
extern "C" {
#endif
/* (step, n, state, bytes, [scheme, number,] more…): for (i = 0; i < n; ++i) step(state, i, more…), run again from
 * snapshots by the reverse sweep instead of recorded; `while`: without n, as long as the step returns what is not 0 */
void __enzyme_checkpoint_for(void *, ...);
void __enzyme_checkpoint_while(void *, ...);
/* The same of a loop as it is written: first in its body, with the arrays that it changes and their bytes; of local
 * arrays, globals and single numbers the sizes are known.
 *     for (…) { ENZYME_CHECKPOINT(enzyme_revolve, 10, u, n * sizeof *u); … } */
__attribute__((nothrow)) void __enzyme_checkpoint_loop(int, ...);
#define ENZYME_CHECKPOINT(...) __enzyme_checkpoint_loop(__VA_ARGS__)
/* (step, enzyme_fp_state, z, bytes, [enzyme_fp_tolerance, t,] [enzyme_fp_most, n,] more…): step(z, more…) until the
 * doubles at z change no more; the reverse sweep iterates for the adjoint instead of going back through the steps */
ENZYME_MARKER int enzyme_fp_state, enzyme_fp_tolerance, enzyme_fp_most;
void __enzyme_fixed_point(void *, ...);
/* bounds of rounding errors: a value's bound where its tangent would stand */
double __enzyme_error_estimate(void *, ...);
void __enzyme_float(void *, ...);
void __enzyme_double(void *, ...);
void __enzyme_integer(void *, ...);
void __enzyme_pointer(void *, ...);
void *__enzyme_shadow(void *, int, int);
#ifdef __cplusplus
}
#endif

/* Derivatives written by hand, at file scope.  Of a pointer come (value, shadow).
 *   augmented(arguments)                     returns {tape if any, result, shadow of a result that is a pointer}
 *   reverse(arguments, seed, tape if any)    returns the derivatives of the numbers among the arguments
 *   forward(arguments with their tangents)   returns the tangent of the result, or {result, tangent}
 *   tangent(arguments with their tangents, tape if any)   for split forward mode, behind augmented */
#define ENZYME_JOIN_(a, b) a##b
#define ENZYME_JOIN(a, b) ENZYME_JOIN_(a, b)
#define ENZYME_SAY(what, ...)                                                                                         \
    __attribute__((used)) static void *ENZYME_JOIN(__enzyme_##what##_, __COUNTER__)[] = {__VA_ARGS__};
#define ENZYME_REGISTER_GRADIENT(function, augmented, reverse)                                                        \
    ENZYME_SAY(register_gradient, (void *)(function), (void *)(augmented), (void *)(reverse))
#define ENZYME_REGISTER_DERIVATIVE(function, forward)                                                                 \
    ENZYME_SAY(register_derivative, (void *)(function), (void *)(forward))
#define ENZYME_REGISTER_SPLITDERIVATIVE(function, augmented, tangent)                                                 \
    ENZYME_SAY(register_splitderivative, (void *)(function), (void *)(augmented), (void *)(tangent))

/* What else there is to say, at file scope. */
#define ENZYME_INACTIVE(function) ENZYME_SAY(inactivefn, (void *)(function))
#define ENZYME_INACTIVE_GLOBAL(variable) ENZYME_SAY(inactive_global, (void *)&(variable))
#define ENZYME_NOFREE(function) ENZYME_SAY(nofree, (void *)(function))
#define ENZYME_FUNCTION_LIKE(function, name) ENZYME_SAY(function_like, (void *)(function), (void *)(name))
#define ENZYME_ALLOCATION_LIKE(allocator, size_argument, release_arguments, release)                                  \
    ENZYME_SAY(allocation_like, (void *)(allocator), (void *)(size_argument), (void *)(release_arguments),            \
               (void *)(release))
#define ENZYME_SHADOW_GLOBAL(variable, shadow)                                                                        \
    ENZYME_SAY(shadow_globals, (void *)&(variable), (void *)&(shadow))

/* The same in front of a function or a global: ENZYME_IS_INACTIVE double cutoff(double r) { … } */
#define ENZYME_IS_INACTIVE __attribute__((noinline, annotate("enzyme_inactive")))
#define ENZYME_SHOULD_RECOMPUTE __attribute__((annotate("enzyme_shouldrecompute")))
#define ENZYME_IS_LIKE(name) __attribute__((annotate("enzyme_function_like=" #name)))

#undef ENZYME_MARKER
#if defined(__CUDA__) || defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif

#endif
