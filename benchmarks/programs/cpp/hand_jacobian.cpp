// Hand tracking: the 300x26 Jacobian of the residuals by the pose, one column at a time in forward mode.
#include "hand_tracking.hpp"
template <class T, class... A> T __enzyme_fwddiff(void *, A...);
static double *x, *dx, error[RESIDUALS];
static Matrix<double> jacobian(RESIDUALS, PARAMETERS);
static HandModel model;

static double primal() {
    residuals(x, &model, error);
    return sum_of_squares(error);
}
static void gradient() {
    double direction[PARAMETERS] = {};
    for (int k = 0; k < PARAMETERS; k++) {
        direction[k] = 1;
        __enzyme_fwddiff<void>((void *)residuals<double>, enzyme_dup, x, direction, enzyme_const, &model, enzyme_dup,
                               error, jacobian.column(k));
        direction[k] = 0;
    }
    add_gradient(jacobian, error, dx);
}
static void by_hand() {
    jacobian_by_hand(x, model, error, &jacobian);
    add_gradient(jacobian, error, dx);
}
extern "C" struct benchmark benchmark() {
    make_model(&model);
    x = numbers(PARAMETERS, 0.4, 0), dx = zeros(PARAMETERS);
    return {"hand tracking, Jacobian", PARAMETERS, x, dx, primal, gradient, by_hand};
}
