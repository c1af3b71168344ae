#!/usr/bin/env bash
# Makes a release out of this source tree: the server, bundled, the built pages and the packages that run, nothing else.
# Usage: deploy/release.sh FOLDER, which must not be there yet: it appears when all is in it, and not at all otherwise.
# Needs Node 24 and npm; runs no package's own scripts.
set -euo pipefail

least_node=24
# While it is made; most of it are the packages that build the pages.
least_megabytes=700
source=$(cd "$(dirname "$0")/.." && pwd)

fail() {
  printf 'release: %s\n' "$1" >&2
  exit 1
}

check_node() {
  command -v node > /dev/null || fail "Node $least_node or newer is needed, and there is none"
  local version
  version=$(node -p process.versions.node)
  [ "${version%%.*}" -ge "$least_node" ] || fail "Node $least_node or newer is needed, and $(command -v node) is $version"
}

# Beforehand, because npm may leave half a file on a full disk and say that all is well.
check_space() {
  local free
  free=$(df --output=avail -BM "$1" | tail -n 1 | tr -dc 0-9)
  [ "$free" -ge "$least_megabytes" ] ||
    fail "$1 has no space left for a release: $free MB are free, and $least_megabytes MB are needed while it is made"
}

# The pages and the server, built in a copy, so that the packages of whoever works in this tree stay as they are.
build() {
  mkdir "$1" && cd "$1"
  tar -C "$source" --exclude=node_modules --exclude=web/build --exclude=server/build -cf - \
    package.json package-lock.json tsconfig.base.json contract college server web scripts deploy {e2e,lab,testing}/package.json |
    tar -xf -
  npm ci --ignore-scripts --no-audit --no-fund --workspace web --workspace server
  node scripts/build.ts
}

# What runs, from the folder of the build.
assemble() {
  mkdir "$2" && cd "$2"
  tar -C "$1" --exclude=node_modules --exclude='*.test.ts' --exclude=server/test --exclude=server/bundle.config.ts -cf - \
    package.json package-lock.json contract college server web/package.json web/build {e2e,lab,testing}/package.json deploy/systemd |
    tar -xf -
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace server
  # The server finds the built pages by this name; a whole `npm ci` would bring along what they were built with.
  ln -s ../web node_modules/web
}

main() {
  [ $# = 1 ] || fail 'usage: deploy/release.sh FOLDER'
  check_node
  local folder name work
  folder=$(dirname "$1") name=$(basename "$1")
  [ -d "$folder" ] || fail "there is no folder $folder"
  # Beside the release, so that the last step is a rename. Whatever a killed one left behind goes.
  work=$(cd "$folder" && pwd)/.$name.building
  [ ! -e "$1" ] || fail "$1 is there already"
  exec 9> "$work.lock"
  flock -n 9 || fail "$1 is being made by somebody else"
  # shellcheck disable=SC2064 # The name is meant as it is now.
  trap "rm -rf '$work' '$work.lock'" EXIT
  trap 'exit 1' HUP INT TERM
  rm -rf "$work"
  check_space "$folder"
  mkdir "$work"

  # In subshells of their own, not in a condition: there `set -e` would not hold.
  (build "$work/source")
  (assemble "$work/source" "$work/release")
  sync -f "$work/release"
  mv -T "$work/release" "$folder/$name"
}

main "$@"
