#!/bin/sh
# Runs one of the commands beside the product, from a fresh clone too: sh scripts/run.sh backup FOLDER
. "$(dirname "$0")/setup.sh"
command=$1
shift
exec node "scripts/$command.ts" "$@"
