; ModuleID = 'amd.hip'
source_filename = "amd.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ11lds_at_onceE4part = internal unnamed_addr addrspace(3) global [1024 x float] undef, align 16
@_ZZ17lds_at_once_fixedE4part = internal unnamed_addr addrspace(3) global [1024 x float] undef, align 16
@_ZZ13single_bufferE4tile = internal unnamed_addr addrspace(3) global [256 x <4 x half>] undef, align 16
@_ZZ19single_buffer_fixedE4tile = internal unnamed_addr addrspace(3) global [2 x [256 x <4 x half>]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @wait_for_all(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !16
  %5 = zext nneg i32 %4 to i64, !dbg !20
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !20
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !20, !tbaa !21
  %8 = icmp sgt i32 %2, 2, !dbg !23
  br i1 %8, label %9, label %15, !dbg !23

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1024, !dbg !20
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !20, !tbaa !21
  %12 = add nuw nsw i32 %4, 256
  %13 = insertelement <2 x float> poison, float %11, i64 0
  %14 = insertelement <2 x float> %13, float %7, i64 1
  br label %20, !dbg !23

15:                                               ; preds = %20, %3
  %16 = phi float [ %7, %3 ], [ %35, %20 ], !dbg !24
  %17 = phi float [ 0.000000e+00, %3 ], [ %37, %20 ], !dbg !24
  %18 = fadd contract float %16, %17, !dbg !25
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !25
  store float %18, ptr addrspace(1) %19, align 4, !dbg !25, !tbaa !21
  ret void, !dbg !26

20:                                               ; preds = %9, %20
  %21 = phi float [ 0.000000e+00, %9 ], [ %37, %20 ]
  %22 = phi i32 [ 2, %9 ], [ %38, %20 ]
  %23 = phi <2 x float> [ %14, %9 ], [ %41, %20 ]
  %24 = shl nsw i32 %22, 8, !dbg !27
  %25 = add nuw i32 %24, %4, !dbg !27
  %26 = zext i32 %25 to i64, !dbg !27
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %26, !dbg !27
  %28 = load float, ptr addrspace(1) %27, align 4, !dbg !27, !tbaa !21
  tail call void asm sideeffect "s_waitcnt vmcnt(0)", ""() #12, !dbg !28, !srcloc !29
  %29 = fmul contract <2 x float> %23, %23, !dbg !30
  %30 = extractelement <2 x float> %29, i64 1, !dbg !31
  %31 = fadd contract float %30, %21, !dbg !31
  %32 = add nuw i32 %12, %24, !dbg !32
  %33 = zext i32 %32 to i64, !dbg !32
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %33, !dbg !32
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !32, !tbaa !21
  tail call void asm sideeffect "s_waitcnt vmcnt(0)", ""() #12, !dbg !33, !srcloc !34
  %36 = extractelement <2 x float> %29, i64 0, !dbg !30
  %37 = fadd contract float %36, %31, !dbg !30
  %38 = add nuw nsw i32 %22, 2, !dbg !23
  %39 = icmp slt i32 %38, %2, !dbg !23
  %40 = insertelement <2 x float> poison, float %28, i64 0
  %41 = insertelement <2 x float> %40, float %35, i64 1
  br i1 %39, label %20, label %15, !dbg !23, !llvm.loop !35
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @wait_for_all_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !39 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !40
  %5 = zext nneg i32 %4 to i64, !dbg !42
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !42
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !43, !tbaa !21
  %8 = icmp sgt i32 %2, 2, !dbg !44
  br i1 %8, label %9, label %12, !dbg !44

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1024, !dbg !42
  %11 = add nuw nsw i32 %4, 256
  br label %17, !dbg !44

12:                                               ; preds = %17, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %36, %17 ], !dbg !43
  %14 = phi float [ %7, %3 ], [ %38, %17 ], !dbg !43
  %15 = fadd contract float %13, %14, !dbg !45
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !45
  store float %15, ptr addrspace(1) %16, align 4, !dbg !45, !tbaa !21
  ret void, !dbg !46

17:                                               ; preds = %9, %17
  %18 = phi float [ %7, %9 ], [ %38, %17 ]
  %19 = phi float [ 0.000000e+00, %9 ], [ %36, %17 ]
  %20 = phi i32 [ 2, %9 ], [ %37, %17 ]
  %21 = phi ptr addrspace(1) [ %10, %9 ], [ %29, %17 ]
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !43, !tbaa !21
  %23 = shl nsw i32 %20, 8, !dbg !47
  %24 = add nuw i32 %23, %4, !dbg !47
  %25 = zext i32 %24 to i64, !dbg !47
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25, !dbg !47
  %27 = add nuw i32 %11, %23, !dbg !47
  %28 = zext i32 %27 to i64, !dbg !47
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %28, !dbg !47
  %30 = insertelement <2 x float> poison, float %18, i64 0, !dbg !48
  %31 = insertelement <2 x float> %30, float %22, i64 1, !dbg !48
  %32 = fmul contract <2 x float> %31, %31, !dbg !48
  %33 = shufflevector <2 x float> %32, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !48
  %34 = fadd contract <2 x float> %32, %33, !dbg !48
  %35 = extractelement <2 x float> %34, i64 0, !dbg !48
  %36 = fadd contract float %19, %35, !dbg !48
  %37 = add nuw nsw i32 %20, 2, !dbg !44
  %38 = load float, ptr addrspace(1) %26, align 4, !dbg !43, !tbaa !21
  %39 = icmp slt i32 %37, %2, !dbg !44
  br i1 %39, label %17, label %12, !dbg !44, !llvm.loop !49
}

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @idle_wait(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !51 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !52
  %4 = zext nneg i32 %3 to i64, !dbg !54
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !54
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !54, !tbaa !21
  %7 = fmul contract float %6, %6, !dbg !55
  %8 = tail call contract float asm sideeffect "s_waitcnt vmcnt(0)", "=v,0"(float %7) #12, !dbg !56, !srcloc !57
  %9 = fadd contract float %8, 1.000000e+00, !dbg !58
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4, !dbg !58
  store float %9, ptr addrspace(1) %10, align 4, !dbg !58, !tbaa !21
  ret void, !dbg !59
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @idle_wait_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !60 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !61
  %4 = zext nneg i32 %3 to i64, !dbg !63
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !63
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !63, !tbaa !21
  %7 = fmul contract float %6, %6, !dbg !64
  %8 = fadd contract float %7, 1.000000e+00, !dbg !65
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4, !dbg !65
  store float %8, ptr addrspace(1) %9, align 4, !dbg !65, !tbaa !21
  ret void, !dbg !66
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @lds_at_once(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !67 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64, !dbg !68
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !68
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !68, !tbaa !21
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11lds_at_onceE4part, i32 %4, !dbg !68
  store float %7, ptr addrspace(3) %8, align 4, !dbg !68, !tbaa !21
  %9 = add nuw nsw i32 %4, 256, !dbg !68
  %10 = zext nneg i32 %9 to i64, !dbg !68
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10, !dbg !68
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !68, !tbaa !21
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11lds_at_onceE4part, i32 %9, !dbg !68
  store float %12, ptr addrspace(3) %13, align 4, !dbg !68, !tbaa !21
  %14 = add nuw nsw i32 %4, 512, !dbg !68
  %15 = zext nneg i32 %14 to i64, !dbg !68
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15, !dbg !68
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !68, !tbaa !21
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11lds_at_onceE4part, i32 %14, !dbg !68
  store float %17, ptr addrspace(3) %18, align 4, !dbg !68, !tbaa !21
  %19 = add nuw nsw i32 %4, 768, !dbg !68
  %20 = zext nneg i32 %19 to i64, !dbg !68
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20, !dbg !68
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !68, !tbaa !21
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11lds_at_onceE4part, i32 %19, !dbg !68
  store float %22, ptr addrspace(3) %23, align 4, !dbg !68, !tbaa !21
  fence syncscope("workgroup") release, !dbg !69
  tail call void @llvm.amdgcn.s.barrier(), !dbg !72
  fence syncscope("workgroup") acquire, !dbg !73
  %24 = icmp sgt i32 %2, 0, !dbg !74
  br i1 %24, label %28, label %25, !dbg !74

25:                                               ; preds = %28, %3
  %26 = phi float [ 0.000000e+00, %3 ], [ %36, %28 ], !dbg !75
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !76
  store float %26, ptr addrspace(1) %27, align 4, !dbg !76, !tbaa !21
  ret void, !dbg !77

28:                                               ; preds = %3, %28
  %29 = phi i32 [ %37, %28 ], [ 0, %3 ]
  %30 = phi float [ %36, %28 ], [ 0.000000e+00, %3 ]
  %31 = fmul contract float %30, 5.000000e-01, !dbg !74
  %32 = add nuw i32 %29, %4, !dbg !74
  %33 = and i32 %32, 1023, !dbg !74
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11lds_at_onceE4part, i32 %33, !dbg !74
  %35 = load float, ptr addrspace(3) %34, align 4, !dbg !74, !tbaa !21
  %36 = fadd contract float %31, %35, !dbg !74
  %37 = add nuw nsw i32 %29, 1, !dbg !74
  %38 = icmp eq i32 %37, %2, !dbg !74
  br i1 %38, label %25, label %28, !dbg !74, !llvm.loop !78
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @lds_at_once_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !79 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64, !dbg !80
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !80
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !80, !tbaa !21
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %4, !dbg !80
  store float %7, ptr addrspace(3) %8, align 4, !dbg !80, !tbaa !21
  %9 = add nuw nsw i32 %4, 256, !dbg !80
  %10 = zext nneg i32 %9 to i64, !dbg !80
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10, !dbg !80
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !80, !tbaa !21
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %9, !dbg !80
  store float %12, ptr addrspace(3) %13, align 4, !dbg !80, !tbaa !21
  %14 = add nuw nsw i32 %4, 512, !dbg !80
  %15 = zext nneg i32 %14 to i64, !dbg !80
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15, !dbg !80
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !80, !tbaa !21
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %14, !dbg !80
  store float %17, ptr addrspace(3) %18, align 4, !dbg !80, !tbaa !21
  %19 = add nuw nsw i32 %4, 768, !dbg !80
  %20 = zext nneg i32 %19 to i64, !dbg !80
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20, !dbg !80
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !80, !tbaa !21
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %19, !dbg !80
  store float %22, ptr addrspace(3) %23, align 4, !dbg !80, !tbaa !21
  fence syncscope("workgroup") release, !dbg !81
  tail call void @llvm.amdgcn.s.barrier(), !dbg !83
  fence syncscope("workgroup") acquire, !dbg !84
  %24 = icmp sgt i32 %2, 0, !dbg !85
  br i1 %24, label %25, label %29, !dbg !85

25:                                               ; preds = %3
  %26 = add nuw nsw i32 %4, 1
  %27 = add nuw nsw i32 %4, 2
  %28 = add nuw nsw i32 %4, 3
  br label %32, !dbg !85

29:                                               ; preds = %32, %3
  %30 = phi float [ 0.000000e+00, %3 ], [ %58, %32 ], !dbg !86
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !87
  store float %30, ptr addrspace(1) %31, align 4, !dbg !87, !tbaa !21
  ret void, !dbg !88

32:                                               ; preds = %25, %32
  %33 = phi float [ 0.000000e+00, %25 ], [ %58, %32 ]
  %34 = phi i32 [ 0, %25 ], [ %59, %32 ]
  %35 = add nuw i32 %34, %4, !dbg !89
  %36 = and i32 %35, 1023, !dbg !89
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %36, !dbg !89
  %38 = load float, ptr addrspace(3) %37, align 4, !dbg !89, !tbaa !21
  %39 = add nuw i32 %26, %34, !dbg !89
  %40 = and i32 %39, 1023, !dbg !89
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %40, !dbg !89
  %42 = load float, ptr addrspace(3) %41, align 4, !dbg !89, !tbaa !21
  %43 = add nuw i32 %27, %34, !dbg !90
  %44 = and i32 %43, 1023, !dbg !90
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %44, !dbg !90
  %46 = load float, ptr addrspace(3) %45, align 4, !dbg !90, !tbaa !21
  %47 = add nuw i32 %28, %34, !dbg !90
  %48 = and i32 %47, 1023, !dbg !90
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ17lds_at_once_fixedE4part, i32 %48, !dbg !90
  %50 = load float, ptr addrspace(3) %49, align 4, !dbg !90, !tbaa !21
  %51 = fmul contract float %33, 5.000000e-01, !dbg !91
  %52 = fadd contract float %51, %38, !dbg !91
  %53 = fmul contract float %52, 5.000000e-01, !dbg !91
  %54 = fadd contract float %42, %53, !dbg !91
  %55 = fmul contract float %54, 5.000000e-01, !dbg !91
  %56 = fadd contract float %46, %55, !dbg !91
  %57 = fmul contract float %56, 5.000000e-01, !dbg !91
  %58 = fadd contract float %50, %57, !dbg !91
  %59 = add nuw nsw i32 %34, 4, !dbg !85
  %60 = icmp slt i32 %59, %2, !dbg !85
  br i1 %60, label %32, label %29, !dbg !85, !llvm.loop !92
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @lane_spills(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !94 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !95), !dbg !98
  tail call void @llvm.experimental.noalias.scope.decl(metadata !99), !dbg !98
  tail call void @llvm.experimental.noalias.scope.decl(metadata !101), !dbg !98
  %5 = load float, ptr addrspace(1) %1, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 64, !dbg !103
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 128, !dbg !103
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 192, !dbg !103
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 256, !dbg !103
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 320, !dbg !103
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 384, !dbg !103
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 448, !dbg !103
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 512, !dbg !103
  %21 = load float, ptr addrspace(1) %20, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 576, !dbg !103
  %23 = load float, ptr addrspace(1) %22, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 640, !dbg !103
  %25 = load float, ptr addrspace(1) %24, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 704, !dbg !103
  %27 = load float, ptr addrspace(1) %26, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 768, !dbg !103
  %29 = load float, ptr addrspace(1) %28, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 832, !dbg !103
  %31 = load float, ptr addrspace(1) %30, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 896, !dbg !103
  %33 = load float, ptr addrspace(1) %32, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 960, !dbg !103
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1024, !dbg !103
  %37 = load float, ptr addrspace(1) %36, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1088, !dbg !103
  %39 = load float, ptr addrspace(1) %38, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1152, !dbg !103
  %41 = load float, ptr addrspace(1) %40, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1216, !dbg !103
  %43 = load float, ptr addrspace(1) %42, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1280, !dbg !103
  %45 = load float, ptr addrspace(1) %44, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1344, !dbg !103
  %47 = load float, ptr addrspace(1) %46, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1408, !dbg !103
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1472, !dbg !103
  %51 = load float, ptr addrspace(1) %50, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1536, !dbg !103
  %53 = load float, ptr addrspace(1) %52, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1600, !dbg !103
  %55 = load float, ptr addrspace(1) %54, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1664, !dbg !103
  %57 = load float, ptr addrspace(1) %56, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1728, !dbg !103
  %59 = load float, ptr addrspace(1) %58, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1792, !dbg !103
  %61 = load float, ptr addrspace(1) %60, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1856, !dbg !103
  %63 = load float, ptr addrspace(1) %62, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1920, !dbg !103
  %65 = load float, ptr addrspace(1) %64, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1984, !dbg !103
  %67 = load float, ptr addrspace(1) %66, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2048, !dbg !103
  %69 = load float, ptr addrspace(1) %68, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2112, !dbg !103
  %71 = load float, ptr addrspace(1) %70, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2176, !dbg !103
  %73 = load float, ptr addrspace(1) %72, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2240, !dbg !103
  %75 = load float, ptr addrspace(1) %74, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2304, !dbg !103
  %77 = load float, ptr addrspace(1) %76, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2368, !dbg !103
  %79 = load float, ptr addrspace(1) %78, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2432, !dbg !103
  %81 = load float, ptr addrspace(1) %80, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2496, !dbg !103
  %83 = load float, ptr addrspace(1) %82, align 4, !dbg !103, !tbaa !21, !alias.scope !99, !noalias !106
  %84 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !107
  %85 = zext nneg i32 %84 to i64, !dbg !109
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %85, !dbg !109
  %87 = load float, ptr addrspace(1) %86, align 4, !dbg !109, !tbaa !21, !alias.scope !95, !noalias !110
  %88 = icmp sgt i32 %3, 0, !dbg !111
  br i1 %88, label %89, label %174, !dbg !111

89:                                               ; preds = %4, %89
  %90 = phi i32 [ %172, %89 ], [ 0, %4 ]
  %91 = phi float [ %171, %89 ], [ %87, %4 ]
  %92 = fmul contract float %5, %91, !dbg !112
  %93 = fadd contract float %92, 5.000000e-01, !dbg !112
  %94 = fmul contract float %7, %93, !dbg !112
  %95 = fadd contract float %94, 5.000000e-01, !dbg !112
  %96 = fmul contract float %9, %95, !dbg !112
  %97 = fadd contract float %96, 5.000000e-01, !dbg !112
  %98 = fmul contract float %11, %97, !dbg !112
  %99 = fadd contract float %98, 5.000000e-01, !dbg !112
  %100 = fmul contract float %13, %99, !dbg !112
  %101 = fadd contract float %100, 5.000000e-01, !dbg !112
  %102 = fmul contract float %15, %101, !dbg !112
  %103 = fadd contract float %102, 5.000000e-01, !dbg !112
  %104 = fmul contract float %17, %103, !dbg !112
  %105 = fadd contract float %104, 5.000000e-01, !dbg !112
  %106 = fmul contract float %19, %105, !dbg !112
  %107 = fadd contract float %106, 5.000000e-01, !dbg !112
  %108 = fmul contract float %21, %107, !dbg !112
  %109 = fadd contract float %108, 5.000000e-01, !dbg !112
  %110 = fmul contract float %23, %109, !dbg !112
  %111 = fadd contract float %110, 5.000000e-01, !dbg !112
  %112 = fmul contract float %25, %111, !dbg !112
  %113 = fadd contract float %112, 5.000000e-01, !dbg !112
  %114 = fmul contract float %27, %113, !dbg !112
  %115 = fadd contract float %114, 5.000000e-01, !dbg !112
  %116 = fmul contract float %29, %115, !dbg !112
  %117 = fadd contract float %116, 5.000000e-01, !dbg !112
  %118 = fmul contract float %31, %117, !dbg !112
  %119 = fadd contract float %118, 5.000000e-01, !dbg !112
  %120 = fmul contract float %33, %119, !dbg !112
  %121 = fadd contract float %120, 5.000000e-01, !dbg !112
  %122 = fmul contract float %35, %121, !dbg !112
  %123 = fadd contract float %122, 5.000000e-01, !dbg !112
  %124 = fmul contract float %37, %123, !dbg !112
  %125 = fadd contract float %124, 5.000000e-01, !dbg !112
  %126 = fmul contract float %39, %125, !dbg !112
  %127 = fadd contract float %126, 5.000000e-01, !dbg !112
  %128 = fmul contract float %41, %127, !dbg !112
  %129 = fadd contract float %128, 5.000000e-01, !dbg !112
  %130 = fmul contract float %43, %129, !dbg !112
  %131 = fadd contract float %130, 5.000000e-01, !dbg !112
  %132 = fmul contract float %45, %131, !dbg !112
  %133 = fadd contract float %132, 5.000000e-01, !dbg !112
  %134 = fmul contract float %47, %133, !dbg !112
  %135 = fadd contract float %134, 5.000000e-01, !dbg !112
  %136 = fmul contract float %49, %135, !dbg !112
  %137 = fadd contract float %136, 5.000000e-01, !dbg !112
  %138 = fmul contract float %51, %137, !dbg !112
  %139 = fadd contract float %138, 5.000000e-01, !dbg !112
  %140 = fmul contract float %53, %139, !dbg !112
  %141 = fadd contract float %140, 5.000000e-01, !dbg !112
  %142 = fmul contract float %55, %141, !dbg !112
  %143 = fadd contract float %142, 5.000000e-01, !dbg !112
  %144 = fmul contract float %57, %143, !dbg !112
  %145 = fadd contract float %144, 5.000000e-01, !dbg !112
  %146 = fmul contract float %59, %145, !dbg !112
  %147 = fadd contract float %146, 5.000000e-01, !dbg !112
  %148 = fmul contract float %61, %147, !dbg !112
  %149 = fadd contract float %148, 5.000000e-01, !dbg !112
  %150 = fmul contract float %63, %149, !dbg !112
  %151 = fadd contract float %150, 5.000000e-01, !dbg !112
  %152 = fmul contract float %65, %151, !dbg !112
  %153 = fadd contract float %152, 5.000000e-01, !dbg !112
  %154 = fmul contract float %67, %153, !dbg !112
  %155 = fadd contract float %154, 5.000000e-01, !dbg !112
  %156 = fmul contract float %69, %155, !dbg !112
  %157 = fadd contract float %156, 5.000000e-01, !dbg !112
  %158 = fmul contract float %71, %157, !dbg !112
  %159 = fadd contract float %158, 5.000000e-01, !dbg !112
  %160 = fmul contract float %73, %159, !dbg !112
  %161 = fadd contract float %160, 5.000000e-01, !dbg !112
  %162 = fmul contract float %75, %161, !dbg !112
  %163 = fadd contract float %162, 5.000000e-01, !dbg !112
  %164 = fmul contract float %77, %163, !dbg !112
  %165 = fadd contract float %164, 5.000000e-01, !dbg !112
  %166 = fmul contract float %79, %165, !dbg !112
  %167 = fadd contract float %166, 5.000000e-01, !dbg !112
  %168 = fmul contract float %81, %167, !dbg !112
  %169 = fadd contract float %168, 5.000000e-01, !dbg !112
  %170 = fmul contract float %83, %169, !dbg !112
  %171 = fadd contract float %170, 5.000000e-01, !dbg !112
  %172 = add nuw nsw i32 %90, 1, !dbg !111
  %173 = icmp eq i32 %172, %3, !dbg !111
  br i1 %173, label %174, label %89, !dbg !111, !llvm.loop !113

174:                                              ; preds = %89, %4
  %175 = phi float [ %87, %4 ], [ %171, %89 ], !dbg !109
  %176 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %85, !dbg !115
  store float %175, ptr addrspace(1) %176, align 4, !dbg !115, !tbaa !21, !alias.scope !101, !noalias !116
  ret void, !dbg !117
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @lane_spills_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !dbg !118 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !119), !dbg !122
  tail call void @llvm.experimental.noalias.scope.decl(metadata !123), !dbg !122
  tail call void @llvm.experimental.noalias.scope.decl(metadata !125), !dbg !122
  %5 = load float, ptr addrspace(1) %1, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 64, !dbg !127
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 128, !dbg !127
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 192, !dbg !127
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 256, !dbg !127
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 320, !dbg !127
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 384, !dbg !127
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 448, !dbg !127
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 512, !dbg !127
  %21 = load float, ptr addrspace(1) %20, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 576, !dbg !127
  %23 = load float, ptr addrspace(1) %22, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 640, !dbg !127
  %25 = load float, ptr addrspace(1) %24, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 704, !dbg !127
  %27 = load float, ptr addrspace(1) %26, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 768, !dbg !127
  %29 = load float, ptr addrspace(1) %28, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 832, !dbg !127
  %31 = load float, ptr addrspace(1) %30, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 896, !dbg !127
  %33 = load float, ptr addrspace(1) %32, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 960, !dbg !127
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1024, !dbg !127
  %37 = load float, ptr addrspace(1) %36, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1088, !dbg !127
  %39 = load float, ptr addrspace(1) %38, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1152, !dbg !127
  %41 = load float, ptr addrspace(1) %40, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1216, !dbg !127
  %43 = load float, ptr addrspace(1) %42, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1280, !dbg !127
  %45 = load float, ptr addrspace(1) %44, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1344, !dbg !127
  %47 = load float, ptr addrspace(1) %46, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1408, !dbg !127
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1472, !dbg !127
  %51 = load float, ptr addrspace(1) %50, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1536, !dbg !127
  %53 = load float, ptr addrspace(1) %52, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1600, !dbg !127
  %55 = load float, ptr addrspace(1) %54, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1664, !dbg !127
  %57 = load float, ptr addrspace(1) %56, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1728, !dbg !127
  %59 = load float, ptr addrspace(1) %58, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1792, !dbg !127
  %61 = load float, ptr addrspace(1) %60, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1856, !dbg !127
  %63 = load float, ptr addrspace(1) %62, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1920, !dbg !127
  %65 = load float, ptr addrspace(1) %64, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1984, !dbg !127
  %67 = load float, ptr addrspace(1) %66, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2048, !dbg !127
  %69 = load float, ptr addrspace(1) %68, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2112, !dbg !127
  %71 = load float, ptr addrspace(1) %70, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2176, !dbg !127
  %73 = load float, ptr addrspace(1) %72, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2240, !dbg !127
  %75 = load float, ptr addrspace(1) %74, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2304, !dbg !127
  %77 = load float, ptr addrspace(1) %76, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2368, !dbg !127
  %79 = load float, ptr addrspace(1) %78, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2432, !dbg !127
  %81 = load float, ptr addrspace(1) %80, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2496, !dbg !127
  %83 = load float, ptr addrspace(1) %82, align 4, !dbg !127, !tbaa !21, !alias.scope !123, !noalias !129
  %84 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !130
  %85 = zext nneg i32 %84 to i64, !dbg !132
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %85, !dbg !132
  %87 = load float, ptr addrspace(1) %86, align 4, !dbg !132, !tbaa !21, !alias.scope !119, !noalias !133
  %88 = icmp sgt i32 %3, 0, !dbg !134
  br i1 %88, label %89, label %174, !dbg !134

89:                                               ; preds = %4, %89
  %90 = phi i32 [ %172, %89 ], [ 0, %4 ]
  %91 = phi float [ %171, %89 ], [ %87, %4 ]
  %92 = fmul contract float %5, %91, !dbg !135
  %93 = fadd contract float %92, 5.000000e-01, !dbg !135
  %94 = fmul contract float %7, %93, !dbg !135
  %95 = fadd contract float %94, 5.000000e-01, !dbg !135
  %96 = fmul contract float %9, %95, !dbg !135
  %97 = fadd contract float %96, 5.000000e-01, !dbg !135
  %98 = fmul contract float %11, %97, !dbg !135
  %99 = fadd contract float %98, 5.000000e-01, !dbg !135
  %100 = fmul contract float %13, %99, !dbg !135
  %101 = fadd contract float %100, 5.000000e-01, !dbg !135
  %102 = fmul contract float %15, %101, !dbg !135
  %103 = fadd contract float %102, 5.000000e-01, !dbg !135
  %104 = fmul contract float %17, %103, !dbg !135
  %105 = fadd contract float %104, 5.000000e-01, !dbg !135
  %106 = fmul contract float %19, %105, !dbg !135
  %107 = fadd contract float %106, 5.000000e-01, !dbg !135
  %108 = fmul contract float %21, %107, !dbg !135
  %109 = fadd contract float %108, 5.000000e-01, !dbg !135
  %110 = fmul contract float %23, %109, !dbg !135
  %111 = fadd contract float %110, 5.000000e-01, !dbg !135
  %112 = fmul contract float %25, %111, !dbg !135
  %113 = fadd contract float %112, 5.000000e-01, !dbg !135
  %114 = fmul contract float %27, %113, !dbg !135
  %115 = fadd contract float %114, 5.000000e-01, !dbg !135
  %116 = fmul contract float %29, %115, !dbg !135
  %117 = fadd contract float %116, 5.000000e-01, !dbg !135
  %118 = fmul contract float %31, %117, !dbg !135
  %119 = fadd contract float %118, 5.000000e-01, !dbg !135
  %120 = fmul contract float %33, %119, !dbg !135
  %121 = fadd contract float %120, 5.000000e-01, !dbg !135
  %122 = fmul contract float %35, %121, !dbg !135
  %123 = fadd contract float %122, 5.000000e-01, !dbg !135
  %124 = fmul contract float %37, %123, !dbg !135
  %125 = fadd contract float %124, 5.000000e-01, !dbg !135
  %126 = fmul contract float %39, %125, !dbg !135
  %127 = fadd contract float %126, 5.000000e-01, !dbg !135
  %128 = fmul contract float %41, %127, !dbg !135
  %129 = fadd contract float %128, 5.000000e-01, !dbg !135
  %130 = fmul contract float %43, %129, !dbg !135
  %131 = fadd contract float %130, 5.000000e-01, !dbg !135
  %132 = fmul contract float %45, %131, !dbg !135
  %133 = fadd contract float %132, 5.000000e-01, !dbg !135
  %134 = fmul contract float %47, %133, !dbg !135
  %135 = fadd contract float %134, 5.000000e-01, !dbg !135
  %136 = fmul contract float %49, %135, !dbg !135
  %137 = fadd contract float %136, 5.000000e-01, !dbg !135
  %138 = fmul contract float %51, %137, !dbg !135
  %139 = fadd contract float %138, 5.000000e-01, !dbg !135
  %140 = fmul contract float %53, %139, !dbg !135
  %141 = fadd contract float %140, 5.000000e-01, !dbg !135
  %142 = fmul contract float %55, %141, !dbg !135
  %143 = fadd contract float %142, 5.000000e-01, !dbg !135
  %144 = fmul contract float %57, %143, !dbg !135
  %145 = fadd contract float %144, 5.000000e-01, !dbg !135
  %146 = fmul contract float %59, %145, !dbg !135
  %147 = fadd contract float %146, 5.000000e-01, !dbg !135
  %148 = fmul contract float %61, %147, !dbg !135
  %149 = fadd contract float %148, 5.000000e-01, !dbg !135
  %150 = fmul contract float %63, %149, !dbg !135
  %151 = fadd contract float %150, 5.000000e-01, !dbg !135
  %152 = fmul contract float %65, %151, !dbg !135
  %153 = fadd contract float %152, 5.000000e-01, !dbg !135
  %154 = fmul contract float %67, %153, !dbg !135
  %155 = fadd contract float %154, 5.000000e-01, !dbg !135
  %156 = fmul contract float %69, %155, !dbg !135
  %157 = fadd contract float %156, 5.000000e-01, !dbg !135
  %158 = fmul contract float %71, %157, !dbg !135
  %159 = fadd contract float %158, 5.000000e-01, !dbg !135
  %160 = fmul contract float %73, %159, !dbg !135
  %161 = fadd contract float %160, 5.000000e-01, !dbg !135
  %162 = fmul contract float %75, %161, !dbg !135
  %163 = fadd contract float %162, 5.000000e-01, !dbg !135
  %164 = fmul contract float %77, %163, !dbg !135
  %165 = fadd contract float %164, 5.000000e-01, !dbg !135
  %166 = fmul contract float %79, %165, !dbg !135
  %167 = fadd contract float %166, 5.000000e-01, !dbg !135
  %168 = fmul contract float %81, %167, !dbg !135
  %169 = fadd contract float %168, 5.000000e-01, !dbg !135
  %170 = fmul contract float %83, %169, !dbg !135
  %171 = fadd contract float %170, 5.000000e-01, !dbg !135
  %172 = add nuw nsw i32 %90, 1, !dbg !134
  %173 = icmp eq i32 %172, %3, !dbg !134
  br i1 %173, label %174, label %89, !dbg !134, !llvm.loop !136

174:                                              ; preds = %89, %4
  %175 = phi float [ %87, %4 ], [ %171, %89 ], !dbg !132
  %176 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %85, !dbg !138
  store float %175, ptr addrspace(1) %176, align 4, !dbg !138, !tbaa !21, !alias.scope !125, !noalias !139
  ret void, !dbg !140
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @one_sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !dbg !141 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !142
  %5 = zext nneg i32 %4 to i64, !dbg !144
  %6 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %5, !dbg !144
  %7 = load <4 x half>, ptr addrspace(1) %6, align 8, !dbg !144, !tbaa !145
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 512, !dbg !144
  %9 = load <4 x half>, ptr addrspace(1) %8, align 8, !dbg !144, !tbaa !145
  %10 = icmp sgt i32 %2, 0, !dbg !146
  br i1 %10, label %14, label %11, !dbg !146

11:                                               ; preds = %14, %3
  %12 = phi <16 x float> [ zeroinitializer, %3 ], [ %17, %14 ], !dbg !147
  %13 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %5, !dbg !148
  store <16 x float> %12, ptr addrspace(1) %13, align 64, !dbg !148, !tbaa !145
  ret void, !dbg !149

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %18, %14 ], [ 0, %3 ]
  %16 = phi <16 x float> [ %17, %14 ], [ zeroinitializer, %3 ]
  %17 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %7, <4 x half> %9, <16 x float> %16, i32 0, i32 0, i32 0), !dbg !146
  %18 = add nuw nsw i32 %15, 1, !dbg !146
  %19 = icmp eq i32 %18, %2, !dbg !146
  br i1 %19, label %11, label %14, !dbg !146, !llvm.loop !150
}

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @one_sum_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !dbg !151 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !152
  %5 = zext nneg i32 %4 to i64, !dbg !154
  %6 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %5, !dbg !154
  %7 = load <4 x half>, ptr addrspace(1) %6, align 8, !dbg !154, !tbaa !145
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 512, !dbg !154
  %9 = load <4 x half>, ptr addrspace(1) %8, align 8, !dbg !154, !tbaa !145
  %10 = icmp sgt i32 %2, 0, !dbg !155
  br i1 %10, label %11, label %27, !dbg !155

