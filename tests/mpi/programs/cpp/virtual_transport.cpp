// An abstract Transport with a blocking and a nonblocking implementation behind virtual calls; std::function as the step.
// differentiate: transport_chain(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <functional>
#include <memory>
#include <mpi.h>
#include <vector>

struct Transport {
    virtual ~Transport() = default;
    virtual void shift(const std::vector<double> &out, std::vector<double> &in) = 0;

  protected:
    Transport() {
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        MPI_Comm_size(MPI_COMM_WORLD, &size);
    }
    int next() const { return (rank + 1) % size; }
    int previous() const { return (rank + size - 1) % size; }
    int rank, size;
};

struct Blocking : Transport {
    void shift(const std::vector<double> &out, std::vector<double> &in) override {
        MPI_Sendrecv(out.data(), int(out.size()), MPI_DOUBLE, next(), 0, in.data(), int(in.size()), MPI_DOUBLE, previous(), 0,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
};

struct Nonblocking : Transport {
    void shift(const std::vector<double> &out, std::vector<double> &in) override { // the other way round
        MPI_Request send, receive;
        MPI_Isend(out.data(), int(out.size()), MPI_DOUBLE, previous(), 1, MPI_COMM_WORLD, &send);
        MPI_Irecv(in.data(), int(in.size()), MPI_DOUBLE, next(), 1, MPI_COMM_WORLD, &receive);
        MPI_Wait(&receive, MPI_STATUS_IGNORE);
        MPI_Wait(&send, MPI_STATUS_IGNORE);
    }
};

static std::unique_ptr<Transport> make_transport(bool blocking) {
    if (blocking) return std::make_unique<Blocking>();
    return std::make_unique<Nonblocking>();
}

extern "C" double transport_chain(double *x, int n) {
    std::vector<double> state(x, x + n), other(n);
    std::function<double(double, double)> mix = [&](double a, double b) { return 0.5 * a + 0.3 * std::sin(a * b) + 0.1 * x[0]; };
    for (int step = 0; step < 4; step++) {
        auto transport = make_transport(step % 2 == 0);
        transport->shift(state, other);
        for (int i = 0; i < n; i++) state[i] = mix(state[i], other[n - 1 - i]);
    }
    double result = 0;
    for (int i = 0; i < n; i++) result += state[i] * state[i] * x[i];
    return result;
}
