#!/usr/bin/env bash
# Replaces the running version with the one in this source tree, and goes back if it does not become ready.
# Usage, as root: deploy/upgrade.sh [--without-backup]
# Exit codes: 0 upgraded; 1 not upgraded, the previous release is running as before; 2 needs attention.
set -euo pipefail

root=${COLLEGE_ROOT:-/opt/college}
settings=${COLLEGE_SETTINGS:-/etc/college/env}
backups=${COLLEGE_BACKUPS:-/var/backups/college}
units=${COLLEGE_UNITS:-/etc/systemd/system}
ready_seconds=${READY_SECONDS:-120}

self=$(cd "$(dirname "$0")" && pwd)/upgrade.sh
source=$(dirname "$(dirname "$self")")
# Exists while an upgrade may have to go back: the previous release and units, and the steps done since.
state=$root/.upgrade
log=$root/upgrade.log
# shellcheck source=deploy/upgrade-steps.sh
. "$source/deploy/upgrade-steps.sh"

# Its own unit, so that it survives the terminal. However it ends early, even by SIGKILL, `--recover` follows.
launch() {
  [ "$(id -u)" = 0 ] || fail 'run this as root'
  if systemctl is-active --quiet college-upgrade; then fail 'another upgrade is running'; fi
  local name passed=() code=0 former
  former=$(readlink -f "$root/current")
  for name in COLLEGE_{ROOT,SETTINGS,BACKUPS,UNITS} READY_SECONDS {http,https,no}_proxy {HTTP,HTTPS,NO}_PROXY NODE_EXTRA_CA_CERTS; do
    if [ -n "${!name:-}" ]; then passed+=("--setenv=$name=${!name}"); fi
  done
  rm -rf "$state.failed"
  systemd-run --quiet --collect --wait --pipe --unit=college-upgrade "${passed[@]}" \
    --property=TimeoutStopSec=15min --property="ExecStopPost=$self --recover" -- "$self" --inside "$@" || code=1
  # Interrupted after its last change, it may still have worked.
  if [ "$(readlink -f "$root/current")" != "$former" ]; then code=0; fi
  if [ -e "$state" ] || [ -e "$state.failed" ]; then code=2; fi
  exit $code
}

lock() {
  exec 8> "$root/.upgrade.lock"
  flock -n 8 || fail 'another upgrade is running'
}

upgrade() {
  local former release pending
  former=$(readlink -e "$root/current") || fail "$root/current does not point to a release; see docs/deploy.md for the first one"
  release=$root/releases/$(date +%F-%H%M%S)-$(git -C "$source" rev-parse --short HEAD 2> /dev/null || echo local)
  build "$release"
  pending=$(run_in "$release" node --run migrations) || fail 'the new release cannot read the database, nothing was changed'
  remember "$former" "$release" "$pending"
  # PostgreSQL's data cannot be set aside, so nothing may be written after the backup.
  if [ -n "$pending" ] && uses_postgres; then stop_site; fi
  # By the release that matches the database: another machine's upgrade may have migrated it already.
  if [ "${1:-}" = --without-backup ]; then
    say 'making no backup, as requested'
  elif [ -n "$pending" ]; then
    back_up "$former"
  else
    back_up "$release"
  fi
  if [ -n "$pending" ] && ! uses_postgres; then
    stop_site
    copy_database
  fi
  switch_to "$release"
  if ! wait_until_ready; then
    : > "$state/given-up"
    fail "the new release did not become ready; its last messages:"$'\n'"$(last_words)"
  fi
  forget
  say "$(basename "$release") is running; the previous release is in $former"
}

main() {
  case ${1:-} in
    --inside)
      shift
      lock
      take_up_leftovers
      upgrade "$@"
      ;;
    --recover)
      lock
      recover
      ;;
    '' | --without-backup) launch "$@" ;;
    *) fail 'usage: deploy/upgrade.sh [--without-backup]' ;;
  esac
}

main "$@"
