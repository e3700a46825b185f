// Texts that grow in maps and enumerations beside numbers, and in maps of their own.
// differentiate: rows(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: cells(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: apart(x, n)  at: x = 1.3 0.7, n = 2
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

struct Row {
    name: String,
    value: f64,
    history: Vec<f64>,
}

fn slice<'a>(x: *const f64, n: i32) -> &'a [f64] {
    unsafe { std::slice::from_raw_parts(x, n as usize) }
}

#[no_mangle]
pub extern "C" fn rows(x: *const f64, n: i32) -> f64 {
    let x = slice(x, n);
    let mut table: BTreeMap<String, Row> = BTreeMap::new();
    for i in 0..6usize {
        let key = format!("row {}", i % 3);
        let row = table.entry(key).or_insert_with(|| Row { name: String::new(), value: 1.0, history: Vec::new() });
        write!(row.name, "{}: a name that grows;", i).unwrap();
        row.value *= x[i % x.len()];
        row.history.push(row.value);
        row.name.push('.');
    }
    table.values().map(|r| r.value * r.history.iter().sum::<f64>() * r.name.len() as f64).sum()
}

enum Cell {
    Text(String),
    Number(f64),
    Numbers(Vec<f64>),
}

#[no_mangle]
pub extern "C" fn cells(x: *const f64, n: i32) -> f64 {
    let x = slice(x, n);
    let mut all = vec![Cell::Text("a".to_string()), Cell::Number(x[0]), Cell::Numbers(x.to_vec()), Cell::Text(String::new())];
    for i in 0..5 {
        for cell in all.iter_mut() {
            match cell {
                Cell::Text(t) => write!(t, "{} and more of it", i).unwrap(),
                Cell::Number(v) => *v *= x[1],
                Cell::Numbers(w) => w.push(x[0] * x[1]),
            }
        }
    }
    all.iter().map(|c| match c {
        Cell::Text(t) => t.len() as f64 * x[0],
        Cell::Number(v) => v * v,
        Cell::Numbers(w) => w.iter().map(|v| v * v).sum(),
    }).sum()
}

#[no_mangle]
pub extern "C" fn apart(x: *const f64, n: i32) -> f64 {
    let x = slice(x, n);
    let mut texts: HashMap<i32, String> = HashMap::new();
    let mut numbers: HashMap<i32, Vec<f64>> = HashMap::new();
    for i in 0..8 {
        write!(texts.entry(i % 2).or_default(), "{} is written", i).unwrap();
        numbers.entry(i % 2).or_default().push(x[(i % n) as usize] * x[0]);
    }
    (0..2).map(|k| texts[&k].len() as f64 * numbers[&k].iter().map(|v| v * v).sum::<f64>()).sum()
}
