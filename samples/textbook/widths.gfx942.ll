; ModuleID = 'widths.cu'
source_filename = "widths.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Pixel = type { float, float, float, float }
%struct.Record = type <{ i8, i32 }>
%struct.AlignedRecord = type { i32, i32 }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @brighten(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !20
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !20, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !20
  %10 = mul i32 %5, %9, !dbg !24
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !25
  %12 = add i32 %10, %11, !dbg !24
  %13 = icmp slt i32 %12, %3, !dbg !28
  br i1 %13, label %14, label %26, !dbg !28

14:                                               ; preds = %4
  %15 = sext i32 %12 to i64, !dbg !29
  %16 = getelementptr inbounds %struct.Pixel, ptr addrspace(1) %0, i64 %15, !dbg !29
  %17 = getelementptr inbounds %struct.Pixel, ptr addrspace(1) %1, i64 %15, !dbg !29
  %18 = load <2 x float>, ptr addrspace(1) %16, align 4, !dbg !29, !tbaa !30
  %19 = insertelement <2 x float> poison, float %2, i64 0, !dbg !29
  %20 = shufflevector <2 x float> %19, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !29
  %21 = fmul contract <2 x float> %20, %18, !dbg !29
  store <2 x float> %21, ptr addrspace(1) %17, align 4, !dbg !29, !tbaa !30
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !32
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8, !dbg !32
  %24 = load <2 x float>, ptr addrspace(1) %22, align 4, !dbg !32, !tbaa !30
  %25 = fmul contract <2 x float> %20, %24, !dbg !32
  store <2 x float> %25, ptr addrspace(1) %23, align 4, !dbg !32, !tbaa !30
  br label %26, !dbg !33

26:                                               ; preds = %4, %14
  ret void, !dbg !33
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @brighten_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !34 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !35
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !37
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !37
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !37, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !37
  %10 = mul i32 %5, %9, !dbg !39
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !40
  %12 = add i32 %10, %11, !dbg !39
  %13 = icmp slt i32 %12, %3, !dbg !42
  br i1 %13, label %14, label %22, !dbg !42

14:                                               ; preds = %4
  %15 = sext i32 %12 to i64, !dbg !43
  %16 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %15, !dbg !43
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !dbg !43, !tbaa !44
  %18 = insertelement <2 x float> poison, float %2, i64 0, !dbg !45
  %19 = shufflevector <2 x float> %18, <2 x float> poison, <4 x i32> zeroinitializer, !dbg !46
  %20 = fmul contract <4 x float> %19, %17, !dbg !46
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %15, !dbg !45
  store <4 x float> %20, ptr addrspace(1) %21, align 16, !dbg !45, !tbaa !44
  br label %22, !dbg !49

22:                                               ; preds = %4, %14
  ret void, !dbg !49
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @conjugate(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !50 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !51
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !53
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !53
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !53, !range !23, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !53
  %8 = mul i32 %3, %7, !dbg !55
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !56
  %10 = add i32 %8, %9, !dbg !55
  %11 = icmp slt i32 %10, %1, !dbg !58
  br i1 %11, label %12, label %21, !dbg !58

12:                                               ; preds = %2
  %13 = shl nsw i32 %10, 1, !dbg !59
  %14 = sext i32 %13 to i64, !dbg !59
  %15 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %14, !dbg !59
  %16 = load double, ptr addrspace(1) %15, align 8, !dbg !59, !tbaa !60
  %17 = getelementptr i8, ptr addrspace(1) %15, i64 8, !dbg !59
  %18 = load double, ptr addrspace(1) %17, align 8, !dbg !59, !tbaa !60
  %19 = fmul contract double %16, 2.000000e+00, !dbg !62
  store double %19, ptr addrspace(1) %15, align 8, !dbg !62, !tbaa !60
  %20 = fmul contract double %18, -2.000000e+00, !dbg !63
  store double %20, ptr addrspace(1) %17, align 8, !dbg !63, !tbaa !60
  br label %21, !dbg !64

21:                                               ; preds = %2, %12
  ret void, !dbg !64
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @conjugate_fixed(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !65 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !66
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !68
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !68
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !68, !range !23, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !68
  %8 = mul i32 %3, %7, !dbg !70
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !71
  %10 = add i32 %8, %9, !dbg !70
  %11 = icmp slt i32 %10, %1, !dbg !73
  br i1 %11, label %12, label %22, !dbg !73

12:                                               ; preds = %2
  %13 = sext i32 %10 to i64, !dbg !74
  %14 = getelementptr inbounds <2 x double>, ptr addrspace(1) %0, i64 %13, !dbg !74
  %15 = load <2 x double>, ptr addrspace(1) %14, align 16, !dbg !74, !tbaa !44
  %16 = extractelement <2 x double> %15, i64 0, !dbg !75
  %17 = fmul contract double %16, 2.000000e+00, !dbg !75
  %18 = insertelement <2 x double> poison, double %17, i64 0, !dbg !75
  %19 = extractelement <2 x double> %15, i64 1, !dbg !76
  %20 = fmul contract double %19, -2.000000e+00, !dbg !76
  %21 = insertelement <2 x double> %18, double %20, i64 1, !dbg !76
  store <2 x double> %21, ptr addrspace(1) %14, align 16, !dbg !77, !tbaa !44
  br label %22, !dbg !78

22:                                               ; preds = %2, %12
  ret void, !dbg !78
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @invert_bytes(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !79 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !80
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !82
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !82
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !82, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !82
  %9 = mul i32 %4, %8, !dbg !84
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !85
  %11 = add i32 %9, %10, !dbg !84
  %12 = icmp slt i32 %11, %2, !dbg !84
  br i1 %12, label %13, label %16, !dbg !84

13:                                               ; preds = %3
  %14 = load i32, ptr addrspace(4) %5, align 8, !invariant.load !15, !noundef !15
  %15 = mul i32 %14, %8
  br label %17, !dbg !84

16:                                               ; preds = %17, %3
  ret void, !dbg !87

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %11, %13 ], [ %24, %17 ]
  %19 = sext i32 %18 to i64, !dbg !84
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19, !dbg !84
  %21 = load i8, ptr addrspace(1) %20, align 1, !dbg !84, !tbaa !44
  %22 = xor i8 %21, -1, !dbg !84
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19, !dbg !84
  store i8 %22, ptr addrspace(1) %23, align 1, !dbg !84, !tbaa !44
  %24 = add i32 %15, %18, !dbg !84
  %25 = icmp slt i32 %24, %2, !dbg !84
  br i1 %25, label %17, label %16, !dbg !84, !llvm.loop !88
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @invert_bytes_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !90 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !91
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !93
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !93
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !93, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !93
  %9 = mul i32 %4, %8, !dbg !95
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !96
  %11 = add i32 %9, %10, !dbg !95
  %12 = icmp slt i32 %11, %2, !dbg !95
  br i1 %12, label %13, label %16, !dbg !95

13:                                               ; preds = %3
  %14 = load i32, ptr addrspace(4) %5, align 8, !invariant.load !15, !noundef !15
  %15 = mul i32 %14, %8
  br label %17, !dbg !95

16:                                               ; preds = %17, %3
  ret void, !dbg !98

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %11, %13 ], [ %35, %17 ]
  %19 = sext i32 %18 to i64, !dbg !99
  %20 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %19, !dbg !99
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !dbg !99, !tbaa !44
  %22 = extractelement <4 x i32> %21, i64 0, !dbg !100
  %23 = xor i32 %22, -1, !dbg !100
  %24 = insertelement <4 x i32> poison, i32 %23, i64 0, !dbg !100
  %25 = extractelement <4 x i32> %21, i64 1, !dbg !100
  %26 = xor i32 %25, -1, !dbg !100
  %27 = insertelement <4 x i32> %24, i32 %26, i64 1, !dbg !100
  %28 = extractelement <4 x i32> %21, i64 2, !dbg !100
  %29 = xor i32 %28, -1, !dbg !100
  %30 = insertelement <4 x i32> %27, i32 %29, i64 2, !dbg !100
  %31 = extractelement <4 x i32> %21, i64 3, !dbg !100
  %32 = xor i32 %31, -1, !dbg !100
  %33 = insertelement <4 x i32> %30, i32 %32, i64 3, !dbg !100
  %34 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %19, !dbg !101
  store <4 x i32> %33, ptr addrspace(1) %34, align 16, !dbg !101, !tbaa !44
  %35 = add i32 %15, %18, !dbg !95
  %36 = icmp slt i32 %35, %2, !dbg !95
  br i1 %36, label %17, label %16, !dbg !95, !llvm.loop !102
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sum_halves(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !104 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !105
  %5 = icmp slt i32 %4, %2, !dbg !107
  br i1 %5, label %10, label %6, !dbg !107

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %17, %10 ], !dbg !108
  %8 = zext nneg i32 %4 to i64, !dbg !109
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !109
  store float %7, ptr addrspace(1) %9, align 4, !dbg !109, !tbaa !30
  ret void, !dbg !110

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %18, %10 ], [ %4, %3 ]
  %12 = phi float [ %17, %10 ], [ 0.000000e+00, %3 ]
  %13 = zext nneg i32 %11 to i64, !dbg !107
  %14 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %13, !dbg !107
  %15 = load half, ptr addrspace(1) %14, align 2, !dbg !107, !tbaa !111
  %16 = fpext contract half %15 to float, !dbg !113
  %17 = fadd contract float %12, %16, !dbg !107
  %18 = add nuw nsw i32 %11, 256, !dbg !107
  %19 = icmp slt i32 %18, %2, !dbg !107
  br i1 %19, label %10, label %6, !dbg !107, !llvm.loop !116
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sum_halves_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !118 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !119
  %5 = icmp slt i32 %4, %2, !dbg !121
  br i1 %5, label %10, label %6, !dbg !121

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %41, %10 ], !dbg !122
  %8 = zext nneg i32 %4 to i64, !dbg !123
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !123
  store float %7, ptr addrspace(1) %9, align 4, !dbg !123, !tbaa !30
  ret void, !dbg !124

