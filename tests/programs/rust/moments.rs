// Records and lists in an ordered map, some put in front of others, so that all move.
// differentiate: summary(d, n)  at: d = 0.3 1.4 0.8 2.2 1.1 0.6, n = 6
// differentiate: lists(x)  at: x = 1.3
// differentiate: pairs(x)  at: x = 1.3
use std::collections::BTreeMap;
use std::slice::from_raw_parts;
#[derive(Clone, Default)]
struct Moments {
    count: u32,
    mean: f64,
    extremes: Option<(f64, f64)>,
}
#[no_mangle]
pub unsafe extern "C" fn summary(d: *const f64, n: usize) -> f64 {
    let d = from_raw_parts(d, n);
    let mut groups: BTreeMap<&str, Moments> = BTreeMap::new();
    for (i, v) in d.iter().enumerate() {
        let m = groups.entry(["low", "high", "middle"][i % 3]).or_default();
        m.count += 1;
        m.mean += v * v;
        m.extremes = Some(m.extremes.map_or((*v, *v), |(a, b)| (a.min(*v), b.max(*v))));
    }
    let mut all = Moments::default();
    all.mean = d[0];
    groups.insert("all", all);
    let spread = |m: &Moments| m.extremes.map(|(a, b)| b - a).unwrap_or(0.0) + m.mean;
    groups.values().map(spread).sum::<f64>()
}

// what is loaded as a length may be an address at other places of the map's memory
#[no_mangle]
pub extern "C" fn lists(x: f64) -> f64 {
    let mut map: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    let mut lengths = vec![];
    for (k, v) in [(3, x), (2, 10.0 * x), (1, x * x), (2, 5.0)] {
        let list = map.entry(k).or_default();
        lengths.push(list.len());
        list.push(v);
    }
    map.values().map(|list| list[0]).sum::<f64>() * lengths.iter().sum::<usize>() as f64
}

// numbers from texts, beside names, or a text that says what is wrong
fn parsed(text: &str) -> Result<Vec<(String, f64)>, String> {
    text.split(',')
        .map(|part| {
            let (name, value) = part.split_once('=').ok_or_else(|| part.to_string())?;
            Ok((name.to_lowercase(), value.parse::<f64>().unwrap()))
        })
        .collect()
}
#[no_mangle]
pub extern "C" fn pairs(x: f64) -> f64 {
    let Ok(found) = parsed("by=0.5") else { return 0.0 };
    x * x * found[0].1
}
