! Complex butterfly exchange between rank pairs with MPI_DOUBLE_COMPLEX, then a complex mpi_allreduce.
! differentiate: complex_butterfly(x, n)
! ranks: 1 2 3 4
double precision function complex_butterfly(x, n) bind(c, name="complex_butterfly")
  use iso_c_binding
  implicit none
  include 'mpif.h'
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  complex(kind=kind(0d0)) :: z(n/2), w(n/2), twiddle, mean
  integer :: rank, nprocs, ierr, stride, partner, i
  integer :: status(MPI_STATUS_SIZE)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  do i = 1, n / 2
     z(i) = cmplx(x(2*i-1), 0.5d0 * x(2*i), kind(0d0))
  end do
  stride = 1
  do while (stride < nprocs)
     partner = ieor(rank, stride)
     if (partner < nprocs) then
        call mpi_sendrecv(z, n / 2, MPI_DOUBLE_COMPLEX, partner, stride, w, n / 2, MPI_DOUBLE_COMPLEX, partner, stride, &
             MPI_COMM_WORLD, status, ierr)
        twiddle = exp(cmplx(0d0, -0.6d0 * stride, kind(0d0)))
        if (partner > rank) then
           z = z + twiddle * w
        else
           z = w - twiddle * z
        end if
     end if
     stride = 2 * stride
  end do
  mean = sum(z * z) * 0.1d0
  call mpi_allreduce(MPI_IN_PLACE, mean, 1, MPI_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD, ierr)
  complex_butterfly = sum(log(1d0 + dble(z * conjg(z))) * x(1:n/2)) + dble(mean) * aimag(mean) * x(n) * 0.1d0
end function complex_butterfly
