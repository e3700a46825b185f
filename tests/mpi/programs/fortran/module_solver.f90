! A module holds the communicator, the ranks and the work array; conjugate gradients with mpi_allreduce dot products.
! differentiate: module_solver(x, n)
! ranks: 1 2 3 4
module parallel
  implicit none
  include 'mpif.h'
  integer :: comm = MPI_COMM_NULL, rank = 0, nprocs = 1, left, right
  double precision, allocatable :: padded(:)
contains
  subroutine start(n)
    integer, intent(in) :: n
    integer :: ierr
    if (comm == MPI_COMM_NULL) call mpi_comm_dup(MPI_COMM_WORLD, comm, ierr)
    call mpi_comm_rank(comm, rank, ierr)
    call mpi_comm_size(comm, nprocs, ierr)
    left = rank - 1
    right = rank + 1
    if (left < 0) left = MPI_PROC_NULL
    if (right >= nprocs) right = MPI_PROC_NULL
    allocate(padded(0:n+1))
    padded = 0d0
  end subroutine start

  subroutine finish()
    deallocate(padded)
  end subroutine finish

  function global_dot(a, b) result(total)
    double precision, intent(in) :: a(:), b(:)
    double precision :: total, local
    integer :: ierr
    local = dot_product(a, b)
    call mpi_allreduce(local, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, comm, ierr)
  end function global_dot

  subroutine apply_operator(k, p, q)
    double precision, intent(in) :: k(:), p(:)
    double precision, intent(out) :: q(:)
    integer :: n, ierr, status(MPI_STATUS_SIZE)
    n = size(p)
    padded(1:n) = p
    call mpi_sendrecv(padded(1), 1, MPI_DOUBLE_PRECISION, left, 0, padded(n+1), 1, MPI_DOUBLE_PRECISION, right, 0, &
         comm, status, ierr)
    call mpi_sendrecv(padded(n), 1, MPI_DOUBLE_PRECISION, right, 1, padded(0), 1, MPI_DOUBLE_PRECISION, left, 1, &
         comm, status, ierr)
    q = (2d0 + k) * p - padded(0:n-1) - padded(2:n+1)
  end subroutine apply_operator
end module parallel

module solver
  use parallel
  implicit none
contains
  subroutine conjugate_gradients(k, b, u, iterations)
    double precision, intent(in) :: k(:), b(:)
    double precision, intent(out) :: u(:)
    integer, intent(in) :: iterations
    double precision :: r(size(b)), p(size(b)), q(size(b)), rho, rho_next, alpha
    integer :: it
    u = 0d0
    r = b
    p = b
    rho = global_dot(r, r)
    do it = 1, iterations
       call apply_operator(k, p, q)
       alpha = rho / global_dot(p, q)
       u = u + alpha * p
       r = r - alpha * q
       rho_next = global_dot(r, r)
       p = r + (rho_next / rho) * p
       rho = rho_next
    end do
  end subroutine conjugate_gradients
end module solver

double precision function module_solver(x, n) bind(c, name="module_solver")
  use iso_c_binding
  use solver
  implicit none
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  double precision :: b(n), u(n)
  call start(n)
  b = 1d0 + 0.3d0 * cos(2d0 * x)
  call conjugate_gradients(x, b, u, 5)
  module_solver = dot_product(u, b) + sum(u**2)
  call finish()
end function module_solver
