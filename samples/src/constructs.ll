; Kernels written by hand for `llc`: buffer resources, a switch, an irreducible graph, i128 and double
; arithmetic, inline assembly and an indirect call, so that one file covers what C sources seldom reach.
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%pair = type { i32, float }

@table = internal addrspace(4) constant [4 x ptr] [ptr @increase, ptr @halve, ptr @increase, ptr @halve]
@scratchpad = internal addrspace(3) global [64 x i32] poison, align 16

define internal i32 @increase(i32 %x) #1 {
  %y = add nuw nsw i32 %x, 1
  ret i32 %y
}

define internal i32 @halve(i32 %x) #1 {
  %y = lshr exact i32 %x, 1
  ret i32 %y
}

define amdgpu_kernel void @buffers(ptr addrspace(8) inreg %from, ptr addrspace(8) inreg %to, i32 %n) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop

loop:
  %i = phi i32 [ %id, %entry ], [ %next, %loop ]
  %offset = shl nuw i32 %i, 4
  %value = call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %from, i32 %offset, i32 0, i32 0)
  %scaled = fmul contract <4 x float> %value, splat (float 2.000000e+00)
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %scaled, ptr addrspace(8) %to, i32 %offset, i32 0, i32 0)
  %next = add i32 %i, 64
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

; Two blocks of one cycle can both be entered from outside.
define amdgpu_kernel void @irreducible(ptr addrspace(1) noalias %data, i32 %n) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = trunc i32 %id to i1
  br i1 %odd, label %left, label %right

left:
  %a = phi i32 [ %id, %entry ], [ %d, %right ]
  %b = mul i32 %a, 3
  %stop = icmp ugt i32 %b, %n
  br i1 %stop, label %done, label %right

right:
  %c = phi i32 [ 7, %entry ], [ %b, %left ]
  %d = xor i32 %c, %id
  %again = icmp ult i32 %d, %n
  br i1 %again, label %left, label %done

done:
  %result = phi i32 [ %b, %left ], [ %d, %right ]
  %at = getelementptr inbounds i32, ptr addrspace(1) %data, i32 %id
  store i32 %result, ptr addrspace(1) %at, align 4
  ret void
}

define amdgpu_kernel void @choose(ptr addrspace(1) %out, ptr addrspace(4) %in, i32 %kind) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %value = load <4 x i32>, ptr addrspace(4) %in, align 16
  %first = extractelement <4 x i32> %value, i32 %kind
  switch i32 %kind, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 9, label %nine
  ]

zero:
  %entry.at = getelementptr [4 x ptr], ptr addrspace(4) @table, i32 0, i32 %first
  %callee = load ptr, ptr addrspace(4) %entry.at, align 8
  %called = call i32 %callee(i32 %id)
  br label %done

one:
  %wide = zext i32 %first to i128
  %shifted = shl i128 %wide, 70
  %divided = udiv i128 %shifted, 1000003
  %low = trunc i128 %divided to i32
  br label %done

nine:
  %asm = call i32 asm sideeffect "v_xor_b32_e32 $0, $1, $2", "=v,v,v"(i32 %id, i32 %first)
  %slot = getelementptr [64 x i32], ptr addrspace(3) @scratchpad, i32 0, i32 %id
  %old = atomicrmw umax ptr addrspace(3) %slot, i32 %asm syncscope("workgroup") acq_rel, align 4
  %swap = cmpxchg ptr addrspace(1) %out, i32 %old, i32 %asm syncscope("agent") monotonic monotonic, align 4
  %swapped = extractvalue { i32, i1 } %swap, 0
  br label %done

other:
  %double = uitofp i32 %first to double
  %root = call double @llvm.sqrt.f64(double %double)
  %whole = fptosi double %root to i32
  br label %done

done:
  %result = phi i32 [ %called, %zero ], [ %low, %one ], [ %swapped, %nine ], [ %whole, %other ]
  %at = getelementptr %pair, ptr addrspace(1) %out, i32 %id, i32 0
  store i32 %result, ptr addrspace(1) %at, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float>, ptr addrspace(8), i32, i32, i32)
declare double @llvm.sqrt.f64(double)

attributes #0 = { nounwind "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
attributes #1 = { noinline nounwind "amdgpu-no-workitem-id-x" }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
