; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @matmul(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg nofree readnone captures(none) %9, ptr addrspace(1) inreg nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %13 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %12), !dbg !13
  %14 = and i32 %13, 448, !dbg !12
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %16 = add i32 %3, 127, !dbg !15
  %17 = sdiv i32 %16, 128, !dbg !20
  %18 = add i32 %4, 127, !dbg !21
  %19 = sdiv i32 %18, 128, !dbg !23
  %20 = shl nsw i32 %19, 3, !dbg !24
  %.frozen = freeze i32 %20, !dbg !25
  %21 = sdiv i32 %15, %.frozen, !dbg !25
  %22 = shl i32 %21, 3, !dbg !25
  %23 = sub i32 %17, %22, !dbg !26
  %24 = tail call i32 @llvm.smin.i32(i32 %23, i32 8), !dbg !27
  %25 = mul i32 %21, %.frozen, !dbg !28
  %.decomposed = sub i32 %15, %25, !dbg !28
  %.frozen429 = freeze i32 %24, !dbg !29
  %26 = sdiv i32 %.decomposed, %.frozen429, !dbg !29
  %27 = mul i32 %26, %.frozen429, !dbg !28
  %.decomposed430 = sub i32 %.decomposed, %27, !dbg !28
  %28 = add i32 %.decomposed430, %22, !dbg !30
  %29 = shl i32 %28, 7, !dbg !31
  %30 = and i32 %12, 63, !dbg !32
  %31 = or disjoint i32 %14, %30, !dbg !32
  %32 = lshr i32 %31, 3, !dbg !32
  %33 = and i32 %13, 192, !dbg !32
  %34 = lshr exact i32 %33, 1, !dbg !32
  %35 = and i32 %12, 32, !dbg !32
  %36 = lshr exact i32 %35, 3, !dbg !32
  %37 = or disjoint i32 %34, %36, !dbg !32
  %38 = and i32 %12, 15, !dbg !32
  %39 = shl nuw nsw i32 %38, 3, !dbg !32
  %40 = and i32 %12, 31, !dbg !32
  %41 = and i32 %13, 256, !dbg !32
  %42 = lshr exact i32 %41, 3, !dbg !32
  %43 = or disjoint i32 %42, %40, !dbg !32
  %44 = or disjoint i32 %29, %32, !dbg !31
  %45 = or disjoint i32 %44, 64, !dbg !31
  %46 = or disjoint i32 %29, %43, !dbg !31
  %47 = or disjoint i32 %46, 64, !dbg !31
  %48 = srem i32 %44, %3, !dbg !33
  %49 = srem i32 %45, %3, !dbg !33
  %50 = shl i32 %26, 7, !dbg !34
  %51 = or disjoint i32 %50, %37, !dbg !34
  %52 = or disjoint i32 %51, 8, !dbg !34
  %53 = or disjoint i32 %51, 16, !dbg !34
  %54 = or disjoint i32 %51, 24, !dbg !34
  %55 = or disjoint i32 %50, %39, !dbg !34
  %56 = srem i32 %55, %4, !dbg !35
  %57 = shl nuw nsw i32 %12, 3, !dbg !36
  %58 = and i32 %57, 56, !dbg !36
  %59 = and i32 %31, 496, !dbg !36
  %60 = lshr exact i32 %59, 3, !dbg !36
  %61 = or disjoint i32 %60, 1, !dbg !36
  %62 = mul i32 %48, %6, !dbg !37
  %63 = mul i32 %49, %6, !dbg !37
  %64 = sext i32 %62 to i64, !dbg !38
  %65 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %64, !dbg !38
  %66 = sext i32 %63 to i64, !dbg !38
  %67 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %66, !dbg !38
  %68 = zext nneg i32 %58 to i64, !dbg !38
  %69 = getelementptr [2 x i8], ptr addrspace(1) %65, i64 %68, !dbg !38
  %70 = getelementptr [2 x i8], ptr addrspace(1) %67, i64 %68, !dbg !38
  %71 = add i32 %5, 63, !dbg !39
  %72 = sdiv i32 %71, 64, !dbg !41
  %73 = icmp sgt i32 %71, 63, !dbg !42
  %74 = icmp slt i32 %58, %5, !dbg !43
  %75 = and i1 %74, %73, !dbg !42
  br i1 %75, label %76, label %78, !dbg !44

76:                                               ; preds = %11
  %77 = load <8 x half>, ptr addrspace(1) %69, align 16, !dbg !44
  br label %78, !dbg !44

78:                                               ; preds = %76, %11
  %79 = phi <8 x half> [ %77, %76 ], [ zeroinitializer, %11 ], !dbg !44
  br i1 %75, label %80, label %82, !dbg !44

80:                                               ; preds = %78
  %81 = load <8 x half>, ptr addrspace(1) %70, align 16, !dbg !44
  br label %82, !dbg !44

82:                                               ; preds = %80, %78
  %83 = phi <8 x half> [ %81, %80 ], [ zeroinitializer, %78 ], !dbg !44
  %84 = mul i32 %60, %7, !dbg !45
  %85 = mul i32 %61, %7, !dbg !45
  %86 = sext i32 %84 to i64, !dbg !46
  %87 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %86, !dbg !46
  %88 = sext i32 %85 to i64, !dbg !46
  %89 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %88, !dbg !46
  %90 = sext i32 %56 to i64, !dbg !46
  %91 = getelementptr [2 x i8], ptr addrspace(1) %87, i64 %90, !dbg !46
  %92 = getelementptr [2 x i8], ptr addrspace(1) %89, i64 %90, !dbg !46
  %93 = icmp slt i32 %60, %5, !dbg !43
  %94 = and i1 %73, %93, !dbg !42
  br i1 %94, label %95, label %97, !dbg !13

95:                                               ; preds = %82
  %96 = load <8 x half>, ptr addrspace(1) %91, align 16, !dbg !13
  br label %97, !dbg !13

97:                                               ; preds = %95, %82
  %98 = phi <8 x half> [ %96, %95 ], [ zeroinitializer, %82 ], !dbg !13
  br i1 %94, label %99, label %101, !dbg !13

99:                                               ; preds = %97
  %100 = load <8 x half>, ptr addrspace(1) %92, align 16, !dbg !13
  br label %101, !dbg !13

101:                                              ; preds = %99, %97
  %102 = phi <8 x half> [ %100, %99 ], [ zeroinitializer, %97 ], !dbg !13
  %103 = shl i32 %7, 6, !dbg !47
  %104 = shl nuw nsw i32 %31, 4, !dbg !44
  %105 = and i32 %31, 120, !dbg !44
  %106 = xor i32 %104, %105, !dbg !44
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %106, !dbg !44
  %108 = shufflevector <8 x half> %79, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !44
  store <4 x half> %108, ptr addrspace(3) %107, align 8, !dbg !44
  %109 = or disjoint i32 %106, 8192, !dbg !44
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %109, !dbg !44
  %111 = shufflevector <8 x half> %83, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !44
  store <4 x half> %111, ptr addrspace(3) %110, align 8, !dbg !44
  %112 = xor i32 %106, 8, !dbg !44
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %112, !dbg !44
  %114 = shufflevector <8 x half> %79, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !44
  store <4 x half> %114, ptr addrspace(3) %113, align 8, !dbg !44
  %115 = or disjoint i32 %112, 8192, !dbg !44
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %115, !dbg !44
  %117 = shufflevector <8 x half> %83, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !44
  store <4 x half> %117, ptr addrspace(3) %116, align 8, !dbg !44
  %118 = and i32 %12, 14, !dbg !13
  %119 = shl nuw nsw i32 %118, 10, !dbg !13
  %120 = shl nuw nsw i32 %118, 2, !dbg !13
  %121 = lshr exact i32 %59, 2, !dbg !13
  %122 = and i32 %12, 1, !dbg !13
  %123 = icmp eq i32 %122, 0, !dbg !13
  %124 = select i1 %123, i32 0, i32 1088, !dbg !13
  %125 = or disjoint i32 %124, %120, !dbg !13
  %126 = xor i32 %125, %121, !dbg !13
  %127 = or disjoint i32 %126, %119, !dbg !13
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %127, !dbg !13
  %129 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 0, i32 8>, !dbg !13
  store <2 x half> %129, ptr addrspace(3) %128, align 4, !dbg !13
  %130 = xor i32 %127, 136, !dbg !13
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %130, !dbg !13
  %132 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 1, i32 9>, !dbg !13
  store <2 x half> %132, ptr addrspace(3) %131, align 4, !dbg !13
  %133 = xor i32 %127, 272, !dbg !13
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %133, !dbg !13
  %135 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 2, i32 10>, !dbg !13
  store <2 x half> %135, ptr addrspace(3) %134, align 4, !dbg !13
  %136 = xor i32 %127, 408, !dbg !13
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %136, !dbg !13
  %138 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 3, i32 11>, !dbg !13
  store <2 x half> %138, ptr addrspace(3) %137, align 4, !dbg !13
  %139 = xor i32 %127, 544, !dbg !13
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %139, !dbg !13
  %141 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 4, i32 12>, !dbg !13
  store <2 x half> %141, ptr addrspace(3) %140, align 4, !dbg !13
  %142 = xor i32 %127, 680, !dbg !13
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %142, !dbg !13
  %144 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 5, i32 13>, !dbg !13
  store <2 x half> %144, ptr addrspace(3) %143, align 4, !dbg !13
  %145 = xor i32 %127, 816, !dbg !13
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %145, !dbg !13
  %147 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 6, i32 14>, !dbg !13
  store <2 x half> %147, ptr addrspace(3) %146, align 4, !dbg !13
  %148 = xor i32 %127, 952, !dbg !13
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %148, !dbg !13
  %150 = shufflevector <8 x half> %98, <8 x half> %102, <2 x i32> <i32 7, i32 15>, !dbg !13
  store <2 x half> %150, ptr addrspace(3) %149, align 4, !dbg !13
  %151 = icmp sgt i32 %71, 127, !dbg !42
  %152 = getelementptr i8, ptr addrspace(1) %69, i64 128, !dbg !48
  %153 = getelementptr i8, ptr addrspace(1) %70, i64 128, !dbg !48
  %154 = add i32 %5, -64, !dbg !49
  %155 = icmp slt i32 %58, %154, !dbg !43
  %156 = and i1 %151, %155, !dbg !42
  br i1 %156, label %157, label %159, !dbg !44

