#include "spring.h"

double spring_energy(double left, double right, double stiffness, double rest_length)
{
    double extension = right - left - rest_length;
    return 0.5 * stiffness * extension * extension;
}
