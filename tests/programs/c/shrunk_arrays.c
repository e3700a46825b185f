// Arrays that become shorter by `realloc`, and longer again, in blocks that have been used before.
// differentiate: twice(x, n)  at: x = 0.9 0.25 0.6 0.45 0.8, n = 5
// differentiate: pushed_and_trimmed(x, n)  at: x = random(40, 0.1, 1), n = 40
#include <stdlib.h>

__attribute__((noinline)) static void use_blocks(double value) {
    double *used[24];
    for (int i = 0; i < 24; i++) {
        used[i] = malloc((i % 6 + 1) * sizeof(double));
        for (int k = 0; k <= i % 6; k++) used[i][k] = value;
    }
    for (int i = 0; i < 24; i++) free(used[i]);
}

double twice(const double *x, int n) {
    double *a = 0, sum = 0;
    use_blocks(x[0]);
    for (int r = 0; r < 2; r++)
        for (int i = 0; i < n; i++) {
            a = realloc(a, (i + 1) * sizeof *a);
            a[i] = x[i];
            sum += a[i] * a[i / 2];
        }
    free(a);
    return sum;
}

typedef struct {
    double *at;
    int size;
} Row;

double pushed_and_trimmed(const double *x, int n) {
    Row row = {0, 0};
    double sum = 0;
    use_blocks(x[1]);
    for (int r = 0; r < 3; r++) {
        for (int i = 0; i < n; i++) {
            row.at = realloc(row.at, (row.size + 1) * sizeof(double));
            row.at[row.size++] = x[i] * (r + 1);
        }
        while (row.size > 1 + r % 2) {
            sum += row.at[row.size - 1] * row.at[0];
            row.size -= row.size > 3 ? 3 : 1;
            row.at = realloc(row.at, row.size * sizeof(double));
        }
    }
    free(row.at);
    return sum;
}
