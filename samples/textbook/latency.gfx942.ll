; ModuleID = 'latency.cu'
source_filename = "latency.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ12search_fixedE5table = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@table = protected addrspace(4) externally_initialized constant [256 x float] zeroinitializer, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr), ptr addrspacecast (ptr addrspace(4) @table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @chase(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !20
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !20, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !20
  %9 = mul i32 %4, %8, !dbg !24
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !25
  %11 = add i32 %9, %10, !dbg !24
  %12 = icmp sgt i32 %2, 0, !dbg !28
  br i1 %12, label %17, label %13, !dbg !28

13:                                               ; preds = %17, %3
  %14 = phi i32 [ %11, %3 ], [ %22, %17 ], !dbg !29
  %15 = sext i32 %11 to i64, !dbg !30
  %16 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %15, !dbg !30
  store i32 %14, ptr addrspace(1) %16, align 4, !dbg !30, !tbaa !9
  ret void, !dbg !31

17:                                               ; preds = %3, %17
  %18 = phi i32 [ %23, %17 ], [ 0, %3 ]
  %19 = phi i32 [ %22, %17 ], [ %11, %3 ]
  %20 = sext i32 %19 to i64, !dbg !28
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20, !dbg !28
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !28, !tbaa !9
  %23 = add nuw nsw i32 %18, 1, !dbg !28
  %24 = icmp eq i32 %23, %2, !dbg !28
  br i1 %24, label %13, label %17, !dbg !28, !llvm.loop !32
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @chase_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !34 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !35
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !37
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !37
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !37, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !37
  %9 = mul i32 %4, %8, !dbg !39
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !40
  %11 = add i32 %9, %10, !dbg !39
  %12 = icmp sgt i32 %2, 0, !dbg !42
  br i1 %12, label %13, label %52, !dbg !42

13:                                               ; preds = %3
  %14 = icmp ult i32 %2, 18, !dbg !42
  br i1 %14, label %49, label %15, !dbg !42

15:                                               ; preds = %13
  %16 = add nsw i32 %2, -1, !dbg !42
  %17 = shl i32 %16, 10, !dbg !42
  %18 = icmp ugt i32 %16, 4194303, !dbg !42
  %19 = add i32 %11, %17, !dbg !42
  %20 = icmp slt i32 %19, %11, !dbg !42
  %21 = or i1 %20, %18, !dbg !42
  br i1 %21, label %49, label %22, !dbg !42

22:                                               ; preds = %15
  %23 = and i32 %2, 8388606
  %24 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %11, i64 0
  %25 = insertelement <2 x i32> poison, i32 %11, i64 0
  %26 = shufflevector <2 x i32> %25, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %27, !dbg !42

27:                                               ; preds = %27, %22
  %28 = phi i32 [ 0, %22 ], [ %43, %27 ], !dbg !42
  %29 = phi <2 x i32> [ <i32 0, i32 1>, %22 ], [ %44, %27 ]
  %30 = phi <2 x i32> [ %24, %22 ], [ %42, %27 ]
  %31 = shl nsw <2 x i32> %29, splat (i32 10), !dbg !42
  %32 = add nsw <2 x i32> %31, %26, !dbg !42
  %33 = sext <2 x i32> %32 to <2 x i64>, !dbg !42
  %34 = extractelement <2 x i64> %33, i64 0
  %35 = extractelement <2 x i64> %33, i64 1
  %36 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %34, !dbg !42
  %37 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %35, !dbg !42
  %38 = load i32, ptr addrspace(1) %36, align 4, !dbg !42, !tbaa !9
  %39 = load i32, ptr addrspace(1) %37, align 4, !dbg !42, !tbaa !9
  %40 = insertelement <2 x i32> poison, i32 %38, i64 0
  %41 = insertelement <2 x i32> %40, i32 %39, i64 1
  %42 = xor <2 x i32> %41, %30, !dbg !42
  %43 = add nuw i32 %28, 2, !dbg !42
  %44 = add nuw nsw <2 x i32> %29, splat (i32 2)
  %45 = icmp eq i32 %43, %23, !dbg !42
  br i1 %45, label %46, label %27, !dbg !42, !llvm.loop !43

46:                                               ; preds = %27
  %47 = tail call i32 @llvm.vector.reduce.xor.v2i32(<2 x i32> %42), !dbg !42
  %48 = icmp eq i32 %2, %23, !dbg !42
  br i1 %48, label %52, label %49, !dbg !42

49:                                               ; preds = %15, %13, %46
  %50 = phi i32 [ 0, %15 ], [ 0, %13 ], [ %23, %46 ]
  %51 = phi i32 [ %11, %15 ], [ %11, %13 ], [ %47, %46 ]
  br label %56, !dbg !42

52:                                               ; preds = %56, %46, %3
  %53 = phi i32 [ %11, %3 ], [ %47, %46 ], [ %64, %56 ], !dbg !45
  %54 = sext i32 %11 to i64, !dbg !46
  %55 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %54, !dbg !46
  store i32 %53, ptr addrspace(1) %55, align 4, !dbg !46, !tbaa !9
  ret void, !dbg !47

56:                                               ; preds = %49, %56
  %57 = phi i32 [ %65, %56 ], [ %50, %49 ]
  %58 = phi i32 [ %64, %56 ], [ %51, %49 ]
  %59 = shl nsw i32 %57, 10, !dbg !42
  %60 = add nsw i32 %59, %11, !dbg !42
  %61 = sext i32 %60 to i64, !dbg !42
  %62 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %61, !dbg !42
  %63 = load i32, ptr addrspace(1) %62, align 4, !dbg !42, !tbaa !9
  %64 = xor i32 %63, %58, !dbg !42
  %65 = add nuw nsw i32 %57, 1, !dbg !42
  %66 = icmp eq i32 %65, %2, !dbg !42
  br i1 %66, label %52, label %56, !dbg !42, !llvm.loop !48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @list_sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !49 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !50
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !52
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !52
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !52, !range !23, !invariant.load !15, !noundef !15
  %7 = zext nneg i16 %6 to i32, !dbg !52
  %8 = mul i32 %3, %7, !dbg !54
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !55
  %10 = add i32 %8, %9, !dbg !54
  %11 = sext i32 %10 to i64, !dbg !57
  %12 = getelementptr inbounds ptr, ptr addrspace(1) %0, i64 %11, !dbg !57
  %13 = load ptr, ptr addrspace(1) %12, align 8, !dbg !57, !tbaa !58
  %14 = icmp eq ptr %13, null, !dbg !57
  br i1 %14, label %15, label %18, !dbg !57

15:                                               ; preds = %18, %2
  %16 = phi float [ 0.000000e+00, %2 ], [ %22, %18 ], !dbg !61
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11, !dbg !62
  store float %16, ptr addrspace(1) %17, align 4, !dbg !62, !tbaa !63
  ret void, !dbg !65

18:                                               ; preds = %2, %18
  %19 = phi ptr [ %24, %18 ], [ %13, %2 ]
  %20 = phi float [ %22, %18 ], [ 0.000000e+00, %2 ]
  %21 = load float, ptr %19, align 8, !dbg !57, !tbaa !66
  %22 = fadd contract float %20, %21, !dbg !57
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8, !dbg !57
  %24 = load ptr, ptr %23, align 8, !dbg !57, !tbaa !58
  %25 = icmp eq ptr %24, null, !dbg !57
  br i1 %25, label %15, label %18, !dbg !57, !llvm.loop !68
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @list_sum_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !69 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !70
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !72
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !72
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !72, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !72
  %9 = mul i32 %4, %8, !dbg !74
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !75
  %11 = add i32 %9, %10, !dbg !74
  %12 = icmp sgt i32 %2, 0, !dbg !77
  br i1 %12, label %17, label %13, !dbg !77

13:                                               ; preds = %17, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %25, %17 ], !dbg !78
  %15 = sext i32 %11 to i64, !dbg !79
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15, !dbg !79
  store float %14, ptr addrspace(1) %16, align 4, !dbg !79, !tbaa !63
  ret void, !dbg !80