10:                                               ; preds = %3, %10
  %11 = phi float [ %41, %10 ], [ 0.000000e+00, %3 ]
  %12 = phi i32 [ %42, %10 ], [ %4, %3 ]
  %13 = zext nneg i32 %12 to i64, !dbg !125
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %13, !dbg !125
  %15 = load <4 x i32>, ptr addrspace(1) %14, align 16, !dbg !125, !tbaa !44
  %16 = extractelement <4 x i32> %15, i64 0, !dbg !126
  %17 = bitcast i32 %16 to <2 x half>, !dbg !126
  %18 = extractelement <4 x i32> %15, i64 1, !dbg !126
  %19 = bitcast i32 %18 to <2 x half>, !dbg !126
  %20 = shufflevector <2 x half> %17, <2 x half> %19, <2 x i32> <i32 0, i32 2>, !dbg !127
  %21 = fpext <2 x half> %20 to <2 x float>, !dbg !127
  %22 = shufflevector <2 x half> %17, <2 x half> %19, <2 x i32> <i32 1, i32 3>, !dbg !129
  %23 = fpext <2 x half> %22 to <2 x float>, !dbg !129
  %24 = fadd contract <2 x float> %21, %23, !dbg !126
  %25 = extractelement <2 x float> %24, i64 0, !dbg !126
  %26 = fadd contract float %11, %25, !dbg !126
  %27 = extractelement <2 x float> %24, i64 1, !dbg !126
  %28 = fadd contract float %26, %27, !dbg !126
  %29 = extractelement <4 x i32> %15, i64 2, !dbg !126
  %30 = bitcast i32 %29 to <2 x half>, !dbg !126
  %31 = extractelement <4 x i32> %15, i64 3, !dbg !126
  %32 = bitcast i32 %31 to <2 x half>, !dbg !126
  %33 = shufflevector <2 x half> %30, <2 x half> %32, <2 x i32> <i32 0, i32 2>, !dbg !127
  %34 = fpext <2 x half> %33 to <2 x float>, !dbg !127
  %35 = shufflevector <2 x half> %30, <2 x half> %32, <2 x i32> <i32 1, i32 3>, !dbg !129
  %36 = fpext <2 x half> %35 to <2 x float>, !dbg !129
  %37 = fadd contract <2 x float> %34, %36, !dbg !126
  %38 = extractelement <2 x float> %37, i64 0, !dbg !126
  %39 = fadd contract float %28, %38, !dbg !126
  %40 = extractelement <2 x float> %37, i64 1, !dbg !126
  %41 = fadd contract float %39, %40, !dbg !126
  %42 = add nuw nsw i32 %12, 256, !dbg !121
  %43 = icmp slt i32 %42, %2, !dbg !121
  br i1 %43, label %10, label %6, !dbg !121, !llvm.loop !131
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sum_records(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !133 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !134
  %5 = icmp slt i32 %4, %2, !dbg !136
  br i1 %5, label %6, label %44, !dbg !136

6:                                                ; preds = %3
  %7 = xor i32 %4, -1, !dbg !136
  %8 = add i32 %2, %7, !dbg !136
  %9 = lshr i32 %8, 8, !dbg !136
  %10 = add nuw nsw i32 %9, 1, !dbg !136
  %11 = icmp eq i32 %9, 0, !dbg !136
  br i1 %11, label %41, label %12, !dbg !136

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !136

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %35, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %36, %19 ]
  %22 = phi <2 x i32> [ zeroinitializer, %12 ], [ %34, %19 ]
  %23 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !136
  %24 = extractelement <2 x i64> %23, i64 0
  %25 = extractelement <2 x i64> %23, i64 1
  %26 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %24, !dbg !136
  %27 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %25, !dbg !136
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1, !dbg !136
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 1, !dbg !136
  %30 = load i32, ptr addrspace(1) %28, align 1, !dbg !136, !tbaa !137
  %31 = load i32, ptr addrspace(1) %29, align 1, !dbg !136, !tbaa !137
  %32 = insertelement <2 x i32> poison, i32 %30, i64 0
  %33 = insertelement <2 x i32> %32, i32 %31, i64 1
  %34 = add <2 x i32> %33, %22, !dbg !136
  %35 = add nuw i32 %20, 2
  %36 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %37 = icmp eq i32 %35, %13, !dbg !136
  br i1 %37, label %38, label %19, !dbg !136, !llvm.loop !139

