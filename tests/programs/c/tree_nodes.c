// A binary search tree of active keys, an expression tree, both recursive.
// differentiate: sorted_weight(x, n)  at: x = 3.5 1.5 4.5 0.5 2.5, n = 5
// differentiate: expression(x, y)  at: x = 1.2, y = 0.7
#include <math.h>
#include <stdlib.h>

typedef struct tree { double key; struct tree *left, *right; } tree;

static tree *insert(tree *t, double key) {
    if (!t) {
        t = malloc(sizeof *t);
        *t = (tree){key, NULL, NULL};
    } else if (key < t->key) t->left = insert(t->left, key);
    else t->right = insert(t->right, key);
    return t;
}

static double visit(tree *t, double carry) {
    if (!t) return carry;
    carry = visit(t->left, carry) * 0.5 + t->key * t->key;
    carry = visit(t->right, carry);
    free(t);
    return carry;
}

double sorted_weight(const double *x, int n) {
    tree *root = NULL;
    for (int i = 0; i < n; i++) root = insert(root, x[i]);
    return visit(root, 1);
}

typedef struct term { char op; double value; struct term *a, *b; } term;

static double evaluate(const term *t) {
    switch (t->op) {
        case '+': return evaluate(t->a) + evaluate(t->b);
        case '*': return evaluate(t->a) * evaluate(t->b);
        case 's': return sin(evaluate(t->a));
        default: return t->value;
    }
}

double expression(double x, double y) {
    term tx = {'v', x}, ty = {'v', y}, p = {'*', 0, &tx, &ty}, q = {'s', 0, &p}, r = {'+', 0, &q, &tx}, all = {'*', 0, &r, &q};
    return evaluate(&all);
}
