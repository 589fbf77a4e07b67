; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ13sum_all_fixedE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ13tickets_fixedE5count = internal addrspace(3) global i32 undef, align 4
@_ZZ13tickets_fixedE5first = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ15histogram_fixedE5local = internal addrspace(3) global [256 x i32] undef, align 16
@_ZZ12shared_totalE5total = internal addrspace(3) global float undef, align 4
@_ZZ18shared_total_fixedE5total = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sum_all(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !20
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !20, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !20
  %9 = mul i32 %4, %8, !dbg !24
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !25
  %11 = add i32 %9, %10, !dbg !24
  %12 = icmp slt i32 %11, %2, !dbg !28
  br i1 %12, label %13, label %18, !dbg !28

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !28, !tbaa !29
  %17 = atomicrmw fadd ptr addrspace(1) %1, float %16 syncscope("agent") monotonic, align 4, !dbg !31, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  br label %18, !dbg !28

18:                                               ; preds = %13, %3
  ret void, !dbg !35
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @sum_all_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !36 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !37
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !39
  %6 = shl i32 %5, 8, !dbg !41
  %7 = add i32 %6, %4, !dbg !41
  %8 = icmp slt i32 %7, %2, !dbg !41
  br i1 %8, label %9, label %13, !dbg !41

9:                                                ; preds = %3
  %10 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = load i32, ptr addrspace(4) %10, align 8, !invariant.load !15, !noundef !15
  %12 = shl i32 %11, 8
  br label %17, !dbg !41

13:                                               ; preds = %17, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %23, %17 ], !dbg !42
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ13sum_all_fixedE4part, i32 %4, !dbg !43
  store float %14, ptr addrspace(3) %15, align 4, !dbg !43, !tbaa !29
  fence syncscope("workgroup") release, !dbg !44
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !48
  %16 = icmp samesign ult i32 %4, 128, !dbg !49
  br i1 %16, label %26, label %31, !dbg !49

17:                                               ; preds = %9, %17
  %18 = phi i32 [ %7, %9 ], [ %24, %17 ]
  %19 = phi float [ 0.000000e+00, %9 ], [ %23, %17 ]
  %20 = sext i32 %18 to i64, !dbg !41
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20, !dbg !41
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !41, !tbaa !29
  %23 = fadd contract float %19, %22, !dbg !41
  %24 = add i32 %12, %18, !dbg !41
  %25 = icmp slt i32 %24, %2, !dbg !41
  br i1 %25, label %17, label %13, !dbg !41, !llvm.loop !50

26:                                               ; preds = %13
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 512
  %28 = load float, ptr addrspace(3) %27, align 4, !dbg !49, !tbaa !29
  %29 = load float, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %30 = fadd contract float %28, %29, !dbg !49
  store float %30, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %31, !dbg !49

31:                                               ; preds = %26, %13
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %32 = icmp samesign ult i32 %4, 64, !dbg !49
  br i1 %32, label %33, label %38, !dbg !49

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 256
  %35 = load float, ptr addrspace(3) %34, align 4, !dbg !49, !tbaa !29
  %36 = load float, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %37 = fadd contract float %35, %36, !dbg !49
  store float %37, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %38, !dbg !49

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %39 = icmp samesign ult i32 %4, 32, !dbg !49
  br i1 %39, label %40, label %45, !dbg !49

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 128
  %42 = load float, ptr addrspace(3) %41, align 4, !dbg !49, !tbaa !29
  %43 = load float, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %44 = fadd contract float %42, %43, !dbg !49
  store float %44, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %45, !dbg !49

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %46 = icmp samesign ult i32 %4, 16, !dbg !49
  br i1 %46, label %47, label %52, !dbg !49

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 64
  %49 = load float, ptr addrspace(3) %48, align 4, !dbg !49, !tbaa !29
  %50 = load float, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %51 = fadd contract float %49, %50, !dbg !49
  store float %51, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %52, !dbg !49

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %53 = icmp samesign ult i32 %4, 8, !dbg !49
  br i1 %53, label %54, label %59, !dbg !49

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 32
  %56 = load float, ptr addrspace(3) %55, align 4, !dbg !49, !tbaa !29
  %57 = load float, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %58 = fadd contract float %56, %57, !dbg !49
  store float %58, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %59, !dbg !49

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %60 = icmp samesign ult i32 %4, 4, !dbg !49
  br i1 %60, label %61, label %66, !dbg !49

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 16
  %63 = load float, ptr addrspace(3) %62, align 4, !dbg !49, !tbaa !29
  %64 = load float, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %65 = fadd contract float %63, %64, !dbg !49
  store float %65, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %66, !dbg !49

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %67 = icmp samesign ult i32 %4, 2, !dbg !49
  br i1 %67, label %68, label %73, !dbg !49

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 8
  %70 = load float, ptr addrspace(3) %69, align 4, !dbg !49, !tbaa !29
  %71 = load float, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %72 = fadd contract float %70, %71, !dbg !49
  store float %72, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %73, !dbg !49

73:                                               ; preds = %68, %66
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %74 = icmp eq i32 %4, 0, !dbg !49
  br i1 %74, label %75, label %80, !dbg !49

75:                                               ; preds = %73
  %76 = load <2 x float>, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  %77 = shufflevector <2 x float> %76, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !49
  %78 = fadd contract <2 x float> %77, %76, !dbg !49
  %79 = extractelement <2 x float> %78, i64 0, !dbg !49
  store float %79, ptr addrspace(3) %15, align 4, !dbg !49, !tbaa !29
  br label %80, !dbg !49

80:                                               ; preds = %75, %73
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !54
  fence syncscope("workgroup") acquire, !dbg !55
  %81 = icmp eq i32 %4, 0, !dbg !56
  br i1 %81, label %82, label %85, !dbg !56

82:                                               ; preds = %80
  %83 = load float, ptr addrspace(3) @_ZZ13sum_all_fixedE4part, align 16, !dbg !56, !tbaa !29
  %84 = atomicrmw fadd ptr addrspace(1) %1, float %83 syncscope("agent") monotonic, align 4, !dbg !57, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  br label %85, !dbg !56