38:                                               ; preds = %19
  %39 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %34), !dbg !136
  %40 = icmp eq i32 %10, %13, !dbg !136
  br i1 %40, label %44, label %41, !dbg !136

41:                                               ; preds = %6, %38
  %42 = phi i32 [ %4, %6 ], [ %15, %38 ]
  %43 = phi i32 [ 0, %6 ], [ %39, %38 ]
  br label %48, !dbg !136

44:                                               ; preds = %48, %38, %3
  %45 = phi i32 [ 0, %3 ], [ %39, %38 ], [ %55, %48 ], !dbg !141
  %46 = zext nneg i32 %4 to i64, !dbg !142
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %46, !dbg !142
  store i32 %45, ptr addrspace(1) %47, align 4, !dbg !142, !tbaa !9
  ret void, !dbg !143

48:                                               ; preds = %41, %48
  %49 = phi i32 [ %56, %48 ], [ %42, %41 ]
  %50 = phi i32 [ %55, %48 ], [ %43, %41 ]
  %51 = zext nneg i32 %49 to i64, !dbg !136
  %52 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %51, !dbg !136
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 1, !dbg !136
  %54 = load i32, ptr addrspace(1) %53, align 1, !dbg !136, !tbaa !137
  %55 = add i32 %54, %50, !dbg !136
  %56 = add nuw nsw i32 %49, 256, !dbg !136
  %57 = icmp slt i32 %56, %2, !dbg !136
  br i1 %57, label %48, label %44, !dbg !136, !llvm.loop !144
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sum_records_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !146 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !147
  %5 = icmp slt i32 %4, %2, !dbg !149
  br i1 %5, label %6, label %49, !dbg !149

