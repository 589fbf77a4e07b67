// The kernels of equal_work.toml: -DKERNEL_NAME chooses one, -DM_U=4 and the like set its parameters.
#ifdef M_U
#define U M_U
#endif
#ifdef M_T
#define T M_T
#endif
#ifdef M_V
#define V M_V
#endif
#ifdef M_D
#define D M_D
#endif
#ifdef M_S
#define S M_S
#endif
#ifdef M_BK
#define BK M_BK
#endif
#ifdef M_ROWS
#define ROWS M_ROWS
#endif
#ifdef M_P
#define P M_P
#endif
#ifndef U
#define U 1
#endif
#define STR(x) #x
#define PRAGMA(x) _Pragma(STR(x))
#define UNROLL PRAGMA(unroll U)
#define R __restrict__
#if defined(__HIP__)
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __restrict__ __restrict
#define TID ((int)__builtin_amdgcn_workitem_id_x())
#define BID ((int)__builtin_amdgcn_workgroup_id_x())
#define BIDY ((int)__builtin_amdgcn_workgroup_id_y())
#define BDIM 256
#define GDIM 1024
__device__ inline void __syncthreads(){__builtin_amdgcn_fence(__ATOMIC_RELEASE,"workgroup");__builtin_amdgcn_s_barrier();__builtin_amdgcn_fence(__ATOMIC_ACQUIRE,"workgroup");}
struct __attribute__((aligned(8))) float2{float x,y;};
struct __attribute__((aligned(16))) float4{float x,y,z,w;};
struct __attribute__((aligned(8))) int2{int x,y;};
struct __attribute__((aligned(16))) int4{int x,y,z,w;};
__device__ inline int2 make_int2(int a,int b){return {a,b};}
__device__ inline int4 make_int4(int a,int b,int c,int d){return {a,b,c,d};}
#define KERNEL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256,256))) void
#else
#define TID ((int)threadIdx.x)
#define BID ((int)blockIdx.x)
#define BIDY ((int)blockIdx.y)
#define BDIM ((int)blockDim.x)
#define GDIM ((int)gridDim.x)
#define KERNEL extern "C" __global__ void __launch_bounds__(256)
#endif

#ifdef KERNEL_axpy
KERNEL k(float*R y,const float*R x,float a,int n){
UNROLL
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM) y[i]=a*x[i]+y[i];
}
#endif

#ifdef KERNEL_bank
#ifndef P
#define P 32
#endif
KERNEL k(float*R o,const float*R x,int n){ __shared__ float t[32*P]; float s=0;
 #pragma unroll 1
 for(int i=0;i<n;i++){ t[TID%32+TID/32*P]=x[(long)i*256+TID]; __syncthreads();
  #pragma unroll
  for(int q=0;q<8;q++) s+=t[(TID%32)*P+q]; __syncthreads(); }
 o[BID*256+TID]=s; }
#endif

#ifdef KERNEL_cmul
KERNEL k(float2*R y,const float2*R a,const float2*R b,int n){
 #pragma unroll 1
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM){
#if V==0
 float2 p=a[i],q=b[i]; float2 r; r.x=p.x*q.x-p.y*q.y; r.y=p.x*q.y+p.y*q.x; y[i]=r;
#else
 float2 q=b[i]; float2 p=a[i]; float2 r; r.y=p.y*q.x+p.x*q.y; r.x=q.x*p.x-q.y*p.y; y[i]=r;
#endif
 }}
#endif

#ifdef KERNEL_copy
#ifndef T
#define T float4
#endif
KERNEL k(T*R y,const T*R x,int n){
 #pragma unroll 1
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM) y[i]=x[i];
}
#endif

#ifdef KERNEL_dot
#ifndef T
#define T float
#endif
__device__ inline float d(float a,float b){return a*b;}
__device__ inline float d(float2 a,float2 b){return a.x*b.x+a.y*b.y;}
__device__ inline float d(float4 a,float4 b){return a.x*b.x+a.y*b.y+a.z*b.z+a.w*b.w;}
KERNEL k(float*R o,const T*R x,const T*R y,int n){ float s=0;
UNROLL
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM) s+=d(x[i],y[i]);
 o[BID*BDIM+TID]=s; }
#endif

#ifdef KERNEL_gather
KERNEL k(float*R y,const float*R x,const int*R id,int n){
UNROLL
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM) y[i]=x[id[i]]*2.f; }
#endif

