; ModuleID = 'banks.cu'
source_filename = "banks.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Body = type { float, float, float, float, float, float, float, float }

@_ZZ11tile_columnE4tile = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 16
@_ZZ17tile_column_fixedE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 16
@_ZZ8tree_sumE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ14tree_sum_fixedE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ9own_slotsE5slots = internal unnamed_addr addrspace(3) global [4096 x float] undef, align 16
@_ZZ15own_slots_fixedE5slots = internal unnamed_addr addrspace(3) global [4096 x float] undef, align 16
@_ZZ13double_columnE4tile = internal unnamed_addr addrspace(3) global [32 x [32 x double]] undef, align 16
@_ZZ19double_column_fixedE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x double]] undef, align 16
@_ZZ6bodiesE4body = internal unnamed_addr addrspace(3) global [128 x %struct.Body] undef, align 16
@_ZZ12bodies_fixedE1x = internal unnamed_addr addrspace(3) global [128 x float] undef, align 16
@_ZZ12bodies_fixedE4mass = internal unnamed_addr addrspace(3) global [128 x float] undef, align 16
@_ZZ12volatile_sumE4part = internal addrspace(3) global [96 x float] undef, align 16
@_ZZ18volatile_sum_fixedE4part = internal unnamed_addr addrspace(3) global [64 x float] undef, align 16
@_ZZ13tiled_productE2as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@_ZZ13tiled_productE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@_ZZ19tiled_product_fixedE2as = internal unnamed_addr addrspace(3) global [16 x [64 x float]] undef, align 16
@_ZZ19tiled_product_fixedE2bs = internal unnamed_addr addrspace(3) global [16 x [64 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @tile_column(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !16
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !20
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !23
  %7 = shl i32 %6, 5, !dbg !26
  %8 = add i32 %7, %5, !dbg !26
  %9 = mul i32 %2, %8, !dbg !26
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !27
  %11 = shl i32 %10, 5, !dbg !26
  %12 = add i32 %11, %4, !dbg !26
  %13 = add i32 %12, %9, !dbg !26
  %14 = zext i32 %13 to i64, !dbg !26
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %14, !dbg !26
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !26, !tbaa !30
  %17 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @_ZZ11tile_columnE4tile, i32 %5, !dbg !26
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %17, i32 %4, !dbg !26
  store float %16, ptr addrspace(3) %18, align 4, !dbg !26, !tbaa !30
  fence syncscope("workgroup") release, !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !35
  fence syncscope("workgroup") acquire, !dbg !36
  %19 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @_ZZ11tile_columnE4tile, i32 %4, !dbg !37
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %19, i32 %5, !dbg !37
  %21 = load float, ptr addrspace(3) %20, align 4, !dbg !37, !tbaa !30
  %22 = add i32 %11, %5, !dbg !37
  %23 = mul i32 %2, %22, !dbg !37
  %24 = add i32 %7, %4, !dbg !37
  %25 = add i32 %24, %23, !dbg !37
  %26 = zext i32 %25 to i64, !dbg !37
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %26, !dbg !37
  store float %21, ptr addrspace(1) %27, align 4, !dbg !37, !tbaa !30
  ret void, !dbg !38
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @tile_column_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !39 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !40
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !42
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !44
  %7 = shl i32 %6, 5, !dbg !46
  %8 = add i32 %7, %5, !dbg !46
  %9 = mul i32 %2, %8, !dbg !46
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !47
  %11 = shl i32 %10, 5, !dbg !46
  %12 = add i32 %11, %4, !dbg !46
  %13 = add i32 %12, %9, !dbg !46
  %14 = zext i32 %13 to i64, !dbg !46
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %14, !dbg !46
  %16 = load float, ptr addrspace(1) %15, align 4, !dbg !46, !tbaa !30
  %17 = getelementptr inbounds nuw [33 x float], ptr addrspace(3) @_ZZ17tile_column_fixedE4tile, i32 %5, !dbg !46
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %17, i32 %4, !dbg !46
  store float %16, ptr addrspace(3) %18, align 4, !dbg !46, !tbaa !30
  fence syncscope("workgroup") release, !dbg !49
  tail call void @llvm.amdgcn.s.barrier(), !dbg !51
  fence syncscope("workgroup") acquire, !dbg !52
  %19 = getelementptr inbounds nuw [33 x float], ptr addrspace(3) @_ZZ17tile_column_fixedE4tile, i32 %4, !dbg !53
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %19, i32 %5, !dbg !53
  %21 = load float, ptr addrspace(3) %20, align 4, !dbg !53, !tbaa !30
  %22 = add i32 %11, %5, !dbg !53
  %23 = mul i32 %2, %22, !dbg !53
  %24 = add i32 %7, %4, !dbg !53
  %25 = add i32 %24, %23, !dbg !53
  %26 = zext i32 %25 to i64, !dbg !53
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %26, !dbg !53
  store float %21, ptr addrspace(1) %27, align 4, !dbg !53, !tbaa !30
  ret void, !dbg !54
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @tree_sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !55 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !56
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !58
  %5 = shl i32 %4, 8, !dbg !60
  %6 = add i32 %5, %3, !dbg !60
  %7 = zext i32 %6 to i64, !dbg !60
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7, !dbg !60
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !60, !tbaa !30
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %3, !dbg !60
  store float %9, ptr addrspace(3) %10, align 4, !dbg !60, !tbaa !30
  fence syncscope("workgroup") release, !dbg !61
  tail call void @llvm.amdgcn.s.barrier(), !dbg !63
  fence syncscope("workgroup") acquire, !dbg !64
  %11 = icmp samesign ult i32 %3, 128, !dbg !65
  br i1 %11, label %12, label %19, !dbg !65

12:                                               ; preds = %2
  %13 = shl nuw nsw i32 %3, 3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %13
  %15 = load <2 x float>, ptr addrspace(3) %14, align 8, !dbg !65, !tbaa !30
  %16 = shufflevector <2 x float> %15, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !65
  %17 = fadd contract <2 x float> %16, %15, !dbg !65
  %18 = extractelement <2 x float> %17, i64 0, !dbg !65
  store float %18, ptr addrspace(3) %14, align 8, !dbg !65, !tbaa !30
  br label %19, !dbg !65

19:                                               ; preds = %12, %2
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %20 = icmp samesign ult i32 %3, 64, !dbg !65
  br i1 %20, label %21, label %28, !dbg !65

21:                                               ; preds = %19
  %22 = shl nuw nsw i32 %3, 4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 8
  %25 = load float, ptr addrspace(3) %24, align 8, !dbg !65, !tbaa !30
  %26 = load float, ptr addrspace(3) %23, align 16, !dbg !65, !tbaa !30
  %27 = fadd contract float %25, %26, !dbg !65
  store float %27, ptr addrspace(3) %23, align 16, !dbg !65, !tbaa !30
  br label %28, !dbg !65

28:                                               ; preds = %21, %19
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %29 = icmp samesign ult i32 %3, 32, !dbg !65
  br i1 %29, label %30, label %37, !dbg !65

30:                                               ; preds = %28
  %31 = shl nuw nsw i32 %3, 5
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 16
  %34 = load float, ptr addrspace(3) %33, align 16, !dbg !65, !tbaa !30
  %35 = load float, ptr addrspace(3) %32, align 16, !dbg !65, !tbaa !30
  %36 = fadd contract float %34, %35, !dbg !65
  store float %36, ptr addrspace(3) %32, align 16, !dbg !65, !tbaa !30
  br label %37, !dbg !65

37:                                               ; preds = %30, %28
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %38 = icmp samesign ult i32 %3, 16, !dbg !65
  br i1 %38, label %39, label %46, !dbg !65

39:                                               ; preds = %37
  %40 = shl nuw nsw i32 %3, 6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 32
  %43 = load float, ptr addrspace(3) %42, align 16, !dbg !65, !tbaa !30
  %44 = load float, ptr addrspace(3) %41, align 16, !dbg !65, !tbaa !30
  %45 = fadd contract float %43, %44, !dbg !65
  store float %45, ptr addrspace(3) %41, align 16, !dbg !65, !tbaa !30
  br label %46, !dbg !65

46:                                               ; preds = %39, %37
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %47 = icmp samesign ult i32 %3, 8, !dbg !65
  br i1 %47, label %48, label %55, !dbg !65

48:                                               ; preds = %46
  %49 = shl nuw nsw i32 %3, 7
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %50, i32 64
  %52 = load float, ptr addrspace(3) %51, align 16, !dbg !65, !tbaa !30
  %53 = load float, ptr addrspace(3) %50, align 16, !dbg !65, !tbaa !30
  %54 = fadd contract float %52, %53, !dbg !65
  store float %54, ptr addrspace(3) %50, align 16, !dbg !65, !tbaa !30
  br label %55, !dbg !65

55:                                               ; preds = %48, %46
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %56 = icmp samesign ult i32 %3, 4, !dbg !65
  br i1 %56, label %57, label %64, !dbg !65

57:                                               ; preds = %55
  %58 = shl nuw nsw i32 %3, 8
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 128
  %61 = load float, ptr addrspace(3) %60, align 16, !dbg !65, !tbaa !30
  %62 = load float, ptr addrspace(3) %59, align 16, !dbg !65, !tbaa !30
  %63 = fadd contract float %61, %62, !dbg !65
  store float %63, ptr addrspace(3) %59, align 16, !dbg !65, !tbaa !30
  br label %64, !dbg !65

64:                                               ; preds = %57, %55
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %65 = icmp samesign ult i32 %3, 2, !dbg !65
  br i1 %65, label %66, label %73, !dbg !65

66:                                               ; preds = %64
  %67 = shl nuw nsw i32 %3, 9
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 256
  %70 = load float, ptr addrspace(3) %69, align 16, !dbg !65, !tbaa !30
  %71 = load float, ptr addrspace(3) %68, align 16, !dbg !65, !tbaa !30
  %72 = fadd contract float %70, %71, !dbg !65
  store float %72, ptr addrspace(3) %68, align 16, !dbg !65, !tbaa !30
  br label %73, !dbg !65

73:                                               ; preds = %66, %64
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %74 = icmp eq i32 %3, 0, !dbg !65
  br i1 %74, label %75, label %79, !dbg !65

75:                                               ; preds = %73
  %76 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8tree_sumE4part, i32 512), align 16, !dbg !65, !tbaa !30
  %77 = load float, ptr addrspace(3) @_ZZ8tree_sumE4part, align 16, !dbg !65, !tbaa !30
  %78 = fadd contract float %76, %77, !dbg !65
  store float %78, ptr addrspace(3) @_ZZ8tree_sumE4part, align 16, !dbg !65, !tbaa !30
  br label %79, !dbg !65

79:                                               ; preds = %75, %73
  fence syncscope("workgroup") release, !dbg !66
  tail call void @llvm.amdgcn.s.barrier(), !dbg !68
  fence syncscope("workgroup") acquire, !dbg !69
  %80 = icmp eq i32 %3, 0, !dbg !70
  br i1 %80, label %81, label %85, !dbg !70

81:                                               ; preds = %79
  %82 = zext i32 %4 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %82
  %84 = load float, ptr addrspace(3) @_ZZ8tree_sumE4part, align 16, !dbg !70, !tbaa !30
  store float %84, ptr addrspace(1) %83, align 4, !dbg !70, !tbaa !30
  br label %85, !dbg !70

85:                                               ; preds = %81, %79
  ret void, !dbg !71
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @tree_sum_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !72 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !73
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !75
  %5 = shl i32 %4, 8, !dbg !77
  %6 = add i32 %5, %3, !dbg !77
  %7 = zext i32 %6 to i64, !dbg !77
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7, !dbg !77
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !77, !tbaa !30
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ14tree_sum_fixedE4part, i32 %3, !dbg !77
  store float %9, ptr addrspace(3) %10, align 4, !dbg !77, !tbaa !30
  fence syncscope("workgroup") release, !dbg !78
  tail call void @llvm.amdgcn.s.barrier(), !dbg !80
  fence syncscope("workgroup") acquire, !dbg !81
  %11 = icmp samesign ult i32 %3, 128, !dbg !82
  br i1 %11, label %12, label %17, !dbg !82

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 512
  %14 = load float, ptr addrspace(3) %13, align 4, !dbg !82, !tbaa !30
  %15 = load float, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %16 = fadd contract float %14, %15, !dbg !82
  store float %16, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %17, !dbg !82

17:                                               ; preds = %12, %2
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %18 = icmp samesign ult i32 %3, 64, !dbg !82
  br i1 %18, label %19, label %24, !dbg !82

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 256
  %21 = load float, ptr addrspace(3) %20, align 4, !dbg !82, !tbaa !30
  %22 = load float, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %23 = fadd contract float %21, %22, !dbg !82
  store float %23, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %24, !dbg !82

24:                                               ; preds = %19, %17
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %25 = icmp samesign ult i32 %3, 32, !dbg !82
  br i1 %25, label %26, label %31, !dbg !82

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 128
  %28 = load float, ptr addrspace(3) %27, align 4, !dbg !82, !tbaa !30
  %29 = load float, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %30 = fadd contract float %28, %29, !dbg !82
  store float %30, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %31, !dbg !82

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %32 = icmp samesign ult i32 %3, 16, !dbg !82
  br i1 %32, label %33, label %38, !dbg !82

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  %35 = load float, ptr addrspace(3) %34, align 4, !dbg !82, !tbaa !30
  %36 = load float, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %37 = fadd contract float %35, %36, !dbg !82
  store float %37, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %38, !dbg !82

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %39 = icmp samesign ult i32 %3, 8, !dbg !82
  br i1 %39, label %40, label %45, !dbg !82

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 32
  %42 = load float, ptr addrspace(3) %41, align 4, !dbg !82, !tbaa !30
  %43 = load float, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %44 = fadd contract float %42, %43, !dbg !82
  store float %44, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %45, !dbg !82

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %46 = icmp samesign ult i32 %3, 4, !dbg !82
  br i1 %46, label %47, label %52, !dbg !82

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 16
  %49 = load float, ptr addrspace(3) %48, align 4, !dbg !82, !tbaa !30
  %50 = load float, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %51 = fadd contract float %49, %50, !dbg !82
  store float %51, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %52, !dbg !82

52:                                               ; preds = %47, %45
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %53 = icmp samesign ult i32 %3, 2, !dbg !82
  br i1 %53, label %54, label %59, !dbg !82

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 8
  %56 = load float, ptr addrspace(3) %55, align 4, !dbg !82, !tbaa !30
  %57 = load float, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %58 = fadd contract float %56, %57, !dbg !82
  store float %58, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %59, !dbg !82

59:                                               ; preds = %54, %52
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %60 = icmp eq i32 %3, 0, !dbg !82
  br i1 %60, label %61, label %66, !dbg !82

61:                                               ; preds = %59
  %62 = load <2 x float>, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  %63 = shufflevector <2 x float> %62, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !82
  %64 = fadd contract <2 x float> %63, %62, !dbg !82
  %65 = extractelement <2 x float> %64, i64 0, !dbg !82
  store float %65, ptr addrspace(3) %10, align 4, !dbg !82, !tbaa !30
  br label %66, !dbg !82

66:                                               ; preds = %61, %59
  fence syncscope("workgroup") release, !dbg !83
  tail call void @llvm.amdgcn.s.barrier(), !dbg !85
  fence syncscope("workgroup") acquire, !dbg !86
  %67 = icmp eq i32 %3, 0, !dbg !87
  br i1 %67, label %68, label %72, !dbg !87

68:                                               ; preds = %66
  %69 = zext i32 %4 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %69
  %71 = load float, ptr addrspace(3) @_ZZ14tree_sum_fixedE4part, align 16, !dbg !87, !tbaa !30
  store float %71, ptr addrspace(1) %70, align 4, !dbg !87, !tbaa !30
  br label %72, !dbg !87

72:                                               ; preds = %68, %66
  ret void, !dbg !88
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @own_slots(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !89 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !90
  %5 = shl nuw nsw i32 %4, 6
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9own_slotsE5slots, i32 %5
  %7 = zext nneg i32 %4 to i64, !dbg !92
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7, !dbg !92
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !92, !tbaa !30
  %10 = zext nneg i32 %4 to i64, !dbg !92
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10, !dbg !92
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1024, !dbg !92
  %13 = load float, ptr addrspace(1) %12, align 4, !dbg !92, !tbaa !30
  %14 = insertelement <2 x float> poison, float %9, i64 0, !dbg !92
  %15 = insertelement <2 x float> %14, float %13, i64 1, !dbg !92
  store <2 x float> %15, ptr addrspace(3) %6, align 16, !dbg !92, !tbaa !30
  %16 = zext nneg i32 %4 to i64, !dbg !92
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !92
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2048, !dbg !92
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !92, !tbaa !30
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 8, !dbg !92
  %21 = zext nneg i32 %4 to i64, !dbg !92
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21, !dbg !92
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 3072, !dbg !92
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !92, !tbaa !30
  %25 = insertelement <2 x float> poison, float %19, i64 0, !dbg !92
  %26 = insertelement <2 x float> %25, float %24, i64 1, !dbg !92
  store <2 x float> %26, ptr addrspace(3) %20, align 8, !dbg !92, !tbaa !30
  %27 = zext nneg i32 %4 to i64, !dbg !92
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %27, !dbg !92
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4096, !dbg !92
  %30 = load float, ptr addrspace(1) %29, align 4, !dbg !92, !tbaa !30
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 16, !dbg !92
  %32 = zext nneg i32 %4 to i64, !dbg !92
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32, !dbg !92
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 5120, !dbg !92
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !92, !tbaa !30
  %36 = insertelement <2 x float> poison, float %30, i64 0, !dbg !92
  %37 = insertelement <2 x float> %36, float %35, i64 1, !dbg !92
  store <2 x float> %37, ptr addrspace(3) %31, align 16, !dbg !92, !tbaa !30
  %38 = zext nneg i32 %4 to i64, !dbg !92
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %38, !dbg !92
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 6144, !dbg !92
  %41 = load float, ptr addrspace(1) %40, align 4, !dbg !92, !tbaa !30
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 24, !dbg !92
  %43 = zext nneg i32 %4 to i64, !dbg !92
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %43, !dbg !92
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 7168, !dbg !92
  %46 = load float, ptr addrspace(1) %45, align 4, !dbg !92, !tbaa !30
  %47 = insertelement <2 x float> poison, float %41, i64 0, !dbg !92
  %48 = insertelement <2 x float> %47, float %46, i64 1, !dbg !92
  store <2 x float> %48, ptr addrspace(3) %42, align 8, !dbg !92, !tbaa !30
  %49 = zext nneg i32 %4 to i64, !dbg !92
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %49, !dbg !92
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 8192, !dbg !92
  %52 = load float, ptr addrspace(1) %51, align 4, !dbg !92, !tbaa !30
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 32, !dbg !92
  %54 = zext nneg i32 %4 to i64, !dbg !92
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %54, !dbg !92
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 9216, !dbg !92
  %57 = load float, ptr addrspace(1) %56, align 4, !dbg !92, !tbaa !30
  %58 = insertelement <2 x float> poison, float %52, i64 0, !dbg !92
  %59 = insertelement <2 x float> %58, float %57, i64 1, !dbg !92
  store <2 x float> %59, ptr addrspace(3) %53, align 16, !dbg !92, !tbaa !30
  %60 = zext nneg i32 %4 to i64, !dbg !92
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %60, !dbg !92
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 10240, !dbg !92
  %63 = load float, ptr addrspace(1) %62, align 4, !dbg !92, !tbaa !30
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 40, !dbg !92
  %65 = zext nneg i32 %4 to i64, !dbg !92
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %65, !dbg !92
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %66, i64 11264, !dbg !92
  %68 = load float, ptr addrspace(1) %67, align 4, !dbg !92, !tbaa !30
  %69 = insertelement <2 x float> poison, float %63, i64 0, !dbg !92
  %70 = insertelement <2 x float> %69, float %68, i64 1, !dbg !92
  store <2 x float> %70, ptr addrspace(3) %64, align 8, !dbg !92, !tbaa !30
  %71 = zext nneg i32 %4 to i64, !dbg !92
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %71, !dbg !92
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %72, i64 12288, !dbg !92
  %74 = load float, ptr addrspace(1) %73, align 4, !dbg !92, !tbaa !30
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 48, !dbg !92
  %76 = zext nneg i32 %4 to i64, !dbg !92
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %76, !dbg !92
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 13312, !dbg !92
  %79 = load float, ptr addrspace(1) %78, align 4, !dbg !92, !tbaa !30
  %80 = insertelement <2 x float> poison, float %74, i64 0, !dbg !92
  %81 = insertelement <2 x float> %80, float %79, i64 1, !dbg !92
  store <2 x float> %81, ptr addrspace(3) %75, align 16, !dbg !92, !tbaa !30
  %82 = zext nneg i32 %4 to i64, !dbg !92
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %82, !dbg !92
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 14336, !dbg !92
  %85 = load float, ptr addrspace(1) %84, align 4, !dbg !92, !tbaa !30
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 56, !dbg !92
  %87 = zext nneg i32 %4 to i64, !dbg !92
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %87, !dbg !92
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %88, i64 15360, !dbg !92
  %90 = load float, ptr addrspace(1) %89, align 4, !dbg !92, !tbaa !30
  %91 = insertelement <2 x float> poison, float %85, i64 0, !dbg !92
  %92 = insertelement <2 x float> %91, float %90, i64 1, !dbg !92
  store <2 x float> %92, ptr addrspace(3) %86, align 8, !dbg !92, !tbaa !30
  fence syncscope("workgroup") release, !dbg !93
  tail call void @llvm.amdgcn.s.barrier(), !dbg !95
  fence syncscope("workgroup") acquire, !dbg !96
  %93 = icmp sgt i32 %2, 0, !dbg !97
  br i1 %93, label %94, label %118, !dbg !97

94:                                               ; preds = %3
  %95 = and i32 %2, 7, !dbg !97
  %96 = icmp ult i32 %2, 8, !dbg !97
  br i1 %96, label %101, label %97, !dbg !97

97:                                               ; preds = %94
  %98 = and i32 %2, 2147483640, !dbg !97
  br label %121, !dbg !97

99:                                               ; preds = %121
  %100 = icmp eq i32 %95, 0, !dbg !97
  br i1 %100, label %118, label %101, !dbg !97

101:                                              ; preds = %99, %94
  %102 = phi i32 [ 0, %94 ], [ %180, %99 ]
  %103 = phi float [ 0.000000e+00, %94 ], [ %179, %99 ]
  %104 = icmp ne i32 %95, 0, !dbg !97
  tail call void @llvm.assume(i1 %104), !dbg !97
  br label %105, !dbg !97

105:                                              ; preds = %105, %101
  %106 = phi i32 [ %115, %105 ], [ %102, %101 ]
  %107 = phi float [ %114, %105 ], [ %103, %101 ]
  %108 = phi i32 [ %116, %105 ], [ 0, %101 ]
  %109 = and i32 %106, 15, !dbg !97
  %110 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %109, !dbg !97
  %111 = load float, ptr addrspace(3) %110, align 4, !dbg !97, !tbaa !30
  %112 = uitofp nneg i32 %106 to float, !dbg !97
  %113 = fmul contract float %111, %112, !dbg !97
  %114 = fadd contract float %107, %113, !dbg !97
  %115 = add nuw nsw i32 %106, 1, !dbg !97
  %116 = add i32 %108, 1, !dbg !97
  %117 = icmp eq i32 %116, %95, !dbg !97
  br i1 %117, label %118, label %105, !dbg !97, !llvm.loop !98

118:                                              ; preds = %99, %105, %3
  %119 = phi float [ 0.000000e+00, %3 ], [ %179, %99 ], [ %114, %105 ], !dbg !100
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7, !dbg !101
  store float %119, ptr addrspace(1) %120, align 4, !dbg !101, !tbaa !30
  ret void, !dbg !102

121:                                              ; preds = %121, %97
  %122 = phi i32 [ 0, %97 ], [ %180, %121 ]
  %123 = phi float [ 0.000000e+00, %97 ], [ %179, %121 ]
  %124 = phi i32 [ 0, %97 ], [ %181, %121 ]
  %125 = and i32 %122, 8, !dbg !97
  %126 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %125, !dbg !97
  %127 = load float, ptr addrspace(3) %126, align 16, !dbg !97, !tbaa !30
  %128 = uitofp nneg i32 %122 to float, !dbg !97
  %129 = fmul contract float %127, %128, !dbg !97
  %130 = fadd contract float %123, %129, !dbg !97
  %131 = or disjoint i32 %122, 1, !dbg !97
  %132 = and i32 %131, 9, !dbg !97
  %133 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %132, !dbg !97
  %134 = load float, ptr addrspace(3) %133, align 4, !dbg !97, !tbaa !30
  %135 = uitofp nneg i32 %131 to float, !dbg !97
  %136 = fmul contract float %134, %135, !dbg !97
  %137 = fadd contract float %130, %136, !dbg !97
  %138 = or disjoint i32 %122, 2, !dbg !97
  %139 = and i32 %138, 10, !dbg !97
  %140 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %139, !dbg !97
  %141 = load float, ptr addrspace(3) %140, align 8, !dbg !97, !tbaa !30
  %142 = uitofp nneg i32 %138 to float, !dbg !97
  %143 = fmul contract float %141, %142, !dbg !97
  %144 = fadd contract float %137, %143, !dbg !97
  %145 = or disjoint i32 %122, 3, !dbg !97
  %146 = and i32 %145, 11, !dbg !97
  %147 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %146, !dbg !97
  %148 = load float, ptr addrspace(3) %147, align 4, !dbg !97, !tbaa !30
  %149 = uitofp nneg i32 %145 to float, !dbg !97
  %150 = fmul contract float %148, %149, !dbg !97
  %151 = fadd contract float %144, %150, !dbg !97
  %152 = or disjoint i32 %122, 4, !dbg !97
  %153 = and i32 %152, 12, !dbg !97
  %154 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %153, !dbg !97
  %155 = load float, ptr addrspace(3) %154, align 16, !dbg !97, !tbaa !30
  %156 = uitofp nneg i32 %152 to float, !dbg !97
  %157 = fmul contract float %155, %156, !dbg !97
  %158 = fadd contract float %151, %157, !dbg !97
  %159 = or disjoint i32 %122, 5, !dbg !97
  %160 = and i32 %159, 13, !dbg !97
  %161 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %160, !dbg !97
  %162 = load float, ptr addrspace(3) %161, align 4, !dbg !97, !tbaa !30
  %163 = uitofp nneg i32 %159 to float, !dbg !97
  %164 = fmul contract float %162, %163, !dbg !97
  %165 = fadd contract float %158, %164, !dbg !97
  %166 = or disjoint i32 %122, 6, !dbg !97
  %167 = and i32 %166, 14, !dbg !97
  %168 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %167, !dbg !97
  %169 = load float, ptr addrspace(3) %168, align 8, !dbg !97, !tbaa !30
  %170 = uitofp nneg i32 %166 to float, !dbg !97
  %171 = fmul contract float %169, %170, !dbg !97
  %172 = fadd contract float %165, %171, !dbg !97
  %173 = or disjoint i32 %122, 7, !dbg !97
  %174 = and i32 %173, 15, !dbg !97
  %175 = getelementptr inbounds nuw float, ptr addrspace(3) %6, i32 %174, !dbg !97
  %176 = load float, ptr addrspace(3) %175, align 4, !dbg !97, !tbaa !30
  %177 = uitofp nneg i32 %173 to float, !dbg !97
  %178 = fmul contract float %176, %177, !dbg !97
  %179 = fadd contract float %172, %178, !dbg !97
  %180 = add nuw nsw i32 %122, 8, !dbg !97
  %181 = add i32 %124, 8, !dbg !97
  %182 = icmp eq i32 %181, %98, !dbg !97
  br i1 %182, label %99, label %121, !dbg !97, !llvm.loop !103
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @own_slots_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !105 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !106
  %5 = zext nneg i32 %4 to i64, !dbg !108
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5, !dbg !108
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !108, !tbaa !30
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %4, !dbg !108
  store float %7, ptr addrspace(3) %8, align 4, !dbg !108, !tbaa !30
  %9 = add nuw nsw i32 %4, 256, !dbg !108
  %10 = zext nneg i32 %9 to i64, !dbg !108
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %10, !dbg !108
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !108, !tbaa !30
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %9, !dbg !108
  store float %12, ptr addrspace(3) %13, align 4, !dbg !108, !tbaa !30
  %14 = add nuw nsw i32 %4, 512, !dbg !108
  %15 = zext nneg i32 %14 to i64, !dbg !108
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15, !dbg !108
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !108, !tbaa !30
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %14, !dbg !108
  store float %17, ptr addrspace(3) %18, align 4, !dbg !108, !tbaa !30
  %19 = add nuw nsw i32 %4, 768, !dbg !108
  %20 = zext nneg i32 %19 to i64, !dbg !108
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20, !dbg !108
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !108, !tbaa !30
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %19, !dbg !108
  store float %22, ptr addrspace(3) %23, align 4, !dbg !108, !tbaa !30
  %24 = or disjoint i32 %4, 1024, !dbg !108
  %25 = zext nneg i32 %24 to i64, !dbg !108
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %25, !dbg !108
  %27 = load float, ptr addrspace(1) %26, align 4, !dbg !108, !tbaa !30
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %24, !dbg !108
  store float %27, ptr addrspace(3) %28, align 4, !dbg !108, !tbaa !30
  %29 = add nuw nsw i32 %4, 1280, !dbg !108
  %30 = zext nneg i32 %29 to i64, !dbg !108
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %30, !dbg !108
  %32 = load float, ptr addrspace(1) %31, align 4, !dbg !108, !tbaa !30
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %29, !dbg !108
  store float %32, ptr addrspace(3) %33, align 4, !dbg !108, !tbaa !30
  %34 = add nuw nsw i32 %4, 1536, !dbg !108
  %35 = zext nneg i32 %34 to i64, !dbg !108
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %35, !dbg !108
  %37 = load float, ptr addrspace(1) %36, align 4, !dbg !108, !tbaa !30
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %34, !dbg !108
  store float %37, ptr addrspace(3) %38, align 4, !dbg !108, !tbaa !30
  %39 = add nuw nsw i32 %4, 1792, !dbg !108
  %40 = zext nneg i32 %39 to i64, !dbg !108
  %41 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %40, !dbg !108
  %42 = load float, ptr addrspace(1) %41, align 4, !dbg !108, !tbaa !30
  %43 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %39, !dbg !108
  store float %42, ptr addrspace(3) %43, align 4, !dbg !108, !tbaa !30
  %44 = or disjoint i32 %4, 2048, !dbg !108
  %45 = zext nneg i32 %44 to i64, !dbg !108
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %45, !dbg !108
  %47 = load float, ptr addrspace(1) %46, align 4, !dbg !108, !tbaa !30
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %44, !dbg !108
  store float %47, ptr addrspace(3) %48, align 4, !dbg !108, !tbaa !30
  %49 = add nuw nsw i32 %4, 2304, !dbg !108
  %50 = zext nneg i32 %49 to i64, !dbg !108
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %50, !dbg !108
  %52 = load float, ptr addrspace(1) %51, align 4, !dbg !108, !tbaa !30
  %53 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %49, !dbg !108
  store float %52, ptr addrspace(3) %53, align 4, !dbg !108, !tbaa !30
  %54 = add nuw nsw i32 %4, 2560, !dbg !108
  %55 = zext nneg i32 %54 to i64, !dbg !108
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %55, !dbg !108
  %57 = load float, ptr addrspace(1) %56, align 4, !dbg !108, !tbaa !30
  %58 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %54, !dbg !108
  store float %57, ptr addrspace(3) %58, align 4, !dbg !108, !tbaa !30
  %59 = add nuw nsw i32 %4, 2816, !dbg !108
  %60 = zext nneg i32 %59 to i64, !dbg !108
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %60, !dbg !108
  %62 = load float, ptr addrspace(1) %61, align 4, !dbg !108, !tbaa !30
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %59, !dbg !108
  store float %62, ptr addrspace(3) %63, align 4, !dbg !108, !tbaa !30
  %64 = or disjoint i32 %4, 3072, !dbg !108
  %65 = zext nneg i32 %64 to i64, !dbg !108
  %66 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %65, !dbg !108
  %67 = load float, ptr addrspace(1) %66, align 4, !dbg !108, !tbaa !30
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %64, !dbg !108
  store float %67, ptr addrspace(3) %68, align 4, !dbg !108, !tbaa !30
  %69 = add nuw nsw i32 %4, 3328, !dbg !108
  %70 = zext nneg i32 %69 to i64, !dbg !108
  %71 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %70, !dbg !108
  %72 = load float, ptr addrspace(1) %71, align 4, !dbg !108, !tbaa !30
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %69, !dbg !108
  store float %72, ptr addrspace(3) %73, align 4, !dbg !108, !tbaa !30
  %74 = add nuw nsw i32 %4, 3584, !dbg !108
  %75 = zext nneg i32 %74 to i64, !dbg !108
  %76 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %75, !dbg !108
  %77 = load float, ptr addrspace(1) %76, align 4, !dbg !108, !tbaa !30
  %78 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %74, !dbg !108
  store float %77, ptr addrspace(3) %78, align 4, !dbg !108, !tbaa !30
  %79 = add nuw nsw i32 %4, 3840, !dbg !108
  %80 = zext nneg i32 %79 to i64, !dbg !108
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %80, !dbg !108
  %82 = load float, ptr addrspace(1) %81, align 4, !dbg !108, !tbaa !30
  %83 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15own_slots_fixedE5slots, i32 %79, !dbg !108
  store float %82, ptr addrspace(3) %83, align 4, !dbg !108, !tbaa !30
  fence syncscope("workgroup") release, !dbg !109
  tail call void @llvm.amdgcn.s.barrier(), !dbg !111
  fence syncscope("workgroup") acquire, !dbg !112
  %84 = icmp sgt i32 %2, 0, !dbg !113
  br i1 %84, label %85, label %110, !dbg !113

85:                                               ; preds = %3
  %86 = and i32 %2, 7, !dbg !113
  %87 = icmp ult i32 %2, 8, !dbg !113
  br i1 %87, label %92, label %88, !dbg !113

88:                                               ; preds = %85
  %89 = and i32 %2, 2147483640, !dbg !113
  br label %113, !dbg !113

90:                                               ; preds = %113
  %91 = icmp eq i32 %86, 0, !dbg !113
  br i1 %91, label %110, label %92, !dbg !113

92:                                               ; preds = %90, %85
  %93 = phi i32 [ 0, %85 ], [ %180, %90 ]
  %94 = phi float [ 0.000000e+00, %85 ], [ %179, %90 ]
  %95 = icmp ne i32 %86, 0, !dbg !113
  tail call void @llvm.assume(i1 %95), !dbg !113
  br label %96, !dbg !113

96:                                               ; preds = %96, %92
  %97 = phi i32 [ %107, %96 ], [ %93, %92 ]
  %98 = phi float [ %106, %96 ], [ %94, %92 ]
  %99 = phi i32 [ %108, %96 ], [ 0, %92 ]
  %100 = shl i32 %97, 8, !dbg !113
  %101 = and i32 %100, 3840, !dbg !113
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %101, !dbg !113
  %103 = load float, ptr addrspace(3) %102, align 4, !dbg !113, !tbaa !30
  %104 = uitofp nneg i32 %97 to float, !dbg !113
  %105 = fmul contract float %103, %104, !dbg !113
  %106 = fadd contract float %98, %105, !dbg !113
  %107 = add nuw nsw i32 %97, 1, !dbg !113
  %108 = add i32 %99, 1, !dbg !113
  %109 = icmp eq i32 %108, %86, !dbg !113
  br i1 %109, label %110, label %96, !dbg !113, !llvm.loop !114

110:                                              ; preds = %90, %96, %3
  %111 = phi float [ 0.000000e+00, %3 ], [ %179, %90 ], [ %106, %96 ], !dbg !115
  %112 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5, !dbg !116
  store float %111, ptr addrspace(1) %112, align 4, !dbg !116, !tbaa !30
  ret void, !dbg !117

113:                                              ; preds = %113, %88
  %114 = phi i32 [ 0, %88 ], [ %180, %113 ]
  %115 = phi float [ 0.000000e+00, %88 ], [ %179, %113 ]
  %116 = phi i32 [ 0, %88 ], [ %181, %113 ]
  %117 = shl i32 %114, 8, !dbg !113
  %118 = and i32 %117, 2048, !dbg !113
  %119 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %118, !dbg !113
  %120 = load float, ptr addrspace(3) %119, align 4, !dbg !113, !tbaa !30
  %121 = uitofp nneg i32 %114 to float, !dbg !113
  %122 = fmul contract float %120, %121, !dbg !113
  %123 = fadd contract float %115, %122, !dbg !113
  %124 = or disjoint i32 %114, 1, !dbg !113
  %125 = shl i32 %124, 8, !dbg !113
  %126 = and i32 %125, 2304, !dbg !113
  %127 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %126, !dbg !113
  %128 = load float, ptr addrspace(3) %127, align 4, !dbg !113, !tbaa !30
  %129 = uitofp nneg i32 %124 to float, !dbg !113
  %130 = fmul contract float %128, %129, !dbg !113
  %131 = fadd contract float %123, %130, !dbg !113
  %132 = or disjoint i32 %114, 2, !dbg !113
  %133 = shl i32 %132, 8, !dbg !113
  %134 = and i32 %133, 2560, !dbg !113
  %135 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %134, !dbg !113
  %136 = load float, ptr addrspace(3) %135, align 4, !dbg !113, !tbaa !30
  %137 = uitofp nneg i32 %132 to float, !dbg !113
  %138 = fmul contract float %136, %137, !dbg !113
  %139 = fadd contract float %131, %138, !dbg !113
  %140 = or disjoint i32 %114, 3, !dbg !113
  %141 = shl i32 %140, 8, !dbg !113
  %142 = and i32 %141, 2816, !dbg !113
  %143 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %142, !dbg !113
  %144 = load float, ptr addrspace(3) %143, align 4, !dbg !113, !tbaa !30
  %145 = uitofp nneg i32 %140 to float, !dbg !113
  %146 = fmul contract float %144, %145, !dbg !113
  %147 = fadd contract float %139, %146, !dbg !113
  %148 = or disjoint i32 %114, 4, !dbg !113
  %149 = shl i32 %148, 8, !dbg !113
  %150 = and i32 %149, 3072, !dbg !113
  %151 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %150, !dbg !113
  %152 = load float, ptr addrspace(3) %151, align 4, !dbg !113, !tbaa !30
  %153 = uitofp nneg i32 %148 to float, !dbg !113
  %154 = fmul contract float %152, %153, !dbg !113
  %155 = fadd contract float %147, %154, !dbg !113
  %156 = or disjoint i32 %114, 5, !dbg !113
  %157 = shl i32 %156, 8, !dbg !113
  %158 = and i32 %157, 3328, !dbg !113
  %159 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %158, !dbg !113
  %160 = load float, ptr addrspace(3) %159, align 4, !dbg !113, !tbaa !30
  %161 = uitofp nneg i32 %156 to float, !dbg !113
  %162 = fmul contract float %160, %161, !dbg !113
  %163 = fadd contract float %155, %162, !dbg !113
  %164 = or disjoint i32 %114, 6, !dbg !113
  %165 = shl i32 %164, 8, !dbg !113
  %166 = and i32 %165, 3584, !dbg !113
  %167 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %166, !dbg !113
  %168 = load float, ptr addrspace(3) %167, align 4, !dbg !113, !tbaa !30
  %169 = uitofp nneg i32 %164 to float, !dbg !113
  %170 = fmul contract float %168, %169, !dbg !113
  %171 = fadd contract float %163, %170, !dbg !113
  %172 = or disjoint i32 %114, 7, !dbg !113
  %173 = shl i32 %172, 8, !dbg !113
  %174 = and i32 %173, 3840, !dbg !113
  %175 = getelementptr inbounds nuw float, ptr addrspace(3) %8, i32 %174, !dbg !113
  %176 = load float, ptr addrspace(3) %175, align 4, !dbg !113, !tbaa !30
  %177 = uitofp nneg i32 %172 to float, !dbg !113
  %178 = fmul contract float %176, %177, !dbg !113
  %179 = fadd contract float %171, %178, !dbg !113
  %180 = add nuw nsw i32 %114, 8, !dbg !113
  %181 = add i32 %116, 8, !dbg !113
  %182 = icmp eq i32 %181, %89, !dbg !113
  br i1 %182, label %90, label %113, !dbg !113, !llvm.loop !118
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @double_column(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !119 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !120
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !122
  %5 = shl nuw nsw i32 %4, 5, !dbg !124
  %6 = add nuw nsw i32 %5, %3, !dbg !124
  %7 = zext nneg i32 %6 to i64, !dbg !124
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %7, !dbg !124
  %9 = load double, ptr addrspace(1) %8, align 8, !dbg !124, !tbaa !125
  %10 = getelementptr inbounds nuw [32 x double], ptr addrspace(3) @_ZZ13double_columnE4tile, i32 %4, !dbg !124
  %11 = getelementptr inbounds nuw double, ptr addrspace(3) %10, i32 %3, !dbg !124
  store double %9, ptr addrspace(3) %11, align 8, !dbg !124, !tbaa !125
  fence syncscope("workgroup") release, !dbg !127
  tail call void @llvm.amdgcn.s.barrier(), !dbg !129
  fence syncscope("workgroup") acquire, !dbg !130
  %12 = getelementptr inbounds nuw [32 x double], ptr addrspace(3) @_ZZ13double_columnE4tile, i32 %3, !dbg !131
  %13 = getelementptr inbounds nuw double, ptr addrspace(3) %12, i32 %4, !dbg !131
  %14 = load double, ptr addrspace(3) %13, align 8, !dbg !131, !tbaa !125
  %15 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %7, !dbg !131
  store double %14, ptr addrspace(1) %15, align 8, !dbg !131, !tbaa !125
  ret void, !dbg !132
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @double_column_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !133 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !134
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !136
  %5 = shl nuw nsw i32 %4, 5, !dbg !138
  %6 = add nuw nsw i32 %5, %3, !dbg !138
  %7 = zext nneg i32 %6 to i64, !dbg !138
  %8 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %7, !dbg !138
  %9 = load double, ptr addrspace(1) %8, align 8, !dbg !138, !tbaa !125
  %10 = getelementptr inbounds nuw [33 x double], ptr addrspace(3) @_ZZ19double_column_fixedE4tile, i32 %4, !dbg !138
  %11 = getelementptr inbounds nuw double, ptr addrspace(3) %10, i32 %3, !dbg !138
  store double %9, ptr addrspace(3) %11, align 8, !dbg !138, !tbaa !125
  fence syncscope("workgroup") release, !dbg !139
  tail call void @llvm.amdgcn.s.barrier(), !dbg !141
  fence syncscope("workgroup") acquire, !dbg !142
  %12 = getelementptr inbounds nuw [33 x double], ptr addrspace(3) @_ZZ19double_column_fixedE4tile, i32 %3, !dbg !143
  %13 = getelementptr inbounds nuw double, ptr addrspace(3) %12, i32 %4, !dbg !143
  %14 = load double, ptr addrspace(3) %13, align 8, !dbg !143, !tbaa !125
  %15 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %7, !dbg !143
  store double %14, ptr addrspace(1) %15, align 8, !dbg !143, !tbaa !125
  ret void, !dbg !144
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @bodies(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !145 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !146
  %4 = zext nneg i32 %3 to i64, !dbg !148
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !148
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !148, !tbaa !30
  %7 = getelementptr inbounds nuw %struct.Body, ptr addrspace(3) @_ZZ6bodiesE4body, i32 %3, !dbg !148
  store float %6, ptr addrspace(3) %7, align 16, !dbg !148, !tbaa !149
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 512, !dbg !151
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !151, !tbaa !30
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 12, !dbg !151
  store float %9, ptr addrspace(3) %10, align 4, !dbg !151, !tbaa !152
  fence syncscope("workgroup") release, !dbg !153
  tail call void @llvm.amdgcn.s.barrier(), !dbg !155
  fence syncscope("workgroup") acquire, !dbg !156
  %11 = xor i32 %3, 1, !dbg !157
  %12 = getelementptr inbounds nuw %struct.Body, ptr addrspace(3) @_ZZ6bodiesE4body, i32 %11, !dbg !157
  %13 = load float, ptr addrspace(3) %12, align 16, !dbg !157, !tbaa !149
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 12, !dbg !157
  %15 = load float, ptr addrspace(3) %14, align 4, !dbg !157, !tbaa !152
  %16 = fmul contract float %13, %15, !dbg !157
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4, !dbg !157
  store float %16, ptr addrspace(1) %17, align 4, !dbg !157, !tbaa !30
  ret void, !dbg !158
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @bodies_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !159 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !160
  %4 = zext nneg i32 %3 to i64, !dbg !162
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !162
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !162, !tbaa !30
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12bodies_fixedE1x, i32 %3, !dbg !162
  store float %6, ptr addrspace(3) %7, align 4, !dbg !162, !tbaa !30
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 512, !dbg !163
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !163, !tbaa !30
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12bodies_fixedE4mass, i32 %3, !dbg !163
  store float %9, ptr addrspace(3) %10, align 4, !dbg !163, !tbaa !30
  fence syncscope("workgroup") release, !dbg !164
  tail call void @llvm.amdgcn.s.barrier(), !dbg !166
  fence syncscope("workgroup") acquire, !dbg !167
  %11 = xor i32 %3, 1, !dbg !168
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12bodies_fixedE1x, i32 %11, !dbg !168
  %13 = load float, ptr addrspace(3) %12, align 4, !dbg !168, !tbaa !30
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12bodies_fixedE4mass, i32 %11, !dbg !168
  %15 = load float, ptr addrspace(3) %14, align 4, !dbg !168, !tbaa !30
  %16 = fmul contract float %13, %15, !dbg !168
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4, !dbg !168
  store float %16, ptr addrspace(1) %17, align 4, !dbg !168, !tbaa !30
  ret void, !dbg !169
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @volatile_sum(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #5 !dbg !170 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !171
  %4 = zext nneg i32 %3 to i64, !dbg !173
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !173
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !173, !tbaa !30
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12volatile_sumE4part, i32 %3, !dbg !173
  %8 = addrspacecast ptr addrspace(3) %7 to ptr
  store volatile float %6, ptr %8, align 4, !dbg !173, !tbaa !30, !noalias.addrspace !174
  fence syncscope("workgroup") release, !dbg !175
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !178
  %9 = icmp samesign ult i32 %3, 32, !dbg !179
  br i1 %9, label %10, label %41, !dbg !179

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 128, !dbg !180
  %12 = addrspacecast ptr addrspace(3) %11 to ptr
  %13 = load volatile float, ptr %12, align 4, !dbg !180, !tbaa !30, !noalias.addrspace !174
  %14 = load volatile float, ptr %8, align 4, !dbg !180, !tbaa !30, !noalias.addrspace !174
  %15 = fadd contract float %13, %14, !dbg !180
  store volatile float %15, ptr %8, align 4, !dbg !180, !tbaa !30, !noalias.addrspace !174
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 64, !dbg !181
  %17 = addrspacecast ptr addrspace(3) %16 to ptr
  %18 = load volatile float, ptr %17, align 4, !dbg !181, !tbaa !30, !noalias.addrspace !174
  %19 = load volatile float, ptr %8, align 4, !dbg !181, !tbaa !30, !noalias.addrspace !174
  %20 = fadd contract float %18, %19, !dbg !181
  store volatile float %20, ptr %8, align 4, !dbg !181, !tbaa !30, !noalias.addrspace !174
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 32, !dbg !182
  %22 = addrspacecast ptr addrspace(3) %21 to ptr
  %23 = load volatile float, ptr %22, align 4, !dbg !182, !tbaa !30, !noalias.addrspace !174
  %24 = load volatile float, ptr %8, align 4, !dbg !182, !tbaa !30, !noalias.addrspace !174
  %25 = fadd contract float %23, %24, !dbg !182
  store volatile float %25, ptr %8, align 4, !dbg !182, !tbaa !30, !noalias.addrspace !174
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 16, !dbg !183
  %27 = addrspacecast ptr addrspace(3) %26 to ptr
  %28 = load volatile float, ptr %27, align 4, !dbg !183, !tbaa !30, !noalias.addrspace !174
  %29 = load volatile float, ptr %8, align 4, !dbg !183, !tbaa !30, !noalias.addrspace !174
  %30 = fadd contract float %28, %29, !dbg !183
  store volatile float %30, ptr %8, align 4, !dbg !183, !tbaa !30, !noalias.addrspace !174
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 8, !dbg !184
  %32 = addrspacecast ptr addrspace(3) %31 to ptr
  %33 = load volatile float, ptr %32, align 4, !dbg !184, !tbaa !30, !noalias.addrspace !174
  %34 = load volatile float, ptr %8, align 4, !dbg !184, !tbaa !30, !noalias.addrspace !174
  %35 = fadd contract float %33, %34, !dbg !184
  store volatile float %35, ptr %8, align 4, !dbg !184, !tbaa !30, !noalias.addrspace !174
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 4, !dbg !185
  %37 = addrspacecast ptr addrspace(3) %36 to ptr
  %38 = load volatile float, ptr %37, align 4, !dbg !185, !tbaa !30, !noalias.addrspace !174
  %39 = load volatile float, ptr %8, align 4, !dbg !185, !tbaa !30, !noalias.addrspace !174
  %40 = fadd contract float %38, %39, !dbg !185
  store volatile float %40, ptr %8, align 4, !dbg !185, !tbaa !30, !noalias.addrspace !174
  br label %41, !dbg !186

41:                                               ; preds = %10, %2
  %42 = icmp eq i32 %3, 0, !dbg !187
  br i1 %42, label %43, label %48, !dbg !187

43:                                               ; preds = %41
  %44 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %45
  %47 = load volatile float, ptr addrspacecast (ptr addrspace(3) @_ZZ12volatile_sumE4part to ptr), align 16, !dbg !187, !tbaa !30, !noalias.addrspace !174
  store float %47, ptr addrspace(1) %46, align 4, !dbg !187, !tbaa !30
  br label %48, !dbg !187

48:                                               ; preds = %43, %41
  ret void, !dbg !188
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @volatile_sum_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1) local_unnamed_addr #6 !dbg !189 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !190
  %4 = zext nneg i32 %3 to i64, !dbg !192
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4, !dbg !192
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !192, !tbaa !30
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ18volatile_sum_fixedE4part, i32 %3, !dbg !192
  store float %6, ptr addrspace(3) %7, align 4, !dbg !192, !tbaa !30
  fence syncscope("workgroup") release, !dbg !193
  tail call void @llvm.amdgcn.s.barrier(), !dbg !195
  fence syncscope("workgroup") acquire, !dbg !196
  %8 = icmp samesign ugt i32 %3, 31, !dbg !197
  br i1 %8, label %51, label %9, !dbg !197

9:                                                ; preds = %2
  %10 = load float, ptr addrspace(3) %7, align 4, !dbg !198, !tbaa !30
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 128, !dbg !198
  %12 = load float, ptr addrspace(3) %11, align 4, !dbg !198, !tbaa !30
  %13 = fadd contract float %10, %12, !dbg !198
  %14 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %15 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %14)
  %16 = shl i32 %15, 2, !dbg !199
  %17 = add i32 %16, 64, !dbg !199
  %18 = bitcast float %13 to i32, !dbg !199
  %19 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %17, i32 %18), !dbg !199
  %20 = bitcast i32 %19 to float, !dbg !199
  %21 = fadd contract float %13, %20, !dbg !202
  %22 = shl i32 %15, 2, !dbg !199
  %23 = add i32 %22, 32, !dbg !199
  %24 = bitcast float %21 to i32, !dbg !199
  %25 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %24), !dbg !199
  %26 = bitcast i32 %25 to float, !dbg !199
  %27 = fadd contract float %21, %26, !dbg !202
  %28 = shl i32 %15, 2, !dbg !199
  %29 = add i32 %28, 16, !dbg !199
  %30 = bitcast float %27 to i32, !dbg !199
  %31 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %30), !dbg !199
  %32 = bitcast i32 %31 to float, !dbg !199
  %33 = fadd contract float %27, %32, !dbg !202
  %34 = shl i32 %15, 2, !dbg !199
  %35 = add i32 %34, 8, !dbg !199
  %36 = bitcast float %33 to i32, !dbg !199
  %37 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %35, i32 %36), !dbg !199
  %38 = bitcast i32 %37 to float, !dbg !199
  %39 = fadd contract float %33, %38, !dbg !202
  %40 = shl i32 %15, 2, !dbg !199
  %41 = add i32 %40, 4, !dbg !199
  %42 = bitcast float %39 to i32, !dbg !199
  %43 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %41, i32 %42), !dbg !199
  %44 = icmp eq i32 %3, 0, !dbg !203
  br i1 %44, label %45, label %51, !dbg !203