6:                                                ; preds = %3
  %7 = xor i32 %4, -1, !dbg !149
  %8 = add i32 %2, %7, !dbg !149
  %9 = lshr i32 %8, 8, !dbg !149
  %10 = add nuw nsw i32 %9, 1, !dbg !149
  %11 = icmp eq i32 %9, 0, !dbg !149
  br i1 %11, label %46, label %12, !dbg !149

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !149

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %40, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %41, %19 ]
  %22 = phi <2 x i32> [ zeroinitializer, %12 ], [ %39, %19 ]
  %23 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !149
  %24 = extractelement <2 x i64> %23, i64 0
  %25 = extractelement <2 x i64> %23, i64 1
  %26 = getelementptr inbounds nuw %struct.AlignedRecord, ptr addrspace(1) %0, i64 %24, !dbg !149
  %27 = getelementptr inbounds nuw %struct.AlignedRecord, ptr addrspace(1) %0, i64 %25, !dbg !149
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4, !dbg !149
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 4, !dbg !149
  %30 = load i32, ptr addrspace(1) %28, align 4, !dbg !149, !tbaa !150
  %31 = load i32, ptr addrspace(1) %29, align 4, !dbg !149, !tbaa !150
  %32 = insertelement <2 x i32> poison, i32 %30, i64 0
  %33 = insertelement <2 x i32> %32, i32 %31, i64 1
  %34 = load i32, ptr addrspace(1) %26, align 8, !dbg !149, !tbaa !152
  %35 = load i32, ptr addrspace(1) %27, align 8, !dbg !149, !tbaa !152
  %36 = insertelement <2 x i32> poison, i32 %34, i64 0
  %37 = insertelement <2 x i32> %36, i32 %35, i64 1
  %38 = add <2 x i32> %33, %22, !dbg !149
  %39 = add <2 x i32> %38, %37, !dbg !149
  %40 = add nuw i32 %20, 2
  %41 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %42 = icmp eq i32 %40, %13, !dbg !149
  br i1 %42, label %43, label %19, !dbg !149, !llvm.loop !153

