// Commands of several kinds, each with other data in the same bytes.
// differentiate: run(x, n)  at: x = 0.4 0.9 1.6 0.7, n = 4
#[derive(Clone, Copy)]
struct Id {
    at: u32,
    generation: u32,
}
enum Command {
    Spawn([f64; 2]),
    Push { id: Id, by: [f64; 2] },
    Tag(Id, String),
}
#[no_mangle]
pub unsafe extern "C" fn run(x: *const f64, n: usize) -> f64 {
    let x = std::slice::from_raw_parts(x, n);
    let mut commands = vec![];
    for (i, &v) in x.iter().enumerate() {
        let id = Id { at: i as u32, generation: 1 };
        commands.push(match i % 3 {
            0 => Command::Push { id, by: [v, v * v] },
            1 => Command::Spawn([v, 1.0]),
            _ => Command::Tag(id, format!("entity {}", id.at)),
        });
    }
    let mut s = 0.0;
    for c in commands {
        s = s * 0.8 + match c {
            Command::Spawn(b) => b[0] * b[1],
            Command::Push { id, by } => by[0] * by[1] * (id.at + id.generation) as f64,
            Command::Tag(id, name) => (name.len() as u32 + id.at) as f64,
        };
    }
    s
}
