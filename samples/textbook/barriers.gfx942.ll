; ModuleID = 'barriers.cu'
source_filename = "barriers.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Tree = type { float, i32, i32 }

@_ZZ12two_barriersE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ18two_barriers_fixedE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@shapes = protected addrspace(1) externally_initialized global [2 x ptr] [ptr @_Z4plusf, ptr @_Z5timesf], align 16
@_ZZ7genericE4part = internal addrspace(3) global [257 x float] undef, align 16
@_ZZ13generic_fixedE4part = internal unnamed_addr addrspace(3) global [257 x float] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr), ptr addrspacecast (ptr addrspace(1) @shapes to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @two_barriers(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !16
  %4 = zext nneg i32 %3 to i64, !dbg !20
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !20
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !20, !tbaa !21
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12two_barriersE4part, i32 %3, !dbg !20
  store float %6, ptr addrspace(3) %7, align 4, !dbg !20, !tbaa !21
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !27
  fence syncscope("workgroup") release, !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !31
  %8 = xor i32 %3, 33, !dbg !32
  %9 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12two_barriersE4part, i32 %8, !dbg !32
  %10 = load float, ptr addrspace(3) %9, align 4, !dbg !32, !tbaa !21
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4, !dbg !32
  store float %10, ptr addrspace(1) %11, align 4, !dbg !32, !tbaa !21
  ret void, !dbg !33
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @two_barriers_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !34 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !35
  %4 = zext nneg i32 %3 to i64, !dbg !37
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !37
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !37, !tbaa !21
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ18two_barriers_fixedE4part, i32 %3, !dbg !37
  store float %6, ptr addrspace(3) %7, align 4, !dbg !37, !tbaa !21
  fence syncscope("workgroup") release, !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !40
  fence syncscope("workgroup") acquire, !dbg !41
  %8 = xor i32 %3, 33, !dbg !42
  %9 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ18two_barriers_fixedE4part, i32 %8, !dbg !42
  %10 = load float, ptr addrspace(3) %9, align 4, !dbg !42, !tbaa !21
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4, !dbg !42
  store float %10, ptr addrspace(1) %11, align 4, !dbg !42, !tbaa !21
  ret void, !dbg !43
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @loop_barrier(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !44 {
  %4 = icmp sgt i32 %2, 0, !dbg !45
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !45

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %18, %10 ], !dbg !46
  %8 = zext nneg i32 %5 to i64, !dbg !47
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !47
  store float %7, ptr addrspace(1) %9, align 4, !dbg !47, !tbaa !21
  ret void, !dbg !48

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %19, %10 ], [ 0, %3 ]
  %12 = phi float [ %18, %10 ], [ 0.000000e+00, %3 ]
  %13 = shl nsw i32 %11, 8, !dbg !49
  %14 = add nuw i32 %13, %5, !dbg !49
  %15 = zext i32 %14 to i64, !dbg !49
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15, !dbg !49
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !49, !tbaa !21
  %18 = fadd contract float %12, %17, !dbg !49
  fence syncscope("workgroup") release, !dbg !50
  tail call void @llvm.amdgcn.s.barrier(), !dbg !52
  fence syncscope("workgroup") acquire, !dbg !53
  %19 = add nuw nsw i32 %11, 1, !dbg !45
  %20 = icmp eq i32 %19, %2, !dbg !45
  br i1 %20, label %6, label %10, !dbg !45, !llvm.loop !54
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @loop_barrier_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !57 {
  %4 = icmp sgt i32 %2, 0, !dbg !58
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !58

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %18, %10 ], !dbg !59
  %8 = zext nneg i32 %5 to i64, !dbg !60
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !60
  store float %7, ptr addrspace(1) %9, align 4, !dbg !60, !tbaa !21
  ret void, !dbg !61

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %19, %10 ], [ 0, %3 ]
  %12 = phi float [ %18, %10 ], [ 0.000000e+00, %3 ]
  %13 = shl nsw i32 %11, 8, !dbg !58
  %14 = add nuw i32 %13, %5, !dbg !58
  %15 = zext i32 %14 to i64, !dbg !58
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15, !dbg !58
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !58, !tbaa !21
  %18 = fadd contract float %12, %17, !dbg !58
  %19 = add nuw nsw i32 %11, 1, !dbg !58
  %20 = icmp eq i32 %19, %2, !dbg !58
  br i1 %20, label %6, label %10, !dbg !58, !llvm.loop !62
}

; Function Attrs: mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @loop_fence(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !63 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !64
  %5 = icmp slt i32 %4, %2, !dbg !66
  br i1 %5, label %7, label %6, !dbg !66

6:                                                ; preds = %7, %3
  ret void, !dbg !67

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %14, %7 ], [ %4, %3 ]
  %9 = zext nneg i32 %8 to i64, !dbg !68
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9, !dbg !68
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !68, !tbaa !21
  %12 = fmul contract float %11, 2.000000e+00, !dbg !68
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9, !dbg !68
  store float %12, ptr addrspace(1) %13, align 4, !dbg !68, !tbaa !21
  fence syncscope("agent") seq_cst, !dbg !69
  %14 = add nuw nsw i32 %8, 256, !dbg !66
  %15 = icmp slt i32 %14, %2, !dbg !66
  br i1 %15, label %7, label %6, !dbg !66, !llvm.loop !72
}

; Function Attrs: mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @loop_fence_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !74 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !75
  %5 = icmp slt i32 %4, %2, !dbg !77
  br i1 %5, label %6, label %43, !dbg !77

