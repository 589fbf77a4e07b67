; ModuleID = 'src/host.cpp'
source_filename = "src/host.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%"struct.std::__va_list" = type { ptr, ptr, ptr, i32, i32 }

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
@counter = dso_local global i64 0, align 8, !dbg !0
@_ZZ8dispatchPKhE7targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@_Z8dispatchPKh, %2), ptr blockaddress(@_Z8dispatchPKh, %7), ptr blockaddress(@_Z8dispatchPKh, %9)], align 8, !dbg !5
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8, !dbg !26
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1

; Function Attrs: mustprogress uwtable vscale_range(1,16)
define dso_local noalias noundef nonnull ptr @_Z6squared(double noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !78 {
    #dbg_value(double %0, !83, !DIExpression(), !84)
  %2 = fcmp olt double %0, 0.000000e+00, !dbg !85
  br i1 %2, label %3, label %5, !dbg !87

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 8) #18, !dbg !88
  store double %0, ptr %4, align 16, !dbg !88, !tbaa !89
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTId, ptr null) #19, !dbg !88
  unreachable, !dbg !88

5:                                                ; preds = %1
  %6 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #20, !dbg !91, !heapallocsite !30
    #dbg_value(ptr %6, !92, !DIExpression(), !97)
    #dbg_value(double %0, !95, !DIExpression(), !97)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), ptr %6, align 8, !dbg !99, !tbaa !100
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !102
  store double %0, ptr %7, align 8, !dbg !103, !tbaa !104
  ret ptr %6, !dbg !107
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !108 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare !dbg !112 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind uwtable vscale_range(1,16)
define dso_local noundef double @_Z7guardedd(double noundef %0) local_unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !115 {
    #dbg_value(double %0, !119, !DIExpression(), !124)
    #dbg_value(double %0, !83, !DIExpression(), !125)
  %2 = fcmp olt double %0, 0.000000e+00, !dbg !127
  br i1 %2, label %3, label %6, !dbg !128

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 8) #18, !dbg !129
  store double %0, ptr %4, align 16, !dbg !129, !tbaa !89
  invoke void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTId, ptr null) #19
          to label %5 unwind label %8, !dbg !129

5:                                                ; preds = %3
  unreachable, !dbg !129

6:                                                ; preds = %1
    #dbg_value(ptr poison, !120, !DIExpression(), !130)
    #dbg_value(ptr poison, !131, !DIExpression(), !135)
  %7 = fmul double %0, %0, !dbg !137
    #dbg_value(double %7, !122, !DIExpression(), !130)
  br label %19

8:                                                ; preds = %3
  %9 = landingpad { ptr, i32 }
          catch ptr @_ZTId
          catch ptr null, !dbg !138
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !138
  %11 = extractvalue { ptr, i32 } %9, 1, !dbg !138
  %12 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #18, !dbg !139
  %13 = icmp eq i32 %11, %12, !dbg !139
  %14 = tail call ptr @__cxa_begin_catch(ptr %10) #18, !dbg !124
  br i1 %13, label %15, label %18, !dbg !139

15:                                               ; preds = %8
  %16 = load double, ptr %14, align 8, !dbg !140, !tbaa !89
    #dbg_value(double %16, !123, !DIExpression(), !124)
  %17 = fneg double %16, !dbg !142
  tail call void @__cxa_end_catch() #18, !dbg !144
  br label %19

18:                                               ; preds = %8
  invoke void @__cxa_end_catch()
          to label %19 unwind label %21, !dbg !145

19:                                               ; preds = %18, %15, %6
  %20 = phi double [ %7, %6 ], [ %17, %15 ], [ 0.000000e+00, %18 ], !dbg !124
  ret double %20, !dbg !146

21:                                               ; preds = %18
  %22 = landingpad { ptr, i32 }
          catch ptr null, !dbg !145
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !145
  tail call void @__clang_call_terminate(ptr %23) #21, !dbg !145
  unreachable, !dbg !145
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
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #18
  tail call void @_ZSt9terminatev() #21
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16)
define dso_local void @_Z5blendDv8_fS_(ptr dead_on_unwind noalias writable writeonly sret(<8 x float>) align 16 captures(none) initializes((0, 32)) %0, ptr dead_on_return noundef readonly captures(none) %1, ptr dead_on_return noundef readonly captures(none) %2) local_unnamed_addr #9 !dbg !147 {
  %4 = load <8 x float>, ptr %1, align 16, !tbaa !158
  %5 = load <8 x float>, ptr %2, align 16, !tbaa !158
    #dbg_value(<8 x float> %4, !156, !DIExpression(), !159)
    #dbg_value(<8 x float> %5, !157, !DIExpression(), !159)
  %6 = fcmp ogt <8 x float> %4, %5, !dbg !160
  %7 = fmul <8 x float> %4, splat (float 2.000000e+00), !dbg !161
  %8 = shufflevector <8 x float> %4, <8 x float> %5, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>, !dbg !162
  %9 = select <8 x i1> %6, <8 x float> %7, <8 x float> %8, !dbg !163
  store <8 x float> %9, ptr %0, align 16, !dbg !164, !tbaa !158
  ret void, !dbg !165
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable vscale_range(1,16)
define dso_local void @_Z6matmulPKfS0_Pfm(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i64 noundef %3) local_unnamed_addr #10 !dbg !166 {
    #dbg_value(ptr %0, !176, !DIExpression(), !190)
    #dbg_value(ptr %1, !177, !DIExpression(), !190)
    #dbg_value(ptr %2, !178, !DIExpression(), !190)
    #dbg_value(i64 %3, !179, !DIExpression(), !190)
    #dbg_value(i64 0, !180, !DIExpression(), !191)
  %5 = icmp eq i64 %3, 0, !dbg !192
  br i1 %5, label %11, label %6, !dbg !193

