; ModuleID = 'atomics.cu'
source_filename = "atomics.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ13sum_all_fixedE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ13tickets_fixedE6places = internal unnamed_addr addrspace(3) global [257 x i32] undef, align 16
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @tickets_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !102 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !103
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !105
  %7 = shl i32 %6, 8, !dbg !107
  %8 = add i32 %7, %5, !dbg !107
  %9 = icmp slt i32 %8, %3, !dbg !108
  br i1 %9, label %10, label %16, !dbg !108

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !108, !tbaa !29
  %14 = fcmp contract ogt float %13, 0.000000e+00, !dbg !108
  %15 = zext i1 %14 to i32, !dbg !108
  br label %16

16:                                               ; preds = %10, %4
  %17 = phi i32 [ 0, %4 ], [ %15, %10 ], !dbg !109
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 %5, !dbg !108
  store i32 %17, ptr addrspace(3) %18, align 4, !dbg !108, !tbaa !9
  fence syncscope("workgroup") release, !dbg !110
  tail call void @llvm.amdgcn.s.barrier(), !dbg !112
  fence syncscope("workgroup") acquire, !dbg !113
  %19 = icmp eq i32 %5, 0, !dbg !114
  br i1 %19, label %20, label %278, !dbg !114

20:                                               ; preds = %16
  %21 = load <2 x i32>, ptr addrspace(3) @_ZZ13tickets_fixedE6places, align 16, !dbg !115, !tbaa !9
  %22 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 8), align 8, !dbg !115, !tbaa !9
  %23 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 16), align 16, !dbg !115, !tbaa !9
  %24 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 24), align 8, !dbg !115, !tbaa !9
  %25 = add <2 x i32> %23, %21, !dbg !115
  %26 = add <2 x i32> %24, %22, !dbg !115
  %27 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 32), align 16, !dbg !115, !tbaa !9
  %28 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 40), align 8, !dbg !115, !tbaa !9
  %29 = add <2 x i32> %27, %25, !dbg !115
  %30 = add <2 x i32> %28, %26, !dbg !115
  %31 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 48), align 16, !dbg !115, !tbaa !9
  %32 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 56), align 8, !dbg !115, !tbaa !9
  %33 = add <2 x i32> %31, %29, !dbg !115
  %34 = add <2 x i32> %32, %30, !dbg !115
  %35 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 64), align 16, !dbg !115, !tbaa !9
  %36 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 72), align 8, !dbg !115, !tbaa !9
  %37 = add <2 x i32> %35, %33, !dbg !115
  %38 = add <2 x i32> %36, %34, !dbg !115
  %39 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 80), align 16, !dbg !115, !tbaa !9
  %40 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 88), align 8, !dbg !115, !tbaa !9
  %41 = add <2 x i32> %39, %37, !dbg !115
  %42 = add <2 x i32> %40, %38, !dbg !115
  %43 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 96), align 16, !dbg !115, !tbaa !9
  %44 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 104), align 8, !dbg !115, !tbaa !9
  %45 = add <2 x i32> %43, %41, !dbg !115
  %46 = add <2 x i32> %44, %42, !dbg !115
  %47 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 112), align 16, !dbg !115, !tbaa !9
  %48 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 120), align 8, !dbg !115, !tbaa !9
  %49 = add <2 x i32> %47, %45, !dbg !115
  %50 = add <2 x i32> %48, %46, !dbg !115
  %51 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 128), align 16, !dbg !115, !tbaa !9
  %52 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 136), align 8, !dbg !115, !tbaa !9
  %53 = add <2 x i32> %51, %49, !dbg !115
  %54 = add <2 x i32> %52, %50, !dbg !115
  %55 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 144), align 16, !dbg !115, !tbaa !9
  %56 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 152), align 8, !dbg !115, !tbaa !9
  %57 = add <2 x i32> %55, %53, !dbg !115
  %58 = add <2 x i32> %56, %54, !dbg !115
  %59 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 160), align 16, !dbg !115, !tbaa !9
  %60 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 168), align 8, !dbg !115, !tbaa !9
  %61 = add <2 x i32> %59, %57, !dbg !115
  %62 = add <2 x i32> %60, %58, !dbg !115
  %63 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 176), align 16, !dbg !115, !tbaa !9
  %64 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 184), align 8, !dbg !115, !tbaa !9
  %65 = add <2 x i32> %63, %61, !dbg !115
  %66 = add <2 x i32> %64, %62, !dbg !115
  %67 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 192), align 16, !dbg !115, !tbaa !9
  %68 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 200), align 8, !dbg !115, !tbaa !9
  %69 = add <2 x i32> %67, %65, !dbg !115
  %70 = add <2 x i32> %68, %66, !dbg !115
  %71 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 208), align 16, !dbg !115, !tbaa !9
  %72 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 216), align 8, !dbg !115, !tbaa !9
  %73 = add <2 x i32> %71, %69, !dbg !115
  %74 = add <2 x i32> %72, %70, !dbg !115
  %75 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 224), align 16, !dbg !115, !tbaa !9
  %76 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 232), align 8, !dbg !115, !tbaa !9
  %77 = add <2 x i32> %75, %73, !dbg !115
  %78 = add <2 x i32> %76, %74, !dbg !115
  %79 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 240), align 16, !dbg !115, !tbaa !9
  %80 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 248), align 8, !dbg !115, !tbaa !9
  %81 = add <2 x i32> %79, %77, !dbg !115
  %82 = add <2 x i32> %80, %78, !dbg !115
  %83 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 256), align 16, !dbg !115, !tbaa !9
  %84 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 264), align 8, !dbg !115, !tbaa !9
  %85 = add <2 x i32> %83, %81, !dbg !115
  %86 = add <2 x i32> %84, %82, !dbg !115
  %87 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 272), align 16, !dbg !115, !tbaa !9
  %88 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 280), align 8, !dbg !115, !tbaa !9
  %89 = add <2 x i32> %87, %85, !dbg !115
  %90 = add <2 x i32> %88, %86, !dbg !115
  %91 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 288), align 16, !dbg !115, !tbaa !9
  %92 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 296), align 8, !dbg !115, !tbaa !9
  %93 = add <2 x i32> %91, %89, !dbg !115
  %94 = add <2 x i32> %92, %90, !dbg !115
  %95 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 304), align 16, !dbg !115, !tbaa !9
  %96 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 312), align 8, !dbg !115, !tbaa !9
  %97 = add <2 x i32> %95, %93, !dbg !115
  %98 = add <2 x i32> %96, %94, !dbg !115
  %99 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 320), align 16, !dbg !115, !tbaa !9
  %100 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 328), align 8, !dbg !115, !tbaa !9
  %101 = add <2 x i32> %99, %97, !dbg !115
  %102 = add <2 x i32> %100, %98, !dbg !115
  %103 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 336), align 16, !dbg !115, !tbaa !9
  %104 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 344), align 8, !dbg !115, !tbaa !9
  %105 = add <2 x i32> %103, %101, !dbg !115
  %106 = add <2 x i32> %104, %102, !dbg !115
  %107 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 352), align 16, !dbg !115, !tbaa !9
  %108 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 360), align 8, !dbg !115, !tbaa !9
  %109 = add <2 x i32> %107, %105, !dbg !115
  %110 = add <2 x i32> %108, %106, !dbg !115
  %111 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 368), align 16, !dbg !115, !tbaa !9
  %112 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 376), align 8, !dbg !115, !tbaa !9
  %113 = add <2 x i32> %111, %109, !dbg !115
  %114 = add <2 x i32> %112, %110, !dbg !115
  %115 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 384), align 16, !dbg !115, !tbaa !9
  %116 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 392), align 8, !dbg !115, !tbaa !9
  %117 = add <2 x i32> %115, %113, !dbg !115
  %118 = add <2 x i32> %116, %114, !dbg !115
  %119 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 400), align 16, !dbg !115, !tbaa !9
  %120 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 408), align 8, !dbg !115, !tbaa !9
  %121 = add <2 x i32> %119, %117, !dbg !115
  %122 = add <2 x i32> %120, %118, !dbg !115
  %123 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 416), align 16, !dbg !115, !tbaa !9
  %124 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 424), align 8, !dbg !115, !tbaa !9
  %125 = add <2 x i32> %123, %121, !dbg !115
  %126 = add <2 x i32> %124, %122, !dbg !115
  %127 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 432), align 16, !dbg !115, !tbaa !9
  %128 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 440), align 8, !dbg !115, !tbaa !9
  %129 = add <2 x i32> %127, %125, !dbg !115
  %130 = add <2 x i32> %128, %126, !dbg !115
  %131 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 448), align 16, !dbg !115, !tbaa !9
  %132 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 456), align 8, !dbg !115, !tbaa !9
  %133 = add <2 x i32> %131, %129, !dbg !115
  %134 = add <2 x i32> %132, %130, !dbg !115
  %135 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 464), align 16, !dbg !115, !tbaa !9
  %136 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 472), align 8, !dbg !115, !tbaa !9
  %137 = add <2 x i32> %135, %133, !dbg !115
  %138 = add <2 x i32> %136, %134, !dbg !115
  %139 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 480), align 16, !dbg !115, !tbaa !9
  %140 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 488), align 8, !dbg !115, !tbaa !9
  %141 = add <2 x i32> %139, %137, !dbg !115
  %142 = add <2 x i32> %140, %138, !dbg !115
  %143 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 496), align 16, !dbg !115, !tbaa !9
  %144 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 504), align 8, !dbg !115, !tbaa !9
  %145 = add <2 x i32> %143, %141, !dbg !115
  %146 = add <2 x i32> %144, %142, !dbg !115
  %147 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 512), align 16, !dbg !115, !tbaa !9
  %148 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 520), align 8, !dbg !115, !tbaa !9
  %149 = add <2 x i32> %147, %145, !dbg !115
  %150 = add <2 x i32> %148, %146, !dbg !115
  %151 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 528), align 16, !dbg !115, !tbaa !9
  %152 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 536), align 8, !dbg !115, !tbaa !9
  %153 = add <2 x i32> %151, %149, !dbg !115
  %154 = add <2 x i32> %152, %150, !dbg !115
  %155 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 544), align 16, !dbg !115, !tbaa !9
  %156 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 552), align 8, !dbg !115, !tbaa !9
  %157 = add <2 x i32> %155, %153, !dbg !115
  %158 = add <2 x i32> %156, %154, !dbg !115
  %159 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 560), align 16, !dbg !115, !tbaa !9
  %160 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 568), align 8, !dbg !115, !tbaa !9
  %161 = add <2 x i32> %159, %157, !dbg !115
  %162 = add <2 x i32> %160, %158, !dbg !115
  %163 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 576), align 16, !dbg !115, !tbaa !9
  %164 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 584), align 8, !dbg !115, !tbaa !9
  %165 = add <2 x i32> %163, %161, !dbg !115
  %166 = add <2 x i32> %164, %162, !dbg !115
  %167 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 592), align 16, !dbg !115, !tbaa !9
  %168 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 600), align 8, !dbg !115, !tbaa !9
  %169 = add <2 x i32> %167, %165, !dbg !115
  %170 = add <2 x i32> %168, %166, !dbg !115
  %171 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 608), align 16, !dbg !115, !tbaa !9
  %172 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 616), align 8, !dbg !115, !tbaa !9
  %173 = add <2 x i32> %171, %169, !dbg !115
  %174 = add <2 x i32> %172, %170, !dbg !115
  %175 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 624), align 16, !dbg !115, !tbaa !9
  %176 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 632), align 8, !dbg !115, !tbaa !9
  %177 = add <2 x i32> %175, %173, !dbg !115
  %178 = add <2 x i32> %176, %174, !dbg !115
  %179 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 640), align 16, !dbg !115, !tbaa !9
  %180 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 648), align 8, !dbg !115, !tbaa !9
  %181 = add <2 x i32> %179, %177, !dbg !115
  %182 = add <2 x i32> %180, %178, !dbg !115
  %183 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 656), align 16, !dbg !115, !tbaa !9
  %184 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 664), align 8, !dbg !115, !tbaa !9
  %185 = add <2 x i32> %183, %181, !dbg !115
  %186 = add <2 x i32> %184, %182, !dbg !115
  %187 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 672), align 16, !dbg !115, !tbaa !9
  %188 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 680), align 8, !dbg !115, !tbaa !9
  %189 = add <2 x i32> %187, %185, !dbg !115
  %190 = add <2 x i32> %188, %186, !dbg !115
  %191 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 688), align 16, !dbg !115, !tbaa !9
  %192 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 696), align 8, !dbg !115, !tbaa !9
  %193 = add <2 x i32> %191, %189, !dbg !115
  %194 = add <2 x i32> %192, %190, !dbg !115
  %195 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 704), align 16, !dbg !115, !tbaa !9
  %196 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 712), align 8, !dbg !115, !tbaa !9
  %197 = add <2 x i32> %195, %193, !dbg !115
  %198 = add <2 x i32> %196, %194, !dbg !115
  %199 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 720), align 16, !dbg !115, !tbaa !9
  %200 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 728), align 8, !dbg !115, !tbaa !9
  %201 = add <2 x i32> %199, %197, !dbg !115
  %202 = add <2 x i32> %200, %198, !dbg !115
  %203 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 736), align 16, !dbg !115, !tbaa !9
  %204 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 744), align 8, !dbg !115, !tbaa !9
  %205 = add <2 x i32> %203, %201, !dbg !115
  %206 = add <2 x i32> %204, %202, !dbg !115
  %207 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 752), align 16, !dbg !115, !tbaa !9
  %208 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 760), align 8, !dbg !115, !tbaa !9
  %209 = add <2 x i32> %207, %205, !dbg !115
  %210 = add <2 x i32> %208, %206, !dbg !115
  %211 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 768), align 16, !dbg !115, !tbaa !9
  %212 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 776), align 8, !dbg !115, !tbaa !9
  %213 = add <2 x i32> %211, %209, !dbg !115
  %214 = add <2 x i32> %212, %210, !dbg !115
  %215 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 784), align 16, !dbg !115, !tbaa !9
  %216 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 792), align 8, !dbg !115, !tbaa !9
  %217 = add <2 x i32> %215, %213, !dbg !115
  %218 = add <2 x i32> %216, %214, !dbg !115
  %219 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 800), align 16, !dbg !115, !tbaa !9
  %220 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 808), align 8, !dbg !115, !tbaa !9
  %221 = add <2 x i32> %219, %217, !dbg !115
  %222 = add <2 x i32> %220, %218, !dbg !115
  %223 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 816), align 16, !dbg !115, !tbaa !9
  %224 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 824), align 8, !dbg !115, !tbaa !9
  %225 = add <2 x i32> %223, %221, !dbg !115
  %226 = add <2 x i32> %224, %222, !dbg !115
  %227 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 832), align 16, !dbg !115, !tbaa !9
  %228 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 840), align 8, !dbg !115, !tbaa !9
  %229 = add <2 x i32> %227, %225, !dbg !115
  %230 = add <2 x i32> %228, %226, !dbg !115
  %231 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 848), align 16, !dbg !115, !tbaa !9
  %232 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 856), align 8, !dbg !115, !tbaa !9
  %233 = add <2 x i32> %231, %229, !dbg !115
  %234 = add <2 x i32> %232, %230, !dbg !115
  %235 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 864), align 16, !dbg !115, !tbaa !9
  %236 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 872), align 8, !dbg !115, !tbaa !9
  %237 = add <2 x i32> %235, %233, !dbg !115
  %238 = add <2 x i32> %236, %234, !dbg !115
  %239 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 880), align 16, !dbg !115, !tbaa !9
  %240 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 888), align 8, !dbg !115, !tbaa !9
  %241 = add <2 x i32> %239, %237, !dbg !115
  %242 = add <2 x i32> %240, %238, !dbg !115
  %243 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 896), align 16, !dbg !115, !tbaa !9
  %244 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 904), align 8, !dbg !115, !tbaa !9
  %245 = add <2 x i32> %243, %241, !dbg !115
  %246 = add <2 x i32> %244, %242, !dbg !115
  %247 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 912), align 16, !dbg !115, !tbaa !9
  %248 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 920), align 8, !dbg !115, !tbaa !9
  %249 = add <2 x i32> %247, %245, !dbg !115
  %250 = add <2 x i32> %248, %246, !dbg !115
  %251 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 928), align 16, !dbg !115, !tbaa !9
  %252 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 936), align 8, !dbg !115, !tbaa !9
  %253 = add <2 x i32> %251, %249, !dbg !115
  %254 = add <2 x i32> %252, %250, !dbg !115
  %255 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 944), align 16, !dbg !115, !tbaa !9
  %256 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 952), align 8, !dbg !115, !tbaa !9
  %257 = add <2 x i32> %255, %253, !dbg !115
  %258 = add <2 x i32> %256, %254, !dbg !115
  %259 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 960), align 16, !dbg !115, !tbaa !9
  %260 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 968), align 8, !dbg !115, !tbaa !9
  %261 = add <2 x i32> %259, %257, !dbg !115
  %262 = add <2 x i32> %260, %258, !dbg !115
  %263 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 976), align 16, !dbg !115, !tbaa !9
  %264 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 984), align 8, !dbg !115, !tbaa !9
  %265 = add <2 x i32> %263, %261, !dbg !115
  %266 = add <2 x i32> %264, %262, !dbg !115
  %267 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 992), align 16, !dbg !115, !tbaa !9
  %268 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 1000), align 8, !dbg !115, !tbaa !9
  %269 = add <2 x i32> %267, %265, !dbg !115
  %270 = add <2 x i32> %268, %266, !dbg !115
  %271 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 1008), align 16, !dbg !115, !tbaa !9
  %272 = load <2 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 1016), align 8, !dbg !115, !tbaa !9
  %273 = add <2 x i32> %271, %269, !dbg !115
  %274 = add <2 x i32> %272, %270, !dbg !115
  %275 = add <2 x i32> %274, %273, !dbg !115
  %276 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %275), !dbg !115
  %277 = atomicrmw add ptr addrspace(1) %2, i32 %276 syncscope("agent") monotonic, align 4, !dbg !116, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  store i32 %277, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 1024), align 16, !dbg !118, !tbaa !9
  br label %278, !dbg !119