157:                                              ; preds = %101
  %158 = load <8 x half>, ptr addrspace(1) %152, align 16, !dbg !44
  br label %159, !dbg !44

159:                                              ; preds = %157, %101
  %160 = phi <8 x half> [ %158, %157 ], [ zeroinitializer, %101 ], !dbg !44
  br i1 %156, label %161, label %163, !dbg !44

161:                                              ; preds = %159
  %162 = load <8 x half>, ptr addrspace(1) %153, align 16, !dbg !44
  br label %163, !dbg !44

163:                                              ; preds = %161, %159
  %164 = phi <8 x half> [ %162, %161 ], [ zeroinitializer, %159 ], !dbg !44
  %165 = sext i32 %103 to i64, !dbg !50
  %166 = getelementptr [2 x i8], ptr addrspace(1) %91, i64 %165, !dbg !50
  %167 = getelementptr [2 x i8], ptr addrspace(1) %92, i64 %165, !dbg !50
  %168 = icmp slt i32 %60, %154, !dbg !43
  %169 = and i1 %151, %168, !dbg !42
  br i1 %169, label %170, label %172, !dbg !13

170:                                              ; preds = %163
  %171 = load <8 x half>, ptr addrspace(1) %166, align 16, !dbg !13
  br label %172, !dbg !13

172:                                              ; preds = %170, %163
  %173 = phi <8 x half> [ %171, %170 ], [ zeroinitializer, %163 ], !dbg !13
  br i1 %169, label %174, label %176, !dbg !13

174:                                              ; preds = %172
  %175 = load <8 x half>, ptr addrspace(1) %167, align 16, !dbg !13
  br label %176, !dbg !13

176:                                              ; preds = %174, %172
  %177 = phi <8 x half> [ %175, %174 ], [ zeroinitializer, %172 ], !dbg !13
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %106, !dbg !44
  %179 = shufflevector <8 x half> %160, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !44
  store <4 x half> %179, ptr addrspace(3) %178, align 8, !dbg !44
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %109, !dbg !44
  %181 = shufflevector <8 x half> %164, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !44
  store <4 x half> %181, ptr addrspace(3) %180, align 8, !dbg !44
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %112, !dbg !44
  %183 = shufflevector <8 x half> %160, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !44
  store <4 x half> %183, ptr addrspace(3) %182, align 8, !dbg !44
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %115, !dbg !44
  %185 = shufflevector <8 x half> %164, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !44
  store <4 x half> %185, ptr addrspace(3) %184, align 8, !dbg !44
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %127, !dbg !13
  %187 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 0, i32 8>, !dbg !13
  store <2 x half> %187, ptr addrspace(3) %186, align 4, !dbg !13
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %130, !dbg !13
  %189 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 1, i32 9>, !dbg !13
  store <2 x half> %189, ptr addrspace(3) %188, align 4, !dbg !13
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %133, !dbg !13
  %191 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 2, i32 10>, !dbg !13
  store <2 x half> %191, ptr addrspace(3) %190, align 4, !dbg !13
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %136, !dbg !13
  %193 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 3, i32 11>, !dbg !13
  store <2 x half> %193, ptr addrspace(3) %192, align 4, !dbg !13
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %139, !dbg !13
  %195 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 4, i32 12>, !dbg !13
  store <2 x half> %195, ptr addrspace(3) %194, align 4, !dbg !13
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %142, !dbg !13
  %197 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 5, i32 13>, !dbg !13
  store <2 x half> %197, ptr addrspace(3) %196, align 4, !dbg !13
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %145, !dbg !13
  %199 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 6, i32 14>, !dbg !13
  store <2 x half> %199, ptr addrspace(3) %198, align 4, !dbg !13
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %148, !dbg !13
  %201 = shufflevector <8 x half> %173, <8 x half> %177, <2 x i32> <i32 7, i32 15>, !dbg !13
  store <2 x half> %201, ptr addrspace(3) %200, align 4, !dbg !13
  %202 = icmp sgt i32 %71, 191, !dbg !42
  br i1 %202, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !42

.._crit_edge_crit_edge:                           ; preds = %176
  %.pre = shl nuw nsw i32 %40, 7, !dbg !44
  %.pre152 = lshr exact i32 %35, 2, !dbg !44
  %.pre154 = shl nuw nsw i32 %41, 4, !dbg !44
  %.pre156 = or disjoint i32 %.pre, %39, !dbg !44
  %.pre158 = xor i32 %.pre156, %.pre152, !dbg !44
  %.pre160 = or disjoint i32 %.pre154, %.pre158, !dbg !44
  %.pre162 = xor i32 %.pre160, 16, !dbg !44
  %.pre164 = xor i32 %.pre160, 32, !dbg !44
  %.pre166 = xor i32 %.pre160, 48, !dbg !44
  %.pre168 = xor i32 %.pre160, 64, !dbg !44
  %.pre170 = xor i32 %.pre160, 80, !dbg !44
  %.pre172 = xor i32 %.pre160, 96, !dbg !44
  %.pre174 = xor i32 %.pre160, 112, !dbg !44
  %.pre176 = shl nuw nsw i32 %38, 7, !dbg !13
  %.pre178 = shl nuw nsw i32 %33, 6, !dbg !13
  %.pre180 = lshr i32 %31, 2, !dbg !13
  %.pre182 = and i32 %.pre180, 56, !dbg !13
  %.pre184 = and i32 %12, 16, !dbg !13
  %.pre186 = or disjoint i32 %.pre178, %.pre176, !dbg !13
  br label %._crit_edge, !dbg !42

.lr.ph:                                           ; preds = %176
  %.neg134 = add nsw i32 %5, -128
  %203 = shl nuw nsw i32 %40, 7
  %204 = lshr exact i32 %35, 2
  %205 = shl nuw nsw i32 %41, 4
  %206 = or disjoint i32 %203, %39
  %207 = xor i32 %206, %204
  %208 = or disjoint i32 %205, %207
  %209 = xor i32 %208, 16
  %210 = xor i32 %208, 32
  %211 = xor i32 %208, 48
  %212 = xor i32 %208, 64
  %213 = xor i32 %208, 80
  %214 = xor i32 %208, 96
  %215 = xor i32 %208, 112
  %216 = shl nuw nsw i32 %38, 7
  %217 = shl nuw nsw i32 %33, 6
  %218 = lshr i32 %31, 2
  %219 = and i32 %218, 56
  %220 = and i32 %12, 16
  %221 = icmp eq i32 %220, 0
  %222 = select i1 %221, i32 0, i32 2056
  %223 = or disjoint i32 %217, %216
  %224 = xor i32 %222, %219
  %225 = xor i32 %224, %39
  %226 = or disjoint i32 %225, %223
  %227 = xor i32 %226, 16
  %228 = xor i32 %226, 32
  %229 = xor i32 %226, 48
  %230 = xor i32 %226, 64
  %231 = xor i32 %226, 80
  %232 = xor i32 %226, 96
  %233 = xor i32 %226, 112
  %234 = tail call i32 @llvm.smax.i32(i32 %72, i32 3), !dbg !42
  %235 = add nsw i32 %234, -3
  br label %236, !dbg !42

236:                                              ; preds = %.lr.ph, %329
  %.pn53142 = phi ptr addrspace(1) [ %167, %.lr.ph ], [ %278, %329 ]
  %.pn69141 = phi ptr addrspace(1) [ %166, %.lr.ph ], [ %277, %329 ]
  %237 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), %.lr.ph ], [ %440, %329 ]
  %238 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), %.lr.ph ], [ %237, %329 ]
  %239 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %.lr.ph ], [ %431, %329 ]
  %240 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %239, %329 ]
  %241 = phi i32 [ 1, %.lr.ph ], [ %429, %329 ]
  %.pn21140 = phi ptr addrspace(1) [ %153, %.lr.ph ], [ %276, %329 ]
  %.pn37139 = phi ptr addrspace(1) [ %152, %.lr.ph ], [ %275, %329 ]
  %242 = phi float [ 0.000000e+00, %.lr.ph ], [ %371, %329 ]
  %243 = phi float [ 0.000000e+00, %.lr.ph ], [ %372, %329 ]
  %244 = phi float [ 0.000000e+00, %.lr.ph ], [ %373, %329 ]
  %245 = phi float [ 0.000000e+00, %.lr.ph ], [ %374, %329 ]
  %246 = phi float [ 0.000000e+00, %.lr.ph ], [ %375, %329 ]
  %247 = phi float [ 0.000000e+00, %.lr.ph ], [ %376, %329 ]
  %248 = phi float [ 0.000000e+00, %.lr.ph ], [ %377, %329 ]
  %249 = phi float [ 0.000000e+00, %.lr.ph ], [ %378, %329 ]
  %250 = phi float [ 0.000000e+00, %.lr.ph ], [ %379, %329 ]
  %251 = phi float [ 0.000000e+00, %.lr.ph ], [ %380, %329 ]
  %252 = phi float [ 0.000000e+00, %.lr.ph ], [ %381, %329 ]
  %253 = phi float [ 0.000000e+00, %.lr.ph ], [ %382, %329 ]
  %254 = phi float [ 0.000000e+00, %.lr.ph ], [ %383, %329 ]
  %255 = phi float [ 0.000000e+00, %.lr.ph ], [ %384, %329 ]
  %256 = phi float [ 0.000000e+00, %.lr.ph ], [ %385, %329 ]
  %257 = phi float [ 0.000000e+00, %.lr.ph ], [ %386, %329 ]
  %258 = phi float [ 0.000000e+00, %.lr.ph ], [ %411, %329 ]
  %259 = phi float [ 0.000000e+00, %.lr.ph ], [ %412, %329 ]
  %260 = phi float [ 0.000000e+00, %.lr.ph ], [ %413, %329 ]
  %261 = phi float [ 0.000000e+00, %.lr.ph ], [ %414, %329 ]
  %262 = phi float [ 0.000000e+00, %.lr.ph ], [ %415, %329 ]
  %263 = phi float [ 0.000000e+00, %.lr.ph ], [ %416, %329 ]
  %264 = phi float [ 0.000000e+00, %.lr.ph ], [ %417, %329 ]
  %265 = phi float [ 0.000000e+00, %.lr.ph ], [ %418, %329 ]
  %266 = phi float [ 0.000000e+00, %.lr.ph ], [ %419, %329 ]
  %267 = phi float [ 0.000000e+00, %.lr.ph ], [ %420, %329 ]
  %268 = phi float [ 0.000000e+00, %.lr.ph ], [ %421, %329 ]
  %269 = phi float [ 0.000000e+00, %.lr.ph ], [ %422, %329 ]
  %270 = phi float [ 0.000000e+00, %.lr.ph ], [ %423, %329 ]
  %271 = phi float [ 0.000000e+00, %.lr.ph ], [ %424, %329 ]
  %272 = phi float [ 0.000000e+00, %.lr.ph ], [ %425, %329 ]
  %273 = phi float [ 0.000000e+00, %.lr.ph ], [ %426, %329 ]
  %274 = phi i32 [ 0, %.lr.ph ], [ %457, %329 ]
  %275 = getelementptr i8, ptr addrspace(1) %.pn37139, i64 128, !dbg !48
  %276 = getelementptr i8, ptr addrspace(1) %.pn21140, i64 128, !dbg !48
  %277 = getelementptr [2 x i8], ptr addrspace(1) %.pn69141, i64 %165, !dbg !50
  %278 = getelementptr [2 x i8], ptr addrspace(1) %.pn53142, i64 %165, !dbg !50
  %279 = shl nuw nsw i32 %274, 6, !dbg !49
  %280 = sub i32 %.neg134, %279, !dbg !49
  %281 = icmp slt i32 %58, %280, !dbg !43
  %282 = icmp slt i32 %60, %280, !dbg !43
  br i1 %281, label %283, label %285, !dbg !44

