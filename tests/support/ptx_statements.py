"""One PTX statement or more for each kind of instruction, by the oldest target an assembler takes them for.

Each is valid where it says so; `test_ptx_operations.py` holds their meaning in a golden file and asks ptxas where it is there.
"""

DECLARATIONS = """
.reg .b32 %r<64>; .reg .b64 %rd<32>; .reg .b16 %rs<16>; .reg .f32 %f<64>; .reg .f64 %fd<16>; .reg .pred %p<8>;
.reg .b128 %rq<4>; .reg .b32 r0; .reg .pred p, q;
"""
GLOBALS = """
.global .align 16 .b8 words[4096];
.const .align 16 .b8 fixed[64];
.shared .align 128 .b8 tile[8192];
.global .texref picture;
.global .surfref surface;
.func (.param .b32 result) helper (.param .b32 value)
{ .reg .b32 %r; ld.param.b32 %r, [value]; st.param.b32 [result], %r; ret; }
.extern .shared .align 16 .b8 dynamic[];
"""

STATEMENTS = {
    "sm_75": """
add.s32 %r1, %r2, -4
add.sat.s32 %r1, %r2, %r3
add.cc.u32 %r1, %r2, %r3
addc.cc.u32 %r1, %r2, %r3
addc.u32 %r1, %r2, 0
sub.cc.u64 %rd1, %rd2, %rd3
subc.u64 %rd1, %rd2, %rd3
mad.lo.cc.u32 %r1, %r2, %r3, %r4
madc.hi.u32 %r1, %r2, %r3, %r4
mul.wide.u16 %r1, %rs1, %rs2
mul.hi.u64 %rd1, %rd2, %rd3
mul24.lo.s32 %r1, %r2, %r3
mad24.hi.u32 %r1, %r2, %r3, %r4
mad.wide.s32 %rd1, %r1, %r2, %rd2
sad.u32 %r1, %r2, %r3, %r4
div.s32 %r1, %r2, %r3
rem.u64 %rd1, %rd2, %rd3
abs.s64 %rd1, %rd2
neg.s32 %r1, %r2
min.s16 %rs1, %rs2, %rs3
max.u64 %rd1, %rd2, %rd3
popc.b64 %r1, %rd1
clz.b32 %r1, %r2
bfind.shiftamt.u32 %r1, %r2
fns.b32 %r1, %r2, %r3, %r4
brev.b64 %rd1, %rd2
bfe.u32 %r1, %r2, 8, 4
bfi.b32 %r1, %r2, %r3, 8, 4
bmsk.clamp.b32 %r1, %r2, %r3
szext.wrap.u32 %r1, %r2, %r3
dp4a.s32.u32 %r1, %r2, %r3, %r4
dp2a.lo.u32.s32 %r1, %r2, %r3, %r4
testp.infinite.f32 %p1, %f1
copysign.f32 %f1, %f2, %f3
add.rn.ftz.f32 %f1, %f2, 0f3F800000
fma.rn.f64 %fd1, %fd2, %fd3, 0d3FF0000000000000
mul.rz.sat.f32 %f1, %f2, 1.5
div.approx.f32 %f1, %f2, %f3
div.full.ftz.f32 %f1, %f2, %f3
div.rn.f64 %fd1, %fd2, %fd3
rcp.rn.f32 %f1, %f2
rcp.approx.ftz.f64 %fd1, %fd2
sqrt.approx.f32 %f1, %f2
sqrt.rn.f64 %fd1, %fd2
rsqrt.approx.ftz.f32 %f1, %f2
sin.approx.f32 %f1, %f2
lg2.approx.ftz.f32 %f1, %f2
ex2.approx.f16x2 %r1, %r2
tanh.approx.f16 %rs1, %rs2
add.f16 %rs1, %rs2, %rs3
fma.rn.f16x2 %r1, %r2, %r3, %r4
neg.f16x2 %r1, %r2
setp.lt.s32 %p1, %r1, 5
setp.lt.and.f32 %p1|%p2, %f1, %f2, !%p3
setp.eq.f16x2 %p1|%p2, %r1, %r2
set.gt.u32.f32 %r1, %f1, %f2
selp.b32 %r1, %r2, -1, %p1
slct.s32.f32 %r1, %r2, %r3, %f1
and.b32 %r1, %r2, 0xff
xor.pred %p1, %p2, %p3
not.b64 %rd1, %rd2
cnot.b32 %r1, %r2
lop3.b32 %r1, %r2, %r3, %r4, 0x96
shf.l.wrap.b32 %r1, %r2, %r3, %r4
shl.b64 %rd1, %rd2, 3
shr.s16 %rs1, %rs2, 1
prmt.b32.f4e %r1, %r2, %r3, %r4
prmt.b32 %r1, %r2, %r3, 0x7610
mov.u32 %r1, %tid.x
mov.u64 %rd1, %clock64
mov.u32 %r1, %laneid
mov.b64 %rd1, {%r1, %r2}
mov.b64 {%r1, _}, %rd1
mov.b32 {%rs1, %rs2}, %r1
mov.u64 %rd1, words
mov.u64 %rd1, words+16
mov.u64 %rd1, helper
mov.u32 %r1, WARP_SZ
mov.pred %p1, %p2
cvt.rn.f32.s32 %f1, %r1
cvt.rzi.s32.f32 %r1, %f1
cvt.rn.f16.f32 %rs1, %f1
cvt.pack.sat.s16.s32 %r1, %r2, %r3
cvta.to.global.u64 %rd1, %rd2
cvta.shared.u64 %rd1, %rd2
isspacep.shared %p1, %rd1
ld.global.v4.f32 {%f1, %f2, _, %f4}, [%rd1+-16]
ld.global.nc.L1::no_allocate.L2::128B.v2.u64 {%rd1, %rd2}, [%rd3]
ld.volatile.shared.u8 %rs1, [tile+4]
ld.acquire.gpu.u32 %r1, [%rd1]
ld.relaxed.sys.global.f64 %fd1, [%rd1]
ld.local.b32 %r1, [%rd1 + 4]
ld.const.f32 %f1, [fixed+8]
ld.u64 %rd1, [ %rd2 + 0 ]
ldu.global.f32 %f1, [%rd1]
st.global.v2.f32 [%rd1+8], {%f1, 0f00000000}
st.shared.u16 [tile], %rs1
st.release.cta.shared.b32 [%r1], %r2
st.global.cs.b64 [%rd1], 0
@%p1 st.local.f32 [%rd1], %f1
@!%p1 ld.global.u32 %r1, [%rd1]
prefetch.global.L2 [%rd1]
prefetchu.L1 [%rd1]
atom.global.add.u32 %r1, [%rd1], %r2
atom.shared.cas.b64 %rd1, [%r1], %rd2, %rd3
atom.add.noftz.f16x2 %r1, [%rd1], %r2
atom.acq_rel.gpu.global.exch.b32 %r1, [%rd1], 1
red.global.add.f32 [%rd1], %f1
red.relaxed.cta.shared.or.b32 [tile], %r1
tex.2d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [picture, {%r1, %r2}]
tex.1d.v4.s32.f32 {%r1, %r2, %r3, %r4}, [%rd1, {%f1}]
tex.level.a2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, {%r1, %f5, %f6, %f6}], %f7
tex.grad.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, {%f5, %f6}], {%f7, %f8}, {%f9, %f10}
tld4.r.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, {%f5, %f6}]
txq.width.b32 %r1, [%rd1]
suld.b.2d.v2.b32.trap {%r1, %r2}, [%rd1, {%r3, %r4}]
sust.b.2d.v4.b32.clamp [%rd1, {%r1, %r2}], {%r3, %r4, %r5, %r6}
sured.b.add.2d.u32.trap [%rd1, {%r1, %r2}], %r3
suq.height.b32 %r1, [%rd1]
istypep.surfref %p1, %rd1
bra DONE
bra.uni DONE
@%p1 bra DONE
@!%p1 bra.uni DONE
brx.idx %r1, TABLE
call.uni (%r1), helper, (%r2)
call (%r1), %rd1, (%r2), PROTOTYPE
call (%r1), %rd1, (5), CALLEES
ret
ret.uni
@%p1 exit
trap
brkpt
nanosleep.u32 %r1
pmevent 1
bar.sync 0
bar.sync %r1, 64
bar.arrive 1, 128
bar.red.popc.u32 %r1, 0, %p1
bar.red.and.pred %p1, 0, 64, !%p2
barrier.sync.aligned 0
bar.warp.sync 0xffffffff
membar.gl
fence.acq_rel.gpu
fence.sc.sys
vote.sync.ballot.b32 %r1, %p1, -1
vote.sync.any.pred %p1, !%p2, 0xffffffff
match.any.sync.b32 %r1, %r2, -1
match.all.sync.b64 %r1|%p1, %rd1, -1
activemask.b32 %r1
shfl.sync.bfly.b32 %r1|%p1, %r2, 16, 0x1f, -1
shfl.sync.idx.b32 %r1, %r2, %r3, 31, -1
vadd.u32.u32.u32.sat %r1, %r2.b0, %r3.h1
vadd.u32.u32.u32 %r1.b1, %r2, %r3, %r4
vmad.s32.s32.u32.shr7 %r1, %r2.h0, -%r3.h1, %r4
vset.u32.u32.lt %r1, %r2, %r3
vabsdiff4.u32.u32.u32.add %r1, %r2, %r3, %r4
vavrg2.s32.s32.s32 %r1.h10, %r2.h32, %r3.h10, %r4
mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2}, {%r3}, {%f1, %f2, %f3, %f4}
wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}, [%rd1], 16
wmma.load.c.sync.aligned.col.m16n16k16.shared.f32 {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, [tile], %r1
wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32 {%r1, %r2}, {%r3}, {%r4}, {%r5, %r6}
wmma.store.d.sync.aligned.row.m16n16k16.f32 [%rd1], {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}
ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%r1, %r2, %r3, %r4}, [%r5+64]
{ .reg .b32 r1; mov.b32 r1, %r1; }
""",
    "sm_80": """
cp.async.ca.shared.global [%r1], [%rd1], 4
cp.async.cg.shared.global.L2::128B [%r1+16], [%rd1+16], 16, %r2
cp.async.ca.shared.global [%r1], [%rd1], 8, %p1
cp.async.cg.shared.global.L2::cache_hint [%r1], [%rd1], 16, %rd2
cp.async.commit_group
cp.async.wait_group 2
cp.async.wait_all
cp.async.mbarrier.arrive.noinc.shared.b64 [tile]
mbarrier.init.shared.b64 [tile], 32
mbarrier.inval.shared.b64 [tile]
mbarrier.arrive.shared.b64 %rd1, [tile]
mbarrier.arrive_drop.noComplete.shared.b64 %rd1, [tile], 4
mbarrier.test_wait.shared.b64 %p1, [tile], %rd1
mbarrier.pending_count.b64 %r1, %rd1
redux.sync.add.s32 %r1, %r2, -1
createpolicy.fractional.L2::evict_last.b64 %rd1, 0.5
createpolicy.range.global.L2::evict_last.L2::evict_first.b64 %rd1, [%rd2], %r1, %r2
discard.global.L2 [%rd1], 128
applypriority.global.L2::evict_normal [%rd1], 128
ld.global.L2::cache_hint.b32 %r1, [%rd1], %rd2
fma.rn.relu.bf16x2 %r1, %r2, %r3, %r4
max.NaN.bf16 %rs1, %rs2, %rs3
cvt.rn.bf16x2.f32 %r1, %f1, %f2
cvt.rna.tf32.f32 %r1, %f1
lop3.b32 %r1, %r2, %r3, %r4, 0xe8
mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f5, %f6, %f7, %f8}
mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%fd1, %fd2}, {%fd3}, {%fd4}, {%fd1, %fd2}
mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 {%r1, %r2, %r3, %r4}, {%r5, %r6, %r7, %r8}, {%r9, %r10}, {%r1, %r2, %r3, %r4}
mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6, %r7, %r8}, {%f1, %f2, %f3, %f4}, %r9, 0x0
mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc {%r1, %r2, %r3, %r4}, {%r5, %r6, %r7, %r8}, {%r9, %r10}, {%r1, %r2, %r3, %r4}
movmatrix.sync.aligned.m8n8.trans.b16 %r1, %r2
stacksave.u32 %r1
stackrestore.u32 %r1
alloca.u32 %r1, %r2, 8
""",  # noqa: E501
    "sm_90a": """
griddepcontrol.wait
griddepcontrol.launch_dependents
elect.sync %r1|%p1, -1
elect.sync _|%p1, %r1
setmaxnreg.inc.sync.aligned.u32 232
mapa.shared::cluster.u32 %r1, %r2, %r3
getctarank.shared::cluster.u32 %r1, %r2
mov.u32 %r1, %cluster_ctarank
mov.u32 %r1, %cluster_ctaid.x
mov.pred %p1, %is_explicit_cluster
barrier.cluster.arrive.release.aligned
barrier.cluster.wait.acquire.aligned
fence.mbarrier_init.release.cluster
fence.proxy.async
fence.proxy.async.shared::cta
fence.proxy.tensormap::generic.acquire.gpu [%rd1], 128
mbarrier.arrive.expect_tx.shared::cta.b64 _, [tile], %r1
mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r1]
mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [tile], 128
mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [%r1], 128
mbarrier.try_wait.parity.shared::cta.b64 %p1, [tile], %r1
mbarrier.try_wait.shared::cta.b64 %p1, [tile], %rd1, 1000
ld.shared::cluster.u32 %r1, [%r2]
st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%r1], {%r2, %r3, %r4, %r5}, [%r6]
red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%r1], %r2, [%r3]
cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1], 1024, [%r2]
cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [%r1], [%rd1], %r2, [%r3], %rs1, %rd2
cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 64
cp.async.bulk.prefetch.L2.global [%rd1], 256
cp.async.bulk.commit_group
cp.async.bulk.wait_group.read 0
cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%rd1], [%r1], 64
cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.inc.u32 [%r1], [%r2], %r3, [%r4]
cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r1], [%rd1, {%r2, %r3}], [%r4]
cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster [%r1], [%rd1, {%r2, %r3, %r4, %r5}], [%r6], {%rs1, %rs2}, %rs3
cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%rd1, {%r1}], [%r2]
cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%rd1, {%r1, %r2}]
cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%rd1, {0, %r1}], [%r2]
tensormap.replace.tile.global_address.global.b1024.b64 [%rd1], %rd2
tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%r1], 0, 64
tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%rd1], [%rd2], 128
multimem.ld_reduce.weak.global.add.acc::f32.bf16x2 %r1, [%rd1]
multimem.ld_reduce.relaxed.sys.global.add.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1]
multimem.st.release.sys.global.v2.f16x2 [%rd1], {%r1, %r2}
multimem.red.release.sys.global.add.s32 [%rd1], %r1
stmatrix.sync.aligned.m8n8.x2.shared.b16 [%r1], {%r2, %r3}
wgmma.fence.sync.aligned
wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd1, %rd2, %p1, 1, -1, 0, 1
wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, {%r1, %r2, %r3, %r4}, %rd2, 1, 1, 1, 1
wgmma.mma_async.sp.sync.aligned.m64n8k64.f32.e4m3.e5m2 {%f1, %f2, %f3, %f4}, %rd1, %rd2, %r1, 0, 1, 1, 1
wgmma.commit_group.sync.aligned
wgmma.wait_group.sync.aligned 1
cvt.rn.satfinite.e4m3x2.f32 %rs1, %f1, %f2
cvt.rn.f16x2.e5m2x2 %r1, %rs1
min.xorsign.abs.f32 %f1, %f2, %f3
tanh.approx.bf16x2 %r1, %r2
atom.global.v4.f32.add {%f1, %f2, %f3, %f4}, [%rd1], {%f5, %f6, %f7, %f8}
red.global.v2.f16x2.add.noftz [%rd1], {%r1, %r2}
atom.global.exch.b128 %rq1, [%rd1], %rq2
ld.global.b128 %rq1, [%rd1]
mov.b128 %rq1, {%rd1, %rd2}
""",  # noqa: E501
    "sm_100a": """
add.rn.f32x2 %rd1, %rd2, %rd3
fma.rn.ftz.f32x2 %rd1, %rd2, %rd3, %rd4
add.f32.bf16 %f1, %rs1, %f2
max.f32 %f1, %f2, %f3, %f4
redux.sync.max.abs.NaN.f32 %f1, %f2, -1
ld.global.v8.f32 {%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, [%rd1]
st.global.v4.b64 [%rd1], {%rd2, %rd3, %rd4, %rd5}
ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%r1, %r2}, [%r3]
ldmatrix.sync.aligned.m8n16.x2.shared.b8x16.b4x16_p64 {%r1, %r2}, [%r3]
stmatrix.sync.aligned.m16n8.x4.trans.shared.b8 [%r1], {%r2, %r3, %r4, %r5}
st.bulk.weak.shared::cta [%rd1], 1024, 0
{ .reg .b8 pair; cvt.rn.satfinite.e2m1x2.f32 pair, %f1, %f2; }
cvt.rp.satfinite.ue8m0x2.f32 %rs1, %f1, %f2
cvt.rn.satfinite.e3m2x2.f32 %rs1, %f1, %f2
cvt.rs.satfinite.e4m3x4.f32 %r1, {%f1, %f2, %f3, %f4}, %r2
clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r1], [%r2]
clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p1, %rq1
clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%r1, %r2, %r3, _}, %rq1
clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %r1, %rq1
tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r1], 64
tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r1, 64
tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned
tcgen05.ld.sync.aligned.32x32b.x4.b32 {%r1, %r2, %r3, %r4}, [%r5]
tcgen05.ld.sync.aligned.16x32bx2.x2.pack::16b.b32 {%r1, %r2}, [%r5], 64
tcgen05.st.sync.aligned.16x64b.x2.unpack::16b.b32 [%r1], {%r2, %r3}
tcgen05.wait::ld.sync.aligned
tcgen05.wait::st.sync.aligned
tcgen05.cp.cta_group::1.128x256b [%r1], %rd1
tcgen05.cp.cta_group::1.64x128b.warpx2::02_13 [%r1], %rd1
tcgen05.cp.cta_group::1.32x128b.warpx4.b8x16.b6x16_p32 [%r1], %rd1
tcgen05.shift.cta_group::1.down [%r1]
tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r1]
tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%r1], %rs1
tcgen05.fence::before_thread_sync
tcgen05.fence::after_thread_sync
tcgen05.mma.cta_group::1.kind::f16 [%r1], %rd1, %rd2, %r2, %p1
tcgen05.mma.cta_group::1.kind::f16 [%r1], [%r3], %rd2, %r2, {%r4, %r5, %r6, %r7}, %p1, 2
tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.scale_vec::1X [%r1], %rd1, %rd2, %r2, [%r3], [%r4], %p1
tcgen05.mma.ws.cta_group::1.kind::tf32.collector::b1::fill [%r1], %rd1, %rd2, %r2, %p1
cp.async.bulk.tensor.2d.cta_group::2.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [%r1], [%rd1, {%r2, %r3, %r4, %r5, %r6}], [%r7]
cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%rd1], [%r1], 64, %rs1
st.global.L1::no_allocate.v8.b32 [%rd1], {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}
fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster
""",  # noqa: E501
    "sm_120a": """
mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e2m1.f32.ue8m0 {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4}, {%r7}, {0, 1}, {%r8}, {0, 1}
mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4}, %r7, {%rs1, %rs2}, %r8, {%rs3, %rs4}
mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32 {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4}
mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16 {%r1, %r2}, {%r3, %r4}, {%r5}, {%r1, %r2}
""",  # noqa: E501
}
"""Target → statements, one a line, without their semicolons."""


def statements(target: str) -> list[str]:
    """The statements of a target, in order."""
    return [line for line in STATEMENTS[target].splitlines() if line]


def by_pairs(lines: list[str]) -> list[list[str]]:
    """The statements for one group alone, and those for pairs of groups: a kernel may not have both."""
    pairs = [line for line in lines if ".cta_group::2" in line]
    return [part for part in ([line for line in lines if line not in pairs], pairs) if part]


def module(target: str, lines: list[str]) -> str:
    """A module whose kernel holds these statements, each on a line of its own."""
    body = "\n".join(line if line.endswith("}") and line.startswith("{ .reg") else f"{line};" for line in lines)
    return f""".version 9.0
.target {target}
.address_size 64
{GLOBALS.strip()}
.visible .entry every(.param .u64 every_param_0)
{{
{DECLARATIONS.strip()}
TABLE: .branchtargets DONE;
PROTOTYPE: .callprototype (.param .b32 _) _ (.param .b32 _);
CALLEES: .calltargets helper;
{body}
DONE:
ret;
}}
"""
