#!/bin/sh
# Installs the packages when the lock file differs from the last installation; otherwise does nothing. Plain sh,
# because on a fresh clone there is no Node 24 yet: it comes with the packages.
set -eu
cd "$(dirname "$0")/.."
stamp=node_modules/.installed-lock
if [ -f "$stamp" ] && cmp -s package-lock.json "$stamp"; then
  exit 0
fi
echo "Installing packages…"
npm ci --no-audit --no-fund --loglevel=error
cp package-lock.json "$stamp"