6:                                                ; preds = %3
  %7 = xor i32 %4, -1, !dbg !77
  %8 = add i32 %2, %7, !dbg !77
  %9 = lshr i32 %8, 8, !dbg !77
  %10 = add nuw nsw i32 %9, 1, !dbg !77
  %11 = icmp eq i32 %9, 0, !dbg !77
  br i1 %11, label %41, label %12, !dbg !77

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !77

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %36, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %37, %19 ]
  %22 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !77
  %23 = extractelement <2 x i64> %22, i64 0
  %24 = extractelement <2 x i64> %22, i64 1
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !77
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !77
  %27 = load float, ptr addrspace(1) %25, align 4, !dbg !77, !tbaa !21
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !77, !tbaa !21
  %29 = insertelement <2 x float> poison, float %27, i64 0
  %30 = insertelement <2 x float> %29, float %28, i64 1
  %31 = fmul contract <2 x float> %30, splat (float 2.000000e+00), !dbg !77
  %32 = extractelement <2 x float> %31, i64 0
  %33 = extractelement <2 x float> %31, i64 1
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23, !dbg !77
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !77
  store float %32, ptr addrspace(1) %34, align 4, !dbg !77, !tbaa !21
  store float %33, ptr addrspace(1) %35, align 4, !dbg !77, !tbaa !21
  %36 = add nuw i32 %20, 2
  %37 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %38 = icmp eq i32 %36, %13, !dbg !77
  br i1 %38, label %39, label %19, !dbg !77, !llvm.loop !78

39:                                               ; preds = %19
  %40 = icmp eq i32 %10, %13, !dbg !77
  br i1 %40, label %43, label %41, !dbg !77

41:                                               ; preds = %6, %39
  %42 = phi i32 [ %4, %6 ], [ %15, %39 ]
  br label %44, !dbg !77

43:                                               ; preds = %44, %39, %3
  fence syncscope("agent") seq_cst, !dbg !80
  ret void, !dbg !82

44:                                               ; preds = %41, %44
  %45 = phi i32 [ %51, %44 ], [ %42, %41 ]
  %46 = zext nneg i32 %45 to i64, !dbg !77
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46, !dbg !77
  %48 = load float, ptr addrspace(1) %47, align 4, !dbg !77, !tbaa !21
  %49 = fmul contract float %48, 2.000000e+00, !dbg !77
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46, !dbg !77
  store float %49, ptr addrspace(1) %50, align 4, !dbg !77, !tbaa !21
  %51 = add nuw nsw i32 %45, 256, !dbg !77
  %52 = icmp slt i32 %51, %2, !dbg !77
  br i1 %52, label %44, label %43, !dbg !77, !llvm.loop !83
}

; Function Attrs: mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @system_fence(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !85 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !86
  %5 = icmp slt i32 %4, %2, !dbg !88
  br i1 %5, label %7, label %6, !dbg !88

6:                                                ; preds = %7, %3
  ret void, !dbg !89

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %14, %7 ], [ %4, %3 ]
  %9 = zext nneg i32 %8 to i64, !dbg !90
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9, !dbg !90
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !90, !tbaa !21
  %12 = fmul contract float %11, 2.000000e+00, !dbg !90
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9, !dbg !90
  store float %12, ptr addrspace(1) %13, align 4, !dbg !90, !tbaa !21
  fence seq_cst, !dbg !91
  %14 = add nuw nsw i32 %8, 256, !dbg !88
  %15 = icmp slt i32 %14, %2, !dbg !88
  br i1 %15, label %7, label %6, !dbg !88, !llvm.loop !94
}

; Function Attrs: mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @system_fence_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !96 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !97
  %5 = icmp slt i32 %4, %2, !dbg !99
  br i1 %5, label %6, label %43, !dbg !99

6:                                                ; preds = %3
  %7 = xor i32 %4, -1, !dbg !99
  %8 = add i32 %2, %7, !dbg !99
  %9 = lshr i32 %8, 8, !dbg !99
  %10 = add nuw nsw i32 %9, 1, !dbg !99
  %11 = icmp eq i32 %9, 0, !dbg !99
  br i1 %11, label %41, label %12, !dbg !99

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !99

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %36, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %37, %19 ]
  %22 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !99
  %23 = extractelement <2 x i64> %22, i64 0
  %24 = extractelement <2 x i64> %22, i64 1
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !99
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !99
  %27 = load float, ptr addrspace(1) %25, align 4, !dbg !99, !tbaa !21
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !99, !tbaa !21
  %29 = insertelement <2 x float> poison, float %27, i64 0
  %30 = insertelement <2 x float> %29, float %28, i64 1
  %31 = fmul contract <2 x float> %30, splat (float 2.000000e+00), !dbg !99
  %32 = extractelement <2 x float> %31, i64 0
  %33 = extractelement <2 x float> %31, i64 1
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23, !dbg !99
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !99
  store float %32, ptr addrspace(1) %34, align 4, !dbg !99, !tbaa !21
  store float %33, ptr addrspace(1) %35, align 4, !dbg !99, !tbaa !21
  %36 = add nuw i32 %20, 2
  %37 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %38 = icmp eq i32 %36, %13, !dbg !99
  br i1 %38, label %39, label %19, !dbg !99, !llvm.loop !100

39:                                               ; preds = %19
  %40 = icmp eq i32 %10, %13, !dbg !99
  br i1 %40, label %43, label %41, !dbg !99

41:                                               ; preds = %6, %39
  %42 = phi i32 [ %4, %6 ], [ %15, %39 ]
  br label %44, !dbg !99

43:                                               ; preds = %44, %39, %3
  fence seq_cst, !dbg !101
  ret void, !dbg !103