278:                                              ; preds = %20, %16
  fence syncscope("workgroup") release, !dbg !120
  tail call void @llvm.amdgcn.s.barrier(), !dbg !122
  fence syncscope("workgroup") acquire, !dbg !123
  br i1 %9, label %279, label %287, !dbg !124

279:                                              ; preds = %278
  %280 = sext i32 %8 to i64, !dbg !124
  %281 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %280, !dbg !124
  %282 = load float, ptr addrspace(1) %281, align 4, !dbg !124, !tbaa !29
  %283 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ13tickets_fixedE6places, i32 1024), align 16, !dbg !124, !tbaa !9
  %284 = add nsw i32 %283, %5, !dbg !124
  %285 = sext i32 %284 to i64, !dbg !124
  %286 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %285, !dbg !124
  store float %282, ptr addrspace(1) %286, align 4, !dbg !124, !tbaa !29
  br label %287, !dbg !124

287:                                              ; preds = %279, %278
  ret void, !dbg !125
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @largest(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !126 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !127
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !129
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !129
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !129, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !129
  %9 = mul i32 %4, %8, !dbg !131
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !132
  %11 = add i32 %9, %10, !dbg !131
  %12 = icmp slt i32 %11, %2, !dbg !134
  br i1 %12, label %13, label %29, !dbg !134

13:                                               ; preds = %3
  %14 = and i32 %11, 63, !dbg !135
  %15 = zext nneg i32 %14 to i64, !dbg !135
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15, !dbg !135
  %17 = load i32, ptr addrspace(1) %16, align 4, !dbg !135, !tbaa !9
  %18 = sext i32 %11 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !29
  br label %21, !dbg !136

21:                                               ; preds = %21, %13
  %22 = phi i32 [ %17, %13 ], [ %27, %21 ], !dbg !137
  %23 = bitcast i32 %22 to float, !dbg !138
  %24 = tail call contract noundef float @llvm.maxnum.f32(float %20, float %23), !dbg !141
  %25 = bitcast float %24 to i32, !dbg !144
  %26 = cmpxchg ptr addrspace(1) %16, i32 %22, i32 %25 syncscope("agent") monotonic monotonic, align 4, !dbg !147, !noalias.addrspace !34
  %27 = extractvalue { i32, i1 } %26, 0
  %28 = extractvalue { i32, i1 } %26, 1, !dbg !150
  br i1 %28, label %29, label %21, !dbg !150, !llvm.loop !151

29:                                               ; preds = %21, %3
  ret void, !dbg !152
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @largest_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !153 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !154
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !156
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !156
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !156, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !156
  %9 = mul i32 %4, %8, !dbg !158
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !159
  %11 = add i32 %9, %10, !dbg !158
  %12 = icmp slt i32 %11, %2, !dbg !161
  br i1 %12, label %13, label %21, !dbg !161

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = and i32 %11, 63
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %17
  %19 = load i32, ptr addrspace(1) %15, align 4, !dbg !161, !tbaa !29
  %20 = atomicrmw max ptr addrspace(1) %18, i32 %19 syncscope("agent") monotonic, align 4, !dbg !162, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %21, !dbg !161

21:                                               ; preds = %13, %3
  ret void, !dbg !165
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @double_sums(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !166 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !167
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !169
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !169
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !169, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !169
  %9 = mul i32 %4, %8, !dbg !171
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !172
  %11 = add i32 %9, %10, !dbg !171
  %12 = icmp slt i32 %11, %2, !dbg !174
  br i1 %12, label %13, label %29, !dbg !174

13:                                               ; preds = %3
  %14 = and i32 %11, 1023, !dbg !175
  %15 = zext nneg i32 %14 to i64, !dbg !175
  %16 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %15, !dbg !175
  %17 = load i64, ptr addrspace(1) %16, align 8, !dbg !176, !tbaa !177
  %18 = sext i32 %11 to i64
  %19 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !179
  br label %21, !dbg !181

21:                                               ; preds = %21, %13
  %22 = phi i64 [ %17, %13 ], [ %27, %21 ], !dbg !182
  %23 = bitcast i64 %22 to double, !dbg !183
  %24 = fadd contract double %20, %23, !dbg !184
  %25 = bitcast double %24 to i64, !dbg !185
  %26 = cmpxchg ptr addrspace(1) %16, i64 %22, i64 %25 syncscope("agent") monotonic monotonic, align 8, !dbg !186, !noalias.addrspace !34
  %27 = extractvalue { i64, i1 } %26, 0
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !189
  br i1 %28, label %29, label %21, !dbg !189, !llvm.loop !190

29:                                               ; preds = %21, %3
  ret void, !dbg !191
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @double_sums_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !192 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !193
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !195
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !195
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !195, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !195
  %9 = mul i32 %4, %8, !dbg !197
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !198
  %11 = add i32 %9, %10, !dbg !197
  %12 = icmp slt i32 %11, %2, !dbg !200
  br i1 %12, label %13, label %21, !dbg !200

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %14
  %16 = and i32 %11, 1023
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %17
  %19 = load double, ptr addrspace(1) %15, align 8, !dbg !200, !tbaa !179
  %20 = atomicrmw fadd ptr addrspace(1) %18, double %19 syncscope("agent") monotonic, align 8, !dbg !201, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %21, !dbg !200

21:                                               ; preds = %13, %3
  ret void, !dbg !204
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @histogram(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !205 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !206
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !208
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !208
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !208, !range !23, !invariant.load !15, !noundef !15
  %8 = zext nneg i16 %7 to i32, !dbg !208
  %9 = mul i32 %4, %8, !dbg !210
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !211
  %11 = add i32 %9, %10, !dbg !210
  %12 = icmp slt i32 %11, %2, !dbg !210
  br i1 %12, label %13, label %16, !dbg !210

13:                                               ; preds = %3
  %14 = load i32, ptr addrspace(4) %5, align 8, !invariant.load !15, !noundef !15
  %15 = mul i32 %14, %8
  br label %17, !dbg !210

16:                                               ; preds = %17, %3
  ret void, !dbg !213

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %11, %13 ], [ %26, %17 ]
  %19 = sext i32 %18 to i64, !dbg !214
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19, !dbg !214
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !214, !tbaa !9
  %22 = and i32 %21, 255, !dbg !214
  %23 = zext nneg i32 %22 to i64, !dbg !214
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23, !dbg !214
  %25 = atomicrmw add ptr addrspace(1) %24, i32 1 syncscope("agent") monotonic, align 4, !dbg !215, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %26 = add i32 %15, %18, !dbg !210
  %27 = icmp slt i32 %26, %2, !dbg !210
  br i1 %27, label %17, label %16, !dbg !210, !llvm.loop !218
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @histogram_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !219 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !220
  %5 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15histogram_fixedE5local, i32 %4, !dbg !222
  store i32 0, ptr addrspace(3) %5, align 4, !dbg !222, !tbaa !9
  fence syncscope("workgroup") release, !dbg !223
  tail call void @llvm.amdgcn.s.barrier(), !dbg !225
  fence syncscope("workgroup") acquire, !dbg !226
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !227
  %7 = shl i32 %6, 8, !dbg !229
  %8 = add i32 %7, %4, !dbg !229
  %9 = icmp slt i32 %8, %2, !dbg !229
  br i1 %9, label %10, label %14, !dbg !229

10:                                               ; preds = %3
  %11 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = load i32, ptr addrspace(4) %11, align 8, !invariant.load !15, !noundef !15
  %13 = shl i32 %12, 8
  br label %19, !dbg !229

14:                                               ; preds = %19, %3
  %15 = zext nneg i32 %4 to i64, !dbg !222
  fence syncscope("workgroup") release, !dbg !230
  tail call void @llvm.amdgcn.s.barrier(), !dbg !232
  fence syncscope("workgroup") acquire, !dbg !233
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15, !dbg !234
  %17 = load i32, ptr addrspace(3) %5, align 4, !dbg !234, !tbaa !9
  %18 = atomicrmw add ptr addrspace(1) %16, i32 %17 syncscope("agent") monotonic, align 4, !dbg !235, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  ret void, !dbg !237

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %8, %10 ], [ %27, %19 ]
  %21 = sext i32 %20 to i64, !dbg !229
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21, !dbg !229
  %23 = load i32, ptr addrspace(1) %22, align 4, !dbg !229, !tbaa !9
  %24 = and i32 %23, 255, !dbg !229
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15histogram_fixedE5local, i32 %24, !dbg !229
  %26 = atomicrmw add ptr addrspace(3) %25, i32 1 syncscope("agent") monotonic, align 4, !dbg !238, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  %27 = add i32 %13, %20, !dbg !229
  %28 = icmp slt i32 %27, %2, !dbg !229
  br i1 %28, label %19, label %14, !dbg !229, !llvm.loop !240
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @shared_total(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !241 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !242
  %5 = icmp eq i32 %4, 0, !dbg !244
  br i1 %5, label %6, label %7, !dbg !244

6:                                                ; preds = %3
  store float 0.000000e+00, ptr addrspace(3) @_ZZ12shared_totalE5total, align 4, !dbg !244, !tbaa !29
  br label %7, !dbg !244

7:                                                ; preds = %6, %3
  fence syncscope("workgroup") release, !dbg !245
  tail call void @llvm.amdgcn.s.barrier(), !dbg !247
  fence syncscope("workgroup") acquire, !dbg !248
  %8 = icmp slt i32 %4, %2, !dbg !249
  br i1 %8, label %10, label %9, !dbg !249

9:                                                ; preds = %10, %7
  fence syncscope("workgroup") release, !dbg !250
  tail call void @llvm.amdgcn.s.barrier(), !dbg !252
  fence syncscope("workgroup") acquire, !dbg !253
  br i1 %5, label %18, label %23, !dbg !254

10:                                               ; preds = %7, %10
  %11 = phi i32 [ %16, %10 ], [ %4, %7 ]
  %12 = zext nneg i32 %11 to i64, !dbg !249
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12, !dbg !249
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !249, !tbaa !29
  %15 = atomicrmw fadd ptr addrspace(3) @_ZZ12shared_totalE5total, float %14 syncscope("agent") monotonic, align 4, !dbg !255, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  %16 = add nuw nsw i32 %11, 256, !dbg !249
  %17 = icmp slt i32 %16, %2, !dbg !249
  br i1 %17, label %10, label %9, !dbg !249, !llvm.loop !257

18:                                               ; preds = %9
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  %22 = load float, ptr addrspace(3) @_ZZ12shared_totalE5total, align 4, !dbg !254, !tbaa !29
  store float %22, ptr addrspace(1) %21, align 4, !dbg !254, !tbaa !29
  br label %23, !dbg !254

23:                                               ; preds = %18, %9
  ret void, !dbg !258
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @shared_total_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !259 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !260
  %5 = icmp slt i32 %4, %2, !dbg !262
  br i1 %5, label %10, label %6, !dbg !262

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %16, %10 ], !dbg !263
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ18shared_total_fixedE5total, i32 %4, !dbg !264
  store float %7, ptr addrspace(3) %8, align 4, !dbg !264, !tbaa !29
  fence syncscope("workgroup") release, !dbg !265
  tail call void @llvm.amdgcn.s.barrier(), !dbg !267
  fence syncscope("workgroup") acquire, !dbg !268
  %9 = icmp samesign ult i32 %4, 128, !dbg !269
  br i1 %9, label %19, label %24, !dbg !269

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %17, %10 ], [ %4, %3 ]
  %12 = phi float [ %16, %10 ], [ 0.000000e+00, %3 ]
  %13 = zext nneg i32 %11 to i64, !dbg !262
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %13, !dbg !262
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !262, !tbaa !29
  %16 = fadd contract float %12, %15, !dbg !262
  %17 = add nuw nsw i32 %11, 256, !dbg !262
  %18 = icmp slt i32 %17, %2, !dbg !262
  br i1 %18, label %10, label %6, !dbg !262, !llvm.loop !270

