// unique_ptr and move semantics; lists and trees owned by unique_ptr.
// differentiate: chain(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: tree(x, n)  at: x = 1.5 2.5 0.5 3.5, n = 4
// differentiate: buffers(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <memory>
#include <vector>
struct Link { double v; std::unique_ptr<Link> next; };
extern "C" double chain(const double *x, int n) {
    std::unique_ptr<Link> head;
    for (int i = 0; i < n; i++) head = std::unique_ptr<Link>(new Link{x[i] * x[i], std::move(head)});
    double s = 1;
    for (Link *p = head.get(); p; p = p->next.get()) s = s * 0.5 + p->v * s;
    return s;
}
struct Node { double key; std::unique_ptr<Node> left, right; explicit Node(double k) : key(k) {} };
static void insert(std::unique_ptr<Node> &root, double k) {
    if (!root) root = std::make_unique<Node>(k);
    else insert(k < root->key ? root->left : root->right, k);
}
static double weigh(const Node *n, double depth) {
    return n ? n->key * n->key * depth + weigh(n->left.get(), depth + 1) + weigh(n->right.get(), depth + 2) : 0;
}
extern "C" double tree(const double *x, int n) {
    std::unique_ptr<Node> root;
    for (int i = 0; i < n; i++) insert(root, x[i]);
    return weigh(root.get(), 1);
}
class Buffer {
  public:
    explicit Buffer(size_t n) : n_(n), d_(new double[n]()) {}
    Buffer(const Buffer &o) : Buffer(o.n_) { for (size_t i = 0; i < n_; i++) d_[i] = o.d_[i]; }
    Buffer(Buffer &&o) noexcept : n_(o.n_), d_(o.d_) { o.d_ = nullptr; o.n_ = 0; }
    Buffer &operator=(Buffer o) noexcept { std::swap(n_, o.n_); std::swap(d_, o.d_); return *this; }
    ~Buffer() { delete[] d_; }
    double &operator[](size_t i) { return d_[i]; }
    size_t size() const { return n_; }
  private:
    size_t n_; double *d_;
};
extern "C" double buffers(const double *x, int n) {
    std::vector<Buffer> v;
    for (int i = 0; i < n; i++) {
        Buffer b(n);
        for (int j = 0; j < n; j++) b[j] = x[j] * x[i];
        v.push_back(i % 2 ? b : std::move(b));
    }
    Buffer last = v.back();
    v[0] = last;
    auto owned = std::make_unique<double[]>(n);
    for (int i = 0; i < n; i++) owned[i] = v[i][0] * v[0][i];
    double s = 0;
    for (int i = 0; i < n; i++) s += owned[i] * (i + 1);
    return s;
}
