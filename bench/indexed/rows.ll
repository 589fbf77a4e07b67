; Two vectors that are needed at once, and indices that lie above the first element.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @offset_index(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %at) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <16 x float>, ptr addrspace(1) %in, i32 %id
  %v = load <16 x float>, ptr addrspace(1) %p
  %i = add nuw nsw i32 %at, 5
  %e = extractelement <16 x float> %v, i32 %i
  %j = add nuw nsw i32 %at, 1
  %f = extractelement <16 x float> %v, i32 %j
  %s = fadd float %e, %f
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %s, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @two(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %at, i32 %to) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <8 x i32>, ptr addrspace(1) %in, i32 %id
  %v = load <8 x i32>, ptr addrspace(1) %p
  %r = getelementptr <12 x i32>, ptr addrspace(1) %in, i32 %id
  %w = load <12 x i32>, ptr addrspace(1) %r
  %e = extractelement <8 x i32> %v, i32 %at
  %x = insertelement <12 x i32> %w, i32 %e, i32 %to
  %f = extractelement <12 x i32> %x, i32 %at
  %y = insertelement <8 x i32> %v, i32 %f, i32 %to
  %q = getelementptr <12 x i32>, ptr addrspace(1) %out, i32 %id
  store <12 x i32> %x, ptr addrspace(1) %q
  %z = getelementptr <8 x i32>, ptr addrspace(1) %out, i32 %id
  store <8 x i32> %y, ptr addrspace(1) %z
  ret void
}
define amdgpu_kernel void @chosen(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <32 x float>, ptr addrspace(1) %in, i32 %id
  %a = load <32 x float>, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = phi <32 x float> [ %a, %entry ], [ %w, %loop ]
  %e = extractelement <32 x float> %v, i32 %i
  %k = sub i32 31, %i
  %w = insertelement <32 x float> %v, float %e, i32 %k
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  %x = extractelement <32 x float> %w, i32 7
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %x, ptr addrspace(1) %q
  ret void
}
