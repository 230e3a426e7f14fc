#!/bin/sh
# Pages reload when they are saved; a change to the server restarts it.
. "$(dirname "$0")/setup.sh"
exec node --enable-source-maps --watch-path=server --watch-path=domain --watch-path=database --watch-preserve-output server/boot/dev.ts
