// Numbers parsed from text that the program brings along: coefficients, some of them no numbers, quotes kept by name.
// differentiate: polynomials(x, n)  at: x = 0.8 1.4, n = 2
// differentiate: quoted(x, n)  at: x = 1.2 0.7 2.5, n = 3
use std::collections::HashMap;
use std::slice::from_raw_parts;

fn coefficients(text: &str) -> Result<Vec<f64>, std::num::ParseFloatError> {
    text.split(',').map(|part| part.trim().parse::<f64>()).collect()
}

#[no_mangle]
pub extern "C" fn polynomials(x: *const f64, n: usize) -> f64 {
    let x = unsafe { from_raw_parts(x, n) };
    let decks = ["1.5, -2, 0.25", "3e-1,1", "1,oops"];
    let mut sum = 0.0;
    for (deck, v) in decks.iter().zip(x.iter().cycle()) {
        sum += match coefficients(deck) {
            Ok(c) => c.iter().rev().fold(0.0, |acc, k| acc * v + k),
            Err(_) => v.sqrt(),
        };
    }
    sum
}

#[no_mangle]
pub extern "C" fn quoted(x: *const f64, n: usize) -> f64 {
    let x = unsafe { from_raw_parts(x, n) };
    let mut values: HashMap<String, f64> = HashMap::new();
    for line in "mass = 1.25\ndrag = 0.5\n# no value".lines() {
        if let Some((name, value)) = line.split_once('=') {
            values.insert(name.trim().to_string(), value.trim().parse().unwrap_or(1.0));
        }
    }
    for (i, v) in x.iter().enumerate() {
        values.insert(format!("x{i}"), v * values["mass"]);
    }
    values["x0"] * values["x1"] + values["drag"] * values["x2"].powi(2)
}
