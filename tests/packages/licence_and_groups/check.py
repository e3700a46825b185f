"""Metadata: licence expression and files (PEP 639), groups (PEP 735), extras, links, a readme, a script."""

import sys
from email import message_from_string
from pathlib import Path

import licence_and_groups as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1])
folder = next(Path(sys.argv[1]).glob("licence_and_groups-*.dist-info"))
metadata = message_from_string((folder / "METADATA").read_text())
assert metadata["License-Expression"] == "MIT OR Apache-2.0"
assert sorted(metadata.get_all("License-File", [])) == ["LICENSE", "third_party/LICENSE.txt"]
assert (folder / "licenses" / "third_party" / "LICENSE.txt").read_text() == "The same.\n"
assert metadata["Requires-Python"] == ">=3.10" and metadata["Provides-Extra"] == "plots"
assert metadata.get_payload().startswith("# A well")