283:                                              ; preds = %236
  %284 = load <8 x half>, ptr addrspace(1) %275, align 16, !dbg !44
  br label %285, !dbg !44

285:                                              ; preds = %283, %236
  %286 = phi <8 x half> [ %284, %283 ], [ zeroinitializer, %236 ], !dbg !44
  br i1 %281, label %287, label %289, !dbg !44

287:                                              ; preds = %285
  %288 = load <8 x half>, ptr addrspace(1) %276, align 16, !dbg !44
  br label %289, !dbg !44

289:                                              ; preds = %287, %285
  %290 = phi <8 x half> [ %288, %287 ], [ zeroinitializer, %285 ], !dbg !44
  fence syncscope("workgroup") release, !dbg !44, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !44
  fence syncscope("workgroup") acquire, !dbg !44, !mmra !51
  %291 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %208, !dbg !44
  %292 = load <4 x half>, ptr addrspace(3) %291, align 8, !dbg !44
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) %291, i32 8192, !dbg !44
  %294 = load <4 x half>, ptr addrspace(3) %293, align 8, !dbg !44
  %295 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %209, !dbg !44
  %296 = load <4 x half>, ptr addrspace(3) %295, align 8, !dbg !44
  %297 = getelementptr inbounds nuw i8, ptr addrspace(3) %295, i32 8192, !dbg !44
  %298 = load <4 x half>, ptr addrspace(3) %297, align 8, !dbg !44
  %299 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %210, !dbg !44
  %300 = load <4 x half>, ptr addrspace(3) %299, align 8, !dbg !44
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) %299, i32 8192, !dbg !44
  %302 = load <4 x half>, ptr addrspace(3) %301, align 8, !dbg !44
  %303 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %211, !dbg !44
  %304 = load <4 x half>, ptr addrspace(3) %303, align 8, !dbg !44
  %305 = getelementptr inbounds nuw i8, ptr addrspace(3) %303, i32 8192, !dbg !44
  %306 = load <4 x half>, ptr addrspace(3) %305, align 8, !dbg !44
  %307 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %212, !dbg !44
  %308 = load <4 x half>, ptr addrspace(3) %307, align 8, !dbg !44
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) %307, i32 8192, !dbg !44
  %310 = load <4 x half>, ptr addrspace(3) %309, align 8, !dbg !44
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %213, !dbg !44
  %312 = load <4 x half>, ptr addrspace(3) %311, align 8, !dbg !44
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 8192, !dbg !44
  %314 = load <4 x half>, ptr addrspace(3) %313, align 8, !dbg !44
  %315 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %214, !dbg !44
  %316 = load <4 x half>, ptr addrspace(3) %315, align 8, !dbg !44
  %317 = getelementptr inbounds nuw i8, ptr addrspace(3) %315, i32 8192, !dbg !44
  %318 = load <4 x half>, ptr addrspace(3) %317, align 8, !dbg !44
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %215, !dbg !44
  %320 = load <4 x half>, ptr addrspace(3) %319, align 8, !dbg !44
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) %319, i32 8192, !dbg !44
  %322 = load <4 x half>, ptr addrspace(3) %321, align 8, !dbg !44
  br i1 %282, label %323, label %325, !dbg !13

323:                                              ; preds = %289
  %324 = load <8 x half>, ptr addrspace(1) %277, align 16, !dbg !13
  br label %325, !dbg !13

325:                                              ; preds = %323, %289
  %326 = phi <8 x half> [ %324, %323 ], [ zeroinitializer, %289 ], !dbg !13
  br i1 %282, label %327, label %329, !dbg !13

327:                                              ; preds = %325
  %328 = load <8 x half>, ptr addrspace(1) %278, align 16, !dbg !13
  br label %329, !dbg !13

