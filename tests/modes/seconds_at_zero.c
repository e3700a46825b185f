// reference: modes in modes: second derivatives where first ones are zero
/* Second derivatives where the first ones that they are made of are zero: h(x²) at 0, and a fit that is exact. */
#include "check.h"
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_strong_zero;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

#define ALL_FOUR(NAME, BODY, X, WANTED)                                                                               \
    double NAME(double x) { BODY; }                                                                                   \
    double NAME##_forward(double x) { return __enzyme_fwddiff((void *)NAME, enzyme_dup, x, 1.0); }                    \
    double NAME##_reverse(double x) { return __enzyme_autodiff((void *)NAME, enzyme_out, x); }                        \
    double NAME##_strong(double x) { return __enzyme_autodiff((void *)NAME, enzyme_strong_zero, enzyme_out, x); }     \
    static void NAME##_checks(double x) {                                                                             \
        check(__enzyme_fwddiff((void *)NAME##_forward, enzyme_dup, x, 1.0), WANTED);                                  \
        check(__enzyme_fwddiff((void *)NAME##_reverse, enzyme_dup, x, 1.0), WANTED);                                  \
        check(__enzyme_autodiff((void *)NAME##_forward, enzyme_out, x), WANTED);                                      \
        check(__enzyme_autodiff((void *)NAME##_reverse, enzyme_out, x), WANTED);                                      \
        check(__enzyme_fwddiff((void *)NAME##_strong, enzyme_dup, x, 1.0), WANTED);                                   \
    }                                                                                                                 \
    static const double NAME##_at = X;

ALL_FOUR(inside_exp, return exp(x * x), 0, 2)
ALL_FOUR(inside_root, return sqrt(4 + x * x), 0, 0.5)
ALL_FOUR(inside_quotient, return (3 + x) / (1 + x * x), 0, -6)
ALL_FOUR(inside_power, return pow(1 + x * x, 1.5), 0, 3)
ALL_FOUR(inside_angle, return atan2(x * x, 2.0), 0, 1)
ALL_FOUR(exact_fit, double r = log(x) - log(2.0); return r * r, 2, 0.5)
ALL_FOUR(exact_quotient, double r = 1 / x - 0.5; return 3 * r * r, 2, 0.375)
ALL_FOUR(negative_zero, return fabs(-x * x), 0, 2)
/* nothing depends on the root of zero that is masked */
ALL_FOUR(masked_root, return x * x + 0 * sqrt(x * 0), 1, 2)

/* the third one: h(x³) has 6 h'(0) there */
double cubed(double x) { return exp(x * x * x) - 1 / (1 + x * x * x); }
double cubed_first(double x) { return __enzyme_autodiff((void *)cubed, enzyme_out, x); }
double cubed_second(double x) { return __enzyme_fwddiff((void *)cubed_first, enzyme_dup, x, 1.0); }

/* mixed ones, of two parameters of which one is zero */
double mixed(double x, double y) { return exp(x * y) + sqrt(1 + x * y * y); }
double mixed_x(double x, double y) { return __enzyme_fwddiff((void *)mixed, enzyme_dup, x, 1.0, enzyme_const, y); }

int main(int count, char **words) {
    double more = count - 1;
    inside_exp_checks(inside_exp_at + more);
    inside_root_checks(inside_root_at + more);
    inside_quotient_checks(inside_quotient_at + more);
    inside_power_checks(inside_power_at + more);
    inside_angle_checks(inside_angle_at + more);
    exact_fit_checks(exact_fit_at + more);
    exact_quotient_checks(exact_quotient_at + more);
    negative_zero_checks(negative_zero_at + more);
    masked_root_checks(masked_root_at + more);
    check(__enzyme_fwddiff((void *)cubed_second, enzyme_dup, more, 1.0), 12.0);
    check(__enzyme_autodiff((void *)cubed_second, enzyme_out, more), 12.0);
    check(__enzyme_fwddiff((void *)mixed_x, enzyme_const, more, enzyme_dup, more, 1.0), 1.0);
    check(__enzyme_fwddiff((void *)mixed_x, enzyme_const, more, enzyme_dup, more + 2, 1.0), 3.0);
    return failures();
}
