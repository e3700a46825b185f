// A table of named columns beside a hash map: names grow by code of the standard library, which has variables, too
// differentiate: total(x, n)  at: x = 0.5 1.5 2.5, n = 3
use std::collections::HashMap;

#[derive(Default)]
struct Table {
    names: Vec<String>,
    columns: Vec<Vec<f64>>,
}

impl Table {
    fn with(mut self, name: &str, column: Vec<f64>) -> Self {
        self.names.push(name.into());
        self.columns.push(column);
        self
    }

    fn column(&self, name: &str) -> Option<&[f64]> {
        self.names.iter().position(|n| n == name).map(|i| &self.columns[i][..])
    }
}

#[no_mangle]
pub extern "C" fn total(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let squares = x.iter().map(|v| v * v).collect();
    let sines = x.iter().map(|v| v.sin()).collect();
    let table = Table::default().with("squares", squares).with("sines", sines).with("none", Vec::new());
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for name in ["sines", "squares", "none", "sines"] {
        *counts.entry(name).or_insert(0) += table.column(name).map_or(0, |c| c.len());
    }
    let (squares, sines) = (table.column("squares").unwrap(), table.column("sines").unwrap());
    squares.iter().zip(sines).map(|(a, b)| a * b).sum::<f64>() * (counts["sines"] + counts["squares"]) as f64
}
