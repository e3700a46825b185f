// Text in a node that is dropped by a function of its own has no shadow, and is freed once.
// The place that a text is returned in held a number, or a node, before: its shadow must not be taken for the text's.
// differentiate: named(x, n)  at: x = 0.5 1.5 -2.5 0.7, n = 4
use std::slice::from_raw_parts;

enum Entry {
    Number(f64),
    Name(String),
    Nested(Box<Entry>),
}

fn weight(e: &Entry) -> f64 {
    match e {
        Entry::Number(v) => *v,
        Entry::Name(t) => t.len() as f64,
        Entry::Nested(inner) => 2.0 * weight(inner),
    }
}

fn entry(x: &[f64], i: usize) -> Entry {
    match i % 3 {
        0 => Entry::Number(x[i]),
        1 => Entry::Name(format!("entry {}", i)),
        _ => Entry::Nested(Box::new(Entry::Number(x[i] * x[0]))),
    }
}

#[no_mangle]
pub unsafe extern "C" fn named(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let entries: Vec<Entry> = (0..n).map(|i| entry(x, i)).collect();
    entries.iter().map(weight).sum()
}
