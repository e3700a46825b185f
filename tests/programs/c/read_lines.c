// Weights from lines of a file, read beside numbers that are differentiated.
// differentiate: weighted(x, n)  at: x = 0.8 1.5 2.1, n = 3
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double weighted(const double *x, int n) {
    FILE *file = tmpfile();
    fputs("alpha 0.5\nbeta 1.5 # heavy\n\ngamma 0.25\n", file);
    rewind(file);
    char *line = NULL, name[16];
    size_t capacity = 0;
    double s = 0, w;
    for (int i = 0; i < n && getline(&line, &capacity, file) > 0;)
        if (sscanf(line, "%15s %lf", name, &w) == 2) {
            s += w * sin(x[i]) * strlen(name);
            if (strchr(line, '#')) s *= x[i];
            i++;
        }
    free(line);
    fclose(file);
    return s;
}