329:                                              ; preds = %327, %325
  %330 = phi <8 x half> [ %328, %327 ], [ zeroinitializer, %325 ], !dbg !13
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %226, !dbg !13
  %332 = load <4 x half>, ptr addrspace(3) %331, align 8, !dbg !13
  %333 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %227, !dbg !13
  %334 = load <4 x half>, ptr addrspace(3) %333, align 8, !dbg !13
  %335 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %228, !dbg !13
  %336 = load <4 x half>, ptr addrspace(3) %335, align 8, !dbg !13
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %229, !dbg !13
  %338 = load <4 x half>, ptr addrspace(3) %337, align 8, !dbg !13
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %230, !dbg !13
  %340 = load <4 x half>, ptr addrspace(3) %339, align 8, !dbg !13
  %341 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %231, !dbg !13
  %342 = load <4 x half>, ptr addrspace(3) %341, align 8, !dbg !13
  %343 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %232, !dbg !13
  %344 = load <4 x half>, ptr addrspace(3) %343, align 8, !dbg !13
  %345 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %233, !dbg !13
  %346 = load <4 x half>, ptr addrspace(3) %345, align 8, !dbg !13
  %347 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %242, i64 0, !dbg !52
  %348 = insertelement <16 x float> %347, float %243, i64 1, !dbg !52
  %349 = insertelement <16 x float> %348, float %244, i64 2, !dbg !52
  %350 = insertelement <16 x float> %349, float %245, i64 3, !dbg !52
  %351 = insertelement <16 x float> %350, float %246, i64 4, !dbg !52
  %352 = insertelement <16 x float> %351, float %247, i64 5, !dbg !52
  %353 = insertelement <16 x float> %352, float %248, i64 6, !dbg !52
  %354 = insertelement <16 x float> %353, float %249, i64 7, !dbg !52
  %355 = insertelement <16 x float> %354, float %250, i64 8, !dbg !52
  %356 = insertelement <16 x float> %355, float %251, i64 9, !dbg !52
  %357 = insertelement <16 x float> %356, float %252, i64 10, !dbg !52
  %358 = insertelement <16 x float> %357, float %253, i64 11, !dbg !52
  %359 = insertelement <16 x float> %358, float %254, i64 12, !dbg !52
  %360 = insertelement <16 x float> %359, float %255, i64 13, !dbg !52
  %361 = insertelement <16 x float> %360, float %256, i64 14, !dbg !52
  %362 = insertelement <16 x float> %361, float %257, i64 15, !dbg !52
  %363 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %332, <4 x half> %292, <16 x float> %362, i32 0, i32 0, i32 0), !dbg !52
  %364 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %334, <4 x half> %296, <16 x float> %363, i32 0, i32 0, i32 0), !dbg !52
  %365 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %336, <4 x half> %300, <16 x float> %364, i32 0, i32 0, i32 0), !dbg !52
  %366 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %338, <4 x half> %304, <16 x float> %365, i32 0, i32 0, i32 0), !dbg !52
  %367 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %340, <4 x half> %308, <16 x float> %366, i32 0, i32 0, i32 0), !dbg !52
  %368 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %342, <4 x half> %312, <16 x float> %367, i32 0, i32 0, i32 0), !dbg !52
  %369 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %344, <4 x half> %316, <16 x float> %368, i32 0, i32 0, i32 0), !dbg !52
  %370 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %346, <4 x half> %320, <16 x float> %369, i32 0, i32 0, i32 0), !dbg !52
  %371 = extractelement <16 x float> %370, i64 0, !dbg !52
  %372 = extractelement <16 x float> %370, i64 1, !dbg !52
  %373 = extractelement <16 x float> %370, i64 2, !dbg !52
  %374 = extractelement <16 x float> %370, i64 3, !dbg !52
  %375 = extractelement <16 x float> %370, i64 4, !dbg !52
  %376 = extractelement <16 x float> %370, i64 5, !dbg !52
  %377 = extractelement <16 x float> %370, i64 6, !dbg !52
  %378 = extractelement <16 x float> %370, i64 7, !dbg !52
  %379 = extractelement <16 x float> %370, i64 8, !dbg !52
  %380 = extractelement <16 x float> %370, i64 9, !dbg !52
  %381 = extractelement <16 x float> %370, i64 10, !dbg !52
  %382 = extractelement <16 x float> %370, i64 11, !dbg !52
  %383 = extractelement <16 x float> %370, i64 12, !dbg !52
  %384 = extractelement <16 x float> %370, i64 13, !dbg !52
  %385 = extractelement <16 x float> %370, i64 14, !dbg !52
  %386 = extractelement <16 x float> %370, i64 15, !dbg !52
  %387 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %258, i64 0, !dbg !52
  %388 = insertelement <16 x float> %387, float %259, i64 1, !dbg !52
  %389 = insertelement <16 x float> %388, float %260, i64 2, !dbg !52
  %390 = insertelement <16 x float> %389, float %261, i64 3, !dbg !52
  %391 = insertelement <16 x float> %390, float %262, i64 4, !dbg !52
  %392 = insertelement <16 x float> %391, float %263, i64 5, !dbg !52
  %393 = insertelement <16 x float> %392, float %264, i64 6, !dbg !52
  %394 = insertelement <16 x float> %393, float %265, i64 7, !dbg !52
  %395 = insertelement <16 x float> %394, float %266, i64 8, !dbg !52
  %396 = insertelement <16 x float> %395, float %267, i64 9, !dbg !52
  %397 = insertelement <16 x float> %396, float %268, i64 10, !dbg !52
  %398 = insertelement <16 x float> %397, float %269, i64 11, !dbg !52
  %399 = insertelement <16 x float> %398, float %270, i64 12, !dbg !52
  %400 = insertelement <16 x float> %399, float %271, i64 13, !dbg !52
  %401 = insertelement <16 x float> %400, float %272, i64 14, !dbg !52
  %402 = insertelement <16 x float> %401, float %273, i64 15, !dbg !52
  %403 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %332, <4 x half> %294, <16 x float> %402, i32 0, i32 0, i32 0), !dbg !52
  %404 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %334, <4 x half> %298, <16 x float> %403, i32 0, i32 0, i32 0), !dbg !52
  %405 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %336, <4 x half> %302, <16 x float> %404, i32 0, i32 0, i32 0), !dbg !52
  %406 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %338, <4 x half> %306, <16 x float> %405, i32 0, i32 0, i32 0), !dbg !52
  %407 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %340, <4 x half> %310, <16 x float> %406, i32 0, i32 0, i32 0), !dbg !52
  %408 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %342, <4 x half> %314, <16 x float> %407, i32 0, i32 0, i32 0), !dbg !52
  %409 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %344, <4 x half> %318, <16 x float> %408, i32 0, i32 0, i32 0), !dbg !52
  %410 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %346, <4 x half> %322, <16 x float> %409, i32 0, i32 0, i32 0), !dbg !52
  %411 = extractelement <16 x float> %410, i64 0, !dbg !52
  %412 = extractelement <16 x float> %410, i64 1, !dbg !52
  %413 = extractelement <16 x float> %410, i64 2, !dbg !52
  %414 = extractelement <16 x float> %410, i64 3, !dbg !52
  %415 = extractelement <16 x float> %410, i64 4, !dbg !52
  %416 = extractelement <16 x float> %410, i64 5, !dbg !52
  %417 = extractelement <16 x float> %410, i64 6, !dbg !52
  %418 = extractelement <16 x float> %410, i64 7, !dbg !52
  %419 = extractelement <16 x float> %410, i64 8, !dbg !52
  %420 = extractelement <16 x float> %410, i64 9, !dbg !52
  %421 = extractelement <16 x float> %410, i64 10, !dbg !52
  %422 = extractelement <16 x float> %410, i64 11, !dbg !52
  %423 = extractelement <16 x float> %410, i64 12, !dbg !52
  %424 = extractelement <16 x float> %410, i64 13, !dbg !52
  %425 = extractelement <16 x float> %410, i64 14, !dbg !52
  %426 = extractelement <16 x float> %410, i64 15, !dbg !52
  %427 = add i32 %241, 1, !dbg !42
  %428 = icmp slt i32 %427, 2, !dbg !42
  %429 = select i1 %428, i32 %427, i32 0, !dbg !42
  %430 = shl i32 %429, 13, !dbg !44
  %431 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %430, !dbg !44
  fence syncscope("workgroup") release, !dbg !44, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !44
  fence syncscope("workgroup") acquire, !dbg !44, !mmra !51
  %432 = getelementptr inbounds nuw i8, ptr addrspace(3) %431, i32 %106, !dbg !44
  %433 = shufflevector <8 x half> %286, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !44
  store <4 x half> %433, ptr addrspace(3) %432, align 8, !dbg !44
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) %431, i32 %109, !dbg !44
  %435 = shufflevector <8 x half> %290, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !44
  store <4 x half> %435, ptr addrspace(3) %434, align 8, !dbg !44
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) %431, i32 %112, !dbg !44
  %437 = shufflevector <8 x half> %286, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !44
  store <4 x half> %437, ptr addrspace(3) %436, align 8, !dbg !44
  %438 = getelementptr inbounds nuw i8, ptr addrspace(3) %431, i32 %115, !dbg !44
  %439 = shufflevector <8 x half> %290, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !44
  store <4 x half> %439, ptr addrspace(3) %438, align 8, !dbg !44
  %440 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %430, !dbg !13
  %441 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %127, !dbg !13
  %442 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 0, i32 8>, !dbg !13
  store <2 x half> %442, ptr addrspace(3) %441, align 4, !dbg !13
  %443 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %130, !dbg !13
  %444 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 1, i32 9>, !dbg !13
  store <2 x half> %444, ptr addrspace(3) %443, align 4, !dbg !13
  %445 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %133, !dbg !13
  %446 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 2, i32 10>, !dbg !13
  store <2 x half> %446, ptr addrspace(3) %445, align 4, !dbg !13
  %447 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %136, !dbg !13
  %448 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 3, i32 11>, !dbg !13
  store <2 x half> %448, ptr addrspace(3) %447, align 4, !dbg !13
  %449 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %139, !dbg !13
  %450 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 4, i32 12>, !dbg !13
  store <2 x half> %450, ptr addrspace(3) %449, align 4, !dbg !13
  %451 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %142, !dbg !13
  %452 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 5, i32 13>, !dbg !13
  store <2 x half> %452, ptr addrspace(3) %451, align 4, !dbg !13
  %453 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %145, !dbg !13
  %454 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 6, i32 14>, !dbg !13
  store <2 x half> %454, ptr addrspace(3) %453, align 4, !dbg !13
  %455 = getelementptr inbounds nuw i8, ptr addrspace(3) %440, i32 %148, !dbg !13
  %456 = shufflevector <8 x half> %326, <8 x half> %330, <2 x i32> <i32 7, i32 15>, !dbg !13
  store <2 x half> %456, ptr addrspace(3) %455, align 4, !dbg !13
  %457 = add nuw nsw i32 %274, 1, !dbg !42
  %exitcond.not = icmp eq i32 %274, %235, !dbg !42
  br i1 %exitcond.not, label %._crit_edge, label %236, !dbg !42

._crit_edge:                                      ; preds = %329, %.._crit_edge_crit_edge
  %.pre-phi187 = phi i32 [ %.pre186, %.._crit_edge_crit_edge ], [ %223, %329 ], !dbg !13
  %.pre-phi185 = phi i32 [ %.pre184, %.._crit_edge_crit_edge ], [ %220, %329 ], !dbg !13
  %.pre-phi183 = phi i32 [ %.pre182, %.._crit_edge_crit_edge ], [ %219, %329 ], !dbg !13
  %.pre-phi175 = phi i32 [ %.pre174, %.._crit_edge_crit_edge ], [ %215, %329 ], !dbg !44
  %.pre-phi173 = phi i32 [ %.pre172, %.._crit_edge_crit_edge ], [ %214, %329 ], !dbg !44
  %.pre-phi171 = phi i32 [ %.pre170, %.._crit_edge_crit_edge ], [ %213, %329 ], !dbg !44
  %.pre-phi169 = phi i32 [ %.pre168, %.._crit_edge_crit_edge ], [ %212, %329 ], !dbg !44
  %.pre-phi167 = phi i32 [ %.pre166, %.._crit_edge_crit_edge ], [ %211, %329 ], !dbg !44
  %.pre-phi165 = phi i32 [ %.pre164, %.._crit_edge_crit_edge ], [ %210, %329 ], !dbg !44
  %.pre-phi163 = phi i32 [ %.pre162, %.._crit_edge_crit_edge ], [ %209, %329 ], !dbg !44
  %.pre-phi161 = phi i32 [ %.pre160, %.._crit_edge_crit_edge ], [ %208, %329 ], !dbg !44
  %458 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %371, %329 ], !dbg !53
  %459 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %372, %329 ], !dbg !53
  %460 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %373, %329 ], !dbg !53
  %461 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %374, %329 ], !dbg !53
  %462 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %375, %329 ], !dbg !53
  %463 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %376, %329 ], !dbg !53
  %464 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %377, %329 ], !dbg !53
  %465 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %378, %329 ], !dbg !53
  %466 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %379, %329 ], !dbg !53
  %467 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %380, %329 ], !dbg !53
  %468 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %381, %329 ], !dbg !53
  %469 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %382, %329 ], !dbg !53
  %470 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %383, %329 ], !dbg !53
  %471 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %384, %329 ], !dbg !53
  %472 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %385, %329 ], !dbg !53
  %473 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %386, %329 ], !dbg !53
  %474 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %411, %329 ], !dbg !53
  %475 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %412, %329 ], !dbg !53
  %476 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %413, %329 ], !dbg !53
  %477 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %414, %329 ], !dbg !53
  %478 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %415, %329 ], !dbg !53
  %479 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %416, %329 ], !dbg !53
  %480 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %417, %329 ], !dbg !53
  %481 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %418, %329 ], !dbg !53
  %482 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %419, %329 ], !dbg !53
  %483 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %420, %329 ], !dbg !53
  %484 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %421, %329 ], !dbg !53
  %485 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %422, %329 ], !dbg !53
  %486 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %423, %329 ], !dbg !53
  %487 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %424, %329 ], !dbg !53
  %488 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %425, %329 ], !dbg !53
  %489 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %426, %329 ], !dbg !53
  %.lcssa137 = phi ptr addrspace(3) [ @global_smem, %.._crit_edge_crit_edge ], [ %239, %329 ], !dbg !44
  %.lcssa136 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %.._crit_edge_crit_edge ], [ %431, %329 ], !dbg !44
  %490 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), %.._crit_edge_crit_edge ], [ %237, %329 ], !dbg !13
  %.lcssa = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), %.._crit_edge_crit_edge ], [ %440, %329 ], !dbg !13
  fence syncscope("workgroup") release, !dbg !44, !mmra !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !44
  fence syncscope("workgroup") acquire, !dbg !44, !mmra !51
  %491 = or disjoint i32 %.pre-phi161, 8192, !dbg !44
  %492 = or disjoint i32 %.pre-phi163, 8192, !dbg !44
  %493 = or disjoint i32 %.pre-phi165, 8192, !dbg !44
  %494 = or disjoint i32 %.pre-phi167, 8192, !dbg !44
  %495 = or disjoint i32 %.pre-phi169, 8192, !dbg !44
  %496 = or disjoint i32 %.pre-phi171, 8192, !dbg !44
  %497 = or disjoint i32 %.pre-phi173, 8192, !dbg !44
  %498 = or disjoint i32 %.pre-phi175, 8192, !dbg !44
  %499 = icmp eq i32 %.pre-phi185, 0, !dbg !13
  %500 = select i1 %499, i32 0, i32 2056, !dbg !13
  %501 = xor i32 %500, %.pre-phi183, !dbg !13
  %502 = xor i32 %501, %39, !dbg !13
  %503 = or disjoint i32 %502, %.pre-phi187, !dbg !13
  %504 = xor i32 %503, 16, !dbg !13
  %505 = xor i32 %503, 32, !dbg !13
  %506 = xor i32 %503, 48, !dbg !13
  %507 = xor i32 %503, 64, !dbg !13
  %508 = xor i32 %503, 80, !dbg !13
  %509 = xor i32 %503, 96, !dbg !13
  %510 = xor i32 %503, 112, !dbg !13
  br i1 %73, label %511, label %._crit_edge._crit_edge, !dbg !52

