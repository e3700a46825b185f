// The C++ form of a benchmark: `template <class T> T objective(const std::vector<T> &x)` as people write it, differentiated
// by this engine, or (with -DADOLC, -DSACADO, -DCPPAD) by a library whose numbers record what is done with them.
#pragma once
#include "bench.h"
#include <cmath>
#include <vector>
#if defined(ADOLC)
#include <adolc/adolc.h>
#elif defined(SACADO)
#include <Sacado_trad.hpp>
#elif defined(CPPAD)
#include <cppad/cppad.hpp>
#else
template <class T, class... A> T __enzyme_autodiff(void *, A...);
#endif
template <class T> T objective(const std::vector<T> &x);
static std::vector<double> inputs, adjoints;
static double value(const std::vector<double> *x) { return objective(*x); }
static double primal() { return value(&inputs); }
static void gradient() {
    const std::size_t n = inputs.size();
#if defined(ADOLC)
    trace_on(1);
    std::vector<adouble> active(n);
    for (std::size_t i = 0; i < n; i++) active[i] <<= inputs[i];
    adouble result = objective(active);
    double dependent;
    result >>= dependent;
    trace_off();
    std::vector<double> g(n);
    ::gradient(1, n, inputs.data(), g.data());
    for (std::size_t i = 0; i < n; i++) adjoints[i] += g[i];
#elif defined(SACADO)
    typedef Sacado::Rad::ADvar<double> Number;
    std::vector<Number> active(inputs.begin(), inputs.end());
    Number result = objective(active);
    Sacado::Rad::ADcontext<double>::Gradcomp();
    for (std::size_t i = 0; i < n; i++) adjoints[i] += active[i].adj();
#elif defined(CPPAD)
    typedef CppAD::AD<double> Number;
    std::vector<Number> active(inputs.begin(), inputs.end()), result(1);
    CppAD::Independent(active);
    result[0] = objective(active);
    CppAD::ADFun<double> tape(active, result);
    std::vector<double> g = tape.Reverse(1, std::vector<double>(1, 1.0));
    for (std::size_t i = 0; i < n; i++) adjoints[i] += g[i];
#else
    __enzyme_autodiff<double>((void *)value, enzyme_dup, &inputs, &adjoints);
#endif
}
static struct benchmark twin(const char *name, double *x, std::size_t n) {
    inputs.assign(x, x + n), adjoints.assign(n, 0);
    return {name, n, inputs.data(), adjoints.data(), primal, gradient, nullptr, nullptr};
}