19:                                               ; preds = %6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 512
  %21 = load float, ptr addrspace(3) %20, align 4, !dbg !269, !tbaa !29
  %22 = load float, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %23 = fadd contract float %21, %22, !dbg !269
  store float %23, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %24, !dbg !269

24:                                               ; preds = %19, %6
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %25 = icmp samesign ult i32 %4, 64, !dbg !269
  br i1 %25, label %26, label %31, !dbg !269

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 256
  %28 = load float, ptr addrspace(3) %27, align 4, !dbg !269, !tbaa !29
  %29 = load float, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %30 = fadd contract float %28, %29, !dbg !269
  store float %30, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %31, !dbg !269

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %32 = icmp samesign ult i32 %4, 32, !dbg !269
  br i1 %32, label %33, label %38, !dbg !269

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 128
  %35 = load float, ptr addrspace(3) %34, align 4, !dbg !269, !tbaa !29
  %36 = load float, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %37 = fadd contract float %35, %36, !dbg !269
  store float %37, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %38, !dbg !269

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %39 = icmp samesign ult i32 %4, 16, !dbg !269
  br i1 %39, label %40, label %45, !dbg !269

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 64
  %42 = load float, ptr addrspace(3) %41, align 4, !dbg !269, !tbaa !29
  %43 = load float, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %44 = fadd contract float %42, %43, !dbg !269
  store float %44, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %45, !dbg !269

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %46 = icmp samesign ult i32 %4, 8, !dbg !269
  br i1 %46, label %47, label %52, !dbg !269

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 32
  %49 = load float, ptr addrspace(3) %48, align 4, !dbg !269, !tbaa !29
  %50 = load float, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %51 = fadd contract float %49, %50, !dbg !269
  store float %51, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %52, !dbg !269

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %53 = icmp samesign ult i32 %4, 4, !dbg !269
  br i1 %53, label %54, label %59, !dbg !269

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 16
  %56 = load float, ptr addrspace(3) %55, align 4, !dbg !269, !tbaa !29
  %57 = load float, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %58 = fadd contract float %56, %57, !dbg !269
  store float %58, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %59, !dbg !269

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %60 = icmp samesign ult i32 %4, 2, !dbg !269
  br i1 %60, label %61, label %66, !dbg !269

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 8
  %63 = load float, ptr addrspace(3) %62, align 4, !dbg !269, !tbaa !29
  %64 = load float, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %65 = fadd contract float %63, %64, !dbg !269
  store float %65, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %66, !dbg !269

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %67 = icmp eq i32 %4, 0, !dbg !269
  br i1 %67, label %68, label %73, !dbg !269

