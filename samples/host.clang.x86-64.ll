; ModuleID = 'src/host.cpp'
source_filename = "src/host.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

$__clang_call_terminate = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZTV6Square = comdat any

$_ZTI6Square = comdat any

$_ZTS6Square = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Shape = comdat any

@_ZTId = external constant ptr
@counter = dso_local global i64 0, align 8
@_ZZ8dispatchPKhE7targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@_Z8dispatchPKh, %2), ptr blockaddress(@_Z8dispatchPKh, %7), ptr blockaddress(@_Z8dispatchPKh, %9)], align 16
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1

; Function Attrs: mustprogress uwtable
define dso_local noalias noundef nonnull ptr @_Z6squared(double noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = fcmp olt double %0, 0.000000e+00
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 8) #19
  store double %0, ptr %4, align 16, !tbaa !9
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTId, ptr null) #20
  unreachable

5:                                                ; preds = %1
  %6 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), ptr %6, align 8, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %0, ptr %7, align 8, !tbaa !13
  ret ptr %6
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef double @_Z7guardedd(double noundef %0) local_unnamed_addr #4 personality ptr @__gxx_personality_v0 {
  %2 = fcmp olt double %0, 0.000000e+00
  br i1 %2, label %3, label %6

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 8) #19
  store double %0, ptr %4, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTId, ptr null) #20
          to label %5 unwind label %8

5:                                                ; preds = %3
  unreachable

6:                                                ; preds = %1
  %7 = fmul double %0, %0
  br label %19

8:                                                ; preds = %3
  %9 = landingpad { ptr, i32 }
          catch ptr @_ZTId
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  %11 = extractvalue { ptr, i32 } %9, 1
  %12 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #19
  %13 = icmp eq i32 %11, %12
  %14 = tail call ptr @__cxa_begin_catch(ptr %10) #19
  br i1 %13, label %15, label %18

15:                                               ; preds = %8
  %16 = load double, ptr %14, align 8, !tbaa !9
  %17 = fneg double %16
  tail call void @__cxa_end_catch() #19
  br label %19

18:                                               ; preds = %8
  invoke void @__cxa_end_catch()
          to label %19 unwind label %21

19:                                               ; preds = %18, %15, %6
  %20 = phi double [ %7, %6 ], [ %17, %15 ], [ 0.000000e+00, %18 ]
  ret double %20

21:                                               ; preds = %18
  %22 = landingpad { ptr, i32 }
          catch ptr null
  %23 = extractvalue { ptr, i32 } %22, 0
  tail call void @__clang_call_terminate(ptr %23) #22
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #19
  tail call void @_ZSt9terminatev() #22
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <8 x float> @_Z5blendDv8_fS_(<8 x float> noundef %0, <8 x float> noundef %1) local_unnamed_addr #9 {
  %3 = fcmp ogt <8 x float> %0, %1
  %4 = fmul <8 x float> %0, splat (float 2.000000e+00)
  %5 = shufflevector <8 x float> %0, <8 x float> %1, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %6 = select <8 x i1> %3, <8 x float> %4, <8 x float> %5
  ret <8 x float> %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @_Z6matmulPKfS0_Pfm(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i64 noundef %3) local_unnamed_addr #10 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %4
  %7 = and i64 %3, 7
  %8 = icmp ult i64 %3, 8
  %9 = and i64 %3, -8
  %10 = icmp eq i64 %7, 0
  %11 = icmp ne i64 %7, 0
  br label %12

12:                                               ; preds = %6, %21
  %13 = phi i64 [ %22, %21 ], [ 0, %6 ]
  %14 = mul i64 %13, %3
  %15 = getelementptr float, ptr %0, i64 %14
  %16 = getelementptr float, ptr %2, i64 %14
  br label %18

17:                                               ; preds = %21, %4
  ret void

18:                                               ; preds = %12, %41
  %19 = phi i64 [ 0, %12 ], [ %44, %41 ]
  %20 = getelementptr float, ptr %1, i64 %19
  br i1 %8, label %25, label %46

21:                                               ; preds = %41
  %22 = add nuw i64 %13, 1
  %23 = icmp eq i64 %22, %3
  br i1 %23, label %17, label %12, !llvm.loop !16

24:                                               ; preds = %46
  br i1 %10, label %41, label %25

