; ModuleID = 'src/calls.hip'
source_filename = "src/calls.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Ray = type { float, float, float, float }

$_Z11block_indexv = comdat any

$_Z10block_sizev = comdat any

$_Z12thread_indexv = comdat any

@.str = private unnamed_addr addrspace(4) constant [32 x i8] c"kind of element %d is negative\0A\00", align 1
@_ZL10operations = internal addrspace(4) constant [3 x ptr] [ptr @_Z5twicef, ptr @_Z6squaref, ptr @_Z4cubef], align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define hidden void @report_failure(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  %9 = call i64 @__ockl_printf_begin(i64 0)
  %10 = icmp eq ptr %7, null
  br i1 %10, label %21, label %11

11:                                               ; preds = %11, %2
  %12 = phi ptr [ %7, %2 ], [ %13, %11 ]
  %13 = getelementptr i8, ptr %12, i64 1
  %14 = load i8, ptr %12, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %11

16:                                               ; preds = %11
  %17 = ptrtoint ptr %7 to i64
  %18 = ptrtoint ptr %12 to i64
  %19 = sub i64 %18, %17
  %20 = add i64 %19, 1
  br label %21

21:                                               ; preds = %16, %2
  %22 = phi i64 [ %20, %16 ], [ 0, %2 ]
  %23 = call i64 @__ockl_printf_append_string_n(i64 %9, ptr %7, i64 %22, i32 0)
  %24 = zext i32 %8 to i64
  %25 = call i64 @__ockl_printf_append_args(i64 %23, i32 1, i64 %24, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1)
  %26 = trunc i64 %25 to i32
  ret void
}

declare i64 @__ockl_printf_begin(i64)

declare i64 @__ockl_printf_append_string_n(i64, ptr, i64, i32)

declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32)