68:                                               ; preds = %66
  %69 = load <2 x float>, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  %70 = shufflevector <2 x float> %69, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !269
  %71 = fadd contract <2 x float> %70, %69, !dbg !269
  %72 = extractelement <2 x float> %71, i64 0, !dbg !269
  store float %72, ptr addrspace(3) %8, align 4, !dbg !269, !tbaa !29
  br label %73, !dbg !269

73:                                               ; preds = %68, %66
  fence syncscope("workgroup") release, !dbg !271
  tail call void @llvm.amdgcn.s.barrier(), !dbg !273
  fence syncscope("workgroup") acquire, !dbg !274
  %74 = icmp eq i32 %4, 0, !dbg !275
  br i1 %74, label %75, label %80, !dbg !275

75:                                               ; preds = %73
  %76 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %77
  %79 = load float, ptr addrspace(3) @_ZZ18shared_total_fixedE5total, align 16, !dbg !275, !tbaa !29
  store float %79, ptr addrspace(1) %78, align 4, !dbg !275, !tbaa !29
  br label %80, !dbg !275

80:                                               ; preds = %75, %73
  ret void, !dbg !276
}

; Function Attrs: mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @locked(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2) local_unnamed_addr #5 !dbg !277 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !278
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !280
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !280
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !280, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !280
  %10 = mul i32 %5, %9, !dbg !282
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !283
  %12 = add i32 %10, %11, !dbg !282
  %13 = zext i32 %12 to i64, !dbg !282
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %13, !dbg !282
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !282, !tbaa !29
  %16 = icmp eq i32 %11, 0, !dbg !285
  br i1 %16, label %17, label %24, !dbg !285

