// Structs, enums with data, traits by generics, Option and match.
// differentiate: shapes(x, n)  at: x = 1.5 2.5 0.5 3.5, n = 4
// differentiate: generic(x, y)  at: x = 1.3, y = 0.4
// differentiate: counted(s, n)  at: s = 1.0 0.2 0.1 0.9, n = 3
use std::ops::{Add, Mul};
use std::slice::from_raw_parts;

enum Shape {
    Disc(f64),
    Boxed { a: f64, b: f64 },
    Nothing,
}

impl Shape {
    fn area(&self) -> Option<f64> {
        match self {
            Shape::Disc(r) => Some(3.14159 * r * r),
            Shape::Boxed { a, b } => Some(a * b),
            Shape::Nothing => None,
        }
    }
}

#[no_mangle]
pub unsafe extern "C" fn shapes(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut s = 0.0;
    for i in 0..n {
        let shape = match i % 3 {
            0 => Shape::Disc(x[i]),
            1 => Shape::Boxed { a: x[i], b: x[i - 1] },
            _ => Shape::Nothing,
        };
        s += shape.area().unwrap_or(x[i]);
    }
    s
}

#[derive(Clone, Copy)]
struct Pair(f64, f64);

impl Add for Pair {
    type Output = Pair;
    fn add(self, o: Pair) -> Pair {
        Pair(self.0 + o.0, self.1 + o.1)
    }
}

impl Mul for Pair {
    type Output = Pair;
    fn mul(self, o: Pair) -> Pair {
        Pair(self.0 * o.0 - self.1 * o.1, self.0 * o.1 + self.1 * o.0)
    }
}

fn cube<T: Copy + Add<Output = T> + Mul<Output = T>>(a: T) -> T {
    a * a * a + a
}

#[no_mangle]
pub extern "C" fn generic(x: f64, y: f64) -> f64 {
    let p = cube(Pair(x, y)) + cube(Pair(y, x));
    p.0 * p.1
}

// Numbers that loops step through, and a counter behind them.
struct Walk { place: [f64; 3], speed: [f64; 3], time: f64, steps: u32 }

fn walk(w: &mut Walk, by: f64) {
    for i in 0..3 {
        w.place[i] += by * w.speed[i] * w.place[(i + 1) % 3];
        w.speed[i] -= by * w.place[i];
    }
    w.time += by;
    w.steps += 1;
}

#[no_mangle]
pub unsafe extern "C" fn counted(s: *const f64, n: u32) -> f64 {
    let s = std::slice::from_raw_parts(s, 4);
    let mut w = Walk { place: [s[0], s[1], s[2]], speed: [s[3], 0.1, s[0] * s[1]], time: 0.0, steps: 0 };
    while w.steps < n {
        walk(&mut w, 0.1 * s[2]);
    }
    assert!(w.steps == n, "{} steps", w.steps);
    w.place.iter().zip(w.speed.iter()).map(|(p, v)| p * v).sum::<f64>() * w.time
}
