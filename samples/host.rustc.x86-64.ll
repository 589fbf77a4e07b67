; ModuleID = 'host.de9c64e1f0c8c82-cgu.0'
source_filename = "host.de9c64e1f0c8c82-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>" = type { [3 x i64] }
%"alloc::string::String" = type { %"alloc::vec::Vec<u8>" }
%"alloc::vec::Vec<u8>" = type { %"alloc::raw_vec::RawVec<u8>", i64 }
%"alloc::raw_vec::RawVec<u8>" = type { %"alloc::raw_vec::RawVecInner", %"core::marker::PhantomData<u8>" }
%"alloc::raw_vec::RawVecInner" = type { i64, ptr, %"alloc::alloc::Global" }
%"alloc::alloc::Global" = type {}
%"core::marker::PhantomData<u8>" = type {}

@_RNvNtNtNtCsgEmfK2I1SDS_4core7unicode12unicode_data11white_space14WHITESPACE_MAP = external local_unnamed_addr global [256 x i8]
@alloc_ff7f4a71e47c7ea57408ec9a81d26a06 = private unnamed_addr constant [14 x i8] c"\0Bno element \C0\00", align 1
@alloc_b19df35dd753d31d902b337b8101ab60 = private unnamed_addr constant [97 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/collections/btree/map/entry.rs\00", align 1
@alloc_7038f2ec9b56b1af8454b9eb4cea7085 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b19df35dd753d31d902b337b8101ab60, [16 x i8] c"`\00\00\00\00\00\00\00\A0\01\00\00.\00\00\00" }>, align 8
@alloc_bd0ae3f1f0822ae2725b9afc9427c3b0 = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/collections/btree/node.rs\00", align 1
@alloc_50679f783fca94dab7457816f752eff0 = private unnamed_addr constant [48 x i8] c"assertion failed: edge.height == self.height - 1", align 1
@alloc_504953273ad5e8b074a0ae42466863cd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd0ae3f1f0822ae2725b9afc9427c3b0, [16 x i8] c"[\00\00\00\00\00\00\00\B6\02\00\00\09\00\00\00" }>, align 8
@alloc_e333371889bb5a7a279b3223d05e74c4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd0ae3f1f0822ae2725b9afc9427c3b0, [16 x i8] c"[\00\00\00\00\00\00\00\F0\00\00\00M\00\00\00" }>, align 8
@alloc_930f3883875d82d5043e839301ab22e6 = private unnamed_addr constant [40 x i8] c"assertion failed: src.len() == dst.len()", align 1
@alloc_db202d2d32dc3850d6df6c3ea29373d7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd0ae3f1f0822ae2725b9afc9427c3b0, [16 x i8] c"[\00\00\00\00\00\00\00T\07\00\00\05\00\00\00" }>, align 8
@alloc_9491b7dbbe0d9cdc65137b55b98df32b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd0ae3f1f0822ae2725b9afc9427c3b0, [16 x i8] c"[\00\00\00\00\00\00\00\D0\04\00\00#\00\00\00" }>, align 8
@alloc_8dbd5bf4d8f67619bbdc20dd931a734d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bd0ae3f1f0822ae2725b9afc9427c3b0, [16 x i8] c"[\00\00\00\00\00\00\00\13\05\00\00$\00\00\00" }>, align 8
@alloc_20c8584dcb181e33910bcb931afce25d = private unnamed_addr constant [96 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/collections/btree/navigate.rs\00", align 1
@alloc_9a0a6789de9e01112839dcd2a0d69581 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_20c8584dcb181e33910bcb931afce25d, [16 x i8] c"_\00\00\00\00\00\00\00X\02\00\000\00\00\00" }>, align 8
@alloc_75a3713f251cf84840fa969650f01ded = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_20c8584dcb181e33910bcb931afce25d, [16 x i8] c"_\00\00\00\00\00\00\00\C6\00\00\00'\00\00\00" }>, align 8
@alloc_6f9ba0432f8837fdd154f529c0589f5a = private unnamed_addr constant [12 x i8] c"src/host.rs\00", align 1
@alloc_852d7b34204a709d364c2478884c8182 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6f9ba0432f8837fdd154f529c0589f5a, [16 x i8] c"\0B\00\00\00\00\00\00\00'\00\00\00\19\00\00\00" }>, align 8
@alloc_b2805d94e3e0f7ca3e39a1ce5344c5ce = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6f9ba0432f8837fdd154f529c0589f5a, [16 x i8] c"\0B\00\00\00\00\00\00\00)\00\00\00)\00\00\00" }>, align 8
@alloc_21bf95e34e965618cf55ed2bd112efee = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6f9ba0432f8837fdd154f529c0589f5a, [16 x i8] c"\0B\00\00\00\00\00\00\00)\00\00\00\11\00\00\00" }>, align 8

; core::ptr::drop_in_place<alloc::collections::btree::map::BTreeMap<alloc::string::String,u32>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr96drop_in_place$LT$alloc..collections..btree..map..BTreeMap$LT$alloc..string..String$C$u32$GT$$GT$17hba3841794e32f55bE"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_2.i.i.i = alloca [24 x i8], align 8
  %_x.i = alloca [72 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  call void @llvm.lifetime.start.p0(ptr nonnull %_x.i), !noalias !3
  %self1.sroa.0.0.copyload.i = load ptr, ptr %_1, align 8, !alias.scope !3
  %.not.i = icmp eq ptr %self1.sroa.0.0.copyload.i, null
  br i1 %.not.i, label %bb3.i, label %bb1.i

bb1.i:                                            ; preds = %start
  %self1.sroa.5.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %self1.sroa.5.0.copyload.i = load i64, ptr %self1.sroa.5.0.self.sroa_idx.i, align 8, !alias.scope !3
  %self1.sroa.4.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %self1.sroa.4.0.copyload.i = load i64, ptr %self1.sroa.4.0.self.sroa_idx.i, align 8, !alias.scope !3
  %full_range.sroa.4.0._x.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_x.i, i64 8
  store ptr null, ptr %full_range.sroa.4.0._x.sroa_idx.i, align 8, !noalias !3
  %full_range.sroa.4.sroa.4.0.full_range.sroa.4.0._x.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_x.i, i64 16
  store ptr %self1.sroa.0.0.copyload.i, ptr %full_range.sroa.4.sroa.4.0.full_range.sroa.4.0._x.sroa_idx.sroa_idx.i, align 8, !noalias !3
  %full_range.sroa.4.sroa.5.0.full_range.sroa.4.0._x.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_x.i, i64 24
  store i64 %self1.sroa.4.0.copyload.i, ptr %full_range.sroa.4.sroa.5.0.full_range.sroa.4.0._x.sroa_idx.sroa_idx.i, align 8, !noalias !3
  %full_range.sroa.6.0._x.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_x.i, i64 40
  store ptr null, ptr %full_range.sroa.6.0._x.sroa_idx.i, align 8, !noalias !3
  %full_range.sroa.6.sroa.4.0.full_range.sroa.6.0._x.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_x.i, i64 48
  store ptr %self1.sroa.0.0.copyload.i, ptr %full_range.sroa.6.sroa.4.0.full_range.sroa.6.0._x.sroa_idx.sroa_idx.i, align 8, !noalias !3
  %full_range.sroa.6.sroa.5.0.full_range.sroa.6.0._x.sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_x.i, i64 56
  store i64 %self1.sroa.4.0.copyload.i, ptr %full_range.sroa.6.sroa.5.0.full_range.sroa.6.0._x.sroa_idx.sroa_idx.i, align 8, !noalias !3
  br label %bb3.i

bb3.i:                                            ; preds = %bb1.i, %start
  %.sink9.i = phi i64 [ 1, %bb1.i ], [ 0, %start ]
  %self1.sroa.5.0.copyload.sink.i = phi i64 [ %self1.sroa.5.0.copyload.i, %bb1.i ], [ 0, %start ]
  store i64 %.sink9.i, ptr %_x.i, align 8, !noalias !3
  %0 = getelementptr inbounds nuw i8, ptr %_x.i, i64 32
  store i64 %.sink9.i, ptr %0, align 8, !noalias !3
  %1 = getelementptr inbounds nuw i8, ptr %_x.i, i64 64
  store i64 %self1.sroa.5.0.copyload.sink.i, ptr %1, align 8, !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i.i.i), !noalias !6
; call alloc::collections::btree::map::IntoIter<K,V,A>::dying_next
  call fastcc void @"_ZN5alloc11collections5btree3map25IntoIter$LT$K$C$V$C$A$GT$10dying_next17h3f803120bc9c3485E"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %_2.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(72) %_x.i), !noalias !3
  %2 = load ptr, ptr %_2.i.i.i, align 8, !noalias !6, !noundef !11
  %.not3.i.i.i = icmp eq ptr %2, null
  br i1 %.not3.i.i.i, label %"_ZN99_$LT$alloc..collections..btree..map..BTreeMap$LT$K$C$V$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5cb9c618d0a2c0b6E.exit", label %bb3.lr.ph.i.i.i

bb3.lr.ph.i.i.i:                                  ; preds = %bb3.i
  %kv.sroa.22.0._2.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 16
  br label %bb3.i.i.i

bb3.i.i.i:                                        ; preds = %bb4.i.i.i, %bb3.lr.ph.i.i.i
  %3 = phi ptr [ %2, %bb3.lr.ph.i.i.i ], [ %6, %bb4.i.i.i ]
  %kv.sroa.22.0.copyload.i.i.i = load i64, ptr %kv.sroa.22.0._2.sroa_idx.i.i.i, align 8, !noalias !6
  %_5.i.i.i.i = getelementptr inbounds nuw i8, ptr %3, i64 8
  %key.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %_5.i.i.i.i, i64 %kv.sroa.22.0.copyload.i.i.i
  %key.val.i.i.i.i = load i64, ptr %key.i.i.i.i, align 8, !noalias !6
  %4 = icmp eq i64 %key.val.i.i.i.i, 0
  br i1 %4, label %bb4.i.i.i, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i: ; preds = %bb3.i.i.i
  %5 = getelementptr i8, ptr %key.i.i.i.i, i64 8
  %key.val1.i.i.i.i = load ptr, ptr %5, align 8, !noalias !6, !nonnull !11, !noundef !11
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %key.val1.i.i.i.i, i64 noundef %key.val.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !6
  br label %bb4.i.i.i

bb4.i.i.i:                                        ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i, %bb3.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i.i.i), !noalias !6
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i.i.i), !noalias !6
; call alloc::collections::btree::map::IntoIter<K,V,A>::dying_next
  call fastcc void @"_ZN5alloc11collections5btree3map25IntoIter$LT$K$C$V$C$A$GT$10dying_next17h3f803120bc9c3485E"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %_2.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(72) %_x.i), !noalias !3
  %6 = load ptr, ptr %_2.i.i.i, align 8, !noalias !6, !noundef !11
  %.not.i.i.i = icmp eq ptr %6, null
  br i1 %.not.i.i.i, label %"_ZN99_$LT$alloc..collections..btree..map..BTreeMap$LT$K$C$V$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5cb9c618d0a2c0b6E.exit", label %bb3.i.i.i

"_ZN99_$LT$alloc..collections..btree..map..BTreeMap$LT$K$C$V$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5cb9c618d0a2c0b6E.exit": ; preds = %bb4.i.i.i, %bb3.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i.i.i), !noalias !6
  call void @llvm.lifetime.end.p0(ptr nonnull %_x.i), !noalias !3
  ret void
}

; core::iter::traits::iterator::Iterator::nth
; Function Attrs: inlinehint nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable
define internal fastcc noundef align 8 ptr @_ZN4core4iter6traits8iterator8Iterator3nth17hfb6d9608e6f4253eE(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(32) %self, i64 noundef range(i64 1, 0) %n) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_5.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_7.i.i = load ptr, ptr %0, align 8, !alias.scope !12, !nonnull !11, !noundef !11
  %subtracted.i.i = load ptr, ptr %_5.i, align 8, !alias.scope !12, !nonnull !11, !noundef !11
  %1 = ptrtoint ptr %_7.i.i to i64
  %2 = ptrtoint ptr %subtracted.i.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = lshr exact i64 %3, 4
  %_0.sroa.0.0.i.i.i = tail call noundef range(i64 0, 1152921504606846976) i64 @llvm.umin.i64(i64 range(i64 1, 0) %n, i64 range(i64 0, 1152921504606846976) %4)
  %_28.i.i = getelementptr inbounds nuw { double, double }, ptr %subtracted.i.i, i64 %_0.sroa.0.0.i.i.i
  %n3.i.i = sub i64 %n, %_0.sroa.0.0.i.i.i
  %.not.i = icmp eq i64 %n3.i.i, 0
  br i1 %.not.i, label %bb5, label %bb6.preheader.i

bb6.preheader.i:                                  ; preds = %start
  %self.val.i = load ptr, ptr %self, align 8, !alias.scope !17, !nonnull !11, !noundef !11
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self.val10.i = load ptr, ptr %5, align 8, !alias.scope !17, !noundef !11
  store ptr %self.val10.i, ptr %0, align 8, !alias.scope !17
  %6 = ptrtoint ptr %self.val10.i to i64
  %7 = ptrtoint ptr %self.val.i to i64
  %8 = sub nuw i64 %6, %7
  %9 = lshr exact i64 %8, 4
  %_17.i = icmp eq ptr %self.val10.i, %self.val.i
  br i1 %_17.i, label %bb3.sink.split, label %bb6.i

bb6.i:                                            ; preds = %bb6.preheader.i, %bb6.i
  %n1.sroa.0.0.i = phi i64 [ %n3.i15.i, %bb6.i ], [ %n3.i.i, %bb6.preheader.i ]
  %_0.sroa.0.0.i.i13.i = tail call noundef range(i64 0, 1152921504606846976) i64 @llvm.umin.i64(i64 range(i64 1, 0) %n1.sroa.0.0.i, i64 range(i64 0, 1152921504606846976) %9)
  %n3.i15.i = sub i64 %n1.sroa.0.0.i, %_0.sroa.0.0.i.i13.i
  %.not9.i = icmp eq i64 %n3.i15.i, 0
  br i1 %.not9.i, label %"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hf45078e3dbbdef5fE.exit.thread6", label %bb6.i

"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hf45078e3dbbdef5fE.exit.thread6": ; preds = %bb6.i
  %_28.i14.le.i9 = getelementptr inbounds nuw { double, double }, ptr %self.val.i, i64 %_0.sroa.0.0.i.i13.i
  br label %bb5

bb5:                                              ; preds = %start, %"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hf45078e3dbbdef5fE.exit.thread6"
  %end_or_len.i.i = phi ptr [ %_7.i.i, %start ], [ %self.val10.i, %"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hf45078e3dbbdef5fE.exit.thread6" ]
  %ptr.i.i = phi ptr [ %_28.i.i, %start ], [ %_28.i14.le.i9, %"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hf45078e3dbbdef5fE.exit.thread6" ]
  %_6.i.i = icmp eq ptr %ptr.i.i, %end_or_len.i.i
  br i1 %_6.i.i, label %bb3.i, label %bb8.sink.split.i

bb3.i:                                            ; preds = %bb5
  %self.val.i3 = load ptr, ptr %self, align 8, !alias.scope !18, !nonnull !11, !noundef !11
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self.val1.i = load ptr, ptr %10, align 8, !alias.scope !18, !noundef !11
  store ptr %self.val.i3, ptr %_5.i, align 8, !alias.scope !18
  store ptr %self.val1.i, ptr %0, align 8, !alias.scope !18
  %_6.i4.i = icmp eq ptr %self.val.i3, %self.val1.i
  br i1 %_6.i4.i, label %bb3, label %bb8.sink.split.i

bb8.sink.split.i:                                 ; preds = %bb3.i, %bb5
  %self.val.sink.i = phi ptr [ %ptr.i.i, %bb5 ], [ %self.val.i3, %bb3.i ]
  %_16.i6.i = getelementptr inbounds nuw i8, ptr %self.val.sink.i, i64 16
  br label %bb3.sink.split

bb3.sink.split:                                   ; preds = %bb6.preheader.i, %bb8.sink.split.i
  %self.val.i.sink = phi ptr [ %_16.i6.i, %bb8.sink.split.i ], [ %self.val.i, %bb6.preheader.i ]
  %_0.sroa.0.0.ph = phi ptr [ %self.val.sink.i, %bb8.sink.split.i ], [ null, %bb6.preheader.i ]
  store ptr %self.val.i.sink, ptr %_5.i, align 8
  br label %bb3

bb3:                                              ; preds = %bb3.sink.split, %bb3.i
  %_0.sroa.0.0 = phi ptr [ null, %bb3.i ], [ %_0.sroa.0.0.ph, %bb3.sink.split ]
  ret ptr %_0.sroa.0.0
}

; host::checked::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal fastcc void @"_ZN4host7checked28_$u7b$$u7b$closure$u7d$$u7d$17h47d6d6a9b27c5eedE"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) %_0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #22, !noalias !21
; call __rustc::__rust_alloc
  %0 = tail call noundef dereferenceable_or_null(8) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 417) 8, i64 noundef range(i64 1, 9) 1) #22, !noalias !21
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb5, label %bb6, !prof !24

bb5:                                              ; preds = %start
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef 1, i64 8) #23
  unreachable

bb6:                                              ; preds = %start
  store i64 8606216600190023279, ptr %0, align 1
  store i64 8, ptr %_0, align 8
  %_2.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %0, ptr %_2.sroa.4.0._0.sroa_idx, align 8
  %_2.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 8, ptr %_2.sroa.6.0._0.sroa_idx, align 8
  ret void
}

; alloc::collections::btree::map::IntoIter<K,V,A>::dying_next
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN5alloc11collections5btree3map25IntoIter$LT$K$C$V$C$A$GT$10dying_next17h3f803120bc9c3485E"(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 64
  %_2 = load i64, ptr %0, align 8, !noundef !11
  %1 = icmp eq i64 %_2, 0
  br i1 %1, label %bb1, label %bb4

bb1:                                              ; preds = %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %self1.sroa.0.0.copyload.i.i = load i64, ptr %self, align 8, !alias.scope !31, !noalias !32
  %self1.sroa.5.0.self.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self1.sroa.5.sroa.0.0.copyload.i.i = load ptr, ptr %self1.sroa.5.0.self.sroa_idx.i.i, align 8, !alias.scope !31, !noalias !32
  %self1.sroa.5.sroa.5.0.self1.sroa.5.0.self.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %self1.sroa.5.sroa.5.0.copyload.i.i = load ptr, ptr %self1.sroa.5.sroa.5.0.self1.sroa.5.0.self.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !31, !noalias !32
  %self1.sroa.5.sroa.6.0.self1.sroa.5.0.self.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %self, i64 24
  %self1.sroa.5.sroa.6.0.copyload.i.i = load i64, ptr %self1.sroa.5.sroa.6.0.self1.sroa.5.0.self.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !31, !noalias !32
  store i64 0, ptr %self, align 8, !alias.scope !31, !noalias !32
  %2 = trunc nuw i64 %self1.sroa.0.0.copyload.i.i to i1
  br i1 %2, label %bb7.i.i, label %"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$16deallocating_end17h74a3c40ad2d99168E.exit"

bb7.i.i:                                          ; preds = %bb1
  %.not.i.i = icmp eq ptr %self1.sroa.5.sroa.0.0.copyload.i.i, null
  br i1 %.not.i.i, label %bb3.i.i, label %bb2.i

bb3.i.i:                                          ; preds = %bb7.i.i
  %3 = icmp ne ptr %self1.sroa.5.sroa.5.0.copyload.i.i, null
  tail call void @llvm.assume(i1 %3)
  %4 = icmp eq i64 %self1.sroa.5.sroa.6.0.copyload.i.i, 0
  br i1 %4, label %bb2.i, label %bb10.i.i.preheader

bb10.i.i.preheader:                               ; preds = %bb3.i.i
  %xtraiter41 = and i64 %self1.sroa.5.sroa.6.0.copyload.i.i, 7
  %lcmp.mod42.not = icmp eq i64 %xtraiter41, 0
  br i1 %lcmp.mod42.not, label %bb10.i.i.prol.loopexit, label %bb10.i.i.prol

bb10.i.i.prol:                                    ; preds = %bb10.i.i.preheader, %bb10.i.i.prol
  %root2.sroa.0.011.i.i.prol = phi ptr [ %5, %bb10.i.i.prol ], [ %self1.sroa.5.sroa.5.0.copyload.i.i, %bb10.i.i.preheader ]
  %root.sroa.0.010.i.i.prol = phi i64 [ %6, %bb10.i.i.prol ], [ %self1.sroa.5.sroa.6.0.copyload.i.i, %bb10.i.i.preheader ]
  %prol.iter43 = phi i64 [ %prol.iter43.next, %bb10.i.i.prol ], [ 0, %bb10.i.i.preheader ]
  %_22.i.i.prol = getelementptr inbounds nuw i8, ptr %root2.sroa.0.011.i.i.prol, i64 320
  %5 = load ptr, ptr %_22.i.i.prol, align 8, !noalias !34, !nonnull !11, !noundef !11
  %6 = add i64 %root.sroa.0.010.i.i.prol, -1
  %prol.iter43.next = add i64 %prol.iter43, 1
  %prol.iter43.cmp.not = icmp eq i64 %prol.iter43.next, %xtraiter41
  br i1 %prol.iter43.cmp.not, label %bb10.i.i.prol.loopexit, label %bb10.i.i.prol, !llvm.loop !35

bb10.i.i.prol.loopexit:                           ; preds = %bb10.i.i.prol, %bb10.i.i.preheader
  %.lcssa32.unr = phi ptr [ poison, %bb10.i.i.preheader ], [ %5, %bb10.i.i.prol ]
  %root2.sroa.0.011.i.i.unr = phi ptr [ %self1.sroa.5.sroa.5.0.copyload.i.i, %bb10.i.i.preheader ], [ %5, %bb10.i.i.prol ]
  %root.sroa.0.010.i.i.unr = phi i64 [ %self1.sroa.5.sroa.6.0.copyload.i.i, %bb10.i.i.preheader ], [ %6, %bb10.i.i.prol ]
  %7 = icmp ult i64 %self1.sroa.5.sroa.6.0.copyload.i.i, 8
  br i1 %7, label %bb2.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb10.i.i.prol.loopexit, %bb10.i.i
  %root2.sroa.0.011.i.i = phi ptr [ %15, %bb10.i.i ], [ %root2.sroa.0.011.i.i.unr, %bb10.i.i.prol.loopexit ]
  %root.sroa.0.010.i.i = phi i64 [ %16, %bb10.i.i ], [ %root.sroa.0.010.i.i.unr, %bb10.i.i.prol.loopexit ]
  %_22.i.i = getelementptr inbounds nuw i8, ptr %root2.sroa.0.011.i.i, i64 320
  %8 = load ptr, ptr %_22.i.i, align 8, !noalias !34, !nonnull !11, !noundef !11
  %_22.i.i.1 = getelementptr inbounds nuw i8, ptr %8, i64 320
  %9 = load ptr, ptr %_22.i.i.1, align 8, !noalias !34, !nonnull !11, !noundef !11
  %_22.i.i.2 = getelementptr inbounds nuw i8, ptr %9, i64 320
  %10 = load ptr, ptr %_22.i.i.2, align 8, !noalias !34, !nonnull !11, !noundef !11
  %_22.i.i.3 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %11 = load ptr, ptr %_22.i.i.3, align 8, !noalias !34, !nonnull !11, !noundef !11
  %_22.i.i.4 = getelementptr inbounds nuw i8, ptr %11, i64 320
  %12 = load ptr, ptr %_22.i.i.4, align 8, !noalias !34, !nonnull !11, !noundef !11
  %_22.i.i.5 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %13 = load ptr, ptr %_22.i.i.5, align 8, !noalias !34, !nonnull !11, !noundef !11
  %_22.i.i.6 = getelementptr inbounds nuw i8, ptr %13, i64 320
  %14 = load ptr, ptr %_22.i.i.6, align 8, !noalias !34, !nonnull !11, !noundef !11
  %_22.i.i.7 = getelementptr inbounds nuw i8, ptr %14, i64 320
  %15 = load ptr, ptr %_22.i.i.7, align 8, !noalias !34, !nonnull !11, !noundef !11
  %16 = add i64 %root.sroa.0.010.i.i, -8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %bb2.i, label %bb10.i.i

bb2.i:                                            ; preds = %bb10.i.i.prol.loopexit, %bb10.i.i, %bb3.i.i, %bb7.i.i
  %_3.sroa.8.0.ph.i = phi ptr [ null, %bb3.i.i ], [ %self1.sroa.5.sroa.5.0.copyload.i.i, %bb7.i.i ], [ null, %bb10.i.i ], [ null, %bb10.i.i.prol.loopexit ]
  %_3.sroa.0.0.ph.i = phi ptr [ %self1.sroa.5.sroa.5.0.copyload.i.i, %bb3.i.i ], [ %self1.sroa.5.sroa.0.0.copyload.i.i, %bb7.i.i ], [ %.lcssa32.unr, %bb10.i.i.prol.loopexit ], [ %15, %bb10.i.i ]
  %18 = ptrtoint ptr %_3.sroa.8.0.ph.i to i64
  %19 = load ptr, ptr %_3.sroa.0.0.ph.i, align 8, !noalias !37, !noundef !11
  %.not.i.i4.i.i = icmp eq ptr %19, null
  br i1 %.not.i.i4.i.i, label %"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$16deallocating_end17h46cebc171bc9704cE.exit.i", label %bb4.i.i

bb4.i.i:                                          ; preds = %bb2.i, %bb4.i.i
  %20 = phi ptr [ %21, %bb4.i.i ], [ %19, %bb2.i ]
  %edge.sroa.0.06.i.i = phi ptr [ %20, %bb4.i.i ], [ %_3.sroa.0.0.ph.i, %bb2.i ]
  %edge.sroa.3.05.i.i = phi i64 [ %_18.i.i.i.i, %bb4.i.i ], [ %18, %bb2.i ]
  %_18.i.i.i.i = add i64 %edge.sroa.3.05.i.i, 1
  %_10.not.i.i.i = icmp eq i64 %edge.sroa.3.05.i.i, 0
  %..i.i.i = select i1 %_10.not.i.i.i, i64 320, i64 416
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %edge.sroa.0.06.i.i, i64 noundef %..i.i.i, i64 noundef 8) #22, !noalias !42
  %21 = load ptr, ptr %20, align 8, !noalias !37, !noundef !11
  %.not.i.i.i.i = icmp eq ptr %21, null
  br i1 %.not.i.i.i.i, label %"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$16deallocating_end17h46cebc171bc9704cE.exit.i", label %bb4.i.i

