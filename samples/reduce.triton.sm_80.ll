; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @reduce(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %8 = shl i32 %7, 5, !dbg !12
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %10 = and i32 %9, 112, !dbg !13
  %11 = lshr exact i32 %10, 4, !dbg !13
  %12 = or disjoint i32 %11, %8, !dbg !12
  %13 = or disjoint i32 %12, 8, !dbg !12
  %14 = or disjoint i32 %12, 16, !dbg !12
  %15 = or disjoint i32 %12, 24, !dbg !12
  %16 = shl nuw nsw i32 %9, 2, !dbg !14
  %17 = and i32 %16, 60, !dbg !14
  %18 = icmp slt i32 %12, %2, !dbg !15
  %19 = icmp slt i32 %14, %2, !dbg !15
  %20 = mul i32 %3, %12, !dbg !16
  %21 = mul i32 %3, %13, !dbg !16
  %22 = mul i32 %3, %14, !dbg !16
  %23 = mul i32 %3, %15, !dbg !16
  %24 = sext i32 %20 to i64, !dbg !17
  %25 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %24, !dbg !17
  %26 = sext i32 %21 to i64, !dbg !17
  %27 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %26, !dbg !17
  %28 = sext i32 %22 to i64, !dbg !17
  %29 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %28, !dbg !17
  %30 = sext i32 %23 to i64, !dbg !17
  %31 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %30, !dbg !17
  %32 = icmp sgt i32 %3, 0, !dbg !18
  br i1 %32, label %.lr.ph, label %._crit_edge, !dbg !18

.lr.ph:                                           ; preds = %6, %.lr.ph
  %33 = phi float [ %95, %.lr.ph ], [ 0.000000e+00, %6 ]
  %34 = phi float [ %96, %.lr.ph ], [ 0.000000e+00, %6 ]
  %35 = phi float [ %97, %.lr.ph ], [ 0.000000e+00, %6 ]
  %36 = phi float [ %98, %.lr.ph ], [ 0.000000e+00, %6 ]
  %37 = phi i32 [ %99, %.lr.ph ], [ 0, %6 ]
  %38 = or disjoint i32 %37, %17, !dbg !19
  %39 = icmp slt i32 %38, %3, !dbg !20
  %40 = and i1 %18, %39, !dbg !21
  %41 = and i1 %19, %39, !dbg !21
  %42 = sext i32 %38 to i64, !dbg !17
  %43 = getelementptr [4 x i8], ptr addrspace(1) %25, i64 %42, !dbg !17
  %44 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %42, !dbg !17
  %45 = getelementptr [4 x i8], ptr addrspace(1) %29, i64 %42, !dbg !17
  %46 = getelementptr [4 x i8], ptr addrspace(1) %31, i64 %42, !dbg !17
  %47 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %43, i1 %40) #4, !dbg !22
  %48 = extractvalue { i32, i32, i32, i32 } %47, 0, !dbg !22
  %49 = extractvalue { i32, i32, i32, i32 } %47, 1, !dbg !22
  %50 = extractvalue { i32, i32, i32, i32 } %47, 2, !dbg !22
  %51 = extractvalue { i32, i32, i32, i32 } %47, 3, !dbg !22
  %52 = bitcast i32 %48 to float, !dbg !22
  %53 = bitcast i32 %49 to float, !dbg !22
  %54 = bitcast i32 %50 to float, !dbg !22
  %55 = bitcast i32 %51 to float, !dbg !22
  %56 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %44, i1 %40) #4, !dbg !22
  %57 = extractvalue { i32, i32, i32, i32 } %56, 0, !dbg !22
  %58 = extractvalue { i32, i32, i32, i32 } %56, 1, !dbg !22
  %59 = extractvalue { i32, i32, i32, i32 } %56, 2, !dbg !22
  %60 = extractvalue { i32, i32, i32, i32 } %56, 3, !dbg !22
  %61 = bitcast i32 %57 to float, !dbg !22
  %62 = bitcast i32 %58 to float, !dbg !22
  %63 = bitcast i32 %59 to float, !dbg !22
  %64 = bitcast i32 %60 to float, !dbg !22
  %65 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %45, i1 %41) #4, !dbg !22
  %66 = extractvalue { i32, i32, i32, i32 } %65, 0, !dbg !22
  %67 = extractvalue { i32, i32, i32, i32 } %65, 1, !dbg !22
  %68 = extractvalue { i32, i32, i32, i32 } %65, 2, !dbg !22
  %69 = extractvalue { i32, i32, i32, i32 } %65, 3, !dbg !22
  %70 = bitcast i32 %66 to float, !dbg !22
  %71 = bitcast i32 %67 to float, !dbg !22
  %72 = bitcast i32 %68 to float, !dbg !22
  %73 = bitcast i32 %69 to float, !dbg !22
  %74 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %46, i1 %41) #4, !dbg !22
  %75 = extractvalue { i32, i32, i32, i32 } %74, 0, !dbg !22
  %76 = extractvalue { i32, i32, i32, i32 } %74, 1, !dbg !22
  %77 = extractvalue { i32, i32, i32, i32 } %74, 2, !dbg !22
  %78 = extractvalue { i32, i32, i32, i32 } %74, 3, !dbg !22
  %79 = bitcast i32 %75 to float, !dbg !22
  %80 = bitcast i32 %76 to float, !dbg !22
  %81 = bitcast i32 %77 to float, !dbg !22
  %82 = bitcast i32 %78 to float, !dbg !22
  %83 = fadd float %52, %53, !dbg !23
  %84 = fadd float %54, %55, !dbg !23
  %85 = fadd float %83, %84, !dbg !23
  %86 = fadd float %61, %62, !dbg !23
  %87 = fadd float %63, %64, !dbg !23
  %88 = fadd float %86, %87, !dbg !23
  %89 = fadd float %70, %71, !dbg !23
  %90 = fadd float %72, %73, !dbg !23
  %91 = fadd float %89, %90, !dbg !23
  %92 = fadd float %79, %80, !dbg !23
  %93 = fadd float %81, %82, !dbg !23
  %94 = fadd float %92, %93, !dbg !23
  %95 = fadd float %33, %85, !dbg !29
  %96 = fadd float %34, %88, !dbg !29
  %97 = fadd float %35, %91, !dbg !29
  %98 = fadd float %36, %94, !dbg !29
  %99 = add i32 %37, 64, !dbg !18
  %100 = icmp slt i32 %99, %3, !dbg !18
  br i1 %100, label %.lr.ph, label %._crit_edge, !dbg !18

