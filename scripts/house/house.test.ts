import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { cyclesOf } from './cycles.ts'
import { foldersInCyclesOf, unknownFoldersOf, upwardImportsOf } from './domains.ts'
import { importsOf } from './imports.ts'
import { layerViolationsOf } from './layers.ts'
import { missingFilesOf, privateLocalsOf, privateNamesOf, repeatedExportsOf } from './names.ts'
import { readSource } from './source.ts'

const source = await readSource()

const loaded = (place: string) => `import(\n  '${place}',\n)`

const importsIn = (files: Record<string, string>) => importsOf(new Map(Object.entries(files)))

test('no import breaks the layers', () => {
  expect(layerViolationsOf(importsOf(source))).toEqual([])
})

test('imports form no cycle', () => {
  expect(cyclesOf(importsOf(source))).toEqual([])
})

test.each([
  [
    'a feature that knows another, by a relative path',
    'web/app/site/content/planted.ts',
    "import { x } from '../events/calendar/event-facts'",
    'web/app/site/events/calendar/event-facts.tsx',
  ],
  [
    'a type of another feature, by the name of the folder',
    'web/app/site/content/planted.ts',
    "import type {\n  X,\n} from '#app/site/events/calendar/event-facts'",
    'web/app/site/events/calendar/event-facts.tsx',
  ],
  [
    'a type written where it is used',
    'web/app/lib/planted.ts',
    `export type X = ${loaded('../data/events')}.ListedEvent`,
    'web/app/data/events.ts',
  ],
  [
    'what lib is handed on',
    'web/app/lib/planted.ts',
    "export { x } from '#app/ui/icon'",
    'web/app/ui/icon.tsx',
  ],
  [
    'what comes later',
    'web/app/ui/planted.ts',
    `const x = () => ${loaded('#app/routes/home')}`,
    'web/app/routes/home.tsx',
  ],
  [
    'the server in the web',
    'web/app/data/planted.test.ts',
    "import { x } from '../../../server/src/app.ts'",
    'server/src/app.ts',
  ],
  [
    'the web in the server',
    'server/src/events/planted.test.ts',
    "import { x } from '../../../web/app/lib/json.ts'",
    'web/app/lib/json.ts',
  ],
  [
    'a helper of tests in the product',
    'server/src/events/planted.ts',
    "import 'testing/an-event.ts'",
    'testing/an-event.ts',
  ],
  [
    'the college in the contract',
    'contract/src/planted.ts',
    "import { x } from 'college/facts'",
    'college/facts.ts',
  ],
  [
    'the server in the college',
    'college/planted.ts',
    "import { x } from 'server/src/app.ts'",
    'server/src/app.ts',
  ],
])('a violation is found: %s', (_, path, text, reached) => {
  expect(layerViolationsOf(importsIn({ [path]: text, [reached]: '' }))).toEqual([
    `${path} → ${reached}`,
  ])
})

test('what a file of the pages imports counts for its importers', () => {
  const imports = importsIn({
    'web/app/site/events/calendar/event-facts.tsx': '',
    'web/app/framework/planted.ts': "import { x } from '#app/site/events/calendar/event-facts'",
    'web/app/lib/planted.ts': "import { x } from '#app/framework/planted'",
  })

  expect(layerViolationsOf(imports)).toEqual([
    'web/app/lib/planted.ts → web/app/framework/planted.ts → web/app/site/events/calendar/event-facts.tsx',
  ])
})

test('a cycle is found, including type imports and across workspaces', () => {
  const imports = importsIn({
    'web/app/lib/first.ts': "import type { Second } from '#app/lib/second'",
    'web/app/lib/second.ts': "import type { First } from './first'",
    'server/test/third.ts': "import { x } from 'testing/fourth.ts'",
    'testing/fourth.ts': "import { x } from 'server/test/third.ts'",
    'contract/src/fifth.ts': "import type { Fifth } from './fifth.ts'",
  })

  expect(cyclesOf(imports).map((cycle) => cycle.toSorted())).toEqual([
    ['web/app/lib/first.ts', 'web/app/lib/second.ts'],
    ['server/test/third.ts', 'testing/fourth.ts'],
    ['contract/src/fifth.ts'],
  ])
})

test('an import of a missing file is reported', () => {
  const files = { 'web/app/lib/planted.ts': "import { x } from '#app/lib/gone'" }

  expect(() => importsIn(files)).toThrow('#app/lib/gone')
})

