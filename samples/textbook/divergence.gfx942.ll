; ModuleID = 'divergence.cu'
source_filename = "divergence.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @odd_even(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !16
  %5 = zext nneg i32 %4 to i64, !dbg !20
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !20
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !20, !tbaa !21
  %8 = icmp sgt i32 %2, 0, !dbg !23
  br i1 %8, label %9, label %12, !dbg !23

9:                                                ; preds = %3
  %10 = and i32 %4, 1
  %11 = icmp eq i32 %10, 0
  br label %15, !dbg !23

12:                                               ; preds = %32, %3
  %13 = phi float [ %7, %3 ], [ %33, %32 ], !dbg !24
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !25
  store float %13, ptr addrspace(1) %14, align 4, !dbg !25, !tbaa !21
  ret void, !dbg !26

15:                                               ; preds = %9, %32
  %16 = phi i32 [ 0, %9 ], [ %34, %32 ]
  %17 = phi float [ %7, %9 ], [ %33, %32 ]
  br i1 %11, label %26, label %18, !dbg !27

18:                                               ; preds = %15
  %19 = fmul contract float %17, 1.500000e+00, !dbg !28
  %20 = fadd contract float %19, 2.500000e-01, !dbg !28
  %21 = fmul contract float %20, %20, !dbg !29
  %22 = fadd contract float %21, -1.250000e-01, !dbg !29
  %23 = fmul contract float %22, 5.000000e-01, !dbg !30
  %24 = uitofp nneg i32 %16 to float, !dbg !30
  %25 = fadd contract float %23, %24, !dbg !30
  br label %32, !dbg !31

26:                                               ; preds = %15
  %27 = fmul contract float %17, 7.500000e-01, !dbg !32
  %28 = fadd contract float %27, -5.000000e-01, !dbg !32
  %29 = tail call contract noundef float @llvm.maxnum.f32(float %28, float 0x3FB99999A0000000), !dbg !33
  %30 = fmul contract float %29, %29, !dbg !36
  %31 = fadd contract float %30, 3.000000e+00, !dbg !36
  br label %32

32:                                               ; preds = %18, %26
  %33 = phi float [ %25, %18 ], [ %31, %26 ], !dbg !24
  %34 = add nuw nsw i32 %16, 1, !dbg !23
  %35 = icmp eq i32 %34, %2, !dbg !23
  br i1 %35, label %12, label %15, !dbg !23, !llvm.loop !37
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @odd_even_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !40 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !41
  %5 = zext nneg i32 %4 to i64, !dbg !43
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !43
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !43, !tbaa !21
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !44
  %9 = and i32 %8, 1, !dbg !47
  %10 = icmp eq i32 %9, 0, !dbg !47
  %11 = icmp sgt i32 %2, 0, !dbg !48
  br i1 %10, label %13, label %12, !dbg !47

12:                                               ; preds = %3
  br i1 %11, label %14, label %36, !dbg !49

13:                                               ; preds = %3
  br i1 %11, label %26, label %36, !dbg !50

14:                                               ; preds = %12, %14
  %15 = phi i32 [ %24, %14 ], [ 0, %12 ]
  %16 = phi float [ %23, %14 ], [ %7, %12 ]
  %17 = fmul contract float %16, 1.500000e+00, !dbg !51
  %18 = fadd contract float %17, 2.500000e-01, !dbg !51
  %19 = fmul contract float %18, %18, !dbg !52
  %20 = fadd contract float %19, -1.250000e-01, !dbg !52
  %21 = fmul contract float %20, 5.000000e-01, !dbg !53
  %22 = uitofp nneg i32 %15 to float, !dbg !53
  %23 = fadd contract float %21, %22, !dbg !53
  %24 = add nuw nsw i32 %15, 1, !dbg !49
  %25 = icmp eq i32 %24, %2, !dbg !49
  br i1 %25, label %36, label %14, !dbg !49, !llvm.loop !54

26:                                               ; preds = %13, %26
  %27 = phi i32 [ %34, %26 ], [ 0, %13 ]
  %28 = phi float [ %33, %26 ], [ %7, %13 ]
  %29 = fmul contract float %28, 7.500000e-01, !dbg !56
  %30 = fadd contract float %29, -5.000000e-01, !dbg !56
  %31 = tail call contract noundef float @llvm.maxnum.f32(float %30, float 0x3FB99999A0000000), !dbg !57
  %32 = fmul contract float %31, %31, !dbg !59
  %33 = fadd contract float %32, 3.000000e+00, !dbg !59
  %34 = add nuw nsw i32 %27, 1, !dbg !50
  %35 = icmp eq i32 %34, %2, !dbg !50
  br i1 %35, label %36, label %26, !dbg !50, !llvm.loop !60