511:                                              ; preds = %._crit_edge
  %512 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %510, !dbg !13
  %513 = load <4 x half>, ptr addrspace(3) %512, align 8, !dbg !13
  %514 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %509, !dbg !13
  %515 = load <4 x half>, ptr addrspace(3) %514, align 8, !dbg !13
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %508, !dbg !13
  %517 = load <4 x half>, ptr addrspace(3) %516, align 8, !dbg !13
  %518 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %507, !dbg !13
  %519 = load <4 x half>, ptr addrspace(3) %518, align 8, !dbg !13
  %520 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %506, !dbg !13
  %521 = load <4 x half>, ptr addrspace(3) %520, align 8, !dbg !13
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %505, !dbg !13
  %523 = load <4 x half>, ptr addrspace(3) %522, align 8, !dbg !13
  %524 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %504, !dbg !13
  %525 = load <4 x half>, ptr addrspace(3) %524, align 8, !dbg !13
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %490, i32 %503, !dbg !13
  %527 = load <4 x half>, ptr addrspace(3) %526, align 8, !dbg !13
  %528 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %498, !dbg !44
  %529 = load <4 x half>, ptr addrspace(3) %528, align 8, !dbg !44
  %530 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi175, !dbg !44
  %531 = load <4 x half>, ptr addrspace(3) %530, align 8, !dbg !44
  %532 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %497, !dbg !44
  %533 = load <4 x half>, ptr addrspace(3) %532, align 8, !dbg !44
  %534 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi173, !dbg !44
  %535 = load <4 x half>, ptr addrspace(3) %534, align 8, !dbg !44
  %536 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %496, !dbg !44
  %537 = load <4 x half>, ptr addrspace(3) %536, align 8, !dbg !44
  %538 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi171, !dbg !44
  %539 = load <4 x half>, ptr addrspace(3) %538, align 8, !dbg !44
  %540 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %495, !dbg !44
  %541 = load <4 x half>, ptr addrspace(3) %540, align 8, !dbg !44
  %542 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi169, !dbg !44
  %543 = load <4 x half>, ptr addrspace(3) %542, align 8, !dbg !44
  %544 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %494, !dbg !44
  %545 = load <4 x half>, ptr addrspace(3) %544, align 8, !dbg !44
  %546 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi167, !dbg !44
  %547 = load <4 x half>, ptr addrspace(3) %546, align 8, !dbg !44
  %548 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %493, !dbg !44
  %549 = load <4 x half>, ptr addrspace(3) %548, align 8, !dbg !44
  %550 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi165, !dbg !44
  %551 = load <4 x half>, ptr addrspace(3) %550, align 8, !dbg !44
  %552 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %492, !dbg !44
  %553 = load <4 x half>, ptr addrspace(3) %552, align 8, !dbg !44
  %554 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi163, !dbg !44
  %555 = load <4 x half>, ptr addrspace(3) %554, align 8, !dbg !44
  %556 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %491, !dbg !44
  %557 = load <4 x half>, ptr addrspace(3) %556, align 8, !dbg !44
  %558 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa137, i32 %.pre-phi161, !dbg !44
  %559 = load <4 x half>, ptr addrspace(3) %558, align 8, !dbg !44
  %560 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %458, i64 0, !dbg !52
  %561 = insertelement <16 x float> %560, float %459, i64 1, !dbg !52
  %562 = insertelement <16 x float> %561, float %460, i64 2, !dbg !52
  %563 = insertelement <16 x float> %562, float %461, i64 3, !dbg !52
  %564 = insertelement <16 x float> %563, float %462, i64 4, !dbg !52
  %565 = insertelement <16 x float> %564, float %463, i64 5, !dbg !52
  %566 = insertelement <16 x float> %565, float %464, i64 6, !dbg !52
  %567 = insertelement <16 x float> %566, float %465, i64 7, !dbg !52
  %568 = insertelement <16 x float> %567, float %466, i64 8, !dbg !52
  %569 = insertelement <16 x float> %568, float %467, i64 9, !dbg !52
  %570 = insertelement <16 x float> %569, float %468, i64 10, !dbg !52
  %571 = insertelement <16 x float> %570, float %469, i64 11, !dbg !52
  %572 = insertelement <16 x float> %571, float %470, i64 12, !dbg !52
  %573 = insertelement <16 x float> %572, float %471, i64 13, !dbg !52
  %574 = insertelement <16 x float> %573, float %472, i64 14, !dbg !52
  %575 = insertelement <16 x float> %574, float %473, i64 15, !dbg !52
  %576 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %527, <4 x half> %559, <16 x float> %575, i32 0, i32 0, i32 0), !dbg !52
  %577 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %525, <4 x half> %555, <16 x float> %576, i32 0, i32 0, i32 0), !dbg !52
  %578 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %523, <4 x half> %551, <16 x float> %577, i32 0, i32 0, i32 0), !dbg !52
  %579 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %521, <4 x half> %547, <16 x float> %578, i32 0, i32 0, i32 0), !dbg !52
  %580 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %519, <4 x half> %543, <16 x float> %579, i32 0, i32 0, i32 0), !dbg !52
  %581 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %517, <4 x half> %539, <16 x float> %580, i32 0, i32 0, i32 0), !dbg !52
  %582 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %515, <4 x half> %535, <16 x float> %581, i32 0, i32 0, i32 0), !dbg !52
  %583 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %513, <4 x half> %531, <16 x float> %582, i32 0, i32 0, i32 0), !dbg !52
  %584 = extractelement <16 x float> %583, i64 0, !dbg !52
  %585 = extractelement <16 x float> %583, i64 1, !dbg !52
  %586 = extractelement <16 x float> %583, i64 2, !dbg !52
  %587 = extractelement <16 x float> %583, i64 3, !dbg !52
  %588 = extractelement <16 x float> %583, i64 4, !dbg !52
  %589 = extractelement <16 x float> %583, i64 5, !dbg !52
  %590 = extractelement <16 x float> %583, i64 6, !dbg !52
  %591 = extractelement <16 x float> %583, i64 7, !dbg !52
  %592 = extractelement <16 x float> %583, i64 8, !dbg !52
  %593 = extractelement <16 x float> %583, i64 9, !dbg !52
  %594 = extractelement <16 x float> %583, i64 10, !dbg !52
  %595 = extractelement <16 x float> %583, i64 11, !dbg !52
  %596 = extractelement <16 x float> %583, i64 12, !dbg !52
  %597 = extractelement <16 x float> %583, i64 13, !dbg !52
  %598 = extractelement <16 x float> %583, i64 14, !dbg !52
  %599 = extractelement <16 x float> %583, i64 15, !dbg !52
  %600 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %474, i64 0, !dbg !52
  %601 = insertelement <16 x float> %600, float %475, i64 1, !dbg !52
  %602 = insertelement <16 x float> %601, float %476, i64 2, !dbg !52
  %603 = insertelement <16 x float> %602, float %477, i64 3, !dbg !52
  %604 = insertelement <16 x float> %603, float %478, i64 4, !dbg !52
  %605 = insertelement <16 x float> %604, float %479, i64 5, !dbg !52
  %606 = insertelement <16 x float> %605, float %480, i64 6, !dbg !52
  %607 = insertelement <16 x float> %606, float %481, i64 7, !dbg !52
  %608 = insertelement <16 x float> %607, float %482, i64 8, !dbg !52
  %609 = insertelement <16 x float> %608, float %483, i64 9, !dbg !52
  %610 = insertelement <16 x float> %609, float %484, i64 10, !dbg !52
  %611 = insertelement <16 x float> %610, float %485, i64 11, !dbg !52
  %612 = insertelement <16 x float> %611, float %486, i64 12, !dbg !52
  %613 = insertelement <16 x float> %612, float %487, i64 13, !dbg !52
  %614 = insertelement <16 x float> %613, float %488, i64 14, !dbg !52
  %615 = insertelement <16 x float> %614, float %489, i64 15, !dbg !52
  %616 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %527, <4 x half> %557, <16 x float> %615, i32 0, i32 0, i32 0), !dbg !52
  %617 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %525, <4 x half> %553, <16 x float> %616, i32 0, i32 0, i32 0), !dbg !52
  %618 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %523, <4 x half> %549, <16 x float> %617, i32 0, i32 0, i32 0), !dbg !52
  %619 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %521, <4 x half> %545, <16 x float> %618, i32 0, i32 0, i32 0), !dbg !52
  %620 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %519, <4 x half> %541, <16 x float> %619, i32 0, i32 0, i32 0), !dbg !52
  %621 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %517, <4 x half> %537, <16 x float> %620, i32 0, i32 0, i32 0), !dbg !52
  %622 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %515, <4 x half> %533, <16 x float> %621, i32 0, i32 0, i32 0), !dbg !52
  %623 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %513, <4 x half> %529, <16 x float> %622, i32 0, i32 0, i32 0), !dbg !52
  %624 = extractelement <16 x float> %623, i64 0, !dbg !52
  %625 = extractelement <16 x float> %623, i64 1, !dbg !52
  %626 = extractelement <16 x float> %623, i64 2, !dbg !52
  %627 = extractelement <16 x float> %623, i64 3, !dbg !52
  %628 = extractelement <16 x float> %623, i64 4, !dbg !52
  %629 = extractelement <16 x float> %623, i64 5, !dbg !52
  %630 = extractelement <16 x float> %623, i64 6, !dbg !52
  %631 = extractelement <16 x float> %623, i64 7, !dbg !52
  %632 = extractelement <16 x float> %623, i64 8, !dbg !52
  %633 = extractelement <16 x float> %623, i64 9, !dbg !52
  %634 = extractelement <16 x float> %623, i64 10, !dbg !52
  %635 = extractelement <16 x float> %623, i64 11, !dbg !52
  %636 = extractelement <16 x float> %623, i64 12, !dbg !52
  %637 = extractelement <16 x float> %623, i64 13, !dbg !52
  %638 = extractelement <16 x float> %623, i64 14, !dbg !52
  %639 = extractelement <16 x float> %623, i64 15, !dbg !52
  br label %._crit_edge._crit_edge, !dbg !52

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %511
  %.pre-phi315 = phi float [ %639, %511 ], [ %489, %._crit_edge ], !dbg !42
  %.pre-phi313 = phi float [ %638, %511 ], [ %488, %._crit_edge ], !dbg !42
  %.pre-phi311 = phi float [ %637, %511 ], [ %487, %._crit_edge ], !dbg !42
  %.pre-phi309 = phi float [ %636, %511 ], [ %486, %._crit_edge ], !dbg !42
  %.pre-phi307 = phi float [ %635, %511 ], [ %485, %._crit_edge ], !dbg !42
  %.pre-phi305 = phi float [ %634, %511 ], [ %484, %._crit_edge ], !dbg !42
  %.pre-phi303 = phi float [ %633, %511 ], [ %483, %._crit_edge ], !dbg !42
  %.pre-phi301 = phi float [ %632, %511 ], [ %482, %._crit_edge ], !dbg !42
  %.pre-phi299 = phi float [ %631, %511 ], [ %481, %._crit_edge ], !dbg !42
  %.pre-phi297 = phi float [ %630, %511 ], [ %480, %._crit_edge ], !dbg !42
  %.pre-phi295 = phi float [ %629, %511 ], [ %479, %._crit_edge ], !dbg !42
  %.pre-phi293 = phi float [ %628, %511 ], [ %478, %._crit_edge ], !dbg !42
  %.pre-phi291 = phi float [ %627, %511 ], [ %477, %._crit_edge ], !dbg !42
  %.pre-phi289 = phi float [ %626, %511 ], [ %476, %._crit_edge ], !dbg !42
  %.pre-phi287 = phi float [ %625, %511 ], [ %475, %._crit_edge ], !dbg !42
  %.pre-phi285 = phi float [ %624, %511 ], [ %474, %._crit_edge ], !dbg !42
  %.pre-phi283 = phi float [ %599, %511 ], [ %473, %._crit_edge ], !dbg !42
  %.pre-phi281 = phi float [ %598, %511 ], [ %472, %._crit_edge ], !dbg !42
  %.pre-phi279 = phi float [ %597, %511 ], [ %471, %._crit_edge ], !dbg !42
  %.pre-phi277 = phi float [ %596, %511 ], [ %470, %._crit_edge ], !dbg !42
  %.pre-phi275 = phi float [ %595, %511 ], [ %469, %._crit_edge ], !dbg !42
  %.pre-phi273 = phi float [ %594, %511 ], [ %468, %._crit_edge ], !dbg !42
  %.pre-phi271 = phi float [ %593, %511 ], [ %467, %._crit_edge ], !dbg !42
  %.pre-phi269 = phi float [ %592, %511 ], [ %466, %._crit_edge ], !dbg !42
  %.pre-phi267 = phi float [ %591, %511 ], [ %465, %._crit_edge ], !dbg !42
  %.pre-phi265 = phi float [ %590, %511 ], [ %464, %._crit_edge ], !dbg !42
  %.pre-phi263 = phi float [ %589, %511 ], [ %463, %._crit_edge ], !dbg !42
  %.pre-phi261 = phi float [ %588, %511 ], [ %462, %._crit_edge ], !dbg !42
  %.pre-phi259 = phi float [ %587, %511 ], [ %461, %._crit_edge ], !dbg !42
  %.pre-phi257 = phi float [ %586, %511 ], [ %460, %._crit_edge ], !dbg !42
  %.pre-phi255 = phi float [ %585, %511 ], [ %459, %._crit_edge ], !dbg !42
  %.pre-phi253 = phi float [ %584, %511 ], [ %458, %._crit_edge ], !dbg !42
  br i1 %151, label %640, label %769, !dbg !52

