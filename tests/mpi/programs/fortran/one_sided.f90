! One-sided communication in Fortran: a window of a halo, Put, Get and Accumulate between fences; singles beside doubles.
! MPICH 4.0.2 mixes up several windows, also where nothing is differentiated.
! differentiate: one_sided(x, n)
! libraries: pip mpi5 openmpi
! ranks: 1 2 3
double precision function one_sided(x, n) bind(c)
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double) :: x(n)
  integer :: rank, size, error, window, i
  integer(kind=MPI_ADDRESS_KIND) :: bytes, place
  double precision :: shared(8), got(2), out(2)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  do i = 1, 8
    shared(i) = x(1 + mod(i, n)) * i
  end do
  bytes = 64
  call MPI_Win_create(shared, bytes, 8, MPI_INFO_NULL, MPI_COMM_WORLD, window, error)
  call MPI_Win_fence(0, window, error)
  out = x(1:2) * x(2:3)
  place = 2
  call MPI_Put(out, 2, MPI_DOUBLE_PRECISION, mod(rank + 1, size), place, 2, MPI_DOUBLE_PRECISION, window, error)
  place = 6
  call MPI_Accumulate(x, 2, MPI_DOUBLE_PRECISION, 0, place, 2, MPI_DOUBLE_PRECISION, MPI_SUM, window, error)
  call MPI_Win_fence(0, window, error)
  shared(1) = shared(3) * shared(4)
  call MPI_Win_fence(0, window, error)
  place = 0
  call MPI_Get(got, 2, MPI_DOUBLE_PRECISION, mod(rank + size - 1, size), place, 2, MPI_DOUBLE_PRECISION, window, error)
  call MPI_Win_fence(0, window, error)
  one_sided = got(1) * got(2) + sum(shared * shared) * x(n) + shared(7) * shared(8)
  call MPI_Win_free(window, error)
end function one_sided
