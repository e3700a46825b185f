// Molecular mechanics: springs, bends and Lennard-Jones pairs of 2,000 atoms, by virtual calls of their positions.
#include "../bench.h"
#include <cmath>
#include <memory>
#include <vector>
template <class T, class... A> T __enzyme_autodiff(void *, A...);
enum { ATOMS = 2000 };
static double *x, *dx;

struct Vector {
    double x, y, z;
    Vector operator-(const Vector &o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vector operator*(double s) const { return {x * s, y * s, z * s}; }
    double dot(const Vector &o) const { return x * o.x + y * o.y + z * o.z; }
};
static Vector at(const double *p, int i) { return {p[3 * i], p[3 * i + 1], p[3 * i + 2]}; }
static void add(double *g, int i, const Vector &v) { g[3 * i] += v.x, g[3 * i + 1] += v.y, g[3 * i + 2] += v.z; }

class Element {
  public:
    virtual ~Element() = default;
    virtual double energy(const double *positions) const = 0;
    virtual void add_gradient(const double *positions, double *gradient) const = 0; // by hand
};

class Spring : public Element {
    int i, j;
    double stiffness, length;

  public:
    Spring(int i, int j, double stiffness, double length) : i(i), j(j), stiffness(stiffness), length(length) {}
    double energy(const double *p) const override {
        Vector d = at(p, i) - at(p, j);
        double stretch = std::sqrt(d.dot(d)) - length;
        return 0.5 * stiffness * stretch * stretch;
    }
    void add_gradient(const double *p, double *g) const override {
        Vector d = at(p, i) - at(p, j);
        Vector f = d * (stiffness * (1 - length / std::sqrt(d.dot(d))));
        add(g, i, f), add(g, j, f * -1);
    }
};

class Bend : public Element {
    int i, j, k; // j is between the others
    double stiffness, cosine;

  public:
    Bend(int i, int j, int k, double stiffness, double angle)
        : i(i), j(j), k(k), stiffness(stiffness), cosine(std::cos(angle)) {}
    double energy(const double *p) const override {
        Vector a = at(p, i) - at(p, j), b = at(p, k) - at(p, j);
        double off = a.dot(b) / std::sqrt(a.dot(a) * b.dot(b)) - cosine;
        return 0.5 * stiffness * off * off;
    }
    void add_gradient(const double *p, double *g) const override {
        Vector a = at(p, i) - at(p, j), b = at(p, k) - at(p, j);
        double aa = a.dot(a), bb = b.dot(b), inverse = 1 / std::sqrt(aa * bb), c = a.dot(b) * inverse;
        double s = stiffness * (c - cosine);
        Vector da = b * (s * inverse) - a * (s * c / aa), db = a * (s * inverse) - b * (s * c / bb);
        add(g, i, da), add(g, k, db), add(g, j, {-da.x - db.x, -da.y - db.y, -da.z - db.z});
    }
};

class LennardJones : public Element {
    int i, j;
    double depth, size;

  public:
    LennardJones(int i, int j, double depth, double size) : i(i), j(j), depth(depth), size(size) {}
    double energy(const double *p) const override {
        Vector d = at(p, i) - at(p, j);
        double q = size * size / d.dot(d), sixth = q * q * q;
        return 4 * depth * (sixth * sixth - sixth);
    }
    void add_gradient(const double *p, double *g) const override {
        Vector d = at(p, i) - at(p, j);
        double inverse = 1 / d.dot(d), q = size * size * inverse, sixth = q * q * q;
        Vector f = d * (24 * depth * inverse * sixth * (1 - 2 * sixth));
        add(g, i, f), add(g, j, f * -1);
    }
};

static std::vector<std::unique_ptr<Element>> elements;

static double total_energy(const std::vector<std::unique_ptr<Element>> &elements, const double *positions) {
    double total = 0;
    for (const auto &element : elements) total += element->energy(positions);
    return total;
}

static double primal() { return total_energy(elements, x); }

static void gradient() { __enzyme_autodiff<void>((void *)total_energy, enzyme_const, &elements, enzyme_dup, x, dx); }

static void by_hand() {
    for (const auto &element : elements) element->add_gradient(x, dx);
}

extern "C" struct benchmark benchmark() {
    x = numbers(3 * ATOMS, 0.1, 0), dx = zeros(3 * ATOMS);
    for (int i = 0; i < ATOMS; i++) { // to and fro through a lattice of 10 x 10 x 20
        int a = i % 10, b = i / 10 % 10, c = i / 100;
        x[3 * i] += b % 2 ? 9 - a : a, x[3 * i + 1] += c % 2 ? 9 - b : b, x[3 * i + 2] += c;
    }
    for (int i = 0; i + 1 < ATOMS; i++) elements.push_back(std::make_unique<Spring>(i, i + 1, 100, 1.0));
    for (int i = 0; i + 2 < ATOMS; i++) elements.push_back(std::make_unique<Bend>(i, i + 1, i + 2, 10, 1.9));
    for (int i = 0; i < ATOMS; i++)
        for (int j = i + 3; j < ATOMS; j++) {
            Vector d = at(x, i) - at(x, j);
            if (d.dot(d) < 1.5 * 1.5) elements.push_back(std::make_unique<LennardJones>(i, j, 0.2, 0.9));
        }
    return {"molecular mechanics", 3 * ATOMS, x, dx, primal, gradient, by_hand, nullptr};
}