44:                                               ; preds = %41, %44
  %45 = phi i32 [ %51, %44 ], [ %42, %41 ]
  %46 = zext nneg i32 %45 to i64, !dbg !99
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46, !dbg !99
  %48 = load float, ptr addrspace(1) %47, align 4, !dbg !99, !tbaa !21
  %49 = fmul contract float %48, 2.000000e+00, !dbg !99
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46, !dbg !99
  store float %49, ptr addrspace(1) %50, align 4, !dbg !99, !tbaa !21
  %51 = add nuw nsw i32 %45, 256, !dbg !99
  %52 = icmp slt i32 %51, %2, !dbg !99
  br i1 %52, label %44, label %43, !dbg !99, !llvm.loop !104
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef float @_Z6shapedf(float noundef %0) unnamed_addr #5 !dbg !105 {
  %2 = fmul contract float %0, %0, !dbg !106
  %3 = fadd contract float %0, 1.000000e+00, !dbg !106
  %4 = fdiv contract float %2, %3, !dbg !106
  ret float %4, !dbg !106
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @calls(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #6 !dbg !107 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !108
  %4 = icmp slt i32 %3, %1, !dbg !110
  br i1 %4, label %6, label %5, !dbg !110

5:                                                ; preds = %6, %2
  ret void, !dbg !111

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %12, %6 ], [ %3, %2 ]
  %8 = zext nneg i32 %7 to i64, !dbg !110
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8, !dbg !110
  %10 = load float, ptr addrspace(1) %9, align 4, !dbg !110, !tbaa !21
  %11 = tail call contract fastcc noundef float @_Z6shapedf(float noundef %10) #16, !dbg !110
  store float %11, ptr addrspace(1) %9, align 4, !dbg !110, !tbaa !21
  %12 = add nuw nsw i32 %7, 256, !dbg !110
  %13 = icmp slt i32 %12, %1, !dbg !110
  br i1 %13, label %6, label %5, !dbg !110, !llvm.loop !112
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @calls_fixed(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #6 !dbg !113 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !114
  %4 = icmp slt i32 %3, %1, !dbg !116
  br i1 %4, label %5, label %42, !dbg !116

5:                                                ; preds = %2
  %6 = xor i32 %3, -1, !dbg !116
  %7 = add i32 %1, %6, !dbg !116
  %8 = lshr i32 %7, 8, !dbg !116
  %9 = add nuw nsw i32 %8, 1, !dbg !116
  %10 = icmp eq i32 %8, 0, !dbg !116
  br i1 %10, label %40, label %11, !dbg !116

11:                                               ; preds = %5
  %12 = and i32 %9, 33554430
  %13 = shl i32 %12, 8
  %14 = add i32 %3, %13
  %15 = insertelement <2 x i32> poison, i32 %3, i64 0
  %16 = shufflevector <2 x i32> %15, <2 x i32> poison, <2 x i32> zeroinitializer
  %17 = add nuw nsw <2 x i32> %16, <i32 0, i32 256>
  br label %18, !dbg !116

18:                                               ; preds = %18, %11
  %19 = phi i32 [ 0, %11 ], [ %35, %18 ]
  %20 = phi <2 x i32> [ %17, %11 ], [ %36, %18 ]
  %21 = zext nneg <2 x i32> %20 to <2 x i64>, !dbg !116
  %22 = extractelement <2 x i64> %21, i64 0
  %23 = extractelement <2 x i64> %21, i64 1
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22, !dbg !116
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !116
  %26 = load float, ptr addrspace(1) %24, align 4, !dbg !116, !tbaa !21
  %27 = load float, ptr addrspace(1) %25, align 4, !dbg !116, !tbaa !21
  %28 = insertelement <2 x float> poison, float %26, i64 0
  %29 = insertelement <2 x float> %28, float %27, i64 1
  %30 = fmul contract <2 x float> %29, %29, !dbg !117
  %31 = fadd contract <2 x float> %29, splat (float 1.000000e+00), !dbg !117
  %32 = fdiv contract <2 x float> %30, %31, !dbg !117
  %33 = extractelement <2 x float> %32, i64 0
  %34 = extractelement <2 x float> %32, i64 1
  store float %33, ptr addrspace(1) %24, align 4, !dbg !116, !tbaa !21
  store float %34, ptr addrspace(1) %25, align 4, !dbg !116, !tbaa !21
  %35 = add nuw i32 %19, 2
  %36 = add nuw nsw <2 x i32> %20, splat (i32 512)
  %37 = icmp eq i32 %35, %12, !dbg !116
  br i1 %37, label %38, label %18, !dbg !116, !llvm.loop !120

38:                                               ; preds = %18
  %39 = icmp eq i32 %9, %12, !dbg !116
  br i1 %39, label %42, label %40, !dbg !116

40:                                               ; preds = %5, %38
  %41 = phi i32 [ %3, %5 ], [ %14, %38 ]
  br label %43, !dbg !116

42:                                               ; preds = %43, %38, %2
  ret void, !dbg !121

43:                                               ; preds = %40, %43
  %44 = phi i32 [ %51, %43 ], [ %41, %40 ]
  %45 = zext nneg i32 %44 to i64, !dbg !116
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %45, !dbg !116
  %47 = load float, ptr addrspace(1) %46, align 4, !dbg !116, !tbaa !21
  %48 = fmul contract float %47, %47, !dbg !117
  %49 = fadd contract float %47, 1.000000e+00, !dbg !117
  %50 = fdiv contract float %48, %49, !dbg !117
  store float %50, ptr addrspace(1) %46, align 4, !dbg !116, !tbaa !21
  %51 = add nuw nsw i32 %44, 256, !dbg !116
  %52 = icmp slt i32 %51, %1, !dbg !116
  br i1 %52, label %43, label %42, !dbg !116, !llvm.loop !122
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4plusf(float noundef %0) #7 !dbg !123 {
  %2 = fadd contract float %0, 1.000000e+00, !dbg !124
  ret float %2, !dbg !124
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z5timesf(float noundef %0) #7 !dbg !125 {
  %2 = fmul contract float %0, 3.000000e+00, !dbg !126
  ret float %2, !dbg !126
}

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @by_pointer(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 !dbg !127 {
  %4 = sext i32 %1 to i64, !dbg !128
  %5 = getelementptr inbounds ptr, ptr addrspace(1) @shapes, i64 %4, !dbg !128
  %6 = load ptr, ptr addrspace(1) %5, align 8, !dbg !128, !tbaa !129
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !131
  %8 = icmp slt i32 %7, %2, !dbg !133
  br i1 %8, label %10, label %9, !dbg !133

9:                                                ; preds = %10, %3
  ret void, !dbg !134

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %16, %10 ], [ %7, %3 ]
  %12 = zext nneg i32 %11 to i64, !dbg !133
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12, !dbg !133
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !133, !tbaa !21
  %15 = tail call contract noundef float %6(float noundef %14) #17, !dbg !133
  store float %15, ptr addrspace(1) %13, align 4, !dbg !133, !tbaa !21
  %16 = add nuw nsw i32 %11, 256, !dbg !133
  %17 = icmp slt i32 %16, %2, !dbg !133
  br i1 %17, label %10, label %9, !dbg !133, !llvm.loop !135
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @by_pointer_fixed(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 !dbg !136 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !137
  %5 = icmp slt i32 %4, %2, !dbg !139
  br i1 %5, label %6, label %44, !dbg !139

6:                                                ; preds = %3
  %7 = icmp eq i32 %1, 0
  %8 = xor i32 %4, -1, !dbg !139
  %9 = add i32 %2, %8, !dbg !139
  %10 = lshr i32 %9, 8, !dbg !139
  %11 = add nuw nsw i32 %10, 1, !dbg !139
  %12 = icmp eq i32 %10, 0, !dbg !139
  br i1 %12, label %42, label %13, !dbg !139

13:                                               ; preds = %6
  %14 = and i32 %11, 33554430
  %15 = shl i32 %14, 8
  %16 = add i32 %4, %15
  %17 = insertelement <2 x i32> poison, i32 %4, i64 0
  %18 = shufflevector <2 x i32> %17, <2 x i32> poison, <2 x i32> zeroinitializer
  %19 = add nuw nsw <2 x i32> %18, <i32 0, i32 256>
  br label %20, !dbg !139

20:                                               ; preds = %20, %13
  %21 = phi i32 [ 0, %13 ], [ %37, %20 ]
  %22 = phi <2 x i32> [ %19, %13 ], [ %38, %20 ]
  %23 = zext nneg <2 x i32> %22 to <2 x i64>, !dbg !139
  %24 = extractelement <2 x i64> %23, i64 0
  %25 = extractelement <2 x i64> %23, i64 1
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !139
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25, !dbg !139
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !139, !tbaa !21
  %29 = load float, ptr addrspace(1) %27, align 4, !dbg !139, !tbaa !21
  %30 = insertelement <2 x float> poison, float %28, i64 0
  %31 = insertelement <2 x float> %30, float %29, i64 1
  %32 = fadd contract <2 x float> %31, splat (float 1.000000e+00), !dbg !139
  %33 = fmul contract <2 x float> %31, splat (float 3.000000e+00), !dbg !139
  %34 = select contract i1 %7, <2 x float> %32, <2 x float> %33, !dbg !139
  %35 = extractelement <2 x float> %34, i64 0
  %36 = extractelement <2 x float> %34, i64 1
  store float %35, ptr addrspace(1) %26, align 4, !dbg !139, !tbaa !21
  store float %36, ptr addrspace(1) %27, align 4, !dbg !139, !tbaa !21
  %37 = add nuw i32 %21, 2
  %38 = add nuw nsw <2 x i32> %22, splat (i32 512)
  %39 = icmp eq i32 %37, %14, !dbg !139
  br i1 %39, label %40, label %20, !dbg !139, !llvm.loop !140

40:                                               ; preds = %20
  %41 = icmp eq i32 %11, %14, !dbg !139
  br i1 %41, label %44, label %42, !dbg !139

42:                                               ; preds = %6, %40
  %43 = phi i32 [ %4, %6 ], [ %16, %40 ]
  br label %45, !dbg !139

44:                                               ; preds = %45, %40, %3
  ret void, !dbg !141

45:                                               ; preds = %42, %45
  %46 = phi i32 [ %54, %45 ], [ %43, %42 ]
  %47 = zext nneg i32 %46 to i64, !dbg !139
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %47, !dbg !139
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !139, !tbaa !21
  %50 = fadd contract float %49, 1.000000e+00, !dbg !139
  %51 = fmul contract float %49, 3.000000e+00, !dbg !139
  %52 = select contract i1 %7, float %50, float %51, !dbg !139
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %47, !dbg !139
  store float %52, ptr addrspace(1) %53, align 4, !dbg !139, !tbaa !21
  %54 = add nuw nsw i32 %46, 256, !dbg !139
  %55 = icmp slt i32 %54, %2, !dbg !139
  br i1 %55, label %45, label %44, !dbg !139, !llvm.loop !142
}

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @shade(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #8 !dbg !143 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !144
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !147
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !147
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !147, !range !150, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !147
  %8 = mul i32 %3, %7, !dbg !151
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !152
  %10 = add i32 %8, %9, !dbg !151
  %11 = zext i32 %3 to i64, !dbg !154
  %12 = getelementptr inbounds nuw ptr, ptr addrspace(1) %0, i64 %11, !dbg !154
  %13 = load ptr, ptr addrspace(1) %12, align 8, !dbg !154, !tbaa !155
  %14 = sext i32 %10 to i64, !dbg !154
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14, !dbg !154
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !154, !tbaa !21
  %17 = load ptr addrspace(1), ptr %13, align 8, !dbg !154, !tbaa !157
  %18 = load ptr addrspace(1), ptr addrspace(1) %17, align 8, !dbg !154
  %19 = tail call contract noundef addrspace(1) float %18(ptr noundef nonnull align 8 dereferenceable(8) %13, float noundef %16) #17, !dbg !154
  store float %19, ptr addrspace(1) %15, align 4, !dbg !154, !tbaa !21
  ret void, !dbg !159
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shade_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #9 !dbg !160 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !161
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !163
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !163
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !163, !range !150, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !163
  %8 = mul i32 %3, %7, !dbg !165
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !166
  %10 = add i32 %8, %9, !dbg !165
  %11 = sext i32 %10 to i64, !dbg !168
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11, !dbg !168
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !168, !tbaa !21
  %14 = zext i32 %3 to i64, !dbg !168
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %14, !dbg !168
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !168, !tbaa !21
  %17 = fmul contract float %13, %16, !dbg !168
  store float %17, ptr addrspace(1) %12, align 4, !dbg !168, !tbaa !21
  ret void, !dbg !169
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef float @_Z5belowPK4Treei(ptr noundef %0, i32 noundef %1) unnamed_addr #10 !dbg !170 {
  %3 = icmp slt i32 %1, 0, !dbg !171
  br i1 %3, label %4, label %6, !dbg !171

4:                                                ; preds = %2, %6
  %5 = phi float [ %17, %6 ], [ 0.000000e+00, %2 ]
  ret float %5, !dbg !171

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64, !dbg !171
  %8 = getelementptr inbounds nuw %struct.Tree, ptr %0, i64 %7, !dbg !171
  %9 = load float, ptr %8, align 4, !dbg !171, !tbaa !172
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4, !dbg !171
  %11 = load i32, ptr %10, align 4, !dbg !171, !tbaa !174
  %12 = tail call contract fastcc noundef float @_Z5belowPK4Treei(ptr noundef %0, i32 noundef %11) #16, !dbg !171
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !171
  %14 = load i32, ptr %13, align 4, !dbg !171, !tbaa !175
  %15 = tail call contract fastcc noundef float @_Z5belowPK4Treei(ptr noundef %0, i32 noundef %14) #16, !dbg !171
  %16 = fmul contract float %12, %15, !dbg !171
  %17 = fadd contract float %9, %16, !dbg !171
  br label %4, !dbg !171
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @recursion(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #11 !dbg !176 {
  %4 = ptrtoint ptr addrspace(1) %0 to i64
  %5 = inttoptr i64 %4 to ptr
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !177
  %7 = zext nneg i32 %6 to i64, !dbg !179
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7, !dbg !179
  %9 = load i32, ptr addrspace(1) %8, align 4, !dbg !179, !tbaa !9
  %10 = tail call contract fastcc noundef float @_Z5belowPK4Treei(ptr noundef %5, i32 noundef %9) #16, !dbg !179
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %7, !dbg !179
  store float %10, ptr addrspace(1) %11, align 4, !dbg !179, !tbaa !21
  ret void, !dbg !180
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @recursion_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !dbg !181 {
  %4 = icmp sgt i32 %2, 0, !dbg !182
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !182

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %18, %10 ], !dbg !183
  %8 = zext nneg i32 %5 to i64, !dbg !184
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !184
  store float %7, ptr addrspace(1) %9, align 4, !dbg !184, !tbaa !21
  ret void, !dbg !185

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %19, %10 ], [ 0, %3 ]
  %12 = phi float [ %18, %10 ], [ 0.000000e+00, %3 ]
  %13 = shl nsw i32 %11, 8, !dbg !182
  %14 = add nuw i32 %13, %5, !dbg !182
  %15 = zext i32 %14 to i64, !dbg !182
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15, !dbg !182
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !182, !tbaa !21
  %18 = fadd contract float %12, %17, !dbg !182
  %19 = add nuw nsw i32 %11, 1, !dbg !182
  %20 = icmp eq i32 %19, %2, !dbg !182
  br i1 %20, label %6, label %10, !dbg !182, !llvm.loop !186
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef float @_Z6foldedPKfi(ptr noundef readonly captures(none) %0, i32 noundef %1) unnamed_addr #12 !dbg !187 {
  %3 = icmp sgt i32 %1, 0, !dbg !188
  br i1 %3, label %6, label %4, !dbg !188

4:                                                ; preds = %6, %2
  %5 = phi float [ 0.000000e+00, %2 ], [ %13, %6 ], !dbg !189
  ret float %5, !dbg !190

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %14, %6 ], [ 0, %2 ]
  %8 = phi float [ %13, %6 ], [ 0.000000e+00, %2 ]
  %9 = fmul contract float %8, 5.000000e-01, !dbg !188
  %10 = zext nneg i32 %7 to i64, !dbg !188
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10, !dbg !188
  %12 = load float, ptr %11, align 4, !dbg !188, !tbaa !21
  %13 = fadd contract float %9, %12, !dbg !188
  %14 = add nuw nsw i32 %7, 1, !dbg !188
  %15 = icmp eq i32 %14, %1, !dbg !188
  br i1 %15, label %4, label %6, !dbg !188, !llvm.loop !191
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @generic(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !192 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !193
  %5 = zext nneg i32 %4 to i64, !dbg !195
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !195
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !195, !tbaa !21
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ7genericE4part, i32 %4, !dbg !195
  store float %7, ptr addrspace(3) %8, align 4, !dbg !195, !tbaa !21
  fence syncscope("workgroup") release, !dbg !196
  tail call void @llvm.amdgcn.s.barrier(), !dbg !198
  fence syncscope("workgroup") acquire, !dbg !199
  %9 = lshr i32 %4, 5, !dbg !200
  %10 = zext nneg i32 %9 to i64, !dbg !200
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7genericE4part to ptr), i64 %10, !dbg !200
  %12 = tail call contract fastcc noundef float @_Z6foldedPKfi(ptr noundef %11, i32 noundef %2) #16, !dbg !200
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !200
  store float %12, ptr addrspace(1) %13, align 4, !dbg !200, !tbaa !21
  ret void, !dbg !201
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @generic_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !202 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !203
  %5 = zext nneg i32 %4 to i64, !dbg !205
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !205
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !205, !tbaa !21
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ13generic_fixedE4part, i32 %4, !dbg !205
  store float %7, ptr addrspace(3) %8, align 4, !dbg !205, !tbaa !21
  fence syncscope("workgroup") release, !dbg !206
  tail call void @llvm.amdgcn.s.barrier(), !dbg !208
  fence syncscope("workgroup") acquire, !dbg !209
  %9 = icmp sgt i32 %2, 0, !dbg !210
  br i1 %9, label %10, label %34, !dbg !210

10:                                               ; preds = %3
  %11 = lshr i32 %4, 5
  %12 = getelementptr float, ptr addrspace(3) @_ZZ13generic_fixedE4part, i32 %11
  %13 = and i32 %2, 7, !dbg !210
  %14 = icmp ult i32 %2, 8, !dbg !210
  br i1 %14, label %19, label %15, !dbg !210

15:                                               ; preds = %10
  %16 = and i32 %2, 2147483640, !dbg !210
  br label %37, !dbg !210

17:                                               ; preds = %37
  %18 = icmp eq i32 %13, 0, !dbg !210
  br i1 %18, label %34, label %19, !dbg !210

19:                                               ; preds = %17, %10
  %20 = phi i32 [ 0, %10 ], [ %80, %17 ]
  %21 = phi float [ 0.000000e+00, %10 ], [ %79, %17 ]
  %22 = icmp ne i32 %13, 0, !dbg !210
  tail call void @llvm.assume(i1 %22), !dbg !210
  br label %23, !dbg !210

23:                                               ; preds = %23, %19
  %24 = phi i32 [ %20, %19 ], [ %31, %23 ]
  %25 = phi float [ %21, %19 ], [ %30, %23 ]
  %26 = phi i32 [ 0, %19 ], [ %32, %23 ]
  %27 = fmul contract float %25, 5.000000e-01, !dbg !210
  %28 = getelementptr float, ptr addrspace(3) %12, i32 %24, !dbg !210
  %29 = load float, ptr addrspace(3) %28, align 4, !dbg !210, !tbaa !21
  %30 = fadd contract float %27, %29, !dbg !210
  %31 = add nuw nsw i32 %24, 1, !dbg !210
  %32 = add i32 %26, 1, !dbg !210
  %33 = icmp eq i32 %32, %13, !dbg !210
  br i1 %33, label %34, label %23, !dbg !210, !llvm.loop !211

34:                                               ; preds = %17, %23, %3
  %35 = phi float [ 0.000000e+00, %3 ], [ %79, %17 ], [ %30, %23 ], !dbg !213
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !214
  store float %35, ptr addrspace(1) %36, align 4, !dbg !214, !tbaa !21
  ret void, !dbg !215

37:                                               ; preds = %37, %15
  %38 = phi i32 [ 0, %15 ], [ %80, %37 ]
  %39 = phi float [ 0.000000e+00, %15 ], [ %79, %37 ]
  %40 = phi i32 [ 0, %15 ], [ %81, %37 ]
  %41 = fmul contract float %39, 5.000000e-01, !dbg !210
  %42 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %43 = load float, ptr addrspace(3) %42, align 4, !dbg !210, !tbaa !21
  %44 = fadd contract float %41, %43, !dbg !210
  %45 = fmul contract float %44, 5.000000e-01, !dbg !210
  %46 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %47 = getelementptr i8, ptr addrspace(3) %46, i32 4, !dbg !210
  %48 = load float, ptr addrspace(3) %47, align 4, !dbg !210, !tbaa !21
  %49 = fadd contract float %45, %48, !dbg !210
  %50 = fmul contract float %49, 5.000000e-01, !dbg !210
  %51 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %52 = getelementptr i8, ptr addrspace(3) %51, i32 8, !dbg !210
  %53 = load float, ptr addrspace(3) %52, align 4, !dbg !210, !tbaa !21
  %54 = fadd contract float %50, %53, !dbg !210
  %55 = fmul contract float %54, 5.000000e-01, !dbg !210
  %56 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %57 = getelementptr i8, ptr addrspace(3) %56, i32 12, !dbg !210
  %58 = load float, ptr addrspace(3) %57, align 4, !dbg !210, !tbaa !21
  %59 = fadd contract float %55, %58, !dbg !210
  %60 = fmul contract float %59, 5.000000e-01, !dbg !210
  %61 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %62 = getelementptr i8, ptr addrspace(3) %61, i32 16, !dbg !210
  %63 = load float, ptr addrspace(3) %62, align 4, !dbg !210, !tbaa !21
  %64 = fadd contract float %60, %63, !dbg !210
  %65 = fmul contract float %64, 5.000000e-01, !dbg !210
  %66 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %67 = getelementptr i8, ptr addrspace(3) %66, i32 20, !dbg !210
  %68 = load float, ptr addrspace(3) %67, align 4, !dbg !210, !tbaa !21
  %69 = fadd contract float %65, %68, !dbg !210
  %70 = fmul contract float %69, 5.000000e-01, !dbg !210
  %71 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %72 = getelementptr i8, ptr addrspace(3) %71, i32 24, !dbg !210
  %73 = load float, ptr addrspace(3) %72, align 4, !dbg !210, !tbaa !21
  %74 = fadd contract float %70, %73, !dbg !210
  %75 = fmul contract float %74, 5.000000e-01, !dbg !210
  %76 = getelementptr float, ptr addrspace(3) %12, i32 %38, !dbg !210
  %77 = getelementptr i8, ptr addrspace(3) %76, i32 28, !dbg !210
  %78 = load float, ptr addrspace(3) %77, align 4, !dbg !210, !tbaa !21
  %79 = fadd contract float %75, %78, !dbg !210
  %80 = add nuw nsw i32 %38, 8, !dbg !210
  %81 = add i32 %40, 8, !dbg !210
  %82 = icmp eq i32 %81, %16, !dbg !210
  br i1 %82, label %17, label %37, !dbg !210, !llvm.loop !216
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #13

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #15

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #10 = { mustprogress nofree nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #16 = { nounwind }
attributes #17 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "barriers.cu", directory: ".", checksumkind: CSK_MD5, checksum: "050264a8659b1a67c35f04148777bfeb")
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
!13 = distinct !DISubprogram(name: "two_barriers", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 30, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 7, scope: !13)
!20 = !DILocation(line: 7, scope: !13)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !11, i64 0}
!23 = !DILocation(line: 40, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 8, scope: !13)
!26 = !DILocation(line: 41, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 42, scope: !24, inlinedAt: !25)
!28 = !DILocation(line: 40, scope: !24, inlinedAt: !29)
!29 = distinct !DILocation(line: 9, scope: !13)
!30 = !DILocation(line: 41, scope: !24, inlinedAt: !29)
!31 = !DILocation(line: 42, scope: !24, inlinedAt: !29)
!32 = !DILocation(line: 10, scope: !13)
!33 = !DILocation(line: 11, scope: !13)
!34 = distinct !DISubprogram(name: "two_barriers_fixed", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 30, scope: !17, inlinedAt: !36)
!36 = distinct !DILocation(line: 15, scope: !34)
!37 = !DILocation(line: 15, scope: !34)
!38 = !DILocation(line: 40, scope: !24, inlinedAt: !39)
!39 = distinct !DILocation(line: 16, scope: !34)
!40 = !DILocation(line: 41, scope: !24, inlinedAt: !39)
!41 = !DILocation(line: 42, scope: !24, inlinedAt: !39)
!42 = !DILocation(line: 17, scope: !34)
!43 = !DILocation(line: 18, scope: !34)
!44 = distinct !DISubprogram(name: "loop_barrier", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DILocation(line: 23, scope: !44)
!46 = !DILocation(line: 0, scope: !44)
!47 = !DILocation(line: 27, scope: !44)
!48 = !DILocation(line: 28, scope: !44)
!49 = !DILocation(line: 24, scope: !44)
!50 = !DILocation(line: 40, scope: !24, inlinedAt: !51)
!51 = distinct !DILocation(line: 25, scope: !44)
!52 = !DILocation(line: 41, scope: !24, inlinedAt: !51)
!53 = !DILocation(line: 42, scope: !24, inlinedAt: !51)
!54 = distinct !{!54, !45, !55, !56}
!55 = !DILocation(line: 26, scope: !44)
!56 = !{!"llvm.loop.mustprogress"}
!57 = distinct !DISubprogram(name: "loop_barrier_fixed", scope: !1, file: !1, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 32, scope: !57)
!59 = !DILocation(line: 0, scope: !57)
!60 = !DILocation(line: 33, scope: !57)
!61 = !DILocation(line: 34, scope: !57)
!62 = distinct !{!62, !58, !58, !56}
!63 = distinct !DISubprogram(name: "loop_fence", scope: !1, file: !1, line: 37, type: !14, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 30, scope: !17, inlinedAt: !65)
!65 = distinct !DILocation(line: 38, scope: !63)
!66 = !DILocation(line: 38, scope: !63)
!67 = !DILocation(line: 42, scope: !63)
!68 = !DILocation(line: 39, scope: !63)
!69 = !DILocation(line: 44, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__threadfence", scope: !18, file: !18, line: 44, type: !14, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = distinct !DILocation(line: 40, scope: !63)
!72 = distinct !{!72, !66, !73, !56}
!73 = !DILocation(line: 41, scope: !63)
!74 = distinct !DISubprogram(name: "loop_fence_fixed", scope: !1, file: !1, line: 44, type: !14, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = !DILocation(line: 30, scope: !17, inlinedAt: !76)
!76 = distinct !DILocation(line: 45, scope: !74)
!77 = !DILocation(line: 45, scope: !74)
!78 = distinct !{!78, !77, !77, !56, !79}
!79 = !{!"llvm.loop.isvectorized", i32 1}
!80 = !DILocation(line: 44, scope: !70, inlinedAt: !81)
!81 = distinct !DILocation(line: 46, scope: !74)
!82 = !DILocation(line: 47, scope: !74)
!83 = distinct !{!83, !56, !84, !79}
!84 = !{!"llvm.loop.unroll.runtime.disable"}
!85 = distinct !DISubprogram(name: "system_fence", scope: !1, file: !1, line: 49, type: !14, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DILocation(line: 30, scope: !17, inlinedAt: !87)
!87 = distinct !DILocation(line: 50, scope: !85)
!88 = !DILocation(line: 50, scope: !85)
!89 = !DILocation(line: 54, scope: !85)
!90 = !DILocation(line: 51, scope: !85)
!91 = !DILocation(line: 46, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "__threadfence_system", scope: !18, file: !18, line: 46, type: !14, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = distinct !DILocation(line: 52, scope: !85)
!94 = distinct !{!94, !88, !95, !56}
!95 = !DILocation(line: 53, scope: !85)
!96 = distinct !DISubprogram(name: "system_fence_fixed", scope: !1, file: !1, line: 56, type: !14, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = !DILocation(line: 30, scope: !17, inlinedAt: !98)
!98 = distinct !DILocation(line: 57, scope: !96)
!99 = !DILocation(line: 57, scope: !96)
!100 = distinct !{!100, !99, !99, !56, !79}
!101 = !DILocation(line: 46, scope: !92, inlinedAt: !102)
!102 = distinct !DILocation(line: 58, scope: !96)
!103 = !DILocation(line: 59, scope: !96)
!104 = distinct !{!104, !56, !84, !79}
!105 = distinct !DISubprogram(name: "shaped", scope: !1, file: !1, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 62, scope: !105)
!107 = distinct !DISubprogram(name: "calls", scope: !1, file: !1, line: 65, type: !14, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = !DILocation(line: 30, scope: !17, inlinedAt: !109)
!109 = distinct !DILocation(line: 66, scope: !107)
!110 = !DILocation(line: 66, scope: !107)
!111 = !DILocation(line: 67, scope: !107)
!112 = distinct !{!112, !110, !110, !56}
!113 = distinct !DISubprogram(name: "calls_fixed", scope: !1, file: !1, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 30, scope: !17, inlinedAt: !115)
!115 = distinct !DILocation(line: 70, scope: !113)
!116 = !DILocation(line: 70, scope: !113)
!117 = !DILocation(line: 63, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "shaped_inline", scope: !1, file: !1, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = distinct !DILocation(line: 70, scope: !113)
!120 = distinct !{!120, !116, !116, !56, !79}
!121 = !DILocation(line: 71, scope: !113)
!122 = distinct !{!122, !56, !84, !79}
!123 = distinct !DISubprogram(name: "plus", scope: !1, file: !1, line: 74, type: !14, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 74, scope: !123)
!125 = distinct !DISubprogram(name: "times", scope: !1, file: !1, line: 75, type: !14, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 75, scope: !125)
!127 = distinct !DISubprogram(name: "by_pointer", scope: !1, file: !1, line: 79, type: !14, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!128 = !DILocation(line: 80, scope: !127)
!129 = !{!130, !130, i64 0}
!130 = !{!"any pointer", !11, i64 0}
!131 = !DILocation(line: 30, scope: !17, inlinedAt: !132)
!132 = distinct !DILocation(line: 81, scope: !127)
!133 = !DILocation(line: 81, scope: !127)
!134 = !DILocation(line: 82, scope: !127)
!135 = distinct !{!135, !133, !133, !56}
!136 = distinct !DISubprogram(name: "by_pointer_fixed", scope: !1, file: !1, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 30, scope: !17, inlinedAt: !138)
!138 = distinct !DILocation(line: 85, scope: !136)
!139 = !DILocation(line: 85, scope: !136)
!140 = distinct !{!140, !139, !139, !56, !79}
!141 = !DILocation(line: 86, scope: !136)
!142 = distinct !{!142, !56, !84, !79}
!143 = distinct !DISubprogram(name: "shade", scope: !1, file: !1, line: 93, type: !14, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 31, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = distinct !DILocation(line: 94, scope: !143)
!147 = !DILocation(line: 32, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = distinct !DILocation(line: 94, scope: !143)
!150 = !{i16 1, i16 1025}
!151 = !DILocation(line: 94, scope: !143)
!152 = !DILocation(line: 30, scope: !17, inlinedAt: !153)
!153 = distinct !DILocation(line: 94, scope: !143)
!154 = !DILocation(line: 95, scope: !143)
!155 = !{!156, !156, i64 0}
!156 = !{!"p1 _ZTS8Material", !130, i64 0}
!157 = !{!158, !158, i64 0}
!158 = !{!"vtable pointer", !12, i64 0}
!159 = !DILocation(line: 96, scope: !143)
!160 = distinct !DISubprogram(name: "shade_fixed", scope: !1, file: !1, line: 98, type: !14, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 31, scope: !145, inlinedAt: !162)
!162 = distinct !DILocation(line: 99, scope: !160)
!163 = !DILocation(line: 32, scope: !148, inlinedAt: !164)
!164 = distinct !DILocation(line: 99, scope: !160)
!165 = !DILocation(line: 99, scope: !160)
!166 = !DILocation(line: 30, scope: !17, inlinedAt: !167)
!167 = distinct !DILocation(line: 99, scope: !160)
!168 = !DILocation(line: 100, scope: !160)
!169 = !DILocation(line: 101, scope: !160)
!170 = distinct !DISubprogram(name: "below", scope: !1, file: !1, line: 109, type: !14, scopeLine: 109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = !DILocation(line: 110, scope: !170)
!172 = !{!173, !22, i64 0}
!173 = !{!"_ZTS4Tree", !22, i64 0, !10, i64 4, !10, i64 8}
!174 = !{!173, !10, i64 4}
!175 = !{!173, !10, i64 8}
!176 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 113, type: !14, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DILocation(line: 30, scope: !17, inlinedAt: !178)
!178 = distinct !DILocation(line: 114, scope: !176)
!179 = !DILocation(line: 114, scope: !176)
!180 = !DILocation(line: 115, scope: !176)
!181 = distinct !DISubprogram(name: "recursion_fixed", scope: !1, file: !1, line: 117, type: !14, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DILocation(line: 119, scope: !181)
!183 = !DILocation(line: 0, scope: !181)
!184 = !DILocation(line: 120, scope: !181)
!185 = !DILocation(line: 121, scope: !181)
!186 = distinct !{!186, !182, !182, !56}
!187 = distinct !DISubprogram(name: "folded", scope: !1, file: !1, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = !DILocation(line: 126, scope: !187)
!189 = !DILocation(line: 0, scope: !187)
!190 = !DILocation(line: 127, scope: !187)
!191 = distinct !{!191, !188, !188, !56}
!192 = distinct !DISubprogram(name: "generic", scope: !1, file: !1, line: 130, type: !14, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = !DILocation(line: 30, scope: !17, inlinedAt: !194)
!194 = distinct !DILocation(line: 132, scope: !192)
!195 = !DILocation(line: 132, scope: !192)
!196 = !DILocation(line: 40, scope: !24, inlinedAt: !197)
!197 = distinct !DILocation(line: 133, scope: !192)
!198 = !DILocation(line: 41, scope: !24, inlinedAt: !197)
!199 = !DILocation(line: 42, scope: !24, inlinedAt: !197)
!200 = !DILocation(line: 134, scope: !192)
!201 = !DILocation(line: 135, scope: !192)
!202 = distinct !DISubprogram(name: "generic_fixed", scope: !1, file: !1, line: 137, type: !14, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = !DILocation(line: 30, scope: !17, inlinedAt: !204)
!204 = distinct !DILocation(line: 139, scope: !202)
!205 = !DILocation(line: 139, scope: !202)
!206 = !DILocation(line: 40, scope: !24, inlinedAt: !207)
!207 = distinct !DILocation(line: 140, scope: !202)
!208 = !DILocation(line: 41, scope: !24, inlinedAt: !207)
!209 = !DILocation(line: 42, scope: !24, inlinedAt: !207)
!210 = !DILocation(line: 142, scope: !202)
!211 = distinct !{!211, !212}
!212 = !{!"llvm.loop.unroll.disable"}
!213 = !DILocation(line: 0, scope: !202)
!214 = !DILocation(line: 143, scope: !202)
!215 = !DILocation(line: 144, scope: !202)
!216 = distinct !{!216, !210, !210, !56}