25:                                               ; preds = %24, %18
  %26 = phi i64 [ 0, %18 ], [ %105, %24 ]
  %27 = phi float [ 0.000000e+00, %18 ], [ %104, %24 ]
  tail call void @llvm.assume(i1 %11)
  br label %28

28:                                               ; preds = %28, %25
  %29 = phi i64 [ %26, %25 ], [ %38, %28 ]
  %30 = phi float [ %27, %25 ], [ %37, %28 ]
  %31 = phi i64 [ 0, %25 ], [ %39, %28 ]
  %32 = getelementptr float, ptr %15, i64 %29
  %33 = load float, ptr %32, align 4, !tbaa !18
  %34 = mul i64 %29, %3
  %35 = getelementptr float, ptr %20, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !18
  %37 = tail call float @llvm.fmuladd.f32(float %33, float %36, float %30)
  %38 = add nuw i64 %29, 1
  %39 = add i64 %31, 1
  %40 = icmp eq i64 %39, %7
  br i1 %40, label %41, label %28, !llvm.loop !20

41:                                               ; preds = %28, %24
  %42 = phi float [ %104, %24 ], [ %37, %28 ]
  %43 = getelementptr float, ptr %16, i64 %19
  store float %42, ptr %43, align 4, !tbaa !18
  %44 = add nuw i64 %19, 1
  %45 = icmp eq i64 %44, %3
  br i1 %45, label %21, label %18, !llvm.loop !22

46:                                               ; preds = %18, %46
  %47 = phi i64 [ %105, %46 ], [ 0, %18 ]
  %48 = phi float [ %104, %46 ], [ 0.000000e+00, %18 ]
  %49 = phi i64 [ %106, %46 ], [ 0, %18 ]
  %50 = getelementptr float, ptr %15, i64 %47
  %51 = load float, ptr %50, align 4, !tbaa !18
  %52 = mul i64 %47, %3
  %53 = getelementptr float, ptr %20, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !18
  %55 = tail call float @llvm.fmuladd.f32(float %51, float %54, float %48)
  %56 = or disjoint i64 %47, 1
  %57 = getelementptr float, ptr %15, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !18
  %59 = mul i64 %56, %3
  %60 = getelementptr float, ptr %20, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !18
  %62 = tail call float @llvm.fmuladd.f32(float %58, float %61, float %55)
  %63 = or disjoint i64 %47, 2
  %64 = getelementptr float, ptr %15, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !18
  %66 = mul i64 %63, %3
  %67 = getelementptr float, ptr %20, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !18
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %68, float %62)
  %70 = or disjoint i64 %47, 3
  %71 = getelementptr float, ptr %15, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !18
  %73 = mul i64 %70, %3
  %74 = getelementptr float, ptr %20, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !18
  %76 = tail call float @llvm.fmuladd.f32(float %72, float %75, float %69)
  %77 = or disjoint i64 %47, 4
  %78 = getelementptr float, ptr %15, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !18
  %80 = mul i64 %77, %3
  %81 = getelementptr float, ptr %20, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !18
  %83 = tail call float @llvm.fmuladd.f32(float %79, float %82, float %76)
  %84 = or disjoint i64 %47, 5
  %85 = getelementptr float, ptr %15, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !18
  %87 = mul i64 %84, %3
  %88 = getelementptr float, ptr %20, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !18
  %90 = tail call float @llvm.fmuladd.f32(float %86, float %89, float %83)
  %91 = or disjoint i64 %47, 6
  %92 = getelementptr float, ptr %15, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !18
  %94 = mul i64 %91, %3
  %95 = getelementptr float, ptr %20, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !18
  %97 = tail call float @llvm.fmuladd.f32(float %93, float %96, float %90)
  %98 = or disjoint i64 %47, 7
  %99 = getelementptr float, ptr %15, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !18
  %101 = mul i64 %98, %3
  %102 = getelementptr float, ptr %20, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !18
  %104 = tail call float @llvm.fmuladd.f32(float %100, float %103, float %97)
  %105 = add nuw i64 %47, 8
  %106 = add i64 %49, 8
  %107 = icmp eq i64 %106, %9
  br i1 %107, label %24, label %46, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef range(i32 0, 32) i32 @_Z4daysib(i32 noundef %0, i1 noundef zeroext %1) local_unnamed_addr #12 {
  switch i32 %0, label %5 [
    i32 2, label %3
    i32 4, label %9
    i32 6, label %9
    i32 9, label %9
    i32 11, label %9
  ]

3:                                                ; preds = %2
  %4 = select i1 %1, i32 29, i32 28
  br label %9