#ifdef KERNEL_product
KERNEL k(float*R C,const float*R A,const float*R B,int n,int m,int kk){
 int r=BIDY*16+TID/16,c=BID*16+TID%16; float s=0;
#if V==1
 __shared__ float a[16][17],b[16][17];
 #pragma unroll 1
 for(int k0=0;k0<kk;k0+=16){ a[TID/16][TID%16]=A[(long)r*kk+k0+TID%16]; b[TID/16][TID%16]=B[(long)(k0+TID/16)*m+c]; __syncthreads();
  #pragma unroll
  for(int q=0;q<16;q++) s+=a[TID/16][q]*b[q][TID%16]; __syncthreads(); }
#else
 #pragma unroll 16
 for(int q=0;q<kk;q++) s+=A[(long)r*kk+q]*B[(long)q*m+c];
#endif
 C[(long)r*m+c]=s; }
#endif

#ifdef KERNEL_hash
KERNEL k(unsigned*R o,const unsigned*R x,int n){ unsigned s=0;
UNROLL
 for(int i=TID;i<n;i+=256){ unsigned v=x[i]; v^=v>>16; v*=0x7feb352du; v^=v>>15; v*=0x846ca68bu; v^=v>>16; v+=v<<3; v^=v>>11; v*=0x9e3779b1u; v^=v>>13; s+=v; }
 o[BID*256+TID]=s; }
#endif

#ifdef KERNEL_iscale
#ifndef T
#define T int4
#endif
__device__ inline int2 f(int2 a,int b){return make_int2(a.x*b,a.y*b);}
__device__ inline int4 f(int4 a,int b){return make_int4(a.x*b,a.y*b,a.z*b,a.w*b);}
KERNEL k(T*R y,const T*R x,int b,int n){
 #pragma unroll 1
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM) y[i]=f(x[i],b); }
#endif

#ifdef KERNEL_lat
KERNEL k(float*R o,const float*R x,int n){ __shared__ float t[12000]; t[TID]=x[TID]; __syncthreads();
 float s=0; const float*p=x+(long)BID*n;
UNROLL
 for(int i=TID;i<n;i+=256) s+=p[i]*t[255-TID];
 o[BID*256+TID]=s; }
#endif

#ifdef KERNEL_mandel
KERNEL k(float*R o,float cx,float cy,int n){ float x=TID*cx,y=BID*cy,a=x,b=y;
UNROLL
 for(int i=0;i<n;i++){ float t=x*x-y*y+a; y=2.f*x*y+b; x=t; }
 o[BID*BDIM+TID]=x+y; }
#endif

#ifdef KERNEL_matvec
KERNEL k(float*R y,const float*R A,const float*R x,int n,int m){
 #pragma unroll 1
 for(int r=BID;r<m;r+=GDIM){ float s=0;
UNROLL
  for(int i=TID;i<n;i+=256) s+=A[(long)r*n+i]*x[i];
  y[r*256L+TID]=s; }
}
#endif

#ifdef KERNEL_order
KERNEL k(float*R y,const float*R x,const float*R z,float a,int n){
 #pragma unroll 1
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM){
#if V==0
  float p=x[i]; p*=a; float q=z[i]; q*=q; float r=y[i]; y[i]=p+q+r*a;
#else
  float r=y[i]; float q=z[i]; float p=x[i]; float t=r*a; y[i]=q*q+a*p+t;
#endif
 }
}
#endif

#ifdef KERNEL_pass
KERNEL k(float*R y,float*R w,const float*R x,float a,int n){
 #pragma unroll 1
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM){
#if V==0
  float t=a*x[i]; ((volatile float*)w)[i]=t; t=((volatile float*)w)[i]; y[i]=t+1.f;
#else
  y[i]=a*x[i]+1.f;
#endif
 }}
#endif

#ifdef KERNEL_poly
#ifndef D
#define D 16
#endif
KERNEL k(float*R y,const float*R x,float a,int n){
UNROLL
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM){ float v=x[i],s=a;
  #pragma unroll
  for(int d=0;d<D;d++) s=s*v+(float)(d%7+1); y[i]=s;}
}
#endif

#ifdef KERNEL_rowmax
KERNEL k(float*R o,const float*R x,int n){ float s=-1e30f; const float*p=x+(long)BID*n;
UNROLL
 for(int i=TID;i<n;i+=256) s=__builtin_fmaxf(s,p[i]);
 o[BID*256+TID]=s; }
#endif

#ifdef KERNEL_rowsum
KERNEL k(float*R o,const float*R x,int n){
 float s=0; const float*p=x+(long)BID*n;
UNROLL
 for(int i=TID;i<n;i+=256) s+=p[i];
 o[BID*256+TID]=s;
}
#endif

