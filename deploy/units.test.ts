import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function hardening(unit: string): string[] {
  const text = readFileSync(join(import.meta.dirname, 'systemd', unit), 'utf8')
  const taken = /^(Protect|Private|Restrict|SystemCall|Capability|Ambient|NoNew|Lock|Remove|UMask)/
  return text.split('\n').filter((line) => taken.test(line))
}

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

test('the unit and the image tell Node what `npm start` does', () => {
  const { start } = JSON.parse(read('package.json')).scripts
  const flags = (text = '') => text.match(/--[\w-]+(=\d+)?/g)
  const notified = flags(start)

  expect(notified?.length).toBeGreaterThan(0)
  const starts = /^(?:ExecStart=|CMD \["node").*$/m
  for (const path of ['deploy/systemd/college.service', 'deploy/Containerfile'])
    expect(flags(starts.exec(read(path).replace(/\\\n/g, ''))?.[0]), path).toEqual(notified)
})

test('both units are equally hardened', () => {
  expect(hardening('college-backup.service')).toEqual(hardening('college.service'))
  expect(hardening('college.service').length).toBeGreaterThan(20)
})
