"""Many games: checks, fuzzing, batches, measurements, coverage."""
