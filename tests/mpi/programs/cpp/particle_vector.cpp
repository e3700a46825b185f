// std::vector<Particle> with a static committed struct type (offsetof), moved by Alltoallv.
// differentiate: particle_exchange(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <cstddef>
#include <mpi.h>
#include <vector>

struct Particle {
    double x, v;
    int owner;
    double mass;
};

static MPI_Datatype particle_type() {
    static MPI_Datatype type = MPI_DATATYPE_NULL;
    if (type == MPI_DATATYPE_NULL) {
        int lengths[3] = {2, 1, 1};
        MPI_Aint at[3] = {offsetof(Particle, x), offsetof(Particle, owner), offsetof(Particle, mass)};
        MPI_Datatype parts[3] = {MPI_DOUBLE, MPI_INT, MPI_DOUBLE}, raw;
        MPI_Type_create_struct(3, lengths, at, parts, &raw);
        MPI_Type_create_resized(raw, 0, sizeof(Particle), &type);
        MPI_Type_commit(&type);
        MPI_Type_free(&raw);
    }
    return type;
}

static std::vector<Particle> exchange(const std::vector<std::vector<Particle>> &leaving) {
    int size = int(leaving.size());
    std::vector<int> out_count(size), out_start(size), in_count(size), in_start(size);
    std::vector<Particle> out;
    for (int p = 0; p < size; p++) {
        out_start[p] = int(out.size());
        out_count[p] = int(leaving[p].size());
        out.insert(out.end(), leaving[p].begin(), leaving[p].end());
    }
    MPI_Alltoall(out_count.data(), 1, MPI_INT, in_count.data(), 1, MPI_INT, MPI_COMM_WORLD);
    int total = 0;
    for (int p = 0; p < size; p++) {
        in_start[p] = total;
        total += in_count[p];
    }
    std::vector<Particle> in(total);
    MPI_Alltoallv(out.data(), out_count.data(), out_start.data(), particle_type(), in.data(), in_count.data(), in_start.data(),
                  particle_type(), MPI_COMM_WORLD);
    return in;
}

extern "C" double particle_exchange(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<std::vector<Particle>> leaving(size);
    for (int i = 0; i < n; i++) leaving[(rank + i) % size].push_back({x[i], std::sin(x[(i + 1) % n]), rank, 0.5 + 0.2 * x[(i + 2) % n]});
    std::vector<Particle> here = exchange(leaving);
    for (int step = 0; step < 2; step++) {
        std::vector<double> force(here.size(), 0.0);
        for (std::size_t a = 0; a < here.size(); a++)
            for (std::size_t b = 0; b < here.size(); b++)
                if (a != b) force[a] += here[b].mass * (here[b].x - here[a].x) * std::exp(-0.5 * (here[b].x - here[a].x) * (here[b].x - here[a].x));
        for (std::size_t a = 0; a < here.size(); a++) {
            here[a].v += 0.1 * force[a];
            here[a].x += 0.1 * here[a].v;
        }
    }
    std::vector<std::vector<Particle>> home(size);
    for (const Particle &p : here) home[p.owner].push_back(p);
    double energy = 0;
    int k = 0;
    for (const Particle &p : exchange(home)) energy += p.mass * p.v * p.v * (1 + 0.1 * k++) + p.x * p.x;
    return energy;
}