"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$16deallocating_end17h46cebc171bc9704cE.exit.i": ; preds = %bb4.i.i, %bb2.i
  %edge.sroa.3.0.lcssa.i.i = phi i64 [ %18, %bb2.i ], [ %_18.i.i.i.i, %bb4.i.i ]
  %edge.sroa.0.0.lcssa.i.i = phi ptr [ %_3.sroa.0.0.ph.i, %bb2.i ], [ %20, %bb4.i.i ]
  %_10.not.i2.i.i = icmp eq i64 %edge.sroa.3.0.lcssa.i.i, 0
  %..i3.i.i = select i1 %_10.not.i2.i.i, i64 320, i64 416
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %edge.sroa.0.0.lcssa.i.i, i64 noundef %..i3.i.i, i64 noundef 8) #22, !noalias !42
  br label %"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$16deallocating_end17h74a3c40ad2d99168E.exit"

"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$16deallocating_end17h74a3c40ad2d99168E.exit": ; preds = %bb1, %"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$16deallocating_end17h46cebc171bc9704cE.exit.i"
  store ptr null, ptr %_0, align 8
  br label %bb7

bb4:                                              ; preds = %start
  %22 = add i64 %_2, -1
  store i64 %22, ptr %0, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  %_3.i.i = load i64, ptr %self, align 8, !range !49, !alias.scope !50, !noalias !51, !noundef !11
  %23 = trunc nuw i64 %_3.i.i to i1
  br i1 %23, label %bb1.i.i, label %bb6.i

bb1.i.i:                                          ; preds = %bb4
  %24 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %25 = load ptr, ptr %24, align 8, !alias.scope !50, !noalias !51, !noundef !11
  %.not.i.i1 = icmp eq ptr %25, null
  %26 = getelementptr inbounds nuw i8, ptr %self, i64 16
  br i1 %.not.i.i1, label %bb2.i.i, label %bb1.i.i.bb7.i_crit_edge

bb1.i.i.bb7.i_crit_edge:                          ; preds = %bb1.i.i
  %value.sroa.2.0.copyload.i.i.pre = load i64, ptr %26, align 8, !alias.scope !53, !noalias !56
  %value.sroa.3.0.v.sroa_idx.i.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %self, i64 24
  %value.sroa.3.0.copyload.i.i.pre = load i64, ptr %value.sroa.3.0.v.sroa_idx.i.i.phi.trans.insert, align 8, !alias.scope !53, !noalias !56
  br label %bb7.i

bb2.i.i:                                          ; preds = %bb1.i.i
  %27 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %28 = load i64, ptr %27, align 8, !alias.scope !50, !noalias !51, !noundef !11
  %self2.sroa.0.07.i.i = load ptr, ptr %26, align 8, !alias.scope !50, !noalias !51, !nonnull !11, !noundef !11
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %bb11.i.i, label %bb12.i.i.preheader

bb12.i.i.preheader:                               ; preds = %bb2.i.i
  %xtraiter = and i64 %28, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb12.i.i.prol.loopexit, label %bb12.i.i.prol

bb12.i.i.prol:                                    ; preds = %bb12.i.i.preheader, %bb12.i.i.prol
  %self2.sroa.0.09.i.i.prol = phi ptr [ %self2.sroa.0.0.i.i.prol, %bb12.i.i.prol ], [ %self2.sroa.0.07.i.i, %bb12.i.i.preheader ]
  %self1.sroa.0.08.i.i.prol = phi i64 [ %30, %bb12.i.i.prol ], [ %28, %bb12.i.i.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb12.i.i.prol ], [ 0, %bb12.i.i.preheader ]
  %_19.i.i.prol = getelementptr inbounds nuw i8, ptr %self2.sroa.0.09.i.i.prol, i64 320
  %30 = add i64 %self1.sroa.0.08.i.i.prol, -1
  %self2.sroa.0.0.i.i.prol = load ptr, ptr %_19.i.i.prol, align 8, !noalias !58, !nonnull !11, !noundef !11
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %bb12.i.i.prol.loopexit, label %bb12.i.i.prol, !llvm.loop !59

bb12.i.i.prol.loopexit:                           ; preds = %bb12.i.i.prol, %bb12.i.i.preheader
  %self2.sroa.0.0.i.i.lcssa.unr = phi ptr [ poison, %bb12.i.i.preheader ], [ %self2.sroa.0.0.i.i.prol, %bb12.i.i.prol ]
  %self2.sroa.0.09.i.i.unr = phi ptr [ %self2.sroa.0.07.i.i, %bb12.i.i.preheader ], [ %self2.sroa.0.0.i.i.prol, %bb12.i.i.prol ]
  %self1.sroa.0.08.i.i.unr = phi i64 [ %28, %bb12.i.i.preheader ], [ %30, %bb12.i.i.prol ]
  %31 = icmp ult i64 %28, 8
  br i1 %31, label %bb11.i.i, label %bb12.i.i

bb11.i.i:                                         ; preds = %bb12.i.i.prol.loopexit, %bb12.i.i, %bb2.i.i
  %self2.sroa.0.0.lcssa.i.i = phi ptr [ %self2.sroa.0.07.i.i, %bb2.i.i ], [ %self2.sroa.0.0.i.i.lcssa.unr, %bb12.i.i.prol.loopexit ], [ %self2.sroa.0.0.i.i.7, %bb12.i.i ]
  store i64 1, ptr %self, align 8, !alias.scope !50, !noalias !51
  br label %bb7.i

bb12.i.i:                                         ; preds = %bb12.i.i.prol.loopexit, %bb12.i.i
  %self2.sroa.0.09.i.i = phi ptr [ %self2.sroa.0.0.i.i.7, %bb12.i.i ], [ %self2.sroa.0.09.i.i.unr, %bb12.i.i.prol.loopexit ]
  %self1.sroa.0.08.i.i = phi i64 [ %32, %bb12.i.i ], [ %self1.sroa.0.08.i.i.unr, %bb12.i.i.prol.loopexit ]
  %_19.i.i = getelementptr inbounds nuw i8, ptr %self2.sroa.0.09.i.i, i64 320
  %self2.sroa.0.0.i.i = load ptr, ptr %_19.i.i, align 8, !noalias !58, !nonnull !11, !noundef !11
  %_19.i.i.1 = getelementptr inbounds nuw i8, ptr %self2.sroa.0.0.i.i, i64 320
  %self2.sroa.0.0.i.i.1 = load ptr, ptr %_19.i.i.1, align 8, !noalias !58, !nonnull !11, !noundef !11
  %_19.i.i.2 = getelementptr inbounds nuw i8, ptr %self2.sroa.0.0.i.i.1, i64 320
  %self2.sroa.0.0.i.i.2 = load ptr, ptr %_19.i.i.2, align 8, !noalias !58, !nonnull !11, !noundef !11
  %_19.i.i.3 = getelementptr inbounds nuw i8, ptr %self2.sroa.0.0.i.i.2, i64 320
  %self2.sroa.0.0.i.i.3 = load ptr, ptr %_19.i.i.3, align 8, !noalias !58, !nonnull !11, !noundef !11
  %_19.i.i.4 = getelementptr inbounds nuw i8, ptr %self2.sroa.0.0.i.i.3, i64 320
  %self2.sroa.0.0.i.i.4 = load ptr, ptr %_19.i.i.4, align 8, !noalias !58, !nonnull !11, !noundef !11
  %_19.i.i.5 = getelementptr inbounds nuw i8, ptr %self2.sroa.0.0.i.i.4, i64 320
  %self2.sroa.0.0.i.i.5 = load ptr, ptr %_19.i.i.5, align 8, !noalias !58, !nonnull !11, !noundef !11
  %_19.i.i.6 = getelementptr inbounds nuw i8, ptr %self2.sroa.0.0.i.i.5, i64 320
  %self2.sroa.0.0.i.i.6 = load ptr, ptr %_19.i.i.6, align 8, !noalias !58, !nonnull !11, !noundef !11
  %_19.i.i.7 = getelementptr inbounds nuw i8, ptr %self2.sroa.0.0.i.i.6, i64 320
  %32 = add i64 %self1.sroa.0.08.i.i, -8
  %self2.sroa.0.0.i.i.7 = load ptr, ptr %_19.i.i.7, align 8, !noalias !58, !nonnull !11, !noundef !11
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %bb11.i.i, label %bb12.i.i

bb7.i:                                            ; preds = %bb1.i.i.bb7.i_crit_edge, %bb11.i.i
  %value.sroa.3.0.copyload.i.i = phi i64 [ %value.sroa.3.0.copyload.i.i.pre, %bb1.i.i.bb7.i_crit_edge ], [ 0, %bb11.i.i ]
  %value.sroa.2.0.copyload.i.i = phi i64 [ %value.sroa.2.0.copyload.i.i.pre, %bb1.i.i.bb7.i_crit_edge ], [ 0, %bb11.i.i ]
  %value.sroa.0.0.copyload.i.i = phi ptr [ %25, %bb1.i.i.bb7.i_crit_edge ], [ %self2.sroa.0.0.lcssa.i.i, %bb11.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60)
  %value.sroa.2.0.v.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %value.sroa.3.0.v.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %self, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %value.sroa.0.0.copyload.i.i, i64 318
  %_2219.i.i.i.i = load i16, ptr %34, align 2, !noalias !61, !noundef !11
  %_1820.i.i.i.i = zext i16 %_2219.i.i.i.i to i64
  %_1621.i.i.i.i = icmp ult i64 %value.sroa.3.0.copyload.i.i, %_1820.i.i.i.i
  br i1 %_1621.i.i.i.i, label %bb12.i.i.i.i, label %bb13.i.i.i.i

bb13.i.i.i.i:                                     ; preds = %bb7.i, %bb7.i.i.i.i
  %edge.sroa.0.023.i.i.i.i = phi ptr [ %35, %bb7.i.i.i.i ], [ %value.sroa.0.0.copyload.i.i, %bb7.i ]
  %edge.sroa.5.022.i.i.i.i = phi i64 [ %_18.i.i.i.i.i.i, %bb7.i.i.i.i ], [ %value.sroa.2.0.copyload.i.i, %bb7.i ]
  %35 = load ptr, ptr %edge.sroa.0.023.i.i.i.i, align 8, !noalias !68, !noundef !11
  %.not.i.i.i.i.i.i = icmp eq ptr %35, null
  br i1 %.not.i.i.i.i.i.i, label %bb3.i.i.i, label %bb7.i.i.i.i

bb12.loopexit.i.i.i.i:                            ; preds = %bb7.i.i.i.i
  %_20.i.i.i.i.i.i = zext i16 %41 to i64
  br label %bb12.i.i.i.i

bb12.i.i.i.i:                                     ; preds = %bb12.loopexit.i.i.i.i, %bb7.i
  %edge.sroa.8.0.lcssa.i.i.i.i = phi i64 [ %value.sroa.3.0.copyload.i.i, %bb7.i ], [ %_20.i.i.i.i.i.i, %bb12.loopexit.i.i.i.i ]
  %edge.sroa.5.0.lcssa.i.i.i.i = phi i64 [ %value.sroa.2.0.copyload.i.i, %bb7.i ], [ %_18.i.i.i.i.i.i, %bb12.loopexit.i.i.i.i ]
  %edge.sroa.0.0.lcssa.i.i.i.i = phi ptr [ %value.sroa.0.0.copyload.i.i, %bb7.i ], [ %35, %bb12.loopexit.i.i.i.i ]
  %36 = icmp eq i64 %edge.sroa.5.0.lcssa.i.i.i.i, 0
  br i1 %36, label %bb2.i.i.i.i.i, label %bb3.i.i.i.i.i

bb2.i.i.i.i.i:                                    ; preds = %bb12.i.i.i.i
  %_11.i.i.i.i.i = add nuw nsw i64 %edge.sroa.8.0.lcssa.i.i.i.i, 1
  br label %"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE.exit"

bb3.i.i.i.i.i:                                    ; preds = %bb12.i.i.i.i
  %37 = getelementptr i8, ptr %edge.sroa.0.0.lcssa.i.i.i.i, i64 328
  %self9.i.i.i.i.i = getelementptr ptr, ptr %37, i64 %edge.sroa.8.0.lcssa.i.i.i.i
  %xtraiter38 = and i64 %edge.sroa.5.0.lcssa.i.i.i.i, 7
  %lcmp.mod39.not = icmp eq i64 %xtraiter38, 0
  br i1 %lcmp.mod39.not, label %bb6.i.i.i.i.i.prol.loopexit, label %bb6.i.i.i.i.i.prol

bb6.i.i.i.i.i.prol:                               ; preds = %bb3.i.i.i.i.i, %bb6.i.i.i.i.i.prol
  %node.sroa.0.0.in.i.i.i.i.i.prol = phi ptr [ %_29.i.i.i.i.i.prol, %bb6.i.i.i.i.i.prol ], [ %self9.i.i.i.i.i, %bb3.i.i.i.i.i ]
  %self1.sroa.0.0.in.i.i.i.i.i.prol = phi i64 [ %self1.sroa.0.0.i.i.i.i.i.prol, %bb6.i.i.i.i.i.prol ], [ %edge.sroa.5.0.lcssa.i.i.i.i, %bb3.i.i.i.i.i ]
  %prol.iter40 = phi i64 [ %prol.iter40.next, %bb6.i.i.i.i.i.prol ], [ 0, %bb3.i.i.i.i.i ]
  %self1.sroa.0.0.i.i.i.i.i.prol = add i64 %self1.sroa.0.0.in.i.i.i.i.i.prol, -1
  %node.sroa.0.0.i.i.i.i.i.prol = load ptr, ptr %node.sroa.0.0.in.i.i.i.i.i.prol, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i.prol = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.prol, i64 320
  %prol.iter40.next = add i64 %prol.iter40, 1
  %prol.iter40.cmp.not = icmp eq i64 %prol.iter40.next, %xtraiter38
  br i1 %prol.iter40.cmp.not, label %bb6.i.i.i.i.i.prol.loopexit, label %bb6.i.i.i.i.i.prol, !llvm.loop !77

bb6.i.i.i.i.i.prol.loopexit:                      ; preds = %bb6.i.i.i.i.i.prol, %bb3.i.i.i.i.i
  %node.sroa.0.0.i.i.i.i.i.lcssa.unr = phi ptr [ poison, %bb3.i.i.i.i.i ], [ %node.sroa.0.0.i.i.i.i.i.prol, %bb6.i.i.i.i.i.prol ]
  %node.sroa.0.0.in.i.i.i.i.i.unr = phi ptr [ %self9.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %_29.i.i.i.i.i.prol, %bb6.i.i.i.i.i.prol ]
  %self1.sroa.0.0.in.i.i.i.i.i.unr = phi i64 [ %edge.sroa.5.0.lcssa.i.i.i.i, %bb3.i.i.i.i.i ], [ %self1.sroa.0.0.i.i.i.i.i.prol, %bb6.i.i.i.i.i.prol ]
  %38 = icmp ult i64 %edge.sroa.5.0.lcssa.i.i.i.i, 8
  br i1 %38, label %"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE.exit", label %bb6.i.i.i.i.i

bb6.i.i.i.i.i:                                    ; preds = %bb6.i.i.i.i.i.prol.loopexit, %bb6.i.i.i.i.i
  %node.sroa.0.0.in.i.i.i.i.i = phi ptr [ %_29.i.i.i.i.i.7, %bb6.i.i.i.i.i ], [ %node.sroa.0.0.in.i.i.i.i.i.unr, %bb6.i.i.i.i.i.prol.loopexit ]
  %self1.sroa.0.0.in.i.i.i.i.i = phi i64 [ %self1.sroa.0.0.i.i.i.i.i.7, %bb6.i.i.i.i.i ], [ %self1.sroa.0.0.in.i.i.i.i.i.unr, %bb6.i.i.i.i.i.prol.loopexit ]
  %node.sroa.0.0.i.i.i.i.i = load ptr, ptr %node.sroa.0.0.in.i.i.i.i.i, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i, i64 320
  %node.sroa.0.0.i.i.i.i.i.1 = load ptr, ptr %_29.i.i.i.i.i, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.1, i64 320
  %node.sroa.0.0.i.i.i.i.i.2 = load ptr, ptr %_29.i.i.i.i.i.1, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.2, i64 320
  %node.sroa.0.0.i.i.i.i.i.3 = load ptr, ptr %_29.i.i.i.i.i.2, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.3, i64 320
  %node.sroa.0.0.i.i.i.i.i.4 = load ptr, ptr %_29.i.i.i.i.i.3, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.4, i64 320
  %node.sroa.0.0.i.i.i.i.i.5 = load ptr, ptr %_29.i.i.i.i.i.4, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.5, i64 320
  %node.sroa.0.0.i.i.i.i.i.6 = load ptr, ptr %_29.i.i.i.i.i.5, align 8, !noalias !73, !nonnull !11, !noundef !11
  %_29.i.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.6, i64 320
  %self1.sroa.0.0.i.i.i.i.i.7 = add i64 %self1.sroa.0.0.in.i.i.i.i.i, -8
  %node.sroa.0.0.i.i.i.i.i.7 = load ptr, ptr %_29.i.i.i.i.i.6, align 8, !noalias !73, !nonnull !11, !noundef !11
  %39 = icmp eq i64 %self1.sroa.0.0.i.i.i.i.i.7, 0
  %_29.i.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.i.i.i.i.i.7, i64 320
  br i1 %39, label %"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE.exit", label %bb6.i.i.i.i.i

bb7.i.i.i.i:                                      ; preds = %bb13.i.i.i.i
  %_18.i.i.i.i.i.i = add i64 %edge.sroa.5.022.i.i.i.i, 1
  %40 = getelementptr inbounds nuw i8, ptr %edge.sroa.0.023.i.i.i.i, i64 316
  %41 = load i16, ptr %40, align 4, !noalias !68
  %_10.not.i.i.i.i.i = icmp eq i64 %edge.sroa.5.022.i.i.i.i, 0
  %..i.i.i.i.i = select i1 %_10.not.i.i.i.i.i, i64 320, i64 416
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %edge.sroa.0.023.i.i.i.i, i64 noundef %..i.i.i.i.i, i64 noundef 8) #22, !noalias !78
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 318
  %_22.i.i.i.i = load i16, ptr %42, align 2, !noalias !61, !noundef !11
  %_16.i.i.i.i = icmp ult i16 %41, %_22.i.i.i.i
  br i1 %_16.i.i.i.i, label %bb12.loopexit.i.i.i.i, label %bb13.i.i.i.i

bb3.i.i.i:                                        ; preds = %bb13.i.i.i.i
  %_10.not.i14.i.i.i.i = icmp eq i64 %edge.sroa.5.022.i.i.i.i, 0
  %..i15.i.i.i.i = select i1 %_10.not.i14.i.i.i.i, i64 320, i64 416
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %edge.sroa.0.023.i.i.i.i, i64 noundef %..i15.i.i.i.i, i64 noundef 8) #22, !noalias !78
; invoke core::option::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9a0a6789de9e01112839dcd2a0d69581) #24
          to label %.noexc.i.i unwind label %cleanup.i.i, !noalias !79

.noexc.i.i:                                       ; preds = %bb3.i.i.i
  unreachable

cleanup.i.i:                                      ; preds = %bb3.i.i.i
  %43 = landingpad { ptr, i32 }
          cleanup
  tail call void @llvm.trap()
  unreachable

bb6.i:                                            ; preds = %bb4
; call core::option::unwrap_failed
  tail call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_75a3713f251cf84840fa969650f01ded) #23, !noalias !80
  unreachable

"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE.exit": ; preds = %bb6.i.i.i.i.i.prol.loopexit, %bb6.i.i.i.i.i, %bb2.i.i.i.i.i
  %self.sroa.7.0.ph.i.i.i = phi i64 [ %_11.i.i.i.i.i, %bb2.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i.prol.loopexit ]
  %self.sroa.0.0.ph.i.i.i = phi ptr [ %edge.sroa.0.0.lcssa.i.i.i.i, %bb2.i.i.i.i.i ], [ %node.sroa.0.0.i.i.i.i.i.lcssa.unr, %bb6.i.i.i.i.i.prol.loopexit ], [ %node.sroa.0.0.i.i.i.i.i.7, %bb6.i.i.i.i.i ]
  store ptr %self.sroa.0.0.ph.i.i.i, ptr %24, align 8, !alias.scope !53, !noalias !56
  store i64 0, ptr %value.sroa.2.0.v.sroa_idx.i.i, align 8, !alias.scope !53, !noalias !56
  store i64 %self.sroa.7.0.ph.i.i.i, ptr %value.sroa.3.0.v.sroa_idx.i.i, align 8, !alias.scope !53, !noalias !56
  store ptr %edge.sroa.0.0.lcssa.i.i.i.i, ptr %_0, align 8
  %_7.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %edge.sroa.5.0.lcssa.i.i.i.i, ptr %_7.sroa.4.0._0.sroa_idx, align 8
  %_7.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %edge.sroa.8.0.lcssa.i.i.i.i, ptr %_7.sroa.5.0._0.sroa_idx, align 8
  br label %bb7

bb7:                                              ; preds = %"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE.exit", %"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$16deallocating_end17h74a3c40ad2d99168E.exit"
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef double @area(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %shape) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %_13 = alloca [72 x i8], align 8
  %0 = load i64, ptr %shape, align 8, !range !81, !noundef !11
  %1 = xor i64 %0, -9223372036854775808
  %2 = icmp slt i64 %0, 0
  %_2 = select i1 %2, i64 %1, i64 2
  %3 = getelementptr inbounds nuw i8, ptr %shape, i64 8
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ]

bb1:                                              ; preds = %start
  unreachable

bb4:                                              ; preds = %start
  %_21 = load double, ptr %3, align 8, !noundef !11
  %_4 = fmul double %_21, 0x400921FB54442D18
  %4 = fmul double %_21, %_4
  br label %bb6

bb3:                                              ; preds = %start
  %_19 = load double, ptr %3, align 8, !noundef !11
  %5 = getelementptr inbounds nuw i8, ptr %shape, i64 16
  %_20 = load double, ptr %5, align 8, !noundef !11
  %6 = fmul double %_19, %_20
  br label %bb6

bb2:                                              ; preds = %start
  %_18 = load ptr, ptr %3, align 8, !nonnull !11, !noundef !11
  %7 = getelementptr inbounds nuw i8, ptr %shape, i64 16
  %_17 = load i64, ptr %7, align 8, !noundef !11
  %_25.idx = shl nuw nsw i64 %_17, 4
  %_25 = getelementptr inbounds nuw i8, ptr %_18, i64 %_25.idx
  tail call void @llvm.experimental.noalias.scope.decl(metadata !82)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !85)
  %8 = getelementptr inbounds nuw i8, ptr %_13, i64 8
  store ptr %_25, ptr %8, align 8, !alias.scope !88, !noalias !91
  %9 = getelementptr inbounds nuw i8, ptr %_13, i64 16
  store ptr %_18, ptr %9, align 8, !alias.scope !92
  %next.sroa.0.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_13, i64 24
  store ptr %_25, ptr %next.sroa.0.sroa.2.0..sroa_idx, align 8, !alias.scope !92
  %next.sroa.0.sroa.3.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_13, i64 32
  store ptr %_18, ptr %next.sroa.0.sroa.3.0..sroa_idx, align 8, !alias.scope !92
  %next.sroa.0.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_13, i64 40
  store ptr %_25, ptr %next.sroa.0.sroa.4.0..sroa_idx, align 8, !alias.scope !92
  %next.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_13, i64 48
  store i64 1, ptr %next.sroa.2.0..sroa_idx, align 8, !alias.scope !92
  %10 = getelementptr inbounds nuw i8, ptr %_13, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false), !alias.scope !88, !noalias !91
  tail call void @llvm.experimental.noalias.scope.decl(metadata !93)
  %_6.i.i14.i = icmp eq i64 %_17, 0
  br i1 %_6.i.i14.i, label %bb6, label %bb9.i.i

bb9.ithread-pre-split.i:                          ; preds = %bb3.i
  %_3.i.i.pr.i = load i64, ptr %next.sroa.2.0..sroa_idx, align 8, !alias.scope !96
  br label %bb9.i.i

bb9.i.i:                                          ; preds = %bb2, %bb9.ithread-pre-split.i
  %_3.i.i.i = phi i64 [ %_3.i.i.pr.i, %bb9.ithread-pre-split.i ], [ 1, %bb2 ]
  %end_or_len.i.i35.i = phi ptr [ %end_or_len.i.i.i, %bb9.ithread-pre-split.i ], [ %_25, %bb2 ]
  %ptr.i.i17.i = phi ptr [ %ptr.i.i.i, %bb9.ithread-pre-split.i ], [ %_18, %bb2 ]
  %accum.sroa.0.015.i = phi double [ %_0.i3.i.i, %bb9.ithread-pre-split.i ], [ -0.000000e+00, %bb2 ]
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %ptr.i.i17.i, i64 16
  store ptr %_16.i.i.i, ptr %_13, align 8, !alias.scope !101
  %b.not.i.i.i = icmp eq i64 %_3.i.i.i, 0
  br i1 %b.not.i.i.i, label %bb6.i7.i.i, label %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.i", !prof !104

bb6.i7.i.i:                                       ; preds = %bb9.i.i
  %ptr.i.i.i.i.i = load ptr, ptr %next.sroa.0.sroa.3.0..sroa_idx, align 8, !alias.scope !105, !nonnull !11, !noundef !11
  %end_or_len.i.i.i.i.i = load ptr, ptr %next.sroa.0.sroa.4.0..sroa_idx, align 8, !alias.scope !105, !nonnull !11, !noundef !11
  %_6.i.i.i.i.i = icmp eq ptr %ptr.i.i.i.i.i, %end_or_len.i.i.i.i.i
  br i1 %_6.i.i.i.i.i, label %bb3.i.i.i.i, label %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.thread9.i"

