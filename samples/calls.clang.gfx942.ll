; ModuleID = 'src/calls.hip'
source_filename = "src/calls.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Ray = type { float, float, float, float }

@.str = private unnamed_addr addrspace(4) constant [32 x i8] c"kind of element %d is negative\0A\00", align 1
@_ZL10operations = internal unnamed_addr addrspace(4) constant [3 x ptr] [ptr @_Z5twicef, ptr @_Z6squaref, ptr @_Z4cubef], align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress noinline norecurse nounwind
define internal fastcc void @report_failure(i32 noundef %0) unnamed_addr #0 {
  %2 = tail call i64 @__ockl_printf_begin(i64 0) #10
  %3 = icmp eq ptr addrspace(4) @.str, addrspacecast (ptr null to ptr addrspace(4))
  %4 = select i1 %3, i64 0, i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @.str, i64 31) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @.str to ptr) to i64)), i64 1))
  %5 = tail call i64 @__ockl_printf_append_string_n(i64 %2, ptr addrspacecast (ptr addrspace(4) @.str to ptr), i64 %4, i32 0) #10
  %6 = zext i32 %0 to i64
  %7 = tail call i64 @__ockl_printf_append_args(i64 %5, i32 1, i64 %6, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) #10
  ret void
}

declare i64 @__ockl_printf_begin(i64) local_unnamed_addr #1

declare i64 @__ockl_printf_append_string_n(i64, ptr, i64, i32) local_unnamed_addr #1

declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef float @_Z10polynomialfPKfi(float noundef %0, ptr noundef readonly captures(none) %1, i32 noundef range(i32 0, 8) %2) unnamed_addr #2 {
  br label %5

4:                                                ; preds = %5
  ret float %12

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %2, %3 ], [ %13, %5 ]
  %7 = phi float [ 0.000000e+00, %3 ], [ %12, %5 ]
  %8 = fmul contract float %0, %7
  %9 = zext nneg i32 %6 to i64
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !9
  %12 = fadd contract float %8, %11
  %13 = add nsw i32 %6, -1
  %14 = icmp eq i32 %6, 0
  br i1 %14, label %4, label %5, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { float, float, float, float } @_Z7reflect3Rayi(float %0, float %1, float %2, float %3, i32 noundef range(i32 -3, -2147483648) %4) unnamed_addr #3 {
  switch i32 %4, label %16 [
    i32 0, label %6
    i32 1, label %8
    i32 2, label %10
    i32 3, label %12
    i32 7, label %14
  ]

6:                                                ; preds = %5
  %7 = fneg contract float %0
  br label %18

8:                                                ; preds = %5
  %9 = fneg contract float %1
  br label %18

10:                                               ; preds = %5
  %11 = fneg contract float %2
  br label %18

12:                                               ; preds = %5
  %13 = tail call contract float @llvm.sqrt.f32(float %3)
  br label %18

14:                                               ; preds = %5
  %15 = tail call contract float @llvm.amdgcn.sin.f32(float %3)
  br label %18

16:                                               ; preds = %5
  %17 = fmul contract float %3, 5.000000e-01
  br label %18

