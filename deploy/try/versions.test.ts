import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versions } from './versions.ts'

const project = join(import.meta.dirname, '../..')

test.each(
  Object.entries(versions),
)('what makes the version %s is still in the source', (_, changes) => {
  for (const [file, change] of Object.entries(changes)) {
    const text = readFileSync(join(project, file), 'utf8')
    expect(change(text)).not.toBe(text)
  }
})
