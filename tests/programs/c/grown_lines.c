// A line that grows where it lies, in a record with numbers: its shadow has no room for what comes then.
// differentiate: f(x, n)  at: x = 1.3 0.7, n = 2
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    double sum;
    char *line;
    size_t room;
};

static void *volatile blocks[4];

// So that two blocks of 24 bytes come next, the first before one that is free, the second before a number.
__attribute__((noinline)) static double *arrange(void) {
    blocks[0] = malloc(24), blocks[1] = malloc(2000), blocks[2] = malloc(24), blocks[3] = malloc(24);
    free(blocks[2]);
    free(blocks[0]);
    return blocks[3];
}

__attribute__((noinline)) static void next(struct reader *r, FILE *from, double x) {
    long length = getline(&r->line, &r->room, from);
    if (length > 0) {
        for (long i = 0; i < length; i++)
            r->line[i] = (char)(r->line[i] + 1);
        r->sum += x * (double)strlen(r->line);
    }
}

double f(const double *x, int n) {
    static char text[400];
    memset(text, 'a', sizeof text);
    text[90] = text[250] = text[399] = '\n';
    FILE *from = tmpfile();
    fwrite(text, 1, sizeof text, from);
    rewind(from);
    double *guard = arrange();
    struct reader r = {0, malloc(24), 24};
    free(blocks[1]);
    *guard = x[0] * x[1];
    for (int i = 0; i < n; i++)
        next(&r, from, x[i]);
    double result = r.sum * *guard;
    free(r.line);
    fclose(from);
    return result;
}
