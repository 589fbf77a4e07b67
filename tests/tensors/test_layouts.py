import pytest

from isaview.tensors.layouts import lane_elements
from isaview.tensors.types import Encoding, TensorType

BLOCKED = Encoding(
    "blocked", (("sizePerThread", (1, 8)), ("threadsPerWarp", (4, 8)), ("warpsPerCTA", (8, 1)), ("order", (1, 0)))
)
WGMMA = Encoding(
    "nvidia_mma", (("versionMajor", 3), ("versionMinor", 0), ("warpsPerCTA", (8, 1)), ("instrShape", (16, 128, 16)))
)


@pytest.mark.parametrize(
    ("shape", "encoding", "elements"),
    [
        ((128, 64), BLOCKED, 32),
        ((128, 128), WGMMA, 64),
        ((128,), Encoding("slice", (("dim", 1),), WGMMA), 2),
        ((32, 8), BLOCKED, 8),  # what further lanes repeat counts once a lane all the same
        ((1, 1), BLOCKED, 1),
        ((128, 64), Encoding("unheard_of", (("order", (1, 0)),)), None),
        ((128, 96), BLOCKED, None),
        ((None, 64), BLOCKED, None),
        ((1 << 60, 8), BLOCKED, 1 << 58),
        ((1 << 70, 8), BLOCKED, None),
        ((), None, 1),
        ((1024,), None, 8),
        ((64,), None, 1),
    ],
)
def test_elements_of_a_lane(shape: tuple[int | None, ...], encoding: Encoding | None, elements: int | None) -> None:
    assert lane_elements(TensorType(shape, "f32", 32, encoding), warps=4, lanes=32) == elements
