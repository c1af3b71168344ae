import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { interfaceLabels } from '../../test/words/labels.ts'
import { withoutMarks } from '../../test/words/marked.ts'
import { readTwice } from '../../test/words/marked-site.ts'
import { stillSource } from '../../test/words/still-source.ts'
import { hasWords } from '../../test/words/texts-in.ts'
import { builtWeb } from '../pages/load-web.ts'

/** Every text in something, however deep it lies. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [withoutMarks(value.replace(/\s+/g, ' ').trim())]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithin)
    : []
}

/** What stands beside each other in a title: its parts are judged one by one. */
const partsOf = (text: string) => text.split(/ \| |: (?=\p{Lu})/u)

/** The texts of both readings: those that somebody can edit, and those that say the same whatever is edited. */
async function sorted() {
  const pages = await readTwice(await testApp({ web: builtWeb() }))
  const [edited, unchanged] = [new Set<string>(), new Map<string, string>()]
  for (const [address, { was, is }] of pages) {
    const before = new Set(was.map(withoutMarks))
    for (const text of is) {
      const rest = withoutMarks(text)
      if (hasWords(rest) && (before.has(rest) || rest.includes('…'))) unchanged.set(rest, address)
      else edited.add(text)
    }
  }
  return { edited, unchanged }
}

test('a visitor reads nothing of the college that cannot be edited, but for what is known to be still source', async ({
  annotate,
}) => {
  const { edited, unchanged } = await sorted()
  const labels = new Set(interfaceLabels)
  const source = Object.entries(stillSource()).map(
    ([name, value]) => [name, new Set(textsWithin(value))] as const,
  )
  const isSource = (text: string) => source.some(([, texts]) => texts.has(text))
  const isKnown = (text: string) => labels.has(text) || isSource(text) || !hasWords(text)
  const said = [...unchanged.keys()]

  const unknown = said.filter((text) => !isKnown(text) && !partsOf(text).every(isKnown))
  expect(unknown.map((text) => [text, unchanged.get(text)])).toEqual([])
  // What became editable is taken from the lists.
  expect([...labels].filter((text) => !unchanged.has(text))).toEqual([])
  const isSaid = (texts: Set<string>) => [...texts].some((text) => unchanged.has(text))
  expect(source.filter(([, texts]) => !isSaid(texts)).map(([name]) => name)).toEqual([])

  const still = said.filter((text) => !labels.has(text))
  const share = (100 * edited.size) / (edited.size + still.length)
  const names = source.map(([name]) => name).join('\n')
  await annotate(
    `${share.toFixed(1)} % of the texts of public pages can be edited. Not yet:\n${names}`,
  )
})