5:                                                ; preds = %2
  %6 = add i32 %0, -1
  %7 = icmp ult i32 %6, 12
  %8 = select i1 %7, i32 31, i32 0
  br label %9

9:                                                ; preds = %2, %2, %2, %2, %5, %3
  %10 = phi i32 [ %8, %5 ], [ %4, %3 ], [ 30, %2 ], [ 30, %2 ], [ 30, %2 ], [ 30, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef i64 @_Z5countl(i64 noundef %0) local_unnamed_addr #13 {
  %2 = atomicrmw add ptr @counter, i64 %0 seq_cst, align 8
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local noundef zeroext i1 @_Z5claimPlll(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #14 {
  %4 = cmpxchg weak ptr %0, i64 %1, i64 %2 acq_rel acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  ret i1 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define dso_local noundef i32 @_Z5totaliz(i32 noundef %0, ...) local_unnamed_addr #15 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %41

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  %10 = and i32 %0, 3
  %11 = icmp ult i32 %0, 4
  br i1 %11, label %16, label %12

12:                                               ; preds = %4
  %13 = and i32 %0, 2147483644
  br label %43

14:                                               ; preds = %94
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %41, label %16

16:                                               ; preds = %14, %4
  %17 = phi ptr [ %9, %4 ], [ %95, %14 ]
  %18 = phi i32 [ 0, %4 ], [ %99, %14 ]
  %19 = phi i32 [ %5, %4 ], [ %96, %14 ]
  %20 = icmp ne i32 %10, 0
  call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %33, %16
  %22 = phi ptr [ %17, %16 ], [ %34, %33 ]
  %23 = phi i32 [ %18, %16 ], [ %38, %33 ]
  %24 = phi i32 [ %19, %16 ], [ %35, %33 ]
  %25 = phi i32 [ 0, %16 ], [ %39, %33 ]
  %26 = icmp ult i32 %24, 41
  br i1 %26, label %29, label %27

27:                                               ; preds = %21
  %28 = getelementptr i8, ptr %22, i64 8
  store ptr %28, ptr %6, align 8
  br label %33

29:                                               ; preds = %21
  %30 = zext nneg i32 %24 to i64
  %31 = getelementptr i8, ptr %8, i64 %30
  %32 = add nuw nsw i32 %24, 8
  store i32 %32, ptr %2, align 16
  br label %33

33:                                               ; preds = %29, %27
  %34 = phi ptr [ %22, %29 ], [ %28, %27 ]
  %35 = phi i32 [ %32, %29 ], [ %24, %27 ]
  %36 = phi ptr [ %31, %29 ], [ %22, %27 ]
  %37 = load i32, ptr %36, align 4, !tbaa !5
  %38 = add nsw i32 %37, %23
  %39 = add i32 %25, 1
  %40 = icmp eq i32 %39, %10
  br i1 %40, label %41, label %21, !llvm.loop !24

41:                                               ; preds = %14, %33, %1
  %42 = phi i32 [ 0, %1 ], [ %99, %14 ], [ %38, %33 ]
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  ret i32 %42

43:                                               ; preds = %94, %12
  %44 = phi ptr [ %9, %12 ], [ %95, %94 ]
  %45 = phi i32 [ 0, %12 ], [ %99, %94 ]
  %46 = phi i32 [ %5, %12 ], [ %96, %94 ]
  %47 = phi i32 [ 0, %12 ], [ %100, %94 ]
  %48 = icmp ult i32 %46, 41
  br i1 %48, label %49, label %53

49:                                               ; preds = %43
  %50 = zext nneg i32 %46 to i64
  %51 = getelementptr i8, ptr %8, i64 %50
  %52 = add nuw nsw i32 %46, 8
  store i32 %52, ptr %2, align 16
  br label %55

53:                                               ; preds = %43
  %54 = getelementptr i8, ptr %44, i64 8
  store ptr %54, ptr %6, align 8
  br label %55

55:                                               ; preds = %53, %49
  %56 = phi ptr [ %44, %49 ], [ %54, %53 ]
  %57 = phi i32 [ %52, %49 ], [ %46, %53 ]
  %58 = phi ptr [ %51, %49 ], [ %44, %53 ]
  %59 = load i32, ptr %58, align 4, !tbaa !5
  %60 = add nsw i32 %59, %45
  %61 = icmp ult i32 %57, 41
  br i1 %61, label %64, label %62

62:                                               ; preds = %55
  %63 = getelementptr i8, ptr %56, i64 8
  store ptr %63, ptr %6, align 8
  br label %68

64:                                               ; preds = %55
  %65 = zext nneg i32 %57 to i64
  %66 = getelementptr i8, ptr %8, i64 %65
  %67 = add nuw nsw i32 %57, 8
  store i32 %67, ptr %2, align 16
  br label %68

68:                                               ; preds = %64, %62
  %69 = phi ptr [ %56, %64 ], [ %63, %62 ]
  %70 = phi i32 [ %67, %64 ], [ %57, %62 ]
  %71 = phi ptr [ %66, %64 ], [ %56, %62 ]
  %72 = load i32, ptr %71, align 4, !tbaa !5
  %73 = add nsw i32 %72, %60
  %74 = icmp ult i32 %70, 41
  br i1 %74, label %77, label %75

75:                                               ; preds = %68
  %76 = getelementptr i8, ptr %69, i64 8
  store ptr %76, ptr %6, align 8
  br label %81

77:                                               ; preds = %68
  %78 = zext nneg i32 %70 to i64
  %79 = getelementptr i8, ptr %8, i64 %78
  %80 = add nuw nsw i32 %70, 8
  store i32 %80, ptr %2, align 16
  br label %81

81:                                               ; preds = %77, %75
  %82 = phi ptr [ %69, %77 ], [ %76, %75 ]
  %83 = phi i32 [ %80, %77 ], [ %70, %75 ]
  %84 = phi ptr [ %79, %77 ], [ %69, %75 ]
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = add nsw i32 %85, %73
  %87 = icmp ult i32 %83, 41
  br i1 %87, label %90, label %88

88:                                               ; preds = %81
  %89 = getelementptr i8, ptr %82, i64 8
  store ptr %89, ptr %6, align 8
  br label %94

90:                                               ; preds = %81
  %91 = zext nneg i32 %83 to i64
  %92 = getelementptr i8, ptr %8, i64 %91
  %93 = add nuw nsw i32 %83, 8
  store i32 %93, ptr %2, align 16
  br label %94

94:                                               ; preds = %90, %88
  %95 = phi ptr [ %82, %90 ], [ %89, %88 ]
  %96 = phi i32 [ %93, %90 ], [ %83, %88 ]
  %97 = phi ptr [ %92, %90 ], [ %82, %88 ]
  %98 = load i32, ptr %97, align 4, !tbaa !5
  %99 = add nsw i32 %98, %86
  %100 = add i32 %47, 4
  %101 = icmp eq i32 %100, %13
  br i1 %101, label %14, label %43, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #16

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_Z8dispatchPKh(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 {
  br label %11

2:                                                ; preds = %11
  %3 = add i32 %13, 1
  br label %4

4:                                                ; preds = %2, %7
  %5 = phi i32 [ %3, %2 ], [ %8, %7 ]
  %6 = getelementptr inbounds nuw i8, ptr %12, i64 1
  br label %11

7:                                                ; preds = %11
  %8 = shl i32 %13, 1
  br label %4

9:                                                ; preds = %11
  %10 = tail call i32 asm sideeffect "nop", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %13) #19, !srcloc !26
  ret i32 %10

11:                                               ; preds = %4, %1
  %12 = phi ptr [ %0, %1 ], [ %6, %4 ]
  %13 = phi i32 [ 0, %1 ], [ %5, %4 ]
  %14 = load i8, ptr %12, align 1, !tbaa !27
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw ptr, ptr @_ZZ8dispatchPKhE7targets, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !28
  indirectbr ptr %17, [label %2, label %7, label %9]
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #17 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #23
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !13
  %4 = fmul double %3, %3
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #18

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #1 = { cold noreturn }
attributes #2 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #3 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #8 = { cold nofree noreturn }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #13 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #14 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #17 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #19 = { nounwind }
attributes #20 = { noreturn }
attributes #21 = { builtin allocsize(0) }
attributes #22 = { noreturn nounwind }
attributes #23 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"vtable pointer", !8, i64 0}
!13 = !{!14, !10, i64 8}
!14 = !{!"_ZTS6Square", !15, i64 0, !10, i64 8}
!15 = !{!"_ZTS5Shape"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !7, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !21}
!25 = distinct !{!25, !17}
!26 = !{i64 2284}
!27 = !{!7, !7, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"any pointer", !7, i64 0}
