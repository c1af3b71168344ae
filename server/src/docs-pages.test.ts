import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const named = /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.tsx?)`/g

function pathsIn(page: string): string[] {
  let folder = ''
  return [...page.matchAll(named)].map(([, name = '']) => {
    if (!name.includes('/')) return join(folder, name)
    folder = name.endsWith('/') ? name : dirname(name)
    return name
  })
}

test('what the map names is there', () => {
  const paths = pathsIn(read('docs/architecture.md'))

  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

const domains = readdirSync(join(root, 'server/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `server/src/${name}`)

test.each(['server/src', 'web/app', ...domains])('every folder of %s is on the map', (path) => {
  const folders = readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}/`)
  const paths = pathsIn(read('docs/architecture.md'))

  expect(folders.filter((folder) => !paths.includes(folder))).toEqual([])
})

test('every decision has its line in the list of decisions', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
  const lines = read('docs/decisions/README.md').matchAll(/^\| \[\d{3}\]\(([\w.-]+)\)/gm)

  expect([...lines].map(([, name]) => name)).toEqual(files.toSorted())
})

test('every case that the name of a test cites is told in the list of cases, and no other', () => {
  const files = globSync('{server,web,e2e,deploy}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const names = files.flatMap((file) => [
    ...read(file).matchAll(/['"`]((?:[A-Z]\d\d, )*[A-Z]\d\d): /g),
  ])
  const cited = new Set(names.flatMap(([, codes = '']) => codes.split(', ')))
  const told = [...read('docs/cases.md').matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, code]) => code)

  expect(told.toSorted()).toEqual([...cited].toSorted())
})
