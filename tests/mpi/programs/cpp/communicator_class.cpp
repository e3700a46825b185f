// A Communicator class (dup in the constructor, free in the destructor, movable) with sum, max, gather and broadcast members.
// differentiate: weighted_statistics(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <mpi.h>
#include <utility>
#include <vector>

class Communicator {
  public:
    explicit Communicator(MPI_Comm parent) { MPI_Comm_dup(parent, &comm); }
    Communicator(Communicator &&other) noexcept : comm(std::exchange(other.comm, MPI_COMM_NULL)) {}
    Communicator(const Communicator &) = delete;
    ~Communicator() {
        if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
    }
    int rank() const {
        int r;
        MPI_Comm_rank(comm, &r);
        return r;
    }
    int size() const {
        int s;
        MPI_Comm_size(comm, &s);
        return s;
    }
    double sum(double value) const { return reduce(value, MPI_SUM); }
    double max(double value) const { return reduce(value, MPI_MAX); }
    std::vector<double> gather(const std::vector<double> &part, int root) const {
        std::vector<double> all(rank() == root ? part.size() * size() : 0);
        MPI_Gather(part.data(), int(part.size()), MPI_DOUBLE, all.data(), int(part.size()), MPI_DOUBLE, root, comm);
        return all;
    }
    void broadcast(std::vector<double> &values, int root) const {
        int count = int(values.size());
        MPI_Bcast(&count, 1, MPI_INT, root, comm);
        values.resize(count);
        MPI_Bcast(values.data(), count, MPI_DOUBLE, root, comm);
    }

  private:
    double reduce(double value, MPI_Op op) const {
        double result;
        MPI_Allreduce(&value, &result, 1, MPI_DOUBLE, op, comm);
        return result;
    }
    MPI_Comm comm;
};

static Communicator make_world() { return Communicator(MPI_COMM_WORLD); }

extern "C" double weighted_statistics(double *x, int n) {
    Communicator world = make_world();
    std::vector<double> weights;
    double top = x[0];
    for (int i = 0; i < n; i++) top = std::fmax(top, x[i]);
    top = world.max(top);
    for (int i = 0; i < n; i++) weights.push_back(std::exp(x[i] - top));
    double total = 0;
    for (double w : weights) total += w;
    total = world.sum(total);
    std::vector<double> all = world.gather(weights, 0), coefficients;
    if (world.rank() == 0)
        for (std::size_t k = 0; k + 1 < all.size(); k += 2) coefficients.push_back(all[k] * all[k + 1]);
    world.broadcast(coefficients, 0);
    double result = 0;
    for (std::size_t k = 0; k < coefficients.size(); k++) result += coefficients[k] * std::sin(x[k % n] * (k + 1)) / total;
    return result + total * x[n - 1];
}
