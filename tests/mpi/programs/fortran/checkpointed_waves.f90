! differentiate: checkpointed_waves(x, n)
! ranks: 1 2 3
! A wave's time loop with snapshots; halos and a norm of all processes in each step.
function checkpointed_waves(x, n) bind(c) result(energy)
  use iso_c_binding
  use mpi
  use enzyme
  implicit none
  integer(c_int), value :: n
  real(c_double) :: x(n)
  real(c_double) :: energy
  real(8) :: u(0:n+1), v(n), own, norm
  integer :: rank, count, below, above, step, i, ierr
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, count, ierr)
  below = merge(rank - 1, MPI_PROC_NULL, rank > 0)
  above = merge(rank + 1, MPI_PROC_NULL, rank + 1 < count)
  u = 0
  u(1:n) = x
  v = 0
  do step = 1, 12
    call enzyme_checkpoint_loop(enzyme_revolve, 3, u, v)
    call MPI_Sendrecv(u(1), 1, MPI_DOUBLE_PRECISION, below, 0, u(n+1), 1, MPI_DOUBLE_PRECISION, above, 0, &
        MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierr)
    call MPI_Sendrecv(u(n), 1, MPI_DOUBLE_PRECISION, above, 1, u(0), 1, MPI_DOUBLE_PRECISION, below, 1, &
        MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierr)
    do i = 1, n
      v(i) = v(i) + 0.1d0 * (u(i-1) - 2 * u(i) + u(i+1))
    end do
    own = sum(v * v)
    call MPI_Allreduce(own, norm, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
    do i = 1, n
      u(i) = u(i) + 0.5d0 * v(i) / (1 + 0.1d0 * norm)
    end do
  end do
  energy = sum(u(1:n)**2) + sum(v**2)
end function
