// Strings with active numbers beside strings with settings, names and maps, all of which may lie in one memory.
// differentiate: split_settings(x, n)  at: x = 0.7, n = 3
// differentiate: logged(x, n)  at: x = 0.7, n = 3
// differentiate: grid(x, n)  at: x = 0.7, n = 3
// differentiate: solved(x, n)  at: x = 0.7, n = 3
#include <cstdio>
#include <string>
#include <vector>

static std::vector<std::string> split(const std::string &text, char by) {
  std::vector<std::string> found;
  size_t at = 0, to;
  while ((to = text.find(by, at)) != std::string::npos) {
    found.push_back(text.substr(at, to - at));
    at = to + 1;
  }
  found.push_back(text.substr(at));
  return found;
}

struct Solver {
  std::string log, config;
  double sum = 0;
  void note(double v) {
    char text[32];
    snprintf(text, sizeof text, "%g ", v);
    log += text;
  }
  int order() const { return std::stoi(config); }
  void step(double x) {
    sum += x * x * order();
    note(sum);
  }
};

extern "C" {
double split_settings(double x, int n) {
  auto settings = split("3,5,7", ',');
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += x * x * std::stoi(settings[i]);
    std::string label = "sum=" + std::to_string(sum);
    if (label.size() > 100) std::puts(label.c_str());
  }
  return sum;
}

double logged(double x, int n) {
  std::string log;
  std::vector<std::string> names;
  double sum = 0;
  for (int i = 0; i < n; i++) names.push_back("v" + std::to_string(i));
  for (int i = 0; i < n; i++) {
    log += "x = " + std::to_string(x) + "\n";
    sum += x * x * std::stoi(names[i].substr(1));
  }
  return sum + (log.size() > 1000);
}

double grid(double x, int n) {
  std::vector<std::string> rows = {"012", "345", "678"};
  std::string log;
  double sum = 0;
  for (int i = 0; i < n; i++) {
    for (char c : rows[i]) sum += (c - '0') * x * x;
    log += std::to_string(sum) + ";";
  }
  return sum + (log.size() > 1000);
}

double solved(double x, int n) {
  Solver s;
  s.config = "3 and more";
  for (int i = 0; i < n; i++) s.step(x);
  return s.sum + (s.log.size() > 100);
}
}
