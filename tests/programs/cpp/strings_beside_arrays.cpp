// Strings beside arrays of numbers in structs: assigned, appended to, sorted by, keys of maps.
// differentiate: one(x, n)  at: x = 1.5 -0.5 2.5, n = 3
// differentiate: many(x, n)  at: x = 1.5 -0.5 2.5, n = 3
// differentiate: keyed(x, n)  at: x = 1.5 -0.5 2.5, n = 3
#include <algorithm>
#include <map>
#include <string>
#include <vector>

struct Atom {
  double position[3] = {0, 0, 0};
  std::string name;
  int kind = 0;
  double moments[4] = {0, 0, 0, 0};
  std::string label;
  float charge = 1;
};

__attribute__((noinline)) static Atom *made(const double *x, int n) {
  Atom *p = new Atom;
  for (int i = 0; i < n; ++i) p->position[i] = x[i] * x[i];
  p->name = n > 2 ? "carbon" : "hydrogen";
  for (int i = 0; i < n; ++i) p->moments[i] = x[i];
  p->label.assign(n, 'x');
  p->name.append(p->label).insert(0, "the ");
  return p;
}

extern "C" double one(const double *x, int n) {
  Atom *p = made(x, n);
  p->label = p->name;
  double s = p->label.size();
  for (int i = 0; i < n; ++i) s += p->position[i] * p->moments[n - 1 - i] * p->name.size();
  delete p;
  return s;
}

extern "C" double many(const double *x, int n) {
  std::vector<Atom> atoms(n);
  for (int i = 0; i < n; ++i) {
    for (int k = 0; k < 3; ++k) atoms[i].position[k] = x[(i + k) % n] * x[i];
    atoms[i].name = i % 2 ? "a rather long name for an atom" : "C";
    atoms[i].label = std::string(i, 'b');
    for (int k = 0; k < 4; ++k) atoms[i].moments[k] = x[k % n];
  }
  std::sort(atoms.begin(), atoms.end(), [](const Atom &a, const Atom &b) { return a.name < b.name; });
  std::swap(atoms.front(), atoms.back());
  atoms.insert(atoms.begin(), atoms[1]);
  std::reverse(atoms.begin(), atoms.end());
  double s = 0;
  for (size_t i = 0; i < atoms.size(); ++i)
    for (int k = 0; k < 3; ++k) s += atoms[i].position[k] * atoms[i].moments[k] * (i + 1) * atoms[i].name.size();
  return s;
}

extern "C" double keyed(const double *x, int n) {
  std::map<std::string, Atom> atoms;
  const char *names[] = {"H", "He", "something much longer than that"};
  for (int i = 0; i < n; ++i) {
    Atom &a = atoms[names[i]];
    a.name = names[i];
    for (int k = 0; k < 3; ++k) a.position[k] = x[k] * x[i];
  }
  atoms.erase("He");
  double s = 0;
  for (auto &pair : atoms)
    for (int k = 0; k < 3; ++k) s += pair.second.position[k] * (k + 1) * pair.second.name.size();
  return s;
}
