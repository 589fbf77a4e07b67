; A pixel and a compute shader by the graphics conventions: arguments in registers, images, exports, PAL metadata instead of HSA.
target triple = "amdgcn-amd-amdpal"

define amdgpu_ps <4 x float> @shade(<8 x i32> inreg %image, <4 x i32> inreg %sampler, i32 inreg %bias, float %u, float %v) {
  %color = call <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32 15, float %u, float %v, <8 x i32> %image, <4 x i32> %sampler, i1 false, i32 0, i32 0)
  %alpha = extractelement <4 x float> %color, i32 3
  %visible = fcmp ogt float %alpha, 5.000000e-01
  call void @llvm.amdgcn.kill(i1 %visible)
  %offset = bitcast i32 %bias to float
  %spread = insertelement <4 x float> poison, float %offset, i32 0
  %all = shufflevector <4 x float> %spread, <4 x float> poison, <4 x i32> zeroinitializer
  %result = fadd <4 x float> %color, %all
  ret <4 x float> %result
}

define amdgpu_cs void @fill(<8 x i32> inreg %image, i32 inreg %width, i32 %x, i32 %y) {
  %inside = icmp ult i32 %x, %width
  br i1 %inside, label %store, label %done

store:
  %value = uitofp i32 %y to float
  %half = fmul float %value, 5.000000e-01
  call void @llvm.amdgcn.image.store.2d.f32.i32(float %half, i32 1, i32 %x, i32 %y, <8 x i32> %image, i32 0, i32 0)
  br label %done

done:
  ret void
}

declare <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare void @llvm.amdgcn.image.store.2d.f32.i32(float, i32, i32, i32, <8 x i32>, i32, i32)
declare void @llvm.amdgcn.kill(i1)