36:                                               ; preds = %14, %26, %12, %13
  %37 = phi float [ %33, %26 ], [ %7, %13 ], [ %7, %12 ], [ %23, %14 ], !dbg !43
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !62
  store float %37, ptr addrspace(1) %38, align 4, !dbg !62, !tbaa !21
  ret void, !dbg !63
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @odd_even_memory(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !64 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !65
  %5 = icmp sgt i32 %2, 0, !dbg !67
  br i1 %5, label %6, label %14, !dbg !67

6:                                                ; preds = %3
  %7 = and i32 %4, 1
  %8 = icmp eq i32 %7, 0
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %12 = add nuw nsw i32 %4, 512, !dbg !67
  %13 = add nuw nsw i32 %4, 512, !dbg !67
  br label %15, !dbg !67

14:                                               ; preds = %61, %3
  ret void, !dbg !68

15:                                               ; preds = %6, %61
  %16 = phi i32 [ 0, %6 ], [ %20, %61 ]
  %17 = shl nsw i32 %16, 8, !dbg !69
  %18 = add nuw nsw i32 %17, %4, !dbg !69
  %19 = zext nneg i32 %18 to i64, !dbg !69
  %20 = add nuw nsw i32 %16, 1, !dbg !69
  %21 = shl nsw i32 %20, 8, !dbg !69
  %22 = add nuw nsw i32 %21, %4, !dbg !69
  %23 = zext nneg i32 %22 to i64, !dbg !69
  %24 = shl i32 %16, 8, !dbg !69
  br i1 %8, label %43, label %25, !dbg !70

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19, !dbg !71
  %27 = load float, ptr addrspace(1) %26, align 4, !dbg !71, !tbaa !21
  %28 = fmul contract float %27, 2.000000e+00, !dbg !71
  %29 = load float, ptr addrspace(1) %10, align 4, !dbg !71, !tbaa !21
  %30 = fadd contract float %28, %29, !dbg !71
  store float %30, ptr addrspace(1) %26, align 4, !dbg !71, !tbaa !21
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !71
  %32 = load float, ptr addrspace(1) %31, align 4, !dbg !71, !tbaa !21
  %33 = fmul contract float %32, 2.000000e+00, !dbg !71
  %34 = load float, ptr addrspace(1) %10, align 4, !dbg !71, !tbaa !21
  %35 = fadd contract float %33, %34, !dbg !71
  store float %35, ptr addrspace(1) %31, align 4, !dbg !71, !tbaa !21
  %36 = add i32 %24, %12
  %37 = zext nneg i32 %36 to i64, !dbg !71
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %37, !dbg !71
  %39 = load float, ptr addrspace(1) %38, align 4, !dbg !71, !tbaa !21
  %40 = fmul contract float %39, 2.000000e+00, !dbg !71
  %41 = load float, ptr addrspace(1) %10, align 4, !dbg !71, !tbaa !21
  %42 = fadd contract float %40, %41, !dbg !71
  store float %42, ptr addrspace(1) %38, align 4, !dbg !71, !tbaa !21
  br label %61, !dbg !67

43:                                               ; preds = %15
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19, !dbg !72
  %45 = load float, ptr addrspace(1) %44, align 4, !dbg !72, !tbaa !21
  %46 = fmul contract float %45, 3.000000e+00, !dbg !72
  %47 = load float, ptr addrspace(1) %11, align 4, !dbg !72, !tbaa !21
  %48 = fsub contract float %46, %47, !dbg !72
  store float %48, ptr addrspace(1) %44, align 4, !dbg !72, !tbaa !21
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23, !dbg !72
  %50 = load float, ptr addrspace(1) %49, align 4, !dbg !72, !tbaa !21
  %51 = fmul contract float %50, 3.000000e+00, !dbg !72
  %52 = load float, ptr addrspace(1) %11, align 4, !dbg !72, !tbaa !21
  %53 = fsub contract float %51, %52, !dbg !72
  store float %53, ptr addrspace(1) %49, align 4, !dbg !72, !tbaa !21
  %54 = add i32 %24, %13
  %55 = zext nneg i32 %54 to i64, !dbg !72
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %55, !dbg !72
  %57 = load float, ptr addrspace(1) %56, align 4, !dbg !72, !tbaa !21
  %58 = fmul contract float %57, 3.000000e+00, !dbg !72
  %59 = load float, ptr addrspace(1) %11, align 4, !dbg !72, !tbaa !21
  %60 = fsub contract float %58, %59, !dbg !72
  store float %60, ptr addrspace(1) %56, align 4, !dbg !72, !tbaa !21
  br label %61, !dbg !67

61:                                               ; preds = %25, %43
  %62 = icmp eq i32 %20, %2, !dbg !67
  br i1 %62, label %14, label %15, !dbg !67, !llvm.loop !73
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @odd_even_memory_fixed(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !75 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !76
  %5 = icmp sgt i32 %2, 0, !dbg !78
  br i1 %5, label %6, label %15, !dbg !78

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10
  %13 = add nuw nsw i32 %4, 512, !dbg !78
  %14 = add nuw nsw i32 %4, 512, !dbg !78
  br label %16, !dbg !78

15:                                               ; preds = %62, %3
  ret void, !dbg !79

16:                                               ; preds = %6, %62
  %17 = phi i32 [ 0, %6 ], [ %21, %62 ]
  %18 = shl nsw i32 %17, 8, !dbg !80
  %19 = add nuw nsw i32 %18, %4, !dbg !80
  %20 = zext nneg i32 %19 to i64, !dbg !80
  %21 = add nuw nsw i32 %17, 1, !dbg !80
  %22 = shl nsw i32 %21, 8, !dbg !80
  %23 = add nuw nsw i32 %22, %4, !dbg !80
  %24 = zext nneg i32 %23 to i64, !dbg !80
  %25 = shl i32 %17, 8, !dbg !80
  br i1 %9, label %44, label %26, !dbg !81

26:                                               ; preds = %16
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20, !dbg !82
  %28 = load float, ptr addrspace(1) %27, align 4, !dbg !82, !tbaa !21
  %29 = fmul contract float %28, 2.000000e+00, !dbg !82
  %30 = load float, ptr addrspace(1) %11, align 4, !dbg !82, !tbaa !21
  %31 = fadd contract float %29, %30, !dbg !82
  store float %31, ptr addrspace(1) %27, align 4, !dbg !82, !tbaa !21
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !82
  %33 = load float, ptr addrspace(1) %32, align 4, !dbg !82, !tbaa !21
  %34 = fmul contract float %33, 2.000000e+00, !dbg !82
  %35 = load float, ptr addrspace(1) %11, align 4, !dbg !82, !tbaa !21
  %36 = fadd contract float %34, %35, !dbg !82
  store float %36, ptr addrspace(1) %32, align 4, !dbg !82, !tbaa !21
  %37 = add i32 %25, %13
  %38 = zext nneg i32 %37 to i64, !dbg !82
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %38, !dbg !82
  %40 = load float, ptr addrspace(1) %39, align 4, !dbg !82, !tbaa !21
  %41 = fmul contract float %40, 2.000000e+00, !dbg !82
  %42 = load float, ptr addrspace(1) %11, align 4, !dbg !82, !tbaa !21
  %43 = fadd contract float %41, %42, !dbg !82
  store float %43, ptr addrspace(1) %39, align 4, !dbg !82, !tbaa !21
  br label %62, !dbg !78

44:                                               ; preds = %16
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20, !dbg !83
  %46 = load float, ptr addrspace(1) %45, align 4, !dbg !83, !tbaa !21
  %47 = fmul contract float %46, 3.000000e+00, !dbg !83
  %48 = load float, ptr addrspace(1) %12, align 4, !dbg !83, !tbaa !21
  %49 = fsub contract float %47, %48, !dbg !83
  store float %49, ptr addrspace(1) %45, align 4, !dbg !83, !tbaa !21
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !83
  %51 = load float, ptr addrspace(1) %50, align 4, !dbg !83, !tbaa !21
  %52 = fmul contract float %51, 3.000000e+00, !dbg !83
  %53 = load float, ptr addrspace(1) %12, align 4, !dbg !83, !tbaa !21
  %54 = fsub contract float %52, %53, !dbg !83
  store float %54, ptr addrspace(1) %50, align 4, !dbg !83, !tbaa !21
  %55 = add i32 %25, %14
  %56 = zext nneg i32 %55 to i64, !dbg !83
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %56, !dbg !83
  %58 = load float, ptr addrspace(1) %57, align 4, !dbg !83, !tbaa !21
  %59 = fmul contract float %58, 3.000000e+00, !dbg !83
  %60 = load float, ptr addrspace(1) %12, align 4, !dbg !83, !tbaa !21
  %61 = fsub contract float %59, %60, !dbg !83
  store float %61, ptr addrspace(1) %57, align 4, !dbg !83, !tbaa !21
  br label %62, !dbg !78

62:                                               ; preds = %26, %44
  %63 = icmp eq i32 %21, %2, !dbg !78
  br i1 %63, label %15, label %16, !dbg !78, !llvm.loop !84
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @triangle(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !86 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !87
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !21
  br label %9, !dbg !89

7:                                                ; preds = %9
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4, !dbg !90
  store float %18, ptr addrspace(1) %8, align 4, !dbg !90, !tbaa !21
  ret void, !dbg !91

9:                                                ; preds = %2, %9
  %10 = phi i32 [ 0, %2 ], [ %19, %9 ]
  %11 = phi float [ 0.000000e+00, %2 ], [ %18, %9 ]
  %12 = shl nsw i32 %10, 8, !dbg !89
  %13 = add nuw nsw i32 %12, %3, !dbg !89
  %14 = zext nneg i32 %13 to i64, !dbg !89
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %14, !dbg !89
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !89, !tbaa !21
  %17 = fmul contract float %16, %6, !dbg !89
  %18 = fadd contract float %11, %17, !dbg !89
  %19 = add nuw nsw i32 %10, 1, !dbg !89
  %20 = icmp eq i32 %10, %3, !dbg !89
  br i1 %20, label %7, label %9, !dbg !89, !llvm.loop !92
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @triangle_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !93 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !94
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = icmp slt i32 %4, 0, !dbg !96
  %6 = zext nneg i32 %3 to i64
  br i1 %5, label %10, label %7, !dbg !96

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !21
  br label %13, !dbg !96

10:                                               ; preds = %13, %2
  %11 = phi float [ 0.000000e+00, %2 ], [ %22, %13 ], !dbg !97
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6, !dbg !98
  store float %11, ptr addrspace(1) %12, align 4, !dbg !98, !tbaa !21
  ret void, !dbg !99

13:                                               ; preds = %7, %13
  %14 = phi i32 [ 0, %7 ], [ %23, %13 ]
  %15 = phi float [ 0.000000e+00, %7 ], [ %22, %13 ]
  %16 = shl nsw i32 %14, 8, !dbg !96
  %17 = add nuw nsw i32 %16, %3, !dbg !96
  %18 = zext nneg i32 %17 to i64, !dbg !96
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18, !dbg !96
  %20 = load float, ptr addrspace(1) %19, align 4, !dbg !96, !tbaa !21
  %21 = fmul contract float %20, %9, !dbg !96
  %22 = fadd contract float %15, %21, !dbg !96
  %23 = add nuw i32 %14, 1, !dbg !96
  %24 = icmp eq i32 %14, %4, !dbg !96
  br i1 %24, label %10, label %13, !dbg !96, !llvm.loop !100
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lane_switch(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !101 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !102
  %4 = zext nneg i32 %3 to i64, !dbg !106
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !106
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !106, !tbaa !21
  %7 = icmp sgt i32 %1, 0, !dbg !107
  br i1 %7, label %8, label %49, !dbg !107

8:                                                ; preds = %2
  %9 = and i32 %3, 3
  br label %10, !dbg !107

10:                                               ; preds = %45, %8
  %11 = phi i32 [ 0, %8 ], [ %47, %45 ]
  %12 = phi float [ %6, %8 ], [ %46, %45 ]
  switch i32 %9, label %36 [
    i32 0, label %13
    i32 1, label %20
    i32 2, label %28
    i32 3, label %37
  ], !dbg !108

13:                                               ; preds = %10
  %14 = fadd contract float %12, 1.000000e+00, !dbg !109
  %15 = tail call contract noundef float @llvm.sqrt.f32(float %14), !dbg !110
  %16 = shl nsw i32 %11, 8, !dbg !109
  %17 = add nuw nsw i32 %16, %3, !dbg !109
  %18 = zext nneg i32 %17 to i64, !dbg !109
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18, !dbg !109
  store float %15, ptr addrspace(1) %19, align 4, !dbg !109, !tbaa !21
  br label %45, !dbg !109

20:                                               ; preds = %10
  %21 = fmul contract float %12, %12, !dbg !113
  %22 = shl nsw i32 %11, 8, !dbg !113
  %23 = add nuw nsw i32 %22, %3, !dbg !113
  %24 = zext nneg i32 %23 to i64, !dbg !113
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !113
  %26 = load float, ptr addrspace(1) %25, align 4, !dbg !113, !tbaa !21
  %27 = fadd contract float %21, %26, !dbg !113
  br label %45, !dbg !113

28:                                               ; preds = %10
  %29 = shl nsw i32 %11, 8, !dbg !114
  %30 = add nuw nsw i32 %29, %3, !dbg !114
  %31 = zext nneg i32 %30 to i64, !dbg !114
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31, !dbg !114
  %33 = load float, ptr addrspace(1) %32, align 4, !dbg !114, !tbaa !21
  %34 = fadd contract float %33, 2.000000e+00, !dbg !114
  %35 = fdiv contract float %12, %34, !dbg !114
  br label %45, !dbg !114

36:                                               ; preds = %10
  unreachable

37:                                               ; preds = %10
  %38 = fadd contract float %12, -3.000000e+00, !dbg !115
  %39 = fmul contract float %38, 2.000000e+00, !dbg !115
  %40 = shl nsw i32 %11, 8, !dbg !115
  %41 = add nuw nsw i32 %40, %3, !dbg !115
  %42 = zext nneg i32 %41 to i64, !dbg !115
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %42, !dbg !115
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 256, !dbg !115
  store float %39, ptr addrspace(1) %44, align 4, !dbg !115, !tbaa !21
  br label %45, !dbg !116

45:                                               ; preds = %37, %28, %20, %13
  %46 = phi float [ %15, %13 ], [ %27, %20 ], [ %35, %28 ], [ %38, %37 ], !dbg !117
  %47 = add nuw nsw i32 %11, 1, !dbg !107
  %48 = icmp eq i32 %47, %1, !dbg !107
  br i1 %48, label %49, label %10, !dbg !107, !llvm.loop !118

49:                                               ; preds = %45, %2
  %50 = phi float [ %6, %2 ], [ %46, %45 ], !dbg !117
  store float %50, ptr addrspace(1) %5, align 4, !dbg !121, !tbaa !21
  ret void, !dbg !122
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lane_switch_fixed(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !123 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !124
  %4 = zext nneg i32 %3 to i64, !dbg !128
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !128
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !128, !tbaa !21
  %7 = icmp sgt i32 %1, 0, !dbg !129
  br i1 %7, label %8, label %50, !dbg !129

8:                                                ; preds = %2
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %10 = and i32 %9, 3
  br label %11, !dbg !129

11:                                               ; preds = %46, %8
  %12 = phi i32 [ 0, %8 ], [ %48, %46 ]
  %13 = phi float [ %6, %8 ], [ %47, %46 ]
  switch i32 %10, label %37 [
    i32 0, label %14
    i32 1, label %21
    i32 2, label %29
    i32 3, label %38
  ], !dbg !130

14:                                               ; preds = %11
  %15 = fadd contract float %13, 1.000000e+00, !dbg !131
  %16 = tail call contract noundef float @llvm.sqrt.f32(float %15), !dbg !132
  %17 = shl nsw i32 %12, 8, !dbg !131
  %18 = add nuw nsw i32 %17, %3, !dbg !131
  %19 = zext nneg i32 %18 to i64, !dbg !131
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19, !dbg !131
  store float %16, ptr addrspace(1) %20, align 4, !dbg !131, !tbaa !21
  br label %46, !dbg !131

21:                                               ; preds = %11
  %22 = fmul contract float %13, %13, !dbg !134
  %23 = shl nsw i32 %12, 8, !dbg !134
  %24 = add nuw nsw i32 %23, %3, !dbg !134
  %25 = zext nneg i32 %24 to i64, !dbg !134
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25, !dbg !134
  %27 = load float, ptr addrspace(1) %26, align 4, !dbg !134, !tbaa !21
  %28 = fadd contract float %22, %27, !dbg !134
  br label %46, !dbg !134

29:                                               ; preds = %11
  %30 = shl nsw i32 %12, 8, !dbg !135
  %31 = add nuw nsw i32 %30, %3, !dbg !135
  %32 = zext nneg i32 %31 to i64, !dbg !135
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32, !dbg !135
  %34 = load float, ptr addrspace(1) %33, align 4, !dbg !135, !tbaa !21
  %35 = fadd contract float %34, 2.000000e+00, !dbg !135
  %36 = fdiv contract float %13, %35, !dbg !135
  br label %46, !dbg !135

37:                                               ; preds = %11
  unreachable

38:                                               ; preds = %11
  %39 = fadd contract float %13, -3.000000e+00, !dbg !136
  %40 = fmul contract float %39, 2.000000e+00, !dbg !136
  %41 = shl nsw i32 %12, 8, !dbg !136
  %42 = add nuw nsw i32 %41, %3, !dbg !136
  %43 = zext nneg i32 %42 to i64, !dbg !136
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %43, !dbg !136
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 256, !dbg !136
  store float %40, ptr addrspace(1) %45, align 4, !dbg !136, !tbaa !21
  br label %46, !dbg !137

46:                                               ; preds = %38, %29, %21, %14
  %47 = phi float [ %16, %14 ], [ %28, %21 ], [ %36, %29 ], [ %39, %38 ], !dbg !138
  %48 = add nuw nsw i32 %12, 1, !dbg !129
  %49 = icmp eq i32 %48, %1, !dbg !129
  br i1 %49, label %50, label %11, !dbg !129, !llvm.loop !139

50:                                               ; preds = %46, %2
  %51 = phi float [ %6, %2 ], [ %47, %46 ], !dbg !138
  store float %51, ptr addrspace(1) %5, align 4, !dbg !141, !tbaa !21
  ret void, !dbg !142
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sparse_rows(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef readonly captures(none) %3, ptr addrspace(1) noalias noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !dbg !143 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !144
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !146
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12, !dbg !146
  %10 = load i16, ptr addrspace(4) %9, align 4, !dbg !146, !range !149, !invariant.load !15, !noundef !15
  %11 = zext nneg i16 %10 to i32, !dbg !146
  %12 = mul i32 %7, %11, !dbg !150
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !151
  %14 = add i32 %12, %13, !dbg !150
  %15 = icmp slt i32 %14, %5, !dbg !153
  br i1 %15, label %16, label %41, !dbg !153

16:                                               ; preds = %6
  %17 = sext i32 %14 to i64, !dbg !154
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %17, !dbg !154
  %19 = load <2 x i32>, ptr addrspace(1) %18, align 4, !dbg !154, !tbaa !9
  %20 = extractelement <2 x i32> %19, i64 0, !dbg !154
  %21 = extractelement <2 x i32> %19, i64 1, !dbg !154
  %22 = icmp slt i32 %20, %21, !dbg !154
  br i1 %22, label %26, label %23, !dbg !154

23:                                               ; preds = %26, %16
  %24 = phi float [ 0.000000e+00, %16 ], [ %38, %26 ], !dbg !155
  %25 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %17, !dbg !156
  store float %24, ptr addrspace(1) %25, align 4, !dbg !156, !tbaa !21
  br label %41, !dbg !157

26:                                               ; preds = %16, %26
  %27 = phi i32 [ %39, %26 ], [ %20, %16 ]
  %28 = phi float [ %38, %26 ], [ 0.000000e+00, %16 ]
  %29 = sext i32 %27 to i64, !dbg !154
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29, !dbg !154
  %31 = load float, ptr addrspace(1) %30, align 4, !dbg !154, !tbaa !21
  %32 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %29, !dbg !154
  %33 = load i32, ptr addrspace(1) %32, align 4, !dbg !154, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !154
  %35 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %34, !dbg !154
  %36 = load float, ptr addrspace(1) %35, align 4, !dbg !154, !tbaa !21
  %37 = fmul contract float %31, %36, !dbg !154
  %38 = fadd contract float %28, %37, !dbg !154
  %39 = add nsw i32 %27, 1, !dbg !154
  %40 = icmp slt i32 %39, %21, !dbg !154
  br i1 %40, label %26, label %23, !dbg !154, !llvm.loop !158

41:                                               ; preds = %6, %23
  ret void, !dbg !157
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sparse_rows_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef readonly captures(none) %3, ptr addrspace(1) noalias noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #2 !dbg !159 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !160
  %8 = sext i32 %7 to i64, !dbg !162
  %9 = getelementptr i32, ptr addrspace(1) %0, i64 %8, !dbg !162
  %10 = load <2 x i32>, ptr addrspace(1) %9, align 4, !dbg !163, !tbaa !9
  %11 = extractelement <2 x i32> %10, i64 1, !dbg !163
  %12 = extractelement <2 x i32> %10, i64 0, !dbg !163
  %13 = icmp slt i32 %12, %11, !dbg !163
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %13, label %48, label %15, !dbg !163

15:                                               ; preds = %64, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %65, %64 ], !dbg !164
  %17 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %17)
  %19 = shl i32 %18, 2, !dbg !165
  %20 = add i32 %19, 64, !dbg !165
  %21 = bitcast float %16 to i32, !dbg !165
  %22 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %21), !dbg !165
  %23 = bitcast i32 %22 to float, !dbg !165
  %24 = fadd contract float %16, %23, !dbg !168
  %25 = shl i32 %18, 2, !dbg !165
  %26 = add i32 %25, 32, !dbg !165
  %27 = bitcast float %24 to i32, !dbg !165
  %28 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %27), !dbg !165
  %29 = bitcast i32 %28 to float, !dbg !165
  %30 = fadd contract float %24, %29, !dbg !168
  %31 = shl i32 %18, 2, !dbg !165
  %32 = add i32 %31, 16, !dbg !165
  %33 = bitcast float %30 to i32, !dbg !165
  %34 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %33), !dbg !165
  %35 = bitcast i32 %34 to float, !dbg !165
  %36 = fadd contract float %30, %35, !dbg !168
  %37 = shl i32 %18, 2, !dbg !165
  %38 = add i32 %37, 8, !dbg !165
  %39 = bitcast float %36 to i32, !dbg !165
  %40 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %39), !dbg !165
  %41 = bitcast i32 %40 to float, !dbg !165
  %42 = fadd contract float %36, %41, !dbg !168
  %43 = shl i32 %18, 2, !dbg !165
  %44 = add i32 %43, 4, !dbg !165
  %45 = bitcast float %42 to i32, !dbg !165
  %46 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %45), !dbg !165
  %47 = icmp eq i32 %14, 0, !dbg !169
  br i1 %47, label %68, label %72, !dbg !169