; Function Attrs: convergent mustprogress noinline nounwind optnone
define hidden noundef float @_Z10polynomialfPKfi(float noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  store float %0, ptr %11, align 4
  store ptr %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  %16 = load i32, ptr %13, align 4
  store i32 %16, ptr %15, align 4
  br label %17

17:                                               ; preds = %30, %3
  %18 = load i32, ptr %15, align 4
  %19 = icmp sge i32 %18, 0
  br i1 %19, label %20, label %33

20:                                               ; preds = %17
  %21 = load float, ptr %14, align 4
  %22 = load float, ptr %11, align 4
  %23 = fmul contract float %21, %22
  %24 = load ptr, ptr %12, align 8
  %25 = load i32, ptr %15, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fadd contract float %23, %28
  store float %29, ptr %14, align 4
  br label %30

30:                                               ; preds = %20
  %31 = load i32, ptr %15, align 4
  %32 = add nsw i32 %31, -1
  store i32 %32, ptr %15, align 4
  br label %17, !llvm.loop !6

33:                                               ; preds = %17
  %34 = load float, ptr %14, align 4
  ret float %34
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define hidden %struct.Ray @_Z7reflect3Rayi(float %0, float %1, float %2, float %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Ray, align 4, addrspace(5)
  %7 = alloca %struct.Ray, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  %10 = addrspacecast ptr addrspace(5) %7 to ptr
  %11 = addrspacecast ptr addrspace(5) %8 to ptr
  %12 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  store float %0, ptr %12, align 4
  %13 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  store float %1, ptr %13, align 4
  %14 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 2
  store float %2, ptr %14, align 4
  %15 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 3
  store float %3, ptr %15, align 4
  store i32 %4, ptr %11, align 4
  %16 = load i32, ptr %11, align 4
  switch i32 %16, label %42 [
    i32 0, label %17
    i32 1, label %22
    i32 2, label %27
    i32 3, label %32
    i32 7, label %37
  ]

17:                                               ; preds = %5
  %18 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  %19 = load float, ptr %18, align 4
  %20 = fneg contract float %19
  %21 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  store float %20, ptr %21, align 4
  br label %46

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  %24 = load float, ptr %23, align 4
  %25 = fneg contract float %24
  %26 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  store float %25, ptr %26, align 4
  br label %46

27:                                               ; preds = %5
  %28 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 2
  %29 = load float, ptr %28, align 4
  %30 = fneg contract float %29
  %31 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 2
  store float %30, ptr %31, align 4
  br label %46

32:                                               ; preds = %5
  %33 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 3
  %34 = load float, ptr %33, align 4
  %35 = call contract float @llvm.sqrt.f32(float %34)
  %36 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 3
  store float %35, ptr %36, align 4
  br label %46

37:                                               ; preds = %5
  %38 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 3
  %39 = load float, ptr %38, align 4
  %40 = call contract float @llvm.amdgcn.sin.f32(float %39)
  %41 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 3
  store float %40, ptr %41, align 4
  br label %46

42:                                               ; preds = %5
  %43 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 3
  %44 = load float, ptr %43, align 4
  %45 = fmul contract float %44, 5.000000e-01
  store float %45, ptr %43, align 4
  br label %46

46:                                               ; preds = %42, %37, %32, %27, %22, %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %10, i64 16, i1 false)
  %47 = load %struct.Ray, ptr %9, align 4
  ret %struct.Ray %47
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sin.f32(float) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define hidden noundef float @_Z5twicef(float noundef %0) #0 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4
  %6 = load float, ptr %5, align 4
  %7 = load float, ptr %5, align 4
  %8 = fadd contract float %6, %7
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define hidden noundef float @_Z6squaref(float noundef %0) #0 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4
  %6 = load float, ptr %5, align 4
  %7 = load float, ptr %5, align 4
  %8 = fmul contract float %6, %7
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define hidden noundef float @_Z4cubef(float noundef %0) #0 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4
  %6 = load float, ptr %5, align 4
  %7 = load float, ptr %5, align 4
  %8 = fmul contract float %6, %7
  %9 = load float, ptr %5, align 4
  %10 = fmul contract float %8, %9
  ret float %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @calls(ptr addrspace(1) noalias noundef %0, ptr addrspace(1) noalias noundef %1, ptr addrspace(1) noalias noundef %2, ptr addrspace(1) noalias noundef %3, i32 noundef %4) #3 {
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca ptr, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca %struct.Ray, align 4, addrspace(5)
  %17 = alloca %struct.Ray, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca %struct.Ray, align 4, addrspace(5)
  %20 = alloca %struct.Ray, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %6 to ptr
  %22 = addrspacecast ptr addrspace(5) %7 to ptr
  %23 = addrspacecast ptr addrspace(5) %8 to ptr
  %24 = addrspacecast ptr addrspace(5) %9 to ptr
  %25 = addrspacecast ptr addrspace(5) %10 to ptr
  %26 = addrspacecast ptr addrspace(5) %11 to ptr
  %27 = addrspacecast ptr addrspace(5) %12 to ptr
  %28 = addrspacecast ptr addrspace(5) %13 to ptr
  %29 = addrspacecast ptr addrspace(5) %14 to ptr
  %30 = addrspacecast ptr addrspace(5) %15 to ptr
  %31 = addrspacecast ptr addrspace(5) %16 to ptr
  %32 = addrspacecast ptr addrspace(5) %17 to ptr
  %33 = addrspacecast ptr addrspace(5) %18 to ptr
  %34 = addrspacecast ptr addrspace(5) %19 to ptr
  %35 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  %36 = load ptr, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  %37 = load ptr, ptr %22, align 8
  store ptr addrspace(1) %2, ptr %23, align 8
  %38 = load ptr, ptr %23, align 8
  store ptr addrspace(1) %3, ptr %24, align 8
  %39 = load ptr, ptr %24, align 8
  store ptr %36, ptr %25, align 8
  store ptr %37, ptr %26, align 8
  store ptr %38, ptr %27, align 8
  store ptr %39, ptr %28, align 8
  store i32 %4, ptr %29, align 4
  %40 = call noundef i32 @_Z11block_indexv() #6
  %41 = call noundef i32 @_Z10block_sizev() #6
  %42 = mul nsw i32 %40, %41
  %43 = call noundef i32 @_Z12thread_indexv() #6
  %44 = add nsw i32 %42, %43
  store i32 %44, ptr %30, align 4
  %45 = load i32, ptr %30, align 4
  %46 = load i32, ptr %29, align 4
  %47 = icmp sge i32 %45, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %5
  br label %178

49:                                               ; preds = %5
  %50 = load ptr, ptr %27, align 8
  %51 = load i32, ptr %30, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %49
  %57 = load i32, ptr %30, align 4
  call void @report_failure(ptr noundef addrspacecast (ptr addrspace(4) @.str to ptr), i32 noundef %57) #6
  call void @llvm.trap()
  br label %58

58:                                               ; preds = %56, %49
  %59 = load ptr, ptr %25, align 8
  %60 = load i32, ptr %30, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.Ray, ptr %59, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %62, i64 16, i1 false)
  %63 = load ptr, ptr %27, align 8
  %64 = load i32, ptr %30, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.Ray, ptr %32, i32 0, i32 0
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.Ray, ptr %32, i32 0, i32 1
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Ray, ptr %32, i32 0, i32 2
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Ray, ptr %32, i32 0, i32 3
  %75 = load float, ptr %74, align 4
  %76 = call %struct.Ray @_Z7reflect3Rayi(float %69, float %71, float %73, float %75, i32 noundef %67) #6
  %77 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 0
  %78 = extractvalue %struct.Ray %76, 0
  store float %78, ptr %77, align 4
  %79 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 1
  %80 = extractvalue %struct.Ray %76, 1
  store float %80, ptr %79, align 4
  %81 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 2
  %82 = extractvalue %struct.Ray %76, 2
  store float %82, ptr %81, align 4
  %83 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 3
  %84 = extractvalue %struct.Ray %76, 3
  store float %84, ptr %83, align 4
  %85 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 3
  %86 = load float, ptr %85, align 4
  store float %86, ptr %33, align 4
  br label %87