640:                                              ; preds = %._crit_edge._crit_edge
  %641 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %510, !dbg !13
  %642 = load <4 x half>, ptr addrspace(3) %641, align 8, !dbg !13
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %509, !dbg !13
  %644 = load <4 x half>, ptr addrspace(3) %643, align 8, !dbg !13
  %645 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %508, !dbg !13
  %646 = load <4 x half>, ptr addrspace(3) %645, align 8, !dbg !13
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %507, !dbg !13
  %648 = load <4 x half>, ptr addrspace(3) %647, align 8, !dbg !13
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %506, !dbg !13
  %650 = load <4 x half>, ptr addrspace(3) %649, align 8, !dbg !13
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %505, !dbg !13
  %652 = load <4 x half>, ptr addrspace(3) %651, align 8, !dbg !13
  %653 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %504, !dbg !13
  %654 = load <4 x half>, ptr addrspace(3) %653, align 8, !dbg !13
  %655 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %503, !dbg !13
  %656 = load <4 x half>, ptr addrspace(3) %655, align 8, !dbg !13
  %657 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %498, !dbg !44
  %658 = load <4 x half>, ptr addrspace(3) %657, align 8, !dbg !44
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi175, !dbg !44
  %660 = load <4 x half>, ptr addrspace(3) %659, align 8, !dbg !44
  %661 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %497, !dbg !44
  %662 = load <4 x half>, ptr addrspace(3) %661, align 8, !dbg !44
  %663 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi173, !dbg !44
  %664 = load <4 x half>, ptr addrspace(3) %663, align 8, !dbg !44
  %665 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %496, !dbg !44
  %666 = load <4 x half>, ptr addrspace(3) %665, align 8, !dbg !44
  %667 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi171, !dbg !44
  %668 = load <4 x half>, ptr addrspace(3) %667, align 8, !dbg !44
  %669 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %495, !dbg !44
  %670 = load <4 x half>, ptr addrspace(3) %669, align 8, !dbg !44
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi169, !dbg !44
  %672 = load <4 x half>, ptr addrspace(3) %671, align 8, !dbg !44
  %673 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %494, !dbg !44
  %674 = load <4 x half>, ptr addrspace(3) %673, align 8, !dbg !44
  %675 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi167, !dbg !44
  %676 = load <4 x half>, ptr addrspace(3) %675, align 8, !dbg !44
  %677 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %493, !dbg !44
  %678 = load <4 x half>, ptr addrspace(3) %677, align 8, !dbg !44
  %679 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi165, !dbg !44
  %680 = load <4 x half>, ptr addrspace(3) %679, align 8, !dbg !44
  %681 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %492, !dbg !44
  %682 = load <4 x half>, ptr addrspace(3) %681, align 8, !dbg !44
  %683 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi163, !dbg !44
  %684 = load <4 x half>, ptr addrspace(3) %683, align 8, !dbg !44
  %685 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %491, !dbg !44
  %686 = load <4 x half>, ptr addrspace(3) %685, align 8, !dbg !44
  %687 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa136, i32 %.pre-phi161, !dbg !44
  %688 = load <4 x half>, ptr addrspace(3) %687, align 8, !dbg !44
  %689 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %.pre-phi253, i64 0, !dbg !52
  %690 = insertelement <16 x float> %689, float %.pre-phi255, i64 1, !dbg !52
  %691 = insertelement <16 x float> %690, float %.pre-phi257, i64 2, !dbg !52
  %692 = insertelement <16 x float> %691, float %.pre-phi259, i64 3, !dbg !52
  %693 = insertelement <16 x float> %692, float %.pre-phi261, i64 4, !dbg !52
  %694 = insertelement <16 x float> %693, float %.pre-phi263, i64 5, !dbg !52
  %695 = insertelement <16 x float> %694, float %.pre-phi265, i64 6, !dbg !52
  %696 = insertelement <16 x float> %695, float %.pre-phi267, i64 7, !dbg !52
  %697 = insertelement <16 x float> %696, float %.pre-phi269, i64 8, !dbg !52
  %698 = insertelement <16 x float> %697, float %.pre-phi271, i64 9, !dbg !52
  %699 = insertelement <16 x float> %698, float %.pre-phi273, i64 10, !dbg !52
  %700 = insertelement <16 x float> %699, float %.pre-phi275, i64 11, !dbg !52
  %701 = insertelement <16 x float> %700, float %.pre-phi277, i64 12, !dbg !52
  %702 = insertelement <16 x float> %701, float %.pre-phi279, i64 13, !dbg !52
  %703 = insertelement <16 x float> %702, float %.pre-phi281, i64 14, !dbg !52
  %704 = insertelement <16 x float> %703, float %.pre-phi283, i64 15, !dbg !52
  %705 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %656, <4 x half> %688, <16 x float> %704, i32 0, i32 0, i32 0), !dbg !52
  %706 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %654, <4 x half> %684, <16 x float> %705, i32 0, i32 0, i32 0), !dbg !52
  %707 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %652, <4 x half> %680, <16 x float> %706, i32 0, i32 0, i32 0), !dbg !52
  %708 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %650, <4 x half> %676, <16 x float> %707, i32 0, i32 0, i32 0), !dbg !52
  %709 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %648, <4 x half> %672, <16 x float> %708, i32 0, i32 0, i32 0), !dbg !52
  %710 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %646, <4 x half> %668, <16 x float> %709, i32 0, i32 0, i32 0), !dbg !52
  %711 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %644, <4 x half> %664, <16 x float> %710, i32 0, i32 0, i32 0), !dbg !52
  %712 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %642, <4 x half> %660, <16 x float> %711, i32 0, i32 0, i32 0), !dbg !52
  %713 = extractelement <16 x float> %712, i64 0, !dbg !52
  %714 = extractelement <16 x float> %712, i64 1, !dbg !52
  %715 = extractelement <16 x float> %712, i64 2, !dbg !52
  %716 = extractelement <16 x float> %712, i64 3, !dbg !52
  %717 = extractelement <16 x float> %712, i64 4, !dbg !52
  %718 = extractelement <16 x float> %712, i64 5, !dbg !52
  %719 = extractelement <16 x float> %712, i64 6, !dbg !52
  %720 = extractelement <16 x float> %712, i64 7, !dbg !52
  %721 = extractelement <16 x float> %712, i64 8, !dbg !52
  %722 = extractelement <16 x float> %712, i64 9, !dbg !52
  %723 = extractelement <16 x float> %712, i64 10, !dbg !52
  %724 = extractelement <16 x float> %712, i64 11, !dbg !52
  %725 = extractelement <16 x float> %712, i64 12, !dbg !52
  %726 = extractelement <16 x float> %712, i64 13, !dbg !52
  %727 = extractelement <16 x float> %712, i64 14, !dbg !52
  %728 = extractelement <16 x float> %712, i64 15, !dbg !52
  %729 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %.pre-phi285, i64 0, !dbg !52
  %730 = insertelement <16 x float> %729, float %.pre-phi287, i64 1, !dbg !52
  %731 = insertelement <16 x float> %730, float %.pre-phi289, i64 2, !dbg !52
  %732 = insertelement <16 x float> %731, float %.pre-phi291, i64 3, !dbg !52
  %733 = insertelement <16 x float> %732, float %.pre-phi293, i64 4, !dbg !52
  %734 = insertelement <16 x float> %733, float %.pre-phi295, i64 5, !dbg !52
  %735 = insertelement <16 x float> %734, float %.pre-phi297, i64 6, !dbg !52
  %736 = insertelement <16 x float> %735, float %.pre-phi299, i64 7, !dbg !52
  %737 = insertelement <16 x float> %736, float %.pre-phi301, i64 8, !dbg !52
  %738 = insertelement <16 x float> %737, float %.pre-phi303, i64 9, !dbg !52
  %739 = insertelement <16 x float> %738, float %.pre-phi305, i64 10, !dbg !52
  %740 = insertelement <16 x float> %739, float %.pre-phi307, i64 11, !dbg !52
  %741 = insertelement <16 x float> %740, float %.pre-phi309, i64 12, !dbg !52
  %742 = insertelement <16 x float> %741, float %.pre-phi311, i64 13, !dbg !52
  %743 = insertelement <16 x float> %742, float %.pre-phi313, i64 14, !dbg !52
  %744 = insertelement <16 x float> %743, float %.pre-phi315, i64 15, !dbg !52
  %745 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %656, <4 x half> %686, <16 x float> %744, i32 0, i32 0, i32 0), !dbg !52
  %746 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %654, <4 x half> %682, <16 x float> %745, i32 0, i32 0, i32 0), !dbg !52
  %747 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %652, <4 x half> %678, <16 x float> %746, i32 0, i32 0, i32 0), !dbg !52
  %748 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %650, <4 x half> %674, <16 x float> %747, i32 0, i32 0, i32 0), !dbg !52
  %749 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %648, <4 x half> %670, <16 x float> %748, i32 0, i32 0, i32 0), !dbg !52
  %750 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %646, <4 x half> %666, <16 x float> %749, i32 0, i32 0, i32 0), !dbg !52
  %751 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %644, <4 x half> %662, <16 x float> %750, i32 0, i32 0, i32 0), !dbg !52
  %752 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %642, <4 x half> %658, <16 x float> %751, i32 0, i32 0, i32 0), !dbg !52
  %753 = extractelement <16 x float> %752, i64 0, !dbg !52
  %754 = extractelement <16 x float> %752, i64 1, !dbg !52
  %755 = extractelement <16 x float> %752, i64 2, !dbg !52
  %756 = extractelement <16 x float> %752, i64 3, !dbg !52
  %757 = extractelement <16 x float> %752, i64 4, !dbg !52
  %758 = extractelement <16 x float> %752, i64 5, !dbg !52
  %759 = extractelement <16 x float> %752, i64 6, !dbg !52
  %760 = extractelement <16 x float> %752, i64 7, !dbg !52
  %761 = extractelement <16 x float> %752, i64 8, !dbg !52
  %762 = extractelement <16 x float> %752, i64 9, !dbg !52
  %763 = extractelement <16 x float> %752, i64 10, !dbg !52
  %764 = extractelement <16 x float> %752, i64 11, !dbg !52
  %765 = extractelement <16 x float> %752, i64 12, !dbg !52
  %766 = extractelement <16 x float> %752, i64 13, !dbg !52
  %767 = extractelement <16 x float> %752, i64 14, !dbg !52
  %768 = extractelement <16 x float> %752, i64 15, !dbg !52
  br label %769, !dbg !52

