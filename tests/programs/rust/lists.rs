// Memory by hand: a boxed list, Drop, mem::take and replace, slices of structs.
// differentiate: listed(x, n)  at: x = 0.5 1.5 -2.5, n = 3
// differentiate: particles(state, n, steps)  at: state = 0 0.1 1 0.2 -0.3 2 0.4 0.1 0.5, n = 3, steps = 3
use std::mem;
use std::slice::{from_raw_parts, from_raw_parts_mut};

struct Link {
    value: f64,
    next: Option<Box<Link>>,
}

#[no_mangle]
pub unsafe extern "C" fn listed(x: *const f64, n: usize) -> f64 {
    let mut head: Option<Box<Link>> = None;
    for v in from_raw_parts(x, n) {
        head = Some(Box::new(Link { value: v * v, next: head.take() }));
    }
    let mut at = head.as_mut();
    let mut s = 1.0;
    while let Some(link) = at {
        link.value *= s;
        s += link.value;
        at = link.next.as_mut();
    }
    let mut last = 0.0;
    while let Some(mut link) = head {
        last = mem::replace(&mut link.value, 0.0) + last * 0.5;
        head = link.next.take();
    }
    s * last
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Particle {
    position: f64,
    speed: f64,
    mass: f64,
}

#[no_mangle]
pub unsafe extern "C" fn particles(state: *mut Particle, n: usize, steps: i32) {
    let all = from_raw_parts_mut(state, n);
    for _ in 0..steps {
        for i in 0..n {
            let here = all[i];
            let force: f64 = all
                .iter()
                .filter(|p| p.position != here.position)
                .map(|p| p.mass * (p.position - here.position) / (0.1 + (p.position - here.position).powi(2)))
                .sum();
            all[i].speed += 0.01 * force;
        }
        for p in all.iter_mut() {
            p.position += 0.1 * p.speed;
        }
    }
}
