; ModuleID = 'matrix.cu'
source_filename = "matrix.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ18half_product_tiledE2as = internal unnamed_addr addrspace(3) global [16 x [16 x half]] undef, align 16
@_ZZ18half_product_tiledE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x half]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @half_product(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !20
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !20, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !20
  %10 = mul i32 %5, %9, !dbg !24
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !25
  %12 = add i32 %10, %11, !dbg !24
  %13 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !28
  %14 = icmp sgt i32 %3, 0, !dbg !31
  %15 = mul nsw i32 %3, %13
  br i1 %14, label %21, label %16, !dbg !31

16:                                               ; preds = %21, %4
  %17 = phi float [ 0.000000e+00, %4 ], [ %36, %21 ], !dbg !32
  %18 = add nsw i32 %12, %15, !dbg !33
  %19 = sext i32 %18 to i64, !dbg !33
  %20 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %19, !dbg !33
  store float %17, ptr addrspace(1) %20, align 4, !dbg !33, !tbaa !34
  ret void, !dbg !36

21:                                               ; preds = %4, %21
  %22 = phi i32 [ %37, %21 ], [ 0, %4 ]
  %23 = phi float [ %36, %21 ], [ 0.000000e+00, %4 ]
  %24 = add nsw i32 %22, %15, !dbg !31
  %25 = sext i32 %24 to i64, !dbg !31
  %26 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %25, !dbg !31
  %27 = load half, ptr addrspace(1) %26, align 2, !dbg !31, !tbaa !37
  %28 = fpext contract half %27 to float, !dbg !39
  %29 = mul nuw nsw i32 %22, %3, !dbg !31
  %30 = add nsw i32 %29, %12, !dbg !31
  %31 = sext i32 %30 to i64, !dbg !31
  %32 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %31, !dbg !31
  %33 = load half, ptr addrspace(1) %32, align 2, !dbg !31, !tbaa !37
  %34 = fpext contract half %33 to float, !dbg !42
  %35 = fmul contract float %28, %34, !dbg !31
  %36 = fadd contract float %23, %35, !dbg !31
  %37 = add nuw nsw i32 %22, 1, !dbg !31
  %38 = icmp eq i32 %37, %3, !dbg !31
  br i1 %38, label %16, label %21, !dbg !31, !llvm.loop !44
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @half_product_tiled(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !46 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !47
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !49
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !52
  %8 = shl i32 %7, 4, !dbg !54
  %9 = add i32 %8, %6, !dbg !54
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !55
  %11 = shl i32 %10, 4, !dbg !54
  %12 = add i32 %11, %5, !dbg !54
  %13 = icmp sgt i32 %3, 0, !dbg !57
  %14 = mul nsw i32 %3, %9
  br i1 %13, label %15, label %46, !dbg !57

15:                                               ; preds = %4
  %16 = add i32 %14, %5
  %17 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @_ZZ18half_product_tiledE2as, i32 %6
  %18 = getelementptr inbounds nuw half, ptr addrspace(3) %17, i32 %5
  %19 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @_ZZ18half_product_tiledE2bs, i32 %6
  %20 = getelementptr inbounds nuw half, ptr addrspace(3) %19, i32 %5
  %21 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ18half_product_tiledE2bs, i32 %5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 2
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 32
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 96
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 128
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 160
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 12
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 192
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 224
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 256
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 288
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 20
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 320
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 352
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 24
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 384
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 416
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 28
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 448
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 480
  br label %51, !dbg !57

46:                                               ; preds = %51, %4
  %47 = phi float [ 0.000000e+00, %4 ], [ %159, %51 ], !dbg !58
  %48 = add nsw i32 %14, %12, !dbg !59
  %49 = sext i32 %48 to i64, !dbg !59
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49, !dbg !59
  store float %47, ptr addrspace(1) %50, align 4, !dbg !59, !tbaa !34
  ret void, !dbg !60

51:                                               ; preds = %15, %51
  %52 = phi i32 [ 0, %15 ], [ %160, %51 ]
  %53 = phi float [ 0.000000e+00, %15 ], [ %159, %51 ]
  %54 = add i32 %16, %52, !dbg !61
  %55 = sext i32 %54 to i64, !dbg !61
  %56 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %55, !dbg !61
  %57 = load half, ptr addrspace(1) %56, align 2, !dbg !61, !tbaa !37
  store half %57, ptr addrspace(3) %18, align 2, !dbg !61, !tbaa !37
  %58 = add nuw nsw i32 %52, %6, !dbg !62
  %59 = mul nuw nsw i32 %58, %3, !dbg !62
  %60 = add nsw i32 %59, %12, !dbg !62
  %61 = sext i32 %60 to i64, !dbg !62
  %62 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %61, !dbg !62
  %63 = load half, ptr addrspace(1) %62, align 2, !dbg !62, !tbaa !37
  store half %63, ptr addrspace(3) %20, align 2, !dbg !62, !tbaa !37
  fence syncscope("workgroup") release, !dbg !63
  tail call void @llvm.amdgcn.s.barrier(), !dbg !66
  fence syncscope("workgroup") acquire, !dbg !67
  %64 = load half, ptr addrspace(3) %17, align 16, !dbg !68, !tbaa !37
  %65 = fpext contract half %64 to float, !dbg !69
  %66 = load half, ptr addrspace(3) %21, align 2, !dbg !68, !tbaa !37
  %67 = fpext contract half %66 to float, !dbg !71
  %68 = fmul contract float %65, %67, !dbg !68
  %69 = fadd contract float %53, %68, !dbg !68
  %70 = load half, ptr addrspace(3) %22, align 2, !dbg !68, !tbaa !37
  %71 = fpext contract half %70 to float, !dbg !69
  %72 = load half, ptr addrspace(3) %23, align 2, !dbg !68, !tbaa !37
  %73 = fpext contract half %72 to float, !dbg !71
  %74 = fmul contract float %71, %73, !dbg !68
  %75 = fadd contract float %69, %74, !dbg !68
  %76 = load half, ptr addrspace(3) %24, align 4, !dbg !68, !tbaa !37
  %77 = fpext contract half %76 to float, !dbg !69
  %78 = load half, ptr addrspace(3) %25, align 2, !dbg !68, !tbaa !37
  %79 = fpext contract half %78 to float, !dbg !71
  %80 = fmul contract float %77, %79, !dbg !68
  %81 = fadd contract float %75, %80, !dbg !68
  %82 = load half, ptr addrspace(3) %26, align 2, !dbg !68, !tbaa !37
  %83 = fpext contract half %82 to float, !dbg !69
  %84 = load half, ptr addrspace(3) %27, align 2, !dbg !68, !tbaa !37
  %85 = fpext contract half %84 to float, !dbg !71
  %86 = fmul contract float %83, %85, !dbg !68
  %87 = fadd contract float %81, %86, !dbg !68
  %88 = load half, ptr addrspace(3) %29, align 2, !dbg !68, !tbaa !37
  %89 = load half, ptr addrspace(3) %30, align 2, !dbg !68, !tbaa !37
  %90 = load <2 x half>, ptr addrspace(3) %28, align 8, !dbg !68, !tbaa !37
  %91 = fpext <2 x half> %90 to <2 x float>, !dbg !69
  %92 = insertelement <2 x half> poison, half %88, i64 0, !dbg !71
  %93 = insertelement <2 x half> %92, half %89, i64 1, !dbg !71
  %94 = fpext <2 x half> %93 to <2 x float>, !dbg !71
  %95 = fmul contract <2 x float> %91, %94, !dbg !68
  %96 = extractelement <2 x float> %95, i64 0, !dbg !68
  %97 = fadd contract float %87, %96, !dbg !68
  %98 = extractelement <2 x float> %95, i64 1, !dbg !68
  %99 = fadd contract float %97, %98, !dbg !68
  %100 = load half, ptr addrspace(3) %32, align 2, !dbg !68, !tbaa !37
  %101 = load half, ptr addrspace(3) %33, align 2, !dbg !68, !tbaa !37
  %102 = load <2 x half>, ptr addrspace(3) %31, align 4, !dbg !68, !tbaa !37
  %103 = fpext <2 x half> %102 to <2 x float>, !dbg !69
  %104 = insertelement <2 x half> poison, half %100, i64 0, !dbg !71
  %105 = insertelement <2 x half> %104, half %101, i64 1, !dbg !71
  %106 = fpext <2 x half> %105 to <2 x float>, !dbg !71
  %107 = fmul contract <2 x float> %103, %106, !dbg !68
  %108 = extractelement <2 x float> %107, i64 0, !dbg !68
  %109 = fadd contract float %99, %108, !dbg !68
  %110 = extractelement <2 x float> %107, i64 1, !dbg !68
  %111 = fadd contract float %109, %110, !dbg !68
  %112 = load half, ptr addrspace(3) %35, align 2, !dbg !68, !tbaa !37
  %113 = load half, ptr addrspace(3) %36, align 2, !dbg !68, !tbaa !37
  %114 = load <2 x half>, ptr addrspace(3) %34, align 16, !dbg !68, !tbaa !37
  %115 = fpext <2 x half> %114 to <2 x float>, !dbg !69
  %116 = insertelement <2 x half> poison, half %112, i64 0, !dbg !71
  %117 = insertelement <2 x half> %116, half %113, i64 1, !dbg !71
  %118 = fpext <2 x half> %117 to <2 x float>, !dbg !71
  %119 = fmul contract <2 x float> %115, %118, !dbg !68
  %120 = extractelement <2 x float> %119, i64 0, !dbg !68
  %121 = fadd contract float %111, %120, !dbg !68
  %122 = extractelement <2 x float> %119, i64 1, !dbg !68
  %123 = fadd contract float %121, %122, !dbg !68
  %124 = load half, ptr addrspace(3) %38, align 2, !dbg !68, !tbaa !37
  %125 = load half, ptr addrspace(3) %39, align 2, !dbg !68, !tbaa !37
  %126 = load <2 x half>, ptr addrspace(3) %37, align 4, !dbg !68, !tbaa !37
  %127 = fpext <2 x half> %126 to <2 x float>, !dbg !69
  %128 = insertelement <2 x half> poison, half %124, i64 0, !dbg !71
  %129 = insertelement <2 x half> %128, half %125, i64 1, !dbg !71
  %130 = fpext <2 x half> %129 to <2 x float>, !dbg !71
  %131 = fmul contract <2 x float> %127, %130, !dbg !68
  %132 = extractelement <2 x float> %131, i64 0, !dbg !68
  %133 = fadd contract float %123, %132, !dbg !68
  %134 = extractelement <2 x float> %131, i64 1, !dbg !68
  %135 = fadd contract float %133, %134, !dbg !68
  %136 = load half, ptr addrspace(3) %41, align 2, !dbg !68, !tbaa !37
  %137 = load half, ptr addrspace(3) %42, align 2, !dbg !68, !tbaa !37
  %138 = load <2 x half>, ptr addrspace(3) %40, align 8, !dbg !68, !tbaa !37
  %139 = fpext <2 x half> %138 to <2 x float>, !dbg !69
  %140 = insertelement <2 x half> poison, half %136, i64 0, !dbg !71
  %141 = insertelement <2 x half> %140, half %137, i64 1, !dbg !71
  %142 = fpext <2 x half> %141 to <2 x float>, !dbg !71
  %143 = fmul contract <2 x float> %139, %142, !dbg !68
  %144 = extractelement <2 x float> %143, i64 0, !dbg !68
  %145 = fadd contract float %135, %144, !dbg !68
  %146 = extractelement <2 x float> %143, i64 1, !dbg !68
  %147 = fadd contract float %145, %146, !dbg !68
  %148 = load half, ptr addrspace(3) %44, align 2, !dbg !68, !tbaa !37
  %149 = load half, ptr addrspace(3) %45, align 2, !dbg !68, !tbaa !37
  %150 = load <2 x half>, ptr addrspace(3) %43, align 4, !dbg !68, !tbaa !37
  %151 = fpext <2 x half> %150 to <2 x float>, !dbg !69
  %152 = insertelement <2 x half> poison, half %148, i64 0, !dbg !71
  %153 = insertelement <2 x half> %152, half %149, i64 1, !dbg !71
  %154 = fpext <2 x half> %153 to <2 x float>, !dbg !71
  %155 = fmul contract <2 x float> %151, %154, !dbg !68
  %156 = extractelement <2 x float> %155, i64 0, !dbg !68
  %157 = fadd contract float %147, %156, !dbg !68
  %158 = extractelement <2 x float> %155, i64 1, !dbg !68
  %159 = fadd contract float %157, %158, !dbg !68
  fence syncscope("workgroup") release, !dbg !73
  tail call void @llvm.amdgcn.s.barrier(), !dbg !75
  fence syncscope("workgroup") acquire, !dbg !76
  %160 = add nuw nsw i32 %52, 16, !dbg !57
  %161 = icmp slt i32 %160, %3, !dbg !57
  br i1 %161, label %51, label %46, !dbg !57, !llvm.loop !77
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @half_sums(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !79 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !80
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !82
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12, !dbg !82
  %8 = load i16, ptr addrspace(4) %7, align 4, !dbg !82, !range !23, !invariant.load !15, !noundef !15
  %9 = zext nneg i16 %8 to i32, !dbg !82
  %10 = mul i32 %5, %9, !dbg !84
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !85
  %12 = add i32 %10, %11, !dbg !84
  %13 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !87
  %14 = icmp sgt i32 %3, 0, !dbg !89
  %15 = mul nsw i32 %3, %13
  br i1 %14, label %21, label %16, !dbg !89

16:                                               ; preds = %21, %4
  %17 = phi half [ 0xH0000, %4 ], [ %33, %21 ], !dbg !90
  %18 = add nsw i32 %12, %15, !dbg !91
  %19 = sext i32 %18 to i64, !dbg !91
  %20 = getelementptr inbounds half, ptr addrspace(1) %2, i64 %19, !dbg !91
  store half %17, ptr addrspace(1) %20, align 2, !dbg !91, !tbaa !37
  ret void, !dbg !92

21:                                               ; preds = %4, %21
  %22 = phi i32 [ %34, %21 ], [ 0, %4 ]
  %23 = phi half [ %33, %21 ], [ 0xH0000, %4 ]
  %24 = add nsw i32 %22, %15, !dbg !89
  %25 = sext i32 %24 to i64, !dbg !89
  %26 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %25, !dbg !89
  %27 = load half, ptr addrspace(1) %26, align 2, !dbg !89, !tbaa !37
  %28 = mul nuw nsw i32 %22, %3, !dbg !89
  %29 = add nsw i32 %28, %12, !dbg !89
  %30 = sext i32 %29 to i64, !dbg !89
  %31 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %30, !dbg !89
  %32 = load half, ptr addrspace(1) %31, align 2, !dbg !89, !tbaa !37
  %33 = tail call contract noundef half @llvm.fma.f16(half %27, half %32, half %23), !dbg !93
  %34 = add nuw nsw i32 %22, 1, !dbg !89
  %35 = icmp eq i32 %34, %3, !dbg !89
  br i1 %35, label %16, label %21, !dbg !89, !llvm.loop !96
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fma.f16(half, half, half) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matrix.cu", directory: ".", checksumkind: CSK_MD5, checksum: "af1d57d9ff00974499006bb7af504f08")
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
!13 = distinct !DISubprogram(name: "half_product", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!28 = !DILocation(line: 31, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 6, scope: !13)
!31 = !DILocation(line: 8, scope: !13)
!32 = !DILocation(line: 0, scope: !13)
!33 = !DILocation(line: 9, scope: !13)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !11, i64 0}
!36 = !DILocation(line: 10, scope: !13)
!37 = !{!38, !38, i64 0}
!38 = !{!"_Float16", !11, i64 0}
!39 = !DILocation(line: 66, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__half2float", scope: !18, file: !18, line: 66, type: !14, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 8, scope: !13)
!42 = !DILocation(line: 66, scope: !40, inlinedAt: !43)
!43 = distinct !DILocation(line: 8, scope: !13)
!44 = distinct !{!44, !31, !31, !45}
!45 = !{!"llvm.loop.mustprogress"}
!46 = distinct !DISubprogram(name: "half_product_tiled", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 30, scope: !26, inlinedAt: !48)
!48 = distinct !DILocation(line: 15, scope: !46)
!49 = !DILocation(line: 30, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 15, scope: !46)
!52 = !DILocation(line: 31, scope: !29, inlinedAt: !53)
!53 = distinct !DILocation(line: 15, scope: !46)
!54 = !DILocation(line: 15, scope: !46)
!55 = !DILocation(line: 31, scope: !17, inlinedAt: !56)
!56 = distinct !DILocation(line: 15, scope: !46)
!57 = !DILocation(line: 17, scope: !46)
!58 = !DILocation(line: 16, scope: !46)
!59 = !DILocation(line: 24, scope: !46)
!60 = !DILocation(line: 25, scope: !46)
!61 = !DILocation(line: 18, scope: !46)
!62 = !DILocation(line: 19, scope: !46)
!63 = !DILocation(line: 40, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 20, scope: !46)
!66 = !DILocation(line: 41, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 42, scope: !64, inlinedAt: !65)
!68 = !DILocation(line: 21, scope: !46)
!69 = !DILocation(line: 66, scope: !40, inlinedAt: !70)
!70 = distinct !DILocation(line: 21, scope: !46)
!71 = !DILocation(line: 66, scope: !40, inlinedAt: !72)
!72 = distinct !DILocation(line: 21, scope: !46)
!73 = !DILocation(line: 40, scope: !64, inlinedAt: !74)
!74 = distinct !DILocation(line: 22, scope: !46)
!75 = !DILocation(line: 41, scope: !64, inlinedAt: !74)
!76 = !DILocation(line: 42, scope: !64, inlinedAt: !74)
!77 = distinct !{!77, !57, !78, !45}
!78 = !DILocation(line: 23, scope: !46)
!79 = distinct !DISubprogram(name: "half_sums", scope: !1, file: !1, line: 28, type: !14, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 31, scope: !17, inlinedAt: !81)
!81 = distinct !DILocation(line: 29, scope: !79)
!82 = !DILocation(line: 32, scope: !21, inlinedAt: !83)
!83 = distinct !DILocation(line: 29, scope: !79)
!84 = !DILocation(line: 29, scope: !79)
!85 = !DILocation(line: 30, scope: !26, inlinedAt: !86)
!86 = distinct !DILocation(line: 29, scope: !79)
!87 = !DILocation(line: 31, scope: !29, inlinedAt: !88)
!88 = distinct !DILocation(line: 29, scope: !79)
!89 = !DILocation(line: 31, scope: !79)
!90 = !DILocation(line: 0, scope: !79)
!91 = !DILocation(line: 32, scope: !79)
!92 = !DILocation(line: 33, scope: !79)
!93 = !DILocation(line: 68, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "__hfma", scope: !18, file: !18, line: 68, type: !14, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = distinct !DILocation(line: 31, scope: !79)
!96 = distinct !{!96, !89, !89, !45}
