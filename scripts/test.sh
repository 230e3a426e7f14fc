#!/bin/sh
# The whole way from a fresh clone to tested: the same for a contributor and for CI.
. "$(dirname "$0")/setup.sh"
. scripts/ensure-chromium.sh
. scripts/ensure-services.sh
exec node scripts/test.ts "$@"
