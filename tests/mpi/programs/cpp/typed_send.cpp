// A templated send<T>/receive<T> with mpi_type<T>(): doubles and ints through one interface.
// differentiate: typed_relay(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <mpi.h>
#include <vector>

template <class T> MPI_Datatype mpi_type();
template <> MPI_Datatype mpi_type<double>() { return MPI_DOUBLE; }
template <> MPI_Datatype mpi_type<int>() { return MPI_INT; }

template <class T> void send(const T &value, int to, int tag) { MPI_Send(&value, 1, mpi_type<T>(), to, tag, MPI_COMM_WORLD); }
template <class T> T receive(int from, int tag) {
    T value;
    MPI_Recv(&value, 1, mpi_type<T>(), from, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return value;
}
template <class T> void send(const std::vector<T> &values, int to, int tag) {
    send(static_cast<int>(values.size()), to, tag);
    MPI_Send(values.data(), static_cast<int>(values.size()), mpi_type<T>(), to, tag + 1, MPI_COMM_WORLD);
}
template <class T> std::vector<T> receive_vector(int from, int tag) {
    std::vector<T> values(receive<int>(from, tag));
    MPI_Recv(values.data(), static_cast<int>(values.size()), mpi_type<T>(), from, tag + 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return values;
}

extern "C" double typed_relay(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<double> history;
    double weight = 1;
    if (rank > 0) {
        history = receive_vector<double>(rank - 1, 10);
        weight = receive<double>(rank - 1, 20);
    }
    double score = 0;
    for (std::size_t k = 0; k < history.size(); k++) score += history[k] * std::sin(x[k % n]) * weight;
    for (int i = rank % 2; i < n; i++) history.push_back(x[i] * x[i] + 0.1 * score);
    weight *= 0.5 + 0.3 * x[0];
    if (rank + 1 < size) {
        send(history, rank + 1, 10);
        send(weight, rank + 1, 20);
    }
    for (double h : history) score += std::cos(h) * weight;
    return score * score + weight * history.back();
}
