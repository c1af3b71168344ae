#!/usr/bin/env bash
# Puts the version in this source tree in place of the one that runs, and goes back by itself when it does not get ready.
# Usage, as root: deploy/upgrade.sh [--without-backup]
# Exit codes: 0 upgraded; 1 not upgraded, and the former release runs as before; 2 somebody has to look.
set -euo pipefail

root=${COLLEGE_ROOT:-/opt/college}
settings=${COLLEGE_SETTINGS:-/etc/college/env}
backups=${COLLEGE_BACKUPS:-/var/backups/college}
units=${COLLEGE_UNITS:-/etc/systemd/system}
ready_seconds=${READY_SECONDS:-120}

self=$(cd "$(dirname "$0")" && pwd)/upgrade.sh
source=$(dirname "$(dirname "$self")")
# Is there while an upgrade may have to go back: the former release and units, and what has been done since.
state=$root/.upgrade
log=$root/upgrade.log
# shellcheck source=deploy/upgrade-steps.sh
. "$source/deploy/upgrade-steps.sh"

# A unit of its own, so that it goes on when the terminal is gone. Whatever ends it early, even SIGKILL, `--recover` follows.
launch() {
  [ "$(id -u)" = 0 ] || fail 'run this as root'
  if systemctl is-active --quiet college-upgrade; then fail 'another upgrade is at work'; fi
  local name passed=() code=0 former
  former=$(readlink -f "$root/current")
  for name in COLLEGE_{ROOT,SETTINGS,BACKUPS,UNITS} READY_SECONDS {http,https,no}_proxy {HTTP,HTTPS,NO}_PROXY NODE_EXTRA_CA_CERTS; do
    if [ -n "${!name:-}" ]; then passed+=("--setenv=$name=${!name}"); fi
  done
  rm -rf "$state.failed"
  systemd-run --quiet --collect --wait --pipe --unit=college-upgrade "${passed[@]}" \
    --property=TimeoutStopSec=15min --property="ExecStopPost=$self --recover" -- "$self" --inside "$@" || code=1
  # Cut off behind its last change, it may have worked all the same.
  if [ "$(readlink -f "$root/current")" != "$former" ]; then code=0; fi
  if [ -e "$state" ] || [ -e "$state.failed" ]; then code=2; fi
  exit $code
}

lock() {
  exec 8> "$root/.upgrade.lock"
  flock -n 8 || fail 'another upgrade is at work'
}

upgrade() {
  local former release pending
  former=$(readlink -e "$root/current") || fail "$root/current leads nowhere; see docs/deploy.md for the first release"
  release=$root/releases/$(date +%F-%H%M%S)-$(git -C "$source" rev-parse --short HEAD 2> /dev/null || echo local)
  build "$release"
  pending=$(run_in "$release" node --run migrations) || fail 'the new release cannot read the database, nothing was changed'
  remember "$former" "$release" "$pending"
  # In PostgreSQL nothing can be put aside, so that nothing may be written after the backup.
  if [ -n "$pending" ] && uses_postgres; then stop_site; fi
  # Made by a release that the database is of: another machine's upgrade may have changed it already.
  if [ "${1:-}" = --without-backup ]; then
    say 'no backup is made'
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
    fail "the new release did not get ready; the last it said:"$'\n'"$(last_words)"
  fi
  forget
  say "$(basename "$release") runs; the former one is kept in $former"
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
