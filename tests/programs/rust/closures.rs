// Closures that capture by reference and by move, passed as generics and as trait objects, returned, composed.
// differentiate: integral(a, b)  at: a = 0.3, b = 1.7
// differentiate: composed(x, n)  at: x = 0.5 1.5 2.5, n = 3
// differentiate: boxed_rules(x, n)  at: x = 0.5 1.5 2.5, n = 3
use std::slice::from_raw_parts;

fn simpson<F: Fn(f64) -> f64>(f: F, a: f64, b: f64, steps: usize) -> f64 {
    let h = (b - a) / steps as f64;
    let mut s = f(a) + f(b);
    for i in 1..steps {
        s += f(a + i as f64 * h) * if i % 2 == 1 { 4.0 } else { 2.0 };
    }
    s * h / 3.0
}

#[no_mangle]
pub extern "C" fn integral(a: f64, b: f64) -> f64 {
    let scale = a * b;
    simpson(|t| (t * scale).sin() + t * t, a, b, 6) + simpson(move |t| t / (scale + t), 0.0, b, 4)
}

fn scaled(by: f64) -> impl Fn(f64) -> f64 {
    move |v| v * by + 1.0
}

fn compose(f: impl Fn(f64) -> f64, g: impl Fn(f64) -> f64) -> impl Fn(f64) -> f64 {
    move |v| g(f(v))
}

#[no_mangle]
pub unsafe extern "C" fn composed(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let both = compose(scaled(x[0]), scaled(x[1] * x[1]));
    let mut total = 0.0;
    let mut calls = 0;
    let mut add = |v: f64| {
        total += both(v) * v;
        calls += 1;
    };
    for v in x {
        add(*v);
    }
    total * calls as f64
}

#[no_mangle]
pub unsafe extern "C" fn boxed_rules(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let first = x[0];
    let square = |v: f64| v * v;
    let shift = move |v: f64| v + first;
    let rules: [&dyn Fn(f64) -> f64; 3] = [&square, &shift, &f64::exp];
    let mut s = 0.0;
    for (i, v) in x.iter().enumerate() {
        s += rules[i % 3](*v) * first;
    }
    s
}
