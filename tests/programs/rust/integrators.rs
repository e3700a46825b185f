// Generic integrators over a trait with an associated state, const generics, operator traits, tuples.
// differentiate: pendulum(angle, speed, damping, steps)  at: angle = 0.8, speed = 0.1, damping = 0.2, steps = 8
// differentiate: orbit(state, steps)  at: state = 1 0.1 0.05 0.9, steps = 6
use std::ops::{Add, Mul};

#[derive(Clone, Copy)]
struct Vector<const N: usize>([f64; N]);

impl<const N: usize> Add for Vector<N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        for i in 0..N {
            self.0[i] += other.0[i];
        }
        self
    }
}

impl<const N: usize> Mul<f64> for Vector<N> {
    type Output = Self;
    fn mul(mut self, by: f64) -> Self {
        for v in self.0.iter_mut() {
            *v *= by;
        }
        self
    }
}

trait System {
    type State: Copy + Add<Output = Self::State> + Mul<f64, Output = Self::State>;
    fn rate(&self, t: f64, state: Self::State) -> Self::State;

    fn step(&self, t: f64, y: Self::State, h: f64) -> Self::State {
        let k1 = self.rate(t, y);
        let k2 = self.rate(t + 0.5 * h, y + k1 * (0.5 * h));
        let k3 = self.rate(t + 0.5 * h, y + k2 * (0.5 * h));
        let k4 = self.rate(t + h, y + k3 * h);
        y + (k1 + (k2 + k3) * 2.0 + k4) * (h / 6.0)
    }
}

struct Pendulum {
    damping: f64,
}

impl System for Pendulum {
    type State = Vector<2>;
    fn rate(&self, t: f64, y: Vector<2>) -> Vector<2> {
        let Vector([angle, speed]) = y;
        Vector([speed, -angle.sin() - self.damping * speed + 0.1 * t.cos()])
    }
}

struct Orbit;

impl System for Orbit {
    type State = Vector<4>;
    fn rate(&self, _: f64, Vector([x, y, u, v]): Vector<4>) -> Vector<4> {
        let r3 = (x * x + y * y).powf(1.5);
        Vector([u, v, -x / r3, -y / r3])
    }
}

fn run<S: System>(system: &S, mut y: S::State, h: f64, steps: usize) -> S::State {
    let mut t = 0.0;
    for _ in 0..steps {
        y = system.step(t, y, h);
        t += h;
    }
    y
}

#[no_mangle]
pub extern "C" fn pendulum(angle: f64, speed: f64, damping: f64, steps: usize) -> f64 {
    let Vector([a, s]) = run(&Pendulum { damping }, Vector([angle, speed]), 0.1, steps);
    0.5 * s * s - a.cos()
}

#[no_mangle]
pub unsafe extern "C" fn orbit(state: *mut [f64; 4], steps: usize) {
    *state = run(&Orbit, Vector(*state), 0.05, steps).0;
}