11:                                               ; preds = %3, %11
  %12 = phi <16 x float> [ %20, %11 ], [ zeroinitializer, %3 ], !dbg !156
  %13 = phi <16 x float> [ %19, %11 ], [ zeroinitializer, %3 ], !dbg !156
  %14 = phi <16 x float> [ %18, %11 ], [ zeroinitializer, %3 ], !dbg !156
  %15 = phi <16 x float> [ %17, %11 ], [ zeroinitializer, %3 ], !dbg !156
  %16 = phi i32 [ %21, %11 ], [ 0, %3 ]
  %17 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %7, <4 x half> %9, <16 x float> %15, i32 0, i32 0, i32 0), !dbg !157
  %18 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %7, <4 x half> %9, <16 x float> %14, i32 0, i32 0, i32 0), !dbg !157
  %19 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %7, <4 x half> %9, <16 x float> %13, i32 0, i32 0, i32 0), !dbg !157
  %20 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %7, <4 x half> %9, <16 x float> %12, i32 0, i32 0, i32 0), !dbg !157
  %21 = add nuw nsw i32 %16, 4, !dbg !155
  %22 = icmp slt i32 %21, %2, !dbg !155
  br i1 %22, label %11, label %23, !dbg !155, !llvm.loop !158

23:                                               ; preds = %11
  %24 = fadd contract <16 x float> %17, %18, !dbg !159
  %25 = fadd contract <16 x float> %24, %19, !dbg !159
  %26 = fadd contract <16 x float> %25, %20, !dbg !159
  br label %27, !dbg !159

