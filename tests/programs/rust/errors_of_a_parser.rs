// A parser whose errors are an enum with texts, sizes and numbers: results pass through '?' on their way
// differentiate: f(coords, n)  at: coords = 0.3 0.2 1.1 0.1 2.0 -0.1, n = 3
#[derive(Debug)]
enum Problem { Degenerate { element: usize, area: f64 }, Parse(String), NotConverged(usize) }
struct Mesh { points: Vec<[f64; 2]>, elements: Vec<[usize; 3]>, loads: Vec<(usize, f64)> }
fn read(text: &str, coords: &[f64]) -> Result<Mesh, Problem> {
    let points = coords.chunks_exact(2).map(|c| [c[0], c[1]]).collect();
    let mut mesh = Mesh { points, elements: vec![], loads: vec![] };
    for line in text.split(';').map(str::trim).filter(|l| !l.is_empty()) {
        let mut words = line.split_ascii_whitespace();
        let kind = words.next().ok_or_else(|| Problem::Parse(line.into()))?;
        let rest: Vec<&str> = words.collect();
        let unknown = || Problem::Parse(line.to_string());
        let index = |i: usize| rest.get(i).and_then(|w| w.parse::<usize>().ok()).ok_or_else(unknown);
        match kind {
            "tri" => mesh.elements.push([index(0)?, index(1)?, index(2)?]),
            "load" => {
                let v: f64 = rest[1].parse().map_err(|e| Problem::Parse(format!("{:?}", e)))?;
                mesh.loads.push((index(0)?, v));
            }
            _ => return Err(Problem::Parse(kind.chars().rev().collect())),
        }
    }
    Ok(mesh)
}
#[no_mangle]
pub unsafe extern "C" fn f(coords: *const f64, n: usize) -> f64 {
    let coords = std::slice::from_raw_parts(coords, 2 * n);
    let run = || -> Result<f64, Problem> {
        let m = read("tri 0 1 2;", coords)?;
        if m.elements.len() > 3 { return Err(Problem::NotConverged(m.elements.len())); }
        if m.points[0][0] < 0.0 { return Err(Problem::Degenerate { element: 1, area: m.points[0][1] }); }
        Ok(m.points.iter().map(|p| p[0] * p[1]).sum::<f64>())
    };
    match run() {
        Ok(v) => v,
        Err(Problem::Degenerate { element, area }) => area * element as f64,
        Err(Problem::Parse(s)) => -(s.len() as f64),
        Err(Problem::NotConverged(k)) => -1000.0 - k as f64,
    }
}
