! An n-body ring with mpi_sendrecv_replace of a two-dimensional array of positions and charges.
! differentiate: ring_replace(x, n)
! ranks: 1 2 3 4
double precision function ring_replace(x, n) bind(c, name="ring_replace")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision :: guests(2, n/2), energy
  integer :: rank, nprocs, ierr, hop, i, j
  integer :: status(MPI_STATUS_SIZE)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  guests = reshape(x, [2, n/2])
  energy = 0d0
  do hop = 1, nprocs
     do j = 1, n / 2
        do i = 1, n / 2
           energy = energy + pair(x(2*i-1), x(2*i), guests(1, j), guests(2, j))
        end do
     end do
     call mpi_sendrecv_replace(guests, n, MPI_DOUBLE_PRECISION, modulo(rank + 1, nprocs), hop, &
          modulo(rank - 1, nprocs), hop, MPI_COMM_WORLD, status, ierr)
  end do
  ring_replace = energy
contains
  pure double precision function pair(position, charge, other, other_charge)
    double precision, intent(in) :: position, charge, other, other_charge
    pair = charge * other_charge**2 / sqrt(0.1d0 + (position - other)**2)
  end function pair
end function ring_replace
