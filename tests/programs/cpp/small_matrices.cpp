// differentiate: product(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5, b = 1 2 3
// differentiate: grown(a, n)  at: a = random(25, -1, 1), n = 5
// A matrix keeps few elements in itself and many elsewhere, and walks through them two at a time: its sizes are integers,
// though its numbers lie behind them in steps whose beginning an optimiser's pointer does not show.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <utility>

struct Matrix {
  std::uint64_t rows = 0, columns = 0, size = 0, allocated = 0;
  std::uint32_t layout = 0, state = 0;
  double *values = nullptr;
  double own[16];

  Matrix() = default;
  Matrix(const double *from, std::uint64_t r, std::uint64_t c) {
    resize(r, c);
    if (size < 10) for (std::uint64_t i = 0; i < size; i++) values[i] = from[i];
    else std::memcpy(values, from, size * sizeof(double));
  }
  Matrix(Matrix &&other) { take(other); }
  Matrix(const Matrix &) = delete;
  Matrix &operator=(Matrix &&other) {
    take(other);
    return *this;
  }
  ~Matrix() { if (allocated > 0) std::free(values); }

  __attribute__((noinline)) void resize(std::uint64_t r, std::uint64_t c) {
    if (rows == r && columns == c) return;
    if (layout > 0) {
      if (r == 0 && c == 0) {
        if (layout == 1) c = 1;
        if (layout == 2) r = 1;
      } else if (layout == 1 ? c != 1 : r != 1) {
        throw std::logic_error("a vector's layout");
      }
    }
    const std::uint64_t wanted = r * c;
    if (size == wanted) {
      rows = r, columns = c;
      return;
    }
    if (wanted <= 16) {
      if (allocated > 0) std::free(values);
      values = wanted ? own : nullptr, allocated = 0;
    } else if (wanted > allocated) {
      if (allocated > 0) std::free(values);
      values = static_cast<double *>(std::malloc(wanted * sizeof(double))), allocated = wanted;
    }
    rows = r, columns = c, size = wanted;
  }

  __attribute__((noinline)) void take(Matrix &other) {
    if (this == &other) return;
    if (other.allocated > 0) {
      if (allocated > 0) std::free(values);
      rows = other.rows, columns = other.columns, size = other.size, allocated = other.allocated;
      values = other.values;
      other.rows = other.columns = other.size = other.allocated = 0, other.values = nullptr;
    } else {
      resize(other.rows, other.columns);
      for (std::uint64_t i = 0; i < size; i++) values[i] = other.values[i];
    }
  }
};

static double sum(const Matrix &m) {
  const double *p = m.values;
  double first = 0, second = 0;
  std::uint64_t j = 1;
  for (; j < m.size; j += 2) {
    first += *p++;
    second += *p++;
  }
  if (j - 1 < m.size) first += *p;
  return first + second;
}

__attribute__((noinline)) static void multiply(Matrix &out, const Matrix &a, const Matrix &b) {
  out.resize(a.rows, b.columns);
  for (std::uint64_t j = 0; j < b.columns; j++)
    for (std::uint64_t i = 0; i < a.rows; i++) {
      double s = 0;
      for (std::uint64_t k = 0; k < a.columns; k++) s += a.values[i + a.rows * k] * b.values[k + b.rows * j];
      out.values[i + out.rows * j] = s;
    }
}

extern "C" double product(double *a, double *b) {
  Matrix A(a, 3, 3), v(b, 3, 1), B, w;
  multiply(B, A, A);
  multiply(w, B, v);
  return sum(w) + w.values[1] * sum(B);
}

extern "C" double grown(double *a, int n) {
  Matrix A(a, n, n), B;
  for (int k = 0; k < 3; k++) {
    Matrix next;
    multiply(next, k ? B : A, A);
    B = std::move(next);
  }
  return sum(B);
}
