! select case, arithmetic on characters, if ladders, goto.
! differentiate: by_case(x, kind)  at: x = 0.8, kind = 3
! differentiate: interpret(x)  at: x = 1.3
! differentiate: old_style(x, n)  at: x = 1.1, n = 4
function by_case(x, kind) result(s)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: kind
  real(8) :: s
  select case (kind)
  case (:0)
    s = x
  case (1:2)
    s = x**2
  case (3, 7)
    s = exp(x) * x
  case default
    s = 1 / x
  end select
end function by_case

function interpret(x) result(s)
  implicit none
  real(8), intent(in) :: x
  real(8) :: s
  character(len=*), parameter :: code = "sqasq"
  integer :: i
  s = x
  do i = 1, len(code)
    select case (code(i:i))
    case ("s")
      s = sin(s) + x
    case ("q")
      s = s * s
    case ("a")
      s = s + 0.5d0
    end select
  end do
end function interpret

function old_style(x, n) result(s)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: s
  integer :: i
  s = x
  i = 0
10 continue
  i = i + 1
  s = s * x + 0.1d0
  if (i < n) goto 10
  if (s > 100) goto 20
  s = s * s
20 continue
end function old_style
