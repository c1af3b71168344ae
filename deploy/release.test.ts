import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const script = join(import.meta.dirname, 'release.sh')

/** Stand-ins for Node, npm and a disk. */
const programs = {
  node: `[ "$1" = -p ] && echo 24.1.0 || { mkdir -p web/build server/build && echo page | tee web/build/page > server/build/main.js; }`,
  npm: 'mkdir -p node_modules',
  df: 'echo Avail; echo 5000M',
}

function release(stand: Partial<typeof programs> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'college-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bin = mkdtempSync(join(tmpdir(), 'college-programs-'))
  onTestFinished(() => rmSync(bin, { recursive: true }))
  for (const [name, text] of Object.entries({ ...programs, ...stand }))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  const run = () =>
    spawnSync(script, [join(folder, 'one')], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    })
  return { folder, run, ...run() }
}

test('a release holds what runs, and no tests', () => {
  const { status, folder, run } = release()

  expect(status).toBe(0)
  expect(readdirSync(folder)).toEqual(['one'])
  for (const part of [
    'server/main.js',
    'server/build/main.js',
    'web/build/page',
    'deploy/systemd/college.service',
  ])
    expect(existsSync(join(folder, 'one', part)), part).toBe(true)
  const files = readdirSync(join(folder, 'one/server'), { recursive: true }).map(String)
  expect(files.filter((name) => name.endsWith('.test.ts'))).toEqual([])

  const again = run()
  expect(again.status).toBe(1)
  expect(again.stderr).toMatch(/^release: .* already exists\n$/)
})

test('a build that fails leaves nothing', () => {
  for (const stand of [
    { npm: 'exit 1' },
    { node: `[ "$1" = -p ] && echo 24.1.0 || exit 1` },
    // Runtime packages are fetched last.
    { npm: 'case "$*" in *omit*) exit 1 ;; *) mkdir -p node_modules ;; esac' },
  ]) {
    const { status, folder } = release(stand)
    expect(status).not.toBe(0)
    expect(readdirSync(folder)).toEqual([])
  }
})

test('a disk without space is reported in one line, before anything is built', () => {
  const { status, stderr, folder } = release({ df: 'echo Avail; echo 95M', npm: 'exit 9' })

  expect(status).toBe(1)
  expect(stderr).toMatch(/^release: no space left in .* needs 700 MB, and 95 MB are free\n$/)
  expect(readdirSync(folder)).toEqual([])
})

test('an outdated Node is reported in one line', () => {
  const { status, stderr, folder } = release({ node: 'echo 20.1.0' })

  expect(status).toBe(1)
  expect(stderr).toMatch(/^release: Node 24 or newer is needed, but .*node is 20\.1\.0\n$/)
  expect(readdirSync(folder)).toEqual([])
})

test('an outdated Node that starts a release is reported too', () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.1.0' })`
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${pretend}`, join(import.meta.dirname, '../server/main.js')],
    { encoding: 'utf8' },
  )

  expect(status).toBe(1)
  expect(stderr).toMatch(/^Node 24 or newer is needed, but .*node is 20\.1\.0\n$/)
})
