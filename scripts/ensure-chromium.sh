# Sourced by the test script: provides a browser for the end-to-end tests. Any installed Chrome or Chromium
# works; on Debian and Ubuntu a missing one is installed. The headless shell is the same engine without
# desktop windows, and opens a page in half the time.

find_chromium() {
  for candidate in "$CHROMIUM_PATH" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1; then
      CHROMIUM_PATH=$(command -v "$candidate")
      export CHROMIUM_PATH
      return 0
    fi
  done
  return 1
}

if ! find_chromium; then
  echo "  Installing Chromium"
  as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo -n"
  {
    $as_root apt-get update
    for package in chromium-headless-shell chromium; do
      find_chromium || $as_root apt-get install -y --no-install-recommends $package
    done
  } >/dev/null 2>&1
  find_chromium || {
    echo "The end-to-end tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to it."
    exit 1
  }
fi
