! differentiate: tiles(x, y, n)  at: x = random(12, 0.05, 0.95), y = 0.15 0.81 0.77 0.07 0.12 0.50 0.79 0.29 0.33 0.70 0.09 0.93, n = 12  tolerance: 1e-5  roundoff: 1e-9
! differentiate: edges(x, y, n)  at: x = random(10, 0.05, 0.95), y = 0.89 0.51 0.69 0.50 0.27 0.84 0.11 0.68 0.14 0.45, n = 10  tolerance: 1e-5  roundoff: 1e-9
! differentiate: nearest(x, y, n)  at: x = random(9, 0, 1), y = 0.54 0.81 0.73 0.35 0.59 0.23 0.19 0.50 0.54, n = 9  tolerance: 1e-5  roundoff: 1e-9
module triangulations
  use iso_c_binding
  implicit none
contains
  ! a Delaunay triangulation in the unit square, and its dual: segments and summaries
  subroutine triangulate(x, y, n, segments, rims, of_triangles, of_tiles)
    integer, intent(in) :: n
    double precision, intent(in) :: x(n), y(n)
    double precision, allocatable, intent(out) :: segments(:, :), rims(:, :), of_triangles(:, :), of_tiles(:, :)
    double precision :: window(4), tolerance
    double precision, allocatable :: px(:), py(:)
    integer, allocatable :: near(:, :)
    integer :: most, made, drawn, more_near, more_segments, all
    most = max(20, ceiling(3*sqrt(dble(n + 4))))
    all = n + 4
    allocate (px(-3:all), py(-3:all), near(-3:all, 0:most))
    px = 0
    py = 0
    px(1:n) = x
    py(1:n) = y
    made = n*(n - 1)/2
    drawn = made
    allocate (segments(6, made), rims(10, drawn), of_triangles(n, 4), of_tiles(n, 3))
    window = [0d0, 1d0, 0d0, 1d0]
    tolerance = 1d-9
    call master(px, py, window, n, all, near, most, tolerance, segments, made, of_triangles, rims, drawn, of_tiles, more_near, &
                more_segments)
    if (more_near == 1 .or. more_segments == 1) stop 'too little room'
    segments = segments(:, :made)
    rims = rims(:, :drawn)
  end subroutine

  ! areas of tiles and triangles
  function tiles(x, y, n) result(s) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n), y(n)
    real(c_double) :: s
    double precision, allocatable :: segments(:, :), rims(:, :), of_triangles(:, :), of_tiles(:, :)
    integer :: i
    call triangulate(x, y, n, segments, rims, of_triangles, of_tiles)
    s = 0
    do i = 1, n
      s = s + of_tiles(i, 3)**2*(1 + mod(i, 3)) + 0.1d0*of_triangles(i, 4)**2
    end do
  end function

  ! lengths of edges and of the tiles' rims
  function edges(x, y, n) result(s) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n), y(n)
    real(c_double) :: s
    double precision, allocatable :: segments(:, :), rims(:, :), of_triangles(:, :), of_tiles(:, :)
    call triangulate(x, y, n, segments, rims, of_triangles, of_tiles)
    s = sum(hypot(segments(1, :) - segments(3, :), segments(2, :) - segments(4, :)))
    s = s + sum((rims(1, :) - rims(3, :))**2 + (rims(2, :) - rims(4, :))**2)
  end function

  ! the mean distance to the nearest neighbour
  function nearest(x, y, n) result(s) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n), y(n)
    real(c_double) :: s
    call mnnd(x, y, n, 1d10, s)
  end function
end module