18:                                               ; preds = %16, %14, %12, %10, %8, %6
  %19 = phi float [ %2, %16 ], [ %2, %6 ], [ %2, %8 ], [ %11, %10 ], [ %2, %12 ], [ %2, %14 ]
  %20 = phi float [ %1, %16 ], [ %1, %6 ], [ %9, %8 ], [ %1, %10 ], [ %1, %12 ], [ %1, %14 ]
  %21 = phi float [ %0, %16 ], [ %7, %6 ], [ %0, %8 ], [ %0, %10 ], [ %0, %12 ], [ %0, %14 ]
  %22 = phi float [ %17, %16 ], [ %3, %6 ], [ %3, %8 ], [ %3, %10 ], [ %13, %12 ], [ %15, %14 ]
  %23 = insertvalue { float, float, float, float } poison, float %21, 0
  %24 = insertvalue { float, float, float, float } %23, float %20, 1
  %25 = insertvalue { float, float, float, float } %24, float %19, 2
  %26 = insertvalue { float, float, float, float } %25, float %22, 3
  ret { float, float, float, float } %26
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sin.f32(float) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5twicef(float noundef %0) #5 {
  %2 = fadd contract float %0, %0
  ret float %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z6squaref(float noundef %0) #5 {
  %2 = fmul contract float %0, %0
  ret float %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4cubef(float noundef %0) #5 {
  %2 = fmul contract float %0, %0
  %3 = fmul contract float %0, %2
  ret float %3
}

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @calls(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #6 {
  %6 = ptrtoint ptr addrspace(1) %1 to i64
  %7 = inttoptr i64 %6 to ptr
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %11 = load i16, ptr addrspace(4) %10, align 4, !range !13, !invariant.load !14, !noundef !14
  %12 = zext nneg i16 %11 to i32
  %13 = mul nsw i32 %8, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = add nsw i32 %13, %14
  %16 = icmp slt i32 %15, %4
  br i1 %16, label %17, label %83

17:                                               ; preds = %5
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %17
  tail call fastcc void @report_failure(i32 noundef %15) #10
  tail call void @llvm.trap()
  unreachable

23:                                               ; preds = %17
  %24 = getelementptr inbounds %struct.Ray, ptr addrspace(1) %0, i64 %18
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 8
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 12
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !9
  %32 = tail call fastcc { float, float, float, float } @_Z7reflect3Rayi(float %25, float %27, float %29, float %31, i32 noundef %20) #10
  %33 = extractvalue { float, float, float, float } %32, 1
  %34 = extractvalue { float, float, float, float } %32, 2
  %35 = extractvalue { float, float, float, float } %32, 3
  %36 = fcmp contract ogt float %35, 1.000000e+00
  br i1 %36, label %37, label %76

37:                                               ; preds = %23
  %38 = extractvalue { float, float, float, float } %32, 0
  %39 = and i32 %20, 1
  %40 = icmp eq i32 %39, 0
  %41 = and i32 %20, 7
  %42 = and i32 %20, 2
  %43 = icmp eq i32 %42, 0
  %44 = urem i32 %20, 3
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw ptr, ptr addrspace(4) @_ZL10operations, i64 %45
  br label %47

47:                                               ; preds = %37, %69
  %48 = phi float [ %70, %69 ], [ %35, %37 ]
  %49 = phi float [ %71, %69 ], [ %38, %37 ]
  %50 = phi float [ %72, %69 ], [ %33, %37 ]
  %51 = phi float [ %73, %69 ], [ %34, %37 ]
  %52 = phi float [ %74, %69 ], [ %35, %37 ]
  br i1 %40, label %56, label %53

53:                                               ; preds = %47
  %54 = fmul contract float %48, 2.500000e-01
  %55 = tail call contract fastcc noundef float @_Z10polynomialfPKfi(float noundef %54, ptr noundef %7, i32 noundef %41) #10
  br label %69

56:                                               ; preds = %47
  br i1 %43, label %61, label %57

57:                                               ; preds = %56
  %58 = load ptr, ptr addrspace(4) %46, align 8, !tbaa !15
  %59 = tail call contract noundef float %58(float noundef %48) #11
  %60 = fmul contract float %59, 1.250000e-01
  br label %69

61:                                               ; preds = %56
  %62 = tail call fastcc { float, float, float, float } @_Z7reflect3Rayi(float %49, float %50, float %51, float %52, i32 noundef 1) #10
  %63 = extractvalue { float, float, float, float } %62, 0
  %64 = extractvalue { float, float, float, float } %62, 1
  %65 = extractvalue { float, float, float, float } %62, 2
  %66 = extractvalue { float, float, float, float } %62, 3
  %67 = fmul contract float %48, 5.000000e-01
  %68 = fadd contract float %67, %63
  br label %69

69:                                               ; preds = %57, %61, %53
  %70 = phi float [ %55, %53 ], [ %60, %57 ], [ %68, %61 ]
  %71 = phi float [ %49, %53 ], [ %49, %57 ], [ %63, %61 ]
  %72 = phi float [ %50, %53 ], [ %50, %57 ], [ %64, %61 ]
  %73 = phi float [ %51, %53 ], [ %51, %57 ], [ %65, %61 ]
  %74 = phi float [ %52, %53 ], [ %52, %57 ], [ %66, %61 ]
  %75 = fcmp contract ogt float %70, 1.000000e+00
  br i1 %75, label %47, label %76, !llvm.loop !17

76:                                               ; preds = %69, %23
  %77 = phi float [ %35, %23 ], [ %70, %69 ]
  %78 = phi float [ %33, %23 ], [ %72, %69 ]
  %79 = phi float [ %34, %23 ], [ %73, %69 ]
  %80 = fmul contract float %78, %79
  %81 = fadd contract float %77, %80
  %82 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %18
  store float %81, ptr addrspace(1) %82, align 4, !tbaa !9
  br label %83

83:                                               ; preds = %5, %76
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write)
define protected amdgpu_kernel void @collatz(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !13, !invariant.load !14, !noundef !14
  %8 = zext nneg i16 %7 to i32
  %9 = mul nsw i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %45

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %42, label %18

18:                                               ; preds = %13
  %19 = zext i32 %16 to i64
  br label %20

20:                                               ; preds = %18, %33
  %21 = phi i64 [ %34, %33 ], [ %19, %18 ]
  %22 = phi i32 [ %35, %33 ], [ 0, %18 ]
  %23 = icmp eq i64 %21, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %20
  tail call void @llvm.trap()
  unreachable

25:                                               ; preds = %20
  %26 = and i64 %21, 1
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = lshr exact i64 %21, 1
  br label %33

30:                                               ; preds = %25
  %31 = mul i64 %21, 3
  %32 = add i64 %31, 1
  br label %33

33:                                               ; preds = %30, %28
  %34 = phi i64 [ %29, %28 ], [ %32, %30 ]
  %35 = add nuw nsw i32 %22, 1
  %36 = icmp samesign ult i32 %22, 10000
  %37 = icmp ne i64 %34, 1
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %20, label %39, !llvm.loop !18

39:                                               ; preds = %33
  %40 = icmp eq i64 %34, 1
  %41 = select i1 %40, i32 %35, i32 -1
  br label %42

42:                                               ; preds = %39, %13
  %43 = phi i32 [ 0, %13 ], [ %41, %39 ]
  %44 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  store i32 %43, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %3, %42
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #9

attributes #0 = { mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{i16 1, i16 1025}
!14 = !{}
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !7, i64 0}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
