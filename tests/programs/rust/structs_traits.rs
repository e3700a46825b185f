// Structs, enums with data, traits by generics, Option and match.
// differentiate: shapes(x, n)  at: x = 1.5 2.5 0.5 3.5, n = 4
// differentiate: generic(x, y)  at: x = 1.3, y = 0.4
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
