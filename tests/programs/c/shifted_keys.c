// Keys and values in arrays of one record, shifted to make room, in a leaf that is found by a loop: C's indices stay in
// their arrays.
// differentiate: kept(x, n)  at: x = 1.3 0.7, n = 2
#include <stdlib.h>
#include <string.h>

typedef struct node {
    int n, leaf;
    int key[3];
    double value[3];
    struct node *child;
} node;

static void insert(node *b, int key, double value) {
    for (;; b = b->child) {
        int i = 0;
        while (i < b->n && b->key[i] < key) i++;
        if (b->leaf) {
            memmove(b->key + i + 1, b->key + i, (b->n - i) * sizeof(int));
            memmove(b->value + i + 1, b->value + i, (b->n - i) * sizeof(double));
            b->key[i] = key;
            b->value[i] = value;
            b->n++;
            return;
        }
    }
}

double kept(const double *x, int n) {
    node *leaf = calloc(1, sizeof *leaf), *root = calloc(1, sizeof *leaf);
    leaf->leaf = 1;
    root->child = leaf;
    insert(root, 5, x[0]);
    insert(root, n, x[1]);
    insert(root, 4, x[0] * x[1]);
    double sum = 0;
    for (int i = 0; i < leaf->n; i++) sum += leaf->key[i] * leaf->value[i] * leaf->value[i];
    free(leaf);
    free(root);
    return sum;
}
