; ModuleID = 'coalescing.cu'
source_filename = "coalescing.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Particle = type { float, float, float, float, float, float, float, float }

@_ZZ15transpose_fixedE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 16
@_ZZ20transpose_1024_fixedE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @row_sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !20
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !20, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !20
  %10 = mul i32 %5, %9, !dbg !24
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !25
  %12 = add i32 %10, %11, !dbg !24
  %13 = icmp slt i32 %12, %2, !dbg !28
  br i1 %13, label %14, label %32, !dbg !28

14:                                               ; preds = %4
  %15 = icmp sgt i32 %3, 0, !dbg !29
  br i1 %15, label %16, label %18, !dbg !29

16:                                               ; preds = %14
  %17 = mul nsw i32 %12, %3
  br label %22, !dbg !29

18:                                               ; preds = %22, %14
  %19 = phi float [ 0.000000e+00, %14 ], [ %29, %22 ], !dbg !30
  %20 = sext i32 %12 to i64, !dbg !31
  %21 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20, !dbg !31
  store float %19, ptr addrspace(1) %21, align 4, !dbg !31, !tbaa !32
  br label %32, !dbg !34

22:                                               ; preds = %16, %22
  %23 = phi i32 [ 0, %16 ], [ %30, %22 ]
  %24 = phi float [ 0.000000e+00, %16 ], [ %29, %22 ]
  %25 = add nsw i32 %23, %17, !dbg !29
  %26 = sext i32 %25 to i64, !dbg !29
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26, !dbg !29
  %28 = load float, ptr addrspace(1) %27, align 4, !dbg !29, !tbaa !32
  %29 = fadd contract float %24, %28, !dbg !29
  %30 = add nuw nsw i32 %23, 1, !dbg !29
  %31 = icmp eq i32 %30, %3, !dbg !29
  br i1 %31, label %18, label %22, !dbg !29, !llvm.loop !35

32:                                               ; preds = %4, %18
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @row_sum_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !37 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !38
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !40
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !40
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !40, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !40
  %10 = mul i32 %5, %9, !dbg !42
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !43
  %12 = add i32 %10, %11, !dbg !42
  %13 = icmp slt i32 %12, %2, !dbg !45
  br i1 %13, label %14, label %31, !dbg !45

14:                                               ; preds = %4
  %15 = icmp sgt i32 %3, 0, !dbg !46
  br i1 %15, label %20, label %16, !dbg !46

16:                                               ; preds = %20, %14
  %17 = phi float [ 0.000000e+00, %14 ], [ %28, %20 ], !dbg !47
  %18 = sext i32 %12 to i64, !dbg !48
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18, !dbg !48
  store float %17, ptr addrspace(1) %19, align 4, !dbg !48, !tbaa !32
  br label %31, !dbg !49

20:                                               ; preds = %14, %20
  %21 = phi i32 [ %29, %20 ], [ 0, %14 ]
  %22 = phi float [ %28, %20 ], [ 0.000000e+00, %14 ]
  %23 = mul nuw nsw i32 %21, %3, !dbg !46
  %24 = add nsw i32 %23, %12, !dbg !46
  %25 = sext i32 %24 to i64, !dbg !46
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25, !dbg !46
  %27 = load float, ptr addrspace(1) %26, align 4, !dbg !46, !tbaa !32
  %28 = fadd contract float %22, %27, !dbg !46
  %29 = add nuw nsw i32 %21, 1, !dbg !46
  %30 = icmp eq i32 %29, %3, !dbg !46
  br i1 %30, label %16, label %20, !dbg !46, !llvm.loop !50

