// Arrays of objects that new[] makes behind their number; constructors clear vectors beside numbers.
// differentiate: aimed(angle, n)  at: angle = 0.4, n = 3
// differentiate: grown(x, n)  at: x = 1.5 -0.5 2.5, n = 3
// roundoff: 1e-6
// tolerance: 5e-3
#include <cmath>
#include <vector>

class Base {
public:
  Base() : m_order(0), m_is_3d(false), m_count(0) {}
  virtual ~Base() = default;
  virtual void configure(unsigned order, unsigned more) { m_order = order, m_count = order + more; }
  virtual void refresh() = 0;

protected:
  unsigned m_order;
  bool m_is_3d;
  unsigned m_count;
};

class Speaker : public Base {
public:
  Speaker();
  void configure(unsigned order, unsigned more) override {
    Base::configure(order, more);
    m_factors.resize(m_count, 0);
    m_weights.resize(m_count, 1.f);
  }
  void refresh() override {
    for (unsigned i = 0; i < m_count; i++) m_factors[i] = std::cos(m_azimuth * (i + 1)) * m_weights[i] * m_gain;
  }
  void place(float azimuth) { m_azimuth = azimuth; }
  float at(unsigned i) const { return m_factors[i] * m_distance; }

protected:
  std::vector<float> m_factors, m_weights;
  float m_azimuth, m_elevation, m_distance, m_gain;
};

__attribute__((noinline)) Speaker::Speaker() { m_azimuth = 0, m_elevation = 0, m_distance = 1, m_gain = 1; }

class Room : public Base {
public:
  Room() : m_speakers(nullptr) {}
  ~Room() override { delete[] m_speakers; }
  void configure(unsigned order, unsigned more) override {
    Base::configure(order, more);
    delete[] m_speakers;
    m_speakers = new Speaker[more];
    for (unsigned i = 0; i < more; i++) m_speakers[i].configure(order, 1);
  }
  void refresh() override {
    for (unsigned i = m_order; i < m_count; i++) m_speakers[i - m_order].refresh();
  }
  Speaker &speaker(unsigned i) { return m_speakers[i]; }

private:
  Speaker *m_speakers;
};

__attribute__((noinline)) static void set_up(Room &room, unsigned order, unsigned more) { room.configure(order, more); }

extern "C" float aimed(float angle, int n) {
  Room room;
  set_up(room, n, 2);
  set_up(room, n, 3);
  for (int i = 0; i < 3; i++) room.speaker(i).place(angle * (i + 1));
  room.refresh();
  float s = 0;
  for (int i = 0; i < n; i++) s += room.speaker(i).at(i) * room.speaker(i).at(0);
  return s;
}

struct Cell {
  std::vector<double> values, rates;
  double weight = 1, sum = 0;
  int kind = 0;
};

__attribute__((noinline)) static Cell *cells_of(const double *x, int n) {
  Cell *cells = new Cell[n];
  for (int i = 0; i < n; i++) {
    cells[i].values.assign(x, x + i + 1);
    cells[i].weight = x[i] * x[i];
    cells[i].kind = i;
  }
  return cells;
}

extern "C" double grown(const double *x, int n) {
  Cell *cells = cells_of(x, n);
  double s = 0;
  for (int i = 0; i < n; i++) {
    cells[i].rates.swap(cells[n - 1 - i].values);
    for (double value : cells[i].rates) cells[i].sum += value * cells[i].weight;
    s += cells[i].sum * (cells[i].kind + 1);
  }
  delete[] cells;
  return s;
}