._crit_edge:                                      ; preds = %.lr.ph, %6
  %101 = phi float [ 0.000000e+00, %6 ], [ %95, %.lr.ph ], !dbg !30
  %102 = phi float [ 0.000000e+00, %6 ], [ %96, %.lr.ph ], !dbg !30
  %103 = phi float [ 0.000000e+00, %6 ], [ %97, %.lr.ph ], !dbg !30
  %104 = phi float [ 0.000000e+00, %6 ], [ %98, %.lr.ph ], !dbg !30
  %105 = and i32 %9, 31, !dbg !13
  %106 = or disjoint i32 %8, %105, !dbg !12
  %107 = bitcast float %101 to i32, !dbg !26
  %108 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %107, i32 8, i32 31), !dbg !26
  %109 = bitcast i32 %108 to float, !dbg !26
  %110 = fadd float %101, %109, !dbg !23
  %111 = bitcast float %110 to i32, !dbg !26
  %112 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %111, i32 4, i32 31), !dbg !26
  %113 = bitcast i32 %112 to float, !dbg !26
  %114 = fadd float %110, %113, !dbg !23
  %115 = bitcast float %114 to i32, !dbg !26
  %116 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %115, i32 2, i32 31), !dbg !26
  %117 = bitcast i32 %116 to float, !dbg !26
  %118 = fadd float %114, %117, !dbg !23
  %119 = bitcast float %118 to i32, !dbg !26
  %120 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %119, i32 1, i32 31), !dbg !26
  %121 = bitcast i32 %120 to float, !dbg !26
  %122 = fadd float %118, %121, !dbg !23
  %123 = bitcast float %102 to i32, !dbg !26
  %124 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %123, i32 8, i32 31), !dbg !26
  %125 = bitcast i32 %124 to float, !dbg !26
  %126 = fadd float %102, %125, !dbg !23
  %127 = bitcast float %126 to i32, !dbg !26
  %128 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %127, i32 4, i32 31), !dbg !26
  %129 = bitcast i32 %128 to float, !dbg !26
  %130 = fadd float %126, %129, !dbg !23
  %131 = bitcast float %130 to i32, !dbg !26
  %132 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %131, i32 2, i32 31), !dbg !26
  %133 = bitcast i32 %132 to float, !dbg !26
  %134 = fadd float %130, %133, !dbg !23
  %135 = bitcast float %134 to i32, !dbg !26
  %136 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %135, i32 1, i32 31), !dbg !26
  %137 = bitcast i32 %136 to float, !dbg !26
  %138 = fadd float %134, %137, !dbg !23
  %139 = bitcast float %103 to i32, !dbg !26
  %140 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %139, i32 8, i32 31), !dbg !26
  %141 = bitcast i32 %140 to float, !dbg !26
  %142 = fadd float %103, %141, !dbg !23
  %143 = bitcast float %142 to i32, !dbg !26
  %144 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %143, i32 4, i32 31), !dbg !26
  %145 = bitcast i32 %144 to float, !dbg !26
  %146 = fadd float %142, %145, !dbg !23
  %147 = bitcast float %146 to i32, !dbg !26
  %148 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %147, i32 2, i32 31), !dbg !26
  %149 = bitcast i32 %148 to float, !dbg !26
  %150 = fadd float %146, %149, !dbg !23
  %151 = bitcast float %150 to i32, !dbg !26
  %152 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %151, i32 1, i32 31), !dbg !26
  %153 = bitcast i32 %152 to float, !dbg !26
  %154 = fadd float %150, %153, !dbg !23
  %155 = bitcast float %104 to i32, !dbg !26
  %156 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %155, i32 8, i32 31), !dbg !26
  %157 = bitcast i32 %156 to float, !dbg !26
  %158 = fadd float %104, %157, !dbg !23
  %159 = bitcast float %158 to i32, !dbg !26
  %160 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %159, i32 4, i32 31), !dbg !26
  %161 = bitcast i32 %160 to float, !dbg !26
  %162 = fadd float %158, %161, !dbg !23
  %163 = bitcast float %162 to i32, !dbg !26
  %164 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %163, i32 2, i32 31), !dbg !26
  %165 = bitcast i32 %164 to float, !dbg !26
  %166 = fadd float %162, %165, !dbg !23
  %167 = bitcast float %166 to i32, !dbg !26
  %168 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %167, i32 1, i32 31), !dbg !26
  %169 = bitcast i32 %168 to float, !dbg !26
  %170 = fadd float %166, %169, !dbg !23
  %171 = fadd float %122, 0.000000e+00, !dbg !29
  %172 = fadd float %138, 0.000000e+00, !dbg !29
  %173 = fadd float %154, 0.000000e+00, !dbg !29
  %174 = fadd float %170, 0.000000e+00, !dbg !29
  %175 = icmp slt i32 %106, %2, !dbg !31
  %176 = srem i32 %106, 64, !dbg !32
  %177 = sext i32 %176 to i64, !dbg !33
  %178 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %177, !dbg !33
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %10, !dbg !34
  %180 = insertelement <4 x float> poison, float %171, i64 0, !dbg !34
  %181 = insertelement <4 x float> %180, float %172, i64 1, !dbg !34
  %182 = insertelement <4 x float> %181, float %173, i64 2, !dbg !34
  %183 = insertelement <4 x float> %182, float %174, i64 3, !dbg !34
  store <4 x float> %183, ptr addrspace(3) %179, align 16, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %184 = shl nuw nsw i32 %9, 4, !dbg !34
  %185 = and i32 %184, 112, !dbg !34
  %186 = lshr i32 %9, 1, !dbg !34
  %187 = and i32 %186, 12, !dbg !34
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %185, !dbg !34
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 %187, !dbg !34
  %190 = load float, ptr addrspace(3) %189, align 4, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  %191 = and i32 %9, 96, !dbg !34
  %192 = icmp eq i32 %191, 0, !dbg !34
  %193 = and i1 %192, %175, !dbg !34
  %194 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %178, float %190, i1 %193) #4, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !34
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: "src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "reduce", linkageName: "reduce", scope: !1, file: !1, line: 112, type: !5, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 113, column: 11, scope: !4)
!13 = !DILocation(line: 113, column: 37, scope: !4)
!14 = !DILocation(line: 116, column: 26, scope: !4)
!15 = !DILocation(line: 117, column: 17, scope: !4)
!16 = !DILocation(line: 118, column: 42, scope: !4)
!17 = !DILocation(line: 118, column: 33, scope: !4)
!18 = !DILocation(line: 115, column: 5, scope: !4)
!19 = !DILocation(line: 116, column: 18, scope: !4)
!20 = !DILocation(line: 117, column: 41, scope: !4)
!21 = !DILocation(line: 117, column: 16, scope: !4)
!22 = !DILocation(line: 118, column: 25, scope: !4)
!23 = !DILocation(line: 287, column: 12, scope: !24, inlinedAt: !26)
!24 = distinct !DILexicalBlockFile(scope: !4, file: !25, discriminator: 0)
!25 = !DIFile(filename: "standard.py", directory: "toolkit/python3.11/site-packages/triton/language")
!26 = !DILocation(line: 314, column: 12, scope: !24, inlinedAt: !27)
!27 = !DILocation(line: 118, column: 18, scope: !28)
!28 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!29 = !DILocation(line: 118, column: 9, scope: !4)
!30 = !DILocation(line: 114, column: 13, scope: !4)
!31 = !DILocation(line: 119, column: 50, scope: !4)
!32 = !DILocation(line: 119, column: 28, scope: !4)
!33 = !DILocation(line: 119, column: 19, scope: !4)
!34 = !DILocation(line: 119, column: 5, scope: !4)
!35 = !DILocation(line: 112, column: 1, scope: !4)