6:                                                ; preds = %4, %15
  %7 = phi i64 [ %16, %15 ], [ 0, %4 ]
    #dbg_value(i64 %7, !180, !DIExpression(), !191)
  %8 = mul i64 %7, %3
  %9 = getelementptr float, ptr %0, i64 %8
  %10 = getelementptr float, ptr %2, i64 %8
    #dbg_value(i64 0, !182, !DIExpression(), !194)
  br label %12, !dbg !195

11:                                               ; preds = %15, %4
  ret void, !dbg !196

12:                                               ; preds = %6, %18
  %13 = phi i64 [ 0, %6 ], [ %20, %18 ]
    #dbg_value(i64 %13, !182, !DIExpression(), !194)
  %14 = getelementptr float, ptr %1, i64 %13, !dbg !197
    #dbg_value(i64 0, !188, !DIExpression(), !198)
    #dbg_value(float 0.000000e+00, !185, !DIExpression(), !199)
  br label %22, !dbg !200

15:                                               ; preds = %18
  %16 = add nuw i64 %7, 1, !dbg !201
    #dbg_value(i64 %16, !180, !DIExpression(), !191)
  %17 = icmp eq i64 %16, %3, !dbg !202
  br i1 %17, label %11, label %6, !dbg !203, !llvm.loop !204

18:                                               ; preds = %22
  %19 = getelementptr float, ptr %10, i64 %13, !dbg !208
  store float %30, ptr %19, align 4, !dbg !209, !tbaa !210
  %20 = add nuw i64 %13, 1, !dbg !212
    #dbg_value(i64 %20, !182, !DIExpression(), !194)
  %21 = icmp eq i64 %20, %3, !dbg !213
  br i1 %21, label %15, label %12, !dbg !214, !llvm.loop !215

22:                                               ; preds = %12, %22
  %23 = phi i64 [ 0, %12 ], [ %31, %22 ]
  %24 = phi float [ 0.000000e+00, %12 ], [ %30, %22 ]
    #dbg_value(i64 %23, !188, !DIExpression(), !198)
    #dbg_value(float %24, !185, !DIExpression(), !199)
  %25 = getelementptr float, ptr %9, i64 %23, !dbg !218
  %26 = load float, ptr %25, align 4, !dbg !218, !tbaa !210
  %27 = mul i64 %23, %3, !dbg !220
  %28 = getelementptr float, ptr %14, i64 %27, !dbg !221
  %29 = load float, ptr %28, align 4, !dbg !221, !tbaa !210
  %30 = tail call float @llvm.fmuladd.f32(float %26, float %29, float %24), !dbg !222
    #dbg_value(float %30, !185, !DIExpression(), !199)
  %31 = add nuw i64 %23, 1, !dbg !223
    #dbg_value(i64 %31, !188, !DIExpression(), !198)
  %32 = icmp eq i64 %31, %3, !dbg !224
  br i1 %32, label %18, label %22, !dbg !225, !llvm.loop !226
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local noundef range(i32 0, 32) i32 @_Z4daysib(i32 noundef %0, i1 noundef %1) local_unnamed_addr #12 !dbg !228 {
    #dbg_value(i32 %0, !233, !DIExpression(), !235)
    #dbg_value(i1 %1, !234, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !235)
  switch i32 %0, label %5 [
    i32 2, label %3
    i32 4, label %9
    i32 6, label %9
    i32 9, label %9
    i32 11, label %9
  ], !dbg !236

3:                                                ; preds = %2
  %4 = select i1 %1, i32 29, i32 28, !dbg !237
  br label %9, !dbg !239

5:                                                ; preds = %2
  %6 = add i32 %0, -1, !dbg !240
  %7 = icmp ult i32 %6, 12, !dbg !240
  %8 = select i1 %7, i32 31, i32 0, !dbg !241
  br label %9, !dbg !242

