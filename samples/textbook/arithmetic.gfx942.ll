; ModuleID = 'arithmetic.cu'
source_filename = "arithmetic.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @degrees(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !16
  %5 = icmp slt i32 %4, %2, !dbg !20
  br i1 %5, label %6, label %46, !dbg !20

6:                                                ; preds = %3
  %7 = xor i32 %4, -1, !dbg !20
  %8 = add i32 %2, %7, !dbg !20
  %9 = lshr i32 %8, 8, !dbg !20
  %10 = add nuw nsw i32 %9, 1, !dbg !20
  %11 = icmp eq i32 %9, 0, !dbg !20
  br i1 %11, label %44, label %12, !dbg !20

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !20

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %39, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %40, %19 ]
  %22 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !20
  %23 = extractelement <2 x i64> %22, i64 0
  %24 = extractelement <2 x i64> %22, i64 1
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !20
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !20
  %27 = load float, ptr addrspace(1) %25, align 4, !dbg !20, !tbaa !21
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !20, !tbaa !21
  %29 = insertelement <2 x float> poison, float %27, i64 0
  %30 = insertelement <2 x float> %29, float %28, i64 1
  %31 = fpext contract <2 x float> %30 to <2 x double>, !dbg !20
  %32 = fmul contract <2 x double> %31, splat (double 0x404CA5DC1A6394B6), !dbg !20
  %33 = fadd contract <2 x double> %32, splat (double 1.000000e-01), !dbg !20
  %34 = fptrunc contract <2 x double> %33 to <2 x float>, !dbg !20
  %35 = extractelement <2 x float> %34, i64 0
  %36 = extractelement <2 x float> %34, i64 1
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23, !dbg !20
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !20
  store float %35, ptr addrspace(1) %37, align 4, !dbg !20, !tbaa !21
  store float %36, ptr addrspace(1) %38, align 4, !dbg !20, !tbaa !21
  %39 = add nuw i32 %20, 2
  %40 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %41 = icmp eq i32 %39, %13, !dbg !20
  br i1 %41, label %42, label %19, !dbg !20, !llvm.loop !23

42:                                               ; preds = %19
  %43 = icmp eq i32 %10, %13, !dbg !20
  br i1 %43, label %46, label %44, !dbg !20

44:                                               ; preds = %6, %42
  %45 = phi i32 [ %4, %6 ], [ %15, %42 ]
  br label %47, !dbg !20

46:                                               ; preds = %47, %42, %3
  ret void, !dbg !27

47:                                               ; preds = %44, %47
  %48 = phi i32 [ %57, %47 ], [ %45, %44 ]
  %49 = zext nneg i32 %48 to i64, !dbg !20
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %49, !dbg !20
  %51 = load float, ptr addrspace(1) %50, align 4, !dbg !20, !tbaa !21
  %52 = fpext contract float %51 to double, !dbg !20
  %53 = fmul contract double %52, 0x404CA5DC1A6394B6, !dbg !20
  %54 = fadd contract double %53, 1.000000e-01, !dbg !20
  %55 = fptrunc contract double %54 to float, !dbg !20
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %49, !dbg !20
  store float %55, ptr addrspace(1) %56, align 4, !dbg !20, !tbaa !21
  %57 = add nuw nsw i32 %48, 256, !dbg !20
  %58 = icmp slt i32 %57, %2, !dbg !20
  br i1 %58, label %47, label %46, !dbg !20, !llvm.loop !28
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @degrees_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !29 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !30
  %5 = icmp slt i32 %4, %2, !dbg !32
  br i1 %5, label %6, label %44, !dbg !32

6:                                                ; preds = %3
  %7 = xor i32 %4, -1, !dbg !32
  %8 = add i32 %2, %7, !dbg !32
  %9 = lshr i32 %8, 8, !dbg !32
  %10 = add nuw nsw i32 %9, 1, !dbg !32
  %11 = icmp eq i32 %9, 0, !dbg !32
  br i1 %11, label %42, label %12, !dbg !32

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !32

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %37, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %38, %19 ]
  %22 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !32
  %23 = extractelement <2 x i64> %22, i64 0
  %24 = extractelement <2 x i64> %22, i64 1
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !32
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !32
  %27 = load float, ptr addrspace(1) %25, align 4, !dbg !32, !tbaa !21
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !32, !tbaa !21
  %29 = insertelement <2 x float> poison, float %27, i64 0
  %30 = insertelement <2 x float> %29, float %28, i64 1
  %31 = fmul contract <2 x float> %30, splat (float 0x404CA5DC20000000), !dbg !32
  %32 = fadd contract <2 x float> %31, splat (float 0x3FB99999A0000000), !dbg !32
  %33 = extractelement <2 x float> %32, i64 0
  %34 = extractelement <2 x float> %32, i64 1
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23, !dbg !32
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !32
  store float %33, ptr addrspace(1) %35, align 4, !dbg !32, !tbaa !21
  store float %34, ptr addrspace(1) %36, align 4, !dbg !32, !tbaa !21
  %37 = add nuw i32 %20, 2
  %38 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %39 = icmp eq i32 %37, %13, !dbg !32
  br i1 %39, label %40, label %19, !dbg !32, !llvm.loop !33

40:                                               ; preds = %19
  %41 = icmp eq i32 %10, %13, !dbg !32
  br i1 %41, label %44, label %42, !dbg !32

42:                                               ; preds = %6, %40
  %43 = phi i32 [ %4, %6 ], [ %15, %40 ]
  br label %45, !dbg !32

44:                                               ; preds = %45, %40, %3
  ret void, !dbg !34

45:                                               ; preds = %42, %45
  %46 = phi i32 [ %53, %45 ], [ %43, %42 ]
  %47 = zext nneg i32 %46 to i64, !dbg !32
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %47, !dbg !32
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !32, !tbaa !21
  %50 = fmul contract float %49, 0x404CA5DC20000000, !dbg !32
  %51 = fadd contract float %50, 0x3FB99999A0000000, !dbg !32
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %47, !dbg !32
  store float %51, ptr addrspace(1) %52, align 4, !dbg !32, !tbaa !21
  %53 = add nuw nsw i32 %46, 256, !dbg !32
  %54 = icmp slt i32 %53, %2, !dbg !32
  br i1 %54, label %45, label %44, !dbg !32, !llvm.loop !35
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @lengths(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2) local_unnamed_addr #1 !dbg !36 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !37
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !40
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !40
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !40, !range !43, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !40
  %9 = mul i32 %4, %8, !dbg !44
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !45
  %11 = add i32 %9, %10, !dbg !44
  %12 = sext i32 %11 to i64, !dbg !47
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12, !dbg !47
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !47, !tbaa !21
  %15 = fpext contract float %14 to double, !dbg !47
  %16 = fmul contract double %15, %15, !dbg !47
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12, !dbg !47
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !47, !tbaa !21
  %19 = fpext contract float %18 to double, !dbg !47
  %20 = fmul contract double %19, %19, !dbg !47
  %21 = fadd contract double %16, %20, !dbg !47
  %22 = tail call contract fastcc noundef double @llvm.sqrt.f64(double noundef %21) #9, !dbg !47
  %23 = fmul contract double %22, 3.000000e-01, !dbg !47
  %24 = fptrunc contract double %23 to float, !dbg !47
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %12, !dbg !47
  store float %24, ptr addrspace(1) %25, align 4, !dbg !47, !tbaa !21
  ret void, !dbg !48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @lengths_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !49 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !50
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !52
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !52
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !52, !range !43, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !52
  %9 = mul i32 %4, %8, !dbg !54
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !55
  %11 = add i32 %9, %10, !dbg !54
  %12 = sext i32 %11 to i64, !dbg !57
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12, !dbg !57
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !57, !tbaa !21
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12, !dbg !57
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !57, !tbaa !21
  %17 = insertelement <2 x float> poison, float %14, i64 0, !dbg !57
  %18 = insertelement <2 x float> %17, float %16, i64 1, !dbg !57
  %19 = fmul contract <2 x float> %18, %18, !dbg !57
  %20 = shufflevector <2 x float> %19, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !57
  %21 = fadd contract <2 x float> %19, %20, !dbg !57
  %22 = extractelement <2 x float> %21, i64 0, !dbg !57
  %23 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %22), !dbg !58
  %24 = tail call contract float @llvm.amdgcn.rcp.f32(float %23), !dbg !61
  %25 = fmul contract float %24, 0x3FD3333340000000, !dbg !61
  %26 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %12, !dbg !57
  store float %25, ptr addrspace(1) %26, align 4, !dbg !57, !tbaa !21
  ret void, !dbg !64
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @wide_sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = icmp sgt i32 %2, 0, !dbg !66
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %12, label %8, !dbg !66

6:                                                ; preds = %12
  %7 = fptrunc contract double %21 to float, !dbg !67
  br label %8, !dbg !67

8:                                                ; preds = %3, %6
  %9 = phi float [ %7, %6 ], [ 0.000000e+00, %3 ], !dbg !68
  %10 = zext nneg i32 %5 to i64, !dbg !67
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10, !dbg !67
  store float %9, ptr addrspace(1) %11, align 4, !dbg !67, !tbaa !21
  ret void, !dbg !69

12:                                               ; preds = %3, %12
  %13 = phi i32 [ %22, %12 ], [ 0, %3 ]
  %14 = phi double [ %21, %12 ], [ 0.000000e+00, %3 ]
  %15 = shl nsw i32 %13, 8, !dbg !66
  %16 = add nuw i32 %15, %5, !dbg !66
  %17 = zext i32 %16 to i64, !dbg !66
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17, !dbg !66
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !66, !tbaa !21
  %20 = fpext contract float %19 to double, !dbg !66
  %21 = fadd contract double %14, %20, !dbg !66
  %22 = add nuw nsw i32 %13, 1, !dbg !66
  %23 = icmp eq i32 %22, %2, !dbg !66
  br i1 %23, label %6, label %12, !dbg !66, !llvm.loop !70
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @wide_sum_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !71 {
  %4 = icmp sgt i32 %2, 0, !dbg !72
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !72

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %20, %10 ], !dbg !73
  %8 = zext nneg i32 %5 to i64, !dbg !74
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !74
  store float %7, ptr addrspace(1) %9, align 4, !dbg !74, !tbaa !21
  ret void, !dbg !75