17:                                               ; preds = %3, %17
  %18 = phi i32 [ %26, %17 ], [ 0, %3 ]
  %19 = phi float [ %25, %17 ], [ 0.000000e+00, %3 ]
  %20 = shl nsw i32 %18, 10, !dbg !77
  %21 = add nsw i32 %20, %11, !dbg !77
  %22 = sext i32 %21 to i64, !dbg !77
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22, !dbg !77
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !77, !tbaa !63
  %25 = fadd contract float %19, %24, !dbg !77
  %26 = add nuw nsw i32 %18, 1, !dbg !77
  %27 = icmp eq i32 %26, %2, !dbg !77
  br i1 %27, label %13, label %17, !dbg !77, !llvm.loop !81
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @search(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !82 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !83
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !85
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !85
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !85, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !85
  %10 = mul i32 %5, %9, !dbg !87
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !88
  %12 = add i32 %10, %11, !dbg !87
  %13 = sext i32 %12 to i64, !dbg !90
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !90
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !90, !tbaa !63
  %16 = icmp sgt i32 %3, 0, !dbg !91
  br i1 %16, label %17, label %30, !dbg !91

17:                                               ; preds = %4, %17
  %18 = phi i32 [ %28, %17 ], [ 0, %4 ]
  %19 = phi i32 [ %27, %17 ], [ %3, %4 ]
  %20 = add nuw nsw i32 %18, %19, !dbg !92
  %21 = lshr i32 %20, 1, !dbg !92
  %22 = zext nneg i32 %21 to i64, !dbg !93
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22, !dbg !93
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !93, !tbaa !63
  %25 = fcmp contract olt float %24, %15, !dbg !93
  %26 = add nuw nsw i32 %21, 1, !dbg !93
  %27 = select i1 %25, i32 %19, i32 %21, !dbg !93
  %28 = select i1 %25, i32 %26, i32 %18, !dbg !93
  %29 = icmp slt i32 %28, %27, !dbg !91
  br i1 %29, label %17, label %30, !dbg !91, !llvm.loop !94

30:                                               ; preds = %17, %4
  %31 = phi i32 [ 0, %4 ], [ %28, %17 ], !dbg !96
  %32 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13, !dbg !97
  store i32 %31, ptr addrspace(1) %32, align 4, !dbg !97, !tbaa !9
  ret void, !dbg !98
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @search_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2) local_unnamed_addr #2 !dbg !99 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !100
  %5 = zext nneg i32 %4 to i64, !dbg !102
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !102
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !102, !tbaa !63
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %4, !dbg !102
  store float %7, ptr addrspace(3) %8, align 4, !dbg !102, !tbaa !63
  fence syncscope("workgroup") release, !dbg !103
  tail call void @llvm.amdgcn.s.barrier(), !dbg !106
  fence syncscope("workgroup") acquire, !dbg !107
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !108
  %10 = shl i32 %9, 8, !dbg !110
  %11 = add i32 %10, %4, !dbg !110
  %12 = sext i32 %11 to i64, !dbg !111
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12, !dbg !111
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !111, !tbaa !63
  %15 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 508), align 4, !dbg !112, !tbaa !63
  %16 = fcmp contract olt float %15, %14, !dbg !112
  %17 = select i1 %16, i32 128, i32 0, !dbg !112
  %18 = or disjoint i32 %17, 64, !dbg !112
  %19 = getelementptr float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %18, !dbg !112
  %20 = getelementptr i8, ptr addrspace(3) %19, i32 -4, !dbg !112
  %21 = load float, ptr addrspace(3) %20, align 4, !dbg !112, !tbaa !63
  %22 = fcmp contract olt float %21, %14, !dbg !112
  %23 = select i1 %22, i32 %18, i32 %17, !dbg !112
  %24 = or disjoint i32 %23, 32, !dbg !112
  %25 = getelementptr float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %24, !dbg !112
  %26 = getelementptr i8, ptr addrspace(3) %25, i32 -4, !dbg !112
  %27 = load float, ptr addrspace(3) %26, align 4, !dbg !112, !tbaa !63
  %28 = fcmp contract olt float %27, %14, !dbg !112
  %29 = select i1 %28, i32 %24, i32 %23, !dbg !112
  %30 = or disjoint i32 %29, 16, !dbg !112
  %31 = getelementptr float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %30, !dbg !112
  %32 = getelementptr i8, ptr addrspace(3) %31, i32 -4, !dbg !112
  %33 = load float, ptr addrspace(3) %32, align 4, !dbg !112, !tbaa !63
  %34 = fcmp contract olt float %33, %14, !dbg !112
  %35 = select i1 %34, i32 %30, i32 %29, !dbg !112
  %36 = add nuw nsw i32 %35, 8, !dbg !112
  %37 = getelementptr float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %36, !dbg !112
  %38 = getelementptr i8, ptr addrspace(3) %37, i32 -4, !dbg !112
  %39 = load float, ptr addrspace(3) %38, align 4, !dbg !112, !tbaa !63
  %40 = fcmp contract olt float %39, %14, !dbg !112
  %41 = select i1 %40, i32 %36, i32 %35, !dbg !112
  %42 = add nuw nsw i32 %41, 4, !dbg !112
  %43 = getelementptr float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %42, !dbg !112
  %44 = getelementptr i8, ptr addrspace(3) %43, i32 -4, !dbg !112
  %45 = load float, ptr addrspace(3) %44, align 4, !dbg !112, !tbaa !63
  %46 = fcmp contract olt float %45, %14, !dbg !112
  %47 = select i1 %46, i32 %42, i32 %41, !dbg !112
  %48 = add nuw nsw i32 %47, 2, !dbg !112
  %49 = getelementptr float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %48, !dbg !112
  %50 = getelementptr i8, ptr addrspace(3) %49, i32 -4, !dbg !112
  %51 = load float, ptr addrspace(3) %50, align 4, !dbg !112, !tbaa !63
  %52 = fcmp contract olt float %51, %14, !dbg !112
  %53 = select i1 %52, i32 %48, i32 %47, !dbg !112
  %54 = add nuw nsw i32 %53, 1, !dbg !112
  %55 = getelementptr float, ptr addrspace(3) @_ZZ12search_fixedE5table, i32 %54, !dbg !112
  %56 = getelementptr i8, ptr addrspace(3) %55, i32 -4, !dbg !112
  %57 = load float, ptr addrspace(3) %56, align 4, !dbg !112, !tbaa !63
  %58 = fcmp contract olt float %57, %14, !dbg !112
  %59 = select i1 %58, i32 %54, i32 %53, !dbg !112
  %60 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %12, !dbg !113
  store i32 %59, ptr addrspace(1) %60, align 4, !dbg !113, !tbaa !9
  ret void, !dbg !114
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @one_chain(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !115 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !116
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !118
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !118
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !118, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !118
  %10 = mul i32 %5, %9, !dbg !120
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !121
  %12 = add i32 %10, %11, !dbg !120
  %13 = sext i32 %12 to i64, !dbg !123
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !123
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !123, !tbaa !63
  %16 = icmp sgt i32 %3, 0, !dbg !124
  br i1 %16, label %20, label %17, !dbg !124

17:                                               ; preds = %20, %4
  %18 = phi float [ %15, %4 ], [ %24, %20 ], !dbg !125
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !126
  store float %18, ptr addrspace(1) %19, align 4, !dbg !126, !tbaa !63
  ret void, !dbg !127

20:                                               ; preds = %4, %20
  %21 = phi i32 [ %25, %20 ], [ 0, %4 ]
  %22 = phi float [ %24, %20 ], [ %15, %4 ]
  %23 = fmul contract float %22, %22, !dbg !124
  %24 = fadd contract float %2, %23, !dbg !124
  %25 = add nuw nsw i32 %21, 1, !dbg !124
  %26 = icmp eq i32 %25, %3, !dbg !124
  br i1 %26, label %17, label %20, !dbg !124, !llvm.loop !128
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @one_chain_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !129 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !130
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !132
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !132
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !132, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !132
  %10 = mul i32 %5, %9, !dbg !134
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !135
  %12 = add i32 %10, %11, !dbg !134
  %13 = sext i32 %12 to i64, !dbg !137
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !137
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !137, !tbaa !63
  %16 = getelementptr i8, ptr addrspace(1) %14, i64 4096, !dbg !137
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !137, !tbaa !63
  %18 = getelementptr i8, ptr addrspace(1) %14, i64 8192, !dbg !137
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !137, !tbaa !63
  %20 = getelementptr i8, ptr addrspace(1) %14, i64 12288, !dbg !137
  %21 = load float, ptr addrspace(1) %20, align 4, !dbg !137, !tbaa !63
  %22 = icmp sgt i32 %3, 0, !dbg !138
  %23 = insertelement <2 x float> poison, float %15, i64 0, !dbg !139
  %24 = insertelement <2 x float> %23, float %17, i64 1, !dbg !139
  %25 = insertelement <2 x float> poison, float %19, i64 0, !dbg !139
  %26 = insertelement <2 x float> %25, float %21, i64 1, !dbg !139
  br i1 %22, label %27, label %30, !dbg !138

27:                                               ; preds = %4
  %28 = insertelement <2 x float> poison, float %2, i64 0
  %29 = shufflevector <2 x float> %28, <2 x float> poison, <2 x i32> zeroinitializer
  br label %40, !dbg !138

30:                                               ; preds = %40, %4
  %31 = phi <2 x float> [ %24, %4 ], [ %45, %40 ], !dbg !139
  %32 = phi <2 x float> [ %26, %4 ], [ %47, %40 ], !dbg !139
  %33 = shufflevector <2 x float> %31, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %34 = fadd contract <2 x float> %31, %33, !dbg !140
  %35 = fadd contract <2 x float> %34, %32, !dbg !140
  %36 = shufflevector <2 x float> %32, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %37 = fadd contract <2 x float> %35, %36, !dbg !140
  %38 = extractelement <2 x float> %37, i64 0, !dbg !140
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !140
  store float %38, ptr addrspace(1) %39, align 4, !dbg !140, !tbaa !63
  ret void, !dbg !141

40:                                               ; preds = %27, %40
  %41 = phi i32 [ %48, %40 ], [ 0, %27 ]
  %42 = phi <2 x float> [ %45, %40 ], [ %24, %27 ]
  %43 = phi <2 x float> [ %47, %40 ], [ %26, %27 ]
  %44 = fmul contract <2 x float> %42, %42, !dbg !142
  %45 = fadd contract <2 x float> %29, %44, !dbg !142
  %46 = fmul contract <2 x float> %43, %43, !dbg !143
  %47 = fadd contract <2 x float> %29, %46, !dbg !143
  %48 = add nuw nsw i32 %41, 1, !dbg !138
  %49 = icmp eq i32 %48, %3, !dbg !138
  br i1 %49, label %30, label %40, !dbg !138, !llvm.loop !144
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @horner(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !146 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !147
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !149
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !149
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !149, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !149
  %9 = mul i32 %4, %8, !dbg !151
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !152
  %11 = add i32 %9, %10, !dbg !151
  %12 = sext i32 %11 to i64, !dbg !154
  %13 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %12, !dbg !154
  %14 = load double, ptr addrspace(1) %13, align 8, !dbg !154, !tbaa !155
  %15 = icmp sgt i32 %2, 0, !dbg !157
  br i1 %15, label %18, label %16, !dbg !157

16:                                               ; preds = %18, %3
  %17 = phi double [ 0.000000e+00, %3 ], [ %25, %18 ], !dbg !158
  store double %17, ptr addrspace(1) %13, align 8, !dbg !159, !tbaa !155
  ret void, !dbg !160

18:                                               ; preds = %3, %18
  %19 = phi i32 [ %26, %18 ], [ 0, %3 ]
  %20 = phi double [ %25, %18 ], [ 0.000000e+00, %3 ]
  %21 = fmul contract double %14, %20, !dbg !157
  %22 = zext nneg i32 %19 to i64, !dbg !157
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %22, !dbg !157
  %24 = load double, ptr addrspace(1) %23, align 8, !dbg !157, !tbaa !155
  %25 = fadd contract double %21, %24, !dbg !157
  %26 = add nuw nsw i32 %19, 1, !dbg !157
  %27 = icmp eq i32 %26, %2, !dbg !157
  br i1 %27, label %16, label %18, !dbg !157, !llvm.loop !161
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @horner_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !162 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !163
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !165
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !165
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !165, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !165
  %9 = mul i32 %4, %8, !dbg !167
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !168
  %11 = add i32 %9, %10, !dbg !167
  %12 = sext i32 %11 to i64, !dbg !170
  %13 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %12, !dbg !170
  %14 = load double, ptr addrspace(1) %13, align 8, !dbg !170, !tbaa !155
  %15 = sext i32 %11 to i64, !dbg !170
  %16 = getelementptr double, ptr addrspace(1) %1, i64 %15, !dbg !170
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 8192, !dbg !170
  %18 = load double, ptr addrspace(1) %17, align 8, !dbg !170, !tbaa !155
  %19 = sext i32 %11 to i64, !dbg !170
  %20 = getelementptr double, ptr addrspace(1) %1, i64 %19, !dbg !170
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 16384, !dbg !170
  %22 = load double, ptr addrspace(1) %21, align 8, !dbg !170, !tbaa !155
  %23 = sext i32 %11 to i64, !dbg !170
  %24 = getelementptr double, ptr addrspace(1) %1, i64 %23, !dbg !170
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 24576, !dbg !170
  %26 = load double, ptr addrspace(1) %25, align 8, !dbg !170, !tbaa !155
  %27 = icmp sgt i32 %2, 0, !dbg !171
  br i1 %27, label %28, label %52, !dbg !171

28:                                               ; preds = %3, %28
  %29 = phi i32 [ %50, %28 ], [ 0, %3 ]
  %30 = phi <4 x double> [ %49, %28 ], [ zeroinitializer, %3 ]
  %31 = zext nneg i32 %29 to i64
  %32 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %31
  %33 = load double, ptr addrspace(1) %32, align 8, !tbaa !155
  %34 = extractelement <4 x double> %30, i64 0, !dbg !172
  %35 = fmul contract double %34, %14, !dbg !172
  %36 = fadd contract double %35, %33, !dbg !172
  %37 = insertelement <4 x double> poison, double %36, i64 0, !dbg !172
  %38 = extractelement <4 x double> %30, i64 1, !dbg !172
  %39 = fmul contract double %38, %18, !dbg !172
  %40 = fadd contract double %39, %33, !dbg !172
  %41 = insertelement <4 x double> %37, double %40, i64 1, !dbg !172
  %42 = extractelement <4 x double> %30, i64 2, !dbg !172
  %43 = fmul contract double %42, %22, !dbg !172
  %44 = fadd contract double %43, %33, !dbg !172
  %45 = insertelement <4 x double> %41, double %44, i64 2, !dbg !172
  %46 = extractelement <4 x double> %30, i64 3, !dbg !172
  %47 = fmul contract double %46, %26, !dbg !172
  %48 = fadd contract double %47, %33, !dbg !172
  %49 = insertelement <4 x double> %45, double %48, i64 3, !dbg !172
  %50 = add nuw nsw i32 %29, 1, !dbg !171
  %51 = icmp eq i32 %50, %2, !dbg !171
  br i1 %51, label %52, label %28, !dbg !171, !llvm.loop !173

52:                                               ; preds = %28, %3
  %53 = phi <4 x double> [ zeroinitializer, %3 ], [ %49, %28 ]
  %54 = extractelement <4 x double> %53, i64 0, !dbg !174
  store double %54, ptr addrspace(1) %13, align 8, !dbg !174, !tbaa !155
  %55 = extractelement <4 x double> %53, i64 1, !dbg !174
  store double %55, ptr addrspace(1) %17, align 8, !dbg !174, !tbaa !155
  %56 = extractelement <4 x double> %53, i64 2, !dbg !174
  store double %56, ptr addrspace(1) %21, align 8, !dbg !174, !tbaa !155
  %57 = extractelement <4 x double> %53, i64 3, !dbg !174
  store double %57, ptr addrspace(1) %25, align 8, !dbg !174, !tbaa !155
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @one_at_a_time(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !176 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !177
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !179
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !179
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !179, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !179
  %9 = mul i32 %4, %8, !dbg !181
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !182
  %11 = add i32 %9, %10, !dbg !181
  %12 = icmp sgt i32 %2, 0, !dbg !184
  br i1 %12, label %17, label %13, !dbg !184

13:                                               ; preds = %17, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %25, %17 ], !dbg !185
  %15 = sext i32 %11 to i64, !dbg !186
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15, !dbg !186
  store float %14, ptr addrspace(1) %16, align 4, !dbg !186, !tbaa !63
  ret void, !dbg !187

17:                                               ; preds = %3, %17
  %18 = phi i32 [ %26, %17 ], [ 0, %3 ]
  %19 = phi float [ %25, %17 ], [ 0.000000e+00, %3 ]
  %20 = shl nsw i32 %18, 12, !dbg !184
  %21 = add nsw i32 %20, %11, !dbg !184
  %22 = sext i32 %21 to i64, !dbg !184
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22, !dbg !184
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !184, !tbaa !63
  %25 = fadd contract float %19, %24, !dbg !184
  %26 = add nuw nsw i32 %18, 1, !dbg !184
  %27 = icmp eq i32 %26, %2, !dbg !184
  br i1 %27, label %13, label %17, !dbg !184, !llvm.loop !188
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @one_at_a_time_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !190 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !191
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !193
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !193
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !193, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !193
  %9 = mul i32 %4, %8, !dbg !195
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !196
  %11 = add i32 %9, %10, !dbg !195
  %12 = icmp sgt i32 %2, 0, !dbg !198
  br i1 %12, label %13, label %24, !dbg !198

13:                                               ; preds = %3
  %14 = add i32 %11, 4096
  %15 = add i32 %11, 8192
  %16 = add i32 %11, 12288
  br label %28, !dbg !198

17:                                               ; preds = %28
  %18 = shufflevector <2 x float> %43, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !199
  %19 = fadd contract <2 x float> %18, %43, !dbg !199
  %20 = shufflevector <2 x float> %54, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !199
  %21 = fadd contract <2 x float> %19, %20, !dbg !199
  %22 = fadd contract <2 x float> %21, %54, !dbg !199
  %23 = extractelement <2 x float> %22, i64 0, !dbg !199
  br label %24, !dbg !199

24:                                               ; preds = %17, %3
  %25 = phi float [ 0.000000e+00, %3 ], [ %23, %17 ], !dbg !199
  %26 = sext i32 %11 to i64, !dbg !199
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26, !dbg !199
  store float %25, ptr addrspace(1) %27, align 4, !dbg !199, !tbaa !63
  ret void, !dbg !200

28:                                               ; preds = %13, %28
  %29 = phi i32 [ 0, %13 ], [ %55, %28 ]
  %30 = phi <2 x float> [ zeroinitializer, %13 ], [ %54, %28 ]
  %31 = phi <2 x float> [ zeroinitializer, %13 ], [ %43, %28 ]
  %32 = shl nsw i32 %29, 12, !dbg !201
  %33 = add nsw i32 %32, %11, !dbg !201
  %34 = sext i32 %33 to i64, !dbg !201
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34, !dbg !201
  %36 = load float, ptr addrspace(1) %35, align 4, !dbg !201, !tbaa !63
  %37 = add i32 %14, %32, !dbg !202
  %38 = sext i32 %37 to i64, !dbg !202
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38, !dbg !202
  %40 = load float, ptr addrspace(1) %39, align 4, !dbg !202, !tbaa !63
  %41 = insertelement <2 x float> poison, float %40, i64 0, !dbg !202
  %42 = insertelement <2 x float> %41, float %36, i64 1, !dbg !202
  %43 = fadd contract <2 x float> %31, %42, !dbg !202
  %44 = add i32 %15, %32, !dbg !203
  %45 = sext i32 %44 to i64, !dbg !203
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45, !dbg !203
  %47 = load float, ptr addrspace(1) %46, align 4, !dbg !203, !tbaa !63
  %48 = add i32 %16, %32, !dbg !204
  %49 = sext i32 %48 to i64, !dbg !204
  %50 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %49, !dbg !204
  %51 = load float, ptr addrspace(1) %50, align 4, !dbg !204, !tbaa !63
  %52 = insertelement <2 x float> poison, float %51, i64 0, !dbg !204
  %53 = insertelement <2 x float> %52, float %47, i64 1, !dbg !204
  %54 = fadd contract <2 x float> %30, %53, !dbg !204
  %55 = add nuw nsw i32 %29, 4, !dbg !198
  %56 = icmp slt i32 %55, %2, !dbg !198
  br i1 %56, label %28, label %17, !dbg !198, !llvm.loop !205
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @may_overlap(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !207 {
  %4 = icmp sgt i32 %2, 0, !dbg !208
  br i1 %4, label %5, label %42, !dbg !208

5:                                                ; preds = %3
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = or disjoint i32 %6, 1024, !dbg !208
  %8 = or disjoint i32 %6, 2048, !dbg !208
  %9 = or disjoint i32 %6, 3072, !dbg !208
  br label %10, !dbg !208

10:                                               ; preds = %5, %10
  %11 = phi i32 [ 0, %5 ], [ %40, %10 ]
  %12 = shl nsw i32 %11, 10, !dbg !209
  %13 = or disjoint i32 %12, %6, !dbg !209
  %14 = zext nneg i32 %13 to i64, !dbg !209
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %14, !dbg !209
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !209, !tbaa !63
  %17 = fmul contract float %16, 2.000000e+00, !dbg !209
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %14, !dbg !209
  store float %17, ptr addrspace(1) %18, align 4, !dbg !209, !tbaa !63
  %19 = shl i32 %11, 10, !dbg !209
  %20 = or disjoint i32 %19, %7
  %21 = zext nneg i32 %20 to i64, !dbg !209
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21, !dbg !209
  %23 = load float, ptr addrspace(1) %22, align 4, !dbg !209, !tbaa !63
  %24 = fmul contract float %23, 2.000000e+00, !dbg !209
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %21, !dbg !209
  store float %24, ptr addrspace(1) %25, align 4, !dbg !209, !tbaa !63
  %26 = shl i32 %11, 10, !dbg !209
  %27 = or disjoint i32 %26, %8
  %28 = zext nneg i32 %27 to i64, !dbg !209
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %28, !dbg !209
  %30 = load float, ptr addrspace(1) %29, align 4, !dbg !209, !tbaa !63
  %31 = fmul contract float %30, 2.000000e+00, !dbg !209
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %28, !dbg !209
  store float %31, ptr addrspace(1) %32, align 4, !dbg !209, !tbaa !63
  %33 = shl i32 %11, 10, !dbg !209
  %34 = or disjoint i32 %33, %9
  %35 = zext nneg i32 %34 to i64, !dbg !209
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %35, !dbg !209
  %37 = load float, ptr addrspace(1) %36, align 4, !dbg !209, !tbaa !63
  %38 = fmul contract float %37, 2.000000e+00, !dbg !209
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %35, !dbg !209
  store float %38, ptr addrspace(1) %39, align 4, !dbg !209, !tbaa !63
  %40 = add nuw nsw i32 %11, 4, !dbg !208
  %41 = icmp slt i32 %40, %2, !dbg !208
  br i1 %41, label %10, label %42, !dbg !208, !llvm.loop !210

42:                                               ; preds = %10, %3
  ret void, !dbg !211
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @may_overlap_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !212 {
  %4 = icmp sgt i32 %2, 0, !dbg !213
  br i1 %4, label %5, label %129, !dbg !213

5:                                                ; preds = %3
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = or disjoint i32 %6, 1024, !dbg !213
  %8 = or disjoint i32 %6, 2048, !dbg !213
  %9 = or disjoint i32 %6, 3072, !dbg !213
  %10 = add nsw i32 %2, -1, !dbg !213
  %11 = lshr i32 %10, 2, !dbg !213
  %12 = add nuw nsw i32 %11, 1, !dbg !213
  %13 = add nsw i32 %2, -4194305, !dbg !213
  %14 = icmp ult i32 %13, -4194268, !dbg !213
  br i1 %14, label %95, label %15, !dbg !213

15:                                               ; preds = %5
  %16 = and i32 %12, 2147483646
  %17 = shl i32 %16, 2
  %18 = insertelement <2 x i32> poison, i32 %6, i64 0
  %19 = shufflevector <2 x i32> %18, <2 x i32> poison, <2 x i32> zeroinitializer
  %20 = insertelement <2 x i32> poison, i32 %7, i64 0
  %21 = shufflevector <2 x i32> %20, <2 x i32> poison, <2 x i32> zeroinitializer
  %22 = insertelement <2 x i32> poison, i32 %8, i64 0
  %23 = shufflevector <2 x i32> %22, <2 x i32> poison, <2 x i32> zeroinitializer
  %24 = insertelement <2 x i32> poison, i32 %9, i64 0
  %25 = shufflevector <2 x i32> %24, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %26

26:                                               ; preds = %26, %15
  %27 = phi i32 [ 0, %15 ], [ %90, %26 ]
  %28 = phi <2 x i32> [ <i32 0, i32 4>, %15 ], [ %91, %26 ]
  %29 = shl <2 x i32> %28, splat (i32 10), !dbg !214
  %30 = or disjoint <2 x i32> %29, %19, !dbg !214
  %31 = zext nneg <2 x i32> %30 to <2 x i64>, !dbg !214
  %32 = extractelement <2 x i64> %31, i64 0
  %33 = extractelement <2 x i64> %31, i64 1
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32, !dbg !214
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %33, !dbg !214
  %36 = load float, ptr addrspace(1) %34, align 4, !dbg !214, !tbaa !63
  %37 = load float, ptr addrspace(1) %35, align 4, !dbg !214, !tbaa !63
  %38 = insertelement <2 x float> poison, float %36, i64 0
  %39 = insertelement <2 x float> %38, float %37, i64 1
  %40 = fmul contract <2 x float> %39, splat (float 2.000000e+00), !dbg !214
  %41 = extractelement <2 x float> %40, i64 0
  %42 = extractelement <2 x float> %40, i64 1
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %32, !dbg !214
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %33, !dbg !214
  store float %41, ptr addrspace(1) %43, align 4, !dbg !214, !tbaa !63
  store float %42, ptr addrspace(1) %44, align 4, !dbg !214, !tbaa !63
  %45 = or disjoint <2 x i32> %29, %21
  %46 = zext nneg <2 x i32> %45 to <2 x i64>, !dbg !214
  %47 = extractelement <2 x i64> %46, i64 0
  %48 = extractelement <2 x i64> %46, i64 1
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %47, !dbg !214
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %48, !dbg !214
  %51 = load float, ptr addrspace(1) %49, align 4, !dbg !214, !tbaa !63
  %52 = load float, ptr addrspace(1) %50, align 4, !dbg !214, !tbaa !63
  %53 = insertelement <2 x float> poison, float %51, i64 0
  %54 = insertelement <2 x float> %53, float %52, i64 1
  %55 = fmul contract <2 x float> %54, splat (float 2.000000e+00), !dbg !214
  %56 = extractelement <2 x float> %55, i64 0
  %57 = extractelement <2 x float> %55, i64 1
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %47, !dbg !214
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %48, !dbg !214
  store float %56, ptr addrspace(1) %58, align 4, !dbg !214, !tbaa !63
  store float %57, ptr addrspace(1) %59, align 4, !dbg !214, !tbaa !63
  %60 = or disjoint <2 x i32> %29, %23
  %61 = zext nneg <2 x i32> %60 to <2 x i64>, !dbg !214
  %62 = extractelement <2 x i64> %61, i64 0
  %63 = extractelement <2 x i64> %61, i64 1
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %62, !dbg !214
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %63, !dbg !214
  %66 = load float, ptr addrspace(1) %64, align 4, !dbg !214, !tbaa !63
  %67 = load float, ptr addrspace(1) %65, align 4, !dbg !214, !tbaa !63
  %68 = insertelement <2 x float> poison, float %66, i64 0
  %69 = insertelement <2 x float> %68, float %67, i64 1
  %70 = fmul contract <2 x float> %69, splat (float 2.000000e+00), !dbg !214
  %71 = extractelement <2 x float> %70, i64 0
  %72 = extractelement <2 x float> %70, i64 1
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %62, !dbg !214
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %63, !dbg !214
  store float %71, ptr addrspace(1) %73, align 4, !dbg !214, !tbaa !63
  store float %72, ptr addrspace(1) %74, align 4, !dbg !214, !tbaa !63
  %75 = or disjoint <2 x i32> %29, %25
  %76 = zext nneg <2 x i32> %75 to <2 x i64>, !dbg !214
  %77 = extractelement <2 x i64> %76, i64 0
  %78 = extractelement <2 x i64> %76, i64 1
  %79 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %77, !dbg !214
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %78, !dbg !214
  %81 = load float, ptr addrspace(1) %79, align 4, !dbg !214, !tbaa !63
  %82 = load float, ptr addrspace(1) %80, align 4, !dbg !214, !tbaa !63
  %83 = insertelement <2 x float> poison, float %81, i64 0
  %84 = insertelement <2 x float> %83, float %82, i64 1
  %85 = fmul contract <2 x float> %84, splat (float 2.000000e+00), !dbg !214
  %86 = extractelement <2 x float> %85, i64 0
  %87 = extractelement <2 x float> %85, i64 1
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %77, !dbg !214
  %89 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %78, !dbg !214
  store float %86, ptr addrspace(1) %88, align 4, !dbg !214, !tbaa !63
  store float %87, ptr addrspace(1) %89, align 4, !dbg !214, !tbaa !63
  %90 = add nuw i32 %27, 2
  %91 = add nuw nsw <2 x i32> %28, splat (i32 8)
  %92 = icmp eq i32 %90, %16, !dbg !213
  br i1 %92, label %93, label %26, !dbg !213, !llvm.loop !215

93:                                               ; preds = %26
  %94 = icmp eq i32 %12, %16, !dbg !213
  br i1 %94, label %129, label %95, !dbg !213

95:                                               ; preds = %5, %93
  %96 = phi i32 [ 0, %5 ], [ %17, %93 ]
  br label %97, !dbg !213

97:                                               ; preds = %95, %97
  %98 = phi i32 [ %127, %97 ], [ %96, %95 ]
  %99 = shl nsw i32 %98, 10, !dbg !214
  %100 = or disjoint i32 %99, %6, !dbg !214
  %101 = zext nneg i32 %100 to i64, !dbg !214
  %102 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %101, !dbg !214
  %103 = load float, ptr addrspace(1) %102, align 4, !dbg !214, !tbaa !63
  %104 = fmul contract float %103, 2.000000e+00, !dbg !214
  %105 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %101, !dbg !214
  store float %104, ptr addrspace(1) %105, align 4, !dbg !214, !tbaa !63
  %106 = shl i32 %98, 10, !dbg !214
  %107 = or disjoint i32 %106, %7
  %108 = zext nneg i32 %107 to i64, !dbg !214
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %108, !dbg !214
  %110 = load float, ptr addrspace(1) %109, align 4, !dbg !214, !tbaa !63
  %111 = fmul contract float %110, 2.000000e+00, !dbg !214
  %112 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %108, !dbg !214
  store float %111, ptr addrspace(1) %112, align 4, !dbg !214, !tbaa !63
  %113 = shl i32 %98, 10, !dbg !214
  %114 = or disjoint i32 %113, %8
  %115 = zext nneg i32 %114 to i64, !dbg !214
  %116 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %115, !dbg !214
  %117 = load float, ptr addrspace(1) %116, align 4, !dbg !214, !tbaa !63
  %118 = fmul contract float %117, 2.000000e+00, !dbg !214
  %119 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %115, !dbg !214
  store float %118, ptr addrspace(1) %119, align 4, !dbg !214, !tbaa !63
  %120 = shl i32 %98, 10, !dbg !214
  %121 = or disjoint i32 %120, %9
  %122 = zext nneg i32 %121 to i64, !dbg !214
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %122, !dbg !214
  %124 = load float, ptr addrspace(1) %123, align 4, !dbg !214, !tbaa !63
  %125 = fmul contract float %124, 2.000000e+00, !dbg !214
  %126 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %122, !dbg !214
  store float %125, ptr addrspace(1) %126, align 4, !dbg !214, !tbaa !63
  %127 = add nuw nsw i32 %98, 4, !dbg !213
  %128 = icmp slt i32 %127, %2, !dbg !213
  br i1 %128, label %97, label %129, !dbg !213, !llvm.loop !216

129:                                              ; preds = %97, %93, %3
  ret void, !dbg !217
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @factor_again(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !218 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !219
  %5 = icmp slt i32 %4, %2, !dbg !221
  br i1 %5, label %7, label %6, !dbg !221

6:                                                ; preds = %7, %3
  ret void, !dbg !222

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %14, %7 ], [ %4, %3 ]
  %9 = zext nneg i32 %8 to i64, !dbg !221
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9, !dbg !221
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !221, !tbaa !63
  %12 = load float, ptr addrspace(1) %1, align 4, !dbg !221, !tbaa !63
  %13 = fmul contract float %11, %12, !dbg !221
  store float %13, ptr addrspace(1) %10, align 4, !dbg !221, !tbaa !63
  %14 = add nuw nsw i32 %8, 256, !dbg !221
  %15 = icmp slt i32 %14, %2, !dbg !221
  br i1 %15, label %7, label %6, !dbg !221, !llvm.loop !223
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @factor_again_fixed(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !224 {
  %4 = load float, ptr addrspace(1) %1, align 4, !dbg !225, !tbaa !63
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !226
  %6 = icmp slt i32 %5, %2, !dbg !228
  br i1 %6, label %7, label %44, !dbg !228

7:                                                ; preds = %3
  %8 = xor i32 %5, -1, !dbg !228
  %9 = add i32 %2, %8, !dbg !228
  %10 = lshr i32 %9, 8, !dbg !228
  %11 = add nuw nsw i32 %10, 1, !dbg !228
  %12 = icmp eq i32 %10, 0, !dbg !228
  br i1 %12, label %42, label %13, !dbg !228

13:                                               ; preds = %7
  %14 = and i32 %11, 33554430
  %15 = shl i32 %14, 8
  %16 = add i32 %5, %15
  %17 = insertelement <2 x float> poison, float %4, i64 0
  %18 = shufflevector <2 x float> %17, <2 x float> poison, <2 x i32> zeroinitializer
  %19 = insertelement <2 x i32> poison, i32 %5, i64 0
  %20 = shufflevector <2 x i32> %19, <2 x i32> poison, <2 x i32> zeroinitializer
  %21 = add nuw nsw <2 x i32> %20, <i32 0, i32 256>
  br label %22, !dbg !228

22:                                               ; preds = %22, %13
  %23 = phi i32 [ 0, %13 ], [ %37, %22 ]
  %24 = phi <2 x i32> [ %21, %13 ], [ %38, %22 ]
  %25 = zext nneg <2 x i32> %24 to <2 x i64>, !dbg !228
  %26 = extractelement <2 x i64> %25, i64 0
  %27 = extractelement <2 x i64> %25, i64 1
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %26, !dbg !228
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %27, !dbg !228
  %30 = load float, ptr addrspace(1) %28, align 4, !dbg !228, !tbaa !63
  %31 = load float, ptr addrspace(1) %29, align 4, !dbg !228, !tbaa !63
  %32 = insertelement <2 x float> poison, float %30, i64 0
  %33 = insertelement <2 x float> %32, float %31, i64 1
  %34 = fmul contract <2 x float> %18, %33, !dbg !228
  %35 = extractelement <2 x float> %34, i64 0
  %36 = extractelement <2 x float> %34, i64 1
  store float %35, ptr addrspace(1) %28, align 4, !dbg !228, !tbaa !63
  store float %36, ptr addrspace(1) %29, align 4, !dbg !228, !tbaa !63
  %37 = add nuw i32 %23, 2
  %38 = add nuw nsw <2 x i32> %24, splat (i32 512)
  %39 = icmp eq i32 %37, %14, !dbg !228
  br i1 %39, label %40, label %22, !dbg !228, !llvm.loop !229

40:                                               ; preds = %22
  %41 = icmp eq i32 %11, %14, !dbg !228
  br i1 %41, label %44, label %42, !dbg !228

42:                                               ; preds = %7, %40
  %43 = phi i32 [ %5, %7 ], [ %16, %40 ]
  br label %45, !dbg !228

44:                                               ; preds = %45, %40, %3
  ret void, !dbg !230

45:                                               ; preds = %42, %45
  %46 = phi i32 [ %51, %45 ], [ %43, %42 ]
  %47 = zext nneg i32 %46 to i64, !dbg !228
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %47, !dbg !228
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !228, !tbaa !63
  %50 = fmul contract float %4, %49, !dbg !228
  store float %50, ptr addrspace(1) %48, align 4, !dbg !228, !tbaa !63
  %51 = add nuw nsw i32 %46, 256, !dbg !228
  %52 = icmp slt i32 %51, %2, !dbg !228
  br i1 %52, label %45, label %44, !dbg !228, !llvm.loop !231
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sum_in_memory(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !233 {
  %4 = icmp sgt i32 %2, 0, !dbg !234
  br i1 %4, label %5, label %10, !dbg !234

5:                                                ; preds = %3
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !63
  br label %11, !dbg !234

10:                                               ; preds = %11, %3
  ret void, !dbg !235

11:                                               ; preds = %5, %11
  %12 = phi float [ %9, %5 ], [ %19, %11 ], !dbg !234
  %13 = phi i32 [ 0, %5 ], [ %20, %11 ]
  %14 = shl nsw i32 %13, 8, !dbg !234
  %15 = add nuw i32 %14, %6, !dbg !234
  %16 = zext i32 %15 to i64, !dbg !234
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !234
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !234, !tbaa !63
  %19 = fadd contract float %18, %12, !dbg !234
  store float %19, ptr addrspace(1) %8, align 4, !dbg !234, !tbaa !63
  %20 = add nuw nsw i32 %13, 1, !dbg !234
  %21 = icmp eq i32 %20, %2, !dbg !234
  br i1 %21, label %10, label %11, !dbg !234, !llvm.loop !236
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sum_in_memory_fixed(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !237 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !238
  %5 = zext nneg i32 %4 to i64, !dbg !240
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !240
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !240, !tbaa !63
  %8 = icmp sgt i32 %2, 0, !dbg !241
  br i1 %8, label %11, label %9, !dbg !241

9:                                                ; preds = %11, %3
  %10 = phi float [ %7, %3 ], [ %19, %11 ], !dbg !242
  store float %10, ptr addrspace(1) %6, align 4, !dbg !243, !tbaa !63
  ret void, !dbg !244

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %20, %11 ], [ 0, %3 ]
  %13 = phi float [ %19, %11 ], [ %7, %3 ]
  %14 = shl nsw i32 %12, 8, !dbg !241
  %15 = add nuw i32 %14, %4, !dbg !241
  %16 = zext i32 %15 to i64, !dbg !241
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !241
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !241, !tbaa !63
  %19 = fadd contract float %13, %18, !dbg !241
  %20 = add nuw nsw i32 %12, 1, !dbg !241
  %21 = icmp eq i32 %20, %2, !dbg !241
  br i1 %21, label %9, label %11, !dbg !241, !llvm.loop !245
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @volatile_length(ptr addrspace(1) noalias noundef captures(none) %0, ptr addrspace(1) noundef %1) local_unnamed_addr #4 !dbg !246 {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !247
  %5 = load volatile i32, ptr %3, align 4, !dbg !249, !tbaa !9, !noalias.addrspace !250
  %6 = icmp slt i32 %4, %5, !dbg !249
  br i1 %6, label %8, label %7, !dbg !249

7:                                                ; preds = %8, %2
  ret void, !dbg !251

8:                                                ; preds = %2, %8
  %9 = phi i32 [ %14, %8 ], [ %4, %2 ]
  %10 = zext nneg i32 %9 to i64, !dbg !249
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10, !dbg !249
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !249, !tbaa !63
  %13 = fadd contract float %12, 1.000000e+00, !dbg !249
  store float %13, ptr addrspace(1) %11, align 4, !dbg !249, !tbaa !63
  %14 = add nuw nsw i32 %9, 256, !dbg !249
  %15 = load volatile i32, ptr %3, align 4, !dbg !249, !tbaa !9, !noalias.addrspace !250
  %16 = icmp slt i32 %14, %15, !dbg !249
  br i1 %16, label %8, label %7, !dbg !249, !llvm.loop !252
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @volatile_length_fixed(ptr addrspace(1) noalias noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #3 !dbg !253 {
  %3 = load i32, ptr addrspace(1) %1, align 4, !dbg !254, !tbaa !9
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !255
  %5 = icmp slt i32 %4, %3, !dbg !257
  br i1 %5, label %6, label %41, !dbg !257

6:                                                ; preds = %2
  %7 = xor i32 %4, -1, !dbg !257
  %8 = add i32 %3, %7, !dbg !257
  %9 = lshr i32 %8, 8, !dbg !257
  %10 = add nuw nsw i32 %9, 1, !dbg !257
  %11 = icmp eq i32 %9, 0, !dbg !257
  br i1 %11, label %39, label %12, !dbg !257

12:                                               ; preds = %6
  %13 = and i32 %10, 33554430
  %14 = shl i32 %13, 8
  %15 = add i32 %4, %14
  %16 = insertelement <2 x i32> poison, i32 %4, i64 0
  %17 = shufflevector <2 x i32> %16, <2 x i32> poison, <2 x i32> zeroinitializer
  %18 = add nuw nsw <2 x i32> %17, <i32 0, i32 256>
  br label %19, !dbg !257

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %34, %19 ]
  %21 = phi <2 x i32> [ %18, %12 ], [ %35, %19 ]
  %22 = zext nneg <2 x i32> %21 to <2 x i64>, !dbg !257
  %23 = extractelement <2 x i64> %22, i64 0
  %24 = extractelement <2 x i64> %22, i64 1
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23, !dbg !257
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24, !dbg !257
  %27 = load float, ptr addrspace(1) %25, align 4, !dbg !257, !tbaa !63
  %28 = load float, ptr addrspace(1) %26, align 4, !dbg !257, !tbaa !63
  %29 = insertelement <2 x float> poison, float %27, i64 0
  %30 = insertelement <2 x float> %29, float %28, i64 1
  %31 = fadd contract <2 x float> %30, splat (float 1.000000e+00), !dbg !257
  %32 = extractelement <2 x float> %31, i64 0
  %33 = extractelement <2 x float> %31, i64 1
  store float %32, ptr addrspace(1) %25, align 4, !dbg !257, !tbaa !63
  store float %33, ptr addrspace(1) %26, align 4, !dbg !257, !tbaa !63
  %34 = add nuw i32 %20, 2
  %35 = add nuw nsw <2 x i32> %21, splat (i32 512)
  %36 = icmp eq i32 %34, %13, !dbg !257
  br i1 %36, label %37, label %19, !dbg !257, !llvm.loop !258

37:                                               ; preds = %19
  %38 = icmp eq i32 %10, %13, !dbg !257
  br i1 %38, label %41, label %39, !dbg !257

39:                                               ; preds = %6, %37
  %40 = phi i32 [ %4, %6 ], [ %15, %37 ]
  br label %42, !dbg !257

41:                                               ; preds = %42, %37, %2
  ret void, !dbg !259

42:                                               ; preds = %39, %42
  %43 = phi i32 [ %48, %42 ], [ %40, %39 ]
  %44 = zext nneg i32 %43 to i64, !dbg !257
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %44, !dbg !257
  %46 = load float, ptr addrspace(1) %45, align 4, !dbg !257, !tbaa !63
  %47 = fadd contract float %46, 1.000000e+00, !dbg !257
  store float %47, ptr addrspace(1) %45, align 4, !dbg !257, !tbaa !63
  %48 = add nuw nsw i32 %43, 256, !dbg !257
  %49 = icmp slt i32 %48, %3, !dbg !257
  br i1 %49, label %42, label %41, !dbg !257, !llvm.loop !260
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @uncached(ptr addrspace(1) noundef %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !261 {
  %4 = icmp sgt i32 %2, 0, !dbg !262
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !262

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %20, %10 ], !dbg !263
  %8 = zext nneg i32 %5 to i64, !dbg !264
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !264
  store float %7, ptr addrspace(1) %9, align 4, !dbg !264, !tbaa !63
  ret void, !dbg !265

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %21, %10 ], [ 0, %3 ]
  %12 = phi float [ %20, %10 ], [ 0.000000e+00, %3 ]
  %13 = shl i32 %11, 8, !dbg !262
  %14 = and i32 %13, 1792, !dbg !262
  %15 = add nuw nsw i32 %14, %5, !dbg !262
  %16 = zext nneg i32 %15 to i64, !dbg !262
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !262
  %18 = addrspacecast ptr addrspace(1) %17 to ptr
  %19 = load volatile float, ptr %18, align 4, !dbg !262, !tbaa !63, !noalias.addrspace !250
  %20 = fadd contract float %12, %19, !dbg !262
  %21 = add nuw nsw i32 %11, 1, !dbg !262
  %22 = icmp eq i32 %21, %2, !dbg !262
  br i1 %22, label %6, label %10, !dbg !262, !llvm.loop !266
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @uncached_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !267 {
  %4 = icmp sgt i32 %2, 0, !dbg !268
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !268

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %19, %10 ], !dbg !269
  %8 = zext nneg i32 %5 to i64, !dbg !270
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !270
  store float %7, ptr addrspace(1) %9, align 4, !dbg !270, !tbaa !63
  ret void, !dbg !271

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %20, %10 ], [ 0, %3 ]
  %12 = phi float [ %19, %10 ], [ 0.000000e+00, %3 ]
  %13 = shl i32 %11, 8, !dbg !268
  %14 = and i32 %13, 1792, !dbg !268
  %15 = add nuw nsw i32 %14, %5, !dbg !268
  %16 = zext nneg i32 %15 to i64, !dbg !268
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !268
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !268, !tbaa !63
  %19 = fadd contract float %12, %18, !dbg !268
  %20 = add nuw nsw i32 %11, 1, !dbg !268
  %21 = icmp eq i32 %20, %2, !dbg !268
  br i1 %21, label %6, label %10, !dbg !268, !llvm.loop !272
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @constant_by_lane(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !273 {
  %4 = icmp sgt i32 %2, 0, !dbg !274
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !274

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %22, %10 ], !dbg !275
  %8 = zext nneg i32 %5 to i64, !dbg !276
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !276
  store float %7, ptr addrspace(1) %9, align 4, !dbg !276, !tbaa !63
  ret void, !dbg !277

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %23, %10 ], [ 0, %3 ]
  %12 = phi float [ %22, %10 ], [ 0.000000e+00, %3 ]
  %13 = shl nsw i32 %11, 8, !dbg !274
  %14 = add nuw i32 %13, %5, !dbg !274
  %15 = zext i32 %14 to i64, !dbg !274
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15, !dbg !274
  %17 = load i32, ptr addrspace(1) %16, align 4, !dbg !274, !tbaa !9
  %18 = and i32 %17, 255, !dbg !274
  %19 = zext nneg i32 %18 to i64, !dbg !274
  %20 = getelementptr inbounds nuw float, ptr addrspace(4) @table, i64 %19, !dbg !274
  %21 = load float, ptr addrspace(4) %20, align 4, !dbg !274, !tbaa !63
  %22 = fadd contract float %12, %21, !dbg !274
  %23 = add nuw nsw i32 %11, 1, !dbg !274
  %24 = icmp eq i32 %23, %2, !dbg !274
  br i1 %24, label %6, label %10, !dbg !274, !llvm.loop !278
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @constant_by_lane_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !279 {
  %4 = icmp sgt i32 %2, 0, !dbg !280
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !280

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %24, %10 ], !dbg !281
  %8 = zext nneg i32 %5 to i64, !dbg !282
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !282
  store float %7, ptr addrspace(1) %9, align 4, !dbg !282, !tbaa !63
  ret void, !dbg !283

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %25, %10 ], [ 0, %3 ]
  %12 = phi float [ %24, %10 ], [ 0.000000e+00, %3 ]
  %13 = and i32 %11, 255, !dbg !280
  %14 = zext nneg i32 %13 to i64, !dbg !280
  %15 = getelementptr inbounds nuw float, ptr addrspace(4) @table, i64 %14, !dbg !280
  %16 = load float, ptr addrspace(4) %15, align 4, !dbg !280, !tbaa !63
  %17 = shl nsw i32 %11, 8, !dbg !280
  %18 = add nuw i32 %17, %5, !dbg !280
  %19 = zext i32 %18 to i64, !dbg !280
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19, !dbg !280
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !280, !tbaa !9
  %22 = sitofp i32 %21 to float, !dbg !280
  %23 = fmul contract float %16, %22, !dbg !280
  %24 = fadd contract float %12, %23, !dbg !280
  %25 = add nuw nsw i32 %11, 1, !dbg !280
  %26 = icmp eq i32 %25, %2, !dbg !280
  br i1 %26, label %6, label %10, !dbg !280, !llvm.loop !284
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v2i32(<2 x i32>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "latency.cu", directory: ".", checksumkind: CSK_MD5, checksum: "7b2c7a5fd8cfe4ab092c43a5b2c96233")
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
!13 = distinct !DISubprogram(name: "chase", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!29 = !DILocation(line: 0, scope: !13)
!30 = !DILocation(line: 8, scope: !13)
!31 = !DILocation(line: 9, scope: !13)
!32 = distinct !{!32, !28, !28, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = distinct !DISubprogram(name: "chase_fixed", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 31, scope: !17, inlinedAt: !36)
!36 = distinct !DILocation(line: 12, scope: !34)
!37 = !DILocation(line: 32, scope: !21, inlinedAt: !38)
!38 = distinct !DILocation(line: 12, scope: !34)
!39 = !DILocation(line: 12, scope: !34)
!40 = !DILocation(line: 30, scope: !26, inlinedAt: !41)
!41 = distinct !DILocation(line: 12, scope: !34)
!42 = !DILocation(line: 13, scope: !34)
!43 = distinct !{!43, !42, !42, !33, !44}
!44 = !{!"llvm.loop.isvectorized", i32 1}
!45 = !DILocation(line: 0, scope: !34)
!46 = !DILocation(line: 14, scope: !34)
!47 = !DILocation(line: 15, scope: !34)
!48 = distinct !{!48, !42, !42, !33, !44}
!49 = distinct !DISubprogram(name: "list_sum", scope: !1, file: !1, line: 23, type: !14, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 31, scope: !17, inlinedAt: !51)
!51 = distinct !DILocation(line: 24, scope: !49)
!52 = !DILocation(line: 32, scope: !21, inlinedAt: !53)
!53 = distinct !DILocation(line: 24, scope: !49)
!54 = !DILocation(line: 24, scope: !49)
!55 = !DILocation(line: 30, scope: !26, inlinedAt: !56)
!56 = distinct !DILocation(line: 24, scope: !49)
!57 = !DILocation(line: 26, scope: !49)
!58 = !{!59, !59, i64 0}
!59 = !{!"p1 _ZTS4Node", !60, i64 0}
!60 = !{!"any pointer", !11, i64 0}
!61 = !DILocation(line: 0, scope: !49)
!62 = !DILocation(line: 27, scope: !49)
!63 = !{!64, !64, i64 0}
!64 = !{!"float", !11, i64 0}
!65 = !DILocation(line: 28, scope: !49)
!66 = !{!67, !64, i64 0}
!67 = !{!"_ZTS4Node", !64, i64 0, !59, i64 8}
!68 = distinct !{!68, !57, !57, !33}
!69 = distinct !DISubprogram(name: "list_sum_fixed", scope: !1, file: !1, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DILocation(line: 31, scope: !17, inlinedAt: !71)
!71 = distinct !DILocation(line: 31, scope: !69)
!72 = !DILocation(line: 32, scope: !21, inlinedAt: !73)
!73 = distinct !DILocation(line: 31, scope: !69)
!74 = !DILocation(line: 31, scope: !69)
!75 = !DILocation(line: 30, scope: !26, inlinedAt: !76)
!76 = distinct !DILocation(line: 31, scope: !69)
!77 = !DILocation(line: 33, scope: !69)
!78 = !DILocation(line: 0, scope: !69)
!79 = !DILocation(line: 34, scope: !69)
!80 = !DILocation(line: 35, scope: !69)
!81 = distinct !{!81, !77, !77, !33}
!82 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 38, type: !14, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DILocation(line: 31, scope: !17, inlinedAt: !84)
!84 = distinct !DILocation(line: 39, scope: !82)
!85 = !DILocation(line: 32, scope: !21, inlinedAt: !86)
!86 = distinct !DILocation(line: 39, scope: !82)
!87 = !DILocation(line: 39, scope: !82)
!88 = !DILocation(line: 30, scope: !26, inlinedAt: !89)
!89 = distinct !DILocation(line: 39, scope: !82)
!90 = !DILocation(line: 40, scope: !82)
!91 = !DILocation(line: 41, scope: !82)
!92 = !DILocation(line: 42, scope: !82)
!93 = !DILocation(line: 43, scope: !82)
!94 = distinct !{!94, !91, !95, !33}
!95 = !DILocation(line: 47, scope: !82)
!96 = !DILocation(line: 0, scope: !82)
!97 = !DILocation(line: 48, scope: !82)
!98 = !DILocation(line: 49, scope: !82)
!99 = distinct !DISubprogram(name: "search_fixed", scope: !1, file: !1, line: 52, type: !14, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = !DILocation(line: 30, scope: !26, inlinedAt: !101)
!101 = distinct !DILocation(line: 54, scope: !99)
!102 = !DILocation(line: 54, scope: !99)
!103 = !DILocation(line: 40, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = distinct !DILocation(line: 55, scope: !99)
!106 = !DILocation(line: 41, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 42, scope: !104, inlinedAt: !105)
!108 = !DILocation(line: 31, scope: !17, inlinedAt: !109)
!109 = distinct !DILocation(line: 56, scope: !99)
!110 = !DILocation(line: 56, scope: !99)
!111 = !DILocation(line: 57, scope: !99)
!112 = !DILocation(line: 59, scope: !99)
!113 = !DILocation(line: 60, scope: !99)
!114 = !DILocation(line: 61, scope: !99)
!115 = distinct !DISubprogram(name: "one_chain", scope: !1, file: !1, line: 64, type: !14, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 31, scope: !17, inlinedAt: !117)
!117 = distinct !DILocation(line: 65, scope: !115)
!118 = !DILocation(line: 32, scope: !21, inlinedAt: !119)
!119 = distinct !DILocation(line: 65, scope: !115)
!120 = !DILocation(line: 65, scope: !115)
!121 = !DILocation(line: 30, scope: !26, inlinedAt: !122)
!122 = distinct !DILocation(line: 65, scope: !115)
!123 = !DILocation(line: 66, scope: !115)
!124 = !DILocation(line: 67, scope: !115)
!125 = !DILocation(line: 0, scope: !115)
!126 = !DILocation(line: 68, scope: !115)
!127 = !DILocation(line: 69, scope: !115)
!128 = distinct !{!128, !124, !124, !33}
!129 = distinct !DISubprogram(name: "one_chain_fixed", scope: !1, file: !1, line: 71, type: !14, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = !DILocation(line: 31, scope: !17, inlinedAt: !131)
!131 = distinct !DILocation(line: 72, scope: !129)
!132 = !DILocation(line: 32, scope: !21, inlinedAt: !133)
!133 = distinct !DILocation(line: 72, scope: !129)
!134 = !DILocation(line: 72, scope: !129)
!135 = !DILocation(line: 30, scope: !26, inlinedAt: !136)
!136 = distinct !DILocation(line: 72, scope: !129)
!137 = !DILocation(line: 73, scope: !129)
!138 = !DILocation(line: 74, scope: !129)
!139 = !DILocation(line: 0, scope: !129)
!140 = !DILocation(line: 80, scope: !129)
!141 = !DILocation(line: 81, scope: !129)
!142 = !DILocation(line: 75, scope: !129)
!143 = !DILocation(line: 77, scope: !129)
!144 = distinct !{!144, !138, !145, !33}
!145 = !DILocation(line: 79, scope: !129)
!146 = distinct !DISubprogram(name: "horner", scope: !1, file: !1, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 31, scope: !17, inlinedAt: !148)
!148 = distinct !DILocation(line: 85, scope: !146)
!149 = !DILocation(line: 32, scope: !21, inlinedAt: !150)
!150 = distinct !DILocation(line: 85, scope: !146)
!151 = !DILocation(line: 85, scope: !146)
!152 = !DILocation(line: 30, scope: !26, inlinedAt: !153)
!153 = distinct !DILocation(line: 85, scope: !146)
!154 = !DILocation(line: 86, scope: !146)
!155 = !{!156, !156, i64 0}
!156 = !{!"double", !11, i64 0}
!157 = !DILocation(line: 87, scope: !146)
!158 = !DILocation(line: 0, scope: !146)
!159 = !DILocation(line: 88, scope: !146)
!160 = !DILocation(line: 89, scope: !146)
!161 = distinct !{!161, !157, !157, !33}
!162 = distinct !DISubprogram(name: "horner_fixed", scope: !1, file: !1, line: 91, type: !14, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 31, scope: !17, inlinedAt: !164)
!164 = distinct !DILocation(line: 92, scope: !162)
!165 = !DILocation(line: 32, scope: !21, inlinedAt: !166)
!166 = distinct !DILocation(line: 92, scope: !162)
!167 = !DILocation(line: 92, scope: !162)
!168 = !DILocation(line: 30, scope: !26, inlinedAt: !169)
!169 = distinct !DILocation(line: 92, scope: !162)
!170 = !DILocation(line: 94, scope: !162)
!171 = !DILocation(line: 95, scope: !162)
!172 = !DILocation(line: 96, scope: !162)
!173 = distinct !{!173, !171, !172, !33}
!174 = !DILocation(line: 97, scope: !162)
!175 = !DILocation(line: 98, scope: !162)
!176 = distinct !DISubprogram(name: "one_at_a_time", scope: !1, file: !1, line: 101, type: !14, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DILocation(line: 31, scope: !17, inlinedAt: !178)
!178 = distinct !DILocation(line: 102, scope: !176)
!179 = !DILocation(line: 32, scope: !21, inlinedAt: !180)
!180 = distinct !DILocation(line: 102, scope: !176)
!181 = !DILocation(line: 102, scope: !176)
!182 = !DILocation(line: 30, scope: !26, inlinedAt: !183)
!183 = distinct !DILocation(line: 102, scope: !176)
!184 = !DILocation(line: 105, scope: !176)
!185 = !DILocation(line: 0, scope: !176)
!186 = !DILocation(line: 106, scope: !176)
!187 = !DILocation(line: 107, scope: !176)
!188 = distinct !{!188, !184, !184, !33, !189}
!189 = !{!"llvm.loop.unroll.disable"}
!190 = distinct !DISubprogram(name: "one_at_a_time_fixed", scope: !1, file: !1, line: 109, type: !14, scopeLine: 109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!191 = !DILocation(line: 31, scope: !17, inlinedAt: !192)
!192 = distinct !DILocation(line: 110, scope: !190)
!193 = !DILocation(line: 32, scope: !21, inlinedAt: !194)
!194 = distinct !DILocation(line: 110, scope: !190)
!195 = !DILocation(line: 110, scope: !190)
!196 = !DILocation(line: 30, scope: !26, inlinedAt: !197)
!197 = distinct !DILocation(line: 110, scope: !190)
!198 = !DILocation(line: 113, scope: !190)
!199 = !DILocation(line: 119, scope: !190)
!200 = !DILocation(line: 120, scope: !190)
!201 = !DILocation(line: 114, scope: !190)
!202 = !DILocation(line: 115, scope: !190)
!203 = !DILocation(line: 116, scope: !190)
!204 = !DILocation(line: 117, scope: !190)
!205 = distinct !{!205, !198, !206, !33, !189}
!206 = !DILocation(line: 118, scope: !190)
!207 = distinct !DISubprogram(name: "may_overlap", scope: !1, file: !1, line: 123, type: !14, scopeLine: 123, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = !DILocation(line: 124, scope: !207)
!209 = !DILocation(line: 125, scope: !207)
!210 = distinct !{!210, !208, !209, !33}
!211 = !DILocation(line: 126, scope: !207)
!212 = distinct !DISubprogram(name: "may_overlap_fixed", scope: !1, file: !1, line: 128, type: !14, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = !DILocation(line: 129, scope: !212)
!214 = !DILocation(line: 130, scope: !212)
!215 = distinct !{!215, !213, !214, !33, !44}
!216 = distinct !{!216, !213, !214, !33, !44}
!217 = !DILocation(line: 131, scope: !212)
!218 = distinct !DISubprogram(name: "factor_again", scope: !1, file: !1, line: 134, type: !14, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DILocation(line: 30, scope: !26, inlinedAt: !220)
!220 = distinct !DILocation(line: 135, scope: !218)
!221 = !DILocation(line: 135, scope: !218)
!222 = !DILocation(line: 136, scope: !218)
!223 = distinct !{!223, !221, !221, !33}
!224 = distinct !DISubprogram(name: "factor_again_fixed", scope: !1, file: !1, line: 138, type: !14, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 139, scope: !224)
!226 = !DILocation(line: 30, scope: !26, inlinedAt: !227)
!227 = distinct !DILocation(line: 140, scope: !224)
!228 = !DILocation(line: 140, scope: !224)
!229 = distinct !{!229, !228, !228, !33, !44}
!230 = !DILocation(line: 141, scope: !224)
!231 = distinct !{!231, !33, !232, !44}
!232 = !{!"llvm.loop.unroll.runtime.disable"}
!233 = distinct !DISubprogram(name: "sum_in_memory", scope: !1, file: !1, line: 144, type: !14, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 145, scope: !233)
!235 = !DILocation(line: 146, scope: !233)
!236 = distinct !{!236, !234, !234, !33}
!237 = distinct !DISubprogram(name: "sum_in_memory_fixed", scope: !1, file: !1, line: 148, type: !14, scopeLine: 148, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = !DILocation(line: 30, scope: !26, inlinedAt: !239)
!239 = distinct !DILocation(line: 149, scope: !237)
!240 = !DILocation(line: 149, scope: !237)
!241 = !DILocation(line: 150, scope: !237)
!242 = !DILocation(line: 0, scope: !237)
!243 = !DILocation(line: 151, scope: !237)
!244 = !DILocation(line: 152, scope: !237)
!245 = distinct !{!245, !241, !241, !33}
!246 = distinct !DISubprogram(name: "volatile_length", scope: !1, file: !1, line: 155, type: !14, scopeLine: 155, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = !DILocation(line: 30, scope: !26, inlinedAt: !248)
!248 = distinct !DILocation(line: 156, scope: !246)
!249 = !DILocation(line: 156, scope: !246)
!250 = !{i32 2, i32 10}
!251 = !DILocation(line: 157, scope: !246)
!252 = distinct !{!252, !249, !249, !33}
!253 = distinct !DISubprogram(name: "volatile_length_fixed", scope: !1, file: !1, line: 159, type: !14, scopeLine: 159, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!254 = !DILocation(line: 160, scope: !253)
!255 = !DILocation(line: 30, scope: !26, inlinedAt: !256)
!256 = distinct !DILocation(line: 161, scope: !253)
!257 = !DILocation(line: 161, scope: !253)
!258 = distinct !{!258, !257, !257, !33, !44}
!259 = !DILocation(line: 162, scope: !253)
!260 = distinct !{!260, !33, !232, !44}
!261 = distinct !DISubprogram(name: "uncached", scope: !1, file: !1, line: 165, type: !14, scopeLine: 165, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!262 = !DILocation(line: 167, scope: !261)
!263 = !DILocation(line: 0, scope: !261)
!264 = !DILocation(line: 168, scope: !261)
!265 = !DILocation(line: 169, scope: !261)
!266 = distinct !{!266, !262, !262, !33}
!267 = distinct !DISubprogram(name: "uncached_fixed", scope: !1, file: !1, line: 171, type: !14, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!268 = !DILocation(line: 173, scope: !267)
!269 = !DILocation(line: 0, scope: !267)
!270 = !DILocation(line: 174, scope: !267)
!271 = !DILocation(line: 175, scope: !267)
!272 = distinct !{!272, !268, !268, !33}
!273 = distinct !DISubprogram(name: "constant_by_lane", scope: !1, file: !1, line: 180, type: !14, scopeLine: 180, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!274 = !DILocation(line: 182, scope: !273)
!275 = !DILocation(line: 0, scope: !273)
!276 = !DILocation(line: 183, scope: !273)
!277 = !DILocation(line: 184, scope: !273)
!278 = distinct !{!278, !274, !274, !33}
!279 = distinct !DISubprogram(name: "constant_by_lane_fixed", scope: !1, file: !1, line: 186, type: !14, scopeLine: 186, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!280 = !DILocation(line: 188, scope: !279)
!281 = !DILocation(line: 0, scope: !279)
!282 = !DILocation(line: 189, scope: !279)
!283 = !DILocation(line: 190, scope: !279)
!284 = distinct !{!284, !280, !280, !33}
