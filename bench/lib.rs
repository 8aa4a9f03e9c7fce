//! Nothing: this package holds a benchmark.
