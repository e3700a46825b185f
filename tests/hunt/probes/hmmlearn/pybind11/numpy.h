#pragma once
#include "pybind11.h"

namespace pybind11 {

struct array {
  enum { c_style = 1, forcecast = 16 };
};

template <class T, int flags = array::forcecast> class array_t {
  std::shared_ptr<std::vector<T>> held;
  std::vector<ssize_t> dims;

  template <class V> struct view {
    V *at;
    std::vector<ssize_t> dims;
    V &operator()(ssize_t i) const { return at[i]; }
    V &operator()(ssize_t i, ssize_t j) const { return at[i * dims[1] + j]; }
    ssize_t shape(int k) const { return dims[k]; }
    ssize_t size() const { return std::accumulate(dims.begin(), dims.end(), ssize_t(1), std::multiplies<ssize_t>()); }
    V *mutable_data(ssize_t i, ssize_t j) const { return &(*this)(i, j); }
  };

  template <class, int> friend class array_t;

public:
  array_t(std::vector<ssize_t> shape, const T *from = nullptr) : dims(shape) {
    ssize_t n = std::accumulate(dims.begin(), dims.end(), ssize_t(1), std::multiplies<ssize_t>());
    held = from ? std::make_shared<std::vector<T>>(from, from + n) : std::make_shared<std::vector<T>>(n);
  }
  template <int other> array_t(const array_t<T, other> &from) : held(from.held), dims(from.dims) {}

  ssize_t size() const { return held->size(); }
  ssize_t ndim() const { return dims.size(); }
  const ssize_t *shape() const { return dims.data(); }
  const T *data() const { return held->data(); }
  T *mutable_data() { return held->data(); }
  array_t reshape(std::vector<ssize_t> shape) const {
    array_t same = *this;
    same.dims = shape;
    return same;
  }
  template <int> view<const T> unchecked() const { return {held->data(), dims}; }
  template <int> view<T> mutable_unchecked() { return {held->data(), dims}; }
};

} // namespace pybind11