85:                                               ; preds = %82, %80
  ret void, !dbg !59
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @dot_all(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !60 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !61
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !63
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !63
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !63, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !63
  %10 = mul i32 %5, %9, !dbg !65
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !66
  %12 = add i32 %10, %11, !dbg !65
  %13 = icmp slt i32 %12, %3, !dbg !65
  br i1 %13, label %14, label %17, !dbg !65

14:                                               ; preds = %4
  %15 = load i32, ptr addrspace(4) %6, align 8, !invariant.load !15, !noundef !15
  %16 = mul i32 %15, %9
  br label %18, !dbg !65

17:                                               ; preds = %18, %4
  ret void, !dbg !68

18:                                               ; preds = %14, %18
  %19 = phi i32 [ %12, %14 ], [ %27, %18 ]
  %20 = sext i32 %19 to i64, !dbg !69
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20, !dbg !69
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !69, !tbaa !29
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20, !dbg !69
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !69, !tbaa !29
  %25 = fmul contract float %22, %24, !dbg !69
  %26 = atomicrmw fadd ptr addrspace(1) %2, float %25 syncscope("agent") monotonic, align 4, !dbg !70, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  %27 = add i32 %16, %19, !dbg !65
  %28 = icmp slt i32 %27, %3, !dbg !65
  br i1 %28, label %18, label %17, !dbg !65, !llvm.loop !72
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @dot_all_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !73 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !74
  %6 = shl i32 %5, 5, !dbg !76
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !77
  %8 = add i32 %6, %7, !dbg !76
  %9 = icmp slt i32 %8, %3, !dbg !76
  br i1 %9, label %10, label %14, !dbg !76

10:                                               ; preds = %4
  %11 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = load i32, ptr addrspace(4) %11, align 8, !invariant.load !15, !noundef !15
  %13 = shl i32 %12, 5
  br label %47, !dbg !76

14:                                               ; preds = %47, %4
  %15 = phi float [ 0.000000e+00, %4 ], [ %56, %47 ], !dbg !79
  %16 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %17 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %16)
  %18 = shl i32 %17, 2, !dbg !80
  %19 = add i32 %18, 64, !dbg !80
  %20 = bitcast float %15 to i32, !dbg !80
  %21 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %19, i32 %20), !dbg !80
  %22 = bitcast i32 %21 to float, !dbg !80
  %23 = fadd contract float %15, %22, !dbg !83
  %24 = shl i32 %17, 2, !dbg !80
  %25 = add i32 %24, 32, !dbg !80
  %26 = bitcast float %23 to i32, !dbg !80
  %27 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %26), !dbg !80
  %28 = bitcast i32 %27 to float, !dbg !80
  %29 = fadd contract float %23, %28, !dbg !83
  %30 = shl i32 %17, 2, !dbg !80
  %31 = add i32 %30, 16, !dbg !80
  %32 = bitcast float %29 to i32, !dbg !80
  %33 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %32), !dbg !80
  %34 = bitcast i32 %33 to float, !dbg !80
  %35 = fadd contract float %29, %34, !dbg !83
  %36 = shl i32 %17, 2, !dbg !80
  %37 = add i32 %36, 8, !dbg !80
  %38 = bitcast float %35 to i32, !dbg !80
  %39 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %37, i32 %38), !dbg !80
  %40 = bitcast i32 %39 to float, !dbg !80
  %41 = fadd contract float %35, %40, !dbg !83
  %42 = shl i32 %17, 2, !dbg !80
  %43 = add i32 %42, 4, !dbg !80
  %44 = bitcast float %41 to i32, !dbg !80
  %45 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %44), !dbg !80
  %46 = icmp eq i32 %7, 0, !dbg !84
  br i1 %46, label %59, label %63, !dbg !84

47:                                               ; preds = %10, %47
  %48 = phi i32 [ %8, %10 ], [ %57, %47 ]
  %49 = phi float [ 0.000000e+00, %10 ], [ %56, %47 ]
  %50 = sext i32 %48 to i64, !dbg !76
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50, !dbg !76
  %52 = load float, ptr addrspace(1) %51, align 4, !dbg !76, !tbaa !29
  %53 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50, !dbg !76
  %54 = load float, ptr addrspace(1) %53, align 4, !dbg !76, !tbaa !29
  %55 = fmul contract float %52, %54, !dbg !76
  %56 = fadd contract float %49, %55, !dbg !76
  %57 = add i32 %13, %48, !dbg !76
  %58 = icmp slt i32 %57, %3, !dbg !76
  br i1 %58, label %47, label %14, !dbg !76, !llvm.loop !85

59:                                               ; preds = %14
  %60 = bitcast i32 %45 to float, !dbg !80
  %61 = fadd contract float %41, %60, !dbg !83
  %62 = atomicrmw fadd ptr addrspace(1) %2, float %61 syncscope("agent") monotonic, align 4, !dbg !86, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  br label %63, !dbg !84

