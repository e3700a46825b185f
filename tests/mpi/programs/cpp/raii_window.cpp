// An RAII window over a vector, an RAII access epoch (fence in constructor and destructor), Get and Accumulate.
// differentiate: raii_assembly(x, n)
// ranks: 1 2 3 4
#include <cmath>
#include <mpi.h>
#include <vector>

class Window {
  public:
    Window(std::vector<double> &memory, MPI_Comm comm) {
        MPI_Win_create(memory.data(), memory.size() * sizeof(double), sizeof(double), MPI_INFO_NULL, comm, &handle);
    }
    Window(const Window &) = delete;
    Window &operator=(const Window &) = delete;
    ~Window() { MPI_Win_free(&handle); }

    class Epoch {
      public:
        explicit Epoch(Window &w) : window(w) { MPI_Win_fence(0, window.handle); }
        ~Epoch() { MPI_Win_fence(0, window.handle); }
        void add(const std::vector<double> &values, int target, int at) {
            MPI_Accumulate(values.data(), int(values.size()), MPI_DOUBLE, target, at, int(values.size()), MPI_DOUBLE, MPI_SUM, window.handle);
        }
        void get(std::vector<double> &values, int target, int at) {
            MPI_Get(values.data(), int(values.size()), MPI_DOUBLE, target, at, int(values.size()), MPI_DOUBLE, window.handle);
        }

      private:
        Window &window;
    };

  private:
    MPI_Win handle;
};

extern "C" double raii_assembly(double *x, int n) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<double> shared(n), load(n - 2), seen(n);
    for (int i = 0; i < n; i++) shared[i] = x[i];
    for (int i = 0; i < n - 2; i++) load[i] = x[i] * x[i + 1] + std::exp(-x[i + 2]);
    Window window(shared, MPI_COMM_WORLD);
    {
        Window::Epoch epoch(window);
        epoch.add(load, (rank + 1) % size, 1);
    }
    {
        Window::Epoch epoch(window);
        epoch.get(seen, (rank + size - 1) % size, 0);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += std::sin(seen[i]) * shared[i] + seen[i] * x[i];
    return sum;
}
