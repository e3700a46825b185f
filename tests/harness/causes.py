"""Why upstream is wrong on functions of the corpus, where someone read its derivative; by program and function."""

_OVERWRITTEN = "the reverse sweep reads memory again that a later iteration of the loop has overwritten"

CAUSES = {
    "c/in_place:chain": f"{_OVERWRITTEN}: `x[i + 1]`",
    "c/ping_pong:heat": f"{_OVERWRITTEN}: both buffers, which change places each step",
    "c/fast_math:guarded": "0 times infinity on the branch not taken; a flag of upstream, off by default, prevents it",
}
