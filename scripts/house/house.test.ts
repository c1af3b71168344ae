import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { breachesOf } from './floors.ts'
import { importsOf } from './imports.ts'
import { readSource } from './source.ts'

const source = await readSource()

const loaded = (place: string) => `import(\n  '${place}',\n)`

const importsIn = (files: Record<string, string>) => importsOf(new Map(Object.entries(files)))

test('nothing reaches over its floor', () => {
  expect(breachesOf(importsOf(source))).toEqual([])
})

test('no imports go in a circle', () => {
  expect(circlesOf(importsOf(source))).toEqual([])
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
])('a breach is found: %s', (_, path, text, reached) => {
  expect(breachesOf(importsIn({ [path]: text, [reached]: '' }))).toEqual([`${path} → ${reached}`])
})

test('what a file of the pages reaches counts for whoever imports it', () => {
  const imports = importsIn({
    'web/app/site/events/calendar/event-facts.tsx': '',
    'web/app/framework/planted.ts': "import { x } from '#app/site/events/calendar/event-facts'",
    'web/app/lib/planted.ts': "import { x } from '#app/framework/planted'",
  })

  expect(breachesOf(imports)).toEqual([
    'web/app/lib/planted.ts → web/app/framework/planted.ts → web/app/site/events/calendar/event-facts.tsx',
  ])
})

test('a circle is found, also of types and over workspaces', () => {
  const imports = importsIn({
    'web/app/lib/first.ts': "import type { Second } from '#app/lib/second'",
    'web/app/lib/second.ts': "import type { First } from './first'",
    'server/test/third.ts': "import { x } from 'testing/fourth.ts'",
    'testing/fourth.ts': "import { x } from 'server/test/third.ts'",
    'contract/src/fifth.ts': "import type { Fifth } from './fifth.ts'",
  })

  expect(circlesOf(imports).map((circle) => circle.toSorted())).toEqual([
    ['web/app/lib/first.ts', 'web/app/lib/second.ts'],
    ['server/test/third.ts', 'testing/fourth.ts'],
    ['contract/src/fifth.ts'],
  ])
})

test('an import of what is not there is told', () => {
  const files = { 'web/app/lib/planted.ts': "import { x } from '#app/lib/gone'" }

  expect(() => importsIn(files)).toThrow('#app/lib/gone')
})
