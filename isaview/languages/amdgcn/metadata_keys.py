"""Keys of AMD code-object metadata and the metric each states: assembly and binaries write the same."""

from __future__ import annotations

from collections.abc import Mapping

KEYS: Mapping[str, str] = {
    ".vgpr_count": "total_vector_registers",
    ".agpr_count": "accumulator_registers",
    ".sgpr_count": "scalar_registers",
    ".vgpr_spill_count": "spilled_vector_registers",
    ".sgpr_spill_count": "spilled_scalar_registers",
    ".group_segment_fixed_size": "shared_bytes",
    ".private_segment_fixed_size": "private_bytes",
    ".kernarg_segment_size": "kernarg_bytes",
    ".max_flat_workgroup_size": "max_threads",
    ".wavefront_size": "wave_size",
    ".uses_dynamic_stack": "dynamic_stack",
    ".workgroup_processor_mode": "workgroup_processor_mode",
    "NumVGPRs": "total_vector_registers",
    "NumSGPRs": "scalar_registers",
    "NumSpilledVGPRs": "spilled_vector_registers",
    "NumSpilledSGPRs": "spilled_scalar_registers",
    "GroupSegmentFixedSize": "shared_bytes",
    "PrivateSegmentFixedSize": "private_bytes",
    "KernargSegmentSize": "kernarg_bytes",
    "MaxFlatWorkGroupSize": "max_threads",
    "WavefrontSize": "wave_size",
    "IsDynamicCallStack": "dynamic_stack",
}
"""Keys of the metadata (code object v3 and later; without a dot: v2) and their metric."""
