"""Shared memory of PTX: what ptxas 13.0 -v says ("bytes smem") of the same text."""

from __future__ import annotations

import pytest

import isaview

HEAD = ".version 8.7\n.target sm_90\n.address_size 64\n"
KERNEL = (
    "{head}{module}\n.visible .entry k(.param .u64 o)\n{{\n.reg .u32 r<3>;\n.reg .u64 d;\n{own}\nld.param.u64 d, [o];\n"
    "mov.u32 r1, %tid.x;\n{used}\nst.global.u32 [d], r1;\nret;\n}}\n"
)
ROWS = {
    "packed": ("", ".shared .align 128 .b8 a[256]; .shared .align 8 .b8 b[256]; .shared .align 16 .b8 c[16];", "a b c", 528),
    "gaps": ("", ".shared .align 1 .b8 a[1000]; .shared .b8 b[1000]; .shared .align 128 .b8 c[16];", "a b c", 2064),
    "types": ("", ".shared .b8 x; .shared .v4 .f32 y[3]; .shared .b8 z; .shared .b64 m[2];", "x y z m", 88),
    "own first": (".shared .align 4 .b8 x[10];", ".shared .align 16 .b8 y[3]; .shared .align 2 .b8 z[3];", "z y x", 18),
    "named in any order": (".shared .b8 x[100]; .shared .align 64 .b8 y[100]; .shared .align 1024 .b8 z[10];", "", "z x", 1034),
    "nobody names it": (
        ".shared .align 256 .b8 c[16];",
        ".shared .b8 z; .shared .align 4 .b8 a[33]; .shared .b32 f;",
        "a c f",
        273,
    ),
    "one name in two scopes": (
        "",
        "{ .shared .b8 y[100]; mov.u32 r0, y; st.shared.u8 [r0], r1; }\n"
        "{ .shared .b8 y[200]; mov.u32 r0, y; st.shared.u8 [r0], r1; }",
        "",
        300,
    ),
    "what others can name first": (
        ".visible .shared .align 128 .b8 g[2]; .shared .b8 h; .weak .shared .align 64 .b8 i[2];",
        ".shared .align 2 .b8 a[3];",
        "a i g h",
        70,
    ),
    "never below the type's": (
        ".shared .b8 x; .shared .align 1 .u64 y; .shared .b8 z; .shared .align 4 .v4 .f32 w;",
        "",
        "x y z w",
        48,
    ),
    "launched elsewhere": (".extern .shared .align 1024 .b8 dyn[];", ".shared .b8 x[100];", "x", 1024),
    "launched, hardly aligned": (".extern .shared .align 4 .b8 dyn[];", ".shared .b8 x;", "x", 16),
    "only launched elsewhere": (".extern .shared .align 1024 .b8 dyn[]; .shared .b8 x[4];", "", "", None),
}
LAUNCHED = {
    "behind what is declared": (".extern .shared .align 128 .b8 dyn[];", ".shared .b8 x[100];", "x dyn", 128),
    "alone": (".extern .shared .align 1024 .b8 dyn[];", "", "dyn", 0),
    "two": (
        ".extern .shared .align 1024 .b8 g[]; .shared .align 1024 .b8 c[33]; .extern .shared .b32 z[]; "
        ".shared .align 1024 .b8 f[256];",
        ".shared .align 8 .b8 y[100]; .shared .align 16 .b8 e[256]; .shared .align 4 .b8 a[33];",
        "z e c y a g f",
        3072,
    ),
}


def stated(module: str, own: str, names: str) -> dict[str, isaview.Measure]:
    used = "\n".join(f"mov.u32 r0, {name};\nst.shared.u8 [r0], r1;" for name in names.split())
    text = KERNEL.format(head=HEAD, module=module, own=own, used=used)
    return dict(isaview.read(text)[0].kernels[0].stated)


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_declared(row: tuple[str, str, str, int | None]) -> None:
    module, own, names, expected = row
    found = stated(module, own, names).get("shared_bytes")
    assert (None if found is None else found.value) == expected


