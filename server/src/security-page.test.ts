import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { departmentText, grantOf } from 'contract/platform/rights-table'
import { isRight, rights, roleNames, roles } from 'contract/platform/roles'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

const reference =
  /`([\w./-]+\.\w+|[\w./-]+\/Caddyfile|\.dockerignore)`((?:,? S\d\d)*)(?: "([^"]+)")?/g
const references = [...page.matchAll(reference)].map(
  ([, path = '', cases = '', words = '']): [string, string[]] => [
    path,
    [...cases.matchAll(/S\d\d/g)].map(([number]) => number).concat(words || []),
  ],
)

test('what the security page refers to exists, with the cases and tests it names', () => {
  const paths = references.filter(([path]) => !path.startsWith('/'))
  const missing = paths.flatMap(([path, parts]) => {
    const file = join(root, path)
    if (!existsSync(file)) return [path]
    const text = readFileSync(file, 'utf8')
    return parts.filter((part) => !text.includes(part)).map((part) => `${path}: ${part}`)
  })

  expect(paths.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('its table of roles and rights is the one in the code', () => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const words = { always: 'yes', publishing: 'who may publish' }
  const lines = Object.keys(rights)
    .filter(isRight)
    .map((right) => {
      const grants = roleNames.map((role) => grantOf(role, right))
      return row([rights[right], ...grants.map((grant) => (grant ? words[grant] : ''))])
    })

  const table = [
    row(['Right', ...roleNames.map((role) => roles[role].label)]),
    row(['---', ...roleNames.map(() => '---')]),
    ...lines,
    row(['Departments', ...roleNames.map((role) => departmentText[roles[role].departments])]),
  ]

  expect(page).toContain(table.join('\n'))
})