45:                                               ; preds = %9
  %46 = bitcast i32 %43 to float, !dbg !199
  %47 = fadd contract float %39, %46, !dbg !202
  %48 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %49
  store float %47, ptr addrspace(1) %50, align 4, !dbg !203, !tbaa !30
  br label %51, !dbg !203

51:                                               ; preds = %9, %45, %2
  ret void, !dbg !204
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @tiled_product(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #7 !dbg !205 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !206
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !208
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !210
  %8 = shl i32 %7, 4, !dbg !212
  %9 = add i32 %8, %6, !dbg !212
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !213
  %11 = shl i32 %10, 4, !dbg !212
  %12 = add i32 %11, %5, !dbg !212
  %13 = icmp sgt i32 %3, 0, !dbg !215
  %14 = mul nsw i32 %3, %9
  br i1 %13, label %15, label %46, !dbg !215

15:                                               ; preds = %4
  %16 = add i32 %14, %5
  %17 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ13tiled_productE2as, i32 %6
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %17, i32 %5
  %19 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ13tiled_productE2bs, i32 %6
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) %19, i32 %5
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ13tiled_productE2bs, i32 %5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 128
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 192
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 256
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 320
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 24
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 384
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 448
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 32
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 512
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 576
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 40
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 640
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 704
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 48
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 768
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 832
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 56
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 896
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 960
  br label %51, !dbg !215

