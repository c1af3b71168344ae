/**
 * `npm run figures`: prints size and structure as a table. Fails if a figure misses its target, and lists the places. Speed and
 * weight are measured by `npm run bench` and `npm run bench:pages`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { eventFields } from 'contract/events/event-fields'
import { type Figure, isMet, printFigures } from 'lab/figures.ts'
import { pages } from '../web/app/framework/addresses/paths.ts'
import { circlesOf } from './house/circles.ts'
import { foldersInCyclesOf, strangersOf, upwardImportsOf } from './house/domains.ts'
import { importsOf } from './house/imports.ts'
import { breachesOf } from './house/layers.ts'
import { privateLocalsOf, privateNamesOf, repeatedExportsOf } from './house/names.ts'
import { readSource, root } from './house/source.ts'

const rooms = ['contract/src', 'college', 'server/src', 'web/app']
const isIn = (path: string, places: string[]) =>
  places.some((place) => path === place || path.startsWith(`${place}/`))

const source = await readSource()
const untested = [...source].filter(([path]) => !/\.test\.tsx?$/.test(path))
const product = untested.filter(([path]) => isIn(path, rooms))
const lines = (text: string) => text.split('\n').length - 1

type Fault = { category: string; severity: string; location: { path: string } }

function errorsOf(group: string, rule: string): string[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const requested = ['lint', `--only=${group}/${rule}`, '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, ...requested, ...rooms], {
    cwd: root,
    encoding: 'utf8',
  })
  const { diagnostics }: { diagnostics: Fault[] } = JSON.parse(stdout)
  return diagnostics
    .filter(({ category, severity }) => category.endsWith(rule) && severity === 'error')
    .map(({ location }) => location.path)
}

const pageNames = new Set(pages.map(({ path }) => path.split('/')[1] ?? ''))

function pagesNamedIn(text: string): number {
  const names = [...text.matchAll(/['"`]\/([\w-]+)/g)].map(([, name = '']) => name)
  return new Set(names.filter((name) => pageNames.has(name))).size
}

const fieldNames = Object.keys(eventFields).map((name) => new RegExp(`\\b${name}\\b`))
const fieldsNamedIn = (text: string) => fieldNames.filter((name) => name.test(text)).length

/** Permission checks that belong in the contract rather than in a module with routes. */
const guard = /\b(?:may|mayUse|hasRight|requireRight|forbidden)\(|\bactor\.(?:kind|role) [!=]==/g

const toolsOfPages = ['web/test', 'lab', 'e2e/journeys/every-page.spec.ts']
/** Checked against the table of pages by `web/app/framework/addresses/written-addresses.test.ts`. */
const heldToTheTable = ['contract/src/platform/page-addresses.ts']
const imports = importsOf(source)

const places: Record<string, { found: string[]; atMost: number }> = {
  'files over 250 lines': {
    found: product.filter(([, text]) => lines(text) > 250).map(([path]) => path),
    atMost: 0,
  },
  'functions over the limit, 60 lines or 80 in .tsx': {
    found: errorsOf('complexity', 'noExcessiveLinesPerFunction'),
    atMost: 0,
  },
  'files in import cycles, types included': { found: circlesOf(imports).flat(), atMost: 0 },
  'imports from a higher layer': { found: breachesOf(imports), atMost: 0 },
  'upward imports between domains': { found: upwardImportsOf(imports), atMost: 0 },
  'server folders in a cycle': { found: foldersInCyclesOf(imports), atMost: 0 },
  'folders outside the domains': { found: strangersOf(imports), atMost: 0 },
  // `up` of migrations, `Fragment` of both JSX runtimes; `startingContent` and `startingEntries`
  // occur in a text that is written to a file.
  'exported names in more than one file': { found: repeatedExportsOf(source), atMost: 4 },
  // The vocabulary.
  'files and exports in private words': { found: privateNamesOf(source), atMost: 0 },
  'local names in private words': { found: privateLocalsOf(source), atMost: 0 },
  'guards in routes instead of the contract': {
    found: product
      .filter(([path]) => path.endsWith('routes.ts'))
      .flatMap(([path, text]) =>
        [...text.matchAll(guard)].map(([requested]) => `${path}: ${requested}`),
      ),
    atMost: 0,
  },
  'lists of pages': {
    found: untested
      .filter(
        ([path]) =>
          isIn(path, [...rooms, ...toolsOfPages]) && !isIn(path, ['college', ...heldToTheTable]),
      )
      .filter(([, text]) => pagesNamedIn(text) > 3)
      .map(([path]) => path),
    atMost: 1,
  },
  'lists of the fields of an event': {
    found: product
      .filter(([path]) => !path.includes('/migrations/'))
      .filter(([, text]) => fieldsNamedIn(text) > 0.75 * fieldNames.length)
      .map(([path]) => path),
    atMost: 1,
  },
}

const linesOf = (room: string) =>
  product.filter(([path]) => isIn(path, [room])).reduce((sum, [, text]) => sum + lines(text), 0)
const total = rooms.reduce((sum, room) => sum + linesOf(room), 0)

const figures: Figure[] = [
  ...rooms.map((room) => ({ name: `lines, ${room}`, value: linesOf(room), unit: '' })),
  { name: 'lines, all', value: total, unit: '' },
  { name: 'files', value: product.length, unit: '' },
  { name: 'lines per file, on average', value: Math.round(total / product.length), unit: '' },
  ...Object.entries(places).map(([name, { found, atMost }]) => ({
    name,
    value: found.length,
    unit: '',
    atMost,
  })),
]

printFigures(figures)
for (const figure of figures.filter((one) => !isMet(one))) {
  process.exitCode = 1
  console.log(`\n${figure.name}:\n${places[figure.name]?.found.join('\n')}`)
}