test.each([
  ['to a higher layer', 'server/src/platform/http/planted.ts', 'server/src/events/x.ts'],
  [
    'to the other domain of a layer',
    'contract/src/accounts/planted.ts',
    'contract/src/content/x.ts',
  ],
  [
    'from what surrounds every screen',
    'web/app/panel/shell/planted.ts',
    'web/app/panel/events/x.ts',
  ],
])('an import is upward: %s', (_, path, reached) => {
  const files = (from: string, to: string) =>
    importsIn({
      [from]: `import { x } from '${posix.relative(posix.dirname(from), to)}'`,
      [to]: '',
    })

  expect(upwardImportsOf(files(path, reached))).toEqual([`${path} → ${reached}`])
  expect(upwardImportsOf(files(reached, path))).toEqual(
    path.includes('accounts') ? [`${reached} → ${path}`] : [],
  )
})

test('files that connect domains import all of them, and tests import what they need', () => {
  const imports = importsIn({
    'server/src/app.ts': "import './events/routes.ts'",
    'server/src/events/routes.ts': '',
    'server/src/accounts/students/cli.ts': "import '../../app.ts'",
    'server/src/platform/db/open.test.ts': "import '../../events/routes.ts'",
  })

  expect(upwardImportsOf(imports)).toEqual([])
})

test('an importer of a file that connects domains must be above them, even indirectly', () => {
  const imports = importsIn({
    'server/src/lists.ts': "import './more.ts'",
    'server/src/more.ts': "import './events/routes.ts'",
    'server/src/limits.ts': '',
    'server/src/events/routes.ts': "import '../limits.ts'",
    'server/src/events/service.ts': "import '../lists.ts'",
    'server/src/platform/x.ts': "import '../lists.ts'",
    'server/src/search/x.ts': "import '../lists.ts'",
    'server/src/events/emails-cli.ts': "import './service.ts'",
    'server/src/events/calendar/x.ts': "import '../emails-cli.ts'",
  })

  expect(upwardImportsOf(imports)).toEqual([
    'server/src/events/service.ts → server/src/lists.ts',
    'server/src/platform/x.ts → server/src/lists.ts',
    'server/src/events/calendar/x.ts → server/src/events/emails-cli.ts',
  ])
})

test('folders of the server that import each other indirectly are found', () => {
  const imports = importsIn({
    'server/src/platform/db/open.ts': "import '../http/errors.ts'",
    'server/src/platform/http/errors.ts': "import './mount.ts'",
    'server/src/platform/http/mount.ts': "import '../db/schema.ts'",
    'server/src/platform/db/schema.ts': '',
    'server/src/events/routes.ts': "import '../platform/http/mount.ts'",
  })

  expect(foldersInCyclesOf(imports)).toEqual(['platform/db', 'platform/http'])
})

test('a file directly in a domain counts as a folder', () => {
  const imports = importsIn({
    'server/src/platform/errors.ts': '',
    'server/src/platform/http/mount.ts': "import '../errors.ts'",
    'server/src/platform/deps.ts': "import './http/mount.ts'",
    'server/src/search/routes.ts': "import './public/search.ts'",
    'server/src/search/public/search.ts': "import type { X } from './rows.ts'",
    'server/src/search/public/rows.ts': "import '../routes.ts'",
  })

  expect(foldersInCyclesOf(imports)).toEqual(['search/public', 'search/routes.ts'])
})

test('a folder outside the domains is found', () => {
  const imports = importsIn({ 'server/src/utils/x.ts': '', 'server/src/events/y.ts': '' })

  expect(unknownFoldersOf(imports)).toEqual(['server/src/utils/'])
})

test('an exported name in two files is found, and one in a test isn’t', () => {
  const source = new Map([
    ['server/src/events/x.ts', 'export const titleOf = 1\n'],
    ['web/app/lib/y.ts', 'export function titleOf() {}\nexport type Other = 1\n'],
    ['web/app/lib/y.test.ts', 'export type Other = 1\n'],
  ])

  expect(repeatedExportsOf(source)).toEqual(['titleOf: server/src/events/x.ts, web/app/lib/y.ts'])
})

test('private words are found in names of files, exports and locals', () => {
  const source = new Map([
    ['server/src/events/kept-places.ts', 'export const isTold = 1\nexport const isNotFound = 2\n'],
    ['server/src/events/x.ts', 'function f() {\n  const foundOnes = 1\n  const results = 2\n}\n'],
  ])

  expect(privateNamesOf(source)).toEqual([
    'server/src/events/kept-places.ts',
    'server/src/events/kept-places.ts: isTold',
  ])
  expect(privateLocalsOf(source)).toEqual(['server/src/events/x.ts: foundOnes'])
})

test('a comment that names a missing file is found', () => {
  const source = new Map([
    ['server/src/events/x.ts', '/** See `y.test.ts` and `gone.ts`. */\nexport const url = 1\n'],
    ['server/src/events/y.test.ts', '// As in `x.ts`.\n'],
  ])

  expect(missingFilesOf(source)).toEqual(['server/src/events/x.ts: gone.ts'])
})
