// Option and Result through `?`, combinators, early returns, match guards; panics that never happen.
// differentiate: quadratic(a, b, c)  at: a = 1.5, b = -4.2, c = 1.1
// differentiate: checked(x, n)  at: x = 0.5 1.5 2.5 0.2, n = 4
// differentiate: bisection(a, b)  at: a = 1.5, b = 0.4
// tolerance: 1e-5
use std::slice::from_raw_parts;

fn root(v: f64) -> Option<f64> {
    if v < 0.0 {
        None
    } else {
        Some(v.sqrt())
    }
}

fn larger_root(a: f64, b: f64, c: f64) -> Option<f64> {
    let d = root(b * b - 4.0 * a * c)?;
    if a == 0.0 {
        return None;
    }
    Some((d - b) / (2.0 * a))
}

#[no_mangle]
pub extern "C" fn quadratic(a: f64, b: f64, c: f64) -> f64 {
    larger_root(a, b, c).map(|r| r * r).unwrap_or(0.0) + larger_root(a, 0.1, b.abs()).unwrap_or_else(|| a * c)
}

#[derive(Debug, Clone, Copy)]
enum Trouble {
    Negative(usize),
    Huge,
}

fn logarithm(v: f64, at: usize) -> Result<f64, Trouble> {
    match v {
        v if v <= 0.0 => Err(Trouble::Negative(at)),
        v if v > 1e6 => Err(Trouble::Huge),
        v => Ok(v.ln()),
    }
}

fn product_of_logs(x: &[f64]) -> Result<f64, Trouble> {
    let mut p = 1.0;
    for (i, v) in x.iter().enumerate() {
        p *= 2.0 + logarithm(*v - 0.1, i)?;
    }
    Ok(p)
}

#[no_mangle]
pub unsafe extern "C" fn checked(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    assert!(n >= 2, "two values at least");
    let s = match product_of_logs(x) {
        Ok(p) => p,
        Err(Trouble::Negative(at)) => x[at],
        Err(Trouble::Huge) => panic!("too large"),
    };
    s + product_of_logs(&x[1..n - 1]).expect("positive values")
        + x.get(n + 3).copied().unwrap_or(x[1]) * x.last().unwrap()
}

#[no_mangle]
pub extern "C" fn bisection(a: f64, b: f64) -> f64 {
    let f = |t: f64| t * t * t + a * t - b - 1.0;
    let (mut low, mut high) = (0.0, 2.0);
    let mut t = loop {
        let middle = 0.5 * (low + high);
        if high - low < 0.1 {
            break middle;
        }
        if f(middle) > 0.0 {
            high = middle;
        } else {
            low = middle;
        }
    };
    for _ in 0..4 {
        t -= f(t) / (3.0 * t * t + a);
    }
    t
}