bb3.i.i.i.i:                                      ; preds = %bb6.i7.i.i
  %self.val.i.i.i.i = load ptr, ptr %9, align 8, !alias.scope !110, !nonnull !11, !noundef !11
  %self.val1.i.i.i.i = load ptr, ptr %next.sroa.0.sroa.2.0..sroa_idx, align 8, !alias.scope !110, !noundef !11
  store ptr %self.val1.i.i.i.i, ptr %next.sroa.0.sroa.4.0..sroa_idx, align 8, !alias.scope !110
  %_6.i4.i.i.i.i = icmp eq ptr %self.val.i.i.i.i, %self.val1.i.i.i.i
  br i1 %_6.i4.i.i.i.i, label %"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E.exit.loopexit6", label %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.thread9.i"

"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.thread9.i": ; preds = %bb3.i.i.i.i, %bb6.i7.i.i
  %self.val.sink.i.i.i.i = phi ptr [ %ptr.i.i.i.i.i, %bb6.i7.i.i ], [ %self.val.i.i.i.i, %bb3.i.i.i.i ]
  %_16.i6.i.i.i.i = getelementptr inbounds nuw i8, ptr %self.val.sink.i.i.i.i, i64 16
  store ptr %_16.i6.i.i.i.i, ptr %next.sroa.0.sroa.3.0..sroa_idx, align 8, !alias.scope !110
  br label %bb3.i

"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.i": ; preds = %bb9.i.i
  store i64 0, ptr %next.sroa.2.0..sroa_idx, align 8, !alias.scope !96
; call core::iter::traits::iterator::Iterator::nth
  %11 = call fastcc noundef align 8 ptr @_ZN4core4iter6traits8iterator8Iterator3nth17hfb6d9608e6f4253eE(ptr noalias noundef nonnull align 8 dereferenceable(40) %9, i64 noundef %_3.i.i.i) #25, !alias.scope !96
  %.not4.i.i = icmp eq ptr %11, null
  br i1 %.not4.i.i, label %"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E.exit.loopexit6", label %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.bb3_crit_edge.i"

"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.bb3_crit_edge.i": ; preds = %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.i"
  %ptr.i.i.pre.i = load ptr, ptr %_13, align 8, !alias.scope !101
  %end_or_len.i.i.pre.i = load ptr, ptr %8, align 8, !alias.scope !101
  br label %bb3.i

bb3.i:                                            ; preds = %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.bb3_crit_edge.i", %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.thread9.i"
  %end_or_len.i.i.i = phi ptr [ %end_or_len.i.i.pre.i, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.bb3_crit_edge.i" ], [ %end_or_len.i.i35.i, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.thread9.i" ]
  %ptr.i.i.i = phi ptr [ %ptr.i.i.pre.i, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.bb3_crit_edge.i" ], [ %_16.i.i.i, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.thread9.i" ]
  %_0.sroa.4.0.i.i = phi ptr [ %11, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.bb3_crit_edge.i" ], [ %self.val.sink.i.i.i.i, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.thread9.i" ]
  %12 = load <2 x double>, ptr %ptr.i.i17.i, align 8, !noalias !93
  %13 = load <2 x double>, ptr %_0.sroa.4.0.i.i, align 8, !noalias !93
  %14 = shufflevector <2 x double> %13, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %15 = fmul <2 x double> %12, %14
  %shift = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop = fsub <2 x double> %15, %shift
  %_0.i.i.i = extractelement <2 x double> %foldExtExtBinop, i64 0
  %_0.i3.i.i = fadd double %accum.sroa.0.015.i, %_0.i.i.i
  %_6.i.i.i = icmp eq ptr %ptr.i.i.i, %end_or_len.i.i.i
  br i1 %_6.i.i.i, label %"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E.exit.loopexit6", label %bb9.ithread-pre-split.i, !llvm.loop !111

"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E.exit.loopexit6": ; preds = %bb3.i, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.i", %bb3.i.i.i.i
  %accum.sroa.0.0.lcssa.i.ph7 = phi double [ %accum.sroa.0.015.i, %bb3.i.i.i.i ], [ %accum.sroa.0.015.i, %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE.exit.i.i" ], [ %_0.i3.i.i, %bb3.i ]
  %16 = tail call double @llvm.fabs.f64(double %accum.sroa.0.0.lcssa.i.ph7)
  %17 = fmul double %16, 5.000000e-01
  br label %bb6

bb6:                                              ; preds = %bb2, %"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E.exit.loopexit6", %bb3, %bb4
  %_0.sroa.0.0 = phi double [ %4, %bb4 ], [ %6, %bb3 ], [ 0.000000e+00, %bb2 ], [ %17, %"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E.exit.loopexit6" ]
  ret double %_0.sroa.0.0
}

; Function Attrs: nonlazybind uwtable
define void @checked(ptr dead_on_unwind noalias noundef writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull readonly align 8 captures(none) %values.0, i64 noundef range(i64 0, 1152921504606846976) %values.1, i64 noundef %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %args.i = alloca [16 x i8], align 8
  %_16 = alloca [24 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  %_12 = icmp ult i64 %0, %values.1
  br i1 %_12, label %bb2, label %bb3

bb3:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %_16)
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i), !noalias !113
  store ptr %index, ptr %args.i, align 8, !noalias !113
  %_4.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_4.sroa.4.0..sroa_idx.i, align 8, !noalias !113
; call alloc::fmt::format::format_inner
  call void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_16, ptr noundef nonnull @alloc_ff7f4a71e47c7ea57408ec9a81d26a06, ptr noundef nonnull %args.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args.i), !noalias !113
  %_4.sroa.0.0.copyload = load i64, ptr %_16, align 8
  %_4.sroa.6.0._16.sroa_idx = getelementptr inbounds nuw i8, ptr %_16, i64 8
  %_4.sroa.6.0.copyload = load ptr, ptr %_4.sroa.6.0._16.sroa_idx, align 8
  %_4.sroa.8.0._16.sroa_idx = getelementptr inbounds nuw i8, ptr %_16, i64 16
  %_4.sroa.8.0.copyload = load i64, ptr %_4.sroa.8.0._16.sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %_16)
  store i64 %_4.sroa.0.0.copyload, ptr %_0, align 8
  %_25.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %_4.sroa.6.0.copyload, ptr %_25.sroa.2.0._0.sroa_idx, align 8
  %_25.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %_4.sroa.8.0.copyload, ptr %_25.sroa.3.0._0.sroa_idx, align 8
  br label %bb1

bb2:                                              ; preds = %start
  %_14 = getelementptr inbounds nuw i64, ptr %values.0, i64 %0
  %_11 = load i64, ptr %_14, align 8, !noundef !11
  %1 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_11, i64 3)
  %_22.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_22.1, label %bb5, label %bb7, !prof !24

bb1:                                              ; preds = %bb7, %bb5, %bb3
  ret void

bb7:                                              ; preds = %bb2
  %_22.0 = extractvalue { i64, i1 } %1, 0
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_22.0, ptr %2, align 8
  store i64 -9223372036854775808, ptr %_0, align 8
  br label %bb1

bb5:                                              ; preds = %bb2
; call host::checked::{{closure}}
  tail call fastcc void @"_ZN4host7checked28_$u7b$$u7b$closure$u7d$$u7d$17h47d6d6a9b27c5eedE"(ptr noalias noundef align 8 captures(none) dereferenceable(24) %_0) #25
  br label %bb1
}

; Function Attrs: nonlazybind uwtable
define void @matmul(ptr noalias noundef nonnull readonly align 4 captures(none) %a.0, i64 noundef range(i64 0, 2305843009213693952) %a.1, ptr noalias noundef nonnull readonly align 4 captures(none) %b.0, i64 noundef range(i64 0, 2305843009213693952) %b.1, ptr noalias noundef nonnull align 4 captures(none) %c.0, i64 noundef range(i64 0, 2305843009213693952) %c.1, i64 noundef %n) unnamed_addr #0 {
start:
  %_2513.not = icmp eq i64 %n, 0
  br i1 %_2513.not, label %bb8, label %bb7.preheader

bb7.preheader:                                    ; preds = %start
  %0 = add i64 %n, -1
  br label %bb7

bb1.loopexit:                                     ; preds = %bb2.loopexit
  %exitcond22.not = icmp eq i64 %4, %n
  br i1 %exitcond22.not, label %bb8, label %bb7

bb8:                                              ; preds = %bb1.loopexit, %start
  ret void

bb7:                                              ; preds = %bb7.preheader, %bb1.loopexit
  %iter.sroa.0.014 = phi i64 [ %4, %bb1.loopexit ], [ 0, %bb7.preheader ]
  %1 = mul i64 %n, %iter.sroa.0.014
  %umax = tail call i64 @llvm.umax.i64(i64 %c.1, i64 %1)
  %2 = mul i64 %n, %iter.sroa.0.014
  %3 = sub i64 %umax, %2
  %4 = add nuw i64 %iter.sroa.0.014, 1
  %_11 = mul i64 %iter.sroa.0.014, %n
  %invariant.gep54 = getelementptr float, ptr %c.0, i64 %_11
  br label %bb9

bb2.loopexit:                                     ; preds = %bb6
  %exitcond21.not = icmp eq i64 %9, %n
  br i1 %exitcond21.not, label %bb1.loopexit, label %bb9

bb9:                                              ; preds = %bb7, %bb2.loopexit
  %iter1.sroa.0.012 = phi i64 [ 0, %bb7 ], [ %9, %bb2.loopexit ]
  %5 = mul i64 %n, %iter1.sroa.0.012
  %umax37 = tail call i64 @llvm.umax.i64(i64 %b.1, i64 %5)
  %6 = mul i64 %n, %iter1.sroa.0.012
  %7 = sub i64 %umax37, %6
  %umin = tail call i64 @llvm.umin.i64(i64 %3, i64 %7)
  %umin38 = tail call i64 @llvm.umin.i64(i64 %umin, i64 %0)
  %8 = add i64 %umin38, 1
  %9 = add nuw nsw i64 %iter1.sroa.0.012, 1
  %_10 = add nuw nsw i64 %iter1.sroa.0.012, %_11
  %_13 = icmp ult i64 %_10, %a.1
  br i1 %_13, label %bb3, label %panic

bb3:                                              ; preds = %bb9
  %10 = getelementptr inbounds nuw float, ptr %a.0, i64 %_10
  %scale = load float, ptr %10, align 4, !noundef !11
  %_19 = mul i64 %iter1.sroa.0.012, %n
  %min.iters.check = icmp ult i64 %8, 9
  br i1 %min.iters.check, label %bb11.preheader, label %vector.ph

bb11.preheader:                                   ; preds = %vector.body, %bb3
  %iter2.sroa.0.011.ph = phi i64 [ 0, %bb3 ], [ %n.vec, %vector.body ]
  br label %bb11

vector.ph:                                        ; preds = %bb3
  %n.mod.vf = and i64 %8, 7
  %11 = icmp eq i64 %n.mod.vf, 0
  %12 = select i1 %11, i64 8, i64 %n.mod.vf
  %n.vec = sub i64 %8, %12
  %broadcast.splatinsert = insertelement <4 x float> poison, float %scale, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  %invariant.gep = getelementptr float, ptr %b.0, i64 %_19
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %gep = getelementptr float, ptr %invariant.gep, i64 %index
  %13 = getelementptr inbounds nuw i8, ptr %gep, i64 16
  %wide.load = load <4 x float>, ptr %gep, align 4
  %wide.load39 = load <4 x float>, ptr %13, align 4
  %14 = fmul <4 x float> %broadcast.splat, %wide.load
  %15 = fmul <4 x float> %broadcast.splat, %wide.load39
  %gep55 = getelementptr float, ptr %invariant.gep54, i64 %index
  %16 = getelementptr inbounds nuw i8, ptr %gep55, i64 16
  %wide.load40 = load <4 x float>, ptr %gep55, align 4
  %wide.load41 = load <4 x float>, ptr %16, align 4
  %17 = fadd <4 x float> %wide.load40, %14
  %18 = fadd <4 x float> %wide.load41, %15
  store <4 x float> %17, ptr %gep55, align 4
  store <4 x float> %18, ptr %16, align 4
  %index.next = add nuw i64 %index, 8
  %19 = icmp eq i64 %index.next, %n.vec
  br i1 %19, label %bb11.preheader, label %vector.body, !llvm.loop !117

panic:                                            ; preds = %bb9
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_10, i64 noundef %a.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_852d7b34204a709d364c2478884c8182) #24
  unreachable

bb11:                                             ; preds = %bb11.preheader, %bb6
  %iter2.sroa.0.011 = phi i64 [ %20, %bb6 ], [ %iter2.sroa.0.011.ph, %bb11.preheader ]
  %20 = add nuw nsw i64 %iter2.sroa.0.011, 1
  %_18 = add nuw nsw i64 %iter2.sroa.0.011, %_19
  %_21 = icmp ult i64 %_18, %b.1
  br i1 %_21, label %bb5, label %panic3

bb5:                                              ; preds = %bb11
  %_22 = add nuw nsw i64 %iter2.sroa.0.011, %_11
  %_24 = icmp ult i64 %_22, %c.1
  br i1 %_24, label %bb6, label %panic4

panic3:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_18, i64 noundef %b.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b2805d94e3e0f7ca3e39a1ce5344c5ce) #24
  unreachable

bb6:                                              ; preds = %bb5
  %21 = getelementptr inbounds nuw float, ptr %b.0, i64 %_18
  %_17 = load float, ptr %21, align 4, !noundef !11
  %_16 = fmul float %scale, %_17
  %22 = getelementptr inbounds nuw float, ptr %c.0, i64 %_22
  %23 = load float, ptr %22, align 4, !noundef !11
  %24 = fadd float %23, %_16
  store float %24, ptr %22, align 4
  %exitcond.not = icmp eq i64 %20, %n
  br i1 %exitcond.not, label %bb2.loopexit, label %bb11, !llvm.loop !120

panic4:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_22, i64 noundef %c.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_21bf95e34e965618cf55ed2bd112efee) #24
  unreachable
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable
define void @softmax(ptr noalias noundef nonnull align 4 captures(address) %row.0, i64 noundef range(i64 0, 2305843009213693952) %row.1) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %_20.idx = shl nuw nsw i64 %row.1, 2
  %_20 = getelementptr inbounds nuw i8, ptr %row.0, i64 %_20.idx
  %0 = icmp eq i64 %row.1, 0
  br i1 %0, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17hce2a48e0dbd9a4f3E.exit", label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %start
  %min.iters.check = icmp samesign ult i64 %row.1, 8
  br i1 %min.iters.check, label %bb8.i.preheader24, label %vector.ph

vector.ph:                                        ; preds = %bb8.i.preheader
  %n.vec = and i64 %row.1, 2305843009213693944
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x float> [ splat (float 0xFFF0000000000000), %vector.ph ], [ %3, %vector.body ]
  %vec.phi9 = phi <4 x float> [ splat (float 0xFFF0000000000000), %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw float, ptr %row.0, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x float>, ptr %1, align 4
  %wide.load10 = load <4 x float>, ptr %2, align 4
  %3 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %vec.phi, <4 x float> %wide.load)
  %4 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %vec.phi9, <4 x float> %wide.load10)
  %index.next = add nuw i64 %index, 8
  %5 = fcmp uno <4 x float> %wide.load, %wide.load10
  %6 = freeze <4 x i1> %5
  %7 = bitcast <4 x i1> %6 to i4
  %8 = icmp ne i4 %7, 0
  %9 = icmp eq i64 %index.next, %n.vec
  %10 = or i1 %8, %9
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !121

middle.block:                                     ; preds = %vector.body
  %11 = select i1 %8, <4 x float> %vec.phi, <4 x float> %3
  %12 = select i1 %8, <4 x float> %vec.phi9, <4 x float> %4
  %13 = select i1 %8, i64 %index, i64 %n.vec
  %rdx.minmax = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %11, <4 x float> %12)
  %14 = tail call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %rdx.minmax)
  %cmp.n = icmp ne i64 %row.1, %n.vec
  %.not = or i1 %cmp.n, %8
  br i1 %.not, label %bb8.i.preheader24, label %bb5.preheader

bb8.i.preheader24:                                ; preds = %bb8.i.preheader, %middle.block
  %i.sroa.0.0.i.ph = phi i64 [ 0, %bb8.i.preheader ], [ %13, %middle.block ]
  %acc.sroa.0.0.i.ph = phi float [ 0xFFF0000000000000, %bb8.i.preheader ], [ %14, %middle.block ]
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i.preheader24, %bb8.i
  %i.sroa.0.0.i = phi i64 [ %_27.i, %bb8.i ], [ %i.sroa.0.0.i.ph, %bb8.i.preheader24 ]
  %acc.sroa.0.0.i = phi float [ %15, %bb8.i ], [ %acc.sroa.0.0.i.ph, %bb8.i.preheader24 ]
  %_45.i = getelementptr inbounds nuw float, ptr %row.0, i64 %i.sroa.0.0.i
  %_45.val.i = load float, ptr %_45.i, align 4, !noundef !11
  %15 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i, float %_45.val.i)
  %_27.i = add nuw nsw i64 %i.sroa.0.0.i, 1
  %_28.i = icmp eq i64 %_27.i, %row.1
  br i1 %_28.i, label %bb5.preheader, label %bb8.i, !llvm.loop !122

bb5.preheader:                                    ; preds = %bb8.i, %middle.block
  %.lcssa8 = phi float [ %14, %middle.block ], [ %15, %bb8.i ]
  %16 = add nsw i64 %_20.idx, -4
  %17 = lshr exact i64 %16, 2
  %18 = add nuw nsw i64 %17, 1
  %xtraiter = and i64 %18, 3
  %19 = and i64 %16, 12
  %lcmp.mod.not = icmp eq i64 %19, 12
  br i1 %lcmp.mod.not, label %bb5.prol.loopexit, label %bb5.prol

bb5.prol:                                         ; preds = %bb5.preheader, %bb5.prol
  %iter.sroa.0.03.prol = phi ptr [ %_40.prol, %bb5.prol ], [ %row.0, %bb5.preheader ]
  %storemerge2.prol = phi float [ %21, %bb5.prol ], [ 0.000000e+00, %bb5.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb5.prol ], [ 0, %bb5.preheader ]
  %_40.prol = getelementptr inbounds nuw i8, ptr %iter.sroa.0.03.prol, i64 4
  %_10.prol = load float, ptr %iter.sroa.0.03.prol, align 4, !noundef !11
  %_9.prol = fsub float %_10.prol, %.lcssa8
  %20 = tail call float @llvm.exp.f32(float %_9.prol)
  store float %20, ptr %iter.sroa.0.03.prol, align 4
  %21 = fadd float %storemerge2.prol, %20
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %bb5.prol.loopexit, label %bb5.prol, !llvm.loop !123

bb5.prol.loopexit:                                ; preds = %bb5.prol, %bb5.preheader
  %.lcssa.unr = phi float [ poison, %bb5.preheader ], [ %21, %bb5.prol ]
  %iter.sroa.0.03.unr = phi ptr [ %row.0, %bb5.preheader ], [ %_40.prol, %bb5.prol ]
  %storemerge2.unr = phi float [ 0.000000e+00, %bb5.preheader ], [ %21, %bb5.prol ]
  %22 = icmp ult i64 %16, 12
  br i1 %22, label %bb11.i.preheader, label %bb5

bb5:                                              ; preds = %bb5.prol.loopexit, %bb5
  %iter.sroa.0.03 = phi ptr [ %_40.3, %bb5 ], [ %iter.sroa.0.03.unr, %bb5.prol.loopexit ]
  %storemerge2 = phi float [ %30, %bb5 ], [ %storemerge2.unr, %bb5.prol.loopexit ]
  %_40 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.03, i64 4
  %_10 = load float, ptr %iter.sroa.0.03, align 4, !noundef !11
  %_9 = fsub float %_10, %.lcssa8
  %23 = tail call float @llvm.exp.f32(float %_9)
  store float %23, ptr %iter.sroa.0.03, align 4
  %24 = fadd float %storemerge2, %23
  %_40.1 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.03, i64 8
  %_10.1 = load float, ptr %_40, align 4, !noundef !11
  %_9.1 = fsub float %_10.1, %.lcssa8
  %25 = tail call float @llvm.exp.f32(float %_9.1)
  store float %25, ptr %_40, align 4
  %26 = fadd float %24, %25
  %_40.2 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.03, i64 12
  %_10.2 = load float, ptr %_40.1, align 4, !noundef !11
  %_9.2 = fsub float %_10.2, %.lcssa8
  %27 = tail call float @llvm.exp.f32(float %_9.2)
  store float %27, ptr %_40.1, align 4
  %28 = fadd float %26, %27
  %_40.3 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.03, i64 16
  %_10.3 = load float, ptr %_40.2, align 4, !noundef !11
  %_9.3 = fsub float %_10.3, %.lcssa8
  %29 = tail call float @llvm.exp.f32(float %_9.3)
  store float %29, ptr %_40.2, align 4
  %30 = fadd float %28, %29
  %_34.3 = icmp eq ptr %_40.3, %_20
  br i1 %_34.3, label %bb11.i.preheader, label %bb5

bb11.i.preheader:                                 ; preds = %bb5, %bb5.prol.loopexit
  %.lcssa = phi float [ %.lcssa.unr, %bb5.prol.loopexit ], [ %30, %bb5 ]
  %31 = add nsw i64 %_20.idx, -4
  %32 = lshr exact i64 %31, 2
  %33 = add nuw nsw i64 %32, 1
  %min.iters.check12 = icmp ult i64 %31, 12
  br i1 %min.iters.check12, label %bb11.i.preheader23, label %vector.ph13

vector.ph13:                                      ; preds = %bb11.i.preheader
  %n.vec15 = and i64 %33, 9223372036854775804
  %34 = shl i64 %n.vec15, 2
  %35 = getelementptr i8, ptr %row.0, i64 %34
  %broadcast.splatinsert = insertelement <4 x float> poison, float %.lcssa, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body16

vector.body16:                                    ; preds = %vector.body16, %vector.ph13
  %index17 = phi i64 [ 0, %vector.ph13 ], [ %index.next19, %vector.body16 ]
  %offset.idx = shl i64 %index17, 2
  %next.gep = getelementptr i8, ptr %row.0, i64 %offset.idx
  %wide.load18 = load <4 x float>, ptr %next.gep, align 4, !alias.scope !124, !noalias !127
  %36 = fdiv <4 x float> %wide.load18, %broadcast.splat
  store <4 x float> %36, ptr %next.gep, align 4, !alias.scope !124, !noalias !127
  %index.next19 = add nuw i64 %index17, 4
  %37 = icmp eq i64 %index.next19, %n.vec15
  br i1 %37, label %middle.block20, label %vector.body16, !llvm.loop !130

middle.block20:                                   ; preds = %vector.body16
  %cmp.n21 = icmp eq i64 %33, %n.vec15
  br i1 %cmp.n21, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17hce2a48e0dbd9a4f3E.exit", label %bb11.i.preheader23

bb11.i.preheader23:                               ; preds = %bb11.i.preheader, %middle.block20
  %self.sroa.0.02.i.ph = phi ptr [ %row.0, %bb11.i.preheader ], [ %35, %middle.block20 ]
  br label %bb11.i

bb11.i:                                           ; preds = %bb11.i.preheader23, %bb11.i
  %self.sroa.0.02.i = phi ptr [ %_24.i, %bb11.i ], [ %self.sroa.0.02.i.ph, %bb11.i.preheader23 ]
  %38 = load float, ptr %self.sroa.0.02.i, align 4, !alias.scope !124, !noalias !127, !noundef !11
  %39 = fdiv float %38, %.lcssa
  store float %39, ptr %self.sroa.0.02.i, align 4, !alias.scope !124, !noalias !127
  %_24.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.02.i, i64 4
  %_14.i = icmp eq ptr %_24.i, %_20
  br i1 %_14.i, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17hce2a48e0dbd9a4f3E.exit", label %bb11.i, !llvm.loop !131

"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17hce2a48e0dbd9a4f3E.exit": ; preds = %bb11.i, %middle.block20, %start
  ret void
}

; Function Attrs: nonlazybind uwtable
define void @word_counts(ptr dead_on_unwind noalias noundef writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %text.0, i64 noundef %text.1) unnamed_addr #0 personality ptr @rust_eh_personality {
bb8:
  %_10 = alloca [24 x i8], align 8
  %counts = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %counts)
  store ptr null, ptr %counts, align 8
  %0 = getelementptr inbounds nuw i8, ptr %counts, i64 16
  store i64 0, ptr %0, align 8
  %_8.i.i = getelementptr inbounds nuw i8, ptr %text.0, i64 %text.1
  %1 = getelementptr inbounds nuw i8, ptr %counts, i64 8
  %2 = getelementptr inbounds nuw i8, ptr %_10, i64 8
  %3 = getelementptr inbounds nuw i8, ptr %_10, i64 16
  %4 = ptrtoint ptr %counts to i64
  br label %bb1.i

cleanup:                                          ; preds = %bb10
  %5 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.body

cleanup.body:                                     ; preds = %bb18.i.i.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i, %bb10.i.i.i.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i.i, %bb6.i.i.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i32.i.i.i, %bb20.i36.i.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i39.i.i.i, %bb19.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i16.i.i, %cleanup
  %eh.lpad-body = phi { ptr, i32 } [ %5, %cleanup ], [ %129, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i16.i.i ], [ %129, %bb19.i.i ], [ %.pn.ph.i37.i.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i39.i.i.i ], [ %68, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i.i ], [ %68, %bb10.i.i.i.i.i ], [ %.pn.ph.i.i.i.i, %bb18.i.i.i.i ], [ %.pn.ph.i37.i.i.i, %bb20.i36.i.i.i ], [ %.pn.ph.i.i.i.i, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i ], [ %71, %bb6.i.i.i.i ], [ %71, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i32.i.i.i ]
; invoke core::ptr::drop_in_place<alloc::collections::btree::map::BTreeMap<alloc::string::String,u32>>
  invoke fastcc void @"_ZN4core3ptr96drop_in_place$LT$alloc..collections..btree..map..BTreeMap$LT$alloc..string..String$C$u32$GT$$GT$17hba3841794e32f55bE"(ptr noalias noundef align 8 dereferenceable(24) %counts) #26
          to label %bb7 unwind label %terminate

