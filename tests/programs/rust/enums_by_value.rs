// Enums of numbers and integers that functions take and return by value, with sums that are checked.
// differentiate: kept(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
// differentiate: folded(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
#[derive(Clone, Copy)]
pub enum Value { Nothing, Whole(i64), Real(f64), Pair(f32, f32) }
#[inline(never)]
fn whole(n: i64) -> Value { Value::Whole(n) }
#[inline(never)]
fn real(x: f64) -> Value { Value::Real(x) }
fn number(v: Value) -> f64 {
    match v {
        Value::Nothing => 0.0,
        Value::Whole(n) => n as f64,
        Value::Real(x) => x,
        Value::Pair(a, b) => (a * b) as f64,
    }
}
#[inline(never)]
fn plus(a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Whole(m), Value::Whole(n)) => whole(m + n),
        _ => real(number(a) + number(b)),
    }
}
#[no_mangle]
pub extern "C" fn kept(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut all: Vec<Value> = Vec::new();
    for (i, &one) in x.iter().enumerate() {
        all.push(match i % 3 { 0 => real(one * one), 1 => whole(i as i64 * 7), _ => Value::Real(one) });
    }
    all.iter().enumerate().map(|(i, v)| number(*v) * (i as f64 + 1.0)).sum()
}
#[no_mangle]
pub extern "C" fn folded(x: *const f64, n: i32) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n as usize) };
    let mut total = whole(1);
    for (i, &one) in x.iter().enumerate() {
        total = plus(total, if i % 2 == 0 { real(one * one) } else { whole(i as i64) });
    }
    number(total) * number(total)
}
