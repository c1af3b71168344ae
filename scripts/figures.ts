/**
 * `npm run figures`: prints size and structure as a table. Fails if a figure misses its target, and lists the places. Speed and
 * weight are measured by `npm run bench` and `npm run bench:pages`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { eventFields } from 'contract/events/event-fields'
import { type Figure, isMet, printFigures } from 'lab/figures.ts'
import { pages } from '../web/app/framework/addresses/paths.ts'
import { cyclesOf } from './house/cycles.ts'
import { foldersInCyclesOf, unknownFoldersOf, upwardImportsOf } from './house/domains.ts'
import { importsOf } from './house/imports.ts'
import { layerViolationsOf } from './house/layers.ts'
import {
  missingFilesOf,
  privateLocalsOf,
  privateNamesOf,
  repeatedExportsOf,
} from './house/names.ts'
import { readSource, root } from './house/source.ts'

const productFolders = ['contract/src', 'college', 'server/src', 'web/app']
const isIn = (path: string, checks: string[]) =>
  checks.some((place) => path === place || path.startsWith(`${place}/`))

const source = await readSource()
const untested = [...source].filter(([path]) => !/\.test\.tsx?$/.test(path))
const product = untested.filter(([path]) => isIn(path, productFolders))
const lines = (text: string) => text.split('\n').length - 1

type Diagnostic = { category: string; severity: string; location: { path: string } }

function errorsOf(group: string, rule: string): string[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const given = ['lint', `--only=${group}/${rule}`, '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, ...given, ...productFolders], {
    cwd: root,
    encoding: 'utf8',
  })
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout)
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

const pageTools = ['web/test', 'lab', 'e2e/journeys/every-page.spec.ts']
/** Checked against the table of pages by `web/app/framework/addresses/written-addresses.test.ts`. */
const checkedAgainstTable = ['contract/src/platform/page-addresses.ts']
const imports = importsOf(source)

const checks: Record<string, { matches: string[]; atMost: number }> = {
  'files over 250 lines': {
    matches: product.filter(([, text]) => lines(text) > 250).map(([path]) => path),
    atMost: 0,
  },
  'functions over the limit, 60 lines or 80 in .tsx': {
    matches: errorsOf('complexity', 'noExcessiveLinesPerFunction'),
    atMost: 0,
  },
  'files in import cycles, types included': { matches: cyclesOf(imports).flat(), atMost: 0 },
  'imports from a higher layer': { matches: layerViolationsOf(imports), atMost: 0 },
  'upward imports between domains': { matches: upwardImportsOf(imports), atMost: 0 },
  'server folders in a cycle': { matches: foldersInCyclesOf(imports), atMost: 0 },
  'folders outside the domains': { matches: unknownFoldersOf(imports), atMost: 0 },
  // `up` of migrations, `Fragment` of both JSX runtimes; `startingContent` and `startingEntries`
  // occur in a text that is written to a file.
  'exported names in more than one file': { matches: repeatedExportsOf(source), atMost: 4 },
  // The vocabulary.
  'files and exports in private words': { matches: privateNamesOf(source), atMost: 0 },
  'local names in private words': { matches: privateLocalsOf(source), atMost: 0 },
  'comments that name a missing file': { matches: missingFilesOf(source), atMost: 0 },
  'guards in routes instead of the contract': {
    matches: product
      .filter(([path]) => path.endsWith('routes.ts'))
      .flatMap(([path, text]) => [...text.matchAll(guard)].map(([match]) => `${path}: ${match}`)),
    atMost: 0,
  },
  'lists of pages': {
    matches: untested
      .filter(
        ([path]) =>
          isIn(path, [...productFolders, ...pageTools]) &&
          !isIn(path, ['college', ...checkedAgainstTable]),
      )
      .filter(([, text]) => pagesNamedIn(text) > 3)
      .map(([path]) => path),
    atMost: 1,
  },
  'lists of the fields of an event': {
    matches: product
      .filter(([path]) => !path.includes('/migrations/'))
      .filter(([, text]) => fieldsNamedIn(text) > 0.75 * fieldNames.length)
      .map(([path]) => path),
    atMost: 1,
  },
}

const linesOf = (room: string) =>
  product.filter(([path]) => isIn(path, [room])).reduce((sum, [, text]) => sum + lines(text), 0)
const total = productFolders.reduce((sum, room) => sum + linesOf(room), 0)

const figures: Figure[] = [
  ...productFolders.map((room) => ({ name: `lines, ${room}`, value: linesOf(room), unit: '' })),
  { name: 'lines, all', value: total, unit: '' },
  { name: 'files', value: product.length, unit: '' },
  { name: 'lines per file, on average', value: Math.round(total / product.length), unit: '' },
  ...Object.entries(checks).map(([name, { matches, atMost }]) => ({
    name,
    value: matches.length,
    unit: '',
    atMost,
  })),
]

printFigures(figures)
for (const figure of figures.filter((one) => !isMet(one))) {
  process.exitCode = 1
  console.log(`\n${figure.name}:\n${checks[figure.name]?.matches.join('\n')}`)
}
