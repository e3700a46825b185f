// A tree of points: which child comes next is chosen by an element of an array in the same record.
// differentiate: least(points, n)  at: points = 1 2 3 4 5 6 -1 3 2 0.5 0.7 0.2, n = 4
// differentiate: least_single(points, n)  at: points = 1 2 3 4 5 6 -1 3 2 0.5 0.7 0.2, n = 4
#include <stdlib.h>
#include <string.h>

#define TREE(NAME, T)                                                                            \
    typedef struct NAME {                                                                        \
        T place[3];                                                                              \
        int direction;                                                                           \
        struct NAME *left, *right;                                                               \
    } NAME;                                                                                      \
    static void visit_##NAME(const NAME *node, T *best) {                                        \
        const NAME *other = 1 <= node->place[node->direction] ? node->left : node->right;        \
        T product = node->place[0] * node->place[2];                                             \
        if (product < *best) *best = product;                                                    \
        if (other) visit_##NAME(other, best);                                                    \
    }                                                                                            \
    static T least_##NAME(const T *points, int n) {                                              \
        NAME *root = NULL, *next;                                                                \
        T best = 1e9;                                                                            \
        for (int i = 0; i < n; i++) {                                                            \
            NAME *node = malloc(sizeof *node);                                                   \
            memcpy(node->place, points + 3 * i, sizeof node->place);                             \
            node->direction = i % 3;                                                             \
            node->left = root;                                                                   \
            node->right = i > 1 ? root->left : NULL;                                             \
            root = node;                                                                         \
        }                                                                                        \
        visit_##NAME(root, &best);                                                               \
        for (; root; root = next) {                                                              \
            next = root->left;                                                                   \
            free(root);                                                                          \
        }                                                                                        \
        return best;                                                                             \
    }

TREE(wide, double)
TREE(narrow, float)

double least(const double *points, int n) { return least_wide(points, n); }
float least_single(const float *points, int n) { return least_narrow(points, n); }