27:                                               ; preds = %23, %3
  %28 = phi <16 x float> [ %26, %23 ], [ zeroinitializer, %3 ], !dbg !159
  %29 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %5, !dbg !159
  store <16 x float> %28, ptr addrspace(1) %29, align 64, !dbg !159, !tbaa !145
  ret void, !dbg !160
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @starved(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !dbg !161 {
  %5 = icmp sgt i32 %3, 0, !dbg !162
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %5, label %11, label %7, !dbg !162

7:                                                ; preds = %11, %4
  %8 = phi <16 x float> [ zeroinitializer, %4 ], [ %21, %11 ], !dbg !163
  %9 = zext nneg i32 %6 to i64, !dbg !164
  %10 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %2, i64 %9, !dbg !164
  store <16 x float> %8, ptr addrspace(1) %10, align 64, !dbg !164, !tbaa !145
  ret void, !dbg !165

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %22, %11 ], [ 0, %4 ]
  %13 = phi <16 x float> [ %21, %11 ], [ zeroinitializer, %4 ]
  %14 = shl nsw i32 %12, 6, !dbg !166
  %15 = add nuw i32 %14, %6, !dbg !166
  %16 = zext i32 %15 to i64, !dbg !166
  %17 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %16, !dbg !166
  %18 = load <4 x half>, ptr addrspace(1) %17, align 8, !dbg !166, !tbaa !145
  %19 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %16, !dbg !166
  %20 = load <4 x half>, ptr addrspace(1) %19, align 8, !dbg !166, !tbaa !145
  %21 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %18, <4 x half> %20, <16 x float> %13, i32 0, i32 0, i32 0), !dbg !166
  %22 = add nuw nsw i32 %12, 1, !dbg !162
  %23 = icmp eq i32 %22, %3, !dbg !162
  br i1 %23, label %7, label %11, !dbg !162, !llvm.loop !167
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @starved_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !dbg !168 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !169
  %6 = zext nneg i32 %5 to i64, !dbg !171
  %7 = icmp sgt i32 %3, 1, !dbg !172
  br i1 %7, label %8, label %23, !dbg !172

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %6, !dbg !171
  %10 = load <4 x half>, ptr addrspace(1) %9, align 8, !dbg !171, !tbaa !145
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 512, !dbg !171
  %12 = load <4 x half>, ptr addrspace(1) %11, align 8, !dbg !171, !tbaa !145
  %13 = shufflevector <4 x half> %10, <4 x half> %12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !171
  %14 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %6, !dbg !171
  %15 = load <4 x half>, ptr addrspace(1) %14, align 8, !dbg !171, !tbaa !145
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 512, !dbg !171
  %17 = load <4 x half>, ptr addrspace(1) %16, align 8, !dbg !171, !tbaa !145
  %18 = shufflevector <4 x half> %15, <4 x half> %17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !171
  br label %26, !dbg !172