#ifdef KERNEL_rowsum2
KERNEL k(float*R o,const float*R x,const float*R y,int n){
 float s=0; const float*p=x+(long)BID*n; const float*q=y+(long)BID*n;
UNROLL
 for(int i=TID;i<n;i+=256)
#if V==0
  s+=p[i]*q[i];
#else
  s+=p[i]*p[i];
#endif
 o[BID*256+TID]=s;
}
#endif

#ifdef KERNEL_sten
KERNEL k(float*R y,const float*R x,const float*R z,float a,int n){
UNROLL
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM){
#if V==0
  y[i]=a*x[i]+x[i+n]*z[i]+z[i+n]*a;
#else
  y[i]=a*x[i]+x[i]*z[i]+z[i]*a;
#endif
 }}
#endif

#ifdef KERNEL_stencil
KERNEL k(float*R y,const float*R x,float a,int n){
UNROLL
 for(int i=BID*BDIM+TID+1;i<n-1;i+=BDIM*GDIM){
#if V==1
  y[i]=a*(x[i+1]+x[i-1])-x[i];
#else
  y[i]=a*(x[i-1]+x[i+1])-x[i];
#endif
 }
}
#endif

#ifdef KERNEL_stencil2d
KERNEL k(float*R y,const float*R x,int w,int h){
 int c=BID*BDIM+TID+1; if(c>=w-1) return;
UNROLL
 for(int r=1;r<h-1;r++) y[(long)r*w+c]=0.2f*(x[(long)(r-1)*w+c]+x[(long)(r+1)*w+c]+x[(long)r*w+c-1]+x[(long)r*w+c+1]+x[(long)r*w+c]);
}
#endif

#ifdef KERNEL_stride
#ifndef S
#define S 1
#endif
KERNEL k(float*R y,const float*R x,float a,int n){
UNROLL
 for(int i=BID*BDIM+TID;i<n;i+=BDIM*GDIM) y[i]=a*x[i*S]+1.f; }
#endif

#ifdef KERNEL_transpose
#ifndef ROWS
#define ROWS 8
#endif
KERNEL k(float*R o,const float*R x,int n){ __shared__ float t[32][33];
 int c=BID*32+TID%32;
 #pragma unroll
 for(int j=0;j<32;j+=ROWS) t[TID/32%ROWS+j][TID%32]=x[(long)(BIDY*32+TID/32%ROWS+j)*n+c];
 __syncthreads();
 #pragma unroll
 for(int j=0;j<32;j+=ROWS) o[(long)(BID*32+TID/32%ROWS+j)*n+BIDY*32+TID%32]=t[TID%32][TID/32%ROWS+j]; }
#endif

#ifdef KERNEL_type
#ifndef T
#define T float
#endif
KERNEL k(T*R o,const T*R x,int n){ T s=0; const T*p=x+(long)BID*n;
UNROLL
 for(int i=TID;i<n;i+=256) s+=p[i];
 o[BID*256+TID]=s; }
#endif

#ifdef KERNEL_gemm
#ifndef BK
#define BK 8
#endif
KERNEL k(float*R C,const float*R A,const float*R B,int n,int m,int kk){
 __shared__ float a[BK][64], b[BK][64];
 int t=TID, r=t/16*4, c=t%16*4; float s[4][4]={};
 const float*pa=A+BIDY*64; const float*pb=B+BID*64;
 #pragma unroll 1
 for(int k0=0;k0<kk;k0+=BK){
  #pragma unroll
  for(int l=0;l<BK*64;l+=256){int e=l+t; a[e/64][e%64]=pa[(long)(k0+e/64)*n+e%64]; b[e/64][e%64]=pb[(long)(k0+e/64)*m+e%64];}
  __syncthreads();
  #pragma unroll
  for(int q=0;q<BK;q++){ float u[4],v[4];
   #pragma unroll
   for(int i=0;i<4;i++){u[i]=a[q][r+i];v[i]=b[q][c+i];}
   #pragma unroll
   for(int i=0;i<4;i++)
   #pragma unroll
   for(int j=0;j<4;j++) s[i][j]+=u[i]*v[j];}
  __syncthreads();
 }
 #pragma unroll
 for(int i=0;i<4;i++)
  #pragma unroll
  for(int j=0;j<4;j++) C[(BIDY*64L+r+i)*m+BID*64+c+j]=s[i][j];
}
#endif
