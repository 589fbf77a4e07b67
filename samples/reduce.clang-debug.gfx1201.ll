; ModuleID = 'src/reduce.hip'
source_filename = "src/reduce.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@weights = protected addrspace(4) externally_initialized constant [64 x float] zeroinitializer, align 16, !dbg !0
@_ZZ3sumE7partial = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16, !dbg !5
@_ZZ9histogramE5local = internal addrspace(3) global [256 x i32] undef, align 16, !dbg !30
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !7 {
    #dbg_value(ptr addrspace(1) %0, !18, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(ptr addrspace(1) %1, !19, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(i32 %2, !20, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !73
    #dbg_value(i32 %4, !21, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(float 0.000000e+00, !22, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !78
  %6 = shl nsw i32 %5, 8, !dbg !81
  %7 = add nsw i32 %6, %4, !dbg !82
    #dbg_value(i32 %7, !23, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(float 0.000000e+00, !22, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %8 = icmp slt i32 %7, %2, !dbg !84
  br i1 %8, label %9, label %13, !dbg !86

9:                                                ; preds = %3
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 12
  %12 = load i32, ptr addrspace(4) %11, align 4, !range !87, !invariant.load !88
  br label %17, !dbg !86

13:                                               ; preds = %17, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %28, %17 ], !dbg !72
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ3sumE7partial, i32 %4, !dbg !89
  store float %14, ptr addrspace(3) %15, align 4, !dbg !90, !tbaa !91
  fence syncscope("workgroup") release, !dbg !93
  tail call void @llvm.amdgcn.s.barrier(), !dbg !98
  fence syncscope("workgroup") acquire, !dbg !99
    #dbg_value(i32 128, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(i32 128, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %16 = icmp samesign ult i32 %4, 128, !dbg !101
  br i1 %16, label %31, label %36, !dbg !101

17:                                               ; preds = %9, %17
  %18 = phi float [ 0.000000e+00, %9 ], [ %28, %17 ]
  %19 = phi i32 [ %7, %9 ], [ %29, %17 ]
    #dbg_value(float %18, !22, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(i32 %19, !23, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
  %20 = sext i32 %19 to i64, !dbg !105
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20, !dbg !105
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !105, !tbaa !91
  %23 = srem i32 %19, 64, !dbg !106
  %24 = sext i32 %23 to i64, !dbg !107
  %25 = getelementptr inbounds float, ptr addrspace(4) @weights, i64 %24, !dbg !107
  %26 = load float, ptr addrspace(4) %25, align 4, !dbg !107, !tbaa !91
  %27 = fmul contract float %22, %26, !dbg !108
  %28 = fadd contract float %18, %27, !dbg !109
    #dbg_value(float %28, !22, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %29 = add nsw i32 %12, %19, !dbg !110
    #dbg_value(i32 %29, !23, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
  %30 = icmp slt i32 %29, %2, !dbg !84
  br i1 %30, label %17, label %13, !dbg !86, !llvm.loop !111

31:                                               ; preds = %13
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 512
  %33 = load float, ptr addrspace(3) %32, align 4, !dbg !114, !tbaa !91
  %34 = load float, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %35 = fadd contract float %33, %34, !dbg !115
  store float %35, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %36, !dbg !116

36:                                               ; preds = %31, %13
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 64, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %37 = icmp samesign ult i32 %4, 64, !dbg !101
  br i1 %37, label %38, label %43, !dbg !101

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 256
  %40 = load float, ptr addrspace(3) %39, align 4, !dbg !114, !tbaa !91
  %41 = load float, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %42 = fadd contract float %40, %41, !dbg !115
  store float %42, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %43, !dbg !116

43:                                               ; preds = %38, %36
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 32, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %44 = icmp samesign ult i32 %4, 32, !dbg !101
  br i1 %44, label %45, label %50, !dbg !101

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 128
  %47 = load float, ptr addrspace(3) %46, align 4, !dbg !114, !tbaa !91
  %48 = load float, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %49 = fadd contract float %47, %48, !dbg !115
  store float %49, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %50, !dbg !116

