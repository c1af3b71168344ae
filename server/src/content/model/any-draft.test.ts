import { readable, schemaErrorsOf, tidy } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { differences } from 'contract/content/differences'
import type { ContentField } from 'contract/content/field'
import { missingPartsOf } from 'contract/content/missing-parts'
import { combine } from 'contract/content/translations/combine'
import { textsOf } from 'contract/content/translations/texts-of'
import { declaredOf, entryTypeNames } from 'contract/content/translations/translation-types'
import { usesOf } from 'contract/content/uses'
import { expect, test } from 'vitest'
import { mapTargets } from '../references/map-targets.ts'
import { withDefaults } from './with-defaults.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => doc({ type: 'paragraph', content })

/** A program may send any of these for any field. */
const oddValues: unknown[] = [
  ...[null, 5, 1e308, true, '', 'constructor', '__proto__', '2026-02-30', '\ud800', 'a\0b'],
  ...[[], {}, [null], [5], ['x'], [[]], [{}], [{ _key: 5 }], { length: 1e9 }],
  { toString: 1, valueOf: 2 },
  ...[doc(), { type: 'doc', content: 5 }, doc(null), doc({ type: 'constructor', attrs: 5 })],
  doc({ type: 'toString', attrs: { item: 'x' } }),
  paragraph({ type: 'text', text: 5, marks: 7 }),
  paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 5 } }, null] }),
  ...[
    { text: 5, of: 5 },
    { text: null, of: [null] },
    { text: doc(null), of: ['x'] },
  ],
]

const filled = (fields: Readonly<Record<string, ContentField>>, value: unknown): ContentData =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, value]))

test('whatever a draft holds, it can be read, compared and judged', () => {
  for (const type of entryTypeNames) {
    const declared = declaredOf(type)
    const { fields } = declared
    const inLists = (value: unknown) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, { items }]) => [
          name,
          items ? [{ _key: 'a', ...filled(items.fields, value) }] : value,
        ]),
      )
    for (const value of oddValues)
      for (const data of [filled(fields, value), inLists(value)]) {
        const full = withDefaults(type, data)
        const stored = readable(fields, full)
        expect([type, declared.stored.safeParse(stored).success]).toEqual([type, true])
        expect(
          () => {
            schemaErrorsOf(declared, full)
            tidy(fields, full)
            missingPartsOf(fields, full)
            combine(fields, full, data)
            textsOf(fields, full, data)
            mapTargets(fields, full, (id) => id)
            differences(declared, full, data, () => '')
          },
          `${type} of ${JSON.stringify(value)}`,
        ).not.toThrow()
        for (const { target } of usesOf(fields, full))
          expect(['entry', 'picture', 'document', 'member']).toContain(target.kind)
      }
  }
})
