"""A learner's own strategy: read from a file, guarded while it runs, and told what went wrong."""
