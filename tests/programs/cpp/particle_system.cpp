// vector of structs.
// differentiate: energy(x, n, steps)  at: x = 0 0 0 1 0 0.1 0 1.2 0.3 -1 0.2 0.4, n = 4, steps = 3
// differentiate: heaviest(m, n)  at: m = 1.5 2.5 0.5, n = 3
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>
struct Vec3 {
    double x = 0, y = 0, z = 0;
    Vec3 operator+(const Vec3 &o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vec3 operator-(const Vec3 &o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vec3 operator*(double s) const { return {x * s, y * s, z * s}; }
    Vec3 &operator+=(const Vec3 &o) { x += o.x; y += o.y; z += o.z; return *this; }
    double dot(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
};
struct Particle {
    int id;
    double mass;
    Vec3 position, velocity;
    std::string name;
    bool fixed = false;
};
class System {
  public:
    void add(int id, double mass, Vec3 p) { bodies_.push_back({id, mass, p, {}, "body" + std::to_string(id)}); }
    void step(double dt) {
        std::vector<Vec3> force(bodies_.size());
        for (size_t i = 0; i < bodies_.size(); i++)
            for (size_t j = 0; j < bodies_.size(); j++) {
                if (i == j) continue;
                Vec3 d = bodies_[j].position - bodies_[i].position;
                double r2 = d.dot(d) + 0.1;
                force[i] += d * (bodies_[i].mass * bodies_[j].mass / (r2 * std::sqrt(r2)));
            }
        for (size_t i = 0; i < bodies_.size(); i++) {
            auto &b = bodies_[i];
            if (b.fixed) continue;
            b.velocity += force[i] * (dt / b.mass);
            b.position += b.velocity * dt;
        }
    }
    double kinetic() const {
        double e = 0;
        for (const auto &[id, mass, position, velocity, name, fixed] : bodies_) e += 0.5 * mass * velocity.dot(velocity);
        return e;
    }
    std::vector<Particle> &bodies() { return bodies_; }
  private:
    std::vector<Particle> bodies_;
};
extern "C" double energy(const double *x, int n, int steps) {
    System s;
    for (int i = 0; i < n; i++) s.add(i, 1.0 + 0.1 * i, {x[3 * i], x[3 * i + 1], x[3 * i + 2]});
    s.bodies()[0].fixed = true;
    for (int i = 0; i < steps; i++) s.step(0.1);
    return s.kinetic();
}
extern "C" double heaviest(const double *m, int n) {
    std::vector<Particle> v;
    for (int i = 0; i < n; i++) { Particle p; p.id = i; p.mass = m[i]; p.position.x = m[i] * m[i]; v.push_back(std::move(p)); }
    auto it = std::max_element(v.begin(), v.end(), [](const Particle &a, const Particle &b) { return a.mass < b.mass; });
    std::sort(v.begin(), v.end(), [](const Particle &a, const Particle &b) { return a.mass > b.mass; });
    return v[0].position.x * v[1].mass + it->mass;
}