19:                                               ; preds = %26
  %20 = fadd contract <16 x float> %53, %56, !dbg !173
  %21 = fadd contract <16 x float> %20, %59, !dbg !173
  %22 = fadd contract <16 x float> %21, %60, !dbg !173
  br label %23, !dbg !173

23:                                               ; preds = %19, %4
  %24 = phi <16 x float> [ %22, %19 ], [ zeroinitializer, %4 ], !dbg !173
  %25 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %2, i64 %6, !dbg !173
  store <16 x float> %24, ptr addrspace(1) %25, align 64, !dbg !173, !tbaa !145
  ret void, !dbg !174

26:                                               ; preds = %8, %26
  %27 = phi <16 x float> [ zeroinitializer, %8 ], [ %60, %26 ], !dbg !175
  %28 = phi <16 x float> [ zeroinitializer, %8 ], [ %59, %26 ], !dbg !175
  %29 = phi <16 x float> [ zeroinitializer, %8 ], [ %56, %26 ], !dbg !175
  %30 = phi <16 x float> [ zeroinitializer, %8 ], [ %53, %26 ], !dbg !175
  %31 = phi i32 [ 1, %8 ], [ %75, %26 ]
  %32 = phi <8 x half> [ %18, %8 ], [ %71, %26 ]
  %33 = phi <8 x half> [ %13, %8 ], [ %74, %26 ]
  %34 = shl nsw i32 %31, 7, !dbg !176
  %35 = add nuw i32 %34, %5, !dbg !176
  %36 = zext i32 %35 to i64, !dbg !176
  %37 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %36, !dbg !176
  %38 = load <4 x half>, ptr addrspace(1) %37, align 8, !dbg !176, !tbaa !145
  %39 = add i32 %35, 64, !dbg !176
  %40 = zext i32 %39 to i64, !dbg !176
  %41 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %40, !dbg !176
  %42 = load <4 x half>, ptr addrspace(1) %41, align 8, !dbg !176, !tbaa !145
  %43 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %36, !dbg !177
  %44 = load <4 x half>, ptr addrspace(1) %43, align 8, !dbg !177, !tbaa !145
  %45 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %40, !dbg !177
  %46 = load <4 x half>, ptr addrspace(1) %45, align 8, !dbg !177, !tbaa !145
  %47 = bitcast <8 x half> %32 to <2 x i64>
  %48 = bitcast <8 x half> %33 to <2 x i64>
  %49 = extractelement <2 x i64> %48, i64 0, !dbg !178
  %50 = bitcast i64 %49 to <4 x half>, !dbg !178
  %51 = extractelement <2 x i64> %47, i64 0
  %52 = bitcast i64 %51 to <4 x half>
  %53 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %52, <4 x half> %50, <16 x float> %30, i32 0, i32 0, i32 0), !dbg !178
  %54 = extractelement <2 x i64> %48, i64 1, !dbg !178
  %55 = bitcast i64 %54 to <4 x half>, !dbg !178
  %56 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %52, <4 x half> %55, <16 x float> %29, i32 0, i32 0, i32 0), !dbg !178
  %57 = extractelement <2 x i64> %47, i64 1
  %58 = bitcast i64 %57 to <4 x half>
  %59 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %58, <4 x half> %50, <16 x float> %28, i32 0, i32 0, i32 0), !dbg !178
  %60 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %58, <4 x half> %55, <16 x float> %27, i32 0, i32 0, i32 0), !dbg !178
  %61 = shufflevector <4 x half> %38, <4 x half> %42, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !176
  %62 = shufflevector <4 x half> %44, <4 x half> %46, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !177
  %63 = bitcast <8 x half> %61 to <2 x i64>
  %64 = bitcast <8 x half> %62 to <2 x i64>
  %65 = extractelement <2 x i64> %63, i64 0, !dbg !179
  %66 = bitcast i64 %65 to <4 x half>, !dbg !179
  %67 = extractelement <2 x i64> %64, i64 0, !dbg !179
  %68 = bitcast i64 %67 to <4 x half>, !dbg !179
  %69 = extractelement <2 x i64> %63, i64 1, !dbg !179
  %70 = bitcast i64 %69 to <4 x half>, !dbg !179
  %71 = shufflevector <4 x half> %66, <4 x half> %70, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !179
  %72 = extractelement <2 x i64> %64, i64 1, !dbg !179
  %73 = bitcast i64 %72 to <4 x half>, !dbg !179
  %74 = shufflevector <4 x half> %68, <4 x half> %73, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !179
  %75 = add nuw nsw i32 %31, 1, !dbg !172
  %76 = icmp eq i32 %75, %3, !dbg !172
  br i1 %76, label %19, label %26, !dbg !172, !llvm.loop !180
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @single_buffer(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !182 {
  %4 = icmp sgt i32 %2, 0, !dbg !183
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %6, label %53, !dbg !183

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw <4 x half>, ptr addrspace(3) @_ZZ13single_bufferE4tile, i32 %5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 512
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1024
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1536
  br label %11, !dbg !183

11:                                               ; preds = %6, %11
  %12 = phi i32 [ 0, %6 ], [ %49, %11 ]
  %13 = phi <32 x float> [ zeroinitializer, %6 ], [ %48, %11 ]
  %14 = shl nsw i32 %12, 8
  %15 = add nuw i32 %14, %5
  %16 = zext i32 %15 to i64, !dbg !184
  %17 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %16, !dbg !184
  %18 = load <4 x half>, ptr addrspace(1) %17, align 8, !dbg !184, !tbaa !145
  store <4 x half> %18, ptr addrspace(3) %7, align 8, !dbg !184, !tbaa !145
  %19 = add nuw i32 %15, 64, !dbg !184
  %20 = zext i32 %19 to i64, !dbg !184
  %21 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %20, !dbg !184
  %22 = load <4 x half>, ptr addrspace(1) %21, align 8, !dbg !184, !tbaa !145
  store <4 x half> %22, ptr addrspace(3) %8, align 8, !dbg !184, !tbaa !145
  %23 = add nuw i32 %15, 128, !dbg !184
  %24 = zext i32 %23 to i64, !dbg !184
  %25 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %24, !dbg !184
  %26 = load <4 x half>, ptr addrspace(1) %25, align 8, !dbg !184, !tbaa !145
  store <4 x half> %26, ptr addrspace(3) %9, align 8, !dbg !184, !tbaa !145
  %27 = add nuw i32 %15, 192, !dbg !184
  %28 = zext i32 %27 to i64, !dbg !184
  %29 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %28, !dbg !184
  %30 = load <4 x half>, ptr addrspace(1) %29, align 8, !dbg !184, !tbaa !145
  store <4 x half> %30, ptr addrspace(3) %10, align 8, !dbg !184, !tbaa !145
  fence syncscope("workgroup") release, !dbg !185
  tail call void @llvm.amdgcn.s.barrier(), !dbg !187
  fence syncscope("workgroup") acquire, !dbg !188
  %31 = load <4 x half>, ptr addrspace(3) %7, align 8, !dbg !189, !tbaa !145
  %32 = load <4 x half>, ptr addrspace(3) %8, align 8, !dbg !189, !tbaa !145
  %33 = load <4 x half>, ptr addrspace(3) %9, align 8, !dbg !189, !tbaa !145
  %34 = load <4 x half>, ptr addrspace(3) %10, align 8, !dbg !189, !tbaa !145
  %35 = bitcast <32 x float> %13 to <2 x i512>, !dbg !190
  %36 = extractelement <2 x i512> %35, i64 0, !dbg !190
  %37 = bitcast i512 %36 to <16 x float>, !dbg !190
  %38 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %31, <4 x half> %32, <16 x float> %37, i32 0, i32 0, i32 0), !dbg !190
  %39 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %33, <4 x half> %34, <16 x float> %38, i32 0, i32 0, i32 0), !dbg !191
  %40 = shufflevector <16 x float> %39, <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <32 x float> %40, <32 x float> %13, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, !dbg !191
  %42 = bitcast <32 x float> %41 to <2 x i512>, !dbg !190
  %43 = extractelement <2 x i512> %42, i64 1, !dbg !190
  %44 = bitcast i512 %43 to <16 x float>, !dbg !190
  %45 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %31, <4 x half> %32, <16 x float> %44, i32 0, i32 0, i32 0), !dbg !190
  %46 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %33, <4 x half> %34, <16 x float> %45, i32 0, i32 0, i32 0), !dbg !191
  %47 = shufflevector <16 x float> %46, <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %48 = shufflevector <32 x float> %41, <32 x float> %47, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>, !dbg !191
  fence syncscope("workgroup") release, !dbg !192
  tail call void @llvm.amdgcn.s.barrier(), !dbg !194
  fence syncscope("workgroup") acquire, !dbg !195
  %49 = add nuw nsw i32 %12, 1, !dbg !183
  %50 = icmp eq i32 %49, %2, !dbg !183
  br i1 %50, label %51, label %11, !dbg !183, !llvm.loop !196

