"""What the server answers: one module for each group of addresses."""
