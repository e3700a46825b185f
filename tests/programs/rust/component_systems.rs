// Components in Option columns, systems as boxed closures, commands as enums applied later, a generational arena.
// levels: O2
// differentiate: world(x, n)  at: x = 0.4 0.9 1.6 0.7, n = 4
use std::collections::BTreeMap;
use std::slice::from_raw_parts;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    at: u32,
    generation: u32,
}
#[derive(Clone, Default)]
struct Body {
    pos: [f64; 2],
    vel: [f64; 2],
}
enum Shape {
    Disk { radius: f64 },
    Box(f64, f64),
    Chain(Vec<[f64; 2]>),
    Ghost,
}
enum Command {
    Spawn(Body, Option<f64>),
    Despawn(Id),
    Push { id: Id, by: [f64; 2] },
    Tag(Id, String),
}
#[derive(Default)]
struct World {
    generations: Vec<(u32, bool)>,
    bodies: Vec<Option<Body>>,
    charges: Vec<Option<f64>>,
    shapes: BTreeMap<Id, Shape>,
    names: BTreeMap<String, Id>,
    energy: f64,
}
impl World {
    fn spawn(&mut self, b: Body, q: Option<f64>) -> Id {
        if let Some(at) = self.generations.iter().position(|g| !g.1) {
            self.generations[at].1 = true;
            (self.bodies[at], self.charges[at]) = (Some(b), q);
            return Id { at: at as u32, generation: self.generations[at].0 };
        }
        self.generations.push((0, true));
        self.bodies.push(Some(b));
        self.charges.push(q);
        Id { at: self.bodies.len() as u32 - 1, generation: 0 }
    }
    fn body(&mut self, id: Id) -> Option<&mut Body> {
        self.generations.get(id.at as usize).filter(|g| **g == (id.generation, true))?;
        self.bodies[id.at as usize].as_mut()
    }
    fn ids(&self) -> impl Iterator<Item = Id> + '_ {
        self.generations.iter().enumerate().filter(|(_, g)| g.1).map(|(i, g)| Id { at: i as u32, generation: g.0 })
    }
    fn apply(&mut self, commands: Vec<Command>) {
        for c in commands {
            match c {
                Command::Spawn(b, q) => {
                    let id = self.spawn(b, q);
                    self.shapes.insert(id, Shape::Ghost);
                }
                Command::Despawn(id) => {
                    if let Some(b) = self.bodies[id.at as usize].take() {
                        self.energy += b.pos[0] * b.vel[1];
                        self.generations[id.at as usize] = (id.generation + 1, false);
                        self.shapes.remove(&id);
                    }
                }
                Command::Push { id, by } => {
                    if let Some(b) = self.body(id) {
                        b.vel.iter_mut().zip(by).for_each(|(v, a)| *v += a);
                    }
                }
                Command::Tag(id, name) => {
                    self.names.insert(name, id);
                }
            }
        }
    }
}
type System = Box<dyn Fn(&World, f64) -> Vec<Command>>;

#[no_mangle]
pub unsafe extern "C" fn world(x: *const f64, n: usize) -> f64 {
    let x = from_raw_parts(x, n);
    let mut w = World::default();
    for (i, &v) in x.iter().enumerate() {
        let id = w.spawn(Body { pos: [v, v * v], vel: [0.1 * i as f64, -v] }, (i % 2 == 0).then_some(v.sin()));
        w.shapes.insert(id, match i % 3 {
            0 => Shape::Disk { radius: v },
            1 => Shape::Box(v, 0.5),
            _ => Shape::Chain(vec![[v, 1.0]; i + 1]),
        });
    }
    let strength = x[1];
    let systems: Vec<System> = vec![
        Box::new(move |w, h| {
            w.ids()
                .filter_map(|id| {
                    let (b, q) = (w.bodies[id.at as usize].as_ref()?, w.charges[id.at as usize]?);
                    Some(Command::Push { id, by: [-h * q * b.pos[0] * strength, -h * 0.5 * b.pos[1]] })
                })
                .collect()
        }),
        Box::new(|w, h| {
            let mut out = vec![];
            if let Some(id) = w.ids().nth(1) {
                let b = w.bodies[id.at as usize].clone().unwrap_or_default();
                out.push(Command::Despawn(id));
                out.push(Command::Spawn(Body { pos: b.vel, vel: b.pos }, Some(h)));
                out.push(Command::Tag(id, format!("entity {}", id.at)));
            }
            out
        }),
    ];
    for t in 0..3 {
        for s in &systems {
            let commands = s(&w, 0.1 * (t + 1) as f64);
            w.apply(commands);
        }
        for b in w.bodies.iter_mut().flatten() {
            for k in 0..2 {
                b.pos[k] += 0.1 * b.vel[k];
            }
        }
    }
    let area: f64 = w.shapes.iter().map(|(id, s)| match s {
        Shape::Disk { radius } => radius * radius,
        Shape::Box(a, b) => a * b,
        Shape::Chain(c) => c.iter().map(|p| p[0] * p[1]).sum(),
        Shape::Ghost => id.at as f64,
    }).sum();
    w.bodies.iter().flatten().map(|b| b.pos[0] * b.pos[0] + b.vel[1]).sum::<f64>() * area + w.energy * w.names.len() as f64
}
