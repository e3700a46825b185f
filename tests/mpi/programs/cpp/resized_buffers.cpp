// Buffers resized to what Probe and Get_count say; an inbox kept in a std::map and combined in the order of the ranks.
// differentiate: mailbox_sum(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <map>
#include <mpi.h>
#include <vector>

using Message = std::vector<double>;

static Message receive_any(int tag, int &source) {
    MPI_Status status;
    MPI_Probe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &status);
    int count;
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    Message message;
    message.resize(count);
    source = status.MPI_SOURCE;
    MPI_Recv(message.data(), count, MPI_DOUBLE, source, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return message;
}

extern "C" double mailbox_sum(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<MPI_Request> sending(size - 1);
    std::vector<Message> outbox;
    outbox.reserve(size);
    for (int k = 1; k < size; k++) {
        Message m;
        for (int i = 0; i < 1 + (rank + k) % n; i++) m.push_back(x[i] * x[n - 1 - i] + k);
        outbox.push_back(std::move(m));
        MPI_Isend(outbox.back().data(), int(outbox.back().size()), MPI_DOUBLE, (rank + k) % size, 6, MPI_COMM_WORLD, &sending[k - 1]);
    }
    std::map<int, Message> inbox;
    inbox[rank] = Message(x, x + n);
    for (int k = 1; k < size; k++) {
        int source;
        Message m = receive_any(6, source);
        inbox[source] = std::move(m);
    }
    MPI_Waitall(size - 1, sending.data(), MPI_STATUSES_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
    double sum = 0;
    for (const auto &[source, message] : inbox)
        for (double v : message) sum += std::log(v + source + 1) * x[source % n] + 0.01 * sum * v;
    return sum;
}
