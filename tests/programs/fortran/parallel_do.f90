! OpenMP in Fortran: loops with reductions, work sharing of array expressions, single, ordered, tasks.
! options: -fopenmp
! link: -fopenmp
! differentiate: loops(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
! differentiate: regions(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
! differentiate: tasks(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
function loops(x, n) result(f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: f, y(n), e, most, h(3), z
  integer :: i, j
  e = 0
  most = -1d9
  h = 0
  !$omp parallel do reduction(+:e) reduction(max:most) schedule(guided) private(j, z)
  do i = 1, n
    z = 0
    do j = 1, i
      z = z + sin(x(j))
    end do
    y(i) = z*x(i)
    e = e + y(i)
    most = max(most, x(i)**2)
  end do
  !$omp parallel do reduction(+:h) schedule(static, 2)
  do i = 1, n
    h(mod(i, 3) + 1) = h(mod(i, 3) + 1) + x(i)**2
  end do
  f = e + most*h(1)*h(2) + h(3)
end function
function regions(x, n) result(f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: f, y(n), e, z
  integer :: i
  e = 1
  y = x
  !$omp parallel private(z)
  !$omp workshare
  y = y*x
  !$omp end workshare
  !$omp single
  z = y(1)
  !$omp end single copyprivate(z)
  !$omp do ordered schedule(dynamic)
  do i = 1, n
    !$omp ordered
    e = e*0.9d0 + y(i)
    !$omp end ordered
  end do
  !$omp master
  e = e + z*0.25d0
  !$omp end master
  !$omp end parallel
  f = e
end function
function tasks(x, n) result(f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: f, y(n), e
  integer :: i
  e = 1
  y = x**2
  !$omp parallel
  !$omp single
  !$omp task shared(e) depend(inout:e)
  e = e + sum(y)
  !$omp end task
  !$omp task shared(e) depend(inout:e)
  e = e*0.5d0
  !$omp end task
  !$omp taskwait
  !$omp taskloop
  do i = 1, n
    y(i) = cos(y(i))
  end do
  !$omp end single
  !$omp end parallel
  f = e + sum(y)
end function
