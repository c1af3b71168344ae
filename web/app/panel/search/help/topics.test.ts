import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFields } from 'contract/content/field'
import { contentTypes } from 'contract/content/types'
import { expect, test } from 'vitest'
import { kindTexts } from '../../content/library/library-texts'
import { viewIds, viewOf } from '../../views'
import { partsOfStep } from './help-topic'
import { topicsOfPeople } from './topics-of-people'
import { topicsOfWebsite } from './topics-of-website'

const topics = [...topicsOfWebsite, ...topicsOfPeople]
const root = join(import.meta.dirname, '../../../../..')

const source = ['web/app/panel/**/*.{ts,tsx}', 'contract/src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !path.includes('.test.') && !path.includes('search/help/topics-of-'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const listLabels = (fields: ContentFields): string[] =>
  Object.values(fields).flatMap(({ label, items }) =>
    items ? [`Add to “${label}”`, ...listLabels(items.fields)] : [],
  )

/** Buttons whose text is put together. */
const composed = new Set([
  ...Object.values(contentTypes).flatMap(({ one, fields }) => [
    `New ${one.toLowerCase()}`,
    ...listLabels(fields),
  ]),
  ...Object.values(kindTexts).flatMap(({ one, many }) => [`Replace ${one}`, `Upload ${many}`]),
])

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As a text in quotes, or alone between tags. */
const isInSource = (label: string) =>
  new RegExp(`['"\`]${escaped(label)}['"\`]|[>}]\\s*${escaped(label)}\\s*[<{]`).test(source)

const textsOf = ({ steps, more = '' }: (typeof topics)[number]) => [...steps, more]

test.each(topics)('$id names only labels that the panel has', (topic) => {
  const labels = textsOf(topic).flatMap((text) => partsOfStep(text).filter((_, at) => at % 2 === 1))
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.filter((label) => !composed.has(label) && !isInSource(label))).toEqual([])
})

test('a label that the panel lacks would be noticed', () => {
  expect(['Publish now', 'Publish it now', 'No such label'].map(isInSource)).toEqual([
    true,
    false,
    false,
  ])
})

test('every topic has a name of its own and opens an existing view by its label', () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
  for (const { opens } of topics) {
    expect(viewIds).toContain(opens.view)
    expect(opens.label).toBe(`Open ${viewOf(opens.view).label}`)
  }
})

test('every text has its labels closed', () => {
  for (const topic of topics)
    for (const text of textsOf(topic)) expect(partsOfStep(text).length % 2).toBe(1)
})
