// An expression tree: built of 4,096 leaves' values, node by node on the heap, and evaluated recursively.
#include "../bench.h"
#include <cmath>
#include <memory>
#include <vector>

enum { LEAVES = 4096 };
enum class Kind { leaf, mean, product, root };

struct Node {
    Kind kind;
    double value;
    std::unique_ptr<Node> left, right;
};

// The tree of the leaves first to last, which are parted at a third.
static std::unique_ptr<Node> build(const double *leaves, const std::vector<Kind> &kinds, int first, int last) {
    auto node = std::make_unique<Node>();
    if (last - first == 1) {
        node->kind = Kind::leaf;
        node->value = leaves[first];
    } else {
        int middle = first + 1 + (last - first - 1) / 3;
        node->kind = kinds[middle];
        node->left = build(leaves, kinds, first, middle);
        node->right = build(leaves, kinds, middle, last);
    }
    return node;
}

static double evaluate(Node &node) {
    if (node.kind == Kind::leaf) return node.value;
    double left = evaluate(*node.left), right = evaluate(*node.right);
    switch (node.kind) {
    case Kind::mean:
        node.value = 0.5 * (left + right);
        break;
    case Kind::product:
        node.value = left * right;
        break;
    default:
        node.value = std::sqrt(0.5 * (left * left + right * right));
    }
    return node.value;
}

static double expression(const double *leaves, const std::vector<Kind> &kinds) {
    std::unique_ptr<Node> root = build(leaves, kinds, 0, LEAVES);
    return evaluate(*root);
}

template <class T, class... A> T __enzyme_autodiff(void *, A...);
static std::vector<Kind> kinds;
static double *x, *dx;
static double primal() { return expression(x, kinds); }
static void gradient() { __enzyme_autodiff<void>((void *)expression, enzyme_dup, x, dx, enzyme_const, &kinds); }

// Hands each node's adjoint down to its children; the leaves come in their order.
static void hand_down(const Node &node, double adjoint, double *&leaf) {
    if (node.kind == Kind::leaf) {
        *leaf++ += adjoint;
        return;
    }
    double left = node.left->value, right = node.right->value, by_left = 0.5 * adjoint, by_right = by_left;
    if (node.kind == Kind::product) by_left = adjoint * right, by_right = adjoint * left;
    if (node.kind == Kind::root) {
        double scaled = 0.5 * adjoint / node.value;
        by_left = scaled * left, by_right = scaled * right;
    }
    hand_down(*node.left, by_left, leaf);
    hand_down(*node.right, by_right, leaf);
}
static void by_hand() {
    std::unique_ptr<Node> root = build(x, kinds, 0, LEAVES);
    evaluate(*root);
    double *leaf = dx;
    hand_down(*root, 1, leaf);
}

extern "C" struct benchmark benchmark() {
    x = numbers(LEAVES, 0.3, 1), dx = zeros(LEAVES);
    const Kind inner[] = {Kind::mean, Kind::product, Kind::root};
    for (int i = 0; i < LEAVES; i++) kinds.push_back(inner[(int)(1.5 * (uniform() + 1))]);
    return {"expression tree, C++", LEAVES, x, dx, primal, gradient, by_hand, nullptr};
}
