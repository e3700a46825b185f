// what the library's wrappers for Python name; nothing of it is called
#pragma once
#ifdef __cplusplus
#define PyBind11Helper_H
#include <memory>
#include <string>
#include <vector>
#include <complex>
#include <set>
#include <map>
namespace py {
template <class T> struct array_t {
  T *at;
  long n;
  long size() const { return n; }
  const T *data() const { return at; }
  T *mutable_data() { return at; }
};
struct module {
  template <class... A> module &def(A &&...) { return *this; }
};
template <class... T> struct class_ {
  class_(module &, const char *) {}
  template <class... A> class_ &def(A &&...) { return *this; }
};
template <class T> struct enum_ {
  enum_(module &, const char *) {}
  template <class... A> enum_ &value(A &&...) { return *this; }
  void export_values() {}
};
template <class F> int init(F) { return 0; }
}
#endif
