// differentiate: total(x)  at: x = 0.7 1.3 0.4 2.1
// differentiate: moved(x)  at: x = 0.7 1.3 0.4 2.1
// Variants of structs: copied, kept in vectors, visited, and behind untyped pointers.
#include <cmath>
#include <cstring>
#include <variant>
#include <vector>

struct Disc { double radius, height; };
struct Ring { double inner, outer; long count; };
struct Box { double scale; double *sides; };
using Solid = std::variant<Disc, Ring, Box>;

__attribute__((noinline)) static double volume(const Disc &d) { return 3 * d.radius * d.radius * d.height; }
__attribute__((noinline)) static double volume(const Ring &r) { return r.count * (r.outer * r.outer - r.inner * r.inner); }
__attribute__((noinline)) static double volume(const Box &b) {
  double v = b.scale;
  for (int i = 0; i < 3; i++) v *= b.sides[i];
  return v;
}

extern "C" double total(double *x) {
  std::vector<Solid> solids;
  solids.push_back(Disc{x[0], x[1]});
  solids.push_back(Ring{x[2], x[3], 3});
  solids.push_back(Box{0.5, x});
  std::vector<Solid> again = solids;
  again[0] = solids[1];
  again.push_back(solids[0]);
  double sum = 0;
  for (const Solid &s : again) sum += std::visit([](const auto &v) { return volume(v); }, s);
  return sum;
}

struct any_solid {
  int kind;
  char room[24];
};

__attribute__((noinline)) static void grow(any_solid *s, double by) {
  switch (s->kind) {
  case 0: ((Disc *)s->room)->radius *= by; break;
  case 1: ((Ring *)s->room)->outer *= by; ((Ring *)s->room)->count++; break;
  }
}
__attribute__((noinline)) static double measure(const any_solid *s) {
  return s->kind == 0 ? volume(*(const Disc *)s->room) : volume(*(const Ring *)s->room);
}

extern "C" double moved(double *x) {
  any_solid list[3], others[3];
  Disc d = {x[0], x[1]};
  Ring r = {x[2], x[3], 2};
  list[0].kind = 0, std::memcpy(list[0].room, &d, sizeof d);
  list[1].kind = 1, std::memcpy(list[1].room, &r, sizeof r);
  list[2] = list[0];
  for (auto &s : list) grow(&s, x[1]);
  std::memcpy(others, list, sizeof list);
  any_solid last = others[1];
  others[1] = others[0];
  double sum = measure(&last);
  for (auto &s : others) sum += measure(&s);
  return sum;
}