46:                                               ; preds = %51, %4
  %47 = phi float [ 0.000000e+00, %4 ], [ %139, %51 ], !dbg !216
  %48 = add nsw i32 %14, %12, !dbg !217
  %49 = sext i32 %48 to i64, !dbg !217
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49, !dbg !217
  store float %47, ptr addrspace(1) %50, align 4, !dbg !217, !tbaa !30
  ret void, !dbg !218

51:                                               ; preds = %15, %51
  %52 = phi i32 [ 0, %15 ], [ %140, %51 ]
  %53 = phi float [ 0.000000e+00, %15 ], [ %139, %51 ]
  %54 = add i32 %16, %52, !dbg !219
  %55 = sext i32 %54 to i64, !dbg !219
  %56 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %55, !dbg !219
  %57 = load float, ptr addrspace(1) %56, align 4, !dbg !219, !tbaa !30
  store float %57, ptr addrspace(3) %18, align 4, !dbg !219, !tbaa !30
  %58 = add nuw nsw i32 %52, %6, !dbg !220
  %59 = mul nuw nsw i32 %58, %3, !dbg !220
  %60 = add nsw i32 %59, %12, !dbg !220
  %61 = sext i32 %60 to i64, !dbg !220
  %62 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %61, !dbg !220
  %63 = load float, ptr addrspace(1) %62, align 4, !dbg !220, !tbaa !30
  store float %63, ptr addrspace(3) %20, align 4, !dbg !220, !tbaa !30
  fence syncscope("workgroup") release, !dbg !221
  tail call void @llvm.amdgcn.s.barrier(), !dbg !223
  fence syncscope("workgroup") acquire, !dbg !224
  %64 = load float, ptr addrspace(3) %17, align 16, !dbg !225, !tbaa !30
  %65 = load float, ptr addrspace(3) %21, align 4, !dbg !225, !tbaa !30
  %66 = fmul contract float %64, %65, !dbg !225
  %67 = fadd contract float %53, %66, !dbg !225
  %68 = load float, ptr addrspace(3) %22, align 4, !dbg !225, !tbaa !30
  %69 = load float, ptr addrspace(3) %23, align 4, !dbg !225, !tbaa !30
  %70 = fmul contract float %68, %69, !dbg !225
  %71 = fadd contract float %67, %70, !dbg !225
  %72 = load float, ptr addrspace(3) %24, align 8, !dbg !225, !tbaa !30
  %73 = load float, ptr addrspace(3) %25, align 4, !dbg !225, !tbaa !30
  %74 = fmul contract float %72, %73, !dbg !225
  %75 = fadd contract float %71, %74, !dbg !225
  %76 = load float, ptr addrspace(3) %26, align 4, !dbg !225, !tbaa !30
  %77 = load float, ptr addrspace(3) %27, align 4, !dbg !225, !tbaa !30
  %78 = fmul contract float %76, %77, !dbg !225
  %79 = fadd contract float %75, %78, !dbg !225
  %80 = load float, ptr addrspace(3) %29, align 4, !dbg !225, !tbaa !30
  %81 = load float, ptr addrspace(3) %30, align 4, !dbg !225, !tbaa !30
  %82 = load <2 x float>, ptr addrspace(3) %28, align 16, !dbg !225, !tbaa !30
  %83 = insertelement <2 x float> poison, float %80, i64 0, !dbg !225
  %84 = insertelement <2 x float> %83, float %81, i64 1, !dbg !225
  %85 = fmul contract <2 x float> %82, %84, !dbg !225
  %86 = extractelement <2 x float> %85, i64 0, !dbg !225
  %87 = fadd contract float %79, %86, !dbg !225
  %88 = extractelement <2 x float> %85, i64 1, !dbg !225
  %89 = fadd contract float %87, %88, !dbg !225
  %90 = load float, ptr addrspace(3) %32, align 4, !dbg !225, !tbaa !30
  %91 = load float, ptr addrspace(3) %33, align 4, !dbg !225, !tbaa !30
  %92 = load <2 x float>, ptr addrspace(3) %31, align 8, !dbg !225, !tbaa !30
  %93 = insertelement <2 x float> poison, float %90, i64 0, !dbg !225
  %94 = insertelement <2 x float> %93, float %91, i64 1, !dbg !225
  %95 = fmul contract <2 x float> %92, %94, !dbg !225
  %96 = extractelement <2 x float> %95, i64 0, !dbg !225
  %97 = fadd contract float %89, %96, !dbg !225
  %98 = extractelement <2 x float> %95, i64 1, !dbg !225
  %99 = fadd contract float %97, %98, !dbg !225
  %100 = load float, ptr addrspace(3) %35, align 4, !dbg !225, !tbaa !30
  %101 = load float, ptr addrspace(3) %36, align 4, !dbg !225, !tbaa !30
  %102 = load <2 x float>, ptr addrspace(3) %34, align 16, !dbg !225, !tbaa !30
  %103 = insertelement <2 x float> poison, float %100, i64 0, !dbg !225
  %104 = insertelement <2 x float> %103, float %101, i64 1, !dbg !225
  %105 = fmul contract <2 x float> %102, %104, !dbg !225
  %106 = extractelement <2 x float> %105, i64 0, !dbg !225
  %107 = fadd contract float %99, %106, !dbg !225
  %108 = extractelement <2 x float> %105, i64 1, !dbg !225
  %109 = fadd contract float %107, %108, !dbg !225
  %110 = load float, ptr addrspace(3) %38, align 4, !dbg !225, !tbaa !30
  %111 = load float, ptr addrspace(3) %39, align 4, !dbg !225, !tbaa !30
  %112 = load <2 x float>, ptr addrspace(3) %37, align 8, !dbg !225, !tbaa !30
  %113 = insertelement <2 x float> poison, float %110, i64 0, !dbg !225
  %114 = insertelement <2 x float> %113, float %111, i64 1, !dbg !225
  %115 = fmul contract <2 x float> %112, %114, !dbg !225
  %116 = extractelement <2 x float> %115, i64 0, !dbg !225
  %117 = fadd contract float %109, %116, !dbg !225
  %118 = extractelement <2 x float> %115, i64 1, !dbg !225
  %119 = fadd contract float %117, %118, !dbg !225
  %120 = load float, ptr addrspace(3) %41, align 4, !dbg !225, !tbaa !30
  %121 = load float, ptr addrspace(3) %42, align 4, !dbg !225, !tbaa !30
  %122 = load <2 x float>, ptr addrspace(3) %40, align 16, !dbg !225, !tbaa !30
  %123 = insertelement <2 x float> poison, float %120, i64 0, !dbg !225
  %124 = insertelement <2 x float> %123, float %121, i64 1, !dbg !225
  %125 = fmul contract <2 x float> %122, %124, !dbg !225
  %126 = extractelement <2 x float> %125, i64 0, !dbg !225
  %127 = fadd contract float %119, %126, !dbg !225
  %128 = extractelement <2 x float> %125, i64 1, !dbg !225
  %129 = fadd contract float %127, %128, !dbg !225
  %130 = load float, ptr addrspace(3) %44, align 4, !dbg !225, !tbaa !30
  %131 = load float, ptr addrspace(3) %45, align 4, !dbg !225, !tbaa !30
  %132 = load <2 x float>, ptr addrspace(3) %43, align 8, !dbg !225, !tbaa !30
  %133 = insertelement <2 x float> poison, float %130, i64 0, !dbg !225
  %134 = insertelement <2 x float> %133, float %131, i64 1, !dbg !225
  %135 = fmul contract <2 x float> %132, %134, !dbg !225
  %136 = extractelement <2 x float> %135, i64 0, !dbg !225
  %137 = fadd contract float %129, %136, !dbg !225
  %138 = extractelement <2 x float> %135, i64 1, !dbg !225
  %139 = fadd contract float %137, %138, !dbg !225
  fence syncscope("workgroup") release, !dbg !226
  tail call void @llvm.amdgcn.s.barrier(), !dbg !228
  fence syncscope("workgroup") acquire, !dbg !229
  %140 = add nuw nsw i32 %52, 16, !dbg !215
  %141 = icmp slt i32 %140, %3, !dbg !215
  br i1 %141, label %51, label %46, !dbg !215, !llvm.loop !230
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @tiled_product_fixed(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #8 !dbg !232 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !233
  %6 = and i32 %5, 15, !dbg !235
  %7 = lshr i32 %5, 4, !dbg !235
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !236
  %9 = shl i32 %8, 6, !dbg !235
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !238
  %11 = shl i32 %10, 6, !dbg !235
  %12 = icmp sgt i32 %3, 0, !dbg !240
  br i1 %12, label %13, label %83, !dbg !240

13:                                               ; preds = %4
  %14 = lshr i32 %5, 6
  %15 = and i32 %5, 63
  %16 = or disjoint i32 %9, %15
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ19tiled_product_fixedE2as, i32 %15
  %18 = or disjoint i32 %11, %15
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ19tiled_product_fixedE2bs, i32 %15
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ19tiled_product_fixedE2as, i32 %7
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ19tiled_product_fixedE2bs, i32 %6
  %22 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %17, i32 %14
  %23 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %19, i32 %14
  %24 = add nuw nsw i32 %14, 4
  %25 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %17, i32 %24
  %26 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %19, i32 %24
  %27 = add nuw nsw i32 %14, 8
  %28 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %17, i32 %27
  %29 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %19, i32 %27
  %30 = add nuw nsw i32 %14, 12
  %31 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %17, i32 %30
  %32 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %19, i32 %30
  br label %33, !dbg !240

33:                                               ; preds = %13, %266
  %34 = phi i32 [ 0, %13 ], [ %267, %266 ]
  %35 = phi <2 x float> [ zeroinitializer, %13 ], [ %231, %266 ], !dbg !241
  %36 = phi <2 x float> [ zeroinitializer, %13 ], [ %239, %266 ], !dbg !241
  %37 = phi <2 x float> [ zeroinitializer, %13 ], [ %245, %266 ], !dbg !241
  %38 = phi <2 x float> [ zeroinitializer, %13 ], [ %247, %266 ], !dbg !241
  %39 = phi <2 x float> [ zeroinitializer, %13 ], [ %253, %266 ], !dbg !241
  %40 = phi <2 x float> [ zeroinitializer, %13 ], [ %255, %266 ], !dbg !241
  %41 = phi <2 x float> [ zeroinitializer, %13 ], [ %261, %266 ], !dbg !241
  %42 = phi <2 x float> [ zeroinitializer, %13 ], [ %263, %266 ], !dbg !241
  %43 = or disjoint i32 %34, %14
  %44 = mul nuw nsw i32 %43, %3, !dbg !242
  %45 = add i32 %16, %44, !dbg !242
  %46 = sext i32 %45 to i64, !dbg !242
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46, !dbg !242
  %48 = load float, ptr addrspace(1) %47, align 4, !dbg !242, !tbaa !30
  store float %48, ptr addrspace(3) %22, align 4, !dbg !242, !tbaa !30
  %49 = add i32 %18, %44, !dbg !243
  %50 = sext i32 %49 to i64, !dbg !243
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50, !dbg !243
  %52 = load float, ptr addrspace(1) %51, align 4, !dbg !243, !tbaa !30
  store float %52, ptr addrspace(3) %23, align 4, !dbg !243, !tbaa !30
  %53 = add nuw nsw i32 %43, 4, !dbg !242
  %54 = mul nuw nsw i32 %53, %3, !dbg !242
  %55 = add i32 %16, %54, !dbg !242
  %56 = sext i32 %55 to i64, !dbg !242
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56, !dbg !242
  %58 = load float, ptr addrspace(1) %57, align 4, !dbg !242, !tbaa !30
  store float %58, ptr addrspace(3) %25, align 4, !dbg !242, !tbaa !30
  %59 = add i32 %18, %54, !dbg !243
  %60 = sext i32 %59 to i64, !dbg !243
  %61 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %60, !dbg !243
  %62 = load float, ptr addrspace(1) %61, align 4, !dbg !243, !tbaa !30
  store float %62, ptr addrspace(3) %26, align 4, !dbg !243, !tbaa !30
  %63 = add nuw nsw i32 %43, 8, !dbg !242
  %64 = mul nuw nsw i32 %63, %3, !dbg !242
  %65 = add i32 %16, %64, !dbg !242
  %66 = sext i32 %65 to i64, !dbg !242
  %67 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %66, !dbg !242
  %68 = load float, ptr addrspace(1) %67, align 4, !dbg !242, !tbaa !30
  store float %68, ptr addrspace(3) %28, align 4, !dbg !242, !tbaa !30
  %69 = add i32 %18, %64, !dbg !243
  %70 = sext i32 %69 to i64, !dbg !243
  %71 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %70, !dbg !243
  %72 = load float, ptr addrspace(1) %71, align 4, !dbg !243, !tbaa !30
  store float %72, ptr addrspace(3) %29, align 4, !dbg !243, !tbaa !30
  %73 = add nuw nsw i32 %43, 12, !dbg !242
  %74 = mul nuw nsw i32 %73, %3, !dbg !242
  %75 = add i32 %16, %74, !dbg !242
  %76 = sext i32 %75 to i64, !dbg !242
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76, !dbg !242
  %78 = load float, ptr addrspace(1) %77, align 4, !dbg !242, !tbaa !30
  store float %78, ptr addrspace(3) %31, align 4, !dbg !242, !tbaa !30
  %79 = add i32 %18, %74, !dbg !243
  %80 = sext i32 %79 to i64, !dbg !243
  %81 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %80, !dbg !243
  %82 = load float, ptr addrspace(1) %81, align 4, !dbg !243, !tbaa !30
  store float %82, ptr addrspace(3) %32, align 4, !dbg !243, !tbaa !30
  fence syncscope("workgroup") release, !dbg !244
  tail call void @llvm.amdgcn.s.barrier(), !dbg !246
  fence syncscope("workgroup") acquire, !dbg !247
  br label %165, !dbg !248

83:                                               ; preds = %266, %4
  %84 = phi <2 x float> [ zeroinitializer, %4 ], [ %231, %266 ], !dbg !241
  %85 = phi <2 x float> [ zeroinitializer, %4 ], [ %239, %266 ], !dbg !241
  %86 = phi <2 x float> [ zeroinitializer, %4 ], [ %245, %266 ], !dbg !241
  %87 = phi <2 x float> [ zeroinitializer, %4 ], [ %247, %266 ], !dbg !241
  %88 = phi <2 x float> [ zeroinitializer, %4 ], [ %253, %266 ], !dbg !241
  %89 = phi <2 x float> [ zeroinitializer, %4 ], [ %255, %266 ], !dbg !241
  %90 = phi <2 x float> [ zeroinitializer, %4 ], [ %261, %266 ], !dbg !241
  %91 = phi <2 x float> [ zeroinitializer, %4 ], [ %263, %266 ], !dbg !241
  %92 = or disjoint i32 %9, %7
  %93 = or disjoint i32 %6, %11
  %94 = mul nsw i32 %92, %3
  %95 = add i32 %93, %94
  %96 = sext i32 %95 to i64, !dbg !249
  %97 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %96, !dbg !249
  %98 = extractelement <2 x float> %84, i64 0, !dbg !249
  store float %98, ptr addrspace(1) %97, align 4, !dbg !249, !tbaa !30
  %99 = sext i32 %95 to i64, !dbg !249
  %100 = getelementptr float, ptr addrspace(1) %2, i64 %99, !dbg !249
  %101 = getelementptr i8, ptr addrspace(1) %100, i64 64, !dbg !249
  %102 = extractelement <2 x float> %84, i64 1, !dbg !249
  store float %102, ptr addrspace(1) %101, align 4, !dbg !249, !tbaa !30
  %103 = sext i32 %95 to i64, !dbg !249
  %104 = getelementptr float, ptr addrspace(1) %2, i64 %103, !dbg !249
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 128, !dbg !249
  %106 = extractelement <2 x float> %85, i64 0, !dbg !249
  store float %106, ptr addrspace(1) %105, align 4, !dbg !249, !tbaa !30
  %107 = sext i32 %95 to i64, !dbg !249
  %108 = getelementptr float, ptr addrspace(1) %2, i64 %107, !dbg !249
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 192, !dbg !249
  %110 = extractelement <2 x float> %85, i64 1, !dbg !249
  store float %110, ptr addrspace(1) %109, align 4, !dbg !249, !tbaa !30
  %111 = add nsw i32 %92, 16
  %112 = mul nsw i32 %111, %3
  %113 = add i32 %93, %112
  %114 = sext i32 %113 to i64, !dbg !249
  %115 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %114, !dbg !249
  %116 = extractelement <2 x float> %86, i64 0, !dbg !249
  store float %116, ptr addrspace(1) %115, align 4, !dbg !249, !tbaa !30
  %117 = sext i32 %113 to i64, !dbg !249
  %118 = getelementptr float, ptr addrspace(1) %2, i64 %117, !dbg !249
  %119 = getelementptr i8, ptr addrspace(1) %118, i64 64, !dbg !249
  %120 = extractelement <2 x float> %86, i64 1, !dbg !249
  store float %120, ptr addrspace(1) %119, align 4, !dbg !249, !tbaa !30
  %121 = sext i32 %113 to i64, !dbg !249
  %122 = getelementptr float, ptr addrspace(1) %2, i64 %121, !dbg !249
  %123 = getelementptr i8, ptr addrspace(1) %122, i64 128, !dbg !249
  %124 = extractelement <2 x float> %87, i64 0, !dbg !249
  store float %124, ptr addrspace(1) %123, align 4, !dbg !249, !tbaa !30
  %125 = sext i32 %113 to i64, !dbg !249
  %126 = getelementptr float, ptr addrspace(1) %2, i64 %125, !dbg !249
  %127 = getelementptr i8, ptr addrspace(1) %126, i64 192, !dbg !249
  %128 = extractelement <2 x float> %87, i64 1, !dbg !249
  store float %128, ptr addrspace(1) %127, align 4, !dbg !249, !tbaa !30
  %129 = add nsw i32 %92, 32
  %130 = mul nsw i32 %129, %3
  %131 = add i32 %93, %130
  %132 = sext i32 %131 to i64, !dbg !249
  %133 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %132, !dbg !249
  %134 = extractelement <2 x float> %88, i64 0, !dbg !249
  store float %134, ptr addrspace(1) %133, align 4, !dbg !249, !tbaa !30
  %135 = sext i32 %131 to i64, !dbg !249
  %136 = getelementptr float, ptr addrspace(1) %2, i64 %135, !dbg !249
  %137 = getelementptr i8, ptr addrspace(1) %136, i64 64, !dbg !249
  %138 = extractelement <2 x float> %88, i64 1, !dbg !249
  store float %138, ptr addrspace(1) %137, align 4, !dbg !249, !tbaa !30
  %139 = sext i32 %131 to i64, !dbg !249
  %140 = getelementptr float, ptr addrspace(1) %2, i64 %139, !dbg !249
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 128, !dbg !249
  %142 = extractelement <2 x float> %89, i64 0, !dbg !249
  store float %142, ptr addrspace(1) %141, align 4, !dbg !249, !tbaa !30
  %143 = sext i32 %131 to i64, !dbg !249
  %144 = getelementptr float, ptr addrspace(1) %2, i64 %143, !dbg !249
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 192, !dbg !249
  %146 = extractelement <2 x float> %89, i64 1, !dbg !249
  store float %146, ptr addrspace(1) %145, align 4, !dbg !249, !tbaa !30
  %147 = add nsw i32 %92, 48
  %148 = mul nsw i32 %147, %3
  %149 = add i32 %93, %148
  %150 = sext i32 %149 to i64, !dbg !249
  %151 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %150, !dbg !249
  %152 = extractelement <2 x float> %90, i64 0, !dbg !249
  store float %152, ptr addrspace(1) %151, align 4, !dbg !249, !tbaa !30
  %153 = sext i32 %149 to i64, !dbg !249
  %154 = getelementptr float, ptr addrspace(1) %2, i64 %153, !dbg !249
  %155 = getelementptr i8, ptr addrspace(1) %154, i64 64, !dbg !249
  %156 = extractelement <2 x float> %90, i64 1, !dbg !249
  store float %156, ptr addrspace(1) %155, align 4, !dbg !249, !tbaa !30
  %157 = sext i32 %149 to i64, !dbg !249
  %158 = getelementptr float, ptr addrspace(1) %2, i64 %157, !dbg !249
  %159 = getelementptr i8, ptr addrspace(1) %158, i64 128, !dbg !249
  %160 = extractelement <2 x float> %91, i64 0, !dbg !249
  store float %160, ptr addrspace(1) %159, align 4, !dbg !249, !tbaa !30
  %161 = sext i32 %149 to i64, !dbg !249
  %162 = getelementptr float, ptr addrspace(1) %2, i64 %161, !dbg !249
  %163 = getelementptr i8, ptr addrspace(1) %162, i64 192, !dbg !249
  %164 = extractelement <2 x float> %91, i64 1, !dbg !249
  store float %164, ptr addrspace(1) %163, align 4, !dbg !249, !tbaa !30
  ret void, !dbg !250

165:                                              ; preds = %165, %33
  %166 = phi i32 [ 0, %33 ], [ %264, %165 ]
  %167 = phi <2 x float> [ %35, %33 ], [ %231, %165 ], !dbg !241
  %168 = phi <2 x float> [ %36, %33 ], [ %239, %165 ], !dbg !241
  %169 = phi <2 x float> [ %37, %33 ], [ %245, %165 ], !dbg !241
  %170 = phi <2 x float> [ %38, %33 ], [ %247, %165 ], !dbg !241
  %171 = phi <2 x float> [ %39, %33 ], [ %253, %165 ], !dbg !241
  %172 = phi <2 x float> [ %40, %33 ], [ %255, %165 ], !dbg !241
  %173 = phi <2 x float> [ %41, %33 ], [ %261, %165 ], !dbg !241
  %174 = phi <2 x float> [ %42, %33 ], [ %263, %165 ], !dbg !241
  %175 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %20, i32 %166
  %176 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %21, i32 %166
  %177 = load float, ptr addrspace(3) %175, align 4, !tbaa !30
  %178 = load float, ptr addrspace(3) %176, align 4, !dbg !251, !tbaa !30
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %176, i32 64, !dbg !251
  %180 = load float, ptr addrspace(3) %179, align 4, !dbg !251, !tbaa !30
  %181 = insertelement <2 x float> poison, float %177, i64 0, !dbg !251
  %182 = shufflevector <2 x float> %181, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %183 = insertelement <2 x float> poison, float %178, i64 0, !dbg !251
  %184 = insertelement <2 x float> %183, float %180, i64 1, !dbg !251
  %185 = fmul contract <2 x float> %182, %184, !dbg !251
  %186 = fadd contract <2 x float> %167, %185, !dbg !251
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %176, i32 128, !dbg !251
  %188 = load float, ptr addrspace(3) %187, align 4, !dbg !251, !tbaa !30
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) %176, i32 192, !dbg !251
  %190 = load float, ptr addrspace(3) %189, align 4, !dbg !251, !tbaa !30
  %191 = insertelement <2 x float> poison, float %188, i64 0, !dbg !251
  %192 = insertelement <2 x float> %191, float %190, i64 1, !dbg !251
  %193 = fmul contract <2 x float> %182, %192, !dbg !251
  %194 = fadd contract <2 x float> %168, %193, !dbg !251
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 64
  %196 = load float, ptr addrspace(3) %195, align 4, !tbaa !30
  %197 = insertelement <2 x float> poison, float %196, i64 0, !dbg !251
  %198 = shufflevector <2 x float> %197, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %199 = fmul contract <2 x float> %198, %184, !dbg !251
  %200 = fadd contract <2 x float> %169, %199, !dbg !251
  %201 = fmul contract <2 x float> %198, %192, !dbg !251
  %202 = fadd contract <2 x float> %170, %201, !dbg !251
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 128
  %204 = load float, ptr addrspace(3) %203, align 4, !tbaa !30
  %205 = insertelement <2 x float> poison, float %204, i64 0, !dbg !251
  %206 = shufflevector <2 x float> %205, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %207 = fmul contract <2 x float> %206, %184, !dbg !251
  %208 = fadd contract <2 x float> %171, %207, !dbg !251
  %209 = fmul contract <2 x float> %206, %192, !dbg !251
  %210 = fadd contract <2 x float> %172, %209, !dbg !251
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 192
  %212 = load float, ptr addrspace(3) %211, align 4, !tbaa !30
  %213 = insertelement <2 x float> poison, float %212, i64 0, !dbg !251
  %214 = shufflevector <2 x float> %213, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %215 = fmul contract <2 x float> %214, %184, !dbg !251
  %216 = fadd contract <2 x float> %173, %215, !dbg !251
  %217 = fmul contract <2 x float> %214, %192, !dbg !251
  %218 = fadd contract <2 x float> %174, %217, !dbg !251
  %219 = or disjoint i32 %166, 1, !dbg !248
  %220 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %20, i32 %219
  %221 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %21, i32 %219
  %222 = load float, ptr addrspace(3) %220, align 4, !tbaa !30
  %223 = load float, ptr addrspace(3) %221, align 4, !dbg !251, !tbaa !30
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 64, !dbg !251
  %225 = load float, ptr addrspace(3) %224, align 4, !dbg !251, !tbaa !30
  %226 = insertelement <2 x float> poison, float %222, i64 0, !dbg !251
  %227 = shufflevector <2 x float> %226, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %228 = insertelement <2 x float> poison, float %223, i64 0, !dbg !251
  %229 = insertelement <2 x float> %228, float %225, i64 1, !dbg !251
  %230 = fmul contract <2 x float> %227, %229, !dbg !251
  %231 = fadd contract <2 x float> %186, %230, !dbg !251
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 128, !dbg !251
  %233 = load float, ptr addrspace(3) %232, align 4, !dbg !251, !tbaa !30
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 192, !dbg !251
  %235 = load float, ptr addrspace(3) %234, align 4, !dbg !251, !tbaa !30
  %236 = insertelement <2 x float> poison, float %233, i64 0, !dbg !251
  %237 = insertelement <2 x float> %236, float %235, i64 1, !dbg !251
  %238 = fmul contract <2 x float> %227, %237, !dbg !251
  %239 = fadd contract <2 x float> %194, %238, !dbg !251
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %220, i32 64
  %241 = load float, ptr addrspace(3) %240, align 4, !tbaa !30
  %242 = insertelement <2 x float> poison, float %241, i64 0, !dbg !251
  %243 = shufflevector <2 x float> %242, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %244 = fmul contract <2 x float> %243, %229, !dbg !251
  %245 = fadd contract <2 x float> %200, %244, !dbg !251
  %246 = fmul contract <2 x float> %243, %237, !dbg !251
  %247 = fadd contract <2 x float> %202, %246, !dbg !251
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) %220, i32 128
  %249 = load float, ptr addrspace(3) %248, align 4, !tbaa !30
  %250 = insertelement <2 x float> poison, float %249, i64 0, !dbg !251
  %251 = shufflevector <2 x float> %250, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %252 = fmul contract <2 x float> %251, %229, !dbg !251
  %253 = fadd contract <2 x float> %208, %252, !dbg !251
  %254 = fmul contract <2 x float> %251, %237, !dbg !251
  %255 = fadd contract <2 x float> %210, %254, !dbg !251
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) %220, i32 192
  %257 = load float, ptr addrspace(3) %256, align 4, !tbaa !30
  %258 = insertelement <2 x float> poison, float %257, i64 0, !dbg !251
  %259 = shufflevector <2 x float> %258, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !251
  %260 = fmul contract <2 x float> %259, %229, !dbg !251
  %261 = fadd contract <2 x float> %216, %260, !dbg !251
  %262 = fmul contract <2 x float> %259, %237, !dbg !251
  %263 = fadd contract <2 x float> %218, %262, !dbg !251
  %264 = add nuw nsw i32 %166, 2, !dbg !248
  %265 = icmp eq i32 %264, 16, !dbg !248
  br i1 %265, label %266, label %165, !dbg !248, !llvm.loop !252

