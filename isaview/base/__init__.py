"""Base: measures, metrics, words, limits, the cache and worker processes; knows no kernel."""