51:                                               ; preds = %11
  %52 = fadd contract <16 x float> %39, %46, !dbg !198
  br label %53, !dbg !198

53:                                               ; preds = %3, %51
  %54 = phi <16 x float> [ %52, %51 ], [ zeroinitializer, %3 ], !dbg !198
  %55 = zext nneg i32 %5 to i64, !dbg !198
  %56 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %55, !dbg !198
  store <16 x float> %54, ptr addrspace(1) %56, align 64, !dbg !198, !tbaa !145
  ret void, !dbg !199
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @single_buffer_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !200 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64, !dbg !201
  %6 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %5, !dbg !201
  %7 = load <4 x half>, ptr addrspace(1) %6, align 8, !dbg !201, !tbaa !145
  %8 = getelementptr inbounds nuw <4 x half>, ptr addrspace(3) @_ZZ19single_buffer_fixedE4tile, i32 %4, !dbg !201
  store <4 x half> %7, ptr addrspace(3) %8, align 8, !dbg !201, !tbaa !145
  %9 = add nuw nsw i32 %4, 64, !dbg !201
  %10 = zext nneg i32 %9 to i64, !dbg !201
  %11 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %10, !dbg !201
  %12 = load <4 x half>, ptr addrspace(1) %11, align 8, !dbg !201, !tbaa !145
  %13 = getelementptr inbounds nuw <4 x half>, ptr addrspace(3) @_ZZ19single_buffer_fixedE4tile, i32 %9, !dbg !201
  store <4 x half> %12, ptr addrspace(3) %13, align 8, !dbg !201, !tbaa !145
  %14 = add nuw nsw i32 %4, 128, !dbg !201
  %15 = zext nneg i32 %14 to i64, !dbg !201
  %16 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %15, !dbg !201
  %17 = load <4 x half>, ptr addrspace(1) %16, align 8, !dbg !201, !tbaa !145
  %18 = getelementptr inbounds nuw <4 x half>, ptr addrspace(3) @_ZZ19single_buffer_fixedE4tile, i32 %14, !dbg !201
  store <4 x half> %17, ptr addrspace(3) %18, align 8, !dbg !201, !tbaa !145
  %19 = add nuw nsw i32 %4, 192, !dbg !201
  %20 = zext nneg i32 %19 to i64, !dbg !201
  %21 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %20, !dbg !201
  %22 = load <4 x half>, ptr addrspace(1) %21, align 8, !dbg !201, !tbaa !145
  %23 = getelementptr inbounds nuw <4 x half>, ptr addrspace(3) @_ZZ19single_buffer_fixedE4tile, i32 %19, !dbg !201
  store <4 x half> %22, ptr addrspace(3) %23, align 8, !dbg !201, !tbaa !145
  fence syncscope("workgroup") release, !dbg !202
  tail call void @llvm.amdgcn.s.barrier(), !dbg !204
  fence syncscope("workgroup") acquire, !dbg !205
  %24 = icmp slt i32 %2, 1, !dbg !206
  br i1 %24, label %87, label %25, !dbg !206

