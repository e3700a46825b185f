// refused: the request is declared to return <2 x float>, but it has 2 results: \{ double, double \}
// line: 6
template <typename R, typename... T> R __enzyme_autodiff(T...);
struct Pair { float a, b; };
static double f(double a, double b) { return a * a * b; }
Pair gradient(double a, double b) { return __enzyme_autodiff<Pair>((void *)f, a, b); }
int main(int n, char **) { return gradient(n, 5.0).a; }