266:                                              ; preds = %165
  fence syncscope("workgroup") release, !dbg !253
  tail call void @llvm.amdgcn.s.barrier(), !dbg !255
  fence syncscope("workgroup") acquire, !dbg !256
  %267 = add nuw nsw i32 %34, 16, !dbg !240
  %268 = icmp slt i32 %267, %3, !dbg !240
  br i1 %268, label %33, label %83, !dbg !240, !llvm.loop !257
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #9

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #10

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #8 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #11 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "banks.cu", directory: ".", checksumkind: CSK_MD5, checksum: "81fcedde4c8e64cf6c3ff5847394957d")
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
!13 = distinct !DISubprogram(name: "tile_column", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 30, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!19 = distinct !DILocation(line: 7, scope: !13)
!20 = !DILocation(line: 30, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 7, scope: !13)
!23 = !DILocation(line: 31, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "get_y", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 8, scope: !13)
!26 = !DILocation(line: 8, scope: !13)
!27 = !DILocation(line: 31, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "get_x", scope: !18, file: !18, line: 31, type: !14, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 8, scope: !13)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !11, i64 0}
!32 = !DILocation(line: 40, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__syncthreads", scope: !18, file: !18, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 9, scope: !13)
!35 = !DILocation(line: 41, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 42, scope: !33, inlinedAt: !34)
!37 = !DILocation(line: 10, scope: !13)
!38 = !DILocation(line: 11, scope: !13)
!39 = distinct !DISubprogram(name: "tile_column_fixed", scope: !1, file: !1, line: 13, type: !14, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !DILocation(line: 30, scope: !17, inlinedAt: !41)
!41 = distinct !DILocation(line: 15, scope: !39)
!42 = !DILocation(line: 30, scope: !21, inlinedAt: !43)
!43 = distinct !DILocation(line: 15, scope: !39)
!44 = !DILocation(line: 31, scope: !24, inlinedAt: !45)
!45 = distinct !DILocation(line: 16, scope: !39)
!46 = !DILocation(line: 16, scope: !39)
!47 = !DILocation(line: 31, scope: !28, inlinedAt: !48)
!48 = distinct !DILocation(line: 16, scope: !39)
!49 = !DILocation(line: 40, scope: !33, inlinedAt: !50)
!50 = distinct !DILocation(line: 17, scope: !39)
!51 = !DILocation(line: 41, scope: !33, inlinedAt: !50)
!52 = !DILocation(line: 42, scope: !33, inlinedAt: !50)
!53 = !DILocation(line: 18, scope: !39)
!54 = !DILocation(line: 19, scope: !39)
!55 = distinct !DISubprogram(name: "tree_sum", scope: !1, file: !1, line: 22, type: !14, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = !DILocation(line: 30, scope: !17, inlinedAt: !57)
!57 = distinct !DILocation(line: 24, scope: !55)
!58 = !DILocation(line: 31, scope: !28, inlinedAt: !59)
!59 = distinct !DILocation(line: 25, scope: !55)
!60 = !DILocation(line: 25, scope: !55)
!61 = !DILocation(line: 40, scope: !33, inlinedAt: !62)
!62 = distinct !DILocation(line: 26, scope: !55)
!63 = !DILocation(line: 41, scope: !33, inlinedAt: !62)
!64 = !DILocation(line: 42, scope: !33, inlinedAt: !62)
!65 = !DILocation(line: 29, scope: !55)
!66 = !DILocation(line: 40, scope: !33, inlinedAt: !67)
!67 = distinct !DILocation(line: 30, scope: !55)
!68 = !DILocation(line: 41, scope: !33, inlinedAt: !67)
!69 = !DILocation(line: 42, scope: !33, inlinedAt: !67)
!70 = !DILocation(line: 32, scope: !55)
!71 = !DILocation(line: 33, scope: !55)
!72 = distinct !DISubprogram(name: "tree_sum_fixed", scope: !1, file: !1, line: 35, type: !14, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = !DILocation(line: 30, scope: !17, inlinedAt: !74)
!74 = distinct !DILocation(line: 37, scope: !72)
!75 = !DILocation(line: 31, scope: !28, inlinedAt: !76)
!76 = distinct !DILocation(line: 38, scope: !72)
!77 = !DILocation(line: 38, scope: !72)
!78 = !DILocation(line: 40, scope: !33, inlinedAt: !79)
!79 = distinct !DILocation(line: 39, scope: !72)
!80 = !DILocation(line: 41, scope: !33, inlinedAt: !79)
!81 = !DILocation(line: 42, scope: !33, inlinedAt: !79)
!82 = !DILocation(line: 41, scope: !72)
!83 = !DILocation(line: 40, scope: !33, inlinedAt: !84)
!84 = distinct !DILocation(line: 42, scope: !72)
!85 = !DILocation(line: 41, scope: !33, inlinedAt: !84)
!86 = !DILocation(line: 42, scope: !33, inlinedAt: !84)
!87 = !DILocation(line: 44, scope: !72)
!88 = !DILocation(line: 45, scope: !72)
!89 = distinct !DISubprogram(name: "own_slots", scope: !1, file: !1, line: 48, type: !14, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 30, scope: !17, inlinedAt: !91)
!91 = distinct !DILocation(line: 50, scope: !89)
!92 = !DILocation(line: 51, scope: !89)
!93 = !DILocation(line: 40, scope: !33, inlinedAt: !94)
!94 = distinct !DILocation(line: 52, scope: !89)
!95 = !DILocation(line: 41, scope: !33, inlinedAt: !94)
!96 = !DILocation(line: 42, scope: !33, inlinedAt: !94)
!97 = !DILocation(line: 54, scope: !89)
!98 = distinct !{!98, !99}
!99 = !{!"llvm.loop.unroll.disable"}
!100 = !DILocation(line: 0, scope: !89)
!101 = !DILocation(line: 55, scope: !89)
!102 = !DILocation(line: 56, scope: !89)
!103 = distinct !{!103, !97, !97, !104}
!104 = !{!"llvm.loop.mustprogress"}
!105 = distinct !DISubprogram(name: "own_slots_fixed", scope: !1, file: !1, line: 58, type: !14, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 30, scope: !17, inlinedAt: !107)
!107 = distinct !DILocation(line: 60, scope: !105)
!108 = !DILocation(line: 61, scope: !105)
!109 = !DILocation(line: 40, scope: !33, inlinedAt: !110)
!110 = distinct !DILocation(line: 62, scope: !105)
!111 = !DILocation(line: 41, scope: !33, inlinedAt: !110)
!112 = !DILocation(line: 42, scope: !33, inlinedAt: !110)
!113 = !DILocation(line: 64, scope: !105)
!114 = distinct !{!114, !99}
!115 = !DILocation(line: 0, scope: !105)
!116 = !DILocation(line: 65, scope: !105)
!117 = !DILocation(line: 66, scope: !105)
!118 = distinct !{!118, !113, !113, !104}
!119 = distinct !DISubprogram(name: "double_column", scope: !1, file: !1, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 30, scope: !17, inlinedAt: !121)
!121 = distinct !DILocation(line: 71, scope: !119)
!122 = !DILocation(line: 30, scope: !21, inlinedAt: !123)
!123 = distinct !DILocation(line: 71, scope: !119)
!124 = !DILocation(line: 72, scope: !119)
!125 = !{!126, !126, i64 0}
!126 = !{!"double", !11, i64 0}
!127 = !DILocation(line: 40, scope: !33, inlinedAt: !128)
!128 = distinct !DILocation(line: 73, scope: !119)
!129 = !DILocation(line: 41, scope: !33, inlinedAt: !128)
!130 = !DILocation(line: 42, scope: !33, inlinedAt: !128)
!131 = !DILocation(line: 74, scope: !119)
!132 = !DILocation(line: 75, scope: !119)
!133 = distinct !DISubprogram(name: "double_column_fixed", scope: !1, file: !1, line: 77, type: !14, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!134 = !DILocation(line: 30, scope: !17, inlinedAt: !135)
!135 = distinct !DILocation(line: 79, scope: !133)
!136 = !DILocation(line: 30, scope: !21, inlinedAt: !137)
!137 = distinct !DILocation(line: 79, scope: !133)
!138 = !DILocation(line: 80, scope: !133)
!139 = !DILocation(line: 40, scope: !33, inlinedAt: !140)
!140 = distinct !DILocation(line: 81, scope: !133)
!141 = !DILocation(line: 41, scope: !33, inlinedAt: !140)
!142 = !DILocation(line: 42, scope: !33, inlinedAt: !140)
!143 = !DILocation(line: 82, scope: !133)
!144 = !DILocation(line: 83, scope: !133)
!145 = distinct !DISubprogram(name: "bodies", scope: !1, file: !1, line: 90, type: !14, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = !DILocation(line: 30, scope: !17, inlinedAt: !147)
!147 = distinct !DILocation(line: 92, scope: !145)
!148 = !DILocation(line: 93, scope: !145)
!149 = !{!150, !31, i64 0}
!150 = !{!"_ZTS4Body", !31, i64 0, !31, i64 4, !31, i64 8, !31, i64 12, !31, i64 16, !31, i64 20, !31, i64 24, !31, i64 28}
!151 = !DILocation(line: 94, scope: !145)
!152 = !{!150, !31, i64 12}
!153 = !DILocation(line: 40, scope: !33, inlinedAt: !154)
!154 = distinct !DILocation(line: 95, scope: !145)
!155 = !DILocation(line: 41, scope: !33, inlinedAt: !154)
!156 = !DILocation(line: 42, scope: !33, inlinedAt: !154)
!157 = !DILocation(line: 96, scope: !145)
!158 = !DILocation(line: 97, scope: !145)
!159 = distinct !DISubprogram(name: "bodies_fixed", scope: !1, file: !1, line: 99, type: !14, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 30, scope: !17, inlinedAt: !161)
!161 = distinct !DILocation(line: 101, scope: !159)
!162 = !DILocation(line: 102, scope: !159)
!163 = !DILocation(line: 103, scope: !159)
!164 = !DILocation(line: 40, scope: !33, inlinedAt: !165)
!165 = distinct !DILocation(line: 104, scope: !159)
!166 = !DILocation(line: 41, scope: !33, inlinedAt: !165)
!167 = !DILocation(line: 42, scope: !33, inlinedAt: !165)
!168 = !DILocation(line: 105, scope: !159)
!169 = !DILocation(line: 106, scope: !159)
!170 = distinct !DISubprogram(name: "volatile_sum", scope: !1, file: !1, line: 109, type: !14, scopeLine: 109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = !DILocation(line: 30, scope: !17, inlinedAt: !172)
!172 = distinct !DILocation(line: 111, scope: !170)
!173 = !DILocation(line: 112, scope: !170)
!174 = !{i32 1, i32 3, i32 4, i32 10}
!175 = !DILocation(line: 40, scope: !33, inlinedAt: !176)
!176 = distinct !DILocation(line: 113, scope: !170)
!177 = !DILocation(line: 41, scope: !33, inlinedAt: !176)
!178 = !DILocation(line: 42, scope: !33, inlinedAt: !176)
!179 = !DILocation(line: 114, scope: !170)
!180 = !DILocation(line: 115, scope: !170)
!181 = !DILocation(line: 116, scope: !170)
!182 = !DILocation(line: 117, scope: !170)
!183 = !DILocation(line: 118, scope: !170)
!184 = !DILocation(line: 119, scope: !170)
!185 = !DILocation(line: 120, scope: !170)
!186 = !DILocation(line: 121, scope: !170)
!187 = !DILocation(line: 122, scope: !170)
!188 = !DILocation(line: 123, scope: !170)
!189 = distinct !DISubprogram(name: "volatile_sum_fixed", scope: !1, file: !1, line: 125, type: !14, scopeLine: 125, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!190 = !DILocation(line: 30, scope: !17, inlinedAt: !191)
!191 = distinct !DILocation(line: 127, scope: !189)
!192 = !DILocation(line: 128, scope: !189)
!193 = !DILocation(line: 40, scope: !33, inlinedAt: !194)
!194 = distinct !DILocation(line: 129, scope: !189)
!195 = !DILocation(line: 41, scope: !33, inlinedAt: !194)
!196 = !DILocation(line: 42, scope: !33, inlinedAt: !194)
!197 = !DILocation(line: 130, scope: !189)
!198 = !DILocation(line: 131, scope: !189)
!199 = !DILocation(line: 49, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "lane_down", scope: !18, file: !18, line: 48, type: !14, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = distinct !DILocation(line: 132, scope: !189)
!202 = !DILocation(line: 132, scope: !189)
!203 = !DILocation(line: 133, scope: !189)
!204 = !DILocation(line: 134, scope: !189)
!205 = distinct !DISubprogram(name: "tiled_product", scope: !1, file: !1, line: 137, type: !14, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = !DILocation(line: 30, scope: !17, inlinedAt: !207)
!207 = distinct !DILocation(line: 139, scope: !205)
!208 = !DILocation(line: 30, scope: !21, inlinedAt: !209)
!209 = distinct !DILocation(line: 139, scope: !205)
!210 = !DILocation(line: 31, scope: !24, inlinedAt: !211)
!211 = distinct !DILocation(line: 139, scope: !205)
!212 = !DILocation(line: 139, scope: !205)
!213 = !DILocation(line: 31, scope: !28, inlinedAt: !214)
!214 = distinct !DILocation(line: 139, scope: !205)
!215 = !DILocation(line: 141, scope: !205)
!216 = !DILocation(line: 140, scope: !205)
!217 = !DILocation(line: 148, scope: !205)
!218 = !DILocation(line: 149, scope: !205)
!219 = !DILocation(line: 142, scope: !205)
!220 = !DILocation(line: 143, scope: !205)
!221 = !DILocation(line: 40, scope: !33, inlinedAt: !222)
!222 = distinct !DILocation(line: 144, scope: !205)
!223 = !DILocation(line: 41, scope: !33, inlinedAt: !222)
!224 = !DILocation(line: 42, scope: !33, inlinedAt: !222)
!225 = !DILocation(line: 145, scope: !205)
!226 = !DILocation(line: 40, scope: !33, inlinedAt: !227)
!227 = distinct !DILocation(line: 146, scope: !205)
!228 = !DILocation(line: 41, scope: !33, inlinedAt: !227)
!229 = !DILocation(line: 42, scope: !33, inlinedAt: !227)
!230 = distinct !{!230, !215, !231, !104}
!231 = !DILocation(line: 147, scope: !205)
!232 = distinct !DISubprogram(name: "tiled_product_fixed", scope: !1, file: !1, line: 152, type: !14, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!233 = !DILocation(line: 30, scope: !17, inlinedAt: !234)
!234 = distinct !DILocation(line: 154, scope: !232)
!235 = !DILocation(line: 154, scope: !232)
!236 = !DILocation(line: 31, scope: !24, inlinedAt: !237)
!237 = distinct !DILocation(line: 154, scope: !232)
!238 = !DILocation(line: 31, scope: !28, inlinedAt: !239)
!239 = distinct !DILocation(line: 154, scope: !232)
!240 = !DILocation(line: 156, scope: !232)
!241 = !DILocation(line: 0, scope: !232)
!242 = !DILocation(line: 158, scope: !232)
!243 = !DILocation(line: 159, scope: !232)
!244 = !DILocation(line: 40, scope: !33, inlinedAt: !245)
!245 = distinct !DILocation(line: 161, scope: !232)
!246 = !DILocation(line: 41, scope: !33, inlinedAt: !245)
!247 = !DILocation(line: 42, scope: !33, inlinedAt: !245)
!248 = !DILocation(line: 163, scope: !232)
!249 = !DILocation(line: 169, scope: !232)
!250 = !DILocation(line: 170, scope: !232)
!251 = !DILocation(line: 165, scope: !232)
!252 = distinct !{!252, !248, !251, !104, !99}
!253 = !DILocation(line: 40, scope: !33, inlinedAt: !254)
!254 = distinct !DILocation(line: 166, scope: !232)
!255 = !DILocation(line: 41, scope: !33, inlinedAt: !254)
!256 = !DILocation(line: 42, scope: !33, inlinedAt: !254)
!257 = distinct !{!257, !240, !258, !104}
!258 = !DILocation(line: 167, scope: !232)
