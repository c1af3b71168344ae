import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { interfaceLabels } from '../../../test/words/labels.ts'
import { withoutMarks } from '../../../test/words/marked.ts'
import { readTwice } from '../../../test/words/marked-site.ts'
import { picturesIn } from '../../../test/words/pictures-in.ts'
import { hasWords, textsIn } from '../../../test/words/texts-in.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'

/** Separators in a title: its parts are checked one by one. */
const partsOf = (text: string) => text.split(/ \| |: (?=\p{Lu})/u)

/** Uploads; the emblem and the link preview card belong to the build, like the colours. */
const isEditable = (picture: string) =>
  picture.startsWith('/uploads/') || /^\/assets\/(logo|og-default)-/.test(picture)

/** Texts in both versions: editable or constant; and all pictures. */
async function sorted() {
  const pages = await readTwice(await testApp({ web: builtWeb() }))
  const [edited, unchanged] = [new Set<string>(), new Map<string, string>()]
  const pictures = new Map<string, string>()
  for (const [address, { was, is }] of pages) {
    const before = new Set(textsIn(was).map(withoutMarks))
    for (const picture of picturesIn(is)) pictures.set(picture, address)
    for (const text of textsIn(is)) {
      const rest = withoutMarks(text)
      if (hasWords(rest) && (before.has(rest) || rest.includes('…'))) unchanged.set(rest, address)
      else edited.add(text)
    }
  }
  return { edited, unchanged, pictures }
}

test('every text and picture of the college that visitors see can be edited', async ({
  annotate,
}) => {
  const { edited, unchanged, pictures } = await sorted()
  const labels = new Set(interfaceLabels)
  // A URL in a text is also a link's target.
  const isKnown = (text: string) =>
    labels.has(text) || !hasWords(text) || /^https:\/\/\S+$/.test(text)
  const texts = [...unchanged.keys()].filter(
    (text) => !isKnown(text) && !partsOf(text).every(isKnown),
  )
  const source = [...pictures.keys()].filter((address) => !isEditable(address))

  expect(texts.map((text) => [text, unchanged.get(text)])).toEqual([])
  expect(source.map((address) => [address, pictures.get(address)])).toEqual([])
  // Remove what has become editable from the list.
  expect([...labels].filter((text) => !unchanged.has(text))).toEqual([])
  expect([edited.size, pictures.size].every((count) => count > 50)).toBe(true)
  await annotate(
    `100 % of ${edited.size} texts and ${pictures.size} pictures of public pages can be edited`,
  )
})
