"""What chooses: bots see what their seat sees, and nothing else."""
