import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Longer than any busy machine takes. */
const patientSeconds = '600'
const neverReady = { READY_SECONDS: '1' }

const script = join(import.meta.dirname, 'upgrade.sh')

/**
 * Stand-ins for the machine: `systemctl start` of the new release changes the database, and READY makes it ready. `npm run
 * deploy:try` runs the real thing.
 */
const programs = {
  npm: '[ -z "$FAILS" ] || { echo "$FAILS" >&2; exit 1; }; mkdir -p node_modules',
  node: `case "$*" in
-p*) echo 24.1.0 ;;
*migrations) printf %s "$PENDING" ;;
*verify*) ;;
*backup*) echo all > "$4" ;;
*) mkdir -p web/build ;;
esac`,
  runuser: 'shift 3; exec "$@"',
  systemctl: `case "$*" in
*NRestarts*) echo 0 ;;
*ActiveState*) echo active ;;
start*) [ "$(readlink "$COLLEGE_ROOT/current")" = "$COLLEGE_ROOT/releases/former" ] || echo changed > "$DATA/college.sqlite" ;;
esac`,
  curl: '[ "$(readlink "$COLLEGE_ROOT/current")" = "$COLLEGE_ROOT/releases/former" ] || [ -n "$READY" ]',
  journalctl: 'echo the last words',
  df: 'echo Avail; echo 5000M',
}

function aSite({ settings = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'college-upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)
  for (const name of ['bin', 'data', 'backups', 'units', 'opt/releases/former'])
    mkdirSync(at(name), { recursive: true })
  for (const [name, text] of Object.entries(programs))
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  writeFileSync(at('env'), `DATA_DIR=${at('data')}\n${settings}`)
  writeFileSync(at('data/college.sqlite'), 'as before\n')
  writeFileSync(at('units/college.service'), 'the former unit\n')
  symlinkSync(at('opt/releases/former'), at('opt/current'))
  const run = (step: string, more: Record<string, string>) =>
    spawnSync(script, [step], {
      encoding: 'utf8',
      env: {
        ...{ COLLEGE_ROOT: at('opt'), COLLEGE_SETTINGS: at('env'), COLLEGE_UNITS: at('units') },
        ...{ COLLEGE_BACKUPS: at('backups'), DATA: at('data') },
        ...{ FAILS: '', PENDING: '', READY: '', ...more },
        PATH: `${at('bin')}:${process.env.PATH}`,
      },
    })
  return {
    at,
    /** As with systemd, recovery follows however the upgrade ends. */
    upgrade(more: Record<string, string>) {
      const { status, stderr } = run('--inside', { READY_SECONDS: patientSeconds, ...more })
      const recovery = run('--recover', { ...more, READY_SECONDS: patientSeconds })
      return { status, stderr, recovered: recovery.status }
    },
    current: () => readlinkSync(at('opt/current')),
    database: () => readFileSync(at('data/college.sqlite'), 'utf8').trim(),
    unit: () => readFileSync(at('units/college.service'), 'utf8'),
    leftovers: () => readdirSync(at('opt')).filter((name) => /^\.upgrade(?!\.lock)/.test(name)),
  }
}

const onLinux = test.runIf(process.platform === 'linux')

onLinux('an upgrade that gets ready takes the place of the former release', () => {
  const site = aSite()

  const { status, stderr } = site.upgrade({ READY: 'yes', PENDING: '006-something' })

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(site.current()).not.toContain('former')
  expect(existsSync(join(site.current(), 'server/main.js'))).toBe(true)
  expect(site.unit()).toContain('ExecStart=')
  expect(site.database()).toBe('changed')
  expect(readdirSync(site.at('backups'))).toHaveLength(1)
  expect(readdirSync(site.at('data'))).toEqual(['college.sqlite'])
  expect(site.leftovers()).toEqual([])
})

onLinux('a database that another machine has changed is backed up by the release it is of', () => {
  const site = aSite({ settings: 'DATABASE_URL=postgres://college\n' })
  const node = programs.node.replace('*backup*)', '*backup*) case $PWD in *former) exit 1 ;; esac;')
  writeFileSync(site.at('bin/node'), `#!/bin/sh\n${node}\n`, { mode: 0o755 })

  const { status, stderr } = site.upgrade({ READY: 'yes' })

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readdirSync(site.at('backups'))).toHaveLength(1)
})