87:                                               ; preds = %165, %58
  %88 = load float, ptr %33, align 4
  %89 = fcmp contract ogt float %88, 1.000000e+00
  br i1 %89, label %90, label %166

90:                                               ; preds = %87
  %91 = load ptr, ptr %27, align 8
  %92 = load i32, ptr %30, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %91, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = and i32 %95, 1
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %98, label %109

98:                                               ; preds = %90
  %99 = load float, ptr %33, align 4
  %100 = fmul contract float %99, 2.500000e-01
  %101 = load ptr, ptr %26, align 8
  %102 = load ptr, ptr %27, align 8
  %103 = load i32, ptr %30, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = and i32 %106, 7
  %108 = call contract noundef float @_Z10polynomialfPKfi(float noundef %100, ptr noundef %101, i32 noundef %107) #6
  store float %108, ptr %33, align 4
  br label %161

109:                                              ; preds = %90
  %110 = load ptr, ptr %27, align 8
  %111 = load i32, ptr %30, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr %110, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = and i32 %114, 2
  %116 = icmp ne i32 %115, 0
  br i1 %116, label %117, label %130

117:                                              ; preds = %109
  %118 = load ptr, ptr %27, align 8
  %119 = load i32, ptr %30, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr %118, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = srem i32 %122, 3
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL10operations to ptr), i64 0, i64 %124
  %126 = load ptr, ptr %125, align 8
  %127 = load float, ptr %33, align 4
  %128 = call contract noundef float %126(float noundef %127) #6
  %129 = fmul contract float %128, 1.250000e-01
  store float %129, ptr %33, align 4
  br label %160

130:                                              ; preds = %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %31, i64 16, i1 false)
  %131 = load ptr, ptr %27, align 8
  %132 = load i32, ptr %30, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i32, ptr %131, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = add nsw i32 %135, 1
  %137 = srem i32 %136, 4
  %138 = getelementptr inbounds nuw %struct.Ray, ptr %35, i32 0, i32 0
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds nuw %struct.Ray, ptr %35, i32 0, i32 1
  %141 = load float, ptr %140, align 4
  %142 = getelementptr inbounds nuw %struct.Ray, ptr %35, i32 0, i32 2
  %143 = load float, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.Ray, ptr %35, i32 0, i32 3
  %145 = load float, ptr %144, align 4
  %146 = call %struct.Ray @_Z7reflect3Rayi(float %139, float %141, float %143, float %145, i32 noundef %137) #6
  %147 = getelementptr inbounds nuw %struct.Ray, ptr %34, i32 0, i32 0
  %148 = extractvalue %struct.Ray %146, 0
  store float %148, ptr %147, align 4
  %149 = getelementptr inbounds nuw %struct.Ray, ptr %34, i32 0, i32 1
  %150 = extractvalue %struct.Ray %146, 1
  store float %150, ptr %149, align 4
  %151 = getelementptr inbounds nuw %struct.Ray, ptr %34, i32 0, i32 2
  %152 = extractvalue %struct.Ray %146, 2
  store float %152, ptr %151, align 4
  %153 = getelementptr inbounds nuw %struct.Ray, ptr %34, i32 0, i32 3
  %154 = extractvalue %struct.Ray %146, 3
  store float %154, ptr %153, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %31, ptr align 4 %34, i64 16, i1 false)
  %155 = load float, ptr %33, align 4
  %156 = fmul contract float %155, 5.000000e-01
  %157 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 0
  %158 = load float, ptr %157, align 4
  %159 = fadd contract float %156, %158
  store float %159, ptr %33, align 4
  br label %160

