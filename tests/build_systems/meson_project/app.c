#include <stdio.h>

void gradient(const double *x, double *result, int n);

int main(void)
{
    double x[3] = {0.3, 1.1, -0.7}, result[3] = {0};
    gradient(x, result, 3);
    printf("%.12g %.12g %.12g\n", result[0], result[1], result[2]);
}