48:                                               ; preds = %6, %64
  %49 = phi float [ %65, %64 ], [ 0.000000e+00, %6 ]
  %50 = phi i32 [ %66, %64 ], [ %12, %6 ]
  %51 = add i32 %50, %14, !dbg !170
  %52 = icmp slt i32 %51, %11, !dbg !171
  br i1 %52, label %53, label %64, !dbg !171

53:                                               ; preds = %48
  %54 = sext i32 %51 to i64, !dbg !171
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %54, !dbg !171
  %56 = load float, ptr addrspace(1) %55, align 4, !dbg !171, !tbaa !21
  %57 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %54, !dbg !171
  %58 = load i32, ptr addrspace(1) %57, align 4, !dbg !171, !tbaa !9
  %59 = sext i32 %58 to i64, !dbg !171
  %60 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %59, !dbg !171
  %61 = load float, ptr addrspace(1) %60, align 4, !dbg !171, !tbaa !21
  %62 = fmul contract float %56, %61, !dbg !171
  %63 = fadd contract float %49, %62, !dbg !171
  br label %64, !dbg !171

64:                                               ; preds = %53, %48
  %65 = phi float [ %63, %53 ], [ %49, %48 ], !dbg !164
  %66 = add nsw i32 %50, 32, !dbg !163
  %67 = icmp slt i32 %66, %11, !dbg !163
  br i1 %67, label %48, label %15, !dbg !163, !llvm.loop !172