17:                                               ; preds = %3, %17
  %18 = cmpxchg ptr addrspace(1) %1, i32 0, i32 1 syncscope("agent") monotonic monotonic, align 4, !dbg !286, !noalias.addrspace !34
  %19 = extractvalue { i32, i1 } %18, 1, !dbg !288
  br i1 %19, label %20, label %17, !dbg !288, !llvm.loop !289

20:                                               ; preds = %17
  %21 = load volatile float, ptr %4, align 4, !dbg !290, !tbaa !29, !noalias.addrspace !291
  %22 = fadd contract float %15, %21, !dbg !290
  store volatile float %22, ptr %4, align 4, !dbg !290, !tbaa !29, !noalias.addrspace !291
  fence syncscope("agent") seq_cst, !dbg !292
  %23 = atomicrmw xchg ptr addrspace(1) %1, i32 0 syncscope("agent") monotonic, align 4, !dbg !295, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15
  br label %24, !dbg !298

24:                                               ; preds = %20, %3
  ret void, !dbg !299
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @locked_fixed(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !300 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !301
  %4 = icmp eq i32 %3, 0, !dbg !303
  br i1 %4, label %5, label %16, !dbg !303

5:                                                ; preds = %2
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !304
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !306
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !306
  %9 = load i16, ptr addrspace(4) %8, align 4, !dbg !306, !range !23, !invariant.load !15, !noundef !15
  %10 = zext nneg i16 %9 to i32, !dbg !306
  %11 = mul i32 %6, %10, !dbg !308
  %12 = zext i32 %11 to i64, !dbg !308
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12, !dbg !308
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !308, !tbaa !29
  %15 = atomicrmw fadd ptr addrspace(1) %0, float %14 syncscope("agent") monotonic, align 4, !dbg !309, !noalias.addrspace !34, !amdgpu.no.fine.grained.memory !15, !amdgpu.no.remote.memory !15, !amdgpu.ignore.denormal.mode !15
  br label %16, !dbg !303

16:                                               ; preds = %5, %2
  ret void, !dbg !311
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #11

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,32" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomics.cu", directory: ".", checksumkind: CSK_MD5, checksum: "d988f3435737c7eedb01335ae40901e1")
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
!109 = !DILocation(line: 0, scope: !102)
!110 = !DILocation(line: 40, scope: !45, inlinedAt: !111)
!111 = distinct !DILocation(line: 48, scope: !102)
!112 = !DILocation(line: 41, scope: !45, inlinedAt: !111)
!113 = !DILocation(line: 42, scope: !45, inlinedAt: !111)
!114 = !DILocation(line: 49, scope: !102)
!115 = !DILocation(line: 51, scope: !102)
!116 = !DILocation(line: 52, scope: !99, inlinedAt: !117)
!117 = distinct !DILocation(line: 52, scope: !102)
!118 = !DILocation(line: 52, scope: !102)
!119 = !DILocation(line: 53, scope: !102)
!120 = !DILocation(line: 40, scope: !45, inlinedAt: !121)
!121 = distinct !DILocation(line: 54, scope: !102)
!122 = !DILocation(line: 41, scope: !45, inlinedAt: !121)
!123 = !DILocation(line: 42, scope: !45, inlinedAt: !121)
!124 = !DILocation(line: 55, scope: !102)
!125 = !DILocation(line: 56, scope: !102)
!126 = distinct !DISubprogram(name: "largest", scope: !1, file: !1, line: 59, type: !14, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 31, scope: !17, inlinedAt: !128)
!128 = distinct !DILocation(line: 60, scope: !126)
!129 = !DILocation(line: 32, scope: !21, inlinedAt: !130)
!130 = distinct !DILocation(line: 60, scope: !126)
!131 = !DILocation(line: 60, scope: !126)
!132 = !DILocation(line: 30, scope: !26, inlinedAt: !133)
!133 = distinct !DILocation(line: 60, scope: !126)
!134 = !DILocation(line: 61, scope: !126)
!135 = !DILocation(line: 62, scope: !126)
!136 = !DILocation(line: 63, scope: !126)
!137 = !DILocation(line: 0, scope: !126)
!138 = !DILocation(line: 65, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__int_as_float", scope: !18, file: !18, line: 65, type: !14, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = distinct !DILocation(line: 65, scope: !126)
!141 = !DILocation(line: 72, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "fmaxf", scope: !18, file: !18, line: 72, type: !14, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = distinct !DILocation(line: 65, scope: !126)
!144 = !DILocation(line: 64, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "__float_as_int", scope: !18, file: !18, line: 64, type: !14, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = distinct !DILocation(line: 65, scope: !126)
!147 = !DILocation(line: 61, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "atomicCAS<int>", scope: !18, file: !18, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = distinct !DILocation(line: 65, scope: !126)
!150 = !DILocation(line: 66, scope: !126)
!151 = distinct !{!151, !136, !150, !51}
!152 = !DILocation(line: 67, scope: !126)
!153 = distinct !DISubprogram(name: "largest_fixed", scope: !1, file: !1, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!154 = !DILocation(line: 31, scope: !17, inlinedAt: !155)
!155 = distinct !DILocation(line: 70, scope: !153)
!156 = !DILocation(line: 32, scope: !21, inlinedAt: !157)
!157 = distinct !DILocation(line: 70, scope: !153)
!158 = !DILocation(line: 70, scope: !153)
!159 = !DILocation(line: 30, scope: !26, inlinedAt: !160)
!160 = distinct !DILocation(line: 70, scope: !153)
!161 = !DILocation(line: 71, scope: !153)
!162 = !DILocation(line: 55, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "atomicMax", scope: !18, file: !18, line: 54, type: !14, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = distinct !DILocation(line: 71, scope: !153)
!165 = !DILocation(line: 72, scope: !153)
!166 = distinct !DISubprogram(name: "double_sums", scope: !1, file: !1, line: 75, type: !14, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!167 = !DILocation(line: 31, scope: !17, inlinedAt: !168)
!168 = distinct !DILocation(line: 76, scope: !166)
!169 = !DILocation(line: 32, scope: !21, inlinedAt: !170)
!170 = distinct !DILocation(line: 76, scope: !166)
!171 = !DILocation(line: 76, scope: !166)
!172 = !DILocation(line: 30, scope: !26, inlinedAt: !173)
!173 = distinct !DILocation(line: 76, scope: !166)
!174 = !DILocation(line: 77, scope: !166)
!175 = !DILocation(line: 78, scope: !166)
!176 = !DILocation(line: 79, scope: !166)
!177 = !{!178, !178, i64 0}
!178 = !{!"long long", !11, i64 0}
!179 = !{!180, !180, i64 0}
!180 = !{!"double", !11, i64 0}
!181 = !DILocation(line: 80, scope: !166)
!182 = !DILocation(line: 0, scope: !166)
!183 = !DILocation(line: 83, scope: !166)
!184 = !DILocation(line: 84, scope: !166)
!185 = !DILocation(line: 86, scope: !166)
!186 = !DILocation(line: 61, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "atomicCAS<unsigned long long>", scope: !18, file: !18, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = distinct !DILocation(line: 87, scope: !166)
!189 = !DILocation(line: 88, scope: !166)
!190 = distinct !{!190, !181, !189, !51}
!191 = !DILocation(line: 89, scope: !166)
!192 = distinct !DISubprogram(name: "double_sums_fixed", scope: !1, file: !1, line: 91, type: !14, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = !DILocation(line: 31, scope: !17, inlinedAt: !194)
!194 = distinct !DILocation(line: 92, scope: !192)
!195 = !DILocation(line: 32, scope: !21, inlinedAt: !196)
!196 = distinct !DILocation(line: 92, scope: !192)
!197 = !DILocation(line: 92, scope: !192)
!198 = !DILocation(line: 30, scope: !26, inlinedAt: !199)
!199 = distinct !DILocation(line: 92, scope: !192)
!200 = !DILocation(line: 93, scope: !192)
!201 = !DILocation(line: 52, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "atomicAdd<double>", scope: !18, file: !18, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = distinct !DILocation(line: 93, scope: !192)
!204 = !DILocation(line: 94, scope: !192)
!205 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 97, type: !14, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = !DILocation(line: 31, scope: !17, inlinedAt: !207)
!207 = distinct !DILocation(line: 98, scope: !205)
!208 = !DILocation(line: 32, scope: !21, inlinedAt: !209)
!209 = distinct !DILocation(line: 98, scope: !205)
!210 = !DILocation(line: 98, scope: !205)
!211 = !DILocation(line: 30, scope: !26, inlinedAt: !212)
!212 = distinct !DILocation(line: 98, scope: !205)
!213 = !DILocation(line: 100, scope: !205)
!214 = !DILocation(line: 99, scope: !205)
!215 = !DILocation(line: 52, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "atomicAdd<unsigned int>", scope: !18, file: !18, line: 51, type: !14, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = distinct !DILocation(line: 99, scope: !205)
!218 = distinct !{!218, !210, !214, !51}
!219 = distinct !DISubprogram(name: "histogram_fixed", scope: !1, file: !1, line: 102, type: !14, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !DILocation(line: 30, scope: !26, inlinedAt: !221)
!221 = distinct !DILocation(line: 104, scope: !219)
!222 = !DILocation(line: 104, scope: !219)
!223 = !DILocation(line: 40, scope: !45, inlinedAt: !224)
!224 = distinct !DILocation(line: 105, scope: !219)
!225 = !DILocation(line: 41, scope: !45, inlinedAt: !224)
!226 = !DILocation(line: 42, scope: !45, inlinedAt: !224)
!227 = !DILocation(line: 31, scope: !17, inlinedAt: !228)
!228 = distinct !DILocation(line: 106, scope: !219)
!229 = !DILocation(line: 106, scope: !219)
!230 = !DILocation(line: 40, scope: !45, inlinedAt: !231)
!231 = distinct !DILocation(line: 107, scope: !219)
!232 = !DILocation(line: 41, scope: !45, inlinedAt: !231)
!233 = !DILocation(line: 42, scope: !45, inlinedAt: !231)
!234 = !DILocation(line: 108, scope: !219)
!235 = !DILocation(line: 52, scope: !216, inlinedAt: !236)
!236 = distinct !DILocation(line: 108, scope: !219)
!237 = !DILocation(line: 109, scope: !219)
!238 = !DILocation(line: 52, scope: !216, inlinedAt: !239)
!239 = distinct !DILocation(line: 106, scope: !219)
!240 = distinct !{!240, !229, !229, !51}
!241 = distinct !DISubprogram(name: "shared_total", scope: !1, file: !1, line: 112, type: !14, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!242 = !DILocation(line: 30, scope: !26, inlinedAt: !243)
!243 = distinct !DILocation(line: 114, scope: !241)
!244 = !DILocation(line: 114, scope: !241)
!245 = !DILocation(line: 40, scope: !45, inlinedAt: !246)
!246 = distinct !DILocation(line: 115, scope: !241)
!247 = !DILocation(line: 41, scope: !45, inlinedAt: !246)
!248 = !DILocation(line: 42, scope: !45, inlinedAt: !246)
!249 = !DILocation(line: 116, scope: !241)
!250 = !DILocation(line: 40, scope: !45, inlinedAt: !251)
!251 = distinct !DILocation(line: 117, scope: !241)
!252 = !DILocation(line: 41, scope: !45, inlinedAt: !251)
!253 = !DILocation(line: 42, scope: !45, inlinedAt: !251)
!254 = !DILocation(line: 118, scope: !241)
!255 = !DILocation(line: 52, scope: !32, inlinedAt: !256)
!256 = distinct !DILocation(line: 116, scope: !241)
!257 = distinct !{!257, !249, !249, !51}
!258 = !DILocation(line: 119, scope: !241)
!259 = distinct !DISubprogram(name: "shared_total_fixed", scope: !1, file: !1, line: 121, type: !14, scopeLine: 121, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!260 = !DILocation(line: 30, scope: !26, inlinedAt: !261)
!261 = distinct !DILocation(line: 124, scope: !259)
!262 = !DILocation(line: 124, scope: !259)
!263 = !DILocation(line: 0, scope: !259)
!264 = !DILocation(line: 125, scope: !259)
!265 = !DILocation(line: 40, scope: !45, inlinedAt: !266)
!266 = distinct !DILocation(line: 126, scope: !259)
!267 = !DILocation(line: 41, scope: !45, inlinedAt: !266)
!268 = !DILocation(line: 42, scope: !45, inlinedAt: !266)
!269 = !DILocation(line: 128, scope: !259)
!270 = distinct !{!270, !262, !262, !51}
!271 = !DILocation(line: 40, scope: !45, inlinedAt: !272)
!272 = distinct !DILocation(line: 129, scope: !259)
!273 = !DILocation(line: 41, scope: !45, inlinedAt: !272)
!274 = !DILocation(line: 42, scope: !45, inlinedAt: !272)
!275 = !DILocation(line: 131, scope: !259)
!276 = !DILocation(line: 132, scope: !259)
!277 = distinct !DISubprogram(name: "locked", scope: !1, file: !1, line: 135, type: !14, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!278 = !DILocation(line: 31, scope: !17, inlinedAt: !279)
!279 = distinct !DILocation(line: 136, scope: !277)
!280 = !DILocation(line: 32, scope: !21, inlinedAt: !281)
!281 = distinct !DILocation(line: 136, scope: !277)
!282 = !DILocation(line: 136, scope: !277)
!283 = !DILocation(line: 30, scope: !26, inlinedAt: !284)
!284 = distinct !DILocation(line: 136, scope: !277)
!285 = !DILocation(line: 137, scope: !277)
!286 = !DILocation(line: 61, scope: !148, inlinedAt: !287)
!287 = distinct !DILocation(line: 138, scope: !277)
!288 = !DILocation(line: 138, scope: !277)
!289 = distinct !{!289, !288, !288, !51}
!290 = !DILocation(line: 139, scope: !277)
!291 = !{i32 2, i32 10}
!292 = !DILocation(line: 44, scope: !293, inlinedAt: !294)
!293 = distinct !DISubprogram(name: "__threadfence", scope: !18, file: !18, line: 44, type: !14, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = distinct !DILocation(line: 140, scope: !277)
!295 = !DILocation(line: 58, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "atomicExch<int>", scope: !18, file: !18, line: 57, type: !14, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!297 = distinct !DILocation(line: 141, scope: !277)
!298 = !DILocation(line: 142, scope: !277)
!299 = !DILocation(line: 143, scope: !277)
!300 = distinct !DISubprogram(name: "locked_fixed", scope: !1, file: !1, line: 145, type: !14, scopeLine: 145, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!301 = !DILocation(line: 30, scope: !26, inlinedAt: !302)
!302 = distinct !DILocation(line: 146, scope: !300)
!303 = !DILocation(line: 147, scope: !300)
!304 = !DILocation(line: 31, scope: !17, inlinedAt: !305)
!305 = distinct !DILocation(line: 146, scope: !300)
!306 = !DILocation(line: 32, scope: !21, inlinedAt: !307)
!307 = distinct !DILocation(line: 146, scope: !300)
!308 = !DILocation(line: 146, scope: !300)
!309 = !DILocation(line: 52, scope: !32, inlinedAt: !310)
!310 = distinct !DILocation(line: 147, scope: !300)
!311 = !DILocation(line: 148, scope: !300)