bb1.i:                                            ; preds = %bb1.i.backedge, %bb8
  %iter.sroa.18.1 = phi i1 [ false, %bb8 ], [ %iter.sroa.18.2, %bb1.i.backedge ]
  %iter.sroa.13.1 = phi i64 [ 0, %bb8 ], [ %iter.sroa.13.2, %bb1.i.backedge ]
  %iter.sroa.911.1 = phi ptr [ %text.0, %bb8 ], [ %iter.sroa.911.2, %bb1.i.backedge ]
  %iter.sroa.0.1 = phi i64 [ 0, %bb8 ], [ %iter.sroa.0.2, %bb1.i.backedge ]
  %.lcssa919.i = phi i64 [ 0, %bb8 ], [ %.lcssa919.i.be, %bb1.i.backedge ]
  %subtracted.i.i.i.i.i.i.lcssa1015.i = phi ptr [ %text.0, %bb8 ], [ %subtracted.i.i.i.i.i.i.lcssa1015.i.be, %bb1.i.backedge ]
  %i.pre.i.i.i12.i = phi i64 [ 0, %bb8 ], [ %i.pre.i.i.i12.i.be, %bb1.i.backedge ]
  %6 = phi i1 [ false, %bb8 ], [ %.be, %bb1.i.backedge ]
  br i1 %6, label %bb11, label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %bb1.i
  %_6.i.i.i.i13.i.i.i.i.i = icmp eq ptr %subtracted.i.i.i.i.i.i.lcssa1015.i, %_8.i.i
  br i1 %_6.i.i.i.i13.i.i.i.i.i, label %bb3.i, label %bb14.i.i.i.i.i.i.i.i

bb14.i.i.i.i.i.i.i.i:                             ; preds = %bb2.i.i.i, %bb5.i.i.i.i.i
  %7 = phi i64 [ %14, %bb5.i.i.i.i.i ], [ %.lcssa919.i, %bb2.i.i.i ]
  %_16.i26.i.i.i1214.i.i.i.i.i = phi ptr [ %subtracted.i.i.i.i.i.i.i, %bb5.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.lcssa1015.i, %bb2.i.i.i ]
  %8 = ptrtoint ptr %_16.i26.i.i.i1214.i.i.i.i.i to i64
  %_16.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i, i64 1
  %x.i.i.i.i.i.i.i.i = load i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i, align 1, !noalias !132, !noundef !11
  %_7.i.i.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i:                              ; preds = %bb14.i.i.i.i.i.i.i.i
  %_33.i.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i.i.i, 31
  %init.i.i.i.i.i.i.i.i = zext nneg i8 %_33.i.i.i.i.i.i.i.i to i32
  %_6.i10.i.i.i.i.i.i.i.i = icmp ne ptr %_16.i.i.i.i.i.i.i.i.i, %_8.i.i
  call void @llvm.assume(i1 %_6.i10.i.i.i.i.i.i.i.i)
  %_16.i12.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i, i64 2
  %y.i.i.i.i.i.i.i.i = load i8, ptr %_16.i.i.i.i.i.i.i.i.i, align 1, !noalias !132, !noundef !11
  %_36.i.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i.i, 6
  %_38.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i, 63
  %_37.i.i.i.i.i.i.i.i = zext nneg i8 %_38.i.i.i.i.i.i.i.i to i32
  %9 = or disjoint i32 %_36.i.i.i.i.i.i.i.i, %_37.i.i.i.i.i.i.i.i
  %_14.i.i.i.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i:                              ; preds = %bb14.i.i.i.i.i.i.i.i
  %_8.i.i.i.i.i.i.i.i = zext nneg i8 %x.i.i.i.i.i.i.i.i to i32
  br label %bb3.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i:                              ; preds = %bb4.i.i.i.i.i.i.i.i
  %_6.i17.i.i.i.i.i.i.i.i = icmp ne ptr %_16.i12.i.i.i.i.i.i.i.i, %_8.i.i
  call void @llvm.assume(i1 %_6.i17.i.i.i.i.i.i.i.i)
  %_16.i19.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i, i64 3
  %z.i.i.i.i.i.i.i.i = load i8, ptr %_16.i12.i.i.i.i.i.i.i.i, align 1, !noalias !132, !noundef !11
  %_41.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_37.i.i.i.i.i.i.i.i, 6
  %_43.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i, 63
  %_42.i.i.i.i.i.i.i.i = zext nneg i8 %_43.i.i.i.i.i.i.i.i to i32
  %y_z.i.i.i.i.i.i.i.i = or disjoint i32 %_41.i.i.i.i.i.i.i.i, %_42.i.i.i.i.i.i.i.i
  %_21.i.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i.i, 12
  %10 = or disjoint i32 %y_z.i.i.i.i.i.i.i.i, %_21.i.i.i.i.i.i.i.i
  %_22.i.i.i.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i:                              ; preds = %bb6.i.i.i.i.i.i.i.i
  %_6.i24.i.i.i.i.i.i.i.i = icmp ne ptr %_16.i19.i.i.i.i.i.i.i.i, %_8.i.i
  call void @llvm.assume(i1 %_6.i24.i.i.i.i.i.i.i.i)
  %_16.i26.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i, i64 4
  %w.i.i.i.i.i.i.i.i = load i8, ptr %_16.i19.i.i.i.i.i.i.i.i, align 1, !noalias !132, !noundef !11
  %_27.i.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i.i, 18
  %_26.i.i.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i.i.i, 1835008
  %_46.i.i.i.i.i.i.i.i = shl nuw nsw i32 %y_z.i.i.i.i.i.i.i.i, 6
  %_48.i.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i.i, 63
  %_47.i.i.i.i.i.i.i.i = zext nneg i8 %_48.i.i.i.i.i.i.i.i to i32
  %_28.i.i.i.i.i.i.i.i = or disjoint i32 %_46.i.i.i.i.i.i.i.i, %_47.i.i.i.i.i.i.i.i
  %11 = or disjoint i32 %_28.i.i.i.i.i.i.i.i, %_26.i.i.i.i.i.i.i.i
  br label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i
  %subtracted.i.i.i.i.i.i.i = phi ptr [ %_16.i19.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i ], [ %_16.i26.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i ], [ %_16.i12.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i ], [ %_16.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i ]
  %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i = phi i32 [ %10, %bb6.i.i.i.i.i.i.i.i ], [ %11, %bb8.i.i.i.i.i.i.i.i ], [ %9, %bb4.i.i.i.i.i.i.i.i ], [ %_8.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i ]
  %12 = icmp samesign ult i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, 1114112
  call void @llvm.assume(i1 %12)
  %13 = ptrtoint ptr %subtracted.i.i.i.i.i.i.i to i64
  %_10.i.i.i.i.i.i.i = sub i64 %13, %8
  %14 = add i64 %_10.i.i.i.i.i.i.i, %7
  switch i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i [
    i32 32, label %bb3.i
    i32 13, label %bb3.i
    i32 12, label %bb3.i
    i32 11, label %bb3.i
    i32 10, label %bb3.i
    i32 9, label %bb3.i
  ]

bb1.i.i.i.i.i.i.i.i.i:                            ; preds = %bb3.i.i.i.i.i.i
  %_4.i.i.i.i.i.i.i.i.i = icmp samesign ugt i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, 127
  br i1 %_4.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i.i:                            ; preds = %bb1.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i = lshr i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, 8
  switch i32 %_3.i.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i [
    i32 0, label %bb6.i.i.i.i.i.i.i.i.i.i
    i32 22, label %bb4.i.i.i.i.i.i.i.i.i.i
    i32 32, label %bb7.i.i.i.i.i.i.i.i.i.i
    i32 48, label %bb2.i.i.i.i.i.i.i.i.i.i
  ]

bb4.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb5.i.i.i.i.i.i.i.i.i
  %15 = icmp eq i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, 5760
  %16 = zext i1 %15 to i8
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i"

bb2.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb5.i.i.i.i.i.i.i.i.i
  %17 = icmp eq i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, 12288
  %18 = zext i1 %17 to i8
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i"

bb6.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb5.i.i.i.i.i.i.i.i.i
  %19 = and i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, 255
  %_8.i.i.i.i.i.i.i.i.i.i = zext nneg i32 %19 to i64
  %20 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsgEmfK2I1SDS_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_8.i.i.i.i.i.i.i.i.i.i
  %_6.i.i.i.i.i.i.i.i.i.i = load i8, ptr %20, align 1, !noalias !152, !noundef !11
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i"

bb7.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb5.i.i.i.i.i.i.i.i.i
  %21 = and i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i, 255
  %_14.i.i.i.i.i.i.i.i.i.i = zext nneg i32 %21 to i64
  %22 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsgEmfK2I1SDS_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_14.i.i.i.i.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.i.i.i.i = load i8, ptr %22, align 1, !noalias !152, !noundef !11
  %_11.i.i.i.i.i.i.i.i.i.i = lshr i8 %_12.i.i.i.i.i.i.i.i.i.i, 1
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i"

"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i": ; preds = %bb7.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi i8 [ %18, %bb2.i.i.i.i.i.i.i.i.i.i ], [ %_6.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i ], [ %16, %bb4.i.i.i.i.i.i.i.i.i.i ], [ %_11.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i ]
  %23 = trunc i8 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i to i1
  br i1 %23, label %bb3.i, label %bb5.i.i.i.i.i

bb5.i.i.i.i.i:                                    ; preds = %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i", %bb5.i.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i.i
  %_6.i.i.i.i.i.i.i.i.i = icmp eq ptr %subtracted.i.i.i.i.i.i.i, %_8.i.i
  br i1 %_6.i.i.i.i.i.i.i.i.i, label %bb3.i, label %bb14.i.i.i.i.i.i.i.i

bb3.i:                                            ; preds = %bb5.i.i.i.i.i, %bb3.i.i.i.i.i.i, %bb3.i.i.i.i.i.i, %bb3.i.i.i.i.i.i, %bb3.i.i.i.i.i.i, %bb3.i.i.i.i.i.i, %bb3.i.i.i.i.i.i, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i", %bb2.i.i.i
  %iter.sroa.18.2 = phi i1 [ true, %bb2.i.i.i ], [ true, %bb5.i.i.i.i.i ], [ %iter.sroa.18.1, %bb3.i.i.i.i.i.i ], [ %iter.sroa.18.1, %bb3.i.i.i.i.i.i ], [ %iter.sroa.18.1, %bb3.i.i.i.i.i.i ], [ %iter.sroa.18.1, %bb3.i.i.i.i.i.i ], [ %iter.sroa.18.1, %bb3.i.i.i.i.i.i ], [ %iter.sroa.18.1, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %iter.sroa.18.1, %bb3.i.i.i.i.i.i ]
  %iter.sroa.13.2 = phi i64 [ %iter.sroa.13.1, %bb2.i.i.i ], [ %14, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb5.i.i.i.i.i ]
  %iter.sroa.911.2 = phi ptr [ %iter.sroa.911.1, %bb2.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb5.i.i.i.i.i ]
  %iter.sroa.0.2 = phi i64 [ %iter.sroa.0.1, %bb2.i.i.i ], [ %iter.sroa.0.1, %bb5.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %14, %bb3.i.i.i.i.i.i ]
  %.lcssa917.i = phi i64 [ %.lcssa919.i, %bb2.i.i.i ], [ %14, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb5.i.i.i.i.i ]
  %subtracted.i.i.i.i.i.i.lcssa1013.i = phi ptr [ %subtracted.i.i.i.i.i.i.lcssa1015.i, %bb2.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i, %bb5.i.i.i.i.i ]
  %i.pre.i.i.i11.i = phi i64 [ %i.pre.i.i.i12.i, %bb2.i.i.i ], [ %i.pre.i.i.i12.i, %bb5.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %bb3.i.i.i.i.i.i ], [ %14, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %14, %bb3.i.i.i.i.i.i ]
  %24 = phi i1 [ true, %bb2.i.i.i ], [ true, %bb5.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i ], [ false, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ false, %bb3.i.i.i.i.i.i ]
  %.pn.i = phi i64 [ %text.1, %bb2.i.i.i ], [ %text.1, %bb5.i.i.i.i.i ], [ %7, %bb3.i.i.i.i.i.i ], [ %7, %bb3.i.i.i.i.i.i ], [ %7, %bb3.i.i.i.i.i.i ], [ %7, %bb3.i.i.i.i.i.i ], [ %7, %bb3.i.i.i.i.i.i ], [ %7, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17hb844ce8a0dedad9bE.exit.i.i.i.i.i.i" ], [ %7, %bb3.i.i.i.i.i.i ]
  %_4.i.i.not.i.i = icmp eq i64 %.pn.i, %i.pre.i.i.i12.i
  br i1 %_4.i.i.not.i.i, label %bb1.i.backedge, label %bb10

bb1.i.backedge:                                   ; preds = %bb3.i, %bb5
  %.lcssa919.i.be = phi i64 [ %.lcssa917.i, %bb3.i ], [ %iter.sroa.13.2, %bb5 ]
  %subtracted.i.i.i.i.i.i.lcssa1015.i.be = phi ptr [ %subtracted.i.i.i.i.i.i.lcssa1013.i, %bb3.i ], [ %iter.sroa.911.2, %bb5 ]
  %i.pre.i.i.i12.i.be = phi i64 [ %i.pre.i.i.i11.i, %bb3.i ], [ %iter.sroa.0.2, %bb5 ]
  %.be = phi i1 [ %24, %bb3.i ], [ %iter.sroa.18.2, %bb5 ]
  br label %bb1.i

bb10:                                             ; preds = %bb3.i
  %_0.sroa.4.1.i.i.i = sub nuw i64 %.pn.i, %i.pre.i.i.i12.i
  %_0.sroa.0.1.i.i.i = getelementptr inbounds nuw i8, ptr %text.0, i64 %i.pre.i.i.i12.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_10)
; invoke <str>::to_lowercase
  invoke void @_RNvMs3_NtCslNYArtu3iFV_5alloc3stre12to_lowercase(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_10, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.sroa.0.1.i.i.i, i64 noundef %_0.sroa.4.1.i.i.i)
          to label %bb3 unwind label %cleanup

bb11:                                             ; preds = %bb1.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_0, ptr noundef nonnull align 8 dereferenceable(24) %counts, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %counts)
  ret void

bb3:                                              ; preds = %bb10
  call void @llvm.experimental.noalias.scope.decl(metadata !153)
  call void @llvm.experimental.noalias.scope.decl(metadata !156)
  %25 = load ptr, ptr %counts, align 8, !alias.scope !153, !noalias !158, !noundef !11
  %.not.i = icmp eq ptr %25, null
  %_5.sroa.5.0.copyload.i = load ptr, ptr %2, align 8, !alias.scope !156, !noalias !160
  %_5.sroa.6.0.copyload.i = load i64, ptr %3, align 8, !alias.scope !156, !noalias !160
  br i1 %.not.i, label %bb4.thread38, label %bb2.i

bb2.i:                                            ; preds = %bb3
  %_33.i = load i64, ptr %1, align 8, !alias.scope !153, !noalias !158, !noundef !11
  %26 = icmp ne ptr %_5.sroa.5.0.copyload.i, null
  br label %bb1.i.i

bb1.i.i:                                          ; preds = %bb8.i.i, %bb2.i
  %self.sroa.3.0.i.i = phi i64 [ %_33.i, %bb2.i ], [ %_27.i.i, %bb8.i.i ]
  %self.sroa.0.0.i.i = phi ptr [ %25, %bb2.i ], [ %node.i.i, %bb8.i.i ]
  %_22.i.i.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i, i64 318
  %small.i.i.i = load i16, ptr %27, align 2, !noalias !161, !noundef !11
  %index.i.i.i = zext i16 %small.i.i.i to i64
  %_40.i.i.i = getelementptr inbounds nuw %"alloc::string::String", ptr %_22.i.i.i, i64 %index.i.i.i
  br label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %bb4.i.i.i, %bb1.i.i
  %iter.sroa.8.0.i.i.i = phi i64 [ 0, %bb1.i.i ], [ %_9.0.i.i.i.i, %bb4.i.i.i ]
  %iter.sroa.0.0.i.i.i = phi ptr [ %_22.i.i.i, %bb1.i.i ], [ %_16.i.i.i.i.i, %bb4.i.i.i ]
  %_6.i.i.i.i.i = icmp eq ptr %iter.sroa.0.0.i.i.i, %_40.i.i.i
  br i1 %_6.i.i.i.i.i, label %bb5.i.i, label %bb4.i.i.i

bb4.i.i.i:                                        ; preds = %bb1.i.i.i
  %_16.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.i.i.i, i64 24
  %_9.0.i.i.i.i = add nuw nsw i64 %iter.sroa.8.0.i.i.i, 1
  call void @llvm.assume(i1 %26)
  %28 = getelementptr i8, ptr %iter.sroa.0.0.i.i.i, i64 8
  %_15.val.i.i.i = load ptr, ptr %28, align 8, !noalias !161, !nonnull !11, !noundef !11
  %29 = getelementptr i8, ptr %iter.sroa.0.0.i.i.i, i64 16
  %_15.val6.i.i.i = load i64, ptr %29, align 8, !noalias !161, !noundef !11
  %spec.store.select.i.i.i.i.i.i = call i64 @llvm.umin.i64(i64 range(i64 0, -9223372036854775808) %_5.sroa.6.0.copyload.i, i64 range(i64 0, -9223372036854775808) %_15.val6.i.i.i)
  %30 = call i32 @memcmp(ptr nonnull readonly align 1 %_5.sroa.5.0.copyload.i, ptr nonnull readonly align 1 %_15.val.i.i.i, i64 %spec.store.select.i.i.i.i.i.i), !alias.scope !164, !noalias !161
  %31 = sext i32 %30 to i64
  %32 = icmp eq i32 %30, 0
  %diff.i.i.i.i.i.i = sub nsw i64 %_5.sroa.6.0.copyload.i, %_15.val6.i.i.i
  %spec.select.i.i.i.i.i.i = select i1 %32, i64 %diff.i.i.i.i.i.i, i64 %31
  %_0.i.i.i.i.i.i = call noundef range(i8 -1, 2) i8 @llvm.scmp.i8.i64(i64 %spec.select.i.i.i.i.i.i, i64 0)
  switch i8 %_0.i.i.i.i.i.i, label %bb3.i.i.i [
    i8 -1, label %bb5.i.i
    i8 0, label %bb8.i2
    i8 1, label %bb1.i.i.i
  ]

bb3.i.i.i:                                        ; preds = %bb4.i.i.i
  unreachable

bb5.i.i:                                          ; preds = %bb4.i.i.i, %bb1.i.i.i
  %_0.sroa.4.0.i.ph.i.i = phi i64 [ %index.i.i.i, %bb1.i.i.i ], [ %iter.sroa.8.0.i.i.i, %bb4.i.i.i ]
  %33 = icmp eq i64 %self.sroa.3.0.i.i, 0
  br i1 %33, label %bb4, label %bb8.i.i

bb8.i.i:                                          ; preds = %bb5.i.i
  %_26.i.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i, i64 320
  %_30.i.i = icmp samesign ult i64 %_0.sroa.4.0.i.ph.i.i, 12
  call void @llvm.assume(i1 %_30.i.i)
  %self10.i.i = getelementptr inbounds nuw ptr, ptr %_26.i.i, i64 %_0.sroa.4.0.i.ph.i.i
  %node.i.i = load ptr, ptr %self10.i.i, align 8, !noalias !161, !nonnull !11, !noundef !11
  %_27.i.i = add i64 %self.sroa.3.0.i.i, -1
  br label %bb1.i.i

bb8.i2:                                           ; preds = %bb4.i.i.i
  %key.val7.i = load i64, ptr %_10, align 8, !alias.scope !156, !noalias !160
  %34 = icmp eq i64 %key.val7.i, 0
  br i1 %34, label %bb4.thread, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i12.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i12.i: ; preds = %bb8.i2
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_5.sroa.5.0.copyload.i, i64 noundef %key.val7.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !158
  br label %bb4.thread

bb4.thread:                                       ; preds = %bb8.i2, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i12.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_10)
  br label %bb5

bb4:                                              ; preds = %bb5.i.i
  %35 = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i, i64 318
  %_22.sroa.0.0.copyload.i = load i64, ptr %_10, align 8, !alias.scope !156, !noalias !160
  call void @llvm.lifetime.end.p0(ptr nonnull %_10)
  %36 = icmp eq i64 %_22.sroa.0.0.copyload.i, -9223372036854775808
  br i1 %36, label %bb5, label %bb7.i.i

bb4.thread38:                                     ; preds = %bb3
  %_5.sroa.0.0.copyload.i = load i64, ptr %_10, align 8, !alias.scope !156, !noalias !160
  call void @llvm.lifetime.end.p0(ptr nonnull %_10)
  %37 = icmp eq i64 %_5.sroa.0.0.copyload.i, -9223372036854775808
  br i1 %37, label %bb5, label %bb4.i.i

bb4.i.i:                                          ; preds = %bb4.thread38
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #22, !noalias !168
; call __rustc::__rust_alloc
  %38 = call noalias noundef align 8 dereferenceable_or_null(320) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 417) 320, i64 noundef range(i64 1, 9) 8) #22, !noalias !168
  %39 = icmp eq ptr %38, null
  br i1 %39, label %bb3.i.i.i.i, label %bb6.i.i, !prof !24

bb3.i.i.i.i:                                      ; preds = %bb4.i.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 320) #23
          to label %.noexc.i.i unwind label %bb19.i.i, !noalias !168

.noexc.i.i:                                       ; preds = %bb3.i.i.i.i
  unreachable

bb6.i.i:                                          ; preds = %bb4.i.i
  store ptr null, ptr %38, align 8, !noalias !168
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 318
  store ptr %38, ptr %counts, align 8, !noalias !168
  store i64 0, ptr %1, align 8, !noalias !168
  store i16 1, ptr %40, align 2, !noalias !174
  %self2.i.i.i = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %_5.sroa.0.0.copyload.i, ptr %self2.i.i.i, align 8, !noalias !178
  %_14.sroa.5.0.self3.i.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %38, i64 16
  store ptr %_5.sroa.5.0.copyload.i, ptr %_14.sroa.5.0.self3.i.sroa_idx.i.i, align 8, !noalias !178
  %_14.sroa.6.0.self3.i.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %38, i64 24
  store i64 %_5.sroa.6.0.copyload.i, ptr %_14.sroa.6.0.self3.i.sroa_idx.i.i, align 8, !noalias !178
  %self4.i.i.i = getelementptr inbounds nuw i8, ptr %38, i64 272
  store i32 0, ptr %self4.i.i.i, align 8, !noalias !174
  br label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i"

bb7.i.i:                                          ; preds = %bb4
  %_5.i.i.i.i = icmp ugt i16 %small.i.i.i, 10
  br i1 %_5.i.i.i.i, label %bb3.i.i13.i.i, label %bb1.i.i.i.i4

bb3.i.i13.i.i:                                    ; preds = %bb7.i.i
  %_45.i.i.i.i = icmp samesign ult i64 %_0.sroa.4.0.i.ph.i.i, 5
  br i1 %_45.i.i.i.i, label %bb19.i.i.i.i, label %bb22.i.i.i.i

bb1.i.i.i.i4:                                     ; preds = %bb7.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !179)
  %_6.i.not.i.i.i.i.i.not = icmp samesign ult i64 %_0.sroa.4.0.i.ph.i.i, %index.i.i.i
  %self.i.i.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %_22.i.i.i, i64 %_0.sroa.4.0.i.ph.i.i
  br i1 %_6.i.not.i.i.i.i.i.not, label %bb1.i6.i.i.i.i.i, label %_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE.exit.i.i.i.i.i

_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE.exit.i.i.i.i.i: ; preds = %bb1.i.i.i.i4
  store i64 %_22.sroa.0.0.copyload.i, ptr %self.i.i.i.i.i.i, align 8, !alias.scope !182, !noalias !184
  %_8.sroa.9.0.self.i.i.i.sroa_idx25.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i.i.i.i, i64 8
  store ptr %_5.sroa.5.0.copyload.i, ptr %_8.sroa.9.0.self.i.i.i.sroa_idx25.i.i.i, align 8, !alias.scope !182, !noalias !184
  %_8.sroa.11.0.self.i.i.i.sroa_idx31.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i.i.i.i, i64 16
  store i64 %_5.sroa.6.0.copyload.i, ptr %_8.sroa.11.0.self.i.i.i.sroa_idx31.i.i.i, align 8, !alias.scope !182, !noalias !184
  br label %bb2.thread.i.i.i

bb1.i6.i.i.i.i.i:                                 ; preds = %bb1.i.i.i.i4
  %count.i.i.i.i.i.i = add nuw nsw i64 %_0.sroa.4.0.i.ph.i.i, 1
  %dst.i.i.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %_22.i.i.i, i64 %count.i.i.i.i.i.i
  %count1.i.i.i.i.i.i = sub nuw nsw i64 %index.i.i.i, %_0.sroa.4.0.i.ph.i.i
  %41 = mul nuw nsw i64 %count1.i.i.i.i.i.i, 24
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %dst.i.i.i.i.i.i, ptr nonnull align 8 %self.i.i.i.i.i.i, i64 %41, i1 false), !alias.scope !195, !noalias !196
  store i64 %_22.sroa.0.0.copyload.i, ptr %self.i.i.i.i.i.i, align 8, !alias.scope !182, !noalias !184
  %_8.sroa.9.0.self.i.i.i.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i.i.i.i, i64 8
  store ptr %_5.sroa.5.0.copyload.i, ptr %_8.sroa.9.0.self.i.i.i.sroa_idx.i.i.i, align 8, !alias.scope !182, !noalias !184
  %_8.sroa.11.0.self.i.i.i.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i.i.i.i, i64 16
  store i64 %_5.sroa.6.0.copyload.i, ptr %_8.sroa.11.0.self.i.i.i.sroa_idx.i.i.i, align 8, !alias.scope !182, !noalias !184
  %self211.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i, i64 272
  %_10.i7.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %self211.i.i.i.i.i, i64 %_0.sroa.4.0.i.ph.i.i
  %dst.i8.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %self211.i.i.i.i.i, i64 %count.i.i.i.i.i.i
  %42 = shl nuw nsw i64 %count1.i.i.i.i.i.i, 2
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %dst.i8.i.i.i.i.i, ptr nonnull align 4 %_10.i7.i.i.i.i.i, i64 %42, i1 false), !alias.scope !199, !noalias !202
  br label %bb2.thread.i.i.i

