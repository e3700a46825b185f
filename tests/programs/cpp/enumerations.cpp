// differentiate: clustered(x)  at: x = 0.7 1.3 0.4 2.1
// Objects with enumerations, copied as a whole and member by member.
#include <cmath>
#include <memory>
#include <vector>

enum Algorithm { kt = 0, antikt = 1, cambridge = 2 };
enum class Scheme : unsigned char { plain, weighted };
enum class Order : long { up = 1, down = -1 };

class Definition {
 public:
  Definition(Algorithm a, double r, Scheme s, Order o) : algorithm_(a), scheme_(s), radius_(r), order_(o) {}
  Algorithm algorithm() const { return algorithm_; }
  Scheme scheme() const { return scheme_; }
  Order order() const { return order_; }
  double radius() const { return radius_; }

 private:
  Algorithm algorithm_;
  Scheme scheme_;
  double radius_;
  Order order_;
  std::shared_ptr<double> extra_;
};

class Sequence {
 public:
  Sequence(const std::vector<double> &p, const Definition &d) : points_(p) { decant(d); }
  __attribute__((noinline)) void decant(const Definition &d) {
    definition_ = d;
    decant_partly();
  }
  __attribute__((noinline)) void decant_partly() {
    algorithm_ = definition_.algorithm();
    radius_ = definition_.radius(), inverse_ = 1 / (radius_ * radius_);
    scheme_ = definition_.scheme();
    order_ = definition_.order();
  }
  __attribute__((noinline)) double distance(int i, int j) const {
    double between = (points_[i] - points_[j]) * (points_[i] - points_[j]) * inverse_;
    double scale = algorithm_ == kt ? points_[i] * points_[i] : algorithm_ == antikt ? 1 / points_[j] : 1;
    return static_cast<long>(order_) * scale * between * (scheme_ == Scheme::weighted ? radius_ : 1);
  }

 private:
  std::vector<double> points_;
  Definition definition_{cambridge, 1, Scheme::plain, Order::up};
  Algorithm algorithm_;
  double radius_, inverse_;
  Scheme scheme_;
  Order order_;
};

extern "C" double clustered(double *x) {
  std::vector<double> points(x, x + 3);
  double sum = 0;
  for (Algorithm a : {kt, antikt, cambridge}) {
    Sequence one(points, Definition(a, x[3], a == kt ? Scheme::weighted : Scheme::plain, Order::down));
    Sequence other = one;
    other.decant(Definition(a, x[3] * x[0], Scheme::weighted, Order::up));
    sum += one.distance(0, 1) + std::sin(other.distance(1, 2));
  }
  return sum;
}
