// A binary search tree whose shape depends on active keys: inserted, rotated, removed, walked, freed.
// differentiate: ordered(x, n)  at: x = 0.5 -0.7 1.5 0.9 -1.2 2.5, n = 6
// differentiate: removed(x, n)  at: x = 0.5 -0.7 1.5 0.9 -1.2 2.5, n = 6
#include <stdlib.h>

typedef struct node {
    double key, weight;
    unsigned priority;
    struct node *child[2];
} node;

static node *make(double key, unsigned priority) {
    node *t = (node *)calloc(1, sizeof(node));
    t->key = key;
    t->weight = key * key + 1;
    t->priority = priority;
    return t;
}

static node *rotate(node *t, int side) {
    node *up = t->child[side];
    t->child[side] = up->child[!side];
    up->child[!side] = t;
    return up;
}

static node *insert(node *t, double key, unsigned priority) {
    if (!t) return make(key, priority);
    int side = key > t->key;
    t->child[side] = insert(t->child[side], key, priority);
    t->weight += 0.1 * key * t->weight;
    return t->child[side]->priority > t->priority ? rotate(t, side) : t;
}

static node *take_least(node **t) {
    while ((*t)->child[0]) t = &(*t)->child[0];
    node *least = *t;
    *t = least->child[1];
    return least;
}

static node *erase_root(node *t) {
    node *rest;
    if (!t->child[1])
        rest = t->child[0];
    else {
        rest = take_least(&t->child[1]);
        rest->child[0] = t->child[0];
        rest->child[1] = t->child[1];
        rest->weight *= t->weight;
    }
    free(t);
    return rest;
}

static double in_order(const node *t, int *rank) {
    if (!t) return 0;
    double left = in_order(t->child[0], rank);
    double here = t->key * t->weight * ++*rank;
    return left + here + 0.5 * in_order(t->child[1], rank);
}

static void release(node *t) {
    if (!t) return;
    release(t->child[0]);
    release(t->child[1]);
    free(t);
}

double ordered(const double *x, int n) {
    node *root = NULL;
    for (int i = 0; i < n; i++) root = insert(root, x[i], (unsigned)(i * 7919) % 13);
    int rank = 0;
    double s = in_order(root, &rank);
    release(root);
    return s;
}

double removed(const double *x, int n) {
    node *root = NULL;
    double s = 1;
    for (int i = 0; i < n; i++) {
        root = insert(root, x[i] * s, (unsigned)(i * 7919) % 11);
        if (i % 3 == 2) {
            s += root->weight * 0.1;
            root = erase_root(root);
        }
    }
    int rank = 0;
    s *= in_order(root, &rank);
    release(root);
    return s;
}
