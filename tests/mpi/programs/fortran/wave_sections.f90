! Wave equation on three time levels u(:, level): contiguous array sections are the buffers of mpi_sendrecv.
! differentiate: wave_sections(x, n)
! ranks: 1 2 3 4
double precision function wave_sections(x, n) bind(c, name="wave_sections")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  integer, parameter :: halo = 2
  double precision :: u(1-halo:n+halo, 3), misfit
  integer :: rank, nprocs, left, right, ierr, step, i, old, now, new
  integer :: status(MPI_STATUS_SIZE)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  left = modulo(rank - 1, nprocs)
  right = modulo(rank + 1, nprocs)
  u = 0d0
  u(1:n, 1) = sin(x)
  u(1:n, 2) = u(1:n, 1)
  old = 1; now = 2; new = 3
  misfit = 0d0
  do step = 1, 5
     call mpi_sendrecv(u(n-halo+1:n, now), halo, MPI_DOUBLE_PRECISION, right, 1, &
          u(1-halo:0, now), halo, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, status, ierr)
     call mpi_sendrecv(u(1:halo, now), halo, MPI_DOUBLE_PRECISION, left, 2, &
          u(n+1:n+halo, now), halo, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, status, ierr)
     do i = 1, n
        u(i, new) = 2d0 * u(i, now) - u(i, old) + 0.2d0 * x(i) * (-u(i-2, now) + 16d0 * u(i-1, now) &
             - 30d0 * u(i, now) + 16d0 * u(i+1, now) - u(i+2, now)) / 12d0
     end do
     i = old; old = now; now = new; new = i
     misfit = misfit + (u(1 + mod(step, n), now) - 0.5d0)**2
  end do
  wave_sections = misfit + 0.1d0 * sum(u(1:n, now)**2)
end function wave_sections