50:                                               ; preds = %45, %43
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 16, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %51 = icmp samesign ult i32 %4, 16, !dbg !101
  br i1 %51, label %52, label %57, !dbg !101

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 64
  %54 = load float, ptr addrspace(3) %53, align 4, !dbg !114, !tbaa !91
  %55 = load float, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %56 = fadd contract float %54, %55, !dbg !115
  store float %56, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %57, !dbg !116

57:                                               ; preds = %52, %50
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 8, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %58 = icmp samesign ult i32 %4, 8, !dbg !101
  br i1 %58, label %59, label %64, !dbg !101

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 32
  %61 = load float, ptr addrspace(3) %60, align 4, !dbg !114, !tbaa !91
  %62 = load float, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %63 = fadd contract float %61, %62, !dbg !115
  store float %63, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %64, !dbg !116

64:                                               ; preds = %59, %57
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 4, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %65 = icmp samesign ult i32 %4, 4, !dbg !101
  br i1 %65, label %66, label %71, !dbg !101

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 16
  %68 = load float, ptr addrspace(3) %67, align 4, !dbg !114, !tbaa !91
  %69 = load float, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %70 = fadd contract float %68, %69, !dbg !115
  store float %70, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %71, !dbg !116

71:                                               ; preds = %66, %64
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 2, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %72 = icmp samesign ult i32 %4, 2, !dbg !101
  br i1 %72, label %73, label %78, !dbg !101

73:                                               ; preds = %71
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 8
  %75 = load float, ptr addrspace(3) %74, align 4, !dbg !114, !tbaa !91
  %76 = load float, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %77 = fadd contract float %75, %76, !dbg !115
  store float %77, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %78, !dbg !116

78:                                               ; preds = %73, %71
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 1, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %79 = icmp eq i32 %4, 0, !dbg !101
  br i1 %79, label %80, label %85, !dbg !101

80:                                               ; preds = %78
  %81 = load <2 x float>, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  %82 = extractelement <2 x float> %81, i64 0, !dbg !115
  %83 = extractelement <2 x float> %81, i64 1, !dbg !115
  %84 = fadd contract float %83, %82, !dbg !115
  store float %84, ptr addrspace(3) %15, align 4, !dbg !115, !tbaa !91
  br label %85, !dbg !116

85:                                               ; preds = %80, %78
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
    #dbg_value(i32 0, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  %86 = icmp eq i32 %4, 0, !dbg !121
  br i1 %86, label %87, label %90, !dbg !121

87:                                               ; preds = %85
  %88 = load float, ptr addrspace(3) @_ZZ3sumE7partial, align 16, !dbg !123, !tbaa !91
  %89 = atomicrmw fadd ptr addrspace(1) %1, float %88 syncscope("agent") monotonic, align 4, !dbg !124, !noalias.addrspace !125, !amdgpu.no.fine.grained.memory !88, !amdgpu.no.remote.memory !88
  br label %90, !dbg !124

