// Nodes linked by std::list beside static containers that earlier calls filled, and that hold nothing that varies.
// differentiate: density(x)  at: x = 0.7 1.3
// differentiate: logged(x, n)  at: x = 0.7 1.3 0.4, n = 3
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

__attribute__((noinline)) static const std::vector<unsigned> &unique(const std::vector<unsigned> &dim) {
  static std::set<std::vector<unsigned>> known;
  return *known.insert(dim).first;
}

struct Node {
  Node *parent;
  std::list<Node *> children;
  const std::vector<unsigned> &dim;
  double value;
  Node(const std::vector<unsigned> &d, Node *from, double v) : parent(from), dim(unique(d)), value(v) {
    if (parent) parent->children.push_back(this);
  }
};

extern "C" double density(double *x) {
  std::vector<unsigned> one(1, 1), two(2, 3);
  Node first(one, nullptr, x[0]), second(one, &first, x[1]), third(two, &first, x[0] * x[1]);
  double s = first.value * second.parent->value * second.value * second.dim[0];
  for (Node *child : first.children) s += child->value * child->value * child->dim.back();
  return s;
}

struct Settings {
  std::map<std::string, int> options;
  std::list<std::string> names;
  Settings() { options["order"] = 2, options["steps"] = 3, names.push_back("order"), names.push_back("steps"); }
};
static Settings settings;

struct Sample {
  double value;
  std::list<double> history;
};

extern "C" double logged(double *x, int n) {
  std::list<Sample> samples;
  for (int i = 0; i < n; i++) samples.push_back({x[i], {}});
  for (int step = 0; step < settings.options["steps"]; step++)
    for (Sample &s : samples)
      s.history.push_back(s.value), s.value = 0.5 * s.value + s.value * s.value / settings.options["order"];
  double total = 0;
  for (const Sample &s : samples)
    for (double v : s.history) total += v * s.value * double(settings.names.size());
  return total;
}
