#!/bin/sh
# From a fresh clone to a complete test run.
. "$(dirname "$0")/setup.sh"
. scripts/ensure-chromium.sh
. scripts/ensure-services.sh
exec node scripts/test.ts "$@"
