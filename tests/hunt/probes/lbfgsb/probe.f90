! differentiate: free(p, x)  at: p = 1.5 0.7 2, x = 0.2 0.3 0.4  tolerance: 1e-3  roundoff: 1e-6
! differentiate: bounded(p, x)  at: p = 1.5 0.7 2, x = 0.2 0.3 0.4  tolerance: 1e-3  roundoff: 1e-6
subroutine minimise(p, x, f, low, high, kinds)
  implicit none
  double precision :: p(3), x(3), f, low(3), high(3), g(3)
  integer :: kinds(3), iwa(9), isave(44)
  double precision :: wa(2*5*3 + 5*3 + 11*5*5 + 8*5), dsave(29)
  character(60) :: task, csave
  logical :: lsave(4)
  task = 'START'
  do
    call setulb(3, 5, x, low, high, kinds, f, g, 1d1, 1d-10, wa, iwa, task, -1, csave, lsave, isave, dsave)
    if (task(1:2) == 'FG') then
      f = p(1)*(x(1) - p(2))**2 + (x(2) - x(1)**2)**2 + p(3)*(x(3) - x(2))**2 + exp(x(3))
      g(1) = 2*p(1)*(x(1) - p(2)) - 4*x(1)*(x(2) - x(1)**2)
      g(2) = 2*(x(2) - x(1)**2) - 2*p(3)*(x(3) - x(2))
      g(3) = 2*p(3)*(x(3) - x(2)) + exp(x(3))
    else if (task(1:5) /= 'NEW_X') then
      exit
    end if
  end do
end subroutine

function free(p, x) result(f)
  implicit none
  double precision, intent(inout) :: p(3), x(3)
  double precision :: f, none(3)
  none = 0
  call minimise(p, x, f, none, none, [0, 0, 0])
end function

function bounded(p, x) result(f)
  implicit none
  double precision, intent(inout) :: p(3), x(3)
  double precision :: f, low(3), high(3)
  low = [0d0, 0.1d0, -1d0]
  high = [0.5d0, 2d0, 1d0]
  call minimise(p, x, f, low, high, [2, 2, 2])
end function
