// Adaptive quadrature: the integral of a peak on a damped wave by Simpson's rule, halved until its error is small.
#include "../bench.h"
#include <cmath>

enum { PARAMETERS = 6, DEEPEST = 40 };
static const double FROM = -1, TO = 3, TOLERANCE = 1e-11;

// p: the peak's height, place and width; the wave's size, damping and frequency.
static double peaked(const double *p, double t) {
    double far = (t - p[1]) / p[2];
    return p[0] / (1 + far * far) + p[3] * std::exp(-p[4] * t * t) * std::cos(p[5] * t);
}

static double simpson(double fa, double fm, double fb, double width) { return width / 6 * (fa + 4 * fm + fb); }

template <class F>
double refined(const F &f, double a, double b, double fa, double fm, double fb, double whole, double tolerance,
               int depth) {
    double m = (a + b) / 2, fl = f((a + m) / 2), fr = f((m + b) / 2);
    double left = simpson(fa, fl, fm, m - a), right = simpson(fm, fr, fb, b - m), error = (left + right - whole) / 15;
    if (depth == 0 || std::abs(error) <= tolerance) return left + right + error;
    return refined(f, a, m, fa, fl, fm, left, tolerance / 2, depth - 1) +
           refined(f, m, b, fm, fr, fb, right, tolerance / 2, depth - 1);
}

template <class F> double integral(const F &f, double a, double b, double tolerance) {
    double fa = f(a), fm = f((a + b) / 2), fb = f(b);
    return refined(f, a, b, fa, fm, fb, simpson(fa, fm, fb, b - a), tolerance, DEEPEST);
}

static double area(const double *p) {
    return integral([p](double t) { return peaked(p, t); }, FROM, TO, TOLERANCE);
}

template <class T, class... A> T __enzyme_autodiff(void *, A...);
static double *x, *dx;
static double primal() { return area(x); }
static void gradient() { __enzyme_autodiff<void>((void *)area, enzyme_dup, x, dx); }

// The integrand and its partial derivatives at a place, from the same quotient, exponential and wave.
struct Sample {
    double value, by[PARAMETERS];
    explicit Sample(double t) {
        double over = 1 / x[2], far = (t - x[1]) * over, peak = 1 / (1 + far * far);
        double slope = 2 * x[0] * peak * peak * far * over;
        double damped = std::exp(-x[4] * t * t), sine, cosine;
        sincos(x[5] * t, &sine, &cosine);
        double wave = damped * cosine;
        value = x[0] * peak + x[3] * wave;
        by[0] = peak, by[1] = slope, by[2] = slope * far;
        by[3] = wave, by[4] = -t * t * x[3] * wave, by[5] = -t * x[3] * damped * sine;
    }
};

// The same halving; where it ends, the rule's weights (with the correction: Boole's) are those of the derivatives, too.
static void refined_by_hand(double a, double b, const Sample &fa, const Sample &fm, const Sample &fb, double whole,
                            double tolerance, int depth) {
    const double m = (a + b) / 2;
    const Sample fl((a + m) / 2), fr((m + b) / 2);
    const double left = simpson(fa.value, fl.value, fm.value, m - a);
    const double right = simpson(fm.value, fr.value, fb.value, b - m);
    if (depth == 0 || std::abs(left + right - whole) / 15 <= tolerance) {
        const double h = (b - a) / 90;
        for (int k = 0; k < PARAMETERS; k++)
            dx[k] += h * (7 * (fa.by[k] + fb.by[k]) + 32 * (fl.by[k] + fr.by[k]) + 12 * fm.by[k]);
        return;
    }
    refined_by_hand(a, m, fa, fl, fm, left, tolerance / 2, depth - 1);
    refined_by_hand(m, b, fm, fr, fb, right, tolerance / 2, depth - 1);
}
static void by_hand() {
    const Sample fa(FROM), fm((FROM + TO) / 2), fb(TO);
    refined_by_hand(FROM, TO, fa, fm, fb, simpson(fa.value, fm.value, fb.value, TO - FROM), TOLERANCE, DEEPEST);
}

extern "C" struct benchmark benchmark() {
    static double parameters[PARAMETERS] = {2, 0.3, 0.01, 1.5, 0.4, 9};
    x = parameters, dx = zeros(PARAMETERS);
    return {"adaptive quadrature, C++", PARAMETERS, x, dx, primal, gradient, by_hand, nullptr};
}