bb22.i.i.i.i:                                     ; preds = %bb3.i.i13.i.i
  switch i64 %_0.sroa.4.0.i.ph.i.i, label %bb20.i.i.i.i [
    i64 5, label %bb19.i.i.i.i
    i64 6, label %bb24.i.i.i.i
  ]

bb20.i.i.i.i:                                     ; preds = %bb22.i.i.i.i
  %_47.i.i.i.i = add nsw i64 %_0.sroa.4.0.i.ph.i.i, -7
  br label %bb19.i.i.i.i

bb24.i.i.i.i:                                     ; preds = %bb22.i.i.i.i
  br label %bb19.i.i.i.i

bb19.i.i.i.i:                                     ; preds = %bb24.i.i.i.i, %bb20.i.i.i.i, %bb22.i.i.i.i, %bb3.i.i13.i.i
  %insertion.sroa.0.0.i.i.i.i = phi i1 [ true, %bb24.i.i.i.i ], [ true, %bb20.i.i.i.i ], [ false, %bb3.i.i13.i.i ], [ false, %bb22.i.i.i.i ]
  %insertion.sroa.5.0.i.i.i.i = phi i64 [ 0, %bb24.i.i.i.i ], [ %_47.i.i.i.i, %bb20.i.i.i.i ], [ %_0.sroa.4.0.i.ph.i.i, %bb3.i.i13.i.i ], [ %_0.sroa.4.0.i.ph.i.i, %bb22.i.i.i.i ]
  %middle_kv_idx.sroa.0.0.i.i.i.i = phi i64 [ 5, %bb24.i.i.i.i ], [ 6, %bb20.i.i.i.i ], [ 4, %bb3.i.i13.i.i ], [ %_0.sroa.4.0.i.ph.i.i, %bb22.i.i.i.i ]
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #22, !noalias !203
; call __rustc::__rust_alloc
  %43 = call noalias noundef align 8 dereferenceable_or_null(320) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 417) 320, i64 noundef range(i64 1, 9) 8) #22, !noalias !203
  %44 = icmp eq ptr %43, null
  br i1 %44, label %bb3.i.i.i.i.i.i9, label %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17he361f478fbeaa782E.exit.i.i.i.i.i", !prof !24

bb3.i.i.i.i.i.i9:                                 ; preds = %bb19.i.i.i.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 320) #23
          to label %.noexc.i.i.i.i unwind label %cleanup.i.i.i.i, !noalias !207

.noexc.i.i.i.i:                                   ; preds = %bb3.i.i.i.i.i.i9
  unreachable

"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17he361f478fbeaa782E.exit.i.i.i.i.i": ; preds = %bb19.i.i.i.i
  store ptr null, ptr %43, align 8, !noalias !203
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 318
  call void @llvm.experimental.noalias.scope.decl(metadata !208)
  %_33.i.i.i.i.i.i = load i16, ptr %35, align 2, !noalias !211, !noundef !11
  %old_len.i.i.i.i.i.i = zext i16 %_33.i.i.i.i.i.i to i64
  %46 = xor i64 %middle_kv_idx.sroa.0.0.i.i.i.i, -1
  %new_len.i.i.i.i.i.i = add nsw i64 %old_len.i.i.i.i.i.i, %46
  %47 = trunc i64 %new_len.i.i.i.i.i.i to i16
  store i16 %47, ptr %45, align 2, !alias.scope !208, !noalias !213
  %self2.i.i.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %_22.i.i.i, i64 %middle_kv_idx.sroa.0.0.i.i.i.i
  %k.sroa.0.0.copyload.i.i.i.i.i.i = load i64, ptr %self2.i.i.i.i.i.i, align 8, !noalias !211
  %k.sroa.5.0.self2.sroa_idx.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %self2.i.i.i.i.i.i, i64 8
  %k.sroa.5.0.copyload.i.i.i.i.i.i = load ptr, ptr %k.sroa.5.0.self2.sroa_idx.i.i.i.i.i.i, align 8, !noalias !211
  %_67.i.i.i.i.i.i = icmp ult i64 %new_len.i.i.i.i.i.i, 12
  br i1 %_67.i.i.i.i.i.i, label %bb4.i.i.i.i, label %bb15.i.i.i.i.i.i, !prof !214

bb15.i.i.i.i.i.i:                                 ; preds = %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17he361f478fbeaa782E.exit.i.i.i.i.i"
; invoke core::slice::index::slice_index_fail
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %new_len.i.i.i.i.i.i, i64 noundef 11, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9491b7dbbe0d9cdc65137b55b98df32b) #23
          to label %unreachable.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i, !noalias !211

cleanup.i.i.i.i.i.i:                              ; preds = %bb15.i.i.i.i.i.i
  %48 = landingpad { ptr, i32 }
          cleanup
  %49 = icmp eq i64 %k.sroa.0.0.copyload.i.i.i.i.i.i, 0
  br i1 %49, label %bb5.i.i.i.i.i7, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i.i.i: ; preds = %cleanup.i.i.i.i.i.i
  %50 = icmp ne ptr %k.sroa.5.0.copyload.i.i.i.i.i.i, null
  call void @llvm.assume(i1 %50)
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %k.sroa.5.0.copyload.i.i.i.i.i.i, i64 noundef %k.sroa.0.0.copyload.i.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !211
  br label %bb5.i.i.i.i.i7

unreachable.i.i.i.i.i.i:                          ; preds = %bb15.i.i.i.i.i.i
  unreachable

bb5.i.i.i.i.i7:                                   ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %43, i64 noundef 320, i64 noundef 8) #22, !noalias !203
  br label %bb18.i.i.i.i

cleanup.i.i.i.i:                                  ; preds = %bb3.i.i.i.i.i.i9
  %51 = landingpad { ptr, i32 }
          cleanup
  br label %bb18.i.i.i.i

bb4.i.i.i.i:                                      ; preds = %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17he361f478fbeaa782E.exit.i.i.i.i.i"
  %self4.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i, i64 272
  %self5.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %self4.i.i.i.i.i.i, i64 %middle_kv_idx.sroa.0.0.i.i.i.i
  %v.i.i.i.i.i.i = load i32, ptr %self5.i.i.i.i.i.i, align 4, !noalias !211, !noundef !11
  %k.sroa.6.0.self2.sroa_idx.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %self2.i.i.i.i.i.i, i64 16
  %k.sroa.6.0.copyload.i.i.i.i.i.i = load i64, ptr %k.sroa.6.0.self2.sroa_idx.i.i.i.i.i.i, align 8, !noalias !211
  %index6.i.i.i.i.i.i = add nuw nsw i64 %middle_kv_idx.sroa.0.0.i.i.i.i, 1
  %_65.i.i.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %_22.i.i.i, i64 %index6.i.i.i.i.i.i
  %self9.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %43, i64 8
  %52 = mul nuw nsw i64 %new_len.i.i.i.i.i.i, 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %self9.i.i.i.i.i.i, ptr nonnull readonly align 8 %_65.i.i.i.i.i.i, i64 %52, i1 false), !alias.scope !215, !noalias !213
  %_82.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %self4.i.i.i.i.i.i, i64 %index6.i.i.i.i.i.i
  %self13.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %43, i64 272
  %53 = shl nuw nsw i64 %new_len.i.i.i.i.i.i, 2
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %self13.i.i.i.i.i.i, ptr nonnull readonly align 4 %_82.i.i.i.i.i.i, i64 %53, i1 false), !alias.scope !219, !noalias !213
  %54 = trunc nuw nsw i64 %middle_kv_idx.sroa.0.0.i.i.i.i to i16
  store i16 %54, ptr %35, align 2, !noalias !211
  %spec.select.i.i.i.i = select i1 %insertion.sroa.0.0.i.i.i.i, ptr %43, ptr %self.sroa.0.0.i.i
  %spec.select.i.i.i.i.sroa.sel = select i1 %insertion.sroa.0.0.i.i.i.i, ptr %45, ptr %35
  %_19.i10.i.i.i.i = load i16, ptr %spec.select.i.i.i.i.sroa.sel, align 2, !noalias !223, !noundef !11
  %_6.i11.i.i.i.i = zext i16 %_19.i10.i.i.i.i to i64
  %spec.select.i.i.i.i.sroa.sel14 = select i1 %insertion.sroa.0.0.i.i.i.i, ptr %self9.i.i.i.i.i.i, ptr %_22.i.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !228)
  %_6.i.not.i15.not.i.i.i.i = icmp ult i64 %insertion.sroa.5.0.i.i.i.i, %_6.i11.i.i.i.i
  %self.i.i16.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %spec.select.i.i.i.i.sroa.sel14, i64 %insertion.sroa.5.0.i.i.i.i
  br i1 %_6.i.not.i15.not.i.i.i.i, label %bb1.i6.i17.i.i.i.i, label %_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE.exit.i26.i.i.i.i

_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE.exit.i26.i.i.i.i: ; preds = %bb4.i.i.i.i
  store i64 %_22.sroa.0.0.copyload.i, ptr %self.i.i16.i.i.i.i, align 8, !alias.scope !231, !noalias !233
  %_8.sroa.9.0.self.i.i16.i.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i16.i.i.i.i, i64 8
  store ptr %_5.sroa.5.0.copyload.i, ptr %_8.sroa.9.0.self.i.i16.i.sroa_idx.i.i.i, align 8, !alias.scope !231, !noalias !233
  %_8.sroa.11.0.self.i.i16.i.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i16.i.i.i.i, i64 16
  store i64 %_5.sroa.6.0.copyload.i, ptr %_8.sroa.11.0.self.i.i16.i.sroa_idx.i.i.i, align 8, !alias.scope !231, !noalias !233
  %.pre = select i1 %insertion.sroa.0.0.i.i.i.i, ptr %self13.i.i.i.i.i.i, ptr %self4.i.i.i.i.i.i
  br label %bb2.i14.i.i

bb1.i6.i17.i.i.i.i:                               ; preds = %bb4.i.i.i.i
  %count.i.i14.i.i.i.i = add nuw nsw i64 %insertion.sroa.5.0.i.i.i.i, 1
  %dst.i.i18.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %spec.select.i.i.i.i.sroa.sel14, i64 %count.i.i14.i.i.i.i
  %count1.i.i19.i.i.i.i = sub nuw nsw i64 %_6.i11.i.i.i.i, %insertion.sroa.5.0.i.i.i.i
  %55 = mul nuw nsw i64 %count1.i.i19.i.i.i.i, 24
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %dst.i.i18.i.i.i.i, ptr nonnull align 8 %self.i.i16.i.i.i.i, i64 %55, i1 false), !alias.scope !234, !noalias !235
  store i64 %_22.sroa.0.0.copyload.i, ptr %self.i.i16.i.i.i.i, align 8, !alias.scope !231, !noalias !233
  %_8.sroa.9.0.self.i.i16.i.sroa_idx28.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i16.i.i.i.i, i64 8
  store ptr %_5.sroa.5.0.copyload.i, ptr %_8.sroa.9.0.self.i.i16.i.sroa_idx28.i.i.i, align 8, !alias.scope !231, !noalias !233
  %_8.sroa.11.0.self.i.i16.i.sroa_idx34.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i16.i.i.i.i, i64 16
  store i64 %_5.sroa.6.0.copyload.i, ptr %_8.sroa.11.0.self.i.i16.i.sroa_idx34.i.i.i, align 8, !alias.scope !231, !noalias !233
  %spec.select.i.i.i.i.sroa.sel20 = select i1 %insertion.sroa.0.0.i.i.i.i, ptr %self13.i.i.i.i.i.i, ptr %self4.i.i.i.i.i.i
  %_10.i7.i21.i.i.i.i = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.sroa.sel20, i64 %insertion.sroa.5.0.i.i.i.i
  %dst.i8.i22.i.i.i.i = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.sroa.sel20, i64 %count.i.i14.i.i.i.i
  %56 = shl nuw nsw i64 %count1.i.i19.i.i.i.i, 2
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %dst.i8.i22.i.i.i.i, ptr nonnull align 4 %_10.i7.i21.i.i.i.i, i64 %56, i1 false), !alias.scope !236, !noalias !223
  br label %bb2.i14.i.i

bb2.thread.i.i.i:                                 ; preds = %bb1.i6.i.i.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE.exit.i.i.i.i.i
  %57 = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i, i64 272
  %new_len.i.i.i.i.i = add nuw nsw i16 %small.i.i.i, 1
  %self.i5.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %57, i64 %_0.sroa.4.0.i.ph.i.i
  store i32 0, ptr %self.i5.i.i.i.i.i, align 4, !alias.scope !199, !noalias !202
  store i16 %new_len.i.i.i.i.i, ptr %35, align 2, !noalias !202
  br label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i"

bb18.i.i.i.i:                                     ; preds = %cleanup.i.i.i.i, %bb5.i.i.i.i.i7
  %.pn.ph.i.i.i.i = phi { ptr, i32 } [ %48, %bb5.i.i.i.i.i7 ], [ %51, %cleanup.i.i.i.i ]
  %58 = icmp eq i64 %_22.sroa.0.0.copyload.i, 0
  br i1 %58, label %cleanup.body, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i: ; preds = %bb18.i.i.i.i
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_5.sroa.5.0.copyload.i, i64 noundef %_22.sroa.0.0.copyload.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !207
  br label %cleanup.body

bb2.i14.i.i:                                      ; preds = %bb1.i6.i17.i.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE.exit.i26.i.i.i.i
  %spec.select.i.i.i.i.sroa.sel17.pre-phi = phi ptr [ %spec.select.i.i.i.i.sroa.sel20, %bb1.i6.i17.i.i.i.i ], [ %.pre, %_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE.exit.i26.i.i.i.i ]
  %new_len.i23.i.i.i.i = add i16 %_19.i10.i.i.i.i, 1
  %self.i5.i24.i.i.i.i = getelementptr inbounds nuw i32, ptr %spec.select.i.i.i.i.sroa.sel17.pre-phi, i64 %insertion.sroa.5.0.i.i.i.i
  store i32 0, ptr %self.i5.i24.i.i.i.i, align 4, !alias.scope !236, !noalias !223
  store i16 %new_len.i23.i.i.i.i, ptr %spec.select.i.i.i.i.sroa.sel, align 2, !noalias !223
  %.not.i.i.i = icmp eq i64 %k.sroa.0.0.copyload.i.i.i.i.i.i, -9223372036854775808
  br i1 %.not.i.i.i, label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i", label %bb6.i.i.i

bb6.i.i.i:                                        ; preds = %bb2.i14.i.i, %bb11.i.i.i
  %split.sroa.20.0.i.i.i = phi i64 [ %_18.i.i.i.i, %bb11.i.i.i ], [ 0, %bb2.i14.i.i ]
  %split.sroa.16.0.i.i.i = phi ptr [ %93, %bb11.i.i.i ], [ %43, %bb2.i14.i.i ]
  %split.sroa.1015.0.i.i.i = phi ptr [ %59, %bb11.i.i.i ], [ %self.sroa.0.0.i.i, %bb2.i14.i.i ]
  %split.sroa.910.0.i.i.i = phi i32 [ %v.i.i.i63.i.i.i, %bb11.i.i.i ], [ %v.i.i.i.i.i.i, %bb2.i14.i.i ]
  %split.sroa.9.0.i.i.i = phi i64 [ %k.sroa.6.0.copyload.i.i.i65.i.i.i, %bb11.i.i.i ], [ %k.sroa.6.0.copyload.i.i.i.i.i.i, %bb2.i14.i.i ]
  %split.sroa.8.0.i.i.i = phi ptr [ %k.sroa.5.0.copyload.i.i.i55.i.i.i, %bb11.i.i.i ], [ %k.sroa.5.0.copyload.i.i.i.i.i.i, %bb2.i14.i.i ]
  %split.sroa.0.0.i.i.i = phi i64 [ %k.sroa.0.0.copyload.i.i.i53.i.i.i, %bb11.i.i.i ], [ %k.sroa.0.0.copyload.i.i.i.i.i.i, %bb2.i14.i.i ]
  %59 = load ptr, ptr %split.sroa.1015.0.i.i.i, align 8, !noalias !239, !noundef !11
  %.not.i.i.i.i = icmp eq ptr %59, null
  br i1 %.not.i.i.i.i, label %bb8.i.i.i, label %bb10.i.i.i

bb8.i.i.i:                                        ; preds = %bb6.i.i.i
  %60 = load ptr, ptr %counts, align 8, !noalias !242, !noundef !11
  %.not.i27.i.i.i = icmp eq ptr %60, null
  br i1 %.not.i27.i.i.i, label %bb9.i31.i.i.i, label %bb1.i28.i.i.i, !prof !24

bb9.i31.i.i.i:                                    ; preds = %bb8.i.i.i
; invoke core::option::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7038f2ec9b56b1af8454b9eb4cea7085) #23
          to label %unreachable.i.i.i.i unwind label %bb6.i.i.i.i, !noalias !242

unreachable.i.i.i.i:                              ; preds = %bb9.i31.i.i.i
  unreachable

bb1.i28.i.i.i:                                    ; preds = %bb8.i.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !245)
  %value.1.i.i.i.i.i = load i64, ptr %1, align 8, !alias.scope !245, !noalias !242, !noundef !11
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #22, !noalias !248
; call __rustc::__rust_alloc
  %61 = call noalias noundef align 8 dereferenceable_or_null(416) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 417) 416, i64 noundef range(i64 1, 9) 8) #22, !noalias !248
  %62 = icmp eq ptr %61, null
  br i1 %62, label %bb3.i.i.i.i.i.i.i.i.i, label %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i.i.i.i", !prof !24

bb3.i.i.i.i.i.i.i.i.i:                            ; preds = %bb1.i28.i.i.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 416) #23
          to label %.noexc.i.i.i.i.i unwind label %cleanup.i.i.i.i.i, !noalias !248

.noexc.i.i.i.i.i:                                 ; preds = %bb3.i.i.i.i.i.i.i.i.i
  unreachable

"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i.i.i.i": ; preds = %bb1.i28.i.i.i
  store ptr null, ptr %61, align 8, !noalias !248
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 318
  store i16 0, ptr %63, align 2, !noalias !248
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 320
  store ptr %60, ptr %64, align 8, !noalias !248
  %n.i.i.i.i.i.i.i.i = add i64 %value.1.i.i.i.i.i, 1
  %.not.i.i.i.i.i.i.i.i = icmp eq i64 %n.i.i.i.i.i.i.i.i, 0
  br i1 %.not.i.i.i.i.i.i.i.i, label %bb9.i.i.i.i.i.i.i.i, label %bb11.i.i.i.i, !prof !24

bb9.i.i.i.i.i.i.i.i:                              ; preds = %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i.i.i.i"
; invoke core::option::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e333371889bb5a7a279b3223d05e74c4) #23
          to label %unreachable.i.i.i.i.i.i.i.i unwind label %bb2.i.i.i.i.i.i.i.i, !noalias !248

unreachable.i.i.i.i.i.i.i.i:                      ; preds = %bb9.i.i.i.i.i.i.i.i
  unreachable

bb2.i.i.i.i.i.i.i.i:                              ; preds = %bb9.i.i.i.i.i.i.i.i
  %65 = landingpad { ptr, i32 }
          cleanup
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %61, i64 noundef 416, i64 noundef 8) #22, !noalias !248
  br label %cleanup.body.i.i.i.i.i

cleanup.i.i.i.i.i:                                ; preds = %bb3.i.i.i.i.i.i.i.i.i
  %66 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.body.i.i.i.i.i

cleanup.body.i.i.i.i.i:                           ; preds = %cleanup.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i
  call void @llvm.trap()
  unreachable

bb11.i.i.i.i:                                     ; preds = %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i.i.i.i"
  store ptr %61, ptr %60, align 8, !noalias !249
  %67 = getelementptr inbounds nuw i8, ptr %60, i64 316
  store i16 0, ptr %67, align 4, !noalias !254
  store ptr %61, ptr %counts, align 8, !alias.scope !245, !noalias !242
  store i64 %n.i.i.i.i.i.i.i.i, ptr %1, align 8, !alias.scope !245, !noalias !242
  %_5.i.i.i.i.i = icmp eq i64 %split.sroa.20.0.i.i.i, %value.1.i.i.i.i.i
  br i1 %_5.i.i.i.i.i, label %bb14.i.i.i, label %bb2.invoke.i.i.i.i.i, !prof !104

bb2.invoke.i.i.i.i.i:                             ; preds = %bb11.i.i.i.i
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_50679f783fca94dab7457816f752eff0, i64 noundef 48, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_504953273ad5e8b074a0ae42466863cd) #23
          to label %bb2.cont.i.i.i.i.i unwind label %bb10.i.i.i.i.i, !noalias !255

bb2.cont.i.i.i.i.i:                               ; preds = %bb2.invoke.i.i.i.i.i
  unreachable

bb10.i.i.i.i.i:                                   ; preds = %bb2.invoke.i.i.i.i.i
  %68 = landingpad { ptr, i32 }
          cleanup
  %69 = icmp eq i64 %split.sroa.0.0.i.i.i, 0
  br i1 %69, label %cleanup.body, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i.i.i.i.i: ; preds = %bb10.i.i.i.i.i
  %70 = icmp ne ptr %split.sroa.8.0.i.i.i, null
  call void @llvm.assume(i1 %70)
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %split.sroa.8.0.i.i.i, i64 noundef %split.sroa.0.0.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !255
  br label %cleanup.body

bb6.i.i.i.i:                                      ; preds = %bb9.i31.i.i.i
  %71 = landingpad { ptr, i32 }
          cleanup
  %72 = icmp eq i64 %split.sroa.0.0.i.i.i, 0
  br i1 %72, label %cleanup.body, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i32.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i32.i.i.i: ; preds = %bb6.i.i.i.i
  %73 = icmp ne ptr %split.sroa.8.0.i.i.i, null
  call void @llvm.assume(i1 %73)
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %split.sroa.8.0.i.i.i, i64 noundef %split.sroa.0.0.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !242
  br label %cleanup.body

bb10.i.i.i:                                       ; preds = %bb6.i.i.i
  %_18.i.i.i.i = add i64 %split.sroa.20.0.i.i.i, 1
  %74 = getelementptr inbounds nuw i8, ptr %split.sroa.1015.0.i.i.i, i64 316
  %75 = load i16, ptr %74, align 4, !noalias !239
  %_20.i.i.i.i = zext i16 %75 to i64
  %76 = getelementptr inbounds nuw i8, ptr %59, i64 318
  %_39.i42.i.i.i = load i16, ptr %76, align 2, !noalias !258, !noundef !11
  %_11.i.i.i.i = icmp ult i16 %_39.i42.i.i.i, 11
  br i1 %_11.i.i.i.i, label %bb3.i80.i.i.i, label %bb5.i.i.i.i

cleanup.i35.i.i.i:                                ; preds = %bb3.i.i.i76.i.i.i
  %77 = landingpad { ptr, i32 }
          cleanup
  br label %bb20.i36.i.i.i

bb5.i.i.i.i:                                      ; preds = %bb10.i.i.i
  %_43.i.i.i.i = icmp ult i16 %75, 5
  br i1 %_43.i.i.i.i, label %bb21.i.i.i.i, label %bb24.i44.i.i.i

bb3.i80.i.i.i:                                    ; preds = %bb10.i.i.i
  %_7.i.i.i.i.i = zext nneg i16 %_39.i42.i.i.i to i64
  %new_len.i.i81.i.i.i = add nuw nsw i16 %_39.i42.i.i.i, 1
  %self1.i.i82.i.i.i = getelementptr inbounds nuw i8, ptr %59, i64 8
  call void @llvm.experimental.noalias.scope.decl(metadata !263)
  %count.i.i.i83.i.i.i = add nuw nsw i64 %_20.i.i.i.i, 1
  %_6.i.not.i.i84.not.i.i.i = icmp ult i16 %75, %_39.i42.i.i.i
  %self.i.i.i85.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %self1.i.i82.i.i.i, i64 %_20.i.i.i.i
  br i1 %_6.i.not.i.i84.not.i.i.i, label %bb1.i15.i.i.i.i.i, label %_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E.exit.i.i.i.i.i

_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E.exit.i.i.i.i.i: ; preds = %bb3.i80.i.i.i
  store i64 %split.sroa.0.0.i.i.i, ptr %self.i.i.i85.i.i.i, align 8, !alias.scope !266, !noalias !268
  %_20.sroa.9.0.self.i.i.i85.sroa_idx44.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i85.i.i.i, i64 8
  store ptr %split.sroa.8.0.i.i.i, ptr %_20.sroa.9.0.self.i.i.i85.sroa_idx44.i.i.i, align 8, !alias.scope !266, !noalias !268
  %_20.sroa.12.0.self.i.i.i85.sroa_idx49.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i85.i.i.i, i64 16
  store i64 %split.sroa.9.0.i.i.i, ptr %_20.sroa.12.0.self.i.i.i85.sroa_idx49.i.i.i, align 8, !alias.scope !266, !noalias !268
  %78 = getelementptr inbounds nuw i8, ptr %59, i64 272
  %self.i7.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %78, i64 %_20.i.i.i.i
  store i32 %split.sroa.910.0.i.i.i, ptr %self.i7.i.i.i.i.i, align 4, !alias.scope !271, !noalias !274
  br label %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i.i.i.i.i

