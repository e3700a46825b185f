// A vector<MPI_Request> that grows by push_back while messages are started, then one Waitall over its data().
// differentiate: graph_exchange(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <mpi.h>
#include <vector>

namespace {
std::vector<int> neighbours(int rank, int size) {
    std::vector<int> list;
    for (int p = 0; p < size; p++)
        if (p != rank && (p + rank) % 3 != 0) list.push_back(p);
    if (list.empty()) list.push_back(rank);
    return list;
}
bool linked(int a, int b, int size) {
    for (int p : neighbours(a, size))
        if (p == b) return true;
    return false;
}
} // namespace

extern "C" double graph_exchange(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<double> state(x, x + n);
    for (int step = 0; step < 2; step++) {
        std::vector<MPI_Request> requests;
        std::vector<std::vector<double>> inbox(size);
        for (int p = 0; p < size; p++)
            if (linked(p, rank, size)) {
                inbox[p].resize(n);
                requests.push_back(MPI_REQUEST_NULL);
                MPI_Irecv(inbox[p].data(), n, MPI_DOUBLE, p, step, MPI_COMM_WORLD, &requests.back());
            }
        for (int p : neighbours(rank, size)) {
            MPI_Request request;
            MPI_Isend(state.data(), n, MPI_DOUBLE, p, step, MPI_COMM_WORLD, &request);
            requests.push_back(request);
        }
        MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
        std::vector<double> next = state;
        for (const auto &message : inbox)
            for (std::size_t i = 0; i < message.size(); i++) next[i] += 0.2 * std::sin(message[i]) * state[i];
        state.swap(next);
    }
    double energy = 0;
    for (double s : state) energy += s * s;
    return energy * x[0];
}
