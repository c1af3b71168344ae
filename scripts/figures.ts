/**
 * `npm run figures`: how large the product is, and in how many places one thing stands, as a table. Fails when a figure misses its
 * target. Circles of imports and long functions are counted by the linter, with its settings; speed and weights are measured by `npm run bench`
 * and `npm run bench:pages`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, isMet, printFigures } from 'lab/figures.ts'
import { pages } from '../web/app/pages/paths.ts'

const root = join(import.meta.dirname, '..')
const rooms = ['contract/src', 'college', 'server/src', 'web/app']

/** Source by its paths, without tests. */
function readTracked(places: string[]): Map<string, string> {
  const tracked = execFileSync('git', ['ls-files', ...places], { cwd: root, encoding: 'utf8' })
  const paths = tracked.split('\n').filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The source of the product. */
const product = readTracked(rooms)
const lines = (text: string) => text.split('\n').length - 1

/** How many files outside of the college's own texts hold this. */
const filesWith = (pattern: RegExp, path = /^(?!college\/)/) =>
  [...product].filter(([name, text]) => path.test(name) && pattern.test(text)).length

const matches = (pattern: RegExp, path: RegExp) =>
  [...product]
    .filter(([name]) => path.test(name))
    .reduce((sum, [, text]) => sum + (text.match(pattern)?.length ?? 0), 0)

type Fault = { category: string; severity: string }

/** How many files or functions of the product break this rule of the linter. */
function faultsOf(group: string, rule: string): number {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const asked = ['lint', `--only=${group}/${rule}`, '--reporter=json', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, ...asked, ...rooms], {
    cwd: root,
    encoding: 'utf8',
  })
  const { diagnostics }: { diagnostics: Fault[] } = JSON.parse(stdout)
  const isFault = ({ category, severity }: Fault) => category.endsWith(rule) && severity === 'error'
  return diagnostics.filter(isFault).length
}

const roomFigures = rooms.map((room): Figure => {
  const texts = [...product].filter(([path]) => path.startsWith(`${room}/`)).map(([, text]) => text)
  return {
    name: `lines, ${room}`,
    value: texts.reduce((sum, text) => sum + lines(text), 0),
    unit: '',
  }
})
const total = roomFigures.reduce((sum, { value }) => sum + value, 0)
const longest = Math.max(...[...product.values()].map(lines))

const pageNames = new Set(pages.map(({ path }) => path.split('/')[1] ?? ''))

/** How many pages a file names by their addresses; one that names several holds a list of them. */
function pagesNamedIn(text: string): number {
  const names = [...text.matchAll(/['"`]\/([\w-]+)/g)].map(([, name = '']) => name)
  return new Set(names.filter((name) => pageNames.has(name))).size
}

/** What knows pages besides the product. */
const toolsOfPages = ['web/test', 'lab', 'e2e/journeys/every-page.spec.ts']
const listsOfPages = [...readTracked([...rooms, ...toolsOfPages])].filter(
  ([path, text]) => !path.startsWith('college/') && pagesNamedIn(text) > 3,
)

const figures: Figure[] = [
  ...roomFigures,
  { name: 'lines, all', value: total, unit: '' },
  { name: 'files', value: product.size, unit: '' },
  { name: 'lines of a file, on average', value: Math.round(total / product.size), unit: '' },
  { name: 'lines of the longest file', value: longest, unit: '', atMost: 250 },
  {
    name: 'functions over the limit, 60 lines or 80 in .tsx',
    value: faultsOf('complexity', 'noExcessiveLinesPerFunction'),
    unit: '',
    atMost: 0,
  },
  {
    name: 'files in circles of imports, types too',
    value: faultsOf('suspicious', 'noImportCycles'),
    unit: '',
    atMost: 0,
  },
  {
    name: 'guards asked in routes instead of the contract',
    value: matches(/\brequire(Admin|Student)\b/g, /^server\/src\/.*routes\.ts$/),
    unit: '',
    atMost: 0,
  },
  { name: 'lists of pages', value: listsOfPages.length, unit: '', atMost: 1 },
  { name: 'files that name one field of events', value: filesWith(/\bvenue\b/), unit: '' },
]

printFigures(figures)
if (!figures.every(isMet)) process.exitCode = 1