63:                                               ; preds = %59, %14
  ret void, !dbg !88
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @tickets(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !89 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !90
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !92
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !92
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !92, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !92
  %10 = mul i32 %5, %9, !dbg !94
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !95
  %12 = add i32 %10, %11, !dbg !94
  %13 = icmp slt i32 %12, %3, !dbg !97
  br i1 %13, label %14, label %23, !dbg !97

14:                                               ; preds = %4
  %15 = sext i32 %12 to i64, !dbg !97
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15, !dbg !97
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !97, !tbaa !29
  %18 = fcmp contract ogt float %17, 0.000000e+00, !dbg !97
  br i1 %18, label %19, label %23, !dbg !97

19:                                               ; preds = %14
  %20 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent") monotonic, align 4, !dbg !98, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %21 = sext i32 %20 to i64, !dbg !97
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %21, !dbg !97
  store float %17, ptr addrspace(1) %22, align 4, !dbg !97, !tbaa !29
  br label %23, !dbg !97

23:                                               ; preds = %19, %14, %4
  ret void, !dbg !101
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @tickets_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !102 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !103
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !105
  %7 = shl i32 %6, 8, !dbg !107
  %8 = add i32 %7, %5, !dbg !107
  %9 = icmp eq i32 %5, 0, !dbg !108
  br i1 %9, label %10, label %11, !dbg !108

10:                                               ; preds = %4
  store i32 0, ptr addrspace(3) @_ZZ13tickets_fixedE5count, align 4, !dbg !108, !tbaa !9
  br label %11, !dbg !108

11:                                               ; preds = %10, %4
  fence syncscope("workgroup") release, !dbg !109
  tail call void @llvm.amdgcn.s.barrier(), !dbg !111
  fence syncscope("workgroup") acquire, !dbg !112
  %12 = icmp slt i32 %8, %3, !dbg !113
  br i1 %12, label %13, label %20, !dbg !113

13:                                               ; preds = %11
  %14 = sext i32 %8 to i64, !dbg !113
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14, !dbg !113
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !113, !tbaa !29
  %17 = fcmp contract ogt float %16, 0.000000e+00, !dbg !113
  br i1 %17, label %18, label %20, !dbg !113

18:                                               ; preds = %13
  %19 = atomicrmw add ptr addrspace(3) @_ZZ13tickets_fixedE5count, i32 1 syncscope("agent") monotonic, align 4, !dbg !114, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %20, !dbg !113

20:                                               ; preds = %18, %13, %11
  %21 = phi i32 [ %19, %18 ], [ -1, %13 ], [ -1, %11 ], !dbg !116
  fence syncscope("workgroup") release, !dbg !117
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !120
  br i1 %9, label %22, label %25, !dbg !121

22:                                               ; preds = %20
  %23 = load i32, ptr addrspace(3) @_ZZ13tickets_fixedE5count, align 4, !dbg !121, !tbaa !9
  %24 = atomicrmw add ptr addrspace(1) %2, i32 %23 syncscope("agent") monotonic, align 4, !dbg !122, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  store i32 %24, ptr addrspace(3) @_ZZ13tickets_fixedE5first, align 4, !dbg !121, !tbaa !9
  br label %25, !dbg !121

25:                                               ; preds = %22, %20
  fence syncscope("workgroup") release, !dbg !124
  tail call void @llvm.amdgcn.s.barrier(), !dbg !126
  fence syncscope("workgroup") acquire, !dbg !127
  %26 = icmp sgt i32 %21, -1, !dbg !128
  br i1 %26, label %27, label %35, !dbg !128

27:                                               ; preds = %25
  %28 = sext i32 %8 to i64, !dbg !128
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28, !dbg !128
  %30 = load float, ptr addrspace(1) %29, align 4, !dbg !128, !tbaa !29
  %31 = load i32, ptr addrspace(3) @_ZZ13tickets_fixedE5first, align 4, !dbg !128, !tbaa !9
  %32 = add nsw i32 %31, %21, !dbg !128
  %33 = sext i32 %32 to i64, !dbg !128
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33, !dbg !128
  store float %30, ptr addrspace(1) %34, align 4, !dbg !128, !tbaa !29
  br label %35, !dbg !128

35:                                               ; preds = %27, %25
  ret void, !dbg !129
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @largest(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !130 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !131
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !133
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !133
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !133, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !133
  %9 = mul i32 %4, %8, !dbg !135
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !136
  %11 = add i32 %9, %10, !dbg !135
  %12 = icmp slt i32 %11, %2, !dbg !138
  br i1 %12, label %13, label %29, !dbg !138

13:                                               ; preds = %3
  %14 = and i32 %11, 63, !dbg !139
  %15 = zext nneg i32 %14 to i64, !dbg !139
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15, !dbg !139
  %17 = load i32, ptr addrspace(1) %16, align 4, !dbg !139, !tbaa !9
  %18 = sext i32 %11 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !29
  br label %21, !dbg !140

21:                                               ; preds = %21, %13
  %22 = phi i32 [ %17, %13 ], [ %27, %21 ], !dbg !141
  %23 = bitcast i32 %22 to float, !dbg !142
  %24 = tail call contract noundef float @llvm.maxnum.f32(float %20, float %23), !dbg !145
  %25 = bitcast float %24 to i32, !dbg !148
  %26 = cmpxchg ptr addrspace(1) %16, i32 %22, i32 %25 syncscope("agent") monotonic monotonic, align 4, !dbg !151, !noalias.addrspace !34
  %27 = extractvalue { i32, i1 } %26, 0
  %28 = extractvalue { i32, i1 } %26, 1, !dbg !154
  br i1 %28, label %29, label %21, !dbg !154, !llvm.loop !155

29:                                               ; preds = %21, %3
  ret void, !dbg !156
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @largest_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !157 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !158
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !160
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !160
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !160, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !160
  %9 = mul i32 %4, %8, !dbg !162
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !163
  %11 = add i32 %9, %10, !dbg !162
  %12 = icmp slt i32 %11, %2, !dbg !165
  br i1 %12, label %13, label %21, !dbg !165

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = and i32 %11, 63
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %19 = load i32, ptr addrspace(1) %15, align 4, !dbg !165, !tbaa !29
  %20 = atomicrmw max ptr addrspace(1) %18, i32 %19 syncscope("agent") monotonic, align 4, !dbg !166, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %21, !dbg !165

21:                                               ; preds = %13, %3
  ret void, !dbg !169
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @double_sums(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !170 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !171
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !173
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !173
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !173, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !173
  %9 = mul i32 %4, %8, !dbg !175
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !176
  %11 = add i32 %9, %10, !dbg !175
  %12 = icmp slt i32 %11, %2, !dbg !178
  br i1 %12, label %13, label %29, !dbg !178

13:                                               ; preds = %3
  %14 = and i32 %11, 1023, !dbg !179
  %15 = zext nneg i32 %14 to i64, !dbg !179
  %16 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %15, !dbg !179
  %17 = load i64, ptr addrspace(1) %16, align 8, !dbg !180, !tbaa !181
  %18 = sext i32 %11 to i64
  %19 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !183
  br label %21, !dbg !185

21:                                               ; preds = %21, %13
  %22 = phi i64 [ %17, %13 ], [ %27, %21 ], !dbg !186
  %23 = bitcast i64 %22 to double, !dbg !187
  %24 = fadd contract double %20, %23, !dbg !188
  %25 = bitcast double %24 to i64, !dbg !189
  %26 = cmpxchg ptr addrspace(1) %16, i64 %22, i64 %25 syncscope("agent") monotonic monotonic, align 8, !dbg !190, !noalias.addrspace !34
  %27 = extractvalue { i64, i1 } %26, 0
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !193
  br i1 %28, label %29, label %21, !dbg !193, !llvm.loop !194

29:                                               ; preds = %21, %3
  ret void, !dbg !195
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @double_sums_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !196 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !197
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !199
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !199
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !199, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !199
  %9 = mul i32 %4, %8, !dbg !201
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !202
  %11 = add i32 %9, %10, !dbg !201
  %12 = icmp slt i32 %11, %2, !dbg !204
  br i1 %12, label %13, label %21, !dbg !204

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %14
  %16 = and i32 %11, 1023
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %17
  %19 = load double, ptr addrspace(1) %15, align 8, !dbg !204, !tbaa !183
  %20 = atomicrmw fadd ptr addrspace(1) %18, double %19 syncscope("agent") monotonic, align 8, !dbg !205, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %21, !dbg !204

21:                                               ; preds = %13, %3
  ret void, !dbg !208
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @histogram(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !209 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !210
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !212
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !212
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !212, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !212
  %9 = mul i32 %4, %8, !dbg !214
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !215
  %11 = add i32 %9, %10, !dbg !214
  %12 = icmp slt i32 %11, %2, !dbg !214
  br i1 %12, label %13, label %16, !dbg !214

13:                                               ; preds = %3
  %14 = load i32, ptr addrspace(4) %5, align 8, !invariant.load !15, !noundef !15
  %15 = mul i32 %14, %8
  br label %17, !dbg !214

16:                                               ; preds = %17, %3
  ret void, !dbg !217

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %11, %13 ], [ %26, %17 ]
  %19 = sext i32 %18 to i64, !dbg !218
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19, !dbg !218
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !218, !tbaa !9
  %22 = and i32 %21, 255, !dbg !218
  %23 = zext nneg i32 %22 to i64, !dbg !218
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23, !dbg !218
  %25 = atomicrmw add ptr addrspace(1) %24, i32 1 syncscope("agent") monotonic, align 4, !dbg !219, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %26 = add i32 %15, %18, !dbg !214
  %27 = icmp slt i32 %26, %2, !dbg !214
  br i1 %27, label %17, label %16, !dbg !214, !llvm.loop !222
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @histogram_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !223 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !224
  %5 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15histogram_fixedE5local, i32 %4, !dbg !226
  store i32 0, ptr addrspace(3) %5, align 4, !dbg !226, !tbaa !9
  fence syncscope("workgroup") release, !dbg !227
  tail call void @llvm.amdgcn.s.barrier(), !dbg !229
  fence syncscope("workgroup") acquire, !dbg !230
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !231
  %7 = shl i32 %6, 8, !dbg !233
  %8 = add i32 %7, %4, !dbg !233
  %9 = icmp slt i32 %8, %2, !dbg !233
  br i1 %9, label %10, label %14, !dbg !233

10:                                               ; preds = %3
  %11 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = load i32, ptr addrspace(4) %11, align 8, !invariant.load !15, !noundef !15
  %13 = shl i32 %12, 8
  br label %19, !dbg !233

14:                                               ; preds = %19, %3
  %15 = zext nneg i32 %4 to i64, !dbg !226
  fence syncscope("workgroup") release, !dbg !234
  tail call void @llvm.amdgcn.s.barrier(), !dbg !236
  fence syncscope("workgroup") acquire, !dbg !237
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15, !dbg !238
  %17 = load i32, ptr addrspace(3) %5, align 4, !dbg !238, !tbaa !9
  %18 = atomicrmw add ptr addrspace(1) %16, i32 %17 syncscope("agent") monotonic, align 4, !dbg !239, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  ret void, !dbg !241

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %8, %10 ], [ %27, %19 ]
  %21 = sext i32 %20 to i64, !dbg !233
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21, !dbg !233
  %23 = load i32, ptr addrspace(1) %22, align 4, !dbg !233, !tbaa !9
  %24 = and i32 %23, 255, !dbg !233
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15histogram_fixedE5local, i32 %24, !dbg !233
  %26 = atomicrmw add ptr addrspace(3) %25, i32 1 syncscope("agent") monotonic, align 4, !dbg !242, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %27 = add i32 %13, %20, !dbg !233
  %28 = icmp slt i32 %27, %2, !dbg !233
  br i1 %28, label %19, label %14, !dbg !233, !llvm.loop !244
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @shared_total(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !dbg !245 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !246
  %5 = icmp eq i32 %4, 0, !dbg !248
  br i1 %5, label %6, label %7, !dbg !248

6:                                                ; preds = %3
  store float 0.000000e+00, ptr addrspace(3) @_ZZ12shared_totalE5total, align 4, !dbg !248, !tbaa !29
  br label %7, !dbg !248

7:                                                ; preds = %6, %3
  fence syncscope("workgroup") release, !dbg !249
  tail call void @llvm.amdgcn.s.barrier(), !dbg !251
  fence syncscope("workgroup") acquire, !dbg !252
  %8 = icmp slt i32 %4, %2, !dbg !253
  br i1 %8, label %10, label %9, !dbg !253

9:                                                ; preds = %10, %7
  fence syncscope("workgroup") release, !dbg !254
  tail call void @llvm.amdgcn.s.barrier(), !dbg !256
  fence syncscope("workgroup") acquire, !dbg !257
  br i1 %5, label %18, label %23, !dbg !258

10:                                               ; preds = %7, %10
  %11 = phi i32 [ %16, %10 ], [ %4, %7 ]
  %12 = zext nneg i32 %11 to i64, !dbg !253
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12, !dbg !253
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !253, !tbaa !29
  %15 = atomicrmw fadd ptr addrspace(3) @_ZZ12shared_totalE5total, float %14 syncscope("agent") monotonic, align 4, !dbg !259, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  %16 = add nuw nsw i32 %11, 256, !dbg !253
  %17 = icmp slt i32 %16, %2, !dbg !253
  br i1 %17, label %10, label %9, !dbg !253, !llvm.loop !261

18:                                               ; preds = %9
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  %22 = load float, ptr addrspace(3) @_ZZ12shared_totalE5total, align 4, !dbg !258, !tbaa !29
  store float %22, ptr addrspace(1) %21, align 4, !dbg !258, !tbaa !29
  br label %23, !dbg !258

23:                                               ; preds = %18, %9
  ret void, !dbg !262
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @shared_total_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !dbg !263 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !264
  %5 = icmp slt i32 %4, %2, !dbg !266
  br i1 %5, label %10, label %6, !dbg !266

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %16, %10 ], !dbg !267
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ18shared_total_fixedE5total, i32 %4, !dbg !268
  store float %7, ptr addrspace(3) %8, align 4, !dbg !268, !tbaa !29
  fence syncscope("workgroup") release, !dbg !269
  tail call void @llvm.amdgcn.s.barrier(), !dbg !271
  fence syncscope("workgroup") acquire, !dbg !272
  %9 = icmp samesign ult i32 %4, 128, !dbg !273
  br i1 %9, label %19, label %24, !dbg !273

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %17, %10 ], [ %4, %3 ]
  %12 = phi float [ %16, %10 ], [ 0.000000e+00, %3 ]
  %13 = zext nneg i32 %11 to i64, !dbg !266
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %13, !dbg !266
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !266, !tbaa !29
  %16 = fadd contract float %12, %15, !dbg !266
  %17 = add nuw nsw i32 %11, 256, !dbg !266
  %18 = icmp slt i32 %17, %2, !dbg !266
  br i1 %18, label %10, label %6, !dbg !266, !llvm.loop !274

19:                                               ; preds = %6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 512
  %21 = load float, ptr addrspace(3) %20, align 4, !dbg !273, !tbaa !29
  %22 = load float, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %23 = fadd contract float %21, %22, !dbg !273
  store float %23, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %24, !dbg !273

24:                                               ; preds = %19, %6
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %25 = icmp samesign ult i32 %4, 64, !dbg !273
  br i1 %25, label %26, label %31, !dbg !273

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 256
  %28 = load float, ptr addrspace(3) %27, align 4, !dbg !273, !tbaa !29
  %29 = load float, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %30 = fadd contract float %28, %29, !dbg !273
  store float %30, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %31, !dbg !273

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %32 = icmp samesign ult i32 %4, 32, !dbg !273
  br i1 %32, label %33, label %38, !dbg !273

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 128
  %35 = load float, ptr addrspace(3) %34, align 4, !dbg !273, !tbaa !29
  %36 = load float, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %37 = fadd contract float %35, %36, !dbg !273
  store float %37, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %38, !dbg !273

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %39 = icmp samesign ult i32 %4, 16, !dbg !273
  br i1 %39, label %40, label %45, !dbg !273

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 64
  %42 = load float, ptr addrspace(3) %41, align 4, !dbg !273, !tbaa !29
  %43 = load float, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %44 = fadd contract float %42, %43, !dbg !273
  store float %44, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %45, !dbg !273

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %46 = icmp samesign ult i32 %4, 8, !dbg !273
  br i1 %46, label %47, label %52, !dbg !273

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 32
  %49 = load float, ptr addrspace(3) %48, align 4, !dbg !273, !tbaa !29
  %50 = load float, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %51 = fadd contract float %49, %50, !dbg !273
  store float %51, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %52, !dbg !273

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %53 = icmp samesign ult i32 %4, 4, !dbg !273
  br i1 %53, label %54, label %59, !dbg !273

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 16
  %56 = load float, ptr addrspace(3) %55, align 4, !dbg !273, !tbaa !29
  %57 = load float, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %58 = fadd contract float %56, %57, !dbg !273
  store float %58, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %59, !dbg !273

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %60 = icmp samesign ult i32 %4, 2, !dbg !273
  br i1 %60, label %61, label %66, !dbg !273

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 8
  %63 = load float, ptr addrspace(3) %62, align 4, !dbg !273, !tbaa !29
  %64 = load float, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %65 = fadd contract float %63, %64, !dbg !273
  store float %65, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %66, !dbg !273

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %67 = icmp eq i32 %4, 0, !dbg !273
  br i1 %67, label %68, label %73, !dbg !273

68:                                               ; preds = %66
  %69 = load <2 x float>, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  %70 = shufflevector <2 x float> %69, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !273
  %71 = fadd contract <2 x float> %70, %69, !dbg !273
  %72 = extractelement <2 x float> %71, i64 0, !dbg !273
  store float %72, ptr addrspace(3) %8, align 4, !dbg !273, !tbaa !29
  br label %73, !dbg !273

73:                                               ; preds = %68, %66
  fence syncscope("workgroup") release, !dbg !275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !277
  fence syncscope("workgroup") acquire, !dbg !278
  %74 = icmp eq i32 %4, 0, !dbg !279
  br i1 %74, label %75, label %80, !dbg !279

75:                                               ; preds = %73
  %76 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %77
  %79 = load float, ptr addrspace(3) @_ZZ18shared_total_fixedE5total, align 16, !dbg !279, !tbaa !29
  store float %79, ptr addrspace(1) %78, align 4, !dbg !279, !tbaa !29
  br label %80, !dbg !279

80:                                               ; preds = %75, %73
  ret void, !dbg !280
}