bb1.i15.i.i.i.i.i:                                ; preds = %bb3.i80.i.i.i
  %dst.i.i.i86.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %self1.i.i82.i.i.i, i64 %count.i.i.i83.i.i.i
  %count1.i.i.i87.i.i.i = sub nsw i64 %_7.i.i.i.i.i, %_20.i.i.i.i
  %79 = mul nsw i64 %count1.i.i.i87.i.i.i, 24
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %dst.i.i.i86.i.i.i, ptr nonnull align 8 %self.i.i.i85.i.i.i, i64 %79, i1 false), !alias.scope !276, !noalias !277
  store i64 %split.sroa.0.0.i.i.i, ptr %self.i.i.i85.i.i.i, align 8, !alias.scope !266, !noalias !268
  %_20.sroa.9.0.self.i.i.i85.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i85.i.i.i, i64 8
  store ptr %split.sroa.8.0.i.i.i, ptr %_20.sroa.9.0.self.i.i.i85.sroa_idx.i.i.i, align 8, !alias.scope !266, !noalias !268
  %_20.sroa.12.0.self.i.i.i85.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i.i85.i.i.i, i64 16
  store i64 %split.sroa.9.0.i.i.i, ptr %_20.sroa.12.0.self.i.i.i85.sroa_idx.i.i.i, align 8, !alias.scope !266, !noalias !268
  %self220.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %59, i64 272
  %_10.i9.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %self220.i.i.i.i.i, i64 %_20.i.i.i.i
  %dst.i10.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %self220.i.i.i.i.i, i64 %count.i.i.i83.i.i.i
  %80 = shl nsw i64 %count1.i.i.i87.i.i.i, 2
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %dst.i10.i.i.i.i.i, ptr nonnull align 4 %_10.i9.i.i.i.i.i, i64 %80, i1 false), !alias.scope !271, !noalias !274
  store i32 %split.sroa.910.0.i.i.i, ptr %_10.i9.i.i.i.i.i, align 4, !alias.scope !271, !noalias !274
  %self3.i.i291.i.i.i = getelementptr inbounds nuw i8, ptr %59, i64 320
  %_10.i16.i.i.i.i.i = getelementptr inbounds nuw ptr, ptr %self3.i.i291.i.i.i, i64 %count.i.i.i83.i.i.i
  %81 = getelementptr inbounds nuw ptr, ptr %self3.i.i291.i.i.i, i64 %_20.i.i.i.i
  %dst.i17.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %81, i64 16
  %82 = shl nsw i64 %count1.i.i.i87.i.i.i, 3
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %dst.i17.i.i.i.i.i, ptr nonnull align 8 %_10.i16.i.i.i.i.i, i64 %82, i1 false), !alias.scope !278, !noalias !274
  br label %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i.i.i.i.i

_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i.i.i.i.i: ; preds = %bb1.i15.i.i.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E.exit.i.i.i.i.i
  %83 = getelementptr inbounds nuw i8, ptr %59, i64 320
  %index.i.i292.i.i.i = add nuw nsw i64 %_7.i.i.i.i.i, 2
  %self.i14.i.i.i.i.i = getelementptr inbounds nuw ptr, ptr %83, i64 %count.i.i.i83.i.i.i
  store ptr %split.sroa.16.0.i.i.i, ptr %self.i14.i.i.i.i.i, align 8, !alias.scope !278, !noalias !274
  store i16 %new_len.i.i81.i.i.i, ptr %76, align 2, !noalias !274
  %_0.i.i.i4.i.i.i.i.i.i = icmp samesign ult i64 %count.i.i.i83.i.i.i, %index.i.i292.i.i.i
  br i1 %_0.i.i.i4.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.preheader, label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i"

bb4.i.i.i.i.i.i.preheader:                        ; preds = %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i.i.i.i.i
  %84 = add nuw nsw i64 %_7.i.i.i.i.i, 1
  %85 = sub nsw i64 %84, %_20.i.i.i.i
  %86 = sub nsw i64 %_7.i.i.i.i.i, %_20.i.i.i.i
  %xtraiter930 = and i64 %85, 3
  %lcmp.mod931.not = icmp eq i64 %xtraiter930, 0
  br i1 %lcmp.mod931.not, label %bb4.i.i.i.i.i.i.prol.loopexit, label %bb4.i.i.i.i.i.i.prol

bb4.i.i.i.i.i.i.prol:                             ; preds = %bb4.i.i.i.i.i.i.preheader, %bb4.i.i.i.i.i.i.prol
  %iter.sroa.0.05.i.i.i.i.i.i.prol = phi i64 [ %_0.i1.i.i.i.i.i.i.i.i.prol, %bb4.i.i.i.i.i.i.prol ], [ %count.i.i.i83.i.i.i, %bb4.i.i.i.i.i.i.preheader ]
  %prol.iter932 = phi i64 [ %prol.iter932.next, %bb4.i.i.i.i.i.i.prol ], [ 0, %bb4.i.i.i.i.i.i.preheader ]
  %_0.i1.i.i.i.i.i.i.i.i.prol = add nuw nsw i64 %iter.sroa.0.05.i.i.i.i.i.i.prol, 1
  %_18.i.i.i.i.i.i.i.prol = icmp samesign ult i64 %iter.sroa.0.05.i.i.i.i.i.i.prol, 12
  call void @llvm.assume(i1 %_18.i.i.i.i.i.i.i.prol)
  %self3.i.i.i.i.i.i.i.prol = getelementptr inbounds nuw ptr, ptr %83, i64 %iter.sroa.0.05.i.i.i.i.i.i.prol
  %node.i.i.i.i.i.i.i.prol = load ptr, ptr %self3.i.i.i.i.i.i.i.prol, align 8, !noalias !274, !nonnull !11, !noundef !11
  store ptr %59, ptr %node.i.i.i.i.i.i.i.prol, align 8, !noalias !274
  %_22.i.i.i.i.i.i.i.prol = trunc nuw nsw i64 %iter.sroa.0.05.i.i.i.i.i.i.prol to i16
  %87 = getelementptr inbounds nuw i8, ptr %node.i.i.i.i.i.i.i.prol, i64 316
  store i16 %_22.i.i.i.i.i.i.i.prol, ptr %87, align 4, !noalias !274
  %prol.iter932.next = add i64 %prol.iter932, 1
  %prol.iter932.cmp.not = icmp eq i64 %prol.iter932.next, %xtraiter930
  br i1 %prol.iter932.cmp.not, label %bb4.i.i.i.i.i.i.prol.loopexit, label %bb4.i.i.i.i.i.i.prol, !llvm.loop !281

bb4.i.i.i.i.i.i.prol.loopexit:                    ; preds = %bb4.i.i.i.i.i.i.prol, %bb4.i.i.i.i.i.i.preheader
  %iter.sroa.0.05.i.i.i.i.i.i.unr = phi i64 [ %count.i.i.i83.i.i.i, %bb4.i.i.i.i.i.i.preheader ], [ %_0.i1.i.i.i.i.i.i.i.i.prol, %bb4.i.i.i.i.i.i.prol ]
  %88 = icmp ult i64 %86, 3
  br i1 %88, label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i", label %bb4.i.i.i.i.i.i

bb4.i.i.i.i.i.i:                                  ; preds = %bb4.i.i.i.i.i.i.prol.loopexit, %bb4.i.i.i.i.i.i
  %iter.sroa.0.05.i.i.i.i.i.i = phi i64 [ %_0.i1.i.i.i.i.i.i.i.i.3, %bb4.i.i.i.i.i.i ], [ %iter.sroa.0.05.i.i.i.i.i.i.unr, %bb4.i.i.i.i.i.i.prol.loopexit ]
  %_0.i1.i.i.i.i.i.i.i.i = add nuw nsw i64 %iter.sroa.0.05.i.i.i.i.i.i, 1
  %self3.i.i.i.i.i.i.i = getelementptr inbounds nuw ptr, ptr %83, i64 %iter.sroa.0.05.i.i.i.i.i.i
  %node.i.i.i.i.i.i.i = load ptr, ptr %self3.i.i.i.i.i.i.i, align 8, !noalias !274, !nonnull !11, !noundef !11
  store ptr %59, ptr %node.i.i.i.i.i.i.i, align 8, !noalias !274
  %_22.i.i.i.i.i.i.i = trunc nuw nsw i64 %iter.sroa.0.05.i.i.i.i.i.i to i16
  %89 = getelementptr inbounds nuw i8, ptr %node.i.i.i.i.i.i.i, i64 316
  store i16 %_22.i.i.i.i.i.i.i, ptr %89, align 4, !noalias !274
  %_0.i1.i.i.i.i.i.i.i.i.1 = add nuw nsw i64 %iter.sroa.0.05.i.i.i.i.i.i, 2
  %self3.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw ptr, ptr %83, i64 %_0.i1.i.i.i.i.i.i.i.i
  %node.i.i.i.i.i.i.i.1 = load ptr, ptr %self3.i.i.i.i.i.i.i.1, align 8, !noalias !274, !nonnull !11, !noundef !11
  store ptr %59, ptr %node.i.i.i.i.i.i.i.1, align 8, !noalias !274
  %_22.i.i.i.i.i.i.i.1 = trunc nuw nsw i64 %_0.i1.i.i.i.i.i.i.i.i to i16
  %90 = getelementptr inbounds nuw i8, ptr %node.i.i.i.i.i.i.i.1, i64 316
  store i16 %_22.i.i.i.i.i.i.i.1, ptr %90, align 4, !noalias !274
  %_0.i1.i.i.i.i.i.i.i.i.2 = add nuw nsw i64 %iter.sroa.0.05.i.i.i.i.i.i, 3
  %self3.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw ptr, ptr %83, i64 %_0.i1.i.i.i.i.i.i.i.i.1
  %node.i.i.i.i.i.i.i.2 = load ptr, ptr %self3.i.i.i.i.i.i.i.2, align 8, !noalias !274, !nonnull !11, !noundef !11
  store ptr %59, ptr %node.i.i.i.i.i.i.i.2, align 8, !noalias !274
  %_22.i.i.i.i.i.i.i.2 = trunc nuw nsw i64 %_0.i1.i.i.i.i.i.i.i.i.1 to i16
  %91 = getelementptr inbounds nuw i8, ptr %node.i.i.i.i.i.i.i.2, i64 316
  store i16 %_22.i.i.i.i.i.i.i.2, ptr %91, align 4, !noalias !274
  %_0.i1.i.i.i.i.i.i.i.i.3 = add nuw nsw i64 %iter.sroa.0.05.i.i.i.i.i.i, 4
  %_18.i.i.i.i.i.i.i.3 = icmp ult i64 %iter.sroa.0.05.i.i.i.i.i.i, 9
  call void @llvm.assume(i1 %_18.i.i.i.i.i.i.i.3)
  %self3.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw ptr, ptr %83, i64 %_0.i1.i.i.i.i.i.i.i.i.2
  %node.i.i.i.i.i.i.i.3 = load ptr, ptr %self3.i.i.i.i.i.i.i.3, align 8, !noalias !274, !nonnull !11, !noundef !11
  store ptr %59, ptr %node.i.i.i.i.i.i.i.3, align 8, !noalias !274
  %_22.i.i.i.i.i.i.i.3 = trunc nuw nsw i64 %_0.i1.i.i.i.i.i.i.i.i.2 to i16
  %92 = getelementptr inbounds nuw i8, ptr %node.i.i.i.i.i.i.i.3, i64 316
  store i16 %_22.i.i.i.i.i.i.i.3, ptr %92, align 4, !noalias !274
  %exitcond.not.i.i.i.i.i.i.3 = icmp eq i64 %_0.i1.i.i.i.i.i.i.i.i.3, %index.i.i292.i.i.i
  br i1 %exitcond.not.i.i.i.i.i.i.3, label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i", label %bb4.i.i.i.i.i.i

bb24.i44.i.i.i:                                   ; preds = %bb5.i.i.i.i
  switch i16 %75, label %bb22.i78.i.i.i [
    i16 5, label %bb21.i.i.i.i
    i16 6, label %bb26.i.i.i.i
  ]

bb22.i78.i.i.i:                                   ; preds = %bb24.i44.i.i.i
  %_45.i79.i.i.i = add nsw i64 %_20.i.i.i.i, -7
  br label %bb21.i.i.i.i

bb26.i.i.i.i:                                     ; preds = %bb24.i44.i.i.i
  br label %bb21.i.i.i.i

bb21.i.i.i.i:                                     ; preds = %bb26.i.i.i.i, %bb22.i78.i.i.i, %bb24.i44.i.i.i, %bb5.i.i.i.i
  %middle_kv_idx.sroa.0.0.i45.i.i.i = phi i64 [ 5, %bb26.i.i.i.i ], [ 6, %bb22.i78.i.i.i ], [ 4, %bb5.i.i.i.i ], [ 5, %bb24.i44.i.i.i ]
  %insertion.sroa.5.0.i46.i.i.i = phi i64 [ 0, %bb26.i.i.i.i ], [ %_45.i79.i.i.i, %bb22.i78.i.i.i ], [ %_20.i.i.i.i, %bb5.i.i.i.i ], [ 5, %bb24.i44.i.i.i ]
  %insertion.sroa.0.0.i47.i.i.i = phi i1 [ true, %bb26.i.i.i.i ], [ true, %bb22.i78.i.i.i ], [ false, %bb5.i.i.i.i ], [ false, %bb24.i44.i.i.i ]
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #22, !noalias !282
; call __rustc::__rust_alloc
  %93 = call noalias noundef align 8 dereferenceable_or_null(416) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 8, 417) 416, i64 noundef range(i64 1, 9) 8) #22, !noalias !282
  %94 = icmp eq ptr %93, null
  br i1 %94, label %bb3.i.i.i76.i.i.i, label %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i", !prof !24

bb3.i.i.i76.i.i.i:                                ; preds = %bb21.i.i.i.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 416) #23
          to label %.noexc.i77.i.i.i unwind label %cleanup.i35.i.i.i, !noalias !258

.noexc.i77.i.i.i:                                 ; preds = %bb3.i.i.i76.i.i.i
  unreachable

"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i": ; preds = %bb21.i.i.i.i
  store ptr null, ptr %93, align 8, !noalias !282
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 318
  call void @llvm.experimental.noalias.scope.decl(metadata !286)
  %_33.i.i.i48.i.i.i = load i16, ptr %76, align 2, !noalias !289, !noundef !11
  %old_len.i.i.i49.i.i.i = zext i16 %_33.i.i.i48.i.i.i to i64
  %96 = xor i64 %middle_kv_idx.sroa.0.0.i45.i.i.i, -1
  %new_len.i.i.i50.i.i.i = add nsw i64 %old_len.i.i.i49.i.i.i, %96
  %97 = trunc i64 %new_len.i.i.i50.i.i.i to i16
  store i16 %97, ptr %95, align 2, !alias.scope !286, !noalias !291
  %self1.i.i.i51.i.i.i = getelementptr inbounds nuw i8, ptr %59, i64 8
  %self2.i.i.i52.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %self1.i.i.i51.i.i.i, i64 %middle_kv_idx.sroa.0.0.i45.i.i.i
  %k.sroa.0.0.copyload.i.i.i53.i.i.i = load i64, ptr %self2.i.i.i52.i.i.i, align 8, !noalias !289
  %k.sroa.5.0.self2.sroa_idx.i.i.i54.i.i.i = getelementptr inbounds nuw i8, ptr %self2.i.i.i52.i.i.i, i64 8
  %k.sroa.5.0.copyload.i.i.i55.i.i.i = load ptr, ptr %k.sroa.5.0.self2.sroa_idx.i.i.i54.i.i.i, align 8, !noalias !289
  %_67.i.i.i56.i.i.i = icmp ult i64 %new_len.i.i.i50.i.i.i, 12
  br i1 %_67.i.i.i56.i.i.i, label %bb1.i.i.i.i.i, label %bb15.i.i.i57.i.i.i, !prof !214

bb15.i.i.i57.i.i.i:                               ; preds = %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i"
; invoke core::slice::index::slice_index_fail
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %new_len.i.i.i50.i.i.i, i64 noundef 11, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9491b7dbbe0d9cdc65137b55b98df32b) #23
          to label %unreachable.i.i.i60.i.i.i unwind label %cleanup.i.i.i58.i.i.i, !noalias !289

cleanup.i.i.i58.i.i.i:                            ; preds = %bb15.i.i.i57.i.i.i
  %98 = landingpad { ptr, i32 }
          cleanup
  %99 = icmp eq i64 %k.sroa.0.0.copyload.i.i.i53.i.i.i, 0
  br i1 %99, label %bb5.i.i59.i.i.i, label %bb5.sink.split.i.i.i.i.i

unreachable.i.i.i60.i.i.i:                        ; preds = %bb15.i.i.i57.i.i.i
  unreachable

bb1.i.i.i.i.i:                                    ; preds = %"_ZN5alloc5boxed16Box$LT$T$C$A$GT$13new_uninit_in17hde8ab605f2635cdbE.exit.i.i.i.i.i"
  %self4.i.i.i61.i.i.i = getelementptr inbounds nuw i8, ptr %59, i64 272
  %self5.i.i.i62.i.i.i = getelementptr inbounds nuw i32, ptr %self4.i.i.i61.i.i.i, i64 %middle_kv_idx.sroa.0.0.i45.i.i.i
  %v.i.i.i63.i.i.i = load i32, ptr %self5.i.i.i62.i.i.i, align 4, !noalias !289, !noundef !11
  %k.sroa.6.0.self2.sroa_idx.i.i.i64.i.i.i = getelementptr inbounds nuw i8, ptr %self2.i.i.i52.i.i.i, i64 16
  %k.sroa.6.0.copyload.i.i.i65.i.i.i = load i64, ptr %k.sroa.6.0.self2.sroa_idx.i.i.i64.i.i.i, align 8, !noalias !289
  %index6.i.i.i66.i.i.i = add nuw nsw i64 %middle_kv_idx.sroa.0.0.i45.i.i.i, 1
  %_65.i.i.i67.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %self1.i.i.i51.i.i.i, i64 %index6.i.i.i66.i.i.i
  %self9.i.i.i68.i.i.i = getelementptr inbounds nuw i8, ptr %93, i64 8
  %100 = mul nuw nsw i64 %new_len.i.i.i50.i.i.i, 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %self9.i.i.i68.i.i.i, ptr nonnull readonly align 8 %_65.i.i.i67.i.i.i, i64 %100, i1 false), !alias.scope !292, !noalias !291
  %_82.i.i.i69.i.i.i = getelementptr inbounds nuw i32, ptr %self4.i.i.i61.i.i.i, i64 %index6.i.i.i66.i.i.i
  %self13.i.i.i70.i.i.i = getelementptr inbounds nuw i8, ptr %93, i64 272
  %101 = shl nuw nsw i64 %new_len.i.i.i50.i.i.i, 2
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %self13.i.i.i70.i.i.i, ptr nonnull readonly align 4 %_82.i.i.i69.i.i.i, i64 %101, i1 false), !alias.scope !296, !noalias !291
  %102 = trunc nuw nsw i64 %middle_kv_idx.sroa.0.0.i45.i.i.i to i16
  store i16 %102, ptr %76, align 2, !noalias !289
  %small.i.i.i.i.i = load i16, ptr %95, align 2, !noalias !282, !noundef !11
  %new_len.i9.i.i.i.i = zext i16 %small.i.i.i.i.i to i64
  %index5.i.i.i.i.i = add nuw nsw i64 %new_len.i9.i.i.i.i, 1
  %_49.i.i.i.i.i = icmp ult i16 %small.i.i.i.i.i, 12
  br i1 %_49.i.i.i.i.i, label %bb11.i.i.i.i.i, label %bb12.i.i.i.i.i, !prof !214

bb12.i.i.i.i.i:                                   ; preds = %bb1.i.i.i.i.i
; invoke core::slice::index::slice_index_fail
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %index5.i.i.i.i.i, i64 noundef 12, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8dbd5bf4d8f67619bbdc20dd931a734d) #23
          to label %unreachable.i.i.i.i.i unwind label %cleanup6.i.i.i.i.i, !noalias !282

bb11.i.i.i.i.i:                                   ; preds = %bb1.i.i.i.i.i
  %self4.i.i71.i.i.i = getelementptr inbounds nuw i8, ptr %93, i64 320
  %old_len.i.i.i.i.i = zext i16 %_39.i42.i.i.i to i64
  %new_len3.i.i.i.i.i = sub nuw nsw i64 %old_len.i.i.i.i.i, %middle_kv_idx.sroa.0.0.i45.i.i.i
  %_3.i.i.i.i.i.i = icmp eq i64 %new_len3.i.i.i.i.i, %index5.i.i.i.i.i
  br i1 %_3.i.i.i.i.i.i, label %bb2.i.i.i.i.i, label %bb2.i.i.i.i.i.i, !prof !104

bb2.i.i.i.i.i.i:                                  ; preds = %bb11.i.i.i.i.i
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_930f3883875d82d5043e839301ab22e6, i64 noundef 40, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_db202d2d32dc3850d6df6c3ea29373d7) #24
          to label %.noexc.i.i72.i.i.i unwind label %cleanup6.i.i.i.i.i, !noalias !282

.noexc.i.i72.i.i.i:                               ; preds = %bb2.i.i.i.i.i.i
  unreachable

cleanup6.i.i.i.i.i:                               ; preds = %bb2.i.i.i.i.i.i, %bb12.i.i.i.i.i
  %103 = landingpad { ptr, i32 }
          cleanup
  %104 = icmp eq i64 %k.sroa.0.0.copyload.i.i.i53.i.i.i, 0
  br i1 %104, label %bb5.i.i59.i.i.i, label %bb5.sink.split.i.i.i.i.i

bb2.i.i.i.i.i:                                    ; preds = %bb11.i.i.i.i.i
  %105 = getelementptr i8, ptr %59, i64 328
  %_47.i.i.i.i.i = getelementptr ptr, ptr %105, i64 %middle_kv_idx.sroa.0.0.i45.i.i.i
  %106 = shl nuw nsw i64 %index5.i.i.i.i.i, 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %self4.i.i71.i.i.i, ptr noundef nonnull readonly align 8 dereferenceable(1) %_47.i.i.i.i.i, i64 %106, i1 false), !alias.scope !300, !noalias !282
  %107 = icmp ne i64 %_18.i.i.i.i, 0
  call void @llvm.assume(i1 %107)
  call void @llvm.experimental.noalias.scope.decl(metadata !304)
  br label %bb2.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i:                            ; preds = %bb2.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i
  %iter.sroa.0.012.i.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i.i.i.i ], [ %spec.select8.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i ]
  %_0.i3.i.i.i.i.i.i.i.i.i = icmp samesign uge i64 %iter.sroa.0.012.i.i.i.i.i.i.i, %new_len.i9.i.i.i.i
  %not._0.i3.i.i.i.i.i.i.i.i.i = xor i1 %_0.i3.i.i.i.i.i.i.i.i.i, true
  %_0.i4.i.i.i.i.i.i.i.i.i = zext i1 %not._0.i3.i.i.i.i.i.i.i.i.i to i64
  %spec.select8.i.i.i.i.i.i.i = add nuw nsw i64 %iter.sroa.0.012.i.i.i.i.i.i.i, %_0.i4.i.i.i.i.i.i.i.i.i
  %self3.i.i.i.i.i.i.i.i = getelementptr inbounds nuw ptr, ptr %self4.i.i71.i.i.i, i64 %iter.sroa.0.012.i.i.i.i.i.i.i
  %node.i.i.i.i.i.i.i.i = load ptr, ptr %self3.i.i.i.i.i.i.i.i, align 8, !alias.scope !304, !noalias !307, !nonnull !11, !noundef !11
  store ptr %93, ptr %node.i.i.i.i.i.i.i.i, align 8, !noalias !310
  %_22.i.i.i.i.i.i.i.i8 = trunc nuw nsw i64 %iter.sroa.0.012.i.i.i.i.i.i.i to i16
  %108 = getelementptr inbounds nuw i8, ptr %node.i.i.i.i.i.i.i.i, i64 316
  store i16 %_22.i.i.i.i.i.i.i.i8, ptr %108, align 4, !noalias !307
  %_0.i.not.i.i.i.i.i.i.i.i.i = icmp samesign ugt i64 %spec.select8.i.i.i.i.i.i.i, %new_len.i9.i.i.i.i
  %or.cond.i.i.i.i.i.i.i = select i1 %_0.i3.i.i.i.i.i.i.i.i.i, i1 true, i1 %_0.i.not.i.i.i.i.i.i.i.i.i
  br i1 %or.cond.i.i.i.i.i.i.i, label %bb6.i73.i.i.i, label %bb2.i.i.i.i.i.i.i.i.i

unreachable.i.i.i.i.i:                            ; preds = %bb12.i.i.i.i.i
  unreachable

bb5.sink.split.i.i.i.i.i:                         ; preds = %cleanup6.i.i.i.i.i, %cleanup.i.i.i58.i.i.i
  %.pn.ph.i.i.i.i.i = phi { ptr, i32 } [ %98, %cleanup.i.i.i58.i.i.i ], [ %103, %cleanup6.i.i.i.i.i ]
  %109 = icmp ne ptr %k.sroa.5.0.copyload.i.i.i55.i.i.i, null
  call void @llvm.assume(i1 %109)
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %k.sroa.5.0.copyload.i.i.i55.i.i.i, i64 noundef %k.sroa.0.0.copyload.i.i.i53.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !282
  br label %bb5.i.i59.i.i.i

bb5.i.i59.i.i.i:                                  ; preds = %bb5.sink.split.i.i.i.i.i, %cleanup6.i.i.i.i.i, %cleanup.i.i.i58.i.i.i
  %.pn.i.i.i.i.i = phi { ptr, i32 } [ %98, %cleanup.i.i.i58.i.i.i ], [ %103, %cleanup6.i.i.i.i.i ], [ %.pn.ph.i.i.i.i.i, %bb5.sink.split.i.i.i.i.i ]
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %93, i64 noundef 416, i64 noundef 8) #22, !noalias !282
  br label %bb20.i36.i.i.i

bb6.i73.i.i.i:                                    ; preds = %bb2.i.i.i.i.i.i.i.i.i
  %spec.select.i74.i.i.i = select i1 %insertion.sroa.0.0.i47.i.i.i, ptr %93, ptr %59
  %110 = getelementptr inbounds nuw i8, ptr %spec.select.i74.i.i.i, i64 318
  %_32.i11.i.i.i.i = load i16, ptr %110, align 2, !noalias !311, !noundef !11
  %_7.i12.i.i.i.i = zext i16 %_32.i11.i.i.i.i to i64
  %new_len.i13.i.i.i.i = add i16 %_32.i11.i.i.i.i, 1
  %self1.i14.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i74.i.i.i, i64 8
  call void @llvm.experimental.noalias.scope.decl(metadata !315)
  %count.i.i16.i.i.i.i = add nuw nsw i64 %insertion.sroa.5.0.i46.i.i.i, 1
  %_6.i.not.i17.not.i.i.i.i = icmp samesign ult i64 %insertion.sroa.5.0.i46.i.i.i, %_7.i12.i.i.i.i
  %self.i.i18.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %self1.i14.i.i.i.i, i64 %insertion.sroa.5.0.i46.i.i.i
  br i1 %_6.i.not.i17.not.i.i.i.i, label %bb1.i15.i42.i.i.i.i, label %_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E.exit.i25.i.i.i.i

