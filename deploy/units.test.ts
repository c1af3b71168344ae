import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a unit takes away from its program, line by line. */
function hardening(unit: string): string[] {
  const text = readFileSync(join(import.meta.dirname, 'systemd', unit), 'utf8')
  const taken = /^(Protect|Private|Restrict|SystemCall|Capability|Ambient|NoNew|Lock|Remove|UMask)/
  return text.split('\n').filter((line) => taken.test(line))
}

test('both units are hardened alike', () => {
  expect(hardening('college-backup.service')).toEqual(hardening('college.service'))
  expect(hardening('college.service').length).toBeGreaterThan(20)
})
