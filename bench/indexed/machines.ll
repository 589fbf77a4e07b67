; State machines: registers of an interpreter that instructions choose by number.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @interpreter(ptr addrspace(1) %code, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <16 x i32>, ptr addrspace(1) %in, i32 %id
  %start = load <16 x i32>, ptr addrspace(1) %p
  br label %loop
loop:
  %pc = phi i32 [ 0, %entry ], [ %next, %loop ]
  %file = phi <16 x i32> [ %start, %entry ], [ %new, %loop ]
  %c = getelementptr i32, ptr addrspace(1) %code, i32 %pc
  %word = load i32, ptr addrspace(1) %c
  %a = and i32 %word, 15
  %w4 = lshr i32 %word, 4
  %b = and i32 %w4, 15
  %w8 = lshr i32 %word, 8
  %d = and i32 %w8, 15
  %x = extractelement <16 x i32> %file, i32 %a
  %y = extractelement <16 x i32> %file, i32 %b
  %sum = add i32 %x, %y
  %new = insertelement <16 x i32> %file, i32 %sum, i32 %d
  %next = add i32 %pc, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  %q = getelementptr <16 x i32>, ptr addrspace(1) %out, i32 %id
  store <16 x i32> %new, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @transitions(ptr addrspace(1) %table, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <12 x i32>, ptr addrspace(1) %table, i32 %id
  %rows = load <12 x i32>, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %state = phi i32 [ 0, %entry ], [ %new, %loop ]
  %row = extractelement <12 x i32> %rows, i32 %state
  %c = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %symbol = load i32, ptr addrspace(1) %c
  %shift = shl i32 %symbol, 2
  %moved = lshr i32 %row, %shift
  %new = and i32 %moved, 7
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %new, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @scores(ptr addrspace(1) %steps, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <10 x float>, ptr addrspace(1) %in, i32 %id
  %start = load <10 x float>, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %file = phi <10 x float> [ %start, %entry ], [ %new, %loop ]
  %c = getelementptr i32, ptr addrspace(1) %steps, i32 %i
  %at = load i32, ptr addrspace(1) %c
  %x = extractelement <10 x float> %file, i32 %at
  %y = fmul float %x, 0.5
  %more = fadd <10 x float> %file, splat (float 1.0)
  %new = insertelement <10 x float> %more, float %y, i32 %at
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  %q = getelementptr <10 x float>, ptr addrspace(1) %out, i32 %id
  store <10 x float> %new, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @wide_state(ptr addrspace(1) %steps, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <16 x double>, ptr addrspace(1) %in, i32 %id
  %start = load <16 x double>, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %file = phi <16 x double> [ %start, %entry ], [ %new, %loop ]
  %c = getelementptr i32, ptr addrspace(1) %steps, i32 %i
  %at = load i32, ptr addrspace(1) %c
  %k = and i32 %at, 15
  %x = extractelement <16 x double> %file, i32 %k
  %y = fmul double %x, %x
  %j = lshr i32 %k, 1
  %new = insertelement <16 x double> %file, double %y, i32 %j
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  %q = getelementptr <16 x double>, ptr addrspace(1) %out, i32 %id
  store <16 x double> %new, ptr addrspace(1) %q
  ret void
}
