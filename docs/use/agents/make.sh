#!/bin/sh
# The dumps of this folder, made again: nvcc 13.0 and its ptxas, as a build leaves them.
set -eu
cd "$(dirname "$0")"
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
for source in step?.cu; do
  name=${source%.cu}
  nvcc -arch=sm_90 -lineinfo -cubin --keep --keep-dir "$build" -Xptxas -v "$source" -o "$build/$name.cubin" 2> "$name.log"
  sed "s|\"[^\"]*/$source\"|\"$source\"|" "$build/$name.ptx" > "$name.ptx"
done
