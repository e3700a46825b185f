// Addresses as integers in containers, tagged pointers, identifiers, closures and variants.
// differentiate: mapped(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: listed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: tagged(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: by_address(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: behind_ids(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: captured(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: paired(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: in_variants(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
struct Body {
  double mass, at;
};
extern "C" double mapped(const double *x, int n) {
  std::map<int, std::uintptr_t> all;
  std::vector<std::unique_ptr<Body>> own;
  double s = 0;
  for (int i = 0; i < n; i++) {
    own.push_back(std::make_unique<Body>(Body{x[i], x[i] * x[i]}));
    all[7 * i % 5] = reinterpret_cast<std::uintptr_t>(own.back().get());
  }
  for (auto &[key, word] : all) {
    auto *b = reinterpret_cast<Body *>(word);
    s += b->mass * b->at * (key + 1);
  }
  return s;
}
extern "C" double listed(const double *x, int n) {
  std::vector<std::size_t> words;
  std::vector<Body> own(n);
  double s = 0;
  for (int i = 0; i < n; i++) own[i] = {x[i], x[i] * 2}, words.push_back(reinterpret_cast<std::size_t>(&own[i]));
  std::vector<std::size_t> copy = words;
  copy.insert(copy.begin(), words.back());
  for (std::size_t i = 0; i < copy.size(); i++)
    s += reinterpret_cast<Body *>(copy[i])->mass * reinterpret_cast<Body *>(copy[i])->at * double(i + 1);
  return s;
}
template <class T> class Tagged {
  std::uintptr_t bits = 0;

public:
  Tagged(T *p, unsigned tag) : bits(reinterpret_cast<std::uintptr_t>(p) | tag) {}
  T *get() const { return reinterpret_cast<T *>(bits & ~std::uintptr_t(3)); }
  unsigned tag() const { return bits & 3; }
};
extern "C" double tagged(const double *x, int n) {
  std::vector<Body> own(n);
  std::vector<Tagged<Body>> all;
  double s = 0;
  for (int i = 0; i < n; i++) own[i] = {x[i], x[i] * x[i]}, all.emplace_back(&own[i], i % 3);
  for (auto &t : all) s += t.tag() == 1 ? t.get()->mass : t.tag() * t.get()->at + t.get()->mass;
  return s;
}
extern "C" double by_address(const double *x, int n) {
  std::vector<Body> own(n);
  std::unordered_map<const Body *, double> weights;
  double s = 0;
  for (int i = 0; i < n; i++) own[i] = {x[i], x[i] * x[i]}, weights[&own[i]] = x[i] + 1;
  for (auto &b : own) s += b.mass * weights[&b];
  return s;
}
class World {
  std::vector<std::unique_ptr<Body>> bodies;

public:
  using Id = std::uint64_t;
  Id add(double m, double a) {
    bodies.emplace_back(new Body{m, a});
    return reinterpret_cast<Id>(bodies.back().get());
  }
  static Body &at(Id id) { return *reinterpret_cast<Body *>(id); }
};
struct Joint {
  World::Id a, b;
  double k;
};
extern "C" double behind_ids(const double *x, int n) {
  World w;
  std::vector<World::Id> ids;
  std::vector<Joint> joints;
  double e = 0;
  for (int i = 0; i < n; i++) ids.push_back(w.add(1 + i, x[i]));
  for (int i = 1; i < n; i++) joints.push_back({ids[i - 1], ids[i], 0.5 * x[i]});
  for (int step = 0; step < 3; step++)
    for (auto &j : joints) {
      double d = World::at(j.b).at - World::at(j.a).at;
      e += j.k * d * d;
      World::at(j.a).at += 0.1 * d, World::at(j.b).at -= 0.1 * d;
    }
  return e;
}
extern "C" double captured(const double *x, int n) {
  std::vector<std::function<void(double)>> hooks;
  Body b{x[0], x[1]};
  auto id = reinterpret_cast<std::uintptr_t>(&b);
  for (int i = 0; i < n; i++)
    hooks.push_back([id, i](double v) {
      auto *t = reinterpret_cast<Body *>(id);
      t->mass += v * i, t->at *= 1 + v;
    });
  for (int i = 0; i < n; i++) hooks[i](x[i]);
  return b.mass * b.at;
}
extern "C" double paired(const double *x, int n) {
  std::vector<std::pair<std::uintptr_t, int>> all;
  std::vector<Body> own(n);
  double s = 0;
  for (int i = 0; i < n; i++)
    own[i] = {x[i], x[i] * x[i]}, all.emplace_back(reinterpret_cast<std::uintptr_t>(&own[i]), i);
  std::swap(all[0], all[n - 1]);
  for (auto &p : all) s += reinterpret_cast<Body *>(p.first)->at * (p.second + 1);
  return s;
}
extern "C" double in_variants(const double *x, int n) {
  using Value = std::variant<double, std::int64_t, std::uintptr_t>;
  std::vector<Value> all;
  std::vector<Body> own(n);
  double s = 0;
  for (int i = 0; i < n; i++) {
    own[i] = {x[i], x[i] * x[i]};
    if (i % 3 == 0)
      all.emplace_back(x[i]);
    else if (i % 3 == 1)
      all.emplace_back(std::int64_t(i));
    else
      all.emplace_back(reinterpret_cast<std::uintptr_t>(&own[i]));
  }
  for (auto &v : all)
    s += v.index() == 0   ? std::get<0>(v) * 2
         : v.index() == 1 ? x[0] * double(std::get<1>(v))
                          : reinterpret_cast<Body *>(std::get<2>(v))->at;
  return s;
}
