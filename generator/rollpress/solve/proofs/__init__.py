"""Check what solvers claim, with nothing that a solver is made of."""
