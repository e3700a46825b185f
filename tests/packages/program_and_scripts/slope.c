#include <enzyme.h>
#include <stdio.h>
#include <stdlib.h>

double cube(double x);

int main(int count, char **words)
{
    double x = count > 1 ? atof(words[1]) : 1;
    printf("%.17g\n", __enzyme_autodiff((void *)cube, x));
}