_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E.exit.i25.i.i.i.i: ; preds = %bb6.i73.i.i.i
  store i64 %split.sroa.0.0.i.i.i, ptr %self.i.i18.i.i.i.i, align 8, !alias.scope !318, !noalias !320
  %_20.sroa.9.0.self.i.i18.i.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i18.i.i.i.i, i64 8
  store ptr %split.sroa.8.0.i.i.i, ptr %_20.sroa.9.0.self.i.i18.i.sroa_idx.i.i.i, align 8, !alias.scope !318, !noalias !320
  %_20.sroa.12.0.self.i.i18.i.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i18.i.i.i.i, i64 16
  store i64 %split.sroa.9.0.i.i.i, ptr %_20.sroa.12.0.self.i.i18.i.sroa_idx.i.i.i, align 8, !alias.scope !318, !noalias !320
  %111 = getelementptr inbounds nuw i8, ptr %spec.select.i74.i.i.i, i64 272
  %self.i7.i26.i.i.i.i = getelementptr inbounds nuw i32, ptr %111, i64 %insertion.sroa.5.0.i46.i.i.i
  store i32 %split.sroa.910.0.i.i.i, ptr %self.i7.i26.i.i.i.i, align 4, !alias.scope !321, !noalias !311
  br label %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i31.i.i.i.i

bb1.i15.i42.i.i.i.i:                              ; preds = %bb6.i73.i.i.i
  %dst.i.i20.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<alloc::string::String>", ptr %self1.i14.i.i.i.i, i64 %count.i.i16.i.i.i.i
  %count1.i.i21.i.i.i.i = sub nuw nsw i64 %_7.i12.i.i.i.i, %insertion.sroa.5.0.i46.i.i.i
  %112 = mul nuw nsw i64 %count1.i.i21.i.i.i.i, 24
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %dst.i.i20.i.i.i.i, ptr nonnull align 8 %self.i.i18.i.i.i.i, i64 %112, i1 false), !alias.scope !324, !noalias !325
  store i64 %split.sroa.0.0.i.i.i, ptr %self.i.i18.i.i.i.i, align 8, !alias.scope !318, !noalias !320
  %_20.sroa.9.0.self.i.i18.i.sroa_idx41.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i18.i.i.i.i, i64 8
  store ptr %split.sroa.8.0.i.i.i, ptr %_20.sroa.9.0.self.i.i18.i.sroa_idx41.i.i.i, align 8, !alias.scope !318, !noalias !320
  %_20.sroa.12.0.self.i.i18.i.sroa_idx46.i.i.i = getelementptr inbounds nuw i8, ptr %self.i.i18.i.i.i.i, i64 16
  store i64 %split.sroa.9.0.i.i.i, ptr %_20.sroa.12.0.self.i.i18.i.sroa_idx46.i.i.i, align 8, !alias.scope !318, !noalias !320
  %self220.i22.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i74.i.i.i, i64 272
  %_10.i9.i23.i.i.i.i = getelementptr inbounds nuw i32, ptr %self220.i22.i.i.i.i, i64 %insertion.sroa.5.0.i46.i.i.i
  %dst.i10.i24.i.i.i.i = getelementptr inbounds nuw i32, ptr %self220.i22.i.i.i.i, i64 %count.i.i16.i.i.i.i
  %113 = shl nuw nsw i64 %count1.i.i21.i.i.i.i, 2
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %dst.i10.i24.i.i.i.i, ptr nonnull align 4 %_10.i9.i23.i.i.i.i, i64 %113, i1 false), !alias.scope !321, !noalias !311
  store i32 %split.sroa.910.0.i.i.i, ptr %_10.i9.i23.i.i.i.i, align 4, !alias.scope !321, !noalias !311
  %self3.i2854.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i74.i.i.i, i64 320
  %_10.i16.i43.i.i.i.i = getelementptr inbounds nuw ptr, ptr %self3.i2854.i.i.i.i, i64 %count.i.i16.i.i.i.i
  %114 = getelementptr inbounds nuw ptr, ptr %self3.i2854.i.i.i.i, i64 %insertion.sroa.5.0.i46.i.i.i
  %dst.i17.i44.i.i.i.i = getelementptr inbounds nuw i8, ptr %114, i64 16
  %115 = shl nuw nsw i64 %count1.i.i21.i.i.i.i, 3
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %dst.i17.i44.i.i.i.i, ptr nonnull align 8 %_10.i16.i43.i.i.i.i, i64 %115, i1 false), !alias.scope !326, !noalias !311
  br label %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i31.i.i.i.i

_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i31.i.i.i.i: ; preds = %bb1.i15.i42.i.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E.exit.i25.i.i.i.i
  %116 = getelementptr inbounds nuw i8, ptr %spec.select.i74.i.i.i, i64 320
  %index.i2755.i.i.i.i = add nuw nsw i64 %_7.i12.i.i.i.i, 2
  %self.i14.i32.i.i.i.i = getelementptr inbounds nuw ptr, ptr %116, i64 %count.i.i16.i.i.i.i
  store ptr %split.sroa.16.0.i.i.i, ptr %self.i14.i32.i.i.i.i, align 8, !alias.scope !326, !noalias !311
  store i16 %new_len.i13.i.i.i.i, ptr %110, align 2, !noalias !311
  %_0.i.i.i4.i.i33.i.i.i.i = icmp samesign ult i64 %count.i.i16.i.i.i.i, %index.i2755.i.i.i.i
  br i1 %_0.i.i.i4.i.i33.i.i.i.i, label %bb4.i.i34.i.i.i.i.preheader, label %bb11.i.i.i

bb4.i.i34.i.i.i.i.preheader:                      ; preds = %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i31.i.i.i.i
  %117 = add nuw nsw i64 %_7.i12.i.i.i.i, 1
  %118 = sub nsw i64 %117, %insertion.sroa.5.0.i46.i.i.i
  %119 = sub nsw i64 %_7.i12.i.i.i.i, %insertion.sroa.5.0.i46.i.i.i
  %xtraiter = and i64 %118, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb4.i.i34.i.i.i.i.prol.loopexit, label %bb4.i.i34.i.i.i.i.prol

bb4.i.i34.i.i.i.i.prol:                           ; preds = %bb4.i.i34.i.i.i.i.preheader, %bb4.i.i34.i.i.i.i.prol
  %iter.sroa.0.05.i.i35.i.i.i.i.prol = phi i64 [ %_0.i1.i.i.i.i36.i.i.i.i.prol, %bb4.i.i34.i.i.i.i.prol ], [ %count.i.i16.i.i.i.i, %bb4.i.i34.i.i.i.i.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb4.i.i34.i.i.i.i.prol ], [ 0, %bb4.i.i34.i.i.i.i.preheader ]
  %_0.i1.i.i.i.i36.i.i.i.i.prol = add nuw nsw i64 %iter.sroa.0.05.i.i35.i.i.i.i.prol, 1
  %_18.i.i.i37.i.i.i.i.prol = icmp samesign ult i64 %iter.sroa.0.05.i.i35.i.i.i.i.prol, 12
  call void @llvm.assume(i1 %_18.i.i.i37.i.i.i.i.prol)
  %self3.i.i.i38.i.i.i.i.prol = getelementptr inbounds nuw ptr, ptr %116, i64 %iter.sroa.0.05.i.i35.i.i.i.i.prol
  %node.i.i.i39.i.i.i.i.prol = load ptr, ptr %self3.i.i.i38.i.i.i.i.prol, align 8, !noalias !311, !nonnull !11, !noundef !11
  store ptr %spec.select.i74.i.i.i, ptr %node.i.i.i39.i.i.i.i.prol, align 8, !noalias !311
  %_22.i.i.i40.i.i.i.i.prol = trunc nuw nsw i64 %iter.sroa.0.05.i.i35.i.i.i.i.prol to i16
  %120 = getelementptr inbounds nuw i8, ptr %node.i.i.i39.i.i.i.i.prol, i64 316
  store i16 %_22.i.i.i40.i.i.i.i.prol, ptr %120, align 4, !noalias !311
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %bb4.i.i34.i.i.i.i.prol.loopexit, label %bb4.i.i34.i.i.i.i.prol, !llvm.loop !329

bb4.i.i34.i.i.i.i.prol.loopexit:                  ; preds = %bb4.i.i34.i.i.i.i.prol, %bb4.i.i34.i.i.i.i.preheader
  %iter.sroa.0.05.i.i35.i.i.i.i.unr = phi i64 [ %count.i.i16.i.i.i.i, %bb4.i.i34.i.i.i.i.preheader ], [ %_0.i1.i.i.i.i36.i.i.i.i.prol, %bb4.i.i34.i.i.i.i.prol ]
  %121 = icmp ult i64 %119, 3
  br i1 %121, label %bb11.i.i.i, label %bb4.i.i34.i.i.i.i

bb4.i.i34.i.i.i.i:                                ; preds = %bb4.i.i34.i.i.i.i.prol.loopexit, %bb4.i.i34.i.i.i.i
  %iter.sroa.0.05.i.i35.i.i.i.i = phi i64 [ %_0.i1.i.i.i.i36.i.i.i.i.3, %bb4.i.i34.i.i.i.i ], [ %iter.sroa.0.05.i.i35.i.i.i.i.unr, %bb4.i.i34.i.i.i.i.prol.loopexit ]
  %_0.i1.i.i.i.i36.i.i.i.i = add nuw nsw i64 %iter.sroa.0.05.i.i35.i.i.i.i, 1
  %self3.i.i.i38.i.i.i.i = getelementptr inbounds nuw ptr, ptr %116, i64 %iter.sroa.0.05.i.i35.i.i.i.i
  %node.i.i.i39.i.i.i.i = load ptr, ptr %self3.i.i.i38.i.i.i.i, align 8, !noalias !311, !nonnull !11, !noundef !11
  store ptr %spec.select.i74.i.i.i, ptr %node.i.i.i39.i.i.i.i, align 8, !noalias !311
  %_22.i.i.i40.i.i.i.i = trunc nuw nsw i64 %iter.sroa.0.05.i.i35.i.i.i.i to i16
  %122 = getelementptr inbounds nuw i8, ptr %node.i.i.i39.i.i.i.i, i64 316
  store i16 %_22.i.i.i40.i.i.i.i, ptr %122, align 4, !noalias !311
  %_0.i1.i.i.i.i36.i.i.i.i.1 = add nuw nsw i64 %iter.sroa.0.05.i.i35.i.i.i.i, 2
  %self3.i.i.i38.i.i.i.i.1 = getelementptr inbounds nuw ptr, ptr %116, i64 %_0.i1.i.i.i.i36.i.i.i.i
  %node.i.i.i39.i.i.i.i.1 = load ptr, ptr %self3.i.i.i38.i.i.i.i.1, align 8, !noalias !311, !nonnull !11, !noundef !11
  store ptr %spec.select.i74.i.i.i, ptr %node.i.i.i39.i.i.i.i.1, align 8, !noalias !311
  %_22.i.i.i40.i.i.i.i.1 = trunc nuw nsw i64 %_0.i1.i.i.i.i36.i.i.i.i to i16
  %123 = getelementptr inbounds nuw i8, ptr %node.i.i.i39.i.i.i.i.1, i64 316
  store i16 %_22.i.i.i40.i.i.i.i.1, ptr %123, align 4, !noalias !311
  %_0.i1.i.i.i.i36.i.i.i.i.2 = add nuw nsw i64 %iter.sroa.0.05.i.i35.i.i.i.i, 3
  %self3.i.i.i38.i.i.i.i.2 = getelementptr inbounds nuw ptr, ptr %116, i64 %_0.i1.i.i.i.i36.i.i.i.i.1
  %node.i.i.i39.i.i.i.i.2 = load ptr, ptr %self3.i.i.i38.i.i.i.i.2, align 8, !noalias !311, !nonnull !11, !noundef !11
  store ptr %spec.select.i74.i.i.i, ptr %node.i.i.i39.i.i.i.i.2, align 8, !noalias !311
  %_22.i.i.i40.i.i.i.i.2 = trunc nuw nsw i64 %_0.i1.i.i.i.i36.i.i.i.i.1 to i16
  %124 = getelementptr inbounds nuw i8, ptr %node.i.i.i39.i.i.i.i.2, i64 316
  store i16 %_22.i.i.i40.i.i.i.i.2, ptr %124, align 4, !noalias !311
  %_0.i1.i.i.i.i36.i.i.i.i.3 = add nuw nsw i64 %iter.sroa.0.05.i.i35.i.i.i.i, 4
  %_18.i.i.i37.i.i.i.i.3 = icmp ult i64 %iter.sroa.0.05.i.i35.i.i.i.i, 9
  call void @llvm.assume(i1 %_18.i.i.i37.i.i.i.i.3)
  %self3.i.i.i38.i.i.i.i.3 = getelementptr inbounds nuw ptr, ptr %116, i64 %_0.i1.i.i.i.i36.i.i.i.i.2
  %node.i.i.i39.i.i.i.i.3 = load ptr, ptr %self3.i.i.i38.i.i.i.i.3, align 8, !noalias !311, !nonnull !11, !noundef !11
  store ptr %spec.select.i74.i.i.i, ptr %node.i.i.i39.i.i.i.i.3, align 8, !noalias !311
  %_22.i.i.i40.i.i.i.i.3 = trunc nuw nsw i64 %_0.i1.i.i.i.i36.i.i.i.i.2 to i16
  %125 = getelementptr inbounds nuw i8, ptr %node.i.i.i39.i.i.i.i.3, i64 316
  store i16 %_22.i.i.i40.i.i.i.i.3, ptr %125, align 4, !noalias !311
  %exitcond.not.i.i41.i.i.i.i.3 = icmp eq i64 %_0.i1.i.i.i.i36.i.i.i.i.3, %index.i2755.i.i.i.i
  br i1 %exitcond.not.i.i41.i.i.i.i.3, label %bb11.i.i.i, label %bb4.i.i34.i.i.i.i

bb20.i36.i.i.i:                                   ; preds = %bb5.i.i59.i.i.i, %cleanup.i35.i.i.i
  %.pn.ph.i37.i.i.i = phi { ptr, i32 } [ %.pn.i.i.i.i.i, %bb5.i.i59.i.i.i ], [ %77, %cleanup.i35.i.i.i ]
  %126 = icmp eq i64 %split.sroa.0.0.i.i.i, 0
  br i1 %126, label %cleanup.body, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i39.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i.i39.i.i.i: ; preds = %bb20.i36.i.i.i
  %127 = icmp ne ptr %split.sroa.8.0.i.i.i, null
  call void @llvm.assume(i1 %127)
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %split.sroa.8.0.i.i.i, i64 noundef %split.sroa.0.0.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !258
  br label %cleanup.body

bb11.i.i.i:                                       ; preds = %bb4.i.i34.i.i.i.i.prol.loopexit, %bb4.i.i34.i.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i31.i.i.i.i
  %.not18.i.i.i = icmp eq i64 %k.sroa.0.0.copyload.i.i.i53.i.i.i, -9223372036854775808
  br i1 %.not18.i.i.i, label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i", label %bb6.i.i.i

bb14.i.i.i:                                       ; preds = %bb11.i.i.i.i
  store i16 1, ptr %63, align 2, !noalias !255
  %self2.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %61, i64 8
  store i64 %split.sroa.0.0.i.i.i, ptr %self2.i.i.i.i.i, align 8, !noalias !242
  %_9.sroa.5.0.self3.i.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %61, i64 16
  store ptr %split.sroa.8.0.i.i.i, ptr %_9.sroa.5.0.self3.i.sroa_idx.i.i.i.i, align 8, !noalias !242
  %_9.sroa.6.0.self3.i.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %61, i64 24
  store i64 %split.sroa.9.0.i.i.i, ptr %_9.sroa.6.0.self3.i.sroa_idx.i.i.i.i, align 8, !noalias !242
  %self4.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %61, i64 272
  store i32 %split.sroa.910.0.i.i.i, ptr %self4.i.i.i.i.i, align 8, !noalias !255
  %self7.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %61, i64 328
  store ptr %split.sroa.16.0.i.i.i, ptr %self7.i.i.i.i.i, align 8, !noalias !255
  store ptr %61, ptr %split.sroa.16.0.i.i.i, align 8, !noalias !255
  %128 = getelementptr inbounds nuw i8, ptr %split.sroa.16.0.i.i.i, i64 316
  store i16 1, ptr %128, align 4, !noalias !255
  br label %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i"

bb19.i.i:                                         ; preds = %bb3.i.i.i.i
  %129 = landingpad { ptr, i32 }
          cleanup
  %130 = icmp eq i64 %_5.sroa.0.0.copyload.i, 0
  br i1 %130, label %cleanup.body, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i16.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i4.i.i16.i.i: ; preds = %bb19.i.i
  %131 = icmp ne ptr %_5.sroa.5.0.copyload.i, null
  call void @llvm.assume(i1 %131)
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_5.sroa.5.0.copyload.i, i64 noundef %_5.sroa.0.0.copyload.i, i64 noundef range(i64 1, -9223372036854775807) 1) #22, !noalias !168
  br label %cleanup.body

"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i": ; preds = %bb11.i.i.i, %bb4.i.i.i.i.i.i.prol.loopexit, %bb4.i.i.i.i.i.i, %bb14.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i.i.i.i.i, %bb2.i14.i.i, %bb2.thread.i.i.i, %bb6.i.i
  %handle.sroa.8.0.i.i = phi i64 [ 0, %bb6.i.i ], [ %insertion.sroa.5.0.i.i.i.i, %bb2.i14.i.i ], [ %insertion.sroa.5.0.i.i.i.i, %bb14.i.i.i ], [ %_0.sroa.4.0.i.ph.i.i, %bb2.thread.i.i.i ], [ %insertion.sroa.5.0.i.i.i.i, %bb4.i.i.i.i.i.i.prol.loopexit ], [ %insertion.sroa.5.0.i.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i.i.i.i.i ], [ %insertion.sroa.5.0.i.i.i.i, %bb4.i.i.i.i.i.i ], [ %insertion.sroa.5.0.i.i.i.i, %bb11.i.i.i ]
  %handle.sroa.0.0.i.i = phi ptr [ %38, %bb6.i.i ], [ %spec.select.i.i.i.i, %bb2.i14.i.i ], [ %spec.select.i.i.i.i, %bb14.i.i.i ], [ %self.sroa.0.0.i.i, %bb2.thread.i.i.i ], [ %spec.select.i.i.i.i, %bb4.i.i.i.i.i.i.prol.loopexit ], [ %spec.select.i.i.i.i, %_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E.exit.i.i.i.i.i ], [ %spec.select.i.i.i.i, %bb4.i.i.i.i.i.i ], [ %spec.select.i.i.i.i, %bb11.i.i.i ]
  %132 = load i64, ptr %0, align 8, !noalias !168, !noundef !11
  %133 = add i64 %132, 1
  store i64 %133, ptr %0, align 8, !noalias !168
  br label %bb5

