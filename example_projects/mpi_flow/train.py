"""Learns the distribution of an aquifer's permeability from pressures in wells: a GAN around a Fortran solver."""

import argparse
import tempfile
import time
from pathlib import Path

import torch
import torch.distributed as distributed
from solver import MPI, load

CELLS, LATENT, BATCH, STEPS = 24, 4, 16, 90
PLACES = (3, 9, 14, 20)
WELLS = torch.tensor([[column, row] for column in PLACES for row in PLACES], dtype=torch.int32).T
RATES = torch.zeros(16, dtype=torch.float64)
RATES[5], RATES[10] = 1.0, -1.0


class Generator(torch.nn.Module):
    """place and latent numbers ─► logarithm of the permeability, cell by cell: a process makes its strip."""

    def __init__(self):
        super().__init__()
        self.network = torch.nn.Sequential(
            torch.nn.Linear(2 + LATENT, 32), torch.nn.Tanh(), torch.nn.Linear(32, 32), torch.nn.Tanh(),
            torch.nn.Linear(32, 1),
        )  # fmt: skip

    def forward(self, latent, rows):
        return 3 * self.network(torch.cat(places(latent, rows), -1)).squeeze(-1)


class Discriminator(torch.nn.Module):
    """pressures in the wells ─► how real they look; they are measured by the deviations of some real ones."""

    def __init__(self, real):
        super().__init__()
        self.mean, self.deviation = real.mean(0), real.std(0)
        self.network = torch.nn.Sequential(
            torch.nn.Linear(len(RATES), 32), torch.nn.LeakyReLU(0.2), torch.nn.Linear(32, 32), torch.nn.LeakyReLU(0.2),
            torch.nn.Linear(32, 1),
        )  # fmt: skip

    def forward(self, pressures):
        return self.network((pressures - self.mean) / self.deviation)


def places(latent, rows):
    """Coordinates from -1 to 1 and latent numbers, as (row, aquifer, column, ·)."""
    line = (torch.arange(CELLS) + 0.5) / CELLS * 2 - 1
    shape = (len(rows), len(latent), CELLS)
    x, y = line.expand(shape), line[rows.start : rows.stop, None, None].expand(shape)
    return torch.stack([x, y], -1), latent[None, :, None, :].expand(*shape, LATENT)


def truth(latent, rows):
    """A channel of sand, higher or lower, in a ground that may lead better on one side."""
    place, latent = places(latent, rows)
    x, y = place.unbind(-1)
    channel = torch.exp(-(((y - 0.4 * torch.tanh(latent[..., 0]) - 0.2 * torch.sin(3 * x)) / 0.3) ** 2))
    return 3 * channel - 2 + 0.5 * latent[..., 1] * x


class Domain:
    """The processes of a communicator, each with its strip of every aquifer."""

    def __init__(self, flow, comm):
        rows = CELLS // comm.size
        self.flow, self.comm = flow, comm
        self.rows = range(comm.rank * rows, (comm.rank + 1) * rows)

    def pressures(self, field, latent):
        """In the wells, on every process, of the aquifers that a field makes of latent numbers."""
        logk = field(latent, self.rows)
        return self.flow(logk.permute(2, 1, 0), WELLS, RATES, STEPS, self.comm).T


def latents(seed, group):
    return torch.randn(BATCH, LATENT, generator=torch.Generator().manual_seed(1000 * seed + group))


def fooling(discriminator, fake):
    return torch.nn.functional.softplus(-discriminator(fake)).mean()


def telling(discriminator, real, fake):
    """The discriminator's loss, with a penalty on its slope at the real ones."""
    real = real.detach().requires_grad_()
    seen = discriminator(real)
    (slope,) = torch.autograd.grad(seen.sum(), real, create_graph=True)
    steep = ((slope * discriminator.deviation) ** 2).sum(1).mean()
    plus = torch.nn.functional.softplus
    return plus(-seen).mean() + plus(discriminator(fake.detach())).mean() + 0.2 * steep


def average(model):
    """The gradients' average over all processes, by one message."""
    gradients = [parameter.grad for parameter in model.parameters()]
    flat = torch.cat([gradient.flatten() for gradient in gradients])
    distributed.all_reduce(flat)
    for gradient, part in zip(gradients, flat.split([gradient.numel() for gradient in gradients])):
        gradient.copy_(part.view_as(gradient) / distributed.get_world_size())


def train(generator, discriminator, domain, group, iterations):
    makes = torch.optim.Adam(generator.parameters(), 1e-3, (0.0, 0.9))
    judges = torch.optim.Adam(discriminator.parameters(), 4e-3, (0.0, 0.9))
    for iteration in range(iterations):
        with torch.no_grad():
            real = domain.pressures(truth, latents(3 * iteration, group))
        fake = domain.pressures(generator, latents(3 * iteration + 1, group))
        judges.zero_grad()
        telling(discriminator, real, fake).backward()
        average(discriminator)
        judges.step()
        makes.zero_grad()
        fooling(discriminator, fake).backward()
        average(generator)
        makes.step()


