#!/usr/bin/env bash
# Builds a release from this source tree: the bundled server, the pages and the runtime packages, nothing else.
# Usage: deploy/release.sh FOLDER, which must not exist yet: it appears when complete, and not at all otherwise.
# Needs Node 24 and npm; runs no package's own scripts.
set -euo pipefail

least_node=24
# Needed while building, mostly for the packages that build the pages.
least_megabytes=700
source=$(cd "$(dirname "$0")/.." && pwd)

fail() {
  printf 'release: %s\n' "$1" >&2
  exit 1
}

check_node() {
  command -v node > /dev/null || fail "Node $least_node or newer is needed, but none is installed"
  local version
  version=$(node -p process.versions.node)
  [ "${version%%.*}" -ge "$least_node" ] || fail "Node $least_node or newer is needed, but $(command -v node) is $version"
}

# Beforehand, because npm may leave half a file on a full disk and report success.
check_space() {
  local free
  free=$(df --output=avail -BM "$1" | tail -n 1 | tr -dc 0-9)
  [ "$free" -ge "$least_megabytes" ] ||
    fail "no space left in $1 for a release: building it needs $least_megabytes MB, and $free MB are free"
}

# In a copy, so that the packages installed in this tree stay as they are.
build() {
  mkdir "$1" && cd "$1"
  tar -C "$source" --exclude=node_modules --exclude=web/build --exclude=server/build -cf - \
    package.json package-lock.json tsconfig.base.json contract college server web scripts deploy {e2e,lab,testing}/package.json |
    tar -xf -
  npm ci --ignore-scripts --no-audit --no-fund --workspace web --workspace server
  node scripts/build.ts
}

assemble() {
  mkdir "$2" && cd "$2"
  tar -C "$1" --exclude=node_modules --exclude='*.test.ts' --exclude=server/test --exclude=server/bundle.config.ts -cf - \
    package.json package-lock.json contract college server web/package.json web/build {e2e,lab,testing}/package.json deploy/systemd |
    tar -xf -
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace server
  # The server finds the pages by this name; a full `npm ci` would include their build tools.
  ln -s ../web node_modules/web
}

main() {
  [ $# = 1 ] || fail 'usage: deploy/release.sh FOLDER'
  check_node
  local folder name work
  folder=$(dirname "$1") name=$(basename "$1")
  [ -d "$folder" ] || fail "there is no folder $folder"
  # Next to the release, so that the last step is a rename. Removes what a killed build left.
  work=$(cd "$folder" && pwd)/.$name.building
  [ ! -e "$1" ] || fail "$1 already exists"
  exec 9> "$work.lock"
  flock -n 9 || fail "$1 is already being built"
  # shellcheck disable=SC2064 # The name is meant as it is now.
  trap "rm -rf '$work' '$work.lock'" EXIT
  trap 'exit 1' HUP INT TERM
  rm -rf "$work"
  check_space "$folder"
  mkdir "$work"

  # Own subshells outside of a condition, where `set -e` would not apply.
  (build "$work/source")
  (assemble "$work/source" "$work/release")
  sync -f "$work/release"
  mv -T "$work/release" "$folder/$name"
}

main "$@"
