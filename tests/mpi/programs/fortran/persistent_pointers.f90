! Persistent requests (mpi_send_init, mpi_recv_init, mpi_startall) on pointer targets; the results are collected with mpi_waitany.
! differentiate: persistent_pointers(x, n)
! ranks: 1 2 3 4
module channels
  implicit none
  include 'mpif.h'
  type :: channel
     double precision, pointer, contiguous :: in(:) => null(), out(:) => null()
  end type channel
contains
  subroutine open_channel(c, n, from, to, tag, requests)
    type(channel), intent(inout) :: c
    integer, intent(in) :: n, from, to, tag
    integer, intent(out) :: requests(2)
    integer :: ierr
    allocate(c%in(n), c%out(n))
    call mpi_recv_init(c%in, n, MPI_DOUBLE_PRECISION, from, tag, MPI_COMM_WORLD, requests(1), ierr)
    call mpi_send_init(c%out, n, MPI_DOUBLE_PRECISION, to, tag, MPI_COMM_WORLD, requests(2), ierr)
  end subroutine open_channel
end module channels

double precision function persistent_pointers(x, n) bind(c, name="persistent_pointers")
  use iso_c_binding
  use channels
  implicit none
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  type(channel) :: forward, backward
  double precision :: state(n)
  integer :: requests(4), rank, nprocs, ierr, step, k, which, next, previous
  integer :: status(MPI_STATUS_SIZE)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  next = modulo(rank + 1, nprocs)
  previous = modulo(rank - 1, nprocs)
  call open_channel(forward, n, previous, next, 1, requests(1:2))
  call open_channel(backward, n, next, previous, 2, requests(3:4))
  state = x
  do step = 1, 3
     forward%out = state
     backward%out = state**2
     call mpi_startall(4, requests, ierr)
     do k = 1, 4
        call mpi_waitany(4, requests, which, status, ierr)
     end do
     state = 0.5d0 * state + 0.2d0 * sin(forward%in * x) + 0.1d0 * backward%in * forward%in
  end do
  do k = 1, 4
     call mpi_request_free(requests(k), ierr)
  end do
  deallocate(forward%in, forward%out, backward%in, backward%out)
  persistent_pointers = sum(state**2 * x)
end function persistent_pointers