160:                                              ; preds = %130, %117
  br label %161

161:                                              ; preds = %160, %98
  %162 = load float, ptr %33, align 4
  %163 = call i1 @llvm.is.fpclass.f32(float %162, i32 3)
  br i1 %163, label %164, label %165

164:                                              ; preds = %161
  br label %166

165:                                              ; preds = %161
  br label %87, !llvm.loop !8

166:                                              ; preds = %164, %87
  %167 = load float, ptr %33, align 4
  %168 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 1
  %169 = load float, ptr %168, align 4
  %170 = getelementptr inbounds nuw %struct.Ray, ptr %31, i32 0, i32 2
  %171 = load float, ptr %170, align 4
  %172 = fmul contract float %169, %171
  %173 = fadd contract float %167, %172
  %174 = load ptr, ptr %28, align 8
  %175 = load i32, ptr %30, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr %174, i64 %176
  store float %173, ptr %177, align 4
  br label %178

178:                                              ; preds = %166, %48
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef i32 @_Z11block_indexv() #0 comdat {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  ret i32 %3
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef i32 @_Z10block_sizev() #0 comdat {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %4 = getelementptr i8, ptr addrspace(4) %3, i32 12
  %5 = load i16, ptr addrspace(4) %4, align 2, !range !9, !invariant.load !10, !noundef !10
  %6 = zext i16 %5 to i32
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef i32 @_Z12thread_indexv() #0 comdat {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %3
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @collatz(ptr addrspace(1) noalias noundef %0, ptr addrspace(1) noalias noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call noundef i32 @_Z11block_indexv() #6
  %23 = call noundef i32 @_Z10block_sizev() #6
  %24 = mul nsw i32 %22, %23
  %25 = call noundef i32 @_Z12thread_indexv() #6
  %26 = add nsw i32 %24, %25
  store i32 %26, ptr %17, align 4
  %27 = load i32, ptr %17, align 4
  %28 = load i32, ptr %16, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  br label %75

31:                                               ; preds = %3
  %32 = load ptr, ptr %14, align 8
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = zext i32 %36 to i64
  store i64 %37, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %38

38:                                               ; preds = %62, %31
  %39 = load i64, ptr %18, align 8
  %40 = icmp ne i64 %39, 1
  br i1 %40, label %41, label %63

41:                                               ; preds = %38
  %42 = load i64, ptr %18, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  call void @llvm.trap()
  br label %45

45:                                               ; preds = %44, %41
  %46 = load i64, ptr %18, align 8
  %47 = urem i64 %46, 2
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %45
  %50 = load i64, ptr %18, align 8
  %51 = udiv i64 %50, 2
  br label %56

52:                                               ; preds = %45
  %53 = load i64, ptr %18, align 8
  %54 = mul i64 3, %53
  %55 = add i64 %54, 1
  br label %56

56:                                               ; preds = %52, %49
  %57 = phi i64 [ %51, %49 ], [ %55, %52 ]
  store i64 %57, ptr %18, align 8
  %58 = load i32, ptr %19, align 4
  %59 = add i32 %58, 1
  store i32 %59, ptr %19, align 4
  %60 = icmp ugt i32 %59, 10000
  br i1 %60, label %61, label %62

61:                                               ; preds = %56
  br label %63

62:                                               ; preds = %56
  br label %38, !llvm.loop !11

63:                                               ; preds = %61, %38
  %64 = load i64, ptr %18, align 8
  %65 = icmp eq i64 %64, 1
  br i1 %65, label %66, label %68

66:                                               ; preds = %63
  %67 = load i32, ptr %19, align 4
  br label %69

68:                                               ; preds = %63
  br label %69

69:                                               ; preds = %68, %66
  %70 = phi i32 [ %67, %66 ], [ -1, %68 ]
  %71 = load ptr, ptr %15, align 8
  %72 = load i32, ptr %17, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4
  br label %75

75:                                               ; preds = %69, %30
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,1024" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = distinct !{!11, !7}
