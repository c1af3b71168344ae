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

const recipes = globSync('docs/how-to/*.md', { cwd: root })

test.each(['docs/architecture.md', ...recipes])('paths named in %s exist', (page) => {
  const paths = pathsIn(read(page)).filter((path) => !path.includes('NNN'))

  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test.each(foldersIn('server/src'))('the domain %s is on the map with all its folders', (domain) => {
  const row = read('docs/architecture.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`server/src/${domain}/\``))
  const folders = row?.split('|').at(-2)?.split(',') ?? []

  expect(folders.map((name) => name.trim())).toEqual(foldersIn(`server/src/${domain}`).toSorted())
})

test('every recipe is on the map', () => {
  const map = read('docs/architecture.md')

  expect(recipes.length).toBeGreaterThan(10)
  expect(recipes.filter((path) => !map.includes(path.replace('docs/', '')))).toEqual([])
})

test('every decision has its line in the list of decisions', () => {
  const files = globSync('**/[0-9]*.md', { cwd: join(root, 'docs/decisions') })
  const lines = read('docs/decisions/README.md').matchAll(/^\| \[\d{3}\]\(([\w./-]+)\)/gm)

  expect([...lines].map(([, name]) => name).toSorted()).toEqual(files.toSorted())
})

const pages = [...globSync('docs/**/*.md', { cwd: root }), 'README.md']

test.each(pages)('links in %s work', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].map(
    ([, link = '']) => link,
  )

  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
})

test('every case that the name of a test cites is in the list of cases, and no others are', () => {
  const files = globSync('{server,web,e2e,deploy}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const names = files.flatMap((file) => [
    ...read(file).matchAll(/['"`]((?:[A-Z]\d\d, )*[A-Z]\d\d): /g),
  ])
  const cited = new Set(names.flatMap(([, codes = '']) => codes.split(', ')))
  const listed = [...read('docs/cases.md').matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, code]) => code)

  expect(listed.toSorted()).toEqual([...cited].toSorted())
})