10:                                               ; preds = %3, %10
  %11 = phi float [ %20, %10 ], [ 0.000000e+00, %3 ]
  %12 = phi float [ %22, %10 ], [ 0.000000e+00, %3 ]
  %13 = phi i32 [ %23, %10 ], [ 0, %3 ]
  %14 = shl nsw i32 %13, 8, !dbg !76
  %15 = add nuw i32 %14, %5, !dbg !76
  %16 = zext i32 %15 to i64, !dbg !76
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !76
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !76, !tbaa !21
  %19 = fsub contract float %18, %12, !dbg !76
  %20 = fadd contract float %11, %19, !dbg !76
  %21 = fsub contract float %20, %11, !dbg !77
  %22 = fsub contract float %21, %19, !dbg !77
  %23 = add nuw nsw i32 %13, 1, !dbg !72
  %24 = icmp eq i32 %23, %2, !dbg !72
  br i1 %24, label %6, label %10, !dbg !72, !llvm.loop !78
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ramps(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !80 {
  %4 = icmp sgt i32 %2, 0, !dbg !81
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  br i1 %4, label %7, label %10, !dbg !81

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !21
  br label %13, !dbg !81

10:                                               ; preds = %13, %3
  %11 = phi float [ 0.000000e+00, %3 ], [ %20, %13 ], !dbg !82
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6, !dbg !83
  store float %11, ptr addrspace(1) %12, align 4, !dbg !83, !tbaa !21
  ret void, !dbg !84

13:                                               ; preds = %7, %13
  %14 = phi i32 [ 0, %7 ], [ %21, %13 ]
  %15 = phi float [ 0.000000e+00, %7 ], [ %20, %13 ]
  %16 = uitofp nneg i32 %14 to float, !dbg !81
  %17 = fmul contract float %9, %16, !dbg !81
  %18 = fadd contract float %15, %17, !dbg !81
  %19 = fptosi float %18 to i32, !dbg !81
  %20 = sitofp i32 %19 to float, !dbg !81
  %21 = add nuw nsw i32 %14, 1, !dbg !81
  %22 = icmp eq i32 %21, %2, !dbg !81
  br i1 %22, label %10, label %13, !dbg !81, !llvm.loop !85
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ramps_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !86 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !87
  %5 = zext nneg i32 %4 to i64, !dbg !89
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !89
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !89, !tbaa !21
  %8 = icmp sgt i32 %2, 0, !dbg !90
  br i1 %8, label %14, label %11, !dbg !90

9:                                                ; preds = %14
  %10 = extractelement <2 x float> %19, i64 0, !dbg !90
  br label %11, !dbg !91

11:                                               ; preds = %9, %3
  %12 = phi float [ 0.000000e+00, %3 ], [ %10, %9 ], !dbg !92
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !91
  store float %12, ptr addrspace(1) %13, align 4, !dbg !91, !tbaa !21
  ret void, !dbg !93

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %20, %14 ], [ 0, %3 ]
  %16 = phi <2 x float> [ %19, %14 ], [ zeroinitializer, %3 ]
  %17 = insertelement <2 x float> %16, float %7, i64 1, !dbg !94
  %18 = shufflevector <2 x float> %16, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !94
  %19 = fadd contract <2 x float> %17, %18, !dbg !94
  %20 = add nuw nsw i32 %15, 1, !dbg !90
  %21 = icmp eq i32 %20, %2, !dbg !90
  br i1 %21, label %9, label %14, !dbg !90, !llvm.loop !95
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @normalize(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !97 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !98
  %6 = icmp slt i32 %5, %3, !dbg !100
  br i1 %6, label %7, label %49, !dbg !100

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !21
  %11 = xor i32 %5, -1, !dbg !100
  %12 = add i32 %3, %11, !dbg !100
  %13 = lshr i32 %12, 8, !dbg !100
  %14 = add nuw nsw i32 %13, 1, !dbg !100
  %15 = icmp eq i32 %13, 0, !dbg !100
  br i1 %15, label %47, label %16, !dbg !100

16:                                               ; preds = %7
  %17 = and i32 %14, 33554430
  %18 = shl i32 %17, 8
  %19 = add i32 %5, %18
  %20 = insertelement <2 x float> poison, float %10, i64 0
  %21 = shufflevector <2 x float> %20, <2 x float> poison, <2 x i32> zeroinitializer
  %22 = insertelement <2 x i32> poison, i32 %5, i64 0
  %23 = shufflevector <2 x i32> %22, <2 x i32> poison, <2 x i32> zeroinitializer
  %24 = add nuw nsw <2 x i32> %23, <i32 0, i32 256>
  br label %25, !dbg !100

25:                                               ; preds = %25, %16
  %26 = phi i32 [ 0, %16 ], [ %42, %25 ]
  %27 = phi <2 x i32> [ %24, %16 ], [ %43, %25 ]
  %28 = zext nneg <2 x i32> %27 to <2 x i64>, !dbg !100
  %29 = extractelement <2 x i64> %28, i64 0
  %30 = extractelement <2 x i64> %28, i64 1
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29, !dbg !100
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %30, !dbg !100
  %33 = load float, ptr addrspace(1) %31, align 4, !dbg !100, !tbaa !21
  %34 = load float, ptr addrspace(1) %32, align 4, !dbg !100, !tbaa !21
  %35 = insertelement <2 x float> poison, float %33, i64 0
  %36 = insertelement <2 x float> %35, float %34, i64 1
  %37 = fdiv contract <2 x float> %36, %21, !dbg !100
  %38 = extractelement <2 x float> %37, i64 0
  %39 = extractelement <2 x float> %37, i64 1
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %29, !dbg !100
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %30, !dbg !100
  store float %38, ptr addrspace(1) %40, align 4, !dbg !100, !tbaa !21
  store float %39, ptr addrspace(1) %41, align 4, !dbg !100, !tbaa !21
  %42 = add nuw i32 %26, 2
  %43 = add nuw nsw <2 x i32> %27, splat (i32 512)
  %44 = icmp eq i32 %42, %17, !dbg !100
  br i1 %44, label %45, label %25, !dbg !100, !llvm.loop !101

45:                                               ; preds = %25
  %46 = icmp eq i32 %14, %17, !dbg !100
  br i1 %46, label %49, label %47, !dbg !100

47:                                               ; preds = %7, %45
  %48 = phi i32 [ %5, %7 ], [ %19, %45 ]
  br label %50, !dbg !100

49:                                               ; preds = %50, %45, %4
  ret void, !dbg !102

50:                                               ; preds = %47, %50
  %51 = phi i32 [ %57, %50 ], [ %48, %47 ]
  %52 = zext nneg i32 %51 to i64, !dbg !100
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %52, !dbg !100
  %54 = load float, ptr addrspace(1) %53, align 4, !dbg !100, !tbaa !21
  %55 = fdiv contract float %54, %10, !dbg !100
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %52, !dbg !100
  store float %55, ptr addrspace(1) %56, align 4, !dbg !100, !tbaa !21
  %57 = add nuw nsw i32 %51, 256, !dbg !100
  %58 = icmp slt i32 %57, %3, !dbg !100
  br i1 %58, label %50, label %49, !dbg !100, !llvm.loop !103
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @normalize_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !105 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !106
  %6 = zext nneg i32 %5 to i64, !dbg !108
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %6, !dbg !108
  %8 = load float, ptr addrspace(1) %7, align 4, !dbg !108, !tbaa !21
  %9 = fdiv contract float 1.000000e+00, %8, !dbg !108
  %10 = icmp slt i32 %5, %3, !dbg !109
  br i1 %10, label %11, label %50, !dbg !109

11:                                               ; preds = %4
  %12 = xor i32 %5, -1, !dbg !109
  %13 = add i32 %3, %12, !dbg !109
  %14 = lshr i32 %13, 8, !dbg !109
  %15 = add nuw nsw i32 %14, 1, !dbg !109
  %16 = icmp eq i32 %14, 0, !dbg !109
  br i1 %16, label %48, label %17, !dbg !109

17:                                               ; preds = %11
  %18 = and i32 %15, 33554430
  %19 = shl i32 %18, 8
  %20 = add i32 %5, %19
  %21 = insertelement <2 x float> poison, float %9, i64 0
  %22 = shufflevector <2 x float> %21, <2 x float> poison, <2 x i32> zeroinitializer
  %23 = insertelement <2 x i32> poison, i32 %5, i64 0
  %24 = shufflevector <2 x i32> %23, <2 x i32> poison, <2 x i32> zeroinitializer
  %25 = add nuw nsw <2 x i32> %24, <i32 0, i32 256>
  br label %26, !dbg !109

26:                                               ; preds = %26, %17
  %27 = phi i32 [ 0, %17 ], [ %43, %26 ]
  %28 = phi <2 x i32> [ %25, %17 ], [ %44, %26 ]
  %29 = zext nneg <2 x i32> %28 to <2 x i64>, !dbg !109
  %30 = extractelement <2 x i64> %29, i64 0
  %31 = extractelement <2 x i64> %29, i64 1
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %30, !dbg !109
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31, !dbg !109
  %34 = load float, ptr addrspace(1) %32, align 4, !dbg !109, !tbaa !21
  %35 = load float, ptr addrspace(1) %33, align 4, !dbg !109, !tbaa !21
  %36 = insertelement <2 x float> poison, float %34, i64 0
  %37 = insertelement <2 x float> %36, float %35, i64 1
  %38 = fmul contract <2 x float> %22, %37, !dbg !109
  %39 = extractelement <2 x float> %38, i64 0
  %40 = extractelement <2 x float> %38, i64 1
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %30, !dbg !109
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %31, !dbg !109
  store float %39, ptr addrspace(1) %41, align 4, !dbg !109, !tbaa !21
  store float %40, ptr addrspace(1) %42, align 4, !dbg !109, !tbaa !21
  %43 = add nuw i32 %27, 2
  %44 = add nuw nsw <2 x i32> %28, splat (i32 512)
  %45 = icmp eq i32 %43, %18, !dbg !109
  br i1 %45, label %46, label %26, !dbg !109, !llvm.loop !110

46:                                               ; preds = %26
  %47 = icmp eq i32 %15, %18, !dbg !109
  br i1 %47, label %50, label %48, !dbg !109

48:                                               ; preds = %11, %46
  %49 = phi i32 [ %5, %11 ], [ %20, %46 ]
  br label %51, !dbg !109

50:                                               ; preds = %51, %46, %4
  ret void, !dbg !111

51:                                               ; preds = %48, %51
  %52 = phi i32 [ %58, %51 ], [ %49, %48 ]
  %53 = zext nneg i32 %52 to i64, !dbg !109
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53, !dbg !109
  %55 = load float, ptr addrspace(1) %54, align 4, !dbg !109, !tbaa !21
  %56 = fmul contract float %9, %55, !dbg !109
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %53, !dbg !109
  store float %56, ptr addrspace(1) %57, align 4, !dbg !109, !tbaa !21
  %58 = add nuw nsw i32 %52, 256, !dbg !109
  %59 = icmp slt i32 %58, %3, !dbg !109
  br i1 %59, label %51, label %50, !dbg !109, !llvm.loop !112
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ratios(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !113 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !114
  %6 = icmp slt i32 %5, %3, !dbg !116
  br i1 %6, label %7, label %50, !dbg !116

7:                                                ; preds = %4
  %8 = xor i32 %5, -1, !dbg !116
  %9 = add i32 %3, %8, !dbg !116
  %10 = lshr i32 %9, 8, !dbg !116
  %11 = add nuw nsw i32 %10, 1, !dbg !116
  %12 = icmp eq i32 %10, 0, !dbg !116
  br i1 %12, label %48, label %13, !dbg !116

13:                                               ; preds = %7
  %14 = and i32 %11, 33554430
  %15 = shl i32 %14, 8
  %16 = add i32 %5, %15
  %17 = insertelement <2 x i32> poison, i32 %5, i64 0
  %18 = shufflevector <2 x i32> %17, <2 x i32> poison, <2 x i32> zeroinitializer
  %19 = add nuw nsw <2 x i32> %18, <i32 0, i32 256>
  br label %20, !dbg !116

20:                                               ; preds = %20, %13
  %21 = phi i32 [ 0, %13 ], [ %43, %20 ]
  %22 = phi <2 x i32> [ %19, %13 ], [ %44, %20 ]
  %23 = zext nneg <2 x i32> %22 to <2 x i64>, !dbg !116
  %24 = extractelement <2 x i64> %23, i64 0
  %25 = extractelement <2 x i64> %23, i64 1
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !116
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25, !dbg !116
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !116, !tbaa !21
  %29 = load float, ptr addrspace(1) %27, align 4, !dbg !116, !tbaa !21
  %30 = insertelement <2 x float> poison, float %28, i64 0
  %31 = insertelement <2 x float> %30, float %29, i64 1
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !116
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %25, !dbg !116
  %34 = load float, ptr addrspace(1) %32, align 4, !dbg !116, !tbaa !21
  %35 = load float, ptr addrspace(1) %33, align 4, !dbg !116, !tbaa !21
  %36 = insertelement <2 x float> poison, float %34, i64 0
  %37 = insertelement <2 x float> %36, float %35, i64 1
  %38 = fdiv contract <2 x float> %31, %37, !dbg !116
  %39 = extractelement <2 x float> %38, i64 0
  %40 = extractelement <2 x float> %38, i64 1
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %24, !dbg !116
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %25, !dbg !116
  store float %39, ptr addrspace(1) %41, align 4, !dbg !116, !tbaa !21
  store float %40, ptr addrspace(1) %42, align 4, !dbg !116, !tbaa !21
  %43 = add nuw i32 %21, 2
  %44 = add nuw nsw <2 x i32> %22, splat (i32 512)
  %45 = icmp eq i32 %43, %14, !dbg !116
  br i1 %45, label %46, label %20, !dbg !116, !llvm.loop !117

46:                                               ; preds = %20
  %47 = icmp eq i32 %11, %14, !dbg !116
  br i1 %47, label %50, label %48, !dbg !116

48:                                               ; preds = %7, %46
  %49 = phi i32 [ %5, %7 ], [ %16, %46 ]
  br label %51, !dbg !116

50:                                               ; preds = %51, %46, %4
  ret void, !dbg !118

51:                                               ; preds = %48, %51
  %52 = phi i32 [ %60, %51 ], [ %49, %48 ]
  %53 = zext nneg i32 %52 to i64, !dbg !116
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53, !dbg !116
  %55 = load float, ptr addrspace(1) %54, align 4, !dbg !116, !tbaa !21
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %53, !dbg !116
  %57 = load float, ptr addrspace(1) %56, align 4, !dbg !116, !tbaa !21
  %58 = fdiv contract float %55, %57, !dbg !116
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %53, !dbg !116
  store float %58, ptr addrspace(1) %59, align 4, !dbg !116, !tbaa !21
  %60 = add nuw nsw i32 %52, 256, !dbg !116
  %61 = icmp slt i32 %60, %3, !dbg !116
  br i1 %61, label %51, label %50, !dbg !116, !llvm.loop !119
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ratios_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !120 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !121
  %6 = icmp slt i32 %5, %3, !dbg !123
  br i1 %6, label %8, label %7, !dbg !123

7:                                                ; preds = %8, %4
  ret void, !dbg !124

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %18, %8 ], [ %5, %4 ]
  %10 = zext nneg i32 %9 to i64, !dbg !123
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10, !dbg !123
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !123, !tbaa !21
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10, !dbg !123
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !123, !tbaa !21
  %15 = tail call contract float @llvm.amdgcn.rcp.f32(float %14), !dbg !125
  %16 = fmul contract float %12, %15, !dbg !125
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %10, !dbg !123
  store float %16, ptr addrspace(1) %17, align 4, !dbg !123, !tbaa !21
  %18 = add nuw nsw i32 %9, 256, !dbg !123
  %19 = icmp slt i32 %18, %3, !dbg !123
  br i1 %19, label %8, label %7, !dbg !123, !llvm.loop !127
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @potential(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !128 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !129
  %5 = zext nneg i32 %4 to i64, !dbg !131
  %6 = icmp sgt i32 %2, 0, !dbg !132
  br i1 %6, label %7, label %11, !dbg !132

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5, !dbg !131
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !dbg !131, !tbaa !133
  %10 = extractelement <4 x float> %9, i64 1
  br label %14, !dbg !132

11:                                               ; preds = %14, %3
  %12 = phi float [ 0.000000e+00, %3 ], [ %33, %14 ], !dbg !134
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !135
  store float %12, ptr addrspace(1) %13, align 4, !dbg !135, !tbaa !21
  ret void, !dbg !136

14:                                               ; preds = %7, %14
  %15 = phi float [ 0.000000e+00, %7 ], [ %33, %14 ]
  %16 = phi i32 [ 0, %7 ], [ %34, %14 ]
  %17 = zext nneg i32 %16 to i64, !dbg !137
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %17, !dbg !137
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16, !dbg !137, !tbaa !133
  %20 = extractelement <4 x float> %19, i64 1, !dbg !138
  %21 = fsub contract float %20, %10, !dbg !138
  %22 = extractelement <4 x float> %19, i64 3, !dbg !139
  %23 = fmul contract float %21, %21, !dbg !139
  %24 = fsub contract <4 x float> %19, %9, !dbg !138
  %25 = fmul contract <4 x float> %24, %24, !dbg !139
  %26 = extractelement <4 x float> %25, i64 0, !dbg !139
  %27 = fadd contract float %26, %23, !dbg !139
  %28 = extractelement <4 x float> %25, i64 2, !dbg !139
  %29 = fadd contract float %28, %27, !dbg !139
  %30 = fadd contract float %29, 0x3F847AE140000000, !dbg !139
  %31 = tail call contract noundef float @llvm.sqrt.f32(float %30), !dbg !140
  %32 = fdiv contract float %22, %31, !dbg !139
  %33 = fadd contract float %15, %32, !dbg !139
  %34 = add nuw nsw i32 %16, 1, !dbg !132
  %35 = icmp eq i32 %34, %2, !dbg !132
  br i1 %35, label %11, label %14, !dbg !132, !llvm.loop !143
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @potential_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !145 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !146
  %5 = zext nneg i32 %4 to i64, !dbg !148
  %6 = icmp sgt i32 %2, 0, !dbg !149
  br i1 %6, label %7, label %11, !dbg !149

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %5, !dbg !148
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !dbg !148, !tbaa !133
  %10 = extractelement <4 x float> %9, i64 1
  br label %14, !dbg !149

11:                                               ; preds = %14, %3
  %12 = phi float [ 0.000000e+00, %3 ], [ %33, %14 ], !dbg !150
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !151
  store float %12, ptr addrspace(1) %13, align 4, !dbg !151, !tbaa !21
  ret void, !dbg !152

14:                                               ; preds = %7, %14
  %15 = phi float [ 0.000000e+00, %7 ], [ %33, %14 ]
  %16 = phi i32 [ 0, %7 ], [ %34, %14 ]
  %17 = zext nneg i32 %16 to i64, !dbg !153
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %17, !dbg !153
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16, !dbg !153, !tbaa !133
  %20 = extractelement <4 x float> %19, i64 1, !dbg !154
  %21 = fsub contract float %20, %10, !dbg !154
  %22 = extractelement <4 x float> %19, i64 3, !dbg !155
  %23 = fmul contract float %21, %21, !dbg !155
  %24 = fsub contract <4 x float> %19, %9, !dbg !154
  %25 = fmul contract <4 x float> %24, %24, !dbg !155
  %26 = extractelement <4 x float> %25, i64 0, !dbg !155
  %27 = fadd contract float %26, %23, !dbg !155
  %28 = extractelement <4 x float> %25, i64 2, !dbg !155
  %29 = fadd contract float %28, %27, !dbg !155
  %30 = fadd contract float %29, 0x3F847AE140000000, !dbg !155
  %31 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %30), !dbg !156
  %32 = fmul contract float %22, %31, !dbg !155
  %33 = fadd contract float %15, %32, !dbg !155
  %34 = add nuw nsw i32 %16, 1, !dbg !149
  %35 = icmp eq i32 %34, %2, !dbg !149
  br i1 %35, label %11, label %14, !dbg !149, !llvm.loop !158
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @double_ratios(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !160 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !161
  %6 = icmp slt i32 %5, %3, !dbg !163
  br i1 %6, label %7, label %10, !dbg !163

7:                                                ; preds = %4
  %8 = uitofp nneg i32 %5 to double
  %9 = fadd contract double %2, %8
  br label %11, !dbg !163

10:                                               ; preds = %11, %4
  ret void, !dbg !164

11:                                               ; preds = %7, %11
  %12 = phi i32 [ %5, %7 ], [ %18, %11 ]
  %13 = zext nneg i32 %12 to i64, !dbg !163
  %14 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %13, !dbg !163
  %15 = load double, ptr addrspace(1) %14, align 8, !dbg !163, !tbaa !165
  %16 = fdiv contract double %15, %9, !dbg !163
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %13, !dbg !163
  store double %16, ptr addrspace(1) %17, align 8, !dbg !163, !tbaa !165
  %18 = add nuw nsw i32 %12, 256, !dbg !163
  %19 = icmp slt i32 %18, %3, !dbg !163
  br i1 %19, label %11, label %10, !dbg !163, !llvm.loop !167
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @double_ratios_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !168 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !169
  %6 = uitofp nneg i32 %5 to double, !dbg !171
  %7 = fadd contract double %2, %6, !dbg !171
  %8 = fdiv contract double 1.000000e+00, %7, !dbg !171
  %9 = icmp slt i32 %5, %3, !dbg !172
  br i1 %9, label %11, label %10, !dbg !172

10:                                               ; preds = %11, %4
  ret void, !dbg !173

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %18, %11 ], [ %5, %4 ]
  %13 = zext nneg i32 %12 to i64, !dbg !172
  %14 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %13, !dbg !172
  %15 = load double, ptr addrspace(1) %14, align 8, !dbg !172, !tbaa !165
  %16 = fmul contract double %8, %15, !dbg !172
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %13, !dbg !172
  store double %16, ptr addrspace(1) %17, align 8, !dbg !172, !tbaa !165
  %18 = add nuw nsw i32 %12, 256, !dbg !172
  %19 = icmp slt i32 %18, %3, !dbg !172
  br i1 %19, label %11, label %10, !dbg !172, !llvm.loop !174
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @softplus(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !175 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !176
  %5 = icmp slt i32 %4, %2, !dbg !178
  br i1 %5, label %6, label %45, !dbg !178

6:                                                ; preds = %3
  %7 = xor i32 %4, -1, !dbg !178
  %8 = add i32 %2, %7, !dbg !178
  %9 = lshr i32 %8, 8, !dbg !178
  %10 = add nuw nsw i32 %9, 1, !dbg !178
  %11 = icmp eq i32 %9, 0, !dbg !178
  br i1 %11, label %43, label %12, !dbg !178

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !178

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %38, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %39, %19 ]
  %22 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !178
  %23 = extractelement <2 x i64> %22, i64 0
  %24 = extractelement <2 x i64> %22, i64 1
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !178
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !178
  %27 = load float, ptr addrspace(1) %25, align 4, !dbg !178, !tbaa !21
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !178, !tbaa !21
  %29 = insertelement <2 x float> poison, float %27, i64 0
  %30 = insertelement <2 x float> %29, float %28, i64 1
  %31 = tail call contract <2 x float> @llvm.exp.v2f32(<2 x float> %30), !dbg !179
  %32 = fadd contract <2 x float> %31, splat (float 1.000000e+00), !dbg !178
  %33 = tail call contract <2 x float> @llvm.log.v2f32(<2 x float> %32), !dbg !182
  %34 = extractelement <2 x float> %33, i64 0
  %35 = extractelement <2 x float> %33, i64 1
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23, !dbg !178
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !178
  store float %34, ptr addrspace(1) %36, align 4, !dbg !178, !tbaa !21
  store float %35, ptr addrspace(1) %37, align 4, !dbg !178, !tbaa !21
  %38 = add nuw i32 %20, 2
  %39 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %40 = icmp eq i32 %38, %13, !dbg !178
  br i1 %40, label %41, label %19, !dbg !178, !llvm.loop !185

41:                                               ; preds = %19
  %42 = icmp eq i32 %10, %13, !dbg !178
  br i1 %42, label %45, label %43, !dbg !178

43:                                               ; preds = %6, %41
  %44 = phi i32 [ %4, %6 ], [ %15, %41 ]
  br label %46, !dbg !178

45:                                               ; preds = %46, %41, %3
  ret void, !dbg !186

46:                                               ; preds = %43, %46
  %47 = phi i32 [ %55, %46 ], [ %44, %43 ]
  %48 = zext nneg i32 %47 to i64, !dbg !178
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %48, !dbg !178
  %50 = load float, ptr addrspace(1) %49, align 4, !dbg !178, !tbaa !21
  %51 = tail call contract noundef float @llvm.exp.f32(float %50), !dbg !179
  %52 = fadd contract float %51, 1.000000e+00, !dbg !178
  %53 = tail call contract noundef float @llvm.log.f32(float %52), !dbg !182
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %48, !dbg !178
  store float %53, ptr addrspace(1) %54, align 4, !dbg !178, !tbaa !21
  %55 = add nuw nsw i32 %47, 256, !dbg !178
  %56 = icmp slt i32 %55, %2, !dbg !178
  br i1 %56, label %46, label %45, !dbg !178, !llvm.loop !187
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @softplus_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !188 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !189
  %5 = icmp slt i32 %4, %2, !dbg !191
  br i1 %5, label %7, label %6, !dbg !191

6:                                                ; preds = %7, %3
  ret void, !dbg !192

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %18, %7 ], [ %4, %3 ]
  %9 = zext nneg i32 %8 to i64, !dbg !191
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9, !dbg !191
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !191, !tbaa !21
  %12 = fmul contract float %11, 0x3FF7154760000000, !dbg !193
  %13 = tail call contract noundef float @llvm.amdgcn.exp2.f32(float %12), !dbg !193
  %14 = fadd contract float %13, 1.000000e+00, !dbg !191
  %15 = tail call contract float @llvm.amdgcn.log.f32(float %14), !dbg !196
  %16 = fmul contract float %15, 0x3FE62E4300000000, !dbg !196
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9, !dbg !191
  store float %16, ptr addrspace(1) %17, align 4, !dbg !191, !tbaa !21
  %18 = add nuw nsw i32 %8, 256, !dbg !191
  %19 = icmp slt i32 %18, %2, !dbg !191
  br i1 %19, label %7, label %6, !dbg !191, !llvm.loop !199
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @rows_of(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !200 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !201
  %6 = icmp slt i32 %5, %3, !dbg !203
  br i1 %6, label %7, label %48, !dbg !203

7:                                                ; preds = %4
  %8 = xor i32 %5, -1, !dbg !203
  %9 = add i32 %3, %8, !dbg !203
  %10 = lshr i32 %9, 8, !dbg !203
  %11 = add nuw nsw i32 %10, 1, !dbg !203
  %12 = icmp eq i32 %10, 0, !dbg !203
  br i1 %12, label %46, label %13, !dbg !203

13:                                               ; preds = %7
  %14 = and i32 %11, 33554430
  %15 = shl i32 %14, 8
  %16 = add i32 %5, %15
  %17 = insertelement <2 x i32> poison, i32 %2, i64 0
  %18 = shufflevector <2 x i32> %17, <2 x i32> poison, <2 x i32> zeroinitializer
  %19 = insertelement <2 x i32> poison, i32 %5, i64 0
  %20 = shufflevector <2 x i32> %19, <2 x i32> poison, <2 x i32> zeroinitializer
  %21 = add nuw nsw <2 x i32> %20, <i32 0, i32 256>
  br label %22, !dbg !203

22:                                               ; preds = %22, %13
  %23 = phi i32 [ 0, %13 ], [ %41, %22 ]
  %24 = phi <2 x i32> [ %21, %13 ], [ %42, %22 ]
  %25 = zext nneg <2 x i32> %24 to <2 x i64>, !dbg !203
  %26 = extractelement <2 x i64> %25, i64 0
  %27 = extractelement <2 x i64> %25, i64 1
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %26, !dbg !203
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %27, !dbg !203
  %30 = load float, ptr addrspace(1) %28, align 4, !dbg !203, !tbaa !21
  %31 = load float, ptr addrspace(1) %29, align 4, !dbg !203, !tbaa !21
  %32 = insertelement <2 x float> poison, float %30, i64 0
  %33 = insertelement <2 x float> %32, float %31, i64 1
  %34 = sdiv <2 x i32> %24, %18, !dbg !203
  %35 = sitofp <2 x i32> %34 to <2 x float>, !dbg !203
  %36 = fmul contract <2 x float> %33, %35, !dbg !203
  %37 = extractelement <2 x float> %36, i64 0
  %38 = extractelement <2 x float> %36, i64 1
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %26, !dbg !203
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27, !dbg !203
  store float %37, ptr addrspace(1) %39, align 4, !dbg !203, !tbaa !21
  store float %38, ptr addrspace(1) %40, align 4, !dbg !203, !tbaa !21
  %41 = add nuw i32 %23, 2
  %42 = add nuw nsw <2 x i32> %24, splat (i32 512)
  %43 = icmp eq i32 %41, %14, !dbg !203
  br i1 %43, label %44, label %22, !dbg !203, !llvm.loop !204

44:                                               ; preds = %22
  %45 = icmp eq i32 %11, %14, !dbg !203
  br i1 %45, label %48, label %46, !dbg !203

46:                                               ; preds = %7, %44
  %47 = phi i32 [ %5, %7 ], [ %16, %44 ]
  br label %49, !dbg !203

48:                                               ; preds = %49, %44, %4
  ret void, !dbg !205

49:                                               ; preds = %46, %49
  %50 = phi i32 [ %58, %49 ], [ %47, %46 ]
  %51 = zext nneg i32 %50 to i64, !dbg !203
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %51, !dbg !203
  %53 = load float, ptr addrspace(1) %52, align 4, !dbg !203, !tbaa !21
  %54 = sdiv i32 %50, %2, !dbg !203
  %55 = sitofp i32 %54 to float, !dbg !203
  %56 = fmul contract float %53, %55, !dbg !203
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %51, !dbg !203
  store float %56, ptr addrspace(1) %57, align 4, !dbg !203, !tbaa !21
  %58 = add nuw nsw i32 %50, 256, !dbg !203
  %59 = icmp slt i32 %58, %3, !dbg !203
  br i1 %59, label %49, label %48, !dbg !203, !llvm.loop !206
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @rows_of_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !207 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !208
  %6 = icmp slt i32 %5, %3, !dbg !210
  br i1 %6, label %8, label %7, !dbg !210

7:                                                ; preds = %8, %4
  ret void, !dbg !211

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %24, %8 ], [ %5, %4 ]
  %10 = phi i32 [ %23, %8 ], [ %5, %4 ]
  %11 = phi i32 [ %21, %8 ], [ 0, %4 ]
  %12 = zext nneg i32 %9 to i64, !dbg !212
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12, !dbg !212
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !212, !tbaa !21
  %15 = uitofp nneg i32 %11 to float, !dbg !212
  %16 = fmul contract float %14, %15, !dbg !212
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12, !dbg !212
  store float %16, ptr addrspace(1) %17, align 4, !dbg !212, !tbaa !21
  %18 = add nsw i32 %10, 256, !dbg !213
  %19 = icmp sge i32 %18, %2, !dbg !214
  %20 = zext i1 %19 to i32, !dbg !214
  %21 = add nuw nsw i32 %11, %20, !dbg !214
  %22 = select i1 %19, i32 %2, i32 0, !dbg !214
  %23 = sub nsw i32 %18, %22, !dbg !214
  %24 = add nuw nsw i32 %9, 256, !dbg !210
  %25 = icmp slt i32 %24, %3, !dbg !210
  br i1 %25, label %8, label %7, !dbg !210, !llvm.loop !215
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @wrapped(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !217 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !218
  %6 = icmp ult i32 %5, %3, !dbg !220
  br i1 %6, label %7, label %49, !dbg !220

7:                                                ; preds = %4
  %8 = xor i32 %5, -1, !dbg !220
  %9 = add i32 %3, %8, !dbg !220
  %10 = lshr i32 %9, 8, !dbg !220
  %11 = add nuw nsw i32 %10, 1, !dbg !220
  %12 = icmp ult i32 %9, 3840, !dbg !220
  br i1 %12, label %47, label %13, !dbg !220

13:                                               ; preds = %7
  %14 = sub i32 %5, %3, !dbg !220
  %15 = or i32 %14, 255, !dbg !220
  %16 = icmp ult i32 %15, %5, !dbg !220
  br i1 %16, label %47, label %17

17:                                               ; preds = %13
  %18 = and i32 %11, 33554430
  %19 = shl i32 %18, 8
  %20 = add i32 %5, %19
  %21 = insertelement <2 x i32> poison, i32 %2, i64 0
  %22 = shufflevector <2 x i32> %21, <2 x i32> poison, <2 x i32> zeroinitializer
  %23 = insertelement <2 x i32> poison, i32 %5, i64 0
  %24 = shufflevector <2 x i32> %23, <2 x i32> poison, <2 x i32> zeroinitializer
  %25 = add nuw nsw <2 x i32> %24, <i32 0, i32 256>
  br label %26

26:                                               ; preds = %26, %17
  %27 = phi i32 [ 0, %17 ], [ %42, %26 ]
  %28 = phi <2 x i32> [ %25, %17 ], [ %43, %26 ]
  %29 = urem <2 x i32> %28, %22, !dbg !220
  %30 = zext <2 x i32> %29 to <2 x i64>, !dbg !220
  %31 = extractelement <2 x i64> %30, i64 0
  %32 = extractelement <2 x i64> %30, i64 1
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31, !dbg !220
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32, !dbg !220
  %35 = load float, ptr addrspace(1) %33, align 4, !dbg !220, !tbaa !21
  %36 = load float, ptr addrspace(1) %34, align 4, !dbg !220, !tbaa !21
  %37 = zext <2 x i32> %28 to <2 x i64>, !dbg !220
  %38 = extractelement <2 x i64> %37, i64 0
  %39 = extractelement <2 x i64> %37, i64 1
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %38, !dbg !220
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %39, !dbg !220
  store float %35, ptr addrspace(1) %40, align 4, !dbg !220, !tbaa !21
  store float %36, ptr addrspace(1) %41, align 4, !dbg !220, !tbaa !21
  %42 = add nuw i32 %27, 2
  %43 = add <2 x i32> %28, splat (i32 512)
  %44 = icmp eq i32 %42, %18, !dbg !220
  br i1 %44, label %45, label %26, !dbg !220, !llvm.loop !221

45:                                               ; preds = %26
  %46 = icmp eq i32 %11, %18, !dbg !220
  br i1 %46, label %49, label %47, !dbg !220

47:                                               ; preds = %13, %7, %45
  %48 = phi i32 [ %5, %13 ], [ %5, %7 ], [ %20, %45 ]
  br label %50, !dbg !220

49:                                               ; preds = %50, %45, %4
  ret void, !dbg !222

50:                                               ; preds = %47, %50
  %51 = phi i32 [ %58, %50 ], [ %48, %47 ]
  %52 = urem i32 %51, %2, !dbg !220
  %53 = zext i32 %52 to i64, !dbg !220
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53, !dbg !220
  %55 = load float, ptr addrspace(1) %54, align 4, !dbg !220, !tbaa !21
  %56 = zext i32 %51 to i64, !dbg !220
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %56, !dbg !220
  store float %55, ptr addrspace(1) %57, align 4, !dbg !220, !tbaa !21
  %58 = add i32 %51, 256, !dbg !220
  %59 = icmp ult i32 %58, %3, !dbg !220
  br i1 %59, label %50, label %49, !dbg !220, !llvm.loop !223
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @wrapped_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !224 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !225
  %6 = icmp ult i32 %5, %3, !dbg !227
  br i1 %6, label %7, label %49, !dbg !227

7:                                                ; preds = %4
  %8 = xor i32 %5, -1, !dbg !227
  %9 = add i32 %3, %8, !dbg !227
  %10 = lshr i32 %9, 8, !dbg !227
  %11 = add nuw nsw i32 %10, 1, !dbg !227
  %12 = icmp ult i32 %9, 5376, !dbg !227
  br i1 %12, label %47, label %13, !dbg !227

13:                                               ; preds = %7
  %14 = sub i32 %5, %3, !dbg !227
  %15 = or i32 %14, 255, !dbg !227
  %16 = icmp ult i32 %15, %5, !dbg !227
  br i1 %16, label %47, label %17

17:                                               ; preds = %13
  %18 = and i32 %11, 33554430
  %19 = shl i32 %18, 8
  %20 = add i32 %5, %19
  %21 = insertelement <2 x i32> poison, i32 %2, i64 0
  %22 = shufflevector <2 x i32> %21, <2 x i32> poison, <2 x i32> zeroinitializer
  %23 = insertelement <2 x i32> poison, i32 %5, i64 0
  %24 = shufflevector <2 x i32> %23, <2 x i32> poison, <2 x i32> zeroinitializer
  %25 = add nuw nsw <2 x i32> %24, <i32 0, i32 256>
  br label %26

26:                                               ; preds = %26, %17
  %27 = phi i32 [ 0, %17 ], [ %42, %26 ]
  %28 = phi <2 x i32> [ %25, %17 ], [ %43, %26 ]
  %29 = and <2 x i32> %28, %22, !dbg !227
  %30 = zext <2 x i32> %29 to <2 x i64>, !dbg !227
  %31 = extractelement <2 x i64> %30, i64 0
  %32 = extractelement <2 x i64> %30, i64 1
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31, !dbg !227
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32, !dbg !227
  %35 = load float, ptr addrspace(1) %33, align 4, !dbg !227, !tbaa !21
  %36 = load float, ptr addrspace(1) %34, align 4, !dbg !227, !tbaa !21
  %37 = zext <2 x i32> %28 to <2 x i64>, !dbg !227
  %38 = extractelement <2 x i64> %37, i64 0
  %39 = extractelement <2 x i64> %37, i64 1
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %38, !dbg !227
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %39, !dbg !227
  store float %35, ptr addrspace(1) %40, align 4, !dbg !227, !tbaa !21
  store float %36, ptr addrspace(1) %41, align 4, !dbg !227, !tbaa !21
  %42 = add nuw i32 %27, 2
  %43 = add <2 x i32> %28, splat (i32 512)
  %44 = icmp eq i32 %42, %18, !dbg !227
  br i1 %44, label %45, label %26, !dbg !227, !llvm.loop !228

45:                                               ; preds = %26
  %46 = icmp eq i32 %11, %18, !dbg !227
  br i1 %46, label %49, label %47, !dbg !227

47:                                               ; preds = %13, %7, %45
  %48 = phi i32 [ %5, %13 ], [ %5, %7 ], [ %20, %45 ]
  br label %50, !dbg !227

49:                                               ; preds = %50, %45, %4
  ret void, !dbg !229

50:                                               ; preds = %47, %50
  %51 = phi i32 [ %58, %50 ], [ %48, %47 ]
  %52 = and i32 %51, %2, !dbg !227
  %53 = zext i32 %52 to i64, !dbg !227
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %53, !dbg !227
  %55 = load float, ptr addrspace(1) %54, align 4, !dbg !227, !tbaa !21
  %56 = zext i32 %51 to i64, !dbg !227
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %56, !dbg !227
  store float %55, ptr addrspace(1) %57, align 4, !dbg !227, !tbaa !21
  %58 = add i32 %51, 256, !dbg !227
  %59 = icmp ult i32 %58, %3, !dbg !227
  br i1 %59, label %50, label %49, !dbg !227, !llvm.loop !230
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @common_divisor(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !231 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !232
  %4 = shl i32 %3, 8, !dbg !234
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !235
  %6 = add i32 %4, %5, !dbg !234
  %7 = zext i32 %6 to i64, !dbg !234
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7, !dbg !234
  %9 = load i32, ptr addrspace(1) %8, align 4, !dbg !234, !tbaa !9
  %10 = load i32, ptr addrspace(1) %0, align 4, !dbg !234, !tbaa !9
  %11 = icmp eq i32 %10, 0, !dbg !237
  br i1 %11, label %17, label %12, !dbg !237

12:                                               ; preds = %2, %12
  %13 = phi i32 [ %14, %12 ], [ %9, %2 ]
  %14 = phi i32 [ %15, %12 ], [ %10, %2 ]
  %15 = urem i32 %13, %14, !dbg !238
  %16 = icmp eq i32 %15, 0, !dbg !237
  br i1 %16, label %17, label %12, !dbg !237, !llvm.loop !239

17:                                               ; preds = %12, %2
  %18 = phi i32 [ %9, %2 ], [ %14, %12 ], !dbg !241
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7, !dbg !242
  store i32 %18, ptr addrspace(1) %19, align 4, !dbg !242, !tbaa !9
  ret void, !dbg !243
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @common_divisor_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !244 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !245
  %4 = shl i32 %3, 8, !dbg !247
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !248
  %6 = add i32 %4, %5, !dbg !247
  %7 = zext i32 %6 to i64, !dbg !247
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7, !dbg !247
  %9 = load i32, ptr addrspace(1) %8, align 4, !dbg !247, !tbaa !9
  %10 = or i32 %9, 1, !dbg !247
  %11 = load i32, ptr addrspace(1) %0, align 4, !dbg !247, !tbaa !9
  %12 = or i32 %11, 1, !dbg !250
  %13 = icmp eq i32 %10, %12, !dbg !251
  br i1 %13, label %23, label %14, !dbg !251

14:                                               ; preds = %2, %14
  %15 = phi i32 [ %21, %14 ], [ %12, %2 ]
  %16 = phi i32 [ %18, %14 ], [ %10, %2 ]
  %17 = tail call i32 @llvm.umax.i32(i32 %16, i32 %15), !dbg !252
  %18 = tail call i32 @llvm.umin.i32(i32 %16, i32 %15), !dbg !252
  %19 = sub i32 %17, %18, !dbg !253
  %20 = lshr i32 %19, 1, !dbg !253
  %21 = or i32 %20, 1, !dbg !250
  %22 = icmp eq i32 %18, %21, !dbg !251
  br i1 %22, label %23, label %14, !dbg !251, !llvm.loop !254

23:                                               ; preds = %14, %2
  %24 = phi i32 [ %10, %2 ], [ %18, %14 ], !dbg !250
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7, !dbg !256
  store i32 %24, ptr addrspace(1) %25, align 4, !dbg !256, !tbaa !9
  ret void, !dbg !257
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @unravel(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !258 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !259
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !261
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !261
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !261, !range !43, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !261
  %10 = mul i32 %5, %9, !dbg !263
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !264
  %12 = add i32 %10, %11, !dbg !263
  %13 = sdiv i32 %12, %2, !dbg !266
  %14 = mul i32 %13, %2, !dbg !266
  %15 = sub i32 %12, %14, !dbg !266
  %16 = sdiv i32 %13, %3, !dbg !266
  %17 = mul i32 %16, %3, !dbg !266
  %18 = sub i32 %13, %17, !dbg !266
  %19 = mul nsw i32 %16, %3, !dbg !267
  %20 = add nsw i32 %19, %18, !dbg !267
  %21 = mul nsw i32 %20, %2, !dbg !267
  %22 = add nsw i32 %21, %15, !dbg !267
  %23 = sext i32 %22 to i64, !dbg !267
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23, !dbg !267
  %25 = load float, ptr addrspace(1) %24, align 4, !dbg !267, !tbaa !21
  %26 = add nsw i32 %18, %15, !dbg !267
  %27 = add nsw i32 %26, %16, !dbg !267
  %28 = sitofp i32 %27 to float, !dbg !267
  %29 = fmul contract float %25, %28, !dbg !267
  %30 = sext i32 %12 to i64, !dbg !267
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30, !dbg !267
  store float %29, ptr addrspace(1) %31, align 4, !dbg !267, !tbaa !21
  ret void, !dbg !268
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @unravel_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !269 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !270
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !272
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !274
  %8 = mul nsw i32 %3, %7, !dbg !277
  %9 = add nsw i32 %8, %6, !dbg !277
  %10 = mul nsw i32 %9, %2, !dbg !277
  %11 = add nsw i32 %10, %5, !dbg !277
  %12 = sext i32 %11 to i64, !dbg !278
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12, !dbg !278
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !278, !tbaa !21
  %15 = add nsw i32 %5, %6, !dbg !278
  %16 = add nsw i32 %15, %7, !dbg !278
  %17 = sitofp i32 %16 to float, !dbg !278
  %18 = fmul contract float %14, %17, !dbg !278
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12, !dbg !278
  store float %18, ptr addrspace(1) %19, align 4, !dbg !278, !tbaa !21
  ret void, !dbg !279
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @hashed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !280 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !281
  %6 = icmp slt i32 %5, %3, !dbg !283
  br i1 %6, label %8, label %7, !dbg !283

7:                                                ; preds = %8, %4
  ret void, !dbg !284

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %15, %8 ], [ %5, %4 ]
  %10 = zext nneg i32 %9 to i64, !dbg !283
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %10, !dbg !283
  %12 = load i64, ptr addrspace(1) %11, align 8, !dbg !283, !tbaa !285
  %13 = srem i64 %12, %2, !dbg !283
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %10, !dbg !283
  store i64 %13, ptr addrspace(1) %14, align 8, !dbg !283, !tbaa !285
  %15 = add nuw nsw i32 %9, 256, !dbg !283
  %16 = icmp slt i32 %15, %3, !dbg !283
  br i1 %16, label %8, label %7, !dbg !283, !llvm.loop !287
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @hashed_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !288 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !289
  %6 = icmp slt i32 %5, %3, !dbg !291
  br i1 %6, label %7, label %50, !dbg !291

7:                                                ; preds = %4
  %8 = zext i32 %2 to i64
  %9 = xor i32 %5, -1, !dbg !291
  %10 = add i32 %3, %9, !dbg !291
  %11 = lshr i32 %10, 8, !dbg !291
  %12 = add nuw nsw i32 %11, 1, !dbg !291
  %13 = icmp eq i32 %11, 0, !dbg !291
  br i1 %13, label %48, label %14, !dbg !291

14:                                               ; preds = %7
  %15 = and i32 %12, 33554430
  %16 = shl i32 %15, 8
  %17 = add i32 %5, %16
  %18 = insertelement <2 x i64> poison, i64 %8, i64 0
  %19 = shufflevector <2 x i64> %18, <2 x i64> poison, <2 x i32> zeroinitializer
  %20 = insertelement <2 x i32> poison, i32 %5, i64 0
  %21 = shufflevector <2 x i32> %20, <2 x i32> poison, <2 x i32> zeroinitializer
  %22 = add nuw nsw <2 x i32> %21, <i32 0, i32 256>
  br label %23, !dbg !291

23:                                               ; preds = %23, %14
  %24 = phi i32 [ 0, %14 ], [ %43, %23 ]
  %25 = phi <2 x i32> [ %22, %14 ], [ %44, %23 ]
  %26 = zext nneg <2 x i32> %25 to <2 x i64>, !dbg !291
  %27 = extractelement <2 x i64> %26, i64 0
  %28 = extractelement <2 x i64> %26, i64 1
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27, !dbg !291
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28, !dbg !291
  %31 = load i32, ptr addrspace(1) %29, align 4, !dbg !291, !tbaa !9
  %32 = load i32, ptr addrspace(1) %30, align 4, !dbg !291, !tbaa !9
  %33 = insertelement <2 x i32> poison, i32 %31, i64 0
  %34 = insertelement <2 x i32> %33, i32 %32, i64 1
  %35 = zext <2 x i32> %34 to <2 x i64>, !dbg !291
  %36 = mul nuw <2 x i64> %19, %35, !dbg !291
  %37 = lshr <2 x i64> %36, splat (i64 32), !dbg !291
  %38 = trunc nuw <2 x i64> %37 to <2 x i32>, !dbg !291
  %39 = extractelement <2 x i32> %38, i64 0
  %40 = extractelement <2 x i32> %38, i64 1
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %27, !dbg !291
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %28, !dbg !291
  store i32 %39, ptr addrspace(1) %41, align 4, !dbg !291, !tbaa !9
  store i32 %40, ptr addrspace(1) %42, align 4, !dbg !291, !tbaa !9
  %43 = add nuw i32 %24, 2
  %44 = add nuw nsw <2 x i32> %25, splat (i32 512)
  %45 = icmp eq i32 %43, %15, !dbg !291
  br i1 %45, label %46, label %23, !dbg !291, !llvm.loop !292

46:                                               ; preds = %23
  %47 = icmp eq i32 %12, %15, !dbg !291
  br i1 %47, label %50, label %48, !dbg !291

48:                                               ; preds = %7, %46
  %49 = phi i32 [ %5, %7 ], [ %17, %46 ]
  br label %51, !dbg !291

50:                                               ; preds = %51, %46, %4
  ret void, !dbg !293

51:                                               ; preds = %48, %51
  %52 = phi i32 [ %61, %51 ], [ %49, %48 ]
  %53 = zext nneg i32 %52 to i64, !dbg !291
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %53, !dbg !291
  %55 = load i32, ptr addrspace(1) %54, align 4, !dbg !291, !tbaa !9
  %56 = zext i32 %55 to i64, !dbg !291
  %57 = mul nuw i64 %56, %8, !dbg !291
  %58 = lshr i64 %57, 32, !dbg !291
  %59 = trunc nuw i64 %58 to i32, !dbg !291
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %53, !dbg !291
  store i32 %59, ptr addrspace(1) %60, align 4, !dbg !291, !tbaa !9
  %61 = add nuw nsw i32 %52, 256, !dbg !291
  %62 = icmp slt i32 %61, %3, !dbg !291
  br i1 %62, label %51, label %50, !dbg !291, !llvm.loop !294
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @gather_rows(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !295 {
  %6 = icmp sgt i32 %4, 0, !dbg !296
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = zext nneg i32 %7 to i64
  br i1 %6, label %9, label %11, !dbg !296

9:                                                ; preds = %5
  %10 = getelementptr float, ptr addrspace(1) %0, i64 %8, !dbg !296
  br label %14, !dbg !296

11:                                               ; preds = %14, %5
  %12 = phi float [ 0.000000e+00, %5 ], [ %23, %14 ], !dbg !297
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %8, !dbg !298
  store float %12, ptr addrspace(1) %13, align 4, !dbg !298, !tbaa !21
  ret void, !dbg !299

14:                                               ; preds = %9, %14
  %15 = phi i32 [ 0, %9 ], [ %24, %14 ]
  %16 = phi float [ 0.000000e+00, %9 ], [ %23, %14 ]
  %17 = zext nneg i32 %15 to i64, !dbg !296
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %17, !dbg !296
  %19 = load i64, ptr addrspace(1) %18, align 8, !dbg !296, !tbaa !285
  %20 = mul nsw i64 %19, %3, !dbg !296
  %21 = getelementptr float, ptr addrspace(1) %10, i64 %20, !dbg !296
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !296, !tbaa !21
  %23 = fadd contract float %16, %22, !dbg !296
  %24 = add nuw nsw i32 %15, 1, !dbg !296
  %25 = icmp eq i32 %24, %4, !dbg !296
  br i1 %25, label %11, label %14, !dbg !296, !llvm.loop !300
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @gather_rows_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !301 {
  %6 = icmp sgt i32 %4, 0, !dbg !302
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %6, label %12, label %8, !dbg !302

8:                                                ; preds = %12, %5
  %9 = phi float [ 0.000000e+00, %5 ], [ %23, %12 ], !dbg !303
  %10 = zext nneg i32 %7 to i64, !dbg !304
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %10, !dbg !304
  store float %9, ptr addrspace(1) %11, align 4, !dbg !304, !tbaa !21
  ret void, !dbg !305

12:                                               ; preds = %5, %12
  %13 = phi i32 [ %24, %12 ], [ 0, %5 ]
  %14 = phi float [ %23, %12 ], [ 0.000000e+00, %5 ]
  %15 = zext nneg i32 %13 to i64, !dbg !302
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15, !dbg !302
  %17 = load i32, ptr addrspace(1) %16, align 4, !dbg !302, !tbaa !9
  %18 = mul nsw i32 %17, %3, !dbg !302
  %19 = add nsw i32 %18, %7, !dbg !302
  %20 = sext i32 %19 to i64, !dbg !302
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20, !dbg !302
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !302, !tbaa !21
  %23 = fadd contract float %14, %22, !dbg !302
  %24 = add nuw nsw i32 %13, 1, !dbg !302
  %25 = icmp eq i32 %24, %4, !dbg !302
  br i1 %25, label %8, label %12, !dbg !302, !llvm.loop !306
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @half_axpy(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, half noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !307 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !308
  %6 = icmp slt i32 %5, %3, !dbg !310
  br i1 %6, label %7, label %66, !dbg !310

7:                                                ; preds = %4
  %8 = xor i32 %5, -1, !dbg !310
  %9 = add i32 %3, %8, !dbg !310
  %10 = lshr i32 %9, 8, !dbg !310
  %11 = add nuw nsw i32 %10, 1, !dbg !310
  %12 = icmp ult i32 %9, 768, !dbg !310
  br i1 %12, label %64, label %13, !dbg !310

13:                                               ; preds = %7
  %14 = and i32 %11, 33554428
  %15 = shl i32 %14, 8
  %16 = or disjoint i32 %5, %15
  %17 = insertelement <4 x half> poison, half %2, i64 0
  %18 = shufflevector <4 x half> %17, <4 x half> poison, <4 x i32> zeroinitializer
  %19 = insertelement <4 x i32> poison, i32 %5, i64 0
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> zeroinitializer
  %21 = add nuw nsw <4 x i32> %20, <i32 0, i32 256, i32 512, i32 768>
  br label %22, !dbg !310

22:                                               ; preds = %22, %13
  %23 = phi i32 [ 0, %13 ], [ %59, %22 ]
  %24 = phi <4 x i32> [ %21, %13 ], [ %60, %22 ]
  %25 = zext nneg <4 x i32> %24 to <4 x i64>, !dbg !310
  %26 = extractelement <4 x i64> %25, i64 0
  %27 = extractelement <4 x i64> %25, i64 1
  %28 = extractelement <4 x i64> %25, i64 2
  %29 = extractelement <4 x i64> %25, i64 3
  %30 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %26, !dbg !310
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %27, !dbg !310
  %32 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %28, !dbg !310
  %33 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %29, !dbg !310
  %34 = load half, ptr addrspace(1) %30, align 2, !dbg !310, !tbaa !311
  %35 = load half, ptr addrspace(1) %31, align 2, !dbg !310, !tbaa !311
  %36 = load half, ptr addrspace(1) %32, align 2, !dbg !310, !tbaa !311
  %37 = load half, ptr addrspace(1) %33, align 2, !dbg !310, !tbaa !311
  %38 = insertelement <4 x half> poison, half %34, i64 0
  %39 = insertelement <4 x half> %38, half %35, i64 1
  %40 = insertelement <4 x half> %39, half %36, i64 2
  %41 = insertelement <4 x half> %40, half %37, i64 3
  %42 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %26, !dbg !310
  %43 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %27, !dbg !310
  %44 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %28, !dbg !310
  %45 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %29, !dbg !310
  %46 = load half, ptr addrspace(1) %42, align 2, !dbg !310, !tbaa !311
  %47 = load half, ptr addrspace(1) %43, align 2, !dbg !310, !tbaa !311
  %48 = load half, ptr addrspace(1) %44, align 2, !dbg !310, !tbaa !311
  %49 = load half, ptr addrspace(1) %45, align 2, !dbg !310, !tbaa !311
  %50 = insertelement <4 x half> poison, half %46, i64 0
  %51 = insertelement <4 x half> %50, half %47, i64 1
  %52 = insertelement <4 x half> %51, half %48, i64 2
  %53 = insertelement <4 x half> %52, half %49, i64 3
  %54 = tail call contract <4 x half> @llvm.fma.v4f16(<4 x half> %18, <4 x half> %41, <4 x half> %53), !dbg !313
  %55 = extractelement <4 x half> %54, i64 0
  %56 = extractelement <4 x half> %54, i64 1
  %57 = extractelement <4 x half> %54, i64 2
  %58 = extractelement <4 x half> %54, i64 3
  store half %55, ptr addrspace(1) %42, align 2, !dbg !310, !tbaa !311
  store half %56, ptr addrspace(1) %43, align 2, !dbg !310, !tbaa !311
  store half %57, ptr addrspace(1) %44, align 2, !dbg !310, !tbaa !311
  store half %58, ptr addrspace(1) %45, align 2, !dbg !310, !tbaa !311
  %59 = add nuw i32 %23, 4
  %60 = add nuw nsw <4 x i32> %24, splat (i32 1024)
  %61 = icmp eq i32 %59, %14, !dbg !310
  br i1 %61, label %62, label %22, !dbg !310, !llvm.loop !316

62:                                               ; preds = %22
  %63 = icmp eq i32 %11, %14, !dbg !310
  br i1 %63, label %66, label %64, !dbg !310

64:                                               ; preds = %7, %62
  %65 = phi i32 [ %5, %7 ], [ %16, %62 ]
  br label %67, !dbg !310

66:                                               ; preds = %67, %62, %4
  ret void, !dbg !317

67:                                               ; preds = %64, %67
  %68 = phi i32 [ %75, %67 ], [ %65, %64 ]
  %69 = zext nneg i32 %68 to i64, !dbg !310
  %70 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %69, !dbg !310
  %71 = load half, ptr addrspace(1) %70, align 2, !dbg !310, !tbaa !311
  %72 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %69, !dbg !310
  %73 = load half, ptr addrspace(1) %72, align 2, !dbg !310, !tbaa !311
  %74 = tail call contract noundef half @llvm.fma.f16(half %2, half %71, half %73), !dbg !313
  store half %74, ptr addrspace(1) %72, align 2, !dbg !310, !tbaa !311
  %75 = add nuw nsw i32 %68, 256, !dbg !310
  %76 = icmp slt i32 %75, %3, !dbg !310
  br i1 %76, label %67, label %66, !dbg !310, !llvm.loop !318
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @half_axpy_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, <2 x half> noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !319 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !320
  %6 = icmp slt i32 %5, %3, !dbg !322
  br i1 %6, label %8, label %7, !dbg !322

7:                                                ; preds = %8, %4
  ret void, !dbg !323

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %16, %8 ], [ %5, %4 ]
  %10 = zext nneg i32 %9 to i64, !dbg !322
  %11 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %0, i64 %10, !dbg !322
  %12 = load <2 x half>, ptr addrspace(1) %11, align 4, !dbg !322, !tbaa !133
  %13 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %1, i64 %10, !dbg !322
  %14 = load <2 x half>, ptr addrspace(1) %13, align 4, !dbg !322, !tbaa !133
  %15 = tail call contract noundef <2 x half> @llvm.fma.v2f16(<2 x half> %2, <2 x half> %12, <2 x half> %14), !dbg !324
  store <2 x half> %15, ptr addrspace(1) %13, align 4, !dbg !322, !tbaa !133
  %16 = add nuw nsw i32 %9, 256, !dbg !322
  %17 = icmp slt i32 %16, %3, !dbg !322
  br i1 %17, label %8, label %7, !dbg !322, !llvm.loop !327
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @half_powers(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !328 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !329
  %5 = zext nneg i32 %4 to i64, !dbg !331
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %5, !dbg !331
  %7 = load half, ptr addrspace(1) %6, align 2, !dbg !331, !tbaa !311
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 512, !dbg !331
  %9 = load half, ptr addrspace(1) %8, align 2, !dbg !331, !tbaa !311
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1024, !dbg !331
  %11 = load half, ptr addrspace(1) %10, align 2, !dbg !331, !tbaa !311
  %12 = icmp sgt i32 %2, 0, !dbg !332
  br i1 %12, label %18, label %13, !dbg !332

13:                                               ; preds = %18, %3
  %14 = phi half [ %9, %3 ], [ %23, %18 ], !dbg !333
  %15 = phi half [ %7, %3 ], [ %22, %18 ], !dbg !333
  %16 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %5, !dbg !334
  store half %15, ptr addrspace(1) %16, align 2, !dbg !334, !tbaa !311
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 512, !dbg !335
  store half %14, ptr addrspace(1) %17, align 2, !dbg !335, !tbaa !311
  ret void, !dbg !336

18:                                               ; preds = %3, %18
  %19 = phi i32 [ %24, %18 ], [ 0, %3 ]
  %20 = phi half [ %22, %18 ], [ %7, %3 ]
  %21 = phi half [ %23, %18 ], [ %9, %3 ]
  %22 = tail call contract noundef half @llvm.fma.f16(half %20, half %11, half %20), !dbg !337
  %23 = tail call contract noundef half @llvm.fma.f16(half %21, half %11, half %21), !dbg !339
  %24 = add nuw nsw i32 %19, 1, !dbg !332
  %25 = icmp eq i32 %24, %2, !dbg !332
  br i1 %25, label %13, label %18, !dbg !332, !llvm.loop !341
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @half_powers_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !343 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !344
  %5 = zext nneg i32 %4 to i64, !dbg !346
  %6 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %0, i64 %5, !dbg !346
  %7 = load <2 x half>, ptr addrspace(1) %6, align 4, !dbg !346, !tbaa !133
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1024, !dbg !346
  %9 = load <2 x half>, ptr addrspace(1) %8, align 4, !dbg !346, !tbaa !133
  %10 = icmp sgt i32 %2, 0, !dbg !347
  br i1 %10, label %14, label %11, !dbg !347

11:                                               ; preds = %14, %3
  %12 = phi <2 x half> [ %7, %3 ], [ %17, %14 ], !dbg !348
  %13 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %1, i64 %5, !dbg !349
  store <2 x half> %12, ptr addrspace(1) %13, align 4, !dbg !349, !tbaa !133
  ret void, !dbg !350

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %18, %14 ], [ 0, %3 ]
  %16 = phi <2 x half> [ %17, %14 ], [ %7, %3 ]
  %17 = tail call contract noundef <2 x half> @llvm.fma.v2f16(<2 x half> %16, <2 x half> %9, <2 x half> %16), !dbg !351
  %18 = add nuw nsw i32 %15, 1, !dbg !347
  %19 = icmp eq i32 %18, %2, !dbg !347
  br i1 %19, label %11, label %14, !dbg !347, !llvm.loop !353
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @byte_dot(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !354 {
  %5 = icmp sgt i32 %3, 0, !dbg !355
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %5, label %7, label %65, !dbg !355

7:                                                ; preds = %4
  %8 = icmp eq i32 %3, 1, !dbg !355
  br i1 %8, label %62, label %9, !dbg !355

9:                                                ; preds = %7
  %10 = and i32 %3, 2147483646
  %11 = insertelement <2 x i32> poison, i32 %6, i64 0
  %12 = shufflevector <2 x i32> %11, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %13, !dbg !355

13:                                               ; preds = %13, %9
  %14 = phi i32 [ 0, %9 ], [ %56, %13 ], !dbg !355
  %15 = phi <2 x i32> [ zeroinitializer, %9 ], [ %55, %13 ]
  %16 = phi <2 x i32> [ <i32 0, i32 1>, %9 ], [ %57, %13 ]
  %17 = shl nsw <2 x i32> %16, splat (i32 8), !dbg !356
  %18 = add nuw <2 x i32> %17, %12, !dbg !356
  %19 = zext <2 x i32> %18 to <2 x i64>, !dbg !356
  %20 = extractelement <2 x i64> %19, i64 0
  %21 = extractelement <2 x i64> %19, i64 1
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20, !dbg !356
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21, !dbg !356
  %24 = load i32, ptr addrspace(1) %22, align 4, !dbg !356, !tbaa !9
  %25 = load i32, ptr addrspace(1) %23, align 4, !dbg !356, !tbaa !9
  %26 = insertelement <2 x i32> poison, i32 %24, i64 0
  %27 = insertelement <2 x i32> %26, i32 %25, i64 1
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20, !dbg !356
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %21, !dbg !356
  %30 = load i32, ptr addrspace(1) %28, align 4, !dbg !356, !tbaa !9
  %31 = load i32, ptr addrspace(1) %29, align 4, !dbg !356, !tbaa !9
  %32 = insertelement <2 x i32> poison, i32 %30, i64 0
  %33 = insertelement <2 x i32> %32, i32 %31, i64 1
  %34 = shl <2 x i32> %27, splat (i32 24), !dbg !357
  %35 = ashr exact <2 x i32> %34, splat (i32 24), !dbg !357
  %36 = shl <2 x i32> %33, splat (i32 24), !dbg !357
  %37 = ashr exact <2 x i32> %36, splat (i32 24), !dbg !357
  %38 = mul nsw <2 x i32> %35, %37, !dbg !357
  %39 = add <2 x i32> %38, %15, !dbg !357
  %40 = shl <2 x i32> %27, splat (i32 16), !dbg !357
  %41 = ashr <2 x i32> %40, splat (i32 24), !dbg !357
  %42 = shl <2 x i32> %33, splat (i32 16), !dbg !357
  %43 = ashr <2 x i32> %42, splat (i32 24), !dbg !357
  %44 = mul nsw <2 x i32> %41, %43, !dbg !357
  %45 = add <2 x i32> %44, %39, !dbg !357
  %46 = shl <2 x i32> %27, splat (i32 8), !dbg !357
  %47 = ashr <2 x i32> %46, splat (i32 24), !dbg !357
  %48 = shl <2 x i32> %33, splat (i32 8), !dbg !357
  %49 = ashr <2 x i32> %48, splat (i32 24), !dbg !357
  %50 = mul nsw <2 x i32> %47, %49, !dbg !357
  %51 = add <2 x i32> %50, %45, !dbg !357
  %52 = ashr <2 x i32> %27, splat (i32 24), !dbg !357
  %53 = ashr <2 x i32> %33, splat (i32 24), !dbg !357
  %54 = mul nsw <2 x i32> %52, %53, !dbg !357
  %55 = add <2 x i32> %54, %51, !dbg !357
  %56 = add nuw i32 %14, 2, !dbg !355
  %57 = add nuw nsw <2 x i32> %16, splat (i32 2)
  %58 = icmp eq i32 %56, %10, !dbg !355
  br i1 %58, label %59, label %13, !dbg !355, !llvm.loop !358

59:                                               ; preds = %13
  %60 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %55), !dbg !355
  %61 = icmp eq i32 %3, %10, !dbg !355
  br i1 %61, label %65, label %62, !dbg !355

62:                                               ; preds = %7, %59
  %63 = phi i32 [ 0, %7 ], [ %60, %59 ]
  %64 = phi i32 [ 0, %7 ], [ %10, %59 ]
  br label %69, !dbg !355

65:                                               ; preds = %69, %59, %4
  %66 = phi i32 [ 0, %4 ], [ %60, %59 ], [ %100, %69 ], !dbg !360
  %67 = zext nneg i32 %6 to i64, !dbg !361
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %67, !dbg !361
  store i32 %66, ptr addrspace(1) %68, align 4, !dbg !361, !tbaa !9
  ret void, !dbg !362

69:                                               ; preds = %62, %69
  %70 = phi i32 [ %100, %69 ], [ %63, %62 ]
  %71 = phi i32 [ %101, %69 ], [ %64, %62 ]
  %72 = shl nsw i32 %71, 8, !dbg !356
  %73 = add nuw i32 %72, %6, !dbg !356
  %74 = zext i32 %73 to i64, !dbg !356
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %74, !dbg !356
  %76 = load i32, ptr addrspace(1) %75, align 4, !dbg !356, !tbaa !9
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %74, !dbg !356
  %78 = load i32, ptr addrspace(1) %77, align 4, !dbg !356, !tbaa !9
  %79 = shl i32 %76, 24, !dbg !357
  %80 = ashr exact i32 %79, 24, !dbg !357
  %81 = shl i32 %78, 24, !dbg !357
  %82 = ashr exact i32 %81, 24, !dbg !357
  %83 = mul nsw i32 %80, %82, !dbg !357
  %84 = add nsw i32 %83, %70, !dbg !357
  %85 = shl i32 %76, 16, !dbg !357
  %86 = ashr i32 %85, 24, !dbg !357
  %87 = shl i32 %78, 16, !dbg !357
  %88 = ashr i32 %87, 24, !dbg !357
  %89 = mul nsw i32 %86, %88, !dbg !357
  %90 = add nsw i32 %89, %84, !dbg !357
  %91 = shl i32 %76, 8, !dbg !357
  %92 = ashr i32 %91, 24, !dbg !357
  %93 = shl i32 %78, 8, !dbg !357
  %94 = ashr i32 %93, 24, !dbg !357
  %95 = mul nsw i32 %92, %94, !dbg !357
  %96 = add nsw i32 %95, %90, !dbg !357
  %97 = ashr i32 %76, 24, !dbg !357
  %98 = ashr i32 %78, 24, !dbg !357
  %99 = mul nsw i32 %97, %98, !dbg !357
  %100 = add nsw i32 %99, %96, !dbg !357
  %101 = add nuw nsw i32 %71, 1, !dbg !355
  %102 = icmp eq i32 %101, %3, !dbg !355
  br i1 %102, label %65, label %69, !dbg !355, !llvm.loop !363
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @byte_dot_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !364 {
  %5 = icmp sgt i32 %3, 0, !dbg !365
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %5, label %11, label %7, !dbg !365

7:                                                ; preds = %11, %4
  %8 = phi i32 [ 0, %4 ], [ %21, %11 ], !dbg !366
  %9 = zext nneg i32 %6 to i64, !dbg !367
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9, !dbg !367
  store i32 %8, ptr addrspace(1) %10, align 4, !dbg !367, !tbaa !9
  ret void, !dbg !368

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %22, %11 ], [ 0, %4 ]
  %13 = phi i32 [ %21, %11 ], [ 0, %4 ]
  %14 = shl nsw i32 %12, 8, !dbg !369
  %15 = add nuw i32 %14, %6, !dbg !369
  %16 = zext i32 %15 to i64, !dbg !369
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16, !dbg !369
  %18 = load i32, ptr addrspace(1) %17, align 4, !dbg !369, !tbaa !9
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16, !dbg !369
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !369, !tbaa !9
  %21 = tail call i32 @llvm.amdgcn.sdot4(i32 %18, i32 %20, i32 %13, i1 false), !dbg !369
  %22 = add nuw nsw i32 %12, 1, !dbg !365
  %23 = icmp eq i32 %22, %3, !dbg !365
  br i1 %23, label %7, label %11, !dbg !365, !llvm.loop !370
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1 immarg) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @short_filter(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2) local_unnamed_addr #5 !dbg !372 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !373
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !375
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !375
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !375, !range !43, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !375
  %9 = mul i32 %4, %8, !dbg !377
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !378
  %11 = add i32 %9, %10, !dbg !377
  br label %15, !dbg !380

12:                                               ; preds = %15
  %13 = sext i32 %11 to i64, !dbg !381
  %14 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %13, !dbg !381
  store float %27, ptr addrspace(1) %14, align 4, !dbg !381, !tbaa !21
  ret void, !dbg !382

15:                                               ; preds = %3, %15
  %16 = phi i32 [ 0, %3 ], [ %28, %15 ]
  %17 = phi float [ 0.000000e+00, %3 ], [ %27, %15 ]
  %18 = shl nuw nsw i32 %16, 5, !dbg !380
  %19 = add nsw i32 %18, %11, !dbg !380
  %20 = sext i32 %19 to i64, !dbg !380
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20, !dbg !380
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !380, !tbaa !21
  %23 = zext nneg i32 %16 to i64, !dbg !380
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23, !dbg !380
  %25 = load float, ptr addrspace(1) %24, align 4, !dbg !380, !tbaa !21
  %26 = fmul contract float %22, %25, !dbg !380
  %27 = fadd contract float %17, %26, !dbg !380
  %28 = add nuw nsw i32 %16, 1, !dbg !380
  %29 = icmp eq i32 %28, 4, !dbg !380
  br i1 %29, label %12, label %15, !dbg !380, !llvm.loop !383
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @short_filter_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !384 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !385
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !387
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !387
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !387, !range !43, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !387
  %9 = mul i32 %4, %8, !dbg !389
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !390
  %11 = add i32 %9, %10, !dbg !389
  %12 = sext i32 %11 to i64, !dbg !392
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12, !dbg !392
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !392, !tbaa !21
  %15 = sext i32 %11 to i64, !dbg !392
  %16 = getelementptr float, ptr addrspace(1) %0, i64 %15, !dbg !392
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 128, !dbg !392
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !392, !tbaa !21
  %19 = load <2 x float>, ptr addrspace(1) %1, align 4, !dbg !392, !tbaa !21
  %20 = insertelement <2 x float> poison, float %14, i64 0, !dbg !392
  %21 = insertelement <2 x float> %20, float %18, i64 1, !dbg !392
  %22 = fmul contract <2 x float> %21, %19, !dbg !392
  %23 = extractelement <2 x float> %22, i64 0, !dbg !392
  %24 = fadd contract float %23, 0.000000e+00, !dbg !392
  %25 = extractelement <2 x float> %22, i64 1, !dbg !392
  %26 = fadd contract float %24, %25, !dbg !392
  %27 = sext i32 %11 to i64, !dbg !392
  %28 = getelementptr float, ptr addrspace(1) %0, i64 %27, !dbg !392
  %29 = getelementptr i8, ptr addrspace(1) %28, i64 256, !dbg !392
  %30 = load float, ptr addrspace(1) %29, align 4, !dbg !392, !tbaa !21
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8, !dbg !392
  %32 = sext i32 %11 to i64, !dbg !392
  %33 = getelementptr float, ptr addrspace(1) %0, i64 %32, !dbg !392
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 384, !dbg !392
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !392, !tbaa !21
  %36 = load <2 x float>, ptr addrspace(1) %31, align 4, !dbg !392, !tbaa !21
  %37 = insertelement <2 x float> poison, float %30, i64 0, !dbg !392
  %38 = insertelement <2 x float> %37, float %35, i64 1, !dbg !392
  %39 = fmul contract <2 x float> %38, %36, !dbg !392
  %40 = extractelement <2 x float> %39, i64 0, !dbg !392
  %41 = fadd contract float %26, %40, !dbg !392
  %42 = extractelement <2 x float> %39, i64 1, !dbg !392
  %43 = fadd contract float %41, %42, !dbg !392
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %12, !dbg !393
  store float %43, ptr addrspace(1) %44, align 4, !dbg !393, !tbaa !21
  ret void, !dbg !394
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.log.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fma.f16(half, half, half) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.exp.v2f32(<2 x float>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.log.v2f32(<2 x float>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x half> @llvm.fma.v4f16(<4 x half>, <4 x half>, <4 x half>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "arithmetic.cu", directory: ".", checksumkind: CSK_MD5, checksum: "45171249cb4a66bfc4b7829bad1663cf")
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
!13 = distinct !DISubprogram(name: "degrees", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 30, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 7, scope: !13)
!20 = !DILocation(line: 7, scope: !13)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !11, i64 0}
!23 = distinct !{!23, !20, !20, !24, !25, !26}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!"llvm.loop.isvectorized", i32 1}
!27 = !DILocation(line: 8, scope: !13)
!28 = distinct !{!28, !20, !20, !24, !25, !26}
!29 = distinct !DISubprogram(name: "degrees_fixed", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DILocation(line: 30, scope: !17, inlinedAt: !31)
!31 = distinct !DILocation(line: 12, scope: !29)
!32 = !DILocation(line: 12, scope: !29)
!33 = distinct !{!33, !32, !32, !24, !25, !26}
!34 = !DILocation(line: 13, scope: !29)
!35 = distinct !{!35, !32, !32, !24, !25, !26}
!36 = distinct !DISubprogram(name: "lengths", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 31, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 17, scope: !36)
!40 = !DILocation(line: 32, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 17, scope: !36)
!43 = !{i16 1, i16 1025}
!44 = !DILocation(line: 17, scope: !36)
!45 = !DILocation(line: 30, scope: !17, inlinedAt: !46)
!46 = distinct !DILocation(line: 17, scope: !36)
!47 = !DILocation(line: 18, scope: !36)
!48 = !DILocation(line: 19, scope: !36)
!49 = distinct !DISubprogram(name: "lengths_fixed", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 31, scope: !38, inlinedAt: !51)
!51 = distinct !DILocation(line: 22, scope: !49)
!52 = !DILocation(line: 32, scope: !41, inlinedAt: !53)
!53 = distinct !DILocation(line: 22, scope: !49)
!54 = !DILocation(line: 22, scope: !49)
!55 = !DILocation(line: 30, scope: !17, inlinedAt: !56)
!56 = distinct !DILocation(line: 22, scope: !49)
!57 = !DILocation(line: 23, scope: !49)
!58 = !DILocation(line: 75, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "rsqrtf", scope: !18, file: !18, line: 75, type: !14, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 23, scope: !49)
!61 = !DILocation(line: 76, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "__fdividef", scope: !18, file: !18, line: 76, type: !14, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 23, scope: !49)
!64 = !DILocation(line: 24, scope: !49)
!65 = distinct !DISubprogram(name: "wide_sum", scope: !1, file: !1, line: 27, type: !14, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 29, scope: !65)
!67 = !DILocation(line: 30, scope: !65)
!68 = !DILocation(line: 0, scope: !65)
!69 = !DILocation(line: 31, scope: !65)
!70 = distinct !{!70, !66, !66, !24}
!71 = distinct !DISubprogram(name: "wide_sum_fixed", scope: !1, file: !1, line: 33, type: !14, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = !DILocation(line: 35, scope: !71)
!73 = !DILocation(line: 0, scope: !71)
!74 = !DILocation(line: 40, scope: !71)
!75 = !DILocation(line: 41, scope: !71)
!76 = !DILocation(line: 36, scope: !71)
!77 = !DILocation(line: 37, scope: !71)
!78 = distinct !{!78, !72, !79, !24}
!79 = !DILocation(line: 39, scope: !71)
!80 = distinct !DISubprogram(name: "ramps", scope: !1, file: !1, line: 44, type: !14, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 46, scope: !80)
!82 = !DILocation(line: 0, scope: !80)
!83 = !DILocation(line: 47, scope: !80)
!84 = !DILocation(line: 48, scope: !80)
!85 = distinct !{!85, !81, !81, !24}
!86 = distinct !DISubprogram(name: "ramps_fixed", scope: !1, file: !1, line: 50, type: !14, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 30, scope: !17, inlinedAt: !88)
!88 = distinct !DILocation(line: 51, scope: !86)
!89 = !DILocation(line: 51, scope: !86)
!90 = !DILocation(line: 52, scope: !86)
!91 = !DILocation(line: 56, scope: !86)
!92 = !DILocation(line: 0, scope: !86)
!93 = !DILocation(line: 57, scope: !86)
!94 = !DILocation(line: 53, scope: !86)
!95 = distinct !{!95, !90, !96, !24}
!96 = !DILocation(line: 55, scope: !86)
!97 = distinct !DISubprogram(name: "normalize", scope: !1, file: !1, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DILocation(line: 30, scope: !17, inlinedAt: !99)
!99 = distinct !DILocation(line: 61, scope: !97)
!100 = !DILocation(line: 61, scope: !97)
!101 = distinct !{!101, !100, !100, !24, !26}
!102 = !DILocation(line: 62, scope: !97)
!103 = distinct !{!103, !24, !104, !26}
!104 = !{!"llvm.loop.unroll.runtime.disable"}
!105 = distinct !DISubprogram(name: "normalize_fixed", scope: !1, file: !1, line: 64, type: !14, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 30, scope: !17, inlinedAt: !107)
!107 = distinct !DILocation(line: 65, scope: !105)
!108 = !DILocation(line: 65, scope: !105)
!109 = !DILocation(line: 66, scope: !105)
!110 = distinct !{!110, !109, !109, !24, !26}
!111 = !DILocation(line: 67, scope: !105)
!112 = distinct !{!112, !24, !104, !26}
!113 = distinct !DISubprogram(name: "ratios", scope: !1, file: !1, line: 70, type: !14, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 30, scope: !17, inlinedAt: !115)
!115 = distinct !DILocation(line: 72, scope: !113)
!116 = !DILocation(line: 72, scope: !113)
!117 = distinct !{!117, !116, !116, !24, !25, !26}
!118 = !DILocation(line: 73, scope: !113)
!119 = distinct !{!119, !116, !116, !24, !25, !26}
!120 = distinct !DISubprogram(name: "ratios_fixed", scope: !1, file: !1, line: 75, type: !14, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = !DILocation(line: 30, scope: !17, inlinedAt: !122)
!122 = distinct !DILocation(line: 77, scope: !120)
!123 = !DILocation(line: 77, scope: !120)
!124 = !DILocation(line: 78, scope: !120)
!125 = !DILocation(line: 76, scope: !62, inlinedAt: !126)
!126 = distinct !DILocation(line: 77, scope: !120)
!127 = distinct !{!127, !123, !123, !24, !25}
!128 = distinct !DISubprogram(name: "potential", scope: !1, file: !1, line: 81, type: !14, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 30, scope: !17, inlinedAt: !130)
!130 = distinct !DILocation(line: 82, scope: !128)
!131 = !DILocation(line: 82, scope: !128)
!132 = !DILocation(line: 85, scope: !128)
!133 = !{!11, !11, i64 0}
!134 = !DILocation(line: 0, scope: !128)
!135 = !DILocation(line: 90, scope: !128)
!136 = !DILocation(line: 91, scope: !128)
!137 = !DILocation(line: 86, scope: !128)
!138 = !DILocation(line: 87, scope: !128)
!139 = !DILocation(line: 88, scope: !128)
!140 = !DILocation(line: 73, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "sqrtf", scope: !18, file: !18, line: 73, type: !14, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = distinct !DILocation(line: 88, scope: !128)
!143 = distinct !{!143, !132, !144, !24, !25}
!144 = !DILocation(line: 89, scope: !128)
!145 = distinct !DISubprogram(name: "potential_fixed", scope: !1, file: !1, line: 93, type: !14, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = !DILocation(line: 30, scope: !17, inlinedAt: !147)
!147 = distinct !DILocation(line: 94, scope: !145)
!148 = !DILocation(line: 94, scope: !145)
!149 = !DILocation(line: 97, scope: !145)
!150 = !DILocation(line: 0, scope: !145)
!151 = !DILocation(line: 102, scope: !145)
!152 = !DILocation(line: 103, scope: !145)
!153 = !DILocation(line: 98, scope: !145)
!154 = !DILocation(line: 99, scope: !145)
!155 = !DILocation(line: 100, scope: !145)
!156 = !DILocation(line: 75, scope: !59, inlinedAt: !157)
!157 = distinct !DILocation(line: 100, scope: !145)
!158 = distinct !{!158, !149, !159, !24, !25}
!159 = !DILocation(line: 101, scope: !145)
!160 = distinct !DISubprogram(name: "double_ratios", scope: !1, file: !1, line: 106, type: !14, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 30, scope: !17, inlinedAt: !162)
!162 = distinct !DILocation(line: 108, scope: !160)
!163 = !DILocation(line: 108, scope: !160)
!164 = !DILocation(line: 109, scope: !160)
!165 = !{!166, !166, i64 0}
!166 = !{!"double", !11, i64 0}
!167 = distinct !{!167, !163, !163, !24, !25}
!168 = distinct !DISubprogram(name: "double_ratios_fixed", scope: !1, file: !1, line: 111, type: !14, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 30, scope: !17, inlinedAt: !170)
!170 = distinct !DILocation(line: 112, scope: !168)
!171 = !DILocation(line: 112, scope: !168)
!172 = !DILocation(line: 114, scope: !168)
!173 = !DILocation(line: 115, scope: !168)
!174 = distinct !{!174, !172, !172, !24, !25}
!175 = distinct !DISubprogram(name: "softplus", scope: !1, file: !1, line: 118, type: !14, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = !DILocation(line: 30, scope: !17, inlinedAt: !177)
!177 = distinct !DILocation(line: 120, scope: !175)
!178 = !DILocation(line: 120, scope: !175)
!179 = !DILocation(line: 77, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "expf", scope: !18, file: !18, line: 77, type: !14, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = distinct !DILocation(line: 120, scope: !175)
!182 = !DILocation(line: 79, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "logf", scope: !18, file: !18, line: 79, type: !14, scopeLine: 79, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = distinct !DILocation(line: 120, scope: !175)
!185 = distinct !{!185, !178, !178, !24, !25, !26}
!186 = !DILocation(line: 121, scope: !175)
!187 = distinct !{!187, !178, !178, !24, !25, !26}
!188 = distinct !DISubprogram(name: "softplus_fixed", scope: !1, file: !1, line: 123, type: !14, scopeLine: 123, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = !DILocation(line: 30, scope: !17, inlinedAt: !190)
!190 = distinct !DILocation(line: 125, scope: !188)
!191 = !DILocation(line: 125, scope: !188)
!192 = !DILocation(line: 126, scope: !188)
!193 = !DILocation(line: 78, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "__expf", scope: !18, file: !18, line: 78, type: !14, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = distinct !DILocation(line: 125, scope: !188)
!196 = !DILocation(line: 80, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "__logf", scope: !18, file: !18, line: 80, type: !14, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = distinct !DILocation(line: 125, scope: !188)
!199 = distinct !{!199, !191, !191, !24, !25}
!200 = distinct !DISubprogram(name: "rows_of", scope: !1, file: !1, line: 129, type: !14, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !DILocation(line: 30, scope: !17, inlinedAt: !202)
!202 = distinct !DILocation(line: 131, scope: !200)
!203 = !DILocation(line: 131, scope: !200)
!204 = distinct !{!204, !203, !203, !24, !25, !26}
!205 = !DILocation(line: 132, scope: !200)
!206 = distinct !{!206, !203, !203, !24, !25, !26}
!207 = distinct !DISubprogram(name: "rows_of_fixed", scope: !1, file: !1, line: 134, type: !14, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = !DILocation(line: 30, scope: !17, inlinedAt: !209)
!209 = distinct !DILocation(line: 135, scope: !207)
!210 = !DILocation(line: 137, scope: !207)
!211 = !DILocation(line: 142, scope: !207)
!212 = !DILocation(line: 138, scope: !207)
!213 = !DILocation(line: 139, scope: !207)
!214 = !DILocation(line: 140, scope: !207)
!215 = distinct !{!215, !210, !216, !24, !25}
!216 = !DILocation(line: 141, scope: !207)
!217 = distinct !DISubprogram(name: "wrapped", scope: !1, file: !1, line: 145, type: !14, scopeLine: 145, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = !DILocation(line: 30, scope: !17, inlinedAt: !219)
!219 = distinct !DILocation(line: 147, scope: !217)
!220 = !DILocation(line: 147, scope: !217)
!221 = distinct !{!221, !220, !220, !24, !25, !26}
!222 = !DILocation(line: 148, scope: !217)
!223 = distinct !{!223, !220, !220, !24, !25, !26}
!224 = distinct !DISubprogram(name: "wrapped_fixed", scope: !1, file: !1, line: 150, type: !14, scopeLine: 150, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 30, scope: !17, inlinedAt: !226)
!226 = distinct !DILocation(line: 152, scope: !224)
!227 = !DILocation(line: 152, scope: !224)
!228 = distinct !{!228, !227, !227, !24, !25, !26}
!229 = !DILocation(line: 153, scope: !224)
!230 = distinct !{!230, !227, !227, !24, !25, !26}
!231 = distinct !DISubprogram(name: "common_divisor", scope: !1, file: !1, line: 156, type: !14, scopeLine: 156, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = !DILocation(line: 31, scope: !38, inlinedAt: !233)
!233 = distinct !DILocation(line: 157, scope: !231)
!234 = !DILocation(line: 157, scope: !231)
!235 = !DILocation(line: 30, scope: !17, inlinedAt: !236)
!236 = distinct !DILocation(line: 157, scope: !231)
!237 = !DILocation(line: 159, scope: !231)
!238 = !DILocation(line: 160, scope: !231)
!239 = distinct !{!239, !237, !240, !24, !25}
!240 = !DILocation(line: 163, scope: !231)
!241 = !DILocation(line: 0, scope: !231)
!242 = !DILocation(line: 164, scope: !231)
!243 = !DILocation(line: 165, scope: !231)
!244 = distinct !DISubprogram(name: "common_divisor_fixed", scope: !1, file: !1, line: 167, type: !14, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!245 = !DILocation(line: 31, scope: !38, inlinedAt: !246)
!246 = distinct !DILocation(line: 168, scope: !244)
!247 = !DILocation(line: 168, scope: !244)
!248 = !DILocation(line: 30, scope: !17, inlinedAt: !249)
!249 = distinct !DILocation(line: 168, scope: !244)
!250 = !DILocation(line: 0, scope: !244)
!251 = !DILocation(line: 170, scope: !244)
!252 = !DILocation(line: 171, scope: !244)
!253 = !DILocation(line: 173, scope: !244)
!254 = distinct !{!254, !251, !255, !24, !25}
!255 = !DILocation(line: 175, scope: !244)
!256 = !DILocation(line: 176, scope: !244)
!257 = !DILocation(line: 177, scope: !244)
!258 = distinct !DISubprogram(name: "unravel", scope: !1, file: !1, line: 180, type: !14, scopeLine: 180, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!259 = !DILocation(line: 31, scope: !38, inlinedAt: !260)
!260 = distinct !DILocation(line: 181, scope: !258)
!261 = !DILocation(line: 32, scope: !41, inlinedAt: !262)
!262 = distinct !DILocation(line: 181, scope: !258)
!263 = !DILocation(line: 181, scope: !258)
!264 = !DILocation(line: 30, scope: !17, inlinedAt: !265)
!265 = distinct !DILocation(line: 181, scope: !258)
!266 = !DILocation(line: 182, scope: !258)
!267 = !DILocation(line: 183, scope: !258)
!268 = !DILocation(line: 184, scope: !258)
!269 = distinct !DISubprogram(name: "unravel_fixed", scope: !1, file: !1, line: 186, type: !14, scopeLine: 186, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = !DILocation(line: 30, scope: !17, inlinedAt: !271)
!271 = distinct !DILocation(line: 187, scope: !269)
!272 = !DILocation(line: 31, scope: !38, inlinedAt: !273)
!273 = distinct !DILocation(line: 187, scope: !269)
!274 = !DILocation(line: 31, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!276 = distinct !DILocation(line: 187, scope: !269)
!277 = !DILocation(line: 187, scope: !269)
!278 = !DILocation(line: 188, scope: !269)
!279 = !DILocation(line: 189, scope: !269)
!280 = distinct !DISubprogram(name: "hashed", scope: !1, file: !1, line: 192, type: !14, scopeLine: 192, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!281 = !DILocation(line: 30, scope: !17, inlinedAt: !282)
!282 = distinct !DILocation(line: 194, scope: !280)
!283 = !DILocation(line: 194, scope: !280)
!284 = !DILocation(line: 195, scope: !280)
!285 = !{!286, !286, i64 0}
!286 = !{!"long long", !11, i64 0}
!287 = distinct !{!287, !283, !283, !24, !25}
!288 = distinct !DISubprogram(name: "hashed_fixed", scope: !1, file: !1, line: 197, type: !14, scopeLine: 197, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!289 = !DILocation(line: 30, scope: !17, inlinedAt: !290)
!290 = distinct !DILocation(line: 199, scope: !288)
!291 = !DILocation(line: 199, scope: !288)
!292 = distinct !{!292, !291, !291, !24, !25, !26}
!293 = !DILocation(line: 200, scope: !288)
!294 = distinct !{!294, !291, !291, !24, !25, !26}
!295 = distinct !DISubprogram(name: "gather_rows", scope: !1, file: !1, line: 203, type: !14, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!296 = !DILocation(line: 206, scope: !295)
!297 = !DILocation(line: 0, scope: !295)
!298 = !DILocation(line: 207, scope: !295)
!299 = !DILocation(line: 208, scope: !295)
!300 = distinct !{!300, !296, !296, !24}
!301 = distinct !DISubprogram(name: "gather_rows_fixed", scope: !1, file: !1, line: 210, type: !14, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!302 = !DILocation(line: 213, scope: !301)
!303 = !DILocation(line: 0, scope: !301)
!304 = !DILocation(line: 214, scope: !301)
!305 = !DILocation(line: 215, scope: !301)
!306 = distinct !{!306, !302, !302, !24}
!307 = distinct !DISubprogram(name: "half_axpy", scope: !1, file: !1, line: 218, type: !14, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!308 = !DILocation(line: 30, scope: !17, inlinedAt: !309)
!309 = distinct !DILocation(line: 220, scope: !307)
!310 = !DILocation(line: 220, scope: !307)
!311 = !{!312, !312, i64 0}
!312 = !{!"_Float16", !11, i64 0}
!313 = !DILocation(line: 68, scope: !314, inlinedAt: !315)
!314 = distinct !DISubprogram(name: "__hfma", scope: !18, file: !18, line: 68, type: !14, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!315 = distinct !DILocation(line: 220, scope: !307)
!316 = distinct !{!316, !310, !310, !24, !25, !26}
!317 = !DILocation(line: 221, scope: !307)
!318 = distinct !{!318, !310, !310, !24, !25, !26}
!319 = distinct !DISubprogram(name: "half_axpy_fixed", scope: !1, file: !1, line: 223, type: !14, scopeLine: 223, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!320 = !DILocation(line: 30, scope: !17, inlinedAt: !321)
!321 = distinct !DILocation(line: 225, scope: !319)
!322 = !DILocation(line: 225, scope: !319)
!323 = !DILocation(line: 226, scope: !319)
!324 = !DILocation(line: 69, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "__hfma2", scope: !18, file: !18, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!326 = distinct !DILocation(line: 225, scope: !319)
!327 = distinct !{!327, !322, !322, !24, !25}
!328 = distinct !DISubprogram(name: "half_powers", scope: !1, file: !1, line: 229, type: !14, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!329 = !DILocation(line: 30, scope: !17, inlinedAt: !330)
!330 = distinct !DILocation(line: 230, scope: !328)
!331 = !DILocation(line: 230, scope: !328)
!332 = !DILocation(line: 231, scope: !328)
!333 = !DILocation(line: 0, scope: !328)
!334 = !DILocation(line: 235, scope: !328)
!335 = !DILocation(line: 236, scope: !328)
!336 = !DILocation(line: 237, scope: !328)
!337 = !DILocation(line: 68, scope: !314, inlinedAt: !338)
!338 = distinct !DILocation(line: 232, scope: !328)
!339 = !DILocation(line: 68, scope: !314, inlinedAt: !340)
!340 = distinct !DILocation(line: 233, scope: !328)
!341 = distinct !{!341, !332, !342, !24}
!342 = !DILocation(line: 234, scope: !328)
!343 = distinct !DISubprogram(name: "half_powers_fixed", scope: !1, file: !1, line: 239, type: !14, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!344 = !DILocation(line: 30, scope: !17, inlinedAt: !345)
!345 = distinct !DILocation(line: 240, scope: !343)
!346 = !DILocation(line: 240, scope: !343)
!347 = !DILocation(line: 241, scope: !343)
!348 = !DILocation(line: 0, scope: !343)
!349 = !DILocation(line: 242, scope: !343)
!350 = !DILocation(line: 243, scope: !343)
!351 = !DILocation(line: 69, scope: !325, inlinedAt: !352)
!352 = distinct !DILocation(line: 241, scope: !343)
!353 = distinct !{!353, !347, !347, !24}
!354 = distinct !DISubprogram(name: "byte_dot", scope: !1, file: !1, line: 246, type: !14, scopeLine: 246, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!355 = !DILocation(line: 248, scope: !354)
!356 = !DILocation(line: 249, scope: !354)
!357 = !DILocation(line: 250, scope: !354)
!358 = distinct !{!358, !355, !359, !24, !26}
!359 = !DILocation(line: 251, scope: !354)
!360 = !DILocation(line: 247, scope: !354)
!361 = !DILocation(line: 252, scope: !354)
!362 = !DILocation(line: 253, scope: !354)
!363 = distinct !{!363, !24, !104, !26}
!364 = distinct !DISubprogram(name: "byte_dot_fixed", scope: !1, file: !1, line: 255, type: !14, scopeLine: 255, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!365 = !DILocation(line: 257, scope: !364)
!366 = !DILocation(line: 0, scope: !364)
!367 = !DILocation(line: 266, scope: !364)
!368 = !DILocation(line: 267, scope: !364)
!369 = !DILocation(line: 261, scope: !364)
!370 = distinct !{!370, !365, !371, !24}
!371 = !DILocation(line: 265, scope: !364)
!372 = distinct !DISubprogram(name: "short_filter", scope: !1, file: !1, line: 270, type: !14, scopeLine: 270, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!373 = !DILocation(line: 31, scope: !38, inlinedAt: !374)
!374 = distinct !DILocation(line: 271, scope: !372)
!375 = !DILocation(line: 32, scope: !41, inlinedAt: !376)
!376 = distinct !DILocation(line: 271, scope: !372)
!377 = !DILocation(line: 271, scope: !372)
!378 = !DILocation(line: 30, scope: !17, inlinedAt: !379)
!379 = distinct !DILocation(line: 271, scope: !372)
!380 = !DILocation(line: 274, scope: !372)
!381 = !DILocation(line: 275, scope: !372)
!382 = !DILocation(line: 276, scope: !372)
!383 = distinct !{!383, !380, !380, !24, !25}
!384 = distinct !DISubprogram(name: "short_filter_fixed", scope: !1, file: !1, line: 278, type: !14, scopeLine: 278, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!385 = !DILocation(line: 31, scope: !38, inlinedAt: !386)
!386 = distinct !DILocation(line: 279, scope: !384)
!387 = !DILocation(line: 32, scope: !41, inlinedAt: !388)
!388 = distinct !DILocation(line: 279, scope: !384)
!389 = !DILocation(line: 279, scope: !384)
!390 = !DILocation(line: 30, scope: !17, inlinedAt: !391)
!391 = distinct !DILocation(line: 279, scope: !384)
!392 = !DILocation(line: 282, scope: !384)
!393 = !DILocation(line: 283, scope: !384)
!394 = !DILocation(line: 284, scope: !384)