bb5:                                              ; preds = %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i", %bb4.thread, %bb4, %bb4.thread38
  %entry.sroa.0.0.copyload.sink.i = phi ptr [ %handle.sroa.0.0.i.i, %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i" ], [ %self.sroa.0.0.i.i, %bb4.thread ], [ %_5.sroa.5.0.copyload.i, %bb4 ], [ %_5.sroa.5.0.copyload.i, %bb4.thread38 ]
  %entry.sroa.27.0.copyload.sink.i = phi i64 [ %handle.sroa.8.0.i.i, %"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E.exit.i" ], [ %iter.sroa.8.0.i.i.i, %bb4.thread ], [ %4, %bb4 ], [ %4, %bb4.thread38 ]
  %_4.i.i.i6 = getelementptr inbounds nuw i8, ptr %entry.sroa.0.0.copyload.sink.i, i64 272
  %self3.i.i.i = getelementptr inbounds nuw i32, ptr %_4.i.i.i6, i64 %entry.sroa.27.0.copyload.sink.i
  %134 = load i32, ptr %self3.i.i.i, align 4, !noundef !11
  %135 = add i32 %134, 1
  store i32 %135, ptr %self3.i.i.i, align 4
  br label %bb1.i.backedge

terminate:                                        ; preds = %cleanup.body
  %136 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #27
  unreachable

bb7:                                              ; preds = %cleanup.body
  resume { ptr, i32 } %eh.lpad-body
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #8

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #9

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #13

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #8

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nounwind nonlazybind willreturn memory(argmem: read)
declare i32 @memcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i64(i64, i64) #6

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #16

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #17

; <usize as core::fmt::Display>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; core::option::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #12

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #14

; alloc::fmt::format::format_inner
; Function Attrs: nonlazybind uwtable
declare void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #0

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #17

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #6

; <str>::to_lowercase
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs3_NtCslNYArtu3iFV_5alloc3stre12to_lowercase(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #19

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #21

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #15 = { mustprogress nocallback nofree nounwind nonlazybind willreturn memory(argmem: read) }
attributes #16 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #17 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #18 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #20 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #21 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nounwind }
attributes #23 = { noreturn }
attributes #24 = { noinline noreturn }
attributes #25 = { inlinehint }
attributes #26 = { cold }
attributes #27 = { cold noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN99_$LT$alloc..collections..btree..map..BTreeMap$LT$K$C$V$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5cb9c618d0a2c0b6E: %self"}
!5 = distinct !{!5, !"_ZN99_$LT$alloc..collections..btree..map..BTreeMap$LT$K$C$V$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h5cb9c618d0a2c0b6E"}
!6 = !{!7, !9, !4}
!7 = distinct !{!7, !8, !"_ZN99_$LT$alloc..collections..btree..map..IntoIter$LT$K$C$V$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4b6cf21faa5bb695E: %self"}
!8 = distinct !{!8, !"_ZN99_$LT$alloc..collections..btree..map..IntoIter$LT$K$C$V$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4b6cf21faa5bb695E"}
!9 = distinct !{!9, !10, !"_ZN4core3ptr96drop_in_place$LT$alloc..collections..btree..map..IntoIter$LT$alloc..string..String$C$u32$GT$$GT$17heec161c389b9f99bE: %_1"}
!10 = distinct !{!10, !"_ZN4core3ptr96drop_in_place$LT$alloc..collections..btree..map..IntoIter$LT$alloc..string..String$C$u32$GT$$GT$17heec161c389b9f99bE"}
!11 = !{}
!12 = !{!13, !15}
!13 = distinct !{!13, !14, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hdcc4367ff0882302E: %self"}
!14 = distinct !{!14, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hdcc4367ff0882302E"}
!15 = distinct !{!15, !16, !"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hf45078e3dbbdef5fE: %self"}
!16 = distinct !{!16, !"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$10advance_by17hf45078e3dbbdef5fE"}
!17 = !{!15}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h13fb72e2ec48df07E: %self"}
!20 = distinct !{!20, !"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h13fb72e2ec48df07E"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h271d0b6983b32c84E: %_0"}
!23 = distinct !{!23, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h271d0b6983b32c84E"}
!24 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$16deallocating_end17h74a3c40ad2d99168E: %self"}
!27 = distinct !{!27, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$16deallocating_end17h74a3c40ad2d99168E"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$10take_front17haa824d9c3af5e8d0E: %self"}
!30 = distinct !{!30, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$10take_front17haa824d9c3af5e8d0E"}
!31 = !{!29, !26}
!32 = !{!33}
!33 = distinct !{!33, !30, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$10take_front17haa824d9c3af5e8d0E: %_0"}
!34 = !{!33, !29, !26}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !{!38, !40, !26}
!38 = distinct !{!38, !39, !"_ZN5alloc11collections5btree4node40NodeRef$LT$BorrowType$C$K$C$V$C$Type$GT$6ascend17hd516eca1cbc08a1eE: %_0"}
!39 = distinct !{!39, !"_ZN5alloc11collections5btree4node40NodeRef$LT$BorrowType$C$K$C$V$C$Type$GT$6ascend17hd516eca1cbc08a1eE"}
!40 = distinct !{!40, !41, !"_ZN5alloc11collections5btree4node127NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$21deallocate_and_ascend17h941b03c3dceea957E: %ret"}
!41 = distinct !{!41, !"_ZN5alloc11collections5btree4node127NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$21deallocate_and_ascend17h941b03c3dceea957E"}
!42 = !{!40, !26}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE: %self"}
!45 = distinct !{!45, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE"}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_ZN5alloc11collections5btree8navigate39LazyLeafRange$LT$BorrowType$C$K$C$V$GT$10init_front17hda6271b739c12b28E: %self"}
!48 = distinct !{!48, !"_ZN5alloc11collections5btree8navigate39LazyLeafRange$LT$BorrowType$C$K$C$V$GT$10init_front17hda6271b739c12b28E"}
!49 = !{i64 0, i64 2}
!50 = !{!47, !44}
!51 = !{!52}
!52 = distinct !{!52, !45, !"_ZN5alloc11collections5btree8navigate75LazyLeafRange$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$GT$27deallocating_next_unchecked17hefef40d85c3ce65dE: %_0"}
!53 = !{!54, !44}
!54 = distinct !{!54, !55, !"_ZN5alloc11collections5btree3mem7replace17hb17382a0812ebf6bE: %v"}
!55 = distinct !{!55, !"_ZN5alloc11collections5btree3mem7replace17hb17382a0812ebf6bE"}
!56 = !{!57, !52}
!57 = distinct !{!57, !55, !"_ZN5alloc11collections5btree3mem7replace17hb17382a0812ebf6bE: %ret"}
!58 = !{!47, !52, !44}
!59 = distinct !{!59, !36}
!60 = !{!54}
!61 = !{!62, !64, !65, !67, !57, !54, !52, !44}
!62 = distinct !{!62, !63, !"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$17deallocating_next17hca18b338bfd6edc3E: %_0"}
!63 = distinct !{!63, !"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$17deallocating_next17hca18b338bfd6edc3E"}
!64 = distinct !{!64, !63, !"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$17deallocating_next17hca18b338bfd6edc3E: %self"}
!65 = distinct !{!65, !66, !"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$27deallocating_next_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9ddef01e60b48207E: %val"}
!66 = distinct !{!66, !"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$27deallocating_next_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9ddef01e60b48207E"}
!67 = distinct !{!67, !66, !"_ZN5alloc11collections5btree8navigate263_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$$GT$27deallocating_next_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9ddef01e60b48207E: %leaf_edge"}
!68 = !{!69, !71, !62, !64, !65, !67, !57, !54, !52, !44}
!69 = distinct !{!69, !70, !"_ZN5alloc11collections5btree4node40NodeRef$LT$BorrowType$C$K$C$V$C$Type$GT$6ascend17hd516eca1cbc08a1eE: %_0"}
!70 = distinct !{!70, !"_ZN5alloc11collections5btree4node40NodeRef$LT$BorrowType$C$K$C$V$C$Type$GT$6ascend17hd516eca1cbc08a1eE"}
!71 = distinct !{!71, !72, !"_ZN5alloc11collections5btree4node127NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$21deallocate_and_ascend17h941b03c3dceea957E: %ret"}
!72 = distinct !{!72, !"_ZN5alloc11collections5btree4node127NodeRef$LT$alloc..collections..btree..node..marker..Dying$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$21deallocate_and_ascend17h941b03c3dceea957E"}
!73 = !{!74, !76, !62, !64, !65, !67, !57, !54, !52, !44}
!74 = distinct !{!74, !75, !"_ZN5alloc11collections5btree8navigate235_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$BorrowType$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$$C$alloc..collections..btree..node..marker..KV$GT$$GT$14next_leaf_edge17h6bff4abcb1a74dceE: %_0"}
!75 = distinct !{!75, !"_ZN5alloc11collections5btree8navigate235_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$BorrowType$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$$C$alloc..collections..btree..node..marker..KV$GT$$GT$14next_leaf_edge17h6bff4abcb1a74dceE"}
!76 = distinct !{!76, !75, !"_ZN5alloc11collections5btree8navigate235_$LT$impl$u20$alloc..collections..btree..node..Handle$LT$alloc..collections..btree..node..NodeRef$LT$BorrowType$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$$C$alloc..collections..btree..node..marker..KV$GT$$GT$14next_leaf_edge17h6bff4abcb1a74dceE: %self"}
!77 = distinct !{!77, !36}
!78 = !{!71, !62, !64, !65, !67, !57, !54, !52, !44}
!79 = !{!57, !54, !52, !44}
!80 = !{!52, !44}
!81 = !{i64 0, i64 -9223372036854775806}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN4core4iter6traits8iterator8Iterator3zip17hf53380c3f6ae6cf4E: %other"}
!84 = distinct !{!84, !"_ZN4core4iter6traits8iterator8Iterator3zip17hf53380c3f6ae6cf4E"}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h4d76fa16bd02d338E: %b"}
!87 = distinct !{!87, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h4d76fa16bd02d338E"}
!88 = !{!89, !90}
!89 = distinct !{!89, !87, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h4d76fa16bd02d338E: %_0"}
!90 = distinct !{!90, !84, !"_ZN4core4iter6traits8iterator8Iterator3zip17hf53380c3f6ae6cf4E: %_0"}
!91 = !{!86, !83}
!92 = !{!89, !86, !90, !83}
!93 = !{!94}
!94 = distinct !{!94, !95, !"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E: %self"}
!95 = distinct !{!95, !"_ZN99_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..SpecFold$GT$9spec_fold17h0539498951a3c2a4E"}
!96 = !{!97, !99, !94}
!97 = distinct !{!97, !98, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE: %self"}
!98 = distinct !{!98, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bf95b922ffd419dE"}
!99 = distinct !{!99, !100, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17heeb2d2b06cc67cbbE: %self"}
!100 = distinct !{!100, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17heeb2d2b06cc67cbbE"}
!101 = !{!102, !99, !94}
!102 = distinct !{!102, !103, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h49c8dcdc7f109553E: %self"}
!103 = distinct !{!103, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h49c8dcdc7f109553E"}
!104 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!105 = !{!106, !108, !97, !99, !94}
!106 = distinct !{!106, !107, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h49c8dcdc7f109553E: %self"}
!107 = distinct !{!107, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h49c8dcdc7f109553E"}
!108 = distinct !{!108, !109, !"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h13fb72e2ec48df07E: %self"}
!109 = distinct !{!109, !"_ZN102_$LT$core..iter..adapters..cycle..Cycle$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h13fb72e2ec48df07E"}
!110 = !{!108, !97, !99, !94}
!111 = distinct !{!111, !112}
!112 = !{!"llvm.loop.unswitch.partial.disable"}
!113 = !{!114, !116}
!114 = distinct !{!114, !115, !"_ZN4host7checked28_$u7b$$u7b$closure$u7d$$u7d$17ha13d8d06320b4c95E: %_0"}
!115 = distinct !{!115, !"_ZN4host7checked28_$u7b$$u7b$closure$u7d$$u7d$17ha13d8d06320b4c95E"}
!116 = distinct !{!116, !115, !"_ZN4host7checked28_$u7b$$u7b$closure$u7d$$u7d$17ha13d8d06320b4c95E: %_1"}
!117 = distinct !{!117, !118, !119}
!118 = !{!"llvm.loop.isvectorized", i32 1}
!119 = !{!"llvm.loop.unroll.runtime.disable"}
!120 = distinct !{!120, !119, !118}
!121 = distinct !{!121, !118, !119}
!122 = distinct !{!122, !119, !118}
!123 = distinct !{!123, !36}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_ZN4host7softmax28_$u7b$$u7b$closure$u7d$$u7d$17h0292066be23f4215E: %value"}
!126 = distinct !{!126, !"_ZN4host7softmax28_$u7b$$u7b$closure$u7d$$u7d$17h0292066be23f4215E"}
!127 = !{!128}
!128 = distinct !{!128, !129, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17hce2a48e0dbd9a4f3E: argument 0"}
!129 = distinct !{!129, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17hce2a48e0dbd9a4f3E"}
!130 = distinct !{!130, !118, !119}
!131 = distinct !{!131, !119, !118}
!132 = !{!133, !135, !137, !139, !140, !142, !143, !145, !146, !148, !150}
!133 = distinct !{!133, !134, !"_ZN4core3str11validations15next_code_point17h7c29a7aa02c70807E: %bytes"}
!134 = distinct !{!134, !"_ZN4core3str11validations15next_code_point17h7c29a7aa02c70807E"}
!135 = distinct !{!135, !136, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!136 = distinct !{!136, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!137 = distinct !{!137, !138, !"_ZN97_$LT$core..str..pattern..MultiCharEqSearcher$LT$C$GT$$u20$as$u20$core..str..pattern..Searcher$GT$4next17hf6b66092ac1efbdbE: %_0"}
!138 = distinct !{!138, !"_ZN97_$LT$core..str..pattern..MultiCharEqSearcher$LT$C$GT$$u20$as$u20$core..str..pattern..Searcher$GT$4next17hf6b66092ac1efbdbE"}
!139 = distinct !{!139, !138, !"_ZN97_$LT$core..str..pattern..MultiCharEqSearcher$LT$C$GT$$u20$as$u20$core..str..pattern..Searcher$GT$4next17hf6b66092ac1efbdbE: %self"}
!140 = distinct !{!140, !141, !"_ZN4core3str7pattern8Searcher10next_match17h1fb6c218d1e2ab6fE: %_0"}
!141 = distinct !{!141, !"_ZN4core3str7pattern8Searcher10next_match17h1fb6c218d1e2ab6fE"}
!142 = distinct !{!142, !141, !"_ZN4core3str7pattern8Searcher10next_match17h1fb6c218d1e2ab6fE: %self"}
!143 = distinct !{!143, !144, !"_ZN99_$LT$core..str..pattern..CharPredicateSearcher$LT$F$GT$$u20$as$u20$core..str..pattern..Searcher$GT$10next_match17h327963f9e8bf99a8E: %_0"}
!144 = distinct !{!144, !"_ZN99_$LT$core..str..pattern..CharPredicateSearcher$LT$F$GT$$u20$as$u20$core..str..pattern..Searcher$GT$10next_match17h327963f9e8bf99a8E"}
!145 = distinct !{!145, !144, !"_ZN99_$LT$core..str..pattern..CharPredicateSearcher$LT$F$GT$$u20$as$u20$core..str..pattern..Searcher$GT$10next_match17h327963f9e8bf99a8E: %self"}
!146 = distinct !{!146, !147, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h8e5ff09552a6a9f5E: %self"}
!147 = distinct !{!147, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h8e5ff09552a6a9f5E"}
!148 = distinct !{!148, !149, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h80e54eeadc30168bE: %self"}
!149 = distinct !{!149, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h80e54eeadc30168bE"}
!150 = distinct !{!150, !151, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h5546e50a9c0d549fE: %self"}
!151 = distinct !{!151, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h5546e50a9c0d549fE"}
!152 = !{!137, !139, !140, !142, !143, !145, !146, !148, !150}
!153 = !{!154}
!154 = distinct !{!154, !155, !"_ZN5alloc11collections5btree3map25BTreeMap$LT$K$C$V$C$A$GT$5entry17hd104a62f7058d14fE: %self"}
!155 = distinct !{!155, !"_ZN5alloc11collections5btree3map25BTreeMap$LT$K$C$V$C$A$GT$5entry17hd104a62f7058d14fE"}
!156 = !{!157}
!157 = distinct !{!157, !155, !"_ZN5alloc11collections5btree3map25BTreeMap$LT$K$C$V$C$A$GT$5entry17hd104a62f7058d14fE: %key"}
!158 = !{!159, !157}
!159 = distinct !{!159, !155, !"_ZN5alloc11collections5btree3map25BTreeMap$LT$K$C$V$C$A$GT$5entry17hd104a62f7058d14fE: %_0"}
!160 = !{!159, !154}
!161 = !{!162, !159, !154, !157}
!162 = distinct !{!162, !163, !"_ZN5alloc11collections5btree6search142_$LT$impl$u20$alloc..collections..btree..node..NodeRef$LT$BorrowType$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$$GT$11search_tree17hfd3398db6371681bE: %_0"}
!163 = distinct !{!163, !"_ZN5alloc11collections5btree6search142_$LT$impl$u20$alloc..collections..btree..node..NodeRef$LT$BorrowType$C$K$C$V$C$alloc..collections..btree..node..marker..LeafOrInternal$GT$$GT$11search_tree17hfd3398db6371681bE"}
!164 = !{!165, !167}
!165 = distinct !{!165, !166, !"_ZN48_$LT$A$u20$as$u20$core..slice..cmp..SliceOrd$GT$7compare17h3a6ed69b971c86d6E: %left.0"}
!166 = distinct !{!166, !"_ZN48_$LT$A$u20$as$u20$core..slice..cmp..SliceOrd$GT$7compare17h3a6ed69b971c86d6E"}
!167 = distinct !{!167, !166, !"_ZN48_$LT$A$u20$as$u20$core..slice..cmp..SliceOrd$GT$7compare17h3a6ed69b971c86d6E: %right.0"}
!168 = !{!169, !171, !172}
!169 = distinct !{!169, !170, !"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E: %_0"}
!170 = distinct !{!170, !"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E"}
!171 = distinct !{!171, !170, !"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry17hb2ccab3390805020E: %self"}
!172 = distinct !{!172, !173, !"_ZN5alloc11collections5btree3map5entry22Entry$LT$K$C$V$C$A$GT$9or_insert17ha8c0bf0a09c451c5E: %self"}
!173 = distinct !{!173, !"_ZN5alloc11collections5btree3map5entry22Entry$LT$K$C$V$C$A$GT$9or_insert17ha8c0bf0a09c451c5E"}
!174 = !{!175, !177, !169, !171, !172}
!175 = distinct !{!175, !176, !"_ZN5alloc11collections5btree4node115NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$16push_with_handle17h0e1325d03642609fE: %_0"}
!176 = distinct !{!176, !"_ZN5alloc11collections5btree4node115NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$16push_with_handle17h0e1325d03642609fE"}
!177 = distinct !{!177, !176, !"_ZN5alloc11collections5btree4node115NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$16push_with_handle17h0e1325d03642609fE: %key"}
!178 = !{!175, !169, !171, !172}
!179 = !{!180}
!180 = distinct !{!180, !181, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %val"}
!181 = distinct !{!181, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE"}
!182 = !{!183, !180}
!183 = distinct !{!183, !181, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %slice.0"}
!184 = !{!185, !187, !188, !190, !191, !193, !194, !169, !171, !172}
!185 = distinct !{!185, !186, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E: %_0"}
!186 = distinct !{!186, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E"}
!187 = distinct !{!187, !186, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E: %self"}
!188 = distinct !{!188, !189, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h998c4321e9c397ceE: %_0"}
!189 = distinct !{!189, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h998c4321e9c397ceE"}
!190 = distinct !{!190, !189, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h998c4321e9c397ceE: %self"}
!191 = distinct !{!191, !192, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$16insert_recursing17hbd3e622c3805ec75E: %_0"}
!192 = distinct !{!192, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$16insert_recursing17hbd3e622c3805ec75E"}
!193 = distinct !{!193, !192, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$16insert_recursing17hbd3e622c3805ec75E: %self"}
!194 = distinct !{!194, !192, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$16insert_recursing17hbd3e622c3805ec75E: %key"}
!195 = !{!183}
!196 = !{!180, !185, !187, !197, !188, !190, !198, !191, !193, !194, !169, !171, !172}
!197 = distinct !{!197, !186, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E: %key"}
!198 = distinct !{!198, !189, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h998c4321e9c397ceE: %key"}
!199 = !{!200}
!200 = distinct !{!200, !201, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E: %slice.0"}
!201 = distinct !{!201, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E"}
!202 = !{!185, !187, !197, !188, !190, !198, !191, !193, !194, !169, !171, !172}
!203 = !{!204, !206, !188, !190, !198, !191, !193, !194, !169, !171, !172}
!204 = distinct !{!204, !205, !"_ZN5alloc11collections5btree4node208Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..KV$GT$5split17h5d010a6b84392c5fE: %_0"}
!205 = distinct !{!205, !"_ZN5alloc11collections5btree4node208Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..KV$GT$5split17h5d010a6b84392c5fE"}
!206 = distinct !{!206, !205, !"_ZN5alloc11collections5btree4node208Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..KV$GT$5split17h5d010a6b84392c5fE: %self"}
!207 = !{!188, !190, !198, !191, !193, !194, !169, !171, !172}
!208 = !{!209}
!209 = distinct !{!209, !210, !"_ZN5alloc11collections5btree4node171Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$NodeType$GT$$C$alloc..collections..btree..node..marker..KV$GT$15split_leaf_data17he7f763e80efc30b9E: %new_node"}
!210 = distinct !{!210, !"_ZN5alloc11collections5btree4node171Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$NodeType$GT$$C$alloc..collections..btree..node..marker..KV$GT$15split_leaf_data17he7f763e80efc30b9E"}
!211 = !{!212, !209, !204, !206, !188, !190, !198, !191, !193, !194, !169, !171, !172}
!212 = distinct !{!212, !210, !"_ZN5alloc11collections5btree4node171Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$NodeType$GT$$C$alloc..collections..btree..node..marker..KV$GT$15split_leaf_data17he7f763e80efc30b9E: %_0"}
!213 = !{!212, !204, !206, !188, !190, !198, !191, !193, !194, !169, !171, !172}
!214 = !{!"branch_weights", i32 4000000, i32 4001}
!215 = !{!216, !218}
!216 = distinct !{!216, !217, !"_ZN5alloc11collections5btree4node13move_to_slice17hcbb0f1e0cfdebc9bE: %src.0"}
!217 = distinct !{!217, !"_ZN5alloc11collections5btree4node13move_to_slice17hcbb0f1e0cfdebc9bE"}
!218 = distinct !{!218, !217, !"_ZN5alloc11collections5btree4node13move_to_slice17hcbb0f1e0cfdebc9bE: %dst.0"}
!219 = !{!220, !222}
!220 = distinct !{!220, !221, !"_ZN5alloc11collections5btree4node13move_to_slice17hc1c14c12d9f30219E: %src.0"}
!221 = distinct !{!221, !"_ZN5alloc11collections5btree4node13move_to_slice17hc1c14c12d9f30219E"}
!222 = distinct !{!222, !221, !"_ZN5alloc11collections5btree4node13move_to_slice17hc1c14c12d9f30219E: %dst.0"}
!223 = !{!224, !226, !227, !188, !190, !198, !191, !193, !194, !169, !171, !172}
!224 = distinct !{!224, !225, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E: %_0"}
!225 = distinct !{!225, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E"}
!226 = distinct !{!226, !225, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E: %self"}
!227 = distinct !{!227, !225, !"_ZN5alloc11collections5btree4node210Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Leaf$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hebf333fefb5704b4E: %key"}
!228 = !{!229}
!229 = distinct !{!229, !230, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %val"}
!230 = distinct !{!230, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE"}
!231 = !{!232, !229}
!232 = distinct !{!232, !230, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %slice.0"}
!233 = !{!224, !226, !188, !190, !191, !193, !194, !169, !171, !172}
!234 = !{!232}
!235 = !{!229, !224, !226, !227, !188, !190, !198, !191, !193, !194, !169, !171, !172}
!236 = !{!237}
!237 = distinct !{!237, !238, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E: %slice.0"}
!238 = distinct !{!238, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E"}
!239 = !{!240, !191, !193, !194, !169, !171, !172}
!240 = distinct !{!240, !241, !"_ZN5alloc11collections5btree4node40NodeRef$LT$BorrowType$C$K$C$V$C$Type$GT$6ascend17h862aae9e5afdc252E: %_0"}
!241 = distinct !{!241, !"_ZN5alloc11collections5btree4node40NodeRef$LT$BorrowType$C$K$C$V$C$Type$GT$6ascend17h862aae9e5afdc252E"}
!242 = !{!243, !191, !193, !194, !169, !171, !172}
!243 = distinct !{!243, !244, !"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry28_$u7b$$u7b$closure$u7d$$u7d$17hde391620689fd788E: %ins"}
!244 = distinct !{!244, !"_ZN5alloc11collections5btree3map5entry28VacantEntry$LT$K$C$V$C$A$GT$12insert_entry28_$u7b$$u7b$closure$u7d$$u7d$17hde391620689fd788E"}
!245 = !{!246}
!246 = distinct !{!246, !247, !"_ZN5alloc11collections5btree3mem7replace17h8f4a40c892a6ba6aE: %v"}
!247 = distinct !{!247, !"_ZN5alloc11collections5btree3mem7replace17h8f4a40c892a6ba6aE"}
!248 = !{!246, !243, !191, !193, !194, !169, !171, !172}
!249 = !{!250, !252, !246, !243, !191, !193, !194, !169, !171, !172}
!250 = distinct !{!250, !251, !"_ZN5alloc11collections5btree4node119NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$30correct_childrens_parent_links17haaf295b4d5a467dbE: %range"}
!251 = distinct !{!251, !"_ZN5alloc11collections5btree4node119NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$30correct_childrens_parent_links17haaf295b4d5a467dbE"}
!252 = distinct !{!252, !253, !"_ZN5alloc11collections5btree4node121NodeRef$LT$alloc..collections..btree..node..marker..Owned$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$17from_new_internal17hdf107a7c4764432fE: %internal"}
!253 = distinct !{!253, !"_ZN5alloc11collections5btree4node121NodeRef$LT$alloc..collections..btree..node..marker..Owned$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$17from_new_internal17hdf107a7c4764432fE"}
!254 = !{!250, !246, !243, !191, !193, !194, !169, !171, !172}
!255 = !{!256, !243, !191, !193, !194, !169, !171, !172}
!256 = distinct !{!256, !257, !"_ZN5alloc11collections5btree4node119NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$4push17hf2276c98cadbbbd3E: %key"}
!257 = distinct !{!257, !"_ZN5alloc11collections5btree4node119NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$4push17hf2276c98cadbbbd3E"}
!258 = !{!259, !261, !262, !191, !193, !194, !169, !171, !172}
!259 = distinct !{!259, !260, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h58cb006cd5299307E: %_0"}
!260 = distinct !{!260, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h58cb006cd5299307E"}
!261 = distinct !{!261, !260, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h58cb006cd5299307E: %self"}
!262 = distinct !{!262, !260, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$6insert17h58cb006cd5299307E: %key"}
!263 = !{!264}
!264 = distinct !{!264, !265, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %val"}
!265 = distinct !{!265, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE"}
!266 = !{!267, !264}
!267 = distinct !{!267, !265, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %slice.0"}
!268 = !{!269, !259, !261, !191, !193, !194, !169, !171, !172}
!269 = distinct !{!269, !270, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hdef26308a498805aE: %self"}
!270 = distinct !{!270, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hdef26308a498805aE"}
!271 = !{!272}
!272 = distinct !{!272, !273, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E: %slice.0"}
!273 = distinct !{!273, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E"}
!274 = !{!269, !275, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!275 = distinct !{!275, !270, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hdef26308a498805aE: %key"}
!276 = !{!267}
!277 = !{!264, !269, !275, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!278 = !{!279}
!279 = distinct !{!279, !280, !"_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E: %slice.0"}
!280 = distinct !{!280, !"_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E"}
!281 = distinct !{!281, !36}
!282 = !{!283, !285, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!283 = distinct !{!283, !284, !"_ZN5alloc11collections5btree4node212Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..KV$GT$5split17hfab0dd342d12a0bdE: %_0"}
!284 = distinct !{!284, !"_ZN5alloc11collections5btree4node212Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..KV$GT$5split17hfab0dd342d12a0bdE"}
!285 = distinct !{!285, !284, !"_ZN5alloc11collections5btree4node212Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..KV$GT$5split17hfab0dd342d12a0bdE: %self"}
!286 = !{!287}
!287 = distinct !{!287, !288, !"_ZN5alloc11collections5btree4node171Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$NodeType$GT$$C$alloc..collections..btree..node..marker..KV$GT$15split_leaf_data17h5a46978b83d6239fE: %new_node"}
!288 = distinct !{!288, !"_ZN5alloc11collections5btree4node171Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$NodeType$GT$$C$alloc..collections..btree..node..marker..KV$GT$15split_leaf_data17h5a46978b83d6239fE"}
!289 = !{!290, !287, !283, !285, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!290 = distinct !{!290, !288, !"_ZN5alloc11collections5btree4node171Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$NodeType$GT$$C$alloc..collections..btree..node..marker..KV$GT$15split_leaf_data17h5a46978b83d6239fE: %_0"}
!291 = !{!290, !283, !285, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!292 = !{!293, !295}
!293 = distinct !{!293, !294, !"_ZN5alloc11collections5btree4node13move_to_slice17hcbb0f1e0cfdebc9bE: %src.0"}
!294 = distinct !{!294, !"_ZN5alloc11collections5btree4node13move_to_slice17hcbb0f1e0cfdebc9bE"}
!295 = distinct !{!295, !294, !"_ZN5alloc11collections5btree4node13move_to_slice17hcbb0f1e0cfdebc9bE: %dst.0"}
!296 = !{!297, !299}
!297 = distinct !{!297, !298, !"_ZN5alloc11collections5btree4node13move_to_slice17hc1c14c12d9f30219E: %src.0"}
!298 = distinct !{!298, !"_ZN5alloc11collections5btree4node13move_to_slice17hc1c14c12d9f30219E"}
!299 = distinct !{!299, !298, !"_ZN5alloc11collections5btree4node13move_to_slice17hc1c14c12d9f30219E: %dst.0"}
!300 = !{!301, !303}
!301 = distinct !{!301, !302, !"_ZN5alloc11collections5btree4node13move_to_slice17h3bd9fae1d6854d78E: %src.0"}
!302 = distinct !{!302, !"_ZN5alloc11collections5btree4node13move_to_slice17h3bd9fae1d6854d78E"}
!303 = distinct !{!303, !302, !"_ZN5alloc11collections5btree4node13move_to_slice17h3bd9fae1d6854d78E: %dst.0"}
!304 = !{!305}
!305 = distinct !{!305, !306, !"_ZN5alloc11collections5btree4node121NodeRef$LT$alloc..collections..btree..node..marker..Owned$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$17from_new_internal17hdf107a7c4764432fE: %internal"}
!306 = distinct !{!306, !"_ZN5alloc11collections5btree4node121NodeRef$LT$alloc..collections..btree..node..marker..Owned$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$17from_new_internal17hdf107a7c4764432fE"}
!307 = !{!308, !283, !285, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!308 = distinct !{!308, !309, !"_ZN5alloc11collections5btree4node119NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$30correct_childrens_parent_links17haaf295b4d5a467dbE: %range"}
!309 = distinct !{!309, !"_ZN5alloc11collections5btree4node119NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$30correct_childrens_parent_links17haaf295b4d5a467dbE"}
!310 = !{!308, !305, !283, !285, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!311 = !{!312, !314, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!312 = distinct !{!312, !313, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hdef26308a498805aE: %self"}
!313 = distinct !{!313, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hdef26308a498805aE"}
!314 = distinct !{!314, !313, !"_ZN5alloc11collections5btree4node214Handle$LT$alloc..collections..btree..node..NodeRef$LT$alloc..collections..btree..node..marker..Mut$C$K$C$V$C$alloc..collections..btree..node..marker..Internal$GT$$C$alloc..collections..btree..node..marker..Edge$GT$10insert_fit17hdef26308a498805aE: %key"}
!315 = !{!316}
!316 = distinct !{!316, !317, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %val"}
!317 = distinct !{!317, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE"}
!318 = !{!319, !316}
!319 = distinct !{!319, !317, !"_ZN5alloc11collections5btree4node12slice_insert17h2f2b9c83bda79b1cE: %slice.0"}
!320 = !{!312, !259, !261, !191, !193, !194, !169, !171, !172}
!321 = !{!322}
!322 = distinct !{!322, !323, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E: %slice.0"}
!323 = distinct !{!323, !"_ZN5alloc11collections5btree4node12slice_insert17h7a3ac931604e0d40E"}
!324 = !{!319}
!325 = !{!316, !312, !314, !259, !261, !262, !191, !193, !194, !169, !171, !172}
!326 = !{!327}
!327 = distinct !{!327, !328, !"_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E: %slice.0"}
!328 = distinct !{!328, !"_ZN5alloc11collections5btree4node12slice_insert17h9245df38ae4d08d9E"}
!329 = distinct !{!329, !36}
