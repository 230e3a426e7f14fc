#!/bin/sh
# The whole way from a fresh clone to a running product.
. "$(dirname "$0")/setup.sh"
# Nothing was touched since the last build: to see that is quicker than to ask for it. Where `find`
# has something to complain of, the script finds out.
touched=$(find app domain server database public scripts ./*.ts package-lock.json -cnewer build/complete 2>&1 | head -n 1)
if [ -n "$touched" ]; then
  # A product that runs from here keeps the files it was built of.
  node scripts/assert-startable.ts || exit 1
  node scripts/build.ts || exit 1
fi
# One heap of the C library for all threads, which gives back what it does not need: a tenth less
# memory. Others than glibc do not read this.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
# The server takes this process's place, so that signals reach it.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/node"
# A nursery of 16 MB is as quick here as the 64 that Node would let it grow to under load.
exec node --max-semi-space-size=16 build/process/main.js
