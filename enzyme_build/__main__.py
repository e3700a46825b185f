"""`python -m enzyme_build` is `enzyme-build`."""

import sys

from enzyme_build.cli.main import main

sys.exit(main())
