; ModuleID = 'launch.cu'
source_filename = "launch.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

$_ZZ8reversedILi8512EEvPKfPfE4part = comdat any

$_ZZ8reversedILi8192EEvPKfPfE4part = comdat any

@_ZZ8reversedILi8512EEvPKfPfE4part = linkonce_odr hidden local_unnamed_addr addrspace(3) global [8512 x float] undef, comdat, align 16
@_ZZ8reversedILi8192EEvPKfPfE4part = linkonce_odr hidden local_unnamed_addr addrspace(3) global [8192 x float] undef, comdat, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @block_48(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %4 = mul i32 %3, 48, !dbg !20
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !21
  %6 = add i32 %4, %5, !dbg !20
  %7 = sext i32 %6 to i64, !dbg !24
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !24
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !24, !tbaa !25
  %10 = fmul contract float %9, 2.000000e+00, !dbg !24
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !24
  store float %10, ptr addrspace(1) %11, align 4, !dbg !24, !tbaa !25
  ret void, !dbg !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @block_48_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !28 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !29
  %4 = shl i32 %3, 6, !dbg !31
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !32
  %6 = add i32 %4, %5, !dbg !31
  %7 = sext i32 %6 to i64, !dbg !34
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !34
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !34, !tbaa !25
  %10 = fmul contract float %9, 2.000000e+00, !dbg !34
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !34
  store float %10, ptr addrspace(1) %11, align 4, !dbg !34, !tbaa !25
  ret void, !dbg !35
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @block_16(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !36 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !37
  %4 = shl i32 %3, 4, !dbg !39
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !40
  %6 = add i32 %4, %5, !dbg !39
  %7 = sext i32 %6 to i64, !dbg !42
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !42
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !42, !tbaa !25
  %10 = fmul contract float %9, 2.000000e+00, !dbg !42
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !42
  store float %10, ptr addrspace(1) %11, align 4, !dbg !42, !tbaa !25
  ret void, !dbg !43
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @block_16_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !44 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !45
  %4 = shl i32 %3, 8, !dbg !47
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !48
  %6 = add i32 %4, %5, !dbg !47
  %7 = sext i32 %6 to i64, !dbg !50
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !50
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !50, !tbaa !25
  %10 = fmul contract float %9, 2.000000e+00, !dbg !50
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !50
  store float %10, ptr addrspace(1) %11, align 4, !dbg !50, !tbaa !25
  ret void, !dbg !51
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @block_32(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #5 !dbg !52 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !53
  %4 = shl i32 %3, 5, !dbg !55
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !56
  %6 = add i32 %4, %5, !dbg !55
  %7 = sext i32 %6 to i64, !dbg !58
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !58
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !58, !tbaa !25
  %10 = getelementptr i8, ptr addrspace(1) %8, i64 128, !dbg !58
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !58, !tbaa !25
  %12 = fmul contract float %9, %11, !dbg !58
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !58
  store float %12, ptr addrspace(1) %13, align 4, !dbg !58, !tbaa !25
  ret void, !dbg !59
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @block_32_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #6 !dbg !60 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !61
  %4 = shl i32 %3, 7, !dbg !63
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !64
  %6 = add i32 %4, %5, !dbg !63
  %7 = sext i32 %6 to i64, !dbg !66
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !66
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !66, !tbaa !25
  %10 = getelementptr i8, ptr addrspace(1) %8, i64 128, !dbg !66
  %11 = load float, ptr addrspace(1) %10, align 4, !dbg !66, !tbaa !25
  %12 = fmul contract float %9, %11, !dbg !66
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !66
  store float %12, ptr addrspace(1) %13, align 4, !dbg !66, !tbaa !25
  ret void, !dbg !67
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @shared_over(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #7 !dbg !68 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !69), !dbg !72
  tail call void @llvm.experimental.noalias.scope.decl(metadata !73), !dbg !72
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !75
  %4 = sub nuw nsw i32 8511, %3, !dbg !79
  %5 = lshr i32 %4, 7, !dbg !79
  %6 = add nuw nsw i32 %5, 1, !dbg !79
  %7 = and i32 %6, 254
  %8 = shl nuw nsw i32 %7, 7
  %9 = add nuw nsw i32 %3, %8
  %10 = insertelement <2 x i32> poison, i32 %3, i64 0
  %11 = shufflevector <2 x i32> %10, <2 x i32> poison, <2 x i32> zeroinitializer
  %12 = add nuw nsw <2 x i32> %11, <i32 0, i32 128>
  br label %13, !dbg !79

13:                                               ; preds = %13, %2
  %14 = phi i32 [ 0, %2 ], [ %28, %13 ]
  %15 = phi <2 x i32> [ %12, %2 ], [ %29, %13 ]
  %16 = shl i32 %14, 7
  %17 = add i32 %3, %16
  %18 = zext nneg <2 x i32> %15 to <2 x i64>, !dbg !79
  %19 = extractelement <2 x i64> %18, i64 0
  %20 = extractelement <2 x i64> %18, i64 1
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19, !dbg !79
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20, !dbg !79
  %23 = load float, ptr addrspace(1) %21, align 4, !dbg !79, !tbaa !25, !alias.scope !69, !noalias !73
  %24 = load float, ptr addrspace(1) %22, align 4, !dbg !79, !tbaa !25, !alias.scope !69, !noalias !73
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8512EEvPKfPfE4part, i32 %17, !dbg !79
  %26 = getelementptr float, ptr addrspace(3) @_ZZ8reversedILi8512EEvPKfPfE4part, i32 %17, !dbg !79
  %27 = getelementptr i8, ptr addrspace(3) %26, i32 512, !dbg !79
  store float %23, ptr addrspace(3) %25, align 4, !dbg !79, !tbaa !25, !noalias !80
  store float %24, ptr addrspace(3) %27, align 4, !dbg !79, !tbaa !25, !noalias !80
  %28 = add nuw i32 %14, 2
  %29 = add nuw nsw <2 x i32> %15, splat (i32 256)
  %30 = icmp eq i32 %28, %7, !dbg !79
  br i1 %30, label %31, label %13, !dbg !79, !llvm.loop !81

31:                                               ; preds = %13
  %32 = icmp eq i32 %6, %7, !dbg !79
  br i1 %32, label %33, label %63, !dbg !79

33:                                               ; preds = %63, %31
  fence syncscope("workgroup") release, !dbg !85
  tail call void @llvm.amdgcn.s.barrier(), !dbg !88, !noalias !80
  fence syncscope("workgroup") acquire, !dbg !89
  %34 = sub nuw nsw i32 8511, %3, !dbg !90
  %35 = lshr i32 %34, 7, !dbg !90
  %36 = add nuw nsw i32 %35, 1, !dbg !90
  %37 = and i32 %36, 254
  %38 = shl nuw nsw i32 %37, 7
  %39 = add nuw nsw i32 %3, %38
  %40 = insertelement <2 x i32> poison, i32 %3, i64 0
  %41 = shufflevector <2 x i32> %40, <2 x i32> poison, <2 x i32> zeroinitializer
  %42 = add nuw nsw <2 x i32> %41, <i32 0, i32 128>
  br label %43, !dbg !90

43:                                               ; preds = %43, %33
  %44 = phi i32 [ 0, %33 ], [ %58, %43 ]
  %45 = phi <2 x i32> [ %42, %33 ], [ %59, %43 ]
  %46 = sub nuw nsw <2 x i32> splat (i32 8511), %45, !dbg !90
  %47 = extractelement <2 x i32> %46, i64 0
  %48 = extractelement <2 x i32> %46, i64 1
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8512EEvPKfPfE4part, i32 %47, !dbg !90
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8512EEvPKfPfE4part, i32 %48, !dbg !90
  %51 = load float, ptr addrspace(3) %49, align 4, !dbg !90, !tbaa !25, !noalias !80
  %52 = load float, ptr addrspace(3) %50, align 4, !dbg !90, !tbaa !25, !noalias !80
  %53 = zext nneg <2 x i32> %45 to <2 x i64>, !dbg !90
  %54 = extractelement <2 x i64> %53, i64 0
  %55 = extractelement <2 x i64> %53, i64 1
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %54, !dbg !90
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %55, !dbg !90
  store float %51, ptr addrspace(1) %56, align 4, !dbg !90, !tbaa !25, !alias.scope !73, !noalias !69
  store float %52, ptr addrspace(1) %57, align 4, !dbg !90, !tbaa !25, !alias.scope !73, !noalias !69
  %58 = add nuw i32 %44, 2
  %59 = add nuw nsw <2 x i32> %45, splat (i32 256)
  %60 = icmp eq i32 %58, %37, !dbg !90
  br i1 %60, label %61, label %43, !dbg !90, !llvm.loop !91

61:                                               ; preds = %43
  %62 = icmp eq i32 %36, %37, !dbg !90
  br i1 %62, label %80, label %71, !dbg !90

63:                                               ; preds = %31, %63
  %64 = phi i32 [ %69, %63 ], [ %9, %31 ]
  %65 = zext nneg i32 %64 to i64, !dbg !79
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %65, !dbg !79
  %67 = load float, ptr addrspace(1) %66, align 4, !dbg !79, !tbaa !25, !alias.scope !69, !noalias !73
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8512EEvPKfPfE4part, i32 %64, !dbg !79
  store float %67, ptr addrspace(3) %68, align 4, !dbg !79, !tbaa !25, !noalias !80
  %69 = add nuw nsw i32 %64, 128, !dbg !79
  %70 = icmp samesign ult i32 %64, 8384, !dbg !79
  br i1 %70, label %63, label %33, !dbg !79, !llvm.loop !92

71:                                               ; preds = %61, %71
  %72 = phi i32 [ %78, %71 ], [ %39, %61 ]
  %73 = sub nuw nsw i32 8511, %72, !dbg !90
  %74 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8512EEvPKfPfE4part, i32 %73, !dbg !90
  %75 = load float, ptr addrspace(3) %74, align 4, !dbg !90, !tbaa !25, !noalias !80
  %76 = zext nneg i32 %72 to i64, !dbg !90
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %76, !dbg !90
  store float %75, ptr addrspace(1) %77, align 4, !dbg !90, !tbaa !25, !alias.scope !73, !noalias !69
  %78 = add nuw nsw i32 %72, 128, !dbg !90
  %79 = icmp samesign ult i32 %72, 8384, !dbg !90
  br i1 %79, label %71, label %80, !dbg !90, !llvm.loop !93

80:                                               ; preds = %71, %61
  ret void, !dbg !94
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @shared_over_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #7 !dbg !95 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !96), !dbg !99
  tail call void @llvm.experimental.noalias.scope.decl(metadata !100), !dbg !99
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !102
  %4 = lshr i32 %3, 7, !dbg !106
  %5 = sub nuw nsw i32 64, %4, !dbg !106
  %6 = and i32 %5, 126
  %7 = shl nuw nsw i32 %6, 7
  %8 = add nuw nsw i32 %3, %7
  %9 = insertelement <2 x i32> poison, i32 %3, i64 0
  %10 = shufflevector <2 x i32> %9, <2 x i32> poison, <2 x i32> zeroinitializer
  %11 = add nuw nsw <2 x i32> %10, <i32 0, i32 128>
  br label %12, !dbg !106

12:                                               ; preds = %12, %2
  %13 = phi i32 [ 0, %2 ], [ %27, %12 ]
  %14 = phi <2 x i32> [ %11, %2 ], [ %28, %12 ]
  %15 = shl i32 %13, 7
  %16 = add i32 %3, %15
  %17 = zext nneg <2 x i32> %14 to <2 x i64>, !dbg !106
  %18 = extractelement <2 x i64> %17, i64 0
  %19 = extractelement <2 x i64> %17, i64 1
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %18, !dbg !106
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19, !dbg !106
  %22 = load float, ptr addrspace(1) %20, align 4, !dbg !106, !tbaa !25, !alias.scope !96, !noalias !100
  %23 = load float, ptr addrspace(1) %21, align 4, !dbg !106, !tbaa !25, !alias.scope !96, !noalias !100
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8192EEvPKfPfE4part, i32 %16, !dbg !106
  %25 = getelementptr float, ptr addrspace(3) @_ZZ8reversedILi8192EEvPKfPfE4part, i32 %16, !dbg !106
  %26 = getelementptr i8, ptr addrspace(3) %25, i32 512, !dbg !106
  store float %22, ptr addrspace(3) %24, align 4, !dbg !106, !tbaa !25, !noalias !107
  store float %23, ptr addrspace(3) %26, align 4, !dbg !106, !tbaa !25, !noalias !107
  %27 = add nuw i32 %13, 2
  %28 = add nuw nsw <2 x i32> %14, splat (i32 256)
  %29 = icmp eq i32 %27, %6, !dbg !106
  br i1 %29, label %30, label %12, !dbg !106, !llvm.loop !108

30:                                               ; preds = %12
  %31 = icmp eq i32 %5, %6, !dbg !106
  br i1 %31, label %32, label %61, !dbg !106

32:                                               ; preds = %61, %30
  fence syncscope("workgroup") release, !dbg !109
  tail call void @llvm.amdgcn.s.barrier(), !dbg !111, !noalias !107
  fence syncscope("workgroup") acquire, !dbg !112
  %33 = lshr i32 %3, 7, !dbg !113
  %34 = sub nuw nsw i32 64, %33, !dbg !113
  %35 = and i32 %34, 126
  %36 = shl nuw nsw i32 %35, 7
  %37 = add nuw nsw i32 %3, %36
  %38 = insertelement <2 x i32> poison, i32 %3, i64 0
  %39 = shufflevector <2 x i32> %38, <2 x i32> poison, <2 x i32> zeroinitializer
  %40 = add nuw nsw <2 x i32> %39, <i32 0, i32 128>
  br label %41, !dbg !113

41:                                               ; preds = %41, %32
  %42 = phi i32 [ 0, %32 ], [ %56, %41 ]
  %43 = phi <2 x i32> [ %40, %32 ], [ %57, %41 ]
  %44 = sub nuw nsw <2 x i32> splat (i32 8191), %43, !dbg !113
  %45 = extractelement <2 x i32> %44, i64 0
  %46 = extractelement <2 x i32> %44, i64 1
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8192EEvPKfPfE4part, i32 %45, !dbg !113
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8192EEvPKfPfE4part, i32 %46, !dbg !113
  %49 = load float, ptr addrspace(3) %47, align 4, !dbg !113, !tbaa !25, !noalias !107
  %50 = load float, ptr addrspace(3) %48, align 4, !dbg !113, !tbaa !25, !noalias !107
  %51 = zext nneg <2 x i32> %43 to <2 x i64>, !dbg !113
  %52 = extractelement <2 x i64> %51, i64 0
  %53 = extractelement <2 x i64> %51, i64 1
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %52, !dbg !113
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %53, !dbg !113
  store float %49, ptr addrspace(1) %54, align 4, !dbg !113, !tbaa !25, !alias.scope !100, !noalias !96
  store float %50, ptr addrspace(1) %55, align 4, !dbg !113, !tbaa !25, !alias.scope !100, !noalias !96
  %56 = add nuw i32 %42, 2
  %57 = add nuw nsw <2 x i32> %43, splat (i32 256)
  %58 = icmp eq i32 %56, %35, !dbg !113
  br i1 %58, label %59, label %41, !dbg !113, !llvm.loop !114

59:                                               ; preds = %41
  %60 = icmp eq i32 %34, %35, !dbg !113
  br i1 %60, label %78, label %69, !dbg !113

61:                                               ; preds = %30, %61
  %62 = phi i32 [ %67, %61 ], [ %8, %30 ]
  %63 = zext nneg i32 %62 to i64, !dbg !106
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %63, !dbg !106
  %65 = load float, ptr addrspace(1) %64, align 4, !dbg !106, !tbaa !25, !alias.scope !96, !noalias !100
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8192EEvPKfPfE4part, i32 %62, !dbg !106
  store float %65, ptr addrspace(3) %66, align 4, !dbg !106, !tbaa !25, !noalias !107
  %67 = add nuw nsw i32 %62, 128, !dbg !106
  %68 = icmp samesign ult i32 %62, 8064, !dbg !106
  br i1 %68, label %61, label %32, !dbg !106, !llvm.loop !115

69:                                               ; preds = %59, %69
  %70 = phi i32 [ %76, %69 ], [ %37, %59 ]
  %71 = sub nuw nsw i32 8191, %70, !dbg !113
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8reversedILi8192EEvPKfPfE4part, i32 %71, !dbg !113
  %73 = load float, ptr addrspace(3) %72, align 4, !dbg !113, !tbaa !25, !noalias !107
  %74 = zext nneg i32 %70 to i64, !dbg !113
  %75 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %74, !dbg !113
  store float %73, ptr addrspace(1) %75, align 4, !dbg !113, !tbaa !25, !alias.scope !100, !noalias !96
  %76 = add nuw nsw i32 %70, 128, !dbg !113
  %77 = icmp samesign ult i32 %70, 8064, !dbg !113
  br i1 %77, label %69, label %78, !dbg !113, !llvm.loop !116

78:                                               ; preds = %69, %59
  ret void, !dbg !117
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ring(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #8 !dbg !118 {
  %5 = alloca [64 x float], align 16, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #13, !dbg !119
  call void @llvm.memset.p5.i64(ptr addrspace(5) noundef align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false), !dbg !119
  %6 = icmp sgt i32 %2, 0, !dbg !120
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %6, label %12, label %8, !dbg !120

8:                                                ; preds = %12, %4
  %9 = phi float [ 0.000000e+00, %4 ], [ %19, %12 ], !dbg !121
  %10 = zext nneg i32 %7 to i64, !dbg !122
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %10, !dbg !122
  store float %9, ptr addrspace(1) %11, align 4, !dbg !122, !tbaa !25
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #13, !dbg !123
  ret void, !dbg !123

12:                                               ; preds = %4, %12
  %13 = phi i32 [ %28, %12 ], [ 0, %4 ]
  %14 = phi float [ %19, %12 ], [ 0.000000e+00, %4 ]
  %15 = add nsw i32 %13, %3, !dbg !124
  %16 = and i32 %15, 63, !dbg !124
  %17 = getelementptr inbounds nuw float, ptr addrspace(5) %5, i32 %16, !dbg !124
  %18 = load float, ptr addrspace(5) %17, align 4, !dbg !124, !tbaa !25
  %19 = fadd contract float %14, %18, !dbg !124
  %20 = shl nsw i32 %13, 8, !dbg !125
  %21 = add nuw i32 %20, %7, !dbg !125
  %22 = zext i32 %21 to i64, !dbg !125
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22, !dbg !125
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !125, !tbaa !25
  %25 = fadd contract float %19, %24, !dbg !125
  %26 = and i32 %13, 63, !dbg !125
  %27 = getelementptr inbounds nuw float, ptr addrspace(5) %5, i32 %26, !dbg !125
  store float %25, ptr addrspace(5) %27, align 4, !dbg !125, !tbaa !25
  %28 = add nuw nsw i32 %13, 1, !dbg !120
  %29 = icmp eq i32 %28, %2, !dbg !120
  br i1 %29, label %8, label %12, !dbg !120, !llvm.loop !126
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ring_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !128 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64, !dbg !129
  %6 = icmp sgt i32 %2, 0, !dbg !130
  br i1 %6, label %7, label %43, !dbg !130

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !129
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !129, !tbaa !25
  %10 = insertelement <4 x float> poison, float %9, i64 0, !dbg !129
  %11 = zext nneg i32 %4 to i64, !dbg !129
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %11, !dbg !129
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 1024, !dbg !129
  %14 = load float, ptr addrspace(1) %13, align 4, !dbg !129, !tbaa !25
  %15 = insertelement <4 x float> %10, float %14, i64 1, !dbg !129
  %16 = zext nneg i32 %4 to i64, !dbg !129
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !129
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2048, !dbg !129
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !129, !tbaa !25
  %20 = insertelement <4 x float> %15, float %19, i64 2, !dbg !129
  %21 = zext nneg i32 %4 to i64, !dbg !129
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21, !dbg !129
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 3072, !dbg !129
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !129, !tbaa !25
  %25 = insertelement <4 x float> %20, float %24, i64 3, !dbg !129
  br label %26, !dbg !130

26:                                               ; preds = %7, %26
  %27 = phi i32 [ %41, %26 ], [ 0, %7 ]
  %28 = phi float [ %39, %26 ], [ 0.000000e+00, %7 ]
  %29 = phi <4 x float> [ %40, %26 ], [ %25, %7 ]
  %30 = extractelement <4 x float> %29, i64 1, !dbg !131
  %31 = fadd contract float %28, %30, !dbg !131
  %32 = insertelement <4 x float> poison, float %31, i64 0, !dbg !132
  %33 = extractelement <4 x float> %29, i64 2, !dbg !131
  %34 = fadd contract float %31, %33, !dbg !131
  %35 = insertelement <4 x float> %32, float %34, i64 1, !dbg !132
  %36 = extractelement <4 x float> %29, i64 3, !dbg !131
  %37 = fadd contract float %34, %36, !dbg !131
  %38 = insertelement <4 x float> %35, float %37, i64 2, !dbg !132
  %39 = fadd contract float %37, %31, !dbg !131
  %40 = insertelement <4 x float> %38, float %39, i64 3, !dbg !132
  %41 = add nuw nsw i32 %27, 4, !dbg !130
  %42 = icmp slt i32 %41, %2, !dbg !130
  br i1 %42, label %26, label %43, !dbg !130, !llvm.loop !133

43:                                               ; preds = %26, %3
  %44 = phi float [ 0.000000e+00, %3 ], [ %39, %26 ], !dbg !135
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !136
  store float %44, ptr addrspace(1) %45, align 4, !dbg !136, !tbaa !25
  ret void, !dbg !137
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @own_histogram(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !138 {
  %4 = icmp sgt i32 %2, 0, !dbg !139
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %71, label %6, !dbg !139

6:                                                ; preds = %71, %3
  %7 = phi <16 x i32> [ zeroinitializer, %3 ], [ %82, %71 ]
  %8 = extractelement <16 x i32> %7, i64 0, !dbg !140
  %9 = zext nneg i32 %5 to i64, !dbg !140
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9, !dbg !140
  store i32 %8, ptr addrspace(1) %10, align 4, !dbg !140, !tbaa !9
  %11 = extractelement <16 x i32> %7, i64 1, !dbg !140
  %12 = zext nneg i32 %5 to i64, !dbg !140
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12, !dbg !140
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 1024, !dbg !140
  store i32 %11, ptr addrspace(1) %14, align 4, !dbg !140, !tbaa !9
  %15 = extractelement <16 x i32> %7, i64 2, !dbg !140
  %16 = zext nneg i32 %5 to i64, !dbg !140
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16, !dbg !140
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2048, !dbg !140
  store i32 %15, ptr addrspace(1) %18, align 4, !dbg !140, !tbaa !9
  %19 = extractelement <16 x i32> %7, i64 3, !dbg !140
  %20 = zext nneg i32 %5 to i64, !dbg !140
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20, !dbg !140
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 3072, !dbg !140
  store i32 %19, ptr addrspace(1) %22, align 4, !dbg !140, !tbaa !9
  %23 = extractelement <16 x i32> %7, i64 4, !dbg !140
  %24 = zext nneg i32 %5 to i64, !dbg !140
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24, !dbg !140
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 4096, !dbg !140
  store i32 %23, ptr addrspace(1) %26, align 4, !dbg !140, !tbaa !9
  %27 = extractelement <16 x i32> %7, i64 5, !dbg !140
  %28 = zext nneg i32 %5 to i64, !dbg !140
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %28, !dbg !140
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 5120, !dbg !140
  store i32 %27, ptr addrspace(1) %30, align 4, !dbg !140, !tbaa !9
  %31 = extractelement <16 x i32> %7, i64 6, !dbg !140
  %32 = zext nneg i32 %5 to i64, !dbg !140
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32, !dbg !140
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 6144, !dbg !140
  store i32 %31, ptr addrspace(1) %34, align 4, !dbg !140, !tbaa !9
  %35 = extractelement <16 x i32> %7, i64 7, !dbg !140
  %36 = zext nneg i32 %5 to i64, !dbg !140
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %36, !dbg !140
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 7168, !dbg !140
  store i32 %35, ptr addrspace(1) %38, align 4, !dbg !140, !tbaa !9
  %39 = extractelement <16 x i32> %7, i64 8, !dbg !140
  %40 = zext nneg i32 %5 to i64, !dbg !140
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %40, !dbg !140
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 8192, !dbg !140
  store i32 %39, ptr addrspace(1) %42, align 4, !dbg !140, !tbaa !9
  %43 = extractelement <16 x i32> %7, i64 9, !dbg !140
  %44 = zext nneg i32 %5 to i64, !dbg !140
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %44, !dbg !140
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %45, i64 9216, !dbg !140
  store i32 %43, ptr addrspace(1) %46, align 4, !dbg !140, !tbaa !9
  %47 = extractelement <16 x i32> %7, i64 10, !dbg !140
  %48 = zext nneg i32 %5 to i64, !dbg !140
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %48, !dbg !140
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %49, i64 10240, !dbg !140
  store i32 %47, ptr addrspace(1) %50, align 4, !dbg !140, !tbaa !9
  %51 = extractelement <16 x i32> %7, i64 11, !dbg !140
  %52 = zext nneg i32 %5 to i64, !dbg !140
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %52, !dbg !140
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 11264, !dbg !140
  store i32 %51, ptr addrspace(1) %54, align 4, !dbg !140, !tbaa !9
  %55 = extractelement <16 x i32> %7, i64 12, !dbg !140
  %56 = zext nneg i32 %5 to i64, !dbg !140
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %56, !dbg !140
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 12288, !dbg !140
  store i32 %55, ptr addrspace(1) %58, align 4, !dbg !140, !tbaa !9
  %59 = extractelement <16 x i32> %7, i64 13, !dbg !140
  %60 = zext nneg i32 %5 to i64, !dbg !140
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %60, !dbg !140
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 13312, !dbg !140
  store i32 %59, ptr addrspace(1) %62, align 4, !dbg !140, !tbaa !9
  %63 = extractelement <16 x i32> %7, i64 14, !dbg !140
  %64 = zext nneg i32 %5 to i64, !dbg !140
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %64, !dbg !140
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %65, i64 14336, !dbg !140
  store i32 %63, ptr addrspace(1) %66, align 4, !dbg !140, !tbaa !9
  %67 = extractelement <16 x i32> %7, i64 15, !dbg !140
  %68 = zext nneg i32 %5 to i64, !dbg !140
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %68, !dbg !140
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %69, i64 15360, !dbg !140
  store i32 %67, ptr addrspace(1) %70, align 4, !dbg !140, !tbaa !9
  ret void, !dbg !141

71:                                               ; preds = %3, %71
  %72 = phi i32 [ %83, %71 ], [ 0, %3 ]
  %73 = phi <16 x i32> [ %82, %71 ], [ zeroinitializer, %3 ]
  %74 = shl nsw i32 %72, 8, !dbg !139
  %75 = add nuw i32 %74, %5, !dbg !139
  %76 = zext i32 %75 to i64, !dbg !139
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %76, !dbg !139
  %78 = load i32, ptr addrspace(1) %77, align 4, !dbg !139, !tbaa !9
  %79 = and i32 %78, 15, !dbg !139
  %80 = extractelement <16 x i32> %73, i32 %79, !dbg !139
  %81 = add i32 %80, 1, !dbg !139
  %82 = insertelement <16 x i32> %73, i32 %81, i32 %79, !dbg !139
  %83 = add nuw nsw i32 %72, 1, !dbg !139
  %84 = icmp eq i32 %83, %2, !dbg !139
  br i1 %84, label %6, label %71, !dbg !139, !llvm.loop !142
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @own_histogram_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !143 {
  %4 = icmp sgt i32 %2, 0, !dbg !144
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %100, label %6, !dbg !144

6:                                                ; preds = %100, %3
  %7 = phi i64 [ 0, %3 ], [ %112, %100 ], !dbg !145
  %8 = trunc i64 %7 to i32, !dbg !146
  %9 = and i32 %8, 15, !dbg !146
  %10 = zext nneg i32 %5 to i64, !dbg !146
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10, !dbg !146
  store i32 %9, ptr addrspace(1) %11, align 4, !dbg !146, !tbaa !9
  %12 = trunc i64 %7 to i32, !dbg !146
  %13 = lshr i32 %12, 4, !dbg !146
  %14 = and i32 %13, 15, !dbg !146
  %15 = zext nneg i32 %5 to i64, !dbg !146
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15, !dbg !146
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 1024, !dbg !146
  store i32 %14, ptr addrspace(1) %17, align 4, !dbg !146, !tbaa !9
  %18 = trunc i64 %7 to i32, !dbg !146
  %19 = lshr i32 %18, 8, !dbg !146
  %20 = and i32 %19, 15, !dbg !146
  %21 = zext nneg i32 %5 to i64, !dbg !146
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %21, !dbg !146
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 2048, !dbg !146
  store i32 %20, ptr addrspace(1) %23, align 4, !dbg !146, !tbaa !9
  %24 = trunc i64 %7 to i32, !dbg !146
  %25 = lshr i32 %24, 12, !dbg !146
  %26 = and i32 %25, 15, !dbg !146
  %27 = zext nneg i32 %5 to i64, !dbg !146
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %27, !dbg !146
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 3072, !dbg !146
  store i32 %26, ptr addrspace(1) %29, align 4, !dbg !146, !tbaa !9
  %30 = trunc i64 %7 to i32, !dbg !146
  %31 = lshr i32 %30, 16, !dbg !146
  %32 = and i32 %31, 15, !dbg !146
  %33 = zext nneg i32 %5 to i64, !dbg !146
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33, !dbg !146
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 4096, !dbg !146
  store i32 %32, ptr addrspace(1) %35, align 4, !dbg !146, !tbaa !9
  %36 = trunc i64 %7 to i32, !dbg !146
  %37 = lshr i32 %36, 20, !dbg !146
  %38 = and i32 %37, 15, !dbg !146
  %39 = zext nneg i32 %5 to i64, !dbg !146
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39, !dbg !146
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 5120, !dbg !146
  store i32 %38, ptr addrspace(1) %41, align 4, !dbg !146, !tbaa !9
  %42 = trunc i64 %7 to i32, !dbg !146
  %43 = lshr i32 %42, 24, !dbg !146
  %44 = and i32 %43, 15, !dbg !146
  %45 = zext nneg i32 %5 to i64, !dbg !146
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %45, !dbg !146
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 6144, !dbg !146
  store i32 %44, ptr addrspace(1) %47, align 4, !dbg !146, !tbaa !9
  %48 = trunc i64 %7 to i32, !dbg !146
  %49 = lshr i32 %48, 28, !dbg !146
  %50 = zext nneg i32 %5 to i64, !dbg !146
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50, !dbg !146
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 7168, !dbg !146
  store i32 %49, ptr addrspace(1) %52, align 4, !dbg !146, !tbaa !9
  %53 = lshr i64 %7, 32, !dbg !146
  %54 = trunc nuw i64 %53 to i32, !dbg !146
  %55 = and i32 %54, 15, !dbg !146
  %56 = zext nneg i32 %5 to i64, !dbg !146
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %56, !dbg !146
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 8192, !dbg !146
  store i32 %55, ptr addrspace(1) %58, align 4, !dbg !146, !tbaa !9
  %59 = lshr i64 %7, 36, !dbg !146
  %60 = trunc nuw nsw i64 %59 to i32, !dbg !146
  %61 = and i32 %60, 15, !dbg !146
  %62 = zext nneg i32 %5 to i64, !dbg !146
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %62, !dbg !146
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 9216, !dbg !146
  store i32 %61, ptr addrspace(1) %64, align 4, !dbg !146, !tbaa !9
  %65 = lshr i64 %7, 40, !dbg !146
  %66 = trunc nuw nsw i64 %65 to i32, !dbg !146
  %67 = and i32 %66, 15, !dbg !146
  %68 = zext nneg i32 %5 to i64, !dbg !146
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %68, !dbg !146
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %69, i64 10240, !dbg !146
  store i32 %67, ptr addrspace(1) %70, align 4, !dbg !146, !tbaa !9
  %71 = lshr i64 %7, 44, !dbg !146
  %72 = trunc nuw nsw i64 %71 to i32, !dbg !146
  %73 = and i32 %72, 15, !dbg !146
  %74 = zext nneg i32 %5 to i64, !dbg !146
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %74, !dbg !146
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %75, i64 11264, !dbg !146
  store i32 %73, ptr addrspace(1) %76, align 4, !dbg !146, !tbaa !9
  %77 = lshr i64 %7, 48, !dbg !146
  %78 = trunc nuw nsw i64 %77 to i32, !dbg !146
  %79 = and i32 %78, 15, !dbg !146
  %80 = zext nneg i32 %5 to i64, !dbg !146
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %80, !dbg !146
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 12288, !dbg !146
  store i32 %79, ptr addrspace(1) %82, align 4, !dbg !146, !tbaa !9
  %83 = lshr i64 %7, 52, !dbg !146
  %84 = trunc nuw nsw i64 %83 to i32, !dbg !146
  %85 = and i32 %84, 15, !dbg !146
  %86 = zext nneg i32 %5 to i64, !dbg !146
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %86, !dbg !146
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %87, i64 13312, !dbg !146
  store i32 %85, ptr addrspace(1) %88, align 4, !dbg !146, !tbaa !9
  %89 = lshr i64 %7, 56, !dbg !146
  %90 = trunc nuw nsw i64 %89 to i32, !dbg !146
  %91 = and i32 %90, 15, !dbg !146
  %92 = zext nneg i32 %5 to i64, !dbg !146
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %92, !dbg !146
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %93, i64 14336, !dbg !146
  store i32 %91, ptr addrspace(1) %94, align 4, !dbg !146, !tbaa !9
  %95 = lshr i64 %7, 60, !dbg !146
  %96 = trunc nuw nsw i64 %95 to i32, !dbg !146
  %97 = zext nneg i32 %5 to i64, !dbg !146
  %98 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %97, !dbg !146
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %98, i64 15360, !dbg !146
  store i32 %96, ptr addrspace(1) %99, align 4, !dbg !146, !tbaa !9
  ret void, !dbg !147

100:                                              ; preds = %3, %100
  %101 = phi i32 [ %113, %100 ], [ 0, %3 ]
  %102 = phi i64 [ %112, %100 ], [ 0, %3 ]
  %103 = shl nsw i32 %101, 8, !dbg !144
  %104 = add nuw i32 %103, %5, !dbg !144
  %105 = zext i32 %104 to i64, !dbg !144
  %106 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %105, !dbg !144
  %107 = load i32, ptr addrspace(1) %106, align 4, !dbg !144, !tbaa !9
  %108 = shl i32 %107, 2, !dbg !144
  %109 = and i32 %108, 60, !dbg !144
  %110 = zext nneg i32 %109 to i64, !dbg !144
  %111 = shl nuw nsw i64 1, %110, !dbg !144
  %112 = add i64 %111, %102, !dbg !144
  %113 = add nuw nsw i32 %101, 1, !dbg !144
  %114 = icmp eq i32 %113, %2, !dbg !144
  br i1 %114, label %6, label %100, !dbg !144, !llvm.loop !148
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @dynamic_room(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !149 {
  %4 = shl i32 %2, 2, !dbg !150
  %5 = alloca i8, i32 %4, align 16, addrspace(5), !dbg !150
  %6 = icmp sgt i32 %2, 0, !dbg !151
  br i1 %6, label %7, label %47, !dbg !151

7:                                                ; preds = %3
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp eq i32 %2, 1, !dbg !151
  br i1 %9, label %34, label %10, !dbg !151

10:                                               ; preds = %7
  %11 = and i32 %2, 2147483646
  %12 = insertelement <2 x i32> poison, i32 %8, i64 0
  %13 = shufflevector <2 x i32> %12, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %14, !dbg !151

14:                                               ; preds = %14, %10
  %15 = phi i32 [ 0, %10 ], [ %29, %14 ], !dbg !151
  %16 = phi <2 x i32> [ <i32 0, i32 1>, %10 ], [ %30, %14 ]
  %17 = shl nsw <2 x i32> %16, splat (i32 8), !dbg !151
  %18 = add nuw <2 x i32> %17, %13, !dbg !151
  %19 = zext <2 x i32> %18 to <2 x i64>, !dbg !151
  %20 = extractelement <2 x i64> %19, i64 0
  %21 = extractelement <2 x i64> %19, i64 1
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20, !dbg !151
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21, !dbg !151
  %24 = load float, ptr addrspace(1) %22, align 4, !dbg !151, !tbaa !25
  %25 = load float, ptr addrspace(1) %23, align 4, !dbg !151, !tbaa !25
  %26 = insertelement <2 x float> poison, float %24, i64 0
  %27 = insertelement <2 x float> %26, float %25, i64 1
  %28 = getelementptr inbounds nuw float, ptr addrspace(5) %5, i32 %15, !dbg !151
  store <2 x float> %27, ptr addrspace(5) %28, align 8, !dbg !151, !tbaa !25
  %29 = add nuw i32 %15, 2, !dbg !151
  %30 = add nuw nsw <2 x i32> %16, splat (i32 2)
  %31 = icmp eq i32 %29, %11, !dbg !151
  br i1 %31, label %32, label %14, !dbg !151, !llvm.loop !152

32:                                               ; preds = %14
  %33 = icmp eq i32 %2, %11, !dbg !151
  br i1 %33, label %36, label %34, !dbg !151

34:                                               ; preds = %7, %32
  %35 = phi i32 [ 0, %7 ], [ %11, %32 ]
  br label %37, !dbg !151

36:                                               ; preds = %37, %32
  br label %52, !dbg !153

37:                                               ; preds = %34, %37
  %38 = phi i32 [ %45, %37 ], [ %35, %34 ]
  %39 = shl nsw i32 %38, 8, !dbg !151
  %40 = add nuw i32 %39, %8, !dbg !151
  %41 = zext i32 %40 to i64, !dbg !151
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %41, !dbg !151
  %43 = load float, ptr addrspace(1) %42, align 4, !dbg !151, !tbaa !25
  %44 = getelementptr inbounds nuw float, ptr addrspace(5) %5, i32 %38, !dbg !151
  store float %43, ptr addrspace(5) %44, align 4, !dbg !151, !tbaa !25
  %45 = add nuw nsw i32 %38, 1, !dbg !151
  %46 = icmp eq i32 %45, %2, !dbg !151
  br i1 %46, label %36, label %37, !dbg !151, !llvm.loop !154

47:                                               ; preds = %52, %3
  %48 = phi float [ 0.000000e+00, %3 ], [ %59, %52 ], !dbg !156
  %49 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !157
  %50 = zext nneg i32 %49 to i64, !dbg !159
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %50, !dbg !159
  store float %48, ptr addrspace(1) %51, align 4, !dbg !159, !tbaa !25
  ret void, !dbg !160

52:                                               ; preds = %36, %52
  %53 = phi i32 [ %55, %52 ], [ %2, %36 ]
  %54 = phi float [ %59, %52 ], [ 0.000000e+00, %36 ]
  %55 = add nsw i32 %53, -1, !dbg !153
  %56 = fmul contract float %54, 5.000000e-01, !dbg !153
  %57 = getelementptr inbounds float, ptr addrspace(5) %5, i32 %55, !dbg !153
  %58 = load float, ptr addrspace(5) %57, align 4, !dbg !153, !tbaa !25
  %59 = fadd contract float %56, %58, !dbg !153
  %60 = icmp samesign ugt i32 %53, 1, !dbg !153
  br i1 %60, label %52, label %47, !dbg !153, !llvm.loop !161
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @dynamic_room_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !dbg !162 {
  %4 = icmp sgt i32 %2, 0, !dbg !163
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  br i1 %4, label %10, label %6, !dbg !163

6:                                                ; preds = %10, %3
  %7 = phi float [ 0.000000e+00, %3 ], [ %20, %10 ], !dbg !164
  %8 = zext nneg i32 %5 to i64, !dbg !165
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8, !dbg !165
  store float %7, ptr addrspace(1) %9, align 4, !dbg !165, !tbaa !25
  ret void, !dbg !166

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %13, %10 ], [ %2, %3 ]
  %12 = phi float [ %20, %10 ], [ 0.000000e+00, %3 ]
  %13 = add nsw i32 %11, -1, !dbg !163
  %14 = fmul contract float %12, 5.000000e-01, !dbg !163
  %15 = shl nsw i32 %13, 8, !dbg !163
  %16 = add nuw i32 %15, %5, !dbg !163
  %17 = zext i32 %16 to i64, !dbg !163
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17, !dbg !163
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !163, !tbaa !25
  %20 = fadd contract float %14, %19, !dbg !163
  %21 = icmp samesign ugt i32 %11, 1, !dbg !163
  br i1 %21, label %10, label %6, !dbg !163, !llvm.loop !167
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #9

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,48" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,16" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,32" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "launch.cu", directory: ".", checksumkind: CSK_MD5, checksum: "d2207511c63afa51c46707da9aadce5d")
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
!13 = distinct !DISubprogram(name: "block_48", scope: !1, file: !1, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 31, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 17, scope: !13)
!20 = !DILocation(line: 17, scope: !13)
!21 = !DILocation(line: 30, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 17, scope: !13)
!24 = !DILocation(line: 18, scope: !13)
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !11, i64 0}
!27 = !DILocation(line: 19, scope: !13)
!28 = distinct !DISubprogram(name: "block_48_fixed", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = !DILocation(line: 31, scope: !17, inlinedAt: !30)
!30 = distinct !DILocation(line: 22, scope: !28)
!31 = !DILocation(line: 22, scope: !28)
!32 = !DILocation(line: 30, scope: !22, inlinedAt: !33)
!33 = distinct !DILocation(line: 22, scope: !28)
!34 = !DILocation(line: 23, scope: !28)
!35 = !DILocation(line: 24, scope: !28)
!36 = distinct !DISubprogram(name: "block_16", scope: !1, file: !1, line: 27, type: !14, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 31, scope: !17, inlinedAt: !38)
!38 = distinct !DILocation(line: 28, scope: !36)
!39 = !DILocation(line: 28, scope: !36)
!40 = !DILocation(line: 30, scope: !22, inlinedAt: !41)
!41 = distinct !DILocation(line: 28, scope: !36)
!42 = !DILocation(line: 29, scope: !36)
!43 = !DILocation(line: 30, scope: !36)
!44 = distinct !DISubprogram(name: "block_16_fixed", scope: !1, file: !1, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DILocation(line: 31, scope: !17, inlinedAt: !46)
!46 = distinct !DILocation(line: 33, scope: !44)
!47 = !DILocation(line: 33, scope: !44)
!48 = !DILocation(line: 30, scope: !22, inlinedAt: !49)
!49 = distinct !DILocation(line: 33, scope: !44)
!50 = !DILocation(line: 34, scope: !44)
!51 = !DILocation(line: 35, scope: !44)
!52 = distinct !DISubprogram(name: "block_32", scope: !1, file: !1, line: 38, type: !14, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 31, scope: !17, inlinedAt: !54)
!54 = distinct !DILocation(line: 39, scope: !52)
!55 = !DILocation(line: 39, scope: !52)
!56 = !DILocation(line: 30, scope: !22, inlinedAt: !57)
!57 = distinct !DILocation(line: 39, scope: !52)
!58 = !DILocation(line: 40, scope: !52)
!59 = !DILocation(line: 41, scope: !52)
!60 = distinct !DISubprogram(name: "block_32_fixed", scope: !1, file: !1, line: 43, type: !14, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 31, scope: !17, inlinedAt: !62)
!62 = distinct !DILocation(line: 44, scope: !60)
!63 = !DILocation(line: 44, scope: !60)
!64 = !DILocation(line: 30, scope: !22, inlinedAt: !65)
!65 = distinct !DILocation(line: 44, scope: !60)
!66 = !DILocation(line: 45, scope: !60)
!67 = !DILocation(line: 46, scope: !60)
!68 = distinct !DISubprogram(name: "shared_over", scope: !1, file: !1, line: 58, type: !14, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !{!70}
!70 = distinct !{!70, !71, !"_Z8reversedILi8512EEvPKfPf: argument 0"}
!71 = distinct !{!71, !"_Z8reversedILi8512EEvPKfPf"}
!72 = !DILocation(line: 59, scope: !68)
!73 = !{!74}
!74 = distinct !{!74, !71, !"_Z8reversedILi8512EEvPKfPf: argument 1"}
!75 = !DILocation(line: 30, scope: !22, inlinedAt: !76)
!76 = distinct !DILocation(line: 52, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "reversed<8512>", scope: !1, file: !1, line: 49, type: !14, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = distinct !DILocation(line: 59, scope: !68)
!79 = !DILocation(line: 52, scope: !77, inlinedAt: !78)
!80 = !{!70, !74}
!81 = distinct !{!81, !79, !79, !82, !83, !84}
!82 = !{!"llvm.loop.mustprogress"}
!83 = !{!"llvm.loop.unroll.disable"}
!84 = !{!"llvm.loop.isvectorized", i32 1}
!85 = !DILocation(line: 40, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = distinct !DILocation(line: 53, scope: !77, inlinedAt: !78)
!88 = !DILocation(line: 41, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 42, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 55, scope: !77, inlinedAt: !78)
!91 = distinct !{!91, !90, !90, !82, !83, !84}
!92 = distinct !{!92, !79, !79, !82, !83, !84}
!93 = distinct !{!93, !90, !90, !82, !83, !84}
!94 = !DILocation(line: 60, scope: !68)
!95 = distinct !DISubprogram(name: "shared_over_fixed", scope: !1, file: !1, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !{!97}
!97 = distinct !{!97, !98, !"_Z8reversedILi8192EEvPKfPf: argument 0"}
!98 = distinct !{!98, !"_Z8reversedILi8192EEvPKfPf"}
!99 = !DILocation(line: 63, scope: !95)
!100 = !{!101}
!101 = distinct !{!101, !98, !"_Z8reversedILi8192EEvPKfPf: argument 1"}
!102 = !DILocation(line: 30, scope: !22, inlinedAt: !103)
!103 = distinct !DILocation(line: 52, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "reversed<8192>", scope: !1, file: !1, line: 49, type: !14, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = distinct !DILocation(line: 63, scope: !95)
!106 = !DILocation(line: 52, scope: !104, inlinedAt: !105)
!107 = !{!97, !101}
!108 = distinct !{!108, !106, !106, !82, !83, !84}
!109 = !DILocation(line: 40, scope: !86, inlinedAt: !110)
!110 = distinct !DILocation(line: 53, scope: !104, inlinedAt: !105)
!111 = !DILocation(line: 41, scope: !86, inlinedAt: !110)
!112 = !DILocation(line: 42, scope: !86, inlinedAt: !110)
!113 = !DILocation(line: 55, scope: !104, inlinedAt: !105)
!114 = distinct !{!114, !113, !113, !82, !83, !84}
!115 = distinct !{!115, !106, !106, !82, !83, !84}
!116 = distinct !{!116, !113, !113, !82, !83, !84}
!117 = !DILocation(line: 64, scope: !95)
!118 = distinct !DISubprogram(name: "ring", scope: !1, file: !1, line: 67, type: !14, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 68, scope: !118)
!120 = !DILocation(line: 70, scope: !118)
!121 = !DILocation(line: 0, scope: !118)
!122 = !DILocation(line: 74, scope: !118)
!123 = !DILocation(line: 75, scope: !118)
!124 = !DILocation(line: 71, scope: !118)
!125 = !DILocation(line: 72, scope: !118)
!126 = distinct !{!126, !120, !127, !82}
!127 = !DILocation(line: 73, scope: !118)
!128 = distinct !DISubprogram(name: "ring_fixed", scope: !1, file: !1, line: 77, type: !14, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 79, scope: !128)
!130 = !DILocation(line: 81, scope: !128)
!131 = !DILocation(line: 83, scope: !128)
!132 = !DILocation(line: 84, scope: !128)
!133 = distinct !{!133, !130, !134, !82}
!134 = !DILocation(line: 85, scope: !128)
!135 = !DILocation(line: 80, scope: !128)
!136 = !DILocation(line: 86, scope: !128)
!137 = !DILocation(line: 87, scope: !128)
!138 = distinct !DISubprogram(name: "own_histogram", scope: !1, file: !1, line: 90, type: !14, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 92, scope: !138)
!140 = !DILocation(line: 93, scope: !138)
!141 = !DILocation(line: 94, scope: !138)
!142 = distinct !{!142, !139, !139, !82}
!143 = distinct !DISubprogram(name: "own_histogram_fixed", scope: !1, file: !1, line: 96, type: !14, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 98, scope: !143)
!145 = !DILocation(line: 0, scope: !143)
!146 = !DILocation(line: 99, scope: !143)
!147 = !DILocation(line: 100, scope: !143)
!148 = distinct !{!148, !144, !144, !82}
!149 = distinct !DISubprogram(name: "dynamic_room", scope: !1, file: !1, line: 103, type: !14, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = !DILocation(line: 104, scope: !149)
!151 = !DILocation(line: 105, scope: !149)
!152 = distinct !{!152, !151, !151, !82, !84}
!153 = !DILocation(line: 107, scope: !149)
!154 = distinct !{!154, !82, !155, !84}
!155 = !{!"llvm.loop.unroll.runtime.disable"}
!156 = !DILocation(line: 0, scope: !149)
!157 = !DILocation(line: 30, scope: !22, inlinedAt: !158)
!158 = distinct !DILocation(line: 108, scope: !149)
!159 = !DILocation(line: 108, scope: !149)
!160 = !DILocation(line: 109, scope: !149)
!161 = distinct !{!161, !153, !153, !82}
!162 = distinct !DISubprogram(name: "dynamic_room_fixed", scope: !1, file: !1, line: 111, type: !14, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 113, scope: !162)
!164 = !DILocation(line: 0, scope: !162)
!165 = !DILocation(line: 114, scope: !162)
!166 = !DILocation(line: 115, scope: !162)
!167 = distinct !{!167, !163, !163, !82}
