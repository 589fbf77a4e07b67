; Elements of vectors that are taken out and put in by an index.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @take8(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %at) {
  %v = load <8 x float>, ptr addrspace(1) %in
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %id
  %w = load <8 x float>, ptr addrspace(1) %p
  %s = fadd <8 x float> %v, %w
  %e = extractelement <8 x float> %s, i32 %at
  store float %e, ptr addrspace(1) %out
  ret void
}
define amdgpu_kernel void @put9(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %at, float %value) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <9 x float>, ptr addrspace(1) %in, i32 %id
  %v = load <9 x float>, ptr addrspace(1) %p
  %w = insertelement <9 x float> %v, float %value, i32 %at
  %q = getelementptr <9 x float>, ptr addrspace(1) %out, i32 %id
  store <9 x float> %w, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @both16(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %from, i32 %to) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <16 x i32>, ptr addrspace(1) %in, i32 %id
  %v = load <16 x i32>, ptr addrspace(1) %p
  %e = extractelement <16 x i32> %v, i32 %from
  %d = shl i32 %e, 2
  %w = insertelement <16 x i32> %v, i32 %d, i32 %to
  %m = mul <16 x i32> %w, %v
  %q = getelementptr <16 x i32>, ptr addrspace(1) %out, i32 %id
  store <16 x i32> %m, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @lanes32(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <32 x float>, ptr addrspace(1) %in, i32 %id
  %v = load <32 x float>, ptr addrspace(1) %p
  %i = and i32 %id, 31
  %w = insertelement <32 x float> %v, float 2.0, i32 %i
  %j = lshr i32 %i, 1
  %e = extractelement <32 x float> %w, i32 %j
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %e, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @wide32(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <32 x i32>, ptr addrspace(1) %in, i32 %id
  %v = load <32 x i32>, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %e = extractelement <32 x i32> %v, i32 %i
  %t = xor i32 %s, %e
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %t, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @pairs(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %at) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <8 x i64>, ptr addrspace(1) %in, i32 %id
  %v = load <8 x i64>, ptr addrspace(1) %p
  %e = extractelement <8 x i64> %v, i32 %at
  %w = insertelement <8 x i64> %v, i64 7, i32 %at
  %x = extractelement <8 x i64> %w, i32 3
  %s = add i64 %e, %x
  store i64 %s, ptr addrspace(1) %out
  ret void
}
