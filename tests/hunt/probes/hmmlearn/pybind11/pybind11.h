// as much of pybind11 as the package needs, without Python
#pragma once
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <sys/types.h>
#include <tuple>
#include <vector>

typedef ssize_t Py_ssize_t;

namespace pybind11 {

struct gil_scoped_release {
  ~gil_scoped_release() {}
};

struct module_ {
  template <class F> module_ &def(const char *, F &&) { return *this; }
};

} // namespace pybind11

#define PYBIND11_MODULE(name, m) [[maybe_unused]] static void init_##name(pybind11::module_ &m)