25:                                               ; preds = %3, %25
  %26 = phi i32 [ %47, %25 ], [ 1, %3 ]
  %27 = phi <32 x float> [ %83, %25 ], [ zeroinitializer, %3 ]
  %28 = shl nsw i32 %26, 8
  %29 = add nuw i32 %28, %4
  %30 = zext i32 %29 to i64, !dbg !207
  %31 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %30, !dbg !207
  %32 = load <4 x half>, ptr addrspace(1) %31, align 8, !dbg !207, !tbaa !145
  %33 = add nuw i32 %29, 64, !dbg !207
  %34 = zext i32 %33 to i64, !dbg !207
  %35 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %34, !dbg !207
  %36 = load <4 x half>, ptr addrspace(1) %35, align 8, !dbg !207, !tbaa !145
  %37 = add nuw i32 %29, 128, !dbg !207
  %38 = zext i32 %37 to i64, !dbg !207
  %39 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %38, !dbg !207
  %40 = load <4 x half>, ptr addrspace(1) %39, align 8, !dbg !207, !tbaa !145
  %41 = shufflevector <4 x half> %40, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = add nuw i32 %29, 192, !dbg !207
  %43 = zext i32 %42 to i64, !dbg !207
  %44 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %43, !dbg !207
  %45 = load <4 x half>, ptr addrspace(1) %44, align 8, !dbg !207, !tbaa !145
  %46 = shufflevector <4 x half> %45, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !208
  %47 = add nuw nsw i32 %26, 1, !dbg !209
  %48 = and i32 %47, 1, !dbg !209
  %49 = getelementptr inbounds nuw [256 x <4 x half>], ptr addrspace(3) %8, i32 %48, !dbg !210
  %50 = load <4 x half>, ptr addrspace(3) %49, align 8, !dbg !210, !tbaa !145
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 512, !dbg !210
  %52 = load <4 x half>, ptr addrspace(3) %51, align 8, !dbg !210, !tbaa !145
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1024, !dbg !210
  %54 = load <4 x half>, ptr addrspace(3) %53, align 8, !dbg !210, !tbaa !145
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1536, !dbg !210
  %56 = load <4 x half>, ptr addrspace(3) %55, align 8, !dbg !210, !tbaa !145
  %57 = shufflevector <4 x half> %32, <4 x half> %36, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !207
  %58 = shufflevector <16 x half> %57, <16 x half> %41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !207
  %59 = shufflevector <16 x half> %58, <16 x half> %46, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>, !dbg !207
  %60 = bitcast <16 x half> %59 to <4 x i64>
  %61 = and i32 %26, 1
  %62 = getelementptr inbounds nuw [256 x <4 x half>], ptr addrspace(3) %8, i32 %61, !dbg !211
  %63 = extractelement <4 x i64> %60, i64 0, !dbg !211
  store i64 %63, ptr addrspace(3) %62, align 8, !dbg !211, !tbaa !145
  %64 = extractelement <4 x i64> %60, i64 1, !dbg !211
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 512, !dbg !211
  store i64 %64, ptr addrspace(3) %65, align 8, !dbg !211, !tbaa !145
  %66 = extractelement <4 x i64> %60, i64 2, !dbg !211
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1024, !dbg !211
  store i64 %66, ptr addrspace(3) %67, align 8, !dbg !211, !tbaa !145
  %68 = extractelement <4 x i64> %60, i64 3, !dbg !211
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1536, !dbg !211
  store i64 %68, ptr addrspace(3) %69, align 8, !dbg !211, !tbaa !145
  %70 = bitcast <32 x float> %27 to <2 x i512>, !dbg !212
  %71 = extractelement <2 x i512> %70, i64 0, !dbg !212
  %72 = bitcast i512 %71 to <16 x float>, !dbg !212
  %73 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %50, <4 x half> %52, <16 x float> %72, i32 0, i32 0, i32 0), !dbg !212
  %74 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %54, <4 x half> %56, <16 x float> %73, i32 0, i32 0, i32 0), !dbg !213
  %75 = shufflevector <16 x float> %74, <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %76 = shufflevector <32 x float> %75, <32 x float> %27, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, !dbg !213
  %77 = bitcast <32 x float> %76 to <2 x i512>, !dbg !212
  %78 = extractelement <2 x i512> %77, i64 1, !dbg !212
  %79 = bitcast i512 %78 to <16 x float>, !dbg !212
  %80 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %50, <4 x half> %52, <16 x float> %79, i32 0, i32 0, i32 0), !dbg !212
  %81 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %54, <4 x half> %56, <16 x float> %80, i32 0, i32 0, i32 0), !dbg !213
  %82 = shufflevector <16 x float> %81, <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %83 = shufflevector <32 x float> %76, <32 x float> %82, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>, !dbg !213
  fence syncscope("workgroup") release, !dbg !214
  tail call void @llvm.amdgcn.s.barrier(), !dbg !216
  fence syncscope("workgroup") acquire, !dbg !217
  %84 = icmp eq i32 %26, %2, !dbg !206
  br i1 %84, label %85, label %25, !dbg !206, !llvm.loop !218

