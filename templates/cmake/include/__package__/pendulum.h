#ifndef PENDULUM_H
#define PENDULUM_H

#ifdef __cplusplus
extern "C" {
#endif

/* The angle of a damped pendulum after `steps` steps of `duration / steps`, let go at `angle`. */
double swing(double angle, double length, double damping, double duration, int steps);

/* The same, and its derivatives by the first three arguments. */
double swing_gradient(double angle, double length, double damping, double duration, int steps, double gradient[3]);

#ifdef __cplusplus
}
#endif

#endif
