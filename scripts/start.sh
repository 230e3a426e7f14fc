#!/bin/sh
# The whole way from a fresh clone to a running product.
. "$(dirname "$0")/setup.sh"
node scripts/build.ts || exit 1
# The server takes this process's place, so that signals reach it.
export NODE_COMPILE_CACHE="$PWD/node_modules/.cache/node"
exec node --enable-source-maps server/main.ts