onLinux('a build that fails changes nothing', () => {
  const site = aSite()

  const { status, stderr } = site.upgrade({ FAILS: 'yes' })

  expect(status).toBe(1)
  expect(stderr).toContain('upgrade: the build failed, nothing was changed')
  expect(site.current()).toContain('former')
  expect(readdirSync(site.at('opt/releases'))).toEqual(['former'])
  expect(site.leftovers()).toEqual([])
})

onLinux(
  'a full disk is named as the reason, though the log of the build has no room either',
  () => {
    const site = aSite()
    symlinkSync('/dev/full', site.at('opt/upgrade.log'))

    const { status, stderr } = site.upgrade({ FAILS: 'no space left on device' })

    expect(status).toBe(1)
    expect(stderr).toContain('nothing was changed:\nno space left on device')
  },
)

onLinux(
  'a release that does not get ready gives way to the former one, its unit and its database',
  () => {
    const site = aSite()

    const { status, stderr, recovered } = site.upgrade({ PENDING: '006-something', ...neverReady })

    expect({ status, recovered }).toEqual({ status: 1, recovered: 0 })
    expect(stderr).toContain('the last words')
    expect(site.current()).toContain('former')
    expect(site.unit()).toBe('the former unit\n')
    expect(site.database()).toBe('as before')
    const stored = readdirSync(site.at('data')).find((name) => name.startsWith('failed-upgrade-'))
    expect(readFileSync(site.at(`data/${stored}/college.sqlite`), 'utf8')).toBe('changed\n')
    expect(readdirSync(site.at('opt/releases'))).toEqual(['former'])
    expect(site.leftovers()).toEqual([])
  },
)

onLinux(
  'a PostgreSQL that was changed is left to somebody, who is told where the backup is',
  () => {
    const site = aSite({ settings: 'DATABASE_URL=postgres://college\n' })
    // What was pending before the start is done afterwards.
    const node = programs.node.replace('printf %s "$PENDING"', 'cat "$DATA/pending" 2> /dev/null')
    writeFileSync(site.at('bin/node'), `#!/bin/sh\n${node}\n`, { mode: 0o755 })
    const start = programs.systemctl.replace(
      'echo changed >',
      'rm -f "$DATA/pending"; echo changed >',
    )
    writeFileSync(site.at('bin/systemctl'), `#!/bin/sh\n${start}\n`, { mode: 0o755 })
    writeFileSync(site.at('data/pending'), '006-something')

    const { status, recovered } = site.upgrade(neverReady)

    expect({ status, recovered }).toEqual({ status: 1, recovered: 1 })
    expect(site.current()).not.toContain('former')
    expect(site.leftovers()).toEqual(['.upgrade.failed'])
    expect(readFileSync(site.at('opt/.upgrade.failed/backup'), 'utf8')).toContain(
      '-before-upgrade.backup',
    )
  },
)

onLinux(
  'what was cut off goes on when it is ready, and back when the release was not in place yet',
  () => {
    const site = aSite()
    const release = site.at('opt/releases/next')
    const cutOff = () => {
      for (const name of ['opt/.upgrade/units', 'opt/releases/next/deploy/systemd'])
        mkdirSync(site.at(name), { recursive: true })
      writeFileSync(site.at('opt/.upgrade/former'), site.at('opt/releases/former'))
      writeFileSync(site.at('opt/.upgrade/release'), release)
      writeFileSync(site.at('opt/.upgrade/units/college.service'), 'the former unit\n')
    }
    cutOff()
    expect(site.upgrade({ FAILS: 'yes' }).status).toBe(1)
    expect(existsSync(release)).toBe(false)
    expect(site.leftovers()).toEqual([])

    cutOff()
    rmSync(site.at('opt/current'))
    symlinkSync(release, site.at('opt/current'))
    expect(site.upgrade({ FAILS: 'yes', READY: 'yes' }).status).toBe(1)
    expect(site.current()).toBe(release)
    expect(site.leftovers()).toEqual([])
  },
)
