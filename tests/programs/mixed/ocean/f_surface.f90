! The free surface: transports, and an implicit step solved by conjugate gradients.
module ocean_surface
  use ocean_kinds
  use ocean_grid
  use ocean_state
  implicit none
  private
  public :: transports, surface_step, mix_vertically

contains

  subroutine transports(s, g, tx, ty)
    type(state), intent(in) :: s
    type(grid), intent(in) :: g
    real(dp), intent(out) :: tx(0:, 0:), ty(0:, 0:)
    integer :: i, j
    do j = 1, g%ny
      do i = 1, g%nx
        tx(i, j) = g%depth(i, j) * dot_product(g%fraction, s%u(i, j, :))
        ty(i, j) = g%depth(i, j) * dot_product(g%fraction, s%v(i, j, :))
      end do
    end do
    tx(0, :) = tx(g%nx, :)
    tx(g%nx + 1, :) = tx(1, :)
    tx(:, 0) = 0.0_dp
    tx(:, g%ny + 1) = 0.0_dp
    ty(0, :) = ty(g%nx, :)
    ty(g%nx + 1, :) = ty(1, :)
    ty(:, 0) = 0.0_dp
    ty(:, g%ny + 1) = 0.0_dp
  end subroutine transports

  ! eta - (g H dt^2) laplace(eta) = eta_old - dt div(transport)
  subroutine surface_step(s, g, set, tx, ty)
    type(state), intent(inout) :: s
    type(grid), intent(in) :: g
    type(settings), intent(in) :: set
    real(dp), intent(in) :: tx(0:, 0:), ty(0:, 0:)
    real(dp), allocatable :: right(:, :)
    integer :: i, j
    allocate (right(g%nx, g%ny))
    do j = 1, g%ny
      do i = 1, g%nx
        right(i, j) = s%eta(i, j) - set%step * ((tx(i + 1, j) - tx(i - 1, j)) / (2 * g%dx) &
          + (ty(i, j + 1) - ty(i, j - 1)) / (2 * g%dy))
      end do
    end do
    if (set%implicit_surface) then
      call conjugate_gradients(s%eta(1:g%nx, 1:g%ny), right, g, gravity * set%step**2)
    else
      s%eta(1:g%nx, 1:g%ny) = right
    end if
    deallocate (right)
  end subroutine surface_step

  subroutine apply_operator(g, factor, x, y)
    type(grid), intent(in) :: g
    real(dp), intent(in) :: factor
    real(dp), intent(in) :: x(:, :)
    real(dp), intent(out) :: y(:, :)
    integer :: i, j, e, w, n, s
    do j = 1, g%ny
      n = min(j + 1, g%ny)
      s = max(j - 1, 1)
      do i = 1, g%nx
        e = merge(1, i + 1, i == g%nx)
        w = merge(g%nx, i - 1, i == 1)
        y(i, j) = x(i, j) - factor * (0.5_dp * (g%depth(i, j) + g%depth(e, j)) * (x(e, j) - x(i, j)) &
          - 0.5_dp * (g%depth(i, j) + g%depth(w, j)) * (x(i, j) - x(w, j))) / g%dx**2 &
          - factor * (0.5_dp * (g%depth(i, j) + g%depth(i, n)) * (x(i, n) - x(i, j)) &
          - 0.5_dp * (g%depth(i, j) + g%depth(i, s)) * (x(i, j) - x(i, s))) / g%dy**2
      end do
    end do
  end subroutine apply_operator

  subroutine conjugate_gradients(x, b, g, factor)
    real(dp), intent(inout) :: x(:, :)
    real(dp), intent(in) :: b(:, :)
    type(grid), intent(in) :: g
    real(dp), intent(in) :: factor
    real(dp) :: r(size(x, 1), size(x, 2)), p(size(x, 1), size(x, 2)), ap(size(x, 1), size(x, 2))
    real(dp) :: rho, old, alpha
    integer :: iteration
    call apply_operator(g, factor, x, ap)
    r = b - ap
    p = r
    rho = sum(r * r)
    do iteration = 1, 50
      if (rho < 1.0e-22_dp) exit
      call apply_operator(g, factor, p, ap)
      alpha = rho / sum(p * ap)
      x = x + alpha * p
      r = r - alpha * ap
      old = rho
      rho = sum(r * r)
      p = r + rho / old * p
    end do
  end subroutine conjugate_gradients

  ! Implicit vertical mixing of a column: Thomas's algorithm.
  subroutine mix_vertically(column, fraction, rate)
    real(dp), intent(inout) :: column(:)
    real(dp), intent(in) :: fraction(:), rate
    real(dp) :: lower(size(column)), diagonal(size(column)), upper(size(column)), w
    integer :: k, n
    n = size(column)
    if (n < 2) return
    lower = 0.0_dp
    upper = 0.0_dp
    do k = 1, n
      if (k > 1) lower(k) = -rate / (fraction(k) * (fraction(k) + fraction(k - 1)))
      if (k < n) upper(k) = -rate / (fraction(k) * (fraction(k) + fraction(k + 1)))
      diagonal(k) = 1.0_dp - lower(k) - upper(k)
    end do
    do k = 2, n
      w = lower(k) / diagonal(k - 1)
      diagonal(k) = diagonal(k) - w * upper(k - 1)
      column(k) = column(k) - w * column(k - 1)
    end do
    column(n) = column(n) / diagonal(n)
    do k = n - 1, 1, -1
      column(k) = (column(k) - upper(k) * column(k + 1)) / diagonal(k)
    end do
  end subroutine mix_vertically
end module ocean_surface
