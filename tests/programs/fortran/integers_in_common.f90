! Reals and integers share a COMMON block, as in the solvers of the eighties: an array there ends where the integers begin.
! differentiate: solved(x, n, y)  at: x = 0.7 -0.4 1.2, n = 3, y = zeros(2)
subroutine prepare(x, n)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision :: el, tesco, h
  integer :: lyh, lwm, nyh, nq
  common /state/ el(5), tesco(3, 2), h, lyh, lwm, nyh, nq
  integer :: i, last
  last = lyh
  if (n > 0) last = last + n + 20
  lwm = last + 1
  nyh = n
  nq = 2
  do i = 1, nq + 3
    el(i) = x(mod(i, n) + 1)**2
  end do
  do i = 1, nq
    tesco(1, i) = el(i)
    tesco(2, i) = el(i + 1)*x(1)
  end do
  h = el(nq)*tesco(1, nq)
end subroutine

subroutine solved(x, n, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: y(2)
  double precision :: el, tesco, h
  integer :: lyh, lwm, nyh, nq
  common /state/ el(5), tesco(3, 2), h, lyh, lwm, nyh, nq
  integer :: i
  lyh = 21
  call prepare(x, n)
  do i = 1, nq
    y(i) = el(i)*h + tesco(i, 2) + dble(lwm - lyh)*x(i)
  end do
end subroutine