; Function Attrs: mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @locked(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2) local_unnamed_addr #6 !dbg !281 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !282
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !284
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !284
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !284, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !284
  %10 = mul i32 %5, %9, !dbg !286
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !287
  %12 = add i32 %10, %11, !dbg !286
  %13 = zext i32 %12 to i64, !dbg !286
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %13, !dbg !286
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !286, !tbaa !29
  %16 = icmp eq i32 %11, 0, !dbg !289
  br i1 %16, label %17, label %24, !dbg !289

17:                                               ; preds = %3, %17
  %18 = cmpxchg ptr addrspace(1) %1, i32 0, i32 1 syncscope("agent") monotonic monotonic, align 4, !dbg !290, !noalias.addrspace !34
  %19 = extractvalue { i32, i1 } %18, 1, !dbg !292
  br i1 %19, label %20, label %17, !dbg !292, !llvm.loop !293

20:                                               ; preds = %17
  %21 = load volatile float, ptr %4, align 4, !dbg !294, !tbaa !29, !noalias.addrspace !295
  %22 = fadd contract float %15, %21, !dbg !294
  store volatile float %22, ptr %4, align 4, !dbg !294, !tbaa !29, !noalias.addrspace !295
  fence syncscope("agent") seq_cst, !dbg !296
  %23 = atomicrmw xchg ptr addrspace(1) %1, i32 0 syncscope("agent") monotonic, align 4, !dbg !299, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %24, !dbg !302

