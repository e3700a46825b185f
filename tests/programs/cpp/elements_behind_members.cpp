// Arrays of structs that lie behind other members: LLVM adds the distance of the array after the index.
// differentiate: crossings(x, n)  at: x = 0.7 -0.4 1.9 1.1, n = 4
// differentiate: kept_in_list(x, n)  at: x = 0.7 -0.4 1.9 1.1, n = 4
#include <array>
#include <cmath>
#include <deque>
#include <vector>

struct Segment {
    long source = -1, ring = -1, number = -1;
};
struct Ratio {
    double numerator = 0, denominator = 1, approximation = 0;
};
struct Operation {
    int kind = 0;
    Segment segment;
    Ratio fraction;
    bool is_left = false;
    long next = -1, previous = -1;
};
struct Turn {
    double x = 0, y = 0;
    char method = 'n';
    bool is_touching = false;
    long cluster = -1;
    std::array<Operation, 2> operations;
};
struct Section {
    Segment segment;
    double low, high;
    long begin, end;
};

__attribute__((noinline)) static void set_fraction(Turn &turn, int i, const double *x, const int *kinds) {
    if (kinds[i] == 3)
        turn.operations[i].fraction = {1, 1, 1000};
    else
        turn.operations[i].fraction = {x[i], 2 + x[i] * x[i], x[i] / (2 + x[i] * x[i])};
}
static void set_fractions(Turn &turn, const double *x, const int *kinds) {
    for (int i = 0; i < 2; i++) {
        turn.operations[i].kind = kinds[i];
        set_fraction(turn, i, x, kinds);
    }
    turn.x = x[0] * x[1], turn.y = x[0] - x[1];
}
static std::vector<Section> sections_of(const double *x, int n) {
    std::vector<Section> found;
    for (int i = 0; i + 1 < n; i++) found.push_back({{0, i, 2 * i}, std::fmin(x[i], x[i + 1]), std::fmax(x[i], x[i + 1]), i, i + 1});
    return found;
}
extern "C" double crossings(const double *x, int n) {
    std::vector<Section> sections = sections_of(x, n), others = sections_of(x, n);
    std::vector<Turn> turns;
    for (const Section &one : sections)
        for (const Section &other : others) {
            if (one.high < other.low || other.high < one.low) continue;
            Turn turn;
            turn.operations[0].segment = one.segment;
            turn.operations[1].segment = {other.segment.source + 1, other.segment.ring, other.segment.number};
            int kinds[2] = {one.begin == other.begin ? 3 : 1, 2};
            set_fractions(turn, x + one.begin, kinds);
            turns.push_back(turn);
        }
    double sum = 0;
    for (const Turn &turn : turns)
        for (const Operation &o : turn.operations)
            sum += (1 + o.segment.number) * o.fraction.approximation * turn.x + o.fraction.numerator * turn.y;
    return sum;
}

// the same in a deque, looked up by index
__attribute__((noinline)) static double share(const std::deque<Turn> &turns, std::size_t i, int which) {
    const Operation &o = turns[i].operations[which];
    return o.fraction.numerator / o.fraction.denominator * (o.segment.ring + 2);
}
extern "C" double kept_in_list(const double *x, int n) {
    std::deque<Turn> turns;
    for (int i = 0; i + 1 < n; i++) {
        int kinds[2] = {i, 1};
        Turn turn;
        turn.operations[i % 2].segment.ring = i;
        set_fractions(turn, x + i, kinds);
        turns.push_back(turn);
    }
    double sum = 0;
    for (std::size_t i = 0; i < turns.size(); i++)
        for (int which = 0; which < 2; which++) sum += share(turns, i, which) * turns[i].x;
    return sum;
}