68:                                               ; preds = %15
  %69 = bitcast i32 %46 to float, !dbg !165
  %70 = fadd contract float %42, %69, !dbg !168
  %71 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %8
  store float %70, ptr addrspace(1) %71, align 4, !dbg !169, !tbaa !21
  br label %72, !dbg !169

72:                                               ; preds = %68, %15
  ret void, !dbg !174
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @converge(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #1 !dbg !175 {
  %2 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !176
  %3 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !178
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12, !dbg !178
  %5 = load i16, ptr addrspace(4) %4, align 4, !dbg !178, !range !149, !invariant.load !15, !noundef !15
  %6 = zext nneg i16 %5 to i32, !dbg !178
  %7 = mul i32 %2, %6, !dbg !180
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !181
  %9 = add i32 %7, %8, !dbg !180
  %10 = sext i32 %9 to i64, !dbg !183
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10, !dbg !183
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !183, !tbaa !21
  br label %13, !dbg !184

13:                                               ; preds = %13, %1
  %14 = phi float [ %12, %1 ], [ %18, %13 ], !dbg !185
  %15 = tail call contract float @llvm.amdgcn.rcp.f32(float %14), !dbg !186
  %16 = fmul contract float %12, %15, !dbg !186
  %17 = fadd contract float %14, %16, !dbg !189
  %18 = fmul contract float %17, 5.000000e-01, !dbg !189
  %19 = fsub contract float %18, %14, !dbg !190
  %20 = fsub contract float %14, %18, !dbg !190
  %21 = tail call contract noundef float @llvm.maxnum.f32(float %19, float %20), !dbg !191
  %22 = fmul contract float %18, 0x3EB0C6F7A0000000, !dbg !190
  %23 = fcmp contract ogt float %21, %22, !dbg !190
  br i1 %23, label %13, label %24, !dbg !190, !llvm.loop !193

24:                                               ; preds = %13
  store float %18, ptr addrspace(1) %11, align 4, !dbg !194, !tbaa !21
  ret void, !dbg !195
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @converge_fixed(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !196 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !197
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !199
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !199
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !199, !range !149, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !199
  %8 = mul i32 %3, %7, !dbg !201
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !202
  %10 = add i32 %8, %9, !dbg !201
  %11 = sext i32 %10 to i64, !dbg !204
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11, !dbg !204
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !204, !tbaa !21
  %14 = icmp sgt i32 %1, 0, !dbg !205
  br i1 %14, label %17, label %15, !dbg !205

15:                                               ; preds = %17, %2
  %16 = phi float [ %13, %2 ], [ %23, %17 ], !dbg !206
  store float %16, ptr addrspace(1) %12, align 4, !dbg !207, !tbaa !21
  ret void, !dbg !208

17:                                               ; preds = %2, %17
  %18 = phi i32 [ %24, %17 ], [ 0, %2 ]
  %19 = phi float [ %23, %17 ], [ %13, %2 ]
  %20 = tail call contract float @llvm.amdgcn.rcp.f32(float %19), !dbg !209
  %21 = fmul contract float %13, %20, !dbg !209
  %22 = fadd contract float %19, %21, !dbg !205
  %23 = fmul contract float %22, 5.000000e-01, !dbg !205
  %24 = add nuw nsw i32 %18, 1, !dbg !205
  %25 = icmp eq i32 %24, %1, !dbg !205
  br i1 %25, label %15, label %17, !dbg !205, !llvm.loop !211
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @leader(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !212 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !213
  %5 = icmp eq i32 %4, 0, !dbg !215
  br i1 %5, label %6, label %23, !dbg !215

6:                                                ; preds = %3
  %7 = icmp sgt i32 %2, 0, !dbg !216
  br i1 %7, label %13, label %8, !dbg !216

8:                                                ; preds = %13, %6
  %9 = phi float [ 0.000000e+00, %6 ], [ %20, %13 ], !dbg !217
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !218
  %11 = zext i32 %10 to i64, !dbg !220
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11, !dbg !220
  store float %9, ptr addrspace(1) %12, align 4, !dbg !220, !tbaa !21
  br label %23, !dbg !221

13:                                               ; preds = %6, %13
  %14 = phi i32 [ %21, %13 ], [ 0, %6 ]
  %15 = phi float [ %20, %13 ], [ 0.000000e+00, %6 ]
  %16 = zext nneg i32 %14 to i64, !dbg !216
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !216
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !216, !tbaa !21
  %19 = fmul contract float %18, %18, !dbg !216
  %20 = fadd contract float %15, %19, !dbg !216
  %21 = add nuw nsw i32 %14, 1, !dbg !216
  %22 = icmp eq i32 %21, %2, !dbg !216
  br i1 %22, label %8, label %13, !dbg !216, !llvm.loop !222

23:                                               ; preds = %8, %3
  ret void, !dbg !223
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @leader_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !224 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !225
  %5 = icmp slt i32 %4, %2, !dbg !227
  br i1 %5, label %14, label %6, !dbg !227

6:                                                ; preds = %14, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %21, %14 ], !dbg !228
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !229
  %9 = shl i32 %8, 8, !dbg !231
  %10 = add i32 %9, %4, !dbg !231
  %11 = zext i32 %10 to i64, !dbg !231
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11, !dbg !231
  %13 = atomicrmw fadd ptr addrspace(1) %12, float %7 syncscope("agent") monotonic, align 4, !dbg !232, !noalias.addrspace !235, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  ret void, !dbg !236

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %22, %14 ], [ %4, %3 ]
  %16 = phi float [ %21, %14 ], [ 0.000000e+00, %3 ]
  %17 = zext nneg i32 %15 to i64, !dbg !227
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17, !dbg !227
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !227, !tbaa !21
  %20 = fmul contract float %19, %19, !dbg !227
  %21 = fadd contract float %16, %20, !dbg !227
  %22 = add nuw nsw i32 %15, 256, !dbg !227
  %23 = icmp slt i32 %22, %2, !dbg !227
  br i1 %23, label %14, label %6, !dbg !227, !llvm.loop !237
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,32" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "divergence.cu", directory: ".", checksumkind: CSK_MD5, checksum: "c58b1de55c0b2955f6baf30f46ebaa64")
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
!13 = distinct !DISubprogram(name: "odd_even", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 30, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 6, scope: !13)
!20 = !DILocation(line: 7, scope: !13)
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !11, i64 0}
!23 = !DILocation(line: 8, scope: !13)
!24 = !DILocation(line: 0, scope: !13)
!25 = !DILocation(line: 19, scope: !13)
!26 = !DILocation(line: 20, scope: !13)
!27 = !DILocation(line: 9, scope: !13)
!28 = !DILocation(line: 10, scope: !13)
!29 = !DILocation(line: 11, scope: !13)
!30 = !DILocation(line: 12, scope: !13)
!31 = !DILocation(line: 13, scope: !13)
!32 = !DILocation(line: 14, scope: !13)
!33 = !DILocation(line: 72, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "fmaxf", scope: !18, file: !18, line: 72, type: !14, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 15, scope: !13)
!36 = !DILocation(line: 16, scope: !13)
!37 = distinct !{!37, !23, !38, !39}
!38 = !DILocation(line: 18, scope: !13)
!39 = !{!"llvm.loop.mustprogress"}
!40 = distinct !DISubprogram(name: "odd_even_fixed", scope: !1, file: !1, line: 22, type: !14, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DILocation(line: 30, scope: !17, inlinedAt: !42)
!42 = distinct !DILocation(line: 23, scope: !40)
!43 = !DILocation(line: 24, scope: !40)
!44 = !DILocation(line: 31, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 25, scope: !40)
!47 = !DILocation(line: 25, scope: !40)
!48 = !DILocation(line: 0, scope: !40)
!49 = !DILocation(line: 26, scope: !40)
!50 = !DILocation(line: 32, scope: !40)
!51 = !DILocation(line: 27, scope: !40)
!52 = !DILocation(line: 28, scope: !40)
!53 = !DILocation(line: 29, scope: !40)
!54 = distinct !{!54, !49, !55, !39}
!55 = !DILocation(line: 30, scope: !40)
!56 = !DILocation(line: 33, scope: !40)
!57 = !DILocation(line: 72, scope: !34, inlinedAt: !58)
!58 = distinct !DILocation(line: 34, scope: !40)
!59 = !DILocation(line: 35, scope: !40)
!60 = distinct !{!60, !50, !61, !39}
!61 = !DILocation(line: 36, scope: !40)
!62 = !DILocation(line: 37, scope: !40)
!63 = !DILocation(line: 38, scope: !40)
!64 = distinct !DISubprogram(name: "odd_even_memory", scope: !1, file: !1, line: 41, type: !14, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = !DILocation(line: 30, scope: !17, inlinedAt: !66)
!66 = distinct !DILocation(line: 42, scope: !64)
!67 = !DILocation(line: 43, scope: !64)
!68 = !DILocation(line: 49, scope: !64)
!69 = !DILocation(line: 0, scope: !64)
!70 = !DILocation(line: 44, scope: !64)
!71 = !DILocation(line: 45, scope: !64)
!72 = !DILocation(line: 47, scope: !64)
!73 = distinct !{!73, !67, !74, !39}
!74 = !DILocation(line: 48, scope: !64)
!75 = distinct !DISubprogram(name: "odd_even_memory_fixed", scope: !1, file: !1, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = !DILocation(line: 30, scope: !17, inlinedAt: !77)
!77 = distinct !DILocation(line: 52, scope: !75)
!78 = !DILocation(line: 53, scope: !75)
!79 = !DILocation(line: 59, scope: !75)
!80 = !DILocation(line: 0, scope: !75)
!81 = !DILocation(line: 54, scope: !75)
!82 = !DILocation(line: 55, scope: !75)
!83 = !DILocation(line: 57, scope: !75)
!84 = distinct !{!84, !78, !85, !39}
!85 = !DILocation(line: 58, scope: !75)
!86 = distinct !DISubprogram(name: "triangle", scope: !1, file: !1, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 30, scope: !17, inlinedAt: !88)
!88 = distinct !DILocation(line: 63, scope: !86)
!89 = !DILocation(line: 65, scope: !86)
!90 = !DILocation(line: 66, scope: !86)
!91 = !DILocation(line: 67, scope: !86)
!92 = distinct !{!92, !89, !89, !39}
!93 = distinct !DISubprogram(name: "triangle_fixed", scope: !1, file: !1, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 30, scope: !17, inlinedAt: !95)
!95 = distinct !DILocation(line: 70, scope: !93)
!96 = !DILocation(line: 72, scope: !93)
!97 = !DILocation(line: 0, scope: !93)
!98 = !DILocation(line: 73, scope: !93)
!99 = !DILocation(line: 74, scope: !93)
!100 = distinct !{!100, !96, !96, !39}
!101 = distinct !DISubprogram(name: "lane_switch", scope: !1, file: !1, line: 92, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 30, scope: !17, inlinedAt: !103)
!103 = distinct !DILocation(line: 78, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "stepped<(lambda at divergence.cu:93:19)>", scope: !1, file: !1, line: 77, type: !14, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = distinct !DILocation(line: 93, scope: !101)
!106 = !DILocation(line: 79, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 81, scope: !104, inlinedAt: !105)
!108 = !DILocation(line: 82, scope: !104, inlinedAt: !105)
!109 = !DILocation(line: 83, scope: !104, inlinedAt: !105)
!110 = !DILocation(line: 73, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "sqrtf", scope: !18, file: !18, line: 73, type: !14, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = distinct !DILocation(line: 83, scope: !104, inlinedAt: !105)
!113 = !DILocation(line: 84, scope: !104, inlinedAt: !105)
!114 = !DILocation(line: 85, scope: !104, inlinedAt: !105)
!115 = !DILocation(line: 86, scope: !104, inlinedAt: !105)
!116 = !DILocation(line: 87, scope: !104, inlinedAt: !105)
!117 = !DILocation(line: 0, scope: !104, inlinedAt: !105)
!118 = distinct !{!118, !107, !119, !39, !120}
!119 = !DILocation(line: 88, scope: !104, inlinedAt: !105)
!120 = !{!"llvm.loop.unroll.disable"}
!121 = !DILocation(line: 89, scope: !104, inlinedAt: !105)
!122 = !DILocation(line: 94, scope: !101)
!123 = distinct !DISubprogram(name: "lane_switch_fixed", scope: !1, file: !1, line: 96, type: !14, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 30, scope: !17, inlinedAt: !125)
!125 = distinct !DILocation(line: 78, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "stepped<(lambda at divergence.cu:97:19)>", scope: !1, file: !1, line: 77, type: !14, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = distinct !DILocation(line: 97, scope: !123)
!128 = !DILocation(line: 79, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 81, scope: !126, inlinedAt: !127)
!130 = !DILocation(line: 82, scope: !126, inlinedAt: !127)
!131 = !DILocation(line: 83, scope: !126, inlinedAt: !127)
!132 = !DILocation(line: 73, scope: !111, inlinedAt: !133)
!133 = distinct !DILocation(line: 83, scope: !126, inlinedAt: !127)
!134 = !DILocation(line: 84, scope: !126, inlinedAt: !127)
!135 = !DILocation(line: 85, scope: !126, inlinedAt: !127)
!136 = !DILocation(line: 86, scope: !126, inlinedAt: !127)
!137 = !DILocation(line: 87, scope: !126, inlinedAt: !127)
!138 = !DILocation(line: 0, scope: !126, inlinedAt: !127)
!139 = distinct !{!139, !129, !140, !39, !120}
!140 = !DILocation(line: 88, scope: !126, inlinedAt: !127)
!141 = !DILocation(line: 89, scope: !126, inlinedAt: !127)
!142 = !DILocation(line: 98, scope: !123)
!143 = distinct !DISubprogram(name: "sparse_rows", scope: !1, file: !1, line: 101, type: !14, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 31, scope: !45, inlinedAt: !145)
!145 = distinct !DILocation(line: 103, scope: !143)
!146 = !DILocation(line: 32, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = distinct !DILocation(line: 103, scope: !143)
!149 = !{i16 1, i16 1025}
!150 = !DILocation(line: 103, scope: !143)
!151 = !DILocation(line: 30, scope: !17, inlinedAt: !152)
!152 = distinct !DILocation(line: 103, scope: !143)
!153 = !DILocation(line: 104, scope: !143)
!154 = !DILocation(line: 106, scope: !143)
!155 = !DILocation(line: 0, scope: !143)
!156 = !DILocation(line: 107, scope: !143)
!157 = !DILocation(line: 108, scope: !143)
!158 = distinct !{!158, !154, !154, !39}
!159 = distinct !DISubprogram(name: "sparse_rows_fixed", scope: !1, file: !1, line: 110, type: !14, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 31, scope: !45, inlinedAt: !161)
!161 = distinct !DILocation(line: 112, scope: !159)
!162 = !DILocation(line: 112, scope: !159)
!163 = !DILocation(line: 114, scope: !159)
!164 = !DILocation(line: 0, scope: !159)
!165 = !DILocation(line: 49, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "lane_down", scope: !18, file: !18, line: 48, type: !14, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!167 = distinct !DILocation(line: 118, scope: !159)
!168 = !DILocation(line: 118, scope: !159)
!169 = !DILocation(line: 119, scope: !159)
!170 = !DILocation(line: 115, scope: !159)
!171 = !DILocation(line: 116, scope: !159)
!172 = distinct !{!172, !163, !173, !39}
!173 = !DILocation(line: 117, scope: !159)
!174 = !DILocation(line: 120, scope: !159)
!175 = distinct !DISubprogram(name: "converge", scope: !1, file: !1, line: 123, type: !14, scopeLine: 123, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = !DILocation(line: 31, scope: !45, inlinedAt: !177)
!177 = distinct !DILocation(line: 124, scope: !175)
!178 = !DILocation(line: 32, scope: !147, inlinedAt: !179)
!179 = distinct !DILocation(line: 124, scope: !175)
!180 = !DILocation(line: 124, scope: !175)
!181 = !DILocation(line: 30, scope: !17, inlinedAt: !182)
!182 = distinct !DILocation(line: 124, scope: !175)
!183 = !DILocation(line: 125, scope: !175)
!184 = !DILocation(line: 126, scope: !175)
!185 = !DILocation(line: 0, scope: !175)
!186 = !DILocation(line: 76, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "__fdividef", scope: !18, file: !18, line: 76, type: !14, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = distinct !DILocation(line: 128, scope: !175)
!189 = !DILocation(line: 128, scope: !175)
!190 = !DILocation(line: 129, scope: !175)
!191 = !DILocation(line: 72, scope: !34, inlinedAt: !192)
!192 = distinct !DILocation(line: 129, scope: !175)
!193 = distinct !{!193, !184, !190, !39}
!194 = !DILocation(line: 130, scope: !175)
!195 = !DILocation(line: 131, scope: !175)
!196 = distinct !DISubprogram(name: "converge_fixed", scope: !1, file: !1, line: 133, type: !14, scopeLine: 133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = !DILocation(line: 31, scope: !45, inlinedAt: !198)
!198 = distinct !DILocation(line: 134, scope: !196)
!199 = !DILocation(line: 32, scope: !147, inlinedAt: !200)
!200 = distinct !DILocation(line: 134, scope: !196)
!201 = !DILocation(line: 134, scope: !196)
!202 = !DILocation(line: 30, scope: !17, inlinedAt: !203)
!203 = distinct !DILocation(line: 134, scope: !196)
!204 = !DILocation(line: 135, scope: !196)
!205 = !DILocation(line: 136, scope: !196)
!206 = !DILocation(line: 0, scope: !196)
!207 = !DILocation(line: 137, scope: !196)
!208 = !DILocation(line: 138, scope: !196)
!209 = !DILocation(line: 76, scope: !187, inlinedAt: !210)
!210 = distinct !DILocation(line: 136, scope: !196)
!211 = distinct !{!211, !205, !205, !39}
!212 = distinct !DISubprogram(name: "leader", scope: !1, file: !1, line: 141, type: !14, scopeLine: 141, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = !DILocation(line: 30, scope: !17, inlinedAt: !214)
!214 = distinct !DILocation(line: 142, scope: !212)
!215 = !DILocation(line: 142, scope: !212)
!216 = !DILocation(line: 144, scope: !212)
!217 = !DILocation(line: 0, scope: !212)
!218 = !DILocation(line: 31, scope: !45, inlinedAt: !219)
!219 = distinct !DILocation(line: 145, scope: !212)
!220 = !DILocation(line: 145, scope: !212)
!221 = !DILocation(line: 146, scope: !212)
!222 = distinct !{!222, !216, !216, !39}
!223 = !DILocation(line: 147, scope: !212)
!224 = distinct !DISubprogram(name: "leader_fixed", scope: !1, file: !1, line: 149, type: !14, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 30, scope: !17, inlinedAt: !226)
!226 = distinct !DILocation(line: 151, scope: !224)
!227 = !DILocation(line: 151, scope: !224)
!228 = !DILocation(line: 0, scope: !224)
!229 = !DILocation(line: 31, scope: !45, inlinedAt: !230)
!230 = distinct !DILocation(line: 152, scope: !224)
!231 = !DILocation(line: 152, scope: !224)
!232 = !DILocation(line: 52, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "atomicAdd<float>", scope: !18, file: !18, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = distinct !DILocation(line: 152, scope: !224)
!235 = !{i32 5, i32 6}
!236 = !DILocation(line: 153, scope: !224)
!237 = distinct !{!237, !227, !227, !39}