90:                                               ; preds = %87, %85
  ret void, !dbg !126
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @dot(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !127 {
    #dbg_value(ptr addrspace(1) %0, !137, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
    #dbg_value(ptr addrspace(1) %1, !138, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
    #dbg_value(ptr addrspace(1) %2, !139, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
    #dbg_value(i32 %3, !140, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
    #dbg_value(double 0.000000e+00, !141, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !145
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !147
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !147
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !147, !range !150, !invariant.load !88, !noundef !88
  %9 = zext nneg i16 %8 to i32, !dbg !147
  %10 = mul nsw i32 %5, %9, !dbg !151
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !152
  %12 = add nsw i32 %10, %11, !dbg !154
    #dbg_value(i32 %12, !142, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !155)
    #dbg_value(double 0.000000e+00, !141, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
  %13 = icmp slt i32 %12, %3, !dbg !156
  br i1 %13, label %14, label %18, !dbg !158

14:                                               ; preds = %4
  %15 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 12
  %17 = load i32, ptr addrspace(4) %16, align 4, !range !87, !invariant.load !88
  br label %21, !dbg !158

18:                                               ; preds = %21, %4
  %19 = phi double [ 0.000000e+00, %4 ], [ %29, %21 ], !dbg !144
    #dbg_value(ptr addrspace(1) %2, !139, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
    #dbg_value(ptr addrspace(1) %2, !139, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
  %20 = atomicrmw fadd ptr addrspace(1) %2, double %19 syncscope("agent") monotonic, align 8, !dbg !159, !noalias.addrspace !125, !amdgpu.no.fine.grained.memory !88, !amdgpu.no.remote.memory !88
  ret void, !dbg !160

21:                                               ; preds = %14, %21
  %22 = phi double [ 0.000000e+00, %14 ], [ %29, %21 ]
  %23 = phi i32 [ %12, %14 ], [ %30, %21 ]
    #dbg_value(double %22, !141, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
    #dbg_value(i32 %23, !142, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !155)
  %24 = sext i32 %23 to i64, !dbg !161
  %25 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %24, !dbg !161
  %26 = load double, ptr addrspace(1) %25, align 8, !dbg !161, !tbaa !162
  %27 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %24, !dbg !164
  %28 = load double, ptr addrspace(1) %27, align 8, !dbg !164, !tbaa !162
  %29 = tail call contract double @llvm.fma.f64(double %26, double %28, double %22), !dbg !165
    #dbg_value(double %29, !141, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
  %30 = add nsw i32 %17, %23, !dbg !166
    #dbg_value(i32 %30, !142, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !155)
  %31 = icmp slt i32 %30, %3, !dbg !156
  br i1 %31, label %21, label %18, !dbg !158, !llvm.loop !167
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @histogram(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !32 {
    #dbg_value(ptr addrspace(1) %0, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
    #dbg_value(ptr addrspace(1) %1, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
    #dbg_value(i32 %2, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !170
  %5 = zext nneg i32 %4 to i64, !dbg !172
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ9histogramE5local, i32 %4, !dbg !172
  store i32 0, ptr addrspace(3) %6, align 4, !dbg !173, !tbaa !68
  fence syncscope("workgroup") release, !dbg !174
  tail call void @llvm.amdgcn.s.barrier(), !dbg !176
  fence syncscope("workgroup") acquire, !dbg !177
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !178
  %8 = shl nsw i32 %7, 8, !dbg !180
  %9 = add nsw i32 %8, %4, !dbg !181
    #dbg_value(i32 %9, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %10 = icmp slt i32 %9, %2, !dbg !183
  br i1 %10, label %11, label %15, !dbg !185

11:                                               ; preds = %3
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 12
  %14 = load i32, ptr addrspace(4) %13, align 4, !range !87, !invariant.load !88
  br label %18, !dbg !185

15:                                               ; preds = %18, %3
  fence syncscope("workgroup") release, !dbg !186
  tail call void @llvm.amdgcn.s.barrier(), !dbg !188
  fence syncscope("workgroup") acquire, !dbg !189
  %16 = load i32, ptr addrspace(3) %6, align 4, !dbg !190, !tbaa !68
    #dbg_value(i32 %16, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %17 = icmp eq i32 %16, 0, !dbg !191
  br i1 %17, label %31, label %28, !dbg !191

18:                                               ; preds = %11, %18
  %19 = phi i32 [ %9, %11 ], [ %26, %18 ]
    #dbg_value(i32 %19, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %20 = sext i32 %19 to i64, !dbg !193
  %21 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %20, !dbg !193
  %22 = load i8, ptr addrspace(1) %21, align 1, !dbg !193, !tbaa !194
  %23 = zext i8 %22 to i32, !dbg !195
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ9histogramE5local, i32 %23, !dbg !195
  %25 = atomicrmw add ptr addrspace(3) %24, i32 1 syncscope("workgroup") monotonic, align 4, !dbg !196, !noalias.addrspace !125, !amdgpu.no.fine.grained.memory !88, !amdgpu.no.remote.memory !88
  %26 = add nsw i32 %14, %19, !dbg !197
    #dbg_value(i32 %26, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %27 = icmp slt i32 %26, %2, !dbg !183
  br i1 %27, label %18, label %15, !dbg !185, !llvm.loop !198

28:                                               ; preds = %15
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %30 = atomicrmw add ptr addrspace(1) %29, i32 %16 syncscope("agent") monotonic, align 4, !dbg !200, !noalias.addrspace !125, !amdgpu.no.fine.grained.memory !88, !amdgpu.no.remote.memory !88
  br label %31, !dbg !200

31:                                               ; preds = %28, %15
  ret void, !dbg !201
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @wave_sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !202 {
    #dbg_value(ptr addrspace(1) %0, !211, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
    #dbg_value(ptr addrspace(1) %1, !212, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !215
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !217
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12, !dbg !217
  %6 = load i16, ptr addrspace(4) %5, align 4, !dbg !217, !range !150, !invariant.load !88, !noundef !88
  %7 = zext nneg i16 %6 to i32, !dbg !217
  %8 = mul nsw i32 %3, %7, !dbg !219
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !220
  %10 = add nsw i32 %8, %9, !dbg !222
  %11 = sext i32 %10 to i64, !dbg !223
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11, !dbg !223
  %13 = load i32, ptr addrspace(1) %12, align 4, !dbg !223, !tbaa !68
    #dbg_value(i32 %13, !213, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %14 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %13, i32 273, i32 15, i32 15, i1 true), !dbg !224
  %15 = add nsw i32 %14, %13, !dbg !225
    #dbg_value(i32 %15, !213, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %16 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %15, i32 274, i32 15, i32 15, i1 true), !dbg !226
  %17 = add nsw i32 %15, %16, !dbg !227
    #dbg_value(i32 %17, !213, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %18 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %17, i32 276, i32 15, i32 14, i1 true), !dbg !228
  %19 = add nsw i32 %17, %18, !dbg !229
    #dbg_value(i32 %19, !213, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %20 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %19, i32 280, i32 15, i32 12, i1 true), !dbg !230
  %21 = add nsw i32 %19, %20, !dbg !231
    #dbg_value(i32 %21, !213, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %22 = tail call i32 @llvm.amdgcn.readlane.i32(i32 %21, i32 15), !dbg !232
  %23 = tail call i32 @llvm.amdgcn.readlane.i32(i32 %21, i32 31), !dbg !233
  %24 = add nsw i32 %23, %22, !dbg !234
  %25 = sext i32 %3 to i64, !dbg !235
  %26 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %25, !dbg !235
  store i32 %24, ptr addrspace(1) %26, align 4, !dbg !236, !tbaa !68
  ret void, !dbg !237
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66}
!llvm.ident = !{!67}
!llvm.errno.tbaa = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "weights", scope: !2, file: !3, line: 4, type: !58, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "src/reduce.hip", directory: ".", checksumkind: CSK_MD5, checksum: "781b99470c5573b4e4dc3d1a00f0e4cf")
!4 = !{!0, !5, !30, !50}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "partial", scope: !7, file: !3, line: 7, type: !27, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 6, type: !8, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !14, !16}
!10 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, dwarfAddressSpace: 1)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !19, !20, !21, !22, !23, !25}
!18 = !DILocalVariable(name: "input", arg: 1, scope: !7, file: !3, line: 6, type: !10)
!19 = !DILocalVariable(name: "output", arg: 2, scope: !7, file: !3, line: 6, type: !14)
!20 = !DILocalVariable(name: "n", arg: 3, scope: !7, file: !3, line: 6, type: !16)
!21 = !DILocalVariable(name: "thread", scope: !7, file: !3, line: 8, type: !16)
!22 = !DILocalVariable(name: "value", scope: !7, file: !3, line: 9, type: !13)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 10, type: !16)
!24 = distinct !DILexicalBlock(scope: !7, file: !3, line: 10, column: 5)
!25 = !DILocalVariable(name: "step", scope: !26, file: !3, line: 13, type: !16)
!26 = distinct !DILexicalBlock(scope: !7, file: !3, line: 13, column: 5)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!31 = distinct !DIGlobalVariable(name: "local", scope: !32, file: !3, line: 27, type: !49, isLocal: true, isDefinition: true)
!32 = distinct !DISubprogram(name: "histogram", scope: !3, file: !3, line: 26, type: !33, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35, !39, !16}
!35 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64, dwarfAddressSpace: 1)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!38 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!39 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, dwarfAddressSpace: 1)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !{!43, !44, !45, !46, !48}
!43 = !DILocalVariable(name: "input", arg: 1, scope: !32, file: !3, line: 26, type: !35)
!44 = !DILocalVariable(name: "bins", arg: 2, scope: !32, file: !3, line: 26, type: !39)
!45 = !DILocalVariable(name: "n", arg: 3, scope: !32, file: !3, line: 26, type: !16)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 30, type: !16)
!47 = distinct !DILexicalBlock(scope: !32, file: !3, line: 30, column: 5)
!48 = !DILocalVariable(name: "count", scope: !32, file: !3, line: 33, type: !41)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 8192, elements: !28)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !52, line: 22, type: !53, isLocal: true, isDefinition: true)
!52 = !DIFile(filename: "src/gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "6bb3d6187a44a086d5e1e9413ea793bc")
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 80, elements: !56)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!55 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!56 = !{!57}
!57 = !DISubrange(count: 10)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 2048, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 64)
!61 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!62 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C++ TBAA"}
!72 = !DILocation(line: 0, scope: !7)
!73 = !DILocation(line: 14, column: 47, scope: !74, inlinedAt: !77)
!74 = distinct !DISubprogram(name: "thread_index", linkageName: "_Z12thread_indexv", scope: !52, file: !52, line: 14, type: !75, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!75 = !DISubroutineType(types: !76)
!76 = !{!16}
!77 = distinct !DILocation(line: 8, column: 18, scope: !7)
!78 = !DILocation(line: 15, column: 46, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "block_index", linkageName: "_Z11block_indexv", scope: !52, file: !52, line: 15, type: !75, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!80 = distinct !DILocation(line: 10, column: 18, scope: !24)
!81 = !DILocation(line: 10, column: 32, scope: !24)
!82 = !DILocation(line: 10, column: 38, scope: !24)
!83 = !DILocation(line: 0, scope: !24)
!84 = !DILocation(line: 10, column: 50, scope: !85)
!85 = distinct !DILexicalBlock(scope: !24, file: !3, line: 10, column: 5)
!86 = !DILocation(line: 10, column: 5, scope: !24)
!87 = !{i32 1, i32 0}
!88 = !{}
!89 = !DILocation(line: 11, column: 5, scope: !7)
!90 = !DILocation(line: 11, column: 21, scope: !7)
!91 = !{!92, !92, i64 0}
!92 = !{!"float", !70, i64 0}
!93 = !DILocation(line: 22, column: 5, scope: !94, inlinedAt: !97)
!94 = distinct !DISubprogram(name: "block_barrier", linkageName: "_Z13block_barrierv", scope: !52, file: !52, line: 21, type: !95, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!95 = !DISubroutineType(types: !96)
!96 = !{null}
!97 = distinct !DILocation(line: 12, column: 5, scope: !7)
!98 = !DILocation(line: 23, column: 5, scope: !94, inlinedAt: !97)
!99 = !DILocation(line: 24, column: 5, scope: !94, inlinedAt: !97)
!100 = !DILocation(line: 0, scope: !26)
!101 = !DILocation(line: 14, column: 20, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 14, column: 13)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 13, column: 47)
!104 = distinct !DILexicalBlock(scope: !26, file: !3, line: 13, column: 5)
!105 = !DILocation(line: 10, column: 82, scope: !85)
!106 = !DILocation(line: 10, column: 103, scope: !85)
!107 = !DILocation(line: 10, column: 93, scope: !85)
!108 = !DILocation(line: 10, column: 91, scope: !85)
!109 = !DILocation(line: 10, column: 79, scope: !85)
!110 = !DILocation(line: 10, column: 57, scope: !85)
!111 = distinct !{!111, !86, !112, !113}
!112 = !DILocation(line: 10, column: 107, scope: !24)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !DILocation(line: 14, column: 47, scope: !102)
!115 = !DILocation(line: 14, column: 44, scope: !102)
!116 = !DILocation(line: 14, column: 28, scope: !102)
!117 = !DILocation(line: 22, column: 5, scope: !94, inlinedAt: !118)
!118 = distinct !DILocation(line: 15, column: 9, scope: !103)
!119 = !DILocation(line: 23, column: 5, scope: !94, inlinedAt: !118)
!120 = !DILocation(line: 24, column: 5, scope: !94, inlinedAt: !118)
!121 = !DILocation(line: 17, column: 16, scope: !122)
!122 = distinct !DILexicalBlock(scope: !7, file: !3, line: 17, column: 9)
!123 = !DILocation(line: 17, column: 53, scope: !122)
!124 = !DILocation(line: 17, column: 22, scope: !122)
!125 = !{i32 5, i32 6}
!126 = !DILocation(line: 18, column: 1, scope: !7)
!127 = distinct !DISubprogram(name: "dot", scope: !3, file: !3, line: 20, type: !128, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !130, !130, !134, !16}
!130 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !131)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64, dwarfAddressSpace: 1)
!132 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !133)
!133 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!134 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !135)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64, dwarfAddressSpace: 1)
!136 = !{!137, !138, !139, !140, !141, !142}
!137 = !DILocalVariable(name: "a", arg: 1, scope: !127, file: !3, line: 20, type: !130)
!138 = !DILocalVariable(name: "b", arg: 2, scope: !127, file: !3, line: 20, type: !130)
!139 = !DILocalVariable(name: "output", arg: 3, scope: !127, file: !3, line: 20, type: !134)
!140 = !DILocalVariable(name: "n", arg: 4, scope: !127, file: !3, line: 20, type: !16)
!141 = !DILocalVariable(name: "value", scope: !127, file: !3, line: 21, type: !133)
!142 = !DILocalVariable(name: "i", scope: !143, file: !3, line: 22, type: !16)
!143 = distinct !DILexicalBlock(scope: !127, file: !3, line: 22, column: 5)
!144 = !DILocation(line: 0, scope: !127)
!145 = !DILocation(line: 15, column: 46, scope: !79, inlinedAt: !146)
!146 = distinct !DILocation(line: 22, column: 18, scope: !143)
!147 = !DILocation(line: 17, column: 45, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "block_size", linkageName: "_Z10block_sizev", scope: !52, file: !52, line: 17, type: !75, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!149 = distinct !DILocation(line: 22, column: 34, scope: !143)
!150 = !{i16 1, i16 1025}
!151 = !DILocation(line: 22, column: 32, scope: !143)
!152 = !DILocation(line: 14, column: 47, scope: !74, inlinedAt: !153)
!153 = distinct !DILocation(line: 22, column: 49, scope: !143)
!154 = !DILocation(line: 22, column: 47, scope: !143)
!155 = !DILocation(line: 0, scope: !143)
!156 = !DILocation(line: 22, column: 67, scope: !157)
!157 = distinct !DILexicalBlock(scope: !143, file: !3, line: 22, column: 5)
!158 = !DILocation(line: 22, column: 5, scope: !143)
!159 = !DILocation(line: 23, column: 5, scope: !127)
!160 = !DILocation(line: 24, column: 1, scope: !127)
!161 = !DILocation(line: 22, column: 112, scope: !157)
!162 = !{!163, !163, i64 0}
!163 = !{!"double", !70, i64 0}
!164 = !DILocation(line: 22, column: 118, scope: !157)
!165 = !DILocation(line: 22, column: 98, scope: !157)
!166 = !DILocation(line: 22, column: 74, scope: !157)
!167 = distinct !{!167, !158, !168, !113}
!168 = !DILocation(line: 22, column: 129, scope: !143)
!169 = !DILocation(line: 0, scope: !32)
!170 = !DILocation(line: 14, column: 47, scope: !74, inlinedAt: !171)
!171 = distinct !DILocation(line: 28, column: 11, scope: !32)
!172 = !DILocation(line: 28, column: 5, scope: !32)
!173 = !DILocation(line: 28, column: 27, scope: !32)
!174 = !DILocation(line: 22, column: 5, scope: !94, inlinedAt: !175)
!175 = distinct !DILocation(line: 29, column: 5, scope: !32)
!176 = !DILocation(line: 23, column: 5, scope: !94, inlinedAt: !175)
!177 = !DILocation(line: 24, column: 5, scope: !94, inlinedAt: !175)
!178 = !DILocation(line: 15, column: 46, scope: !79, inlinedAt: !179)
!179 = distinct !DILocation(line: 30, column: 18, scope: !47)
!180 = !DILocation(line: 30, column: 32, scope: !47)
!181 = !DILocation(line: 30, column: 38, scope: !47)
!182 = !DILocation(line: 0, scope: !47)
!183 = !DILocation(line: 30, column: 58, scope: !184)
!184 = distinct !DILexicalBlock(scope: !47, file: !3, line: 30, column: 5)
!185 = !DILocation(line: 30, column: 5, scope: !47)
!186 = !DILocation(line: 22, column: 5, scope: !94, inlinedAt: !187)
!187 = distinct !DILocation(line: 32, column: 5, scope: !32)
!188 = !DILocation(line: 23, column: 5, scope: !94, inlinedAt: !187)
!189 = !DILocation(line: 24, column: 5, scope: !94, inlinedAt: !187)
!190 = !DILocation(line: 33, column: 22, scope: !32)
!191 = !DILocation(line: 34, column: 15, scope: !192)
!192 = distinct !DILexicalBlock(scope: !32, file: !3, line: 34, column: 9)
!193 = !DILocation(line: 31, column: 39, scope: !184)
!194 = !{!70, !70, i64 0}
!195 = !DILocation(line: 31, column: 33, scope: !184)
!196 = !DILocation(line: 31, column: 9, scope: !184)
!197 = !DILocation(line: 30, column: 65, scope: !184)
!198 = distinct !{!198, !185, !199, !113}
!199 = !DILocation(line: 31, column: 100, scope: !47)
!200 = !DILocation(line: 34, column: 21, scope: !192)
!201 = !DILocation(line: 35, column: 1, scope: !32)
!202 = distinct !DISubprogram(name: "wave_sum", scope: !3, file: !3, line: 38, type: !203, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !210)
!203 = !DISubroutineType(types: !204)
!204 = !{null, !205, !208}
!205 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !206)
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !207, size: 64, dwarfAddressSpace: 1)
!207 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!208 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !209)
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, dwarfAddressSpace: 1)
!210 = !{!211, !212, !213}
!211 = !DILocalVariable(name: "input", arg: 1, scope: !202, file: !3, line: 38, type: !205)
!212 = !DILocalVariable(name: "output", arg: 2, scope: !202, file: !3, line: 38, type: !208)
!213 = !DILocalVariable(name: "value", scope: !202, file: !3, line: 39, type: !16)
!214 = !DILocation(line: 0, scope: !202)
!215 = !DILocation(line: 15, column: 46, scope: !79, inlinedAt: !216)
!216 = distinct !DILocation(line: 39, column: 23, scope: !202)
!217 = !DILocation(line: 17, column: 45, scope: !148, inlinedAt: !218)
!218 = distinct !DILocation(line: 39, column: 39, scope: !202)
!219 = !DILocation(line: 39, column: 37, scope: !202)
!220 = !DILocation(line: 14, column: 47, scope: !74, inlinedAt: !221)
!221 = distinct !DILocation(line: 39, column: 54, scope: !202)
!222 = !DILocation(line: 39, column: 52, scope: !202)
!223 = !DILocation(line: 39, column: 17, scope: !202)
!224 = !DILocation(line: 40, column: 14, scope: !202)
!225 = !DILocation(line: 40, column: 11, scope: !202)
!226 = !DILocation(line: 41, column: 14, scope: !202)
!227 = !DILocation(line: 41, column: 11, scope: !202)
!228 = !DILocation(line: 42, column: 14, scope: !202)
!229 = !DILocation(line: 42, column: 11, scope: !202)
!230 = !DILocation(line: 43, column: 14, scope: !202)
!231 = !DILocation(line: 43, column: 11, scope: !202)
!232 = !DILocation(line: 44, column: 29, scope: !202)
!233 = !DILocation(line: 44, column: 68, scope: !202)
!234 = !DILocation(line: 44, column: 66, scope: !202)
!235 = !DILocation(line: 44, column: 5, scope: !202)
!236 = !DILocation(line: 44, column: 27, scope: !202)
!237 = !DILocation(line: 45, column: 1, scope: !202)