43:                                               ; preds = %19
  %44 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %39), !dbg !149
  %45 = icmp eq i32 %10, %13, !dbg !149
  br i1 %45, label %49, label %46, !dbg !149

46:                                               ; preds = %6, %43
  %47 = phi i32 [ %4, %6 ], [ %15, %43 ]
  %48 = phi i32 [ 0, %6 ], [ %44, %43 ]
  br label %53, !dbg !149

49:                                               ; preds = %53, %43, %3
  %50 = phi i32 [ 0, %3 ], [ %44, %43 ], [ %62, %53 ], !dbg !154
  %51 = zext nneg i32 %4 to i64, !dbg !155
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %51, !dbg !155
  store i32 %50, ptr addrspace(1) %52, align 4, !dbg !155, !tbaa !9
  ret void, !dbg !156

53:                                               ; preds = %46, %53
  %54 = phi i32 [ %63, %53 ], [ %47, %46 ]
  %55 = phi i32 [ %62, %53 ], [ %48, %46 ]
  %56 = zext nneg i32 %54 to i64, !dbg !149
  %57 = getelementptr inbounds nuw %struct.AlignedRecord, ptr addrspace(1) %0, i64 %56, !dbg !149
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 4, !dbg !149
  %59 = load i32, ptr addrspace(1) %58, align 4, !dbg !149, !tbaa !150
  %60 = load i32, ptr addrspace(1) %57, align 8, !dbg !149, !tbaa !152
  %61 = add i32 %59, %55, !dbg !149
  %62 = add i32 %61, %60, !dbg !149
  %63 = add nuw nsw i32 %54, 256, !dbg !149
  %64 = icmp slt i32 %63, %2, !dbg !149
  br i1 %64, label %53, label %49, !dbg !149, !llvm.loop !157
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "widths.cu", directory: ".", checksumkind: CSK_MD5, checksum: "4a091a0d7f710adbf8bb4186ec8c0c37")
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
!13 = distinct !DISubprogram(name: "brighten", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 31, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 10, scope: !13)
!20 = !DILocation(line: 32, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 10, scope: !13)
!23 = !{i16 1, i16 1025}
!24 = !DILocation(line: 10, scope: !13)
!25 = !DILocation(line: 30, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 10, scope: !13)
!28 = !DILocation(line: 11, scope: !13)
!29 = !DILocation(line: 12, scope: !13)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !11, i64 0}
!32 = !DILocation(line: 14, scope: !13)
!33 = !DILocation(line: 16, scope: !13)
!34 = distinct !DISubprogram(name: "brighten_fixed", scope: !1, file: !1, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 31, scope: !17, inlinedAt: !36)
!36 = distinct !DILocation(line: 19, scope: !34)
!37 = !DILocation(line: 32, scope: !21, inlinedAt: !38)
!38 = distinct !DILocation(line: 19, scope: !34)
!39 = !DILocation(line: 19, scope: !34)
!40 = !DILocation(line: 30, scope: !26, inlinedAt: !41)
!41 = distinct !DILocation(line: 19, scope: !34)
!42 = !DILocation(line: 20, scope: !34)
!43 = !DILocation(line: 21, scope: !34)
!44 = !{!11, !11, i64 0}
!45 = !DILocation(line: 22, scope: !34)
!46 = !DILocation(line: 71, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "make_float4", scope: !18, file: !18, line: 71, type: !14, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 22, scope: !34)
!49 = !DILocation(line: 23, scope: !34)
!50 = distinct !DISubprogram(name: "conjugate", scope: !1, file: !1, line: 26, type: !14, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = !DILocation(line: 31, scope: !17, inlinedAt: !52)
!52 = distinct !DILocation(line: 27, scope: !50)
!53 = !DILocation(line: 32, scope: !21, inlinedAt: !54)
!54 = distinct !DILocation(line: 27, scope: !50)
!55 = !DILocation(line: 27, scope: !50)
!56 = !DILocation(line: 30, scope: !26, inlinedAt: !57)
!57 = distinct !DILocation(line: 27, scope: !50)
!58 = !DILocation(line: 28, scope: !50)
!59 = !DILocation(line: 29, scope: !50)
!60 = !{!61, !61, i64 0}
!61 = !{!"double", !11, i64 0}
!62 = !DILocation(line: 30, scope: !50)
!63 = !DILocation(line: 31, scope: !50)
!64 = !DILocation(line: 32, scope: !50)
!65 = distinct !DISubprogram(name: "conjugate_fixed", scope: !1, file: !1, line: 34, type: !14, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 31, scope: !17, inlinedAt: !67)
!67 = distinct !DILocation(line: 35, scope: !65)
!68 = !DILocation(line: 32, scope: !21, inlinedAt: !69)
!69 = distinct !DILocation(line: 35, scope: !65)
!70 = !DILocation(line: 35, scope: !65)
!71 = !DILocation(line: 30, scope: !26, inlinedAt: !72)
!72 = distinct !DILocation(line: 35, scope: !65)
!73 = !DILocation(line: 36, scope: !65)
!74 = !DILocation(line: 37, scope: !65)
!75 = !DILocation(line: 38, scope: !65)
!76 = !DILocation(line: 39, scope: !65)
!77 = !DILocation(line: 40, scope: !65)
!78 = !DILocation(line: 41, scope: !65)
!79 = distinct !DISubprogram(name: "invert_bytes", scope: !1, file: !1, line: 44, type: !14, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 31, scope: !17, inlinedAt: !81)
!81 = distinct !DILocation(line: 45, scope: !79)
!82 = !DILocation(line: 32, scope: !21, inlinedAt: !83)
!83 = distinct !DILocation(line: 45, scope: !79)
!84 = !DILocation(line: 45, scope: !79)
!85 = !DILocation(line: 30, scope: !26, inlinedAt: !86)
!86 = distinct !DILocation(line: 45, scope: !79)
!87 = !DILocation(line: 46, scope: !79)
!88 = distinct !{!88, !84, !84, !89}
!89 = !{!"llvm.loop.mustprogress"}
!90 = distinct !DISubprogram(name: "invert_bytes_fixed", scope: !1, file: !1, line: 48, type: !14, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 31, scope: !17, inlinedAt: !92)
!92 = distinct !DILocation(line: 49, scope: !90)
!93 = !DILocation(line: 32, scope: !21, inlinedAt: !94)
!94 = distinct !DILocation(line: 49, scope: !90)
!95 = !DILocation(line: 49, scope: !90)
!96 = !DILocation(line: 30, scope: !26, inlinedAt: !97)
!97 = distinct !DILocation(line: 49, scope: !90)
!98 = !DILocation(line: 54, scope: !90)
!99 = !DILocation(line: 50, scope: !90)
!100 = !DILocation(line: 51, scope: !90)
!101 = !DILocation(line: 52, scope: !90)
!102 = distinct !{!102, !95, !103, !89}
!103 = !DILocation(line: 53, scope: !90)
!104 = distinct !DISubprogram(name: "sum_halves", scope: !1, file: !1, line: 57, type: !14, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !DILocation(line: 30, scope: !26, inlinedAt: !106)
!106 = distinct !DILocation(line: 60, scope: !104)
!107 = !DILocation(line: 60, scope: !104)
!108 = !DILocation(line: 0, scope: !104)
!109 = !DILocation(line: 61, scope: !104)
!110 = !DILocation(line: 62, scope: !104)
!111 = !{!112, !112, i64 0}
!112 = !{!"_Float16", !11, i64 0}
!113 = !DILocation(line: 66, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "__half2float", scope: !18, file: !18, line: 66, type: !14, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = distinct !DILocation(line: 60, scope: !104)
!116 = distinct !{!116, !107, !107, !89, !117}
!117 = !{!"llvm.loop.unroll.disable"}
!118 = distinct !DISubprogram(name: "sum_halves_fixed", scope: !1, file: !1, line: 64, type: !14, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 30, scope: !26, inlinedAt: !120)
!120 = distinct !DILocation(line: 67, scope: !118)
!121 = !DILocation(line: 67, scope: !118)
!122 = !DILocation(line: 65, scope: !118)
!123 = !DILocation(line: 73, scope: !118)
!124 = !DILocation(line: 74, scope: !118)
!125 = !DILocation(line: 68, scope: !118)
!126 = !DILocation(line: 71, scope: !118)
!127 = !DILocation(line: 66, scope: !114, inlinedAt: !128)
!128 = distinct !DILocation(line: 71, scope: !118)
!129 = !DILocation(line: 66, scope: !114, inlinedAt: !130)
!130 = distinct !DILocation(line: 71, scope: !118)
!131 = distinct !{!131, !121, !132, !89, !117}
!132 = !DILocation(line: 72, scope: !118)
!133 = distinct !DISubprogram(name: "sum_records", scope: !1, file: !1, line: 86, type: !14, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!134 = !DILocation(line: 30, scope: !26, inlinedAt: !135)
!135 = distinct !DILocation(line: 88, scope: !133)
!136 = !DILocation(line: 88, scope: !133)
!137 = !{!138, !10, i64 1}
!138 = !{!"_ZTS6Record", !11, i64 0, !10, i64 1}
!139 = distinct !{!139, !136, !136, !89, !140}
!140 = !{!"llvm.loop.isvectorized", i32 1}
!141 = !DILocation(line: 0, scope: !133)
!142 = !DILocation(line: 89, scope: !133)
!143 = !DILocation(line: 90, scope: !133)
!144 = distinct !{!144, !89, !145, !140}
!145 = !{!"llvm.loop.unroll.runtime.disable"}
!146 = distinct !DISubprogram(name: "sum_records_fixed", scope: !1, file: !1, line: 92, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 30, scope: !26, inlinedAt: !148)
!148 = distinct !DILocation(line: 94, scope: !146)
!149 = !DILocation(line: 94, scope: !146)
!150 = !{!151, !10, i64 4}
!151 = !{!"_ZTS13AlignedRecord", !10, i64 0, !10, i64 4}
!152 = !{!151, !10, i64 0}
!153 = distinct !{!153, !149, !149, !89, !140}
!154 = !DILocation(line: 0, scope: !146)
!155 = !DILocation(line: 95, scope: !146)
!156 = !DILocation(line: 96, scope: !146)
!157 = distinct !{!157, !89, !145, !140}
