! Mprobe and Mrecv, Iscan, and Alltoallw in Fortran.
! differentiate: matched_and_mixed(x, n)
! ranks: 1 2 3
double precision function matched_and_mixed(x, n) bind(c)
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double) :: x(n)
  integer :: rank, size, error, message, request, count, i, status(MPI_STATUS_SIZE)
  integer, allocatable :: counts(:), places(:), types(:)
  double precision :: sent(3), come(3), upto(2)
  double precision, allocatable :: own(:), all(:)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, error)
  call MPI_Comm_size(MPI_COMM_WORLD, size, error)
  sent = x(1:3) * x(2:4)
  call MPI_Isend(sent, 3, MPI_DOUBLE_PRECISION, mod(rank + 1, size), 4, MPI_COMM_WORLD, request, error)
  call MPI_Mprobe(MPI_ANY_SOURCE, 4, MPI_COMM_WORLD, message, status, error)
  call MPI_Get_count(status, MPI_DOUBLE_PRECISION, count, error)
  call MPI_Mrecv(come, count, MPI_DOUBLE_PRECISION, message, status, error)
  call MPI_Wait(request, MPI_STATUS_IGNORE, error)
  call MPI_Iscan(x, upto, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, request, error)
  call MPI_Wait(request, MPI_STATUS_IGNORE, error)
  allocate(counts(size), places(size), types(size), own(size), all(size))
  do i = 1, size
    counts(i) = 1
    places(i) = 8 * (i - 1)
    types(i) = MPI_DOUBLE_PRECISION
    own(i) = x(1 + mod(i, n)) * i
  end do
  call MPI_Alltoallw(own, counts, places, types, all, counts, places, types, MPI_COMM_WORLD, error)
  matched_and_mixed = come(1) * come(2) + come(3) * upto(1) * upto(2) + sum(all * all)
end function matched_and_mixed
