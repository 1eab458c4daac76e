"""Outposts: a tiny game that uses every frame of the kernel, to prove the kernel with."""
