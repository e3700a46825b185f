// Arrays of objects with virtual methods, beside a larger derived class that stands alone.
// differentiate: heard(place, signal, n)  at: place = 2.2, signal = 1.5 2.5 3.5 4.5 5.5, n = 5
// differentiate: decoded(place, signal, n)  at: place = 2.2, signal = 1.5 2.5 3.5 4.5 5.5, n = 5
#include <vector>

struct Base {
  virtual ~Base() = default;
  virtual void configure(int n) { order = n; }
  virtual void reset() = 0;
  int order = 0;
};

struct Source : Base {
  std::vector<double> weights;
  float place = 1, gain = 1;
  void configure(int n) override;
  void reset() override { gain *= 0.5f; }
  virtual void move(float p) { place = p; }
};
void Source::configure(int n) {
  Base::configure(n);
  weights.resize(n, 1.0);
}

struct Decoder : Base {
  Source *sources = nullptr;
  std::vector<Source> others;
  ~Decoder() override { delete[] sources; }
  void configure(int n) override;
  void reset() override;
};
void Decoder::configure(int n) {
  Base::configure(n);
  sources = new Source[n];
  others.resize(n);
  for (int i = 0; i < n; i++) sources[i].configure(n), sources[i].move(i);
  for (auto &other : others) other.configure(n);
}
void Decoder::reset() {
  for (int i = 0; i < order; i++) sources[i].reset();
  for (auto &other : others) other.reset();
}

struct Delayed : Source {
  float delay = 0;
  int whole = 0;
  Delayed() { configure(1); }
  void configure(int n) override;
  void reset() override;
  double play(const double *signal);
};
void Delayed::configure(int n) {
  Source::configure(n);
  reset();
}
void Delayed::reset() {
  delay = place + 0.5f;
  whole = (int)delay;
  delay -= whole;
}
double Delayed::play(const double *signal) { return signal[whole] * (1 - delay) * gain * weights[0]; }

extern "C" double heard(double place, const double *signal, int n) {
  Delayed line;
  line.move((float)(n - 4));
  line.reset();
  return line.play(signal) * place;
}

extern "C" double decoded(double place, const double *signal, int n) {
  Decoder decoder;
  decoder.configure(n);
  decoder.reset();
  double s = 0;
  for (int i = 0; i < n; i++) decoder.sources[i].weights[i] = signal[i] * place;
  for (auto &other : decoder.others) other.weights[0] = place * place;
  for (int i = 0; i < n; i++) {
    for (double w : decoder.sources[i].weights) s += w * w * decoder.sources[i].gain;
    s += decoder.others[i].weights[0] * decoder.others[i].gain * signal[i];
  }
  return s;
}
