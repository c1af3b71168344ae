# shellcheck shell=bash disable=SC2154 # The steps of upgrade.sh, which sets the variables.

# The terminal may be gone.
say() { printf 'upgrade: %s\n' "$1" || true; }
fail() {
  printf 'upgrade: %s\n' "$1" >&2 || true
  exit 1
}

# A setting, or the default given second.
setting() {
  local value
  value=$(sed -n "s/^$1=//p" "$settings" | tail -n 1)
  printf '%s' "${value:-$2}"
}
uses_postgres() { [ -n "$(setting DATABASE_URL '')" ]; }
data_folder() { setting DATA_DIR /var/lib/college; }

run_in() {
  local release=$1
  shift
  (cd "$release" && runuser -u college -- env NODE_ENV=production DATA_DIR="$(data_folder)" TMPDIR=/var/tmp "$@")
}

build() {
  # Left by a killed build.
  find "$root/releases" -maxdepth 1 -name '.*.building*' -exec rm -rf {} +
  say "building $1; the log is $log"
  : > "$log"
  local words
  words=$(logged "$source/deploy/release.sh" "$1") || fail "the build failed, nothing was changed:"$'\n'"$words"
  ln -s "$settings" "$1/.env"
}

# Logs all output and prints the end of it: on a full disk the log is empty.
logged() { "$@" 2>&1 | { tee -a "$log" 2> /dev/null || true; } | tail -n 15; }

# Exit code 2: complete except for files that were already lost.
back_up() {
  local file words code=0
  file=$backups/college-$(date -u +%FT%H%M%S)-before-upgrade.backup
  words=$(logged run_in "$1" node --run backup -- "$file") || code=$?
  [ $code = 0 ] || [ $code = 2 ] || fail "no backup could be made:"$'\n'"$words"
  words=$(logged run_in "$1" node --run backup -- verify "$file") || fail "$file is not a valid backup:"$'\n'"$words"
  echo "$file" > "$state/backup"
  say "the backup is $file"
}

# The state for going back, written atomically.
remember() {
  rm -rf "$state.new" && mkdir -m 700 "$state.new" "$state.new/units"
  echo "$1" > "$state.new/former"
  echo "$2" > "$state.new/release"
  if [ -n "$3" ]; then
    echo "$3" > "$state.new/pending"
    say "this release changes the database: $(paste -sd ' ' "$state.new/pending")"
  fi
  find "$units" -maxdepth 1 -name 'college*' -type f -exec cp -p -t "$state.new/units" {} +
  mv -T "$state.new" "$state"
}
forget() {
  rm -rf "$state"
  if ! uses_postgres; then rm -rf "$(data_folder)/.before-upgrade"; fi
}

stop_site() {
  : > "$state/stopped"
  systemctl stop college
}

# Next to the database, so that going back is a rename, which works on a full disk.
copy_database() {
  local data copy
  data=$(data_folder) copy=$data/.before-upgrade
  rm -rf "$copy" && mkdir -m 700 "$copy"
  find "$data" -maxdepth 1 -name 'college.sqlite*' -exec cp -p --reflink=auto -t "$copy" {} +
  sync -f "$copy"
  : > "$state/copied"
}

put_database_back() {
  local data failed
  data=$(data_folder) failed=$data/failed-upgrade-$(basename "$(cat "$state/release")")
  if [ ! -e "$state/put-aside" ]; then
    mkdir -p "$failed" && chmod 700 "$failed"
    find "$data" -maxdepth 1 -name 'college.sqlite*' -exec mv -t "$failed" {} +
    : > "$state/put-aside"
  fi
  find "$data/.before-upgrade" -type f -exec mv -t "$data" {} +
  say "the database is back as it was before the upgrade; the changed one is in $failed"
}

link() {
  ln -sfn "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

# The link decides: it is the first change of an upgrade, and the last of going back.
is_linked() { [ "$(readlink "$root/current")" = "$(cat "$state/release")" ]; }

switch_to() {
  stop_site
  link "$1"
  cp "$1"/deploy/systemd/college* "$units"
  systemctl daemon-reload
  systemctl start --no-block college
}

property() { systemctl show --property="$1" --value college; }

# Ready three times, a second apart. Gives up early on a release that keeps crashing.
wait_until_ready() {
  local good=0 until=$((SECONDS + ready_seconds)) address before now
  address=http://$(setting HOST 127.0.0.1):$(setting PORT 3000)/readyz
  before=$(property NRestarts)
  while [ $SECONDS -lt $until ]; do
    now=$(property NRestarts)
    # A manual start resets the counter.
    if [ "$now" -lt "$before" ]; then before=$now; fi
    [ $((now - before)) -lt 3 ] || return 1
    if curl -fsS -m 5 -o /dev/null "$address" 2> /dev/null; then good=$((good + 1)); else good=0; fi
    [ $good -lt 3 ] || return 0
    sleep 1
  done
  return 1
}

last_words() { journalctl --unit=college --lines=5 --output=cat --no-pager; }

restore_units() {
  local unit
  for unit in "$(cat "$state/release")"/deploy/systemd/college*; do
    [ ! -e "$unit" ] || [ -e "$state/units/$(basename "$unit")" ] || rm -f "$units/$(basename "$unit")"
  done
  cp -p "$state"/units/college* "$units"
  systemctl daemon-reload
}

# True as well if the database cannot be read.
is_changed_for_good() {
  local pending
  if [ ! -e "$state/pending" ] || ! uses_postgres || ! is_linked; then return 1; fi
  pending=$(run_in "$(cat "$state/release")" node --run migrations) || return 0
  [ "$pending" != "$(cat "$state/pending")" ]
}

# Keeps the state for whoever investigates; it also sets the caller's exit code.
need_somebody() {
  rm -rf "$state.failed"
  mv -T "$state" "$state.failed"
  fail "$1"
}

stay() {
  need_somebody "PostgreSQL already has the tables of the new release, which the previous one does not understand. The new
release stays and keeps restarting: journalctl -u college. To give it up, see 'Going back with PostgreSQL' in
docs/deploy.md; the backup from just before is $(cat "$state/backup" 2> /dev/null || echo 'missing')"
}

go_back() {
  local former
  former=$(cat "$state/former")
  if is_changed_for_good; then stay; fi
  if [ -e "$state/stopped" ]; then systemctl stop college; fi
  if is_linked; then
    restore_units
    if [ -e "$state/copied" ]; then put_database_back; fi
    link "$former"
  fi
  if [ -e "$state/stopped" ]; then systemctl start --no-block college; fi
  wait_until_ready || need_somebody "$former is back, but not ready either: journalctl -u college"
  rm -rf "$(cat "$state/release")"
  forget
  say "$(basename "$former") is running as before"
}

# After an interrupted upgrade, which may have worked if it ended after its last change.
recover() {
  if [ ! -d "$state" ]; then return; fi
  if is_linked && [ ! -e "$state/given-up" ] && [ "$(property ActiveState)" != inactive ] && wait_until_ready; then
    accept
  else
    go_back
  fi
}
accept() {
  forget
  say 'an interrupted upgrade had made all its changes, and the new release is ready: it stays'
}

# Before an upgrade: leftovers of one whose recovery did not finish either, as in a power failure.
take_up_leftovers() {
  if [ ! -d "$state" ]; then return; fi
  if ! is_linked; then
    go_back
  elif wait_until_ready; then
    accept
  else
    fail "an upgrade was interrupted on $(date -r "$state" '+%F %R'), and the new release is not ready. deploy/upgrade.sh --recover
goes back to $(cat "$state/former"), and to the database from before"
  fi
}
