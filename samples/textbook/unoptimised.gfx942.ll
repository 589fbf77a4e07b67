; ModuleID = 'unoptimised.cu'
source_filename = "unoptimised.cu"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.blockIdx_words = type { i8 }
%struct.blockDim_words = type { i8 }
%struct.threadIdx_words = type { i8 }

$_ZN14blockIdx_words5get_xEv = comdat any

$_ZN14blockDim_words5get_xEv = comdat any

$_ZN15threadIdx_words5get_xEv = comdat any

@_ZL8blockIdx = internal addrspace(4) constant %struct.blockIdx_words zeroinitializer, align 1
@_ZL8blockDim = internal addrspace(4) constant %struct.blockDim_words zeroinitializer, align 1
@_ZL9threadIdx = internal addrspace(4) constant %struct.threadIdx_words zeroinitializer, align 1
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @debug_build(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !10 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  %16 = load ptr, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  %17 = load ptr, ptr %11, align 8
  store ptr %16, ptr %12, align 8
  store ptr %17, ptr %13, align 8
  store i32 %2, ptr %14, align 4
  %18 = call noundef i32 @_ZN14blockIdx_words5get_xEv() #3, !dbg !13
  %19 = call noundef i32 @_ZN14blockDim_words5get_xEv() #3, !dbg !13
  %20 = mul i32 %18, %19, !dbg !13
  %21 = call noundef i32 @_ZN15threadIdx_words5get_xEv() #3, !dbg !13
  %22 = add i32 %20, %21, !dbg !13
  store i32 %22, ptr %15, align 4, !dbg !13
  %23 = load i32, ptr %15, align 4, !dbg !14
  %24 = load i32, ptr %14, align 4, !dbg !14
  %25 = icmp slt i32 %23, %24, !dbg !14
  br i1 %25, label %26, label %37, !dbg !14

26:                                               ; preds = %3
  %27 = load ptr, ptr %12, align 8, !dbg !14
  %28 = load i32, ptr %15, align 4, !dbg !14
  %29 = sext i32 %28 to i64, !dbg !14
  %30 = getelementptr inbounds float, ptr %27, i64 %29, !dbg !14
  %31 = load float, ptr %30, align 4, !dbg !14
  %32 = fmul contract float %31, 2.000000e+00, !dbg !14
  %33 = load ptr, ptr %13, align 8, !dbg !14
  %34 = load i32, ptr %15, align 4, !dbg !14
  %35 = sext i32 %34 to i64, !dbg !14
  %36 = getelementptr inbounds float, ptr %33, i64 %35, !dbg !14
  store float %32, ptr %36, align 4, !dbg !14
  br label %37, !dbg !14

37:                                               ; preds = %26, %3
  ret void, !dbg !15
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef i32 @_ZN14blockIdx_words5get_xEv() #1 comdat align 2 !dbg !16 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !18
  ret i32 %3, !dbg !18
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef i32 @_ZN14blockDim_words5get_xEv() #1 comdat align 2 !dbg !19 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %4 = getelementptr i8, ptr addrspace(4) %3, i32 12, !dbg !20
  %5 = load i16, ptr addrspace(4) %4, align 2, !dbg !20, !range !21, !invariant.load !12, !noundef !12
  %6 = zext i16 %5 to i32, !dbg !20
  ret i32 %6, !dbg !20
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef i32 @_ZN15threadIdx_words5get_xEv() #1 comdat align 2 !dbg !22 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !23
  ret i32 %3, !dbg !23
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,1024" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unoptimised.cu", directory: ".", checksumkind: CSK_MD5, checksum: "7e154ebb47339f04c77ac979161dc6b6")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = distinct !DISubprogram(name: "debug_build", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 5, scope: !10)
!14 = !DILocation(line: 6, scope: !10)
!15 = !DILocation(line: 7, scope: !10)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DIFile(filename: "./gpu.h", directory: ".", checksumkind: CSK_MD5, checksum: "1bfadf1741c2b0117215e346569d0d87")
!18 = !DILocation(line: 31, scope: !16)
!19 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 32, type: !11, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 32, scope: !19)
!21 = !{i16 1, i16 1025}
!22 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 30, scope: !22)