769:                                              ; preds = %640, %._crit_edge._crit_edge
  %770 = phi float [ %768, %640 ], [ %.pre-phi315, %._crit_edge._crit_edge ]
  %771 = phi float [ %767, %640 ], [ %.pre-phi313, %._crit_edge._crit_edge ]
  %772 = phi float [ %766, %640 ], [ %.pre-phi311, %._crit_edge._crit_edge ]
  %773 = phi float [ %765, %640 ], [ %.pre-phi309, %._crit_edge._crit_edge ]
  %774 = phi float [ %764, %640 ], [ %.pre-phi307, %._crit_edge._crit_edge ]
  %775 = phi float [ %763, %640 ], [ %.pre-phi305, %._crit_edge._crit_edge ]
  %776 = phi float [ %762, %640 ], [ %.pre-phi303, %._crit_edge._crit_edge ]
  %777 = phi float [ %761, %640 ], [ %.pre-phi301, %._crit_edge._crit_edge ]
  %778 = phi float [ %760, %640 ], [ %.pre-phi299, %._crit_edge._crit_edge ]
  %779 = phi float [ %759, %640 ], [ %.pre-phi297, %._crit_edge._crit_edge ]
  %780 = phi float [ %758, %640 ], [ %.pre-phi295, %._crit_edge._crit_edge ]
  %781 = phi float [ %757, %640 ], [ %.pre-phi293, %._crit_edge._crit_edge ]
  %782 = phi float [ %756, %640 ], [ %.pre-phi291, %._crit_edge._crit_edge ]
  %783 = phi float [ %755, %640 ], [ %.pre-phi289, %._crit_edge._crit_edge ]
  %784 = phi float [ %754, %640 ], [ %.pre-phi287, %._crit_edge._crit_edge ]
  %785 = phi float [ %753, %640 ], [ %.pre-phi285, %._crit_edge._crit_edge ]
  %786 = phi float [ %728, %640 ], [ %.pre-phi283, %._crit_edge._crit_edge ]
  %787 = phi float [ %727, %640 ], [ %.pre-phi281, %._crit_edge._crit_edge ]
  %788 = phi float [ %726, %640 ], [ %.pre-phi279, %._crit_edge._crit_edge ]
  %789 = phi float [ %725, %640 ], [ %.pre-phi277, %._crit_edge._crit_edge ]
  %790 = phi float [ %724, %640 ], [ %.pre-phi275, %._crit_edge._crit_edge ]
  %791 = phi float [ %723, %640 ], [ %.pre-phi273, %._crit_edge._crit_edge ]
  %792 = phi float [ %722, %640 ], [ %.pre-phi271, %._crit_edge._crit_edge ]
  %793 = phi float [ %721, %640 ], [ %.pre-phi269, %._crit_edge._crit_edge ]
  %794 = phi float [ %720, %640 ], [ %.pre-phi267, %._crit_edge._crit_edge ]
  %795 = phi float [ %719, %640 ], [ %.pre-phi265, %._crit_edge._crit_edge ]
  %796 = phi float [ %718, %640 ], [ %.pre-phi263, %._crit_edge._crit_edge ]
  %797 = phi float [ %717, %640 ], [ %.pre-phi261, %._crit_edge._crit_edge ]
  %798 = phi float [ %716, %640 ], [ %.pre-phi259, %._crit_edge._crit_edge ]
  %799 = phi float [ %715, %640 ], [ %.pre-phi257, %._crit_edge._crit_edge ]
  %800 = phi float [ %714, %640 ], [ %.pre-phi255, %._crit_edge._crit_edge ]
  %801 = phi float [ %713, %640 ], [ %.pre-phi253, %._crit_edge._crit_edge ]
  %802 = icmp slt i32 %46, %3, !dbg !54
  %803 = icmp slt i32 %47, %3, !dbg !54
  %804 = icmp slt i32 %51, %4, !dbg !55
  %805 = icmp slt i32 %53, %4, !dbg !55
  %806 = and i1 %802, %804, !dbg !56
  %807 = and i1 %805, %802, !dbg !56
  %808 = and i1 %803, %804, !dbg !56
  %809 = and i1 %803, %805, !dbg !56
  %810 = mul i32 %46, %8, !dbg !57
  %811 = mul i32 %47, %8, !dbg !57
  %812 = sext i32 %810 to i64, !dbg !58
  %813 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %812, !dbg !58
  %814 = sext i32 %811 to i64, !dbg !58
  %815 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %814, !dbg !58
  %816 = sext i32 %53 to i64, !dbg !58
  %817 = getelementptr [2 x i8], ptr addrspace(1) %813, i64 %816, !dbg !58
  %818 = sext i32 %54 to i64, !dbg !58
  %819 = getelementptr [2 x i8], ptr addrspace(1) %813, i64 %818, !dbg !58
  %820 = sext i32 %51 to i64, !dbg !58
  %821 = getelementptr [2 x i8], ptr addrspace(1) %815, i64 %820, !dbg !58
  %822 = sext i32 %52 to i64, !dbg !58
  %823 = getelementptr [2 x i8], ptr addrspace(1) %815, i64 %822, !dbg !58
  %824 = getelementptr [2 x i8], ptr addrspace(1) %815, i64 %816, !dbg !58
  %825 = getelementptr [2 x i8], ptr addrspace(1) %815, i64 %818, !dbg !58
  %826 = fptrunc float %793 to half, !dbg !59
  %827 = fptrunc float %792 to half, !dbg !59
  %828 = fptrunc float %791 to half, !dbg !59
  %829 = fptrunc float %790 to half, !dbg !59
  %830 = fptrunc float %789 to half, !dbg !59
  %831 = fptrunc float %788 to half, !dbg !59
  %832 = fptrunc float %787 to half, !dbg !59
  %833 = fptrunc float %786 to half, !dbg !59
  %834 = fptrunc float %785 to half, !dbg !59
  %835 = fptrunc float %784 to half, !dbg !59
  %836 = fptrunc float %783 to half, !dbg !59
  %837 = fptrunc float %782 to half, !dbg !59
  %838 = fptrunc float %781 to half, !dbg !59
  %839 = fptrunc float %780 to half, !dbg !59
  %840 = fptrunc float %779 to half, !dbg !59
  %841 = fptrunc float %778 to half, !dbg !59
  %842 = fptrunc float %777 to half, !dbg !59
  %843 = fptrunc float %776 to half, !dbg !59
  %844 = fptrunc float %775 to half, !dbg !59
  %845 = fptrunc float %774 to half, !dbg !59
  %846 = fptrunc float %773 to half, !dbg !59
  %847 = fptrunc float %772 to half, !dbg !59
  %848 = fptrunc float %771 to half, !dbg !59
  %849 = fptrunc float %770 to half, !dbg !59
  br i1 %806, label %850, label %.critedge, !dbg !12

