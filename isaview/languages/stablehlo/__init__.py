"""StableHLO and its kin: graphs of tensor operations as text of MLIR, which `isaview.languages.mlir` reads."""
