! differentiate: stormy(p, x, b)  at: p = 4.2 -70 2.5 -6 8.5 11 20, x = -5.2 1.7 1.1, b = zeros(3)  tolerance: 1e-4  roundoff: 1e-9
! differentiate: quiet(p, x, b)  at: p = 2.6 -30 2.5 -4 14, x = -6.2 2.7 1.4, b = zeros(3)  tolerance: 1e-4  roundoff: 1e-9
! differentiate: driven(p, x, b)  at: p = 3.7 -55 2.5 -4 0.4 0.5 0.3 0.6 0.4 0.9 16, x = -4.9 -2.4 0.9, b = zeros(3)  tolerance: 1e-4  roundoff: 1e-9
! differentiate: parabolic(p, x, b)  at: p = 7.5 430 0.7 1.2 -4.2 -40 -250, x = -3.9 2.4 1.6, b = zeros(3)  tolerance: 5e-2  roundoff: 1e-4
! differentiate: tilted(tilt, x, b)  at: tilt = 13, x = -6.9 2.4 1.6, b = zeros(3)  tolerance: 1e-4  roundoff: 1e-9
! differentiate: mirrored(x, drivers)  at: x = -3.9 2.1 0.8, drivers = 6.5 440 -45  tolerance: 1e-3  roundoff: 1e-6
      double precision function stormy(p, x, b)
      double precision :: p(7), x(3), b(3), parmod(10), tilt, rad, pi
      common /dip_ang/tilt
      common /rconst/rad, pi
      pi = 4*atan(1d0)
      rad = pi/180
      parmod = 0
      parmod(1:6) = p(1:6)
      tilt = p(7)
      call t01_01(parmod, x(1), x(2), x(3), b(1), b(2), b(3))
      stormy = sqrt(b(1)**2 + b(2)**2 + b(3)**2)
      end function

      double precision function quiet(p, x, b)
      double precision :: p(5), x(3), b(3), parmod(10), tilt
      common /dip_ang/tilt
      parmod = 0
      parmod(1:4) = p(1:4)
      tilt = p(5)
      call t96_01(parmod, x(1), x(2), x(3), b(1), b(2), b(3))
      quiet = sqrt(b(1)**2 + b(2)**2 + b(3)**2)
      end function

      double precision function driven(p, x, b)
      double precision :: p(11), x(3), b(3), parmod(10), tilt
      common /dip_ang/tilt
      parmod(1:10) = p(1:10)
      tilt = p(11)
      call t04_s(parmod, x(1), x(2), x(3), b(1), b(2), b(3))
      driven = sqrt(b(1)**2 + b(2)**2 + b(3)**2)
      end function

      real function parabolic(p, x, b)
      real :: p(7), x(3), b(3)
      double precision :: ut
      integer :: iyear, imonth, iday, ifail
      common /a2000_time/ut, iyear, imonth, iday
      ut = 13.4d0
      iyear = 1998
      imonth = 5
      iday = 4
      call a2000(p(1), p(2), p(3), p(6), p(7), x, b, ifail)
      parabolic = sqrt(b(1)**2 + b(2)**2 + b(3)**2)
      end function

      double precision function tilted(tilt, x, b)
      double precision :: tilt, x(3), b(3), now
      common /dip_ang/now
      now = tilt
      call t89c(4, x(1), x(2), x(3), b(1), b(2), b(3))
      tilted = sqrt(b(1)**2 + b(2)**2 + b(3)**2)
      end function

!     the mirror point of a particle in a field that the solar wind drives
!     (where a particle turns back is a step of the way along the line: no differences show its derivative)
      double precision function mirrored(x, drivers)
      double precision :: x(3), drivers(3), bposit, bmir(25)
      double precision :: xmin(3, 25), alpha(25), psi, tilt, rad, pi
      double precision :: density, speed, dst, others(13)
      integer :: k_ext, k_l, kint
      common /magmod/k_ext, k_l, kint
      common /drivers/density, speed, dst, others
      common /dip_ang/tilt
      common /rconst/rad, pi
      call initize
      call init_dtd(1998d0)
      call init_cd
      call init_gsm(1998, 124, 48000d0, psi)
      tilt = psi/rad
      k_ext = 6
      k_l = 0
      kint = 5
      density = drivers(1)
      speed = drivers(2)
      dst = drivers(3)
      alpha = 35
      call find_bm_nalpha(x, 1, alpha, bposit, bmir, xmin)
      mirrored = bposit/1000
      end function

!     an extension of other compilers
      integer function stat(name, values)
      character(*) :: name
      integer :: values(13)
      values = 0
      stat = 1
      end function
