! A spectral step: work along the first dimension, transpose by mpi_alltoall (reshape packs the blocks), work along the second.
! differentiate: transpose_alltoall(x, n)
! ranks: 1 2 3 4
module transposes
  implicit none
  include 'mpif.h'
contains
  subroutine transpose_blocks(field, b, nprocs)
    integer, intent(in) :: b, nprocs
    double precision, intent(inout) :: field(b * nprocs, b)
    double precision :: packed(b, b, nprocs), received(b, b, nprocs)
    integer :: p, ierr
    do p = 1, nprocs
       packed(:, :, p) = transpose(field((p-1)*b+1:p*b, :))
    end do
    call mpi_alltoall(packed, b * b, MPI_DOUBLE_PRECISION, received, b * b, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, ierr)
    do p = 1, nprocs
       field((p-1)*b+1:p*b, :) = received(:, :, p)
    end do
  end subroutine transpose_blocks

  subroutine sweep(field)
    double precision, intent(inout) :: field(:, :)
    integer :: i
    do i = 2, size(field, 1)
       field(i, :) = field(i, :) + 0.3d0 * sin(field(i-1, :)) * field(i, :)
    end do
  end subroutine sweep
end module transposes

double precision function transpose_alltoall(x, n) bind(c, name="transpose_alltoall")
  use iso_c_binding
  use transposes
  implicit none
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  integer, parameter :: b = 3
  double precision, allocatable :: field(:, :)
  integer :: nprocs, ierr, i, j
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  allocate(field(b * nprocs, b))
  do j = 1, b
     do i = 1, b * nprocs
        field(i, j) = x(1 + mod(i + 2 * j, n)) * (1d0 + 0.05d0 * i)
     end do
  end do
  call sweep(field)
  call transpose_blocks(field, b, nprocs)
  call sweep(field)
  transpose_alltoall = 0.1d0 * sum(field**2) + field(1, 1) * x(1)
end function transpose_alltoall
