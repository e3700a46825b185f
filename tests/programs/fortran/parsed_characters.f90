! A parser puts the characters that a function answers into nodes of a tree, beside numbers and other nodes.
! differentiate: parsed(x, n)  at: x = 0.7 1.2, n = 2
module formulas
  implicit none
  type :: expr
    character(len=8) :: op = 'const'
    real(8) :: value = 0
    type(expr), allocatable :: left, right
  end type
  type :: parser
    character(len=:), allocatable :: text
    integer :: pos = 1
  contains
    procedure :: peek
  end type
contains
  character function peek(self)
    class(parser), intent(inout) :: self
    peek = char(0)
    if (self%pos <= len(self%text)) peek = self%text(self%pos:self%pos)
  end function
  recursive function parse_term(self) result(e)
    class(parser), intent(inout) :: self
    type(expr) :: e, l, r
    character :: c
    l%op = self%peek()
    self%pos = self%pos + 1
    c = self%peek()
    if (c /= '*') then
      e = l
      return
    end if
    self%pos = self%pos + 1
    r = parse_term(self)
    e%op = c
    allocate(e%left, source=l)
    allocate(e%right, source=r)
  end function
  recursive function eval(e, x) result(v)
    type(expr), intent(in) :: e
    real(8), intent(in) :: x(:)
    real(8) :: v
    select case (trim(e%op))
    case ('const'); v = e%value
    case ('a');   v = x(1)
    case ('b');   v = x(2)
    case ('*');   v = eval(e%left, x) * eval(e%right, x)
    case default; v = 0
    end select
  end function
end module
real(8) function parsed(x, n)
  use formulas
  implicit none
  integer :: n
  real(8) :: x(n)
  type(expr) :: e
  type(parser) :: p
  p%text = 'a*b*b'
  e = parse_term(p)
  e%left%op = 'const'
  e%left%value = x(1) * x(2)
  parsed = eval(e, x)
end function
