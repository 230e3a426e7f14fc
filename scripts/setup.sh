# Sourced by the other scripts: installs the locked packages if they are missing or changed, and
# checks that `node` can run TypeScript. Needs only Node 20 and npm.

cd "$(dirname "$0")/.." || exit 1
PATH="$PWD/node_modules/.bin:$PATH"

# Node reads this variable when it starts, before the product reads .env.
if [ -z "$NODE_EXTRA_CA_CERTS" ] && [ -r .env ]; then
  NODE_EXTRA_CA_CERTS=$(sed -n 's/^[[:space:]]*\(export[[:space:]]\{1,\}\)\{0,1\}NODE_EXTRA_CA_CERTS=//p' .env |
    tail -n 1 | sed 's/[[:space:]]*$//; s/^"\(.*\)"$/\1/; s/^'"'"'\(.*\)'"'"'$/\1/')
  [ -z "$NODE_EXTRA_CA_CERTS" ] || export NODE_EXTRA_CA_CERTS
fi

# Prints the start time of the process with this id, in the format of server/postgres/embedded/lock.ts.
start_of() {
  if [ -d /proc/self ]; then
    sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | awk '$1 != "Z" { print $20 }'
  else
    ps -o lstart= -p "$1" | sed 's/^ *//; s/ *$//'
  fi
}

# An installation deletes every package first, and with them the database server and other files that a
# running product still has to open.
assert_none_runs() {
  for note in build/process-"$(uname -n)"-*.json build/development/process-"$(uname -n)"-*.json; do
    [ -f "$note" ] || continue
    pid=$(sed 's/.*"pid":\([0-9]*\).*/\1/' "$note")
    started=$(sed 's/.*"started":"\([^"]*\)".*/\1/' "$note")
    url=$(sed 's/.*"url":"\([^"]*\)".*/\1/' "$note")
    [ -n "$started" ] && [ "$(start_of "$pid")" = "$started" ] || continue
    echo "Process $pid at $url still runs. Stop it first: the packages it uses are replaced by those of this version." >&2
    exit 1
  done
}

if ! cmp -s package-lock.json node_modules/.installed-lock.json; then
  assert_none_runs
  # Not to standard output, which some commands reserve for their result.
  echo "  Installing packages" >&2
  npm ci --include=dev --no-audit --no-fund --loglevel=error >&2 || exit 1
  cp package-lock.json node_modules/.installed-lock.json
fi

# Checks the version without starting the engine.
old='^v([0-9]|1[0-9]|2[01]|22\.([0-9]|1[0-7]))\.'
if node --version | grep -qE "$old"; then
  echo "This machine's Node is $(node --version) and no newer one could be installed with the packages. Please install Node 22.18 or newer." >&2
  exit 1
fi
