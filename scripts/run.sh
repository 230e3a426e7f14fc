#!/bin/sh
# Runs a command beside the product, also from a fresh clone: sh scripts/run.sh backup FOLDER
. "$(dirname "$0")/setup.sh"
command=$1
shift
exec node "scripts/$command.ts" "$@"