24:                                               ; preds = %20, %3
  ret void, !dbg !303
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @locked_fixed(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !304 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !305
  %4 = icmp eq i32 %3, 0, !dbg !307
  br i1 %4, label %5, label %16, !dbg !307

5:                                                ; preds = %2
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !308
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !310
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !310
  %9 = load i16, ptr addrspace(4) %8, align 4, !dbg !310, !range !23, !invariant.load !15, !noundef !15
  %10 = zext nneg i16 %9 to i32, !dbg !310
  %11 = mul i32 %6, %10, !dbg !312
  %12 = zext i32 %11 to i64, !dbg !312
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12, !dbg !312
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !312, !tbaa !29
  %15 = atomicrmw fadd ptr addrspace(1) %0, float %14 syncscope("agent") monotonic, align 4, !dbg !313, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  br label %16, !dbg !307

16:                                               ; preds = %5, %2
  ret void, !dbg !315
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #11

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,32" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomics.cu", directory: ".", checksumkind: CSK_MD5, checksum: "b09214f24bb992609f19097989553624")
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
!13 = distinct !DISubprogram(name: "sum_all", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !11, i64 0}
!31 = !DILocation(line: 52, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "atomicAdd<float>", scope: !18, file: !18, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 7, scope: !13)
!34 = !{i32 5, i32 6}
!35 = !DILocation(line: 8, scope: !13)
!36 = distinct !DISubprogram(name: "sum_all_fixed", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 30, scope: !26, inlinedAt: !38)
!38 = distinct !DILocation(line: 12, scope: !36)
!39 = !DILocation(line: 31, scope: !17, inlinedAt: !40)
!40 = distinct !DILocation(line: 14, scope: !36)
!41 = !DILocation(line: 14, scope: !36)
!42 = !DILocation(line: 0, scope: !36)
!43 = !DILocation(line: 15, scope: !36)
!44 = !DILocation(line: 40, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 16, scope: !36)
!47 = !DILocation(line: 41, scope: !45, inlinedAt: !46)
!48 = !DILocation(line: 42, scope: !45, inlinedAt: !46)
!49 = !DILocation(line: 18, scope: !36)
!50 = distinct !{!50, !41, !41, !51}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 40, scope: !45, inlinedAt: !53)
!53 = distinct !DILocation(line: 19, scope: !36)
!54 = !DILocation(line: 41, scope: !45, inlinedAt: !53)
!55 = !DILocation(line: 42, scope: !45, inlinedAt: !53)
!56 = !DILocation(line: 21, scope: !36)
!57 = !DILocation(line: 52, scope: !32, inlinedAt: !58)
!58 = distinct !DILocation(line: 21, scope: !36)
!59 = !DILocation(line: 22, scope: !36)
!60 = distinct !DISubprogram(name: "dot_all", scope: !1, file: !1, line: 25, type: !14, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 31, scope: !17, inlinedAt: !62)
!62 = distinct !DILocation(line: 26, scope: !60)
!63 = !DILocation(line: 32, scope: !21, inlinedAt: !64)
!64 = distinct !DILocation(line: 26, scope: !60)
!65 = !DILocation(line: 26, scope: !60)
!66 = !DILocation(line: 30, scope: !26, inlinedAt: !67)
!67 = distinct !DILocation(line: 26, scope: !60)
!68 = !DILocation(line: 28, scope: !60)
!69 = !DILocation(line: 27, scope: !60)
!70 = !DILocation(line: 52, scope: !32, inlinedAt: !71)
!71 = distinct !DILocation(line: 27, scope: !60)
!72 = distinct !{!72, !65, !69, !51}
!73 = distinct !DISubprogram(name: "dot_all_fixed", scope: !1, file: !1, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 31, scope: !17, inlinedAt: !75)
!75 = distinct !DILocation(line: 32, scope: !73)
!76 = !DILocation(line: 32, scope: !73)
!77 = !DILocation(line: 30, scope: !26, inlinedAt: !78)
!78 = distinct !DILocation(line: 32, scope: !73)
!79 = !DILocation(line: 0, scope: !73)
!80 = !DILocation(line: 49, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "lane_down", scope: !18, file: !18, line: 48, type: !14, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = distinct !DILocation(line: 33, scope: !73)
!83 = !DILocation(line: 33, scope: !73)
!84 = !DILocation(line: 34, scope: !73)
!85 = distinct !{!85, !76, !76, !51}
!86 = !DILocation(line: 52, scope: !32, inlinedAt: !87)
!87 = distinct !DILocation(line: 34, scope: !73)
!88 = !DILocation(line: 35, scope: !73)
!89 = distinct !DISubprogram(name: "tickets", scope: !1, file: !1, line: 38, type: !14, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 31, scope: !17, inlinedAt: !91)
!91 = distinct !DILocation(line: 39, scope: !89)
!92 = !DILocation(line: 32, scope: !21, inlinedAt: !93)
!93 = distinct !DILocation(line: 39, scope: !89)
!94 = !DILocation(line: 39, scope: !89)
!95 = !DILocation(line: 30, scope: !26, inlinedAt: !96)
!96 = distinct !DILocation(line: 39, scope: !89)
!97 = !DILocation(line: 40, scope: !89)
!98 = !DILocation(line: 52, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !18, file: !18, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = distinct !DILocation(line: 40, scope: !89)
!101 = !DILocation(line: 41, scope: !89)
!102 = distinct !DISubprogram(name: "tickets_fixed", scope: !1, file: !1, line: 44, type: !14, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = !DILocation(line: 30, scope: !26, inlinedAt: !104)
!104 = distinct !DILocation(line: 46, scope: !102)
!105 = !DILocation(line: 31, scope: !17, inlinedAt: !106)
!106 = distinct !DILocation(line: 46, scope: !102)
!107 = !DILocation(line: 46, scope: !102)
!108 = !DILocation(line: 47, scope: !102)
!109 = !DILocation(line: 40, scope: !45, inlinedAt: !110)
!110 = distinct !DILocation(line: 48, scope: !102)
!111 = !DILocation(line: 41, scope: !45, inlinedAt: !110)
!112 = !DILocation(line: 42, scope: !45, inlinedAt: !110)
!113 = !DILocation(line: 49, scope: !102)
!114 = !DILocation(line: 52, scope: !99, inlinedAt: !115)
!115 = distinct !DILocation(line: 49, scope: !102)
!116 = !DILocation(line: 0, scope: !102)
!117 = !DILocation(line: 40, scope: !45, inlinedAt: !118)
!118 = distinct !DILocation(line: 50, scope: !102)
!119 = !DILocation(line: 41, scope: !45, inlinedAt: !118)
!120 = !DILocation(line: 42, scope: !45, inlinedAt: !118)
!121 = !DILocation(line: 51, scope: !102)
!122 = !DILocation(line: 52, scope: !99, inlinedAt: !123)
!123 = distinct !DILocation(line: 51, scope: !102)
!124 = !DILocation(line: 40, scope: !45, inlinedAt: !125)
!125 = distinct !DILocation(line: 52, scope: !102)
!126 = !DILocation(line: 41, scope: !45, inlinedAt: !125)
!127 = !DILocation(line: 42, scope: !45, inlinedAt: !125)
!128 = !DILocation(line: 53, scope: !102)
!129 = !DILocation(line: 54, scope: !102)
!130 = distinct !DISubprogram(name: "largest", scope: !1, file: !1, line: 57, type: !14, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = !DILocation(line: 31, scope: !17, inlinedAt: !132)
!132 = distinct !DILocation(line: 58, scope: !130)
!133 = !DILocation(line: 32, scope: !21, inlinedAt: !134)
!134 = distinct !DILocation(line: 58, scope: !130)
!135 = !DILocation(line: 58, scope: !130)
!136 = !DILocation(line: 30, scope: !26, inlinedAt: !137)
!137 = distinct !DILocation(line: 58, scope: !130)
!138 = !DILocation(line: 59, scope: !130)
!139 = !DILocation(line: 60, scope: !130)
!140 = !DILocation(line: 61, scope: !130)
!141 = !DILocation(line: 0, scope: !130)
!142 = !DILocation(line: 65, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "__int_as_float", scope: !18, file: !18, line: 65, type: !14, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = distinct !DILocation(line: 63, scope: !130)
!145 = !DILocation(line: 72, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "fmaxf", scope: !18, file: !18, line: 72, type: !14, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = distinct !DILocation(line: 63, scope: !130)
!148 = !DILocation(line: 64, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "__float_as_int", scope: !18, file: !18, line: 64, type: !14, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = distinct !DILocation(line: 63, scope: !130)
!151 = !DILocation(line: 61, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "atomicCAS<int>", scope: !18, file: !18, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = distinct !DILocation(line: 63, scope: !130)
!154 = !DILocation(line: 64, scope: !130)
!155 = distinct !{!155, !140, !154, !51}
!156 = !DILocation(line: 65, scope: !130)
!157 = distinct !DISubprogram(name: "largest_fixed", scope: !1, file: !1, line: 67, type: !14, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = !DILocation(line: 31, scope: !17, inlinedAt: !159)
!159 = distinct !DILocation(line: 68, scope: !157)
!160 = !DILocation(line: 32, scope: !21, inlinedAt: !161)
!161 = distinct !DILocation(line: 68, scope: !157)
!162 = !DILocation(line: 68, scope: !157)
!163 = !DILocation(line: 30, scope: !26, inlinedAt: !164)
!164 = distinct !DILocation(line: 68, scope: !157)
!165 = !DILocation(line: 69, scope: !157)
!166 = !DILocation(line: 55, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "atomicMax", scope: !18, file: !18, line: 54, type: !14, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = distinct !DILocation(line: 69, scope: !157)
!169 = !DILocation(line: 70, scope: !157)
!170 = distinct !DISubprogram(name: "double_sums", scope: !1, file: !1, line: 73, type: !14, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = !DILocation(line: 31, scope: !17, inlinedAt: !172)
!172 = distinct !DILocation(line: 74, scope: !170)
!173 = !DILocation(line: 32, scope: !21, inlinedAt: !174)
!174 = distinct !DILocation(line: 74, scope: !170)
!175 = !DILocation(line: 74, scope: !170)
!176 = !DILocation(line: 30, scope: !26, inlinedAt: !177)
!177 = distinct !DILocation(line: 74, scope: !170)
!178 = !DILocation(line: 75, scope: !170)
!179 = !DILocation(line: 76, scope: !170)
!180 = !DILocation(line: 77, scope: !170)
!181 = !{!182, !182, i64 0}
!182 = !{!"long long", !11, i64 0}
!183 = !{!184, !184, i64 0}
!184 = !{!"double", !11, i64 0}
!185 = !DILocation(line: 78, scope: !170)
!186 = !DILocation(line: 0, scope: !170)
!187 = !DILocation(line: 81, scope: !170)
!188 = !DILocation(line: 82, scope: !170)
!189 = !DILocation(line: 84, scope: !170)
!190 = !DILocation(line: 61, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "atomicCAS<unsigned long long>", scope: !18, file: !18, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!192 = distinct !DILocation(line: 85, scope: !170)
!193 = !DILocation(line: 86, scope: !170)
!194 = distinct !{!194, !185, !193, !51}
!195 = !DILocation(line: 87, scope: !170)
!196 = distinct !DISubprogram(name: "double_sums_fixed", scope: !1, file: !1, line: 89, type: !14, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = !DILocation(line: 31, scope: !17, inlinedAt: !198)
!198 = distinct !DILocation(line: 90, scope: !196)
!199 = !DILocation(line: 32, scope: !21, inlinedAt: !200)
!200 = distinct !DILocation(line: 90, scope: !196)
!201 = !DILocation(line: 90, scope: !196)
!202 = !DILocation(line: 30, scope: !26, inlinedAt: !203)
!203 = distinct !DILocation(line: 90, scope: !196)
!204 = !DILocation(line: 91, scope: !196)
!205 = !DILocation(line: 52, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "atomicAdd<double>", scope: !18, file: !18, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = distinct !DILocation(line: 91, scope: !196)
!208 = !DILocation(line: 92, scope: !196)
!209 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 95, type: !14, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!210 = !DILocation(line: 31, scope: !17, inlinedAt: !211)
!211 = distinct !DILocation(line: 96, scope: !209)
!212 = !DILocation(line: 32, scope: !21, inlinedAt: !213)
!213 = distinct !DILocation(line: 96, scope: !209)
!214 = !DILocation(line: 96, scope: !209)
!215 = !DILocation(line: 30, scope: !26, inlinedAt: !216)
!216 = distinct !DILocation(line: 96, scope: !209)
!217 = !DILocation(line: 98, scope: !209)
!218 = !DILocation(line: 97, scope: !209)
!219 = !DILocation(line: 52, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "atomicAdd<unsigned int>", scope: !18, file: !18, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = distinct !DILocation(line: 97, scope: !209)
!222 = distinct !{!222, !214, !218, !51}
!223 = distinct !DISubprogram(name: "histogram_fixed", scope: !1, file: !1, line: 100, type: !14, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = !DILocation(line: 30, scope: !26, inlinedAt: !225)
!225 = distinct !DILocation(line: 102, scope: !223)
!226 = !DILocation(line: 102, scope: !223)
!227 = !DILocation(line: 40, scope: !45, inlinedAt: !228)
!228 = distinct !DILocation(line: 103, scope: !223)
!229 = !DILocation(line: 41, scope: !45, inlinedAt: !228)
!230 = !DILocation(line: 42, scope: !45, inlinedAt: !228)
!231 = !DILocation(line: 31, scope: !17, inlinedAt: !232)
!232 = distinct !DILocation(line: 104, scope: !223)
!233 = !DILocation(line: 104, scope: !223)
!234 = !DILocation(line: 40, scope: !45, inlinedAt: !235)
!235 = distinct !DILocation(line: 105, scope: !223)
!236 = !DILocation(line: 41, scope: !45, inlinedAt: !235)
!237 = !DILocation(line: 42, scope: !45, inlinedAt: !235)
!238 = !DILocation(line: 106, scope: !223)
!239 = !DILocation(line: 52, scope: !220, inlinedAt: !240)
!240 = distinct !DILocation(line: 106, scope: !223)
!241 = !DILocation(line: 107, scope: !223)
!242 = !DILocation(line: 52, scope: !220, inlinedAt: !243)
!243 = distinct !DILocation(line: 104, scope: !223)
!244 = distinct !{!244, !233, !233, !51}
!245 = distinct !DISubprogram(name: "shared_total", scope: !1, file: !1, line: 110, type: !14, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!246 = !DILocation(line: 30, scope: !26, inlinedAt: !247)
!247 = distinct !DILocation(line: 112, scope: !245)
!248 = !DILocation(line: 112, scope: !245)
!249 = !DILocation(line: 40, scope: !45, inlinedAt: !250)
!250 = distinct !DILocation(line: 113, scope: !245)
!251 = !DILocation(line: 41, scope: !45, inlinedAt: !250)
!252 = !DILocation(line: 42, scope: !45, inlinedAt: !250)
!253 = !DILocation(line: 114, scope: !245)
!254 = !DILocation(line: 40, scope: !45, inlinedAt: !255)
!255 = distinct !DILocation(line: 115, scope: !245)
!256 = !DILocation(line: 41, scope: !45, inlinedAt: !255)
!257 = !DILocation(line: 42, scope: !45, inlinedAt: !255)
!258 = !DILocation(line: 116, scope: !245)
!259 = !DILocation(line: 52, scope: !32, inlinedAt: !260)
!260 = distinct !DILocation(line: 114, scope: !245)
!261 = distinct !{!261, !253, !253, !51}
!262 = !DILocation(line: 117, scope: !245)
!263 = distinct !DISubprogram(name: "shared_total_fixed", scope: !1, file: !1, line: 119, type: !14, scopeLine: 119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = !DILocation(line: 30, scope: !26, inlinedAt: !265)
!265 = distinct !DILocation(line: 122, scope: !263)
!266 = !DILocation(line: 122, scope: !263)
!267 = !DILocation(line: 0, scope: !263)
!268 = !DILocation(line: 123, scope: !263)
!269 = !DILocation(line: 40, scope: !45, inlinedAt: !270)
!270 = distinct !DILocation(line: 124, scope: !263)
!271 = !DILocation(line: 41, scope: !45, inlinedAt: !270)
!272 = !DILocation(line: 42, scope: !45, inlinedAt: !270)
!273 = !DILocation(line: 126, scope: !263)
!274 = distinct !{!274, !266, !266, !51}
!275 = !DILocation(line: 40, scope: !45, inlinedAt: !276)
!276 = distinct !DILocation(line: 127, scope: !263)
!277 = !DILocation(line: 41, scope: !45, inlinedAt: !276)
!278 = !DILocation(line: 42, scope: !45, inlinedAt: !276)
!279 = !DILocation(line: 129, scope: !263)
!280 = !DILocation(line: 130, scope: !263)
!281 = distinct !DISubprogram(name: "locked", scope: !1, file: !1, line: 133, type: !14, scopeLine: 133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!282 = !DILocation(line: 31, scope: !17, inlinedAt: !283)
!283 = distinct !DILocation(line: 134, scope: !281)
!284 = !DILocation(line: 32, scope: !21, inlinedAt: !285)
!285 = distinct !DILocation(line: 134, scope: !281)
!286 = !DILocation(line: 134, scope: !281)
!287 = !DILocation(line: 30, scope: !26, inlinedAt: !288)
!288 = distinct !DILocation(line: 134, scope: !281)
!289 = !DILocation(line: 135, scope: !281)
!290 = !DILocation(line: 61, scope: !152, inlinedAt: !291)
!291 = distinct !DILocation(line: 136, scope: !281)
!292 = !DILocation(line: 136, scope: !281)
!293 = distinct !{!293, !292, !292, !51}
!294 = !DILocation(line: 137, scope: !281)
!295 = !{i32 2, i32 10}
!296 = !DILocation(line: 44, scope: !297, inlinedAt: !298)
!297 = distinct !DISubprogram(name: "__threadfence", scope: !18, file: !18, line: 44, type: !14, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!298 = distinct !DILocation(line: 138, scope: !281)
!299 = !DILocation(line: 58, scope: !300, inlinedAt: !301)
!300 = distinct !DISubprogram(name: "atomicExch<int>", scope: !18, file: !18, line: 57, type: !14, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!301 = distinct !DILocation(line: 139, scope: !281)
!302 = !DILocation(line: 140, scope: !281)
!303 = !DILocation(line: 141, scope: !281)
!304 = distinct !DISubprogram(name: "locked_fixed", scope: !1, file: !1, line: 143, type: !14, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!305 = !DILocation(line: 30, scope: !26, inlinedAt: !306)
!306 = distinct !DILocation(line: 144, scope: !304)
!307 = !DILocation(line: 145, scope: !304)
!308 = !DILocation(line: 31, scope: !17, inlinedAt: !309)
!309 = distinct !DILocation(line: 144, scope: !304)
!310 = !DILocation(line: 32, scope: !21, inlinedAt: !311)
!311 = distinct !DILocation(line: 144, scope: !304)
!312 = !DILocation(line: 144, scope: !304)
!313 = !DILocation(line: 52, scope: !32, inlinedAt: !314)
!314 = distinct !DILocation(line: 145, scope: !304)
!315 = !DILocation(line: 146, scope: !304)
