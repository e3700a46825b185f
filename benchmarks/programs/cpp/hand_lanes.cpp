// Hand tracking: the 300x26 Jacobian of the residuals by the pose, all of its columns at once, as 26 lanes.
#include "hand_tracking.hpp"
template <class T, class... A> T __enzyme_fwddiff(void *, A...);
extern int enzyme_width, enzyme_dupv;
static double *x, *dx, error[RESIDUALS];
static Matrix<double> jacobian(RESIDUALS, PARAMETERS), directions(PARAMETERS, PARAMETERS);
static HandModel model;

static double primal() {
    residuals(x, &model, error);
    return sum_of_squares(error);
}
static void gradient() {
    directions.set_identity();
    __enzyme_fwddiff<void>((void *)residuals<double>, enzyme_width, PARAMETERS, enzyme_dupv,
                           PARAMETERS * sizeof(double), x, directions.column(0), enzyme_const, &model, enzyme_dupv,
                           RESIDUALS * sizeof(double), error, jacobian.column(0));
    add_gradient(jacobian, error, dx);
}
static void by_hand() {
    jacobian_by_hand(x, model, error, &jacobian);
    add_gradient(jacobian, error, dx);
}
extern "C" struct benchmark benchmark() {
    make_model(&model);
    x = numbers(PARAMETERS, 0.4, 0), dx = zeros(PARAMETERS);
    return {"hand tracking, lanes", PARAMETERS, x, dx, primal, gradient, by_hand};
}
