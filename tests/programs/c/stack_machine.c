// An interpreter: bytecode with jumps run on an active operand stack, and a recursive descent parser of a formula.
// differentiate: run(x, n)  at: x = 0.8 1.7, n = 2
// differentiate: formula(a, b)  at: a = 1.3, b = 0.4
#include <ctype.h>
#include <math.h>
#include <stdlib.h>

enum { PUSH, VARIABLE, ADD, MULTIPLY, SINE, DUPLICATE, SWAP, LESS_JUMP, COUNT_JUMP, HALT };

typedef struct {
    unsigned char code;
    signed char operand;
} instruction;

static const double constants[] = {0.5, 2.0, 10.0};

static double execute(const instruction *program, const double *x) {
    double stack[16];
    int top = 0, counter = 0;
    for (const instruction *at = program;;) {
        instruction now = *at++;
        switch (now.code) {
        case PUSH: stack[top++] = constants[now.operand]; break;
        case VARIABLE: stack[top++] = x[now.operand]; break;
        case ADD: top--; stack[top - 1] += stack[top]; break;
        case MULTIPLY: top--; stack[top - 1] *= stack[top]; break;
        case SINE: stack[top - 1] = sin(stack[top - 1]); break;
        case DUPLICATE: stack[top] = stack[top - 1]; top++; break;
        case SWAP: {
            double t = stack[top - 1];
            stack[top - 1] = stack[top - 2];
            stack[top - 2] = t;
            break;
        }
        case LESS_JUMP: top--; if (stack[top - 1] < stack[top]) at += now.operand; break;
        case COUNT_JUMP: if (++counter < 4) at += now.operand; break;
        case HALT: return stack[top - 1];
        default: abort();
        }
    }
}

double run(const double *x, int n) {
    static const instruction program[] = {
        {VARIABLE, 0}, {VARIABLE, 1}, {MULTIPLY, 0}, {DUPLICATE, 0}, {SINE, 0}, {ADD, 0}, {VARIABLE, 1}, {SWAP, 0},
        {MULTIPLY, 0}, {PUSH, 0}, {ADD, 0}, {COUNT_JUMP, -9}, {PUSH, 2}, {LESS_JUMP, 2}, {PUSH, 1}, {MULTIPLY, 0},
        {HALT, 0}};
    return n > 0 ? execute(program, x) : 0;
}

typedef struct {
    const char *at;
    double a, b;
} parser;

static double sum(parser *p);

static double atom(parser *p) {
    while (isspace((unsigned char)*p->at)) p->at++;
    char c = *p->at;
    if (c == '(') {
        p->at++;
        double v = sum(p);
        p->at++;
        return v;
    }
    if (c == '-') {
        p->at++;
        return -atom(p);
    }
    if (isdigit((unsigned char)c)) {
        char *end;
        double v = strtod(p->at, &end);
        p->at = end;
        return v;
    }
    p->at++;
    if (c == 's') return sin(atom(p));
    if (c == 'e') return exp(atom(p));
    return c == 'a' ? p->a : p->b;
}

static double product(parser *p) {
    double v = atom(p);
    for (;;) {
        while (isspace((unsigned char)*p->at)) p->at++;
        if (*p->at == '*') {
            p->at++;
            v *= atom(p);
        } else if (*p->at == '/') {
            p->at++;
            v /= atom(p);
        } else
            return v;
    }
}

static double sum(parser *p) {
    double v = product(p);
    while (*p->at == '+' || *p->at == '-') v = *p->at++ == '+' ? v + product(p) : v - product(p);
    return v;
}

double formula(double a, double b) {
    parser p = {"(a+2*b)*s(a*b) - e(-b*b)/(a + 0.5)*3.25", a, b};
    return sum(&p);
}