9:                                                ; preds = %2, %2, %2, %2, %5, %3
  %10 = phi i32 [ %8, %5 ], [ %4, %3 ], [ 30, %2 ], [ 30, %2 ], [ 30, %2 ], [ 30, %2 ], !dbg !243
  ret i32 %10, !dbg !244
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(1,16)
define dso_local noundef i64 @_Z5countl(i64 noundef %0) local_unnamed_addr #13 !dbg !245 {
    #dbg_value(i64 %0, !249, !DIExpression(), !250)
  %2 = atomicrmw add ptr @counter, i64 %0 seq_cst, align 8, !dbg !251
  ret i64 %2, !dbg !252
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16)
define dso_local noundef i1 @_Z5claimPlll(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #14 !dbg !253 {
    #dbg_value(ptr %0, !258, !DIExpression(), !261)
    #dbg_value(i64 %1, !259, !DIExpression(), !261)
    #dbg_value(i64 %2, !260, !DIExpression(), !261)
  %4 = cmpxchg weak ptr %0, i64 %1, i64 %2 acq_rel acquire, align 8, !dbg !262
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !263
  ret i1 %5, !dbg !264
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable vscale_range(1,16)
define dso_local noundef i32 @_Z5totaliz(i32 noundef %0, ...) local_unnamed_addr #15 !dbg !265 {
  %2 = alloca %"struct.std::__va_list", align 8, !DIAssignID !283
    #dbg_assign(i1 poison, !270, !DIExpression(), !283, ptr %2, !DIExpression(), !284)
    #dbg_value(i32 %0, !269, !DIExpression(), !284)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18, !dbg !285
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !286
    #dbg_value(i32 0, !281, !DIExpression(), !287)
    #dbg_value(i32 0, !280, !DIExpression(), !284)
  %3 = icmp sgt i32 %0, 0, !dbg !288
  br i1 %3, label %4, label %10, !dbg !290

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %6, align 8
  br label %12, !dbg !290

10:                                               ; preds = %27, %1
  %11 = phi i32 [ 0, %1 ], [ %32, %27 ], !dbg !284
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !291
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18, !dbg !292
  ret i32 %11, !dbg !293

12:                                               ; preds = %4, %27
  %13 = phi i32 [ %9, %4 ], [ %28, %27 ]
  %14 = phi i32 [ 0, %4 ], [ %33, %27 ]
  %15 = phi i32 [ 0, %4 ], [ %32, %27 ]
  %16 = phi ptr [ %5, %4 ], [ %29, %27 ]
    #dbg_value(i32 %14, !281, !DIExpression(), !287)
    #dbg_value(i32 %15, !280, !DIExpression(), !284)
  %17 = icmp sgt i32 %13, -1, !dbg !294
  br i1 %17, label %24, label %18, !dbg !294

18:                                               ; preds = %12
  %19 = add nsw i32 %13, 8, !dbg !294
  store i32 %19, ptr %6, align 8, !dbg !294, !DIAssignID !295
    #dbg_assign(i32 %19, !270, !DIExpression(DW_OP_LLVM_fragment, 192, 32), !295, ptr %6, !DIExpression(), !284)
  %20 = icmp samesign ult i32 %13, -7, !dbg !294
  br i1 %20, label %21, label %24, !dbg !294

21:                                               ; preds = %18
  %22 = sext i32 %13 to i64, !dbg !294
  %23 = getelementptr inbounds i8, ptr %8, i64 %22, !dbg !294
  br label %27, !dbg !294

24:                                               ; preds = %18, %12
  %25 = phi i32 [ %19, %18 ], [ %13, %12 ]
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !294
  store ptr %26, ptr %2, align 8, !dbg !294, !DIAssignID !296
    #dbg_assign(ptr %26, !270, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !296, ptr %2, !DIExpression(), !284)
  br label %27, !dbg !294

27:                                               ; preds = %24, %21
  %28 = phi i32 [ %19, %21 ], [ %25, %24 ]
  %29 = phi ptr [ %16, %21 ], [ %26, %24 ]
  %30 = phi ptr [ %23, %21 ], [ %16, %24 ], !dbg !294
  %31 = load i32, ptr %30, align 8, !dbg !294, !tbaa !74
  %32 = add nsw i32 %31, %15, !dbg !297
    #dbg_value(i32 %32, !280, !DIExpression(), !284)
  %33 = add nuw nsw i32 %14, 1, !dbg !298
    #dbg_value(i32 %33, !281, !DIExpression(), !287)
  %34 = icmp eq i32 %33, %0, !dbg !299
  br i1 %34, label %10, label %12, !dbg !300, !llvm.loop !301
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #16

; Function Attrs: mustprogress nounwind uwtable vscale_range(1,16)
define dso_local noundef i32 @_Z8dispatchPKh(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 !dbg !7 {
    #dbg_value(ptr %0, !15, !DIExpression(), !304)
    #dbg_value(i32 0, !16, !DIExpression(), !304)
  br label %11, !dbg !305

2:                                                ; preds = %11
    #dbg_label(!17, !306)
  %3 = add i32 %13, 1, !dbg !307
    #dbg_value(i32 %3, !16, !DIExpression(), !304)
    #dbg_value(ptr %12, !15, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !304)
  br label %4, !dbg !308

4:                                                ; preds = %2, %7
  %5 = phi i32 [ %3, %2 ], [ %8, %7 ]
  %6 = getelementptr inbounds nuw i8, ptr %12, i64 1, !dbg !304
  br label %11, !dbg !304

7:                                                ; preds = %11
    #dbg_label(!18, !309)
  %8 = shl i32 %13, 1, !dbg !310
    #dbg_value(i32 %8, !16, !DIExpression(), !304)
    #dbg_value(ptr %12, !15, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !304)
  br label %4, !dbg !311

9:                                                ; preds = %11
    #dbg_label(!19, !312)
  %10 = tail call i32 asm sideeffect "nop", "=r,0,~{memory}"(i32 %13) #18, !dbg !313, !srcloc !314
    #dbg_value(i32 %10, !16, !DIExpression(), !304)
  ret i32 %10, !dbg !315

11:                                               ; preds = %4, %1
  %12 = phi ptr [ %0, %1 ], [ %6, %4 ]
  %13 = phi i32 [ 0, %1 ], [ %5, %4 ], !dbg !304
  %14 = load i8, ptr %12, align 1, !dbg !304, !tbaa !158
  %15 = zext i8 %14 to i64, !dbg !304
  %16 = getelementptr inbounds nuw ptr, ptr @_ZZ8dispatchPKhE7targets, i64 %15, !dbg !304
  %17 = load ptr, ptr %16, align 8, !dbg !304, !tbaa !316
    #dbg_value(i32 %13, !16, !DIExpression(), !304)
    #dbg_value(ptr %12, !15, !DIExpression(), !304)
  indirectbr ptr %17, [label %2, label %7, label %9]
}

; Function Attrs: mustprogress nounwind uwtable vscale_range(1,16)
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat !dbg !318 {
    #dbg_value(ptr %0, !320, !DIExpression(), !321)
  ret void, !dbg !322
}

; Function Attrs: inlinehint mustprogress nounwind uwtable vscale_range(1,16)
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #17 comdat !dbg !323 {
    #dbg_value(ptr %0, !328, !DIExpression(), !329)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #22, !dbg !330
  ret void, !dbg !331
}

; Function Attrs: mustprogress nounwind uwtable vscale_range(1,16)
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat !dbg !132 {
    #dbg_value(ptr %0, !131, !DIExpression(), !332)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !333
  %3 = load double, ptr %2, align 8, !dbg !333, !tbaa !104
  %4 = fmul double %3, %3, !dbg !334
  ret double %4, !dbg !335
}

attributes #0 = { mustprogress uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #1 = { cold noreturn }
attributes #2 = { nobuiltin allocsize(0) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #3 = { nobuiltin nounwind "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #4 = { mustprogress nounwind uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { noinline noreturn nounwind uwtable "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #8 = { cold nofree noreturn }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #13 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #14 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #17 = { inlinehint mustprogress nounwind uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+bti,+ccidx,+complxnum,+crc,+dit,+dotprod,+flagm,+fp-armv8,+fullfp16,+jsconv,+lse,+neon,+pauth,+predres,+ras,+rcpc,+rdm,+sb,+ssbs,+sve,+sve2,+v8.1a,+v8.2a,+v8.3a,+v8.4a,+v8.5a,+v8a,+v9a,-fmv" }
attributes #18 = { nounwind }
attributes #19 = { noreturn }
attributes #20 = { builtin allocsize(0) }
attributes #21 = { noreturn nounwind }
attributes #22 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71, !72}
!llvm.ident = !{!73}
!llvm.errno.tbaa = !{!74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 54, type: !64, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "src/host.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "bc6ceabbf7bdb1f903c071379fb50cbf")
!4 = !{!0, !5, !26, !61}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "targets", scope: !7, file: !3, line: 68, type: !20, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "dispatch", linkageName: "_Z8dispatchPKh", scope: !3, file: !3, line: 67, type: !8, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !14, keyInstructions: true)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !11}
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!14 = !{!15, !16, !17, !18, !19}
!15 = !DILocalVariable(name: "program", arg: 1, scope: !7, file: !3, line: 67, type: !11)
!16 = !DILocalVariable(name: "value", scope: !7, file: !3, line: 69, type: !10)
!17 = !DILabel(scope: !7, name: "add", file: !3, line: 71, column: 1)
!18 = !DILabel(scope: !7, name: "twice", file: !3, line: 74, column: 1)
!19 = !DILabel(scope: !7, name: "stop", file: !3, line: 77, column: 1)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 192, elements: !24)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Square", scope: !2, file: !3, type: !28, isLocal: false, isDefinition: true, declaration: !29, align: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !30, file: !3, baseType: !28, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 9, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !31, vtableHolder: !33, identifier: "_ZTS6Square")
!31 = !{!32, !51, !52, !56}
!32 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !30, baseType: !33, extraData: i32 0)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 4, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !34, vtableHolder: !33, identifier: "_ZTS5Shape")
!34 = !{!35, !41, !45}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !36, size: 64, flags: DIFlagArtificial)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !38, size: 64)
!38 = !DISubroutineType(types: !39)
!39 = !{!40}
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD4Ev", scope: !33, file: !3, line: 5, type: !42, scopeLine: 5, containingType: !33, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!45 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !33, file: !3, line: 6, type: !46, scopeLine: 6, containingType: !33, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !49}
!48 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !30, file: !3, line: 10, baseType: !48, size: 64, offset: 64)
!52 = !DISubprogram(name: "Square", linkageName: "_ZN6SquareC4Ed", scope: !30, file: !3, line: 11, type: !53, scopeLine: 11, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !55, !48}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!56 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !30, file: !3, line: 12, type: !57, scopeLine: 12, containingType: !30, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!57 = !DISubroutineType(types: !58)
!58 = !{!48, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!60 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Shape", scope: !2, file: !3, type: !28, isLocal: false, isDefinition: true, declaration: !63, align: 64)
!63 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !33, file: !3, baseType: !28, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 4}
!72 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!73 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !76, i64 0}
!76 = !{!"omnipotent char", !77, i64 0}
!77 = !{!"Simple C++ TBAA"}
!78 = distinct !DISubprogram(name: "square", linkageName: "_Z6squared", scope: !3, file: !3, line: 15, type: !79, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !82, keyInstructions: true)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !48}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!82 = !{!83}
!83 = !DILocalVariable(name: "side", arg: 1, scope: !78, file: !3, line: 15, type: !48)
!84 = !DILocation(line: 0, scope: !78)
!85 = !DILocation(line: 16, column: 14, scope: !86, atomGroup: 1, atomRank: 2)
!86 = distinct !DILexicalBlock(scope: !78, file: !3, line: 16, column: 9)
!87 = !DILocation(line: 16, column: 14, scope: !86, atomGroup: 1, atomRank: 1)
!88 = !DILocation(line: 16, column: 19, scope: !86)
!89 = !{!90, !90, i64 0}
!90 = !{!"double", !76, i64 0}
!91 = !DILocation(line: 17, column: 12, scope: !78, atomGroup: 2, atomRank: 2)
!92 = !DILocalVariable(name: "this", arg: 1, scope: !93, type: !96, flags: DIFlagArtificial | DIFlagObjectPointer)
!93 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !30, file: !3, line: 11, type: !53, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !52, retainedNodes: !94, keyInstructions: true)
!94 = !{!92, !95}
!95 = !DILocalVariable(name: "s", arg: 2, scope: !93, file: !3, line: 11, type: !48)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!97 = !DILocation(line: 0, scope: !93, inlinedAt: !98)
!98 = distinct !DILocation(line: 17, column: 16, scope: !78)
!99 = !DILocation(line: 11, column: 41, scope: !93, inlinedAt: !98)
!100 = !{!101, !101, i64 0}
!101 = !{!"vtable pointer", !77, i64 0}
!102 = !DILocation(line: 11, column: 33, scope: !93, inlinedAt: !98)
!103 = !DILocation(line: 11, column: 33, scope: !93, inlinedAt: !98, atomGroup: 1, atomRank: 1)
!104 = !{!105, !90, i64 8}
!105 = !{!"_ZTS6Square", !106, i64 0, !90, i64 8}
!106 = !{!"_ZTS5Shape"}
!107 = !DILocation(line: 17, column: 5, scope: !78, atomGroup: 2, atomRank: 1)
!108 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !3, file: !3, type: !109, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubroutineType(types: !110)
!110 = !{!28, !111}
!111 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!112 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !113, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{null, !28, !111}
!115 = distinct !DISubprogram(name: "guarded", linkageName: "_Z7guardedd", scope: !3, file: !3, line: 20, type: !116, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118, keyInstructions: true)
!116 = !DISubroutineType(types: !117)
!117 = !{!48, !48}
!118 = !{!119, !120, !122, !123}
!119 = !DILocalVariable(name: "side", arg: 1, scope: !115, file: !3, line: 20, type: !48)
!120 = !DILocalVariable(name: "shape", scope: !121, file: !3, line: 22, type: !81)
!121 = distinct !DILexicalBlock(scope: !115, file: !3, line: 21, column: 9)
!122 = !DILocalVariable(name: "result", scope: !121, file: !3, line: 23, type: !48)
!123 = !DILocalVariable(name: "wrong", scope: !115, file: !3, line: 26, type: !48)
!124 = !DILocation(line: 0, scope: !115)
!125 = !DILocation(line: 0, scope: !78, inlinedAt: !126)
!126 = distinct !DILocation(line: 22, column: 24, scope: !121)
!127 = !DILocation(line: 16, column: 14, scope: !86, inlinedAt: !126, atomGroup: 1, atomRank: 2)
!128 = !DILocation(line: 16, column: 14, scope: !86, inlinedAt: !126, atomGroup: 1, atomRank: 1)
!129 = !DILocation(line: 16, column: 19, scope: !86, inlinedAt: !126)
!130 = !DILocation(line: 0, scope: !121)
!131 = !DILocalVariable(name: "this", arg: 1, scope: !132, type: !134, flags: DIFlagArtificial | DIFlagObjectPointer)
!132 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !30, file: !3, line: 12, type: !57, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !56, retainedNodes: !133, keyInstructions: true)
!133 = !{!131}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!135 = !DILocation(line: 0, scope: !132, inlinedAt: !136)
!136 = distinct !DILocation(line: 23, column: 32, scope: !121)
!137 = !DILocation(line: 12, column: 48, scope: !132, inlinedAt: !136, atomGroup: 1, atomRank: 2)
!138 = !DILocation(line: 31, column: 1, scope: !121)
!139 = !DILocation(line: 26, column: 5, scope: !121)
!140 = !DILocation(line: 30, column: 5, scope: !141, atomGroup: 5, atomRank: 2)
!141 = distinct !DILexicalBlock(scope: !115, file: !3, line: 28, column: 19)
!142 = !DILocation(line: 27, column: 16, scope: !143, atomGroup: 6, atomRank: 2)
!143 = distinct !DILexicalBlock(scope: !115, file: !3, line: 26, column: 28)
!144 = !DILocation(line: 28, column: 5, scope: !143)
!145 = !DILocation(line: 30, column: 5, scope: !141)
!146 = !DILocation(line: 31, column: 1, scope: !115, atomGroup: 7, atomRank: 1)
!147 = distinct !DISubprogram(name: "blend", linkageName: "_Z5blendDv8_fS_", scope: !3, file: !3, line: 35, type: !148, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !155, keyInstructions: true)
!148 = !DISubroutineType(types: !149)
!149 = !{!150, !150, !150}
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "Float8", file: !3, line: 33, baseType: !151)
!151 = !DICompositeType(tag: DW_TAG_array_type, baseType: !152, size: 256, flags: DIFlagVector, elements: !153)
!152 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!153 = !{!154}
!154 = !DISubrange(count: 8)
!155 = !{!156, !157}
!156 = !DILocalVariable(name: "a", arg: 1, scope: !147, file: !3, line: 35, type: !150)
!157 = !DILocalVariable(name: "b", arg: 2, scope: !147, file: !3, line: 35, type: !150)
!158 = !{!76, !76, i64 0}
!159 = !DILocation(line: 0, scope: !147)
!160 = !DILocation(line: 35, column: 45, scope: !147)
!161 = !DILocation(line: 35, column: 53, scope: !147)
!162 = !DILocation(line: 35, column: 62, scope: !147)
!163 = !DILocation(line: 35, column: 43, scope: !147, atomGroup: 1, atomRank: 2)
!164 = !DILocation(line: 35, column: 36, scope: !147)
!165 = !DILocation(line: 35, column: 36, scope: !147, atomGroup: 1, atomRank: 1)
!166 = distinct !DISubprogram(name: "matmul", linkageName: "_Z6matmulPKfS0_Pfm", scope: !3, file: !3, line: 37, type: !167, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !175, keyInstructions: true)
!167 = !DISubroutineType(types: !168)
!168 = !{null, !169, !169, !172, !174}
!169 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !170)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !152)
!172 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !173)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_typedef, name: "Size", file: !3, line: 2, baseType: !111)
!175 = !{!176, !177, !178, !179, !180, !182, !185, !188}
!176 = !DILocalVariable(name: "a", arg: 1, scope: !166, file: !3, line: 37, type: !169)
!177 = !DILocalVariable(name: "b", arg: 2, scope: !166, file: !3, line: 37, type: !169)
!178 = !DILocalVariable(name: "c", arg: 3, scope: !166, file: !3, line: 37, type: !172)
!179 = !DILocalVariable(name: "n", arg: 4, scope: !166, file: !3, line: 37, type: !174)
!180 = !DILocalVariable(name: "i", scope: !181, file: !3, line: 38, type: !174)
!181 = distinct !DILexicalBlock(scope: !166, file: !3, line: 38, column: 5)
!182 = !DILocalVariable(name: "j", scope: !183, file: !3, line: 39, type: !174)
!183 = distinct !DILexicalBlock(scope: !184, file: !3, line: 39, column: 9)
!184 = distinct !DILexicalBlock(scope: !181, file: !3, line: 38, column: 5)
!185 = !DILocalVariable(name: "sum", scope: !186, file: !3, line: 40, type: !152)
!186 = distinct !DILexicalBlock(scope: !187, file: !3, line: 39, column: 38)
!187 = distinct !DILexicalBlock(scope: !183, file: !3, line: 39, column: 9)
!188 = !DILocalVariable(name: "k", scope: !189, file: !3, line: 41, type: !174)
!189 = distinct !DILexicalBlock(scope: !186, file: !3, line: 41, column: 13)
!190 = !DILocation(line: 0, scope: !166)
!191 = !DILocation(line: 0, scope: !181)
!192 = !DILocation(line: 38, column: 24, scope: !184, atomGroup: 24, atomRank: 1)
!193 = !DILocation(line: 38, column: 5, scope: !181, atomGroup: 25, atomRank: 1)
!194 = !DILocation(line: 0, scope: !183)
!195 = !DILocation(line: 39, column: 9, scope: !183, atomGroup: 23, atomRank: 1)
!196 = !DILocation(line: 44, column: 1, scope: !166, atomGroup: 19, atomRank: 1)
!197 = !DILocation(line: 41, column: 13, scope: !189)
!198 = !DILocation(line: 0, scope: !189)
!199 = !DILocation(line: 0, scope: !186)
!200 = !DILocation(line: 41, column: 13, scope: !189, atomGroup: 21, atomRank: 1)
!201 = !DILocation(line: 38, column: 29, scope: !184, atomGroup: 17, atomRank: 2)
!202 = !DILocation(line: 38, column: 24, scope: !184, atomGroup: 2, atomRank: 1)
!203 = !DILocation(line: 38, column: 5, scope: !181, atomGroup: 3, atomRank: 1)
!204 = distinct !{!204, !205, !206, !207}
!205 = !DILocation(line: 38, column: 5, scope: !181)
!206 = !DILocation(line: 43, column: 9, scope: !181)
!207 = !{!"llvm.loop.mustprogress"}
!208 = !DILocation(line: 42, column: 13, scope: !186)
!209 = !DILocation(line: 42, column: 26, scope: !186, atomGroup: 14, atomRank: 1)
!210 = !{!211, !211, i64 0}
!211 = !{!"float", !76, i64 0}
!212 = !DILocation(line: 39, column: 33, scope: !187, atomGroup: 15, atomRank: 2)
!213 = !DILocation(line: 39, column: 28, scope: !187, atomGroup: 5, atomRank: 1)
!214 = !DILocation(line: 39, column: 9, scope: !183, atomGroup: 6, atomRank: 1)
!215 = distinct !{!215, !216, !217, !207}
!216 = !DILocation(line: 39, column: 9, scope: !183)
!217 = !DILocation(line: 43, column: 9, scope: !183)
!218 = !DILocation(line: 41, column: 49, scope: !219)
!219 = distinct !DILexicalBlock(scope: !189, file: !3, line: 41, column: 13)
!220 = !DILocation(line: 41, column: 68, scope: !219)
!221 = !DILocation(line: 41, column: 64, scope: !219)
!222 = !DILocation(line: 41, column: 46, scope: !219, atomGroup: 11, atomRank: 2)
!223 = !DILocation(line: 41, column: 37, scope: !219, atomGroup: 12, atomRank: 2)
!224 = !DILocation(line: 41, column: 32, scope: !219, atomGroup: 9, atomRank: 1)
!225 = !DILocation(line: 41, column: 13, scope: !189, atomGroup: 10, atomRank: 1)
!226 = distinct !{!226, !197, !227, !207}
!227 = !DILocation(line: 41, column: 75, scope: !189)
!228 = distinct !DISubprogram(name: "days", linkageName: "_Z4daysib", scope: !3, file: !3, line: 46, type: !229, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !232, keyInstructions: true)
!229 = !DISubroutineType(types: !230)
!230 = !{!40, !40, !231}
!231 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!232 = !{!233, !234}
!233 = !DILocalVariable(name: "month", arg: 1, scope: !228, file: !3, line: 46, type: !40)
!234 = !DILocalVariable(name: "leap", arg: 2, scope: !228, file: !3, line: 46, type: !231)
!235 = !DILocation(line: 0, scope: !228)
!236 = !DILocation(line: 47, column: 5, scope: !228, atomGroup: 1, atomRank: 1)
!237 = !DILocation(line: 48, column: 24, scope: !238, atomGroup: 2, atomRank: 2)
!238 = distinct !DILexicalBlock(scope: !228, file: !3, line: 47, column: 20)
!239 = !DILocation(line: 48, column: 17, scope: !238, atomGroup: 2, atomRank: 1)
!240 = !DILocation(line: 50, column: 36, scope: !238, atomGroup: 5, atomRank: 1)
!241 = !DILocation(line: 50, column: 25, scope: !238, atomGroup: 4, atomRank: 2)
!242 = !DILocation(line: 50, column: 18, scope: !238, atomGroup: 4, atomRank: 1)
!243 = !DILocation(line: 0, scope: !238)
!244 = !DILocation(line: 52, column: 1, scope: !228, atomGroup: 6, atomRank: 1)
!245 = distinct !DISubprogram(name: "count", linkageName: "_Z5countl", scope: !3, file: !3, line: 55, type: !246, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !248, keyInstructions: true)
!246 = !DISubroutineType(types: !247)
!247 = !{!64, !64}
!248 = !{!249}
!249 = !DILocalVariable(name: "by", arg: 1, scope: !245, file: !3, line: 55, type: !64)
!250 = !DILocation(line: 0, scope: !245)
!251 = !DILocation(line: 55, column: 30, scope: !245, atomGroup: 2, atomRank: 2)
!252 = !DILocation(line: 55, column: 23, scope: !245, atomGroup: 1, atomRank: 1)
!253 = distinct !DISubprogram(name: "claim", linkageName: "_Z5claimPlll", scope: !3, file: !3, line: 56, type: !254, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !257, keyInstructions: true)
!254 = !DISubroutineType(types: !255)
!255 = !{!231, !256, !64, !64}
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!257 = !{!258, !259, !260}
!258 = !DILocalVariable(name: "slot", arg: 1, scope: !253, file: !3, line: 56, type: !256)
!259 = !DILocalVariable(name: "now", arg: 2, scope: !253, file: !3, line: 56, type: !64)
!260 = !DILocalVariable(name: "next", arg: 3, scope: !253, file: !3, line: 56, type: !64)
!261 = !DILocation(line: 0, scope: !253)
!262 = !DILocation(line: 56, column: 54, scope: !253)
!263 = !DILocation(line: 56, column: 54, scope: !253, atomGroup: 2, atomRank: 3)
!264 = !DILocation(line: 56, column: 47, scope: !253, atomGroup: 1, atomRank: 1)
!265 = distinct !DISubprogram(name: "total", linkageName: "_Z5totaliz", scope: !3, file: !3, line: 58, type: !266, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !268, keyInstructions: true)
!266 = !DISubroutineType(types: !267)
!267 = !{!40, !40, null}
!268 = !{!269, !270, !280, !281}
!269 = !DILocalVariable(name: "number", arg: 1, scope: !265, file: !3, line: 58, type: !40)
!270 = !DILocalVariable(name: "arguments", scope: !265, file: !3, line: 59, type: !271)
!271 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !272)
!272 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list", scope: !273, size: 256, flags: DIFlagTypePassByValue, elements: !274, identifier: "_ZTSSt9__va_list")
!273 = !DINamespace(name: "std", scope: null)
!274 = !{!275, !276, !277, !278, !279}
!275 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !272, file: !3, line: 59, baseType: !28, size: 64)
!276 = !DIDerivedType(tag: DW_TAG_member, name: "__gr_top", scope: !272, file: !3, line: 59, baseType: !28, size: 64, offset: 64)
!277 = !DIDerivedType(tag: DW_TAG_member, name: "__vr_top", scope: !272, file: !3, line: 59, baseType: !28, size: 64, offset: 128)
!278 = !DIDerivedType(tag: DW_TAG_member, name: "__gr_offs", scope: !272, file: !3, line: 59, baseType: !40, size: 32, offset: 192)
!279 = !DIDerivedType(tag: DW_TAG_member, name: "__vr_offs", scope: !272, file: !3, line: 59, baseType: !40, size: 32, offset: 224)
!280 = !DILocalVariable(name: "sum", scope: !265, file: !3, line: 61, type: !40)
!281 = !DILocalVariable(name: "i", scope: !282, file: !3, line: 62, type: !40)
!282 = distinct !DILexicalBlock(scope: !265, file: !3, line: 62, column: 5)
!283 = distinct !DIAssignID()
!284 = !DILocation(line: 0, scope: !265)
!285 = !DILocation(line: 59, column: 5, scope: !265)
!286 = !DILocation(line: 60, column: 5, scope: !265)
!287 = !DILocation(line: 0, scope: !282)
!288 = !DILocation(line: 62, column: 23, scope: !289, atomGroup: 26, atomRank: 1)
!289 = distinct !DILexicalBlock(scope: !282, file: !3, line: 62, column: 5)
!290 = !DILocation(line: 62, column: 5, scope: !282, atomGroup: 27, atomRank: 1)
!291 = !DILocation(line: 63, column: 5, scope: !265)
!292 = !DILocation(line: 65, column: 1, scope: !265)
!293 = !DILocation(line: 64, column: 5, scope: !265, atomGroup: 9, atomRank: 1)
!294 = !DILocation(line: 62, column: 45, scope: !289)
!295 = distinct !DIAssignID()
!296 = distinct !DIAssignID()
!297 = !DILocation(line: 62, column: 42, scope: !289, atomGroup: 5, atomRank: 2)
!298 = !DILocation(line: 62, column: 33, scope: !289, atomGroup: 6, atomRank: 2)
!299 = !DILocation(line: 62, column: 23, scope: !289, atomGroup: 3, atomRank: 1)
!300 = !DILocation(line: 62, column: 5, scope: !282, atomGroup: 4, atomRank: 1)
!301 = distinct !{!301, !302, !303, !207}
!302 = !DILocation(line: 62, column: 5, scope: !282)
!303 = !DILocation(line: 62, column: 76, scope: !282)
!304 = !DILocation(line: 0, scope: !7)
!305 = !DILocation(line: 70, column: 5, scope: !7, atomGroup: 2, atomRank: 1)
!306 = !DILocation(line: 71, column: 1, scope: !7)
!307 = !DILocation(line: 72, column: 5, scope: !7, atomGroup: 3, atomRank: 2)
!308 = !DILocation(line: 73, column: 5, scope: !7, atomGroup: 4, atomRank: 1)
!309 = !DILocation(line: 74, column: 1, scope: !7)
!310 = !DILocation(line: 75, column: 11, scope: !7, atomGroup: 6, atomRank: 2)
!311 = !DILocation(line: 76, column: 5, scope: !7, atomGroup: 7, atomRank: 1)
!312 = !DILocation(line: 77, column: 1, scope: !7)
!313 = !DILocation(line: 78, column: 5, scope: !7, atomGroup: 9, atomRank: 1)
!314 = !{i64 2284}
!315 = !DILocation(line: 79, column: 5, scope: !7, atomGroup: 11, atomRank: 1)
!316 = !{!317, !317, i64 0}
!317 = !{!"any pointer", !76, i64 0}
!318 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !33, file: !3, line: 5, type: !42, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !41, retainedNodes: !319, keyInstructions: true)
!319 = !{!320}
!320 = !DILocalVariable(name: "this", arg: 1, scope: !318, type: !81, flags: DIFlagArtificial | DIFlagObjectPointer)
!321 = !DILocation(line: 0, scope: !318)
!322 = !DILocation(line: 5, column: 30, scope: !318, atomGroup: 1, atomRank: 1)
!323 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !30, file: !3, line: 9, type: !324, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !326, retainedNodes: !327, keyInstructions: true)
!324 = !DISubroutineType(types: !325)
!325 = !{null, !55}
!326 = !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD4Ev", scope: !30, type: !324, containingType: !30, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!327 = !{!328}
!328 = !DILocalVariable(name: "this", arg: 1, scope: !323, type: !96, flags: DIFlagArtificial | DIFlagObjectPointer)
!329 = !DILocation(line: 0, scope: !323)
!330 = !DILocation(line: 9, column: 8, scope: !323)
!331 = !DILocation(line: 9, column: 8, scope: !323, atomGroup: 1, atomRank: 1)
!332 = !DILocation(line: 0, scope: !132)
!333 = !DILocation(line: 12, column: 43, scope: !132)
!334 = !DILocation(line: 12, column: 48, scope: !132, atomGroup: 1, atomRank: 2)
!335 = !DILocation(line: 12, column: 36, scope: !132, atomGroup: 1, atomRank: 1)
