// Inactive text handling decides what is computed: a small interpreter of formulas, a parser of numbers.
// differentiate: formula(x, y)  at: x = 1.3, y = 0.4
// differentiate: weighted(x, n)  at: x = 1 2 3, n = 3
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static double run(const char *code, double x, double y) {
    double stack[16];
    int top = 0;
    for (const char *p = code; *p; p++) {
        if (isspace((unsigned char)*p)) continue;
        if (isdigit((unsigned char)*p)) stack[top++] = *p - '0';
        else if (*p == 'x') stack[top++] = x;
        else if (*p == 'y') stack[top++] = y;
        else {
            double b = stack[--top], a = stack[--top];
            stack[top++] = *p == '+' ? a + b : *p == '-' ? a - b : *p == '*' ? a * b : a / b;
        }
    }
    return stack[0];
}

double formula(double x, double y) { return run("x y * 3 + x x * y - /", x, y); }

double weighted(const double *x, int n) {
    const char *text = "0.5,1.25,3";
    char copy[32], *rest = copy;
    strcpy(copy, text);
    double s = 0;
    for (int i = 0; i < n; i++) {
        double weight = strtod(rest, &rest);
        if (*rest == ',') rest++;
        s += weight * x[i] * x[i];
    }
    return s * strlen(text) + strcmp(text, copy);
}