def against_one_process(generator, discriminator, domain, group, groups):
    """The largest difference between the gradient of all processes and that of one with whole aquifers."""
    generator.zero_grad()
    fooling(discriminator, domain.pressures(generator, latents(7, group))).backward()
    average(generator)
    found = [parameter.grad.clone() for parameter in generator.parameters()]
    generator.zero_grad()
    alone = Domain(domain.flow, MPI.COMM_SELF)
    for each in range(groups):
        (fooling(discriminator, alone.pressures(generator, latents(7, each))) / groups).backward()
    wanted = [parameter.grad for parameter in generator.parameters()]
    largest = max(gradient.abs().max() for gradient in wanted)
    return max((a - b).abs().max() for a, b in zip(found, wanted)) / largest


def against_differences(generator, discriminator, domain):
    """The same for one direction, against central differences; all processes of the domain take part."""
    parameters = list(generator.parameters())
    direction = [torch.sin(torch.arange(p.numel()) + 1.0).view_as(p) for p in parameters]

    def moved(step):
        with torch.no_grad():
            for parameter, way in zip(parameters, direction):
                parameter += step * way
            loss = fooling(discriminator, domain.pressures(generator, latents(7, 0)))
            for parameter, way in zip(parameters, direction):
                parameter -= step * way
        return loss

    generator.zero_grad()
    fooling(discriminator, domain.pressures(generator, latents(7, 0))).backward()
    average(generator)
    slope = sum((parameter.grad * way).sum() for parameter, way in zip(parameters, direction))
    return abs(slope / ((moved(1e-4) - moved(-1e-4)) / 2e-4) - 1)


@torch.no_grad()
def gap(generator, domain):
    """How far means and deviations of the wells' pressures are from the true ones, in true deviations."""
    seeds = range(5000, 5010)
    real, fake = (torch.cat([domain.pressures(f, latents(s, 0)) for s in seeds]) for f in (truth, generator))
    apart = (real.mean(0) - fake.mean(0)) ** 2 + (real.std(0) - fake.std(0)) ** 2
    return (apart / real.var(0)).mean().sqrt()


@torch.no_grad()
def sample(generator, domain):
    """Three aquifers: fields (aquifer, row, column) and pressures (aquifer, well)."""
    rows = range(CELLS)
    many = torch.cat([domain.pressures(generator, latents(seed, 0)) for seed in range(6000, 6010)])
    return generator(latents(6000, 0)[:3], rows).transpose(0, 1), many


def draw(file, true, before, after):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(3, 4, figsize=(10, 6.6), layout="constrained", width_ratios=[1, 1, 1, 1.7])
    for row, (fields, pressures), name in zip(axes, (true, before, after), ("true", "before training", "after")):
        for axis, field in zip(row, fields):
            image = axis.imshow(field, origin="lower", vmin=-2.5, vmax=1.5, cmap="viridis")
            axis.plot(*WELLS, "w.", markersize=3)
            axis.set(xticks=[], yticks=[])
        row[0].set_ylabel(name)
        row[3].boxplot(pressures.T.tolist(), showfliers=False, widths=0.6)
        row[3].set(ylim=(-1.5, 3), xticks=[1, 6, 11, 16], xticklabels=["1", "6", "11", "16"])
    axes[0, 1].set_title("logarithm of the permeability, three samples")
    axes[0, 3].set_title("pressures in the wells")
    axes[2, 3].set_xlabel("well")
    figure.colorbar(image, ax=axes[:, :3], location="bottom", shrink=0.5)
    figure.savefig(file, dpi=80)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--domain", type=int, default=0, help="processes that share an aquifer; all, if not given")
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    world = MPI.COMM_WORLD
    shares = options.domain or world.size
    if world.size % shares or CELLS % shares:
        parser.error(f"{shares} does not divide {world.size} processes and {CELLS} rows")
    group, groups = world.rank // shares, world.size // shares

    torch.set_num_threads(1)
    torch.set_default_dtype(torch.float64)
    torch.manual_seed(1)
    meeting = world.bcast(tempfile.mktemp() if world.rank == 0 else None)
    distributed.init_process_group("gloo", f"file://{meeting}", rank=world.rank, world_size=world.size)
    domain = Domain(load(), world.Split(group))
    real = domain.pressures(truth, torch.cat([latents(seed, 0) for seed in range(5000, 5010)]))
    generator, discriminator = Generator(), Discriminator(real)

    models = generator, discriminator
    checks = against_one_process(*models, domain, group, groups), against_differences(*models, domain)
    first = gap(generator, domain)
    drawn = [sample(generator, Domain(domain.flow, MPI.COMM_SELF))]
    start = time.perf_counter()
    train(generator, discriminator, domain, group, options.iterations)
    took = time.perf_counter() - start
    last = gap(generator, domain)
    if world.rank == 0:
        print(f"{world.size} processes: {groups} × {shares}, an aquifer shared by {shares}")
        print(f"gradient against one process   {checks[0]:.1e}")
        print(f"gradient against differences   {checks[1]:.1e}")
        print(f"gap of the pressures before    {first:.3f}")
        print(f"gap of the pressures after     {last:.3f}")
        print(f"time of an iteration           {took / max(options.iterations, 1) * 1e3:.1f} ms")
        if options.plot:
            alone = Domain(domain.flow, MPI.COMM_SELF)
            draw(options.plot, sample(truth, alone), *drawn, sample(generator, alone))
    distributed.destroy_process_group()


if __name__ == "__main__":
    main()