@pytest.mark.parametrize("row", LAUNCHED.values(), ids=LAUNCHED)
def test_sized_at_launch(row: tuple[str, str, str, int]) -> None:
    module, own, names, expected = row
    found = stated(module, own, names)
    assert found["shared_bytes"].value is None
    assert found["shared_bytes_static"].value == expected


def test_gaps_are_told() -> None:
    found = stated("", ".shared .b8 a[1]; .shared .align 8 .b8 b[8];", "a b")["shared_bytes"]
    assert (found.value, found.because) == (16, "sum of the declarations the kernel names, 9, each at its alignment: a, b")


def test_functions_of_one_name_for_their_own() -> None:
    """Two functions may each have an array of the same name."""
    function = ".func {name}() {{ .shared .align 8 .b8 q[{size}]; .reg .u32 r0; mov.u32 r0, q; ret; }}\n"
    functions = "".join(function.format(name=name, size=size) for name, size in (("f", 24), ("g", 40)))
    text = f"{HEAD}{functions}.visible .entry k() {{ call f; call g; ret; }}\n"
    kernel = next(one for one in isaview.read(text)[0].kernels if one.is_entry)
    assert kernel.stated["shared_bytes"].value == 64


DEBUGGED = {  # what ptxas 13.0 -g -v says of the same variables in what nvcc -G makes
    "widest first": ("", ".shared .align 4 .b8 a[388]; .shared .align 8 .b8 b[24]; .shared .b8 c;", "a b c", 413),
    "the module's first": (
        ".shared .align 256 .b8 m[7];",
        ".shared .align 256 .b8 a[256]; .shared .align 2 .b8 b[1]; .shared .align 16 .b8 c[100];",
        "m a b c",
        613,
    ),
    "launched elsewhere": (".extern .shared .align 128 .b8 dyn[];", ".shared .b8 a[3];", "a", 3),
    "launched": (".extern .shared .align 128 .b8 dyn[];", ".shared .align 4 .b32 a;", "a dyn", 16),
}


@pytest.mark.parametrize("row", DEBUGGED.values(), ids=DEBUGGED)
def test_for_debugging(row: tuple[str, str, str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.HEAD", HEAD.replace("sm_90", "sm_90, debug"))
    module, own, names, expected = row
    found = stated(module, own, names)
    assert found.get("shared_bytes_static", found["shared_bytes"]).value == expected


def test_a_chain_of_calls_is_followed_for_so_many_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of many functions calls the next, so what all of them need grows with the square of their number."""
    functions = "".join(f".func f{n}() {{ .local .b8 a[4]; call f{n + 1}; ret; }}\n" for n in range(20))
    text = f"{HEAD}.visible .entry k() {{ call f0; ret; }}\n{functions}"
    known = {kernel.name: kernel.stated["private_bytes"].value for kernel in isaview.read(text)[0].kernels}
    assert known == {"k": 80, **{f"f{n}": 80 - 4 * n for n in range(20)}}
    monkeypatch.setattr("isaview.base.limits.STORAGE_CALLEES", 60)
    kernels = isaview.read(text)[0].kernels
    assert [kernel.stated["private_bytes"].value for kernel in kernels][:4] == [80, 80, None, None]
    assert "call more than 60 functions" in kernels[3].stated["shared_bytes"].because


def test_memory_laid_out_for_all_kernels_needs_the_calls_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        'target triple = "amdgcn-amd-amdhsa"\n@a = internal addrspace(3) global i64 poison\n'
        "define amdgpu_kernel void @k() {\n  store i8 1, ptr addrspace(3) @a\n  ret void\n}\n"
    )
    assert isaview.read(text)[0].kernels[0].stated["shared_bytes"].value == 8
    monkeypatch.setattr("isaview.base.limits.STORAGE_CALLEES", 0)
    assert isaview.read(text)[0].kernels[0].stated["shared_bytes"].value is None
