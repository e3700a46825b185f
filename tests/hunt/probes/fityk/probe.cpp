// differentiate: gaussian(y, at, out)  at: y = 1.1 1.9 4.2 9.8 20.5 33.9 41.2 36.1 21.8 10.2 4.9 2.2 1.3, at = 5.7, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: weighed(y, sigma, out)  at: y = 2.1 2.6 3.4 4.1 4.9 5.4 6.3 7.2, sigma = 0.3 0.4 0.35 0.5 0.45 0.3 0.4 0.5, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: transformed(x, y, out)  at: x = 0.1 0.9 2.2 3.1 3.9 5.2 6.1 7.3, y = 1.3 2.7 3.1 2.2 1.9 2.8 4.1 3.3, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: defined(y, at)  at: y = 9.2 7.1 5.6 4.2 3.5 2.6 2.1 1.7 1.3 1.05, at = 2.3  tolerance: 1e-4  roundoff: 1e-6
// differentiate: peaks(x, out)  at: x = -1.3 0.4 2.7 3.9, out = zeros(12)  tolerance: 1e-4  roundoff: 1e-8
#include "fityk/fityk.h"
#include <cstdlib>
#include <string>
#include <vector>

using fityk::Fityk;

namespace {
// a session that keeps quiet
struct Session : Fityk {
  Session() {
    set_option_as_number("verbosity", -1);
    set_option_as_string("fitting_method", "levenberg_marquardt");
    set_option_as_number("max_fitting_time", 0);
  }
  double parameter(const std::string &function, const std::string &name) { return get_function(function)->get_param_value(name); }
};

std::vector<double> steps(int n, double from, double by) {
  std::vector<double> x(n);
  for (int i = 0; i < n; i++) x[i] = from + by * i;
  return x;
}
}

// a peak is guessed and fitted
extern "C" double gaussian(double *y, double at, double *out) {
  Session f;
  f.load_data(0, steps(13, 0, 1), std::vector<double>(y, y + 13), std::vector<double>(13, 1.0));
  f.execute("guess %g = Gaussian; fit 12");
  out[0] = f.parameter("g", "height"), out[1] = f.parameter("g", "center"), out[2] = f.parameter("g", "hwhm");
  out[3] = f.get_model_value(at), out[4] = f.get_wssr(), out[5] = f.calculate_expr("%g.Area");
  return out[0] * out[2];
}

// a line through points of different quality, and how sure it is
extern "C" double weighed(double *y, double *sigma, double *out) {
  Session f;
  f.load_data(0, steps(8, 0.5, 0.7), std::vector<double>(y, y + 8), std::vector<double>(sigma, sigma + 8));
  f.execute("F = Linear(a0=~1, a1=~0.5); fit 8");
  double *covariance = f.get_covariance_matrix_as_array(0);
  out[0] = covariance[0], out[1] = covariance[1], out[2] = covariance[3], out[3] = f.get_rsquared();
  free(covariance);
  const std::vector<double> &found = f.all_parameters();
  return found[0] + 2 * found[1];
}

// commands on data, and expressions of aggregates
extern "C" double transformed(double *x, double *y, double *out) {
  Session f;
  f.load_data(0, std::vector<double>(x, x + 8), std::vector<double>(y, y + 8), std::vector<double>(8, 1.0));
  f.execute("Y = y*exp(-x/5) + ln(1+x^2)");
  f.execute("@+ = @0");
  f.execute("use @1");
  f.execute("Y = Y[n]/(1+abs(Y[n]))");
  f.execute("use @0");
  for (int i = 0; i < 8; i++) out[i] = f.get_data(0)[i].y + f.get_data(1)[i].y;
  return f.calculate_expr("sum(y*x)") + f.calculate_expr("stddev(y)") + f.calculate_expr("darea(y)") + f.calculate_expr("centile(y, 40)");
}

// a function of one's own
extern "C" double defined(double *y, double at) {
  Session f;
  f.load_data(0, steps(10, 0, 0.4), std::vector<double>(y, y + 10), std::vector<double>(10, 0.2));
  f.execute("define Decay(a=height, k=0.5, c=0.1) = a*exp(-k*x) + c");
  for (const char *one : {"$k = ~0.8", "%d = Decay(~8, $k, ~0.3)", "F = %d", "fit 10"}) f.execute(one);
  return f.get_model_value(at) + f.get_variable("k")->value();
}

// a model of many shapes, where it is wanted
extern "C" double peaks(double *x, double *out) {
  Session f;
  f.load_data(0, steps(4, 0, 1), steps(4, 1, 0.5), std::vector<double>(4, 1.0));
  f.execute("%v = PseudoVoigt(3.2, 0.7, 1.1, 0.4); %p = Pearson7(2.1, 1.9, 0.8, 2.2); %l = SplitLorentzian(1.4, 0.2, 0.6, 1.2)");
  f.execute("%e = EMG(2.5, 0.4, 0.9, 0.7); %s = Spline(-2,1, 0,3, 2,2, 5,4)");
  f.execute("F = %v + %p + %e + %s");
  std::vector<double> at(x, x + 4), all = f.get_model_vector(at);
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    out[3 * i] = all[i], out[3 * i + 1] = f.get_function("l")->value_at(x[i]), out[3 * i + 2] = f.get_function("v")->value_at(x[i]);
    sum += all[i] * (i + 1);
  }
  return sum;
}
