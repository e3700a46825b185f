! An array of a derived type is sent by its first component: n numbers of each of two records, and a sequence type by mpi_type_create_struct.
! differentiate: derived_type_buffer(x, n)
! ranks: 1 2 3 4
module records
  implicit none
  include 'mpif.h'
  type :: state
     sequence
     double precision :: position(3)
     double precision :: velocity(3)
  end type state
  type :: particle
     sequence
     double precision :: weight
     integer :: kind, cell
     double precision :: value(2)
  end type particle
contains
  function particle_type() result(full)
    integer :: full, ierr
    type(particle) :: p
    integer :: lengths(3), types(3)
    integer(kind=MPI_ADDRESS_KIND) :: at(3)
    lengths = [1, 2, 2]
    types = [MPI_DOUBLE_PRECISION, MPI_INTEGER, MPI_DOUBLE_PRECISION]
    call mpi_get_address(p%weight, at(1), ierr)
    call mpi_get_address(p%kind, at(2), ierr)
    call mpi_get_address(p%value, at(3), ierr)
    at = at - at(1)
    call mpi_type_create_struct(3, lengths, at, types, full, ierr)
    call mpi_type_commit(full, ierr)
  end function particle_type
end module records

double precision function derived_type_buffer(x, n) bind(c, name="derived_type_buffer")
  use iso_c_binding
  use records
  implicit none
  integer(c_int), value :: n
  real(c_double), intent(inout) :: x(n)
  type(state) :: mine, other
  type(particle) :: out(2), in(2)
  integer :: rank, nprocs, ierr, from, to, record, step, k
  integer :: status(MPI_STATUS_SIZE)

  call mpi_comm_rank(MPI_COMM_WORLD, rank, ierr)
  call mpi_comm_size(MPI_COMM_WORLD, nprocs, ierr)
  to = modulo(rank + 1, nprocs)
  from = modulo(rank - 1, nprocs)
  mine%position = x(1:3)
  mine%velocity = 0.1d0 * x(4:6)
  do step = 1, 3
     call mpi_sendrecv(mine%position(1), 6, MPI_DOUBLE_PRECISION, to, step, &
          other%position(1), 6, MPI_DOUBLE_PRECISION, from, step, MPI_COMM_WORLD, status, ierr)
     mine%velocity = mine%velocity - 0.2d0 * sin(mine%position - other%position) * other%velocity
     mine%position = mine%position + 0.3d0 * mine%velocity
  end do
  record = particle_type()
  do k = 1, 2
     out(k)%weight = mine%position(k) * mine%velocity(k)
     out(k)%kind = k
     out(k)%cell = rank
     out(k)%value = [x(k), x(k+2) * x(k+4)]
  end do
  call mpi_sendrecv(out(1)%weight, 2, record, from, 9, in(1)%weight, 2, record, to, 9, MPI_COMM_WORLD, status, ierr)
  call mpi_type_free(record, ierr)
  derived_type_buffer = sum(mine%position**2) + sum(mine%velocity**2)
  do k = 1, 2
     derived_type_buffer = derived_type_buffer + in(k)%weight * in(k)%value(1) * in(k)%kind &
          + in(k)%value(2)**2 * (1d0 + 0.1d0 * in(k)%cell)
  end do
end function derived_type_buffer