85:                                               ; preds = %25
  %86 = fadd contract <16 x float> %74, %81, !dbg !220
  br label %87, !dbg !220

87:                                               ; preds = %85, %3
  %88 = phi <16 x float> [ zeroinitializer, %3 ], [ %86, %85 ], !dbg !220
  %89 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %5, !dbg !220
  store <16 x float> %88, ptr addrspace(1) %89, align 64, !dbg !220, !tbaa !145
  ret void, !dbg !221
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #9

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @half_product_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !dbg !222 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !223
  %6 = zext nneg i32 %5 to i64, !dbg !225
  %7 = icmp sgt i32 %3, 1, !dbg !226
  br i1 %7, label %8, label %16, !dbg !226

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %6, !dbg !225
  %10 = load <4 x half>, ptr addrspace(1) %9, align 8, !dbg !225, !tbaa !145
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 512, !dbg !225
  %12 = load <4 x half>, ptr addrspace(1) %11, align 8, !dbg !225, !tbaa !145
  %13 = shufflevector <4 x half> %10, <4 x half> %12, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !225
  br label %19, !dbg !226

14:                                               ; preds = %19
  %15 = fadd contract <16 x float> %44, %52, !dbg !227
  br label %16, !dbg !227

16:                                               ; preds = %14, %4
  %17 = phi <16 x float> [ zeroinitializer, %4 ], [ %15, %14 ], !dbg !227
  %18 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %2, i64 %6, !dbg !227
  store <16 x float> %17, ptr addrspace(1) %18, align 64, !dbg !227, !tbaa !145
  ret void, !dbg !228

