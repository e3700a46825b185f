// reference: headers: another header for C++: markers as values in tuples, `enzyme_interleave`, results with empty members, floats in words
/* Calls as other people's headers make them: a tuple of markers and values, members in the order in which they stand. */
#include "check.h"
#include <cstddef>
#include <type_traits>
#include <utility>
extern int enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_const, enzyme_const_return, enzyme_active_return,
    enzyme_dup_return, enzyme_primal_return, enzyme_noret, enzyme_interleave;
template <typename R, typename... T> R __enzyme_autodiff(T...);
template <typename R, typename... T> R __enzyme_fwddiff(T...);

template <std::size_t I, typename T> struct Slot { T here; };
template <typename Places, typename... T> struct Slots;
template <std::size_t... I, typename... T> struct Slots<std::index_sequence<I...>, T...> : Slot<I, T>... {};
template <typename... T> struct Bundle : Slots<std::index_sequence_for<T...>, T...> {};
template <std::size_t I, typename T> T &at(Slot<I, T> &slot) { return slot.here; }
template <std::size_t I, typename T> const T &at(const Slot<I, T> &slot) { return slot.here; }
template <typename... T> Bundle<T...> bundle(T... values) { return {{{values}...}}; }
template <typename... A, typename... B, std::size_t... I, std::size_t... K>
Bundle<A..., B...> joined(const Bundle<A...> &a, const Bundle<B...> &b, std::index_sequence<I...>, std::index_sequence<K...>) {
    return {{{at<I>(a)}..., {at<K>(b)}...}};
}
template <typename... A> Bundle<A...> all(const Bundle<A...> &a) { return a; }
template <typename... A, typename... B, typename... Rest>
auto all(const Bundle<A...> &a, const Bundle<B...> &b, const Rest &...rest) {
    return all(joined(a, b, std::index_sequence_for<A...>{}, std::index_sequence_for<B...>{}), rest...);
}
struct nothing {};
template <typename T> struct Out { T value; using back = T; };
template <typename T> struct Twin { T value, shadow; using back = nothing; };
template <typename T> struct Fixed { T value; using back = nothing; };
template <typename T> auto primals(const Out<T> &a) { return bundle(enzyme_out, a.value); }
template <typename T> auto primals(const Twin<T> &a) { return bundle(enzyme_dup, a.value); }
template <typename T> auto primals(const Fixed<T> &a) { return bundle(enzyme_const, a.value); }
template <typename T> auto shadows(const Out<T> &) { return Bundle<>{}; }
template <typename T> auto shadows(const Twin<T> &a) { return bundle(a.shadow); }
template <typename T> auto shadows(const Fixed<T> &) { return Bundle<>{}; }

template <typename R, typename... A, std::size_t... I>
R reverse(void *f, int *activity, const Bundle<A...> &given, std::index_sequence<I...>) {
    return __enzyme_autodiff<R>(f, activity, at<I>(given)...);
}
template <typename R, typename... A, std::size_t... I>
R forward(void *f, int *activity, const Bundle<A...> &given, std::index_sequence<I...>) {
    return __enzyme_fwddiff<R>(f, activity, at<I>(given)...);
}
template <typename R, typename... A> R reverse(void *f, int *activity, const Bundle<A...> &given) {
    return reverse<R>(f, activity, given, std::index_sequence_for<A...>{});
}
template <typename R, typename... A> R forward(void *f, int *activity, const Bundle<A...> &given) {
    return forward<R>(f, activity, given, std::index_sequence_for<A...>{});
}
template <typename... A> auto gradient(void *f, const A &...arguments) {
    auto given = all(bundle(&enzyme_noret), primals(arguments)..., bundle(enzyme_interleave), shadows(arguments)...);
    using R = Bundle<Bundle<typename A::back...>>;
    return reverse<R>(f, &enzyme_active_return, given);
}
template <typename P, typename... A> auto with_primal(void *f, const A &...arguments) {
    auto given = all(bundle(&enzyme_primal_return), primals(arguments)..., bundle(enzyme_interleave), shadows(arguments)...);
    using R = Bundle<P, Bundle<typename A::back...>>;
    return reverse<R>(f, &enzyme_active_return, given);
}
template <typename R, typename... A> auto tangent(void *f, int *used, int *activity, const A &...arguments) {
    auto given = all(bundle(used), primals(arguments)..., bundle(enzyme_interleave), shadows(arguments)...);
    return forward<R>(f, activity, given);
}

struct Pair { double a, b; };
static double square(double x) { return x * x; }
static double weighted(double x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x * x * y[i];
    return sum;
}
static double product(Pair p, double x) { return p.a * p.b * p.b * x; }
static double three(double x, double y, double z) { return x * y * z * z; }
static double fd(float b, double c) { return b * b * c; }
static double fdd(float b, double e, double c) { return b * b * e * c; }
static double dfd(double a, float b, double c) { return a * b * b * c; }
static double fff(float a, float b, float c) { return a * b * b * c * c * c; }
static float ffff(float a, float b, float c, float d) { return a * b * b * c * c * c * d; }
static double dff(double a, float b, float c) { return a * b * b * c * c * c; }
static float cube(float x) { return x * x * x; }
static float ddf(double a, float b) { return a * a * b; }
static Pair both(double x) { return {x * x, x * x * x}; }