850:                                              ; preds = %769
  %851 = fptrunc float %801 to half, !dbg !59
  %852 = insertelement <4 x half> poison, half %851, i64 0, !dbg !12
  %853 = fptrunc float %800 to half, !dbg !59
  %854 = insertelement <4 x half> %852, half %853, i64 1, !dbg !12
  %855 = fptrunc float %799 to half, !dbg !59
  %856 = insertelement <4 x half> %854, half %855, i64 2, !dbg !12
  %857 = fptrunc float %798 to half, !dbg !59
  %858 = insertelement <4 x half> %856, half %857, i64 3, !dbg !12
  %859 = fptrunc float %794 to half, !dbg !59
  %860 = fptrunc float %795 to half, !dbg !59
  %861 = fptrunc float %796 to half, !dbg !59
  %862 = fptrunc float %797 to half, !dbg !59
  %863 = getelementptr [2 x i8], ptr addrspace(1) %813, i64 %822, !dbg !58
  %864 = getelementptr [2 x i8], ptr addrspace(1) %813, i64 %820, !dbg !58
  store <4 x half> %858, ptr addrspace(1) %864, align 8, !dbg !12
  %865 = insertelement <4 x half> poison, half %862, i64 0, !dbg !12
  %866 = insertelement <4 x half> %865, half %861, i64 1, !dbg !12
  %867 = insertelement <4 x half> %866, half %860, i64 2, !dbg !12
  %868 = insertelement <4 x half> %867, half %859, i64 3, !dbg !12
  store <4 x half> %868, ptr addrspace(1) %863, align 8, !dbg !12
  br label %.critedge, !dbg !12

.critedge:                                        ; preds = %769, %850
  br i1 %807, label %869, label %.critedge2, !dbg !12

869:                                              ; preds = %.critedge
  %870 = insertelement <4 x half> poison, half %830, i64 0
  %871 = insertelement <4 x half> %870, half %831, i64 1
  %872 = insertelement <4 x half> %871, half %832, i64 2
  %873 = insertelement <4 x half> %872, half %833, i64 3
  %874 = insertelement <4 x half> poison, half %826, i64 0
  %875 = insertelement <4 x half> %874, half %827, i64 1
  %876 = insertelement <4 x half> %875, half %828, i64 2
  %877 = insertelement <4 x half> %876, half %829, i64 3
  store <4 x half> %877, ptr addrspace(1) %817, align 8, !dbg !12
  store <4 x half> %873, ptr addrspace(1) %819, align 8, !dbg !12
  br label %.critedge2, !dbg !12

.critedge2:                                       ; preds = %.critedge, %869
  br i1 %808, label %878, label %.critedge4, !dbg !12

878:                                              ; preds = %.critedge2
  %879 = insertelement <4 x half> poison, half %838, i64 0
  %880 = insertelement <4 x half> %879, half %839, i64 1
  %881 = insertelement <4 x half> %880, half %840, i64 2
  %882 = insertelement <4 x half> %881, half %841, i64 3
  %883 = insertelement <4 x half> poison, half %834, i64 0
  %884 = insertelement <4 x half> %883, half %835, i64 1
  %885 = insertelement <4 x half> %884, half %836, i64 2
  %886 = insertelement <4 x half> %885, half %837, i64 3
  store <4 x half> %886, ptr addrspace(1) %821, align 8, !dbg !12
  store <4 x half> %882, ptr addrspace(1) %823, align 8, !dbg !12
  br label %.critedge4, !dbg !12

.critedge4:                                       ; preds = %.critedge2, %878
  br i1 %809, label %887, label %.critedge6, !dbg !12

887:                                              ; preds = %.critedge4
  %888 = insertelement <4 x half> poison, half %846, i64 0
  %889 = insertelement <4 x half> %888, half %847, i64 1
  %890 = insertelement <4 x half> %889, half %848, i64 2
  %891 = insertelement <4 x half> %890, half %849, i64 3
  %892 = insertelement <4 x half> poison, half %842, i64 0
  %893 = insertelement <4 x half> %892, half %843, i64 1
  %894 = insertelement <4 x half> %893, half %844, i64 2
  %895 = insertelement <4 x half> %894, half %845, i64 3
  store <4 x half> %895, ptr addrspace(1) %824, align 8, !dbg !12
  store <4 x half> %891, ptr addrspace(1) %825, align 8, !dbg !12
  br label %.critedge6, !dbg !12

.critedge6:                                       ; preds = %.critedge4, %887
  ret void, !dbg !60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: "src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 49, type: !5, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 72, column: 5, scope: !4)
!13 = !DILocation(line: 66, column: 70, scope: !4)
!14 = !DILocation(line: 52, column: 15, scope: !4)
!15 = !DILocation(line: 43, column: 13, scope: !16, inlinedAt: !18)
!16 = distinct !DILexicalBlockFile(scope: !4, file: !17, discriminator: 0)
!17 = !DIFile(filename: "standard.py", directory: "toolkit/python3.11/site-packages/triton/language")
!18 = !DILocation(line: 53, column: 24, scope: !19)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!20 = !DILocation(line: 43, column: 12, scope: !16, inlinedAt: !18)
!21 = !DILocation(line: 43, column: 13, scope: !16, inlinedAt: !22)
!22 = !DILocation(line: 53, column: 39, scope: !19)
!23 = !DILocation(line: 43, column: 12, scope: !16, inlinedAt: !22)
!24 = !DILocation(line: 54, column: 25, scope: !4)
!25 = !DILocation(line: 54, column: 13, scope: !4)
!26 = !DILocation(line: 55, column: 17, scope: !4)
!27 = !DILocation(line: 55, column: 13, scope: !4)
!28 = !DILocation(line: 56, column: 22, scope: !4)
!29 = !DILocation(line: 57, column: 14, scope: !4)
!30 = !DILocation(line: 56, column: 14, scope: !4)
!31 = !DILocation(line: 58, column: 13, scope: !4)
!32 = !DILocation(line: 58, column: 26, scope: !4)
!33 = !DILocation(line: 58, column: 12, scope: !4)
!34 = !DILocation(line: 59, column: 16, scope: !4)
!35 = !DILocation(line: 59, column: 15, scope: !4)
!36 = !DILocation(line: 60, column: 13, scope: !4)
!37 = !DILocation(line: 61, column: 16, scope: !4)
!38 = !DILocation(line: 61, column: 12, scope: !4)
!39 = !DILocation(line: 43, column: 13, scope: !16, inlinedAt: !40)
!40 = !DILocation(line: 64, column: 24, scope: !19)
!41 = !DILocation(line: 43, column: 12, scope: !16, inlinedAt: !40)
!42 = !DILocation(line: 64, column: 5, scope: !4)
!43 = !DILocation(line: 65, column: 16, scope: !4)
!44 = !DILocation(line: 66, column: 24, scope: !4)
!45 = !DILocation(line: 62, column: 16, scope: !4)
!46 = !DILocation(line: 62, column: 12, scope: !4)
!47 = !DILocation(line: 68, column: 17, scope: !4)
!48 = !DILocation(line: 67, column: 9, scope: !4)
!49 = !DILocation(line: 65, column: 24, scope: !4)
!50 = !DILocation(line: 68, column: 9, scope: !4)
!51 = !{!"amdgpu-synchronize-as", !"local"}
!52 = !DILocation(line: 66, column: 17, scope: !4)
!53 = !DILocation(line: 63, column: 13, scope: !4)
!54 = !DILocation(line: 71, column: 13, scope: !4)
!55 = !DILocation(line: 71, column: 35, scope: !4)
!56 = !DILocation(line: 71, column: 12, scope: !4)
!57 = !DILocation(line: 72, column: 18, scope: !4)
!58 = !DILocation(line: 72, column: 14, scope: !4)
!59 = !DILocation(line: 72, column: 63, scope: !4)
!60 = !DILocation(line: 49, column: 1, scope: !4)
