// Slices, enums, trait objects, strings and a hash map.
use std::collections::HashMap;

#[no_mangle]
pub extern "C" fn norm(x: *const f64, n: usize) -> f64 {
    let s = unsafe { std::slice::from_raw_parts(x, n) };
    s.iter().map(|v| v * v).sum::<f64>().sqrt()
}

pub enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
}

pub fn area(shape: &Shape) -> f64 {
    match shape {
        Shape::Circle(radius) => 3.0 * radius * radius,
        Shape::Rectangle { width, height } => width * height,
    }
}

pub fn words(text: &str) -> HashMap<String, usize> {
    let mut counts = HashMap::new();
    for word in text.split(' ') {
        *counts.entry(word.to_string()).or_insert(0) += 1;
    }
    counts
}

pub fn applied(f: &dyn Fn(f64) -> f64, x: f64) -> Result<f64, String> {
    let y = f(x);
    if y.is_nan() {
        Err(format!("not a number at {}", x))
    } else {
        Ok(y)
    }
}
