// Templates that send any trivially copyable type as bytes, with a tag of its own, and vectors of such.
// differentiate: templates(x, n)
// ranks: 1 2 3 4
#include <array>
#include <cmath>
#include <mpi.h>
#include <type_traits>
#include <vector>

namespace {
struct Body {
    std::array<double, 3> place;
    double mass;
    int owner;
};
struct Cell {
    float width;
    std::array<int, 2> index;
    double density;
};
template <class T> constexpr int tag_of = sizeof(T);

template <class T> void send(const std::vector<T> &values, int to) {
    static_assert(std::is_trivially_copyable_v<T>);
    MPI_Send(values.data(), static_cast<int>(values.size() * sizeof(T)), MPI_BYTE, to, tag_of<T>, MPI_COMM_WORLD);
}

template <class T> std::vector<T> receive(int from) {
    MPI_Status status;
    int bytes;
    MPI_Probe(from, tag_of<T>, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_BYTE, &bytes);
    std::vector<T> values(bytes / sizeof(T));
    MPI_Recv(values.data(), bytes, MPI_BYTE, from, tag_of<T>, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return values;
}

template <class T> T agree(T value, int root) {
    MPI_Bcast(&value, sizeof value, MPI_BYTE, root, MPI_COMM_WORLD);
    return value;
}
} // namespace

extern "C" double templates(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<Body> bodies(2 + rank % 2);
    for (std::size_t i = 0; i < bodies.size(); i++)
        bodies[i] = {{x[i], x[i + 1] * x[i], std::sin(x[i + 2])}, x[n - 1] + i, rank};
    std::vector<Cell> cells(2);
    for (int i = 0; i < 2; i++) cells[i] = {0.5f, {i, rank}, x[i] * x[i + 1]};
    double scale = agree(x[0] * x[3], 0), sum = 0;
    if (rank % 2 == 0 && rank + 1 < size) {
        send(bodies, rank + 1);
        send(cells, rank + 1);
    } else if (rank % 2) {
        bodies = receive<Body>(rank - 1);
        cells = receive<Cell>(rank - 1);
    }
    for (const Body &b : bodies) sum += b.mass * (b.place[0] * b.place[1] + b.place[2]) / (1 + b.owner);
    for (const Cell &c : cells) sum += c.density * c.width * (1 + c.index[0] + c.index[1]) * x[2];
    return sum * scale;
}
