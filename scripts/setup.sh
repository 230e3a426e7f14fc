# Sourced by the other scripts: installs the locked packages if they are missing or changed, and
# checks that `node` can run TypeScript. Needs only Node 20 and npm.

cd "$(dirname "$0")/.." || exit 1
PATH="$PWD/node_modules/.bin:$PATH"

if ! cmp -s package-lock.json node_modules/.installed-lock.json; then
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