31:                                               ; preds = %4, %16
  ret void, !dbg !49
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @transpose(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !51 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !52
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !54
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !54
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !54, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !54
  %9 = mul i32 %4, %8, !dbg !56
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !57
  %11 = add i32 %9, %10, !dbg !56
  %12 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !59
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 14, !dbg !62
  %14 = load i16, ptr addrspace(4) %13, align 2, !dbg !62, !range !23, !invariant.load !15, !noundef !15
  %15 = zext nneg i16 %14 to i32, !dbg !62
  %16 = mul i32 %12, %15, !dbg !56
  %17 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !65
  %18 = add i32 %16, %17, !dbg !56
  %19 = icmp slt i32 %11, %2, !dbg !68
  %20 = icmp slt i32 %18, %2, !dbg !68
  %21 = and i1 %19, %20, !dbg !68
  br i1 %21, label %22, label %32, !dbg !68

22:                                               ; preds = %3
  %23 = mul nsw i32 %18, %2, !dbg !68
  %24 = add nsw i32 %23, %11, !dbg !68
  %25 = sext i32 %24 to i64, !dbg !68
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25, !dbg !68
  %27 = load float, ptr addrspace(1) %26, align 4, !dbg !68, !tbaa !32
  %28 = mul nsw i32 %11, %2, !dbg !68
  %29 = add nsw i32 %28, %18, !dbg !68
  %30 = sext i32 %29 to i64, !dbg !68
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30, !dbg !68
  store float %27, ptr addrspace(1) %31, align 4, !dbg !68, !tbaa !32
  br label %32, !dbg !68

32:                                               ; preds = %22, %3
  ret void, !dbg !69
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @transpose_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !70 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !71
  %5 = shl i32 %4, 5, !dbg !73
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !74
  %7 = add i32 %5, %6, !dbg !73
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !76
  %9 = shl i32 %8, 5, !dbg !73
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !78
  %11 = add i32 %9, %10, !dbg !73
  %12 = mul nsw i32 %2, %11, !dbg !80
  %13 = add nsw i32 %7, %12, !dbg !80
  %14 = sext i32 %13 to i64, !dbg !80
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14, !dbg !80
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !80, !tbaa !32
  %17 = getelementptr inbounds nuw [33 x float], ptr addrspace(3) @_ZZ15transpose_fixedE4tile, i32 %10, !dbg !80
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %17, i32 %6, !dbg !80
  store float %16, ptr addrspace(3) %18, align 4, !dbg !80, !tbaa !32
  fence syncscope("workgroup") release, !dbg !81
  tail call void @llvm.amdgcn.s.barrier(), !dbg !84
  fence syncscope("workgroup") acquire, !dbg !85
  %19 = getelementptr inbounds nuw [33 x float], ptr addrspace(3) @_ZZ15transpose_fixedE4tile, i32 %6, !dbg !86
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %19, i32 %10, !dbg !86
  %21 = load float, ptr addrspace(3) %20, align 4, !dbg !86, !tbaa !32
  %22 = add i32 %5, %10, !dbg !86
  %23 = mul i32 %2, %22, !dbg !86
  %24 = add i32 %9, %6, !dbg !86
  %25 = add i32 %24, %23, !dbg !86
  %26 = zext i32 %25 to i64, !dbg !86
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %26, !dbg !86
  store float %21, ptr addrspace(1) %27, align 4, !dbg !86, !tbaa !32
  ret void, !dbg !87
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @transpose_1024(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !88 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !89
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !91
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !91
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !93
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !95
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !97
  %9 = load <2 x i16>, ptr addrspace(4) %5, align 4, !dbg !91, !invariant.load !15
  %10 = zext <2 x i16> %9 to <2 x i32>, !dbg !99
  %11 = insertelement <2 x i32> poison, i32 %3, i64 0, !dbg !101
  %12 = insertelement <2 x i32> %11, i32 %7, i64 1, !dbg !101
  %13 = mul <2 x i32> %12, %10, !dbg !101
  %14 = insertelement <2 x i32> poison, i32 %6, i64 0, !dbg !101
  %15 = insertelement <2 x i32> %14, i32 %8, i64 1, !dbg !101
  %16 = add <2 x i32> %13, %15, !dbg !101
  %17 = extractelement <2 x i32> %16, i64 1, !dbg !102
  %18 = shl nsw i32 %17, 10, !dbg !102
  %19 = extractelement <2 x i32> %16, i64 0, !dbg !102
  %20 = add nsw i32 %18, %19, !dbg !102
  %21 = sext i32 %20 to i64, !dbg !102
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21, !dbg !102
  %23 = load float, ptr addrspace(1) %22, align 4, !dbg !102, !tbaa !32
  %24 = shl nsw i32 %19, 10, !dbg !102
  %25 = add nsw i32 %24, %17, !dbg !102
  %26 = sext i32 %25 to i64, !dbg !102
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26, !dbg !102
  store float %23, ptr addrspace(1) %27, align 4, !dbg !102, !tbaa !32
  ret void, !dbg !103
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @transpose_1024_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !104 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !105
  %4 = shl i32 %3, 5, !dbg !107
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !108
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !110
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !112
  %8 = shl i32 %6, 15, !dbg !114
  %9 = shl nuw nsw i32 %7, 10, !dbg !114
  %10 = or disjoint i32 %9, %5, !dbg !107
  %11 = add i32 %10, %8, !dbg !114
  %12 = add i32 %11, %4, !dbg !114
  %13 = sext i32 %12 to i64, !dbg !114
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !114
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !114, !tbaa !32
  %16 = getelementptr inbounds nuw [33 x float], ptr addrspace(3) @_ZZ20transpose_1024_fixedE4tile, i32 %7, !dbg !114
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) %16, i32 %5, !dbg !114
  store float %15, ptr addrspace(3) %17, align 4, !dbg !114, !tbaa !32
  fence syncscope("workgroup") release, !dbg !115
  tail call void @llvm.amdgcn.s.barrier(), !dbg !117
  fence syncscope("workgroup") acquire, !dbg !118
  %18 = getelementptr inbounds nuw [33 x float], ptr addrspace(3) @_ZZ20transpose_1024_fixedE4tile, i32 %5, !dbg !119
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) %18, i32 %7, !dbg !119
  %20 = load float, ptr addrspace(3) %19, align 4, !dbg !119, !tbaa !32
  %21 = shl i32 %3, 15, !dbg !119
  %22 = shl i32 %6, 5, !dbg !119
  %23 = add i32 %10, %21, !dbg !119
  %24 = add i32 %23, %22, !dbg !119
  %25 = zext i32 %24 to i64, !dbg !119
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %25, !dbg !119
  store float %20, ptr addrspace(1) %26, align 4, !dbg !119, !tbaa !32
  ret void, !dbg !120
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @masses(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !121 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !122
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !124
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !124
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !124, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !124
  %9 = mul i32 %4, %8, !dbg !126
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !127
  %11 = add i32 %9, %10, !dbg !126
  %12 = icmp slt i32 %11, %2, !dbg !129
  br i1 %12, label %13, label %20, !dbg !129

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr inbounds %struct.Particle, ptr addrspace(1) %0, i64 %14
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 24
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !129, !tbaa !130
  %19 = fmul contract float %18, 2.000000e+00, !dbg !129
  store float %19, ptr addrspace(1) %15, align 4, !dbg !129, !tbaa !32
  br label %20, !dbg !129

20:                                               ; preds = %13, %3
  ret void, !dbg !132
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @masses_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !133 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !134
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !136
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !136
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !136, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !136
  %9 = mul i32 %4, %8, !dbg !138
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !139
  %11 = add i32 %9, %10, !dbg !138
  %12 = icmp slt i32 %11, %2, !dbg !141
  br i1 %12, label %13, label %19, !dbg !141

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !141, !tbaa !32
  %18 = fmul contract float %17, 2.000000e+00, !dbg !141
  store float %18, ptr addrspace(1) %15, align 4, !dbg !141, !tbaa !32
  br label %19, !dbg !141

19:                                               ; preds = %13, %3
  ret void, !dbg !142
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @set_charge(ptr addrspace(1) noalias noundef writeonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !143 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !144
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !146
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !146
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !146, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !146
  %9 = mul i32 %4, %8, !dbg !148
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !149
  %11 = add i32 %9, %10, !dbg !148
  %12 = icmp slt i32 %11, %2, !dbg !151
  br i1 %12, label %13, label %19, !dbg !151

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds %struct.Particle, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 28
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !151, !tbaa !32
  store float %18, ptr addrspace(1) %16, align 4, !dbg !151, !tbaa !152
  br label %19, !dbg !151

19:                                               ; preds = %13, %3
  ret void, !dbg !153
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @set_charge_fixed(ptr addrspace(1) noalias noundef writeonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !154 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !155
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !157
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !157
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !157, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !157
  %9 = mul i32 %4, %8, !dbg !159
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !160
  %11 = add i32 %9, %10, !dbg !159
  %12 = icmp slt i32 %11, %2, !dbg !162
  br i1 %12, label %13, label %18, !dbg !162

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !162, !tbaa !32
  store float %17, ptr addrspace(1) %15, align 4, !dbg !162, !tbaa !32
  br label %18, !dbg !162

18:                                               ; preds = %13, %3
  ret void, !dbg !163
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @scale_column(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #3 !dbg !164 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !165
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !167
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !167
  %9 = load i16, ptr addrspace(4) %8, align 4, !dbg !167, !range !23, !invariant.load !15, !noundef !15
  %10 = zext nneg i16 %9 to i32, !dbg !167
  %11 = mul i32 %6, %10, !dbg !169
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !170
  %13 = add i32 %11, %12, !dbg !169
  %14 = icmp slt i32 %13, %3, !dbg !172
  br i1 %14, label %15, label %22, !dbg !172

15:                                               ; preds = %5
  %16 = mul nsw i32 %13, %2
  %17 = add nsw i32 %16, %1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !dbg !172, !tbaa !32
  %21 = fmul contract float %4, %20, !dbg !172
  store float %21, ptr addrspace(1) %19, align 4, !dbg !172, !tbaa !32
  br label %22, !dbg !172

22:                                               ; preds = %15, %5
  ret void, !dbg !173
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @scale_column_fixed(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #3 !dbg !174 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !175
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !177
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !177
  %9 = load i16, ptr addrspace(4) %8, align 4, !dbg !177, !range !23, !invariant.load !15, !noundef !15
  %10 = zext nneg i16 %9 to i32, !dbg !177
  %11 = mul i32 %6, %10, !dbg !179
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !180
  %13 = add i32 %11, %12, !dbg !179
  %14 = icmp slt i32 %13, %3, !dbg !182
  br i1 %14, label %15, label %22, !dbg !182

15:                                               ; preds = %5
  %16 = mul nsw i32 %2, %1
  %17 = add nsw i32 %13, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !dbg !182, !tbaa !32
  %21 = fmul contract float %4, %20, !dbg !182
  store float %21, ptr addrspace(1) %19, align 4, !dbg !182, !tbaa !32
  br label %22, !dbg !182

22:                                               ; preds = %15, %5
  ret void, !dbg !183
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sample_32(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !184 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !185
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !187
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !187
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !187, !range !23, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !187
  %8 = mul i32 %3, %7, !dbg !189
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !190
  %10 = add i32 %8, %9, !dbg !189
  %11 = shl nsw i32 %10, 5, !dbg !192
  %12 = sext i32 %11 to i64, !dbg !192
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12, !dbg !192
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !192, !tbaa !32
  %15 = sext i32 %10 to i64, !dbg !192
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15, !dbg !192
  store float %14, ptr addrspace(1) %16, align 4, !dbg !192, !tbaa !32
  ret void, !dbg !193
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sample_32_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !194 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !195
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !197
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !197
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !197, !range !23, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !197
  %8 = mul i32 %3, %7, !dbg !199
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !200
  %10 = add i32 %8, %9, !dbg !199
  %11 = sext i32 %10 to i64, !dbg !202
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11, !dbg !202
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !202, !tbaa !32
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11, !dbg !202
  store float %13, ptr addrspace(1) %14, align 4, !dbg !202, !tbaa !32
  ret void, !dbg !203
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @real_parts(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !204 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !205
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !207
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !207
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !207, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !207
  %9 = mul i32 %4, %8, !dbg !209
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !210
  %11 = add i32 %9, %10, !dbg !209
  %12 = icmp slt i32 %11, %2, !dbg !212
  br i1 %12, label %13, label %20, !dbg !212

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  %16 = shl nsw i32 %11, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !212, !tbaa !32
  store float %19, ptr addrspace(1) %15, align 4, !dbg !212, !tbaa !32
  br label %20, !dbg !212

20:                                               ; preds = %13, %3
  ret void, !dbg !213
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @real_parts_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !214 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !215
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !217
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !217
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !217, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !217
  %9 = mul i32 %4, %8, !dbg !219
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !220
  %11 = add i32 %9, %10, !dbg !219
  %12 = icmp slt i32 %11, %2, !dbg !222
  br i1 %12, label %13, label %20, !dbg !222

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !222
  %15 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %14, !dbg !222
  %16 = load <2 x float>, ptr addrspace(1) %15, align 8, !dbg !222
  %17 = fneg contract <2 x float> %16, !dbg !223
  %18 = shufflevector <2 x float> %16, <2 x float> %17, <2 x i32> <i32 0, i32 3>, !dbg !223
  %19 = getelementptr inbounds <2 x float>, ptr addrspace(1) %1, i64 %14, !dbg !222
  store <2 x float> %18, ptr addrspace(1) %19, align 8, !dbg !222, !tbaa !226
  br label %20, !dbg !222

20:                                               ; preds = %13, %3
  ret void, !dbg !227
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @chunks(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !228 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !229
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !231
  %5 = shl i32 %3, 14, !dbg !233
  %6 = shl nuw nsw i32 %4, 6, !dbg !233
  %7 = add i32 %5, %6, !dbg !233
  %8 = zext i32 %7 to i64, !dbg !233
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8, !dbg !233
  br label %15, !dbg !234

10:                                               ; preds = %15
  %11 = shl i32 %3, 8, !dbg !235
  %12 = add i32 %11, %4, !dbg !235
  %13 = zext i32 %12 to i64, !dbg !235
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %13, !dbg !235
  store float %112, ptr addrspace(1) %14, align 4, !dbg !235, !tbaa !32
  ret void, !dbg !236

15:                                               ; preds = %15, %2
  %16 = phi i32 [ 0, %2 ], [ %113, %15 ]
  %17 = phi float [ 0.000000e+00, %2 ], [ %112, %15 ]
  %18 = zext nneg i32 %16 to i64, !dbg !234
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %18, !dbg !234
  %20 = load float, ptr addrspace(1) %19, align 4, !dbg !234, !tbaa !32
  %21 = fmul contract float %20, %20, !dbg !234
  %22 = fadd contract float %17, %21, !dbg !234
  %23 = zext nneg i32 %16 to i64, !dbg !234
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %23, !dbg !234
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 4, !dbg !234
  %26 = load float, ptr addrspace(1) %25, align 4, !dbg !234, !tbaa !32
  %27 = fmul contract float %26, %26, !dbg !234
  %28 = fadd contract float %22, %27, !dbg !234
  %29 = zext nneg i32 %16 to i64, !dbg !234
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %29, !dbg !234
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 8, !dbg !234
  %32 = load float, ptr addrspace(1) %31, align 4, !dbg !234, !tbaa !32
  %33 = fmul contract float %32, %32, !dbg !234
  %34 = fadd contract float %28, %33, !dbg !234
  %35 = zext nneg i32 %16 to i64, !dbg !234
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %35, !dbg !234
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 12, !dbg !234
  %38 = load float, ptr addrspace(1) %37, align 4, !dbg !234, !tbaa !32
  %39 = fmul contract float %38, %38, !dbg !234
  %40 = fadd contract float %34, %39, !dbg !234
  %41 = zext nneg i32 %16 to i64, !dbg !234
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %41, !dbg !234
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 16, !dbg !234
  %44 = load float, ptr addrspace(1) %43, align 4, !dbg !234, !tbaa !32
  %45 = fmul contract float %44, %44, !dbg !234
  %46 = fadd contract float %40, %45, !dbg !234
  %47 = zext nneg i32 %16 to i64, !dbg !234
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %47, !dbg !234
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 20, !dbg !234
  %50 = load float, ptr addrspace(1) %49, align 4, !dbg !234, !tbaa !32
  %51 = fmul contract float %50, %50, !dbg !234
  %52 = fadd contract float %46, %51, !dbg !234
  %53 = zext nneg i32 %16 to i64, !dbg !234
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %53, !dbg !234
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %54, i64 24, !dbg !234
  %56 = load float, ptr addrspace(1) %55, align 4, !dbg !234, !tbaa !32
  %57 = fmul contract float %56, %56, !dbg !234
  %58 = fadd contract float %52, %57, !dbg !234
  %59 = zext nneg i32 %16 to i64, !dbg !234
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %59, !dbg !234
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 28, !dbg !234
  %62 = load float, ptr addrspace(1) %61, align 4, !dbg !234, !tbaa !32
  %63 = fmul contract float %62, %62, !dbg !234
  %64 = fadd contract float %58, %63, !dbg !234
  %65 = zext nneg i32 %16 to i64, !dbg !234
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %65, !dbg !234
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %66, i64 32, !dbg !234
  %68 = load float, ptr addrspace(1) %67, align 4, !dbg !234, !tbaa !32
  %69 = fmul contract float %68, %68, !dbg !234
  %70 = fadd contract float %64, %69, !dbg !234
  %71 = zext nneg i32 %16 to i64, !dbg !234
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %71, !dbg !234
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %72, i64 36, !dbg !234
  %74 = load float, ptr addrspace(1) %73, align 4, !dbg !234, !tbaa !32
  %75 = fmul contract float %74, %74, !dbg !234
  %76 = fadd contract float %70, %75, !dbg !234
  %77 = zext nneg i32 %16 to i64, !dbg !234
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %77, !dbg !234
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 40, !dbg !234
  %80 = load float, ptr addrspace(1) %79, align 4, !dbg !234, !tbaa !32
  %81 = fmul contract float %80, %80, !dbg !234
  %82 = fadd contract float %76, %81, !dbg !234
  %83 = zext nneg i32 %16 to i64, !dbg !234
  %84 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %83, !dbg !234
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %84, i64 44, !dbg !234
  %86 = load float, ptr addrspace(1) %85, align 4, !dbg !234, !tbaa !32
  %87 = fmul contract float %86, %86, !dbg !234
  %88 = fadd contract float %82, %87, !dbg !234
  %89 = zext nneg i32 %16 to i64, !dbg !234
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %89, !dbg !234
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %90, i64 48, !dbg !234
  %92 = load float, ptr addrspace(1) %91, align 4, !dbg !234, !tbaa !32
  %93 = fmul contract float %92, %92, !dbg !234
  %94 = fadd contract float %88, %93, !dbg !234
  %95 = zext nneg i32 %16 to i64, !dbg !234
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %95, !dbg !234
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %96, i64 52, !dbg !234
  %98 = load float, ptr addrspace(1) %97, align 4, !dbg !234, !tbaa !32
  %99 = fmul contract float %98, %98, !dbg !234
  %100 = fadd contract float %94, %99, !dbg !234
  %101 = zext nneg i32 %16 to i64, !dbg !234
  %102 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %101, !dbg !234
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %102, i64 56, !dbg !234
  %104 = load float, ptr addrspace(1) %103, align 4, !dbg !234, !tbaa !32
  %105 = fmul contract float %104, %104, !dbg !234
  %106 = fadd contract float %100, %105, !dbg !234
  %107 = zext nneg i32 %16 to i64, !dbg !234
  %108 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %107, !dbg !234
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 60, !dbg !234
  %110 = load float, ptr addrspace(1) %109, align 4, !dbg !234, !tbaa !32
  %111 = fmul contract float %110, %110, !dbg !234
  %112 = fadd contract float %106, %111, !dbg !234
  %113 = add nuw nsw i32 %16, 16, !dbg !234
  %114 = icmp eq i32 %113, 64, !dbg !234
  br i1 %114, label %10, label %15, !dbg !234, !llvm.loop !237
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @chunks_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !238 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !239
  %4 = shl i32 %3, 14, !dbg !241
  %5 = zext i32 %4 to i64, !dbg !241
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !241
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !242
  %8 = zext nneg i32 %7 to i64, !dbg !241
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %8, !dbg !241
  br label %15, !dbg !244

10:                                               ; preds = %15
  %11 = shl i32 %3, 8, !dbg !245
  %12 = add i32 %11, %7, !dbg !245
  %13 = zext i32 %12 to i64, !dbg !245
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %13, !dbg !245
  store float %128, ptr addrspace(1) %14, align 4, !dbg !245, !tbaa !32
  ret void, !dbg !246

15:                                               ; preds = %15, %2
  %16 = phi i32 [ 0, %2 ], [ %129, %15 ]
  %17 = phi float [ 0.000000e+00, %2 ], [ %128, %15 ]
  %18 = shl nuw nsw i32 %16, 8, !dbg !244
  %19 = zext nneg i32 %18 to i64, !dbg !244
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %19, !dbg !244
  %21 = load float, ptr addrspace(1) %20, align 4, !dbg !244, !tbaa !32
  %22 = fmul contract float %21, %21, !dbg !244
  %23 = fadd contract float %17, %22, !dbg !244
  %24 = shl i32 %16, 8, !dbg !244
  %25 = sext i32 %24 to i64, !dbg !244
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %25, !dbg !244
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1024, !dbg !244
  %28 = load float, ptr addrspace(1) %27, align 4, !dbg !244, !tbaa !32
  %29 = fmul contract float %28, %28, !dbg !244
  %30 = fadd contract float %23, %29, !dbg !244
  %31 = shl i32 %16, 8, !dbg !244
  %32 = sext i32 %31 to i64, !dbg !244
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %32, !dbg !244
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 2048, !dbg !244
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !244, !tbaa !32
  %36 = fmul contract float %35, %35, !dbg !244
  %37 = fadd contract float %30, %36, !dbg !244
  %38 = shl i32 %16, 8, !dbg !244
  %39 = sext i32 %38 to i64, !dbg !244
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %39, !dbg !244
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 3072, !dbg !244
  %42 = load float, ptr addrspace(1) %41, align 4, !dbg !244, !tbaa !32
  %43 = fmul contract float %42, %42, !dbg !244
  %44 = fadd contract float %37, %43, !dbg !244
  %45 = shl i32 %16, 8, !dbg !244
  %46 = sext i32 %45 to i64, !dbg !244
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %46, !dbg !244
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 4096, !dbg !244
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !244, !tbaa !32
  %50 = fmul contract float %49, %49, !dbg !244
  %51 = fadd contract float %44, %50, !dbg !244
  %52 = shl i32 %16, 8, !dbg !244
  %53 = sext i32 %52 to i64, !dbg !244
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %53, !dbg !244
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %54, i64 5120, !dbg !244
  %56 = load float, ptr addrspace(1) %55, align 4, !dbg !244, !tbaa !32
  %57 = fmul contract float %56, %56, !dbg !244
  %58 = fadd contract float %51, %57, !dbg !244
  %59 = shl i32 %16, 8, !dbg !244
  %60 = sext i32 %59 to i64, !dbg !244
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %60, !dbg !244
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 6144, !dbg !244
  %63 = load float, ptr addrspace(1) %62, align 4, !dbg !244, !tbaa !32
  %64 = fmul contract float %63, %63, !dbg !244
  %65 = fadd contract float %58, %64, !dbg !244
  %66 = shl i32 %16, 8, !dbg !244
  %67 = sext i32 %66 to i64, !dbg !244
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %67, !dbg !244
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 7168, !dbg !244
  %70 = load float, ptr addrspace(1) %69, align 4, !dbg !244, !tbaa !32
  %71 = fmul contract float %70, %70, !dbg !244
  %72 = fadd contract float %65, %71, !dbg !244
  %73 = shl i32 %16, 8, !dbg !244
  %74 = sext i32 %73 to i64, !dbg !244
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %74, !dbg !244
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %75, i64 8192, !dbg !244
  %77 = load float, ptr addrspace(1) %76, align 4, !dbg !244, !tbaa !32
  %78 = fmul contract float %77, %77, !dbg !244
  %79 = fadd contract float %72, %78, !dbg !244
  %80 = shl i32 %16, 8, !dbg !244
  %81 = sext i32 %80 to i64, !dbg !244
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %81, !dbg !244
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %82, i64 9216, !dbg !244
  %84 = load float, ptr addrspace(1) %83, align 4, !dbg !244, !tbaa !32
  %85 = fmul contract float %84, %84, !dbg !244
  %86 = fadd contract float %79, %85, !dbg !244
  %87 = shl i32 %16, 8, !dbg !244
  %88 = sext i32 %87 to i64, !dbg !244
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %88, !dbg !244
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 10240, !dbg !244
  %91 = load float, ptr addrspace(1) %90, align 4, !dbg !244, !tbaa !32
  %92 = fmul contract float %91, %91, !dbg !244
  %93 = fadd contract float %86, %92, !dbg !244
  %94 = shl i32 %16, 8, !dbg !244
  %95 = sext i32 %94 to i64, !dbg !244
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %95, !dbg !244
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %96, i64 11264, !dbg !244
  %98 = load float, ptr addrspace(1) %97, align 4, !dbg !244, !tbaa !32
  %99 = fmul contract float %98, %98, !dbg !244
  %100 = fadd contract float %93, %99, !dbg !244
  %101 = shl i32 %16, 8, !dbg !244
  %102 = sext i32 %101 to i64, !dbg !244
  %103 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %102, !dbg !244
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %103, i64 12288, !dbg !244
  %105 = load float, ptr addrspace(1) %104, align 4, !dbg !244, !tbaa !32
  %106 = fmul contract float %105, %105, !dbg !244
  %107 = fadd contract float %100, %106, !dbg !244
  %108 = shl i32 %16, 8, !dbg !244
  %109 = sext i32 %108 to i64, !dbg !244
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %109, !dbg !244
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %110, i64 13312, !dbg !244
  %112 = load float, ptr addrspace(1) %111, align 4, !dbg !244, !tbaa !32
  %113 = fmul contract float %112, %112, !dbg !244
  %114 = fadd contract float %107, %113, !dbg !244
  %115 = shl i32 %16, 8, !dbg !244
  %116 = sext i32 %115 to i64, !dbg !244
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %116, !dbg !244
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %117, i64 14336, !dbg !244
  %119 = load float, ptr addrspace(1) %118, align 4, !dbg !244, !tbaa !32
  %120 = fmul contract float %119, %119, !dbg !244
  %121 = fadd contract float %114, %120, !dbg !244
  %122 = shl i32 %16, 8, !dbg !244
  %123 = sext i32 %122 to i64, !dbg !244
  %124 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %123, !dbg !244
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %124, i64 15360, !dbg !244
  %126 = load float, ptr addrspace(1) %125, align 4, !dbg !244, !tbaa !32
  %127 = fmul contract float %126, %126, !dbg !244
  %128 = fadd contract float %121, %127, !dbg !244
  %129 = add nuw nsw i32 %16, 16, !dbg !244
  %130 = icmp eq i32 %129, 64, !dbg !244
  br i1 %130, label %10, label %15, !dbg !244, !llvm.loop !247
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @swapped_indices(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #5 !dbg !248 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !249
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !251
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !253
  %6 = shl i32 %5, 3, !dbg !255
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !256
  %8 = shl i32 %3, 14, !dbg !258
  %9 = shl nuw nsw i32 %4, 9, !dbg !258
  %10 = add nuw nsw i32 %9, %7, !dbg !255
  %11 = add i32 %10, %8, !dbg !258
  %12 = add i32 %11, %6, !dbg !258
  %13 = sext i32 %12 to i64, !dbg !258
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !258
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !258, !tbaa !32
  %16 = fadd contract float %15, 1.000000e+00, !dbg !258
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !258
  store float %16, ptr addrspace(1) %17, align 4, !dbg !258, !tbaa !32
  ret void, !dbg !259
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @swapped_indices_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #5 !dbg !260 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !261
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !263
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !265
  %6 = shl i32 %5, 5, !dbg !267
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !268
  %8 = shl i32 %3, 12, !dbg !270
  %9 = shl nuw nsw i32 %4, 9, !dbg !270
  %10 = add nuw nsw i32 %9, %7, !dbg !267
  %11 = add i32 %10, %8, !dbg !270
  %12 = add i32 %11, %6, !dbg !270
  %13 = sext i32 %12 to i64, !dbg !270
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !270
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !270, !tbaa !32
  %16 = fadd contract float %15, 1.000000e+00, !dbg !270
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !270
  store float %16, ptr addrspace(1) %17, align 4, !dbg !270, !tbaa !32
  ret void, !dbg !271
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shifted(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #6 !dbg !272 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !273
  %4 = shl i32 %3, 8, !dbg !275
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !276
  %6 = add i32 %4, %5, !dbg !275
  %7 = sext i32 %6 to i64, !dbg !278
  %8 = getelementptr float, ptr addrspace(1) %0, i64 %7, !dbg !278
  %9 = getelementptr i8, ptr addrspace(1) %8, i64 4, !dbg !278
  %10 = load float, ptr addrspace(1) %9, align 4, !dbg !278, !tbaa !32
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !278
  store float %10, ptr addrspace(1) %11, align 4, !dbg !278, !tbaa !32
  ret void, !dbg !279
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shifted_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #6 !dbg !280 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !281
  %4 = shl i32 %3, 8, !dbg !283
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !284
  %6 = add i32 %4, %5, !dbg !283
  %7 = sext i32 %6 to i64, !dbg !286
  %8 = getelementptr float, ptr addrspace(1) %0, i64 %7, !dbg !286
  %9 = getelementptr i8, ptr addrspace(1) %8, i64 128, !dbg !286
  %10 = load float, ptr addrspace(1) %9, align 4, !dbg !286, !tbaa !32
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !286
  store float %10, ptr addrspace(1) %11, align 4, !dbg !286, !tbaa !32
  ret void, !dbg !287
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @matmul_rows(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #7 !dbg !288 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !289
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !291
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !291
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !291, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !291
  %10 = mul i32 %5, %9, !dbg !293
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !294
  %12 = add i32 %10, %11, !dbg !293
  %13 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !296
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 14, !dbg !298
  %15 = load i16, ptr addrspace(4) %14, align 2, !dbg !298, !range !23, !invariant.load !15, !noundef !15
  %16 = zext nneg i16 %15 to i32, !dbg !298
  %17 = mul i32 %13, %16, !dbg !293
  %18 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !300
  %19 = add i32 %17, %18, !dbg !293
  %20 = icmp sgt i32 %3, 0, !dbg !302
  %21 = mul nsw i32 %12, %3
  br i1 %20, label %27, label %22, !dbg !302

22:                                               ; preds = %27, %4
  %23 = phi float [ 0.000000e+00, %4 ], [ %40, %27 ], !dbg !303
  %24 = add nsw i32 %21, %19, !dbg !304
  %25 = sext i32 %24 to i64, !dbg !304
  %26 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %25, !dbg !304
  store float %23, ptr addrspace(1) %26, align 4, !dbg !304, !tbaa !32
  ret void, !dbg !305

27:                                               ; preds = %4, %27
  %28 = phi i32 [ %41, %27 ], [ 0, %4 ]
  %29 = phi float [ %40, %27 ], [ 0.000000e+00, %4 ]
  %30 = add nsw i32 %28, %21, !dbg !302
  %31 = sext i32 %30 to i64, !dbg !302
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31, !dbg !302
  %33 = load float, ptr addrspace(1) %32, align 4, !dbg !302, !tbaa !32
  %34 = mul nuw nsw i32 %28, %3, !dbg !302
  %35 = add nsw i32 %34, %19, !dbg !302
  %36 = sext i32 %35 to i64, !dbg !302
  %37 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36, !dbg !302
  %38 = load float, ptr addrspace(1) %37, align 4, !dbg !302, !tbaa !32
  %39 = fmul contract float %33, %38, !dbg !302
  %40 = fadd contract float %29, %39, !dbg !302
  %41 = add nuw nsw i32 %28, 1, !dbg !302
  %42 = icmp eq i32 %41, %3, !dbg !302
  br i1 %42, label %22, label %27, !dbg !302, !llvm.loop !306
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @matmul_rows_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #7 !dbg !307 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !308
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !310
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !310
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !310, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !310
  %10 = mul i32 %5, %9, !dbg !312
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !313
  %12 = add i32 %10, %11, !dbg !312
  %13 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !315
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 14, !dbg !317
  %15 = load i16, ptr addrspace(4) %14, align 2, !dbg !317, !range !23, !invariant.load !15, !noundef !15
  %16 = zext nneg i16 %15 to i32, !dbg !317
  %17 = mul i32 %13, %16, !dbg !312
  %18 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !319
  %19 = add i32 %17, %18, !dbg !312
  %20 = icmp sgt i32 %3, 0, !dbg !321
  %21 = mul nsw i32 %19, %3
  br i1 %20, label %27, label %22, !dbg !321

22:                                               ; preds = %27, %4
  %23 = phi float [ 0.000000e+00, %4 ], [ %40, %27 ], !dbg !322
  %24 = add nsw i32 %21, %12, !dbg !323
  %25 = sext i32 %24 to i64, !dbg !323
  %26 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %25, !dbg !323
  store float %23, ptr addrspace(1) %26, align 4, !dbg !323, !tbaa !32
  ret void, !dbg !324

27:                                               ; preds = %4, %27
  %28 = phi i32 [ %41, %27 ], [ 0, %4 ]
  %29 = phi float [ %40, %27 ], [ 0.000000e+00, %4 ]
  %30 = add nsw i32 %28, %21, !dbg !321
  %31 = sext i32 %30 to i64, !dbg !321
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31, !dbg !321
  %33 = load float, ptr addrspace(1) %32, align 4, !dbg !321, !tbaa !32
  %34 = mul nuw nsw i32 %28, %3, !dbg !321
  %35 = add nsw i32 %34, %12, !dbg !321
  %36 = sext i32 %35 to i64, !dbg !321
  %37 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36, !dbg !321
  %38 = load float, ptr addrspace(1) %37, align 4, !dbg !321, !tbaa !32
  %39 = fmul contract float %33, %38, !dbg !321
  %40 = fadd contract float %29, %39, !dbg !321
  %41 = add nuw nsw i32 %28, 1, !dbg !321
  %42 = icmp eq i32 %41, %3, !dbg !321
  br i1 %42, label %22, label %27, !dbg !321, !llvm.loop !325
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #8

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "coalescing.cu", directory: ".", checksumkind: CSK_MD5, checksum: "3918d027466b6dddd3d17c3723cf85ba")
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
!13 = distinct !DISubprogram(name: "row_sum", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 31, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 6, scope: !13)
!20 = !DILocation(line: 32, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 6, scope: !13)
!23 = !{i16 1, i16 1025}
!24 = !DILocation(line: 6, scope: !13)
!25 = !DILocation(line: 30, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 6, scope: !13)
!28 = !DILocation(line: 7, scope: !13)
!29 = !DILocation(line: 9, scope: !13)
!30 = !DILocation(line: 0, scope: !13)
!31 = !DILocation(line: 10, scope: !13)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !11, i64 0}
!34 = !DILocation(line: 11, scope: !13)
!35 = distinct !{!35, !29, !29, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = distinct !DISubprogram(name: "row_sum_fixed", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = !DILocation(line: 31, scope: !17, inlinedAt: !39)
!39 = distinct !DILocation(line: 14, scope: !37)
!40 = !DILocation(line: 32, scope: !21, inlinedAt: !41)
!41 = distinct !DILocation(line: 14, scope: !37)
!42 = !DILocation(line: 14, scope: !37)
!43 = !DILocation(line: 30, scope: !26, inlinedAt: !44)
!44 = distinct !DILocation(line: 14, scope: !37)
!45 = !DILocation(line: 15, scope: !37)
!46 = !DILocation(line: 17, scope: !37)
!47 = !DILocation(line: 0, scope: !37)
!48 = !DILocation(line: 18, scope: !37)
!49 = !DILocation(line: 19, scope: !37)
!50 = distinct !{!50, !46, !46, !36}
!51 = distinct !DISubprogram(name: "transpose", scope: !1, file: !1, line: 22, type: !14, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DILocation(line: 31, scope: !17, inlinedAt: !53)
!53 = distinct !DILocation(line: 23, scope: !51)
!54 = !DILocation(line: 32, scope: !21, inlinedAt: !55)
!55 = distinct !DILocation(line: 23, scope: !51)
!56 = !DILocation(line: 23, scope: !51)
!57 = !DILocation(line: 30, scope: !26, inlinedAt: !58)
!58 = distinct !DILocation(line: 23, scope: !51)
!59 = !DILocation(line: 31, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 23, scope: !51)
!62 = !DILocation(line: 32, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 23, scope: !51)
!65 = !DILocation(line: 30, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 23, scope: !51)
!68 = !DILocation(line: 24, scope: !51)
!69 = !DILocation(line: 25, scope: !51)
!70 = distinct !DISubprogram(name: "transpose_fixed", scope: !1, file: !1, line: 27, type: !14, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 31, scope: !17, inlinedAt: !72)
!72 = distinct !DILocation(line: 29, scope: !70)
!73 = !DILocation(line: 29, scope: !70)
!74 = !DILocation(line: 30, scope: !26, inlinedAt: !75)
!75 = distinct !DILocation(line: 29, scope: !70)
!76 = !DILocation(line: 31, scope: !60, inlinedAt: !77)
!77 = distinct !DILocation(line: 29, scope: !70)
!78 = !DILocation(line: 30, scope: !66, inlinedAt: !79)
!79 = distinct !DILocation(line: 29, scope: !70)
!80 = !DILocation(line: 30, scope: !70)
!81 = !DILocation(line: 40, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 31, scope: !70)
!84 = !DILocation(line: 41, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 42, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 32, scope: !70)
!87 = !DILocation(line: 33, scope: !70)
!88 = distinct !DISubprogram(name: "transpose_1024", scope: !1, file: !1, line: 36, type: !14, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 31, scope: !17, inlinedAt: !90)
!90 = distinct !DILocation(line: 37, scope: !88)
!91 = !DILocation(line: 32, scope: !21, inlinedAt: !92)
!92 = distinct !DILocation(line: 37, scope: !88)
!93 = !DILocation(line: 30, scope: !26, inlinedAt: !94)
!94 = distinct !DILocation(line: 37, scope: !88)
!95 = !DILocation(line: 31, scope: !60, inlinedAt: !96)
!96 = distinct !DILocation(line: 37, scope: !88)
!97 = !DILocation(line: 30, scope: !66, inlinedAt: !98)
!98 = distinct !DILocation(line: 37, scope: !88)
!99 = !DILocation(line: 32, scope: !63, inlinedAt: !100)
!100 = distinct !DILocation(line: 37, scope: !88)
!101 = !DILocation(line: 37, scope: !88)
!102 = !DILocation(line: 38, scope: !88)
!103 = !DILocation(line: 39, scope: !88)
!104 = distinct !DISubprogram(name: "transpose_1024_fixed", scope: !1, file: !1, line: 41, type: !14, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !DILocation(line: 31, scope: !17, inlinedAt: !106)
!106 = distinct !DILocation(line: 43, scope: !104)
!107 = !DILocation(line: 43, scope: !104)
!108 = !DILocation(line: 30, scope: !26, inlinedAt: !109)
!109 = distinct !DILocation(line: 43, scope: !104)
!110 = !DILocation(line: 31, scope: !60, inlinedAt: !111)
!111 = distinct !DILocation(line: 43, scope: !104)
!112 = !DILocation(line: 30, scope: !66, inlinedAt: !113)
!113 = distinct !DILocation(line: 43, scope: !104)
!114 = !DILocation(line: 44, scope: !104)
!115 = !DILocation(line: 40, scope: !82, inlinedAt: !116)
!116 = distinct !DILocation(line: 45, scope: !104)
!117 = !DILocation(line: 41, scope: !82, inlinedAt: !116)
!118 = !DILocation(line: 42, scope: !82, inlinedAt: !116)
!119 = !DILocation(line: 46, scope: !104)
!120 = !DILocation(line: 47, scope: !104)
!121 = distinct !DISubprogram(name: "masses", scope: !1, file: !1, line: 54, type: !14, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DILocation(line: 31, scope: !17, inlinedAt: !123)
!123 = distinct !DILocation(line: 55, scope: !121)
!124 = !DILocation(line: 32, scope: !21, inlinedAt: !125)
!125 = distinct !DILocation(line: 55, scope: !121)
!126 = !DILocation(line: 55, scope: !121)
!127 = !DILocation(line: 30, scope: !26, inlinedAt: !128)
!128 = distinct !DILocation(line: 55, scope: !121)
!129 = !DILocation(line: 56, scope: !121)
!130 = !{!131, !33, i64 24}
!131 = !{!"_ZTS8Particle", !33, i64 0, !33, i64 4, !33, i64 8, !33, i64 12, !33, i64 16, !33, i64 20, !33, i64 24, !33, i64 28}
!132 = !DILocation(line: 57, scope: !121)
!133 = distinct !DISubprogram(name: "masses_fixed", scope: !1, file: !1, line: 59, type: !14, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!134 = !DILocation(line: 31, scope: !17, inlinedAt: !135)
!135 = distinct !DILocation(line: 60, scope: !133)
!136 = !DILocation(line: 32, scope: !21, inlinedAt: !137)
!137 = distinct !DILocation(line: 60, scope: !133)
!138 = !DILocation(line: 60, scope: !133)
!139 = !DILocation(line: 30, scope: !26, inlinedAt: !140)
!140 = distinct !DILocation(line: 60, scope: !133)
!141 = !DILocation(line: 61, scope: !133)
!142 = !DILocation(line: 62, scope: !133)
!143 = distinct !DISubprogram(name: "set_charge", scope: !1, file: !1, line: 65, type: !14, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 31, scope: !17, inlinedAt: !145)
!145 = distinct !DILocation(line: 66, scope: !143)
!146 = !DILocation(line: 32, scope: !21, inlinedAt: !147)
!147 = distinct !DILocation(line: 66, scope: !143)
!148 = !DILocation(line: 66, scope: !143)
!149 = !DILocation(line: 30, scope: !26, inlinedAt: !150)
!150 = distinct !DILocation(line: 66, scope: !143)
!151 = !DILocation(line: 67, scope: !143)
!152 = !{!131, !33, i64 28}
!153 = !DILocation(line: 68, scope: !143)
!154 = distinct !DISubprogram(name: "set_charge_fixed", scope: !1, file: !1, line: 70, type: !14, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 31, scope: !17, inlinedAt: !156)
!156 = distinct !DILocation(line: 71, scope: !154)
!157 = !DILocation(line: 32, scope: !21, inlinedAt: !158)
!158 = distinct !DILocation(line: 71, scope: !154)
!159 = !DILocation(line: 71, scope: !154)
!160 = !DILocation(line: 30, scope: !26, inlinedAt: !161)
!161 = distinct !DILocation(line: 71, scope: !154)
!162 = !DILocation(line: 72, scope: !154)
!163 = !DILocation(line: 73, scope: !154)
!164 = distinct !DISubprogram(name: "scale_column", scope: !1, file: !1, line: 76, type: !14, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DILocation(line: 31, scope: !17, inlinedAt: !166)
!166 = distinct !DILocation(line: 77, scope: !164)
!167 = !DILocation(line: 32, scope: !21, inlinedAt: !168)
!168 = distinct !DILocation(line: 77, scope: !164)
!169 = !DILocation(line: 77, scope: !164)
!170 = !DILocation(line: 30, scope: !26, inlinedAt: !171)
!171 = distinct !DILocation(line: 77, scope: !164)
!172 = !DILocation(line: 78, scope: !164)
!173 = !DILocation(line: 79, scope: !164)
!174 = distinct !DISubprogram(name: "scale_column_fixed", scope: !1, file: !1, line: 81, type: !14, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!175 = !DILocation(line: 31, scope: !17, inlinedAt: !176)
!176 = distinct !DILocation(line: 82, scope: !174)
!177 = !DILocation(line: 32, scope: !21, inlinedAt: !178)
!178 = distinct !DILocation(line: 82, scope: !174)
!179 = !DILocation(line: 82, scope: !174)
!180 = !DILocation(line: 30, scope: !26, inlinedAt: !181)
!181 = distinct !DILocation(line: 82, scope: !174)
!182 = !DILocation(line: 83, scope: !174)
!183 = !DILocation(line: 84, scope: !174)
!184 = distinct !DISubprogram(name: "sample_32", scope: !1, file: !1, line: 87, type: !14, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!185 = !DILocation(line: 31, scope: !17, inlinedAt: !186)
!186 = distinct !DILocation(line: 88, scope: !184)
!187 = !DILocation(line: 32, scope: !21, inlinedAt: !188)
!188 = distinct !DILocation(line: 88, scope: !184)
!189 = !DILocation(line: 88, scope: !184)
!190 = !DILocation(line: 30, scope: !26, inlinedAt: !191)
!191 = distinct !DILocation(line: 88, scope: !184)
!192 = !DILocation(line: 89, scope: !184)
!193 = !DILocation(line: 90, scope: !184)
!194 = distinct !DISubprogram(name: "sample_32_fixed", scope: !1, file: !1, line: 92, type: !14, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = !DILocation(line: 31, scope: !17, inlinedAt: !196)
!196 = distinct !DILocation(line: 93, scope: !194)
!197 = !DILocation(line: 32, scope: !21, inlinedAt: !198)
!198 = distinct !DILocation(line: 93, scope: !194)
!199 = !DILocation(line: 93, scope: !194)
!200 = !DILocation(line: 30, scope: !26, inlinedAt: !201)
!201 = distinct !DILocation(line: 93, scope: !194)
!202 = !DILocation(line: 94, scope: !194)
!203 = !DILocation(line: 95, scope: !194)
!204 = distinct !DISubprogram(name: "real_parts", scope: !1, file: !1, line: 98, type: !14, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 31, scope: !17, inlinedAt: !206)
!206 = distinct !DILocation(line: 99, scope: !204)
!207 = !DILocation(line: 32, scope: !21, inlinedAt: !208)
!208 = distinct !DILocation(line: 99, scope: !204)
!209 = !DILocation(line: 99, scope: !204)
!210 = !DILocation(line: 30, scope: !26, inlinedAt: !211)
!211 = distinct !DILocation(line: 99, scope: !204)
!212 = !DILocation(line: 100, scope: !204)
!213 = !DILocation(line: 101, scope: !204)
!214 = distinct !DISubprogram(name: "real_parts_fixed", scope: !1, file: !1, line: 103, type: !14, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = !DILocation(line: 31, scope: !17, inlinedAt: !216)
!216 = distinct !DILocation(line: 104, scope: !214)
!217 = !DILocation(line: 32, scope: !21, inlinedAt: !218)
!218 = distinct !DILocation(line: 104, scope: !214)
!219 = !DILocation(line: 104, scope: !214)
!220 = !DILocation(line: 30, scope: !26, inlinedAt: !221)
!221 = distinct !DILocation(line: 104, scope: !214)
!222 = !DILocation(line: 105, scope: !214)
!223 = !DILocation(line: 70, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "make_float2", scope: !18, file: !18, line: 70, type: !14, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = distinct !DILocation(line: 105, scope: !214)
!226 = !{!11, !11, i64 0}
!227 = !DILocation(line: 106, scope: !214)
!228 = distinct !DISubprogram(name: "chunks", scope: !1, file: !1, line: 109, type: !14, scopeLine: 109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!229 = !DILocation(line: 31, scope: !17, inlinedAt: !230)
!230 = distinct !DILocation(line: 110, scope: !228)
!231 = !DILocation(line: 30, scope: !26, inlinedAt: !232)
!232 = distinct !DILocation(line: 110, scope: !228)
!233 = !DILocation(line: 110, scope: !228)
!234 = !DILocation(line: 112, scope: !228)
!235 = !DILocation(line: 113, scope: !228)
!236 = !DILocation(line: 114, scope: !228)
!237 = distinct !{!237, !234, !234, !36}
!238 = distinct !DISubprogram(name: "chunks_fixed", scope: !1, file: !1, line: 116, type: !14, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!239 = !DILocation(line: 31, scope: !17, inlinedAt: !240)
!240 = distinct !DILocation(line: 117, scope: !238)
!241 = !DILocation(line: 117, scope: !238)
!242 = !DILocation(line: 30, scope: !26, inlinedAt: !243)
!243 = distinct !DILocation(line: 117, scope: !238)
!244 = !DILocation(line: 119, scope: !238)
!245 = !DILocation(line: 120, scope: !238)
!246 = !DILocation(line: 121, scope: !238)
!247 = distinct !{!247, !244, !244, !36}
!248 = distinct !DISubprogram(name: "swapped_indices", scope: !1, file: !1, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = !DILocation(line: 31, scope: !17, inlinedAt: !250)
!250 = distinct !DILocation(line: 125, scope: !248)
!251 = !DILocation(line: 30, scope: !26, inlinedAt: !252)
!252 = distinct !DILocation(line: 125, scope: !248)
!253 = !DILocation(line: 31, scope: !60, inlinedAt: !254)
!254 = distinct !DILocation(line: 125, scope: !248)
!255 = !DILocation(line: 125, scope: !248)
!256 = !DILocation(line: 30, scope: !66, inlinedAt: !257)
!257 = distinct !DILocation(line: 125, scope: !248)
!258 = !DILocation(line: 126, scope: !248)
!259 = !DILocation(line: 127, scope: !248)
!260 = distinct !DISubprogram(name: "swapped_indices_fixed", scope: !1, file: !1, line: 129, type: !14, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = !DILocation(line: 31, scope: !60, inlinedAt: !262)
!262 = distinct !DILocation(line: 130, scope: !260)
!263 = !DILocation(line: 30, scope: !66, inlinedAt: !264)
!264 = distinct !DILocation(line: 130, scope: !260)
!265 = !DILocation(line: 31, scope: !17, inlinedAt: !266)
!266 = distinct !DILocation(line: 130, scope: !260)
!267 = !DILocation(line: 130, scope: !260)
!268 = !DILocation(line: 30, scope: !26, inlinedAt: !269)
!269 = distinct !DILocation(line: 130, scope: !260)
!270 = !DILocation(line: 131, scope: !260)
!271 = !DILocation(line: 132, scope: !260)
!272 = distinct !DISubprogram(name: "shifted", scope: !1, file: !1, line: 135, type: !14, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = !DILocation(line: 31, scope: !17, inlinedAt: !274)
!274 = distinct !DILocation(line: 136, scope: !272)
!275 = !DILocation(line: 136, scope: !272)
!276 = !DILocation(line: 30, scope: !26, inlinedAt: !277)
!277 = distinct !DILocation(line: 136, scope: !272)
!278 = !DILocation(line: 137, scope: !272)
!279 = !DILocation(line: 138, scope: !272)
!280 = distinct !DISubprogram(name: "shifted_fixed", scope: !1, file: !1, line: 140, type: !14, scopeLine: 140, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!281 = !DILocation(line: 31, scope: !17, inlinedAt: !282)
!282 = distinct !DILocation(line: 141, scope: !280)
!283 = !DILocation(line: 141, scope: !280)
!284 = !DILocation(line: 30, scope: !26, inlinedAt: !285)
!285 = distinct !DILocation(line: 141, scope: !280)
!286 = !DILocation(line: 142, scope: !280)
!287 = !DILocation(line: 143, scope: !280)
!288 = distinct !DISubprogram(name: "matmul_rows", scope: !1, file: !1, line: 146, type: !14, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!289 = !DILocation(line: 31, scope: !17, inlinedAt: !290)
!290 = distinct !DILocation(line: 147, scope: !288)
!291 = !DILocation(line: 32, scope: !21, inlinedAt: !292)
!292 = distinct !DILocation(line: 147, scope: !288)
!293 = !DILocation(line: 147, scope: !288)
!294 = !DILocation(line: 30, scope: !26, inlinedAt: !295)
!295 = distinct !DILocation(line: 147, scope: !288)
!296 = !DILocation(line: 31, scope: !60, inlinedAt: !297)
!297 = distinct !DILocation(line: 147, scope: !288)
!298 = !DILocation(line: 32, scope: !63, inlinedAt: !299)
!299 = distinct !DILocation(line: 147, scope: !288)
!300 = !DILocation(line: 30, scope: !66, inlinedAt: !301)
!301 = distinct !DILocation(line: 147, scope: !288)
!302 = !DILocation(line: 149, scope: !288)
!303 = !DILocation(line: 0, scope: !288)
!304 = !DILocation(line: 150, scope: !288)
!305 = !DILocation(line: 151, scope: !288)
!306 = distinct !{!306, !302, !302, !36}
!307 = distinct !DISubprogram(name: "matmul_rows_fixed", scope: !1, file: !1, line: 153, type: !14, scopeLine: 153, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!308 = !DILocation(line: 31, scope: !17, inlinedAt: !309)
!309 = distinct !DILocation(line: 154, scope: !307)
!310 = !DILocation(line: 32, scope: !21, inlinedAt: !311)
!311 = distinct !DILocation(line: 154, scope: !307)
!312 = !DILocation(line: 154, scope: !307)
!313 = !DILocation(line: 30, scope: !26, inlinedAt: !314)
!314 = distinct !DILocation(line: 154, scope: !307)
!315 = !DILocation(line: 31, scope: !60, inlinedAt: !316)
!316 = distinct !DILocation(line: 154, scope: !307)
!317 = !DILocation(line: 32, scope: !63, inlinedAt: !318)
!318 = distinct !DILocation(line: 154, scope: !307)
!319 = !DILocation(line: 30, scope: !66, inlinedAt: !320)
!320 = distinct !DILocation(line: 154, scope: !307)
!321 = !DILocation(line: 156, scope: !307)
!322 = !DILocation(line: 0, scope: !307)
!323 = !DILocation(line: 157, scope: !307)
!324 = !DILocation(line: 158, scope: !307)
!325 = distinct !{!325, !321, !321, !36}
