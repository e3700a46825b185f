! Steady flow of groundwater, -div(K grad p) = q, in a batch of square aquifers that the processes of a communicator
! share: each has a strip of rows of cells.  The pressure is 1 on the left and 0 on the right; nothing flows through
! the other two sides; wells inject or pump.  Two-point fluxes, conjugate gradients with a fixed number of steps.
! The aquifers of a batch lie side by side in memory, so that a row of all of them is one message.
module aquifers
  use mpi
  implicit none
  private
  public :: flow, is_started
contains

  subroutine flow(logk, columns, batch, rows, wells, rates, count, steps, comm, pressures)
    integer, intent(in), value :: columns, batch, rows, count, steps, comm
    real(8), intent(in) :: logk(columns, batch, rows)  ! this process's strip of the logarithm of the permeability
    integer, intent(in) :: wells(2, count)             ! column and row in the whole aquifer, from 0
    real(8), intent(in) :: rates(count)                ! what they inject
    real(8), intent(out) :: pressures(count, batch)    ! in all wells, on every process
    real(8) :: k(columns, batch, 0:rows+1), across(0:columns, batch, rows), along(columns, batch, 0:rows)
    real(8) :: diagonal(columns, batch, rows), p(columns, batch, rows), r(columns, batch, rows)
    real(8) :: z(columns, batch, rows), ad(columns, batch, rows), d(columns, batch, 0:rows+1)
    real(8) :: rz(batch), rz_before(batch), dad(batch), own(count, batch)
    integer :: rank, size, error, first, step, i, b, j, w

    call MPI_Comm_rank(comm, rank, error)
    call MPI_Comm_size(comm, size, error)
    first = rank * rows

    ! fluxes by harmonic means of the permeability; half a cell to the sides
    k = 0
    k(:, :, 1:rows) = exp(logk)
    call exchange(k, columns * batch, rows, rank, size, comm)
    do j = 1, rows
      do b = 1, batch
        across(0, b, j) = 2 * k(1, b, j)
        across(columns, b, j) = 2 * k(columns, b, j)
        do i = 1, columns - 1
          across(i, b, j) = 2 * k(i, b, j) * k(i+1, b, j) / (k(i, b, j) + k(i+1, b, j))
        end do
      end do
    end do
    along = 0
    do j = merge(1, 0, rank == 0), merge(rows - 1, rows, rank == size - 1)
      along(:, :, j) = 2 * k(:, :, j) * k(:, :, j+1) / (k(:, :, j) + k(:, :, j+1))
    end do
    do j = 1, rows
      do b = 1, batch
        do i = 1, columns
          diagonal(i, b, j) = across(i-1, b, j) + across(i, b, j) + along(i, b, j-1) + along(i, b, j)
        end do
      end do
    end do

    r = 0
    r(1, :, :) = across(0, :, :)
    do w = 1, count
      j = wells(2, w) - first + 1
      if (j >= 1 .and. j <= rows) r(wells(1, w) + 1, :, j) = r(wells(1, w) + 1, :, j) + rates(w)
    end do

    p = 0
    d = 0
    do j = 1, rows
      z(:, :, j) = r(:, :, j) / diagonal(:, :, j)
      d(:, :, j) = z(:, :, j)
    end do
    call dots(r, z, columns, batch, rows, comm, rz)
    do step = 1, steps
      call exchange(d, columns * batch, rows, rank, size, comm)
      do j = 1, rows
        do b = 1, batch
          do i = 1, columns
            ad(i, b, j) = diagonal(i, b, j) * d(i, b, j) - along(i, b, j-1) * d(i, b, j-1) - along(i, b, j) * d(i, b, j+1)
          end do
          do i = 2, columns
            ad(i, b, j) = ad(i, b, j) - across(i-1, b, j) * d(i-1, b, j)
            ad(i-1, b, j) = ad(i-1, b, j) - across(i-1, b, j) * d(i, b, j)
          end do
        end do
      end do
      call dots(d(1, 1, 1), ad, columns, batch, rows, comm, dad)
      do j = 1, rows
        do b = 1, batch
          do i = 1, columns
            p(i, b, j) = p(i, b, j) + rz(b) / dad(b) * d(i, b, j)
            r(i, b, j) = r(i, b, j) - rz(b) / dad(b) * ad(i, b, j)
            z(i, b, j) = r(i, b, j) / diagonal(i, b, j)
          end do
        end do
      end do
      rz_before = rz
      call dots(r, z, columns, batch, rows, comm, rz)
      do j = 1, rows
        do b = 1, batch
          do i = 1, columns
            d(i, b, j) = z(i, b, j) + rz(b) / rz_before(b) * d(i, b, j)
          end do
        end do
      end do
    end do

    own = 0
    do w = 1, count
      j = wells(2, w) - first + 1
      if (j >= 1 .and. j <= rows) own(w, :) = p(wells(1, w) + 1, :, j)
    end do
    call MPI_Allreduce(own, pressures, count * batch, MPI_DOUBLE_PRECISION, MPI_SUM, comm, error)
  end subroutine

  ! The rows beside this strip, from the processes that have them.
  subroutine exchange(u, n, rows, rank, size, comm)
    integer, intent(in), value :: n, rows, rank, size, comm
    real(8), intent(inout) :: u(n, 0:rows+1)
    integer :: requests(4), statuses(MPI_STATUS_SIZE, 4), below, above, error

    below = merge(rank - 1, MPI_PROC_NULL, rank > 0)
    above = merge(rank + 1, MPI_PROC_NULL, rank + 1 < size)
    call MPI_Irecv(u(1, 0), n, MPI_DOUBLE_PRECISION, below, 1, comm, requests(1), error)
    call MPI_Irecv(u(1, rows+1), n, MPI_DOUBLE_PRECISION, above, 2, comm, requests(2), error)
    call MPI_Isend(u(1, 1), n, MPI_DOUBLE_PRECISION, below, 2, comm, requests(3), error)
    call MPI_Isend(u(1, rows), n, MPI_DOUBLE_PRECISION, above, 1, comm, requests(4), error)
    call MPI_Waitall(4, requests, statuses, error)
  end subroutine

  ! Scalar products over all strips, one for each aquifer.
  subroutine dots(x, y, columns, batch, rows, comm, total)
    integer, intent(in), value :: columns, batch, rows, comm
    real(8), intent(in) :: x(columns, batch, rows), y(columns, batch, rows)
    real(8), intent(out) :: total(batch)
    real(8) :: own(batch)
    integer :: b, j, error

    own = 0
    do j = 1, rows
      do b = 1, batch
        own(b) = own(b) + dot_product(x(:, b, j), y(:, b, j))
      end do
    end do
    call MPI_Allreduce(own, total, size(total), MPI_DOUBLE_PRECISION, MPI_SUM, comm, error)
  end subroutine

  ! Whether the library that this program is linked with is the one that somebody has started.
  logical function is_started()
    integer :: error
    call MPI_Initialized(is_started, error)
  end function
end module