19:                                               ; preds = %8, %19
  %20 = phi i64 [ %28, %19 ], [ %6, %8 ]
  %21 = phi i32 [ %56, %19 ], [ 1, %8 ]
  %22 = phi <32 x float> [ %54, %19 ], [ zeroinitializer, %8 ]
  %23 = phi <8 x half> [ %55, %19 ], [ %13, %8 ]
  %24 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %0, i64 %20, !dbg !229
  %25 = load <4 x half>, ptr addrspace(1) %24, align 8, !dbg !229, !tbaa !145
  %26 = shl nsw i32 %21, 6, !dbg !230
  %27 = add nuw i32 %26, %5, !dbg !230
  %28 = zext i32 %27 to i64, !dbg !230
  %29 = shl nsw i32 %21, 7, !dbg !230
  %30 = add nuw i32 %29, %5, !dbg !230
  %31 = zext i32 %30 to i64, !dbg !230
  %32 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %31, !dbg !230
  %33 = load <4 x half>, ptr addrspace(1) %32, align 8, !dbg !230, !tbaa !145
  %34 = add i32 %30, 64, !dbg !230
  %35 = zext i32 %34 to i64, !dbg !230
  %36 = getelementptr inbounds nuw <4 x half>, ptr addrspace(1) %1, i64 %35, !dbg !230
  %37 = load <4 x half>, ptr addrspace(1) %36, align 8, !dbg !230, !tbaa !145
  %38 = bitcast <8 x half> %23 to <2 x i64>
  %39 = extractelement <2 x i64> %38, i64 0, !dbg !231
  %40 = bitcast i64 %39 to <4 x half>, !dbg !231
  %41 = bitcast <32 x float> %22 to <2 x i512>, !dbg !231
  %42 = extractelement <2 x i512> %41, i64 0, !dbg !231
  %43 = bitcast i512 %42 to <16 x float>, !dbg !231
  %44 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %25, <4 x half> %40, <16 x float> %43, i32 0, i32 0, i32 0), !dbg !231
  %45 = shufflevector <16 x float> %44, <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = shufflevector <32 x float> %45, <32 x float> %22, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>, !dbg !231
  %47 = extractelement <2 x i64> %38, i64 1, !dbg !231
  %48 = bitcast i64 %47 to <4 x half>, !dbg !231
  %49 = bitcast <32 x float> %46 to <2 x i512>, !dbg !231
  %50 = extractelement <2 x i512> %49, i64 1, !dbg !231
  %51 = bitcast i512 %50 to <16 x float>, !dbg !231
  %52 = tail call contract <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %25, <4 x half> %48, <16 x float> %51, i32 0, i32 0, i32 0), !dbg !231
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <32 x float> %46, <32 x float> %53, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>, !dbg !231
  %55 = shufflevector <4 x half> %33, <4 x half> %37, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !232
  %56 = add nuw nsw i32 %21, 1, !dbg !226
  %57 = icmp eq i32 %56, %3, !dbg !226
  br i1 %57, label %14, label %19, !dbg !226, !llvm.loop !233
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #10

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-num-sgpr"="32" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "amd.hip", directory: ".", checksumkind: CSK_MD5, checksum: "90d14a0c77ca781d4e79e8bc902872f8")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "wait_for_all", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 30, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 11, scope: !13)
!20 = !DILocation(line: 11, scope: !13)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !11, i64 0}
!23 = !DILocation(line: 13, scope: !13)
!24 = !DILocation(line: 0, scope: !13)
!25 = !DILocation(line: 22, scope: !13)
!26 = !DILocation(line: 23, scope: !13)
!27 = !DILocation(line: 14, scope: !13)
!28 = !DILocation(line: 15, scope: !13)
!29 = !{i64 739}
!30 = !DILocation(line: 19, scope: !13)
!31 = !DILocation(line: 16, scope: !13)
!32 = !DILocation(line: 17, scope: !13)
!33 = !DILocation(line: 18, scope: !13)
!34 = !{i64 872}
!35 = distinct !{!35, !23, !36, !37, !38}
!36 = !DILocation(line: 21, scope: !13)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = distinct !DISubprogram(name: "wait_for_all_fixed", scope: !1, file: !1, line: 25, type: !14, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !DILocation(line: 30, scope: !17, inlinedAt: !41)
!41 = distinct !DILocation(line: 26, scope: !39)
!42 = !DILocation(line: 26, scope: !39)
!43 = !DILocation(line: 0, scope: !39)
!44 = !DILocation(line: 28, scope: !39)
!45 = !DILocation(line: 34, scope: !39)
!46 = !DILocation(line: 35, scope: !39)
!47 = !DILocation(line: 29, scope: !39)
!48 = !DILocation(line: 30, scope: !39)
!49 = distinct !{!49, !44, !50, !37, !38}
!50 = !DILocation(line: 33, scope: !39)
!51 = distinct !DISubprogram(name: "idle_wait", scope: !1, file: !1, line: 38, type: !14, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DILocation(line: 30, scope: !17, inlinedAt: !53)
!53 = distinct !DILocation(line: 39, scope: !51)
!54 = !DILocation(line: 39, scope: !51)
!55 = !DILocation(line: 40, scope: !51)
!56 = !DILocation(line: 41, scope: !51)
!57 = !{i64 1684}
!58 = !DILocation(line: 42, scope: !51)
!59 = !DILocation(line: 43, scope: !51)
!60 = distinct !DISubprogram(name: "idle_wait_fixed", scope: !1, file: !1, line: 45, type: !14, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 30, scope: !17, inlinedAt: !62)
!62 = distinct !DILocation(line: 46, scope: !60)
!63 = !DILocation(line: 46, scope: !60)
!64 = !DILocation(line: 47, scope: !60)
!65 = !DILocation(line: 48, scope: !60)
!66 = !DILocation(line: 49, scope: !60)
!67 = distinct !DISubprogram(name: "lds_at_once", scope: !1, file: !1, line: 52, type: !14, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 54, scope: !67)
!69 = !DILocation(line: 40, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = distinct !DILocation(line: 55, scope: !67)
!72 = !DILocation(line: 41, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 42, scope: !70, inlinedAt: !71)
!74 = !DILocation(line: 58, scope: !67)
!75 = !DILocation(line: 0, scope: !67)
!76 = !DILocation(line: 59, scope: !67)
!77 = !DILocation(line: 60, scope: !67)
!78 = distinct !{!78, !74, !74, !37, !38}
!79 = distinct !DISubprogram(name: "lds_at_once_fixed", scope: !1, file: !1, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 64, scope: !79)
!81 = !DILocation(line: 40, scope: !70, inlinedAt: !82)
!82 = distinct !DILocation(line: 65, scope: !79)
!83 = !DILocation(line: 41, scope: !70, inlinedAt: !82)
!84 = !DILocation(line: 42, scope: !70, inlinedAt: !82)
!85 = !DILocation(line: 68, scope: !79)
!86 = !DILocation(line: 0, scope: !79)
!87 = !DILocation(line: 73, scope: !79)
!88 = !DILocation(line: 74, scope: !79)
!89 = !DILocation(line: 69, scope: !79)
!90 = !DILocation(line: 70, scope: !79)
!91 = !DILocation(line: 71, scope: !79)
!92 = distinct !{!92, !85, !93, !37, !38}
!93 = !DILocation(line: 72, scope: !79)
!94 = distinct !DISubprogram(name: "lane_spills", scope: !1, file: !1, line: 91, type: !14, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !{!96}
!96 = distinct !{!96, !97, !"_Z8weightedILi40EEvPKfS1_Pfi: argument 0"}
!97 = distinct !{!97, !"_Z8weightedILi40EEvPKfS1_Pfi"}
!98 = !DILocation(line: 92, scope: !94)
!99 = !{!100}
!100 = distinct !{!100, !97, !"_Z8weightedILi40EEvPKfS1_Pfi: argument 1"}
!101 = !{!102}
!102 = distinct !{!102, !97, !"_Z8weightedILi40EEvPKfS1_Pfi: argument 2"}
!103 = !DILocation(line: 80, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "weighted<40>", scope: !1, file: !1, line: 77, type: !14, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = distinct !DILocation(line: 92, scope: !94)
!106 = !{!96, !102}
!107 = !DILocation(line: 30, scope: !17, inlinedAt: !108)
!108 = distinct !DILocation(line: 81, scope: !104, inlinedAt: !105)
!109 = !DILocation(line: 81, scope: !104, inlinedAt: !105)
!110 = !{!100, !102}
!111 = !DILocation(line: 83, scope: !104, inlinedAt: !105)
!112 = !DILocation(line: 85, scope: !104, inlinedAt: !105)
!113 = distinct !{!113, !111, !114, !37, !38}
!114 = !DILocation(line: 86, scope: !104, inlinedAt: !105)
!115 = !DILocation(line: 87, scope: !104, inlinedAt: !105)
!116 = !{!96, !100}
!117 = !DILocation(line: 93, scope: !94)
!118 = distinct !DISubprogram(name: "lane_spills_fixed", scope: !1, file: !1, line: 95, type: !14, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !{!120}
!120 = distinct !{!120, !121, !"_Z8weightedILi40EEvPKfS1_Pfi: argument 0"}
!121 = distinct !{!121, !"_Z8weightedILi40EEvPKfS1_Pfi"}
!122 = !DILocation(line: 96, scope: !118)
!123 = !{!124}
!124 = distinct !{!124, !121, !"_Z8weightedILi40EEvPKfS1_Pfi: argument 1"}
!125 = !{!126}
!126 = distinct !{!126, !121, !"_Z8weightedILi40EEvPKfS1_Pfi: argument 2"}
!127 = !DILocation(line: 80, scope: !104, inlinedAt: !128)
!128 = distinct !DILocation(line: 96, scope: !118)
!129 = !{!120, !126}
!130 = !DILocation(line: 30, scope: !17, inlinedAt: !131)
!131 = distinct !DILocation(line: 81, scope: !104, inlinedAt: !128)
!132 = !DILocation(line: 81, scope: !104, inlinedAt: !128)
!133 = !{!124, !126}
!134 = !DILocation(line: 83, scope: !104, inlinedAt: !128)
!135 = !DILocation(line: 85, scope: !104, inlinedAt: !128)
!136 = distinct !{!136, !134, !137, !37, !38}
!137 = !DILocation(line: 86, scope: !104, inlinedAt: !128)
!138 = !DILocation(line: 87, scope: !104, inlinedAt: !128)
!139 = !{!120, !124}
!140 = !DILocation(line: 97, scope: !118)
!141 = distinct !DISubprogram(name: "one_sum", scope: !1, file: !1, line: 101, type: !14, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DILocation(line: 30, scope: !17, inlinedAt: !143)
!143 = distinct !DILocation(line: 102, scope: !141)
!144 = !DILocation(line: 102, scope: !141)
!145 = !{!11, !11, i64 0}
!146 = !DILocation(line: 104, scope: !141)
!147 = !DILocation(line: 0, scope: !141)
!148 = !DILocation(line: 105, scope: !141)
!149 = !DILocation(line: 106, scope: !141)
!150 = distinct !{!150, !146, !146, !37}
!151 = distinct !DISubprogram(name: "one_sum_fixed", scope: !1, file: !1, line: 108, type: !14, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !DILocation(line: 30, scope: !17, inlinedAt: !153)
!153 = distinct !DILocation(line: 109, scope: !151)
!154 = !DILocation(line: 109, scope: !151)
!155 = !DILocation(line: 111, scope: !151)
!156 = !DILocation(line: 0, scope: !151)
!157 = !DILocation(line: 113, scope: !151)
!158 = distinct !{!158, !155, !157, !37}
!159 = !DILocation(line: 114, scope: !151)
!160 = !DILocation(line: 115, scope: !151)
!161 = distinct !DISubprogram(name: "starved", scope: !1, file: !1, line: 118, type: !14, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = !DILocation(line: 120, scope: !161)
!163 = !DILocation(line: 0, scope: !161)
!164 = !DILocation(line: 122, scope: !161)
!165 = !DILocation(line: 123, scope: !161)
!166 = !DILocation(line: 121, scope: !161)
!167 = distinct !{!167, !162, !166, !37}
!168 = distinct !DISubprogram(name: "starved_fixed", scope: !1, file: !1, line: 125, type: !14, scopeLine: 125, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 30, scope: !17, inlinedAt: !170)
!170 = distinct !DILocation(line: 127, scope: !168)
!171 = !DILocation(line: 127, scope: !168)
!172 = !DILocation(line: 128, scope: !168)
!173 = !DILocation(line: 138, scope: !168)
!174 = !DILocation(line: 139, scope: !168)
!175 = !DILocation(line: 0, scope: !168)
!176 = !DILocation(line: 129, scope: !168)
!177 = !DILocation(line: 130, scope: !168)
!178 = !DILocation(line: 134, scope: !168)
!179 = !DILocation(line: 136, scope: !168)
!180 = distinct !{!180, !172, !181, !37}
!181 = !DILocation(line: 137, scope: !168)
!182 = distinct !DISubprogram(name: "single_buffer", scope: !1, file: !1, line: 142, type: !14, scopeLine: 142, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 145, scope: !182)
!184 = !DILocation(line: 146, scope: !182)
!185 = !DILocation(line: 40, scope: !70, inlinedAt: !186)
!186 = distinct !DILocation(line: 147, scope: !182)
!187 = !DILocation(line: 41, scope: !70, inlinedAt: !186)
!188 = !DILocation(line: 42, scope: !70, inlinedAt: !186)
!189 = !DILocation(line: 148, scope: !182)
!190 = !DILocation(line: 150, scope: !182)
!191 = !DILocation(line: 151, scope: !182)
!192 = !DILocation(line: 40, scope: !70, inlinedAt: !193)
!193 = distinct !DILocation(line: 153, scope: !182)
!194 = !DILocation(line: 41, scope: !70, inlinedAt: !193)
!195 = !DILocation(line: 42, scope: !70, inlinedAt: !193)
!196 = distinct !{!196, !183, !197, !37}
!197 = !DILocation(line: 154, scope: !182)
!198 = !DILocation(line: 155, scope: !182)
!199 = !DILocation(line: 156, scope: !182)
!200 = distinct !DISubprogram(name: "single_buffer_fixed", scope: !1, file: !1, line: 158, type: !14, scopeLine: 158, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !DILocation(line: 161, scope: !200)
!202 = !DILocation(line: 40, scope: !70, inlinedAt: !203)
!203 = distinct !DILocation(line: 162, scope: !200)
!204 = !DILocation(line: 41, scope: !70, inlinedAt: !203)
!205 = !DILocation(line: 42, scope: !70, inlinedAt: !203)
!206 = !DILocation(line: 163, scope: !200)
!207 = !DILocation(line: 165, scope: !200)
!208 = !DILocation(line: 166, scope: !200)
!209 = !DILocation(line: 167, scope: !200)
!210 = !DILocation(line: 168, scope: !200)
!211 = !DILocation(line: 173, scope: !200)
!212 = !DILocation(line: 170, scope: !200)
!213 = !DILocation(line: 171, scope: !200)
!214 = !DILocation(line: 40, scope: !70, inlinedAt: !215)
!215 = distinct !DILocation(line: 174, scope: !200)
!216 = !DILocation(line: 41, scope: !70, inlinedAt: !215)
!217 = !DILocation(line: 42, scope: !70, inlinedAt: !215)
!218 = distinct !{!218, !206, !219, !37}
!219 = !DILocation(line: 175, scope: !200)
!220 = !DILocation(line: 176, scope: !200)
!221 = !DILocation(line: 177, scope: !200)
!222 = distinct !DISubprogram(name: "half_product_fixed", scope: !1, file: !1, line: 205, type: !14, scopeLine: 205, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!223 = !DILocation(line: 30, scope: !17, inlinedAt: !224)
!224 = distinct !DILocation(line: 207, scope: !222)
!225 = !DILocation(line: 207, scope: !222)
!226 = !DILocation(line: 208, scope: !222)
!227 = !DILocation(line: 215, scope: !222)
!228 = !DILocation(line: 216, scope: !222)
!229 = !DILocation(line: 0, scope: !222)
!230 = !DILocation(line: 209, scope: !222)
!231 = !DILocation(line: 211, scope: !222)
!232 = !DILocation(line: 213, scope: !222)
!233 = distinct !{!233, !226, !234, !37}
!234 = !DILocation(line: 214, scope: !222)
