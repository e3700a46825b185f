"""Learns how the conductivity of an alloy depends on its composition, from rods that were heated and measured."""

import argparse
import os
import tempfile
from pathlib import Path

import torch
import torch.distributed as distributed
import torch.multiprocessing as processes
from rich.progress import track

from enzyme_build.torch import enzyme

CELLS, STEPS, DT, RODS, NOISE = 24, 60, 0.2, 64, 1e-3
HERE = Path(__file__).parent


class Rods(torch.nn.Module):
    """composition ─► (a network, cell by cell) ─► conductivity ─► (the Fortran program) ─► temperatures.

    The network may be on a GPU; the program runs on the CPU.
    """

    def __init__(self):
        super().__init__()
        self.law = torch.nn.Sequential(
            torch.nn.Linear(1, 16), torch.nn.Tanh(), torch.nn.Linear(16, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1),
        ).double()  # fmt: skip
        self.spread = enzyme(HERE / "heat.f90", "spread")

    def conductivity(self, composition):
        return torch.nn.functional.softplus(self.law(composition.unsqueeze(-1))).squeeze(-1)

    def forward(self, composition, start):
        rods = zip(start.cpu(), self.conductivity(composition).cpu())
        return torch.stack([self.spread(u, k, STEPS, DT) for u, k in rods]).to(start.device)


def truth(composition):
    return 0.3 + 1.2 * composition**2 * torch.exp(-composition)


def experiments():
    """Compositions, temperatures at first, and noisy ones at last."""
    torch.manual_seed(1)
    place = torch.linspace(0, 1, CELLS, dtype=torch.float64)
    waves = torch.rand(RODS, 3, 1, dtype=torch.float64)
    composition = 1 + waves[:, 0] * torch.sin(6 * place + 6 * waves[:, 1])
    start = torch.exp(-((place - waves[:, 2]) ** 2) / 0.02)
    spread = enzyme(HERE / "heat.f90", "spread")
    measured = torch.stack([spread(u, truth(c), STEPS, DT) for u, c in zip(start, composition)])
    return composition, start, measured + NOISE * torch.randn(RODS, CELLS, dtype=torch.float64)


def train(rank, count, backend, epochs, file):
    """One of `count` processes, each with its share of the rods; gradients are averaged over all of them."""
    if "RANK" in os.environ:  # started by torchrun, which says where to meet
        distributed.init_process_group(backend)
    else:
        distributed.init_process_group(backend, f"file://{file}.meeting", rank=rank, world_size=count)
    device = torch.device("cuda", rank % torch.cuda.device_count()) if backend == "nccl" else torch.device("cpu")
    torch.set_num_threads(1)
    data = torch.utils.data.TensorDataset(*experiments())
    sampler = torch.utils.data.distributed.DistributedSampler(data, count, rank)
    loader = torch.utils.data.DataLoader(data, batch_size=16, sampler=sampler)
    torch.manual_seed(0)
    model = torch.nn.parallel.DistributedDataParallel(Rods().to(device))
    optimiser = torch.optim.Adam(model.parameters(), lr=0.01)
    for epoch in track(range(epochs), "training", disable=rank != 0):
        sampler.set_epoch(epoch)
        for batch in loader:
            composition, start, measured = (part.to(device) for part in batch)
            optimiser.zero_grad()
            loss = ((model(composition, start) - measured) ** 2).mean()
            loss.backward()
            optimiser.step()
    if rank == 0:
        torch.save(model.module.state_dict(), file)
    distributed.destroy_process_group()


def report(model, plot):
    composition, start, measured = (part[:1] for part in experiments())
    x = composition.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(((model(x, start) - measured) ** 2).sum(), x)
    h, v = 1e-5, torch.sin(torch.arange(CELLS, dtype=torch.float64))
    ahead, behind = (((model(composition + s * h * v, start) - measured) ** 2).sum().detach() for s in (1, -1))
    by_differences = (ahead - behind) / (2 * h)
    print(f"gradient against differences   {abs((gradient * v).sum() / by_differences - 1):.1e}")
    c = torch.linspace(0.2, 1.8, 50, dtype=torch.float64)
    learnt, real = model.conductivity(c).detach(), truth(c)
    print(f"error of the conductivity      {((learnt - real).abs() / real).mean():.3f}")
    if plot:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        pyplot.plot(c, real, label="true")
        pyplot.plot(c, learnt, "--", label="learnt")
        pyplot.xlabel("composition")
        pyplot.ylabel("conductivity")
        pyplot.legend()
        pyplot.savefig(plot, dpi=90)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--backend", choices=["gloo", "nccl"], default="gloo")
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    model = Rods()  # compiled once, before the processes start
    rank, count = int(os.environ.get("RANK", 0)), int(os.environ.get("WORLD_SIZE", options.processes))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "law.pt"
        if "RANK" in os.environ:
            train(rank, count, options.backend, options.epochs, file)
        else:
            processes.spawn(train, (count, options.backend, options.epochs, file), count)
        if rank == 0:
            model.load_state_dict(torch.load(file, map_location="cpu"))
            report(model, options.plot)


if __name__ == "__main__":
    main()
