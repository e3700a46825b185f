"""What separate mode cannot know, program by program of the corpus; everything else has the numbers of link time.

The way out is the message's: compile the files together, mark a global inactive, or pass what it holds as an argument.
`cpp/dispatch` stops with a message when it runs: another file fills the tables whose functions it calls.
"""

from __future__ import annotations

REFUSED = {
    # a global that holds more than numbers, may lie over others, or belongs to a thread
    "c/callbacks": "may pass through `volatile_choice`",
    "c/pointer_state": "may pass through `(scratch|total)`",
    "cpp/registries": "may pass through `Registry::",
    "fortran/common_blocks": "may pass through `shared_`",
    "fortran/fixed_form": "may pass through `shared_`",
    "fortran/kept_and_cleared": "may pass through `_QMkept_mEweights`",
    "fortran/module_simulation": "may pass through `_QMgrid_mEhistory`",
    "fortran/passing_arrays": "may pass through `_QMfeatures_mEwork`",
    "rust/hash_maps": "may pass through `_RNvNC",
    # a function that another file passes as a pointer
    "mixed/cross_sections": "no derivative rule for the call to `report`",
    "mixed/callbacks_across": "a function is called through a pointer with active data",
}
