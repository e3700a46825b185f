//! Methods behind a trait that return texts: one from the library's formatting, one of its own memory.
// differentiate: described(x, n)  at: x = 0.5 0.7 0.3 0.2 1 -2, n = 6
#![crate_type = "staticlib"]

trait Part {
    fn value(&self, at: f64) -> f64;
    fn label(&self) -> String {
        "part".to_string()
    }
}

struct Line(f64);

struct Sum {
    factors: Vec<f64>,
    name: String,
}

impl Part for Line {
    fn value(&self, at: f64) -> f64 {
        self.0 * at
    }
}

impl Part for Sum {
    fn value(&self, at: f64) -> f64 {
        self.factors.iter().fold(0.1, |sum, factor| (sum * at + factor).tanh())
    }
    fn label(&self) -> String {
        format!("{} {}", self.name, self.factors.len())
    }
}

#[no_mangle]
pub extern "C" fn described(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut parts: Vec<Box<dyn Part>> = vec![];
    for (i, &value) in x.iter().enumerate() {
        parts.push(if i % 2 == 0 {
            Box::new(Line(value))
        } else {
            Box::new(Sum { factors: vec![value, 0.3], name: "sum".into() })
        });
    }
    let mut sum = 0.0;
    for part in &parts {
        sum += part.value(0.3) + part.label().len() as f64 * part.value(0.2);
    }
    sum
}