/* Small structs that C's conventions pack in words, also as members and elements of others. */
struct Wide { double a; float b; };
struct Three { float primal; double a; float b; };
struct Holder { Wide first; float more; Wide second[2]; };
struct Single { float value; };
__attribute__((noinline)) static void fill(Holder &o, int i) {
    o.second[i] = __enzyme_autodiff<Wide>((void *)ddf, enzyme_out, 3.0, enzyme_out, 5.0f);
    o.first = __enzyme_autodiff<Wide>((void *)ddf, enzyme_out, 2.0, enzyme_out, 5.0f);
    o.more = 7;
}

static void packed() {
    Out<float> two{2}, three{3}, one{1};
    Fixed<float> fixed_two{2}, fixed_three{3}, fixed_one{1};
    auto ed = gradient((void *)dfd, Fixed<double>{2}, three, Out<double>{5});
    check(at<1>(at<0>(ed)), 60), check(at<2>(at<0>(ed)), 18);
    auto pair = gradient((void *)fd, three, Out<double>{5});
    check(at<0>(at<0>(pair)), 30), check(at<1>(at<0>(pair)), 9);
    auto fed = gradient((void *)fdd, three, Fixed<double>{2}, Out<double>{5});
    check(at<0>(at<0>(fed)), 60), check(at<2>(at<0>(fed)), 18);
    auto floats = gradient((void *)fff, two, three, one);
    check(at<0>(at<0>(floats)), 9), check(at<1>(at<0>(floats)), 12), check(at<2>(at<0>(floats)), 54);
    auto eff = gradient((void *)fff, fixed_two, three, one);
    check(at<1>(at<0>(eff)), 12), check(at<2>(at<0>(eff)), 54);
    auto fef = gradient((void *)fff, two, fixed_three, one);
    check(at<0>(at<0>(fef)), 9), check(at<2>(at<0>(fef)), 54);
    check(at<2>(at<0>(gradient((void *)fff, fixed_two, fixed_three, one))), 54);
    check(at<3>(at<0>(gradient((void *)ffff, fixed_two, fixed_three, fixed_one, one))), 18);
    auto eeff = gradient((void *)ffff, fixed_two, fixed_three, one, one);
    check(at<2>(at<0>(eeff)), 54), check(at<3>(at<0>(eeff)), 18);
    auto four = gradient((void *)ffff, two, three, one, one);
    check(at<0>(at<0>(four)), 9), check(at<1>(at<0>(four)), 12), check(at<2>(at<0>(four)), 54), check(at<3>(at<0>(four)), 18);
    auto wide = gradient((void *)dff, Out<double>{2}, three, one);
    check(at<0>(at<0>(wide)), 9), check(at<1>(at<0>(wide)), 12), check(at<2>(at<0>(wide)), 54);
    auto def = gradient((void *)dff, Out<double>{2}, fixed_three, one);
    check(at<0>(at<0>(def)), 9), check(at<2>(at<0>(def)), 54);
    auto p = with_primal<float>((void *)ffff, fixed_two, fixed_three, fixed_one, one);
    check(at<0>(p), 18), check(at<3>(at<1>(p)), 18);
    auto t = tangent<Bundle<float, float>>((void *)cube, &enzyme_primal_return, &enzyme_dup_return, Twin<float>{3, 1});
    check(at<0>(t), 27), check(at<1>(t), 27);
}

static void placed(int one) {
    Holder o;
    fill(o, one);
    check(o.more, 7), check(o.first.a, 20), check(o.first.b, 4), check(o.second[1].a, 30), check(o.second[1].b, 9);
    auto three = __enzyme_autodiff<Three>((void *)ddf, enzyme_primal_return, enzyme_out, 3.0, enzyme_out, 5.0f);
    check(three.primal, 45), check(three.a, 30), check(three.b, 9);
    check(__enzyme_autodiff<Single>((void *)cube, 3.0f).value, 27);
    check(__enzyme_autodiff<double>((void *)cube, 3.0f), 27);
}

int main(int one, char **) {
    packed();
    placed(one);
    auto g = gradient((void *)square, Out<double>{3});
    check(at<0>(at<0>(g)), 6);
    double y[2] = {1, 2}, dy[2] = {0, 0};
    auto w = gradient((void *)weighted, Out<double>{2}, Twin<const double *>{y, dy}, Fixed<int>{2});
    check(at<0>(at<0>(w)), 12);
    check(dy[1], 4);
    auto m = gradient((void *)three, Fixed<double>{2}, Out<double>{3}, Out<double>{5});
    check(at<1>(at<0>(m)), 50);
    check(at<2>(at<0>(m)), 60);
    auto p = with_primal<double>((void *)three, Out<double>{2}, Fixed<double>{3}, Out<double>{5});
    check(at<0>(p), 150);
    check(at<0>(at<1>(p)), 75);
    check(at<2>(at<1>(p)), 60);
    check(at<0>(tangent<Bundle<double>>((void *)square, &enzyme_noret, &enzyme_dup_return, Twin<double>{3, 1})), 6);
    auto t = tangent<Bundle<double, double>>((void *)square, &enzyme_primal_return, &enzyme_dup_return, Twin<double>{3, 1});
    check(at<0>(t), 9);
    check(at<1>(t), 6);
    check(at<0>(tangent<Bundle<double>>((void *)square, &enzyme_primal_return, &enzyme_const_return, Twin<double>{3, 1})), 9);
    check(at<0>(tangent<Bundle<double>>((void *)product, &enzyme_noret, &enzyme_dup_return, Twin<Pair>{{2, 3}, {1, 0}},
                                        Twin<double>{5, 0})), 45);
    auto b = tangent<Bundle<Pair>>((void *)both, &enzyme_noret, &enzyme_dup_return, Twin<double>{3, 1});
    check(at<0>(b).a, 6);
    check(at<0>(b).b, 27);
    return failures();
}
