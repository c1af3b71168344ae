#!/bin/sh
# Makes a release out of this source tree: the server, the built pages and the packages that run, nothing else.
# Usage: deploy/release.sh FOLDER, which must not be there yet. Needs Node 24 and npm; runs no package's own scripts.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
target=${1:?Usage: deploy/release.sh FOLDER}
mkdir "$target"
target=$(cd "$target" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Copied, so that the packages of whoever works in this tree stay as they are.
tar -C "$source" --exclude=node_modules --exclude=web/build -cf - \
  package.json package-lock.json tsconfig.base.json contract college server web scripts e2e/package.json |
  tar -C "$work" -xf -

cd "$work"
npm ci --ignore-scripts --no-audit --no-fund --workspace web
node scripts/build.ts

tar -C "$work" --exclude=node_modules --exclude='*.test.ts' --exclude=server/test -cf - \
  package.json package-lock.json contract college server web/package.json web/build e2e/package.json |
  tar -C "$target" -xf -
cd "$target"
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace server
# The server finds the built pages by this name; a whole `npm ci` would bring along what they were built with.
ln -s ../web node_modules/web
